// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The type of a texture. The braces show the units of the three numbers of an origin or an extent.
pub type clgl_texture_type = i32;
/// In a descriptor: the type of gl_target, or two-dimensional if gl_target is 0.
pub const CLGL_TEXTURE_TYPE_NONE: clgl_texture_type = 0;
/// One-dimensional: {pixels, 1, 1}.
pub const CLGL_TEXTURE_TYPE_1D: clgl_texture_type = 1;
/// Two-dimensional: {pixels, rows, 1}.
pub const CLGL_TEXTURE_TYPE_2D: clgl_texture_type = 2;
/// Three-dimensional: {pixels, rows, slices}.
pub const CLGL_TEXTURE_TYPE_3D: clgl_texture_type = 3;
/// An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance between layers.
pub const CLGL_TEXTURE_TYPE_1D_ARRAY: clgl_texture_type = 4;
/// An array of two-dimensional layers: {pixels, rows, layers}.
pub const CLGL_TEXTURE_TYPE_2D_ARRAY: clgl_texture_type = 5;
/// The pixels of a buffer: {pixels, 1, 1}. Only with drivers that pass a self-test of this type.
pub const CLGL_TEXTURE_TYPE_BUFFER: clgl_texture_type = 6;

/// Flags of clgl_texture_desc.
pub type clgl_texture_flags = u32;
/// Wrapping: the library may move the storage of the OpenGL texture into shared memory. The texture keeps its
/// name, content, parameters and attachments. The storage is immutable afterwards (glTexImage fails), even
/// after the clgl texture is destroyed. If the storage cannot be moved, transport_reason of clgl_texture_info
/// says why.
pub const CLGL_TEXTURE_REPLACE_STORAGE: clgl_texture_flags = 2;
/// OpenCL-only memory, which needs no acquire and works on every thread.
pub const CLGL_TEXTURE_COMPUTE_ONLY: clgl_texture_flags = 4;
/// Shared textures: if the OpenCL device does not support images of the format, the image has the nearest
/// supported format, and OpenGL converts at acquire and release. Missing components read as 0, missing alpha
/// as 1; a release drops them. Numbers are rounded. Depth is the first component, and stencil becomes
/// undefined. Compressed formats are read-only.
pub const CLGL_TEXTURE_CONVERT_FORMAT: clgl_texture_flags = 16;
/// Required for multisampled textures (OpenGL 3.2), only for shared textures: the OpenCL image has a layer
/// for each sample, with the number layer \* samples + sample. OpenGL copies the samples without resolving
/// them.
pub const CLGL_TEXTURE_SAMPLES_AS_LAYERS: clgl_texture_flags = 32;
/// Uses the memory at data in place. Only on devices that pass a test that they make no hidden copies.
pub const CLGL_TEXTURE_USE_HOST_MEMORY: clgl_texture_flags = 8;

/// Describes a texture to create or wrap.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_desc {
    /// sizeof(clgl_texture_desc)
    pub struct_size: u32,
    /// 0 = none
    pub flags: clgl_texture_flags,
    /// how OpenCL uses it
    pub access: clgl_access,
    /// CLGL_TEXTURE_TYPE_NONE = the type of gl_target, or CLGL_TEXTURE_TYPE_2D if gl_target is 0
    pub type_: clgl_texture_type,
    /// the format; when wrapping, the expected format, CLGL_FORMAT_NONE = query from GL
    pub format: clgl_format,
    /// pixels in a row of the shared level; when wrapping, the expected number, 0 = query from GL
    /// (unavailable in OpenGL ES 3.0). This also applies to the next three fields
    pub width: u32,
    /// number of rows; 0 or 1 if the type has none
    pub height: u32,
    /// number of slices; 0 or 1 if the type has none
    pub depth: u32,
    /// number of layers; 0 or 1 if the type has none
    pub layers: u32,
    /// number of mip levels of a new texture; 0 = 1
    pub mip_level_count: u32,
    /// the OpenGL texture or renderbuffer to wrap; 0 = create one
    pub gl_name: u32,
    /// the OpenGL target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE,
    /// GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face such as
    /// GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (as CLGL_TEXTURE_TYPE_1D; see clgl_transports(7)),
    /// GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (as CLGL_TEXTURE_TYPE_2D_ARRAY; layers are
    /// those of OpenGL), or GL_RENDERBUFFER; 0 = that of type
    pub gl_target: u32,
    /// the mip level that is shared
    pub mip_level: u32,
    /// the only transport to use; CLGL_TRANSPORT_AUTO = the best
    pub transport: clgl_transport,
    /// bytes from row to row of data; 0 = tightly packed
    pub row_pitch: usize,
    /// bytes from slice (or layer) to slice of data; 0 = tightly packed
    pub slice_pitch: usize,
    /// the initial pixels, copied during the call; with CLGL_TEXTURE_USE_HOST_MEMORY the memory to use. The
    /// fields above describe the layout; the first row is the bottom row of OpenGL (see ROW ORDER in
    /// clgl(7)). NULL = undefined content
    pub data: *const c_void,
    /// the OpenCL-only buffer with the pixels of a CLGL_TEXTURE_TYPE_BUFFER; otherwise NULL
    pub buffer: clgl_buffer,
    /// a name for messages, copied; NULL = none
    pub label: *const c_char,
    /// with CLGL_TEXTURE_SAMPLES_AS_LAYERS, samples of each pixel; when wrapping, the expected number, 0 =
    /// query from GL. Otherwise 0
    pub samples: u32,
    /// must be 0
    pub reserved: u32,
}

