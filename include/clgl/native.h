/* Native objects: the OpenCL and OpenGL objects behind handles, for applications that also call OpenCL and OpenGL
 * directly.
 *
 * The library owns the objects that it returns. To use an OpenCL object after the lifetime that the page of the
 * function states, retain the object. The caller still owns the objects that it passes to the library. Native
 * objects are declared as void pointers and integers, so this header needs no OpenCL or OpenGL header; cast the
 * pointers to the native types.
 *
 * To create contexts, queues, programs, shared buffers and shared textures from native objects, set fields of
 * their descriptors (clgl_context_desc, clgl_queue_desc, clgl_program_desc, clgl_buffer_desc, clgl_texture_desc).
 */
#ifndef CLGL_NATIVE_H
#define CLGL_NATIVE_H

#include <clgl/buffer.h>
#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Returns the cl_device_id of a device.
 *
 * @method clgl_device
 * @param[in] device         the device
 * @param[out] cl_device_id  {borrowed} receives the cl_device_id
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_device_id is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  device is not a valid clgl_device
 * @threads any
 * @lifetime the cl_device_id lives as long as the process
 * @spec OpenCL 3.0 section 4.2, clGetDeviceIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_cl_device(clgl_device device, void **cl_device_id);

/** Returns the platform of a device, as a cl_platform_id.
 *
 * @method clgl_device
 * @param[in] device           the device
 * @param[out] cl_platform_id  {borrowed} receives the cl_platform_id
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_platform_id is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  device is not a valid clgl_device
 * @threads any
 * @lifetime the cl_platform_id lives as long as the process
 * @spec OpenCL 3.0 section 4.1, clGetPlatformIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_cl_platform(clgl_device device, void **cl_platform_id);

/** Returns the device for a cl_device_id.
 *
 * @function
 * @param[in] cl_device_id  {opaque} a root device
 * @param[out] device       {borrowed} receives the device
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_device_id or device is NULL
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_NO_DEVICE  cl_device_id is not a root device that clgl_device_list lists
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @threads any
 * @lifetime the device lives as long as the process and is never destroyed
 * @spec OpenCL 3.0 section 4.2, clGetDeviceIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_from_cl_device(void *cl_device_id, clgl_device *device);

/** Returns the cl_context of a context.
 *
 * @method clgl_context
 * @param[in] context      the context
 * @param[out] cl_context  {borrowed} receives the cl_context; call clRetainContext to use the cl_context after
 *                         the context is destroyed
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_context is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @threads any
 * @lifetime the cl_context lives as long as the context
 * @spec OpenCL 3.0 section 4.4, clCreateContext
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_cl_context(clgl_context context, void **cl_context);

/** Returns the OpenGL context of a context, and the display of the OpenGL context.
 *
 * @method clgl_context
 * @param[in] context      the context
 * @param[out] gl_context  {nullable, borrowed} receives the EGLContext, GLXContext or HGLRC; may be NULL if
 *                         gl_display is not NULL
 * @param[out] gl_display  {nullable, borrowed} receives the EGLDisplay, Display * or HDC; may be NULL if
 *                         gl_context is not NULL
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  gl_context and gl_display are both NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @threads any
 * @lifetime a headless OpenGL context and its display are valid as long as the clgl context exists; an OpenGL
 *           context and a display of the application are valid until the application destroys them
 * @spec EGL 1.5 section 3.7; GLX 1.4 section 3.3.7
 * @since 0.1
 */
CLGL_API clgl_result clgl_context_gl_context(clgl_context context, void **gl_context, void **gl_display);

/** Returns the cl_command_queue of a queue. If an acquire of the queue is deferred (see clgl_transports(7)), the
 * call enqueues the acquire. After this call, acquires of the queue are not deferred, because the application may
 * enqueue commands in the cl_command_queue.
 *
 * @method clgl_queue
 * @param[in] queue              the queue
 * @param[out] cl_command_queue  {borrowed} receives the cl_command_queue; call clRetainCommandQueue to use the
 *                               cl_command_queue after the queue is destroyed
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_command_queue is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  queue is not a valid clgl_queue
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime the cl_command_queue lives as long as the queue
 * @spec OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties
 * @since 0.1
 */
