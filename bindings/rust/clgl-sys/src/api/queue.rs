// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Flags of clgl_queue_desc.
pub type clgl_queue_flags = u32;
/// Commands may run in any order that their wait lists allow.
pub const CLGL_QUEUE_OUT_OF_ORDER: clgl_queue_flags = 1;
/// Fences of commands have profiling times, on devices with CLGL_DEVICE_QUEUE_PROFILING.
pub const CLGL_QUEUE_PROFILING: clgl_queue_flags = 2;
/// Flags of clgl_migration.
pub type clgl_migration_flags = u32;
/// Migrate to host memory instead of the device of the queue. With PoCL, migrate to the device, because its
/// memory is host memory.
pub const CLGL_MIGRATE_HOST: clgl_migration_flags = 1;
/// The content becomes undefined, so nothing is copied.
pub const CLGL_MIGRATE_CONTENT_UNDEFINED: clgl_migration_flags = 2;

/// Runs as a command of a queue (clgl_queue_launch_host_function). The function may call any clgl function
/// that any thread may call, but must not wait for fences or queues. Callbacks of fences may be delayed while
/// it runs.
pub type clgl_host_function =
    Option<unsafe extern "C" fn(user_data: *mut c_void) -> i32>;

/// Describes a queue to create.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_queue_desc {
    /// sizeof(clgl_queue_desc)
    pub struct_size: u32,
    /// must be 0 with cl_queue, because an existing queue keeps its properties
    pub flags: clgl_queue_flags,
    /// an existing cl_command_queue of the cl_context of the context and of one of its devices, which is
    /// retained; NULL = create one
    pub cl_queue: *mut c_void,
    /// a name for messages and debugging tools, copied; NULL = none
    pub label: *const c_char,
    /// the device of the context that runs the commands; NULL = the first, or that of cl_queue
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
/// The properties of a queue. The label lives as long as the queue.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_queue_info {
    /// sizeof(clgl_queue_info), set by the caller
    pub struct_size: u32,
    /// the flags; for an existing cl_queue those that match its properties
    pub flags: clgl_queue_flags,
    /// the context; an invalid handle after the context is destroyed
    pub context: clgl_context,
    /// the device
    pub device: clgl_device,
    /// the label of the descriptor, or ""; valid until the queue is destroyed
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
/// The objects to migrate to the device of a queue.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_migration {
    /// sizeof(clgl_migration)
    pub struct_size: u32,
    /// 0 = to the device of the queue
    pub flags: clgl_migration_flags,
    /// number of buffers
    pub buffer_count: u32,
    /// number of textures
    pub texture_count: u32,
    /// the buffers, also sub-buffers; NULL if buffer_count is 0
    pub buffers: *const clgl_buffer,
    /// the textures; NULL if texture_count is 0
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
    /// Creates a command queue on a device of a context, or wraps an existing cl_command_queue.
    ///
    /// context: the context
    ///
    /// desc: the properties; NULL = an in-order queue on the first device
    ///
    /// queue: receives the queue
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: queue is NULL; flags are unknown, or not 0 although cl_queue is set;
    /// cl_queue is not a queue of device
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context, or desc-\>device is not a valid
    /// clgl_device
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: cl_queue belongs to another cl_context, or to a device that the context does
    /// not have
    ///
    /// CLGL_ERROR_NO_DEVICE: desc-\>device does not belong to the context
    ///
    /// CLGL_ERROR_UNSUPPORTED: the device has no queues with these properties (see queue_on_host_properties
    /// of clgl_device_info)
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
    /// Lifetime: until clgl_queue_destroy
    ///
    /// See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties. Since 0.1.
    pub fn clgl_queue_create(context: clgl_context, desc: *const clgl_queue_desc, queue: *mut clgl_queue) -> clgl_result;
    /// Creates a queue on the same device of the same context, with the same properties and label. Commands
    /// are not copied.
    ///
    /// queue: the queue to duplicate
    ///
    /// duplicate: receives the new queue
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: duplicate is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: the device cannot create a queue with the properties of an existing
    /// cl_command_queue
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
    /// Lifetime: until clgl_queue_destroy of the duplicate
    ///
    /// See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties, CL_QUEUE_PROPERTIES_ARRAY. Since 0.1.
    pub fn clgl_queue_duplicate(queue: clgl_queue, duplicate: *mut clgl_queue) -> clgl_result;
    /// Returns the properties of a queue.
    ///
    /// queue: the queue
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: the label lives as long as the queue
    ///
    /// See OpenCL 3.0 section 5.1, clGetCommandQueueInfo. Since 0.1.
    pub fn clgl_queue_get_info(queue: clgl_queue, info: *mut clgl_queue_info) -> clgl_result;
    /// Destroys a queue. Its commands still complete. Objects that it has acquired stay acquired; destroying
    /// such an object releases it.
    ///
    /// queue: the queue; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.1, clReleaseCommandQueue. Since 0.1.
    pub fn clgl_queue_destroy(queue: clgl_queue) -> clgl_result;
    /// Submits all commands of a queue to the device. Does not wait.
    ///
    /// queue: the queue
    ///
    /// Returns CLGL_SUCCESS
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
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.15, clFlush. Since 0.1.
    pub fn clgl_queue_flush(queue: clgl_queue) -> clgl_result;
    /// Waits on the CPU until all commands of a queue have completed.
    ///
    /// queue: the queue
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a command failed, and the OpenCL driver reports this for the queue
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.15, clFinish. Since 0.1.
    pub fn clgl_queue_finish(queue: clgl_queue) -> clgl_result;
    /// Creates a fence that completes when the commands enqueued so far and the given fences have completed,
    /// and flushes the queue. In an out-of-order queue, later commands do not wait for the fence.
    ///
    /// queue: the queue
    ///
    /// wait_count: number of fences in waits; 0 = wait only for the commands of the queue, like
    /// clgl_fence_record_cl
    ///
    /// waits: fences of the same context, of either API; NULL if wait_count is 0
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: fence is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or an element of waits is not a valid handle
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
    /// Lifetime: the fences in waits may be destroyed when the call returns
    ///
    /// See OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList. Since 0.1.
    pub fn clgl_queue_marker(queue: clgl_queue, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Makes later commands of a queue wait for the commands enqueued so far and for the given fences.
    ///
    /// queue: the queue
    ///
    /// wait_count: number of fences in waits; 0 = only the commands of the queue
    ///
    /// waits: fences of the same context, of either API; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the barrier completes; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: waits is NULL although wait_count is not 0, or wait_count is more than
    /// 1,048,576
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or an element of waits is not a valid handle
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
    /// Lifetime: the fences in waits may be destroyed when the call returns
    ///
    /// See OpenCL 3.0 section 5.12, clEnqueueBarrierWithWaitList. Since 0.1.
    pub fn clgl_queue_barrier(queue: clgl_queue, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Enqueues a function of the application as a command, and flushes the queue.
    ///
    /// In an in-order queue the function runs in the order of the commands. In an out-of-order queue it runs
    /// when the fences in waits have completed. If an earlier command or a fence in waits fails, the function
    /// may not run, and its fence fails. If the function fails, its fence and the commands that wait for this
    /// fence fail; the queue continues.
    ///
    /// If the device supports native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL), the function runs as a native
    /// kernel. Otherwise a thread of the library runs the function while the queue waits.
    ///
    /// queue: the queue
    ///
    /// function: the function
    ///
    /// user_data: passed to the function; may be NULL
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes or fails with the function; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: function is NULL
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; the function does not run
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or an element of waits is not a valid handle
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
    /// Lifetime: user_data must live until the function has run or the fence has failed
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNativeKernel; section 5.11, clCreateUserEvent. Since 0.1.
    pub fn clgl_queue_launch_host_function(queue: clgl_queue, function: clgl_host_function, user_data: *mut c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Moves objects to the memory of the device of a queue, or to host memory, before commands need them.
    /// Without this call OpenCL moves objects when a command uses them. Useful in contexts with several
    /// devices.
    ///
    /// queue: the queue; it must have acquired shared objects
    ///
    /// migration: the objects and the destination
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the objects have moved; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: migration is NULL, has unknown flags, no objects, or a reserved field
    /// that is not 0; a list is NULL although its count is not 0, or has more than 1,048,576 elements; an
    /// object is read-only with CLGL_MIGRATE_CONTENT_UNDEFINED
    ///
    /// CLGL_ERROR_INVALID_HANDLE: an element of the lists of migration is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of migration is too small or more than 4096, or unknown
    /// fields of migration are not 0
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared object, or only for reading with
    /// CLGL_MIGRATE_CONTENT_UNDEFINED
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
    /// Lifetime: migration is used only during the call
    ///
    /// See OpenCL 3.0 section 5.5.6, clEnqueueMigrateMemObjects. Since 0.1.
    pub fn clgl_migrate(queue: clgl_queue, migration: *const clgl_migration, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
