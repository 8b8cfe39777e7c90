/* Results, handles, messages and logging. clgl(7) states the rules that functions have in common. */
#ifndef CLGL_COMMON_H
#define CLGL_COMMON_H

#include <clgl/literal.h>

#include <stddef.h>
#include <stdint.h>

/* On Windows, functions and callbacks have the default calling convention of x64. Do not compile for x86, nor
 * with compiler options that change the convention, such as /Gv of Visual Studio. */
#if defined(__GNUC__) && !defined(_WIN32)
#define CLGL_API __attribute__((visibility("default")))
#else
#define CLGL_API
#endif

/* From C++11 on, the underlying type of each enumeration. An enumeration with an underlying type can also hold
 * values that have no name. */
#if defined(__cplusplus) && (__cplusplus >= 201103L || defined(_MSC_VER))
#define CLGL_ENUM_BASE : int32_t
#else
#define CLGL_ENUM_BASE
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The result of a function: 0 = success, positive = timeout or not ready, negative = failure. Later versions may
 * add values. */
typedef enum clgl_result CLGL_ENUM_BASE {
    /* The call succeeded. */
    CLGL_SUCCESS = 0,
    /* The timeout elapsed before the wait ended. */
    CLGL_TIMEOUT = 1,
    /* The result is not available yet, and the call does not wait. */
    CLGL_NOT_READY = 2,
    /* A parameter or field is invalid. For example, a pointer is NULL, a flag is unknown, a reserved field is not
     * 0, or a size is 0. */
    CLGL_ERROR_INVALID_ARGUMENT = -1,
    /* The value is NULL, is not a handle, or is a handle of another type; or the object was destroyed. */
    CLGL_ERROR_INVALID_HANDLE = -2,
    /* struct_size of a structure is too small or more than 4096; elements of an array have different struct_size;
     * or bytes after the last known field of a descriptor are not 0. */
    CLGL_ERROR_INVALID_STRUCT_SIZE = -3,
    /* A number is too large, or ranges overlap. For example, an index is not less than the count, a range extends
     * past the end of its object, or a size exceeds a limit. */
    CLGL_ERROR_OUT_OF_RANGE = -4,
    /* An offset, a size or an address is not a multiple of the required alignment. */
    CLGL_ERROR_MISALIGNED = -5,
    /* The OpenGL object does not exist, was deleted, or does not have the required type, size, format or
     * storage. */
    CLGL_ERROR_INVALID_GL_OBJECT = -6,
    /* The OpenGL object got new storage after it was wrapped; or another buffer or range was attached to a buffer
     * texture. */
    CLGL_ERROR_GL_OBJECT_CHANGED = -7,
    /* Objects of two clgl contexts were used in one call; or an OpenCL object belongs to another cl_context, to
     * no device of the clgl context, or already to another clgl context. */
    CLGL_ERROR_WRONG_CONTEXT = -8,
    /* The call needs an OpenGL context, and none is current on this thread; or the headless context is current on
     * another thread. */
    CLGL_ERROR_NO_GL_CONTEXT = -9,
    /* The OpenGL context that is current on this thread belongs to another share group. */
    CLGL_ERROR_WRONG_GL_CONTEXT = -10,
    /* The object, or memory of the object, is already acquired. */
    CLGL_ERROR_ALREADY_ACQUIRED = -11,
    /* The queue has not acquired the used part of the object, or has acquired this part only for reading. */
    CLGL_ERROR_NOT_ACQUIRED = -12,
    /* There is no OpenCL platform. */
    CLGL_ERROR_NO_OPENCL = -13,
    /* No OpenCL device matches the request, or the device does not belong to the context. */
    CLGL_ERROR_NO_DEVICE = -14,
    /* OpenGL is not available, its version is too low, or its context reports no errors; or the clgl context was
     * created with CLGL_CONTEXT_COMPUTE_ONLY. */
    CLGL_ERROR_NO_OPENGL = -15,
    /* No transport works, or no transport can share the object; the message contains the reasons. */
    CLGL_ERROR_NO_TRANSPORT = -16,
    /* The driver, the device or the object does not support the request. */
    CLGL_ERROR_UNSUPPORTED = -17,
    /* The process or the OpenCL driver is out of host memory. */
    CLGL_ERROR_OUT_OF_HOST_MEMORY = -18,
    /* The device is out of memory or of other resources. */
    CLGL_ERROR_OUT_OF_DEVICE_MEMORY = -19,
    /* The program did not compile or link; the message ends with the build log. */
    CLGL_ERROR_BUILD_FAILED = -20,
    /* A command has failed, or a fence for which the call or its command waits has failed. */
    CLGL_ERROR_COMMAND_FAILED = -21,
    /* An OpenCL call failed with a code for which clgl has no specific result; see clgl_error_get_native_code. */
    CLGL_ERROR_OPENCL = -22,
    /* An OpenGL call failed with a code for which clgl has no specific result, or OpenGL is in a state that does
     * not allow the call. */
    CLGL_ERROR_OPENGL = -23,
    /* An EGL, GLX or WGL call failed; see clgl_error_get_native_code. */
    CLGL_ERROR_WINSYS = -24,
    /* The OpenGL context was reset or destroyed, or its display was closed. Later calls that use OpenGL fail,
     * too: destroy the shared objects and the clgl context. */
    CLGL_ERROR_CONTEXT_LOST = -25,
    /* The OpenCL device is no longer available: destroy the objects of the context. */
    CLGL_ERROR_DEVICE_LOST = -26,
    /* The process was forked from a process that had used clgl; see clgl_threads(7). */
    CLGL_ERROR_FORKED = -27,
    /* The object is in a state that does not allow the call. For example, a user fence was signalled before. */
    CLGL_ERROR_INVALID_STATE = -28,
    /* A defect of the library. Please report the defect with the message. */
    CLGL_ERROR_INTERNAL = -29,
    /* A Vulkan call failed with a code for which clgl has no specific result; see clgl_error_get_native_code. */
    CLGL_ERROR_VULKAN = -30,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_RESULT_FORCE_INT32 = 0x7fffffff
} clgl_result;

