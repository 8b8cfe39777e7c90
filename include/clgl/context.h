/* Contexts: an OpenCL context that is joined with an OpenGL context, or an OpenCL context alone.
 *
 * An object other than a device belongs to one context. With the defaults, clgl_context_create joins the OpenGL
 * context that is current on the calling thread with an OpenCL device. The field device of clgl_context_desc
 * states which device is chosen; the fields match and match_reason of clgl_context_info report the choice.
 *
 * A transport is a method of transferring the bytes of an object between OpenGL and OpenCL. Before the first use
 * of a transport, a self-test twice transfers 4 KiB from OpenGL to a kernel and back, and compares the bytes. A
 * transport whose self-test fails is not used, even if the drivers list the extensions of the transport.
 * clgl_transports(7) states when self-tests run, and when a stored result replaces a self-test. */
#ifndef CLGL_CONTEXT_H
#define CLGL_CONTEXT_H

#include <clgl/common.h>
#include <clgl/device.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The window-system API that created an OpenGL context. */
typedef enum clgl_winsys CLGL_ENUM_BASE {
    /* None: there is no OpenGL context. */
    CLGL_WINSYS_NONE = 0,
    /* EGL. */
    CLGL_WINSYS_EGL = 1,
    /* GLX, the OpenGL extension of the X Window System. */
    CLGL_WINSYS_GLX = 2,
    /* WGL, the OpenGL extension of Windows. */
    CLGL_WINSYS_WGL = 3,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_WINSYS_FORCE_INT32 = 0x7fffffff
} clgl_winsys;

/* The API of an OpenGL context. */
typedef enum clgl_gl_api CLGL_ENUM_BASE {
    /* None: there is no OpenGL context. */
    CLGL_GL_API_NONE = 0,
    /* OpenGL, with the core profile, the compatibility profile or no profile. */
    CLGL_GL_API_OPENGL = 1,
    /* OpenGL ES. */
    CLGL_GL_API_OPENGL_ES = 2,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_GL_API_FORCE_INT32 = 0x7fffffff
} clgl_gl_api;

/* A method of transferring the bytes of an object between OpenGL and OpenCL. clgl_transports(7) describes the
 * methods. */
typedef enum clgl_transport CLGL_ENUM_BASE {
    /* In a descriptor: the library chooses the transport. In an info structure: the object is not shared with
     * OpenGL. */
    CLGL_TRANSPORT_AUTO = 0,
    /* OpenCL uses the memory of a mapped OpenGL buffer. */
    CLGL_TRANSPORT_MAPPED = 1,
    /* The library copies the object through host memory. */
    CLGL_TRANSPORT_STAGED = 2,
    /* OpenGL and OpenCL use the same memory, which Vulkan allocates. OpenGL cannot map buffers in this memory or
     * write to the buffers with glBufferSubData, but can copy to the buffers and draw with them. */
    CLGL_TRANSPORT_EXTERNAL = 3,
    /* The OpenCL driver shares the OpenGL object (cl_khr_gl_sharing). */
    CLGL_TRANSPORT_NATIVE = 4,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_TRANSPORT_FORCE_INT32 = 0x7fffffff
} clgl_transport;

/* Flags of clgl_context_desc. */
typedef uint32_t clgl_context_flags;

/* Create an OpenGL context without a visible window, instead of joining an existing OpenGL context. The library
 * requests the core profile of OpenGL 4.6 down to 3.3, then OpenGL 3.0, then OpenGL ES 3.2 down to 3.0. The
 * library uses the first version that the driver supports. The application must draw into framebuffer objects. */
#define CLGL_CONTEXT_HEADLESS 0x1u
/* Create a second OpenGL context in the share group, for a library thread. Threads without a current OpenGL
 * context can then wait for OpenGL fences even without EGL_KHR_fence_sync, for example with GLX. */
#define CLGL_CONTEXT_SYNC_THREAD 0x2u
/* Create a context without OpenGL, on one or more devices of one platform. OpenGL is neither needed nor loaded.
 * Buffers of the context need CLGL_BUFFER_COMPUTE_ONLY, and textures need CLGL_TEXTURE_COMPUTE_ONLY. Functions of
 * the context that need OpenGL return CLGL_ERROR_NO_OPENGL. */
