/* Fences: points in the command stream of OpenCL or OpenGL.
 *
 * The fence of a command completes when the command has completed. A fence of clgl_fence_record_gl,
 * clgl_fence_record_cl or clgl_queue_marker completes when the earlier commands of the OpenGL context or of the
 * queue have completed. OpenCL commands wait for the fences in their wait lists, OpenGL commands wait after
 * clgl_fence_wait_gl, and the CPU waits in clgl_fence_wait. A function that enqueues a command returns a fence if
 * its parameter fence is not NULL; the caller must destroy this fence.
 *
 * With EGL 1.5, EGL_KHR_fence_sync or CLGL_CONTEXT_SYNC_THREAD, any thread can wait for an OpenGL fence. In other
 * cases, only a thread with a current OpenGL context of the share group can wait on the CPU. Only such a thread
 * can enqueue commands that wait for the fence. Exception: if the clgl context uses semaphores, any thread can
 * enqueue commands that wait for a fence of clgl_fence_record_gl. If OpenGL has no sync objects, an OpenGL fence
 * is complete from the start. */
#ifndef CLGL_FENCE_H
#define CLGL_FENCE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The type of a fence. */
typedef enum clgl_fence_type CLGL_ENUM_BASE {
    /* No fence; clgl_fence_get_info sets this value if it fails. */
    CLGL_FENCE_TYPE_NONE = 0,
    /* A command of an OpenCL queue, or an OpenCL user event (clgl_fence_from_cl_event). */
    CLGL_FENCE_TYPE_OPENCL = 1,
    /* A point in the OpenGL command stream. */
    CLGL_FENCE_TYPE_OPENGL = 2,
    /* A user fence, which the application signals with clgl_fence_signal. */
    CLGL_FENCE_TYPE_USER = 3,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_FENCE_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_fence_type;

/* The status of a fence. OpenGL fences and user fences have only the statuses CLGL_STATUS_SUBMITTED,
 * CLGL_STATUS_COMPLETE and CLGL_STATUS_FAILED. */
typedef enum clgl_fence_status CLGL_ENUM_BASE {
    /* No status; clgl_fence_get_info sets this value if it fails. */
    CLGL_STATUS_NONE = 0,
    /* The command is enqueued, but not submitted to the device. */
    CLGL_STATUS_QUEUED = 1,
    /* The command is submitted to the device, or the OpenGL fence or user fence is not signalled. */
    CLGL_STATUS_SUBMITTED = 2,
    /* The device executes the command. */
    CLGL_STATUS_RUNNING = 3,
    /* The command has completed. */
    CLGL_STATUS_COMPLETE = 4,
    /* The command, or a command for which this command waited, has failed. A user fence has failed if it was
     * signalled with an error, or was destroyed before it was signalled. In a callback, this status also means
     * that the library could not wait for the OpenGL fence. */
    CLGL_STATUS_FAILED = 5,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_FENCE_STATUS_FORCE_INT32 = 0x7fffffff
} clgl_fence_status;

/* The type of the command to which a fence belongs. */
typedef enum clgl_command_type CLGL_ENUM_BASE {
    /* An OpenCL command of a type that this enumeration does not contain. */
    CLGL_COMMAND_UNKNOWN = 0,
    /* Launch of a kernel. */
    CLGL_COMMAND_KERNEL = 1,
    /* A host function (clgl_queue_launch_host_function) or a native kernel. */
    CLGL_COMMAND_HOST_FUNCTION = 2,
    /* Read of a buffer. */
    CLGL_COMMAND_READ_BUFFER = 3,
    /* Write of a buffer. */
    CLGL_COMMAND_WRITE_BUFFER = 4,
    /* Copy between buffers. */
    CLGL_COMMAND_COPY_BUFFER = 5,
    /* Fill of a buffer. */
    CLGL_COMMAND_FILL_BUFFER = 6,
    /* Read of a box of a buffer. */
    CLGL_COMMAND_READ_BUFFER_RECT = 7,
    /* Write of a box of a buffer. */
    CLGL_COMMAND_WRITE_BUFFER_RECT = 8,
    /* Copy of a box between buffers. */
    CLGL_COMMAND_COPY_BUFFER_RECT = 9,
    /* Map of a buffer. */
    CLGL_COMMAND_MAP_BUFFER = 10,
    /* Unmap of a buffer or a texture. */
    CLGL_COMMAND_UNMAP = 11,
    /* Migration of objects to a device. */
    CLGL_COMMAND_MIGRATE = 12,
    /* Read of a texture. */
    CLGL_COMMAND_READ_TEXTURE = 13,
    /* Write of a texture. */
    CLGL_COMMAND_WRITE_TEXTURE = 14,
    /* Copy between textures. */
    CLGL_COMMAND_COPY_TEXTURE = 15,
    /* Copy from a texture to a buffer. */
    CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER = 16,
    /* Copy from a buffer to a texture. */
    CLGL_COMMAND_COPY_BUFFER_TO_TEXTURE = 17,
    /* Map of a texture. */
    CLGL_COMMAND_MAP_TEXTURE = 18,
    /* Fill of a texture. */
    CLGL_COMMAND_FILL_TEXTURE = 19,
    /* A marker (clgl_queue_marker, clgl_fence_record_cl). */
    CLGL_COMMAND_MARKER = 20,
    /* A barrier (clgl_queue_barrier). */
    CLGL_COMMAND_BARRIER = 21,
    /* clgl_acquire, or clEnqueueAcquireGLObjects. */
    CLGL_COMMAND_ACQUIRE = 22,
    /* clgl_release, or clEnqueueReleaseGLObjects. */
    CLGL_COMMAND_RELEASE = 23,
    /* The fence belongs to no command: it is a user fence, or the fence of an OpenCL user event
     * (clgl_fence_from_cl_event). */
    CLGL_COMMAND_USER = 24,
    /* A point in the OpenGL command stream. */
    CLGL_COMMAND_GL_FENCE = 25,
    /* Free of shared virtual memory (clEnqueueSVMFree). The application can enqueue commands on shared virtual
     * memory through OpenCL; the library enqueues no such commands. */
    CLGL_COMMAND_SVM_FREE = 26,
    /* Copy of shared virtual memory. */
    CLGL_COMMAND_SVM_COPY = 27,
    /* Fill of shared virtual memory. */
    CLGL_COMMAND_SVM_FILL = 28,
    /* Map of shared virtual memory. */
    CLGL_COMMAND_SVM_MAP = 29,
    /* Unmap of shared virtual memory. */
    CLGL_COMMAND_SVM_UNMAP = 30,
    /* Migration of shared virtual memory. */
    CLGL_COMMAND_SVM_MIGRATE = 31,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_COMMAND_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_command_type;

/* The properties of a fence. */
typedef struct clgl_fence_info {
    /* sizeof(clgl_fence_info), set by the caller */
    uint32_t struct_size;
    /* the type of the fence */
    clgl_fence_type type;
    /* the status of the fence */
    clgl_fence_status status;
    /* the OpenCL error code, such as -14, if status is CLGL_STATUS_FAILED; otherwise 0 */
    int32_t error;
    /* the type of the command; a command on a view has the type of a command on a buffer, such as
     * CLGL_COMMAND_READ_BUFFER */
    clgl_command_type command;
} clgl_fence_info;

#define CLGL_FENCE_INFO_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_fence_info), CLGL_FENCE_TYPE_NONE, CLGL_STATUS_NONE, 0, CLGL_COMMAND_UNKNOWN                 \
    }

/* The times at which a command reached its stages, in nanoseconds of the device clock. */
typedef struct clgl_profiling {
    /* sizeof(clgl_profiling), set by the caller */
    uint32_t struct_size;
    /* always 0 */
    uint32_t reserved;
    /* when the command was enqueued */
    uint64_t queued_ns;
    /* when the command was submitted to the device */
    uint64_t submitted_ns;
    /* when the command started */
    uint64_t started_ns;
    /* when the command ended */
    uint64_t ended_ns;
    /* when the command and all commands that it enqueued on the device had ended; 0 if the driver does not report
     * this time, for example before OpenCL 2.0 */
    uint64_t completed_ns;
} clgl_profiling;

#define CLGL_PROFILING_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_profiling), 0, 0, 0, 0, 0, 0                                                                 \
    }