impl Default for clgl_texture_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 104,
            flags: 0,
            access: 0,
            type_: 0,
            format: 0,
            width: 0,
            height: 0,
            depth: 0,
            layers: 0,
            mip_level_count: 0,
            gl_name: 0,
            gl_target: 0,
            mip_level: 0,
            transport: 0,
            row_pitch: 0,
            slice_pitch: 0,
            data: core::ptr::null(),
            buffer: core::ptr::null_mut(),
            label: core::ptr::null(),
            samples: 0,
            reserved: 0,
        }
    }
}
/// The properties of a texture.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_info {
    /// sizeof(clgl_texture_info), set by the caller
    pub struct_size: u32,
    /// the flags of the descriptor
    pub flags: clgl_texture_flags,
    /// how OpenCL uses it
    pub access: clgl_access,
    /// CLGL_TRANSPORT_AUTO with CLGL_TEXTURE_COMPUTE_ONLY
    pub transport: clgl_transport,
    /// the type
    pub type_: clgl_texture_type,
    /// the format
    pub format: clgl_format,
    /// pixels in a row of the OpenCL image
    pub width: u32,
    /// number of rows of the OpenCL image; 1 if the type has none
    pub height: u32,
    /// number of slices of the OpenCL image; 1 if the type has none
    pub depth: u32,
    /// number of layers of the OpenCL image, including those for samples; 1 if the type has none
    pub layers: u32,
    /// image_channel_order of the OpenCL image
    pub cl_channel_order: u32,
    /// image_channel_data_type of the OpenCL image
    pub cl_channel_data_type: u32,
    /// as in clgl_format_info
    pub bytes_per_pixel: u32,
    /// the format of the OpenCL image; can differ from format with CLGL_TEXTURE_CONVERT_FORMAT
    pub cl_format: clgl_format,
    /// the OpenGL name; 0 with CLGL_TEXTURE_COMPUTE_ONLY, like the next four fields
    pub gl_name: u32,
    /// the OpenGL target
    pub gl_target: u32,
    /// the OpenGL internal format
    pub gl_internal_format: u32,
    /// the mip level
    pub mip_level: u32,
    /// number of samples of each pixel; 0 = not multisampled
    pub samples: u32,
    /// number of copies by an acquire of the whole texture
    pub copies_per_acquire: u32,
    /// number of copies by a release of the whole texture
    pub copies_per_release: u32,
    /// whether a part of the mip level is acquired
    pub acquired: clgl_bool,
    /// bytes from row to row in the driver
    pub row_pitch: u64,
    /// bytes from slice or layer to the next in the driver; 0 if there is only one
    pub slice_pitch: u64,
    /// bytes of all pixels, without padding
    pub size: u64,
    /// the name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is loaded
    pub format_name: *const c_char,
    /// the name of cl_format; valid as long as the library is loaded
    pub cl_format_name: *const c_char,
    /// why the transport was selected and better ones failed; valid until the texture is destroyed
    pub transport_reason: *const c_char,
    /// the label of the descriptor, or ""; valid until the texture is destroyed
    pub label: *const c_char,
    /// the buffer of a CLGL_TEXTURE_TYPE_BUFFER; NULL if there is none, or it is destroyed
    pub buffer: clgl_buffer,
    /// with CLGL_TEXTURE_USE_HOST_MEMORY, the memory of the application; otherwise NULL
    pub host_memory: *mut c_void,
    /// reference count of the cl_mem, including those of library and drivers; use it only to find leaks
    pub reference_count: u32,
    /// number of mappings by clgl_texture_map that have not ended; failed mappings do not count
    pub map_count: u32,
    /// whether CLGL_TEXTURE_REPLACE_STORAGE moved the storage
    pub storage_replaced: clgl_bool,
    /// whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; 0 = an acquire with
    /// this flag works on any thread
    pub acquire_needs_gl: clgl_bool,
    /// whether a release issues OpenGL commands; 0 = a release works on any thread
    pub release_needs_gl: clgl_bool,
    /// 0
    pub reserved: u32,
}

