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

/** Receives a message of the OpenCL driver about a context, usually after an error. Few drivers send any. May
 * call any clgl function that is not "@threads GL", but must not wait for fences or queues. Callbacks of the
 * fences of the context are delayed while it runs.
 *
 * @param[in] message       the message, as text for people; valid until the callback returns
 * @param[in] private_info  {nullable, bytes(private_size)} data that only the vendor of the driver can interpret,
 *                          or NULL; valid until the callback returns
 * @param[in] private_size  size of private_info in bytes
 * @param[in] user_data     {user_data} the field user_data of clgl_context_desc
 * @calls any
 * @threads a thread of the library, with no lock of the library held, possibly some time after the event. Calls
 *          in the callback do not change the error message of that thread.
 * @lifetime user_data must live until clgl_context_destroy has returned
 */
typedef void (*clgl_context_callback)(const char *message, const void *private_info, size_t private_size,
                                      void *user_data);

/** Receives the output of printf in kernels, in pieces of any length and in the order of the driver.
 *
 * @param[in] text       {bytes(size)} the text, NUL-terminated; valid until the callback returns
 * @param[in] size       size of text in bytes, without the terminator
 * @param[in] user_data  {user_data} the field printf_user_data of clgl_context_desc
 * @calls any
 * @threads a thread of the OpenCL driver, with no lock of the library held. Calls in the callback do not change
 *          the error message of that thread.
 * @lifetime user_data must live until the context and its objects are destroyed and their commands have completed
 */
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

/* Whether a transport is used in a context, for buffers or for textures. */
/* It does not work here, or another one was requested. */
#define CLGL_TRANSPORT_REJECTED 0
/* It works, and comes after the one that is taken. */
#define CLGL_TRANSPORT_OFFERED 1
/* It is the first choice for new objects. */
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
    /* For buffers: CLGL_TRANSPORT_REJECTED, CLGL_TRANSPORT_OFFERED or CLGL_TRANSPORT_TAKEN */
    int32_t buffer_status;
    /* For textures, the same. Each format is verified when the first texture of it is created. */
    int32_t texture_status;
    /* CLGL_SELF_TEST_... */
    int32_t self_test;
    uint32_t reserved;
    /* The duration of the self-test in nanoseconds, of its first run in this process */
    int64_t self_test_ns;
    /* Why it was taken, offered or rejected for buffers */
    const char *buffer_reason;
    /* Why it was taken, offered or rejected for textures */
    const char *texture_reason;
} clgl_transport_report;

