// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

extern "C" {
    /// Lends the cl_device_id of a device.
    ///
    /// device: the device
    ///
    /// cl_device_id: receives it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the process
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceIDs. Since 0.1.
    pub fn clgl_device_cl_device(device: clgl_device, cl_device_id: *mut *mut c_void) -> clgl_result;
    /// Lends the cl_platform_id of a device's platform.
    ///
    /// device: the device
    ///
    /// cl_platform_id: receives it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the process
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformIDs. Since 0.1.
    pub fn clgl_device_cl_platform(device: clgl_device, cl_platform_id: *mut *mut c_void) -> clgl_result;
    /// Finds the device of a cl_device_id.
    ///
    /// cl_device_id: a root device
    ///
    /// device: receives the device
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if it is none of the enumerated devices;
    /// CLGL_ERROR_NO_OPENCL, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the process
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceIDs. Since 0.1.
    pub fn clgl_device_from_cl(cl_device_id: *mut c_void, device: *mut clgl_device) -> clgl_result;
    /// Lends the cl_context of a context.
    ///
    /// context: the context
    ///
    /// cl_context: receives it; clRetainContext to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the context
    ///
    /// See OpenCL 3.0 section 4.4, clCreateContext. Since 0.1.
    pub fn clgl_context_cl_context(context: clgl_context, cl_context: *mut *mut c_void) -> clgl_result;
    /// Lends the OpenGL context of a context, and its display.
    ///
    /// context: the context
    ///
    /// gl_context: receives the EGLContext or GLXContext; may be NULL if gl_display is not
    ///
    /// gl_display: receives the EGLDisplay or Display \*; may be NULL if gl_context is not
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the context
    ///
    /// See EGL 1.5 section 3.7; GLX 1.4 section 3.3.7. Since 0.1.
    pub fn clgl_context_gl_context(context: clgl_context, gl_context: *mut *mut c_void, gl_display: *mut *mut c_void) -> clgl_result;
    /// Lends the cl_command_queue of a queue.
    ///
    /// queue: the queue
    ///
    /// cl_command_queue: receives it; clRetainCommandQueue to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the queue
    ///
    /// See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties. Since 0.1.
    pub fn clgl_queue_cl_queue(queue: clgl_queue, cl_command_queue: *mut *mut c_void) -> clgl_result;
    /// Lends the cl_mem of a buffer. From then on the library cannot know what commands write, so a release
    /// without ranges takes all of the buffer as written.
    ///
    /// buffer: the buffer
    ///
    /// cl_mem: receives it; clRetainMemObject to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the buffer; its contents are OpenCL's only between acquire and release
    ///
    /// See OpenCL 3.0 section 5.2.1, clCreateBuffer. Since 0.1.
    pub fn clgl_buffer_cl_mem(buffer: clgl_buffer, cl_mem: *mut *mut c_void) -> clgl_result;
    /// Makes a buffer of OpenCL's alone (CLGL_BUFFER_COMPUTE_ONLY) of a cl_mem, which may be a sub-buffer.
    ///
    /// context: the context; the cl_mem must be of its cl_context
    ///
    /// cl_mem: a buffer; retained, the caller keeps owning its own reference
    ///
    /// access: CLGL_ACCESS_...
    ///
    /// buffer: receives the buffer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no buffer, or that of one which clgl shares
    /// with OpenGL; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_buffer_destroy; the cl_mem may be released before
    ///
    /// See OpenCL 3.0 section 5.5.1, clRetainMemObject. Since 0.1.
    pub fn clgl_buffer_from_cl_mem(context: clgl_context, cl_mem: *mut c_void, access: i32, buffer: *mut clgl_buffer) -> clgl_result;
    /// Gives the OpenGL name of a shared buffer.
    ///
    /// buffer: the buffer
    ///
    /// gl_name: receives the name; of the whole storage, for a sub-buffer too
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a buffer without an OpenGL side;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the buffer, or the program's own object
    ///
    /// See OpenGL 4.6 core section 6. Since 0.1.
    pub fn clgl_buffer_gl_name(buffer: clgl_buffer, gl_name: *mut u32) -> clgl_result;
    /// Lends the cl_mem of a texture.
    ///
    /// texture: the texture
    ///
    /// cl_mem: receives it; clRetainMemObject to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the texture
    ///
    /// See OpenCL 3.0 section 5.3.1, clCreateImage. Since 0.1.
    pub fn clgl_texture_cl_image(texture: clgl_texture, cl_mem: *mut *mut c_void) -> clgl_result;
    /// Makes a texture of a cl_mem that is an image.
    ///
    /// context: the context; the image must be of its cl_context
    ///
    /// cl_mem: the image; retained, the caller keeps owning its own reference
    ///
    /// texture: receives the texture, with the access that the image's flags allow
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no image; CLGL_ERROR_UNSUPPORTED for a
    /// format that no CLGL_FORMAT_... stands for, for a kind that no CLGL_TEXTURE_KIND_... stands for, and
    /// for an image of a buffer that clgl shares with OpenGL; CLGL_ERROR_WRONG_CONTEXT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_texture_destroy
    ///
    /// See OpenCL 3.0 sections 5.3.7 and 5.5.1, clGetImageInfo, clRetainMemObject. Since 0.1.
    pub fn clgl_texture_from_cl(context: clgl_context, cl_mem: *mut c_void, texture: *mut clgl_texture) -> clgl_result;
    /// Lends the cl_sampler of a sampler.
    ///
    /// sampler: the sampler
    ///
    /// cl_sampler: receives it; clRetainSampler to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the sampler
    ///
    /// See OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties. Since 0.1.
    pub fn clgl_sampler_cl_sampler(sampler: clgl_sampler, cl_sampler: *mut *mut c_void) -> clgl_result;
    /// Makes a kernel of a cl_kernel. What it was given before as arguments counts as set. Every clgl_kernel
    /// of one cl_kernel has the same arguments, declarations and launch sizes. A cl_kernel that outlives them
    /// does not keep the memory of its arguments.
    ///
    /// context: the context; the cl_kernel must be of its cl_context
    ///
    /// cl_kernel: the kernel; retained, the caller keeps owning its own reference
    ///
    /// kernel: receives the kernel
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no kernel; CLGL_ERROR_WRONG_CONTEXT, also
    /// if it is a kernel of another clgl context already; CLGL_ERROR_OUT_OF_RANGE as clgl_kernel_create;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_kernel_destroy
    ///
    /// See OpenCL 3.0 section 5.9.1, clRetainKernel. Since 0.1.
    pub fn clgl_kernel_from_cl(context: clgl_context, cl_kernel: *mut c_void, kernel: *mut clgl_kernel) -> clgl_result;
    /// Lends the cl_kernel of a kernel. From then on the library cannot know which arguments are set, so only
    /// the driver checks that none is missing, and the message of a launch that lacks one does not name it.
    /// Set an argument either through the cl_kernel or through clgl.
    ///
    /// kernel: the kernel
    ///
    /// cl_kernel: receives it; clRetainKernel to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any; OpenCL wants one thread at a time to set arguments of a cl_kernel
    ///
    /// Lifetime: as long as the kernel
    ///
    /// See OpenCL 3.0 section 5.9.1, clCreateKernel. Since 0.1.
    pub fn clgl_kernel_cl_kernel(kernel: clgl_kernel, cl_kernel: *mut *mut c_void) -> clgl_result;
    /// Lends the cl_program of a program.
    ///
    /// program: the program
    ///
    /// cl_program: receives it; clRetainProgram to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE while the program is being built, and if its link
    /// failed; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the program
    ///
    /// See OpenCL 3.0 section 5.8.1. Since 0.1.
    pub fn clgl_program_cl_program(program: clgl_program, cl_program: *mut *mut c_void) -> clgl_result;
    /// Makes a fence of a cl_event.
    ///
    /// context: the context; the event must be of its cl_context
    ///
    /// cl_event: the event; retained, the caller keeps owning its own reference
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no event; CLGL_ERROR_WRONG_CONTEXT;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_fence_destroy
    ///
    /// See OpenCL 3.0 section 5.11. Since 0.1.
    pub fn clgl_fence_from_cl_event(context: clgl_context, cl_event: *mut c_void, fence: *mut clgl_fence) -> clgl_result;
    /// Makes a fence of a GLsync. The sync's commands are flushed if they are this thread's context's. Where
    /// there are EGL's syncs, OpenGL commands that this context issues from now on wait for it, so that other
    /// threads can, too.
    ///
    /// context: the context; the sync must be of its share group
    ///
    /// gl_sync: the GLsync; it stays the caller's and must live as long as the fence
    ///
    /// fence: receives the fence
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_GL_OBJECT if it is no sync; CLGL_ERROR_UNSUPPORTED where
    /// OpenGL has none; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY
    ///
    /// Threads: GL
    ///
    /// Lifetime: until clgl_fence_destroy
    ///
    /// See OpenGL 4.6 core section 4.1; cl_khr_gl_event, clCreateEventFromGLsyncKHR. Since 0.1.
    pub fn clgl_fence_from_gl_sync(context: clgl_context, gl_sync: *mut c_void, fence: *mut clgl_fence) -> clgl_result;
    /// Lends a cl_event that completes with a fence: its own, or for a fence of OpenGL a user event. Commands
    /// of the program's own go to the cl_command_queue that clgl_queue_cl_queue lends, not to the one that
    /// the event tells of: the library puts off parts of hand-overs while it knows all of a queue's commands.
    ///
    /// fence: the fence
    ///
    /// cl_event: receives it; clRetainEvent to keep it longer
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can
    /// wait for (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the fence
    ///
    /// See OpenCL 3.0 section 5.11, clCreateUserEvent. Since 0.1.
    pub fn clgl_fence_cl_event(fence: clgl_fence, cl_event: *mut *mut c_void) -> clgl_result;
    /// Lends a GLsync that is signalled with a fence: its own, or for a fence of OpenCL one of
    /// GL_ARB_cl_event.
    ///
    /// fence: the fence
    ///
    /// gl_sync: receives it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenCL or a user fence without
    /// GL_ARB_cl_event, and where OpenGL has no syncs; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL
    ///
    /// Lifetime: as long as the fence; do not delete it
    ///
    /// See GL_ARB_cl_event, glCreateSyncFromCLeventARB. Since 0.1.
    pub fn clgl_fence_gl_sync(fence: clgl_fence, gl_sync: *mut *mut c_void) -> clgl_result;
}
