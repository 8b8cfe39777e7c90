// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The unit of texture coordinates.
pub type clgl_sampler_coordinates = i32;
/// 0 to 1 across the texture.
pub const CLGL_COORDINATES_NORMALIZED: clgl_sampler_coordinates = 0;
/// Pixels.
pub const CLGL_COORDINATES_PIXELS: clgl_sampler_coordinates = 1;
/// The pixels that a kernel reads beyond the edge.
pub type clgl_sampler_address = i32;
/// The pixel at the edge.
pub const CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE: clgl_sampler_address = 0;
/// The border color: black; transparent black if the format has alpha.
pub const CLGL_SAMPLER_ADDRESS_CLAMP: clgl_sampler_address = 1;
/// The texture, repeated. Only with CLGL_COORDINATES_NORMALIZED.
pub const CLGL_SAMPLER_ADDRESS_REPEAT: clgl_sampler_address = 2;
/// The texture, repeated, every second time mirrored. Only with CLGL_COORDINATES_NORMALIZED.
pub const CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT: clgl_sampler_address = 3;
/// Undefined: kernels must not read beyond the edge.
pub const CLGL_SAMPLER_ADDRESS_NONE: clgl_sampler_address = 4;
/// The value that a kernel reads between pixels.
pub type clgl_sampler_filter = i32;
/// The nearest pixel.
pub const CLGL_FILTER_NEAREST: clgl_sampler_filter = 0;
/// The weighted mean of the neighboring pixels.
pub const CLGL_FILTER_LINEAR: clgl_sampler_filter = 1;

/// Describes a sampler to create. If all fields are 0: normalized coordinates, clamp to edge, nearest filter.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_sampler_desc {
    /// sizeof(clgl_sampler_desc)
    pub struct_size: u32,
    /// the unit of coordinates
    pub coordinates: clgl_sampler_coordinates,
    /// the pixels that a kernel reads beyond the edge
    pub addressing: clgl_sampler_address,
    /// the value that a kernel reads between pixels
    pub filter: clgl_sampler_filter,
    /// a name for messages, copied; NULL = none
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
/// The properties of a sampler.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_sampler_info {
    /// sizeof(clgl_sampler_info), set by the caller
    pub struct_size: u32,
    /// the unit of coordinates
    pub coordinates: clgl_sampler_coordinates,
    /// the pixels that a kernel reads beyond the edge
    pub addressing: clgl_sampler_address,
    /// the value that a kernel reads between pixels
    pub filter: clgl_sampler_filter,
    /// the label of the descriptor, or ""; valid until the sampler is destroyed
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
    /// Creates a sampler.
    ///
    /// context: the context
    ///
    /// desc: the properties; NULL = defaults
    ///
    /// sampler: receives the sampler
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: sampler is NULL; coordinates, addressing or filter is unknown; addressing
    /// repeats the texture although coordinates are in pixels
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_UNSUPPORTED: a device of the context has no images
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_sampler_destroy
    ///
    /// See OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties. Since 0.1.
    pub fn clgl_sampler_create(context: clgl_context, desc: *const clgl_sampler_desc, sampler: *mut clgl_sampler) -> clgl_result;
    /// Destroys a sampler. Launches that use it still complete.
    ///
    /// sampler: the sampler; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: sampler is not a valid clgl_sampler, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.7.1, clReleaseSampler. Since 0.1.
    pub fn clgl_sampler_destroy(sampler: clgl_sampler) -> clgl_result;
    /// Returns the properties of a sampler.
    ///
    /// sampler: the sampler
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: sampler is not a valid clgl_sampler
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the sampler
    ///
    /// See OpenCL 3.0 section 5.7.2, clGetSamplerInfo. Since 0.1.
    pub fn clgl_sampler_get_info(sampler: clgl_sampler, info: *mut clgl_sampler_info) -> clgl_result;
    /// Returns the name of a type of coordinates, such as "normalized".
    ///
    /// coordinates: CLGL_COORDINATES_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_sampler_coordinates_name(coordinates: clgl_sampler_coordinates) -> *const c_char;
    /// Returns the name of an addressing mode, such as "clamp to edge".
    ///
    /// address: CLGL_SAMPLER_ADDRESS_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_sampler_address_name(address: clgl_sampler_address) -> *const c_char;
    /// Returns the name of a filter, such as "linear".
    ///
    /// filter: CLGL_FILTER_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_sampler_filter_name(filter: clgl_sampler_filter) -> *const c_char;
}
