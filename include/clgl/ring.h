/* Rings: buffers or textures of one description that compute and drawing take turns on. */
#ifndef CLGL_RING_H
#define CLGL_RING_H

#include <clgl/buffer.h>
#include <clgl/common.h>
#include <clgl/texture.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Which frame drawing takes. */
/* The oldest that it has not had: every frame, in order. Compute waits for drawing when all slots are full. */
#define CLGL_RING_FIFO 0
/* The newest: frames that it was too slow for are dropped. With three slots and more, compute never waits for
 * drawing, nor drawing for compute. */
#define CLGL_RING_MAILBOX 1

/* The most slots of a ring. */
#define CLGL_RING_MAX_SLOTS 64

/* Flags of clgl_ring_release. */
/* The frame is not shown: the slot is free again, and drawing never sees it. */
#define CLGL_RING_DISCARD 0x1u

/* What ring to make. Exactly one of buffer, texture, buffers and textures is set; the others are NULL. */
typedef struct clgl_ring_desc {
    /* sizeof(clgl_ring_desc) */
    uint32_t struct_size;
    /* 1 to CLGL_RING_MAX_SLOTS; 0 = three. With buffers or textures their number, not 0. */
    uint32_t slot_count;
    /* CLGL_RING_... */
    int32_t mode;
    uint32_t reserved;
    /* Shared buffers that the library makes: neither gl_name nor CLGL_BUFFER_COMPUTE_ONLY, and an access that
     * writes; CLGL_ACCESS_WRITE_DISCARD, where frames are written whole, is the fastest, and has compute do
     * without an OpenGL context of its own. Each slot starts with its data, if there is any. */
    const clgl_buffer_desc *buffer;
    /* The same for textures */
    const clgl_texture_desc *texture;
    /* A name for messages, copied; or NULL */
    const char *label;
    /* Existing buffers for the slots, each another one: shared, not acquired, no sub-buffers, with an access that
     * writes. They stay the caller's, and must live until clgl_ring_destroy. */
    const clgl_buffer *buffers;
    /* The same for textures */
    const clgl_texture *textures;
} clgl_ring_desc;

#define CLGL_RING_DESC_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_ring_desc), 0, 0, 0, NULL, NULL, NULL, NULL, NULL                                            \
    }

/* A slot of a ring: the object and the frame in it. */
typedef struct clgl_ring_slot {
    /* sizeof(clgl_ring_slot), set by the caller */
    uint32_t struct_size;
    /* Its place in the ring, from 0 */
    uint32_t index;
    /* Counts the frames that compute handed over, from 1, also across clgl_ring_resize; 0 for none */
    uint64_t frame;
    /* Counts the calls of clgl_ring_resize before the slot was made */
    uint32_t generation;
    uint32_t reserved;
    /* Not to be destroyed, acquired or released by the application while the ring lives. One of them is NULL;
     * both are if there is no such slot. */
    clgl_buffer buffer;
    clgl_texture texture;
} clgl_ring_slot;

#define CLGL_RING_SLOT_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_ring_slot), 0, 0, 0, 0, NULL, NULL                                                           \
    }

/* What a ring is, and how far it has come. */
typedef struct clgl_ring_info {
    /* sizeof(clgl_ring_info), set by the caller */
    uint32_t struct_size;
    uint32_t slot_count;
    /* CLGL_RING_... */
    int32_t mode;
    /* Counts the calls of clgl_ring_resize */
    uint32_t generation;
    /* Frames that were handed over and that drawing has not had, complete or not */
    uint32_t waiting_count;
    /* 1 while compute has a slot */
    uint32_t acquired;
    /* 1 while drawing has a slot */
    uint32_t taken;
    uint32_t reserved;
    /* Frames that compute handed over; that drawing took; that nobody will see, because a newer one was taken,
     * the ring was resized, or a command failed */
    uint64_t frames_written;
    uint64_t frames_taken;
    uint64_t frames_dropped;
    /* Of the ring; NULL if it has been destroyed meanwhile */
    clgl_context context;
    /* The descriptor's label, or ""; lives as long as the ring */
    const char *label;
} clgl_ring_info;

