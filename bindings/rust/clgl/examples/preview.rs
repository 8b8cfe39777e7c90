//! An image pipeline that does not use host memory. A kernel computes a picture of floats. clgl converts it to
//! bytes on the device, into a texture or, with --pbo, into a pixel buffer. OpenGL draws the picture in blended
//! layers, in one or more windows (--panels).

mod support;

use clgl::*;
use std::ptr;
use support::gl::*;
use support::{Harness, Outcome};

const CHANNELS: usize = 4;
const CORNERS: i32 = 4;
/// Movement of the centre of the gradient per frame, in radians
const PHASE_PER_FRAME: f32 = 0.05;

/// The picture is red at a moving centre, and becomes blue and more transparent away from it. Rows are ordered
/// from top to bottom, as in most image formats.
const KERNEL: &str = "
kernel void gradient(global float4 *pixels, float phase)
{
    const size_t column = get_global_id(0), row = get_global_id(1);
    const size_t width = get_global_size(0), height = get_global_size(1);
    const float x = ((float)column + 0.5f) / (float)width - 0.5f - 0.25f * cos(phase);
    const float y = ((float)row + 0.5f) / (float)height - 0.5f - 0.25f * sin(phase);
    const float away = min(2.0f * sqrt(x * x + y * y), 1.0f);
    pixels[row * width + column] = (float4)(1.0f - away, 0.0f, away, 1.0f - 0.75f * away);
}";

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
out vec4 color;
void main() { color = texture(pixels, place); }";

const OWN: [support::Opt; 3] = [
    ("--pbo", "through a wrapped pixel buffer instead of a texture"),
    ("--layers N", "number of layered pictures (1)"),
    ("--panels N", "number of windows (1)"),
];

/// The object that OpenCL and OpenGL share
enum Shared {
    Picture(Texture),
    Bytes { buffer: Buffer, name: u32 },
}

impl Shared {
    fn new(context: &Context, gl: &Gl, texture: u32, (width, height): (i32, i32), pbo: bool) -> Result<Self> {
        if !pbo {
            // The texture lives as long as the application and never changes its size, as `wrap` requires.
            let desc =
                unsafe { TextureDesc::wrap(texture, TEXTURE_2D) }.access(Access::WRITE_DISCARD).label("picture");
            return Ok(Self::Picture(Texture::create(context, &desc)?));
        }
        let name = gl.name(gl.gen_buffers);
        let size = width as usize * height as usize * CHANNELS;
        unsafe {
            (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, name);
            (gl.buffer_data)(PIXEL_UNPACK_BUFFER, size as isize, ptr::null(), STREAM_DRAW);
            (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, 0);
        }
        // The pixel buffer also lives as long as the application.
        let desc = unsafe { BufferDesc::wrap(name) }.access(Access::WRITE_DISCARD).size(size);
        Ok(Self::Bytes { buffer: Buffer::create(context, &desc.label("pixel buffer"))?, name })
    }

    fn handover(&self) -> Handover<'_> {
        match self {
            Self::Picture(texture) => Handover::new().texture(texture),
            Self::Bytes { buffer, .. } => Handover::new().buffer(buffer),
        }
    }

    /// Converts the floats to bytes. Flips the picture, because the first row in OpenGL is the bottom row.
    fn convert(&self, queue: &Queue, floats: &Buffer, (width, height): (i32, i32)) -> Result<Fence> {
        let layout = PixelLayout::new(PixelComponentType::FLOAT32, CHANNELS as u32);
        let extent = [width as usize, height as usize, 1];
        match self {
            Self::Picture(texture) => {
                queue.convert_buffer_to_texture(floats, layout, texture, .., ConvertFlags::FLIP).fence()
            }
            Self::Bytes { buffer, .. } => {
                let bytes = PixelLayout::default();
                queue.convert_buffer(floats, layout, buffer, bytes, extent, ConvertFlags::FLIP).fence()
            }
        }
    }

    /// Copies the pixel buffer to the texture with OpenGL. Does nothing if a texture is shared.
    fn upload(&self, gl: &Gl, texture: u32, (width, height): (i32, i32)) {
        if let Self::Bytes { name, .. } = self {
            unsafe {
                (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, *name);
                (gl.bind_texture)(TEXTURE_2D, texture);
                (gl.tex_sub_image)(TEXTURE_2D, 0, 0, 0, width, height, RGBA, UNSIGNED_BYTE, ptr::null());
                (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, 0);
            }
        }
    }
}

