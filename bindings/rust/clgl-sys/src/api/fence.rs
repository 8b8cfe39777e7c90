// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The API that a fence belongs to.
pub type clgl_fence_type = i32;
/// Not a fence: the value of a failed clgl_fence_get_info.
pub const CLGL_FENCE_TYPE_NONE: clgl_fence_type = 0;
/// A command of an OpenCL queue.
pub const CLGL_FENCE_TYPE_OPENCL: clgl_fence_type = 1;
/// A point in the OpenGL command stream.
pub const CLGL_FENCE_TYPE_OPENGL: clgl_fence_type = 2;
/// Neither API: the application signals the fence with clgl_fence_signal.
pub const CLGL_FENCE_TYPE_USER: clgl_fence_type = 3;
/// The status of a fence. OpenGL fences and user fences have only the states submitted, complete and failed.
pub type clgl_fence_status = i32;
/// No status: the value of a failed clgl_fence_get_info.
pub const CLGL_STATUS_NONE: clgl_fence_status = 0;
/// The command is in the queue.
pub const CLGL_STATUS_QUEUED: clgl_fence_status = 1;
/// The queue has submitted the command to the device.
pub const CLGL_STATUS_SUBMITTED: clgl_fence_status = 2;
/// The device executes the command.
pub const CLGL_STATUS_RUNNING: clgl_fence_status = 3;
/// The command has completed.
pub const CLGL_STATUS_COMPLETE: clgl_fence_status = 4;
/// The command or an earlier command failed, or a user fence was signalled with an error.
pub const CLGL_STATUS_FAILED: clgl_fence_status = 5;
/// The command that a fence belongs to.
pub type clgl_command_type = i32;
/// An OpenCL command that this version of the library does not know.
pub const CLGL_COMMAND_UNKNOWN: clgl_command_type = 0;
/// Launch of a kernel.
pub const CLGL_COMMAND_KERNEL: clgl_command_type = 1;
/// A function of the host: clgl_queue_launch_host_function, or a native kernel.
pub const CLGL_COMMAND_HOST_FUNCTION: clgl_command_type = 2;
/// Read of a buffer.
pub const CLGL_COMMAND_READ_BUFFER: clgl_command_type = 3;
/// Write of a buffer.
pub const CLGL_COMMAND_WRITE_BUFFER: clgl_command_type = 4;
/// Copy between buffers.
pub const CLGL_COMMAND_COPY_BUFFER: clgl_command_type = 5;
/// Fill of a buffer.
pub const CLGL_COMMAND_FILL_BUFFER: clgl_command_type = 6;
/// Read of a box of a buffer.
pub const CLGL_COMMAND_READ_BUFFER_RECT: clgl_command_type = 7;
/// Write of a box of a buffer.
pub const CLGL_COMMAND_WRITE_BUFFER_RECT: clgl_command_type = 8;
/// Copy of a box between buffers.
pub const CLGL_COMMAND_COPY_BUFFER_RECT: clgl_command_type = 9;
/// Map of a buffer.
pub const CLGL_COMMAND_MAP_BUFFER: clgl_command_type = 10;
/// Unmap of a buffer or a texture.
pub const CLGL_COMMAND_UNMAP: clgl_command_type = 11;
/// Migration of objects to a device.
pub const CLGL_COMMAND_MIGRATE: clgl_command_type = 12;
/// Read of a texture.
pub const CLGL_COMMAND_READ_TEXTURE: clgl_command_type = 13;
/// Write of a texture.
pub const CLGL_COMMAND_WRITE_TEXTURE: clgl_command_type = 14;
/// Copy between textures.
pub const CLGL_COMMAND_COPY_TEXTURE: clgl_command_type = 15;
/// Copy from a texture to a buffer.
pub const CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER: clgl_command_type = 16;
/// Copy from a buffer to a texture.
pub const CLGL_COMMAND_COPY_BUFFER_TO_TEXTURE: clgl_command_type = 17;
/// Map of a texture.
pub const CLGL_COMMAND_MAP_TEXTURE: clgl_command_type = 18;
/// Fill of a texture.
pub const CLGL_COMMAND_FILL_TEXTURE: clgl_command_type = 19;
/// A marker.
pub const CLGL_COMMAND_MARKER: clgl_command_type = 20;
/// A barrier.
pub const CLGL_COMMAND_BARRIER: clgl_command_type = 21;
/// clgl_acquire, or clEnqueueAcquireGLObjects.
pub const CLGL_COMMAND_ACQUIRE: clgl_command_type = 22;
/// clgl_release, or clEnqueueReleaseGLObjects.
pub const CLGL_COMMAND_RELEASE: clgl_command_type = 23;
/// No command: a user fence.
pub const CLGL_COMMAND_USER: clgl_command_type = 24;
/// A point in the OpenGL command stream.
pub const CLGL_COMMAND_GL_FENCE: clgl_command_type = 25;
/// Free of shared virtual memory, enqueued by a call of OpenCL, like the following.
pub const CLGL_COMMAND_SVM_FREE: clgl_command_type = 26;
/// Copy of shared virtual memory.
pub const CLGL_COMMAND_SVM_COPY: clgl_command_type = 27;
/// Fill of shared virtual memory.
pub const CLGL_COMMAND_SVM_FILL: clgl_command_type = 28;
/// Map of shared virtual memory.
pub const CLGL_COMMAND_SVM_MAP: clgl_command_type = 29;
/// Unmap of shared virtual memory.
pub const CLGL_COMMAND_SVM_UNMAP: clgl_command_type = 30;
/// Migration of shared virtual memory.
pub const CLGL_COMMAND_SVM_MIGRATE: clgl_command_type = 31;

