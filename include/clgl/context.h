/* Contexts: an OpenCL context joined to an OpenGL context, or one of OpenCL alone, and the report of how they can
 * share. */
#ifndef CLGL_CONTEXT_H
#define CLGL_CONTEXT_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How an OpenGL context reached the library. */
#define CLGL_WINSYS_NONE 0
#define CLGL_WINSYS_EGL 1
#define CLGL_WINSYS_GLX 2
#define CLGL_WINSYS_WGL 3

/* Which API the OpenGL context speaks. */
#define CLGL_GL_API_NONE 0
#define CLGL_GL_API_OPENGL 1
#define CLGL_GL_API_OPENGL_ES 2

/* How memory crosses between OpenGL and OpenCL. */
#define CLGL_TRANSPORT_NONE 0
/* A persistently mapped OpenGL buffer is the OpenCL buffer's host pointer. */
#define CLGL_TRANSPORT_MAPPED 1
/* Copies through the host, only of what changed. */
#define CLGL_TRANSPORT_STAGED 2
/* Vulkan allocates the memory, and OpenGL and OpenCL import it, or a CPU works on it in place. OpenGL neither
 * maps such buffers nor writes them with glBufferSubData: it copies into them, and draws with them. */
#define CLGL_TRANSPORT_EXTERNAL 3
/* The OpenCL driver shares OpenGL's objects as they are (cl_khr_gl_sharing), those of the program's too. */
#define CLGL_TRANSPORT_NATIVE 4

/* How the OpenCL device was chosen. */
#define CLGL_MATCH_NONE 0
/* The descriptor named it. */
#define CLGL_MATCH_REQUESTED 1
/* The environment variable CLGL_DEVICE named it. */
#define CLGL_MATCH_ENVIRONMENT 2
/* It is the device of the cl_context that the descriptor gave. */
#define CLGL_MATCH_CL_CONTEXT 3
/* clGetGLContextInfoKHR named it as the device that drives the OpenGL context. */
#define CLGL_MATCH_GL_QUERY 4
/* OpenGL and OpenCL give the same device UUID. */
#define CLGL_MATCH_UUID 5
/* OpenGL draws in software and the device is a CPU: they share the memory. */
#define CLGL_MATCH_CPU 6
/* No device is known to drive the OpenGL context; this one was taken as the best of the others. */
#define CLGL_MATCH_FALLBACK 7
/* There is no OpenGL to match (CLGL_CONTEXT_COMPUTE_ONLY): devices that are no CPU come before those that are,
 * else the order in which OpenCL lists them counts. */
#define CLGL_MATCH_BEST 8

/* Flags of clgl_context_desc. */
/* Make an OpenGL context of the library's own, without a window, instead of using the current one. */
#define CLGL_CONTEXT_HEADLESS 0x1u
/* Make one more OpenGL context in the share group, on a thread of the library's, so that OpenGL's fences can
 * be waited for on threads without OpenGL even where EGL's syncs are missing (GLX). */
#define CLGL_CONTEXT_HELPER 0x2u
/* No OpenGL side: OpenCL alone, on one device or several. OpenGL is neither needed nor looked for. Buffers want
 * CLGL_BUFFER_COMPUTE_ONLY; what needs OpenGL gives CLGL_ERROR_NO_OPENGL. */
#define CLGL_CONTEXT_COMPUTE_ONLY 0x4u

/* Receives what the OpenCL driver says of a context when something goes wrong in it: text for people, and bytes
 * that only the driver's makers understand, or NULL. Both live until the callback returns. Runs outside all locks
 * on a thread of the library's, maybe some time after the event. It may call any clgl function that is not
 * "@threads GL" but must not wait for fences or queues; while it runs, callbacks of the context's fences have to
 * wait. What it calls does not disturb the message of the thread. Few drivers ever call. */
typedef void (*clgl_context_callback)(const char *message, const void *private_info, size_t private_size,
                                      void *user_data);

/* Receives what kernels print with printf, in pieces of any length, in the order of the driver. The text is
 * terminated and has size bytes before that; it lives until the callback returns. Runs on a thread of the OpenCL
 * driver's, outside all locks; what it calls does not disturb the message of that thread. */
