//! The GLFW functions that windows with OpenGL need. The library is loaded when the first window is opened.

use super::gl::functions;
use super::Outcome;
use std::ffi::{c_void, CString};
use std::os::raw::{c_char, c_int};
use std::rc::Rc;

const LIBRARY: &[u8] = b"libglfw.so.3\0";
/// RTLD_NOW of dlopen
const NOW: c_int = 2;
pub const CONTEXT_VERSION_MAJOR: c_int = 0x22002;
pub const CONTEXT_VERSION_MINOR: c_int = 0x22003;
pub const OPENGL_PROFILE: c_int = 0x22008;
pub const CORE_PROFILE: c_int = 0x32001;
pub const RESIZABLE: c_int = 0x20003;
pub const CREATION_API: c_int = 0x2200B;
pub const NATIVE_API: c_int = 0x36001;
pub const EGL_API: c_int = 0x36002;

#[link(name = "dl")]
extern "C" {
    fn dlopen(file: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

functions! { Glfw:
    init = "glfwInit": fn() -> c_int;
    window_hint = "glfwWindowHint": fn(c_int, c_int);
    create_window = "glfwCreateWindow": fn(c_int, c_int, *const c_char, *mut c_void, *mut c_void) -> *mut c_void;
    destroy_window = "glfwDestroyWindow": fn(*mut c_void);
    make_context_current = "glfwMakeContextCurrent": fn(*mut c_void);
    swap_interval = "glfwSwapInterval": fn(c_int);
    swap_buffers = "glfwSwapBuffers": fn(*mut c_void);
    poll_events = "glfwPollEvents": fn();
    window_should_close = "glfwWindowShouldClose": fn(*mut c_void) -> c_int;
}

/// Loads and initializes GLFW.
pub fn load() -> Outcome<Rc<Glfw>> {
    let library = unsafe { dlopen(LIBRARY.as_ptr().cast(), NOW) };
    if library.is_null() {
        return Err("libglfw.so.3 is not installed; use --headless".into());
    }
    let glfw = Glfw::new(|name| Ok(unsafe { dlsym(library, CString::new(name)?.as_ptr()) }))?;
    match unsafe { (glfw.init)() } {
        0 => Err("GLFW finds no display; use --headless".into()),
        _ => Ok(Rc::new(glfw)),
    }
}
