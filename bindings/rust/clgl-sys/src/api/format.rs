// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Formats, in OpenGL's terms: the channels, the bits of each, and what they hold: nothing more for numbers
/// from 0 to 1, _SNORM from -1 to 1, F floating point, I and UI integers. They count from 1 without gaps.
pub const CLGL_FORMAT_NONE: i32 = 0;
pub const CLGL_FORMAT_R8: i32 = 1;
pub const CLGL_FORMAT_R16: i32 = 2;
pub const CLGL_FORMAT_R8_SNORM: i32 = 3;
pub const CLGL_FORMAT_R16_SNORM: i32 = 4;
pub const CLGL_FORMAT_R16F: i32 = 5;
pub const CLGL_FORMAT_R32F: i32 = 6;
pub const CLGL_FORMAT_R8I: i32 = 7;
pub const CLGL_FORMAT_R16I: i32 = 8;
pub const CLGL_FORMAT_R32I: i32 = 9;
pub const CLGL_FORMAT_R8UI: i32 = 10;
pub const CLGL_FORMAT_R16UI: i32 = 11;
pub const CLGL_FORMAT_R32UI: i32 = 12;
pub const CLGL_FORMAT_RG8: i32 = 13;
pub const CLGL_FORMAT_RG16: i32 = 14;
pub const CLGL_FORMAT_RG8_SNORM: i32 = 15;
pub const CLGL_FORMAT_RG16_SNORM: i32 = 16;
pub const CLGL_FORMAT_RG16F: i32 = 17;
pub const CLGL_FORMAT_RG32F: i32 = 18;
pub const CLGL_FORMAT_RG8I: i32 = 19;
pub const CLGL_FORMAT_RG16I: i32 = 20;
pub const CLGL_FORMAT_RG32I: i32 = 21;
pub const CLGL_FORMAT_RG8UI: i32 = 22;
pub const CLGL_FORMAT_RG16UI: i32 = 23;
pub const CLGL_FORMAT_RG32UI: i32 = 24;
pub const CLGL_FORMAT_RGBA8: i32 = 25;
pub const CLGL_FORMAT_RGBA16: i32 = 26;
pub const CLGL_FORMAT_RGBA8_SNORM: i32 = 27;
pub const CLGL_FORMAT_RGBA16_SNORM: i32 = 28;
pub const CLGL_FORMAT_RGBA16F: i32 = 29;
pub const CLGL_FORMAT_RGBA32F: i32 = 30;
pub const CLGL_FORMAT_RGBA8I: i32 = 31;
pub const CLGL_FORMAT_RGBA16I: i32 = 32;
pub const CLGL_FORMAT_RGBA32I: i32 = 33;
pub const CLGL_FORMAT_RGBA8UI: i32 = 34;
pub const CLGL_FORMAT_RGBA16UI: i32 = 35;
pub const CLGL_FORMAT_RGBA32UI: i32 = 36;
pub const CLGL_FORMAT_BGRA8: i32 = 37;
pub const CLGL_FORMAT_BGRA8_SNORM: i32 = 38;
pub const CLGL_FORMAT_BGRA8I: i32 = 39;
pub const CLGL_FORMAT_BGRA8UI: i32 = 40;
pub const CLGL_FORMAT_SRGB8_ALPHA8: i32 = 41;
pub const CLGL_FORMAT_DEPTH_COMPONENT16: i32 = 42;
pub const CLGL_FORMAT_DEPTH_COMPONENT32F: i32 = 43;
pub const CLGL_FORMAT_DEPTH24_STENCIL8: i32 = 44;
pub const CLGL_FORMAT_DEPTH32F_STENCIL8: i32 = 45;
pub const CLGL_FORMAT_ALPHA8: i32 = 46;
pub const CLGL_FORMAT_ALPHA16: i32 = 47;
pub const CLGL_FORMAT_ALPHA8_SNORM: i32 = 48;
pub const CLGL_FORMAT_ALPHA16_SNORM: i32 = 49;
pub const CLGL_FORMAT_ALPHA16F: i32 = 50;
pub const CLGL_FORMAT_ALPHA32F: i32 = 51;
pub const CLGL_FORMAT_ALPHA8I: i32 = 52;
pub const CLGL_FORMAT_ALPHA16I: i32 = 53;
pub const CLGL_FORMAT_ALPHA32I: i32 = 54;
pub const CLGL_FORMAT_ALPHA8UI: i32 = 55;
pub const CLGL_FORMAT_ALPHA16UI: i32 = 56;
pub const CLGL_FORMAT_ALPHA32UI: i32 = 57;
pub const CLGL_FORMAT_LUMINANCE8: i32 = 58;
pub const CLGL_FORMAT_LUMINANCE16: i32 = 59;
pub const CLGL_FORMAT_LUMINANCE16F: i32 = 60;
pub const CLGL_FORMAT_LUMINANCE32F: i32 = 61;
pub const CLGL_FORMAT_INTENSITY8: i32 = 62;
pub const CLGL_FORMAT_INTENSITY16: i32 = 63;
pub const CLGL_FORMAT_INTENSITY16F: i32 = 64;
pub const CLGL_FORMAT_INTENSITY32F: i32 = 65;
pub const CLGL_FORMAT_ARGB8: i32 = 66;
pub const CLGL_FORMAT_ARGB8_SNORM: i32 = 67;
pub const CLGL_FORMAT_ARGB8I: i32 = 68;
pub const CLGL_FORMAT_ARGB8UI: i32 = 69;
pub const CLGL_FORMAT_RGB8: i32 = 70;
pub const CLGL_FORMAT_RGB16: i32 = 71;
pub const CLGL_FORMAT_RGB8_SNORM: i32 = 72;
pub const CLGL_FORMAT_RGB16_SNORM: i32 = 73;
pub const CLGL_FORMAT_RGB16F: i32 = 74;
pub const CLGL_FORMAT_RGB32F: i32 = 75;
pub const CLGL_FORMAT_RGB8I: i32 = 76;
pub const CLGL_FORMAT_RGB16I: i32 = 77;
pub const CLGL_FORMAT_RGB32I: i32 = 78;
pub const CLGL_FORMAT_RGB8UI: i32 = 79;
pub const CLGL_FORMAT_RGB16UI: i32 = 80;
pub const CLGL_FORMAT_RGB32UI: i32 = 81;
pub const CLGL_FORMAT_SRGB8: i32 = 82;
pub const CLGL_FORMAT_RGB565: i32 = 83;
pub const CLGL_FORMAT_RGBA4: i32 = 84;
pub const CLGL_FORMAT_RGB5_A1: i32 = 85;
pub const CLGL_FORMAT_RGB10_A2: i32 = 86;
pub const CLGL_FORMAT_RGB10_A2UI: i32 = 87;
pub const CLGL_FORMAT_R11F_G11F_B10F: i32 = 88;
pub const CLGL_FORMAT_RGB9_E5: i32 = 89;
pub const CLGL_FORMAT_DEPTH_COMPONENT24: i32 = 90;
pub const CLGL_FORMAT_DEPTH_COMPONENT32: i32 = 91;
pub const CLGL_FORMAT_STENCIL_INDEX8: i32 = 92;
pub const CLGL_FORMAT_COMPRESSED_RED_RGTC1: i32 = 93;
pub const CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1: i32 = 94;
pub const CLGL_FORMAT_COMPRESSED_RG_RGTC2: i32 = 95;
pub const CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2: i32 = 96;
pub const CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM: i32 = 97;
pub const CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM: i32 = 98;
pub const CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT: i32 = 99;
pub const CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT: i32 = 100;
pub const CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1: i32 = 101;
pub const CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1: i32 = 102;
pub const CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3: i32 = 103;
pub const CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5: i32 = 104;
pub const CLGL_FORMAT_COMPRESSED_RGB8_ETC2: i32 = 105;
pub const CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC: i32 = 106;
/// What a format's channels hold.
pub const CLGL_NUMERIC_UNORM: i32 = 1;
pub const CLGL_NUMERIC_SNORM: i32 = 2;
pub const CLGL_NUMERIC_FLOAT: i32 = 3;
pub const CLGL_NUMERIC_INT: i32 = 4;
pub const CLGL_NUMERIC_UINT: i32 = 5;
/// Numbers from 0 to 1, the colours encoded as sRGB, alpha as it is.
pub const CLGL_NUMERIC_SRGB: i32 = 6;
/// Depth, with or without stencil.
pub const CLGL_NUMERIC_DEPTH: i32 = 7;

