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

/* How far a fence is. A fence of OpenGL knows only submitted and complete, and so does one of the program's. */
#define CLGL_STATUS_QUEUED 1
#define CLGL_STATUS_SUBMITTED 2
#define CLGL_STATUS_RUNNING 3
#define CLGL_STATUS_COMPLETE 4
/* A command before it ended with an error, or a user fence was failed. */
#define CLGL_STATUS_FAILED 5

/* What command a fence stands behind. */
/* One that OpenCL knows and this version of the library does not. */
#define CLGL_COMMAND_UNKNOWN 0
#define CLGL_COMMAND_KERNEL 1
/* A function of the host's: clgl_queue_host_function, or a native kernel of another's. */
#define CLGL_COMMAND_HOST_FUNCTION 2
#define CLGL_COMMAND_READ_BUFFER 3
#define CLGL_COMMAND_WRITE_BUFFER 4
#define CLGL_COMMAND_COPY_BUFFER 5
#define CLGL_COMMAND_FILL_BUFFER 6
#define CLGL_COMMAND_READ_BUFFER_RECT 7
#define CLGL_COMMAND_WRITE_BUFFER_RECT 8
#define CLGL_COMMAND_COPY_BUFFER_RECT 9
#define CLGL_COMMAND_MAP_BUFFER 10
/* Of a buffer or an image. */
#define CLGL_COMMAND_UNMAP 11
#define CLGL_COMMAND_MIGRATE 12
#define CLGL_COMMAND_READ_IMAGE 13
#define CLGL_COMMAND_WRITE_IMAGE 14
#define CLGL_COMMAND_COPY_IMAGE 15
#define CLGL_COMMAND_COPY_IMAGE_TO_BUFFER 16
#define CLGL_COMMAND_COPY_BUFFER_TO_IMAGE 17
#define CLGL_COMMAND_MAP_IMAGE 18
#define CLGL_COMMAND_FILL_IMAGE 19
#define CLGL_COMMAND_MARKER 20
#define CLGL_COMMAND_BARRIER 21
/* clgl_acquire and clgl_release, or the commands of cl_khr_gl_sharing. */
#define CLGL_COMMAND_ACQUIRE 22
#define CLGL_COMMAND_RELEASE 23
/* No command: the program signals it. */
#define CLGL_COMMAND_USER 24
/* A point in OpenGL's stream. */
#define CLGL_COMMAND_GL_FENCE 25
/* Commands on shared virtual memory, enqueued by OpenCL's own calls. */
#define CLGL_COMMAND_SVM_FREE 26
#define CLGL_COMMAND_SVM_COPY 27
#define CLGL_COMMAND_SVM_FILL 28
#define CLGL_COMMAND_SVM_MAP 29
#define CLGL_COMMAND_SVM_UNMAP 30
#define CLGL_COMMAND_SVM_MIGRATE 31

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
    /* CLGL_COMMAND_...; for a view's commands that of the buffer's (CLGL_COMMAND_READ_BUFFER and so on), however
     * many of OpenCL's they are made of */
    int32_t command;
} clgl_fence_info;

#define CLGL_FENCE_INFO_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_fence_info), 0, 0, 0, 0                                                                      \
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
    /* With all commands that it enqueued from the device; 0 where the device does not tell (before OpenCL 2.0) */
    uint64_t completed_ns;
} clgl_profiling;

#define CLGL_PROFILING_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_profiling), 0, 0, 0, 0, 0, 0                                                                 \
    }

/* Called once when a fence has come as far as was asked for, or has failed, with that status:
 * CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING, CLGL_STATUS_COMPLETE or CLGL_STATUS_FAILED.
 * Runs outside all locks, on a thread of the OpenCL driver's or the library's, or at once on the calling
 * thread if the fence is that far already. It may call any clgl function that is not "@threads GL", the
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

/** Waits on the CPU until all fences of a list have completed or failed. They may be of both sides and of several
 * contexts.
 *
 * @param count    how many fences; 0 succeeds at once
 * @param fences   the fences
 * @param timeout  nanoseconds for all of them together; 0 to ask without waiting, CLGL_FOREVER to wait without
 *                 end
 * @return CLGL_SUCCESS if all have completed; CLGL_TIMEOUT if one has done neither yet; CLGL_ERROR_COMMAND_FAILED
 *         if all have ended and one has failed: the message tells the first in the list by its place;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_NO_GL_CONTEXT,
 *         CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST as clgl_fence_wait
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait_all(uint32_t count, const clgl_fence *fences, int64_t timeout);

/** Waits on the CPU until any fence of a list has completed or failed, and tells which. They may be of both sides
 * and of several contexts.
 *
 * @param count    how many fences, at least 1
 * @param fences   the fences
 * @param timeout  nanoseconds; 0 to ask without waiting, CLGL_FOREVER to wait without end
 * @param index    receives the place of one that has ended, the first of several; whether it has failed tells
 *                 clgl_fence_get_info
 * @return CLGL_SUCCESS; CLGL_TIMEOUT if none has, with an index of 0; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section 4.1.1,
 *       glClientWaitSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait_any(uint32_t count, const clgl_fence *fences, int64_t timeout,
                                         uint32_t *index);

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

/** Tells whose a fence is, behind what command it stands, and how far it is.
 *
 * @param fence  the fence
 * @param info   receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT as clgl_fence_wait; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_COMMAND_TYPE; OpenGL 4.6 core
 *       section 4.1.3, GL_SYNC_STATUS
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

/** Has a function called once when a fence has come as far as a stage. What passes a stage too fast to be seen
 * there is told all the same; callbacks of different stages may come in any order.
 *
 * @param fence      the fence
 * @param status     CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE; OpenGL's fences and those
 *                   of the program's are running only when they have completed
 * @param callback   the function; it gets this status, or CLGL_STATUS_FAILED if the fence has failed
 * @param user_data  handed to it
 * @return as clgl_fence_set_callback, which is this for CLGL_STATUS_COMPLETE; CLGL_ERROR_INVALID_ARGUMENT also
 *         for another status
 * @threads any; for the callback's thread see clgl_fence_callback
 * @lifetime as clgl_fence_set_callback
 * @spec OpenCL 3.0 section 5.11, clSetEventCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_set_status_callback(clgl_fence fence, int32_t status,
                                                    clgl_fence_callback callback, void *user_data);

/** Tells when a command of a queue made with CLGL_QUEUE_PROFILING passed its stages. Where the library made
 * several commands of one (views, textures with pitches in a buffer), the times are those of the last, or of a
 * marker behind all of them. Functions
 * of clgl_queue_host_function have times where they are native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL).
 *
 * @param fence  a fence of OpenCL
 * @param times  receives them; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_NOT_READY before the command has completed; CLGL_ERROR_COMMAND_FAILED if it failed,
 *         with OpenCL's code in clgl_error_native; CLGL_ERROR_UNSUPPORTED for a fence that has no times, or whose
 *         driver makes them up (rusticl 22.3); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.14, clGetEventProfilingInfo; CL_PROFILING_COMMAND_COMPLETE of OpenCL 2.0
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_get_profiling(clgl_fence fence, clgl_profiling *times);

/** Returns the name of the status of a fence, such as "complete".
 *
 * @param status  CLGL_STATUS_...
 * @return the name; "unknown" for a value without one. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_status_name(int32_t status);

/** Returns the name of a command, such as "copy buffer".
 *
 * @param command  CLGL_COMMAND_...
 * @return the name; "unknown" for a value without one. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_command_name(int32_t command);

#ifdef __cplusplus
}
#endif

#endif