impl Default for clgl_texture_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 184,
            flags: 0,
            access: 0,
            transport: 0,
            type_: 0,
            format: 0,
            width: 0,
            height: 0,
            depth: 0,
            layers: 0,
            cl_channel_order: 0,
            cl_channel_data_type: 0,
            bytes_per_pixel: 0,
            cl_format: 0,
            gl_name: 0,
            gl_target: 0,
            gl_internal_format: 0,
            mip_level: 0,
            samples: 0,
            copies_per_acquire: 0,
            copies_per_release: 0,
            acquired: 0,
            row_pitch: 0,
            slice_pitch: 0,
            size: 0,
            format_name: core::ptr::null(),
            cl_format_name: core::ptr::null(),
            transport_reason: core::ptr::null(),
            label: core::ptr::null(),
            buffer: core::ptr::null_mut(),
            host_memory: core::ptr::null_mut(),
            reference_count: 0,
            map_count: 0,
            storage_replaced: 0,
            acquire_needs_gl: 0,
            release_needs_gl: 0,
            reserved: 0,
        }
    }
}
/// A part of a texture, and the layout of its pixels in host memory or in a buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_region {
    /// sizeof(clgl_texture_region)
    pub struct_size: u32,
    /// must be 0
    pub reserved: u32,
    /// the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not have
    pub origin: [usize; 3],
    /// the size, in the same units, not 0; 0 or 1 for dimensions that the type does not have
    pub extent: [usize; 3],
    /// bytes from row to row in host memory or in a buffer; 0 = tightly packed. Must be 0 for copies between
    /// textures, fills and mappings.
    pub row_pitch: usize,
    /// bytes from slice (or layer) to slice, like row_pitch
    pub slice_pitch: usize,
}

impl Default for clgl_texture_region {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 72,
            reserved: 0,
            origin: [0, 0, 0],
            extent: [1, 1, 1],
            row_pitch: 0,
            slice_pitch: 0,
        }
    }
}
/// The result of clgl_texture_verify: whether textures of a format can be shared.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_support {
    /// sizeof(clgl_texture_support), set by the caller
    pub struct_size: u32,
    /// CLGL_SELF_TEST_PASSED or CLGL_SELF_TEST_FAILED
    pub self_test: clgl_self_test,
    /// the format of the OpenCL image; CLGL_FORMAT_NONE = there is none
    pub cl_format: clgl_format,
    /// 0
    pub reserved: u32,
    /// what failed, or ""; valid until the next call of the function on this thread
    pub detail: *const c_char,
}

