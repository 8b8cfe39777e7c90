//! Draws a texture in the centre of the viewport.

use super::gl::*;
use super::Outcome;

const VERTEX: &str = "#version 330 core
uniform float part;
out vec2 place;
void main()
{
    place = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    gl_Position = vec4(part * (2.0 * place - 1.0), 0.0, 1.0);
}";

const FRAGMENT: &str = "#version 330 core
uniform sampler2D pixels;
in vec2 place;
out vec4 colour;
void main() { colour = texture(pixels, place); }";

const CORNERS: i32 = 4;

pub struct Quad {
    program: u32,
    part: i32,
    vertex_array: u32,
}

impl Quad {
    pub fn new(gl: &Gl) -> Outcome<Self> {
        let program = gl.program(VERTEX, FRAGMENT)?;
        let part = unsafe { (gl.get_uniform_location)(program, b"part\0".as_ptr().cast()) };
        // The vertex array has no attributes, because the shader computes the vertices from gl_VertexID.
        Ok(Self { program, part, vertex_array: gl.name(gl.gen_vertex_arrays) })
    }

    pub fn draw(&self, gl: &Gl, texture: u32, part: f32) {
        unsafe {
            (gl.use_program)(self.program);
            (gl.uniform)(self.part, part);
            (gl.bind_texture)(TEXTURE_2D, texture);
            (gl.bind_vertex_array)(self.vertex_array);
            (gl.draw_arrays)(TRIANGLE_STRIP, 0, CORNERS);
        }
    }
}