CLGL_API clgl_result clgl_queue_cl_queue(clgl_queue queue, void **cl_command_queue);

/** Returns the cl_mem of a buffer. After this call, clgl_release without ranges transfers the whole acquired part
 * of the buffer, because OpenCL commands of the application may write any byte. Exception: a release of a buffer
 * with CLGL_ACCESS_READ_ONLY transfers nothing.
 *
 * OpenCL commands of the application may use the cl_mem of a shared buffer only between acquire and release.
 *
 * @method clgl_buffer
 * @param[in] buffer   the buffer
 * @param[out] cl_mem  {borrowed} receives the cl_mem; call clRetainMemObject to use the cl_mem after the buffer
 *                     is destroyed or rewrapped
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_mem is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @threads any
 * @lifetime the cl_mem is valid until the buffer is destroyed or rewrapped
 * @spec OpenCL 3.0 section 5.2.1, clCreateBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_cl_mem(clgl_buffer buffer, void **cl_mem);

/** Creates a buffer without OpenGL (CLGL_BUFFER_COMPUTE_ONLY) from a cl_mem, which may be a sub-buffer.
 *
 * @constructor clgl_buffer
 * @param[in] context  the context
 * @param[in] cl_mem   {opaque, kept} a buffer of the cl_context of context. The library retains the
 *                     cl_mem; the caller may release the cl_mem after the call.
 * @param[in] access   how commands use the buffer
 * @param[out] buffer  {owned} receives the buffer
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_mem or buffer is NULL; access is unknown; cl_mem is not a buffer;
 *        cl_mem belongs to a buffer that clgl shares with OpenGL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_WRONG_CONTEXT  cl_mem belongs to another cl_context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_buffer_destroy; the caller may release the cl_mem earlier
 * @spec OpenCL 3.0 section 5.5.1, clRetainMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_from_cl_mem(clgl_context context, void *cl_mem, clgl_access access,
                                             clgl_buffer *buffer);

/** Returns the OpenGL name of a shared buffer.
 *
 * @method clgl_buffer
 * @param[in] buffer    the buffer; a sub-buffer has the name of its parent
 * @param[out] gl_name  receives the name
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  gl_name is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_UNSUPPORTED  the buffer has no OpenGL buffer (CLGL_BUFFER_COMPUTE_ONLY)
 * @threads any
 * @lifetime the name is valid until the clgl_buffer is destroyed; for a wrapped OpenGL buffer, until the
 *           application deletes the OpenGL buffer
 * @spec OpenGL 4.6 core section 6
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_gl_name(clgl_buffer buffer, uint32_t *gl_name);

/** Returns the cl_mem of a texture. The cl_mem is an OpenCL image. After this call, clgl_release without regions
 * transfers the whole acquired part of the texture, because OpenCL commands of the application may have written
 * any pixel. Exception: a release of a texture with CLGL_ACCESS_READ_ONLY transfers nothing.
 *
 * OpenCL commands of the application may use the image of a shared texture only between acquire and release.
 *
 * @method clgl_texture
 * @param[in] texture  the texture
 * @param[out] cl_mem  {borrowed} receives the cl_mem; call clRetainMemObject to use the cl_mem after the texture
 *                     is destroyed, resized or rewrapped
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_mem is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @threads any
 * @lifetime the cl_mem is valid until the texture is destroyed, resized or rewrapped
 * @spec OpenCL 3.0 section 5.3.1, clCreateImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_cl_mem(clgl_texture texture, void **cl_mem);

/** Creates a texture without OpenGL (CLGL_TEXTURE_COMPUTE_ONLY) from a cl_mem that is an image. The access of the
 * texture follows from the flags of the image: CL_MEM_READ_ONLY, CL_MEM_WRITE_ONLY or CL_MEM_READ_WRITE.
 *
 * @constructor clgl_texture
 * @param[in] context   the context
 * @param[in] cl_mem    {opaque, kept} an image of the cl_context of context. The library retains the
 *                      cl_mem; the caller may release the cl_mem after the call.
 * @param[out] texture  {owned} receives the texture
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_mem or texture is NULL; cl_mem is a buffer; cl_mem belongs to a
 *        texture that clgl shares with OpenGL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_WRONG_CONTEXT  cl_mem belongs to another cl_context
 * @error CLGL_ERROR_UNSUPPORTED  cl_mem is a pipe; no clgl_format or clgl_texture_type matches the image; the
 *        image uses a buffer that clgl shares with OpenGL
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_texture_destroy; the caller may release the cl_mem earlier
 * @spec OpenCL 3.0 sections 5.3.7 and 5.5.1, clGetImageInfo, clRetainMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_from_cl_mem(clgl_context context, void *cl_mem, clgl_texture *texture);

/** Returns the OpenGL name of a shared texture.
 *
 * @method clgl_texture
 * @param[in] texture   the texture
 * @param[out] gl_name  receives the name of the OpenGL texture or renderbuffer
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  gl_name is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_UNSUPPORTED  the texture is not shared with OpenGL
 * @threads any
 * @lifetime the name is valid until the clgl_texture is destroyed or resized; for a wrapped OpenGL object, until
 *           the application deletes the object
 * @spec OpenGL 4.6 core section 8.1
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_gl_name(clgl_texture texture, uint32_t *gl_name);

/** Returns the cl_sampler of a sampler.
 *
 * @method clgl_sampler
 * @param[in] sampler      the sampler
 * @param[out] cl_sampler  {borrowed} receives the cl_sampler; call clRetainSampler to use the cl_sampler after
 *                         the sampler is destroyed
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_sampler is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  sampler is not a valid clgl_sampler
 * @threads any
 * @lifetime the cl_sampler lives as long as the sampler
 * @spec OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties
 * @since 0.1
 */
