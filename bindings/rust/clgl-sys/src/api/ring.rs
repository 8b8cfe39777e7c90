// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The frame that drawing takes next.
pub type clgl_ring_mode = i32;
/// The oldest frame that it has not taken, so it takes every frame in order. Compute waits for drawing if all
/// slots are full.
pub const CLGL_RING_MODE_FIFO: clgl_ring_mode = 0;
/// The newest frame; older frames are dropped. With three slots or more, compute and drawing never wait for
/// each other.
pub const CLGL_RING_MODE_MAILBOX: clgl_ring_mode = 1;

/// Flags of clgl_ring_submit.
pub type clgl_ring_flags = u32;
/// Discard the frame: the slot is free again, and drawing never takes this frame.
pub const CLGL_RING_DISCARD: clgl_ring_flags = 1;

/// The maximum number of slots of a ring.
pub const CLGL_RING_MAX_SLOTS: i32 = 64;

/// Describes a ring to create. Set exactly one of buffer, texture, buffers and textures; the others are NULL.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_ring_desc {
    /// sizeof(clgl_ring_desc)
    pub struct_size: u32,
    /// number of slots, 1 to CLGL_RING_MAX_SLOTS; 0 = 3. With buffers or textures it is the number of their
    /// elements, not 0
    pub slot_count: u32,
    /// which frame drawing takes
    pub mode: clgl_ring_mode,
    /// must be 0
    pub reserved: u32,
    /// describes slots that are new shared buffers. gl_name and CLGL_BUFFER_COMPUTE_ONLY must not be set;
    /// access must allow writing. If compute writes whole frames, CLGL_ACCESS_WRITE_DISCARD is the fastest,
    /// and compute needs no OpenGL context. data is the initial content of each slot. NULL = not used
    pub buffer: *const clgl_buffer_desc,
    /// describes slots that are new shared textures, like buffer; NULL = not used
    pub texture: *const clgl_texture_desc,
    /// a name for messages, copied; NULL = none
    pub label: *const c_char,
    /// existing shared buffers for the slots. They must not be acquired, be sub-buffers or be slots of
    /// another ring; their access must allow writing. The caller destroys them after the ring. NULL = not
    /// used
    pub buffers: *const clgl_buffer,
    /// existing textures for the slots, like buffers; NULL = not used
    pub textures: *const clgl_texture,
}

