// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Flags of clgl_handover.
pub type clgl_handover_flags = u32;
/// Acquire: do not wait for OpenGL commands of this thread. Set it only if the OpenGL commands on these
/// objects have completed, or if a fence in the wait list completes after them. The call works on any thread
/// if acquire_needs_gl is 0 in the infos of all objects (clgl_buffer_info.acquire_needs_gl,
/// clgl_texture_info.acquire_needs_gl).
pub const CLGL_HANDOVER_SKIP_GL_SYNC: clgl_handover_flags = 1;
/// Release: do not wait on the CPU. OpenGL may use the objects only after clgl_fence_wait_gl on the fence of
/// the release.
pub const CLGL_HANDOVER_NO_CPU_WAIT: clgl_handover_flags = 2;
/// Release: generate the smaller mip levels of the textures from the released level (glGenerateMipmap). The
/// released level must be the base level. The call fails with CLGL_ERROR_INVALID_ARGUMENT, and releases
/// nothing, if a texture cannot have generated mipmaps. These are textures of integer formats and of formats
/// with stencil, rectangle textures, renderbuffers, and in OpenGL ES textures of depth formats.
pub const CLGL_HANDOVER_GENERATE_MIPMAPS: clgl_handover_flags = 4;
/// Acquire: OpenGL has not changed these objects since their last release, so nothing is copied. The content
/// of an object that no queue has acquired before is undefined.
pub const CLGL_HANDOVER_CONTENT_UNCHANGED: clgl_handover_flags = 8;

/// The objects to acquire or release. The same structure can be passed to clgl_acquire and clgl_release.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_handover {
    /// sizeof(clgl_handover)
    pub struct_size: u32,
    /// acquires ignore flags for releases, and releases ignore flags for acquires; 0 = none
    pub flags: clgl_handover_flags,
    /// number of buffers, and of elements of buffer_ranges if it is not NULL
    pub buffer_count: u32,
    /// must be 0
    pub reserved: u32,
    /// the buffers, also sub-buffers; NULL if buffer_count is 0
    pub buffers: *const clgl_buffer,
    /// a range of each buffer, in bytes: for an acquire the range that commands read or write, for a release
    /// the range that they wrote. A transport that copies data limits its copies to this range. NULL = for an
    /// acquire whole buffers, for a release the bytes that commands may have written
    pub buffer_ranges: *const clgl_range,
    /// number of textures, and of elements of texture_regions if it is not NULL
    pub texture_count: u32,
    /// must be 0
    pub reserved2: u32,
    /// the textures; mip levels of one OpenGL texture are separate objects; NULL if texture_count is 0
    pub textures: *const clgl_texture,
    /// a region of each texture, like buffer_ranges; NULL = whole textures
    pub texture_regions: *const clgl_box,
}

