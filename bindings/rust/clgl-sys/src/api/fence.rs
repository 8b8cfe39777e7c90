// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Whose commands a fence stands behind.
pub const CLGL_FENCE_OPENCL: i32 = 1;
pub const CLGL_FENCE_OPENGL: i32 = 2;
/// Nobody's: the program signals it.
pub const CLGL_FENCE_USER: i32 = 3;
/// How far a fence is. A fence of OpenGL knows only submitted and complete, and so does one of the program's.
pub const CLGL_STATUS_QUEUED: i32 = 1;
pub const CLGL_STATUS_SUBMITTED: i32 = 2;
pub const CLGL_STATUS_RUNNING: i32 = 3;
pub const CLGL_STATUS_COMPLETE: i32 = 4;
/// A command before it ended with an error, or a user fence was failed.
pub const CLGL_STATUS_FAILED: i32 = 5;
/// One that OpenCL knows and this version of the library does not.
pub const CLGL_COMMAND_UNKNOWN: i32 = 0;
pub const CLGL_COMMAND_KERNEL: i32 = 1;
/// A function of the host's: clgl_queue_host_function, or a native kernel of another's.
pub const CLGL_COMMAND_HOST_FUNCTION: i32 = 2;
pub const CLGL_COMMAND_READ_BUFFER: i32 = 3;
pub const CLGL_COMMAND_WRITE_BUFFER: i32 = 4;
pub const CLGL_COMMAND_COPY_BUFFER: i32 = 5;
pub const CLGL_COMMAND_FILL_BUFFER: i32 = 6;
pub const CLGL_COMMAND_READ_BUFFER_RECT: i32 = 7;
pub const CLGL_COMMAND_WRITE_BUFFER_RECT: i32 = 8;
pub const CLGL_COMMAND_COPY_BUFFER_RECT: i32 = 9;
pub const CLGL_COMMAND_MAP_BUFFER: i32 = 10;
/// Of a buffer or an image.
pub const CLGL_COMMAND_UNMAP: i32 = 11;
pub const CLGL_COMMAND_MIGRATE: i32 = 12;
pub const CLGL_COMMAND_READ_IMAGE: i32 = 13;
pub const CLGL_COMMAND_WRITE_IMAGE: i32 = 14;
pub const CLGL_COMMAND_COPY_IMAGE: i32 = 15;
pub const CLGL_COMMAND_COPY_IMAGE_TO_BUFFER: i32 = 16;
pub const CLGL_COMMAND_COPY_BUFFER_TO_IMAGE: i32 = 17;
pub const CLGL_COMMAND_MAP_IMAGE: i32 = 18;
pub const CLGL_COMMAND_FILL_IMAGE: i32 = 19;
pub const CLGL_COMMAND_MARKER: i32 = 20;
pub const CLGL_COMMAND_BARRIER: i32 = 21;
/// clgl_acquire and clgl_release, or the commands of cl_khr_gl_sharing.
pub const CLGL_COMMAND_ACQUIRE: i32 = 22;
pub const CLGL_COMMAND_RELEASE: i32 = 23;
/// No command: the program signals it.
pub const CLGL_COMMAND_USER: i32 = 24;
/// A point in OpenGL's stream.
pub const CLGL_COMMAND_GL_FENCE: i32 = 25;
/// Commands on shared virtual memory, enqueued by OpenCL's own calls.
pub const CLGL_COMMAND_SVM_FREE: i32 = 26;
pub const CLGL_COMMAND_SVM_COPY: i32 = 27;
pub const CLGL_COMMAND_SVM_FILL: i32 = 28;
pub const CLGL_COMMAND_SVM_MAP: i32 = 29;
pub const CLGL_COMMAND_SVM_UNMAP: i32 = 30;
pub const CLGL_COMMAND_SVM_MIGRATE: i32 = 31;

/// Called once when a fence has come as far as was asked for, or has failed, with that status:
/// CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING, CLGL_STATUS_COMPLETE or CLGL_STATUS_FAILED. Runs outside all
/// locks, on a thread of the OpenCL driver's or the library's, or at once on the calling thread if the fence
/// is that far already. It may call any clgl function that is not "@threads GL", the fence's destruction
/// included, but must not wait. What it calls does not disturb the message of the thread.
pub type clgl_fence_callback =
    Option<unsafe extern "C" fn(fence: clgl_fence, status: i32, user_data: *mut c_void)>;

