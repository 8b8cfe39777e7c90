//! Frames without a window: a framebuffer, a picture of it, and the time that they took.

use super::gl::*;
use super::options::Options;
use super::{png, Outcome};
use clgl::{Context, ContextDesc};
use std::time::Instant;

const CHANNELS: usize = 3;

/// The library's own OpenGL context, without a window.
pub fn headless(options: &Options, name: &str) -> clgl::Result<Context> {
    join(options, ContextDesc::headless(), name)
}

/// OpenCL joined to the OpenGL context that is described.
pub fn join(options: &Options, desc: ContextDesc, name: &str) -> clgl::Result<Context> {
    let context = Context::create(&desc.transport(options.transport()).label(name))?;
    if options.flag("--verbose") {
        eprint!("{}", context.report()?);
    }
    Ok(context)
}

/// What is drawn into: a framebuffer's name, 0 for a window, and its size.
pub struct Screen {
    pub framebuffer: u32,
    pub size: (i32, i32),
}

impl Screen {
    pub fn new(gl: &Gl, size: (i32, i32)) -> Outcome<Self> {
        let (framebuffer, renderbuffer) = (gl.name(gl.gen_framebuffers), gl.name(gl.gen_renderbuffers));
        unsafe {
            (gl.bind_renderbuffer)(RENDERBUFFER, renderbuffer);
            (gl.renderbuffer_storage)(RENDERBUFFER, RGBA8, size.0, size.1);
            (gl.bind_framebuffer)(FRAMEBUFFER, framebuffer);
            (gl.framebuffer_renderbuffer)(FRAMEBUFFER, COLOR_ATTACHMENT0, RENDERBUFFER, renderbuffer);
            if (gl.check_framebuffer_status)(FRAMEBUFFER) != FRAMEBUFFER_COMPLETE {
                return Err(format!("OpenGL cannot draw {}x{} pixels", size.0, size.1).into());
            }
        }
        Ok(Self { framebuffer, size })
    }

    /// Makes it what is drawn into.
    pub fn begin(&self, gl: &Gl) {
        unsafe {
            (gl.bind_framebuffer)(FRAMEBUFFER, self.framebuffer);
            (gl.viewport)(0, 0, self.size.0, self.size.1);
        }
    }

    /// Writes what was drawn to a file.
    pub fn save(&self, gl: &Gl, path: &str) -> Outcome {
        let (width, height) = (self.size.0 as usize, self.size.1 as usize);
        let mut pixels = vec![0u8; width * height * CHANNELS];
        unsafe {
            (gl.bind_framebuffer)(FRAMEBUFFER, self.framebuffer);
            (gl.pixel_store)(PACK_ALIGNMENT, 1);
            let (width, height) = self.size;
            (gl.read_pixels)(0, 0, width, height, RGB, UNSIGNED_BYTE, pixels.as_mut_ptr().cast());
        }
        gl.check()?;
        png::write(path, width, height, &pixels).map_err(|error| format!("cannot write {path}: {error}").into())
    }
}

/// Counts frames, and tells how many there were per second without the first, which compiles shaders.
#[derive(Default)]
pub struct Clock {
    pub frames: u32,
    first_done: Option<Instant>,
    last_done: Option<Instant>,
}

impl Clock {
    pub fn tick(&mut self) {
        self.frames += 1;
        self.last_done = Some(Instant::now());
        self.first_done = self.first_done.or(self.last_done);
    }

    pub fn per_second(&self) -> Option<f64> {
        let passed = self.last_done?.duration_since(self.first_done?).as_secs_f64();
        (self.frames > 1).then(|| f64::from(self.frames - 1) / passed)
    }
}
