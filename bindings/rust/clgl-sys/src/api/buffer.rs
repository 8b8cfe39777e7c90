// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// What OpenCL does with a buffer.
pub const CLGL_ACCESS_READ_WRITE: i32 = 0;
/// Kernels only read: a release moves nothing back.
pub const CLGL_ACCESS_READ_ONLY: i32 = 1;
/// Kernels only write, perhaps not every byte: what they leave out keeps what OpenGL put there.
pub const CLGL_ACCESS_WRITE_ONLY: i32 = 2;
/// Kernels write every byte that OpenGL will read: an acquire moves nothing in, and what the buffer held is
/// undefined from the acquire on.
pub const CLGL_ACCESS_WRITE_DISCARD: i32 = 3;
/// The program will map the buffer with OpenGL: take no transport that prevents it.
pub const CLGL_BUFFER_GL_MAPPABLE: u32 = 1;
/// Wrapping: the library may move the object's storage into shared memory under the same name, its contents
/// kept. The storage is immutable from then on (glBufferData fails). Ignored for an object whose storage is
/// immutable already.
pub const CLGL_BUFFER_REPLACE_STORAGE: u32 = 2;
/// Creating: memory of OpenCL's alone, which needs no acquire and works on every thread.
pub const CLGL_BUFFER_COMPUTE_ONLY: u32 = 4;
/// With CLGL_BUFFER_COMPUTE_ONLY: data is the buffer's memory itself, not copied, and written by commands. It
/// must be a multiple of the device's mem_base_addr_align (which is in bits), as kernels may access it by
/// whole vectors, and live until the callbacks of clgl_buffer_set_destructor_callback. The program touches it
/// only while a mapping (see clgl_buffer_map) of that part lasts: elsewhere its contents are undefined, as a
/// device may work on a copy.
pub const CLGL_BUFFER_USE_HOST_MEMORY: u32 = 8;
/// With CLGL_BUFFER_COMPUTE_ONLY: memory of the driver's that the host can reach (pinned, where there is
/// such), so that mappings need no copy.
pub const CLGL_BUFFER_ALLOC_HOST_MEMORY: u32 = 16;
/// What a mapping is for.
pub const CLGL_MAP_READ: u32 = 1;
pub const CLGL_MAP_WRITE: u32 = 2;
/// Write every byte: what the range held need not be brought over. Not with the others.
pub const CLGL_MAP_WRITE_DISCARD: u32 = 4;

/// Tells that a buffer's memory has gone. Runs on a thread of the library's, outside all locks; it may call
/// any clgl function that is not "@threads GL", but must not wait.
pub type clgl_buffer_destructor =
    Option<unsafe extern "C" fn(user_data: *mut c_void)>;

/// What buffer to make.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_buffer_desc {
    /// sizeof(clgl_buffer_desc)
    pub struct_size: u32,
    /// CLGL_BUFFER_...
    pub flags: u32,
    /// CLGL_ACCESS_...
    pub access: i32,
    /// The only transport to use, CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the context's choice
    pub transport: i32,
    /// Wrapping: the buffer's OpenGL name. Creating: 0.
    pub gl_name: u32,
    pub reserved: u32,
    /// Creating: bytes. Wrapping: 0 to ask OpenGL, or the size that is expected; where OpenGL ES cannot be
    /// asked, it is believed.
    pub size: u64,
    /// Creating: size bytes to start with, copied before the call returns (but see
    /// CLGL_BUFFER_USE_HOST_MEMORY); or NULL
    pub data: *const c_void,
    /// A name for messages and debugging tools (GL_KHR_debug), copied; or NULL
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
/// What a buffer is.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_buffer_info {
    /// sizeof(clgl_buffer_info), set by the caller
    pub struct_size: u32,
    /// CLGL_BUFFER_... it was made with
    pub flags: u32,
    /// CLGL_ACCESS_...
    pub access: i32,
    /// CLGL_TRANSPORT_..., CLGL_TRANSPORT_NONE with CLGL_BUFFER_COMPUTE_ONLY
    pub transport: i32,
    /// 0 with CLGL_BUFFER_COMPUTE_ONLY
    pub gl_name: u32,
    /// Copies that an acquire of the whole buffer makes, and a release of one that was written
    pub copies_per_acquire: u32,
    pub copies_per_release: u32,
    /// 1 if the storage was moved by CLGL_BUFFER_REPLACE_STORAGE
    pub storage_replaced: u32,
    /// 1 while it, or a part of it, is acquired
    pub acquired: u32,
    /// 1 if clgl_buffer_create_sub made it
    pub is_sub_buffer: u32,
    /// Bytes of this buffer, and where it starts in its storage (sub-buffers)
    pub size: u64,
    pub offset: u64,
    /// Why this transport; lives as long as the buffer
    pub transport_reason: *const c_char,
    /// The descriptor's label, or ""; lives as long as the buffer
    pub label: *const c_char,
    /// The handle that clgl_buffer_create_sub was given; NULL if that has been destroyed meanwhile (the
    /// memory lives on), and for a buffer that is no sub-buffer
    pub parent: clgl_buffer,
    /// With CLGL_BUFFER_USE_HOST_MEMORY, where this buffer starts in the program's memory; else NULL
    pub host_memory: *mut c_void,
    /// References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale at once
    pub reference_count: u32,
    /// Mappings by clgl_buffer_map that have not been ended, without those whose command failed
    pub map_count: u32,
}

