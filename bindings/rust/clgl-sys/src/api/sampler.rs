// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Coordinates from 0 to 1 over the texture.
pub const CLGL_COORDINATES_NORMALIZED: i32 = 0;
/// Coordinates in pixels.
pub const CLGL_COORDINATES_PIXELS: i32 = 1;
/// The pixel at the edge.
pub const CLGL_ADDRESSING_CLAMP_TO_EDGE: i32 = 0;
/// The border colour: black, transparent where the format has alpha.
pub const CLGL_ADDRESSING_CLAMP: i32 = 1;
/// The texture again. Only with CLGL_COORDINATES_NORMALIZED.
pub const CLGL_ADDRESSING_REPEAT: i32 = 2;
/// The texture again, every second time mirrored. Only with CLGL_COORDINATES_NORMALIZED.
pub const CLGL_ADDRESSING_MIRRORED_REPEAT: i32 = 3;
/// Anything: the kernel stays inside.
pub const CLGL_ADDRESSING_NONE: i32 = 4;
/// The pixel that the coordinate lies in.
pub const CLGL_FILTER_NEAREST: i32 = 0;
/// A weighted mean of the pixels around it.
pub const CLGL_FILTER_LINEAR: i32 = 1;

/// What sampler to make. All of 0 is OpenGL's usual one for images.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_sampler_desc {
    /// sizeof(clgl_sampler_desc)
    pub struct_size: u32,
    /// CLGL_COORDINATES_...
    pub coordinates: i32,
    /// CLGL_ADDRESSING_...
    pub addressing: i32,
    /// CLGL_FILTER_...
    pub filter: i32,
    /// A name for messages, copied; or NULL
    pub label: *const c_char,
}

impl Default for clgl_sampler_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 24,
            coordinates: 0,
            addressing: 0,
            filter: 0,
            label: core::ptr::null(),
        }
    }
}
/// What a sampler is.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_sampler_info {
    /// sizeof(clgl_sampler_info), set by the caller
    pub struct_size: u32,
    /// CLGL_COORDINATES_...
    pub coordinates: i32,
    /// CLGL_ADDRESSING_...
    pub addressing: i32,
    /// CLGL_FILTER_...
    pub filter: i32,
    /// The descriptor's label, or ""; lives as long as the sampler
    pub label: *const c_char,
}

impl Default for clgl_sampler_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 24,
            coordinates: 0,
            addressing: 0,
            filter: 0,
            label: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Makes a sampler.
    ///
    /// context: the context
    ///
    /// desc: what to make; or NULL for all defaults
    ///
    /// sampler: receives the sampler
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for unknown values, and for repeating with
    /// coordinates in pixels; CLGL_ERROR_UNSUPPORTED if the device has no images; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_sampler_destroy
    ///
    /// See OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties. Since 0.1.
    pub fn clgl_sampler_create(context: clgl_context, desc: *const clgl_sampler_desc, sampler: *mut clgl_sampler) -> clgl_result;
    /// Destroys a sampler. Launches that are under way go on.
    ///
    /// sampler: the sampler, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.7.1, clReleaseSampler. Since 0.1.
    pub fn clgl_sampler_destroy(sampler: clgl_sampler) -> clgl_result;
    /// Tells what a sampler is.
    ///
    /// sampler: the sampler
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the sampler
    ///
    /// See OpenCL 3.0 section 5.7.2, clGetSamplerInfo. Since 0.1.
    pub fn clgl_sampler_get_info(sampler: clgl_sampler, info: *mut clgl_sampler_info) -> clgl_result;
}
