//! Calls the SDL2 functions for windows with OpenGL. Loads SDL2 when the first window is opened.

use super::Outcome;
use std::ffi::{c_void, CStr, CString};
use std::mem::transmute;
use std::os::raw::{c_char, c_int};
use std::rc::Rc;

const LIBRARY: &[u8] = b"libSDL2-2.0.so.0\0";
/// RTLD_NOW of dlopen
const NOW: c_int = 2;

const INIT_VIDEO: u32 = 0x20;
const WINDOWPOS_UNDEFINED: c_int = 0x1FFF_0000;
const WINDOW_OPENGL: u32 = 0x2;
const WINDOW_RESIZABLE: u32 = 0x20;
const GL_CONTEXT_MAJOR_VERSION: c_int = 17;
const GL_CONTEXT_MINOR_VERSION: c_int = 18;
const GL_CONTEXT_PROFILE_MASK: c_int = 21;
const GL_CONTEXT_PROFILE_CORE: c_int = 1;
const GL_SHARE_WITH_CURRENT_CONTEXT: c_int = 22;
const QUIT: u32 = 0x100;
const WINDOW_EVENT: u32 = 0x200;
const WINDOW_EVENT_CLOSE: u8 = 14;
const KEY_DOWN: u32 = 0x300;
const KEY_ESCAPE: u32 = 27;
/// Offset in bytes of the kind of a window event
const WINDOW_EVENT_AT: usize = 12;
/// Offset in bytes of the key code of a key event
const KEY_CODE_AT: usize = 20;

/// SDL_Event is a union of 56 bytes. Its first four bytes are the event type.
#[repr(C, align(8))]
struct Event([u8; 56]);

impl Event {
    fn number(&self, at: usize) -> u32 {
        u32::from_ne_bytes([self.0[at], self.0[at + 1], self.0[at + 2], self.0[at + 3]])
    }
}

