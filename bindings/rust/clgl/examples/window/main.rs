//! The idea: a window of SDL's whose pictures a kernel computes on another thread, into the textures of a ring of three:
//! neither of the two waits for the other.

#[path = "../support/mod.rs"]
mod support;

mod sdl;

use clgl::*;
use std::time::Duration;
use support::gl::*;
use support::options::Options;
use support::report::{self, Way};
use support::screen::{headless, join, Clock, Screen};
use support::Outcome;

/// How far the middle of the gradient goes round from frame to frame, in radians
const PHASE_PER_FRAME: f32 = 0.05;
/// So long compute waits for a free slot before it looks whether it is still needed
const PATIENCE: Option<Duration> = Some(Duration::from_millis(100));

/// Red in a middle that goes round, and blue away from it. The lowest row is OpenGL's first.
const KERNEL: &str = "
kernel void gradient(write_only image2d_t picture, float phase)
{
    const int2 at = (int2)(get_global_id(0), get_global_id(1));
    const float2 size = (float2)(get_global_size(0), get_global_size(1));
    const float2 place = (convert_float2(at) + 0.5f) / size - 0.5f - 0.25f * (float2)(cos(phase), -sin(phase));
    const float away = min(2.0f * length(place), 1.0f);
    write_imagef(picture, at, (float4)(1.0f - away, 0.0f, away, 1.0f));
}";

/// One frame: false if no slot came free in time.
fn compute(queue: &Queue, kernel: &mut Kernel, ring: &Ring, frame: u64) -> Result<bool> {
    let slot = match queue.acquire_slot(ring, PATIENCE).submit()? {
        Some(slot) => slot,
        None => return Ok(false),
    };
    let texture = slot.texture().expect("a ring of textures");
    let (width, height) = (texture.info()?.width as usize, texture.info()?.height as usize);
    kernel.set_texture(0, texture)?;
    kernel.set_value(1, &(PHASE_PER_FRAME * frame as f32))?;
    // One work-item for each pixel of the slot
    unsafe { queue.launch(kernel, Launch::new_2d(width, height)) }.submit()?;
    slot.release().submit()?;
    Ok(true)
}

/// Computes frames until the ring is gone, which the other thread drops.
fn compute_all(
    queue: &Queue,
    kernel: &mut Kernel,
    ring: &Ring,
    count: u64,
    done: &dyn Fn() -> bool,
) -> Result<()> {
    let mut frame = 0;
    while frame < count && !done() {
        frame += u64::from(compute(queue, kernel, ring, frame)?);
    }
    Ok(())
}

/// Copies a slot's texture to what is drawn into.
fn draw(gl: &Gl, source: u32, texture: u32, picture: (i32, i32), screen: &Screen) {
    let ((from_width, from_height), (width, height)) = (picture, screen.size);
    unsafe {
        (gl.bind_framebuffer)(READ_FRAMEBUFFER, source);
        (gl.framebuffer_texture)(READ_FRAMEBUFFER, COLOR_ATTACHMENT0, TEXTURE_2D, texture, 0);
        (gl.bind_framebuffer)(DRAW_FRAMEBUFFER, screen.framebuffer);
        (gl.blit_framebuffer)(0, 0, from_width, from_height, 0, 0, width, height, COLOR_BUFFER_BIT, NEAREST);
    }
}

/// Whoever names a driver of SDL's knows what to do without a display.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).map_or(false, |value| !value.is_empty());
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].into_iter().any(is_set)
}

fn example() -> Outcome {
    let options = Options::read("window", "a window whose pictures are computed on another thread", &[]);
    let picture = options.size();
    let window = if has_display() && !options.flag("--headless") {
        Some(sdl::Window::open("window", picture, options.text("--vsync") != Some("off"))?)
    } else {
        None
    };
    let context = match &window {
        // The context that is current, SDL's
        Some(_) => join(&options, ContextDesc::new(), "window")?,
        None => headless(&options, "window")?,
    };
    let _current = window.is_none().then(|| context.make_current()).transpose()?;
    let gl = Gl::new(&context)?;
    let mut screen = match &window {
        Some(window) => Screen { framebuffer: 0, size: window.size() },
        None => Screen::new(&gl, picture)?,
    };
    let visible = window.as_ref().map_or(false, sdl::Window::is_visible);
    // Nobody can close what nobody sees.
    let frames = options.count("--frames").or(if visible { None } else { Some(1) });
    let count = frames.map_or(u64::MAX, u64::from);

    let queue = Queue::create(&context, &QueueDesc::new())?;
    let slots = TextureDesc::picture(Format::RGBA8, picture.0 as u32, picture.1 as u32);
    let ring = Ring::create(&context, &RingDesc::textures(slots.access(Access::WRITE_DISCARD)))?;
    let mut kernel = Program::create(&context, &ProgramDesc::source(KERNEL))?.kernel("gradient")?;
    let source = gl.name(gl.gen_framebuffers);
    let mut clock = Clock::default();
    let closed = std::sync::atomic::AtomicBool::new(false);
    let done = || closed.load(std::sync::atomic::Ordering::Relaxed);

    std::thread::scope(|scope| -> Outcome {
        let (queue, ring, done) = (&queue, &ring, &done);
        let kernel = &mut kernel;
        let computing = scope.spawn(move || compute_all(queue, kernel, ring, count, done));
        let drawn = (|| -> Outcome {
            let mut last = false;
            while !last {
                let slot = match ring.take(PATIENCE)? {
                    Some(slot) => slot,
                    None if computing.is_finished() => break,
                    None => continue,
                };
                let texture = slot.texture().expect("a ring of textures").info()?.gl_name;
                screen.size = window.as_ref().map_or(picture, sdl::Window::size);
                screen.begin(&gl);
                draw(&gl, source, texture, picture, &screen);
                clock.tick();
                last = u64::from(clock.frames) == count || window.as_ref().map_or(false, sdl::Window::is_closed);
                if let Some(path) = options.text("--screenshot").filter(|_| last) {
                    screen.save(&gl, path)?;
                }
                if let Some(window) = &window {
                    window.show();
                }
            }
            Ok(())
        })();
        closed.store(true, std::sync::atomic::Ordering::Relaxed);
        let computed = computing.join().map_err(|_| "the thread that computes panicked")?;
        drawn?;
        Ok(computed?)
    })?;
    gl.check()?;
    let slot = ring.slot(0)?;
    let way = Way::of_texture(slot.texture().expect("a ring of textures"))?;
    report::print(&context, &options, &way, &screen, &clock, visible)
}

fn main() {
    support::run(example);
}
