// Made from the description of the API by generate.py: change the headers, then run it again.
/// The section `# Errors` of a method that calls this function.
macro_rules! errors {
    (clgl_acquire) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a range or region has a size of 0
- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): an element of the lists of handover is not a valid handle
- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a range or region extends past the end of its object
- [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object of a wrapped object was deleted
- [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object of a wrapped object got new storage
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or fence belongs to another clgl context than the queue
- [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this thread; or the headless context is current on another thread
- [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context belongs to another share group
- [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): an overlapping part is already acquired, and this acquire or the earlier one writes; with the transport native also if another part of the object is acquired
- [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): an object is not shared with OpenGL, so it needs no acquire
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has failed
- [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or destroyed, or its display was closed
- [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_buffer_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_buffer_map) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags are unknown, 0 or a combination that is not allowed; range-\>size is 0; flags write and the buffer is read-only
- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): range extends past the end of the buffer
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the range of a shared buffer, or only for reading
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an earlier command failed; or a fence in waits has failed
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_buffer_unmap) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): pointer is not a mapping of the buffer by [`Queue::map_buffer`](crate::Queue::map_buffer), or was unmapped before; or the map command has failed
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the buffer was released after it was mapped
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the OpenCL driver cannot unmap before the mapping command has completed (rusticl 22.3; PoCL 3.1 while user fences are pending); wait for its fence first
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_context_create) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a flag, winsys, transport or device type is unknown; fields contradict each other or the current OpenGL context; devices belong to different platforms or are listed twice; callback or printf_callback is set with cl_context; printf_user_data or printf_buffer_size is set without printf_callback; `CLGL_TRANSPORT`, `CLGL_NATIVE_ORDER`, `CLGL_EXTERNAL_ORDER` or `CLGL_CACHE` in the environment has an unknown value
- [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this thread; or gl_context is not current and cannot be made current
- [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform
- [`ErrorKind::NO_DEVICE`](crate::ErrorKind::NO_DEVICE): `CLGL_DEVICE` in the environment names no device; a device does not belong to cl_context; no available device has one of device_types; or OpenCL has no device
- [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): a headless context cannot be created; the X display has no GLX; or the OpenGL or OpenGL ES version is lower than 3.0
- [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): the required transport does not work, or none does; the message has the reasons
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): printf_callback is set and a device does not have cl_arm_printf
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or destroyed, or its display was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
- [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl
- [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)"#
    };
    (clgl_context_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_context_get_transport_report) => {
        r#"
# Errors

- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): index is too large"#
    };
    (clgl_context_make_current) => {
        r#"
# Errors

- [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the context is not headless
- [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or destroyed, or its display was closed
- [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the OpenGL context was already made current by this function on any thread; current is 0 and it was not made current on this thread; or the call comes from a log callback during a call that uses the OpenGL context"#
    };
    (clgl_device_list_for_gl) => {
        r#"
# Errors

- [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this thread
- [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl"#
    };
    (clgl_fence_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_fence_wait_all) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): count is more than 1,048,576
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): all fences have ended and at least one has failed; the message contains the index of the first failed fence
- [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): only threads with the OpenGL context can wait for this OpenGL fence, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): as [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT), but an OpenGL context of another share group is current
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): EGL failed to wait for the fence; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or destroyed, or its display was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_fence_wait_any) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): count is 0 or more than 1,048,576; timeout is negative and not [`CLGL_FOREVER`](crate::sys::CLGL_FOREVER)
- [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): only threads with the OpenGL context can wait for an OpenGL fence in the list, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): as [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT), but an OpenGL context of another share group is current
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): EGL failed to wait for a fence; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or destroyed, or its display was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_format_get_count) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_kernel_declare_arguments) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a type is unknown; or a declaration contradicts known information (the message names the argument and both values)
- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): count is larger than the number of arguments
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process is out of memory"#
    };
    (clgl_kernel_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_kernel_get_launch) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_log_set_callback) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): max_level is unknown; the previous callback stays set"#
    };
    (clgl_platform_get_count) => {
        r#"
# Errors

- [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform; the message says what is missing
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl"#
    };
    (clgl_program_create) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags are unknown or contradict other fields; none or more than one of source, sources, il, binaries and cl_program is set; il or a binary is empty, damaged or of another type; a device does not belong to the context or is listed twice; options have an odd number of quotes ("), start with a word without -, or end with -D or -I; or the compiler does not know an option
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): cl_program belongs to another cl_context or device
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a device has no compiler or does not accept il; the binaries are for another device or driver (build from source instead); or options would crash the compiler, for example quotes within a word with rusticl 22.3 (the message says what to write instead)
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::BUILD_FAILED`](crate::ErrorKind::BUILD_FAILED): the program cannot be compiled or linked, with some drivers also because of an unknown option; the message ends with the build log
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
- [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the binaries were compiled but not linked; set [`ProgramFlags::NO_BUILD`](crate::ProgramFlags::NO_BUILD)"#
    };
    (clgl_program_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_program_get_kernel_name) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): text and size are both None
- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): index is too large
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is being built, or its link failed"#
    };
    (clgl_queue_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_queue_launch_host_function) => {
        r#"
# Errors

- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed; the function does not run
- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or an element of waits is not a valid handle
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_queue_marker) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or an element of waits is not a valid handle
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_release) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a range or region has a size of 0; [`HandoverFlags::GENERATE_MIPMAPS`](crate::HandoverFlags::GENERATE_MIPMAPS) is set for a texture that cannot have mipmaps
- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): an element of the lists of handover is not a valid handle
- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a range or region extends past the acquired part or past the end of its object
- [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object of a wrapped object was deleted
- [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object of a wrapped object got new storage
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or fence belongs to another clgl context than the queue
- [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this thread; or the headless context is current on another thread
- [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context belongs to another share group
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): an object is not acquired by this queue
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): an object is not shared with OpenGL, so it needs no release
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a command of the release failed, or something that the release or the acquire waited for failed; or a fence in waits had failed before
- [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or destroyed, or its display was closed
- [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_ring_acquire_write) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): timeout is negative and not [`CLGL_FOREVER`](crate::sys::CLGL_FOREVER)
- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): or the object of the slot was destroyed
- [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object of the slot was deleted
- [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object of the slot got new storage
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the ring belongs to another context than the queue
- [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this thread; or the headless context is current on another thread
- [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context belongs to another share group
- [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): compute holds a slot already, or another thread is acquiring one
- [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or destroyed, or its display was closed
- [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_ring_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_ring_submit) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags are unknown
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the ring belongs to another context than the queue
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue holds no slot of the ring
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context or its display has ended
- [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_sampler_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_texture_destroy) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_texture_map) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags are unknown, 0 or a combination that is not allowed; a size of the region is 0, or exceeds the dimensions of the type; a pitch of region is not 0; flags write and the texture is read-only
- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the region extends past the edge of the texture
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the region of a shared texture, or only for reading
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an earlier command failed; or a fence in waits has failed
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_texture_unmap) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): pointer is not a mapping of the texture by [`Queue::map_texture`](crate::Queue::map_texture), or was unmapped before; or the command that was to map it has failed
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the texture was released since it was mapped
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the OpenCL driver cannot unmap before the mapping command has completed (rusticl 22.3; PoCL 3.1 while user fences are pending); wait for its fence first
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_version) => {
        r#"
# Errors

- [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through another handle"#
    };
    (clgl_view_read) => {
        r#"
# Errors

- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an item lies outside the buffer; or a number overflows, also one that follows from strides
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of a shared buffer
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and a command failed; or a fence in waits has failed
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
    (clgl_view_write) => {
        r#"
# Errors

- [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the view or its buffer is read-only; two items share bytes
- [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an item lies outside the buffer; or a number overflows, also one that follows from strides
- [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of a shared buffer for writing
- [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and a command failed; or a fence in waits has failed
- [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs to another clgl context than the queue
- [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
- [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL driver is out of host memory
- [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of memory or of other resources
- [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
- [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the display of its context was closed
- [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available"#
    };
}