#[link(name = "dl")]
extern "C" {
    fn dlopen(file: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
    fn dlerror() -> *const c_char;
}

macro_rules! functions {
    ($($name:ident = $symbol:literal: fn($($type:ty),*) $(-> $result:ty)?;)*) => {
        /// The SDL library. It is initialised while a window exists.
        struct Sdl {
            $($name: unsafe extern "C" fn($($type),*) $(-> $result)?,)*
        }

        impl Sdl {
            fn load() -> Outcome<Self> {
                unsafe {
                    let library = dlopen(LIBRARY.as_ptr().cast(), NOW);
                    if library.is_null() {
                        let said = CStr::from_ptr(dlerror()).to_string_lossy();
                        return Err(format!("no window system: {said}; use --headless").into());
                    }
                    $(
                        let symbol = dlsym(library, concat!($symbol, "\0").as_ptr().cast());
                        if symbol.is_null() {
                            return Err(concat!("SDL has no ", $symbol).into());
                        }
                        let $name = transmute::<*mut c_void, unsafe extern "C" fn($($type),*) $(-> $result)?>(symbol);
                    )*
                    Ok(Self { $($name),* })
                }
            }
        }
    };
}

functions! {
    init = "SDL_Init": fn(u32) -> c_int;
    quit = "SDL_Quit": fn();
    get_error = "SDL_GetError": fn() -> *const c_char;
    current_driver = "SDL_GetCurrentVideoDriver": fn() -> *const c_char;
    create_window = "SDL_CreateWindow": fn(*const c_char, c_int, c_int, c_int, c_int, u32) -> *mut c_void;
    destroy_window = "SDL_DestroyWindow": fn(*mut c_void);
    poll_event = "SDL_PollEvent": fn(*mut Event) -> c_int;
    set_attribute = "SDL_GL_SetAttribute": fn(c_int, c_int) -> c_int;
    create_context = "SDL_GL_CreateContext": fn(*mut c_void) -> *mut c_void;
    delete_context = "SDL_GL_DeleteContext": fn(*mut c_void);
    make_current = "SDL_GL_MakeCurrent": fn(*mut c_void, *mut c_void) -> c_int;
    set_swap_interval = "SDL_GL_SetSwapInterval": fn(c_int) -> c_int;
    swap_window = "SDL_GL_SwapWindow": fn(*mut c_void);
    drawable_size = "SDL_GL_GetDrawableSize": fn(*mut c_void, *mut c_int, *mut c_int);
}

impl Sdl {
    fn error(&self, what: &str) -> Box<dyn std::error::Error> {
        let said = unsafe { CStr::from_ptr((self.get_error)()) };
        format!("{what}: {}; use --headless", said.to_string_lossy()).into()
    }
}

impl Drop for Sdl {
    fn drop(&mut self) {
        unsafe { (self.quit)() };
    }
}

/// A window with its OpenGL context.
pub struct Window {
    sdl: Rc<Sdl>,
    window: *mut c_void,
    context: *mut c_void,
}

impl Window {
    /// Opens the first window and makes its context (3.3 core or newer) current on this thread.
    pub fn open(title: &str, size: (i32, i32), vsync: bool) -> Outcome<Self> {
        let sdl = Rc::new(Sdl::load()?);
        if unsafe { (sdl.init)(INIT_VIDEO) } != 0 {
            return Err(sdl.error("no window system"));
        }
        unsafe {
            (sdl.set_attribute)(GL_CONTEXT_MAJOR_VERSION, 3);
            (sdl.set_attribute)(GL_CONTEXT_MINOR_VERSION, 3);
            (sdl.set_attribute)(GL_CONTEXT_PROFILE_MASK, GL_CONTEXT_PROFILE_CORE);
        }
        Self::create(sdl, title, size, vsync)
    }

    /// Opens another window in the same share group. The context of `self` stays current.
    pub fn open_beside(&self, title: &str, size: (i32, i32)) -> Outcome<Self> {
        unsafe { (self.sdl.set_attribute)(GL_SHARE_WITH_CURRENT_CONTEXT, 1) };
        // Only the first window waits for the display.
        let opened = Self::create(self.sdl.clone(), title, size, false)?;
        self.make_current()?;
        Ok(opened)
    }

    fn create(sdl: Rc<Sdl>, title: &str, (width, height): (i32, i32), vsync: bool) -> Outcome<Self> {
        let title = CString::new(title)?;
        unsafe {
            let (anywhere, flags) = (WINDOWPOS_UNDEFINED, WINDOW_OPENGL | WINDOW_RESIZABLE);
            let window = (sdl.create_window)(title.as_ptr(), anywhere, anywhere, width, height, flags);
            if window.is_null() {
                return Err(sdl.error("no window"));
            }
            let context = (sdl.create_context)(window);
            if context.is_null() {
                return Err(sdl.error("no OpenGL in the window"));
            }
            // If this has no effect, the frame rate is unlimited.
            (sdl.set_swap_interval)(c_int::from(vsync));
            Ok(Self { sdl, window, context })
        }
    }

    pub fn make_current(&self) -> Outcome {
        match unsafe { (self.sdl.make_current)(self.window, self.context) } {
            0 => Ok(()),
            _ => Err(self.sdl.error("a window's OpenGL is lost")),
        }
    }

    /// Returns whether the window is visible. SDL uses an offscreen driver if the display does not respond.
    pub fn is_visible(&self) -> bool {
        unsafe { CStr::from_ptr((self.sdl.current_driver)()) }.to_bytes() != b"offscreen"
    }

    /// Returns the size in pixels, which may change between frames.
    pub fn size(&self) -> (i32, i32) {
        let (mut width, mut height) = (0, 0);
        unsafe { (self.sdl.drawable_size)(self.window, &mut width, &mut height) };
        (width, height)
    }

    pub fn show(&self) {
        unsafe { (self.sdl.swap_window)(self.window) };
    }

    /// Returns whether any window was closed, or Escape was pressed.
    pub fn is_closed(&self) -> bool {
        let mut event = Event([0; 56]);
        while unsafe { (self.sdl.poll_event)(&mut event) } != 0 {
            let closed = match event.number(0) {
                QUIT => true,
                WINDOW_EVENT => event.0[WINDOW_EVENT_AT] == WINDOW_EVENT_CLOSE,
                KEY_DOWN => event.number(KEY_CODE_AT) == KEY_ESCAPE,
                _ => false,
            };
            if closed {
                return true;
            }
        }
        false
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        unsafe {
            (self.sdl.delete_context)(self.context);
            (self.sdl.destroy_window)(self.window);
        }
    }
}