/// What is known of a format.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_format_info {
    /// sizeof(clgl_format_info), set by the caller
    pub struct_size: u32,
    /// CLGL_FORMAT_...
    pub format: i32,
    /// OpenGL's sized internal format, and the pixel format and type that its pixels are transferred with; 0
    /// if OpenGL has none
    pub gl_internal_format: u32,
    pub gl_format: u32,
    pub gl_type: u32,
    /// The image_channel_order and image_channel_data_type of OpenCL's image with the same pixels; 0 if
    /// OpenCL has none
    pub cl_channel_order: u32,
    pub cl_channel_data_type: u32,
    /// Bytes of a pixel; 0 for a compressed format
    pub bytes_per_pixel: u32,
    pub components: u32,
    /// Bits of the largest component
    pub bits_per_component: u32,
    /// CLGL_NUMERIC_...
    pub numeric: i32,
    /// The format itself, or, where OpenCL has none, the nearest one that it has: every value of the one can
    /// be held by the other
    pub nearest: i32,
    /// Its name without "CLGL_FORMAT_", such as "RGBA8"
    pub name: *const c_char,
    /// Which document says that the two are the same, or ""
    pub specification: *const c_char,
    /// The names of gl_internal_format, such as "GL_RGBA8", of cl_channel_order, such as "CL_RGBA", and of
    /// cl_channel_data_type, such as "CL_UNORM_INT8"; "" for 0
    pub gl_internal_format_name: *const c_char,
    pub cl_channel_order_name: *const c_char,
    pub cl_channel_data_type_name: *const c_char,
}

