// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// How an OpenGL context reached the library.
pub const CLGL_WINSYS_NONE: i32 = 0;
pub const CLGL_WINSYS_EGL: i32 = 1;
pub const CLGL_WINSYS_GLX: i32 = 2;
pub const CLGL_WINSYS_WGL: i32 = 3;
/// Which API the OpenGL context speaks.
pub const CLGL_GL_API_NONE: i32 = 0;
pub const CLGL_GL_API_OPENGL: i32 = 1;
pub const CLGL_GL_API_OPENGL_ES: i32 = 2;
/// How memory crosses between OpenGL and OpenCL.
pub const CLGL_TRANSPORT_NONE: i32 = 0;
/// A persistently mapped OpenGL buffer is the OpenCL buffer's host pointer.
pub const CLGL_TRANSPORT_MAPPED: i32 = 1;
/// Copies through the host, only of what changed.
pub const CLGL_TRANSPORT_STAGED: i32 = 2;
/// Vulkan allocates the memory, and OpenGL and OpenCL import it, or a CPU works on it in place. OpenGL
/// neither maps such buffers nor writes them with glBufferSubData: it copies into them, and draws with them.
pub const CLGL_TRANSPORT_EXTERNAL: i32 = 3;
/// The OpenCL driver shares OpenGL's objects as they are (cl_khr_gl_sharing), those of the program's too.
pub const CLGL_TRANSPORT_NATIVE: i32 = 4;
/// How the OpenCL device was chosen.
pub const CLGL_MATCH_NONE: i32 = 0;
/// The descriptor named it.
pub const CLGL_MATCH_REQUESTED: i32 = 1;
/// The environment variable CLGL_DEVICE named it.
pub const CLGL_MATCH_ENVIRONMENT: i32 = 2;
/// It is the device of the cl_context that the descriptor gave.
pub const CLGL_MATCH_CL_CONTEXT: i32 = 3;
/// clGetGLContextInfoKHR named it as the device that drives the OpenGL context.
pub const CLGL_MATCH_GL_QUERY: i32 = 4;
/// OpenGL and OpenCL give the same device UUID.
pub const CLGL_MATCH_UUID: i32 = 5;
/// OpenGL draws in software and the device is a CPU: they share the memory.
pub const CLGL_MATCH_CPU: i32 = 6;
/// No device is known to drive the OpenGL context; this one was taken as the best of the others.
pub const CLGL_MATCH_FALLBACK: i32 = 7;
/// There is no OpenGL to match (CLGL_CONTEXT_COMPUTE_ONLY): devices that are no CPU come before those that
/// are, else the order in which OpenCL lists them counts.
pub const CLGL_MATCH_BEST: i32 = 8;
/// Make an OpenGL context of the library's own, without a window, instead of using the current one.
pub const CLGL_CONTEXT_HEADLESS: u32 = 1;
/// Make one more OpenGL context in the share group, on a thread of the library's, so that OpenGL's fences can
/// be waited for on threads without OpenGL even where EGL's syncs are missing (GLX).
pub const CLGL_CONTEXT_HELPER: u32 = 2;
/// No OpenGL side: OpenCL alone, on one device or several. OpenGL is neither needed nor looked for. Buffers
/// want CLGL_BUFFER_COMPUTE_ONLY; what needs OpenGL gives CLGL_ERROR_NO_OPENGL.
pub const CLGL_CONTEXT_COMPUTE_ONLY: u32 = 4;
/// How one transport stands in a context.
pub const CLGL_TRANSPORT_REJECTED: i32 = 0;
/// Works, and comes after the one that is taken.
pub const CLGL_TRANSPORT_OFFERED: i32 = 1;
/// Is the first choice for buffers that the library creates.
pub const CLGL_TRANSPORT_TAKEN: i32 = 2;
/// Result of a transport's self-test.
pub const CLGL_SELF_TEST_NOT_RUN: i32 = 0;
pub const CLGL_SELF_TEST_PASSED: i32 = 1;
pub const CLGL_SELF_TEST_FAILED: i32 = 2;

/// Receives what the OpenCL driver says of a context when something goes wrong in it: text for people, and
/// bytes that only the driver's makers understand, or NULL. Both live until the callback returns. Runs
/// outside all locks on a thread of the library's, maybe some time after the event. It may call any clgl
/// function that is not "@threads GL" but must not wait for fences or queues; while it runs, callbacks of the
/// context's fences have to wait. What it calls does not disturb the message of the thread. Few drivers ever
/// call.
pub type clgl_context_callback =
    Option<unsafe extern "C" fn(message: *const c_char, private_info: *const c_void, private_size: usize, user_data: *mut c_void)>;
