/* Queues: OpenCL command queues of a context.
 *
 * A queue executes commands, such as kernels, copies and transfers of ownership, in order unless the queue has
 * the flag CLGL_QUEUE_OUT_OF_ORDER. A context may have several queues on each of its devices. To order commands
 * of different queues, pass fences in wait lists. */
#ifndef CLGL_QUEUE_H
#define CLGL_QUEUE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of clgl_queue_desc. */
typedef uint32_t clgl_queue_flags;

/* Commands may run in any order that wait lists and barriers allow. */
#define CLGL_QUEUE_OUT_OF_ORDER 0x1u
/* Record the times of commands for clgl_fence_get_profiling; the device must have CLGL_DEVICE_QUEUE_PROFILING. */
#define CLGL_QUEUE_PROFILING 0x2u

/* Describes a queue to create. */
typedef struct clgl_queue_desc {
    /* sizeof(clgl_queue_desc) */
    uint32_t struct_size;
    /* CLGL_QUEUE_...; 0 = an in-order queue without profiling; must be 0 with cl_queue, because an existing queue
     * keeps its properties */
    clgl_queue_flags flags;
    /* {nullable, opaque} an existing cl_command_queue, which is retained. The queue must belong to the cl_context
     * and to a device of the clgl context. NULL = create a queue */
    void *cl_queue;
    /* {nullable} a name for messages and debugging tools, copied; NULL = none */
    const char *label;
    /* {nullable} the device that runs the commands, one of the devices of the context; NULL = the device of
     * cl_queue or, if cl_queue is NULL, the first device of the context */
    clgl_device device;
} clgl_queue_desc;

#define CLGL_QUEUE_DESC_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_queue_desc), 0, NULL, NULL, NULL                                                             \
    }

/* The properties of a queue. */
typedef struct clgl_queue_info {
    /* sizeof(clgl_queue_info), set by the caller */
    uint32_t struct_size;
    /* the flags of the descriptor; for an existing cl_queue, the flags that match its properties */
    clgl_queue_flags flags;
    /* {borrowed} the context; an invalid handle after the context is destroyed */
    clgl_context context;
    /* {borrowed} the device */
    clgl_device device;
    /* {borrowed} the label of the descriptor, or ""; valid until the queue is destroyed */
    const char *label;
} clgl_queue_info;

#define CLGL_QUEUE_INFO_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_queue_info), 0, NULL, NULL, NULL                                                             \
    }

/* Flags of clgl_migration. */
typedef uint32_t clgl_migration_flags;

/* Migrate to host memory instead of the device of the queue. Ignored with drivers whose migrations to the host
 * corrupt memory; see clgl_drivers(7). */
#define CLGL_MIGRATE_HOST 0x1u
/* The content of the objects becomes undefined, so the driver need not copy the content. */
#define CLGL_MIGRATE_CONTENT_UNDEFINED 0x2u

/* The objects that clgl_migrate moves, and their destination. */
typedef struct clgl_migration {
    /* sizeof(clgl_migration) */
    uint32_t struct_size;
    /* CLGL_MIGRATE_...; 0 = the objects migrate to the device of the queue, with their content */
    clgl_migration_flags flags;
    /* number of buffers */
    uint32_t buffer_count;
    /* number of textures */
    uint32_t texture_count;
    /* {nullable, count(buffer_count)} the buffers, including sub-buffers; NULL if buffer_count is 0 */
    const clgl_buffer *buffers;
    /* {nullable, count(texture_count)} the textures; NULL if texture_count is 0 */
    const clgl_texture *textures;
} clgl_migration;

#define CLGL_MIGRATION_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_migration), 0, 0, 0, NULL, NULL                                                              \
    }

/** Called by a command of a queue (clgl_queue_launch_host_function). The function may call the clgl functions
 * that any thread may call, but must not wait for fences or queues. Callbacks of fences may be delayed while the
 * function runs.
 *
 * @param[in] user_data  {user_data} the pointer given to clgl_queue_launch_host_function
 * @return 0 for success. After a negative code, such as -5, the fence of the command fails with this code. After
 *         a positive value or a C++ exception, the fence fails with -59 (CL_INVALID_OPERATION).
 * @calls once
 * @threads a thread of the OpenCL driver or of the library, with no lock of the library held. Calls in the
 *          function do not change the error message of that thread.
 * @lifetime user_data must live until the function has returned or the command has failed
 */
typedef int32_t (*clgl_host_function)(void *user_data);