#define CLGL_CONTEXT_COMPUTE_ONLY 0x4u
/* Ignore results of self-tests that earlier processes have stored, run these self-tests again, and store the
 * results of tests that pass. Also store that a self-test has started before it runs: if this process and the
 * next one end during the self-test, later processes without this flag regard it as failed. See
 * clgl_transports(7). */
#define CLGL_CONTEXT_VERIFY 0x8u
/* Use stored results, but also store that a self-test has started before it runs. If this process and the next
 * process that runs the self-test end during it, for example by a crash of a driver, later processes regard the
 * self-test as failed and do not run it. Has no effect where results are not stored; see clgl_transports(7). */
#define CLGL_CONTEXT_RECORD_CRASHES 0x10u

/** Receives a message of the OpenCL driver about a context, usually after an error. The callback may call the
 * clgl functions that any thread may call, but must not wait for fences or queues. While this callback runs,
 * callbacks of fences of the context are delayed.
 *
 * @param[in] message       the message as readable text; valid until the callback returns
 * @param[in] private_info  {nullable, bytes(private_size)} data that only the vendor of the driver can interpret;
 *                          NULL = none; valid until the callback returns
 * @param[in] private_size  size of private_info in bytes
 * @param[in] user_data     {user_data} the field user_data of clgl_context_desc
 * @calls any
 * @threads a thread of the library, with no lock of the library held, possibly after a delay
 * @lifetime user_data must live until clgl_context_destroy has returned
 */
typedef void (*clgl_context_callback)(const char *message, const void *private_info, size_t private_size,
                                      void *user_data);

/** Receives the printf output of kernels in parts of any length, in the order in which the driver reports these
 * parts.
 *
 * @param[in] text       {bytes(size)} the text, NUL-terminated; valid until the callback returns
 * @param[in] size       size of text in bytes, without the terminator
 * @param[in] user_data  {user_data} the field printf_user_data of clgl_context_desc
 * @calls any
 * @threads a thread of the OpenCL driver, or a thread that calls the OpenCL driver. When the callback returns,
 *          the library restores the error message of the thread.
 * @lifetime user_data must live until the context and its objects are destroyed and the commands of its queues
 *           have completed
 */
typedef void (*clgl_printf_callback)(const char *text, size_t size, void *user_data);

/* Describes a context to create. If all fields except struct_size are 0, the context joins the current OpenGL
 * context with the OpenCL device that the field device states for NULL. */
typedef struct clgl_context_desc {
    /* sizeof(clgl_context_desc) */
    uint32_t struct_size;
    /* CLGL_CONTEXT_... combined; 0 = join gl_context, or the current OpenGL context if gl_context is NULL */
    clgl_context_flags flags;
    /* the API that created gl_context; must be CLGL_WINSYS_NONE without gl_context. CLGL_WINSYS_NONE = the API
     * with which gl_context is current on the calling thread */
    clgl_winsys winsys;
    /* the only transport to use, unless the descriptor of an object names a transport; must be
     * CLGL_TRANSPORT_AUTO with CLGL_CONTEXT_COMPUTE_ONLY. CLGL_TRANSPORT_AUTO = the transport that the
     * environment variable CLGL_TRANSPORT names (external, native, mapped or staged). If this variable is not
     * set, each object uses the best transport that works */
    clgl_transport transport;
    /* {nullable} the OpenCL device. NULL = the first of these that applies: devices or device_types; the choice
     * that the field cl_context describes; the device that the environment variable CLGL_DEVICE names (see
     * clgl_environment(7)); the device that matches the OpenGL context best. With CLGL_CONTEXT_COMPUTE_ONLY, the
     * last choice is instead the first available device that is not a CPU, or if there is none, the first
     * available device */
    clgl_device device;
    /* {nullable, opaque} an existing cl_context to use, which the library retains. The devices in device and
     * devices must belong to cl_context. If device and devices are NULL, the library uses the device of
     * cl_context that matches the OpenGL context best. With CLGL_CONTEXT_COMPUTE_ONLY, the library uses all
     * devices of cl_context that clgl_device_list lists. NULL = create a cl_context */
    void *cl_context;
    /* {nullable, opaque} the OpenGL context (EGLContext, GLXContext or HGLRC), not with CLGL_CONTEXT_HEADLESS or
     * CLGL_CONTEXT_COMPUTE_ONLY. If this context is not current on the calling thread, winsys and gl_display must
     * also be set; the call then makes this context current temporarily. NULL = the OpenGL context that is
     * current on the calling thread */
    void *gl_context;
    /* {nullable, opaque} the display of gl_context (EGLDisplay, Display * or HDC); must be NULL without
     * gl_context. NULL = the display with which gl_context is current on the calling thread */
    void *gl_display;
    /* {nullable} a name that clgl_context_get_info returns, copied; NULL = none */
    const char *label;
    /* {nullable, count(device_count)} one or more devices of one platform, instead of device; only with
     * CLGL_CONTEXT_COMPUTE_ONLY. By default, queues use the first device. NULL = see device */
    const clgl_device *devices;
    /* number of elements of devices; 0 without devices */
    uint32_t device_count;
    /* selects all available devices of these types on one platform, instead of device, devices and cl_context;
     * only with CLGL_CONTEXT_COMPUTE_ONLY. The platform is the platform of the first device of these types that
     * is not a CPU. If all these devices are CPUs, the platform of the first of these devices is
     * selected. 0 = see device */
    clgl_device_type_flags device_types;
    /* {nullable} receives messages of the OpenCL driver about the context; must be NULL with cl_context, because
     * a cl_context has its own callback; NULL = messages are dropped */
    clgl_context_callback callback;
    /* {user_data} passed to callback; must live until clgl_context_destroy has returned */
    void *user_data;
    /* {nullable} receives the output of printf in kernels; each device of the context must have cl_arm_printf;
     * must be NULL with cl_context. NULL = the driver writes the output, usually to standard output */
    clgl_printf_callback printf_callback;
    /* {user_data} passed to printf_callback; must live until the context and its objects are destroyed and the
     * commands of its queues have completed */
    void *printf_user_data;
    /* size of the printf buffer in bytes; must be 0 without printf_callback. Output beyond this size may be lost.
     * 0 = the default of the driver */
    size_t printf_buffer_size;
} clgl_context_desc;

