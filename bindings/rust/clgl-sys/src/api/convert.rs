// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The type of the components of pixels in a buffer.
pub type clgl_pixel_component_type = i32;
/// 8 bits: 0 to 255 stand for 0 to 1.
pub const CLGL_PIXEL_UNORM8: clgl_pixel_component_type = 0;
/// 8 bits: -127 to 127 stand for -1 to 1.
pub const CLGL_PIXEL_SNORM8: clgl_pixel_component_type = 1;
/// 8-bit unsigned integer.
pub const CLGL_PIXEL_UINT8: clgl_pixel_component_type = 2;
/// 8-bit signed integer.
pub const CLGL_PIXEL_INT8: clgl_pixel_component_type = 3;
/// 32-bit float.
pub const CLGL_PIXEL_FLOAT32: clgl_pixel_component_type = 4;

/// Flags of conversions.
pub type clgl_convert_flags = u32;
/// Reverse the order of rows: the first row of the source is the last of the destination.
pub const CLGL_CONVERT_FLIP: clgl_convert_flags = 1;
/// clgl_convert_buffer: the buffers may be larger than their pixels.
pub const CLGL_CONVERT_ALLOW_PARTIAL: clgl_convert_flags = 2;

/// The layout of pixels in a buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_pixel_layout {
    /// sizeof(clgl_pixel_layout)
    pub struct_size: u32,
    /// the type of each component
    pub component_type: clgl_pixel_component_type,
    /// number of components of a pixel, 1 to 4; 0 = 4
    pub component_count: u32,
    /// must be 0
    pub reserved: u32,
    /// where the first pixel starts, in bytes
    pub offset: usize,
    /// bytes from row to row, any number; 0 = tightly packed
    pub row_pitch: usize,
    /// bytes from slice (or layer) to slice, a multiple of row_pitch; 0 = tightly packed
    pub slice_pitch: usize,
}

impl Default for clgl_pixel_layout {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 40,
            component_type: 0,
            component_count: 0,
            reserved: 0,
            offset: 0,
            row_pitch: 0,
            slice_pitch: 0,
        }
    }
}

