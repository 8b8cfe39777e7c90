//! A target for OpenGL draws: a GLFW window with its own context, or a framebuffer of the current context.

use super::gl::{Gl, COLOR_ATTACHMENT0, FRAMEBUFFER, RENDERBUFFER, RGBA8};
use super::glfw::*;
use super::Outcome;
use std::ffi::{c_void, CString};
use std::os::raw::c_int;
use std::ptr;
use std::rc::Rc;

pub struct Screen {
    window: Option<(Rc<Glfw>, *mut c_void)>,
    /// The name of the framebuffer; 0 = the framebuffer of the window
    pub framebuffer: u32,
}

impl Screen {
    pub fn offscreen(gl: &Gl, size: (i32, i32)) -> Self {
        let (framebuffer, renderbuffer) = (gl.name(gl.gen_framebuffers), gl.name(gl.gen_renderbuffers));
        unsafe {
            (gl.bind_renderbuffer)(RENDERBUFFER, renderbuffer);
            (gl.renderbuffer_storage)(RENDERBUFFER, RGBA8, size.0, size.1);
            (gl.bind_framebuffer)(FRAMEBUFFER, framebuffer);
            (gl.framebuffer_renderbuffer)(FRAMEBUFFER, COLOR_ATTACHMENT0, RENDERBUFFER, renderbuffer);
        }
        Self { window: None, framebuffer }
    }

    /// Opens a window, and makes its context current. The context shares objects with the context of `other`.
    pub fn window(size: (i32, i32), title: &str, egl: bool, other: Option<&Screen>) -> Outcome<Self> {
        let other = other.and_then(|other| other.window.as_ref());
        let glfw = other.map_or_else(load, |(glfw, _)| Ok(glfw.clone()))?;
        let title = CString::new(title)?;
        let creation = if egl { EGL_API } else { NATIVE_API };
        let hints = [
            (CONTEXT_VERSION_MAJOR, 3),
            (CONTEXT_VERSION_MINOR, 3),
            (OPENGL_PROFILE, CORE_PROFILE),
            (RESIZABLE, 0),
        ];
        for (hint, value) in hints.into_iter().chain([(CREATION_API, creation)]) {
            unsafe { (glfw.window_hint)(hint, value) };
        }
        let share = other.map_or(ptr::null_mut(), |(_, window)| *window);
        let window = unsafe { (glfw.create_window)(size.0, size.1, title.as_ptr(), ptr::null_mut(), share) };
        if window.is_null() {
            return Err("GLFW cannot open a window with OpenGL 3.3; use --headless".into());
        }
        unsafe {
            (glfw.make_context_current)(window);
            // Only the first window waits for vertical synchronisation.
            (glfw.swap_interval)(c_int::from(other.is_none()));
        }
        Ok(Self { window: Some((glfw, window)), framebuffer: 0 })
    }

    pub fn is_window(&self) -> bool {
        self.window.is_some()
    }

    pub fn is_closed(&self) -> bool {
        self.window.as_ref().map_or(false, |(glfw, window)| unsafe { (glfw.window_should_close)(*window) } != 0)
    }

    pub fn bind(&self, gl: &Gl) {
        if let Some((glfw, window)) = &self.window {
            unsafe { (glfw.make_context_current)(*window) };
        }
        unsafe { (gl.bind_framebuffer)(FRAMEBUFFER, self.framebuffer) };
    }

    /// Shows the drawn frame in the window. The context of the window must be current.
    pub fn show(&self) {
        if let Some((glfw, window)) = &self.window {
            unsafe {
                (glfw.swap_buffers)(*window);
                (glfw.poll_events)();
            }
        }
    }
}
