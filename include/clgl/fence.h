/* Fences: points in the command stream of either side. */
#ifndef CLGL_FENCE_H
#define CLGL_FENCE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whose commands a fence stands behind. */
#define CLGL_FENCE_OPENCL 1
#define CLGL_FENCE_OPENGL 2
/* Nobody's: the program signals it. */
#define CLGL_FENCE_USER 3

/* How far a fence is. A fence of OpenGL knows only submitted and complete. */
#define CLGL_STATUS_QUEUED 1
#define CLGL_STATUS_SUBMITTED 2
#define CLGL_STATUS_RUNNING 3
#define CLGL_STATUS_COMPLETE 4
/* A command before it ended with an error, or a user fence was failed. */
#define CLGL_STATUS_FAILED 5

/* What a fence tells of itself. */
typedef struct clgl_fence_info {
    /* sizeof(clgl_fence_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_FENCE_... */
    int32_t kind;
    /* CLGL_STATUS_... */
    int32_t status;
    /* OpenCL's code with CLGL_STATUS_FAILED, such as -14; else 0 */
    int32_t error;
} clgl_fence_info;

#define CLGL_FENCE_INFO_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_fence_info), 0, 0, 0                                                                         \
    }

/* When a command passed its stages, in nanoseconds of the device's clock. */
typedef struct clgl_profiling {
    /* sizeof(clgl_profiling), set by the caller */
    uint32_t struct_size;
    uint32_t reserved;
    uint64_t queued_ns;
    uint64_t submitted_ns;
    uint64_t started_ns;
    uint64_t ended_ns;
} clgl_profiling;

#define CLGL_PROFILING_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_profiling), 0, 0, 0, 0, 0                                                                    \
    }

/* Called once when a fence has completed or failed. status is CLGL_STATUS_COMPLETE or CLGL_STATUS_FAILED.
 * Runs outside all locks, on a thread of the OpenCL driver's or the library's, or at once on the calling
 * thread if the fence has completed already. It may call any clgl function that is not "@threads GL", the
 * fence's destruction included, but must not wait. What it calls does not disturb the message of the thread. */
typedef void (*clgl_fence_callback)(clgl_fence fence, int32_t status, void *user_data);

/** Inserts a fence behind the OpenGL commands that this thread's context has issued so far, and flushes them.
 * Where OpenGL has no sync objects (OpenGL before 3.2 without GL_ARB_sync), it finishes them instead.
 *
 * @param context  the context
 * @param fence    receives the fence
 * @return CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST,
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY
 * @threads GL
 * @lifetime until clgl_fence_destroy
 * @spec OpenGL 4.6 core section 4.1, glFenceSync; EGL_KHR_fence_sync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_insert_gl(clgl_context context, clgl_fence *fence);

/** Inserts a fence behind the commands that a queue holds so far, and flushes them.
 *
 * @param queue  the queue
 * @param fence  receives the fence
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_fence_destroy
 * @spec OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_insert_cl(clgl_queue queue, clgl_fence *fence);

/** Makes a fence that the program completes or fails itself.
 *
 * @param context  the context
 * @param fence    receives the fence
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_fence_destroy. Destroyed unsignalled, it fails, so that nothing waits for ever.
 * @spec OpenCL 3.0 section 5.11, clCreateUserEvent
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_create_user(clgl_context context, clgl_fence *fence);

/** Completes or fails a user fence.
 *
 * @param fence  a fence of clgl_fence_create_user
 * @param error  0 to complete it, a negative code to fail it and the commands that wait for it
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if it was signalled before, or is no user fence;
 *         CLGL_ERROR_INVALID_ARGUMENT for a positive code; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, clSetUserEventStatus
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_signal(clgl_fence fence, int32_t error);

/** Destroys a fence. What waits for it goes on waiting for its point in the stream, and callbacks still run.
 *
 * @param fence  the fence, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.11, clReleaseEvent; OpenGL 4.6 core section 4.1, glDeleteSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_destroy(clgl_fence fence);

/** Waits on the CPU for a fence.
 *
 * @param fence    the fence
 * @param timeout  nanoseconds; 0 to ask without waiting, CLGL_FOREVER to wait without end
 * @return CLGL_SUCCESS; CLGL_TIMEOUT; CLGL_ERROR_COMMAND_FAILED with OpenCL's code in clgl_error_native;
 *         CLGL_ERROR_NO_GL_CONTEXT for a fence of OpenGL that only a thread with OpenGL can wait for, on a
 *         thread without (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_ARGUMENT for another negative timeout;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait(clgl_fence fence, int64_t timeout);

/** Makes the OpenGL commands that this thread's context issues from now on wait for a fence, and does what a
 * deferred release left to do. Waits on the device where the driver can (for OpenGL's fences, and for OpenCL's
 * with GL_ARB_cl_event), else on the CPU.
 *
 * @param fence  the fence
 * @return CLGL_SUCCESS; CLGL_ERROR_COMMAND_FAILED, CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
 *         CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENGL
 * @threads GL
 * @lifetime none
 * @spec OpenGL 4.6 core section 4.1.1, glWaitSync; GL_ARB_cl_event
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait_gl(clgl_fence fence);

/** Tells whose a fence is and how far it is.
 *
 * @param fence  the fence
 * @param info   receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT as clgl_fence_wait; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section 4.1.3, GL_SYNC_STATUS
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_get_info(clgl_fence fence, clgl_fence_info *info);

/** Has a function called once when a fence has completed or failed.
 *
 * @param fence      the fence
 * @param callback   the function
 * @param user_data  handed to it
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can wait
 *         for (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any; for the callback's thread see clgl_fence_callback
 * @lifetime user_data must live until the callback has run. The callback runs also if the fence is destroyed
 *           before; its fence argument is then a stale handle.
 * @spec OpenCL 3.0 section 5.11, clSetEventCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_set_callback(clgl_fence fence, clgl_fence_callback callback, void *user_data);

/** Tells when a command of a queue made with CLGL_QUEUE_PROFILING passed its stages.
 *
 * @param fence  a fence of OpenCL
 * @param times  receives them; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_NOT_READY before the command has completed; CLGL_ERROR_UNSUPPORTED for a fence
 *         that has no times; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.14, clGetEventProfilingInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_get_profiling(clgl_fence fence, clgl_profiling *times);

#ifdef __cplusplus
}
#endif

#endif
