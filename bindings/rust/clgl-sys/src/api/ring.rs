// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The oldest that it has not had: every frame, in order. Compute waits for drawing when all slots are full.
pub const CLGL_RING_FIFO: i32 = 0;
/// The newest: frames that it was too slow for are dropped. With three slots and more, compute never waits
/// for drawing, nor drawing for compute.
pub const CLGL_RING_MAILBOX: i32 = 1;
/// The most slots of a ring.
pub const CLGL_RING_MAX_SLOTS: i32 = 64;
/// The frame is not shown: the slot is free again, and drawing never sees it.
pub const CLGL_RING_DISCARD: u32 = 1;

/// What ring to make. Either buffer or texture describes its slots, the other one is NULL.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_ring_desc {
    /// sizeof(clgl_ring_desc)
    pub struct_size: u32,
    /// 1 to CLGL_RING_MAX_SLOTS; 0 for three
    pub slot_count: u32,
    /// CLGL_RING_...
    pub mode: i32,
    pub reserved: u32,
    /// Shared buffers that the library makes: neither gl_name nor CLGL_BUFFER_COMPUTE_ONLY, and an access
    /// that writes; CLGL_ACCESS_WRITE_DISCARD, where frames are written whole, is the fastest, and has
    /// compute do without an OpenGL context of its own. Each slot starts with its data, if there is any.
    pub buffer: *const clgl_buffer_desc,
    /// The same for textures
    pub texture: *const clgl_texture_desc,
    /// A name for messages, copied; or NULL
    pub label: *const c_char,
}

impl Default for clgl_ring_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 40,
            slot_count: 0,
            mode: 0,
            reserved: 0,
            buffer: core::ptr::null(),
            texture: core::ptr::null(),
            label: core::ptr::null(),
        }
    }
}
/// A slot of a ring: the object and the frame in it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_ring_slot {
    /// sizeof(clgl_ring_slot), set by the caller
    pub struct_size: u32,
    /// Its place in the ring, from 0
    pub index: u32,
    /// Counts the frames that compute handed over, from 1, also across clgl_ring_resize; 0 for none
    pub frame: u64,
    /// Counts the calls of clgl_ring_resize before the slot was made
    pub generation: u32,
    pub reserved: u32,
    /// The ring's own, not to be destroyed, acquired or released by the program; one of them is NULL, and
    /// both are if there is no such slot
    pub buffer: clgl_buffer,
    pub texture: clgl_texture,
}

impl Default for clgl_ring_slot {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 40,
            index: 0,
            frame: 0,
            generation: 0,
            reserved: 0,
            buffer: core::ptr::null_mut(),
            texture: core::ptr::null_mut(),
        }
    }
}
/// What a ring is, and how far it has come.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_ring_info {
    /// sizeof(clgl_ring_info), set by the caller
    pub struct_size: u32,
    pub slot_count: u32,
    /// CLGL_RING_...
    pub mode: i32,
    /// Counts the calls of clgl_ring_resize
    pub generation: u32,
    /// Frames that were handed over and that drawing has not had, complete or not
    pub waiting_count: u32,
    /// 1 while compute has a slot
    pub acquired: u32,
    /// 1 while drawing has a slot
    pub taken: u32,
    pub reserved: u32,
    /// Frames that compute handed over; that drawing took; that nobody will see, because a newer one was
    /// taken, the ring was resized, or a command failed
    pub frames_written: u64,
    pub frames_taken: u64,
    pub frames_dropped: u64,
    /// Of the ring; NULL if it has been destroyed meanwhile
    pub context: clgl_context,
    /// The descriptor's label, or ""; lives as long as the ring
    pub label: *const c_char,
}

