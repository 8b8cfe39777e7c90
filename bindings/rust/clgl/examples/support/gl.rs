//! Finds OpenGL functions by name, with clgl. An application that uses an OpenGL crate does not need this module.

use super::Outcome;
use std::ffi::{c_void, CString};
use std::ptr;

pub const ARRAY_BUFFER: u32 = 0x8892;
pub const BLEND: u32 = 0x0BE2;
pub const COLOR_ATTACHMENT0: u32 = 0x8CE0;
pub const COLOR_BUFFER_BIT: u32 = 0x4000;
pub const COMPILE_STATUS: u32 = 0x8B81;
pub const DRAW_FRAMEBUFFER: u32 = 0x8CA9;
pub const FLOAT: u32 = 0x1406;
pub const FRAGMENT_SHADER: u32 = 0x8B30;
pub const FRAMEBUFFER: u32 = 0x8D40;
pub const FRAMEBUFFER_COMPLETE: u32 = 0x8CD5;
pub const LINE_STRIP: u32 = 0x0003;
pub const LINK_STATUS: u32 = 0x8B82;
pub const NEAREST: u32 = 0x2600;
pub const ONE: u32 = 1;
pub const ONE_MINUS_SRC_ALPHA: u32 = 0x0303;
pub const PACK_ALIGNMENT: u32 = 0x0D05;
pub const PIXEL_UNPACK_BUFFER: u32 = 0x88EC;
pub const READ_FRAMEBUFFER: u32 = 0x8CA8;
pub const RENDERBUFFER: u32 = 0x8D41;
pub const RGB: u32 = 0x1907;
pub const RGBA: u32 = 0x1908;
pub const RGBA8: u32 = 0x8058;
pub const SRC_ALPHA: u32 = 0x0302;
pub const STREAM_DRAW: u32 = 0x88E0;
pub const TEXTURE_2D: u32 = 0x0DE1;
pub const TEXTURE_MAG_FILTER: u32 = 0x2800;
pub const TEXTURE_MIN_FILTER: u32 = 0x2801;
pub const TRIANGLE_STRIP: u32 = 0x0005;
pub const UNSIGNED_BYTE: u32 = 0x1401;
pub const VERTEX_SHADER: u32 = 0x8B31;

/// A structure with functions that are found by name.
macro_rules! functions {
    ($library:ident: $($name:ident = $symbol:literal: fn($($type:ty),*) $(-> $result:ty)?;)*) => {
        pub struct $library {
            $(pub $name: unsafe extern "C" fn($($type),*) $(-> $result)?,)*
        }

        impl $library {
            pub fn new(find: impl Fn(&str) -> Outcome<*const c_void>) -> Outcome<Self> {
                unsafe {
                    Ok(Self {
                        $($name: std::mem::transmute::<*const c_void, unsafe extern "C" fn($($type),*) $(-> $result)?>(
                            find($symbol)?,
                        ),)*
                    })
                }
            }
        }
    };
}

pub(crate) use functions;