/// Receives what kernels print with printf, in pieces of any length, in the order of the driver. The text is
/// terminated and has size bytes before that; it lives until the callback returns. Runs on a thread of the
/// OpenCL driver's, outside all locks; what it calls does not disturb the message of that thread.
pub type clgl_printf_callback =
    Option<unsafe extern "C" fn(text: *const c_char, size: usize, user_data: *mut c_void)>;

/// How to make a context. Zero fields mean: join the OpenGL context that is current on this thread with the
/// OpenCL device that drives it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_context_desc {
    /// sizeof(clgl_context_desc)
    pub struct_size: u32,
    /// CLGL_CONTEXT_...
    pub flags: u32,
    /// CLGL_WINSYS_... of gl_context, or CLGL_WINSYS_NONE to ask the window system; only with gl_context
    pub winsys: i32,
    /// The only transport to use, CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the planner's choice, which the
    /// environment variable CLGL_TRANSPORT (external, native, mapped, staged) overrides. The descriptor wins
    /// over variable.
    pub transport: i32,
    /// The OpenCL device, or NULL: then CLGL_DEVICE names it (any part of "platform / name" or of the
    /// platform's vendor or version, ignoring case, its UUID in hexadecimal, or its PCI address), unless
    /// there is a cl_context; else it is the one that drives the OpenGL context, or with
    /// CLGL_CONTEXT_COMPUTE_ONLY the first device that is no CPU, or the first.
    pub device: clgl_device,
    /// An existing cl_context to use instead of making one, or NULL. It is retained, the caller keeps owning
    /// its own reference. With device or devices, those must belong to it; without, its first device is taken
    /// that matches the OpenGL context best, and with CLGL_CONTEXT_COMPUTE_ONLY all of its devices that
    /// clgl_device_list lists.
    pub cl_context: *mut c_void,
    /// The OpenGL context (EGLContext, GLXContext), or NULL for whichever is current. If it is not current on
    /// this thread, winsys and gl_display must be given, too, and it is made current while the call lasts.
    pub gl_context: *mut c_void,
    /// Its display (EGLDisplay, Display \*), or NULL to ask the window system; only with gl_context.
    pub gl_display: *mut c_void,
    /// A name for messages and debugging tools, copied; or NULL.
    pub label: *const c_char,
    /// Only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device: device_count different devices of one
    /// platform. The first one is that of queues that name none. Or NULL.
    pub devices: *const clgl_device,
    pub device_count: u32,
    /// Only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device, devices and cl_context: all available devices
    /// of any of these types, CLGL_DEVICE_TYPE_..., that one platform has. It is the platform of the first
    /// such device that is no CPU, or of the first. Or 0.
    pub device_types: u32,
    /// What the driver says of the context goes there; or NULL. Not with cl_context, which has what it was
    /// made with.
    pub callback: clgl_context_callback,
    /// Handed to the callback
    pub user_data: *mut c_void,
    /// Receives what kernels print, where the device has cl_arm_printf; or NULL: then printf does what the
    /// driver does, which mostly is to write to stdout. Not with cl_context.
    pub printf_callback: clgl_printf_callback,
    /// Handed to printf_callback. It must live until the context and its objects are destroyed and their
    /// commands have completed.
    pub printf_user_data: *mut c_void,
    /// Bytes of the memory that printf writes to before the text is handed on, or 0 for the driver's choice;
    /// only with printf_callback. What does not fit is lost.
    pub printf_buffer_size: usize,
}

impl Default for clgl_context_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 112,
            flags: 0,
            winsys: 0,
            transport: 0,
            device: core::ptr::null_mut(),
            cl_context: core::ptr::null_mut(),
            gl_context: core::ptr::null_mut(),
            gl_display: core::ptr::null_mut(),
            label: core::ptr::null(),
            devices: core::ptr::null(),
            device_count: 0,
            device_types: 0,
            callback: None,
            user_data: core::ptr::null_mut(),
            printf_callback: None,
            printf_user_data: core::ptr::null_mut(),
            printf_buffer_size: 0,
        }
    }
}
/// What a context is made of. Strings live as long as the context.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_context_info {
    /// sizeof(clgl_context_info), set by the caller
    pub struct_size: u32,
    /// CLGL_CONTEXT_... it was made with
    pub flags: u32,
    /// CLGL_WINSYS_...
    pub winsys: i32,
    /// CLGL_GL_API_...
    pub gl_api: i32,
    pub gl_version_major: u32,
    pub gl_version_minor: u32,
    /// CLGL_MATCH_...
    pub match_: i32,
    /// How many transports clgl_context_get_transport_report knows; 0 without OpenGL
    pub transport_count: u32,
    /// The first of its devices
    pub device: clgl_device,
    /// GL_RENDERER and GL_VENDOR; "" without OpenGL
    pub gl_renderer: *const c_char,
    pub gl_vendor: *const c_char,
    /// The match in words
    pub match_reason: *const c_char,
    /// The descriptor's label, or ""
    pub label: *const c_char,
    /// How many clgl_context_get_devices gives; more than one only with CLGL_CONTEXT_COMPUTE_ONLY
    pub device_count: u32,
    pub reserved: u32,
}

