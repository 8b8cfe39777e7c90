/* Queues: OpenCL command queues of a context. */
#ifndef CLGL_QUEUE_H
#define CLGL_QUEUE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of clgl_queue_desc. */
/* Commands may run in any order that their wait lists allow. */
#define CLGL_QUEUE_OUT_OF_ORDER 0x1u
/* Fences of the queue's commands know their profiling times, on devices with CLGL_DEVICE_QUEUE_PROFILING. */
#define CLGL_QUEUE_PROFILING 0x2u

/* How to make a queue. */
typedef struct clgl_queue_desc {
    /* sizeof(clgl_queue_desc) */
    uint32_t struct_size;
    /* CLGL_QUEUE_...; must be 0 with cl_queue, whose own properties count */
    uint32_t flags;
    /* An existing cl_command_queue of the context's cl_context and one of its devices to use instead of making
     * one, or NULL. It is retained, the caller keeps owning its own reference. */
    void *cl_queue;
    /* A name for messages and debugging tools, copied; or NULL. */
    const char *label;
    /* Which of the context's devices runs the commands, or NULL for the first, or for cl_queue's */
    clgl_device device;
} clgl_queue_desc;

#define CLGL_QUEUE_DESC_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_queue_desc), 0, NULL, NULL, NULL                                                             \
    }

/* What a queue tells of itself. The label lives as long as the queue. */
typedef struct clgl_queue_info {
    /* sizeof(clgl_queue_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_QUEUE_..., of an existing cl_queue, too */
    uint32_t flags;
    /* The context that it was made in; a stale handle once that is destroyed */
    clgl_context context;
    clgl_device device;
    /* The descriptor's label, or "" */
    const char *label;
} clgl_queue_info;

#define CLGL_QUEUE_INFO_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_queue_info), 0, NULL, NULL, NULL                                                             \
    }

/* Flags of clgl_migration. */
/* To host memory, whichever device the queue is of; on PoCL to the queue's device, whose memory it is. */
#define CLGL_MIGRATE_HOST 0x1u
/* What the objects hold is of no interest any more: nothing needs to be moved. */
#define CLGL_MIGRATE_CONTENT_UNDEFINED 0x2u

/* What is moved to the device of a queue. */
typedef struct clgl_migration {
    /* sizeof(clgl_migration) */
    uint32_t struct_size;
    /* CLGL_MIGRATE_... */
    uint32_t flags;
    uint32_t buffer_count;
    uint32_t texture_count;
    /* The buffers; sub-buffers too; NULL for none */
    const clgl_buffer *buffers;
    /* The textures; NULL for none */
    const clgl_texture *textures;
} clgl_migration;

#define CLGL_MIGRATION_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_migration), 0, 0, 0, NULL, NULL                                                              \
    }

/* A function of the program's that a queue runs. Gives 0 for success; a negative code, such as -5, fails the
 * fence of the command with that code; a positive value and an exception fail it with -59 (CL_INVALID_OPERATION).
 * Runs once, outside all locks, on a thread of the OpenCL driver's or the library's. It may call any clgl
 * function that is not "@threads GL", but must not wait for fences or queues. While it runs, callbacks of fences
 * may have to wait. What it calls does not disturb the message of the thread. */
typedef int32_t (*clgl_host_function)(void *user_data);

