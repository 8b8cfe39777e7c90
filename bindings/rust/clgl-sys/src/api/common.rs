// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// A boolean: 0 = no, 1 = yes. Functions refuse other values.
pub type clgl_bool = u32;

#[doc(hidden)]
#[repr(C)]
pub struct clgl_device_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_device = *mut clgl_device_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_context_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_context = *mut clgl_context_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_queue_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_queue = *mut clgl_queue_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_buffer_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_buffer = *mut clgl_buffer_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_texture_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_texture = *mut clgl_texture_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_sampler_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_sampler = *mut clgl_sampler_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_fence_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_fence = *mut clgl_fence_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_program_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_program = *mut clgl_program_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_kernel_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_kernel = *mut clgl_kernel_t;
#[doc(hidden)]
#[repr(C)]
pub struct clgl_ring_t {
    _private: [u8; 0],
}
/// A handle: an opaque value, never an address. NULL is no object.
pub type clgl_ring = *mut clgl_ring_t;

/// The result of a function: 0 = success, positive = timeout or not ready, negative = a failure. Later
/// versions may add values.
pub type clgl_result = i32;
/// The call succeeded.
pub const CLGL_SUCCESS: clgl_result = 0;
/// The timeout elapsed before the wait ended.
pub const CLGL_TIMEOUT: clgl_result = 1;
/// The result is not available yet, and the call does not wait.
pub const CLGL_NOT_READY: clgl_result = 2;
/// A NULL pointer, an unknown flag or enumerator, a reserved field that is not 0, or a size of 0.
pub const CLGL_ERROR_INVALID_ARGUMENT: clgl_result = -1;
/// The handle is NULL, stale, of another type, or not a handle of this library.
pub const CLGL_ERROR_INVALID_HANDLE: clgl_result = -2;
/// struct_size of a structure is too small or more than 4096, or unknown bytes of a larger descriptor are not
/// 0.
pub const CLGL_ERROR_INVALID_STRUCT_SIZE: clgl_result = -3;
/// Offset and size extend past the end, overflow, or exceed a limit of the device.
pub const CLGL_ERROR_OUT_OF_RANGE: clgl_result = -4;
/// An offset or address is not a multiple of the alignment that the device requires.
pub const CLGL_ERROR_MISALIGNED: clgl_result = -5;
/// The OpenGL name does not exist, no longer exists, or is of another type.
pub const CLGL_ERROR_INVALID_GL_OBJECT: clgl_result = -6;
/// The OpenGL object got new storage after it was wrapped.
pub const CLGL_ERROR_GL_OBJECT_CHANGED: clgl_result = -7;
/// Objects of two clgl contexts were used in one call.
pub const CLGL_ERROR_WRONG_CONTEXT: clgl_result = -8;
/// The call needs an OpenGL context, and none is current on this thread.
pub const CLGL_ERROR_NO_GL_CONTEXT: clgl_result = -9;
/// The OpenGL context that is current on this thread belongs to another share group.
pub const CLGL_ERROR_WRONG_GL_CONTEXT: clgl_result = -10;
/// The object, or a part of it that the call overlaps, is already acquired.
pub const CLGL_ERROR_ALREADY_ACQUIRED: clgl_result = -11;
/// The object is not acquired by this queue.
pub const CLGL_ERROR_NOT_ACQUIRED: clgl_result = -12;
/// This machine has no OpenCL platform.
pub const CLGL_ERROR_NO_OPENCL: clgl_result = -13;
/// No OpenCL device matches the request.
pub const CLGL_ERROR_NO_DEVICE: clgl_result = -14;
/// This machine has no OpenGL, or not the requested one, or the clgl context was created without it
/// (CLGL_CONTEXT_COMPUTE_ONLY).
pub const CLGL_ERROR_NO_OPENGL: clgl_result = -15;
/// No transport can share the object as described; the message says why.
pub const CLGL_ERROR_NO_TRANSPORT: clgl_result = -16;
/// The driver or the device does not support the request.
pub const CLGL_ERROR_UNSUPPORTED: clgl_result = -17;
/// The process or the OpenCL driver is out of host memory.
pub const CLGL_ERROR_OUT_OF_HOST_MEMORY: clgl_result = -18;
/// The device is out of memory or of other resources.
pub const CLGL_ERROR_OUT_OF_DEVICE_MEMORY: clgl_result = -19;
/// The program did not compile or link; the message ends with the build log.
pub const CLGL_ERROR_BUILD_FAILED: clgl_result = -20;
/// A command that was waited for ended with an error.
pub const CLGL_ERROR_COMMAND_FAILED: clgl_result = -21;
/// An OpenCL call failed with a code that has no result of its own; see clgl_error_get_native_code.
pub const CLGL_ERROR_OPENCL: clgl_result = -22;
/// An OpenGL call failed with a code that has no result of its own; see clgl_error_get_native_code.
pub const CLGL_ERROR_OPENGL: clgl_result = -23;
/// An EGL or GLX call failed; see clgl_error_get_native_code.
pub const CLGL_ERROR_WINSYS: clgl_result = -24;
/// The OpenGL context was reset or has ended. Objects of the clgl context can only be destroyed.
pub const CLGL_ERROR_CONTEXT_LOST: clgl_result = -25;
/// The OpenCL device was lost. Its objects can only be destroyed.
pub const CLGL_ERROR_DEVICE_LOST: clgl_result = -26;
/// The process is a forked child of the process that created the objects. It can only destroy them.
pub const CLGL_ERROR_FORKED: clgl_result = -27;
/// The object is in a state that does not allow the call, for example a user fence that was signalled before.
pub const CLGL_ERROR_INVALID_STATE: clgl_result = -28;
/// A defect of this library. Please report it with the message.
pub const CLGL_ERROR_INTERNAL: clgl_result = -29;
/// A Vulkan call failed with a code that has no result of its own; see clgl_error_get_native_code.
pub const CLGL_ERROR_VULKAN: clgl_result = -30;
/// The API that a native code belongs to.
pub type clgl_native_source = i32;
/// No native call failed.
pub const CLGL_NATIVE_NONE: clgl_native_source = 0;
/// OpenCL, such as -5 (CL_OUT_OF_RESOURCES).
pub const CLGL_NATIVE_OPENCL: clgl_native_source = 1;
/// OpenGL, such as 0x0505 (GL_OUT_OF_MEMORY).
pub const CLGL_NATIVE_OPENGL: clgl_native_source = 2;
/// EGL, such as 0x3003 (EGL_BAD_ALLOC).
pub const CLGL_NATIVE_EGL: clgl_native_source = 3;
/// GLX, an error code of the X protocol.
pub const CLGL_NATIVE_GLX: clgl_native_source = 4;
/// Vulkan, a VkResult.
pub const CLGL_NATIVE_VULKAN: clgl_native_source = 5;
/// WGL, an error code of Windows.
pub const CLGL_NATIVE_WGL: clgl_native_source = 6;
/// The severity of a log message; a higher value is less important.
pub type clgl_log_level = i32;
/// No messages. Only for clgl_log_set_callback without a callback.
pub const CLGL_LOG_NONE: clgl_log_level = 0;
/// An error that no function can return.
pub const CLGL_LOG_ERROR: clgl_log_level = 1;
/// Something works, but worse than it could, for example because a transport failed its self-test.
pub const CLGL_LOG_WARNING: clgl_log_level = 2;
/// A decision, such as the device and the transport of a context.
pub const CLGL_LOG_INFO: clgl_log_level = 3;
/// Each call with its result and duration.
pub const CLGL_LOG_TRACE: clgl_log_level = 4;

