/* Rings: buffers or textures (slots) that compute and drawing use in turn.
 *
 * Here "compute" is the part of the application that enqueues kernels, and "drawing" the part that uses OpenGL.
 * With two slots or more, compute can write the next frame while drawing reads the previous frame. Compute
 * acquires a free slot with clgl_ring_acquire_write, writes a frame, and submits the frame with clgl_ring_submit.
 * Drawing takes a frame with clgl_ring_acquire_read, and holds the slot of this frame until drawing calls
 * clgl_ring_release_read or takes the next frame. The ring acquires and releases the slots, and synchronises
 * compute and drawing.
 *
 * Frames are numbered from 1 in the order of clgl_ring_submit; discarded frames have no number. Drawing needs an
 * OpenGL context of the share group. Compute needs no OpenGL context unless acquire_needs_gl of the slots is set
 * (see clgl_buffer_info and clgl_texture_info), for example with CLGL_ACCESS_WRITE_DISCARD. Only one thread at a
 * time may compute, and only one may draw. If two threads call functions of the same side at the same time, one
 * call fails.
 *
 * # Number of slots
 *
 * - 1 slot: compute and drawing take turns, and do not overlap. On one thread, clgl_ring_acquire_write takes the
 *   slot from drawing. With two threads, drawing must return the slot with clgl_ring_release_read.
 * - 2 slots: drawing reads one slot while compute writes the other. clgl_ring_acquire_write can wait until
 *   drawing returns a slot.
 * - 3 slots or more: with CLGL_RING_MODE_MAILBOX, clgl_ring_acquire_write does not wait for drawing. If no slot
 *   is free, the call reuses the slot of a frame that drawing has not taken, as soon as a newer frame is
 *   complete. With CLGL_RING_MODE_FIFO, more slots compensate for frames that take longer than others, and the
 *   device can switch between the APIs less often.
 *
 * If one thread computes and draws with CLGL_RING_MODE_FIFO, computing n frames ahead of drawing needs n + 2
 * slots. With fewer slots, clgl_ring_acquire_write waits for a slot that only this thread can return.
 *
 * # Ending
 *
 * To stop a computing thread, set a flag that the thread tests before each frame, and wait for the thread. With
 * CLGL_RING_MODE_FIFO, or with fewer than three slots, clgl_ring_acquire_write may wait for drawing although
 * drawing has stopped. Therefore the thread passes a timeout, and tests the flag again after CLGL_TIMEOUT. A
 * thread that still holds a slot must call clgl_ring_submit with CLGL_RING_DISCARD before the thread ends.
 * Destroy the ring after the thread has ended.
 *
 * Destroying the ring earlier is safe, even while compute holds a slot. If a thread waits in
 * clgl_ring_acquire_write or clgl_ring_acquire_read, the waiting call returns CLGL_ERROR_INVALID_HANDLE. Later
 * calls that use the ring, or a buffer or texture that the ring created, also return CLGL_ERROR_INVALID_HANDLE.
 *
 * # Synchronisation
 *
 * When compute acquires a slot that drawing has returned, the queue of compute waits until the OpenGL commands
 * that read the slot have completed. If the context does not use semaphores, and only threads with an OpenGL
 * context can wait for OpenGL fences (see CLGL_CONTEXT_SYNC_THREAD), the queue cannot wait. In this case, drawing
 * waits on the CPU in the call that returns the slot. */
#ifndef CLGL_RING_H
#define CLGL_RING_H

#include <clgl/buffer.h>
#include <clgl/common.h>
#include <clgl/texture.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Selects the frame that drawing takes next. */
typedef enum clgl_ring_mode CLGL_ENUM_BASE {
    /* The oldest frame that drawing has not taken. Compute waits for drawing if no slot is free. */
    CLGL_RING_MODE_FIFO = 0,
    /* The newest complete frame; older frames are dropped. */
    CLGL_RING_MODE_MAILBOX = 1,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_RING_MODE_FORCE_INT32 = 0x7fffffff
} clgl_ring_mode;

/* The maximum number of slots of a ring. */
#define CLGL_RING_MAX_SLOTS 64

/* Flags of clgl_ring_submit. */
typedef uint32_t clgl_ring_flags;