impl Default for clgl_context_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 80,
            flags: 0,
            winsys: 0,
            gl_api: 0,
            gl_version_major: 0,
            gl_version_minor: 0,
            match_: 0,
            transport_count: 0,
            device: core::ptr::null_mut(),
            gl_renderer: core::ptr::null(),
            gl_vendor: core::ptr::null(),
            match_reason: core::ptr::null(),
            label: core::ptr::null(),
            device_count: 0,
            reserved: 0,
        }
    }
}
/// What the report says of one transport. Strings live as long as the context.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_transport_report {
    /// sizeof(clgl_transport_report), set by the caller
    pub struct_size: u32,
    /// CLGL_TRANSPORT_MAPPED, ...
    pub transport: i32,
    /// CLGL_TRANSPORT_REJECTED, CLGL_TRANSPORT_OFFERED or CLGL_TRANSPORT_TAKEN
    pub status: i32,
    /// CLGL_SELF_TEST_...
    pub self_test: i32,
    /// How long the self-test took, in nanoseconds; of the first run in this process
    pub self_test_ns: i64,
    /// "external", "native", "mapped", "staged"
    pub name: *const c_char,
    /// Why it was taken, offered or rejected
    pub reason: *const c_char,
}

impl Default for clgl_transport_report {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 40,
            transport: 0,
            status: 0,
            self_test: 0,
            self_test_ns: 0,
            name: core::ptr::null(),
            reason: core::ptr::null(),
        }
    }
}
/// What the objects of a context hold on behalf of one transport.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_memory_usage {
    /// sizeof(clgl_memory_usage), set by the caller
    pub struct_size: u32,
    /// Storages: buffers with their sub-buffers, and several wrappings of one OpenGL name, count once
    pub object_count: u32,
    /// Bytes of the shared objects themselves, those that the program made included
    pub shared_bytes: u64,
    /// Bytes that the transport holds besides: shadows, staging buffers, OpenCL's copies
    pub extra_bytes: u64,
}

impl Default for clgl_memory_usage {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 24,
            object_count: 0,
            shared_bytes: 0,
            extra_bytes: 0,
        }
    }
}

