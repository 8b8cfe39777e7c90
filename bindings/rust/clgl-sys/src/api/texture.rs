// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Kinds of textures. What the three parts of an origin or an extent count in them: {pixels}, {pixels, rows},
/// {pixels, rows, slices}; of arrays {pixels, layers}, where the row pitch is from layer to layer, and
/// {pixels, rows, layers}; the pixels of a buffer, {pixels}, only where the driver is right with them, which
/// is tried.
pub const CLGL_TEXTURE_KIND_1D: i32 = 1;
pub const CLGL_TEXTURE_KIND_2D: i32 = 2;
pub const CLGL_TEXTURE_KIND_3D: i32 = 3;
pub const CLGL_TEXTURE_KIND_1D_ARRAY: i32 = 4;
pub const CLGL_TEXTURE_KIND_2D_ARRAY: i32 = 5;
pub const CLGL_TEXTURE_KIND_BUFFER: i32 = 6;
/// Wrapping: the library may move the texture's storage into shared memory under the same name, its contents,
/// parameters and attachments kept. The storage is immutable from then on (glTexImage fails), also when the
/// clgl texture has gone. Where that cannot be it keeps its own, and transport_reason of clgl_texture_info
/// says why.
pub const CLGL_TEXTURE_REPLACE_STORAGE: u32 = 2;
/// Memory of OpenCL's alone, which needs no acquire and works on every thread.
pub const CLGL_TEXTURE_COMPUTE_ONLY: u32 = 4;
/// Shared ones: if OpenCL's device has no images of the format, its image is of the nearest that it has, and
/// OpenGL converts at the hand-over: components that the texture lacks read as 0, alpha as 1, and are dropped
/// on the way back, numbers rounded; depth is the first, and leaves stencils undefined; compressed ones are
/// read.
pub const CLGL_TEXTURE_NEAREST_FORMAT: u32 = 16;
/// Multisampled textures (OpenGL 3.2), which are refused without this: OpenCL's image has a layer for each
/// sample, by layer \* samples + sample, and OpenGL copies them as they are, without resolving them. Only if
/// shared.
pub const CLGL_TEXTURE_SAMPLES_AS_LAYERS: u32 = 32;
/// The texture lies in the memory that data points at, and the commands on it work there. Only where the
/// device does so without copies behind the program's back, which is tried.
pub const CLGL_TEXTURE_USE_HOST_MEMORY: u32 = 8;

/// What texture to make.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_desc {
    /// sizeof(clgl_texture_desc)
    pub struct_size: u32,
    /// CLGL_TEXTURE_... of those above
    pub flags: u32,
    /// CLGL_ACCESS_...
    pub access: i32,
    /// CLGL_TEXTURE_KIND_...; 0 for what gl_target is for OpenCL
    pub kind: i32,
    /// CLGL_FORMAT_...; wrapped: what is expected, or 0 to ask OpenGL
    pub format: i32,
    /// Pixels; rows, slices and layers where the kind has them, else 0 or 1. Of the level that is shared.
    /// Wrapped: what is expected, or 0 to ask OpenGL, which OpenGL ES 3.0 cannot be asked.
    pub width: u32,
    pub height: u32,
    pub depth: u32,
    pub layers: u32,
    /// Mipmap levels of a new texture; 0 for one
    pub levels: u32,
    /// An existing texture's or renderbuffer's name to wrap; 0 to make one
    pub gl_name: u32,
    /// OpenGL's target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE,
    /// GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face of it
    /// such as GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (of CLGL_TEXTURE_KIND_1D; OpenCL's image has
    /// the texels of its range of its buffer, whose bytes take turns with other wrappings of that; formats
    /// are not converted), GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (of
    /// CLGL_TEXTURE_KIND_2D_ARRAY; layers are OpenGL's here), or GL_RENDERBUFFER; 0 for the kind's own
    pub gl_target: u32,
    /// The mipmap level that is shared
    pub level: u32,
    /// CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the best
    pub transport: i32,
    /// Bytes from row to row and from slice (or layer) to slice of data; 0 for tightly packed
    pub row_pitch: usize,
    pub slice_pitch: usize,
    /// Pixels to start with, copied before the call returns; CLGL_TEXTURE_USE_HOST_MEMORY: the memory; or
    /// NULL
    pub data: *const c_void,
    /// CLGL_TEXTURE_KIND_BUFFER: whose pixels they are; a buffer of OpenCL's alone. Else NULL.
    pub buffer: clgl_buffer,
    /// A name for messages, copied; or NULL
    pub label: *const c_char,
    /// CLGL_TEXTURE_SAMPLES_AS_LAYERS: of each pixel; wrapped: what is expected, or 0 to ask OpenGL. Else 0.
    pub samples: u32,
    pub reserved: u32,
}