/** Creates a command queue on a device of a context, or wraps an existing cl_command_queue.
 *
 * @constructor clgl_queue
 * @param[in] context  the context
 * @param[in] desc     {nullable} the properties; NULL = an in-order queue on the first device
 * @param[out] queue   {owned} receives the queue
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  queue is NULL; flags are unknown; flags are not 0 although cl_queue is
 *        set; cl_queue is not a queue of device
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context, or desc->device is not a valid
 *        clgl_device
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_WRONG_CONTEXT  cl_queue belongs to another cl_context; cl_queue belongs to a device that is
 *        not in the context
 * @error CLGL_ERROR_NO_DEVICE  desc->device does not belong to the context
 * @error CLGL_ERROR_UNSUPPORTED  the device has no queues with these properties (see queue_on_host_properties of
 *        clgl_device_info)
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_queue_destroy
 * @spec OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_create(clgl_context context, const clgl_queue_desc *desc, clgl_queue *queue);

/** Creates a queue with the context, the device, the properties and the label of another queue. The commands of
 * the other queue are not copied.
 *
 * @constructor clgl_queue
 * @param[in] queue       the queue to duplicate
 * @param[out] duplicate  {owned} receives the new queue
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  duplicate is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  queue is not a valid clgl_queue
 * @error CLGL_ERROR_UNSUPPORTED  the device cannot create another queue with the properties of queue
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_queue_destroy of the duplicate
 * @spec OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties, CL_QUEUE_PROPERTIES_ARRAY
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_duplicate(clgl_queue queue, clgl_queue *duplicate);

/** Returns the properties of a queue.
 *
 * @method clgl_queue
 * @param[in] queue     the queue
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  queue is not a valid clgl_queue
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the label lives as long as the queue
 * @spec OpenCL 3.0 section 5.1, clGetCommandQueueInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_get_info(clgl_queue queue, clgl_queue_info *info);

/** Destroys a queue. Its commands still complete. Objects that the queue has acquired stay acquired until they
 * are destroyed.
 *
 * @destructor clgl_queue
 * @param[in] queue  {nullable} the queue; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  queue is not a valid clgl_queue, for example because it was destroyed before
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.1, clReleaseCommandQueue
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_destroy(clgl_queue queue);

/** Submits the commands of a queue to the device, and does not wait for the commands.
 *
 * A driver may delay enqueued commands until the queue is flushed. Many calls flush the queue themselves; see
 * FLUSHING in clgl(7). Call clgl_queue_flush after commands without a fence that must start early, for example
 * before a long computation on the CPU.
 *
 * @method clgl_queue
 * @param[in] queue  the queue
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  queue is not a valid clgl_queue
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.15, clFlush
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_flush(clgl_queue queue);

/** Waits on the CPU until the commands that were enqueued in a queue before this call have ended. The fences of
 * these commands have then completed or failed.
 *
 * @method clgl_queue
 * @param[in] queue  the queue
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  queue is not a valid clgl_queue
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_COMMAND_FAILED  the OpenCL driver reports that a command of the queue failed
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.15, clFinish
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_finish(clgl_queue queue);

/** Creates a fence that completes when the earlier commands of a queue and the fences in waits have completed.
 * The call flushes the queue. In an out-of-order queue, later commands do not wait for the new fence.
 *
 * @method clgl_queue
 * @command
 * @param[in] queue       the queue
 * @param[in] wait_count  number of fences in waits; 0 = wait only for the earlier commands of the queue
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API; NULL if
 *                        wait_count is 0
 * @param[out] fence      {owned} receives the fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  fence is NULL
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime the fences in waits may be destroyed when the call returns
 * @spec OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_marker(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits,
                                       clgl_fence *fence);

/** Makes later commands of a queue wait for the commands that were enqueued before this call, and for the fences
 * in waits.
 *
 * @method clgl_queue
 * @command
 * @param[in] queue       the queue
 * @param[in] wait_count  number of fences in waits; 0 = wait only for the earlier commands of the queue
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API; NULL if
 *                        wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the barrier completes; NULL = no
 *                        fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_WRONG_CONTEXT  an object or a fence in waits belongs to another clgl context than the queue
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  waits contains an OpenGL fence, and the display of its context was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime the fences in waits may be destroyed when the call returns
 * @spec OpenCL 3.0 section 5.12, clEnqueueBarrierWithWaitList
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_barrier(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits,
                                        clgl_fence *fence);

/** Enqueues a function of the application as a command, and flushes the queue.
 *
 * The function runs when the fences in waits and, in an in-order queue, the earlier commands have completed. If
 * such a fence or command fails, the function may run or not, depending on the driver. If the function does not
 * run, the fence of the command fails. If the function returns an error (see clgl_host_function), the fence of
 * the command and the commands that wait for this fence fail. Other commands of the queue still run.
 *
 * If the device supports native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL), the function runs as a native kernel.
 * On other devices, a library thread runs the function while the queue waits.
 *
 * @method clgl_queue
 * @command
 * @param[in] queue       the queue
 * @param[in] function    the function
 * @param[in] user_data   {user_data} passed to the function; may be NULL
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the function has returned 0, and
 *                        fails otherwise; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  function is NULL
 * @error CLGL_ERROR_COMMAND_FAILED  a fence in waits has already failed (the function does not run)
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime user_data must live until the function has returned or the command has failed
 * @spec OpenCL 3.0 section 5.10, clEnqueueNativeKernel; section 5.11, clCreateUserEvent
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_launch_host_function(clgl_queue queue, clgl_host_function function,
                                                     void *user_data, uint32_t wait_count,
                                                     const clgl_fence *waits, clgl_fence *fence);

/** Moves objects to the device of a queue, or to host memory, before commands need the objects.
 * Without this call, OpenCL moves an object when a command uses the object. The call is useful in contexts with
 * several devices. With drivers whose migrations crash (see clgl_drivers(7)), the command moves nothing; it still
 * waits for the fences.
 *
 * @method clgl_queue
 * @command
 * @param[in] queue       the queue, which must have acquired the objects that are shared with OpenGL
 * @param[in] migration   the objects and the destination
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the objects have moved; NULL = no
 *                        fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  migration is NULL; migration has unknown flags or no objects; a
 *        list is NULL although its count is not 0; a list has more than 1,048,576 elements;
 *        CLGL_MIGRATE_CONTENT_UNDEFINED is set and an object is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  an element of the lists of migration is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of migration is too small or more than 4096, or unknown
 *        fields of migration are not 0
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired a shared object; CLGL_MIGRATE_CONTENT_UNDEFINED is
 *        set and an object is acquired only for reading
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime migration is used only during the call
 * @spec OpenCL 3.0 section 5.5.4, clEnqueueMigrateMemObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_migrate(clgl_queue queue, const clgl_migration *migration, uint32_t wait_count,
                                  const clgl_fence *waits, clgl_fence *fence);

#ifdef __cplusplus
}
#endif

#endif
