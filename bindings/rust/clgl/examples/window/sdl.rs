//! As much of SDL2 as a window with OpenGL needs.

use crate::support::Outcome;
use std::ffi::{c_void, CStr, CString};
use std::os::raw::{c_char, c_int};

const INIT_VIDEO: u32 = 0x20;
const WINDOWPOS_UNDEFINED: c_int = 0x1FFF_0000;
const WINDOW_OPENGL: u32 = 0x2;
const WINDOW_RESIZABLE: u32 = 0x20;
const GL_CONTEXT_MAJOR_VERSION: c_int = 17;
const GL_CONTEXT_MINOR_VERSION: c_int = 18;
const GL_CONTEXT_PROFILE_MASK: c_int = 21;
const GL_CONTEXT_PROFILE_CORE: c_int = 1;
const QUIT: u32 = 0x100;
const KEYDOWN: u32 = 0x300;
const KEY_ESCAPE: i32 = 27;
/// Of a key's event: the place of its code
const KEY_CODE_AT: usize = 20;

/// SDL_Event is a union of 56 bytes, whose first four tell what it is.
#[repr(C, align(8))]
struct Event([u8; 56]);

#[link(name = "SDL2")]
extern "C" {
    fn SDL_Init(flags: u32) -> c_int;
    fn SDL_Quit();
    fn SDL_GetError() -> *const c_char;
    fn SDL_GetCurrentVideoDriver() -> *const c_char;
    fn SDL_CreateWindow(title: *const c_char, x: c_int, y: c_int, w: c_int, h: c_int, flags: u32) -> *mut c_void;
    fn SDL_DestroyWindow(window: *mut c_void);
    fn SDL_PollEvent(event: *mut Event) -> c_int;
    fn SDL_GL_SetAttribute(attribute: c_int, value: c_int) -> c_int;
    fn SDL_GL_CreateContext(window: *mut c_void) -> *mut c_void;
    fn SDL_GL_DeleteContext(context: *mut c_void);
    fn SDL_GL_SetSwapInterval(interval: c_int) -> c_int;
    fn SDL_GL_SwapWindow(window: *mut c_void);
    fn SDL_GL_GetDrawableSize(window: *mut c_void, w: *mut c_int, h: *mut c_int);
}

/// A window whose OpenGL context is current on the thread that made it.
pub struct Window {
    window: *mut c_void,
    context: *mut c_void,
}

fn error(what: &str) -> Box<dyn std::error::Error> {
    let said = unsafe { CStr::from_ptr(SDL_GetError()) };
    format!("{what}: {}; --headless does without", said.to_string_lossy()).into()
}

impl Window {
    pub fn open(title: &str, (width, height): (i32, i32), vsync: bool) -> Outcome<Self> {
        let title = CString::new(title)?;
        unsafe {
            if SDL_Init(INIT_VIDEO) != 0 {
                return Err(error("no window system"));
            }
            SDL_GL_SetAttribute(GL_CONTEXT_MAJOR_VERSION, 3);
            SDL_GL_SetAttribute(GL_CONTEXT_MINOR_VERSION, 3);
            SDL_GL_SetAttribute(GL_CONTEXT_PROFILE_MASK, GL_CONTEXT_PROFILE_CORE);
            let (anywhere, flags) = (WINDOWPOS_UNDEFINED, WINDOW_OPENGL | WINDOW_RESIZABLE);
            let window = SDL_CreateWindow(title.as_ptr(), anywhere, anywhere, width, height, flags);
            if window.is_null() {
                return Err(error("no window"));
            }
            let context = SDL_GL_CreateContext(window);
            if context.is_null() {
                return Err(error("no OpenGL in the window"));
            }
            // Where it has no effect the frames come as fast as they can.
            SDL_GL_SetSwapInterval(c_int::from(vsync));
            Ok(Self { window, context })
        }
    }

    /// Whether a display shows it: SDL takes a driver without one where none answers.
    pub fn is_visible(&self) -> bool {
        unsafe { CStr::from_ptr(SDL_GetCurrentVideoDriver()) }.to_bytes() != b"offscreen"
    }

    /// Pixels, which may change from frame to frame.
    pub fn size(&self) -> (i32, i32) {
        let (mut width, mut height) = (0, 0);
        unsafe { SDL_GL_GetDrawableSize(self.window, &mut width, &mut height) };
        (width, height)
    }

    pub fn show(&self) {
        unsafe { SDL_GL_SwapWindow(self.window) };
    }

    /// Whether it was closed, or Escape was pressed.
    pub fn is_closed(&self) -> bool {
        let mut event = Event([0; 56]);
        let number = |event: &Event, at: usize| {
            u32::from_ne_bytes([event.0[at], event.0[at + 1], event.0[at + 2], event.0[at + 3]])
        };
        while unsafe { SDL_PollEvent(&mut event) } != 0 {
            let kind = number(&event, 0);
            if kind == QUIT || kind == KEYDOWN && number(&event, KEY_CODE_AT) as i32 == KEY_ESCAPE {
                return true;
            }
        }
        false
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        unsafe {
            SDL_GL_DeleteContext(self.context);
            SDL_DestroyWindow(self.window);
            SDL_Quit();
        }
    }
}