typedef void (*clgl_printf_callback)(const char *text, size_t size, void *user_data);

/* How to make a context. Zero fields mean: join the OpenGL context that is current on this thread with the
 * OpenCL device that drives it. */
typedef struct clgl_context_desc {
    /* sizeof(clgl_context_desc) */
    uint32_t struct_size;
    /* CLGL_CONTEXT_... */
    uint32_t flags;
    /* CLGL_WINSYS_... of gl_context, or CLGL_WINSYS_NONE to ask the window system; only with gl_context */
    int32_t winsys;
    /* The only transport to use, CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the planner's choice, which the
     * environment variable CLGL_TRANSPORT (external, native, mapped, staged) overrides. The descriptor wins over
     * variable. */
    int32_t transport;
    /* The OpenCL device, or NULL: then CLGL_DEVICE names it (any part of "platform / name" or of the platform's
     * vendor or version, ignoring case, its UUID in hexadecimal, or its PCI address), unless there is a
     * cl_context; else it is the one that drives the OpenGL context, or with CLGL_CONTEXT_COMPUTE_ONLY the first
     * device that is no CPU, or the first. */
    clgl_device device;
    /* An existing cl_context to use instead of making one, or NULL. It is retained, the caller keeps owning its
     * own reference. With device or devices, those must belong to it; without, its first device is taken that
     * matches the OpenGL context best, and with CLGL_CONTEXT_COMPUTE_ONLY all of its devices that
     * clgl_device_list lists. */
    void *cl_context;
    /* The OpenGL context (EGLContext, GLXContext), or NULL for whichever is current. If it is not current on
     * this thread, winsys and gl_display must be given, too, and it is made current while the call lasts. */
    void *gl_context;
    /* Its display (EGLDisplay, Display *), or NULL to ask the window system; only with gl_context. */
    void *gl_display;
    /* A name for messages and debugging tools, copied; or NULL. */
    const char *label;
    /* Only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device: device_count different devices of one platform. The
     * first one is that of queues that name none. Or NULL. */
    const clgl_device *devices;
    uint32_t device_count;
    /* Only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device, devices and cl_context: all available devices of
     * any of these types, CLGL_DEVICE_TYPE_..., that one platform has. It is the platform of the first such
     * device that is no CPU, or of the first. Or 0. */
    uint32_t device_types;
    /* What the driver says of the context goes there; or NULL. Not with cl_context, which has what it was made
     * with. */
    clgl_context_callback callback;
    /* Handed to the callback */
    void *user_data;
    /* Receives what kernels print, where the device has cl_arm_printf; or NULL: then printf does what the driver
     * does, which mostly is to write to stdout. Not with cl_context. */
    clgl_printf_callback printf_callback;
    /* Handed to printf_callback. It must live until the context and its objects are destroyed and their commands
     * have completed. */
    void *printf_user_data;
    /* Bytes of the memory that printf writes to before the text is handed on, or 0 for the driver's choice; only
     * with printf_callback. What does not fit is lost. */
    size_t printf_buffer_size;
} clgl_context_desc;

#define CLGL_CONTEXT_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_context_desc), 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, 0  \
    }

/* What a context is made of. Strings live as long as the context. */
typedef struct clgl_context_info {
    /* sizeof(clgl_context_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_CONTEXT_... it was made with */
    uint32_t flags;
    /* CLGL_WINSYS_... */
    int32_t winsys;
    /* CLGL_GL_API_... */
    int32_t gl_api;
    uint32_t gl_version_major;
    uint32_t gl_version_minor;
    /* CLGL_MATCH_... */
    int32_t match;
    /* How many transports clgl_context_get_transport_report knows; 0 without OpenGL */
    uint32_t transport_count;
    /* The first of its devices */
    clgl_device device;
    /* GL_RENDERER and GL_VENDOR; "" without OpenGL */
    const char *gl_renderer;
    const char *gl_vendor;
    /* The match in words */
    const char *match_reason;
    /* The descriptor's label, or "" */
    const char *label;
    /* How many clgl_context_get_devices gives; more than one only with CLGL_CONTEXT_COMPUTE_ONLY */
    uint32_t device_count;
    uint32_t reserved;
} clgl_context_info;

