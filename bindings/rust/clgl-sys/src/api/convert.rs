// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// What a number of a buffer's pixels is.
pub const CLGL_PIXEL_UNORM8: i32 = 0;
pub const CLGL_PIXEL_SNORM8: i32 = 1;
pub const CLGL_PIXEL_UINT8: i32 = 2;
pub const CLGL_PIXEL_INT8: i32 = 3;
pub const CLGL_PIXEL_FLOAT32: i32 = 4;
/// Upside down: what is the first row of the one side is the last of the other.
pub const CLGL_CONVERT_FLIP: u32 = 1;
/// clgl_convert_buffer: the pixels may be a part of the buffers.
pub const CLGL_CONVERT_PART: u32 = 2;

/// How pixels lie in a buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_pixel_layout {
    /// sizeof(clgl_pixel_layout)
    pub struct_size: u32,
    /// CLGL_PIXEL_...
    pub component: i32,
    /// Numbers of a pixel, 1 to 4; 0 for 4
    pub channels: u32,
    pub reserved: u32,
    /// Where the first pixel starts, in bytes
    pub offset: usize,
    /// Bytes from row to row, and from slice (or layer) to slice; 0 for tightly packed. Any row pitch will
    /// do; a slice pitch is a multiple of it.
    pub row_pitch: usize,
    pub slice_pitch: usize,
}

impl Default for clgl_pixel_layout {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 40,
            component: 0,
            channels: 0,
            reserved: 0,
            offset: 0,
            row_pitch: 0,
            slice_pitch: 0,
        }
    }
}

extern "C" {
    /// Converts pixels of a buffer into a part of a texture.
    ///
    /// queue: the queue
    ///
    /// source: the buffer; acquired by the queue if it is shared
    ///
    /// layout: how its pixels lie, as many as the part has; or NULL for four of CLGL_PIXEL_UNORM8 from the
    /// buffer's start, tightly packed
    ///
    /// destination: the texture, not for reading only
    ///
    /// region: the part, pitches 0; or NULL for all
    ///
    /// flags: CLGL_CONVERT_FLIP, for kinds that have rows
    ///
    /// blocking: 1 to return when the texture holds the pixels, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the texture holds the pixels; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown component or flag, channels beyond 4,
    /// a pitch that is too small, a number that does not go with the texture's format (the message names what
    /// does), CLGL_CONVERT_FLIP without rows, an extent of 0, parts that the kind does not have, a buffer
    /// that is only written or a texture that is only read; CLGL_ERROR_OUT_OF_RANGE past the buffer's end or
    /// the texture's edge, and if the texture's pixels are the buffer's; CLGL_ERROR_UNSUPPORTED for sRGB and
    /// depth, for 3D where the device does not write it (cl_khr_3d_image_writes), and where the driver gets
    /// 16-bit floats wrong (PoCL 3.1 those of one to a pixel); CLGL_ERROR_NOT_ACQUIRED;
    /// CLGL_ERROR_COMMAND_FAILED if it is blocking and a command before it failed; CLGL_ERROR_WRONG_CONTEXT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL C 3.0 section 6.15.15.4, write_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers.
    /// Since 0.1.
    pub fn clgl_convert_buffer_to_texture(queue: clgl_queue, source: clgl_buffer, layout: *const clgl_pixel_layout, destination: clgl_texture, region: *const clgl_texture_region, flags: u32, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Converts a part of a texture into pixels of a buffer.
    ///
    /// queue: the queue
    ///
    /// source: the texture, not for writing only
    ///
    /// region: the part, pitches 0; or NULL for all
    ///
    /// destination: the buffer; acquired by the queue, and not for reading only, if it is shared
    ///
    /// layout: how its pixels lie, as many as the part has; or NULL for four of CLGL_PIXEL_UNORM8 from the
    /// buffer's start, tightly packed. What lies between rows stays as it is.
    ///
    /// flags: CLGL_CONVERT_FLIP, for kinds that have rows
    ///
    /// blocking: 1 to return when the buffer holds the pixels, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the buffer holds the pixels; or NULL
    ///
    /// Returns as clgl_convert_buffer_to_texture, but that a texture that is only written and a buffer that
    /// is only read are refused, and that every device reads 3D
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL C 3.0 section 6.15.15.3, read_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers.
    /// Since 0.1.
    pub fn clgl_convert_texture_to_buffer(queue: clgl_queue, source: clgl_texture, region: *const clgl_texture_region, destination: clgl_buffer, layout: *const clgl_pixel_layout, flags: u32, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Converts pixels of one buffer into those of another: into a wrapped pixel buffer and back, say.
    ///
    /// Both buffers must have just the size of these pixels, with or without what follows the last row of a
    /// pitch: a pixel buffer that was made for another size of window is an error, not a picture askew. With
    /// CLGL_CONVERT_PART they may be larger, and layouts may have an offset.
    ///
    /// queue: the queue
    ///
    /// source: acquired by the queue if it is shared
    ///
    /// source_layout: how its pixels lie; or NULL for four of CLGL_PIXEL_UNORM8, tightly packed
    ///
    /// destination: another buffer, or the same where the pixels do not overlap; acquired by the queue, and
    /// not for reading only, if it is shared
    ///
    /// destination_layout: how its pixels lie; or NULL as above. What lies between rows stays as it is.
    ///
    /// extent: three numbers: pixels, rows and slices, none of them 0
    ///
    /// flags: CLGL_CONVERT_...
    ///
    /// blocking: 1 to return when destination holds the pixels, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when destination holds the pixels; or NULL
    ///
    /// Returns as clgl_convert_buffer_to_texture; CLGL_ERROR_OUT_OF_RANGE also for buffers of another size
    /// (the message has both), and if source and destination overlap; CLGL_ERROR_INVALID_ARGUMENT also for a
    /// destination that is only read
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenGL 4.6 core section 2.3.5, normalized numbers. Since 0.1.
    pub fn clgl_convert_buffer(queue: clgl_queue, source: clgl_buffer, source_layout: *const clgl_pixel_layout, destination: clgl_buffer, destination_layout: *const clgl_pixel_layout, extent: *const usize, flags: u32, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