/* A boolean: 0 = no, 1 = yes. For other values, functions return CLGL_ERROR_INVALID_ARGUMENT. */
typedef uint32_t clgl_bool;

/* Handles are opaque values, not addresses. A NULL handle refers to no object. */

/* A handle of an OpenCL device; valid until the process ends. */
typedef struct clgl_device_t *clgl_device;
/* A handle of a context, which joins an OpenCL device with an OpenGL context, or has only OpenCL devices. */
typedef struct clgl_context_t *clgl_context;
/* A handle of an OpenCL command queue. */
typedef struct clgl_queue_t *clgl_queue;
/* A handle of a buffer. */
typedef struct clgl_buffer_t *clgl_buffer;
/* A handle of a texture. */
typedef struct clgl_texture_t *clgl_texture;
/* A handle of a sampler: the filter and addressing modes with which kernels read textures. */
typedef struct clgl_sampler_t *clgl_sampler;
/* A handle of a fence: a point in the command stream of OpenCL or OpenGL, or an event that the application
 * signals. */
typedef struct clgl_fence_t *clgl_fence;
/* A handle of a program. */
typedef struct clgl_program_t *clgl_program;
/* A handle of a kernel: a kernel function of a program, with arguments. */
typedef struct clgl_kernel_t *clgl_kernel;
/* A handle of a ring: buffers or textures that compute and drawing use in turn. */
typedef struct clgl_ring_t *clgl_ring;

/* An unlimited timeout. */
#define CLGL_FOREVER (-1)

/* A part of a buffer, in bytes. */
typedef struct clgl_range {
    /* the first byte */
    size_t offset;
    /* the number of bytes, not 0 */
    size_t size;
} clgl_range;

/* A box of a texture. clgl_texture_type in clgl/texture.h states the units of the three dimensions for each
 * texture type. */
typedef struct clgl_box {
    /* the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not have */
    size_t origin[3];
    /* the size, in the units of clgl_texture_type; 0 or 1 for dimensions that the type does not have */
    size_t extent[3];
} clgl_box;

/* The API that returned a native code, which is the error code of a driver call. */
typedef enum clgl_native_source CLGL_ENUM_BASE {
    /* There is no native code. */
    CLGL_NATIVE_NONE = 0,
    /* OpenCL; an error code such as -5 (CL_OUT_OF_RESOURCES). */
    CLGL_NATIVE_OPENCL = 1,
    /* OpenGL; an error code such as 0x0505 (GL_OUT_OF_MEMORY). */
    CLGL_NATIVE_OPENGL = 2,
    /* EGL; an error code such as 0x3003 (EGL_BAD_ALLOC). */
    CLGL_NATIVE_EGL = 3,
    /* GLX; an error code of GLX or of the X protocol. */
    CLGL_NATIVE_GLX = 4,
    /* Vulkan; a VkResult. */
    CLGL_NATIVE_VULKAN = 5,
    /* WGL; an error code of Windows. */
    CLGL_NATIVE_WGL = 6,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_NATIVE_SOURCE_FORCE_INT32 = 0x7fffffff
} clgl_native_source;

