// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The use of a buffer or texture by OpenCL.
pub type clgl_access = i32;
/// Kernels read and write.
pub const CLGL_ACCESS_READ_WRITE: clgl_access = 0;
/// Kernels only read. A release copies nothing.
pub const CLGL_ACCESS_READ_ONLY: clgl_access = 1;
/// Kernels only write. Bytes that they do not write keep the values that OpenGL has written.
pub const CLGL_ACCESS_WRITE_ONLY: clgl_access = 2;
/// Kernels write every byte that OpenGL reads. An acquire copies nothing, and the content is undefined after
/// it.
pub const CLGL_ACCESS_WRITE_DISCARD: clgl_access = 3;

/// Flags of clgl_buffer_desc.
pub type clgl_buffer_flags = u32;
/// The application maps the buffer with OpenGL. The library uses no transport that prevents this.
pub const CLGL_BUFFER_GL_MAPPABLE: clgl_buffer_flags = 1;
/// Wrapping: the library may move the storage of the OpenGL buffer into shared memory. The buffer keeps its
/// name and content. The storage is immutable afterwards (glBufferData fails). The flag is ignored for an
/// OpenGL buffer with immutable storage.
pub const CLGL_BUFFER_REPLACE_STORAGE: clgl_buffer_flags = 2;
/// Creating: OpenCL-only memory, which needs no acquire and works on every thread.
pub const CLGL_BUFFER_COMPUTE_ONLY: clgl_buffer_flags = 4;
/// With CLGL_BUFFER_COMPUTE_ONLY: the buffer uses the memory at data in place, and commands write it. The
/// address must be a multiple of mem_base_addr_align of the device (which is in bits), because kernels may
/// access the memory in whole vectors. The memory must live until the callbacks of
/// clgl_buffer_set_destructor_callback are called. The application may access a part of it only while this
/// part is mapped (clgl_buffer_map). At other times its content is undefined, because a device may use a
/// copy.
pub const CLGL_BUFFER_USE_HOST_MEMORY: clgl_buffer_flags = 8;
/// With CLGL_BUFFER_COMPUTE_ONLY: the driver allocates memory that the host can access (pinned memory if
/// available), so mappings need no copy.
pub const CLGL_BUFFER_ALLOC_HOST_MEMORY: clgl_buffer_flags = 16;
/// The use of a mapping by the host.
pub type clgl_map_flags = u32;
/// The host reads.
pub const CLGL_MAP_READ: clgl_map_flags = 1;
/// The host writes; bytes that it does not write keep their content.
pub const CLGL_MAP_WRITE: clgl_map_flags = 2;
/// The host writes every byte, so the content of the range is not copied to the host. Must not be combined
/// with the other flags.
pub const CLGL_MAP_WRITE_DISCARD: clgl_map_flags = 4;

/// Called when the memory of a buffer or texture is no longer used. The callback may call any clgl function
/// that any thread may call, but must not wait for fences or queues.
pub type clgl_buffer_destructor =
    Option<unsafe extern "C" fn(user_data: *mut c_void)>;

/// Describes a buffer to create or wrap.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_buffer_desc {
    /// sizeof(clgl_buffer_desc)
    pub struct_size: u32,
    /// 0 = none
    pub flags: clgl_buffer_flags,
    /// how OpenCL uses it
    pub access: clgl_access,
    /// the only transport to use; CLGL_TRANSPORT_AUTO = that of the context
    pub transport: clgl_transport,
    /// the OpenGL buffer to wrap; 0 = create one
    pub gl_name: u32,
    /// must be 0
    pub reserved: u32,
    /// the size in bytes; when wrapping, the expected size, 0 = query from GL (if OpenGL ES cannot return the
    /// size, the given size is used unchecked)
    pub size: u64,
    /// the initial content, copied during the call; with CLGL_BUFFER_USE_HOST_MEMORY the memory to use. NULL
    /// = undefined content
    pub data: *const c_void,
    /// a name for messages and debugging tools (GL_KHR_debug), copied; NULL = none
    pub label: *const c_char,
}