impl Default for clgl_ring_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 56,
            slot_count: 0,
            mode: 0,
            reserved: 0,
            buffer: core::ptr::null(),
            texture: core::ptr::null(),
            label: core::ptr::null(),
            buffers: core::ptr::null(),
            textures: core::ptr::null(),
        }
    }
}
/// A slot of a ring: the object and the frame in it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_ring_slot {
    /// sizeof(clgl_ring_slot), set by the caller
    pub struct_size: u32,
    /// its index in the ring
    pub index: u32,
    /// the number of the frame in the slot, from 1, in the order in which compute submitted frames;
    /// clgl_ring_resize does not restart it; 0 = no frame
    pub frame: u64,
    /// the number of calls of clgl_ring_resize before the slot was created
    pub generation: u32,
    /// 0
    pub reserved: u32,
    /// the buffer. Do not destroy, acquire, release, rewrap or resize it while the ring exists. NULL in a
    /// ring of textures, or if there is no such slot
    pub buffer: clgl_buffer,
    /// the texture, like buffer; NULL in a ring of buffers, or if there is no such slot
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
/// The properties and the progress of a ring.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_ring_info {
    /// sizeof(clgl_ring_info), set by the caller
    pub struct_size: u32,
    /// number of slots
    pub slot_count: u32,
    /// which frame drawing takes
    pub mode: clgl_ring_mode,
    /// number of calls of clgl_ring_resize
    pub generation: u32,
    /// number of submitted frames that drawing has not taken, including incomplete ones
    pub waiting_count: u32,
    /// whether compute holds a slot
    pub acquired: clgl_bool,
    /// whether drawing holds a slot
    pub taken: clgl_bool,
    /// 0
    pub reserved: u32,
    /// number of frames that compute has submitted
    pub frames_written: u64,
    /// number of frames that drawing has taken
    pub frames_taken: u64,
    /// number of frames that are never drawn, because a newer frame was taken, the ring was resized, or a
    /// command failed
    pub frames_dropped: u64,
    /// the context; NULL if it is destroyed
    pub context: clgl_context,
    /// the label of the descriptor, or ""; valid until the ring is destroyed
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
    /// Creates a ring and all its slots.
    ///
    /// Compute holds at most one slot at a time, from clgl_ring_acquire_write to clgl_ring_submit. Drawing
    /// holds at most one slot, from clgl_ring_acquire_read until it takes the next one or calls
    /// clgl_ring_release_read. Compute and drawing may use one thread or two. Drawing sees only complete
    /// frames, and never an older frame after a newer one.
    ///
    /// context: the context
    ///
    /// desc: the ring to create
    ///
    /// ring: receives the ring
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: desc or ring is NULL; a reserved field of desc is not 0; mode is unknown;
    /// not exactly one of buffer, texture, buffers and textures is set; gl_name is set; an existing object is
    /// given twice or not shared with OpenGL; a flag or the access is not possible for slots; or as for
    /// clgl_buffer_create and clgl_texture_create
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context, or an existing object is not valid
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: an existing object is acquired
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an existing object belongs to another clgl context
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc, desc-\>buffer or desc-\>texture is not valid
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: slot_count is more than CLGL_RING_MAX_SLOTS; or as for clgl_buffer_create and
    /// clgl_texture_create
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY
    ///
    /// CLGL_ERROR_NO_TRANSPORT: no transport can share the slots; the message says why
    ///
    /// CLGL_ERROR_UNSUPPORTED: as for clgl_texture_create
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: an existing object is a slot of another ring
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL
    ///
    /// Lifetime: until clgl_ring_destroy; desc and everything it points at are used only during the call
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_create(context: clgl_context, desc: *const clgl_ring_desc, ring: *mut clgl_ring) -> clgl_result;
    /// Destroys a ring and its slots. If compute holds a slot, the slot is released first, as
    /// clgl_buffer_destroy does. Threads that wait in clgl_ring_acquire_write or clgl_ring_acquire_read
    /// return with CLGL_ERROR_INVALID_HANDLE.
    ///
    /// ring: the ring; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring, for example because it was destroyed before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle and the handles of the slots
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_destroy(ring: clgl_ring) -> clgl_result;
    /// Returns the properties and the state of a ring.
    ///
    /// ring: the ring
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the ring
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_get_info(ring: clgl_ring, info: *mut clgl_ring_info) -> clgl_result;
    /// Returns a slot of a ring, even if compute or drawing holds it. Use this function to prepare something
    /// for each slot, such as kernels.
    ///
    /// ring: the ring
    ///
    /// index: the slot, from 0
    ///
    /// slot: receives the slot, with the number of its last frame; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: slot is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of slot is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: index is not less than the number of slots
    ///
    /// Threads: any
    ///
    /// Lifetime: the objects live until clgl_ring_destroy or clgl_ring_resize; strings in their infos as long
    /// as the ring
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_get_slot(ring: clgl_ring, index: u32, slot: *mut clgl_ring_slot) -> clgl_result;
    /// Acquires the next free slot for compute. Commands that are enqueued afterwards on the queue run after
    /// OpenGL has finished drawing from the slot.
    ///
    /// A slot is free if drawing does not hold it and no frame waits in it. With CLGL_RING_MODE_MAILBOX the
    /// slot of a waiting frame is also reused as soon as a newer frame is complete. Then compute waits for
    /// its own commands if it is as many frames ahead as there are slots. With three or more slots it never
    /// waits for drawing.
    ///
    /// In a ring with one slot, this call takes the slot back from drawing, as clgl_acquire does; call it on
    /// the thread that took the slot.
    ///
    /// queue: the queue
    ///
    /// ring: the ring
    ///
    /// timeout: the longest wait for a free slot in nanoseconds; 0 = only test; CLGL_FOREVER = no limit
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// slot: receives the slot, with the number of its next frame; set struct_size before the call
    ///
    /// previous: receives the slot of the last submitted frame, acquired for reading; NULL = not wanted. It
    /// is released together with slot. Its buffer and texture are NULL before the first frame, after
    /// clgl_ring_resize, and in a ring with one slot. Set struct_size before the call.
    ///
    /// fence: receives a fence that completes when the queue has acquired the slot; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS; CLGL_NOT_READY if timeout is 0 and no slot is free; CLGL_TIMEOUT if no slot
    /// became free in time
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: slot is NULL; timeout is negative and not CLGL_FOREVER
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring, or was destroyed during the call; or the
    /// object of the slot was destroyed
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of slot or previous is too small or more than 4096
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of the slot was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of the slot got new storage
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the ring belongs to another context than the queue
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_ALREADY_ACQUIRED: compute holds a slot already, or another thread is acquiring one
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: GL, or any with CLGL_ACCESS_WRITE_DISCARD or if the transport needs no OpenGL commands (see
    /// CLGL_HANDOVER_SKIP_GL_SYNC)
    ///
    /// Lifetime: slot and previous stay valid until clgl_ring_submit
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_acquire_write(queue: clgl_queue, ring: clgl_ring, timeout: i64, wait_count: u32, waits: *const clgl_fence, slot: *mut clgl_ring_slot, previous: *mut clgl_ring_slot, fence: *mut clgl_fence) -> clgl_result;
    /// Submits the slot that compute holds, and does not wait. Drawing can take the frame when the commands
    /// enqueued so far have completed.
    ///
    /// queue: the queue that acquired the slot
    ///
    /// ring: the ring
    ///
    /// flags: CLGL_RING_DISCARD, or 0
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the frame is complete; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: flags are unknown
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the ring belongs to another context than the queue
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue holds no slot of the ring
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context or its display has ended
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: ends slot and previous of clgl_ring_acquire_write
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_submit(queue: clgl_queue, ring: clgl_ring, flags: clgl_ring_flags, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Takes a new frame for drawing: the oldest with CLGL_RING_MODE_FIFO, the newest with
    /// CLGL_RING_MODE_MAILBOX. OpenGL commands of this thread may read the slot until drawing takes the next
    /// frame or calls clgl_ring_release_read.
    ///
    /// The slot that drawing held before is returned to compute, which waits for the OpenGL commands that the
    /// current context has issued so far. If there is no new frame, drawing keeps its slot. Only complete
    /// frames are taken, so the call waits at most for timeout. Exception: if only threads with the OpenGL
    /// context can wait for OpenGL (see CLGL_CONTEXT_SYNC_THREAD), the call also waits until the commands
    /// that read the returned slot have completed.
    ///
    /// ring: the ring
    ///
    /// timeout: the longest wait for a new frame in nanoseconds; 0 = only test; CLGL_FOREVER = no limit
    ///
    /// slot: receives the slot that drawing holds after the call, which is the previous one if there is no
    /// new frame; its buffer and texture are NULL if drawing holds no slot; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS; CLGL_NOT_READY if timeout is 0 and there is no new frame; CLGL_TIMEOUT if there
    /// was none in time
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: slot is NULL; timeout is negative and not CLGL_FOREVER
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring, or was destroyed during the call
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of slot is too small or more than 4096
    ///
    /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of the slot was deleted
    ///
    /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of the slot got new storage
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a command of the new frame failed: the frame is dropped, and drawing keeps
    /// its slot
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: another thread is in this function or in clgl_ring_release_read; or timeout
    /// is not 0 and drawing holds the only slot of the ring
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL. The context must be the one that drew from the previous slot.
    ///
    /// Lifetime: slot stays valid until this function takes another frame, or until clgl_ring_release_read,
    /// clgl_ring_destroy or, in a ring with one slot, clgl_ring_acquire_write
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_acquire_read(ring: clgl_ring, timeout: i64, slot: *mut clgl_ring_slot) -> clgl_result;
    /// Returns the slot that drawing holds to compute. Compute waits for the OpenGL commands that the current
    /// context has issued so far.
    ///
    /// ring: the ring
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_INVALID_STATE: drawing holds no slot; or another thread is in this function or in
    /// clgl_ring_acquire_read
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL. The context must be the one that drew from the slot.
    ///
    /// Lifetime: ends the slot of clgl_ring_acquire_read
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_release_read(ring: clgl_ring) -> clgl_result;
    /// Replaces all slots of a ring with slots of another size. If a slot cannot be created, no slot is
    /// replaced. Frames that drawing has not taken are dropped.
    ///
    /// Slots that compute and drawing hold stay valid, with their old size, until they are returned. A frame
    /// that compute submits in an old slot is dropped.
    ///
    /// ring: the ring
    ///
    /// extent: the size, in the units of CLGL_TEXTURE_TYPE_...; for buffers {bytes, 1, 1}
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: extent is NULL; a size is 0, or set for a dimension that the slots do not
    /// have
    ///
    /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: a size is more than the device or OpenGL allows
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
    /// current on another thread
    ///
    /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
    ///
    /// CLGL_ERROR_NO_TRANSPORT: no transport can share the slots; the message says why
    ///
    /// CLGL_ERROR_UNSUPPORTED: the ring was created from existing objects; or as for clgl_texture_create
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code
    ///
    /// Threads: GL
    ///
    /// Lifetime: ends the slots that neither compute nor drawing holds
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_resize(ring: clgl_ring, extent: *const usize) -> clgl_result;
    /// Returns the name of the mode of a ring, such as "mailbox".
    ///
    /// mode: CLGL_RING_MODE_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_ring_mode_name(mode: clgl_ring_mode) -> *const c_char;
}