/// Draws the picture in decreasing sizes on a grey background. The shader computes the vertices, but OpenGL needs
/// a vertex array. Contexts do not share vertex arrays.
fn draw(gl: &Gl, program: u32, array: u32, texture: u32, layers: u32) {
    unsafe {
        (gl.clear_color)(0.5, 0.5, 0.5, 1.0);
        (gl.clear)(COLOR_BUFFER_BIT);
        (gl.enable)(BLEND);
        (gl.blend_func_separate)(SRC_ALPHA, ONE_MINUS_SRC_ALPHA, ONE, ONE);
        (gl.use_program)(program);
        (gl.bind_texture)(TEXTURE_2D, texture);
        (gl.bind_vertex_array)(array);
        let part = (gl.get_uniform_location)(program, b"part\0".as_ptr().cast());
        for layer in 0..layers {
            (gl.uniform)(part, (layers - layer) as f32 / layers as f32);
            (gl.draw_arrays)(TRIANGLE_STRIP, 0, CORNERS);
        }
        (gl.disable)(BLEND);
    }
}

fn example(harness: &mut Harness) -> Outcome {
    let (context, gl, size) = (harness.context, harness.gl, harness.size);
    let queue = Queue::create(context, &QueueDesc::new())?;
    let pixels = size.0 as usize * size.1 as usize;
    let floats = BufferDesc::compute_only(pixels * CHANNELS * std::mem::size_of::<f32>()).label("floats");
    let floats = Buffer::create(context, &floats)?;
    let mut kernel = Program::create(context, &ProgramDesc::source(KERNEL))?.kernel("gradient")?;
    kernel.set_buffer(0, &floats)?;
    let texture = gl.texture(size.0, size.1);
    let shared = Shared::new(context, gl, texture, size, harness.option("--pbo").is_some())?;
    let handover = shared.handover();
    let (program, layers) = (gl.program(VERTEX, FRAGMENT)?, harness.number("--layers", 1));
    let mut arrays = vec![gl.name(gl.gen_vertex_arrays)];
    for _ in 1..harness.number("--panels", 1) {
        harness.open()?;
        arrays.push(gl.name(gl.gen_vertex_arrays));
    }
    // Fences of the draws of the other windows. The acquire must wait for these fences, and waits for the current
    // context in any case.
    let mut drawn: Vec<Fence> = Vec::new();
    while harness.next_frame()? {
        kernel.set_value(1, &(PHASE_PER_FRAME * harness.frame() as f32))?;
        // One work-item per pixel of the buffer
        unsafe { queue.launch(&kernel, Launch::new_2d(size.0 as usize, size.1 as usize)) }.submit()?;
        let acquired = queue.acquire(&handover).after(&drawn.iter().collect::<Vec<_>>()).submit()?;
        shared.convert(&queue, &floats, size)?;
        acquired.release().submit()?;
        shared.upload(gl, texture, size);
        draw(gl, program, arrays[0], texture, layers);
        // The other windows wait for the context of the first window.
        let ready = Fence::record_gl(context)?;
        drawn.clear();
        for (index, array) in arrays.iter().enumerate().skip(1) {
            harness.bind(index);
            ready.wait_gl()?;
            draw(gl, program, *array, texture, layers);
            drawn.push(Fence::record_gl(context)?);
        }
    }
    match &shared {
        Shared::Picture(texture) => {
            let info = texture.info()?;
            harness.report(info.transport, info.transport_reason)
        }
        Shared::Bytes { buffer, .. } => {
            let info = buffer.info()?;
            harness.report(info.transport, info.transport_reason)
        }
    }
}

fn main() {
    support::run("preview", "a picture of floats, converted and shown without the host", &OWN, example);
}