impl Default for clgl_buffer_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 96,
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
        }
    }
}
/// A box within a buffer and one within host memory (or another buffer), for the rectangular commands.
/// Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly packed.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_buffer_rect {
    /// sizeof(clgl_buffer_rect)
    pub struct_size: u32,
    pub reserved: u32,
    /// In the buffer, or in the source of a copy
    pub buffer_origin: [usize; 3],
    /// In host memory, or in the destination of a copy
    pub other_origin: [usize; 3],
    /// What to move; no part may be 0
    pub region: [usize; 3],
    /// Bytes from row to row, and from slice to slice
    pub buffer_row_pitch: usize,
    pub buffer_slice_pitch: usize,
    pub other_row_pitch: usize,
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
    /// Makes a buffer: a new one that OpenGL and OpenCL share, a share of an existing OpenGL buffer
    /// (gl_name), or one of OpenCL's alone (CLGL_BUFFER_COMPUTE_ONLY). A shared buffer starts on OpenGL's
    /// side, not acquired.
    ///
    /// Two wrappings of one OpenGL name share one storage and one transport, the first one's.
    ///
    /// context: the context
    ///
    /// desc: what to make
    ///
    /// buffer: receives the buffer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, unknown flags, access or transport,
    /// or flags that contradict each other; CLGL_ERROR_OUT_OF_RANGE for a size beyond the device's limit;
    /// CLGL_ERROR_MISALIGNED for host memory that cannot be used in place; CLGL_ERROR_INVALID_GL_OBJECT if
    /// gl_name does not exist, is of another kind, has no storage, or its size is another than the expected
    /// one; CLGL_ERROR_NO_TRANSPORT; CLGL_ERROR_UNSUPPORTED if the name is wrapped already by another
    /// transport than the asked one, or, with CLGL_BUFFER_GL_MAPPABLE, in a way that prevents mapping;
    /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL; any with CLGL_BUFFER_COMPUTE_ONLY
    ///
    /// Lifetime: until clgl_buffer_destroy; data may go when the call returns, or, with
    /// CLGL_BUFFER_USE_HOST_MEMORY, when clgl_buffer_set_destructor_callback tells
    ///
    /// See cl_khr_gl_sharing, clCreateFromGLBuffer; OpenGL 4.6 core section 6.2, glBufferStorage; OpenCL 3.0
    /// section 5.2.1, clCreateBuffer. Since 0.1.
    pub fn clgl_buffer_create(context: clgl_context, desc: *const clgl_buffer_desc, buffer: *mut clgl_buffer) -> clgl_result;
    /// Makes a buffer of a part of another one. Acquiring the parent covers it; it can be acquired alone.
    ///
    /// parent: a buffer that is no sub-buffer itself
    ///
    /// access: CLGL_ACCESS_...; CLGL_ACCESS_READ_ONLY if that is the parent's
    ///
    /// range: the part, in bytes
    ///
    /// buffer: receives the sub-buffer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_MISALIGNED if the offset is not a multiple of the device's
    /// mem_base_addr_align; CLGL_ERROR_OUT_OF_RANGE past the parent's end; CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_buffer_destroy; the parent may be destroyed before
    ///
    /// See OpenCL 3.0 section 5.2.1, clCreateSubBuffer. Since 0.1.
    pub fn clgl_buffer_create_sub(parent: clgl_buffer, access: i32, range: *const clgl_range, buffer: *mut clgl_buffer) -> clgl_result;
    /// Wraps the OpenGL buffer of a buffer again, as it is now, under the same handle: for owners that
    /// respecified it. If that fails the buffer is what it was. Its sub-buffers stay with the old storage:
    /// make them anew.
    ///
    /// buffer: a wrapped buffer that is not acquired; kernels get it anew at their next launch
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED if it is acquired; CLGL_ERROR_UNSUPPORTED if it
    /// wraps nothing of the program's; CLGL_ERROR_INVALID_STATE if another thread is using the handle; and
    /// what clgl_buffer_create returns
    ///
    /// Threads: GL; no other call may have the buffer meanwhile
    ///
    /// Lifetime: as clgl_buffer_create
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_buffer_rewrap(buffer: clgl_buffer) -> clgl_result;
    /// Destroys a buffer. One that is acquired is released first (on a thread with the OpenGL context; on
    /// another one, what OpenGL must do for it is done at the next chance). A wrapped OpenGL buffer stays the
    /// program's; one that the library made is deleted.
    ///
    /// buffer: the buffer, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.5.1, clReleaseMemObject; OpenGL 4.6 core section 6.1, glDeleteBuffers. Since
    /// 0.1.
    pub fn clgl_buffer_destroy(buffer: clgl_buffer) -> clgl_result;
    /// Has a function called when a buffer's memory has gone: its handle is destroyed, and so are its
    /// sub-buffers (or, for a sub-buffer, only itself), other wrappings of the same OpenGL name, and what the
    /// program and commands under way keep of the cl_mem. Then host memory that was used in place
    /// (CLGL_BUFFER_USE_HOST_MEMORY) may be freed.
    ///
    /// It comes as late as the driver lets go of the memory, which may be long after the last command:
    /// rusticl 22.3 keeps a buffer as long as a kernel has it as an argument, PoCL 3.1 one that is still
    /// mapped, and commands that were not flushed are under way. Whoever waits for it destroys such kernels,
    /// or sets other arguments, unmaps, and finishes the queue. rusticl 22.3 also lets go of it while
    /// launches that use it are still under way: there, finish the queue before the buffer is destroyed, or
    /// its host memory may be used after the callback.
    ///
    /// Several functions are called one after another, the last set first. For a shared buffer, OpenCL's side
    /// has gone; an OpenGL buffer that the library made is deleted when the OpenGL context is next at hand.
    ///
    /// buffer: the buffer
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
    pub fn clgl_buffer_set_destructor_callback(buffer: clgl_buffer, callback: clgl_buffer_destructor, user_data: *mut c_void) -> clgl_result;
    /// Tells what a buffer is.
    ///
    /// buffer: the buffer
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the buffer
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_buffer_get_info(buffer: clgl_buffer, info: *mut clgl_buffer_info) -> clgl_result;
    /// Reads from a buffer into host memory.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; acquired by the queue if it is shared
    ///
    /// range: the part, in bytes; NULL for all
    ///
    /// data: receives range-\>size bytes
    ///
    /// blocking: 1 to return when data is there, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when data is there; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_WRONG_CONTEXT;
    /// CLGL_ERROR_COMMAND_FAILED if it is blocking and a command before it failed, or if one of waits has
    /// failed; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer. Since 0.1.
    pub fn clgl_buffer_read(queue: clgl_queue, buffer: clgl_buffer, range: *const clgl_range, data: *mut c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes host memory into a buffer.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; acquired by the queue, and not for reading only, if it is shared
    ///
    /// range: the part, in bytes; NULL for all
    ///
    /// data: range-\>size bytes
    ///
    /// blocking: 1 to return when data may be changed, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the buffer holds data; or NULL
    ///
    /// Returns as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also for a buffer that is only read
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer. Since 0.1.
    pub fn clgl_buffer_write(queue: clgl_queue, buffer: clgl_buffer, range: *const clgl_range, data: *const c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Fills a buffer with a pattern.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; acquired by the queue, and not for reading only, if it is shared
    ///
    /// range: the part, in bytes, offset and size multiples of pattern_size; NULL for all
    ///
    /// pattern: the pattern, copied before the call returns
    ///
    /// pattern_size: its bytes: 1, 2, 4, 8, 16, 32, 64 or 128
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the buffer is filled; or NULL
    ///
    /// Returns as clgl_buffer_write; CLGL_ERROR_MISALIGNED if offset or size is no multiple of pattern_size
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer. Since 0.1.
    pub fn clgl_buffer_fill(queue: clgl_queue, buffer: clgl_buffer, range: *const clgl_range, pattern: *const c_void, pattern_size: usize, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies from one buffer to another, or within one between parts that do not overlap.
    ///
    /// queue: the queue
    ///
    /// source: acquired by the queue if it is shared
    ///
    /// destination: acquired by the queue, and not for reading only, if it is shared
    ///
    /// range: the part of source, in bytes; NULL for all of it
    ///
    /// offset: where it goes in destination, in bytes
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the copy is made; or NULL
    ///
    /// Returns as clgl_buffer_write; CLGL_ERROR_OUT_OF_RANGE also if the parts overlap
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
    /// buffer: the buffer; acquired by the queue if it is shared
    ///
    /// rect: the box; other_... is the host memory
    ///
    /// data: receives the box
    ///
    /// blocking: 1 to return when data is there, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when data is there; or NULL
    ///
    /// Returns as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBufferRect. Since 0.1.
    pub fn clgl_buffer_read_rect(queue: clgl_queue, buffer: clgl_buffer, rect: *const clgl_buffer_rect, data: *mut c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes a box of host memory into a buffer.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; acquired by the queue, and not for reading only, if it is shared
    ///
    /// rect: the box; other_... is the host memory
    ///
    /// data: what to write
    ///
    /// blocking: 1 to return when data may be changed, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the buffer holds the box; or NULL
    ///
    /// Returns as clgl_buffer_write; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBufferRect. Since 0.1.
    pub fn clgl_buffer_write_rect(queue: clgl_queue, buffer: clgl_buffer, rect: *const clgl_buffer_rect, data: *const c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies a box from one buffer to another, or within one between boxes that do not overlap.
    ///
    /// queue: the queue
    ///
    /// source: acquired by the queue if it is shared
    ///
    /// destination: acquired by the queue, and not for reading only, if it is shared
    ///
    /// rect: the box; buffer_... is in source, other_... in destination
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the copy is made; or NULL
    ///
    /// Returns as clgl_buffer_copy; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small, and,
    /// within one buffer and its sub-buffers, for pitches that differ; CLGL_ERROR_UNSUPPORTED where a driver
    /// takes boxes within one buffer for overlapping that do not (see clgl_view_copy)
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueCopyBufferRect. Since 0.1.
    pub fn clgl_buffer_copy_rect(queue: clgl_queue, source: clgl_buffer, destination: clgl_buffer, rect: *const clgl_buffer_rect, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Maps a part of a buffer into host memory, by OpenCL.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; acquired by the queue if it is shared
    ///
    /// flags: CLGL_MAP_...
    ///
    /// range: the part, in bytes; NULL for all
    ///
    /// blocking: 1 to return when the memory may be used, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// pointer: receives the address of the part's first byte
    ///
    /// fence: receives a fence that completes when the memory may be used; or NULL
    ///
    /// Returns as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also when writing a buffer that is only read.
    /// After a failure nothing is mapped; a pointer whose fence fails is none.
    ///
    /// Threads: any
    ///
    /// Lifetime: pointer until clgl_buffer_unmap; the buffer must not be released or destroyed before that
    ///
    /// See OpenCL 3.0 section 5.2.4, clEnqueueMapBuffer. Since 0.1.
    pub fn clgl_buffer_map(queue: clgl_queue, buffer: clgl_buffer, flags: u32, range: *const clgl_range, blocking: u32, wait_count: u32, waits: *const clgl_fence, pointer: *mut *mut c_void, fence: *mut clgl_fence) -> clgl_result;
    /// Ends a mapping, once: what clgl_buffer_map gave and nothing ended yet. A mapping by OpenCL's own call
    /// is ended by that.
    ///
    /// queue: the queue
    ///
    /// buffer: the buffer; still acquired by the queue if it is shared, so that its release carries what was
    /// written
    ///
    /// pointer: what clgl_buffer_map gave
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the buffer holds what was written; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if pointer is no mapping of the buffer, or no
    /// longer; CLGL_ERROR_UNSUPPORTED where a driver ends no mapping before its command has completed
    /// (rusticl 22.3; PoCL 3.1 while user fences are pending); CLGL_ERROR_NOT_ACQUIRED if it was released
    /// meanwhile: acquired again, for writing if the mapping writes, it can be unmapped;
    /// CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: ends pointer
    ///
    /// See OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject. Since 0.1.
    pub fn clgl_buffer_unmap(queue: clgl_queue, buffer: clgl_buffer, pointer: *mut c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