/* Discard the frame: the slot is free again, and drawing does not take this frame. */
#define CLGL_RING_DISCARD 0x1u

/* Describes a ring to create. Exactly one of buffer, texture, buffers and textures must be set. */
typedef struct clgl_ring_desc {
    /* sizeof(clgl_ring_desc) */
    uint32_t struct_size;
    /* number of slots, at most CLGL_RING_MAX_SLOTS; 0 = three slots. If buffers or textures is set, slot_count is
     * the number of elements of buffers or textures, and must not be 0 */
    uint32_t slot_count;
    /* selects the frame that drawing takes next */
    clgl_ring_mode mode;
    /* must be 0 */
    uint32_t reserved;
    /* {nullable} describes slots that are new shared buffers. gl_name must be 0; flags must be 0 or
     * CLGL_BUFFER_GL_MAPPABLE; access must allow writing. If compute writes every byte of each frame, use
     * CLGL_ACCESS_WRITE_DISCARD. An acquire then copies nothing from OpenGL, and compute needs no OpenGL context.
     * data is the initial content of each slot. NULL = not used */
    const clgl_buffer_desc *buffer;
    /* {nullable} describes slots that are new shared textures. The rules of the field buffer apply to gl_name,
     * access and data; flags must not contain CLGL_TEXTURE_COMPUTE_ONLY. NULL = not used */
    const clgl_texture_desc *texture;
    /* {nullable} a name for messages, copied; NULL = none */
    const char *label;
    /* {nullable, count(slot_count), borrowed} existing shared buffers for the slots. The buffers must not be
     * acquired, must not be sub-buffers or slots of another ring, and must not share memory. The access of each
     * buffer must allow writing. The caller destroys the buffers after the ring. NULL = not used */
    const clgl_buffer *buffers;
    /* {nullable, count(slot_count), borrowed} existing shared textures for the slots; the conditions of the
     * field buffers apply. NULL = not used */
    const clgl_texture *textures;
} clgl_ring_desc;

#define CLGL_RING_DESC_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_ring_desc), 0, CLGL_RING_MODE_FIFO, 0, NULL, NULL, NULL, NULL, NULL                          \
    }

/* A slot of a ring: the object and the frame in it. */
typedef struct clgl_ring_slot {
    /* sizeof(clgl_ring_slot), set by the caller */
    uint32_t struct_size;
    /* the index of the slot in the ring */
    uint32_t index;
    /* the number of the frame in the slot, from 1, in the order of clgl_ring_submit; clgl_ring_resize does not
     * restart the numbers; 0 = no frame */
    uint64_t frame;
    /* number of successful calls of clgl_ring_resize before the slot was created */
    uint32_t generation;
    /* always 0 */
    uint32_t reserved;
    /* {nullable, borrowed} the buffer. Do not destroy, acquire, release, rewrap or resize the buffer while
     * the ring exists. NULL in a ring of textures, or if no slot is returned */
    clgl_buffer buffer;
    /* {nullable, borrowed} the texture, with the restrictions of the field buffer; NULL in a ring of buffers, or
     * if no slot is returned */
    clgl_texture texture;
} clgl_ring_slot;

#define CLGL_RING_SLOT_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_ring_slot), 0, 0, 0, 0, NULL, NULL                                                           \
    }

/* The properties and the progress of a ring. */
typedef struct clgl_ring_info {
    /* sizeof(clgl_ring_info), set by the caller */
    uint32_t struct_size;
    /* number of slots */
    uint32_t slot_count;
    /* selects the frame that drawing takes next */
    clgl_ring_mode mode;
    /* number of successful calls of clgl_ring_resize */
    uint32_t generation;
    /* number of submitted frames that are neither taken nor dropped, including incomplete frames */
    uint32_t waiting_count;
    /* whether compute holds a slot */
    clgl_bool acquired;
    /* whether drawing holds a slot */
    clgl_bool taken;
    /* always 0 */
    uint32_t reserved;
    /* number of frames that compute has submitted, without discarded frames */
    uint64_t frames_written;
    /* number of frames that drawing has taken */
    uint64_t frames_taken;
    /* number of submitted frames that drawing can no longer take, because a newer frame was complete or taken,
     * the ring was resized, or clgl_ring_acquire_read failed to take the frame */
    uint64_t frames_dropped;
    /* {nullable, borrowed} the context; NULL if it is destroyed */
    clgl_context context;
    /* {borrowed} the label of the descriptor, or ""; valid until the ring is destroyed */
    const char *label;
} clgl_ring_info;