#define CLGL_CONTEXT_INFO_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_context_info), 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, 0                       \
    }

/* How one transport stands in a context. */
#define CLGL_TRANSPORT_REJECTED 0
/* Works, and comes after the one that is taken. */
#define CLGL_TRANSPORT_OFFERED 1
/* Is the first choice for buffers that the library creates. */
#define CLGL_TRANSPORT_TAKEN 2

/* Result of a transport's self-test. */
#define CLGL_SELF_TEST_NOT_RUN 0
#define CLGL_SELF_TEST_PASSED 1
#define CLGL_SELF_TEST_FAILED 2

/* What the report says of one transport. Strings live as long as the context. */
typedef struct clgl_transport_report {
    /* sizeof(clgl_transport_report), set by the caller */
    uint32_t struct_size;
    /* CLGL_TRANSPORT_MAPPED, ... */
    int32_t transport;
    /* CLGL_TRANSPORT_REJECTED, CLGL_TRANSPORT_OFFERED or CLGL_TRANSPORT_TAKEN */
    int32_t status;
    /* CLGL_SELF_TEST_... */
    int32_t self_test;
    /* How long the self-test took, in nanoseconds; of the first run in this process */
    int64_t self_test_ns;
    /* "external", "native", "mapped", "staged" */
    const char *name;
    /* Why it was taken, offered or rejected */
    const char *reason;
} clgl_transport_report;

#define CLGL_TRANSPORT_REPORT_INIT                                                                               \
    {                                                                                                            \
        sizeof(clgl_transport_report), 0, 0, 0, 0, NULL, NULL                                                    \
    }

/* What the objects of a context hold on behalf of one transport. */
typedef struct clgl_memory_usage {
    /* sizeof(clgl_memory_usage), set by the caller */
    uint32_t struct_size;
    /* Storages: buffers with their sub-buffers, and several wrappings of one OpenGL name, count once */
    uint32_t object_count;
    /* Bytes of the shared objects themselves, those that the program made included */
    uint64_t shared_bytes;
    /* Bytes that the transport holds besides: shadows, staging buffers, OpenCL's copies */
    uint64_t extra_bytes;
} clgl_memory_usage;

#define CLGL_MEMORY_USAGE_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_memory_usage), 0, 0, 0                                                                       \
    }

