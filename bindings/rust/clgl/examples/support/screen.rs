//! The window or framebuffer into which an example draws.

use super::gl::*;
use super::options::Options;
use super::sdl::Window;
use super::{png, Outcome};
use clgl::{Context, ContextDesc};
use std::rc::Rc;

const CHANNELS: usize = 3;

/// Opens a window, unless it would be invisible. If SDL_VIDEODRIVER is set, SDL may not need a display.
pub fn open_window(options: &Options, name: &str) -> Outcome<Option<Rc<Window>>> {
    let is_set = |name| std::env::var_os(name).map_or(false, |value| !value.is_empty());
    let display = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].into_iter().any(is_set);
    if !display || options.flag("--headless") {
        return Ok(None);
    }
    let vsync = options.text("--vsync") != Some("off");
    Ok(Some(Rc::new(Window::open(name, options.size(), vsync)?)))
}

/// Creates a clgl context that shares with the OpenGL context of the window, or with a headless OpenGL context.
pub fn join(options: &Options, window: &Option<Rc<Window>>, name: &str) -> clgl::Result<Context> {
    let desc = if window.is_some() { ContextDesc::new() } else { ContextDesc::headless() };
    let context = Context::create(&desc.transport(options.transport()).label(name))?;
    if options.flag("--verbose") {
        eprint!("{}", context.report()?);
    }
    Ok(context)
}

pub struct Screen {
    /// Name of the framebuffer; 0 = the window
    pub framebuffer: u32,
    pub size: (i32, i32),
    pub window: Option<Rc<Window>>,
}

impl Screen {
    pub fn new(gl: &Gl, window: Option<Rc<Window>>, size: (i32, i32)) -> Outcome<Self> {
        if window.is_some() {
            return Ok(Self { framebuffer: 0, size, window });
        }
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
        Ok(Self { framebuffer, size, window })
    }

    /// Binds the framebuffer and updates the viewport to its size.
    pub fn begin(&mut self, gl: &Gl) {
        if let Some(window) = &self.window {
            self.size = window.size();
        }
        unsafe {
            (gl.bind_framebuffer)(FRAMEBUFFER, self.framebuffer);
            (gl.viewport)(0, 0, self.size.0, self.size.1);
        }
    }

    pub fn show(&self) {
        if let Some(window) = &self.window {
            window.show();
        }
    }

    pub fn is_closed(&self) -> bool {
        self.window.as_ref().map_or(false, |window| window.is_closed())
    }

    pub fn is_visible(&self) -> bool {
        self.window.as_ref().map_or(false, |window| window.is_visible())
    }

    /// Writes the picture to a file.
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