#define CLGL_CONTEXT_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_context_desc), 0, CLGL_WINSYS_NONE, CLGL_TRANSPORT_AUTO, NULL, NULL, NULL, NULL, NULL, NULL, \
            0, 0, NULL, NULL, NULL, NULL, 0                                                                      \
    }

/* The properties of a context. Strings live as long as the context. */
typedef struct clgl_context_info {
    /* sizeof(clgl_context_info), set by the caller */
    uint32_t struct_size;
    /* the flags of the descriptor */
    clgl_context_flags flags;
    /* the window-system API of the OpenGL context; CLGL_WINSYS_NONE without OpenGL */
    clgl_winsys winsys;
    /* the API of the OpenGL context; CLGL_GL_API_NONE without OpenGL */
    clgl_gl_api gl_api;
    /* the major version of OpenGL or OpenGL ES; 0 without OpenGL */
    uint32_t gl_version_major;
    /* the minor version of OpenGL or OpenGL ES; 0 without OpenGL */
    uint32_t gl_version_minor;
    /* how the device was chosen */
    clgl_device_match match;
    /* number of transports that clgl_context_get_transport_report reports; 0 without OpenGL */
    uint32_t transport_count;
    /* {borrowed} the first device of the context */
    clgl_device device;
    /* {borrowed} the string GL_RENDERER of the OpenGL context; "" without OpenGL */
    const char *gl_renderer;
    /* {borrowed} the string GL_VENDOR of the OpenGL context; "" without OpenGL */
    const char *gl_vendor;
    /* {borrowed} how the device was chosen, as text */
    const char *match_reason;
    /* {borrowed} the label of the descriptor, or "" */
    const char *label;
    /* number of devices that clgl_context_get_devices returns; more than 1 only with CLGL_CONTEXT_COMPUTE_ONLY */
    uint32_t device_count;
    /* always 0 */
    uint32_t reserved;
} clgl_context_info;

#define CLGL_CONTEXT_INFO_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_context_info), 0, CLGL_WINSYS_NONE, CLGL_GL_API_NONE, 0, 0, CLGL_MATCH_NONE, 0, NULL, NULL,  \
            NULL, NULL, NULL, 0, 0                                                                               \
    }