impl Default for clgl_format_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 88,
            format: 0,
            gl_internal_format: 0,
            gl_format: 0,
            gl_type: 0,
            cl_channel_order: 0,
            cl_channel_data_type: 0,
            bytes_per_pixel: 0,
            components: 0,
            bits_per_component: 0,
            numeric: 0,
            nearest: 0,
            name: core::ptr::null(),
            specification: core::ptr::null(),
            gl_internal_format_name: core::ptr::null(),
            cl_channel_order_name: core::ptr::null(),
            cl_channel_data_type_name: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Gives how many formats there are: they are numbered from 1 to that.
    ///
    /// count: receives it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_format_get_count(count: *mut u32) -> clgl_result;
    /// Tells what is known of a format. Which formats a device has images of, clgl_texture_list_formats
    /// tells.
    ///
    /// format: CLGL_FORMAT_...
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT also for an unknown format;
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the library
    ///
    /// See OpenCL 3.0 extensions, cl_khr_gl_sharing, cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing
    /// (multisampled textures have the formats of the others); OpenCL 3.0 section 5.3.1.1, image format
    /// descriptors; OpenGL 4.6 core section 8.5, tables 8.12 and 8.13. Since 0.1.
    pub fn clgl_format_get_info(format: i32, info: *mut clgl_format_info) -> clgl_result;
    /// Finds the format of an internal format of OpenGL.
    ///
    /// gl_internal_format: a sized internal format, such as 0x8058 (GL_RGBA8)
    ///
    /// format: receives CLGL_FORMAT_...; of two with the same, the one with OpenGL's own order
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the table has none; CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenGL 4.6 core section 8.5. Since 0.1.
    pub fn clgl_format_from_gl(gl_internal_format: u32, format: *mut i32) -> clgl_result;
    /// Finds the format of an image of OpenCL.
    ///
    /// cl_channel_order: such as 0x10B5 (CL_RGBA)
    ///
    /// cl_channel_data_type: such as 0x10D2 (CL_UNORM_INT8)
    ///
    /// format: receives CLGL_FORMAT_...
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the table has none; CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.3.1.1. Since 0.1.
    pub fn clgl_format_from_cl(cl_channel_order: u32, cl_channel_data_type: u32, format: *mut i32) -> clgl_result;
}