extern "C" {
    /// Joins OpenCL with OpenGL: with the context that is current on this thread, with the given one, or with
    /// one of the library's own (CLGL_CONTEXT_HEADLESS: an EGL device's, else EGL's surfaceless platform; of
    /// several GPUs that which OpenCL's device is). Or makes a context of OpenCL alone
    /// (CLGL_CONTEXT_COMPUTE_ONLY).
    ///
    /// Each transport that this machine might have proves itself with a small round trip; the report tells
    /// the outcome. The first context of a process for a pair of drivers pays for that, later ones reuse the
    /// verdict.
    ///
    /// desc: how, or NULL for the defaults
    ///
    /// context: receives the context
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT without a current context, or when gl_context is not
    /// current and cannot be made so; CLGL_ERROR_NO_OPENGL when no headless context can be made, an X display
    /// has no GLX, or OpenGL or OpenGL ES is older than 3.0; CLGL_ERROR_NO_OPENCL without any platform;
    /// CLGL_ERROR_NO_DEVICE when CLGL_DEVICE names none, a device is none of cl_context's, or none is of
    /// device_types; CLGL_ERROR_NO_TRANSPORT when the asked transport does not work; CLGL_ERROR_UNSUPPORTED
    /// when there is a printf_callback and a device lacks cl_arm_printf; CLGL_ERROR_INVALID_ARGUMENT also
    /// when gl_context, winsys and gl_display contradict each other, the context that is current, or a flag,
    /// and when devices are of several platforms or named twice, for printf_callback with cl_context, and for
    /// its user_data or size without it; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_WINSYS
    ///
    /// Threads: GL, or any with CLGL_CONTEXT_HEADLESS or CLGL_CONTEXT_COMPUTE_ONLY. A context that is current
    /// on the thread stays so.
    ///
    /// Lifetime: until clgl_context_destroy and the destruction of every object made from it; user_data must
    /// live until clgl_context_destroy has returned
    ///
    /// See OpenCL 3.0 section 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device,
    /// EGL_MESA_platform_surfaceless; cl_arm_printf. Since 0.1.
    pub fn clgl_context_create(desc: *const clgl_context_desc, context: *mut clgl_context) -> clgl_result;
    /// Destroys a context. Objects made from it stay valid and keep alive what they need of it. The program's
    /// own OpenGL context is left alone; without it current, OpenGL names that the library still holds are
    /// deleted at the next GL call on any object of the context, or with the program's context. When it
    /// returns, the context's callback is not running on another thread and is not called again.
    ///
    /// context: the context, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_context_destroy(context: clgl_context) -> clgl_result;
    /// Tells what a context is made of.
    ///
    /// context: the context
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the context
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_context_get_info(context: clgl_context, info: *mut clgl_context_info) -> clgl_result;
    /// Lists the devices of a context.
    ///
    /// context: the context
    ///
    /// capacity: how many devices has room for
    ///
    /// devices: receives up to capacity devices, NULL after the last; may be NULL if capacity is 0
    ///
    /// count: receives how many there are, which may be more than capacity
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: devices live as long as the process and need no destroying
    ///
    /// See OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES. Since 0.1.
    pub fn clgl_context_get_devices(context: clgl_context, capacity: u32, devices: *mut clgl_device, count: *mut u32) -> clgl_result;
    /// Asks a context for anything, as clGetContextInfo does: its properties, say, or its reference count.
    ///
    /// context: the context
    ///
    /// param: a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)
    ///
    /// capacity: bytes that value has room for, 0 to ask for the size only
    ///
    /// value: receives the value; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the value; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the driver does not know the parameter;
    /// CLGL_ERROR_OUT_OF_RANGE if the value is larger than capacity; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 4.4, clGetContextInfo. Since 0.1.
    pub fn clgl_context_query(context: clgl_context, param: u32, capacity: usize, value: *mut c_void, size: *mut usize) -> clgl_result;
    /// Tells how one transport stands in this context, best first.
    ///
    /// context: the context
    ///
    /// index: 0 to clgl_context_info.transport_count - 1
    ///
    /// report: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the context
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_context_get_transport_report(context: clgl_context, index: u32, report: *mut clgl_transport_report) -> clgl_result;
    /// Writes the whole report as text for people: OpenGL, OpenCL, how they were matched, each transport with
    /// its reason, and the formats of textures that failed their self-tests with these drivers so far.
    ///
    /// context: the context
    ///
    /// capacity: bytes that text has room for, 0 to ask for the size only
    ///
    /// text: receives the text, cut to capacity and always terminated; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the whole text with its terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_context_get_report(context: clgl_context, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Tells how much memory the objects of a context hold by one transport.
    ///
    /// context: the context
    ///
    /// transport: CLGL_TRANSPORT_MAPPED, ...; CLGL_TRANSPORT_NONE for memory without an OpenGL side
    ///
    /// usage: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_context_get_memory_usage(context: clgl_context, transport: i32, usage: *mut clgl_memory_usage) -> clgl_result;
    /// Makes a headless context's OpenGL context current on this thread, so that the program can draw with
    /// it, or gives the thread back what was current before.
    ///
    /// context: a context made with CLGL_CONTEXT_HEADLESS
    ///
    /// current: 1 to make it current, 0 to undo that on the thread that did it; another one that was made
    /// current there since stays, and will go back to what was before both
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if this call made it current already, on whichever
    /// thread, or to undo what was not done on this thread; CLGL_ERROR_UNSUPPORTED if the context is not
    /// headless; CLGL_ERROR_NO_OPENGL, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_WINSYS
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See EGL 1.5 section 3.7.3, eglMakeCurrent. Since 0.1.
    pub fn clgl_context_make_current(context: clgl_context, current: u32) -> clgl_result;
    /// Finds an OpenGL function by name, as eglGetProcAddress and glXGetProcAddress do.
    ///
    /// context: the context
    ///
    /// name: the name, such as "glDrawArrays"
    ///
    /// function: receives the function's address
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if there is none; CLGL_ERROR_NO_OPENGL,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_HANDLE
    ///
    /// Threads: any
    ///
    /// Lifetime: as long as the OpenGL context
    ///
    /// See EGL 1.5 section 3.12, eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress. Since 0.1.
    pub fn clgl_context_get_proc_address(context: clgl_context, name: *const c_char, function: *mut *mut c_void) -> clgl_result;
}