/** Joins OpenCL with OpenGL: with the context that is current on this thread, with the given one, or with one
 * of the library's own (CLGL_CONTEXT_HEADLESS: an EGL device's, else EGL's surfaceless platform; of several GPUs
 * that which OpenCL's device is). Or makes a context of OpenCL alone (CLGL_CONTEXT_COMPUTE_ONLY).
 *
 * Each transport that this machine might have proves itself with a small round trip; the report tells the
 * outcome. The first context of a process for a pair of drivers pays for that, later ones reuse the verdict.
 *
 * @param desc     how, or NULL for the defaults
 * @param context  receives the context
 * @return CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT without a current context, or when gl_context is not current and
 *         cannot be made so; CLGL_ERROR_NO_OPENGL when no headless context can be made, an X display has no GLX,
 *         or OpenGL or OpenGL ES is older than 3.0; CLGL_ERROR_NO_OPENCL without any platform;
 *         CLGL_ERROR_NO_DEVICE when CLGL_DEVICE names none, a device is none of cl_context's, or none is of
 *         device_types; CLGL_ERROR_NO_TRANSPORT when the asked transport does not work; CLGL_ERROR_UNSUPPORTED
 *         when there is a printf_callback and a device lacks cl_arm_printf; CLGL_ERROR_INVALID_ARGUMENT also when
 *         gl_context, winsys and gl_display contradict each other, the context that is current, or a flag, and
 *         when devices are of several platforms or named twice, for printf_callback with cl_context, and for its
 *         user_data or size without it; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_WINSYS
 * @threads GL, or any with CLGL_CONTEXT_HEADLESS or CLGL_CONTEXT_COMPUTE_ONLY. A context that is current on the
 *          thread stays so.
 * @lifetime until clgl_context_destroy and the destruction of every object made from it; user_data must live
 *           until clgl_context_destroy has returned
 * @spec OpenCL 3.0 section 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device,
 *       EGL_MESA_platform_surfaceless; cl_arm_printf
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_create(const clgl_context_desc *desc, clgl_context *context);

/** Destroys a context. Objects made from it stay valid and keep alive what they need of it. The program's own
 * OpenGL context is left alone; without it current, OpenGL names that the library still holds are deleted at
 * the next GL call on any object of the context, or with the program's context. When it returns, the context's
 * callback is not running on another thread and is not called again.
 *
 * @param context  the context, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_destroy(clgl_context context);

/** Tells what a context is made of.
 *
 * @param context  the context
 * @param info     receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the strings live as long as the context
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_info(clgl_context context, clgl_context_info *info);

/** Lists the devices of a context.
 *
 * @param context   the context
 * @param capacity  how many devices has room for
 * @param devices   receives up to capacity devices, NULL after the last; may be NULL if capacity is 0
 * @param count     receives how many there are, which may be more than capacity
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime devices live as long as the process and need no destroying
 * @spec OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_devices(clgl_context context, uint32_t capacity, clgl_device *devices,
                                              uint32_t *count);

/** Asks a context for anything, as clGetContextInfo does: its properties, say, or its reference count.
 *
 * @param context   the context
 * @param param     a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)
 * @param capacity  bytes that value has room for, 0 to ask for the size only
 * @param value     receives the value; may be NULL if capacity is 0
 * @param size      receives the bytes of the value; may be NULL if capacity is not 0
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the driver does not know the parameter;
 *         CLGL_ERROR_OUT_OF_RANGE if the value is larger than capacity; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 4.4, clGetContextInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_query(clgl_context context, uint32_t param, size_t capacity, void *value,
                                        size_t *size);

/** Tells how one transport stands in this context, best first.
 *
 * @param context  the context
 * @param index    0 to clgl_context_info.transport_count - 1
 * @param report   receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the strings live as long as the context
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_transport_report(clgl_context context, uint32_t index,
                                                       clgl_transport_report *report);

/** Writes the whole report as text for people: OpenGL, OpenCL, how they were matched, each transport with its
 * reason, and the formats of textures that failed their self-tests with these drivers so far.
 *
 * @param context   the context
 * @param capacity  bytes that text has room for, 0 to ask for the size only
 * @param text      receives the text, cut to capacity and always terminated; may be NULL if capacity is 0
 * @param size      receives the bytes of the whole text with its terminator; may be NULL if text is not
 * @return CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime the caller's memory
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_report(clgl_context context, size_t capacity, char *text, size_t *size);

/** Tells how much memory the objects of a context hold by one transport.
 *
 * @param context    the context
 * @param transport  CLGL_TRANSPORT_MAPPED, ...; CLGL_TRANSPORT_NONE for memory without an OpenGL side
 * @param usage      receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime none
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_memory_usage(clgl_context context, int32_t transport,
                                                   clgl_memory_usage *usage);

/** Makes a headless context's OpenGL context current on this thread, so that the program can draw with it, or
 * gives the thread back what was current before.
 *
 * @param context  a context made with CLGL_CONTEXT_HEADLESS
 * @param current  1 to make it current, 0 to undo that on the thread that did it; another one that was made
 *                 current there since stays, and will go back to what was before both
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if this call made it current already, on whichever
 *         thread, or to undo what was not done on this thread; CLGL_ERROR_UNSUPPORTED if the context is not
 *         headless; CLGL_ERROR_NO_OPENGL, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_WINSYS
 * @threads any
 * @lifetime none
 * @spec EGL 1.5 section 3.7.3, eglMakeCurrent
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_make_current(clgl_context context, uint32_t current);

/** Finds an OpenGL function by name, as eglGetProcAddress and glXGetProcAddress do.
 *
 * @param context   the context
 * @param name      the name, such as "glDrawArrays"
 * @param function  receives the function's address
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if there is none; CLGL_ERROR_NO_OPENGL,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_HANDLE
 * @threads any
 * @lifetime as long as the OpenGL context
 * @spec EGL 1.5 section 3.12, eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_proc_address(clgl_context context, const char *name, void **function);

#ifdef __cplusplus
}
#endif

#endif