extern "C" {
    /// Converts the pixels of a buffer into a region of a texture.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// queue: the queue
    ///
    /// source: the buffer with the pixels; if it is shared, the queue must have acquired their bytes
    ///
    /// layout: the layout of the pixels in source; NULL = four CLGL_PIXEL_UNORM8 components per pixel,
    /// tightly packed from the start of the buffer
    ///
    /// destination: the texture, not read-only; if it is shared, the queue must have acquired the region for
    /// writing
    ///
    /// region: the region of destination, with pitches of 0; NULL = the whole texture
    ///
    /// flags: CLGL_CONVERT_FLIP, for types that have rows; 0 = none
    ///
    /// blocking: 1 = return when the texture contains the pixels; 0 = return at once
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the texture contains the pixels; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: a reserved field of layout or region is not 0; a component_type or flag
    /// is unknown; component_count is more than 4; a pitch is too small or, in region, not 0; the component
    /// type does not match the format of the texture (the message says which types do); CLGL_CONVERT_FLIP is
    /// set for a type without rows; a size is 0, or exceeds the dimensions of the type; source is write-only;
    /// destination is read-only; blocking is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of layout or region is too small or more than 4096, or
    /// unknown fields of layout or region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the pixels extend past the end of source, or the region past the edge of
    /// destination; or destination uses the memory of source
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only
    /// for reading
    ///
    /// CLGL_ERROR_UNSUPPORTED: the format is sRGB or depth; the texture is 3D and the device cannot write 3D
    /// images (cl_khr_3d_image_writes); or kernels of the driver read or write the format incorrectly (PoCL
    /// 3.1: formats with one 16-bit float)
    ///
    /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
    /// waits has failed
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL C 3.0 section 6.15.15.4, write_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers.
    /// Since 0.1.
    pub fn clgl_convert_buffer_to_texture(queue: clgl_queue, source: clgl_buffer, layout: *const clgl_pixel_layout, destination: clgl_texture, region: *const clgl_texture_region, flags: clgl_convert_flags, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Converts the pixels of a region of a texture into pixels of a buffer. Bytes between rows and slices
    /// stay unchanged.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// queue: the queue
    ///
    /// source: the texture, not write-only; if it is shared, the queue must have acquired the region
    ///
    /// region: the region of source, with pitches of 0; NULL = the whole texture
    ///
    /// destination: the buffer, not read-only; if it is shared, the queue must have acquired the bytes for
    /// writing
    ///
    /// layout: the layout of the pixels in destination; NULL = four CLGL_PIXEL_UNORM8 components per pixel,
    /// tightly packed from the start of the buffer
    ///
    /// flags: CLGL_CONVERT_FLIP, for types that have rows; 0 = none
    ///
    /// blocking: 1 = return when the buffer contains the pixels; 0 = return at once
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the buffer contains the pixels; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region or layout is not 0; a component_type or flag
    /// is unknown; component_count is more than 4; a pitch is too small or, in region, not 0; the component
    /// type does not match the format of the texture (the message says which types do); CLGL_CONVERT_FLIP is
    /// set for a type without rows; a size is 0, or exceeds the dimensions of the type; source is write-only;
    /// destination is read-only; blocking is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region or layout is too small or more than 4096, or
    /// unknown fields of region or layout are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the pixels extend past the end of destination, or the region past the edge of
    /// source; or source uses the memory of destination
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only
    /// for reading
    ///
    /// CLGL_ERROR_UNSUPPORTED: the format is sRGB or depth; or kernels of the driver read or write the format
    /// incorrectly (PoCL 3.1: formats with one 16-bit float)
    ///
    /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
    /// waits has failed
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL C 3.0 section 6.15.15.3, read_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers.
    /// Since 0.1.
    pub fn clgl_convert_texture_to_buffer(queue: clgl_queue, source: clgl_texture, region: *const clgl_texture_region, destination: clgl_buffer, layout: *const clgl_pixel_layout, flags: clgl_convert_flags, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Converts pixels of one buffer into pixels of another, for example of a wrapped OpenGL pixel buffer.
    /// Bytes between rows and slices of the destination stay unchanged.
    ///
    /// Rows keep their order: in an OpenGL pixel buffer row 0 is the bottom row; see ROW ORDER in clgl(7).
    ///
    /// The size of each buffer must be exactly the size of its pixels, with or without the padding after the
    /// last row. This rule detects a pixel buffer that was created for another window size. With
    /// CLGL_CONVERT_ALLOW_PARTIAL the buffers may be larger, and layouts may have an offset.
    ///
    /// queue: the queue
    ///
    /// source: the buffer to read, not write-only; if it is shared, the queue must have acquired the bytes
    ///
    /// source_layout: the layout of the pixels in source; NULL = four CLGL_PIXEL_UNORM8 components per pixel,
    /// tightly packed
    ///
    /// destination: the buffer to write, not read-only; may be the same as source if the pixels do not
    /// overlap; if it is shared, the queue must have acquired the bytes for writing
    ///
    /// destination_layout: the layout of the pixels in destination; NULL = four CLGL_PIXEL_UNORM8 components
    /// per pixel, tightly packed
    ///
    /// extent: the number of pixels per row, of rows and of slices; none may be 0
    ///
    /// flags: CLGL_CONVERT_FLIP and CLGL_CONVERT_ALLOW_PARTIAL combined; 0 = none
    ///
    /// blocking: 1 = return when destination contains the pixels; 0 = return at once
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when destination contains the pixels; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: extent is NULL; a reserved field of source_layout or destination_layout
    /// is not 0; a component_type or flag is unknown; component_count is more than 4; a pitch is too small;
    /// an extent is 0; one buffer contains fractions and the other integers; source is write-only;
    /// destination is read-only; blocking is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of source_layout or destination_layout is too small or
    /// more than 4096, or unknown fields of source_layout or destination_layout are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the size of a buffer is not that of the pixels (the message has both); with
    /// CLGL_CONVERT_ALLOW_PARTIAL: the pixels extend past the end of a buffer; an extent is too large; or
    /// source and destination overlap
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired destination only
    /// for reading
    ///
    /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
    /// waits has failed
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenGL 4.6 core section 2.3.5, normalized numbers. Since 0.1.
    pub fn clgl_convert_buffer(queue: clgl_queue, source: clgl_buffer, source_layout: *const clgl_pixel_layout, destination: clgl_buffer, destination_layout: *const clgl_pixel_layout, extent: *const usize, flags: clgl_convert_flags, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Returns the name of the type of the components of pixels, such as "float32".
    ///
    /// type: CLGL_PIXEL_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_pixel_component_type_name(type_: clgl_pixel_component_type) -> *const c_char;
}
