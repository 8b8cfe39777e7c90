//! The OpenGL functions that the tests call. They are loaded by name.

use clgl::Context;
use std::ffi::c_void;
use std::mem::transmute;

pub const TEXTURE_2D: u32 = 0x0DE1;
const ARRAY_BUFFER: u32 = 0x8892;
const STATIC_DRAW: u32 = 0x88E4;
const RGBA: u32 = 0x1908;
const RGBA8: i32 = 0x8058;
const UNSIGNED_BYTE: u32 = 0x1401;
const TEXTURE_MAX_LEVEL: u32 = 0x813D;
const PACK_ALIGNMENT: u32 = 0x0D05;
const FRAMEBUFFER: u32 = 0x8D40;
const COLOR_ATTACHMENT0: u32 = 0x8CE0;
const SYNC_GPU_COMMANDS_COMPLETE: u32 = 0x9117;

macro_rules! functions {
    ($($name:ident = $symbol:literal: fn($($type:ty),*) $(-> $result:ty)?;)*) => {
        #[allow(non_snake_case)]
        pub struct Gl {
            $($name: unsafe extern "C" fn($($type),*) $(-> $result)?,)*
        }

        impl Gl {
            pub fn new(context: &Context) -> Self {
                unsafe { Self { $($name: transmute::<*const c_void, unsafe extern "C" fn($($type),*) $(-> $result)?>(
                        context.proc_address($symbol).unwrap(),
                    ),)* } }
            }
        }
    };
}

functions! {
    bind_buffer = "glBindBuffer": fn(u32, u32);
    bind_framebuffer = "glBindFramebuffer": fn(u32, u32);
    bind_texture = "glBindTexture": fn(u32, u32);
    buffer_data = "glBufferData": fn(u32, isize, *const c_void, u32);
    delete_framebuffers = "glDeleteFramebuffers": fn(i32, *const u32);
    fence_sync = "glFenceSync": fn(u32, u32) -> *mut c_void;
    framebuffer_texture = "glFramebufferTexture2D": fn(u32, u32, u32, u32, i32);
    gen_buffers = "glGenBuffers": fn(i32, *mut u32);
    gen_framebuffers = "glGenFramebuffers": fn(i32, *mut u32);
    gen_textures = "glGenTextures": fn(i32, *mut u32);
    get_buffer_sub_data = "glGetBufferSubData": fn(u32, isize, isize, *mut c_void);
    get_error = "glGetError": fn() -> u32;
    pixel_store = "glPixelStorei": fn(u32, i32);
    read_pixels = "glReadPixels": fn(i32, i32, i32, i32, u32, u32, *mut c_void);
    tex_parameter = "glTexParameteri": fn(u32, u32, i32);
    tex_image = "glTexImage2D": fn(u32, i32, i32, i32, i32, i32, u32, u32, *const c_void);
}

impl Gl {
    /// Creates an OpenGL buffer.
    pub fn buffer(&self, numbers: &[u32]) -> u32 {
        let mut name = 0;
        unsafe {
            (self.gen_buffers)(1, &mut name);
            self.respecify(name, numbers);
        }
        name
    }

    pub fn respecify(&self, name: u32, numbers: &[u32]) {
        unsafe {
            (self.bind_buffer)(ARRAY_BUFFER, name);
            (self.buffer_data)(ARRAY_BUFFER, 4 * numbers.len() as isize, numbers.as_ptr().cast(), STATIC_DRAW);
        }
    }

    pub fn read_buffer(&self, name: u32, count: usize) -> Vec<u32> {
        let mut numbers = vec![0u32; count];
        unsafe {
            (self.bind_buffer)(ARRAY_BUFFER, name);
            (self.get_buffer_sub_data)(ARRAY_BUFFER, 0, 4 * count as isize, numbers.as_mut_ptr().cast());
            assert_eq!((self.get_error)(), 0);
        }
        numbers
    }

    /// Creates a 2D texture with the internal format GL_RGBA8.
    pub fn texture(&self, width: i32, height: i32) -> u32 {
        let mut name = 0;
        unsafe { (self.gen_textures)(1, &mut name) };
        self.respecify_texture(name, width, height);
        name
    }

    pub fn respecify_texture(&self, name: u32, width: i32, height: i32) {
        unsafe {
            (self.bind_texture)(TEXTURE_2D, name);
            (self.tex_parameter)(TEXTURE_2D, TEXTURE_MAX_LEVEL, 0);
            (self.tex_image)(TEXTURE_2D, 0, RGBA8, width, height, 0, RGBA, UNSIGNED_BYTE, std::ptr::null());
        }
    }

    /// Reads the pixels of an 8-bit texture through a framebuffer.
    pub fn pixels(&self, texture: u32, width: i32, height: i32) -> Vec<[u8; 4]> {
        let mut pixels = vec![[0u8; 4]; (width * height) as usize];
        let mut framebuffer = 0;
        unsafe {
            (self.gen_framebuffers)(1, &mut framebuffer);
            (self.bind_framebuffer)(FRAMEBUFFER, framebuffer);
            (self.framebuffer_texture)(FRAMEBUFFER, COLOR_ATTACHMENT0, TEXTURE_2D, texture, 0);
            (self.pixel_store)(PACK_ALIGNMENT, 1);
            (self.read_pixels)(0, 0, width, height, RGBA, UNSIGNED_BYTE, pixels.as_mut_ptr().cast());
            (self.delete_framebuffers)(1, &framebuffer);
            assert_eq!((self.get_error)(), 0);
        }
        pixels
    }

    pub fn sync(&self) -> *mut c_void {
        unsafe { (self.fence_sync)(SYNC_GPU_COMMANDS_COMPLETE, 0) }
    }
}