/** Makes a command queue on a device of the context's, or takes over an existing one.
 *
 * @param context  the context
 * @param desc     how, or NULL for an in-order queue
 * @param queue    receives the queue
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the device has no such queue (see
 *         queue_on_host_properties of clgl_device_info); CLGL_ERROR_WRONG_CONTEXT if
 *         cl_queue is of another cl_context or device; CLGL_ERROR_NO_DEVICE if device is none of the context's;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_queue_destroy
 * @spec OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_create(clgl_context context, const clgl_queue_desc *desc, clgl_queue *queue);

/** Makes another queue on the same device of the same context, with the same properties and label.
 *
 * @param queue      the queue
 * @param duplicate  receives the new one, which holds none of the commands of the old one
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_UNSUPPORTED,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_queue_destroy of the new one
 * @spec OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties, CL_QUEUE_PROPERTIES_ARRAY
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_duplicate(clgl_queue queue, clgl_queue *duplicate);

/** Tells what a queue is made of.
 *
 * @param queue  the queue
 * @param info   receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the label lives as long as the queue
 * @spec OpenCL 3.0 section 5.1, clGetCommandQueueInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_get_info(clgl_queue queue, clgl_queue_info *info);

/** Destroys a queue. Commands that it holds still run; what it has acquired stays acquired until it is
 * released by destroying the object.
 *
 * @param queue  the queue, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.1, clReleaseCommandQueue
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_destroy(clgl_queue queue);

/** Hands all commands of a queue to the device.
 *
 * @param queue  the queue
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.15, clFlush
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_flush(clgl_queue queue);

/** Waits on the CPU until all commands of a queue have completed.
 *
 * @param queue  the queue
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL, CLGL_ERROR_DEVICE_LOST
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.15, clFinish
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_finish(clgl_queue queue);

/** Gives a fence for the commands that a queue holds so far and for fences of either side, and flushes the queue.
 * What is enqueued later does not wait for it in an out-of-order queue.
 *
 * @param queue       the queue
 * @param wait_count  how many fences; with 0 it does what clgl_fence_insert_cl does
 * @param waits       the fences; of the queue's clgl context
 * @param fence       receives a fence that completes when all of that has
 * @return CLGL_SUCCESS; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_COMMAND_FAILED if one of waits has failed already;
 *         CLGL_ERROR_UNSUPPORTED as clgl_queue_barrier; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none; the fences may be destroyed at once
 * @spec OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_marker(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits,
                                       clgl_fence *fence);

/** Makes the commands that are enqueued from now on wait for fences of either side, and for the commands
 * before (a barrier).
 *
 * @param queue       the queue
 * @param wait_count  how many fences; 0 makes it a barrier only
 * @param waits       the fences; of the queue's clgl context
 * @param fence       receives a fence that completes when the barrier does; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_COMMAND_FAILED if one of waits has failed already;
 *         CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a
 *         thread with OpenGL can wait for, on a thread without; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none; the fences may be destroyed at once
 * @spec OpenCL 3.0 section 5.12, clEnqueueBarrierWithWaitList
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_barrier(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits,
                                        clgl_fence *fence);

/** Has a queue run a function of the program's, as a command among the others.
 *
 * In an in-order queue it runs after the commands before it and before those after it; in an out-of-order queue,
 * when the wait list has completed. If a command before it or in its wait list fails, it may not run, and then
 * its fence fails, too. A function that fails does so to its fence and to the commands that wait for that; the
 * queue itself goes on.
 *
 * Where the device runs native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL) it is one, else a thread of the library's
 * runs it while the queue waits. The command is flushed.
 *
 * @param queue       the queue
 * @param function    the function
 * @param user_data   handed to the function
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes or fails with the function; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_COMMAND_FAILED if one of waits has failed already: the function does not run
 *         then; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime what user_data points at must live until the function has run or the fence has failed
 * @spec OpenCL 3.0 section 5.10, clEnqueueNativeKernel; section 5.11, clCreateUserEvent
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_host_function(clgl_queue queue, clgl_host_function function, void *user_data,
                                              uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Moves objects to the memory of a queue's device, before the commands there that need them, in a context of
 * several devices; or to the host's. Without it OpenCL moves them itself, when a command uses them.
 *
 * @param queue       the queue; buffers that are shared with OpenGL must be acquired by it
 * @param migration   what and where to
 * @param wait_count  how many fences
 * @param waits       fences of either side that the move waits for; of the same context
 * @param fence       receives a fence that completes when the objects are there; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_COMMAND_FAILED if one of waits has failed already;
 *         CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_INVALID_ARGUMENT also for
 *         nothing to move, and with CLGL_MIGRATE_CONTENT_UNDEFINED for what is only read;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime migration and waits are not kept
 * @spec OpenCL 3.0 section 5.5.6, clEnqueueMigrateMemObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_migrate(clgl_queue queue, const clgl_migration *migration, uint32_t wait_count,
                                  const clgl_fence *waits, clgl_fence *fence);

#ifdef __cplusplus
}
#endif

#endif