impl Default for clgl_texture_support {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 24,
            self_test: 0,
            cl_format: 0,
            reserved: 0,
            detail: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Lists the formats for which all devices of a context support images. Only formats with a
    /// CLGL_FORMAT_... value are listed.
    ///
    /// context: the context
    ///
    /// type: the type of the textures
    ///
    /// access: how commands use the textures
    ///
    /// capacity: number of elements of formats; 0 = return only the count
    ///
    /// formats: receives up to capacity formats in ascending order, and CLGL_FORMAT_NONE in unused elements;
    /// may be NULL if capacity is 0
    ///
    /// count: receives the number of formats, which may be more than capacity
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: type or access is unknown; count is NULL; formats is NULL although
    /// capacity is not 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.3.2, clGetSupportedImageFormats. Since 0.1.
    pub fn clgl_texture_list_formats(context: clgl_context, type_: clgl_texture_type, access: clgl_access, capacity: u32, formats: *mut clgl_format, count: *mut u32) -> clgl_result;
    /// Creates a texture. By default OpenGL and OpenCL share it, with a new OpenGL texture; desc-\>gl_name
    /// wraps an existing OpenGL texture or renderbuffer instead. With CLGL_TEXTURE_COMPUTE_ONLY the texture
    /// is used by OpenCL only.
    ///
    /// OpenGL owns a new shared texture: acquire the texture before commands use it. Format and sizes are
    /// checked against the limits of all devices of the context. Before the first texture of each format and
    /// target, each transport is tested with a small transfer, and is not used if bytes differ.
    ///
    /// Textures of one OpenGL name share the acquired state; each mip level and each face has its own.
    ///
    /// The library sets the minification filter of a new OpenGL texture so that the texture is complete:
    /// GL_LINEAR, or the OpenGL default for several mip levels; for integer formats GL_NEAREST or
    /// GL_NEAREST_MIPMAP_NEAREST. Change the filter with glTexParameteri.
    ///
    /// context: the context
    ///
    /// desc: the texture to create
    ///
    /// texture: receives the texture
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: desc or texture is NULL; a reserved field of desc is not 0; flags,
    /// access, type, format, transport or gl_target is unknown; a size is 0, or set although the type does
    /// not have it; a pitch is too small or not a multiple; fields contradict each other
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context, or desc-\>buffer is not a valid
    /// clgl_buffer
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a size is more than the device or OpenGL allows, or than desc-\>buffer has
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: gl_name does not exist, has another target, does not have the level, has
    /// no storage, is incomplete, or is not as desc expects (the message says which)
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: desc-\>buffer belongs to another context
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_NO_TRANSPORT: no transport can share the texture; the message says why
    ///
    /// CLGL_ERROR_UNSUPPORTED: a device does not support images of the format (the message names the nearest
    /// supported one) or type; a device does not use host memory in place; OpenGL does not support the
    /// target, or the target cannot be shared; the texture is multisampled and CLGL_TEXTURE_SAMPLES_AS_LAYERS
    /// is not set; desc-\>buffer is shared with OpenGL; or the transport that desc or CLGL_TRANSPORT requires
    /// cannot share the texture
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL, or any with CLGL_TEXTURE_COMPUTE_ONLY
    ///
    /// Lifetime: until clgl_texture_destroy. desc-\>data is used only during the call; with
    /// CLGL_TEXTURE_USE_HOST_MEMORY until the callback of clgl_texture_set_destructor_callback is called.
    /// desc-\>buffer may be destroyed before. The application still owns a wrapped OpenGL texture, which must
    /// exist until clgl_texture_destroy.
    ///
    /// See OpenCL 3.0 section 5.3.1, clCreateImage; cl_khr_gl_sharing, clCreateFromGLTexture,
    /// ...Renderbuffer. Since 0.1.
    pub fn clgl_texture_create(context: clgl_context, desc: *const clgl_texture_desc, texture: *mut clgl_texture) -> clgl_result;
    /// Tests whether a transport can share textures of a format and target. Transfers a small texture both
    /// ways and compares every byte, as clgl_texture_create does for the first texture. Each test runs once
    /// per process.
    ///
    /// context: the context
    ///
    /// transport: the transport, not CLGL_TRANSPORT_AUTO
    ///
    /// gl_target: the OpenGL target, as in clgl_texture_desc; not 0
    ///
    /// format: the format
    ///
    /// flags: CLGL_TEXTURE_CONVERT_FORMAT and CLGL_TEXTURE_SAMPLES_AS_LAYERS combined; 0 = none
    ///
    /// support: receives the result; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS, also if the test failed
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: support is NULL; flags, transport, gl_target or format is unknown
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of support is too small or more than 4096
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// Threads: GL
    ///
    /// Lifetime: the string lives until the next call of this function on this thread
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_texture_verify(context: clgl_context, transport: clgl_transport, gl_target: u32, format: clgl_format, flags: clgl_texture_flags, support: *mut clgl_texture_support) -> clgl_result;
    /// Updates a texture to the current storage of the OpenGL object that it wraps, and keeps the handle and
    /// the component order. Call it after the OpenGL object was respecified, for example because a window was
    /// resized. If the call fails, the texture stays unchanged.
    ///
    /// Kernels that have the texture as an argument use the new storage from their next launch.
    ///
    /// texture: a wrapped texture that is not acquired
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a new size is more than the device allows
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object was deleted or is incomplete, or lost its level or
    /// storage
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: the texture is acquired
    ///
    /// CLGL_ERROR_NO_TRANSPORT: no transport can share the new storage; the message says why
    ///
    /// CLGL_ERROR_UNSUPPORTED: the texture does not wrap an application-owned OpenGL object; OpenGL ES 3.0
    /// cannot return the new size; or the new format cannot be shared
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the texture is a slot of a ring; or another thread is using the handle
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL. No other call may use the texture at the same time.
    ///
    /// Lifetime: as for clgl_texture_create
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_texture_rewrap(texture: clgl_texture) -> clgl_result;
    /// Changes the size of a texture that clgl created, under the same handle. The contents are undefined
    /// afterwards.
    ///
    /// A texture with mip levels keeps as many levels as the new size allows. If the call fails, the texture
    /// stays unchanged. Kernels use the new memory from their next launch on.
    ///
    /// texture: the texture; not acquired
    ///
    /// extent: the size, in the units of CLGL_TEXTURE_TYPE_...; 1 for missing dimensions
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: extent is NULL; a size is 0, or not 1 for a missing dimension
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a size is more than the device or OpenGL allows (the message has both)
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: the texture or a part of it is acquired
    ///
    /// CLGL_ERROR_NO_TRANSPORT: no transport can share the texture; the message says why
    ///
    /// CLGL_ERROR_UNSUPPORTED: the memory belongs to the application: a wrapped OpenGL object (see
    /// clgl_texture_rewrap), the pixels of a buffer, host memory, or a cl_mem
    ///
    /// CLGL_ERROR_INVALID_STATE: the texture is mapped or a slot of a ring; or another thread is using it
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL, or any with CLGL_TEXTURE_COMPUTE_ONLY. No other call may use the texture at the same
    /// time.
    ///
    /// Lifetime: the previous OpenGL name and cl_mem become invalid
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_texture_resize(texture: clgl_texture, extent: *const usize) -> clgl_result;
    /// Destroys a texture. An acquired texture is released first. On a thread without the OpenGL context, the
    /// OpenGL part of the release is done by a later call on a thread with the context.
    ///
    /// A wrapped OpenGL object is not deleted. An OpenGL object that the library created is deleted. Commands
    /// that use the texture still complete.
    ///
    /// texture: the texture; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.5.1, clReleaseMemObject. Since 0.1.
    pub fn clgl_texture_destroy(texture: clgl_texture) -> clgl_result;
    /// Registers a function that is called when the memory of a texture is no longer used. Then the
    /// application may free host memory that was used in place (CLGL_TEXTURE_USE_HOST_MEMORY).
    ///
    /// The callback runs when the texture and others of the same level of the OpenGL texture are destroyed,
    /// the application has released the cl_mem, and its commands have completed. Some drivers keep the memory
    /// longer; see clgl_buffer_set_destructor_callback.
    ///
    /// texture: the texture
    ///
    /// callback: the function
    ///
    /// user_data: passed to the callback; may be NULL
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: callback is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: user_data must live until the callback has run; the clgl context also lives until then
    ///
    /// See OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback. Since 0.1.
    pub fn clgl_texture_set_destructor_callback(texture: clgl_texture, callback: clgl_buffer_destructor, user_data: *mut c_void) -> clgl_result;
    /// Returns the properties of a texture.
    ///
    /// texture: the texture
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the texture
    ///
    /// See OpenCL 3.0 section 5.3.7, clGetImageInfo. Since 0.1.
    pub fn clgl_texture_get_info(texture: clgl_texture, info: *mut clgl_texture_info) -> clgl_result;
    /// Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER in
    /// clgl(7).
    ///
    /// queue: the queue
    ///
    /// texture: the texture; if it is shared, the queue must have acquired the region
    ///
    /// region: the region, with the pitches of data; NULL = the whole texture, tightly packed
    ///
    /// data: receives the pixels; region, its pitches and the format determine the number of bytes
    ///
    /// blocking: 1 = return when data is complete; 0 = return at once; see fence
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when data is complete; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: data is NULL; a reserved field of region is not 0; a size of the region
    /// is 0, or exceeds the dimensions of the type; a pitch is too small or not a multiple; blocking is
    /// neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown
    /// fields of region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of the texture (the message has the numbers)
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the region of a shared texture
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
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.3.3, clEnqueueReadImage. Since 0.1.
    pub fn clgl_texture_read(queue: clgl_queue, texture: clgl_texture, region: *const clgl_texture_region, data: *mut c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in
    /// clgl(7).
    ///
    /// queue: the queue
    ///
    /// texture: the texture, not read-only; if it is shared, the queue must have acquired the region for
    /// writing
    ///
    /// region: the region, with the pitches of data; NULL = the whole texture, tightly packed
    ///
    /// data: the pixels; region, its pitches and the format determine the number of bytes
    ///
    /// blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until
    /// fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the texture has been written; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: data is NULL; a reserved field of region is not 0; a size of the region
    /// is 0, or exceeds the dimensions of the type; a pitch is too small or not a multiple; the texture is
    /// read-only; blocking is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown
    /// fields of region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of the texture (the message has the numbers)
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the region of a shared texture for writing
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
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.3.3, clEnqueueWriteImage. Since 0.1.
    pub fn clgl_texture_write(queue: clgl_queue, texture: clgl_texture, region: *const clgl_texture_region, data: *const c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Fills a region of a texture with one colour. The colour is clamped to the range of the format and
    /// rounded to nearest.
    ///
    /// queue: the queue
    ///
    /// texture: the texture, not read-only; if it is shared, the queue must have acquired the region for
    /// writing
    ///
    /// region: the region, with pitches of 0; NULL = the whole texture
    ///
    /// color: red, green, blue and alpha: four int32_t for formats of CLGL_NUMERIC_INT, four uint32_t for
    /// CLGL_NUMERIC_UINT, else four floats
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the region has been filled; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: color is NULL; a reserved field of region is not 0; a size of the region
    /// is 0, or exceeds the dimensions of the type; a pitch is not 0; the texture is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown
    /// fields of region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of the texture (the message has the numbers)
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the region of a shared texture for writing
    ///
    /// CLGL_ERROR_UNSUPPORTED: the driver fills this format and type incorrectly, according to a test
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
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
    /// See OpenCL 3.0 section 5.3.4, clEnqueueFillImage. Since 0.1.
    pub fn clgl_texture_fill(queue: clgl_queue, texture: clgl_texture, region: *const clgl_texture_region, color: *const c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies a region of one texture to another of the same format, or between regions of one texture that
    /// do not overlap. The textures may be of different types, for example a slice of a 3D texture and a 2D
    /// texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// queue: the queue
    ///
    /// source: the texture to read; if it is shared, the queue must have acquired the region
    ///
    /// destination: the texture to write, not read-only; if it is shared, the queue must have acquired the
    /// region for writing
    ///
    /// region: the region of source, with pitches of 0; NULL = the whole texture
    ///
    /// origin: the start of the copy in destination; NULL = {0, 0, 0}
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes after the copy; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region is not 0; the formats differ; a size of the
    /// region is 0, or exceeds the dimensions of a type; a pitch is not 0; destination is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown
    /// fields of region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a region extends past the edge of its texture; or the regions overlap, in one
    /// texture or in a buffer whose memory both textures use
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared texture, or has acquired destination only
    /// for reading
    ///
    /// CLGL_ERROR_UNSUPPORTED: the driver copies these types incorrectly, according to a test
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
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
    /// See OpenCL 3.0 section 5.3.3, clEnqueueCopyImage. Since 0.1.
    pub fn clgl_texture_copy(queue: clgl_queue, source: clgl_texture, destination: clgl_texture, region: *const clgl_texture_region, origin: *const usize, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies a region of a texture to a buffer. Bytes between rows and slices stay unchanged.
    ///
    /// A tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
    /// all.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// queue: the queue
    ///
    /// source: the texture; if it is shared, the queue must have acquired the region
    ///
    /// destination: the buffer, not read-only; if it is shared, the queue must have acquired the bytes for
    /// writing
    ///
    /// region: the region of source, with the pitches in destination; NULL = the whole texture, tightly
    /// packed
    ///
    /// offset: the position of the first pixel in destination, in bytes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes after the copy; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region is not 0; a size of the region is 0, or
    /// exceeds the dimensions of the type; a pitch is too small or not a multiple; destination is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown
    /// fields of region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of source, or the pixels past the end of
    /// destination; or source uses the same bytes of destination
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only
    /// for reading
    ///
    /// CLGL_ERROR_UNSUPPORTED: the driver copies from this format and type incorrectly, according to a test
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
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
    /// See OpenCL 3.0 section 5.3.5, clEnqueueCopyImageToBuffer. Since 0.1.
    pub fn clgl_texture_copy_to_buffer(queue: clgl_queue, source: clgl_texture, destination: clgl_buffer, region: *const clgl_texture_region, offset: usize, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies pixels of a buffer to a region of a texture.
    ///
    /// A tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
    /// all.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// queue: the queue
    ///
    /// source: the buffer; if it is shared, the queue must have acquired the bytes
    ///
    /// destination: the texture, not read-only; if it is shared, the queue must have acquired the region for
    /// writing
    ///
    /// offset: the position of the first pixel in source, in bytes
    ///
    /// region: the region of destination, with the pitches in source; NULL = the whole texture, tightly
    /// packed
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes after the copy; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region is not 0; a size of the region is 0, or
    /// exceeds the dimensions of the type; a pitch is too small or not a multiple; destination is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown
    /// fields of region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of destination, or the pixels past the end
    /// of source; or destination uses the same bytes of source
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only
    /// for reading
    ///
    /// CLGL_ERROR_UNSUPPORTED: the driver copies to this format and type incorrectly, according to a test
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
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
    /// See OpenCL 3.0 section 5.3.5, clEnqueueCopyBufferToImage. Since 0.1.
    pub fn clgl_buffer_copy_to_texture(queue: clgl_queue, source: clgl_buffer, destination: clgl_texture, offset: usize, region: *const clgl_texture_region, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Maps a region of a texture into host memory.
    ///
    /// If the call fails, nothing is mapped. If fence fails, the pointer is invalid and need not be unmapped.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// queue: the queue
    ///
    /// texture: the texture; if it is shared, the queue must have acquired the region
    ///
    /// flags: CLGL_MAP_READ, CLGL_MAP_WRITE or both; or CLGL_MAP_WRITE_DISCARD
    ///
    /// region: the region, with pitches of 0; NULL = the whole texture
    ///
    /// blocking: 1 = return when the memory may be used; 0 = return at once; the memory may be used when
    /// fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// pointer: receives the address of the first pixel of the region
    ///
    /// row_pitch: receives the distance between rows in bytes; for 1D arrays, between layers
    ///
    /// slice_pitch: receives the distance between slices or layers in bytes; 0 for types that have none; NULL
    /// = not wanted
    ///
    /// fence: receives a fence that completes when the memory may be used; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: pointer or row_pitch is NULL; a reserved field of region is not 0; flags
    /// are unknown, 0 or a combination that is not allowed; a size of the region is 0, or exceeds the
    /// dimensions of the type; a pitch of region is not 0; flags write and the texture is read-only; blocking
    /// is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown
    /// fields of region are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of the texture
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the region of a shared texture, or only for
    /// reading
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
    /// Lifetime: pointer is valid until clgl_texture_unmap; the texture must not be released or destroyed
    /// before
    ///
    /// See OpenCL 3.0 section 5.3.6, clEnqueueMapImage. Since 0.1.
    pub fn clgl_texture_map(queue: clgl_queue, texture: clgl_texture, flags: clgl_map_flags, region: *const clgl_texture_region, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, pointer: *mut *mut c_void, row_pitch: *mut usize, slice_pitch: *mut usize, fence: *mut clgl_fence) -> clgl_result;
    /// Ends a mapping of clgl_texture_map. Each mapping is ended once.
    ///
    /// Unmap before clgl_release, so that the release transfers what was written. If the texture was released
    /// before, acquire it again, for writing if the mapping writes, and then unmap it.
    ///
    /// queue: the queue
    ///
    /// texture: the texture; if it is shared, the queue must still have acquired the region
    ///
    /// pointer: the pointer from clgl_texture_map
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the texture contains what was written; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: pointer is NULL; pointer is not a mapping of the texture by
    /// clgl_texture_map, or was unmapped before; or the command that was to map it has failed
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the texture was released since it was mapped
    ///
    /// CLGL_ERROR_UNSUPPORTED: the OpenCL driver cannot unmap before the mapping command has completed
    /// (rusticl 22.3; PoCL 3.1 while user fences are pending); wait for its fence first
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: ends pointer
    ///
    /// See OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject. Since 0.1.
    pub fn clgl_texture_unmap(queue: clgl_queue, texture: clgl_texture, pointer: *mut c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Returns the name of a texture type, such as "2D array".
    ///
    /// type: CLGL_TEXTURE_TYPE_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_texture_type_name(type_: clgl_texture_type) -> *const c_char;
}