/** Called when a fence has reached the requested status or has failed. The callback may call the clgl functions
 * that any thread may call, including clgl_fence_destroy for this fence, but must not wait for fences or queues.
 *
 * @param[in] fence      the fence; an invalid handle if the fence was destroyed in the meantime
 * @param[in] status     the requested status, CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE;
 *                       or CLGL_STATUS_FAILED
 * @param[in] user_data  {user_data} the pointer given with the callback
 * @calls once
 * @threads a library thread. If the fence has already reached the status or failed, the callback may instead run
 *          on the calling thread, in the call that adds the callback. No lock of the library is held. Calls in
 *          the callback do not change the error message of the thread.
 * @lifetime user_data must live until the callback has returned
 */
typedef void (*clgl_fence_callback)(clgl_fence fence, clgl_fence_status status, void *user_data);

/** Inserts a fence after all earlier OpenGL commands of the current context, and flushes these commands. If
 * OpenGL has no sync objects (OpenGL before 3.2 without GL_ARB_sync), the call waits instead until the commands
 * have completed.
 *
 * @constructor clgl_fence
 * @param[in] context  the context
 * @param[out] fence   {owned} receives the fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  fence is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL
 * @lifetime until clgl_fence_destroy
 * @spec OpenGL 4.6 core section 4.1, glFenceSync; EGL_KHR_fence_sync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_record_gl(clgl_context context, clgl_fence *fence);

/** Inserts a fence after all commands that were enqueued in a queue so far, and flushes the queue.
 *
 * @constructor clgl_fence
 * @param[in] queue   the queue
 * @param[out] fence  {owned} receives the fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  fence is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  queue is not a valid clgl_queue
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_fence_destroy
 * @spec OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_record_cl(clgl_queue queue, clgl_fence *fence);

/** Creates a fence that the application completes or fails itself, with clgl_fence_signal.
 *
 * A call that waits on the CPU for a command also waits for each user fence on which the command depends. In an
 * in-order queue, a command depends on all earlier commands. Examples of such calls are clgl_fence_wait,
 * clgl_queue_finish, clFinish, blocking commands, and clgl_release without CLGL_HANDOVER_NO_CPU_WAIT.
 * Signal the user fence before such a call or on another thread, or use a timeout. Otherwise the thread can block
 * forever.
 *
 * @constructor clgl_fence
 * @param[in] context  the context
 * @param[out] fence   {owned} receives the fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  fence is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_fence_destroy. A fence that is destroyed before it is signalled fails.
 * @spec OpenCL 3.0 section 5.11, clCreateUserEvent
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_create_user(clgl_context context, clgl_fence *fence);

/** Completes or fails a user fence.
 *
 * @method clgl_fence
 * @param[in] fence  a fence of clgl_fence_create_user
 * @param[in] error  0 = the fence completes; a negative code = the fence and the commands that wait for it fail
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  error is positive
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  fence is not a user fence, or was signalled before
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, clSetUserEventStatus
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_signal(clgl_fence fence, int32_t error);

/** Destroys a fence. Callbacks of the fence still run, and commands that wait for the fence continue to wait.
 * Exception: a user fence that was not signalled fails, and the commands that wait for this fence fail.
 *
 * @destructor clgl_fence
 * @param[in] fence  {nullable} the fence; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence, for example because it was destroyed before
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.11, clReleaseEvent; OpenGL 4.6 core section 4.1, glDeleteSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_destroy(clgl_fence fence);

/** Waits on the CPU until a fence has completed or failed.
 *
 * @method clgl_fence
 * @param[in] fence    the fence
 * @param[in] timeout  the longest wait, in nanoseconds; 0 = only test; CLGL_FOREVER = no limit
 * @return CLGL_SUCCESS if the fence has completed; CLGL_TIMEOUT if it has neither completed nor failed in time
 * @error CLGL_ERROR_INVALID_ARGUMENT  timeout is negative and not CLGL_FOREVER
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_NO_GL_CONTEXT  the wait needs a current OpenGL context, and no context is current on this
 *        thread (see CLGL_CONTEXT_SYNC_THREAD)
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the wait needs a current OpenGL context of the share group, and the current
 *        context belongs to another share group
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_COMMAND_FAILED  the command of the fence, or a command for which this command waited, has
 *        failed; clgl_error_get_native_code returns the error code. If a command fails because of its wait list,
 *        OpenCL defines the code -14 (CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST), but some drivers report
 *        another code; see clgl_drivers(7)
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  EGL failed to wait for the fence; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any. Waiting for an OpenGL fence can require a current OpenGL context of the share group (see
 *          CLGL_CONTEXT_SYNC_THREAD).
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait(clgl_fence fence, int64_t timeout);

/** Waits on the CPU until all fences of a list have completed or failed. The list may contain fences of all types
 * and of several clgl contexts.
 *
 * @function
 * @param[in] count    number of fences; 0 = the call succeeds at once
 * @param[in] fences   {nullable, count(count)} the fences; may be NULL if count is 0
 * @param[in] timeout  the longest wait for all fences together, in nanoseconds; 0 = only test; CLGL_FOREVER = no
 *                     limit
 * @return CLGL_SUCCESS if all fences have completed; CLGL_TIMEOUT if at least one fence has neither completed nor
 *         failed in time
 * @error CLGL_ERROR_INVALID_ARGUMENT  fences is NULL although count is not 0; count is more than 1,048,576
 * @error CLGL_ERROR_INVALID_HANDLE  an element of fences is not a valid clgl_fence
 * @error CLGL_ERROR_COMMAND_FAILED  all fences have completed or failed, and at least one fence has failed; the
 *        message contains the lowest index of a failed fence
 * @errors clgl_fence_wait
 * @threads any. Waiting for an OpenGL fence can require a current OpenGL context of the share group (see
 *          CLGL_CONTEXT_SYNC_THREAD).
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait_all(uint32_t count, const clgl_fence *fences, int64_t timeout);

/** Waits on the CPU until at least one fence of a list has completed or failed. The list may contain fences of
 * all types and of several clgl contexts.
 *
 * If several fences have completed or failed, index receives the lowest of their indices. The function also
 * succeeds if the fence with this index has failed; clgl_fence_get_info returns the status of the fence.
 *
 * @function
 * @param[in] count    number of fences, at least 1
 * @param[in] fences   {count(count)} the fences
 * @param[in] timeout  the longest wait, in nanoseconds; 0 = only test; CLGL_FOREVER = no limit
 * @param[out] index   receives the index of the fence that has completed or failed; 0 with CLGL_TIMEOUT
 * @return CLGL_SUCCESS if a fence has completed or failed; CLGL_TIMEOUT if no fence has completed or failed in
 *         time
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is 0 or more than 1,048,576; fences or index is NULL; timeout is
 *        negative and not CLGL_FOREVER
 * @error CLGL_ERROR_INVALID_HANDLE  an element of fences is not a valid clgl_fence
 * @error CLGL_ERROR_NO_GL_CONTEXT  a wait needs a current OpenGL context, and no context is current on this
 *        thread (see CLGL_CONTEXT_SYNC_THREAD)
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  a wait needs a current OpenGL context of the share group, and the current
 *        context belongs to another share group
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  EGL failed to wait for a fence; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any. Waiting for an OpenGL fence can require a current OpenGL context of the share group (see
 *          CLGL_CONTEXT_SYNC_THREAD).
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section 4.1.1,
 *       glClientWaitSync
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait_any(uint32_t count, const clgl_fence *fences, int64_t timeout,
                                         uint32_t *index);

/** Makes later OpenGL commands of the current context of this thread wait for a fence. If the fence belongs to a
 * release with CLGL_HANDOVER_NO_CPU_WAIT, the call also completes the release.
 *
 * In the following cases, OpenGL waits on the device. The call then does not block, and does not report commands
 * that fail later:
 *
 * - the fence is an OpenGL fence
 * - the drivers support GL_ARB_cl_event, and the call has no OpenGL commands to issue (see below)
 * - the call completes a release for which OpenGL waits through semaphores (transport external).
 *
 * In all other cases, the call blocks until the fence has completed or failed. The call has OpenGL commands to
 * issue if the call completes a release that generates mipmaps, or a release of an object whose release_needs_gl
 * is set.
 *
 * @method clgl_fence
 * @param[in] fence  the fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object of a released object was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object of a released object got new storage
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context of the fence was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_COMMAND_FAILED  the command of the fence, or a command for which this command waited,
 *        has failed; clgl_error_get_native_code returns the error code
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads GL
 * @lifetime none
 * @spec OpenGL 4.6 core section 4.1.1, glWaitSync; GL_ARB_cl_event
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_wait_gl(clgl_fence fence);

/** Returns the type, the command and the status of a fence.
 *
 * @method clgl_fence
 * @param[in] fence     the fence
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_NO_GL_CONTEXT  the test needs a current OpenGL context, and no context is current on this
 *        thread (see CLGL_CONTEXT_SYNC_THREAD)
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the test needs a current OpenGL context of the share group, and the current
 *        context belongs to another share group
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  EGL failed to test the fence; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @threads any. Testing an OpenGL fence can require a current OpenGL context of the share group (see
 *          CLGL_CONTEXT_SYNC_THREAD).
 * @lifetime none
 * @spec OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_COMMAND_TYPE; OpenGL 4.6 core
 *       section 4.1.3, GL_SYNC_STATUS
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_get_info(clgl_fence fence, clgl_fence_info *info);

/** Adds a callback, which is called once, after a fence has completed or failed. A fence may have several
 * callbacks.
 *
 * @method clgl_fence
 * @param[in] fence      the fence
 * @param[in] callback   the function
 * @param[in] user_data  {user_data} passed to the callback; may be NULL
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  callback is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_UNSUPPORTED  waits for this fence need a current OpenGL context (see
 *        CLGL_CONTEXT_SYNC_THREAD)
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any. clgl_fence_callback says on which thread the callback runs.
 * @lifetime user_data must live until the callback has returned. The callback also runs if the fence is destroyed
 *           earlier.
 * @spec OpenCL 3.0 section 5.11, clSetEventCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_set_callback(clgl_fence fence, clgl_fence_callback callback, void *user_data);

/** Adds a callback, which is called once, after a fence has reached a status or failed. If the fence has already
 * passed the status, the callback is called, too. Callbacks for different statuses are called in no fixed order.
 *
 * With CLGL_STATUS_COMPLETE, the call is equivalent to clgl_fence_set_callback.
 *
 * @method clgl_fence
 * @param[in] fence      the fence
 * @param[in] status     CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE. OpenGL fences and
 *                       user fences reach CLGL_STATUS_RUNNING when they complete.
 * @param[in] callback   the function
 * @param[in] user_data  {user_data} passed to the callback; may be NULL
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  callback is NULL; status is not CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING
 *        or CLGL_STATUS_COMPLETE
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @errors clgl_fence_set_callback
 * @threads any. clgl_fence_callback says on which thread the callback runs.
 * @lifetime user_data must live until the callback has returned. The callback also runs if the fence is destroyed
 *           earlier.
 * @spec OpenCL 3.0 section 5.11, clSetEventCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_set_status_callback(clgl_fence fence, clgl_fence_status status,
                                                    clgl_fence_callback callback, void *user_data);

/** Returns the times at which the command of a fence reached its stages. The queue must have been created with
 * CLGL_QUEUE_PROFILING, or from a cl_command_queue with CL_QUEUE_PROFILING_ENABLE.
 *
 * A command of the library, for example a command on a view, may consist of several OpenCL commands. The times
 * are then those of the last OpenCL command, or of a marker after the OpenCL commands. A host function has times
 * only on devices that run host functions as native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL).
 *
 * @method clgl_fence
 * @param[in] fence      a fence of an OpenCL command
 * @param[in,out] times  receives the times; set struct_size before the call
 * @return CLGL_SUCCESS; CLGL_NOT_READY if the command has not completed
 * @error CLGL_ERROR_INVALID_ARGUMENT  times is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of times is too small or more than 4096
 * @error CLGL_ERROR_UNSUPPORTED  the fence does not belong to an OpenCL command; the fence belongs to a host
 *        function that did not run as a native kernel; the queue of the command has no profiling; the device
 *        lacks CLGL_DEVICE_QUEUE_PROFILING
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_COMMAND_FAILED  the command has failed; clgl_error_get_native_code returns the error code
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.14, clGetEventProfilingInfo; CL_PROFILING_COMMAND_COMPLETE of OpenCL 2.0
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_get_profiling(clgl_fence fence, clgl_profiling *times);

/** Returns the name of a fence status, such as "complete".
 *
 * @function
 * @param[in] status  CLGL_STATUS_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_fence_status_name(clgl_fence_status status);

/** Returns the name of a command type, such as "copy buffer".
 *
 * @function
 * @param[in] command  CLGL_COMMAND_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_command_type_name(clgl_command_type command);

/** Returns the name of a fence type, such as "OpenGL".
 *
 * @function
 * @param[in] type  CLGL_FENCE_TYPE_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_fence_type_name(clgl_fence_type type);

#ifdef __cplusplus
}
#endif

#endif
