/* Acquire and release: transfer the ownership of shared objects between OpenGL and OpenCL queues.
 *
 * OpenGL owns a shared object until clgl_acquire transfers the object, or a part of it, to a queue. clgl_release
 * transfers the acquired part back to OpenGL. By default, clgl_acquire and clgl_release order the commands of the
 * two APIs, so the application needs neither glFinish nor clFinish. clgl(7) states the rules of ownership.
 *
 * An acquire waits only for OpenGL commands of the context that is current on the calling thread. For commands of
 * other contexts, pass fences in the wait list. */
#ifndef CLGL_ACQUIRE_H
#define CLGL_ACQUIRE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of clgl_handover. */
typedef uint32_t clgl_handover_flags;

/* Acquire: do not wait for OpenGL commands. Set this flag only if the OpenGL commands that use the objects have
 * completed, or if a fence in the wait list completes after these commands. Any thread may call clgl_acquire with
 * this flag unless acquire_needs_gl of an object is set (see clgl_buffer_info and clgl_texture_info). If the last
 * release had CLGL_HANDOVER_NO_CPU_WAIT, call clgl_fence_wait_gl with the fence of this release before such an
 * acquire. */
#define CLGL_HANDOVER_SKIP_GL_SYNC 0x1u
/* Release: do not wait on the CPU. OpenGL may use the objects only after clgl_fence_wait_gl was called with the
 * fence that clgl_release returned. */
#define CLGL_HANDOVER_NO_CPU_WAIT 0x2u
/* Release: generate the smaller mip levels of the textures from the released level (glGenerateMipmap). The flag
 * has no effect on buffers. OpenGL cannot generate mipmaps of integer formats, formats with stencil, rectangle
 * textures, multisampled textures, buffer textures and renderbuffers. OpenGL ES also cannot generate mipmaps of
 * depth formats. For these textures, and for a level that is not the base level, the call fails with
 * CLGL_ERROR_INVALID_ARGUMENT and releases nothing. */
#define CLGL_HANDOVER_GENERATE_MIPMAPS 0x4u
/* Acquire: copy nothing. Set this flag only if OpenGL has not changed the objects since their last release. With
 * this flag, the OpenCL content of an object that no queue has acquired before is undefined. */
#define CLGL_HANDOVER_CONTENT_UNCHANGED 0x8u

/* The objects to acquire or release. The same structure can be passed to clgl_acquire and clgl_release. */
typedef struct clgl_handover {
    /* sizeof(clgl_handover) */
    uint32_t struct_size;
    /* CLGL_HANDOVER_... combined; 0 = none. clgl_acquire ignores the flags for releases, and clgl_release ignores
     * the flags for acquires. */
    clgl_handover_flags flags;
    /* number of elements of buffers, and of buffer_ranges if buffer_ranges is not NULL */
    uint32_t buffer_count;
    /* must be 0 */
    uint32_t reserved;
    /* {nullable, count(buffer_count)} the buffers or sub-buffers; NULL if buffer_count is 0 */
    const clgl_buffer *buffers;
    /* {nullable, count(buffer_count)} a range of each buffer, in bytes: in an acquire, the range that
     * commands will read or write; in a release, the range that commands have written. A transport that copies
     * data copies no bytes outside the range. A release ends the acquire of the whole acquired part, even if the
     * range is smaller. NULL = in an acquire, whole buffers; in a release, the bytes that commands may have
     * written (see clgl/buffer.h) */
    const clgl_range *buffer_ranges;
    /* number of elements of textures, and of texture_regions if texture_regions is not NULL */
    uint32_t texture_count;
    /* must be 0 */
    uint32_t reserved2;
    /* {nullable, count(texture_count)} the textures; mip levels of one OpenGL texture are separate objects; NULL
     * if texture_count is 0 */
    const clgl_texture *textures;
    /* {nullable, count(texture_count)} a region of each texture; the rules of buffer_ranges apply. NULL = in an
     * acquire, whole textures; in a release, the pixels that commands may have written */
    const clgl_box *texture_regions;
} clgl_handover;

#define CLGL_HANDOVER_INIT                                                                                       \
    {                                                                                                            \
        sizeof(clgl_handover), 0, 0, 0, NULL, NULL, 0, 0, NULL, NULL                                             \
    }

