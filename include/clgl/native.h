/* Native objects: what stands behind the handles, for programs that mix clgl with OpenCL's and OpenGL's own
 * calls. They cross as pointers and integers, so that this header needs none of theirs.
 */
#ifndef CLGL_NATIVE_H
#define CLGL_NATIVE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Lends the cl_device_id of a device.
 *
 * @param device        the device
 * @param cl_device_id  receives it
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the process
 * @spec OpenCL 3.0 section 4.2, clGetDeviceIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_cl_device(clgl_device device, void **cl_device_id);

/** Lends the cl_platform_id of a device's platform.
 *
 * @param device          the device
 * @param cl_platform_id  receives it
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the process
 * @spec OpenCL 3.0 section 4.1, clGetPlatformIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_cl_platform(clgl_device device, void **cl_platform_id);

/** Finds the device of a cl_device_id.
 *
 * @param cl_device_id  a root device
 * @param device        receives the device
 * @return CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if it is none of the enumerated devices; CLGL_ERROR_NO_OPENCL,
 *         CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the process
 * @spec OpenCL 3.0 section 4.2, clGetDeviceIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_from_cl(void *cl_device_id, clgl_device *device);

/** Lends the cl_context of a context.
 *
 * @param context     the context
 * @param cl_context  receives it; clRetainContext to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the context
 * @spec OpenCL 3.0 section 4.4, clCreateContext
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_cl_context(clgl_context context, void **cl_context);

/** Lends the OpenGL context of a context, and its display.
 *
 * @param context     the context
 * @param gl_context  receives the EGLContext or GLXContext; may be NULL if gl_display is not
 * @param gl_display  receives the EGLDisplay or Display *; may be NULL if gl_context is not
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the context
 * @spec EGL 1.5 section 3.7; GLX 1.4 section 3.3.7
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_gl_context(clgl_context context, void **gl_context, void **gl_display);

/** Lends the cl_command_queue of a queue.
 *
 * @param queue             the queue
 * @param cl_command_queue  receives it; clRetainCommandQueue to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the queue
 * @spec OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_cl_queue(clgl_queue queue, void **cl_command_queue);

/** Lends the cl_mem of a buffer. From then on the library cannot know what commands write, so a release
 * without ranges takes all of the buffer as written.
 *
 * @param buffer  the buffer
 * @param cl_mem  receives it; clRetainMemObject to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the buffer; its contents are OpenCL's only between acquire and release
 * @spec OpenCL 3.0 section 5.2.1, clCreateBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_cl_mem(clgl_buffer buffer, void **cl_mem);

/** Makes a buffer of OpenCL's alone (CLGL_BUFFER_COMPUTE_ONLY) of a cl_mem, which may be a sub-buffer.
 *
 * @param context  the context; the cl_mem must be of its cl_context
 * @param cl_mem   a buffer; retained, the caller keeps owning its own reference
 * @param access   CLGL_ACCESS_...
 * @param buffer   receives the buffer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no buffer, or that of one which clgl shares with
 *         OpenGL; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_buffer_destroy; the cl_mem may be released before
 * @spec OpenCL 3.0 section 5.5.1, clRetainMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_from_cl_mem(clgl_context context, void *cl_mem, int32_t access,
                                             clgl_buffer *buffer);

/** Gives the OpenGL name of a shared buffer.
 *
 * @param buffer   the buffer
 * @param gl_name  receives the name; of the whole storage, for a sub-buffer too
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a buffer without an OpenGL side; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the buffer, or the program's own object
 * @spec OpenGL 4.6 core section 6
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_gl_name(clgl_buffer buffer, uint32_t *gl_name);

/** Lends the cl_mem of a texture.
 *
 * @param texture  the texture
 * @param cl_mem   receives it; clRetainMemObject to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the texture
 * @spec OpenCL 3.0 section 5.3.1, clCreateImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_cl_image(clgl_texture texture, void **cl_mem);

/** Makes a texture of a cl_mem that is an image.
 *
 * @param context  the context; the image must be of its cl_context
 * @param cl_mem   the image; retained, the caller keeps owning its own reference
 * @param texture  receives the texture, with the access that the image's flags allow
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no image; CLGL_ERROR_UNSUPPORTED for a format that
 *         no CLGL_FORMAT_... stands for, for a kind that no CLGL_TEXTURE_KIND_... stands for, and for an image of
 *         a buffer that clgl shares with OpenGL;
 *         CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_texture_destroy
 * @spec OpenCL 3.0 sections 5.3.7 and 5.5.1, clGetImageInfo, clRetainMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_from_cl(clgl_context context, void *cl_mem, clgl_texture *texture);

/** Returns the OpenGL name of a shared texture.
 *
 * @param texture  the texture
 * @param gl_name  receives the name, of a renderbuffer if it wraps one
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a texture without an OpenGL side; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime until the texture is destroyed or resized; that of a wrapped object is the application's
 * @spec OpenGL 4.6 core section 8.1
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_gl_name(clgl_texture texture, uint32_t *gl_name);

/** Lends the cl_sampler of a sampler.
 *
 * @param sampler     the sampler
 * @param cl_sampler  receives it; clRetainSampler to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the sampler
 * @spec OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties
 * @since 0.1
 */