impl Default for clgl_texture_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 104,
            flags: 0,
            access: 0,
            kind: 0,
            format: 0,
            width: 0,
            height: 0,
            depth: 0,
            layers: 0,
            levels: 0,
            gl_name: 0,
            gl_target: 0,
            level: 0,
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
/// What a texture is.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_info {
    /// sizeof(clgl_texture_info), set by the caller
    pub struct_size: u32,
    /// CLGL_TEXTURE_... it was made with
    pub flags: u32,
    /// CLGL_ACCESS_...
    pub access: i32,
    /// CLGL_TRANSPORT_NONE with CLGL_TEXTURE_COMPUTE_ONLY
    pub transport: i32,
    /// CLGL_TEXTURE_KIND_...
    pub kind: i32,
    /// CLGL_FORMAT_...
    pub format: i32,
    /// Of OpenCL's image, whose layers are samples, too; 1 where the kind has no such dimension
    pub width: u32,
    pub height: u32,
    pub depth: u32,
    pub layers: u32,
    /// image_channel_order and image_channel_data_type of OpenCL
    pub cl_channel_order: u32,
    pub cl_channel_data_type: u32,
    /// As the table of formats has it
    pub bytes_per_pixel: u32,
    /// CLGL_FORMAT_... of OpenCL's image: another one than format with CLGL_TEXTURE_NEAREST_FORMAT
    pub cl_format: i32,
    /// 0 with CLGL_TEXTURE_COMPUTE_ONLY: the name, target, internal format, mipmap level and samples in
    /// OpenGL
    pub gl_name: u32,
    pub gl_target: u32,
    pub gl_internal_format: u32,
    pub level: u32,
    pub samples: u32,
    /// Copies of pixels that an acquire and a release of the whole make
    pub copies_per_acquire: u32,
    pub copies_per_release: u32,
    /// Whether a part of the level is acquired
    pub acquired: u32,
    /// The driver's bytes from row to row, and from slice or layer to the next, 0 where there is one only
    pub row_pitch: u64,
    pub slice_pitch: u64,
    /// Bytes of all pixels, without what pitches add
    pub size: u64,
    /// The format's name without "CLGL_FORMAT_", such as "RGBA8"; lives as long as the library
    pub format_name: *const c_char,
    /// That of cl_format
    pub cl_format_name: *const c_char,
    /// Why this transport, and what better ones failed at; lives as long as the texture
    pub transport_reason: *const c_char,
    /// The descriptor's label, or ""; lives as long as the texture
    pub label: *const c_char,
    /// CLGL_TEXTURE_KIND_BUFFER: the descriptor's buffer; NULL once that is destroyed, and if nobody gave one
    pub buffer: clgl_buffer,
    /// With CLGL_TEXTURE_USE_HOST_MEMORY, the program's memory; else NULL
    pub host_memory: *mut c_void,
    /// References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale at once
    pub reference_count: u32,
    /// Mappings by clgl_texture_map that have not been ended, without those whose command failed
    pub map_count: u32,
    /// 1 if the storage was moved by CLGL_TEXTURE_REPLACE_STORAGE
    pub storage_replaced: u32,
    pub reserved: u32,
}

