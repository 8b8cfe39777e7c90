// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Commands may run in any order that their wait lists allow.
pub const CLGL_QUEUE_OUT_OF_ORDER: u32 = 1;
/// Fences of the queue's commands know their profiling times, on devices with CLGL_DEVICE_QUEUE_PROFILING.
pub const CLGL_QUEUE_PROFILING: u32 = 2;
/// To host memory, whichever device the queue is of; on PoCL to the queue's device, whose memory it is.
pub const CLGL_MIGRATE_HOST: u32 = 1;
/// What the objects hold is of no interest any more: nothing needs to be moved.
pub const CLGL_MIGRATE_CONTENT_UNDEFINED: u32 = 2;

/// A function of the program's that a queue runs. Gives 0 for success; a negative code, such as -5, fails the
/// fence of the command with that code; a positive value and an exception fail it with -59
/// (CL_INVALID_OPERATION). Runs once, outside all locks, on a thread of the OpenCL driver's or the library's.
/// It may call any clgl function that is not "@threads GL", but must not wait for fences or queues. While it
/// runs, callbacks of fences may have to wait. What it calls does not disturb the message of the thread.
pub type clgl_host_function =
    Option<unsafe extern "C" fn(user_data: *mut c_void) -> i32>;

/// How to make a queue.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_queue_desc {
    /// sizeof(clgl_queue_desc)
    pub struct_size: u32,
    /// CLGL_QUEUE_...; must be 0 with cl_queue, whose own properties count
    pub flags: u32,
    /// An existing cl_command_queue of the context's cl_context and one of its devices to use instead of
    /// making one, or NULL. It is retained, the caller keeps owning its own reference.
    pub cl_queue: *mut c_void,
    /// A name for messages and debugging tools, copied; or NULL.
    pub label: *const c_char,
    /// Which of the context's devices runs the commands, or NULL for the first, or for cl_queue's
    pub device: clgl_device,
}

impl Default for clgl_queue_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 32,
            flags: 0,
            cl_queue: core::ptr::null_mut(),
            label: core::ptr::null(),
            device: core::ptr::null_mut(),
        }
    }
}
/// What a queue tells of itself. The label lives as long as the queue.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_queue_info {
    /// sizeof(clgl_queue_info), set by the caller
    pub struct_size: u32,
    /// CLGL_QUEUE_..., of an existing cl_queue, too
    pub flags: u32,
    /// The context that it was made in; a stale handle once that is destroyed
    pub context: clgl_context,
    pub device: clgl_device,
    /// The descriptor's label, or ""
    pub label: *const c_char,
}

impl Default for clgl_queue_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 32,
            flags: 0,
            context: core::ptr::null_mut(),
            device: core::ptr::null_mut(),
            label: core::ptr::null(),
        }
    }
}
/// What is moved to the device of a queue.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_migration {
    /// sizeof(clgl_migration)
    pub struct_size: u32,
    /// CLGL_MIGRATE_...
    pub flags: u32,
    pub buffer_count: u32,
    pub texture_count: u32,
    /// The buffers; sub-buffers too; NULL for none
    pub buffers: *const clgl_buffer,
    /// The textures; NULL for none
    pub textures: *const clgl_texture,
}

