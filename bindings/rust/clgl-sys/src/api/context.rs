// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The window system API that created an OpenGL context.
pub type clgl_winsys = i32;
/// None: there is no OpenGL context.
pub const CLGL_WINSYS_NONE: clgl_winsys = 0;
/// EGL.
pub const CLGL_WINSYS_EGL: clgl_winsys = 1;
/// GLX, the OpenGL extension of the X Window System.
pub const CLGL_WINSYS_GLX: clgl_winsys = 2;
/// WGL, the OpenGL extension of Windows.
pub const CLGL_WINSYS_WGL: clgl_winsys = 3;
/// The API of an OpenGL context.
pub type clgl_gl_api = i32;
/// None: there is no OpenGL context.
pub const CLGL_GL_API_NONE: clgl_gl_api = 0;
/// OpenGL, of the core or the compatibility profile.
pub const CLGL_GL_API_OPENGL: clgl_gl_api = 1;
/// OpenGL ES.
pub const CLGL_GL_API_OPENGL_ES: clgl_gl_api = 2;
/// A way of sharing memory between OpenGL and OpenCL.
pub type clgl_transport = i32;
/// In a descriptor: the library chooses. In an info: the object is not shared.
pub const CLGL_TRANSPORT_AUTO: clgl_transport = 0;
/// The OpenCL buffer uses the memory of a persistently mapped OpenGL buffer.
pub const CLGL_TRANSPORT_MAPPED: clgl_transport = 1;
/// Changed bytes are copied through host memory.
pub const CLGL_TRANSPORT_STAGED: clgl_transport = 2;
/// Vulkan allocates the memory, and OpenGL and OpenCL import it; an OpenCL device that is a CPU uses it in
/// place. OpenGL cannot map such buffers or write them with glBufferSubData. It can copy to them and draw
/// with them.
pub const CLGL_TRANSPORT_EXTERNAL: clgl_transport = 3;
/// The OpenCL driver shares OpenGL objects directly (cl_khr_gl_sharing), including those of the application.
pub const CLGL_TRANSPORT_NATIVE: clgl_transport = 4;
/// The status of a transport in a context, for buffers or for textures.
pub type clgl_transport_status = i32;
/// It does not work on this machine, or the application required another transport.
pub const CLGL_TRANSPORT_STATUS_UNAVAILABLE: clgl_transport_status = 0;
/// It works, but another transport is preferred.
pub const CLGL_TRANSPORT_STATUS_AVAILABLE: clgl_transport_status = 1;
/// It is the first choice for new objects.
pub const CLGL_TRANSPORT_STATUS_SELECTED: clgl_transport_status = 2;
/// Its self-test has not run yet: no object has needed it. clgl_context_verify_transports runs it.
pub const CLGL_TRANSPORT_STATUS_NOT_TRIED: clgl_transport_status = 3;
/// The result of a self-test.
pub type clgl_self_test = i32;
/// It has not run.
pub const CLGL_SELF_TEST_NOT_RUN: clgl_self_test = 0;
/// Every byte arrived.
pub const CLGL_SELF_TEST_PASSED: clgl_self_test = 1;
/// A call failed, or bytes were wrong.
pub const CLGL_SELF_TEST_FAILED: clgl_self_test = 2;

/// Flags of clgl_context_desc.
pub type clgl_context_flags = u32;
/// Create an OpenGL context without a window, instead of using the current one. The new context has the core
/// profile of the highest version that the driver supports, or OpenGL ES if the driver does not support
/// OpenGL 3.0. It has no default framebuffer: draw into framebuffer objects.
pub const CLGL_CONTEXT_HEADLESS: clgl_context_flags = 1;
/// Create one more OpenGL context in the share group, on a thread of the library, so that threads without
/// OpenGL can wait for OpenGL fences even without EGL syncs (GLX).
pub const CLGL_CONTEXT_SYNC_THREAD: clgl_context_flags = 2;
/// Create a context without OpenGL, on one device or several. OpenGL is neither needed nor loaded. Buffers
/// need CLGL_BUFFER_COMPUTE_ONLY; functions that need OpenGL return CLGL_ERROR_NO_OPENGL.
pub const CLGL_CONTEXT_COMPUTE_ONLY: clgl_context_flags = 4;
/// Repeat the self-tests whose results an earlier process has stored (CLGL_CACHE), and store the new results.
pub const CLGL_CONTEXT_VERIFY: clgl_context_flags = 8;

