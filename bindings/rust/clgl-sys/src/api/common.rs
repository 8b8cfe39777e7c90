// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Result of each function: 0 for success, positive for an outcome that is no failure, negative for a
/// failure.
pub type clgl_result = i32;

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

pub const CLGL_SUCCESS: i32 = 0;
/// The timeout ran out first.
pub const CLGL_TIMEOUT: i32 = 1;
/// Asked without waiting, and the answer is not there yet.
pub const CLGL_NOT_READY: i32 = 2;
/// A NULL pointer, an unknown flag or enumerator, a reserved field that is set, a size of zero.
pub const CLGL_ERROR_INVALID_ARGUMENT: i32 = -1;
/// The handle is NULL, stale, of another type, or none of this library's.
pub const CLGL_ERROR_INVALID_HANDLE: i32 = -2;
/// A structure's struct_size is too small or beyond 4096, or unknown bytes of a larger descriptor are not
/// zero.
pub const CLGL_ERROR_INVALID_STRUCT_SIZE: i32 = -3;
/// Offset and size lie past the end, overflow, or exceed the device's limit.
pub const CLGL_ERROR_OUT_OF_RANGE: i32 = -4;
/// An offset is not a multiple of the alignment that the device wants.
pub const CLGL_ERROR_MISALIGNED: i32 = -5;
/// The OpenGL name does not exist, does not exist any more, or is of another kind.
pub const CLGL_ERROR_INVALID_GL_OBJECT: i32 = -6;
/// The OpenGL object was given another size after it was wrapped.
pub const CLGL_ERROR_GL_OBJECT_CHANGED: i32 = -7;
/// Objects of two clgl contexts were mixed in one call.
pub const CLGL_ERROR_WRONG_CONTEXT: i32 = -8;
/// The call wants an OpenGL context, and none is current on this thread.
pub const CLGL_ERROR_NO_GL_CONTEXT: i32 = -9;
/// The OpenGL context that is current on this thread is of another share group.
pub const CLGL_ERROR_WRONG_GL_CONTEXT: i32 = -10;
/// The object, or a part of it that the call overlaps, is acquired already.
pub const CLGL_ERROR_ALREADY_ACQUIRED: i32 = -11;
/// The object is not acquired by this queue.
pub const CLGL_ERROR_NOT_ACQUIRED: i32 = -12;
/// There is no OpenCL platform on this machine.
pub const CLGL_ERROR_NO_OPENCL: i32 = -13;
/// No OpenCL device answers the description.
pub const CLGL_ERROR_NO_DEVICE: i32 = -14;
/// There is no OpenGL on this machine, or none of the asked kind, or the clgl context was made without it
/// (CLGL_CONTEXT_COMPUTE_ONLY).
pub const CLGL_ERROR_NO_OPENGL: i32 = -15;
/// No transport can carry the object as described; the message gives each one's reason.
pub const CLGL_ERROR_NO_TRANSPORT: i32 = -16;
/// This driver cannot do it.
pub const CLGL_ERROR_UNSUPPORTED: i32 = -17;
pub const CLGL_ERROR_OUT_OF_HOST_MEMORY: i32 = -18;
pub const CLGL_ERROR_OUT_OF_DEVICE_MEMORY: i32 = -19;
/// The program did not compile or link; the message ends with the build log.
pub const CLGL_ERROR_BUILD_FAILED: i32 = -20;
/// A command that was waited for ended with an error.
pub const CLGL_ERROR_COMMAND_FAILED: i32 = -21;
/// An OpenCL call failed in a way that no other code names; see clgl_error_native.
pub const CLGL_ERROR_OPENCL: i32 = -22;
/// An OpenGL call failed in a way that no other code names; see clgl_error_native.
pub const CLGL_ERROR_OPENGL: i32 = -23;
/// An EGL or GLX call failed; see clgl_error_native.
pub const CLGL_ERROR_WINSYS: i32 = -24;
/// The OpenGL context was reset. Only destroying works on its objects from now on.
pub const CLGL_ERROR_CONTEXT_LOST: i32 = -25;
/// The OpenCL device was lost. Only destroying works on its objects from now on.
pub const CLGL_ERROR_DEVICE_LOST: i32 = -26;
/// The process is a fork of the one that made the objects. Only destroying works there.
pub const CLGL_ERROR_FORKED: i32 = -27;
/// The object is in a state that does not allow the call: a user fence that was signalled already, say.
pub const CLGL_ERROR_INVALID_STATE: i32 = -28;
/// A defect of this library. Please report it with the message.
pub const CLGL_ERROR_INTERNAL: i32 = -29;
/// A Vulkan call failed in a way that no other code names; see clgl_error_native.
pub const CLGL_ERROR_VULKAN: i32 = -30;
/// A timeout, in nanoseconds, that never runs out.
pub const CLGL_FOREVER: i32 = -1;
/// Whose code clgl_error_native gives.
pub const CLGL_NATIVE_NONE: i32 = 0;
pub const CLGL_NATIVE_OPENCL: i32 = 1;
pub const CLGL_NATIVE_OPENGL: i32 = 2;
pub const CLGL_NATIVE_EGL: i32 = 3;
pub const CLGL_NATIVE_GLX: i32 = 4;
pub const CLGL_NATIVE_VULKAN: i32 = 5;
pub const CLGL_NATIVE_WGL: i32 = 6;
/// How much a log message matters.
pub const CLGL_LOG_ERROR: i32 = 1;
pub const CLGL_LOG_WARNING: i32 = 2;
pub const CLGL_LOG_INFO: i32 = 3;
pub const CLGL_LOG_TRACE: i32 = 4;