impl Default for clgl_buffer_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            flags: 0,
            access: 0,
            transport: 0,
            gl_name: 0,
            reserved: 0,
            size: 0,
            data: core::ptr::null(),
            label: core::ptr::null(),
        }
    }
}
/// The properties of a buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_buffer_info {
    /// sizeof(clgl_buffer_info), set by the caller
    pub struct_size: u32,
    /// the flags of the descriptor
    pub flags: clgl_buffer_flags,
    /// how OpenCL uses it
    pub access: clgl_access,
    /// CLGL_TRANSPORT_AUTO with CLGL_BUFFER_COMPUTE_ONLY
    pub transport: clgl_transport,
    /// the OpenGL name; 0 with CLGL_BUFFER_COMPUTE_ONLY
    pub gl_name: u32,
    /// number of copies by an acquire of the whole buffer
    pub copies_per_acquire: u32,
    /// number of copies by a release of the whole buffer, if it was written
    pub copies_per_release: u32,
    /// whether CLGL_BUFFER_REPLACE_STORAGE moved the storage
    pub storage_replaced: clgl_bool,
    /// whether a part of it is acquired
    pub acquired: clgl_bool,
    /// whether clgl_buffer_create_sub created it
    pub is_sub_buffer: clgl_bool,
    /// in bytes
    pub size: u64,
    /// for a sub-buffer, where it starts in its parent, in bytes; otherwise 0
    pub offset: u64,
    /// the reason of the transport; valid until the buffer is destroyed
    pub transport_reason: *const c_char,
    /// the label of the descriptor, or ""; valid until the buffer is destroyed
    pub label: *const c_char,
    /// the buffer from which clgl_buffer_create_sub created this one; NULL if that buffer is destroyed (its
    /// memory stays valid), or if this is not a sub-buffer
    pub parent: clgl_buffer,
    /// with CLGL_BUFFER_USE_HOST_MEMORY, the address of the first byte in the memory of the application;
    /// otherwise NULL
    pub host_memory: *mut c_void,
    /// reference count of the cl_mem, including those of library and drivers; use it only to find leaks
    pub reference_count: u32,
    /// number of mappings by clgl_buffer_map that have not ended; failed mappings do not count
    pub map_count: u32,
    /// whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; 0 = an acquire with
    /// this flag works on any thread
    pub acquire_needs_gl: clgl_bool,
    /// whether a release issues OpenGL commands; 0 = a release works on any thread
    pub release_needs_gl: clgl_bool,
    /// whether OpenGL may map the buffer (glMapBufferRange)
    pub gl_mappable: clgl_bool,
    /// 0
    pub reserved: u32,
}

impl Default for clgl_buffer_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 112,
            flags: 0,
            access: 0,
            transport: 0,
            gl_name: 0,
            copies_per_acquire: 0,
            copies_per_release: 0,
            storage_replaced: 0,
            acquired: 0,
            is_sub_buffer: 0,
            size: 0,
            offset: 0,
            transport_reason: core::ptr::null(),
            label: core::ptr::null(),
            parent: core::ptr::null_mut(),
            host_memory: core::ptr::null_mut(),
            reference_count: 0,
            map_count: 0,
            acquire_needs_gl: 0,
            release_needs_gl: 0,
            gl_mappable: 0,
            reserved: 0,
        }
    }
}
/// Two boxes of equal size for the rectangular commands: one in a buffer, the other in host memory or in
/// another buffer. Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly packed.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_buffer_rect {
    /// sizeof(clgl_buffer_rect)
    pub struct_size: u32,
    /// must be 0
    pub reserved: u32,
    /// the start of the box in the buffer, or in the source of a copy
    pub buffer_origin: [usize; 3],
    /// the start of the box in host memory, or in the destination of a copy
    pub other_origin: [usize; 3],
    /// the size of the box; no number may be 0
    pub region: [usize; 3],
    /// bytes from row to row in the buffer; 0 = tightly packed
    pub buffer_row_pitch: usize,
    /// bytes from slice to slice in the buffer; 0 = tightly packed
    pub buffer_slice_pitch: usize,
    /// bytes from row to row in host memory, or in the destination of a copy; 0 = tightly packed
    pub other_row_pitch: usize,
    /// bytes from slice to slice in host memory, or in the destination of a copy; 0 = tightly packed
    pub other_slice_pitch: usize,
}