/// Receives a message of the OpenCL driver about a context, usually after an error. Few drivers send
/// messages. The callback may call any clgl function that any thread may call, but must not wait for fences
/// or queues. Callbacks of the fences of the context are delayed while it runs.
pub type clgl_context_callback =
    Option<unsafe extern "C" fn(message: *const c_char, private_info: *const c_void, private_size: usize, user_data: *mut c_void)>;
/// Receives the printf output of kernels, in parts of any length, in the order in which the driver reports
/// them.
pub type clgl_printf_callback =
    Option<unsafe extern "C" fn(text: *const c_char, size: usize, user_data: *mut c_void)>;

/// Describes a context to create. Zero fields mean: join the OpenGL context that is current on this thread
/// with the OpenCL device that drives it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_context_desc {
    /// sizeof(clgl_context_desc)
    pub struct_size: u32,
    /// 0 = the current OpenGL context
    pub flags: clgl_context_flags,
    /// the API of gl_context, only with gl_context; CLGL_WINSYS_NONE = query from the window system
    pub winsys: clgl_winsys,
    /// the only transport to use; CLGL_TRANSPORT_AUTO = that of the environment variable CLGL_TRANSPORT
    /// (external, native, mapped or staged), or the best one if it is not set
    pub transport: clgl_transport,
    /// the OpenCL device. NULL = the first of these that applies: the device of cl_context; the device that
    /// the environment variable CLGL_DEVICE names (see clgl_environment(7)); the device that drives the
    /// OpenGL context, or with CLGL_CONTEXT_COMPUTE_ONLY the first device that is not a CPU, else the first
    /// device
    pub device: clgl_device,
    /// an existing cl_context to use, which is retained. device or devices must belong to it. If both are
    /// NULL, the context uses the device of cl_context that matches the OpenGL context best. With
    /// CLGL_CONTEXT_COMPUTE_ONLY it then uses all devices of cl_context that clgl_device_list lists. NULL =
    /// create one
    pub cl_context: *mut c_void,
    /// the OpenGL context (EGLContext, GLXContext). If it is not current on this thread, also set winsys and
    /// gl_display: it is then made current during the call. NULL = the current one
    pub gl_context: *mut c_void,
    /// the display of gl_context (EGLDisplay, Display \*), only with gl_context; NULL = query from the window
    /// system
    pub gl_display: *mut c_void,
    /// a name for messages and debugging tools, copied; NULL = none
    pub label: *const c_char,
    /// only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device: different devices of one platform; queues use
    /// the first by default. NULL = device
    pub devices: *const clgl_device,
    /// number of devices
    pub device_count: u32,
    /// only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device, devices and cl_context: all available devices
    /// of these types of one platform. This is the platform of the first such device that is not a CPU, or
    /// else of the first such device. 0 = device
    pub device_types: clgl_device_type_flags,
    /// receives messages of the OpenCL driver about the context; must be NULL with cl_context, which has its
    /// own callback; NULL = none
    pub callback: clgl_context_callback,
    /// passed to callback
    pub user_data: *mut c_void,
    /// receives the output of printf in kernels, on devices with cl_arm_printf; must be NULL with cl_context.
    /// NULL = the driver writes the output, usually to standard output
    pub printf_callback: clgl_printf_callback,
    /// passed to printf_callback; must live until the context and its objects are destroyed and their
    /// commands have completed
    pub printf_user_data: *mut c_void,
    /// size of the printf buffer in bytes, only with printf_callback; output that does not fit is lost. 0 =
    /// the default of the driver
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
/// The properties of a context. Strings live as long as the context.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_context_info {
    /// sizeof(clgl_context_info), set by the caller
    pub struct_size: u32,
    /// the flags of the descriptor
    pub flags: clgl_context_flags,
    /// the API of the OpenGL context
    pub winsys: clgl_winsys,
    /// the API of the OpenGL context
    pub gl_api: clgl_gl_api,
    /// the OpenGL version; 0 without OpenGL
    pub gl_version_major: u32,
    /// the OpenGL version; 0 without OpenGL
    pub gl_version_minor: u32,
    /// how the device was chosen
    pub match_: clgl_device_match,
    /// number of transports for clgl_context_get_transport_report; 0 without OpenGL
    pub transport_count: u32,
    /// the first device of the context
    pub device: clgl_device,
    /// GL_RENDERER; "" without OpenGL
    pub gl_renderer: *const c_char,
    /// GL_VENDOR; "" without OpenGL
    pub gl_vendor: *const c_char,
    /// the reason of match, as text
    pub match_reason: *const c_char,
    /// the label of the descriptor, or ""
    pub label: *const c_char,
    /// number of devices for clgl_context_get_devices; more than 1 only with CLGL_CONTEXT_COMPUTE_ONLY
    pub device_count: u32,
    /// 0
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
/// The report on one transport. Strings live as long as the context.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_transport_report {
    /// sizeof(clgl_transport_report), set by the caller
    pub struct_size: u32,
    /// the transport
    pub transport: clgl_transport,
    /// its status for buffers
    pub buffer_status: clgl_transport_status,
    /// its status for textures; each format is tested when its first texture is created
    pub texture_status: clgl_transport_status,
    /// the result of its self-test
    pub self_test: clgl_self_test,
    /// whether an earlier process ran the self-test and stored that it passed
    pub self_test_stored: clgl_bool,
    /// duration of the self-test in nanoseconds, also if it was stored
    pub self_test_ns: i64,
    /// the reason of buffer_status; valid until the context is destroyed
    pub buffer_reason: *const c_char,
    /// the reason of texture_status; valid until the context is destroyed
    pub texture_reason: *const c_char,
}