#define CLGL_TRANSPORT_REPORT_INIT                                                                               \
    {                                                                                                            \
        sizeof(clgl_transport_report), 0, 0, 0, 0, 0, 0, NULL, NULL                                              \
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

/** Creates a context that joins OpenCL with OpenGL.
 *
 * By default it uses the OpenGL context that is current on this thread. desc->gl_context names another one.
 * CLGL_CONTEXT_HEADLESS creates an OpenGL context without a window: by an EGL device if there is one, on the GPU
 * of the OpenCL device, else by the surfaceless EGL platform. CLGL_CONTEXT_COMPUTE_ONLY creates a context without
 * OpenGL.
 *
 * Each transport that is possible on this machine is tested with a small transfer;
 * clgl_context_get_transport_report returns the results. The tests run once per process and pair of drivers, so
 * that the first context takes longer.
 *
 * @constructor clgl_context
 * @param[in] desc      {nullable} the properties; NULL = the current OpenGL context and the OpenCL device that
 *                      matches it
 * @param[out] context  {owned} receives the context
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  context is NULL; a flag, winsys, transport or device type is unknown;
 *        fields contradict each other or the current OpenGL context; devices belong to different platforms or are
 *        listed twice; callback or printf_callback is set with cl_context; printf_user_data or printf_buffer_size
 *        is set without printf_callback; CLGL_TRANSPORT, CLGL_NATIVE_ORDER or CLGL_EXTERNAL_ORDER in the
 *        environment has an unknown value; a reserved field is not 0
 * @error CLGL_ERROR_INVALID_HANDLE  device or an element of devices is not a valid clgl_device
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or gl_context is not current and
 *        cannot be made current
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_NO_DEVICE  CLGL_DEVICE in the environment names no device; a device does not belong to
 *        cl_context; no available device has one of device_types; or OpenCL has no device
 * @error CLGL_ERROR_NO_OPENGL  a headless context cannot be created; the X display has no GLX; or the OpenGL or
 *        OpenGL ES version is lower than 3.0
 * @error CLGL_ERROR_NO_TRANSPORT  the required transport does not work, or none does; the message has the reasons
 * @error CLGL_ERROR_UNSUPPORTED  printf_callback is set and a device does not have cl_arm_printf
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_native
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_native
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset, or it or its display has ended
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_FORKED  the process is a fork of one that used clgl
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_native
 * @threads GL; any with CLGL_CONTEXT_HEADLESS or CLGL_CONTEXT_COMPUTE_ONLY. An OpenGL context that is current
 *          stays current.
 * @lifetime until clgl_context_destroy and the destruction of all objects created from it. user_data must live
 *           until clgl_context_destroy has returned.
 * @spec OpenCL 3.0 section 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device,
 *       EGL_MESA_platform_surfaceless; cl_arm_printf
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_create(const clgl_context_desc *desc, clgl_context *context);

/** Destroys a context. Objects created from it stay valid and keep alive what they need.
 *
 * The OpenGL context of the application is not changed. If it is not current, OpenGL names that the library still
 * holds are deleted at the next "@threads GL" call on an object of the context, or when the application destroys
 * its OpenGL context. When the function returns, the callback of the context is not running on another thread and
 * is not called again.
 *
 * @destructor clgl_context
 * @param[in] context  {nullable} the context; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context, for example because it was destroyed
 *        before
 * @threads GL" call on an object of the context, or when the application destroys its OpenGL context. When the
 *          function returns, the callback of the context is not running on another thread and is not called
 *          again.
 * @lifetime ends the handle
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_destroy(clgl_context context);

/** Returns the properties of a context.
 *
 * @method clgl_context
 * @param[in] context   the context
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the strings live as long as the context
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_info(clgl_context context, clgl_context_info *info);

/** Lists the devices of a context.
 *
 * @method clgl_context
 * @list capacity devices count
 * @param[in] context   the context
 * @param[in] capacity  number of elements of devices; 0 = return only the count
 * @param[out] devices  {nullable, count(capacity), borrowed} receives up to capacity devices, and NULL in unused
 *                      elements; may be NULL if capacity is 0
 * @param[out] count    receives the number of devices, which may be more than capacity
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @threads any
 * @lifetime devices live as long as the process and are never destroyed
 * @spec OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_devices(clgl_context context, uint32_t capacity, clgl_device *devices,
                                              uint32_t *count);

/** Returns an OpenCL property of a context, as clGetContextInfo does: for example its reference count.
 *
 * @method clgl_context
 * @list capacity value size
 * @param[in] context   the context
 * @param[in] param     a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)
 * @param[in] capacity  size of value in bytes; 0 = return only the size
 * @param[out] value    {nullable, bytes(capacity)} receives the value; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the value in bytes; may be NULL if capacity is not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  value is NULL although capacity is not 0; size is NULL although capacity is
 *        0
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_OUT_OF_RANGE  the value is larger than capacity
 * @error CLGL_ERROR_UNSUPPORTED  the OpenCL driver does not know param
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.4, clGetContextInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_query(clgl_context context, uint32_t param, size_t capacity, void *value,
                                        size_t *size);

/** Returns the state of one transport in a context.
 *
 * @method clgl_context
 * @param[in] context     the context
 * @param[in] index       0 to clgl_context_info.transport_count - 1, in the order of preference
 * @param[in,out] report  receives the state; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  report is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of report is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_RANGE  index is too large
 * @threads any
 * @lifetime the strings live as long as the context
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_transport_report(clgl_context context, uint32_t index,
                                                       clgl_transport_report *report);

/** Writes a report of a context as text for people: OpenGL, OpenCL, how the device was chosen, each transport
 * with its reason, and the texture formats that have failed their self-tests with these drivers.
 *
 * @method clgl_context
 * @list capacity text size
 * @param[in] context   the context
 * @param[in] capacity  size of text in bytes; 0 = return only the size
 * @param[out] text     {nullable, bytes(capacity)} receives the report, truncated to capacity and always
 *                      NUL-terminated; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the whole report in bytes, with the terminator; may be
 *                      NULL if text is not
 * @return CLGL_SUCCESS, also if the text was truncated
 * @error CLGL_ERROR_INVALID_ARGUMENT  text is NULL although capacity is not 0; text and size are both NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_report(clgl_context context, size_t capacity, char *text, size_t *size);

/** Returns how much memory the objects of a context use for one transport.
 *
 * @method clgl_context
 * @param[in] context    the context
 * @param[in] transport  the transport; CLGL_TRANSPORT_NONE = objects without OpenGL
 * @param[in,out] usage  receives the numbers; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  usage is NULL; transport is unknown
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of usage is too small or more than 4096
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_memory_usage(clgl_context context, int32_t transport,
                                                   clgl_memory_usage *usage);

/** Makes the OpenGL context of a headless clgl context current on this thread, so that the application can draw
 * with it. Or restores the context that was current before.
 *
 * When undone, another context that was made current on this thread in the meantime stays current.
 *
 * @method clgl_context
 * @param[in] context  a context created with CLGL_CONTEXT_HEADLESS
 * @param[in] current  1 = make it current; 0 = undo that, on the same thread
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  current is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  the context is not headless
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_native
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset, or it or its display has ended
 * @error CLGL_ERROR_INVALID_STATE  the OpenGL context was already made current by this function on any thread;
 *        current is 0 and it was not made current on this thread; or the call comes from a log callback during a
 *        call that uses the OpenGL context
 * @threads any
 * @lifetime none
 * @spec EGL 1.5 section 3.7.3, eglMakeCurrent
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_make_current(clgl_context context, uint32_t current);

/** Returns the address of an OpenGL function, as eglGetProcAddress and glXGetProcAddress do.
 *
 * @method clgl_context
 * @param[in] context    the context
 * @param[in] name       the name, such as "glDrawArrays"
 * @param[out] function  {borrowed} receives the address of the function
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  name or function is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  the OpenGL driver has no such function
 * @threads any
 * @lifetime the address is valid as long as the OpenGL context
 * @spec EGL 1.5 section 3.12, eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_proc_address(clgl_context context, const char *name, void **function);

/** Returns the name of a window system interface, such as "EGL".
 *
 * @function
 * @param[in] winsys  CLGL_WINSYS_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_winsys_name(int32_t winsys);

/** Returns the name of an OpenGL API, such as "OpenGL ES".
 *
 * @function
 * @param[in] api  CLGL_GL_API_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_gl_api_name(int32_t api);

/** Returns the name of a transport, such as "external".
 *
 * @function
 * @param[in] transport  CLGL_TRANSPORT_MAPPED, ...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_transport_name(int32_t transport);

/** Returns the name of the status of a transport, such as "taken".
 *
 * @function
 * @param[in] status  CLGL_TRANSPORT_REJECTED, ...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_transport_status_name(int32_t status);

/** Returns the name of the way a device was chosen, such as "UUID".
 *
 * @function
 * @param[in] match  CLGL_MATCH_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_match_name(int32_t match);

/** Returns the name of the result of a self-test, such as "passed".
 *
 * @function
 * @param[in] result  CLGL_SELF_TEST_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_self_test_name(int32_t result);

#ifdef __cplusplus
}
#endif

#endif