#define CLGL_RING_INFO_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_ring_info), 0, CLGL_RING_MODE_FIFO, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL                       \
    }

/** Creates a ring, and its slots unless desc contains existing objects.
 *
 * Compute holds at most one slot at a time, from clgl_ring_acquire_write to clgl_ring_submit. Drawing holds at
 * most one slot, from clgl_ring_acquire_read until drawing takes the next frame or calls clgl_ring_release_read.
 * In a ring with one slot, clgl_ring_acquire_write on the same thread also takes the slot from drawing.
 *
 * Compute and drawing may use one thread or two. OpenGL commands that use a frame run after the commands of
 * compute that wrote the frame. Drawing does not take an older frame after a newer frame.
 *
 * @constructor clgl_ring
 * @param[in] context  the context
 * @param[in] desc     the ring to create
 * @param[out] ring    {owned} receives the ring
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  desc or ring is NULL; a reserved field of desc is not 0; mode is unknown;
 *        not exactly one of buffer, texture, buffers and textures is set; gl_name is set; slot_count is 0
 *        although buffers or textures is set; an existing object is a sub-buffer, is not shared with OpenGL, or
 *        has the same memory as another element; flags or access has a value that clgl_ring_desc does not allow;
 *        see also clgl_buffer_create and clgl_texture_create
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context, or an existing object is not valid
 * @error CLGL_ERROR_ALREADY_ACQUIRED  an existing object is acquired
 * @error CLGL_ERROR_WRONG_CONTEXT  an existing object belongs to another clgl context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc, desc->buffer or desc->texture is too small or more
 *        than 4096, or unknown fields of these descriptors are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  slot_count is more than CLGL_RING_MAX_SLOTS; see also clgl_buffer_create and
 *        clgl_texture_create
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_NO_TRANSPORT  no transport can share the slots; the message says why
 * @error CLGL_ERROR_UNSUPPORTED  a slot cannot be created; see clgl_buffer_create and clgl_texture_create
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  an existing object is a slot of another ring
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL
 * @lifetime until clgl_ring_destroy; desc and the data that it points to are used only during the call
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_create(clgl_context context, const clgl_ring_desc *desc, clgl_ring *ring);

/** Destroys a ring, and the slots that the ring created. If compute holds a slot, the slot is released first, as
 * in clgl_buffer_destroy. Waiting calls of clgl_ring_acquire_write and clgl_ring_acquire_read return
 * CLGL_ERROR_INVALID_HANDLE.
 *
 * @destructor clgl_ring
 * @param[in] ring  {nullable} the ring; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring, for example because it was destroyed before
 * @threads any
 * @lifetime ends the handle, and the handles of slots that the ring created
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_destroy(clgl_ring ring);

/** Returns the properties and the state of a ring.
 *
 * @method clgl_ring
 * @param[in] ring      the ring
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the strings live as long as the ring
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_get_info(clgl_ring ring, clgl_ring_info *info);

/** Returns a slot of a ring, even if compute or drawing holds the slot. Use this function to prepare objects for
 * each slot, such as kernels with their arguments.
 *
 * @method clgl_ring
 * @param[in] ring      the ring
 * @param[in] index     the slot, from 0
 * @param[in,out] slot  receives the slot, with the number of the last frame in it; set struct_size before the
 *                      call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  slot is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of slot is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of slots
 * @threads any
 * @lifetime the objects live until clgl_ring_destroy or clgl_ring_resize; the strings in their infos live as long
 *           as the ring
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_get_slot(clgl_ring ring, uint32_t index, clgl_ring_slot *slot);

/** Acquires the next free slot for compute. Later commands of the queue run after the OpenGL commands that read
 * the slot.
 *
 * A slot is free if neither compute nor drawing holds the slot, and if the slot contains no waiting frame. With
 * CLGL_RING_MODE_MAILBOX, the slot of a waiting frame also becomes free when a newer frame is complete. With
 * CLGL_RING_MODE_MAILBOX and three slots or more, the call does not wait for drawing.
 *
 * In a ring with one slot, the call takes the slot back from drawing if the calling thread took the slot with
 * clgl_ring_acquire_read. On another thread, the call waits for clgl_ring_release_read.
 *
 * previous is the slot of the newest frame: the last frame that was submitted without CLGL_RING_DISCARD, even if
 * drawing has taken this frame. Kernels can read the frame in previous, even with CLGL_ACCESS_WRITE_DISCARD.
 * previous is acquired for reading; clgl_ring_submit releases previous together with slot. There is no previous
 * slot in these cases, even if another slot contains an older frame:
 *
 * - the ring has one slot
 * - the ring is new or was resized, and no frame was submitted in one of the new slots
 * - clgl_ring_acquire_read failed to take the newest frame, and dropped the frame
 * - a call without previous acquired the slot of the newest frame, and no frame was then submitted in this slot.
 *
 * @method clgl_ring
 * @command
 * @param[in] queue         the queue
 * @param[in] ring          the ring
 * @param[in] timeout       the longest wait for a free slot, in nanoseconds; 0 = only test; CLGL_FOREVER = no
 *                          limit
 * @param[in] wait_count    number of fences in waits; 0 = wait for none
 * @param[in] waits         {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                          command waits for; NULL if wait_count is 0
 * @param[in,out] slot      receives the slot, with the number that its frame will get; set struct_size before the
 *                          call
 * @param[in,out] previous  {nullable} receives the slot of the newest frame, acquired for reading. The fields
 *                          buffer and texture are NULL if there is no previous slot. Set struct_size before the
 *                          call. NULL = not wanted
 * @param[out] fence        {nullable, owned} receives a fence that completes when the queue has acquired the
 *                          slot; NULL = no fence
 * @return CLGL_SUCCESS; CLGL_NOT_READY if timeout is 0 and no slot is free; CLGL_TIMEOUT if no slot became free
 *         in time
 * @error CLGL_ERROR_INVALID_ARGUMENT  slot is NULL; timeout is negative and not CLGL_FOREVER
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring, or was destroyed during the call; the object
 *        of the slot was destroyed
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of slot or previous is too small or more than 4096
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object of the slot was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object of the slot got new storage
 * @error CLGL_ERROR_WRONG_CONTEXT  the ring belongs to another clgl context than the queue
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_ALREADY_ACQUIRED  compute holds a slot already; or another thread is in this function or in
 *        clgl_ring_submit
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @errors clgl_queue_barrier
 * @threads GL, or any unless acquire_needs_gl of the slots is set (see clgl_buffer_info and clgl_texture_info)
 * @lifetime slot and previous stay valid until clgl_ring_submit
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_acquire_write(clgl_queue queue, clgl_ring ring, int64_t timeout,
                                             uint32_t wait_count, const clgl_fence *waits, clgl_ring_slot *slot,
                                             clgl_ring_slot *previous, clgl_fence *fence);

/** Submits the slot that compute holds. The call does not wait until the commands of the frame have completed.
 * The frame is complete when the fences in waits, and the commands that were enqueued in the queue before this
 * call, have completed.
 *
 * @method clgl_ring
 * @command
 * @param[in] queue       the queue that acquired the slot
 * @param[in] ring        the ring
 * @param[in] flags       CLGL_RING_DISCARD; 0 = submit the frame
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the frame is complete; NULL = no
 *                        fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  flags are unknown
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring
 * @error CLGL_ERROR_WRONG_CONTEXT  the ring belongs to another clgl context than the queue
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue holds no slot of the ring, or another thread is submitting the slot
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was destroyed, or its display was closed
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime ends the validity of slot and previous of clgl_ring_acquire_write
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_submit(clgl_queue queue, clgl_ring ring, clgl_ring_flags flags,
                                      uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Takes a new frame for drawing: with CLGL_RING_MODE_FIFO the oldest frame, when it is complete, and with
 * CLGL_RING_MODE_MAILBOX the newest complete frame. OpenGL commands of this thread may read the slot as long as
 * drawing holds the slot. With CLGL_RING_MODE_FIFO, semaphores and a timeout that is not 0, the call may take an
 * incomplete frame. Later OpenGL commands then wait for the frame on the device.
 *
 * The slot that drawing held before is returned to compute. Compute writes this slot after the earlier OpenGL
 * commands of the current context. If there is no new frame, drawing keeps its slot. timeout limits only the wait
 * for a frame. If only threads with an OpenGL context can wait for OpenGL fences (see CLGL_CONTEXT_SYNC_THREAD),
 * the call may also wait until earlier OpenGL commands of the current context have completed.
 *
 * @method clgl_ring
 * @param[in] ring      the ring
 * @param[in] timeout   the longest wait for a new frame, in nanoseconds; 0 = only test; CLGL_FOREVER = no limit
 * @param[in,out] slot  receives the slot that drawing holds after the call. Without a new frame, this is the slot
 *                      that drawing held before. The fields buffer and texture are NULL if drawing holds no slot.
 *                      Set struct_size before the call
 * @return CLGL_SUCCESS; CLGL_NOT_READY if timeout is 0 and there is no new frame; CLGL_TIMEOUT if no new frame
 *         became available in time
 * @error CLGL_ERROR_INVALID_ARGUMENT  slot is NULL; timeout is negative and not CLGL_FOREVER
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring, or was destroyed during the call
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of slot is too small or more than 4096
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object of the slot was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object of the slot got new storage
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_COMMAND_FAILED  a command of the new frame failed; the frame is dropped, and drawing keeps
 *        the previous slot
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  another thread is in this function or in clgl_ring_release_read; or timeout is
 *        not 0 and drawing holds the only slot of the ring
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL. If drawing holds a slot, the current context must be the one that drew from this slot.
 * @lifetime slot stays valid until this function takes another frame, or until clgl_ring_release_read,
 *           clgl_ring_destroy or, in a ring with one slot, clgl_ring_acquire_write on the same thread
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_acquire_read(clgl_ring ring, int64_t timeout, clgl_ring_slot *slot);

/** Releases the slot that drawing holds, so that compute can acquire this slot. Compute writes the slot after the
 * earlier OpenGL commands of the current context. The call waits for these commands if the context does not use
 * semaphores, and only threads with an OpenGL context can wait for OpenGL fences (see CLGL_CONTEXT_SYNC_THREAD).
 *
 * @method clgl_ring
 * @param[in] ring  the ring
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_INVALID_STATE  drawing holds no slot; or another thread is in this function or in
 *        clgl_ring_acquire_read
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL. The current context must be the one that drew from the slot.
 * @lifetime ends the validity of the slot that clgl_ring_acquire_read returned
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_release_read(clgl_ring ring);

/** Replaces the slots of a ring with slots of another size. If a slot cannot be created, no slot is replaced.
 * Frames that drawing has not taken are dropped.
 *
 * The slots that compute and drawing hold keep the old size, and stay valid until submitted or released.
 * A frame that compute submits in an old slot is dropped.
 *
 * @method clgl_ring
 * @param[in] ring    the ring
 * @param[in] extent  {count(3)} the size, in the units of CLGL_TEXTURE_TYPE_...; for buffers {bytes, 1, 1}
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  extent is NULL; a size is 0; a size is more than 1 in a dimension that the
 *        slots do not have
 * @error CLGL_ERROR_INVALID_HANDLE  ring is not a valid clgl_ring
 * @error CLGL_ERROR_OUT_OF_RANGE  a size is more than the device or OpenGL allows
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_TRANSPORT  no transport can share the slots; the message says why
 * @error CLGL_ERROR_UNSUPPORTED  the ring uses existing objects; see also clgl_texture_create
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL
 * @lifetime ends the validity of slots that neither compute nor drawing holds
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_resize(clgl_ring ring, const size_t *extent);

/** Returns the name of a ring mode, such as "mailbox".
 *
 * @function
 * @param[in] mode  CLGL_RING_MODE_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_ring_mode_name(clgl_ring_mode mode);

#ifdef __cplusplus
}
#endif

#endif