impl Default for clgl_transport_report {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            transport: 0,
            buffer_status: 0,
            texture_status: 0,
            self_test: 0,
            self_test_stored: 0,
            self_test_ns: 0,
            buffer_reason: core::ptr::null(),
            texture_reason: core::ptr::null(),
        }
    }
}
/// The memory usage of the objects of a context for one transport.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_memory_usage {
    /// sizeof(clgl_memory_usage), set by the caller
    pub struct_size: u32,
    /// number of storages: a buffer with its sub-buffers counts once, and so do all objects that wrap one
    /// OpenGL name
    pub object_count: u32,
    /// bytes of the shared objects, including application-owned ones
    pub shared_bytes: u64,
    /// additional bytes of the transport: staging copies and copies in OpenCL
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
    /// Creates a context that joins OpenCL with OpenGL.
    ///
    /// By default it uses the OpenGL context that is current on this thread, or the one that
    /// desc-\>gl_context names. CLGL_CONTEXT_HEADLESS creates an OpenGL context without a window. This
    /// context uses an EGL device on the GPU of the OpenCL device if there are EGL devices, else the
    /// surfaceless EGL platform. CLGL_CONTEXT_COMPUTE_ONLY creates a context without OpenGL.
    ///
    /// Transports are tested with a small transfer, best first, until one works for new buffers; others are
    /// tested when the first object may use them. The tests run once per pair of drivers, so that the first
    /// context takes longer.
    ///
    /// desc: the properties; NULL = the current OpenGL context and the OpenCL device that matches it
    ///
    /// context: receives the context
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: context is NULL; a flag, winsys, transport or device type is unknown;
    /// fields contradict each other or the current OpenGL context; devices belong to different platforms or
    /// are listed twice; callback or printf_callback is set with cl_context; printf_user_data or
    /// printf_buffer_size is set without printf_callback; CLGL_TRANSPORT, CLGL_NATIVE_ORDER,
    /// CLGL_EXTERNAL_ORDER or CLGL_CACHE in the environment has an unknown value; a reserved field is not 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: device or an element of devices is not a valid clgl_device
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or gl_context is not current
    /// and cannot be made current
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform
    ///
    /// CLGL_ERROR_NO_DEVICE: CLGL_DEVICE in the environment names no device; a device does not belong to
    /// cl_context; no available device has one of device_types; or OpenCL has no device
    ///
    /// CLGL_ERROR_NO_OPENGL: a headless context cannot be created; the X display has no GLX; or the OpenGL or
    /// OpenGL ES version is lower than 3.0
    ///
    /// CLGL_ERROR_NO_TRANSPORT: the required transport does not work, or none does; the message has the
    /// reasons
    ///
    /// CLGL_ERROR_UNSUPPORTED: printf_callback is set and a device does not have cl_arm_printf
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
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: with the OpenGL context to join, or any with CLGL_CONTEXT_HEADLESS, with
    /// CLGL_CONTEXT_COMPUTE_ONLY, or with gl_context, winsys and gl_display. An OpenGL context that is
    /// current stays current.
    ///
    /// Lifetime: until clgl_context_destroy and the destruction of all objects created from it. user_data
    /// must live until clgl_context_destroy has returned.
    ///
    /// See OpenCL 3.0 section 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device,
    /// EGL_MESA_platform_surfaceless; cl_arm_printf. Since 0.1.
    pub fn clgl_context_create(desc: *const clgl_context_desc, context: *mut clgl_context) -> clgl_result;
    /// Destroys a context. Objects that were created from it stay valid.
    ///
    /// The OpenGL context of the application is not changed. If it is not current, the library deletes its
    /// remaining OpenGL names later: at the next call on an object of the context that needs an OpenGL
    /// context, or when the application destroys its OpenGL context. When the function returns, the callback
    /// of the context is not running on another thread and is not called again.
    ///
    /// context: the context; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_context_destroy(context: clgl_context) -> clgl_result;
    /// Returns the properties of a context.
    ///
    /// context: the context
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the context
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_context_get_info(context: clgl_context, info: *mut clgl_context_info) -> clgl_result;
    /// Lists the devices of a context.
    ///
    /// context: the context
    ///
    /// capacity: number of elements of devices; 0 = return only the count
    ///
    /// devices: receives up to capacity devices, and NULL in unused elements; may be NULL if capacity is 0
    ///
    /// count: receives the number of devices, which may be more than capacity
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: count is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// Threads: any
    ///
    /// Lifetime: devices live as long as the process and are never destroyed
    ///
    /// See OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES. Since 0.1.
    pub fn clgl_context_get_devices(context: clgl_context, capacity: u32, devices: *mut clgl_device, count: *mut u32) -> clgl_result;
    /// Returns an OpenCL property of a context, as clGetContextInfo does: for example its reference count.
    ///
    /// context: the context
    ///
    /// param: a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)
    ///
    /// capacity: size of value in bytes; 0 = return only the size
    ///
    /// value: receives the value; may be NULL if capacity is 0
    ///
    /// size: receives the size of the value in bytes; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: value is NULL although capacity is not 0; size is NULL although capacity
    /// is 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the value is larger than capacity
    ///
    /// CLGL_ERROR_UNSUPPORTED: the OpenCL driver does not know param
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 4.4, clGetContextInfo. Since 0.1.
    pub fn clgl_context_query(context: clgl_context, param: u32, capacity: usize, value: *mut c_void, size: *mut usize) -> clgl_result;
    /// Runs the self-tests of all transports that the context may use and that no object has needed yet, so
    /// that reports have their results. Without the call they run when the first object needs them.
    ///
    /// context: the context
    ///
    /// Returns CLGL_SUCCESS, also if a test failed; see clgl_context_get_transport_report
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; for a headless context: it is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset, or it or its display has ended
    ///
    /// Threads: GL
    ///
    /// Lifetime: none
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_context_verify_transports(context: clgl_context) -> clgl_result;
    /// Returns the present state of one transport in a context. Runs no self-test.
    ///
    /// context: the context
    ///
    /// index: 0 to clgl_context_info.transport_count - 1, in the order of preference
    ///
    /// report: receives the state; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: report is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of report is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: index is too large
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the context
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_context_get_transport_report(context: clgl_context, index: u32, report: *mut clgl_transport_report) -> clgl_result;
    /// Writes a report of a context as text for people: OpenGL, OpenCL, how the device was chosen, each
    /// transport with its reason, and the texture formats that have failed their self-tests with these
    /// drivers. Runs no self-test: call clgl_context_verify_transports before for the results of all
    /// transports.
    ///
    /// context: the context
    ///
    /// capacity: size of text in bytes; 0 = return only the size
    ///
    /// text: receives the report, truncated to capacity and always NUL-terminated; may be NULL if capacity is
    /// 0
    ///
    /// size: receives the size of the whole report in bytes, with the terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was truncated
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: text is NULL although capacity is not 0; text and size are both NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_context_get_report(context: clgl_context, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Returns how much memory the objects of a context use for one transport.
    ///
    /// context: the context
    ///
    /// transport: the transport; CLGL_TRANSPORT_AUTO = objects without OpenGL
    ///
    /// usage: receives the numbers; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: usage is NULL; transport is unknown
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of usage is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_context_get_memory_usage(context: clgl_context, transport: clgl_transport, usage: *mut clgl_memory_usage) -> clgl_result;
    /// Makes the OpenGL context of a headless clgl context current on this thread, or restores the previous
    /// context. The application can draw with the context while it is current.
    ///
    /// If the application has made another context current on this thread in the meantime, restoring leaves
    /// that context current.
    ///
    /// context: a context created with CLGL_CONTEXT_HEADLESS
    ///
    /// current: 1 = make it current; 0 = restore the previous context, on the same thread
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: current is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_UNSUPPORTED: the context is not headless
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_INVALID_STATE: the OpenGL context was already made current by this function on any thread;
    /// current is 0 and it was not made current on this thread; or the call comes from a log callback during
    /// a call that uses the OpenGL context
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See EGL 1.5 section 3.7.3, eglMakeCurrent. Since 0.1.
    pub fn clgl_context_make_current(context: clgl_context, current: clgl_bool) -> clgl_result;
    /// Returns the address of an OpenGL function, as eglGetProcAddress and glXGetProcAddress do.
    ///
    /// context: the context
    ///
    /// name: the name, such as "glDrawArrays"
    ///
    /// function: receives the address of the function
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: name or function is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_UNSUPPORTED: the OpenGL driver has no such function
    ///
    /// Threads: any
    ///
    /// Lifetime: the address is valid as long as the OpenGL context
    ///
    /// See EGL 1.5 section 3.12, eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress. Since 0.1.
    pub fn clgl_context_get_proc_address(context: clgl_context, name: *const c_char, function: *mut *mut c_void) -> clgl_result;
    /// Returns the name of a window system interface, such as "EGL".
    ///
    /// winsys: CLGL_WINSYS_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_winsys_name(winsys: clgl_winsys) -> *const c_char;
    /// Returns the name of an OpenGL API, such as "OpenGL ES".
    ///
    /// api: CLGL_GL_API_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_gl_api_name(api: clgl_gl_api) -> *const c_char;
    /// Returns the name of a transport, such as "external".
    ///
    /// transport: CLGL_TRANSPORT_MAPPED, ...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_transport_name(transport: clgl_transport) -> *const c_char;
    /// Returns the name of the status of a transport, such as "selected".
    ///
    /// status: CLGL_TRANSPORT_STATUS_UNAVAILABLE, ...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_transport_status_name(status: clgl_transport_status) -> *const c_char;
    /// Returns the name of the way a device was chosen, such as "UUID".
    ///
    /// match: CLGL_MATCH_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_device_match_name(match_: clgl_device_match) -> *const c_char;
    /// Returns the name of the result of a self-test, such as "passed".
    ///
    /// result: CLGL_SELF_TEST_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_self_test_name(result: clgl_self_test) -> *const c_char;
}
