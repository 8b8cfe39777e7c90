//! A kernel writes a vertex buffer, and OpenGL draws it. No vertex data passes through the CPU.

mod support;

use clgl::*;
use std::ptr;
use support::gl::*;
use support::{Harness, Outcome};

const POINTS: usize = 10000;
/// Movement of the wave per frame with --animate, in radians
const PHASE_PER_FRAME: f32 = 0.05;

const KERNEL: &str = "
kernel void sine(global const float2 *points, global float2 *vertices, float phase)
{
    const size_t i = get_global_id(0);
    const float x = points[i].x;
    vertices[i] = (float2)(x, 0.5f * sin(10.0f * x + phase));
}";

const VERTEX: &str = "#version 330 core
layout(location = 0) in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }";

const FRAGMENT: &str = "#version 330 core
out vec4 colour;
void main() { colour = vec4(1.0, 1.0, 0.0, 1.0); }";

/// A vertex array that reads positions from the shared buffer
fn vertex_array(gl: &Gl, vertices: &Buffer) -> Result<u32> {
    let array = gl.name(gl.gen_vertex_arrays);
    unsafe {
        (gl.bind_vertex_array)(array);
        (gl.bind_buffer)(ARRAY_BUFFER, vertices.gl_name()?);
        (gl.vertex_attrib_pointer)(0, 2, FLOAT, 0, 0, ptr::null());
        (gl.enable_vertex_attrib_array)(0);
    }
    Ok(array)
}

fn draw(gl: &Gl, program: u32, array: u32) {
    unsafe {
        (gl.clear_color)(0.0, 0.0, 0.0, 1.0);
        (gl.clear)(COLOR_BUFFER_BIT);
        (gl.use_program)(program);
        (gl.bind_vertex_array)(array);
        (gl.draw_arrays)(LINE_STRIP, 0, POINTS as i32);
    }
}

fn example(harness: &mut Harness) -> Outcome {
    let (context, gl) = (harness.context, harness.gl);
    let queue = Queue::create(context, &QueueDesc::new())?;

    // Creates an OpenCL-only buffer with the points (x, 0), where x is from -1 to 1.
    let xs: Vec<[f32; 2]> = (0..POINTS).map(|i| [-1.0 + 2.0 * i as f32 / (POINTS - 1) as f32, 0.0]).collect();
    let points = BufferDesc::compute_only(0).data(&xs).access(Access::READ_ONLY).label("points");
    let points = Buffer::create(context, &points)?;
    // The shared vertex buffer. The kernel writes all vertices.
    let size = std::mem::size_of_val(&xs[..]);
    let vertices = BufferDesc::new(size).access(Access::WRITE_DISCARD).label("vertices");
    let vertices = Buffer::create(context, &vertices)?;

    let mut kernel = Program::create(context, &ProgramDesc::source(KERNEL))?.kernel("sine")?;
    kernel.set_buffer(0, &points)?;
    kernel.set_buffer(1, &vertices)?;
    let (program, array) = (gl.program(VERTEX, FRAGMENT)?, vertex_array(gl, &vertices)?);

    let handover = Handover::new().buffer(&vertices);
    while harness.next_frame()? {
        let phase = harness.option("--animate").map_or(0.0, |_| PHASE_PER_FRAME * harness.frame() as f32);
        kernel.set_value(2, &phase)?;
        let acquired = queue.acquire(&handover).submit()?;
        // The kernel accesses POINTS points, and both buffers have POINTS points.
        unsafe { queue.launch(&kernel, Launch::new_1d(POINTS)) }.submit()?;
        acquired.release().submit()?;
        draw(gl, program, array);
    }
    let info = vertices.info()?;
    harness.report(info.transport, info.transport_reason)
}

fn main() {
    let own = [("--animate", "move the wave")];
    support::run("sine", "a kernel writes a vertex buffer, and OpenGL draws it", &own, example);
}