/** Acquires buffers and textures for a queue. By default, later commands of the queue see what earlier OpenGL
 * commands of the current context have written. CLGL_ACCESS_WRITE_DISCARD, CLGL_HANDOVER_SKIP_GL_SYNC and
 * CLGL_HANDOVER_CONTENT_UNCHANGED are exceptions. Until clgl_release, OpenGL must not read or write the acquired
 * parts, and must not resize or delete the objects. With the transport native, OpenGL must not read or write any
 * part of the objects. The objects may stay bound, and attached to framebuffers.
 *
 * The call acquires all objects or none. If OpenCL cannot wait for OpenGL on the device, the call may wait on the
 * CPU; see clgl(7).
 *
 * In an in-order queue, an acquire can be deferred until the next command (see clgl_transports(7)). The call that
 * enqueues this command then reports driver errors of the acquire.
 *
 * @method clgl_queue
 * @command
 * @param[in] queue       the queue
 * @param[in] handover    the objects, with the parts that commands will read or write
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the queue has acquired the
 *                        objects; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  handover is NULL; handover has unknown flags or no objects; a list is NULL
 *        although its count is not 0; a list has more than 1,048,576 elements; a range or region has a size of
 *        0; a reserved field is not 0
 * @error CLGL_ERROR_INVALID_HANDLE  an element of the lists of handover is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of handover is too small or more than 4096, or unknown
 *        fields of handover are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  a range or region extends past the end of its object
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object of a wrapped object was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object of a wrapped object got new storage
 * @error CLGL_ERROR_WRONG_CONTEXT  an object or a fence in waits belongs to another clgl context than the queue
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_ALREADY_ACQUIRED  a part overlaps a part of the same object that is acquired, or also listed;
 *        a part overlaps memory that is acquired or listed through another object, and at least one of the two
 *        objects is writable; the transport is native, and another part of the OpenGL object is acquired or
 *        listed; another thread is acquiring or releasing the memory
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  an object is not shared with OpenGL, so it needs no acquire
 * @error CLGL_ERROR_COMMAND_FAILED  a fence in waits has failed
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current, or an EGL fence cannot be
 *        created; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @errors clgl_queue_barrier
 * @threads GL, or any under the conditions of CLGL_HANDOVER_SKIP_GL_SYNC
 * @lifetime handover and waits are used only during the call
 * @spec cl_khr_gl_sharing, clEnqueueAcquireGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_acquire(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                                  const clgl_fence *waits, clgl_fence *fence);

/** Releases acquired buffers and textures to OpenGL. A release ends one acquire of each object: release each
 * separately acquired part. Without CLGL_HANDOVER_NO_CPU_WAIT, OpenGL commands that the calling thread issues
 * afterwards see what the commands of the queue have written.
 *
 * Later OpenGL commands of other contexts of the share group also see the written data, unless release_needs_gl
 * of the object is set or its transport is native. In these cases, call clgl_fence_record_gl after the release,
 * and call clgl_fence_wait_gl with the recorded fence in each other context.
 *
 * Without CLGL_HANDOVER_NO_CPU_WAIT, the release may block the CPU until earlier commands of the queue have
 * completed.
 *
 * If the call fails with CLGL_ERROR_COMMAND_FAILED, CLGL_ERROR_INVALID_GL_OBJECT or CLGL_ERROR_GL_OBJECT_CHANGED,
 * the objects are released. After other driver errors, the objects may be released, too: the field acquired of
 * clgl_buffer_info and clgl_texture_info reports whether a part is still acquired.
 *
 * @method clgl_queue
 * @command
 * @param[in] queue       the queue that acquired the objects
 * @param[in] handover    the objects, with the parts that commands have written
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when OpenCL no longer uses the
 *                        objects; NULL = no fence, not allowed with CLGL_HANDOVER_NO_CPU_WAIT
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  handover is NULL; handover has unknown flags or no objects; a list is NULL
 *        although its count is not 0; a list has more than 1,048,576 elements; a range or region has a size of 0;
 *        a reserved field is not 0; fence is NULL with CLGL_HANDOVER_NO_CPU_WAIT; CLGL_HANDOVER_GENERATE_MIPMAPS
 *        is set for a texture whose mipmaps OpenGL cannot generate, or for a level that is not the base level
 * @error CLGL_ERROR_INVALID_HANDLE  an element of the lists of handover is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of handover is too small or more than 4096, or unknown
 *        fields of handover are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  a range or region extends past the acquired part or past the end of its object
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object of a wrapped object was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object of a wrapped object got new storage
 * @error CLGL_ERROR_WRONG_CONTEXT  an object or a fence in waits belongs to another clgl context than the queue
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NOT_ACQUIRED  an object is not acquired by this queue
 * @error CLGL_ERROR_UNSUPPORTED  an object is not shared with OpenGL, so it needs no release
 * @error CLGL_ERROR_COMMAND_FAILED  a command of the release has failed; a command or fence has failed for which
 *        the acquire or the release waited
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @errors clgl_queue_barrier
 * @threads GL, or any with CLGL_HANDOVER_NO_CPU_WAIT, or without CLGL_HANDOVER_GENERATE_MIPMAPS unless
 *          release_needs_gl of an object is set (see clgl_buffer_info and clgl_texture_info)
 * @lifetime handover and waits are used only during the call
 * @spec cl_khr_gl_sharing, clEnqueueReleaseGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_release(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                                  const clgl_fence *waits, clgl_fence *fence);

/** Acquires a whole buffer for a queue. The call is equivalent to clgl_acquire without flags, ranges and fences.
 *
 * @method clgl_buffer
 * @param[in] queue   the queue
 * @param[in] buffer  the buffer
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  queue or buffer is not a valid handle
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object that buffer wraps was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object that buffer wraps got new storage
 * @error CLGL_ERROR_WRONG_CONTEXT  buffer belongs to another clgl context than the queue
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_ALREADY_ACQUIRED  buffer or a part of it is already acquired; an overlapping part is acquired
 *        through another object, and at least one of the two objects is writable; the transport is native,
 *        and another part of the OpenGL object is acquired
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  buffer is not shared with OpenGL, so it needs no acquire
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current, or an EGL fence cannot be
 *        created; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL. For other threads, use clgl_acquire with CLGL_HANDOVER_SKIP_GL_SYNC.
 * @lifetime none
 * @spec cl_khr_gl_sharing, clEnqueueAcquireGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_acquire(clgl_queue queue, clgl_buffer buffer);

/** Releases a buffer to OpenGL. The call is equivalent to clgl_release without flags, ranges and fences.
 *
 * Some errors still release the object; see clgl_release(3).
 *
 * @method clgl_buffer
 * @param[in] queue   the queue that acquired the buffer
 * @param[in] buffer  the buffer
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  queue or buffer is not a valid handle
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object that buffer wraps was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object that buffer wraps got new storage
 * @error CLGL_ERROR_WRONG_CONTEXT  buffer belongs to another clgl context than the queue
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NOT_ACQUIRED  buffer is not acquired by this queue
 * @error CLGL_ERROR_UNSUPPORTED  buffer is not shared with OpenGL, so it needs no release
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_COMMAND_FAILED  a command of the release has failed; a command or fence has failed for which
 *        the acquire or the release waited
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL, or any unless release_needs_gl of clgl_buffer_info is set
 * @lifetime none
 * @spec cl_khr_gl_sharing, clEnqueueReleaseGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_release(clgl_queue queue, clgl_buffer buffer);

/** Acquires a whole texture for a queue. The call is equivalent to clgl_acquire without flags, regions and
 * fences.
 *
 * @method clgl_texture
 * @param[in] queue    the queue
 * @param[in] texture  the texture
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  queue or texture is not a valid handle
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object that texture wraps was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object that texture wraps got new storage
 * @error CLGL_ERROR_WRONG_CONTEXT  texture belongs to another clgl context than the queue
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_ALREADY_ACQUIRED  texture or a part of it is already acquired; an overlapping part is
 *        acquired through another object, and at least one of the two objects is writable; the transport is
 *        native, and another part of the OpenGL object is acquired
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  texture is not shared with OpenGL, so it needs no acquire
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current, or an EGL fence cannot be
 *        created; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL. For other threads, use clgl_acquire with CLGL_HANDOVER_SKIP_GL_SYNC.
 * @lifetime none
 * @spec cl_khr_gl_sharing, clEnqueueAcquireGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_acquire(clgl_queue queue, clgl_texture texture);

/** Releases a texture to OpenGL. The call is equivalent to clgl_release without flags, regions and fences.
 *
 * Some errors still release the object; see clgl_release(3).
 *
 * @method clgl_texture
 * @param[in] queue    the queue that acquired the texture
 * @param[in] texture  the texture
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  queue or texture is not a valid handle
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object that texture wraps was deleted
 * @error CLGL_ERROR_GL_OBJECT_CHANGED  the OpenGL object that texture wraps got new storage
 * @error CLGL_ERROR_WRONG_CONTEXT  texture belongs to another clgl context than the queue
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NOT_ACQUIRED  texture is not acquired by this queue
 * @error CLGL_ERROR_UNSUPPORTED  texture is not shared with OpenGL, so it needs no release
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_COMMAND_FAILED  a command of the release has failed; a command or fence has failed for which
 *        the acquire or the release waited
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL, or any unless release_needs_gl of clgl_texture_info is set
 * @lifetime none
 * @spec cl_khr_gl_sharing, clEnqueueReleaseGLObjects
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_release(clgl_queue queue, clgl_texture texture);

#ifdef __cplusplus
}
#endif

#endif