/// Receives log messages. Runs on the thread whose call logs, outside all locks; it may call clgl, and what
/// it calls neither disturbs the message of the call that logs nor is logged to it. The text lives until the
/// callback returns.
pub type clgl_log_callback =
    Option<unsafe extern "C" fn(level: i32, message: *const c_char, user_data: *mut c_void)>;

/// A part of a buffer, in bytes.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_range {
    pub offset: usize,
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
/// A box of a texture: what its parts count is told at CLGL_TEXTURE_KIND_.... Parts that the kind does not
/// have are 0 in the origin and 1 in the extent.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_box {
    pub origin: [usize; 3],
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
    /// Gives the name of a result, such as "CLGL_ERROR_INVALID_HANDLE".
    ///
    /// result: any value
    ///
    /// Returns the name; "CLGL_UNKNOWN_RESULT" for a value that names none. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_result_name(result: clgl_result) -> *const c_char;
    /// Gives the message that this thread's last failed call left: which call, what failed with which code,
    /// and what to do. Empty after a call that did not fail. Calling it leaves the message as it is.
    ///
    /// Returns UTF-8 text, never NULL
    ///
    /// Threads: any; each thread has its own message
    ///
    /// Lifetime: until this thread's next clgl call other than clgl_error_message, clgl_error_native,
    /// clgl_result_name, clgl_native_name, clgl_native_cause and clgl_native_fix
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_error_message() -> *const c_char;
    /// Gives the driver's own code behind this thread's last failed call.
    ///
    /// source: receives whose code it is, CLGL_NATIVE_...; CLGL_NATIVE_NONE if no driver call failed; or NULL
    ///
    /// code: receives the code, such as -5 (CL_OUT_OF_RESOURCES); 0 with CLGL_NATIVE_NONE; or NULL
    ///
    /// Returns CLGL_SUCCESS. Like clgl_error_message, it leaves the message as it is.
    ///
    /// Threads: any; each thread has its own
    ///
    /// Lifetime: none
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_error_native(source: *mut i32, code: *mut i32) -> clgl_result;
    /// Gives the name of a driver's code, such as "CL_OUT_OF_RESOURCES".
    ///
    /// source: CLGL_NATIVE_...
    ///
    /// code: the driver's code
    ///
    /// Returns the name; "unknown" for a code without one. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1; GLX 1.4 section 3.6.
    /// Since 0.1.
    pub fn clgl_native_name(source: i32, code: i32) -> *const c_char;
    /// Tells in a few words what makes a driver give a code, such as "the program has an error" for
    /// CL_BUILD_PROGRAM_FAILURE. The message of a failed call has it already.
    ///
    /// source: CLGL_NATIVE_...
    ///
    /// code: the driver's code
    ///
    /// Returns the cause; "" for a code without a name, and for those of GLX and Vulkan. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1. Since 0.1.
    pub fn clgl_native_cause(source: i32, code: i32) -> *const c_char;
    /// Tells in a few words what a program can do about a driver's code, such as "read its build log" for
    /// CL_BUILD_PROGRAM_FAILURE. The message of a failed call has it already.
    ///
    /// source: CLGL_NATIVE_...
    ///
    /// code: the driver's code
    ///
    /// Returns the fix; "" where nothing helps in general, and wherever clgl_native_cause is "". Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_native_fix(source: i32, code: i32) -> *const c_char;
    /// Sets where log messages go. Without a callback they are dropped: the library never prints.
    ///
    /// With the environment variable CLGL_TRACE set to 1, each call is logged at CLGL_LOG_TRACE with its
    /// result and duration; set to anything else, it names a file to which those lines are appended. One that
    /// cannot be opened is told once, at CLGL_LOG_WARNING, and the lines go to the callback.
    ///
    /// callback: called for each message, or NULL for none
    ///
    /// user_data: handed to the callback
    ///
    /// max_level: the least important level wanted, CLGL_LOG_ERROR to CLGL_LOG_TRACE; or 0 without callback
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown level, with the old callback kept
    ///
    /// Threads: any; when it returns, the old callback is not running on another thread and is not called
    /// again (called from within the callback, it does not wait for that call)
    ///
    /// Lifetime: user_data must live until another callback is set
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_log_set_callback(callback: clgl_log_callback, user_data: *mut c_void, max_level: i32) -> clgl_result;
}