#define CLGL_RING_INFO_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_ring_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL                                         \
    }

/** Makes a ring and all its slots.
 *
 * Compute has one slot at a time, from clgl_ring_acquire to clgl_ring_release, and drawing one, from
 * clgl_ring_take to the next one that it takes, or to clgl_ring_give_back. The two sides may be one thread or
 * two. A frame is seen whole or not at all, and none after a newer one.
 *
 * @param context  the context
 * @param desc     what to make
 * @param ring     receives the ring
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown mode, none or more than one of buffer,
 * texture, buffers and textures, flags and an access that a slot cannot have, and an object given twice;
 *         CLGL_ERROR_OUT_OF_RANGE for too many slots; CLGL_ERROR_ALREADY_ACQUIRED and CLGL_ERROR_WRONG_CONTEXT
 * for an existing object; and as clgl_buffer_create or clgl_texture_create
 * @threads GL
 * @lifetime until clgl_ring_destroy; the descriptors and their data may go when the call returns
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_create(clgl_context context, const clgl_ring_desc *desc, clgl_ring *ring);

/** Destroys a ring and its slots. What compute has is released first, as clgl_buffer_destroy does. Threads that
 * wait in clgl_ring_acquire or clgl_ring_take return with CLGL_ERROR_INVALID_HANDLE.
 *
 * @param ring  the ring, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle, and those of the slots
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_destroy(clgl_ring ring);

/** Tells what a ring is, and how far it has come.
 *
 * @param ring  the ring
 * @param info  receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the strings live as long as the ring
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_get_info(clgl_ring ring, clgl_ring_info *info);

/** Tells which object a slot is, whoever has it now: for what a program prepares for each of them.
 *
 * @param ring   the ring
 * @param index  which, from 0
 * @param slot   receives it, with the number of the frame that it was last handed over with; struct_size must be
 *               set
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the objects live until clgl_ring_destroy, or clgl_ring_resize; the strings that they tell of
 *           themselves as long as the ring
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_get_slot(clgl_ring ring, uint32_t index, clgl_ring_slot *slot);

/** Gives compute the next free slot, acquired by a queue: commands that are enqueued from now on come after what
 * OpenGL draws from it.
 *
 * A slot is free if neither drawing has it nor a frame waits in it. CLGL_RING_MAILBOX also reuses a frame that
 * drawing has not had, once a newer one is complete: compute is at most as far ahead of its own commands as there
 * are slots, so it waits for them, but with three slots never for drawing.
 *
 * A ring of one slot is the plain hand-over: the thread that took the slot gets it back from drawing by this
 * call, as by clgl_acquire.
 *
 * @param queue       the queue
 * @param ring        the ring
 * @param timeout     nanoseconds to wait for a free slot; 0 to ask without waiting, CLGL_FOREVER to wait without
 *                    end
 * @param wait_count  how many fences
 * @param waits       fences of either side that the hand-over waits for; of the same context
 * @param slot        receives the slot, with the number that its frame will have; struct_size must be set
 * @param previous    receives the slot of the last frame that was handed over, acquired by the queue to be read
 *                    and given back with the other one, also if drawing has it; buffer and texture are NULL if
 *                    there is none: before the first frame, after clgl_ring_resize, and in a ring of one slot,
 *                    which holds it itself; struct_size must be set. Or NULL, if it is not needed.
 * @param fence       receives a fence that completes when the slot is the queue's; or NULL
 * @return CLGL_SUCCESS; CLGL_NOT_READY with a timeout of 0 if no slot is free; CLGL_TIMEOUT;
 *         CLGL_ERROR_ALREADY_ACQUIRED if compute has a slot, or another thread waits for one;
 *         CLGL_ERROR_INVALID_HANDLE, also if the ring is destroyed meanwhile; CLGL_ERROR_WRONG_CONTEXT; and as
 *         clgl_acquire
 * @threads any with CLGL_ACCESS_WRITE_DISCARD; else GL where the transport needs OpenGL commands (see
 *          CLGL_HANDOVER_GL_DONE)
 * @lifetime the slot until clgl_ring_release
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_acquire(clgl_queue queue, clgl_ring ring, int64_t timeout, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_ring_slot *slot, clgl_ring_slot *previous,
                                       clgl_fence *fence);

/** Hands the slot that compute has over to drawing, which sees it when the queue's commands so far are complete.
 * Does not wait.
 *
 * @param queue       the queue that acquired it
 * @param ring        the ring
 * @param flags       CLGL_RING_DISCARD, or 0
 * @param wait_count  how many fences
 * @param waits       fences of either side that the hand-over waits for; of the same context
 * @param fence       receives a fence that completes when the frame is complete; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if the queue has no slot of the ring;
 *         CLGL_ERROR_COMMAND_FAILED for a fence of the wait list that failed; CLGL_ERROR_WRONG_CONTEXT,
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime ends the slot and the previous one of clgl_ring_acquire
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_release(clgl_queue queue, clgl_ring ring, uint32_t flags, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_fence *fence);

/** Gives drawing a new frame: the oldest that it has not had, or the newest (see CLGL_RING_FIFO and
 * CLGL_RING_MAILBOX). OpenGL commands of this thread's context may read its slot until drawing takes the next
 * one, or gives it back; the one before goes back to compute behind the commands that this context has issued so
 * far.
 *
 * Drawing that finds nothing new keeps what it has. Only complete frames are found, so nothing but this call
 * waits, and only within the timeout. Where only a thread with OpenGL can wait for OpenGL (see
 * CLGL_CONTEXT_HELPER), it also waits for what was drawn from the slot that goes back.
 *
 * @param ring     the ring
 * @param timeout  nanoseconds to wait for a new frame; 0 to ask without waiting, CLGL_FOREVER to wait without end
 * @param slot     receives the slot that drawing has from now on, which is the same as before if there is nothing
 *                 new; buffer and texture are NULL if there is none; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_NOT_READY with a timeout of 0 if there is nothing new; CLGL_TIMEOUT;
 *         CLGL_ERROR_COMMAND_FAILED if a command of the new frame failed: that frame is dropped, and drawing
 *         keeps what it has; CLGL_ERROR_INVALID_STATE if another thread is in this call or in
 *         clgl_ring_give_back, and for waiting in a ring of one slot that drawing has; CLGL_ERROR_INVALID_HANDLE,
 *         also if the ring is destroyed meanwhile; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
 *         CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENGL
 * @threads GL; the context that drew from the slot before
 * @lifetime the slot until the next success, clgl_ring_give_back, clgl_ring_destroy, or, in a ring of one,
 *           clgl_ring_acquire
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_take(clgl_ring ring, int64_t timeout, clgl_ring_slot *slot);

/** Gives the slot that drawing has back to compute, behind the commands that this thread's context has issued so
 * far, without taking another one.
 *
 * @param ring  the ring
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if drawing has none, or another thread is in this call or in
 *         clgl_ring_take; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
 *         CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENGL
 * @threads GL; the context that drew from the slot
 * @lifetime ends the slot of clgl_ring_take
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_give_back(clgl_ring ring);

/** Gives a ring slots of another size: all of them, or none if one cannot be made. Frames that drawing has not
 * had are dropped. What compute and drawing have stays theirs, in its old size, until they give it back; a frame
 * that compute hands over in such a slot is dropped.
 *
 * @param ring    the ring
 * @param extent  three sizes, as CLGL_TEXTURE_KIND_... counts them; for buffers {bytes, 1, 1}
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, or one that the kind does not have;
 *         CLGL_ERROR_UNSUPPORTED for a ring of existing objects; and as clgl_ring_create
 * @threads GL
 * @lifetime ends the slots that nobody has
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_ring_resize(clgl_ring ring, const size_t *extent);

#ifdef __cplusplus
}
#endif

#endif