CLGL_API clgl_result clgl_sampler_cl_sampler(clgl_sampler sampler, void **cl_sampler);

/** Makes a kernel of a cl_kernel. What it was given before as arguments counts as set. Every clgl_kernel of one
 * cl_kernel has the same arguments, declarations and launch sizes. A cl_kernel that outlives them does not keep
 * the memory of its arguments.
 *
 * @param context    the context; the cl_kernel must be of its cl_context
 * @param cl_kernel  the kernel; retained, the caller keeps owning its own reference
 * @param kernel     receives the kernel
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no kernel; CLGL_ERROR_WRONG_CONTEXT, also if it
 *         is a kernel of another clgl context already; CLGL_ERROR_OUT_OF_RANGE as clgl_kernel_create;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_kernel_destroy
 * @spec OpenCL 3.0 section 5.9.1, clRetainKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_from_cl(clgl_context context, void *cl_kernel, clgl_kernel *kernel);

/** Lends the cl_kernel of a kernel. From then on the library cannot know which arguments are set, so only the
 * driver checks that none is missing, and the message of a launch that lacks one does not name it. Set an
 * argument either through the cl_kernel or through clgl.
 *
 * @param kernel     the kernel
 * @param cl_kernel  receives it; clRetainKernel to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any; OpenCL wants one thread at a time to set arguments of a cl_kernel
 * @lifetime as long as the kernel
 * @spec OpenCL 3.0 section 5.9.1, clCreateKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_cl_kernel(clgl_kernel kernel, void **cl_kernel);

/** Lends the cl_program of a program.
 *
 * @param program     the program
 * @param cl_program  receives it; clRetainProgram to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE while the program is being built, and if its link failed;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT
 * @threads any
 * @lifetime as long as the program
 * @spec OpenCL 3.0 section 5.8.1
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_cl_program(clgl_program program, void **cl_program);

/** Makes a fence of a cl_event.
 *
 * @param context   the context; the event must be of its cl_context
 * @param cl_event  the event; retained, the caller keeps owning its own reference
 * @param fence     receives the fence
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no event; CLGL_ERROR_WRONG_CONTEXT;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY
 * @threads any
 * @lifetime until clgl_fence_destroy
 * @spec OpenCL 3.0 section 5.11
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_from_cl_event(clgl_context context, void *cl_event, clgl_fence *fence);

/** Makes a fence of a GLsync. The sync's commands are flushed if they are this thread's context's. Where there
 * are EGL's syncs, OpenGL commands that this context issues from now on wait for it, so that other threads can,
 * too.
 *
 * @param context  the context; the sync must be of its share group
 * @param gl_sync  the GLsync; it stays the caller's and must live as long as the fence
 * @param fence    receives the fence
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_GL_OBJECT if it is no sync; CLGL_ERROR_UNSUPPORTED where OpenGL has
 *         none; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY
 * @threads GL
 * @lifetime until clgl_fence_destroy
 * @spec OpenGL 4.6 core section 4.1; cl_khr_gl_event, clCreateEventFromGLsyncKHR
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_from_gl_sync(clgl_context context, void *gl_sync, clgl_fence *fence);

/** Lends a cl_event that completes with a fence: its own, or for a fence of OpenGL a user event. Commands of the
 * program's own go to the cl_command_queue that clgl_queue_cl_queue lends, not to the one that the event tells
 * of: the library puts off parts of hand-overs while it knows all of a queue's commands.
 *
 * @param fence     the fence
 * @param cl_event  receives it; clRetainEvent to keep it longer
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can wait
 *         for (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime as long as the fence
 * @spec OpenCL 3.0 section 5.11, clCreateUserEvent
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_cl_event(clgl_fence fence, void **cl_event);

/** Lends a GLsync that is signalled with a fence: its own, or for a fence of OpenCL one of GL_ARB_cl_event.
 *
 * @param fence    the fence
 * @param gl_sync  receives it
 * @return CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenCL or a user fence without GL_ARB_cl_event,
 *         and where OpenGL has no syncs; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENGL
 * @threads GL
 * @lifetime as long as the fence; do not delete it
 * @spec GL_ARB_cl_event, glCreateSyncFromCLeventARB
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_gl_sync(clgl_fence fence, void **gl_sync);

#ifdef __cplusplus
}
#endif

#endif