impl Default for clgl_buffer_rect {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 112,
            reserved: 0,
            buffer_origin: [0, 0, 0],
            other_origin: [0, 0, 0],
            region: [0, 0, 0],
            buffer_row_pitch: 0,
            buffer_slice_pitch: 0,
            other_row_pitch: 0,
            other_slice_pitch: 0,
        }
    }
}

extern "C" {
    /// Creates a buffer. By default OpenGL and OpenCL share it, with a new OpenGL buffer; desc-\>gl_name
    /// wraps an existing OpenGL buffer instead. With CLGL_BUFFER_COMPUTE_ONLY the buffer is used by OpenCL
    /// only.
    ///
    /// OpenGL owns a new shared buffer: acquire the buffer before commands use it. All buffers that wrap one
    /// OpenGL name use one storage, and the transport of the first of them.
    ///
    /// context: the context
    ///
    /// desc: the buffer to create
    ///
    /// buffer: receives the buffer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: desc or buffer is NULL; a reserved field of desc is not 0; flags, access
    /// or transport is unknown; flags contradict each other or gl_name; size is 0 for a new buffer; data is
    /// set for a wrapped buffer, or NULL with CLGL_BUFFER_USE_HOST_MEMORY
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: size is more than a device of the context can allocate
    ///
    /// CLGL_ERROR_MISALIGNED: data cannot be used in place, because its address is not a multiple of the
    /// required alignment
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: gl_name does not exist, is not a buffer, has no storage, or does not
    /// have the expected size
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_NO_TRANSPORT: no transport can share the buffer; the message says why
    ///
    /// CLGL_ERROR_UNSUPPORTED: gl_name is already wrapped with another transport than desc-\>transport, or in
    /// a way that prevents CLGL_BUFFER_GL_MAPPABLE; or the transport that desc or CLGL_TRANSPORT requires
    /// cannot share the buffer
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
    /// Threads: GL, or any with CLGL_BUFFER_COMPUTE_ONLY
    ///
    /// Lifetime: until clgl_buffer_destroy. desc-\>data is used only during the call; with
    /// CLGL_BUFFER_USE_HOST_MEMORY until the callback of clgl_buffer_set_destructor_callback is called.
    ///
    /// See cl_khr_gl_sharing, clCreateFromGLBuffer; OpenGL 4.6 core section 6.2, glBufferStorage; OpenCL 3.0
    /// section 5.2.1, clCreateBuffer. Since 0.1.
    pub fn clgl_buffer_create(context: clgl_context, desc: *const clgl_buffer_desc, buffer: *mut clgl_buffer) -> clgl_result;
    /// Creates a sub-buffer: a buffer that is a part of another one. A sub-buffer can be acquired separately;
    /// an acquire of the parent includes it.
    ///
    /// parent: the buffer; not a sub-buffer itself
    ///
    /// access: how commands use the sub-buffer; must be CLGL_ACCESS_READ_ONLY if the parent is read-only
    ///
    /// range: the part of parent, in bytes
    ///
    /// buffer: receives the sub-buffer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: range or buffer is NULL; access is unknown, or allows writing although
    /// the parent is read-only; parent is a sub-buffer; range-\>size is 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: parent is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of parent
    ///
    /// CLGL_ERROR_MISALIGNED: range-\>offset is not a multiple of mem_base_addr_align of the device (see
    /// clgl_device_info)
    ///
    /// CLGL_ERROR_UNSUPPORTED: the OpenCL driver cannot handle sub-buffers of buffers shared by the transport
    /// native
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
    /// Lifetime: until clgl_buffer_destroy; parent may be destroyed before
    ///
    /// See OpenCL 3.0 section 5.2.1, clCreateSubBuffer. Since 0.1.
    pub fn clgl_buffer_create_sub(parent: clgl_buffer, access: clgl_access, range: *const clgl_range, buffer: *mut clgl_buffer) -> clgl_result;
    /// Updates a buffer to the current storage of the OpenGL buffer that it wraps, and keeps the handle. Call
    /// this function after the OpenGL buffer was respecified. If the call fails, the buffer stays unchanged.
    ///
    /// Sub-buffers keep the old storage: create new ones. Kernels that have the buffer as an argument use the
    /// new storage from their next launch.
    ///
    /// buffer: a wrapped buffer that is not acquired
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the new size is more than a device of the context can allocate
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL buffer was deleted, or has no storage
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: the buffer is acquired
    ///
    /// CLGL_ERROR_NO_TRANSPORT: no transport can share the new storage; the message says why
    ///
    /// CLGL_ERROR_UNSUPPORTED: the buffer does not wrap an application-owned OpenGL buffer, or the required
    /// transport cannot share the new storage
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
    /// CLGL_ERROR_INVALID_STATE: the buffer is a slot of a ring; or another thread is using the handle
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL. No other call may use the buffer at the same time.
    ///
    /// Lifetime: as for clgl_buffer_create
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_buffer_rewrap(buffer: clgl_buffer) -> clgl_result;
    /// Destroys a buffer. An acquired buffer is released first. On a thread without the OpenGL context, the
    /// OpenGL part of the release is done by a later call on a thread with the context.
    ///
    /// A wrapped OpenGL buffer is not deleted. An OpenGL buffer that the library created is deleted. Commands
    /// that use the buffer still complete.
    ///
    /// buffer: the buffer; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.5.1, clReleaseMemObject; OpenGL 4.6 core section 6.1, glDeleteBuffers. Since
    /// 0.1.
    pub fn clgl_buffer_destroy(buffer: clgl_buffer) -> clgl_result;
    /// Registers a function that is called when the memory of a buffer is no longer used. Then the
    /// application may free host memory that was used in place (CLGL_BUFFER_USE_HOST_MEMORY).
    ///
    /// The callback runs after all of these:
    ///
    /// - the buffer, its sub-buffers and other buffers that wrap the same OpenGL name are destroyed
    /// - the application has released its references of the cl_mem
    /// - the commands that use the cl_mem have completed.
    ///
    /// The callback of a sub-buffer runs when that sub-buffer is no longer used. The OpenGL buffer that the
    /// library created for a shared buffer may still exist: it is deleted at the next call with the OpenGL
    /// context.
    ///
    /// A driver may keep the memory longer: rusticl 22.3 while the buffer is an argument of a kernel, PoCL
    /// 3.1 while the buffer is mapped, all drivers while commands are not flushed. Before you wait for the
    /// callback, destroy such kernels or set other arguments, unmap the buffer, and finish the queue. rusticl
    /// 22.3 may call the callback too early, while launches still use the memory: finish the queue before you
    /// destroy the buffer.
    ///
    /// Several callbacks run one after another, in reverse order of registration.
    ///
    /// buffer: the buffer
    ///
    /// callback: the function
    ///
    /// user_data: passed to the callback; may be NULL
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: callback is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
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
    pub fn clgl_buffer_set_destructor_callback(buffer: clgl_buffer, callback: clgl_buffer_destructor, user_data: *mut c_void) -> clgl_result;
    /// Returns the properties of a buffer.
    ///
    /// buffer: the buffer
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the buffer
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_buffer_get_info(buffer: clgl_buffer, info: *mut clgl_buffer_info) -> clgl_result;
    /// Reads a range of a buffer into host memory.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; if it is shared, the queue must have acquired the range
    ///
    /// range: the range, in bytes; NULL = the whole buffer
    ///
    /// data: receives the bytes of the range; without range, those of the whole buffer
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
    /// CLGL_ERROR_INVALID_ARGUMENT: data is NULL; blocking is neither 0 nor 1; range-\>size is 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the range of a shared buffer
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
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer. Since 0.1.
    pub fn clgl_buffer_read(queue: clgl_queue, buffer: clgl_buffer, range: *const clgl_range, data: *mut c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes host memory to a range of a buffer.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer, not read-only; if it is shared, the queue must have acquired the range for writing
    ///
    /// range: the range, in bytes; NULL = the whole buffer
    ///
    /// data: the bytes to write; without range, as many as the buffer has
    ///
    /// blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until
    /// fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the buffer has been written; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: data is NULL; blocking is neither 0 nor 1; range-\>size is 0; the buffer
    /// is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the range of a shared buffer for writing
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
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer. Since 0.1.
    pub fn clgl_buffer_write(queue: clgl_queue, buffer: clgl_buffer, range: *const clgl_range, data: *const c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Fills a range of a buffer with a repeated pattern.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer, not read-only; if it is shared, the queue must have acquired the range for writing
    ///
    /// range: the range, in bytes; offset and size are multiples of pattern_size; NULL = the whole buffer
    ///
    /// pattern: the pattern
    ///
    /// pattern_size: the size of the pattern in bytes: 1, 2, 4, 8, 16, 32, 64 or 128
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the range has been filled; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: pattern is NULL; pattern_size has another value; range-\>size is 0; the
    /// buffer is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer
    ///
    /// CLGL_ERROR_MISALIGNED: the offset or size of the range is not a multiple of pattern_size
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the range of a shared buffer for writing
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
    /// See OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer. Since 0.1.
    pub fn clgl_buffer_fill(queue: clgl_queue, buffer: clgl_buffer, range: *const clgl_range, pattern: *const c_void, pattern_size: usize, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies a range of one buffer to another, or between ranges of one buffer that do not overlap.
    ///
    /// queue: the queue
    ///
    /// source: the buffer to read; if it is shared, the queue must have acquired the range
    ///
    /// destination: the buffer to write, not read-only; if it is shared, the queue must have acquired it for
    /// writing
    ///
    /// range: the range of source, in bytes; NULL = all of source
    ///
    /// offset: the start of the copy in destination, in bytes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the copy is done; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: range-\>size is 0; destination is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the range extends past the end of source, or the copy past the end of
    /// destination; or both overlap
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired destination only
    /// for reading
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
    /// See OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer. Since 0.1.
    pub fn clgl_buffer_copy(queue: clgl_queue, source: clgl_buffer, destination: clgl_buffer, range: *const clgl_range, offset: usize, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Reads a box of a buffer into host memory.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; if it is shared, the queue must have acquired the bytes of the box
    ///
    /// rect: the box; the fields other_... describe the host memory
    ///
    /// data: receives the box, laid out as the other_... fields of rect say
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
    /// CLGL_ERROR_INVALID_ARGUMENT: rect or data is NULL; a reserved field of rect is not 0; blocking is
    /// neither 0 nor 1; a size of the box is 0; a pitch is too small, or a slice pitch is not a multiple of
    /// the row pitch
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of rect is too small or more than 4096, or unknown fields
    /// of rect are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the box extends past the end of the buffer, or its size overflows
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer
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
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBufferRect. Since 0.1.
    pub fn clgl_buffer_read_rect(queue: clgl_queue, buffer: clgl_buffer, rect: *const clgl_buffer_rect, data: *mut c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes a box of host memory to a buffer.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer, not read-only; if it is shared, the queue must have acquired the bytes of the box
    /// for writing
    ///
    /// rect: the box; the fields other_... describe the host memory
    ///
    /// data: the box to write, laid out as the other_... fields of rect say
    ///
    /// blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until
    /// fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the buffer has been written; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: rect or data is NULL; a reserved field of rect is not 0; blocking is
    /// neither 0 nor 1; a size of the box is 0; a pitch is too small, or a slice pitch is not a multiple of
    /// the row pitch; the buffer is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of rect is too small or more than 4096, or unknown fields
    /// of rect are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the box extends past the end of the buffer, or its size overflows
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
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
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBufferRect. Since 0.1.
    pub fn clgl_buffer_write_rect(queue: clgl_queue, buffer: clgl_buffer, rect: *const clgl_buffer_rect, data: *const c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies a box of one buffer to another, or between boxes of one buffer that do not overlap.
    ///
    /// queue: the queue
    ///
    /// source: the buffer to read; if it is shared, the queue must have acquired the bytes of the box
    ///
    /// destination: the buffer to write, not read-only; if it is shared, the queue must have acquired the
    /// bytes of the box for writing
    ///
    /// rect: the box; the fields buffer_... describe source, other_... destination
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the copy is done; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: rect is NULL; a reserved field of rect is not 0; a size of the box is 0;
    /// a pitch is too small, or a slice pitch is not a multiple of the row pitch; source and destination are
    /// in one buffer and their pitches differ; destination is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of rect is too small or more than 4096, or unknown fields
    /// of rect are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a box extends past the end of its buffer, its size overflows, or both boxes
    /// overlap
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired destination only
    /// for reading
    ///
    /// CLGL_ERROR_UNSUPPORTED: the OpenCL driver refuses boxes within one buffer although they do not
    /// overlap; use clgl_view_copy
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
    /// See OpenCL 3.0 section 5.2.2, clEnqueueCopyBufferRect. Since 0.1.
    pub fn clgl_buffer_copy_rect(queue: clgl_queue, source: clgl_buffer, destination: clgl_buffer, rect: *const clgl_buffer_rect, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Maps a range of a buffer into host memory.
    ///
    /// If the call fails, nothing is mapped. If fence fails, the pointer is invalid and does not need to be
    /// unmapped.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; if it is shared, the queue must have acquired the range
    ///
    /// flags: CLGL_MAP_READ, CLGL_MAP_WRITE or both; or CLGL_MAP_WRITE_DISCARD
    ///
    /// range: the range, in bytes; NULL = the whole buffer
    ///
    /// blocking: 1 = return when the memory may be used; 0 = return at once; the memory may be used when
    /// fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// pointer: receives the address of the first byte of the range
    ///
    /// fence: receives a fence that completes when the memory may be used; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: pointer is NULL; flags are unknown, 0 or a combination that is not
    /// allowed; blocking is neither 0 nor 1; range-\>size is 0; flags write and the buffer is read-only
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the range of a shared buffer, or only for reading
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
    /// Lifetime: pointer is valid until clgl_buffer_unmap; the buffer must not be released or destroyed
    /// before
    ///
    /// See OpenCL 3.0 section 5.2.4, clEnqueueMapBuffer. Since 0.1.
    pub fn clgl_buffer_map(queue: clgl_queue, buffer: clgl_buffer, flags: clgl_map_flags, range: *const clgl_range, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, pointer: *mut *mut c_void, fence: *mut clgl_fence) -> clgl_result;
    /// Ends a mapping of clgl_buffer_map. End each mapping exactly once. End a mapping of clEnqueueMapBuffer
    /// with clEnqueueUnmapMemObject instead.
    ///
    /// Unmap before clgl_release, so that the release transfers what was written. If the buffer is already
    /// released, acquire it again (for writing if the mapping writes), and then unmap it.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; if it is shared, the queue must still have acquired the range
    ///
    /// pointer: the pointer from clgl_buffer_map
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the buffer contains what was written; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: pointer is NULL; pointer is not a mapping of the buffer by
    /// clgl_buffer_map, or was unmapped before; or the map command has failed
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the buffer was released after it was mapped
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
    pub fn clgl_buffer_unmap(queue: clgl_queue, buffer: clgl_buffer, pointer: *mut c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Returns the name of an access, such as "read-write".
    ///
    /// access: CLGL_ACCESS_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_access_name(access: clgl_access) -> *const c_char;
}
