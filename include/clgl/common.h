/* Results, handles, messages and logging: what every other header stands on.
 *
 * Cross-cutting rules (ownership, threads, errors, descriptors) are written once, in clgl(7).
 * In the comments, "@threads any" means any thread, with or without an OpenGL context; "@threads GL" means
 * a thread on which a context of the clgl context's share group is current; where the clgl context was made
 * headless, also a thread on which no OpenGL context is current, unless another thread has the headless one.
 */
#ifndef CLGL_COMMON_H
#define CLGL_COMMON_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(_WIN32)
#define CLGL_API __attribute__((visibility("default")))
#else
#define CLGL_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What each function returns: 0 for success, positive for an outcome that is no failure, negative for a
 * failure. */
typedef int32_t clgl_result;

#define CLGL_SUCCESS 0
/* The timeout ran out first. */
#define CLGL_TIMEOUT 1
/* Asked without waiting, and the answer is not there yet. */
#define CLGL_NOT_READY 2

/* A NULL pointer, an unknown flag or enumerator, a reserved field that is set, a size of zero. */
#define CLGL_ERROR_INVALID_ARGUMENT (-1)
/* The handle is NULL, stale, of another type, or none of this library's. */
#define CLGL_ERROR_INVALID_HANDLE (-2)
/* A structure's struct_size is too small or beyond 4096, or unknown bytes of a larger descriptor are not zero. */
#define CLGL_ERROR_INVALID_STRUCT_SIZE (-3)
/* Offset and size lie past the end, overflow, or exceed the device's limit. */
#define CLGL_ERROR_OUT_OF_RANGE (-4)
/* An offset is not a multiple of the alignment that the device wants. */
#define CLGL_ERROR_MISALIGNED (-5)
/* The OpenGL name does not exist, does not exist any more, or is of another kind. */
#define CLGL_ERROR_INVALID_GL_OBJECT (-6)
/* The OpenGL object was given another size after it was wrapped. */
#define CLGL_ERROR_GL_OBJECT_CHANGED (-7)
/* Objects of two clgl contexts were mixed in one call. */
#define CLGL_ERROR_WRONG_CONTEXT (-8)
/* The call wants an OpenGL context, and none is current on this thread. */
#define CLGL_ERROR_NO_GL_CONTEXT (-9)
/* The OpenGL context that is current on this thread is of another share group. */
#define CLGL_ERROR_WRONG_GL_CONTEXT (-10)
/* The object, or a part of it that the call overlaps, is acquired already. */
#define CLGL_ERROR_ALREADY_ACQUIRED (-11)
/* The object is not acquired by this queue. */
#define CLGL_ERROR_NOT_ACQUIRED (-12)
/* There is no OpenCL platform on this machine. */
#define CLGL_ERROR_NO_OPENCL (-13)
/* No OpenCL device answers the description. */
#define CLGL_ERROR_NO_DEVICE (-14)
/* There is no OpenGL on this machine, or none of the asked kind, or the clgl context was made without it
 * (CLGL_CONTEXT_COMPUTE_ONLY). */
#define CLGL_ERROR_NO_OPENGL (-15)
/* No transport can carry the object as described; the message gives each one's reason. */
#define CLGL_ERROR_NO_TRANSPORT (-16)
/* This driver cannot do it. */
#define CLGL_ERROR_UNSUPPORTED (-17)
#define CLGL_ERROR_OUT_OF_HOST_MEMORY (-18)
#define CLGL_ERROR_OUT_OF_DEVICE_MEMORY (-19)
/* The program did not compile or link; the message ends with the build log. */
#define CLGL_ERROR_BUILD_FAILED (-20)
/* A command that was waited for ended with an error. */
#define CLGL_ERROR_COMMAND_FAILED (-21)
/* An OpenCL call failed in a way that no other code names; see clgl_error_native. */
#define CLGL_ERROR_OPENCL (-22)
/* An OpenGL call failed in a way that no other code names; see clgl_error_native. */
#define CLGL_ERROR_OPENGL (-23)
/* An EGL or GLX call failed; see clgl_error_native. */
#define CLGL_ERROR_WINSYS (-24)
/* The OpenGL context was reset. Only destroying works on its objects from now on. */
#define CLGL_ERROR_CONTEXT_LOST (-25)
/* The OpenCL device was lost. Only destroying works on its objects from now on. */
#define CLGL_ERROR_DEVICE_LOST (-26)
/* The process is a fork of the one that made the objects. Only destroying works there. */
#define CLGL_ERROR_FORKED (-27)
/* The object is in a state that does not allow the call: a user fence that was signalled already, say. */
#define CLGL_ERROR_INVALID_STATE (-28)
/* A defect of this library. Please report it with the message. */
#define CLGL_ERROR_INTERNAL (-29)
/* A Vulkan call failed in a way that no other code names; see clgl_error_native. */
#define CLGL_ERROR_VULKAN (-30)