impl Default for clgl_texture_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 176,
            flags: 0,
            access: 0,
            transport: 0,
            kind: 0,
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
            level: 0,
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
            reserved: 0,
        }
    }
}
/// A part of a texture, and how its pixels lie in host memory or in a buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_region {
    /// sizeof(clgl_texture_region)
    pub struct_size: u32,
    pub reserved: u32,
    /// In the texture; what the parts count is told at CLGL_TEXTURE_KIND_..., and those that the kind does
    /// not have are 0
    pub origin: [usize; 3],
    /// How much; no part may be 0, and those that the kind does not have are 1
    pub extent: [usize; 3],
    /// In host memory or in a buffer, bytes from row to row, and from slice (or layer) to slice; 0 for
    /// tightly packed. Copies between textures, fills and mappings have no use for them: 0.
    pub row_pitch: usize,
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
/// Whether textures of a format can be shared, as clgl_texture_verify finds out.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_texture_support {
    /// sizeof(clgl_texture_support), set by the caller
    pub struct_size: u32,
    /// CLGL_SELF_TEST_PASSED or CLGL_SELF_TEST_FAILED
    pub self_test: i32,
    /// CLGL_FORMAT_... of OpenCL's image; CLGL_FORMAT_NONE if there is none
    pub cl_format: i32,
    pub reserved: u32,
    /// What failed, or ""; lives until this thread calls the function again
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
    /// Lists the formats that every device of the context has images of, as rows of the table that
    /// clgl_format_get_info tells of. Formats of the driver's that no row stands for are left out.
    ///
    /// context: the context
    ///
    /// kind: CLGL_TEXTURE_KIND_...
    ///
    /// access: CLGL_ACCESS_...
    ///
    /// capacity: how many formats there is room for
    ///
    /// formats: receives up to capacity of CLGL_FORMAT_..., ascending; or NULL if capacity is 0
    ///
    /// count: receives how many there are
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown kind or access;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 5.3.2, clGetSupportedImageFormats. Since 0.1.
    pub fn clgl_texture_list_formats(context: clgl_context, kind: i32, access: i32, capacity: u32, formats: *mut i32, count: *mut u32) -> clgl_result;
    /// Makes a texture that OpenGL and OpenCL share: a new one, or of an existing OpenGL texture or
    /// renderbuffer; or, with CLGL_TEXTURE_COMPUTE_ONLY, one of OpenCL's alone. Format and sizes are checked
    /// against what each of the context's devices has, before the driver sees them. The first texture of a
    /// format and shape is verified: a small one goes there and back, and a transport that brings other bytes
    /// back is not taken. Textures of one OpenGL name share one state of who has acquired what: levels and
    /// faces are apart.
    ///
    /// context: the context
    ///
    /// desc: what to make
    ///
    /// texture: receives the texture
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for unknown flags, access, kind or format, a size of
    /// 0, a size that the kind does not have, pitches that are too small, or fields that contradict each
    /// other; CLGL_ERROR_OUT_OF_RANGE for sizes beyond the device's, or beyond the buffer (the message has
    /// both); CLGL_ERROR_UNSUPPORTED for a format that the device has no images of (the message names the
    /// nearest that it has), a kind that the driver refuses, host memory that the device does not work in,
    /// and targets that this OpenGL has not or that cannot be shared; CLGL_ERROR_INVALID_GL_OBJECT for a name
    /// that is none, is of another target, has no such level, is incomplete, or is not what the descriptor
    /// expects (the message tells which); CLGL_ERROR_NO_TRANSPORT if no transport carries it;
    /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_WRONG_CONTEXT,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL; any with CLGL_TEXTURE_COMPUTE_ONLY
    ///
    /// Lifetime: until clgl_texture_destroy; data used in place until clgl_texture_set_destructor_callback
    /// tells; the buffer may be destroyed before. A wrapped texture stays the program's, which keeps it till
    /// then.
    ///
    /// See OpenCL 3.0 section 5.3.1, clCreateImage; cl_khr_gl_sharing, clCreateFromGLTexture,
    /// ...Renderbuffer. Since 0.1.
    pub fn clgl_texture_create(context: clgl_context, desc: *const clgl_texture_desc, texture: *mut clgl_texture) -> clgl_result;
    /// Tries whether a transport carries textures of a format and target here, as clgl_texture_create does
    /// for the first one: a small one goes there and back, and every byte is compared. It is tried once in a
    /// process.
    ///
    /// context: the context
    ///
    /// transport: CLGL_TRANSPORT_..., not CLGL_TRANSPORT_NONE
    ///
    /// gl_target: as clgl_texture_desc has it, not 0
    ///
    /// format: CLGL_FORMAT_...
    ///
    /// flags: CLGL_TEXTURE_NEAREST_FORMAT, CLGL_TEXTURE_SAMPLES_AS_LAYERS
    ///
    /// support: receives what was found; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS, also if it failed; CLGL_ERROR_INVALID_ARGUMENT for unknown values;
    /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_NO_OPENGL;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY
    ///
    /// Threads: GL
    ///
    /// Lifetime: the string lives until this thread's next call of the function
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_texture_verify(context: clgl_context, transport: i32, gl_target: u32, format: i32, flags: u32, support: *mut clgl_texture_support) -> clgl_result;
    /// Wraps the OpenGL object of a texture again, as it is now, under the same handle and in the same order
    /// of channels: for owners that respecified it, after a window was resized, say. If that fails it is what
    /// it was.
    ///
    /// texture: a wrapped texture that is not acquired; kernels get it anew at their next launch
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED; CLGL_ERROR_UNSUPPORTED if it wraps nothing of the
    /// program's, or in OpenGL ES 3.0; CLGL_ERROR_INVALID_STATE while another thread uses it; else as
    /// clgl_texture_create
    ///
    /// Threads: GL; no other call may have the texture meanwhile
    ///
    /// Lifetime: as clgl_texture_create
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_texture_rewrap(texture: clgl_texture) -> clgl_result;
    /// Destroys a texture. Commands that are under way go on.
    ///
    /// texture: the texture, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.5.1, clReleaseMemObject. Since 0.1.
    pub fn clgl_texture_destroy(texture: clgl_texture) -> clgl_result;
    /// Has a function called when a texture's memory has gone: its handle is destroyed, and so are other
    /// wrappings of the same level of an OpenGL texture, and what the program and commands under way keep of
    /// the cl_mem. Then host memory that was used in place may be freed. All else is as
    /// clgl_buffer_set_destructor_callback has it.
    ///
    /// texture: the texture
    ///
    /// callback: called once
    ///
    /// user_data: handed to the callback
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: user_data must live until the callback has run; until then the clgl context lives on inside,
    /// too
    ///
    /// See OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback. Since 0.1.
    pub fn clgl_texture_set_destructor_callback(texture: clgl_texture, callback: clgl_buffer_destructor, user_data: *mut c_void) -> clgl_result;
    /// Tells what a texture is.
    ///
    /// texture: the texture
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the texture
    ///
    /// See OpenCL 3.0 section 5.3.7, clGetImageInfo. Since 0.1.
    pub fn clgl_texture_get_info(texture: clgl_texture, info: *mut clgl_texture_info) -> clgl_result;
    /// Reads a part of a texture into host memory.
    ///
    /// queue: the queue
    ///
    /// texture: the texture
    ///
    /// region: the part; or NULL for all, tightly packed
    ///
    /// data: receives the pixels
    ///
    /// blocking: 1 to return when data is there, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when data is there; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the texture's edge (the message has the numbers);
    /// CLGL_ERROR_INVALID_ARGUMENT for an extent of 0, parts that the kind has not, and too small pitches;
    /// CLGL_ERROR_COMMAND_FAILED if one of waits has failed, or, blocking, a command before;
    /// CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.3.3, clEnqueueReadImage. Since 0.1.
    pub fn clgl_texture_read(queue: clgl_queue, texture: clgl_texture, region: *const clgl_texture_region, data: *mut c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes host memory into a part of a texture.
    ///
    /// queue: the queue
    ///
    /// texture: the texture, not for reading only
    ///
    /// region: the part; or NULL for all, tightly packed
    ///
    /// data: the pixels
    ///
    /// blocking: 1 to return when data may be changed, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the texture holds data; or NULL
    ///
    /// Returns as clgl_texture_read; CLGL_ERROR_INVALID_ARGUMENT also for a texture that is only read
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.3.3, clEnqueueWriteImage. Since 0.1.
    pub fn clgl_texture_write(queue: clgl_queue, texture: clgl_texture, region: *const clgl_texture_region, data: *const c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Fills a part of a texture with one colour, clamped to what the format can hold and rounded to the
    /// nearest.
    ///
    /// queue: the queue
    ///
    /// texture: the texture, not for reading only
    ///
    /// region: the part, pitches 0; or NULL for all
    ///
    /// color: four numbers for red, green, blue and alpha: int32_t for CLGL_NUMERIC_INT, uint32_t for
    /// CLGL_NUMERIC_UINT, else float; copied before the call returns
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the texture is filled; or NULL
    ///
    /// Returns as clgl_texture_write
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.3.4, clEnqueueFillImage. Since 0.1.
    pub fn clgl_texture_fill(queue: clgl_queue, texture: clgl_texture, region: *const clgl_texture_region, color: *const c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies from one texture to another of the same format, or within one between parts that do not
    /// overlap. The two may be of different kinds: a slice of a 3D texture and a 2D one, say.
    ///
    /// queue: the queue
    ///
    /// source: the texture to read
    ///
    /// destination: the texture to write, not for reading only
    ///
    /// region: the part of source, pitches 0; or NULL for all
    ///
    /// origin: where it goes in destination, three numbers; or NULL for {0, 0, 0}
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the copy is made; or NULL
    ///
    /// Returns as clgl_texture_write; CLGL_ERROR_INVALID_ARGUMENT also for two formats;
    /// CLGL_ERROR_OUT_OF_RANGE also if the parts overlap, in one texture or in a buffer whose pixels both
    /// textures are
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.3.3, clEnqueueCopyImage. Since 0.1.
    pub fn clgl_texture_copy(queue: clgl_queue, source: clgl_texture, destination: clgl_texture, region: *const clgl_texture_region, origin: *const usize, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies a part of a texture into a buffer; what lies between its rows and slices there stays as it is.
    /// OpenCL moves what is tightly packed by one command, else each slice or row by its own; the fence is
    /// that of all.
    ///
    /// queue: the queue
    ///
    /// source: the texture
    ///
    /// destination: the buffer; acquired by the queue, and not for reading only, if it is shared
    ///
    /// region: the part of source, and its pitches in destination; or NULL for all, tightly packed
    ///
    /// offset: where its first pixel goes in destination, in bytes
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the copy is made; or NULL
    ///
    /// Returns as clgl_texture_read; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE also past the buffer's
    /// end, and where the texture's pixels are its very bytes; CLGL_ERROR_INVALID_ARGUMENT also for a
    /// read-only buffer
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.3.5, clEnqueueCopyImageToBuffer. Since 0.1.
    pub fn clgl_texture_copy_to_buffer(queue: clgl_queue, source: clgl_texture, destination: clgl_buffer, region: *const clgl_texture_region, offset: usize, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies pixels of a buffer into a part of a texture, by as many commands as
    /// clgl_texture_copy_to_buffer.
    ///
    /// queue: the queue
    ///
    /// source: the buffer; acquired by the queue if it is shared
    ///
    /// destination: the texture, not for reading only
    ///
    /// offset: where the first pixel is in source, in bytes
    ///
    /// region: the part of destination, and its pitches in source; or NULL for all, tightly packed
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the copy is made; or NULL
    ///
    /// Returns as clgl_texture_write; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE also past the buffer's
    /// end, and where the texture's pixels are the very bytes of the buffer
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.3.5, clEnqueueCopyBufferToImage. Since 0.1.
    pub fn clgl_buffer_copy_to_texture(queue: clgl_queue, source: clgl_buffer, destination: clgl_texture, offset: usize, region: *const clgl_texture_region, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Maps a part of a texture into host memory.
    ///
    /// queue: the queue
    ///
    /// texture: the texture
    ///
    /// flags: CLGL_MAP_...
    ///
    /// region: the part, pitches 0; or NULL for all
    ///
    /// blocking: 1 to return when the memory may be used, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// pointer: receives the address of the part's first pixel
    ///
    /// row_pitch: receives the bytes from row to row, of arrays of 1D from layer to layer
    ///
    /// slice_pitch: receives the bytes from slice or layer to the next, 0 for kinds that have none; or NULL
    ///
    /// fence: receives a fence that completes when the memory may be used; or NULL
    ///
    /// Returns as clgl_texture_read; CLGL_ERROR_INVALID_ARGUMENT also for unknown or contradicting flags, and
    /// when writing a texture that is only read. After a failure, its fence's too, nothing is mapped.
    ///
    /// Threads: any
    ///
    /// Lifetime: pointer until clgl_texture_unmap; the texture must not be destroyed before that
    ///
    /// See OpenCL 3.0 section 5.3.6, clEnqueueMapImage. Since 0.1.
    pub fn clgl_texture_map(queue: clgl_queue, texture: clgl_texture, flags: u32, region: *const clgl_texture_region, blocking: u32, wait_count: u32, waits: *const clgl_fence, pointer: *mut *mut c_void, row_pitch: *mut usize, slice_pitch: *mut usize, fence: *mut clgl_fence) -> clgl_result;
    /// Ends a mapping, once: what clgl_texture_map gave and nothing ended yet.
    ///
    /// queue: the queue
    ///
    /// texture: the texture
    ///
    /// pointer: what clgl_texture_map gave
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the texture holds what was written; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if pointer is no mapping of the texture, or no
    /// longer; CLGL_ERROR_UNSUPPORTED where a driver ends no mapping before its command has completed
    /// (rusticl 22.3; PoCL 3.1 while user fences are pending); CLGL_ERROR_WRONG_CONTEXT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: ends pointer
    ///
    /// See OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject. Since 0.1.
    pub fn clgl_texture_unmap(queue: clgl_queue, texture: clgl_texture, pointer: *mut c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