CLGL_API clgl_result clgl_sampler_cl_sampler(clgl_sampler sampler, void **cl_sampler);

/** Creates a kernel from a cl_kernel. Arguments of the cl_kernel that are already set stay set.
 *
 * All clgl_kernel handles of one cl_kernel share arguments, declarations and launch sizes. Objects that are set
 * as arguments must live until the kernel has been launched.
 *
 * @constructor clgl_kernel
 * @param[in] context    the context
 * @param[in] cl_kernel  {opaque, kept} a kernel of the cl_context of context. The library retains the
 *                       cl_kernel; the caller may release the cl_kernel after the call.
 * @param[out] kernel    {owned} receives the kernel
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_kernel or kernel is NULL; cl_kernel is not a kernel
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_OUT_OF_RANGE  the number of arguments is more than max_parameter_size, in bytes, of every
 *        device of the context
 * @error CLGL_ERROR_WRONG_CONTEXT  cl_kernel belongs to another cl_context; another clgl context already uses
 *        cl_kernel
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_kernel_destroy; the caller may release the cl_kernel earlier
 * @spec OpenCL 3.0 section 5.9.1, clRetainKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_from_cl_kernel(clgl_context context, void *cl_kernel, clgl_kernel *kernel);

/** Returns the cl_kernel of a kernel. After this call, the library does not check whether the arguments are set.
 * Only the OpenCL driver detects a missing argument, and the error message does not name the argument.
 *
 * Set each argument either through the cl_kernel or through clgl, not through both. OpenCL allows only one thread
 * at a time to set arguments of a cl_kernel.
 *
 * @method clgl_kernel
 * @param[in] kernel      the kernel
 * @param[out] cl_kernel  {borrowed} receives the cl_kernel; call clRetainKernel to use the cl_kernel after the
 *                        kernel is destroyed
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_kernel is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @threads any
 * @lifetime the cl_kernel lives as long as the kernel
 * @spec OpenCL 3.0 section 5.9.1, clCreateKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_cl_kernel(clgl_kernel kernel, void **cl_kernel);

/** Returns the cl_program of a program.
 *
 * @method clgl_program
 * @param[in] program      the program
 * @param[out] cl_program  {borrowed} receives the cl_program; call clRetainProgram to use the cl_program after
 *                         the program is destroyed
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_program is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program
 * @error CLGL_ERROR_INVALID_STATE  the program is being built, or its link failed
 * @threads any
 * @lifetime the cl_program lives as long as the program
 * @spec OpenCL 3.0 section 5.8.1
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_cl_program(clgl_program program, void **cl_program);

/** Creates a fence from a cl_event, and flushes the queue of the event.
 *
 * @constructor clgl_fence
 * @param[in] context   the context
 * @param[in] cl_event  {opaque, kept} an event of the cl_context of context. The library retains the
 *                      cl_event; the caller may release the cl_event after the call.
 * @param[out] fence    {owned} receives the fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_event or fence is NULL; cl_event is not an event
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_WRONG_CONTEXT  cl_event belongs to another cl_context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_fence_destroy; the caller may release the cl_event earlier
 * @spec OpenCL 3.0 section 5.11
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_from_cl_event(clgl_context context, void *cl_event, clgl_fence *fence);

/** Creates a fence from a GLsync, and flushes the current context of this thread. If the GLsync was created in
 * another OpenGL context, flush the other context first.
 *
 * With EGL 1.5 or EGL_KHR_fence_sync, any thread can wait for the fence. For these waits, the call inserts a wait
 * for the GLsync into the current context, and an EGL sync after the wait.
 *
 * @constructor clgl_fence
 * @param[in] context  the context
 * @param[in] gl_sync  {opaque, kept} a GLsync of the share group of context. The caller still owns the GLsync.
 * @param[out] fence   {owned} receives the fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  gl_sync or fence is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_GL_OBJECT  gl_sync is not a sync object of the share group
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  OpenGL has no sync objects (OpenGL before 3.2 without GL_ARB_sync)
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @threads GL
 * @lifetime until clgl_fence_destroy; gl_sync must live as long as the fence
 * @spec OpenGL 4.6 core section 4.1; cl_khr_gl_event, clCreateEventFromGLsyncKHR
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_from_gl_sync(clgl_context context, void *gl_sync, clgl_fence *fence);

/** Returns a cl_event that completes when a fence completes. For an OpenCL fence or a user fence, the function
 * returns the event of the fence; for an OpenGL fence, the library creates an event.
 *
 * To enqueue commands in the queue of the event, call clgl_queue_cl_queue, which first enqueues a deferred
 * acquire. clGetEventInfo (CL_EVENT_COMMAND_QUEUE) does not enqueue the acquire.
 *
 * @method clgl_fence
 * @param[in] fence      the fence
 * @param[out] cl_event  {borrowed} receives the cl_event; call clRetainEvent to use the cl_event after the fence
 *                       is destroyed
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  cl_event is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_UNSUPPORTED  only threads with an OpenGL context can wait for this fence (see
 *        CLGL_CONTEXT_SYNC_THREAD)
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime the cl_event lives as long as the fence
 * @spec OpenCL 3.0 section 5.11, clCreateUserEvent
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_cl_event(clgl_fence fence, void **cl_event);

/** Returns a GLsync that is signalled when a fence completes. For an OpenGL fence, the function returns the sync
 * of the fence. For an OpenCL fence or a user fence, the library creates a sync with GL_ARB_cl_event. Do not
 * delete the GLsync.
 *
 * @method clgl_fence
 * @param[in] fence     the fence
 * @param[out] gl_sync  {borrowed} receives the GLsync
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  gl_sync is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  fence is not a valid clgl_fence
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_UNSUPPORTED  the fence is an OpenCL or user fence, and OpenGL has no working
 *        GL_ARB_cl_event; OpenGL has no sync objects
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @threads GL
 * @lifetime the GLsync lives as long as the fence
 * @spec GL_ARB_cl_event, glCreateSyncFromCLeventARB
 * @since 0.1
 */
CLGL_API clgl_result clgl_fence_gl_sync(clgl_fence fence, void **gl_sync);

#ifdef __cplusplus
}
#endif

#endif