functions! { Gl:
    attach_shader = "glAttachShader": fn(u32, u32);
    bind_buffer = "glBindBuffer": fn(u32, u32);
    bind_framebuffer = "glBindFramebuffer": fn(u32, u32);
    bind_renderbuffer = "glBindRenderbuffer": fn(u32, u32);
    bind_texture = "glBindTexture": fn(u32, u32);
    bind_vertex_array = "glBindVertexArray": fn(u32);
    blend_func_separate = "glBlendFuncSeparate": fn(u32, u32, u32, u32);
    blit_framebuffer = "glBlitFramebuffer": fn(i32, i32, i32, i32, i32, i32, i32, i32, u32, u32);
    buffer_data = "glBufferData": fn(u32, isize, *const c_void, u32);
    check_framebuffer_status = "glCheckFramebufferStatus": fn(u32) -> u32;
    clear = "glClear": fn(u32);
    clear_color = "glClearColor": fn(f32, f32, f32, f32);
    compile_shader = "glCompileShader": fn(u32);
    create_program = "glCreateProgram": fn() -> u32;
    create_shader = "glCreateShader": fn(u32) -> u32;
    delete_shader = "glDeleteShader": fn(u32);
    disable = "glDisable": fn(u32);
    draw_arrays = "glDrawArrays": fn(u32, i32, i32);
    enable = "glEnable": fn(u32);
    enable_vertex_attrib_array = "glEnableVertexAttribArray": fn(u32);
    framebuffer_renderbuffer = "glFramebufferRenderbuffer": fn(u32, u32, u32, u32);
    framebuffer_texture = "glFramebufferTexture2D": fn(u32, u32, u32, u32, i32);
    gen_buffers = "glGenBuffers": fn(i32, *mut u32);
    gen_framebuffers = "glGenFramebuffers": fn(i32, *mut u32);
    gen_renderbuffers = "glGenRenderbuffers": fn(i32, *mut u32);
    gen_textures = "glGenTextures": fn(i32, *mut u32);
    gen_vertex_arrays = "glGenVertexArrays": fn(i32, *mut u32);
    get_error = "glGetError": fn() -> u32;
    get_program = "glGetProgramiv": fn(u32, u32, *mut i32);
    get_shader = "glGetShaderiv": fn(u32, u32, *mut i32);
    get_uniform_location = "glGetUniformLocation": fn(u32, *const std::os::raw::c_char) -> i32;
    link_program = "glLinkProgram": fn(u32);
    pixel_store = "glPixelStorei": fn(u32, i32);
    read_pixels = "glReadPixels": fn(i32, i32, i32, i32, u32, u32, *mut c_void);
    renderbuffer_storage = "glRenderbufferStorage": fn(u32, u32, i32, i32);
    shader_source = "glShaderSource": fn(u32, i32, *const *const std::os::raw::c_char, *const i32);
    tex_image = "glTexImage2D": fn(u32, i32, i32, i32, i32, i32, u32, u32, *const c_void);
    tex_parameter = "glTexParameteri": fn(u32, u32, i32);
    tex_sub_image = "glTexSubImage2D": fn(u32, i32, i32, i32, i32, i32, u32, u32, *const c_void);
    uniform = "glUniform1f": fn(i32, f32);
    use_program = "glUseProgram": fn(u32);
    vertex_attrib_pointer = "glVertexAttribPointer": fn(u32, i32, u32, u8, i32, *const c_void);
    viewport = "glViewport": fn(i32, i32, i32, i32);
}

impl Gl {
    /// Creates an object with a glGen... function, and returns its name.
    pub fn name(&self, generate: unsafe extern "C" fn(i32, *mut u32)) -> u32 {
        let mut name = 0;
        unsafe { generate(1, &mut name) };
        name
    }

    /// Compiles and links a program.
    pub fn program(&self, vertex: &str, fragment: &str) -> Outcome<u32> {
        unsafe {
            let program = (self.create_program)();
            for (kind, source) in [(VERTEX_SHADER, vertex), (FRAGMENT_SHADER, fragment)] {
                let source = CString::new(source)?;
                let shader = (self.create_shader)(kind);
                (self.shader_source)(shader, 1, &source.as_ptr(), ptr::null());
                (self.compile_shader)(shader);
                let mut compiled = 0;
                (self.get_shader)(shader, COMPILE_STATUS, &mut compiled);
                if compiled == 0 {
                    return Err("OpenGL does not compile a shader".into());
                }
                (self.attach_shader)(program, shader);
                (self.delete_shader)(shader);
            }
            (self.link_program)(program);
            let mut linked = 0;
            (self.get_program)(program, LINK_STATUS, &mut linked);
            if linked == 0 {
                return Err("OpenGL does not link a program".into());
            }
            Ok(program)
        }
    }

    /// Creates an 8-bit texture with nearest filtering.
    pub fn texture(&self, width: i32, height: i32) -> u32 {
        let texture = self.name(self.gen_textures);
        unsafe {
            (self.bind_texture)(TEXTURE_2D, texture);
            (self.tex_parameter)(TEXTURE_2D, TEXTURE_MIN_FILTER, NEAREST as i32);
            (self.tex_parameter)(TEXTURE_2D, TEXTURE_MAG_FILTER, NEAREST as i32);
            (self.tex_image)(TEXTURE_2D, 0, RGBA8 as i32, width, height, 0, RGBA, UNSIGNED_BYTE, ptr::null());
        }
        texture
    }

    /// Returns the RGB pixels of the bound framebuffer. The first row is the bottom row.
    pub fn read_pixels(&self, (width, height): (i32, i32)) -> Vec<u8> {
        let mut pixels = vec![0; 3 * width as usize * height as usize];
        unsafe {
            (self.pixel_store)(PACK_ALIGNMENT, 1);
            (self.read_pixels)(0, 0, width, height, RGB, UNSIGNED_BYTE, pixels.as_mut_ptr().cast());
        }
        pixels
    }

    /// Fails if a GL error is pending.
    pub fn check(&self) -> Outcome {
        match unsafe { (self.get_error)() } {
            0 => Ok(()),
            error => Err(format!("OpenGL has an error, {error:#06x}").into()),
        }
    }
}
