// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Pixel formats. The names are those of OpenGL: components, bits and encoding. No suffix stands for numbers
/// from 0 to 1, _SNORM for numbers from -1 to 1, F for floating point, I and UI for integers. The values
/// count from 1 without gaps.
pub type clgl_format = i32;
/// No format. In a descriptor that wraps an OpenGL texture: query the format from GL.
pub const CLGL_FORMAT_NONE: clgl_format = 0;
/// Red, 8 bits, 0 to 1.
pub const CLGL_FORMAT_R8: clgl_format = 1;
/// Red, 16 bits, 0 to 1.
pub const CLGL_FORMAT_R16: clgl_format = 2;
/// Red, 8 bits, -1 to 1.
pub const CLGL_FORMAT_R8_SNORM: clgl_format = 3;
/// Red, 16 bits, -1 to 1.
pub const CLGL_FORMAT_R16_SNORM: clgl_format = 4;
/// Red, 16-bit float.
pub const CLGL_FORMAT_R16F: clgl_format = 5;
/// Red, 32-bit float.
pub const CLGL_FORMAT_R32F: clgl_format = 6;
/// Red, 8-bit signed integer.
pub const CLGL_FORMAT_R8I: clgl_format = 7;
/// Red, 16-bit signed integer.
pub const CLGL_FORMAT_R16I: clgl_format = 8;
/// Red, 32-bit signed integer.
pub const CLGL_FORMAT_R32I: clgl_format = 9;
/// Red, 8-bit unsigned integer.
pub const CLGL_FORMAT_R8UI: clgl_format = 10;
/// Red, 16-bit unsigned integer.
pub const CLGL_FORMAT_R16UI: clgl_format = 11;
/// Red, 32-bit unsigned integer.
pub const CLGL_FORMAT_R32UI: clgl_format = 12;
/// Red and green, 8 bits each, 0 to 1.
pub const CLGL_FORMAT_RG8: clgl_format = 13;
/// Red and green, 16 bits each, 0 to 1.
pub const CLGL_FORMAT_RG16: clgl_format = 14;
/// Red and green, 8 bits each, -1 to 1.
pub const CLGL_FORMAT_RG8_SNORM: clgl_format = 15;
/// Red and green, 16 bits each, -1 to 1.
pub const CLGL_FORMAT_RG16_SNORM: clgl_format = 16;
/// Red and green, 16-bit floats.
pub const CLGL_FORMAT_RG16F: clgl_format = 17;
/// Red and green, 32-bit floats.
pub const CLGL_FORMAT_RG32F: clgl_format = 18;
/// Red and green, 8-bit signed integers.
pub const CLGL_FORMAT_RG8I: clgl_format = 19;
/// Red and green, 16-bit signed integers.
pub const CLGL_FORMAT_RG16I: clgl_format = 20;
/// Red and green, 32-bit signed integers.
pub const CLGL_FORMAT_RG32I: clgl_format = 21;
/// Red and green, 8-bit unsigned integers.
pub const CLGL_FORMAT_RG8UI: clgl_format = 22;
/// Red and green, 16-bit unsigned integers.
pub const CLGL_FORMAT_RG16UI: clgl_format = 23;
/// Red and green, 32-bit unsigned integers.
pub const CLGL_FORMAT_RG32UI: clgl_format = 24;
/// RGBA, 8 bits each, 0 to 1.
pub const CLGL_FORMAT_RGBA8: clgl_format = 25;
/// RGBA, 16 bits each, 0 to 1.
pub const CLGL_FORMAT_RGBA16: clgl_format = 26;
/// RGBA, 8 bits each, -1 to 1.
pub const CLGL_FORMAT_RGBA8_SNORM: clgl_format = 27;
/// RGBA, 16 bits each, -1 to 1.
pub const CLGL_FORMAT_RGBA16_SNORM: clgl_format = 28;
/// RGBA, 16-bit floats.
pub const CLGL_FORMAT_RGBA16F: clgl_format = 29;
/// RGBA, 32-bit floats.
pub const CLGL_FORMAT_RGBA32F: clgl_format = 30;
/// RGBA, 8-bit signed integers.
pub const CLGL_FORMAT_RGBA8I: clgl_format = 31;
/// RGBA, 16-bit signed integers.
pub const CLGL_FORMAT_RGBA16I: clgl_format = 32;
/// RGBA, 32-bit signed integers.
pub const CLGL_FORMAT_RGBA32I: clgl_format = 33;
/// RGBA, 8-bit unsigned integers.
pub const CLGL_FORMAT_RGBA8UI: clgl_format = 34;
/// RGBA, 16-bit unsigned integers.
pub const CLGL_FORMAT_RGBA16UI: clgl_format = 35;
/// RGBA, 32-bit unsigned integers.
pub const CLGL_FORMAT_RGBA32UI: clgl_format = 36;
/// BGRA, 8 bits each, 0 to 1.
pub const CLGL_FORMAT_BGRA8: clgl_format = 37;
/// BGRA, 8 bits each, -1 to 1.
pub const CLGL_FORMAT_BGRA8_SNORM: clgl_format = 38;
/// BGRA, 8-bit signed integers.
pub const CLGL_FORMAT_BGRA8I: clgl_format = 39;
/// BGRA, 8-bit unsigned integers.
pub const CLGL_FORMAT_BGRA8UI: clgl_format = 40;
/// RGBA, 8 bits each, red, green and blue encoded as sRGB.
pub const CLGL_FORMAT_SRGB8_ALPHA8: clgl_format = 41;
/// Depth, 16 bits, 0 to 1.
pub const CLGL_FORMAT_DEPTH_COMPONENT16: clgl_format = 42;
/// Depth, 32-bit float.
pub const CLGL_FORMAT_DEPTH_COMPONENT32F: clgl_format = 43;
/// Depth, 24 bits, 0 to 1, with 8 bits of stencil.
pub const CLGL_FORMAT_DEPTH24_STENCIL8: clgl_format = 44;
/// Depth, 32-bit float, with 8 bits of stencil.
pub const CLGL_FORMAT_DEPTH32F_STENCIL8: clgl_format = 45;
/// Alpha, 8 bits, 0 to 1.
pub const CLGL_FORMAT_ALPHA8: clgl_format = 46;
/// Alpha, 16 bits, 0 to 1.
pub const CLGL_FORMAT_ALPHA16: clgl_format = 47;
/// Alpha, 8 bits, -1 to 1.
pub const CLGL_FORMAT_ALPHA8_SNORM: clgl_format = 48;
/// Alpha, 16 bits, -1 to 1.
pub const CLGL_FORMAT_ALPHA16_SNORM: clgl_format = 49;
/// Alpha, 16-bit float.
pub const CLGL_FORMAT_ALPHA16F: clgl_format = 50;
/// Alpha, 32-bit float.
pub const CLGL_FORMAT_ALPHA32F: clgl_format = 51;
/// Alpha, 8-bit signed integer.
pub const CLGL_FORMAT_ALPHA8I: clgl_format = 52;
/// Alpha, 16-bit signed integer.
pub const CLGL_FORMAT_ALPHA16I: clgl_format = 53;
/// Alpha, 32-bit signed integer.
pub const CLGL_FORMAT_ALPHA32I: clgl_format = 54;
/// Alpha, 8-bit unsigned integer.
pub const CLGL_FORMAT_ALPHA8UI: clgl_format = 55;
/// Alpha, 16-bit unsigned integer.
pub const CLGL_FORMAT_ALPHA16UI: clgl_format = 56;
/// Alpha, 32-bit unsigned integer.
pub const CLGL_FORMAT_ALPHA32UI: clgl_format = 57;
/// Luminance, 8 bits, 0 to 1.
pub const CLGL_FORMAT_LUMINANCE8: clgl_format = 58;
/// Luminance, 16 bits, 0 to 1.
pub const CLGL_FORMAT_LUMINANCE16: clgl_format = 59;
/// Luminance, 16-bit float.
pub const CLGL_FORMAT_LUMINANCE16F: clgl_format = 60;
/// Luminance, 32-bit float.
pub const CLGL_FORMAT_LUMINANCE32F: clgl_format = 61;
/// Intensity, 8 bits, 0 to 1.
pub const CLGL_FORMAT_INTENSITY8: clgl_format = 62;
/// Intensity, 16 bits, 0 to 1.
pub const CLGL_FORMAT_INTENSITY16: clgl_format = 63;
/// Intensity, 16-bit float.
pub const CLGL_FORMAT_INTENSITY16F: clgl_format = 64;
/// Intensity, 32-bit float.
pub const CLGL_FORMAT_INTENSITY32F: clgl_format = 65;
/// ARGB, 8 bits each, 0 to 1.
pub const CLGL_FORMAT_ARGB8: clgl_format = 66;
/// ARGB, 8 bits each, -1 to 1.
pub const CLGL_FORMAT_ARGB8_SNORM: clgl_format = 67;
/// ARGB, 8-bit signed integers.
pub const CLGL_FORMAT_ARGB8I: clgl_format = 68;
/// ARGB, 8-bit unsigned integers.
pub const CLGL_FORMAT_ARGB8UI: clgl_format = 69;
/// RGB, 8 bits each, 0 to 1.
pub const CLGL_FORMAT_RGB8: clgl_format = 70;
/// RGB, 16 bits each, 0 to 1.
pub const CLGL_FORMAT_RGB16: clgl_format = 71;
/// RGB, 8 bits each, -1 to 1.
pub const CLGL_FORMAT_RGB8_SNORM: clgl_format = 72;
/// RGB, 16 bits each, -1 to 1.
pub const CLGL_FORMAT_RGB16_SNORM: clgl_format = 73;
/// RGB, 16-bit floats.
pub const CLGL_FORMAT_RGB16F: clgl_format = 74;
/// RGB, 32-bit floats.
pub const CLGL_FORMAT_RGB32F: clgl_format = 75;
/// RGB, 8-bit signed integers.
pub const CLGL_FORMAT_RGB8I: clgl_format = 76;
/// RGB, 16-bit signed integers.
pub const CLGL_FORMAT_RGB16I: clgl_format = 77;
/// RGB, 32-bit signed integers.
pub const CLGL_FORMAT_RGB32I: clgl_format = 78;
/// RGB, 8-bit unsigned integers.
pub const CLGL_FORMAT_RGB8UI: clgl_format = 79;
/// RGB, 16-bit unsigned integers.
pub const CLGL_FORMAT_RGB16UI: clgl_format = 80;
/// RGB, 32-bit unsigned integers.
pub const CLGL_FORMAT_RGB32UI: clgl_format = 81;
/// RGB, 8 bits each, encoded as sRGB.
pub const CLGL_FORMAT_SRGB8: clgl_format = 82;
/// RGB, 5, 6 and 5 bits, 0 to 1.
pub const CLGL_FORMAT_RGB565: clgl_format = 83;
/// RGBA, 4 bits each, 0 to 1.
pub const CLGL_FORMAT_RGBA4: clgl_format = 84;
/// RGBA, 5 bits for each color and 1 for alpha, 0 to 1.
pub const CLGL_FORMAT_RGB5_A1: clgl_format = 85;
/// RGBA, 10 bits for each color and 2 for alpha, 0 to 1.
pub const CLGL_FORMAT_RGB10_A2: clgl_format = 86;
/// RGBA, 10 bits for each color and 2 for alpha, unsigned integers.
pub const CLGL_FORMAT_RGB10_A2UI: clgl_format = 87;
/// RGB, unsigned floats of 11, 11 and 10 bits.
pub const CLGL_FORMAT_R11F_G11F_B10F: clgl_format = 88;
/// RGB, 9 bits each with a common exponent of 5 bits.
pub const CLGL_FORMAT_RGB9_E5: clgl_format = 89;
/// Depth, 24 bits, 0 to 1.
pub const CLGL_FORMAT_DEPTH_COMPONENT24: clgl_format = 90;
/// Depth, 32 bits, 0 to 1.
pub const CLGL_FORMAT_DEPTH_COMPONENT32: clgl_format = 91;
/// Stencil, 8 bits.
pub const CLGL_FORMAT_STENCIL_INDEX8: clgl_format = 92;
/// Compressed: Red, RGTC1 blocks.
pub const CLGL_FORMAT_COMPRESSED_RED_RGTC1: clgl_format = 93;
/// Compressed: Red, signed, RGTC1 blocks.
pub const CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1: clgl_format = 94;
/// Compressed: Red and green, RGTC2 blocks.
pub const CLGL_FORMAT_COMPRESSED_RG_RGTC2: clgl_format = 95;
/// Compressed: Red and green, signed, RGTC2 blocks.
pub const CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2: clgl_format = 96;
/// Compressed: RGBA, BPTC blocks (BC7).
pub const CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM: clgl_format = 97;
/// Compressed: sRGB with alpha, BPTC blocks (BC7).
pub const CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM: clgl_format = 98;
/// Compressed: RGB, signed floats, BPTC blocks (BC6H).
pub const CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT: clgl_format = 99;
/// Compressed: RGB, unsigned floats, BPTC blocks (BC6H).
pub const CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT: clgl_format = 100;
/// Compressed: RGB, DXT1 blocks.
pub const CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1: clgl_format = 101;
/// Compressed: RGBA, DXT1 blocks.
pub const CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1: clgl_format = 102;
/// Compressed: RGBA, DXT3 blocks.
pub const CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3: clgl_format = 103;
/// Compressed: RGBA, DXT5 blocks.
pub const CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5: clgl_format = 104;
/// Compressed: RGB, ETC2 blocks.
pub const CLGL_FORMAT_COMPRESSED_RGB8_ETC2: clgl_format = 105;
/// Compressed: RGBA, ETC2 and EAC blocks.
pub const CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC: clgl_format = 106;
/// The type of the components of a format.
pub type clgl_numeric_type = i32;
/// Nothing: the value of a failed clgl_format_get_info.
pub const CLGL_NUMERIC_NONE: clgl_numeric_type = 0;
/// Numbers from 0 to 1, stored as unsigned integers.
pub const CLGL_NUMERIC_UNORM: clgl_numeric_type = 1;
/// Numbers from -1 to 1, stored as signed integers.
pub const CLGL_NUMERIC_SNORM: clgl_numeric_type = 2;
/// Floating-point numbers.
pub const CLGL_NUMERIC_FLOAT: clgl_numeric_type = 3;
/// Signed integers.
pub const CLGL_NUMERIC_INT: clgl_numeric_type = 4;
/// Unsigned integers.
pub const CLGL_NUMERIC_UINT: clgl_numeric_type = 5;
/// Numbers from 0 to 1, with colors encoded as sRGB and linear alpha.
pub const CLGL_NUMERIC_SRGB: clgl_numeric_type = 6;
/// Depth, with or without stencil.
pub const CLGL_NUMERIC_DEPTH: clgl_numeric_type = 7;

