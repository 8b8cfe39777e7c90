//! Shows pictures in a GLFW window. A kernel computes them on another thread, in a ring of three textures. Neither
//! thread waits for the other thread.

mod support;

use clgl::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use support::gl::*;
use support::{Harness, Outcome};

/// Movement of the centre of the gradient per frame, in radians
const PHASE_PER_FRAME: f32 = 0.05;
/// Maximum wait for a free slot. After the wait, the thread checks whether to quit.
const PATIENCE: Option<Duration> = Some(Duration::from_millis(100));

/// The picture is red at a moving centre, and becomes blue away from it. The first row is at the bottom, as in
/// OpenGL.
const KERNEL: &str = "
kernel void gradient(write_only image2d_t picture, float phase)
{
    const int2 at = (int2)(get_global_id(0), get_global_id(1));
    const float2 size = (float2)(get_global_size(0), get_global_size(1));
    const float2 place = (convert_float2(at) + 0.5f) / size - 0.5f - 0.25f * (float2)(cos(phase), -sin(phase));
    const float away = min(2.0f * length(place), 1.0f);
    write_imagef(picture, at, (float4)(1.0f - away, 0.0f, away, 1.0f));
}";

/// Computes one frame. Returns false if no slot became free in time.
fn compute(queue: &Queue, kernel: &mut Kernel, ring: &Ring, frame: u64) -> Result<bool> {
    let slot = match queue.acquire_write(ring, PATIENCE).submit()? {
        Some(slot) => slot,
        None => return Ok(false),
    };
    let texture = slot.texture().expect("a ring of textures");
    let TextureInfo { width, height, .. } = texture.info()?;
    kernel.set_texture(0, texture)?;
    kernel.set_value(1, &(PHASE_PER_FRAME * frame as f32))?;
    // Launches one work-item per pixel of the slot.
    unsafe { queue.launch(kernel, Launch::new_2d(width, height)) }.submit()?;
    slot.submit().submit()?;
    Ok(true)
}

/// Computes frames until the window is closed.
fn compute_all(queue: &Queue, kernel: &mut Kernel, ring: &Ring, count: u64, closed: &AtomicBool) -> Result<()> {
    let mut frame = 0;
    while frame < count && !closed.load(Ordering::Relaxed) {
        frame += u64::from(compute(queue, kernel, ring, frame)?);
    }
    Ok(())
}

/// Copies the texture of a slot to the screen. The screen must be bound.
fn draw(gl: &Gl, source: u32, texture: u32, (width, height): (i32, i32)) {
    unsafe {
        (gl.bind_framebuffer)(READ_FRAMEBUFFER, source);
        (gl.framebuffer_texture)(READ_FRAMEBUFFER, COLOR_ATTACHMENT0, TEXTURE_2D, texture, 0);
        (gl.blit_framebuffer)(0, 0, width, height, 0, 0, width, height, COLOR_BUFFER_BIT, NEAREST);
    }
}

/// Returns the texture of the next frame, which is valid until the next call. Returns None after the last
/// frame.
fn next_picture(ring: &Ring, ended: &dyn Fn() -> bool) -> Result<Option<u32>> {
    loop {
        match ring.acquire_read(PATIENCE)? {
            Some(slot) => {
                return slot.texture().expect("a ring of textures").info().map(|info| Some(info.gl_name))
            }
            None if ended() => return Ok(None),
            None => {}
        }
    }
}

fn example(harness: &mut Harness) -> Outcome {
    let (context, gl, picture) = (harness.context, harness.gl, harness.size);
    let count = harness.frames.map_or(u64::MAX, u64::from);
    let queue = Queue::create(context, &QueueDesc::new())?;
    let slots = TextureDesc::picture(Format::RGBA8, picture.0 as usize, picture.1 as usize);
    let ring = Ring::create(context, &RingDesc::textures(slots.access(Access::WRITE_DISCARD)))?;
    let mut kernel = Program::create(context, &ProgramDesc::source(KERNEL))?.kernel("gradient")?;
    let source = gl.name(gl.gen_framebuffers);
    let closed = AtomicBool::new(false);

    std::thread::scope(|scope| -> Outcome {
        let (queue, ring, closed, kernel) = (&queue, &ring, &closed, &mut kernel);
        let computing = scope.spawn(move || compute_all(queue, kernel, ring, count, closed));
        let drawn = (|| -> Outcome {
            while harness.next_frame()? {
                match next_picture(ring, &|| computing.is_finished())? {
                    Some(texture) => draw(gl, source, texture, picture),
                    None => break,
                }
            }
            Ok(())
        })();
        closed.store(true, Ordering::Relaxed);
        let computed = computing.join().map_err(|_| "the thread that computes panicked")?;
        drawn?;
        Ok(computed?)
    })?;
    let slot = ring.slot(0)?;
    let info = slot.texture().expect("a ring of textures").info()?;
    harness.report(info.transport, info.transport_reason)
}

fn main() {
    support::run("window", "a window whose pictures are computed on another thread", &[], example);
}