/// Called when a fence has reached the requested status or has failed. The callback may call any clgl
/// function that any thread may call, including clgl_fence_destroy for this fence, but must not wait for
/// fences or queues.
pub type clgl_fence_callback =
    Option<unsafe extern "C" fn(fence: clgl_fence, status: clgl_fence_status, user_data: *mut c_void)>;

/// The properties of a fence.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_fence_info {
    /// sizeof(clgl_fence_info), set by the caller
    pub struct_size: u32,
    /// the API that it belongs to
    pub type_: clgl_fence_type,
    /// its status
    pub status: clgl_fence_status,
    /// the OpenCL code with CLGL_STATUS_FAILED, such as -14; otherwise 0
    pub error: i32,
    /// the command; for a command of a view, the command of its buffer (such as CLGL_COMMAND_READ_BUFFER),
    /// even if it consists of several OpenCL commands
    pub command: clgl_command_type,
}

impl Default for clgl_fence_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 20,
            type_: 0,
            status: 0,
            error: 0,
            command: 0,
        }
    }
}
/// The times at which a command reached its stages, in nanoseconds of the device clock.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_profiling {
    /// sizeof(clgl_profiling), set by the caller
    pub struct_size: u32,
    /// 0
    pub reserved: u32,
    /// when it was enqueued
    pub queued_ns: u64,
    /// when it was submitted to the device
    pub submitted_ns: u64,
    /// when it started
    pub started_ns: u64,
    /// when it ended
    pub ended_ns: u64,
    /// when it and all commands that it enqueued on the device ended; 0 before OpenCL 2.0
    pub completed_ns: u64,
}

impl Default for clgl_profiling {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            reserved: 0,
            queued_ns: 0,
            submitted_ns: 0,
            started_ns: 0,
            ended_ns: 0,
            completed_ns: 0,
        }
    }
}