impl Default for clgl_migration {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 32,
            flags: 0,
            buffer_count: 0,
            texture_count: 0,
            buffers: core::ptr::null(),
            textures: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Makes a command queue on a device of the context's, or takes over an existing one.
    ///
    /// context: the context
    ///
    /// desc: how, or NULL for an in-order queue
    ///
    /// queue: receives the queue
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the device has no such queue (see
    /// queue_on_host_properties of clgl_device_info); CLGL_ERROR_WRONG_CONTEXT if cl_queue is of another
    /// cl_context or device; CLGL_ERROR_NO_DEVICE if device is none of the context's;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_queue_destroy
    ///
    /// See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties. Since 0.1.
    pub fn clgl_queue_create(context: clgl_context, desc: *const clgl_queue_desc, queue: *mut clgl_queue) -> clgl_result;
    /// Makes another queue on the same device of the same context, with the same properties and label.
    ///
    /// queue: the queue
    ///
    /// duplicate: receives the new one, which holds none of the commands of the old one
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_UNSUPPORTED,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_queue_destroy of the new one
    ///
    /// See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties, CL_QUEUE_PROPERTIES_ARRAY. Since 0.1.
    pub fn clgl_queue_duplicate(queue: clgl_queue, duplicate: *mut clgl_queue) -> clgl_result;
    /// Tells what a queue is made of.
    ///
    /// queue: the queue
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the label lives as long as the queue
    ///
    /// See OpenCL 3.0 section 5.1, clGetCommandQueueInfo. Since 0.1.
    pub fn clgl_queue_get_info(queue: clgl_queue, info: *mut clgl_queue_info) -> clgl_result;
    /// Destroys a queue. Commands that it holds still run; what it has acquired stays acquired until it is
    /// released by destroying the object.
    ///
    /// queue: the queue, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.1, clReleaseCommandQueue. Since 0.1.
    pub fn clgl_queue_destroy(queue: clgl_queue) -> clgl_result;
    /// Hands all commands of a queue to the device.
    ///
    /// queue: the queue
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.15, clFlush. Since 0.1.
    pub fn clgl_queue_flush(queue: clgl_queue) -> clgl_result;
    /// Waits on the CPU until all commands of a queue have completed.
    ///
    /// queue: the queue
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL, CLGL_ERROR_DEVICE_LOST
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.15, clFinish. Since 0.1.
    pub fn clgl_queue_finish(queue: clgl_queue) -> clgl_result;
    /// Gives a fence for the commands that a queue holds so far and for fences of either side, and flushes
    /// the queue. What is enqueued later does not wait for it in an out-of-order queue.
    ///
    /// queue: the queue
    ///
    /// wait_count: how many fences; with 0 it does what clgl_fence_insert_cl does
    ///
    /// waits: the fences; of the queue's clgl context
    ///
    /// fence: receives a fence that completes when all of that has
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_COMMAND_FAILED if one of waits has failed
    /// already; CLGL_ERROR_UNSUPPORTED as clgl_queue_barrier; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none; the fences may be destroyed at once
    ///
    /// See OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList. Since 0.1.
    pub fn clgl_queue_marker(queue: clgl_queue, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Makes the commands that are enqueued from now on wait for fences of either side, and for the commands
    /// before (a barrier).
    ///
    /// queue: the queue
    ///
    /// wait_count: how many fences; 0 makes it a barrier only
    ///
    /// waits: the fences; of the queue's clgl context
    ///
    /// fence: receives a fence that completes when the barrier does; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_COMMAND_FAILED if one of waits has failed
    /// already; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can wait for, on
    /// a thread without; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none; the fences may be destroyed at once
    ///
    /// See OpenCL 3.0 section 5.12, clEnqueueBarrierWithWaitList. Since 0.1.
    pub fn clgl_queue_barrier(queue: clgl_queue, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Has a queue run a function of the program's, as a command among the others.
    ///
    /// In an in-order queue it runs after the commands before it and before those after it; in an
    /// out-of-order queue, when the wait list has completed. If a command before it or in its wait list
    /// fails, it may not run, and then its fence fails, too. A function that fails does so to its fence and
    /// to the commands that wait for that; the queue itself goes on.
    ///
    /// Where the device runs native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL) it is one, else a thread of the
    /// library's runs it while the queue waits. The command is flushed.
    ///
    /// queue: the queue
    ///
    /// function: the function
    ///
    /// user_data: handed to the function
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes or fails with the function; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_COMMAND_FAILED if one of waits has failed already: the function does
    /// not run then; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: what user_data points at must live until the function has run or the fence has failed
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNativeKernel; section 5.11, clCreateUserEvent. Since 0.1.
    pub fn clgl_queue_host_function(queue: clgl_queue, function: clgl_host_function, user_data: *mut c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Moves objects to the memory of a queue's device, before the commands there that need them, in a
    /// context of several devices; or to the host's. Without it OpenCL moves them itself, when a command uses
    /// them.
    ///
    /// queue: the queue; buffers that are shared with OpenGL must be acquired by it
    ///
    /// migration: what and where to
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the move waits for; of the same context
    ///
    /// fence: receives a fence that completes when the objects are there; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_COMMAND_FAILED if one of waits has failed
    /// already; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_INVALID_ARGUMENT also for nothing to move, and with
    /// CLGL_MIGRATE_CONTENT_UNDEFINED for what is only read; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: migration and waits are not kept
    ///
    /// See OpenCL 3.0 section 5.5.6, clEnqueueMigrateMemObjects. Since 0.1.
    pub fn clgl_migrate(queue: clgl_queue, migration: *const clgl_migration, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
