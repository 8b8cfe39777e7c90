// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

extern "C" {
    /// Returns the cl_device_id of a device.
    ///
    /// device: the device
    ///
    /// cl_device_id: receives the cl_device_id
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_device_id is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: device is not a valid clgl_device
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_device_id lives as long as the process
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceIDs. Since 0.1.
    pub fn clgl_device_cl_device(device: clgl_device, cl_device_id: *mut *mut c_void) -> clgl_result;
    /// Returns the cl_platform_id of the platform of a device.
    ///
    /// device: the device
    ///
    /// cl_platform_id: receives the cl_platform_id
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_platform_id is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: device is not a valid clgl_device
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_platform_id lives as long as the process
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformIDs. Since 0.1.
    pub fn clgl_device_cl_platform(device: clgl_device, cl_platform_id: *mut *mut c_void) -> clgl_result;
    /// Returns the device for a cl_device_id.
    ///
    /// cl_device_id: a root device
    ///
    /// device: receives the device
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_device_id or device is NULL
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform
    ///
    /// CLGL_ERROR_NO_DEVICE: cl_device_id is not a root device that clgl_device_list lists
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// Threads: any
    ///
    /// Lifetime: the device lives as long as the process and is never destroyed
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceIDs. Since 0.1.
    pub fn clgl_device_from_cl_device(cl_device_id: *mut c_void, device: *mut clgl_device) -> clgl_result;
    /// Returns the cl_context of a context.
    ///
    /// context: the context
    ///
    /// cl_context: receives the cl_context; call clRetainContext to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_context is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_context lives as long as the context
    ///
    /// See OpenCL 3.0 section 4.4, clCreateContext. Since 0.1.
    pub fn clgl_context_cl_context(context: clgl_context, cl_context: *mut *mut c_void) -> clgl_result;
    /// Returns the OpenGL context of a context, and its display.
    ///
    /// context: the context
    ///
    /// gl_context: receives the EGLContext or GLXContext; may be NULL if gl_display is not
    ///
    /// gl_display: receives the EGLDisplay or Display \*; may be NULL if gl_context is not
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: gl_context and gl_display are both NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// Threads: any
    ///
    /// Lifetime: both live as long as the context; if the application created them, until it destroys them
    ///
    /// See EGL 1.5 section 3.7; GLX 1.4 section 3.3.7. Since 0.1.
    pub fn clgl_context_gl_context(context: clgl_context, gl_context: *mut *mut c_void, gl_display: *mut *mut c_void) -> clgl_result;
    /// Returns the cl_command_queue of a queue. After this call the library no longer defers acquires of this
    /// queue, because the application may enqueue commands that the library does not know.
    ///
    /// queue: the queue
    ///
    /// cl_command_queue: receives the cl_command_queue; call clRetainCommandQueue to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_command_queue is NULL
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
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_command_queue lives as long as the queue
    ///
    /// See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties. Since 0.1.
    pub fn clgl_queue_cl_queue(queue: clgl_queue, cl_command_queue: *mut *mut c_void) -> clgl_result;
    /// Returns the cl_mem of a buffer. After this call the library does not know what commands write, so a
    /// release without ranges transfers the whole acquired part.
    ///
    /// OpenCL commands of the application may use the cl_mem of a shared buffer only between acquire and
    /// release.
    ///
    /// buffer: the buffer
    ///
    /// cl_mem: receives the cl_mem; call clRetainMemObject to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_mem is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_mem lives as long as the buffer
    ///
    /// See OpenCL 3.0 section 5.2.1, clCreateBuffer. Since 0.1.
    pub fn clgl_buffer_cl_mem(buffer: clgl_buffer, cl_mem: *mut *mut c_void) -> clgl_result;
    /// Creates a buffer without OpenGL (CLGL_BUFFER_COMPUTE_ONLY) from a cl_mem, which may be a sub-buffer.
    ///
    /// context: the context
    ///
    /// cl_mem: a buffer of the cl_context of context. It is retained; the caller keeps its own reference.
    ///
    /// access: how commands use the buffer
    ///
    /// buffer: receives the buffer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_mem or buffer is NULL; access is unknown; cl_mem is not a buffer, or
    /// belongs to a buffer that clgl shares with OpenGL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: cl_mem belongs to another cl_context
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
    /// Lifetime: until clgl_buffer_destroy; the caller may release its cl_mem before
    ///
    /// See OpenCL 3.0 section 5.5.1, clRetainMemObject. Since 0.1.
    pub fn clgl_buffer_from_cl_mem(context: clgl_context, cl_mem: *mut c_void, access: clgl_access, buffer: *mut clgl_buffer) -> clgl_result;
    /// Returns the OpenGL name of a shared buffer.
    ///
    /// buffer: the buffer; for a sub-buffer the name is that of its parent
    ///
    /// gl_name: receives the name
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: gl_name is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_UNSUPPORTED: the buffer has no OpenGL buffer (CLGL_BUFFER_COMPUTE_ONLY)
    ///
    /// Threads: any
    ///
    /// Lifetime: the name is valid until the buffer is destroyed; the name of a wrapped OpenGL buffer, until
    /// the application deletes it
    ///
    /// See OpenGL 4.6 core section 6. Since 0.1.
    pub fn clgl_buffer_gl_name(buffer: clgl_buffer, gl_name: *mut u32) -> clgl_result;
    /// Returns the cl_mem of a texture, which is an OpenCL image.
    ///
    /// OpenCL commands of the application may use the image of a shared texture only between acquire and
    /// release.
    ///
    /// texture: the texture
    ///
    /// cl_mem: receives the cl_mem; call clRetainMemObject to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_mem is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_mem lives as long as the texture
    ///
    /// See OpenCL 3.0 section 5.3.1, clCreateImage. Since 0.1.
    pub fn clgl_texture_cl_mem(texture: clgl_texture, cl_mem: *mut *mut c_void) -> clgl_result;
    /// Creates a texture without OpenGL (CLGL_TEXTURE_COMPUTE_ONLY) from a cl_mem that is an image. The flags
    /// of the image determine the access of the texture.
    ///
    /// context: the context
    ///
    /// cl_mem: an image of the cl_context of context. It is retained; the caller keeps its own reference.
    ///
    /// texture: receives the texture
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_mem or texture is NULL; cl_mem is not an image, or belongs to a
    /// texture that clgl shares with OpenGL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: cl_mem belongs to another cl_context
    ///
    /// CLGL_ERROR_UNSUPPORTED: no CLGL_FORMAT_... or CLGL_TEXTURE_TYPE_... matches the image; or it is an
    /// image of a buffer that clgl shares with OpenGL
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
    /// Lifetime: until clgl_texture_destroy; the caller may release its cl_mem before
    ///
    /// See OpenCL 3.0 sections 5.3.7 and 5.5.1, clGetImageInfo, clRetainMemObject. Since 0.1.
    pub fn clgl_texture_from_cl_mem(context: clgl_context, cl_mem: *mut c_void, texture: *mut clgl_texture) -> clgl_result;
    /// Returns the OpenGL name of a shared texture.
    ///
    /// texture: the texture
    ///
    /// gl_name: receives the name of the texture, or of the renderbuffer that it wraps
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: gl_name is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture
    ///
    /// CLGL_ERROR_UNSUPPORTED: the texture is not shared with OpenGL
    ///
    /// Threads: any
    ///
    /// Lifetime: the name is valid until the texture is destroyed or resized; the name of a wrapped OpenGL
    /// object, until the application deletes it
    ///
    /// See OpenGL 4.6 core section 8.1. Since 0.1.
    pub fn clgl_texture_gl_name(texture: clgl_texture, gl_name: *mut u32) -> clgl_result;
    /// Returns the cl_sampler of a sampler.
    ///
    /// sampler: the sampler
    ///
    /// cl_sampler: receives the cl_sampler; call clRetainSampler to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_sampler is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: sampler is not a valid clgl_sampler
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_sampler lives as long as the sampler
    ///
    /// See OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties. Since 0.1.
    pub fn clgl_sampler_cl_sampler(sampler: clgl_sampler, cl_sampler: *mut *mut c_void) -> clgl_result;
    /// Creates a kernel from a cl_kernel. Arguments of the cl_kernel that are already set stay set.
    ///
    /// All clgl_kernel handles of one cl_kernel share arguments, declarations and launch sizes. After these
    /// handles are destroyed, the cl_kernel does not keep the memory of its arguments alive.
    ///
    /// context: the context
    ///
    /// cl_kernel: a kernel of the cl_context of context. It is retained; the caller keeps its own reference.
    ///
    /// kernel: receives the kernel
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_kernel or kernel is NULL; cl_kernel is not a kernel
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has more arguments than max_parameter_size of the device has bytes
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: cl_kernel belongs to another cl_context, or is already used by another clgl
    /// context
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
    /// Lifetime: until clgl_kernel_destroy; the caller may release its cl_kernel before
    ///
    /// See OpenCL 3.0 section 5.9.1, clRetainKernel. Since 0.1.
    pub fn clgl_kernel_from_cl_kernel(context: clgl_context, cl_kernel: *mut c_void, kernel: *mut clgl_kernel) -> clgl_result;
    /// Returns the cl_kernel of a kernel. After this call the library does not know which arguments are set:
    /// only the OpenCL driver detects a missing argument, and the message does not name the argument.
    ///
    /// Set each argument either through the cl_kernel or through clgl. OpenCL allows only one thread at a
    /// time to set arguments of a cl_kernel.
    ///
    /// kernel: the kernel
    ///
    /// cl_kernel: receives the cl_kernel; call clRetainKernel to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_kernel is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_kernel lives as long as the kernel
    ///
    /// See OpenCL 3.0 section 5.9.1, clCreateKernel. Since 0.1.
    pub fn clgl_kernel_cl_kernel(kernel: clgl_kernel, cl_kernel: *mut *mut c_void) -> clgl_result;
    /// Returns the cl_program of a program.
    ///
    /// program: the program
    ///
    /// cl_program: receives the cl_program; call clRetainProgram to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_program is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is being built, or its link failed
    ///
    /// Threads: any
    ///
    /// Lifetime: the cl_program lives as long as the program
    ///
    /// See OpenCL 3.0 section 5.8.1. Since 0.1.
    pub fn clgl_program_cl_program(program: clgl_program, cl_program: *mut *mut c_void) -> clgl_result;
    /// Creates a fence from a cl_event, and flushes the queue of the event.
    ///
    /// context: the context
    ///
    /// cl_event: an event of the cl_context of context. It is retained; the caller keeps its own reference.
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_event or fence is NULL; cl_event is not an event
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: cl_event belongs to another cl_context
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
    /// Lifetime: until clgl_fence_destroy; the caller may release its cl_event before
    ///
    /// See OpenCL 3.0 section 5.11. Since 0.1.
    pub fn clgl_fence_from_cl_event(context: clgl_context, cl_event: *mut c_void, fence: *mut clgl_fence) -> clgl_result;
    /// Creates a fence from a GLsync. The commands before the sync are flushed if the current context of this
    /// thread issued them.
    ///
    /// With EGL syncs, later OpenGL commands of the current context wait for the GLsync. Then other threads
    /// can wait for the fence, too.
    ///
    /// context: the context
    ///
    /// gl_sync: a GLsync of the share group of context. The caller still owns it.
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: gl_sync or fence is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: gl_sync is not a sync object of the share group
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_UNSUPPORTED: OpenGL has no sync objects (OpenGL before 3.2 without GL_ARB_sync)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// Threads: GL
    ///
    /// Lifetime: until clgl_fence_destroy; gl_sync must live as long as the fence
    ///
    /// See OpenGL 4.6 core section 4.1; cl_khr_gl_event, clCreateEventFromGLsyncKHR. Since 0.1.
    pub fn clgl_fence_from_gl_sync(context: clgl_context, gl_sync: *mut c_void, fence: *mut clgl_fence) -> clgl_result;
    /// Returns a cl_event that completes when a fence completes: the event of an OpenCL fence, or a user
    /// event for an OpenGL fence.
    ///
    /// To enqueue commands of the application, use the cl_command_queue that clgl_queue_cl_queue returns, not
    /// the one that CL_EVENT_COMMAND_QUEUE of the event returns. Otherwise deferred acquires of the queue may
    /// be missing.
    ///
    /// fence: the fence
    ///
    /// cl_event: receives the cl_event; call clRetainEvent to keep it longer
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: cl_event is NULL
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
    /// Threads: any
    ///
    /// Lifetime: the cl_event lives as long as the fence
    ///
    /// See OpenCL 3.0 section 5.11, clCreateUserEvent. Since 0.1.
    pub fn clgl_fence_cl_event(fence: clgl_fence, cl_event: *mut *mut c_void) -> clgl_result;
    /// Returns a GLsync that is signalled when a fence completes: the sync of an OpenGL fence, or for an
    /// OpenCL fence a sync of GL_ARB_cl_event. Do not delete the GLsync.
    ///
    /// fence: the fence
    ///
    /// gl_sync: receives the GLsync
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: gl_sync is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_UNSUPPORTED: the fence is an OpenCL or user fence, and OpenGL has no working
    /// GL_ARB_cl_event; or OpenGL has no sync objects
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// Threads: GL
    ///
    /// Lifetime: the GLsync lives as long as the fence
    ///
    /// See GL_ARB_cl_event, glCreateSyncFromCLeventARB. Since 0.1.
    pub fn clgl_fence_gl_sync(fence: clgl_fence, gl_sync: *mut *mut c_void) -> clgl_result;
}