/** Returns the name of a result, such as "CLGL_ERROR_INVALID_HANDLE".
 *
 * @function
 * @param[in] result  any value
 * @return the name; "CLGL_UNKNOWN_RESULT" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_result_name(clgl_result result);

/** Returns the error message of the last clgl call on the calling thread; "" if the call did not fail. The
 * message contains the function and the reason. Some messages also contain a native code or advice.
 *
 * @function
 * @return the message, at most 400 bytes; for CLGL_ERROR_BUILD_FAILED it can be longer, because it ends with the
 * build log. Never NULL.
 * @threads any. Each thread has its own message.
 * @lifetime the string is valid until the next clgl call of this thread, other than clgl_error_message,
 * clgl_error_get_native_code, clgl_result_name, clgl_native_name, clgl_native_cause and clgl_native_hint
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_error_message(void);

/** Returns the native code with which the last clgl call on the calling thread failed. The error message stays
 * unchanged.
 *
 * @function
 * @param[out] source  {nullable} receives the API that returned the code; CLGL_NATIVE_NONE if there is no native
 *                     code; NULL = not wanted
 * @param[out] code    {nullable} receives the code, such as -5 (CL_OUT_OF_RESOURCES); 0 with CLGL_NATIVE_NONE;
 *                     NULL = not wanted
 * @return CLGL_SUCCESS
 * @threads any. Each thread has its own code.
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_error_get_native_code(clgl_native_source *source, int32_t *code);

/** Returns the name of an API that returns native codes, such as "OpenCL".
 *
 * @function
 * @param[in] source  CLGL_NATIVE_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_native_source_name(clgl_native_source source);

/** Returns the name of a native code, such as "CL_OUT_OF_RESOURCES".
 *
 * @function
 * @param[in] source  the API that returned the code
 * @param[in] code    the native code
 * @return the name; "unknown" for a code without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1; GLX 1.4 section 3.6
 * @since 0.1
 */
CLGL_API const char *clgl_native_name(clgl_native_source source, int32_t code);

/** Returns a short text with the cause of a native code, such as "the program has an error" for
 * CL_BUILD_PROGRAM_FAILURE. Most error messages with a native code contain this text.
 *
 * @function
 * @param[in] source  the API that returned the code
 * @param[in] code    the native code
 * @return the cause; "" for codes without a text, such as GLX, WGL and Vulkan codes. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1
 * @since 0.1
 */
CLGL_API const char *clgl_native_cause(clgl_native_source source, int32_t code);

/** Returns short advice for a native code, such as "read its build log" for CL_BUILD_PROGRAM_FAILURE. Most error
 * messages with a native code contain this text.
 *
 * @function
 * @param[in] source  the API that returned the code
 * @param[in] code    the native code
 * @return the advice; "" if there is no general advice for the code. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_native_hint(clgl_native_source source, int32_t code);

/* The severity of a log message; a higher value is less severe. */
typedef enum clgl_log_level CLGL_ENUM_BASE {
    /* No messages; allowed only if the callback of clgl_log_set_callback is NULL. */
    CLGL_LOG_NONE = 0,
    /* An error that no function returns. For example, destroying an object failed. */
    CLGL_LOG_ERROR = 1,
    /* A problem that does not make the call fail. For example, the library cleared OpenGL errors of the
     * application. */
    CLGL_LOG_WARNING = 2,
    /* A fact that needs no action. For example, results of self-tests cannot be stored. */
    CLGL_LOG_INFO = 3,
    /* A call with its result and duration, only with the environment variable CLGL_TRACE (see
     * clgl_environment(7)). */
    CLGL_LOG_TRACE = 4,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_LOG_LEVEL_FORCE_INT32 = 0x7fffffff
} clgl_log_level;

/** Returns the name of a log level, such as "warning".
 *
 * @function
 * @param[in] level  CLGL_LOG_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_log_level_name(clgl_log_level level);

/** Receives a log message. The messages of a clgl call are delivered at the end of the call, so the messages are
 * lost if the call crashes in a driver. The callback may call clgl functions. On a thread of the library or of
 * the OpenCL driver, the callback must not wait for fences or queues. Messages of calls in the callback are
 * dropped. When the callback returns, the library restores the error message of the thread.
 *
 * @param[in] level      the severity of the message, CLGL_LOG_ERROR to CLGL_LOG_TRACE
 * @param[in] message    the message; valid until the callback returns
 * @param[in] user_data  {user_data} the pointer given to clgl_log_set_callback
 * @calls any
 * @threads the thread that makes the logged call, a thread of the library or a thread of the OpenCL driver; with
 *          no lock of the library held
 * @lifetime user_data must live until clgl_log_set_callback has replaced the callback
 */
typedef void (*clgl_log_callback)(clgl_log_level level, const char *message, void *user_data);

/** Sets the callback that receives log messages, and replaces the previous callback. If the call fails, the
 * previous callback stays set. Without a callback, messages other than traced calls are dropped.
 *
 * With the environment variable CLGL_DEBUG=1, error messages of failed calls are also written to standard error.
 * With CLGL_TRACE, calls are traced to the callback, to standard error or to a file. See clgl_environment(7).
 *
 * @function
 * @param[in] callback   {nullable} called for each message up to max_level; NULL = drop messages
 * @param[in] user_data  {user_data} passed to the callback; may be NULL
 * @param[in] max_level  the least severe level to receive, CLGL_LOG_ERROR to CLGL_LOG_TRACE; may be 0 if callback
 *                       is NULL
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  max_level is unknown, or is CLGL_LOG_NONE although callback is not NULL
 * @threads any. When the function returns, the previous callback is not running on another thread and is not
 *          called again. A call from within the callback does not wait for this callback.
 * @lifetime user_data must live until clgl_log_set_callback has replaced the callback
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_log_set_callback(clgl_log_callback callback, void *user_data, clgl_log_level max_level);

#ifdef __cplusplus
}
#endif

#endif