/// The properties of a format.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_format_info {
    /// sizeof(clgl_format_info), set by the caller
    pub struct_size: u32,
    /// the format
    pub format: clgl_format,
    /// the sized internal format in OpenGL; 0 = none
    pub gl_internal_format: u32,
    /// the format for pixel transfers in OpenGL; 0 = none
    pub gl_format: u32,
    /// the type for pixel transfers in OpenGL; 0 = none
    pub gl_type: u32,
    /// image_channel_order of the OpenCL image with the same pixels; 0 = none
    pub cl_channel_order: u32,
    /// image_channel_data_type of the OpenCL image with the same pixels; 0 = none
    pub cl_channel_data_type: u32,
    /// 0 for a compressed format
    pub bytes_per_pixel: u32,
    /// number of components
    pub components: u32,
    /// bits of the largest component
    pub bits_per_component: u32,
    /// what the components contain
    pub numeric: clgl_numeric_type,
    /// the format itself if OpenCL supports it; otherwise the nearest format that can represent all its
    /// values
    pub nearest: clgl_format,
    /// its name without "CLGL_FORMAT_", such as "RGBA8"
    pub name: *const c_char,
    /// the document that says that both APIs store the same pixels, or ""
    pub specification: *const c_char,
    /// such as "GL_RGBA8"; "" for 0
    pub gl_internal_format_name: *const c_char,
    /// such as "CL_RGBA"; "" for 0
    pub cl_channel_order_name: *const c_char,
    /// such as "CL_UNORM_INT8"; "" for 0
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
    /// Returns the number of formats. Formats are numbered from 1 to this number.
    ///
    /// count: receives the number
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: count is NULL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_format_get_count(count: *mut u32) -> clgl_result;
    /// Returns the properties of a format. clgl_texture_list_formats lists the formats that a device
    /// supports.
    ///
    /// format: the format
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL; format is unknown
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the library
    ///
    /// See OpenCL 3.0 extensions, cl_khr_gl_sharing, cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing
    /// (multisampled textures have the formats of the others); OpenCL 3.0 section 5.3.1.1, image format
    /// descriptors; OpenGL 4.6 core section 8.5, tables 8.12 and 8.13. Since 0.1.
    pub fn clgl_format_get_info(format: clgl_format, info: *mut clgl_format_info) -> clgl_result;
    /// Returns the format for an OpenGL internal format.
    ///
    /// gl_internal_format: a sized internal format, such as 0x8058 (GL_RGBA8)
    ///
    /// format: receives the format; if several formats have this internal format, the one with the component
    /// order of OpenGL
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: format is NULL
    ///
    /// CLGL_ERROR_UNSUPPORTED: no format has this internal format
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenGL 4.6 core section 8.5. Since 0.1.
    pub fn clgl_format_from_gl(gl_internal_format: u32, format: *mut clgl_format) -> clgl_result;
    /// Returns the format for an OpenCL image format.
    ///
    /// cl_channel_order: the channel order, such as 0x10B5 (CL_RGBA)
    ///
    /// cl_channel_data_type: the channel data type, such as 0x10D2 (CL_UNORM_INT8)
    ///
    /// format: receives the format
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: format is NULL
    ///
    /// CLGL_ERROR_UNSUPPORTED: no format has this order and data type
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.3.1.1. Since 0.1.
    pub fn clgl_format_from_cl(cl_channel_order: u32, cl_channel_data_type: u32, format: *mut clgl_format) -> clgl_result;
    /// Returns the name of a format, such as "RGBA8" for CLGL_FORMAT_RGBA8.
    ///
    /// format: CLGL_FORMAT_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_format_name(format: clgl_format) -> *const c_char;
    /// Returns the name of the type of the components of a format, such as "unorm".
    ///
    /// type: CLGL_NUMERIC_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_numeric_type_name(type_: clgl_numeric_type) -> *const c_char;
}
