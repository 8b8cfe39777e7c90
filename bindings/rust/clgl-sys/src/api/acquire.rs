// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Acquire: OpenGL's commands on these objects have completed already, or a fence in the wait list stands for
/// them: do not fence this thread's context. With a transport that needs no OpenGL commands (the object's own
/// storage is mapped, as clgl_buffer_info.transport_reason tells) the call then works on any thread.
pub const CLGL_HANDOVER_GL_DONE: u32 = 1;
/// Release: do not wait on the CPU. OpenGL may use the objects only after clgl_fence_wait_gl on the fence
/// that the release gives out.
pub const CLGL_HANDOVER_DEFER: u32 = 2;
/// Release: make the smaller levels of the textures anew from the released one (glGenerateMipmap), which must
/// be their base level. CLGL_ERROR_INVALID_ARGUMENT, and nothing is released, for textures of which OpenGL
/// makes no mipmaps: of integers, of formats with stencil, in OpenGL ES of depth, rectangles and
/// renderbuffers.
pub const CLGL_HANDOVER_GENERATE_MIPMAPS: u32 = 4;
/// Acquire: OpenGL has not changed these objects since they were released, so that nothing moves. What OpenCL
/// sees of an object that it never had is undefined.
pub const CLGL_HANDOVER_UNCHANGED: u32 = 8;

/// What is handed over. The same description serves the acquire and the release.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_handover {
    /// sizeof(clgl_handover)
    pub struct_size: u32,
    /// CLGL_HANDOVER_...; acquire ignores those of the release, release those of the acquire
    pub flags: u32,
    /// How many buffers, and ranges if there are any
    pub buffer_count: u32,
    pub reserved: u32,
    /// The buffers; sub-buffers too
    pub buffers: *const clgl_buffer,
    /// NULL, or a range of each buffer, in bytes within it: at the acquire the part that the commands read or
    /// write, at the release the part that they wrote. A transport that copies moves no more than that.
    /// Without, the acquire takes whole buffers, and the release what the commands may have written.
    pub buffer_ranges: *const clgl_range,
    /// How many textures, and regions if there are any
    pub texture_count: u32,
    pub reserved_too: u32,
    /// The textures; textures of several levels of one OpenGL texture are apart
    pub textures: *const clgl_texture,
    /// NULL, or a region of each texture, as buffer_ranges has ranges of buffers
    pub texture_regions: *const clgl_box,
}

impl Default for clgl_handover {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 56,
            flags: 0,
            buffer_count: 0,
            reserved: 0,
            buffers: core::ptr::null(),
            buffer_ranges: core::ptr::null(),
            texture_count: 0,
            reserved_too: 0,
            textures: core::ptr::null(),
            texture_regions: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Gives objects to a queue: commands that are enqueued from now on see what OpenGL's commands issued so
    /// far by this thread's context have written.
    ///
    /// All or nothing: if one object cannot be acquired, none is. The CPU waits only where OpenCL cannot wait
    /// for OpenGL by itself: where neither EGL's syncs nor a helper context are there. Elsewhere it waits for
    /// a tenth of a millisecond at most.
    ///
    /// queue: the queue
    ///
    /// handover: the objects
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the hand-over waits for; of the same context
    ///
    /// fence: receives a fence that completes when the objects are the queue's; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED if a part is acquired already (two acquires that
    /// only read may overlap), or with the transport native another part of the object;
    /// CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED if an OpenGL object was deleted or
    /// respecified; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_OUT_OF_RANGE for a range past the end;
    /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST; CLGL_ERROR_UNSUPPORTED
    /// for a buffer without an OpenGL side; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL; any with CLGL_HANDOVER_GL_DONE, where every object's transport needs no OpenGL commands
    ///
    /// Lifetime: handover and waits are not kept
    ///
    /// See cl_khr_gl_sharing, clEnqueueAcquireGLObjects. Since 0.1.
    pub fn clgl_acquire(queue: clgl_queue, handover: *const clgl_handover, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Gives objects back to OpenGL: OpenGL commands issued after the call by this thread's context see what
    /// the queue's commands have written; those of another context of the share group do after
    /// clgl_fence_wait_gl there on a fence of clgl_fence_insert_gl here, or at once where the transport needs
    /// no OpenGL commands. Waits on the CPU at most once, and not at all with CLGL_HANDOVER_DEFER.
    ///
    /// queue: the queue that acquired them
    ///
    /// handover: the objects
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the hand-over waits for; of the same context
    ///
    /// fence: receives a fence that completes when OpenCL is done with the objects; or NULL, but not with
    /// CLGL_HANDOVER_DEFER
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if one is not acquired by this queue;
    /// CLGL_ERROR_COMMAND_FAILED if a command of the hand-over, or what it or its acquire waited for, failed;
    /// CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED if an OpenGL object was deleted or
    /// respecified meanwhile (with these three the objects are released all the same, and the others have
    /// their bytes); CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_NO_GL_CONTEXT,
    /// CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
    /// CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
    ///
    /// Threads: GL; any with CLGL_HANDOVER_DEFER, or where every object's transport needs no OpenGL commands
    /// (see CLGL_HANDOVER_GL_DONE)
    ///
    /// Lifetime: handover and waits are not kept
    ///
    /// See cl_khr_gl_sharing, clEnqueueReleaseGLObjects. Since 0.1.
    pub fn clgl_release(queue: clgl_queue, handover: *const clgl_handover, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
