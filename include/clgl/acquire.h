/* The hand-over: acquire gives shared objects from OpenGL to an OpenCL queue, release gives them back. */
#ifndef CLGL_ACQUIRE_H
#define CLGL_ACQUIRE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of clgl_handover. */
/* Acquire: OpenGL's commands on these objects have completed already, or a fence in the wait list stands for
 * them: do not fence this thread's context. With a transport that needs no OpenGL commands (the object's own
 * storage is mapped, as clgl_buffer_info.transport_reason tells) the call then works on any thread. */
#define CLGL_HANDOVER_GL_DONE 0x1u
/* Release: do not wait on the CPU. OpenGL may use the objects only after clgl_fence_wait_gl on the fence that
 * the release gives out. */
#define CLGL_HANDOVER_DEFER 0x2u
/* Release: make the smaller levels of the textures anew from the released one (glGenerateMipmap), which must be
 * their base level. CLGL_ERROR_INVALID_ARGUMENT, and nothing is released, for textures of which OpenGL makes no
 * mipmaps: of integers, of formats with stencil, in OpenGL ES of depth, rectangles and renderbuffers. */
#define CLGL_HANDOVER_GENERATE_MIPMAPS 0x4u
/* Acquire: OpenGL has not changed these objects since they were released, so that nothing moves.
 * What OpenCL sees of an object that it never had is undefined. */
#define CLGL_HANDOVER_UNCHANGED 0x8u

/* What is handed over. The same description serves the acquire and the release. */
typedef struct clgl_handover {
    /* sizeof(clgl_handover) */
    uint32_t struct_size;
    /* CLGL_HANDOVER_...; acquire ignores those of the release, release those of the acquire */
    uint32_t flags;
    /* How many buffers, and ranges if there are any */
    uint32_t buffer_count;
    uint32_t reserved;
    /* The buffers; sub-buffers too */
    const clgl_buffer *buffers;
    /* NULL, or a range of each buffer, in bytes within it: at the acquire the part that the commands read or
     * write, at the release the part that they wrote. A transport that copies moves no more than that.
     * Without, the acquire takes whole buffers, and the release what the commands may have written. */
    const clgl_range *buffer_ranges;
    /* How many textures, and regions if there are any */
    uint32_t texture_count;
    uint32_t reserved_too;
    /* The textures; textures of several levels of one OpenGL texture are apart */
    const clgl_texture *textures;
    /* NULL, or a region of each texture, as buffer_ranges has ranges of buffers */
    const clgl_box *texture_regions;
} clgl_handover;

#define CLGL_HANDOVER_INIT                                                                                       \
    {                                                                                                            \
        sizeof(clgl_handover), 0, 0, 0, NULL, NULL, 0, 0, NULL, NULL                                             \
    }

/** Gives objects to a queue: commands that are enqueued from now on see what OpenGL's commands issued so far
 * by this thread's context have written.
 *
 * All or nothing: if one object cannot be acquired, none is. The CPU waits only where OpenCL cannot wait for
 * OpenGL by itself: where neither EGL's syncs nor a helper context are there. Elsewhere it waits for a tenth of a
 * millisecond at most.
 *
 * @param queue       the queue
 * @param handover    the objects
 * @param wait_count  how many fences
 * @param waits       fences of either side that the hand-over waits for; of the same context
 * @param fence       receives a fence that completes when the objects are the queue's; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED if a part is acquired already (two acquires that only
 *         read may overlap), or with the transport native another part of the object;
 *         CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED if an OpenGL object was deleted or
 *         respecified; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_OUT_OF_RANGE for a range past the end;
 *         CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST;
 *         CLGL_ERROR_UNSUPPORTED for a buffer without an OpenGL side; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
 * @threads GL; any with CLGL_HANDOVER_GL_DONE, where every object's transport needs no OpenGL commands
 * @lifetime handover and waits are not kept
 * @spec cl_khr_gl_sharing, clEnqueueAcquireGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_acquire(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                                  const clgl_fence *waits, clgl_fence *fence);

/** Gives objects back to OpenGL: OpenGL commands issued after the call by this thread's context see what the
 * queue's commands have written; those of another context of the share group do after clgl_fence_wait_gl there on
 * a fence of clgl_fence_insert_gl here, or at once where the transport needs no OpenGL commands. Waits on the CPU
 * at most once, and not at all with CLGL_HANDOVER_DEFER.
 *
 * @param queue       the queue that acquired them
 * @param handover    the objects
 * @param wait_count  how many fences
 * @param waits       fences of either side that the hand-over waits for; of the same context
 * @param fence       receives a fence that completes when OpenCL is done with the objects; or NULL, but not
 *                    with CLGL_HANDOVER_DEFER
 * @return CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if one is not acquired by this queue;
 *         CLGL_ERROR_COMMAND_FAILED if a command of the hand-over, or what it or its acquire waited for, failed;
 *         CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED if an OpenGL object was deleted or
 *         respecified meanwhile (with these three the objects are released all the same, and the others have
 *         their bytes); CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_NO_GL_CONTEXT,
 *         CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
 * @threads GL; any with CLGL_HANDOVER_DEFER, or where every object's transport needs no OpenGL commands (see
 *          CLGL_HANDOVER_GL_DONE)
 * @lifetime handover and waits are not kept
 * @spec cl_khr_gl_sharing, clEnqueueReleaseGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_release(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                                  const clgl_fence *waits, clgl_fence *fence);

/** Acquires one whole buffer for a queue: commands that are enqueued later see what the OpenGL commands issued so
 * far by the current context have written. Short form of clgl_acquire without flags, fences and ranges.
 *
 * @param queue   the queue
 * @param buffer  the buffer, shared with OpenGL
 * @return as clgl_acquire
 * @threads GL; any where the transport needs no OpenGL commands
 * @lifetime the buffer may be destroyed before it is released
 * @spec cl_khr_gl_sharing, clEnqueueAcquireGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_acquire(clgl_queue queue, clgl_buffer buffer);

/** Releases one buffer to OpenGL: OpenGL commands that the current context issues later see what the commands of
 * the queue have written. Short form of clgl_release without flags, fences and ranges.
 *
 * @param queue   the queue that acquired the buffer
 * @param buffer  the buffer
 * @return as clgl_release
 * @threads GL; any where the transport needs no OpenGL commands
 * @lifetime the buffer may be destroyed before the queue has completed
 * @spec cl_khr_gl_sharing, clEnqueueReleaseGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_release(clgl_queue queue, clgl_buffer buffer);

/** Acquires one whole texture for a queue: commands that are enqueued later see what the OpenGL commands issued
 * so far by the current context have written. Short form of clgl_acquire without flags, fences and ranges.
 *
 * @param queue    the queue
 * @param texture  the texture, shared with OpenGL
 * @return as clgl_acquire
 * @threads GL; any where the transport needs no OpenGL commands
 * @lifetime the texture may be destroyed before it is released
 * @spec cl_khr_gl_sharing, clEnqueueAcquireGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_acquire(clgl_queue queue, clgl_texture texture);

/** Releases one texture to OpenGL: OpenGL commands that the current context issues later see what the commands of
 * the queue have written. Short form of clgl_release without flags, fences and ranges.
 *
 * @param queue    the queue that acquired the texture
 * @param texture  the texture
 * @return as clgl_release
 * @threads GL; any where the transport needs no OpenGL commands
 * @lifetime the texture may be destroyed before the queue has completed
 * @spec cl_khr_gl_sharing, clEnqueueReleaseGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_release(clgl_queue queue, clgl_texture texture);

#ifdef __cplusplus
}
#endif

#endif