impl Default for clgl_ring_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 72,
            slot_count: 0,
            mode: 0,
            generation: 0,
            waiting_count: 0,
            acquired: 0,
            taken: 0,
            reserved: 0,
            frames_written: 0,
            frames_taken: 0,
            frames_dropped: 0,
            context: core::ptr::null_mut(),
            label: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Makes a ring and all its slots.
    ///
    /// Compute has one slot at a time, from clgl_ring_acquire to clgl_ring_release, and drawing one, from
    /// clgl_ring_take to the next one that it takes, or to clgl_ring_give_back. The two sides may be one
    /// thread or two. A frame is seen whole or not at all, and none after a newer one.
    ///
    /// context: the context
    ///
    /// desc: what to make
    ///
    /// ring: receives the ring
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown mode, none or both of buffer and
    /// texture, flags and an access that a slot cannot have; CLGL_ERROR_OUT_OF_RANGE for too many slots; and
    /// as clgl_buffer_create or clgl_texture_create
    ///
    /// Threads: GL
    ///
    /// Lifetime: until clgl_ring_destroy; the descriptors and their data may go when the call returns
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_create(context: clgl_context, desc: *const clgl_ring_desc, ring: *mut clgl_ring) -> clgl_result;
    /// Destroys a ring and its slots. What compute has is released first, as clgl_buffer_destroy does.
    /// Threads that wait in clgl_ring_acquire or clgl_ring_take return with CLGL_ERROR_INVALID_HANDLE.
    ///
    /// ring: the ring, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle, and those of the slots
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_destroy(ring: clgl_ring) -> clgl_result;
    /// Tells what a ring is, and how far it has come.
    ///
    /// ring: the ring
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the ring
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_get_info(ring: clgl_ring, info: *mut clgl_ring_info) -> clgl_result;
    /// Tells which object a slot is, whoever has it now: for what a program prepares for each of them.
    ///
    /// ring: the ring
    ///
    /// index: which, from 0
    ///
    /// slot: receives it, with the number of the frame that it was last handed over with; struct_size must be
    /// set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the objects live until clgl_ring_destroy, or clgl_ring_resize; the strings that they tell of
    /// themselves as long as the ring
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_get_slot(ring: clgl_ring, index: u32, slot: *mut clgl_ring_slot) -> clgl_result;
    /// Gives compute the next free slot, acquired by a queue: commands that are enqueued from now on come
    /// after what OpenGL draws from it.
    ///
    /// A slot is free if neither drawing has it nor a frame waits in it. CLGL_RING_MAILBOX also reuses a
    /// frame that drawing has not had, once a newer one is complete: compute is at most as far ahead of its
    /// own commands as there are slots, so it waits for them, but with three slots never for drawing.
    ///
    /// A ring of one slot is the plain hand-over: the thread that took the slot gets it back from drawing by
    /// this call, as by clgl_acquire.
    ///
    /// queue: the queue
    ///
    /// ring: the ring
    ///
    /// timeout: nanoseconds to wait for a free slot; 0 to ask without waiting, CLGL_FOREVER to wait without
    /// end
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the hand-over waits for; of the same context
    ///
    /// slot: receives the slot, with the number that its frame will have; struct_size must be set
    ///
    /// previous: receives the slot of the last frame that was handed over, acquired by the queue to be read
    /// and given back with the other one, also if drawing has it; buffer and texture are NULL if there is
    /// none: before the first frame, after clgl_ring_resize, and in a ring of one slot, which holds it
    /// itself; struct_size must be set. Or NULL, if it is not needed.
    ///
    /// fence: receives a fence that completes when the slot is the queue's; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_NOT_READY with a timeout of 0 if no slot is free; CLGL_TIMEOUT;
    /// CLGL_ERROR_ALREADY_ACQUIRED if compute has a slot, or another thread waits for one;
    /// CLGL_ERROR_INVALID_HANDLE, also if the ring is destroyed meanwhile; CLGL_ERROR_WRONG_CONTEXT; and as
    /// clgl_acquire
    ///
    /// Threads: any with CLGL_ACCESS_WRITE_DISCARD; else GL where the transport needs OpenGL commands (see
    /// CLGL_HANDOVER_GL_DONE)
    ///
    /// Lifetime: the slot until clgl_ring_release
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_acquire(queue: clgl_queue, ring: clgl_ring, timeout: i64, wait_count: u32, waits: *const clgl_fence, slot: *mut clgl_ring_slot, previous: *mut clgl_ring_slot, fence: *mut clgl_fence) -> clgl_result;
    /// Hands the slot that compute has over to drawing, which sees it when the queue's commands so far are
    /// complete. Does not wait.
    ///
    /// queue: the queue that acquired it
    ///
    /// ring: the ring
    ///
    /// flags: CLGL_RING_DISCARD, or 0
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the hand-over waits for; of the same context
    ///
    /// fence: receives a fence that completes when the frame is complete; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if the queue has no slot of the ring;
    /// CLGL_ERROR_COMMAND_FAILED for a fence of the wait list that failed; CLGL_ERROR_WRONG_CONTEXT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the slot and the previous one of clgl_ring_acquire
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_release(queue: clgl_queue, ring: clgl_ring, flags: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Gives drawing a new frame: the oldest that it has not had, or the newest (see CLGL_RING_FIFO and
    /// CLGL_RING_MAILBOX). OpenGL commands of this thread's context may read its slot until drawing takes the
    /// next one, or gives it back; the one before goes back to compute behind the commands that this context
    /// has issued so far.
    ///
    /// Drawing that finds nothing new keeps what it has. Only complete frames are found, so nothing but this
    /// call waits, and only within the timeout. Where only a thread with OpenGL can wait for OpenGL (see
    /// CLGL_CONTEXT_HELPER), it also waits for what was drawn from the slot that goes back.
    ///
    /// ring: the ring
    ///
    /// timeout: nanoseconds to wait for a new frame; 0 to ask without waiting, CLGL_FOREVER to wait without
    /// end
    ///
    /// slot: receives the slot that drawing has from now on, which is the same as before if there is nothing
    /// new; buffer and texture are NULL if there is none; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_NOT_READY with a timeout of 0 if there is nothing new; CLGL_TIMEOUT;
    /// CLGL_ERROR_COMMAND_FAILED if a command of the new frame failed: that frame is dropped, and drawing
    /// keeps what it has; CLGL_ERROR_INVALID_STATE if another thread is in this call or in
    /// clgl_ring_give_back, and for waiting in a ring of one slot that drawing has;
    /// CLGL_ERROR_INVALID_HANDLE, also if the ring is destroyed meanwhile; CLGL_ERROR_NO_GL_CONTEXT,
    /// CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_INVALID_GL_OBJECT,
    /// CLGL_ERROR_GL_OBJECT_CHANGED, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL; the context that drew from the slot before
    ///
    /// Lifetime: the slot until the next success, clgl_ring_give_back, clgl_ring_destroy, or, in a ring of
    /// one, clgl_ring_acquire
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_take(ring: clgl_ring, timeout: i64, slot: *mut clgl_ring_slot) -> clgl_result;
    /// Gives the slot that drawing has back to compute, behind the commands that this thread's context has
    /// issued so far, without taking another one.
    ///
    /// ring: the ring
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if drawing has none, or another thread is in this call
    /// or in clgl_ring_take; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_NO_GL_CONTEXT,
    /// CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL; the context that drew from the slot
    ///
    /// Lifetime: ends the slot of clgl_ring_take
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_give_back(ring: clgl_ring) -> clgl_result;
    /// Gives a ring slots of another size: all of them, or none if one cannot be made. Frames that drawing
    /// has not had are dropped. What compute and drawing have stays theirs, in its old size, until they give
    /// it back; a frame that compute hands over in such a slot is dropped.
    ///
    /// ring: the ring
    ///
    /// extent: three sizes, as CLGL_TEXTURE_KIND_... counts them; for buffers {bytes, 1, 1}
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, or one that the kind does not have;
    /// and as clgl_ring_create
    ///
    /// Threads: GL
    ///
    /// Lifetime: ends the slots that nobody has
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_ring_resize(ring: clgl_ring, extent: *const usize) -> clgl_result;
}