/// What a fence tells of itself.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_fence_info {
    /// sizeof(clgl_fence_info), set by the caller
    pub struct_size: u32,
    /// CLGL_FENCE_...
    pub kind: i32,
    /// CLGL_STATUS_...
    pub status: i32,
    /// OpenCL's code with CLGL_STATUS_FAILED, such as -14; else 0
    pub error: i32,
    /// CLGL_COMMAND_...; for a view's commands that of the buffer's (CLGL_COMMAND_READ_BUFFER and so on),
    /// however many of OpenCL's they are made of
    pub command: i32,
}

impl Default for clgl_fence_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 20,
            kind: 0,
            status: 0,
            error: 0,
            command: 0,
        }
    }
}
/// When a command passed its stages, in nanoseconds of the device's clock.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_profiling {
    /// sizeof(clgl_profiling), set by the caller
    pub struct_size: u32,
    pub reserved: u32,
    pub queued_ns: u64,
    pub submitted_ns: u64,
    pub started_ns: u64,
    pub ended_ns: u64,
    /// With all commands that it enqueued from the device; 0 where the device does not tell (before OpenCL
    /// 2.0)
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
    /// Inserts a fence behind the OpenGL commands that this thread's context has issued so far, and flushes
    /// them. Where OpenGL has no sync objects (OpenGL before 3.2 without GL_ARB_sync), it finishes them
    /// instead.
    ///
    /// context: the context
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY
    ///
    /// Threads: GL
    ///
    /// Lifetime: until clgl_fence_destroy
    ///
    /// See OpenGL 4.6 core section 4.1, glFenceSync; EGL_KHR_fence_sync. Since 0.1.
    pub fn clgl_fence_insert_gl(context: clgl_context, fence: *mut clgl_fence) -> clgl_result;
    /// Inserts a fence behind the commands that a queue holds so far, and flushes them.
    ///
    /// queue: the queue
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_fence_destroy
    ///
    /// See OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList. Since 0.1.
    pub fn clgl_fence_insert_cl(queue: clgl_queue, fence: *mut clgl_fence) -> clgl_result;
    /// Makes a fence that the program completes or fails itself.
    ///
    /// context: the context
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_fence_destroy. Destroyed unsignalled, it fails, so that nothing waits for ever.
    ///
    /// See OpenCL 3.0 section 5.11, clCreateUserEvent. Since 0.1.
    pub fn clgl_fence_create_user(context: clgl_context, fence: *mut clgl_fence) -> clgl_result;
    /// Completes or fails a user fence.
    ///
    /// fence: a fence of clgl_fence_create_user
    ///
    /// error: 0 to complete it, a negative code to fail it and the commands that wait for it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if it was signalled before, or is no user fence;
    /// CLGL_ERROR_INVALID_ARGUMENT for a positive code; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, clSetUserEventStatus. Since 0.1.
    pub fn clgl_fence_signal(fence: clgl_fence, error: i32) -> clgl_result;
    /// Destroys a fence. What waits for it goes on waiting for its point in the stream, and callbacks still
    /// run.
    ///
    /// fence: the fence, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.11, clReleaseEvent; OpenGL 4.6 core section 4.1, glDeleteSync. Since 0.1.
    pub fn clgl_fence_destroy(fence: clgl_fence) -> clgl_result;
    /// Waits on the CPU for a fence.
    ///
    /// fence: the fence
    ///
    /// timeout: nanoseconds; 0 to ask without waiting, CLGL_FOREVER to wait without end
    ///
    /// Returns CLGL_SUCCESS; CLGL_TIMEOUT; CLGL_ERROR_COMMAND_FAILED with OpenCL's code in clgl_error_native;
    /// CLGL_ERROR_NO_GL_CONTEXT for a fence of OpenGL that only a thread with OpenGL can wait for, on a
    /// thread without (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_ARGUMENT for another negative timeout;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync. Since
    /// 0.1.
    pub fn clgl_fence_wait(fence: clgl_fence, timeout: i64) -> clgl_result;
    /// Waits on the CPU until all fences of a list have completed or failed. They may be of both sides and of
    /// several contexts.
    ///
    /// count: how many fences; 0 succeeds at once
    ///
    /// fences: the fences
    ///
    /// timeout: nanoseconds for all of them together; 0 to ask without waiting, CLGL_FOREVER to wait without
    /// end
    ///
    /// Returns CLGL_SUCCESS if all have completed; CLGL_TIMEOUT if one has done neither yet;
    /// CLGL_ERROR_COMMAND_FAILED if all have ended and one has failed: the message tells the first in the
    /// list by its place; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_NO_GL_CONTEXT,
    /// CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST as clgl_fence_wait
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync. Since
    /// 0.1.
    pub fn clgl_fence_wait_all(count: u32, fences: *const clgl_fence, timeout: i64) -> clgl_result;
    /// Waits on the CPU until any fence of a list has completed or failed, and tells which. They may be of
    /// both sides and of several contexts.
    ///
    /// count: how many fences, at least 1
    ///
    /// fences: the fences
    ///
    /// timeout: nanoseconds; 0 to ask without waiting, CLGL_FOREVER to wait without end
    ///
    /// index: receives the place of one that has ended, the first of several; whether it has failed tells
    /// clgl_fence_get_info
    ///
    /// Returns CLGL_SUCCESS; CLGL_TIMEOUT if none has, with an index of 0; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section 4.1.1,
    /// glClientWaitSync. Since 0.1.
    pub fn clgl_fence_wait_any(count: u32, fences: *const clgl_fence, timeout: i64, index: *mut u32) -> clgl_result;
    /// Makes the OpenGL commands that this thread's context issues from now on wait for a fence, and does
    /// what a deferred release left to do. Waits on the device where the driver can (for OpenGL's fences, and
    /// for OpenCL's with GL_ARB_cl_event), else on the CPU.
    ///
    /// fence: the fence
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_COMMAND_FAILED, CLGL_ERROR_NO_GL_CONTEXT,
    /// CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL
    ///
    /// Lifetime: none
    ///
    /// See OpenGL 4.6 core section 4.1.1, glWaitSync; GL_ARB_cl_event. Since 0.1.
    pub fn clgl_fence_wait_gl(fence: clgl_fence) -> clgl_result;
    /// Tells whose a fence is, behind what command it stands, and how far it is.
    ///
    /// fence: the fence
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT as clgl_fence_wait; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_COMMAND_TYPE; OpenGL 4.6 core
    /// section 4.1.3, GL_SYNC_STATUS. Since 0.1.
    pub fn clgl_fence_get_info(fence: clgl_fence, info: *mut clgl_fence_info) -> clgl_result;
    /// Has a function called once when a fence has completed or failed.
    ///
    /// fence: the fence
    ///
    /// callback: the function
    ///
    /// user_data: handed to it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can
    /// wait for (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any; for the callback's thread see clgl_fence_callback
    ///
    /// Lifetime: user_data must live until the callback has run. The callback runs also if the fence is
    /// destroyed before; its fence argument is then a stale handle.
    ///
    /// See OpenCL 3.0 section 5.11, clSetEventCallback. Since 0.1.
    pub fn clgl_fence_set_callback(fence: clgl_fence, callback: clgl_fence_callback, user_data: *mut c_void) -> clgl_result;
    /// Has a function called once when a fence has come as far as a stage. What passes a stage too fast to be
    /// seen there is told all the same; callbacks of different stages may come in any order.
    ///
    /// fence: the fence
    ///
    /// status: CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE; OpenGL's fences and those
    /// of the program's are running only when they have completed
    ///
    /// callback: the function; it gets this status, or CLGL_STATUS_FAILED if the fence has failed
    ///
    /// user_data: handed to it
    ///
    /// Returns as clgl_fence_set_callback, which is this for CLGL_STATUS_COMPLETE;
    /// CLGL_ERROR_INVALID_ARGUMENT also for another status
    ///
    /// Threads: any; for the callback's thread see clgl_fence_callback
    ///
    /// Lifetime: as clgl_fence_set_callback
    ///
    /// See OpenCL 3.0 section 5.11, clSetEventCallback. Since 0.1.
    pub fn clgl_fence_set_status_callback(fence: clgl_fence, status: i32, callback: clgl_fence_callback, user_data: *mut c_void) -> clgl_result;
    /// Tells when a command of a queue made with CLGL_QUEUE_PROFILING passed its stages. Where the library
    /// made several commands of one (views, textures with pitches in a buffer), the times are those of the
    /// last, or of a marker behind all of them. Functions of clgl_queue_host_function have times where they
    /// are native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL).
    ///
    /// fence: a fence of OpenCL
    ///
    /// times: receives them; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_NOT_READY before the command has completed; CLGL_ERROR_COMMAND_FAILED if it
    /// failed, with OpenCL's code in clgl_error_native; CLGL_ERROR_UNSUPPORTED for a fence that has no times,
    /// or whose driver makes them up (rusticl 22.3); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.14, clGetEventProfilingInfo; CL_PROFILING_COMMAND_COMPLETE of OpenCL 2.0.
    /// Since 0.1.
    pub fn clgl_fence_get_profiling(fence: clgl_fence, times: *mut clgl_profiling) -> clgl_result;
}