/// A timeout that never elapses.
pub const CLGL_FOREVER: i32 = -1;

/// Receives a log message. The callback may call any clgl function. These calls are not logged to the
/// callback, and do not change the error message of the thread.
pub type clgl_log_callback =
    Option<unsafe extern "C" fn(level: clgl_log_level, message: *const c_char, user_data: *mut c_void)>;

/// A part of a buffer, in bytes.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_range {
    /// the first byte
    pub offset: usize,
    /// the number of bytes, not 0
    pub size: usize,
}

impl Default for clgl_range {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            offset: 0,
            size: 0,
        }
    }
}
/// A box of a texture. The three numbers are described at CLGL_TEXTURE_TYPE_...; for dimensions that the type
/// does not have, the origin is 0 and the extent is 0 or 1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_box {
    /// the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not have
    pub origin: [usize; 3],
    /// the size, in the units of clgl_texture_type; 1 for dimensions that the type does not have
    pub extent: [usize; 3],
}

impl Default for clgl_box {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            origin: [0; 3],
            extent: [0; 3],
        }
    }
}

extern "C" {
    /// Returns the name of a result, such as "CLGL_ERROR_INVALID_HANDLE".
    ///
    /// result: any value
    ///
    /// Returns the name; "CLGL_UNKNOWN_RESULT" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_result_name(result: clgl_result) -> *const c_char;
    /// Returns the message of the last failed call on this thread: which call failed, why, with which driver
    /// code, and what to do. The message is empty after a call that did not fail.
    ///
    /// Returns the message; for CLGL_ERROR_BUILD_FAILED it ends with the build log. Never NULL.
    ///
    /// Threads: any. Each thread has its own message.
    ///
    /// Lifetime: the string is valid until the next clgl call of this thread, other than clgl_error_message,
    /// clgl_error_get_native_code, clgl_result_name, clgl_native_name, clgl_native_cause and clgl_native_hint
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_error_message() -> *const c_char;
    /// Returns the driver code of the last failed call on this thread. Leaves the message unchanged.
    ///
    /// source: receives the API that returned the code; CLGL_NATIVE_NONE if no driver call failed; NULL = not
    /// wanted
    ///
    /// code: receives the code, such as -5 (CL_OUT_OF_RESOURCES); 0 with CLGL_NATIVE_NONE; NULL = not wanted
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// Threads: any. Each thread has its own code.
    ///
    /// Lifetime: none
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_error_get_native_code(source: *mut clgl_native_source, code: *mut i32) -> clgl_result;
    /// Returns the name of the source of a native code, such as "OpenCL".
    ///
    /// source: CLGL_NATIVE_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_native_source_name(source: clgl_native_source) -> *const c_char;
    /// Returns the name of a driver code, such as "CL_OUT_OF_RESOURCES".
    ///
    /// source: the API that returned the code
    ///
    /// code: the driver code
    ///
    /// Returns the name; "unknown" for a code without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1; GLX 1.4 section 3.6.
    /// Since 0.1.
    pub fn clgl_native_name(source: clgl_native_source, code: i32) -> *const c_char;
    /// Returns a short text that says why a driver returns a code, such as "the program has an error" for
    /// CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.
    ///
    /// source: the API that returned the code
    ///
    /// code: the driver code
    ///
    /// Returns the cause; "" for a code without a name, and for GLX and Vulkan codes. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1. Since 0.1.
    pub fn clgl_native_cause(source: clgl_native_source, code: i32) -> *const c_char;
    /// Returns a short text that says what to do about a driver code, such as "read its build log" for
    /// CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.
    ///
    /// source: the API that returned the code
    ///
    /// code: the driver code
    ///
    /// Returns the advice; "" if there is no general advice, or if clgl_native_cause returns "" for the code.
    /// Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_native_hint(source: clgl_native_source, code: i32) -> *const c_char;
    /// Returns the name of a log level, such as "warning".
    ///
    /// level: CLGL_LOG_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_log_level_name(level: clgl_log_level) -> *const c_char;
    /// Sets the callback that receives log messages. Without a callback, messages are dropped.
    ///
    /// The library prints only if an environment variable is set. With CLGL_DEBUG=1 each failed call writes
    /// its message to standard error.
    ///
    /// With CLGL_TRACE=1 each call is logged at CLGL_LOG_TRACE with its result, its duration, and the message
    /// of a failure. Without a callback, these lines are written to standard error. CLGL_TRACE=0 disables
    /// this; any other value names a file to which the lines are appended. If this file cannot be opened, one
    /// CLGL_LOG_WARNING reports it, and the lines are written as with CLGL_TRACE=1.
    ///
    /// callback: called for each message; NULL = drop all messages
    ///
    /// user_data: passed to the callback; may be NULL
    ///
    /// max_level: the least important level to receive, CLGL_LOG_ERROR to CLGL_LOG_TRACE; may be 0 if
    /// callback is NULL
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: max_level is unknown; the previous callback stays set
    ///
    /// Threads: any. When the function returns, the previous callback is not running on another thread and is
    /// not called again. Exception: a call from within the callback does not wait for the callback.
    ///
    /// Lifetime: user_data must live until another callback is set
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_log_set_callback(callback: clgl_log_callback, user_data: *mut c_void, max_level: clgl_log_level) -> clgl_result;
}