impl Default for clgl_handover {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 56,
            flags: 0,
            buffer_count: 0,
            reserved: 0,
            buffers: core::ptr::null(),
            buffer_ranges: core::ptr::null(),
            texture_count: 0,
            reserved2: 0,
            textures: core::ptr::null(),
            texture_regions: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Acquires buffers and textures for a queue. Commands that are enqueued afterwards see what earlier
    /// OpenGL commands of the current context of this thread have written. Until clgl_release, OpenGL must
    /// not use the acquired parts.
    ///
    /// Acquires all objects or none. If there are EGL syncs or CLGL_CONTEXT_SYNC_THREAD is set, the call
    /// blocks for at most 0.1 ms. Otherwise OpenCL cannot wait for OpenGL, and the call blocks until OpenGL
    /// has completed its commands.
    ///
    /// In an in-order queue, an acquire can be deferred until the next command (see clgl_transports(7)). This
    /// command then reports driver errors of the acquire.
    ///
    /// queue: the queue
    ///
    /// handover: the objects, with the parts that commands read or write
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the queue has acquired the objects; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: handover is NULL, has unknown flags or no objects; a list is NULL
    /// although its count is not 0, or has more than 1,048,576 elements; a range or region has a size of 0; a
    /// reserved field is not 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: an element of the lists of handover is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of handover is too small or more than 4096, or unknown
    /// fields of handover are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a range or region extends past the end of its object
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of a wrapped object was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of a wrapped object got new storage
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or fence belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: an overlapping part is already acquired, and this acquire or the earlier
    /// one writes; with the transport native also if another part of the object is acquired
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_UNSUPPORTED: an object is not shared with OpenGL, so it needs no acquire
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has failed
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: GL, or any with CLGL_HANDOVER_SKIP_GL_SYNC if the transport of every object needs no OpenGL
    /// commands
    ///
    /// Lifetime: handover and waits are used only during the call
    ///
    /// See cl_khr_gl_sharing, clEnqueueAcquireGLObjects. Since 0.1.
    pub fn clgl_acquire(queue: clgl_queue, handover: *const clgl_handover, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Releases acquired buffers and textures to OpenGL. OpenGL commands that the current context of this
    /// thread issues afterwards see what the commands of the queue have written.
    ///
    /// Other contexts of the share group see the data at once if the transport needs no OpenGL commands.
    /// Otherwise call clgl_fence_record_gl after the release, and clgl_fence_wait_gl on this fence in the
    /// other context. The call blocks the CPU at most once, until the commands have completed; with
    /// CLGL_HANDOVER_NO_CPU_WAIT it never blocks.
    ///
    /// After CLGL_ERROR_COMMAND_FAILED, CLGL_ERROR_INVALID_GL_OBJECT and CLGL_ERROR_GL_OBJECT_CHANGED the
    /// objects are released. Objects that did not fail contain the bytes that OpenCL wrote.
    ///
    /// queue: the queue that acquired the objects
    ///
    /// handover: the objects, with the parts that commands have written
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when OpenCL no longer uses the objects; NULL = no fence, not
    /// allowed with CLGL_HANDOVER_NO_CPU_WAIT
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: handover is NULL, has unknown flags or no objects; a list is NULL
    /// although its count is not 0, or has more than 1,048,576 elements; a range or region has a size of 0; a
    /// reserved field is not 0; fence is NULL with CLGL_HANDOVER_NO_CPU_WAIT; CLGL_HANDOVER_GENERATE_MIPMAPS
    /// is set for a texture that cannot have mipmaps
    ///
    /// CLGL_ERROR_INVALID_HANDLE: an element of the lists of handover is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of handover is too small or more than 4096, or unknown
    /// fields of handover are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a range or region extends past the acquired part or past the end of its
    /// object
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of a wrapped object was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of a wrapped object got new storage
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or fence belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: an object is not acquired by this queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: an object is not shared with OpenGL, so it needs no release
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a command of the release failed, or something that the release or the
    /// acquire waited for failed; or a fence in waits had failed before
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: GL, or any with CLGL_HANDOVER_NO_CPU_WAIT or if the transport of every object needs no OpenGL
    /// commands (see CLGL_HANDOVER_SKIP_GL_SYNC)
    ///
    /// Lifetime: handover and waits are used only during the call
    ///
    /// See cl_khr_gl_sharing, clEnqueueReleaseGLObjects. Since 0.1.
    pub fn clgl_release(queue: clgl_queue, handover: *const clgl_handover, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Acquires one whole buffer for a queue: clgl_acquire without flags, parts and fences.
    ///
    /// Commands that are enqueued afterwards see what the OpenGL commands that this thread issued before have
    /// written.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or buffer is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that buffer wraps was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that buffer wraps got new storage
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: buffer belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: buffer or a part of it is already acquired, and this acquire or the
    /// earlier one writes; with the transport native also if another part of the OpenGL object is acquired
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_UNSUPPORTED: buffer is not shared with OpenGL, so it needs no acquire
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
    /// Threads: GL
    ///
    /// Lifetime: none
    ///
    /// See cl_khr_gl_sharing, clEnqueueAcquireGLObjects. Since 0.1.
    pub fn clgl_buffer_acquire(queue: clgl_queue, buffer: clgl_buffer) -> clgl_result;
    /// Releases one buffer to OpenGL: clgl_release without flags, parts and fences.
    ///
    /// OpenGL commands that this thread issues afterwards see what the commands of the queue have written.
    ///
    /// queue: the queue that acquired it
    ///
    /// buffer: the buffer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or buffer is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that buffer wraps was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that buffer wraps got new storage
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: buffer belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: buffer is not acquired by this queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: buffer is not shared with OpenGL, so it needs no release
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a command of the release failed, or something that the release or the
    /// acquire waited for failed
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
    /// Threads: GL, or any if the transport needs no OpenGL commands (see CLGL_HANDOVER_SKIP_GL_SYNC)
    ///
    /// Lifetime: none
    ///
    /// See cl_khr_gl_sharing, clEnqueueReleaseGLObjects. Since 0.1.
    pub fn clgl_buffer_release(queue: clgl_queue, buffer: clgl_buffer) -> clgl_result;
    /// Acquires one whole texture for a queue: clgl_acquire without flags, parts and fences.
    ///
    /// Commands that are enqueued afterwards see what the OpenGL commands that this thread issued before have
    /// written.
    ///
    /// queue: the queue
    ///
    /// texture: the texture
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or texture is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that texture wraps was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that texture wraps got new storage
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: texture belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: texture or a part of it is already acquired, and this acquire or the
    /// earlier one writes; with the transport native also if another part of the OpenGL object is acquired
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_UNSUPPORTED: texture is not shared with OpenGL, so it needs no acquire
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
    /// Threads: GL
    ///
    /// Lifetime: none
    ///
    /// See cl_khr_gl_sharing, clEnqueueAcquireGLObjects. Since 0.1.
    pub fn clgl_texture_acquire(queue: clgl_queue, texture: clgl_texture) -> clgl_result;
    /// Releases one texture to OpenGL: clgl_release without flags, parts and fences.
    ///
    /// OpenGL commands that this thread issues afterwards see what the commands of the queue have written.
    ///
    /// queue: the queue that acquired it
    ///
    /// texture: the texture
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or texture is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that texture wraps was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that texture wraps got new storage
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: texture belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: texture is not acquired by this queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: texture is not shared with OpenGL, so it needs no release
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a command of the release failed, or something that the release or the
    /// acquire waited for failed
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
    /// Threads: GL, or any if the transport needs no OpenGL commands (see CLGL_HANDOVER_SKIP_GL_SYNC)
    ///
    /// Lifetime: none
    ///
    /// See cl_khr_gl_sharing, clEnqueueReleaseGLObjects. Since 0.1.
    pub fn clgl_texture_release(queue: clgl_queue, texture: clgl_texture) -> clgl_result;
}