/* The status of a transport in a context, for buffers or for textures. */
typedef enum clgl_transport_status CLGL_ENUM_BASE {
    /* The transport does not work with these drivers, is used only if the application requires it, or is excluded
     * because another transport is required. The report contains the reason. */
    CLGL_TRANSPORT_STATUS_UNAVAILABLE = 0,
    /* The transport works, but another transport is the first choice for new objects. */
    CLGL_TRANSPORT_STATUS_AVAILABLE = 1,
    /* The transport is the first choice for new objects. */
    CLGL_TRANSPORT_STATUS_SELECTED = 2,
    /* The self-test of the transport has not run yet, because no object needed its result.
     * clgl_context_verify_transports runs the self-test. */
    CLGL_TRANSPORT_STATUS_NOT_TRIED = 3,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_TRANSPORT_STATUS_FORCE_INT32 = 0x7fffffff
} clgl_transport_status;

/* The result of a self-test. */
typedef enum clgl_self_test CLGL_ENUM_BASE {
    /* The self-test has not run. */
    CLGL_SELF_TEST_NOT_RUN = 0,
    /* No call failed, and all transferred bytes were correct. */
    CLGL_SELF_TEST_PASSED = 1,
    /* A call failed, bytes were wrong, or an earlier process ended during the self-test. */
    CLGL_SELF_TEST_FAILED = 2,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_SELF_TEST_FORCE_INT32 = 0x7fffffff
} clgl_self_test;

/* The report on one transport. Strings live as long as the context. */
typedef struct clgl_transport_report {
    /* sizeof(clgl_transport_report), set by the caller */
    uint32_t struct_size;
    /* the transport */
    clgl_transport transport;
    /* the status of the transport for buffers */
    clgl_transport_status buffer_status;
    /* the status of the transport for textures. Each format and target has a self-test of its own, which runs
     * before the first texture of this format and target is created */
    clgl_transport_status texture_status;
    /* the result of the self-test */
    clgl_self_test self_test;
    /* whether an earlier process has stored the result: passed, or failed because that process ended during the
     * self-test */
    clgl_bool self_test_stored;
    /* duration of the self-test in nanoseconds, also for a stored result; 0 = unknown */
    int64_t self_test_ns;
    /* {borrowed} the reason for buffer_status; valid until the context is destroyed */
    const char *buffer_reason;
    /* {borrowed} the reason for texture_status; valid until the context is destroyed */
    const char *texture_reason;
} clgl_transport_report;

#define CLGL_TRANSPORT_REPORT_INIT                                                                               \
    {                                                                                                            \
        sizeof(clgl_transport_report), CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_STATUS_UNAVAILABLE,                   \
            CLGL_TRANSPORT_STATUS_UNAVAILABLE, CLGL_SELF_TEST_NOT_RUN, 0, 0, NULL, NULL                          \
    }

/* The memory usage of the objects of a context for one transport. */
typedef struct clgl_memory_usage {
    /* sizeof(clgl_memory_usage), set by the caller */
    uint32_t struct_size;
    /* number of storages. A buffer and its sub-buffers share one storage. Objects that wrap the same OpenGL
     * buffer, or the same mip level, face or renderbuffer in the same format, also share one storage */
    uint32_t object_count;
    /* the total size of the storages in bytes */
    uint64_t shared_bytes;
    /* the total size in bytes of the additional memory into which the transport copies */
    uint64_t extra_bytes;
} clgl_memory_usage;

#define CLGL_MEMORY_USAGE_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_memory_usage), 0, 0, 0                                                                       \
    }