extern "C" {
    /// Inserts a fence after the OpenGL commands that the current context of this thread has issued so far,
    /// and flushes these commands. If OpenGL has no sync objects (before 3.2 and without GL_ARB_sync), the
    /// call waits for the commands instead.
    ///
    /// context: the context
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: fence is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL
    ///
    /// Lifetime: until clgl_fence_destroy
    ///
    /// See OpenGL 4.6 core section 4.1, glFenceSync; EGL_KHR_fence_sync. Since 0.1.
    pub fn clgl_fence_record_gl(context: clgl_context, fence: *mut clgl_fence) -> clgl_result;
    /// Inserts a fence after the commands that a queue has received so far, and flushes the queue.
    ///
    /// queue: the queue
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: fence is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue
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
    /// Lifetime: until clgl_fence_destroy
    ///
    /// See OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList. Since 0.1.
    pub fn clgl_fence_record_cl(queue: clgl_queue, fence: *mut clgl_fence) -> clgl_result;
    /// Creates a fence that the application completes or fails itself, with clgl_fence_signal.
    ///
    /// context: the context
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: fence is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
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
    /// Lifetime: until clgl_fence_destroy. A fence that is destroyed before it is signalled fails.
    ///
    /// See OpenCL 3.0 section 5.11, clCreateUserEvent. Since 0.1.
    pub fn clgl_fence_create_user(context: clgl_context, fence: *mut clgl_fence) -> clgl_result;
    /// Completes or fails a user fence.
    ///
    /// fence: a fence of clgl_fence_create_user
    ///
    /// error: 0 = the fence completes; a negative code = the fence and the commands that wait for it fail
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: error is positive
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: fence is not a user fence, or was signalled before
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, clSetUserEventStatus. Since 0.1.
    pub fn clgl_fence_signal(fence: clgl_fence, error: i32) -> clgl_result;
    /// Destroys a fence. Commands that wait for it continue to wait, and its callbacks still run. A user
    /// fence that was not signalled fails.
    ///
    /// fence: the fence; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.11, clReleaseEvent; OpenGL 4.6 core section 4.1, glDeleteSync. Since 0.1.
    pub fn clgl_fence_destroy(fence: clgl_fence) -> clgl_result;
    /// Waits on the CPU until a fence has completed or failed.
    ///
    /// fence: the fence
    ///
    /// timeout: the longest wait in nanoseconds; 0 = only test; CLGL_FOREVER = no limit
    ///
    /// Returns CLGL_SUCCESS if the fence has completed; CLGL_TIMEOUT if it has not completed in time
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: timeout is negative and not CLGL_FOREVER
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can wait for this OpenGL fence, and
    /// this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: as CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group
    /// is current
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: the command of the fence, or a command that it waited for, has failed;
    /// clgl_error_get_native_code returns its code
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: EGL failed to wait for the fence; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. To wait for an OpenGL fence without EGL syncs and without CLGL_CONTEXT_SYNC_THREAD, an
    /// OpenGL context of the share group must be current.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync. Since
    /// 0.1.
    pub fn clgl_fence_wait(fence: clgl_fence, timeout: i64) -> clgl_result;
    /// Waits on the CPU until all fences of a list have completed or failed. The list may contain fences of
    /// both APIs and of several clgl contexts.
    ///
    /// count: number of fences; 0 = succeed at once
    ///
    /// fences: the fences; may be NULL if count is 0
    ///
    /// timeout: the longest wait for all fences together, in nanoseconds; 0 = only test; CLGL_FOREVER = no
    /// limit
    ///
    /// Returns CLGL_SUCCESS if all fences have completed; CLGL_TIMEOUT if at least one has neither completed
    /// nor failed in time
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: fences is NULL although count is not 0; count is more than 1,048,576
    ///
    /// CLGL_ERROR_INVALID_HANDLE: an element of fences is not a valid clgl_fence
    ///
    /// CLGL_ERROR_COMMAND_FAILED: all fences have ended and at least one has failed; the message contains the
    /// index of the first failed fence
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can wait for this OpenGL fence, and
    /// this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: as CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group
    /// is current
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: EGL failed to wait for the fence; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. To wait for an OpenGL fence without EGL syncs and without CLGL_CONTEXT_SYNC_THREAD, an
    /// OpenGL context of the share group must be current.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync. Since
    /// 0.1.
    pub fn clgl_fence_wait_all(count: u32, fences: *const clgl_fence, timeout: i64) -> clgl_result;
    /// Waits on the CPU until at least one fence of a list has completed or failed. The list may contain
    /// fences of both APIs and of several clgl contexts.
    ///
    /// If several fences have ended, the one with the lowest index is returned. The function also succeeds if
    /// this fence has failed; clgl_fence_get_info returns its status.
    ///
    /// count: number of fences, at least 1
    ///
    /// fences: the fences
    ///
    /// timeout: the longest wait in nanoseconds; 0 = only test; CLGL_FOREVER = no limit
    ///
    /// index: receives the index of the fence that has ended; 0 with CLGL_TIMEOUT
    ///
    /// Returns CLGL_SUCCESS if a fence has ended; CLGL_TIMEOUT if no fence has ended in time
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: count is 0 or more than 1,048,576; fences or index is NULL; timeout is
    /// negative and not CLGL_FOREVER
    ///
    /// CLGL_ERROR_INVALID_HANDLE: an element of fences is not a valid clgl_fence
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can wait for an OpenGL fence in the
    /// list, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: as CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group
    /// is current
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: EGL failed to wait for a fence; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. To wait for an OpenGL fence without EGL syncs and without CLGL_CONTEXT_SYNC_THREAD, an
    /// OpenGL context of the share group must be current.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section 4.1.1,
    /// glClientWaitSync. Since 0.1.
    pub fn clgl_fence_wait_any(count: u32, fences: *const clgl_fence, timeout: i64, index: *mut u32) -> clgl_result;
    /// Makes later OpenGL commands of the current context of this thread wait for a fence, and finishes a
    /// release with CLGL_HANDOVER_NO_CPU_WAIT.
    ///
    /// OpenGL waits on the device for OpenGL fences, and for OpenCL fences if GL_ARB_cl_event works.
    /// Otherwise the CPU waits.
    ///
    /// fence: the fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of a released object was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of a released object got new storage
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context of the fence was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: the command of the fence, or a command that it waited for, has failed;
    /// clgl_error_get_native_code returns its code
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
    /// Threads: GL
    ///
    /// Lifetime: none
    ///
    /// See OpenGL 4.6 core section 4.1.1, glWaitSync; GL_ARB_cl_event. Since 0.1.
    pub fn clgl_fence_wait_gl(fence: clgl_fence) -> clgl_result;
    /// Returns the type of a fence, its command and its status.
    ///
    /// fence: the fence
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can test this OpenGL fence, and this
    /// thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: as CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group
    /// is current
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: EGL failed to test the fence; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// Threads: any. To wait for an OpenGL fence without EGL syncs and without CLGL_CONTEXT_SYNC_THREAD, an
    /// OpenGL context of the share group must be current.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_COMMAND_TYPE; OpenGL 4.6 core
    /// section 4.1.3, GL_SYNC_STATUS. Since 0.1.
    pub fn clgl_fence_get_info(fence: clgl_fence, info: *mut clgl_fence_info) -> clgl_result;
    /// Sets a function that is called once when a fence has completed or failed. Several callbacks may be
    /// set.
    ///
    /// fence: the fence
    ///
    /// callback: the function
    ///
    /// user_data: passed to the callback; may be NULL
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: callback is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_UNSUPPORTED: only threads with the OpenGL context can wait for this OpenGL fence (see
    /// CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. clgl_fence_callback says on which thread the callback runs.
    ///
    /// Lifetime: user_data must live until the callback has run. The callback runs even if the fence is
    /// destroyed before.
    ///
    /// See OpenCL 3.0 section 5.11, clSetEventCallback. Since 0.1.
    pub fn clgl_fence_set_callback(fence: clgl_fence, callback: clgl_fence_callback, user_data: *mut c_void) -> clgl_result;
    /// Sets a function that is called once when a fence has reached a status or failed. The function is
    /// called even if the fence has already left the status. Functions for different statuses may be called
    /// in any order.
    ///
    /// With CLGL_STATUS_COMPLETE the function does the same as clgl_fence_set_callback.
    ///
    /// fence: the fence
    ///
    /// status: CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE. OpenGL fences and user
    /// fences reach CLGL_STATUS_RUNNING when they complete.
    ///
    /// callback: the function
    ///
    /// user_data: passed to the callback; may be NULL
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: callback is NULL; status has another value
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_UNSUPPORTED: only threads with the OpenGL context can wait for this OpenGL fence (see
    /// CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. clgl_fence_callback says on which thread the callback runs.
    ///
    /// Lifetime: as for clgl_fence_set_callback
    ///
    /// See OpenCL 3.0 section 5.11, clSetEventCallback. Since 0.1.
    pub fn clgl_fence_set_status_callback(fence: clgl_fence, status: clgl_fence_status, callback: clgl_fence_callback, user_data: *mut c_void) -> clgl_result;
    /// Returns the times at which the command of a fence reached its stages. The queue must have been created
    /// with CLGL_QUEUE_PROFILING.
    ///
    /// For views, and for textures with pitches in a buffer, the library may divide a command into several
    /// OpenCL commands. The times are then those of the last one, or of a marker after them. A host function
    /// has times only on devices that run it as a native kernel (CLGL_DEVICE_EXEC_NATIVE_KERNEL).
    ///
    /// fence: a fence of an OpenCL command
    ///
    /// times: receives the times; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS; CLGL_NOT_READY if the command has not completed
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: times is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of times is too small or more than 4096
    ///
    /// CLGL_ERROR_UNSUPPORTED: the fence has no times: it does not belong to an OpenCL command, its queue has
    /// no profiling, or the OpenCL driver does not measure times (rusticl 22.3)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_COMMAND_FAILED: the command has failed; clgl_error_get_native_code returns its code
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.14, clGetEventProfilingInfo; CL_PROFILING_COMMAND_COMPLETE of OpenCL 2.0.
    /// Since 0.1.
    pub fn clgl_fence_get_profiling(fence: clgl_fence, times: *mut clgl_profiling) -> clgl_result;
    /// Returns the name of the status of a fence, such as "complete".
    ///
    /// status: CLGL_STATUS_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_fence_status_name(status: clgl_fence_status) -> *const c_char;
    /// Returns the name of a command, such as "copy buffer".
    ///
    /// command: CLGL_COMMAND_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_command_type_name(command: clgl_command_type) -> *const c_char;
    /// Returns the name of a type of fence, such as "OpenGL".
    ///
    /// type: CLGL_FENCE_TYPE_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_fence_type_name(type_: clgl_fence_type) -> *const c_char;
}