/* Handles: opaque values, never addresses. NULL is no object. */
typedef struct clgl_device_t *clgl_device;
typedef struct clgl_context_t *clgl_context;
typedef struct clgl_queue_t *clgl_queue;
typedef struct clgl_buffer_t *clgl_buffer;
typedef struct clgl_texture_t *clgl_texture;
typedef struct clgl_sampler_t *clgl_sampler;
typedef struct clgl_fence_t *clgl_fence;
typedef struct clgl_program_t *clgl_program;
typedef struct clgl_kernel_t *clgl_kernel;
typedef struct clgl_ring_t *clgl_ring;

/* A timeout, in nanoseconds, that never runs out. */
#define CLGL_FOREVER (-1)

/* A part of a buffer, in bytes. */
typedef struct clgl_range {
    size_t offset;
    size_t size;
} clgl_range;

/* A box of a texture: what its parts count is told at CLGL_TEXTURE_KIND_.... Parts that the kind does not have
 * are 0 in the origin and 1 in the extent. */
typedef struct clgl_box {
    size_t origin[3];
    size_t extent[3];
} clgl_box;

/* Whose code clgl_error_native gives. */
#define CLGL_NATIVE_NONE 0
#define CLGL_NATIVE_OPENCL 1
#define CLGL_NATIVE_OPENGL 2
#define CLGL_NATIVE_EGL 3
#define CLGL_NATIVE_GLX 4
#define CLGL_NATIVE_VULKAN 5
#define CLGL_NATIVE_WGL 6

/** Gives the name of a result, such as "CLGL_ERROR_INVALID_HANDLE".
 *
 * @param result  any value
 * @return the name; "CLGL_UNKNOWN_RESULT" for a value that names none. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_result_name(clgl_result result);

/** Gives the message that this thread's last failed call left: which call, what failed with which code, and
 * what to do. Empty after a call that did not fail. Calling it leaves the message as it is.
 *
 * @return UTF-8 text, never NULL
 * @threads any; each thread has its own message
 * @lifetime until this thread's next clgl call other than clgl_error_message, clgl_error_native,
 *           clgl_result_name, clgl_native_name, clgl_native_cause and clgl_native_fix
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_error_message(void);

/** Gives the driver's own code behind this thread's last failed call.
 *
 * @param source  receives whose code it is, CLGL_NATIVE_...; CLGL_NATIVE_NONE if no driver call failed; or NULL
 * @param code    receives the code, such as -5 (CL_OUT_OF_RESOURCES); 0 with CLGL_NATIVE_NONE; or NULL
 * @return CLGL_SUCCESS. Like clgl_error_message, it leaves the message as it is.
 * @threads any; each thread has its own
 * @lifetime none
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_error_native(int32_t *source, int32_t *code);

/** Gives the name of a driver's code, such as "CL_OUT_OF_RESOURCES".
 *
 * @param source  CLGL_NATIVE_...
 * @param code    the driver's code
 * @return the name; "unknown" for a code without one. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1; GLX 1.4 section 3.6
 * @since 0.1
 */
CLGL_API const char *clgl_native_name(int32_t source, int32_t code);

/** Tells in a few words what makes a driver give a code, such as "the program has an error" for
 * CL_BUILD_PROGRAM_FAILURE. The message of a failed call has it already.
 *
 * @param source  CLGL_NATIVE_...
 * @param code    the driver's code
 * @return the cause; "" for a code without a name, and for those of GLX and Vulkan. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1
 * @since 0.1
 */
CLGL_API const char *clgl_native_cause(int32_t source, int32_t code);

/** Tells in a few words what a program can do about a driver's code, such as "read its build log" for
 * CL_BUILD_PROGRAM_FAILURE. The message of a failed call has it already.
 *
 * @param source  CLGL_NATIVE_...
 * @param code    the driver's code
 * @return the fix; "" where nothing helps in general, and wherever clgl_native_cause is "". Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_native_fix(int32_t source, int32_t code);

/* How much a log message matters. */
#define CLGL_LOG_ERROR 1
#define CLGL_LOG_WARNING 2
#define CLGL_LOG_INFO 3
#define CLGL_LOG_TRACE 4

/* Receives log messages. Runs on the thread whose call logs, outside all locks; it may call clgl, and what
 * it calls neither disturbs the message of the call that logs nor is logged to it. The text lives until the
 * callback returns. */
typedef void (*clgl_log_callback)(int32_t level, const char *message, void *user_data);

/** Sets where log messages go. Without a callback they are dropped: the library never prints.
 *
 * With the environment variable CLGL_TRACE set to 1, each call is logged at CLGL_LOG_TRACE with its result
 * and duration; set to anything else, it names a file to which those lines are appended. One that cannot be
 * opened is told once, at CLGL_LOG_WARNING, and the lines go to the callback.
 *
 * @param callback   called for each message, or NULL for none
 * @param user_data  handed to the callback
 * @param max_level  the least important level wanted, CLGL_LOG_ERROR to CLGL_LOG_TRACE; or 0 without callback
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown level, with the old callback kept
 * @threads any; when it returns, the old callback is not running on another thread and is not called again
 *          (called from within the callback, it does not wait for that call)
 * @lifetime user_data must live until another callback is set
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_log_set_callback(clgl_log_callback callback, void *user_data, int32_t max_level);

#ifdef __cplusplus
}
#endif

#endif