/** Creates a context, which joins OpenCL with OpenGL or uses OpenCL alone.
 *
 * By default, the context joins the OpenGL context that is current on the calling thread, or the OpenGL context
 * in desc->gl_context. With CLGL_CONTEXT_HEADLESS, the call creates an OpenGL context without a visible window.
 * On Linux, the new OpenGL context uses an EGL device, if possible the GPU of the OpenCL device. If no EGL device
 * works, the new context uses the surfaceless EGL platform. With CLGL_CONTEXT_COMPUTE_ONLY, the context has no
 * OpenGL.
 *
 * The call runs the self-tests of transports that have no valid result yet, best transport first, until a
 * transport works for new buffers (see clgl_transports(7)). Therefore creating the first context can take longer.
 *
 * @constructor clgl_context
 * @param[in] desc      {nullable} the properties; NULL = the defaults of clgl_context_desc
 * @param[out] context  {owned} receives the context
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  context is NULL; a flag, winsys, transport or device type is unknown;
 *        gl_context, winsys or gl_display is set with CLGL_CONTEXT_HEADLESS; winsys or gl_display is set without
 *        gl_context; gl_context is current with another winsys, or, unless it is a GLX context, with another
 *        gl_display; only one of devices and device_count is set; devices or device_types is set without
 *        CLGL_CONTEXT_COMPUTE_ONLY; more than one of device, devices and device_types is set, or device_types is
 *        set with cl_context; gl_context, transport, CLGL_CONTEXT_HEADLESS or CLGL_CONTEXT_SYNC_THREAD is set
 *        with CLGL_CONTEXT_COMPUTE_ONLY; devices belong to different platforms, or a device is listed twice;
 *        callback or printf_callback is set with cl_context; printf_user_data or printf_buffer_size is set
 *        without printf_callback; CLGL_TRANSPORT, CLGL_NATIVE_ORDER, CLGL_EXTERNAL_ORDER or CLGL_CACHE in the
 *        environment has an invalid value
 * @error CLGL_ERROR_INVALID_HANDLE  device or an element of devices is not a valid clgl_device
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or gl_context is not current on
 *        this thread and cannot be made current
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_NO_DEVICE  CLGL_DEVICE in the environment matches no device; device or an element of devices
 *        does not belong to cl_context; no available device has one of device_types; or there is no available
 *        device
 * @error CLGL_ERROR_NO_OPENGL  a headless context cannot be created; the X display has no GLX; the OpenGL or
 *        OpenGL ES version is lower than 3.0; or the OpenGL context has the flag GL_CONTEXT_FLAG_NO_ERROR_BIT
 * @error CLGL_ERROR_NO_TRANSPORT  the required transport does not work, or no transport works; the message says
 *        why
 * @error CLGL_ERROR_UNSUPPORTED  printf_callback is set, and a device of the context does not have cl_arm_printf
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current, or the OpenGL context for
 *        CLGL_CONTEXT_SYNC_THREAD cannot be created; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads with the OpenGL context to join, or any with CLGL_CONTEXT_HEADLESS, with CLGL_CONTEXT_COMPUTE_ONLY, or
 *          with gl_context, winsys and gl_display. The OpenGL context that is current before the call is also
 *          current afterwards.
 * @lifetime until clgl_context_destroy. Objects of the context stay valid after this call. user_data must live
 *           until clgl_context_destroy has returned.
 * @spec OpenCL 3.0 section 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device,
 *       EGL_MESA_platform_surfaceless; cl_arm_printf
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_create(const clgl_context_desc *desc, clgl_context *context);

/** Destroys a context. Objects of the context stay valid.
 *
 * The OpenGL context of the application stays unchanged. If objects of the context remain, later calls that use
 * OpenGL delete OpenGL objects of the library. Destroy the last object of the context, or the context itself,
 * with an OpenGL context of the share group current; otherwise OpenGL objects of the library remain until the
 * share group ends. When clgl_context_destroy has returned, the function in the field callback of
 * clgl_context_desc is not running on another thread and is not called again.
 *
 * @destructor clgl_context
 * @param[in] context  {nullable} the context; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context, for example because it was destroyed
 *        before
 * @threads any
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
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL; devices is NULL although capacity is not 0
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @threads any
 * @lifetime devices live until the process ends; they are not destroyed
 * @spec OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_devices(clgl_context context, uint32_t capacity, clgl_device *devices,
                                              uint32_t *count);

/** Returns an OpenCL property of a context (clGetContextInfo).
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
 * @error CLGL_ERROR_UNSUPPORTED  the OpenCL driver does not support param
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.4, clGetContextInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_query(clgl_context context, uint32_t param, size_t capacity, void *value,
                                        size_t *size);

/** Runs the self-tests that have no valid result yet, for all transports that the context may use. Later reports
 * contain the results.
 *
 * @method clgl_context
 * @param[in] context  the context
 * @return CLGL_SUCCESS, even if a test failed; see clgl_context_get_transport_report
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @threads GL
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_verify_transports(clgl_context context);

/** Returns the current state of one transport in a context. The call runs no self-test.
 *
 * @method clgl_context
 * @param[in] context     the context
 * @param[in] index       the position of the transport in the order of clgl_transports(7); less than
 *                        transport_count of clgl_context_info
 * @param[in,out] report  receives the state; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  report is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of report is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than transport_count
 * @threads any
 * @lifetime the strings live as long as the context
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_transport_report(clgl_context context, uint32_t index,
                                                       clgl_transport_report *report);

/** Writes a report on a context as readable text: the OpenGL context, the OpenCL devices, how the device was
 * chosen, the state of each transport with the reason, and the texture formats whose self-tests have failed. The
 * call runs no self-test. To include the results of all transports that the context may use, call
 * clgl_context_verify_transports first.
 *
 * @method clgl_context
 * @list capacity text size
 * @param[in] context   the context
 * @param[in] capacity  size of text in bytes; 0 = return only the size
 * @param[out] text     {nullable, bytes(capacity)} receives the report, truncated to capacity and always
 *                      NUL-terminated; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the whole report in bytes, with the terminator; may be
 *                      NULL if text is not NULL
 * @return CLGL_SUCCESS, even if the text was truncated
 * @error CLGL_ERROR_INVALID_ARGUMENT  text is NULL although capacity is not 0; text and size are both NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_report(clgl_context context, size_t capacity, char *text, size_t *size);

/** Returns the memory usage of the objects of a context that use one transport.
 *
 * @method clgl_context
 * @param[in] context    the context
 * @param[in] transport  the transport; CLGL_TRANSPORT_AUTO = the objects that are not shared with OpenGL
 * @param[in,out] usage  receives the memory usage; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  usage is NULL; transport is unknown
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of usage is too small or more than 4096
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_memory_usage(clgl_context context, clgl_transport transport,
                                                   clgl_memory_usage *usage);

/** Makes the OpenGL context of a headless clgl context current on the calling thread, so that the application can
 * call OpenGL. With current 0, restores the OpenGL context that was current before.
 *
 * If the application has meanwhile made another OpenGL context current on the thread, the other context stays
 * current when current is 0.
 *
 * @method clgl_context
 * @param[in] context  a context created with CLGL_CONTEXT_HEADLESS
 * @param[in] current  1 = make the headless context current; 0 = restore the previous context, on the same thread
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  current is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  the context is not headless
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current (see clgl_error_get_native_code);
 *        or current is 0, and the previous context was destroyed or its display was closed
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_INVALID_STATE  current is 1, and this function has already made the OpenGL context current on
 *        a thread; or current is 0, and this function has not made the OpenGL context current
 *        on this thread
 * @threads any
 * @lifetime none
 * @spec EGL 1.5 section 3.7.3, eglMakeCurrent
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_make_current(clgl_context context, clgl_bool current);

/** Returns the address of an OpenGL function (eglGetProcAddress, glXGetProcAddress, wglGetProcAddress). The call
 * may return an address for a function that the driver does not support: check the OpenGL version or the
 * extensions first. With WGL, the call finds functions that are newer than OpenGL 1.1 only if an OpenGL context
 * is current on the calling thread.
 *
 * @method clgl_context
 * @param[in] context    the context
 * @param[in] name       the name, such as "glDrawArrays"
 * @param[out] function  {borrowed} receives the address of the function
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  name or function is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  the window-system API returns no address for name
 * @threads any
 * @lifetime the address is valid while the OpenGL context exists
 * @spec EGL 1.5 section 3.12, eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_get_proc_address(clgl_context context, const char *name, void **function);

/** Returns the name of a window-system API, such as "EGL".
 *
 * @function
 * @param[in] winsys  CLGL_WINSYS_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_winsys_name(clgl_winsys winsys);

/** Returns the name of an OpenGL API, such as "OpenGL ES".
 *
 * @function
 * @param[in] api  CLGL_GL_API_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_gl_api_name(clgl_gl_api api);

/** Returns the name of a transport, such as "external".
 *
 * @function
 * @param[in] transport  CLGL_TRANSPORT_MAPPED, ...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_transport_name(clgl_transport transport);

/** Returns the name of a transport status, such as "selected".
 *
 * @function
 * @param[in] status  CLGL_TRANSPORT_STATUS_UNAVAILABLE, ...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_transport_status_name(clgl_transport_status status);

/** Returns the name of a device match, such as "UUID".
 *
 * @function
 * @param[in] match  CLGL_MATCH_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_device_match_name(clgl_device_match match);

/** Returns the name of a self-test result, such as "passed".
 *
 * @function
 * @param[in] result  CLGL_SELF_TEST_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_self_test_name(clgl_self_test result);

#ifdef __cplusplus
}
#endif

#endif
