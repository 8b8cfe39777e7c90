/* Buffers: memory that OpenCL and OpenGL share, or that only OpenCL uses, and commands on buffers.
 *
 * A shared buffer has an OpenGL name and a cl_mem. OpenGL owns the buffer until clgl_acquire transfers the buffer
 * to a queue, and again after clgl_release. The queue of a command must have acquired the bytes of shared buffers
 * that the command uses. An acquire allows writing unless the access of the buffer is CLGL_ACCESS_READ_ONLY.
 *
 * Without ranges, clgl_release transfers a range that contains all bytes that commands may have written. If a
 * buffer that is not read-only is a kernel argument, the range contains the acquired bytes of the buffer. If the
 * access is CLGL_ACCESS_WRITE_DISCARD, or if clgl_buffer_cl_mem was called, the range is the whole acquired part.
 * A release of a buffer with CLGL_ACCESS_READ_ONLY transfers nothing.
 *
 * If a fence in the wait list of a command has already failed, the command is not enqueued, and the call fails
 * with CLGL_ERROR_COMMAND_FAILED. In an out-of-order queue, a blocking command waits for its own completion; with
 * some drivers, it waits for all commands of the queue; see clgl_drivers(7).
 *
 * # Application memory
 *
 * With CLGL_BUFFER_USE_HOST_MEMORY, the buffer uses memory of the application. A device that shares physical
 * memory with the host usually uses this memory in place. Other devices may use a copy. Mapping a range for
 * reading then updates the memory of the application, and unmapping a range that was mapped for writing updates
 * the copy. Therefore the application may access a range of the memory only while the range is mapped. At other
 * times, the content of the range is undefined. clgl_buffer_map returns an address in the memory of the
 * application. The memory must live until the callback of clgl_buffer_set_destructor_callback is called. Two
 * buffers must not use the same bytes.
 *
 * The address of the memory must be a multiple of mem_base_addr_align of each device of the context; this field
 * of clgl_device_info is in bits. Common devices require at most 4096 bytes. If the address is not aligned, as is
 * often the case with malloc, clgl_buffer_create fails with CLGL_ERROR_MISALIGNED. Allocate the memory with
 * aligned_alloc (_aligned_malloc on Windows), or omit CLGL_BUFFER_USE_HOST_MEMORY, so that the library copies the
 * data. */
#ifndef CLGL_BUFFER_H
#define CLGL_BUFFER_H

#include <clgl/common.h>
#include <clgl/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How OpenCL commands use a buffer or texture. */
typedef enum clgl_access CLGL_ENUM_BASE {
    /* Commands read and write the object. */
    CLGL_ACCESS_READ_WRITE = 0,
    /* Commands only read the object. A release copies nothing. */
    CLGL_ACCESS_READ_ONLY = 1,
    /* Kernels only write the object. Bytes that kernels do not write keep the values that OpenGL has written. */
    CLGL_ACCESS_WRITE_ONLY = 2,
    /* Kernels only write the object, and write every byte that OpenGL reads later. An acquire copies nothing, and
     * leaves the content undefined. */
    CLGL_ACCESS_WRITE_DISCARD = 3,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_ACCESS_FORCE_INT32 = 0x7fffffff
} clgl_access;

/* Flags of clgl_buffer_desc. */
typedef uint32_t clgl_buffer_flags;

/* The application may map the buffer with OpenGL (glMapBufferRange) while OpenGL owns the buffer. The library
 * uses no transport that prevents these mappings. */
#define CLGL_BUFFER_GL_MAPPABLE 0x1u
/* For a wrapped buffer: the library may replace the storage of the OpenGL buffer by memory that OpenCL also uses.
 * The buffer keeps its name and content. The new storage is immutable (glBufferData fails). The storage is not
 * replaced if the OpenGL buffer is mapped, has immutable storage or is already wrapped, or if no transport can
 * replace the storage. The field storage_replaced of clgl_buffer_info reports whether the storage was
 * replaced. */
#define CLGL_BUFFER_REPLACE_STORAGE 0x2u
/* For a new buffer: only OpenCL uses the buffer. The buffer needs no acquire, and any thread may create it. */
#define CLGL_BUFFER_COMPUTE_ONLY 0x4u
/* With CLGL_BUFFER_COMPUTE_ONLY: the buffer uses the memory at data, and commands may write this memory. The
 * section "Application memory" of clgl_buffer(3) states the rules for this memory. */
#define CLGL_BUFFER_USE_HOST_MEMORY 0x8u
/* With CLGL_BUFFER_COMPUTE_ONLY: the driver allocates memory that the host can access, such as pinned memory, so
 * that mappings usually need no copy (CL_MEM_ALLOC_HOST_PTR). */
#define CLGL_BUFFER_ALLOC_HOST_MEMORY 0x10u

/* Describes a buffer to create or wrap. */
typedef struct clgl_buffer_desc {
    /* sizeof(clgl_buffer_desc) */
    uint32_t struct_size;
    /* CLGL_BUFFER_... combined; 0 = none */
    clgl_buffer_flags flags;
    /* how OpenCL commands use the buffer */
    clgl_access access;
    /* the only transport to use; must be CLGL_TRANSPORT_AUTO with CLGL_BUFFER_COMPUTE_ONLY. CLGL_TRANSPORT_AUTO =
     * the transport that the context requires (see clgl_context_desc), or if the context requires none, the best
     * transport that works for the buffer */
    clgl_transport transport;
    /* the OpenGL name of the buffer to wrap; 0 = create a buffer */
    uint32_t gl_name;
    /* must be 0 */
    uint32_t reserved;
    /* the size in bytes; for a wrapped buffer, the size that the OpenGL buffer must have, or 0 = any size */
    uint64_t size;
    /* {nullable, bytes(size)} the initial content, copied during the call; with CLGL_BUFFER_USE_HOST_MEMORY, the
     * memory to use. NULL = undefined content; must be NULL for a wrapped buffer */
    const void *data;
    /* {nullable} a name for messages, and for new buffers also for OpenGL debugging tools (GL_KHR_debug); copied;
     * NULL = none */
    const char *label;
} clgl_buffer_desc;

#define CLGL_BUFFER_DESC_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_buffer_desc), 0, CLGL_ACCESS_READ_WRITE, CLGL_TRANSPORT_AUTO, 0, 0, 0, NULL, NULL            \
    }

/* The properties of a buffer. */
typedef struct clgl_buffer_info {
    /* sizeof(clgl_buffer_info), set by the caller */
    uint32_t struct_size;
    /* the flags of the descriptor; for a sub-buffer, the flags of its parent */
    clgl_buffer_flags flags;
    /* how OpenCL commands use the buffer */
    clgl_access access;
    /* the transport; CLGL_TRANSPORT_AUTO with CLGL_BUFFER_COMPUTE_ONLY */
    clgl_transport transport;
    /* the OpenGL name of the buffer; 0 with CLGL_BUFFER_COMPUTE_ONLY */
    uint32_t gl_name;
    /* number of copies that an acquire of the whole buffer makes */
    uint32_t copies_per_acquire;
    /* number of copies that a release of the whole buffer makes after commands wrote to the buffer */
    uint32_t copies_per_release;
    /* whether the library replaced the storage of a wrapped buffer (CLGL_BUFFER_REPLACE_STORAGE) */
    clgl_bool storage_replaced;
    /* whether a queue has acquired a part of the buffer, also through an overlapping object */
    clgl_bool acquired;
    /* whether the buffer is a sub-buffer */
    clgl_bool is_sub_buffer;
    /* the size of the buffer in bytes */
    uint64_t size;
    /* the offset of a sub-buffer in its parent, in bytes; 0 for other buffers */
    uint64_t offset;
    /* {borrowed} why the transport was selected; valid until the buffer is destroyed */
    const char *transport_reason;
    /* {borrowed} the label of the descriptor, or ""; valid until the buffer is destroyed */
    const char *label;
    /* {nullable, borrowed} the parent of a sub-buffer; NULL for other buffers, and after clgl_buffer_destroy was
     * called for the parent */
    clgl_buffer parent;
    /* {nullable, bytes(size), borrowed} with CLGL_BUFFER_USE_HOST_MEMORY, the address of the first byte of the
     * buffer in the memory of the application; NULL without this flag */
    void *host_memory;
    /* the reference count of the cl_mem, including references of the library and of drivers; useful only to find
     * leaks */
    uint32_t reference_count;
    /* number of mappings of clgl_buffer_map that were not unmapped; failed mappings do not count */
    uint32_t map_count;
    /* whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; if not, any thread may
     * acquire the buffer under the conditions of CLGL_HANDOVER_SKIP_GL_SYNC */
    clgl_bool acquire_needs_gl;
    /* whether a release without CLGL_HANDOVER_NO_CPU_WAIT may issue OpenGL commands; if not, any thread may
     * release the buffer */
    clgl_bool release_needs_gl;
    /* whether OpenGL may map the buffer (glMapBufferRange) */
    clgl_bool gl_mappable;
    /* always 0 */
    uint32_t reserved;
} clgl_buffer_info;

#define CLGL_BUFFER_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_buffer_info), 0, CLGL_ACCESS_READ_WRITE, CLGL_TRANSPORT_AUTO, 0, 0, 0, 0, 0, 0, 0, 0, NULL,  \
            NULL, NULL, NULL, 0, 0, 0, 0, 0, 0                                                                   \
    }

/* Two boxes of equal size for the rectangular commands. The first box is in a buffer; the second is in host
 * memory, or in the destination buffer of a copy. Origins and the size of the boxes are {bytes, rows, slices}. */
typedef struct clgl_buffer_rect {
    /* sizeof(clgl_buffer_rect) */
    uint32_t struct_size;
    /* must be 0 */
    uint32_t reserved;
    /* the start of the box in the buffer, or in the source of a copy */
    size_t buffer_origin[3];
    /* the start of the box in host memory, or in the destination of a copy */
    size_t other_origin[3];
    /* the size of each box; no element may be 0 */
    size_t region[3];
    /* row pitch in bytes, of the buffer or of the copy's source; at least region[0]; 0 = tightly packed */
    size_t buffer_row_pitch;
    /* slice pitch in bytes, of the buffer or of the copy's source: a multiple of the row pitch, at least
     * region[1] rows; 0 = tightly packed */
    size_t buffer_slice_pitch;
    /* row pitch in bytes, of host memory or of the copy's destination; at least region[0]; 0 = tightly packed */
    size_t other_row_pitch;
    /* slice pitch in bytes, of host memory or of the copy's destination: a multiple of the row pitch, at least
     * region[1] rows; 0 = tightly packed */
    size_t other_slice_pitch;
} clgl_buffer_rect;

#define CLGL_BUFFER_RECT_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_buffer_rect), 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0, 0                                 \
    }

/* How the host uses a mapping. */
typedef uint32_t clgl_map_flags;

/* The host reads the range. */
#define CLGL_MAP_READ 0x1u
/* The host writes to the range; bytes that the host does not write keep their content. */
#define CLGL_MAP_WRITE 0x2u
/* The host writes every byte of the range, so the content is not copied to the host. This flag must not be
 * combined with the other flags. */
#define CLGL_MAP_WRITE_DISCARD 0x4u

/** Creates a buffer. By default, the library creates an OpenGL buffer and shares it with OpenCL. If desc->gl_name
 * is not 0, the library wraps this OpenGL buffer instead. With CLGL_BUFFER_COMPUTE_ONLY, only OpenCL uses the
 * buffer.
 *
 * OpenGL owns a new shared buffer: acquire the buffer before OpenCL commands use it. Buffers that wrap the same
 * OpenGL name share one storage and its transport until the OpenGL buffer gets new storage.
 *
 * @constructor clgl_buffer
 * @param[in] context  the context
 * @param[in] desc     the buffer to create
 * @param[out] buffer  {owned} receives the buffer
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  desc or buffer is NULL; a reserved field of desc is not 0; flags, access or
 *        transport is unknown; size is 0 for a new buffer; data is set for a wrapped buffer; data is NULL with
 *        CLGL_BUFFER_USE_HOST_MEMORY; CLGL_BUFFER_COMPUTE_ONLY is set together with gl_name, transport,
 *        CLGL_BUFFER_GL_MAPPABLE or CLGL_BUFFER_REPLACE_STORAGE; CLGL_BUFFER_USE_HOST_MEMORY or
 *        CLGL_BUFFER_ALLOC_HOST_MEMORY is set without CLGL_BUFFER_COMPUTE_ONLY; CLGL_BUFFER_USE_HOST_MEMORY and
 *        CLGL_BUFFER_ALLOC_HOST_MEMORY are both set
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the size of the buffer is more than max_mem_alloc_size of every device of the
 *        context (see clgl_device_info)
 * @error CLGL_ERROR_MISALIGNED  CLGL_BUFFER_USE_HOST_MEMORY is set, and the address data is not a multiple of
 *        mem_base_addr_align of a device of the context (see clgl_device_info)
 * @error CLGL_ERROR_INVALID_GL_OBJECT  gl_name does not exist, is not a buffer, has no storage, or has another
 *        size than desc->size
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY, but desc does not have
 *        CLGL_BUFFER_COMPUTE_ONLY
 * @error CLGL_ERROR_NO_TRANSPORT  no transport can share the buffer; the message says why
 * @error CLGL_ERROR_UNSUPPORTED  gl_name is already wrapped with a transport other than desc->transport; gl_name
 *        is already wrapped with a transport that prevents CLGL_BUFFER_GL_MAPPABLE; the required transport cannot
 *        share the buffer
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL, or any with CLGL_BUFFER_COMPUTE_ONLY
 * @lifetime until clgl_buffer_destroy. desc->data is used only during the call; with CLGL_BUFFER_USE_HOST_MEMORY,
 *           until the callback of clgl_buffer_set_destructor_callback is called.
 * @spec cl_khr_gl_sharing, clCreateFromGLBuffer; OpenGL 4.6 core section 6.2, glBufferStorage; OpenCL 3.0 section
 *       5.2.1, clCreateBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_create(clgl_context context, const clgl_buffer_desc *desc, clgl_buffer *buffer);

/** Creates a sub-buffer, which is a range of another buffer. A sub-buffer can be acquired separately. An acquire
 * of the parent includes its sub-buffers.
 *
 * @constructor clgl_buffer
 * @param[in] parent   the buffer, which must not be a sub-buffer itself
 * @param[in] access   how OpenCL commands use the sub-buffer; must be CLGL_ACCESS_READ_ONLY if the parent is
 *                     read-only
 * @param[in] range    the part of parent, in bytes
 * @param[out] buffer  {owned} receives the sub-buffer
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  range or buffer is NULL; access is unknown; access allows writing although
 *        the parent is read-only; parent is a sub-buffer; range->size is 0
 * @error CLGL_ERROR_INVALID_HANDLE  parent is not a valid clgl_buffer
 * @error CLGL_ERROR_OUT_OF_RANGE  range extends past the end of parent
 * @error CLGL_ERROR_MISALIGNED  range->offset is not a multiple of mem_base_addr_align of a device of the context
 *        (see clgl_device_info)
 * @error CLGL_ERROR_UNSUPPORTED  the OpenCL driver does not support sub-buffers of buffers that use the
 *        transport native
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_buffer_destroy; parent may be destroyed earlier
 * @spec OpenCL 3.0 section 5.2.1, clCreateSubBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_create_sub(clgl_buffer parent, clgl_access access, const clgl_range *range,
                                            clgl_buffer *buffer);

/** Updates a clgl_buffer to the current storage of the OpenGL buffer that it wraps. The handle stays valid. Call
 * this function after the application has given the OpenGL buffer new storage (glBufferData). If the call fails,
 * the clgl_buffer stays unchanged.
 *
 * Sub-buffers keep the old storage: create new sub-buffers. Kernels that have the buffer as an argument use the
 * new storage from the next launch on.
 *
 * @method clgl_buffer
 * @param[in] buffer  a wrapped buffer that is not acquired
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_OUT_OF_RANGE  the new size is more than max_mem_alloc_size of every device of the context
 *        (see clgl_device_info)
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL buffer was deleted, or has no storage
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_ALREADY_ACQUIRED  the buffer is acquired
 * @error CLGL_ERROR_NO_TRANSPORT  no transport can share the new storage; the message says why
 * @error CLGL_ERROR_UNSUPPORTED  the buffer does not wrap an application-owned OpenGL buffer, or the required
 *        transport cannot share the new storage
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  the buffer is a slot of a ring; or another thread is using the handle
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL. No other call may use the buffer at the same time.
 * @lifetime see clgl_buffer_create
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_rewrap(clgl_buffer buffer);

/** Destroys a buffer. An acquired buffer is released first. If the release needs OpenGL, but the calling
 * thread cannot use OpenGL, a later call that uses OpenGL completes the release. The same applies if the release
 * waits for a user fence or user event that is not signalled.
 *
 * Commands that use the buffer complete normally. A wrapped OpenGL buffer is not deleted. An OpenGL buffer that
 * the library created is deleted when no clgl_buffer and no command uses its storage any more. If no OpenGL
 * context of the share group is current at that time, a later call that uses OpenGL deletes the OpenGL buffer;
 * see clgl_context_destroy.
 *
 * @destructor clgl_buffer
 * @param[in] buffer  {nullable} the buffer; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer, for example because it was destroyed
 *        before
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.5.1, clReleaseMemObject; OpenGL 4.6 core section 6.1, glDeleteBuffers
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_destroy(clgl_buffer buffer);

/** Reports that the memory of a buffer or texture is no longer used. The callback may call the clgl functions
 * that any thread may call, but must not wait for fences or queues.
 *
 * @param[in] user_data  {user_data} the pointer that was passed with the callback
 * @calls once
 * @threads a thread of the library, with no lock of the library held; if host memory runs out, any thread
 * @lifetime user_data must live until the callback has returned
 */
typedef void (*clgl_buffer_destructor)(void *user_data);

/** Registers a function that is called when the memory of a buffer is no longer used. When the function is
 * called, the application may free the memory that it passed with CLGL_BUFFER_USE_HOST_MEMORY.
 *
 * Unless a driver deviates (see below), the callback runs after all of these conditions are met:
 *
 * - the buffer, its sub-buffers and other buffers that wrap the same OpenGL name are destroyed
 * - the application has released its references to the cl_mem
 * - the commands that use the cl_mem have completed.
 *
 * The callback of a sub-buffer runs when the sub-buffer is no longer used. An OpenGL buffer that the library
 * created may still exist when the callback runs (see clgl_buffer_destroy).
 *
 * A driver may keep the memory until the commands that use the buffer are flushed. Some drivers keep the memory
 * while the buffer is mapped, or while the buffer is an argument of a kernel; see clgl_drivers(7).
 *
 * Before you wait for the callback, unmap the buffer, finish the queue, and destroy the kernels that have the
 * buffer as an argument.
 *
 * Exception: some drivers run the callback while kernels still use the memory (see clgl_drivers(7)). Finish the
 * queue before you destroy the buffer.
 *
 * Several callbacks of one buffer run one after another, in reverse order of registration.
 *
 * @method clgl_buffer
 * @param[in] buffer     the buffer
 * @param[in] callback   the function to call
 * @param[in] user_data  {user_data} passed to the callback; may be NULL
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  callback is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime user_data must live until the callback has returned; the library keeps the clgl context alive until
 *           then
 * @spec OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_set_destructor_callback(clgl_buffer buffer, clgl_buffer_destructor callback,
                                                         void *user_data);

/** Returns the properties of a buffer.
 *
 * @method clgl_buffer
 * @param[in] buffer    the buffer
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime the strings live as long as the buffer
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_get_info(clgl_buffer buffer, clgl_buffer_info *info);

/** Reads a range of a buffer into host memory.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue       the queue
 * @param[in] buffer      the buffer; if it is shared, the queue must have acquired the range
 * @param[in] range       {nullable} the range, in bytes; NULL = the whole buffer
 * @param[out] data       {bytes(range->size), kept} receives the bytes of the range; if range is NULL, the bytes
 *                        of the whole buffer
 * @param[in] blocking    1 = return when data is complete; 0 = return at once; data is complete when fence
 *                        completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when data is complete; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  data is NULL; blocking is neither 0 nor 1; range->size is 0
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_OUT_OF_RANGE  range extends past the end of the buffer
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the range of a shared buffer
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_read(clgl_queue queue, clgl_buffer buffer, const clgl_range *range, void *data,
                                      clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                                      clgl_fence *fence);

/** Writes host memory to a range of a buffer.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue       the queue
 * @param[in] buffer      the buffer, not read-only; if it is shared, the queue must have acquired the range for
 *                        writing
 * @param[in] range       {nullable} the range, in bytes; NULL = the whole buffer
 * @param[in] data        {bytes(range->size), kept} the bytes to write; if range is NULL, as many bytes as the
 *                        buffer has
 * @param[in] blocking    1 = return when data may be changed; 0 = return at once; data must stay unchanged until
 *                        fence completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the buffer has been written; NULL
 *                        = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  data is NULL; blocking is neither 0 nor 1; range->size is 0; the buffer is
 *        read-only
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_OUT_OF_RANGE  range extends past the end of the buffer
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the range of a shared buffer for writing
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_write(clgl_queue queue, clgl_buffer buffer, const clgl_range *range,
                                       const void *data, clgl_bool blocking, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_fence *fence);

/** Fills a range of a buffer with copies of a pattern.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue         the queue
 * @param[in] buffer        the buffer, not read-only; if it is shared, the queue must have acquired the range for
 *                          writing
 * @param[in] range         {nullable} the range, in bytes; NULL = the whole buffer. The offset and the size must
 *                          be multiples of pattern_size
 * @param[in] pattern       {bytes(pattern_size)} the pattern
 * @param[in] pattern_size  the size of the pattern in bytes: 1, 2, 4, 8, 16, 32, 64 or 128
 * @param[in] wait_count    number of fences in waits; 0 = wait for none
 * @param[in] waits         {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                          command waits for; NULL if wait_count is 0
 * @param[out] fence        {nullable, owned} receives a fence that completes when the range has been filled; NULL
 *                          = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  pattern is NULL; pattern_size is not a power of two from 1 to 128;
 *        range->size is 0; the buffer is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_OUT_OF_RANGE  range extends past the end of the buffer
 * @error CLGL_ERROR_MISALIGNED  the offset or size of the range is not a multiple of pattern_size; range is NULL,
 *        and the size of the buffer is not a multiple of pattern_size
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the range of a shared buffer for writing
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_fill(clgl_queue queue, clgl_buffer buffer, const clgl_range *range,
                                      const void *pattern, size_t pattern_size, uint32_t wait_count,
                                      const clgl_fence *waits, clgl_fence *fence);

/** Copies a range of a buffer to another buffer, or to another range of the same buffer that does not overlap the
 * first.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the buffer to read; if it is shared, the queue must have acquired the range
 * @param[in] destination  the buffer to write, not read-only; if it is shared, the queue must have acquired the
 *                         destination range for writing
 * @param[in] range        {nullable} the range of source, in bytes; NULL = all of source
 * @param[in] offset       the first byte to write in destination
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes when the copy is done; NULL = no
 *                         fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  range->size is 0; destination is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_OUT_OF_RANGE  the range extends past the end of source; the copy extends past the end of
 *        destination; the source range and the destination range overlap
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared source; the queue has not
 *        acquired the bytes of a shared destination for writing
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_copy(clgl_queue queue, clgl_buffer source, clgl_buffer destination,
                                      const clgl_range *range, size_t offset, uint32_t wait_count,
                                      const clgl_fence *waits, clgl_fence *fence);

/** Reads a box of a buffer into host memory.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue       the queue
 * @param[in] buffer      the buffer; if it is shared, the queue must have acquired the bytes of the box
 * @param[in] rect        the boxes; the fields buffer_... describe the box in the buffer, and the fields
 *                        other_... the box in host memory
 * @param[out] data       {bytes(rect), kept} receives the box, in the layout that the fields other_... of rect
 *                        describe
 * @param[in] blocking    1 = return when data is complete; 0 = return at once; data is complete when fence
 *                        completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when data is complete; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  rect or data is NULL; a reserved field of rect is not 0; blocking is
 *        neither 0 nor 1; an element of rect->region is 0; a pitch is not a value that clgl_buffer_rect allows
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of rect is too small or more than 4096, or unknown fields of
 *        rect are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the box extends past the end of the buffer; the size of the box overflows
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_read_rect(clgl_queue queue, clgl_buffer buffer, const clgl_buffer_rect *rect,
                                           void *data, clgl_bool blocking, uint32_t wait_count,
                                           const clgl_fence *waits, clgl_fence *fence);

/** Writes a box of host memory to a buffer.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue       the queue
 * @param[in] buffer      the buffer, not read-only; if it is shared, the queue must have acquired the bytes of
 *                        the box for writing
 * @param[in] rect        the boxes; the fields buffer_... describe the box in the buffer, and the fields
 *                        other_... the box in host memory
 * @param[in] data        {bytes(rect), kept} the box to write, in the layout that the fields other_... of rect
 *                        describe
 * @param[in] blocking    1 = return when data may be changed; 0 = return at once; data must stay unchanged until
 *                        fence completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the buffer has been written; NULL
 *                        = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  rect or data is NULL; a reserved field of rect is not 0; blocking is
 *        neither 0 nor 1; an element of rect->region is 0; a pitch is not a value that clgl_buffer_rect allows;
 *        the buffer is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of rect is too small or more than 4096, or unknown fields of
 *        rect are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the box extends past the end of the buffer; the size of the box overflows
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer for writing
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_write_rect(clgl_queue queue, clgl_buffer buffer, const clgl_buffer_rect *rect,
                                            const void *data, clgl_bool blocking, uint32_t wait_count,
                                            const clgl_fence *waits, clgl_fence *fence);

/** Copies a box of a buffer to another buffer, or to another box of the same buffer that does not overlap the
 * first.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the buffer to read; if it is shared, the queue must have acquired the bytes of the box
 * @param[in] destination  the buffer to write, not read-only; if it is shared, the queue must have acquired the
 *                         bytes of the box for writing
 * @param[in] rect         the boxes; the fields buffer_... describe the box in source, and the fields other_...
 *                         the box in destination
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes when the copy is done; NULL = no
 *                         fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  rect is NULL; a reserved field of rect is not 0; an element of rect->region
 *        is 0; a pitch is not a value that clgl_buffer_rect allows; source and destination are parts of one
 *        buffer, and the pitches of the boxes differ; destination is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of rect is too small or more than 4096, or unknown fields of
 *        rect are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  a box extends past the end of its buffer; the size of a box overflows; the
 *        boxes overlap
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared source; the queue has not
 *        acquired the bytes of a shared destination for writing
 * @error CLGL_ERROR_UNSUPPORTED  the OpenCL driver reports an overlap of boxes in one buffer that do not overlap;
 *        use clgl_view_copy
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueCopyBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_copy_rect(clgl_queue queue, clgl_buffer source, clgl_buffer destination,
                                           const clgl_buffer_rect *rect, uint32_t wait_count,
                                           const clgl_fence *waits, clgl_fence *fence);

/** Maps a range of a buffer, so that the host can access it.
 *
 * If the call fails, nothing is mapped. If the map command fails later, the pointer is invalid, and must not be
 * unmapped.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue       the queue
 * @param[in] buffer      the buffer; if it is shared, the queue must have acquired the range
 * @param[in] flags       CLGL_MAP_READ, CLGL_MAP_WRITE or both; or CLGL_MAP_WRITE_DISCARD
 * @param[in] range       {nullable} the range, in bytes; NULL = the whole buffer
 * @param[in] blocking    1 = return when the memory may be used; 0 = return at once; the memory may be used when
 *                        fence completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] pointer    {borrowed, bytes(range->size)} receives the address of the first byte of the range
 * @param[out] fence      {nullable, owned} receives a fence that completes when the memory may be used; NULL = no
 *                        fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  pointer is NULL; flags are 0 or unknown; flags combine
 *        CLGL_MAP_WRITE_DISCARD with another flag; blocking is neither 0 nor 1; range->size is 0; flags allow
 *        writing although the buffer is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_OUT_OF_RANGE  range extends past the end of the buffer
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the range of a shared buffer; flags allow writing,
 *        and the range is acquired only for reading
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime pointer is valid until clgl_buffer_unmap; unmap the buffer before you release or destroy the buffer
 * @spec OpenCL 3.0 section 5.2.4, clEnqueueMapBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_map(clgl_queue queue, clgl_buffer buffer, clgl_map_flags flags,
                                     const clgl_range *range, clgl_bool blocking, uint32_t wait_count,
                                     const clgl_fence *waits, void **pointer, clgl_fence *fence);

/** Ends a mapping of clgl_buffer_map. Each mapping must be ended exactly once. A mapping that the application
 * made with clEnqueueMapBuffer is ended with clEnqueueUnmapMemObject.
 *
 * Unmap a shared buffer before clgl_release, so that the release transfers the bytes that the host has written.
 * If the buffer is already released, acquire the mapped range again before you unmap the buffer.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue       the queue
 * @param[in] buffer      the buffer. If it is shared, the queue must have acquired the mapped range for writing.
 *                        After a mapping only for reading, any acquired part of the buffer is enough
 * @param[in] pointer     {opaque} the pointer from clgl_buffer_map
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the buffer contains what the host
 *                        has written; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  pointer is NULL; clgl_buffer_map did not return pointer for this buffer;
 *        pointer was already unmapped; the map command has failed
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired a shared buffer as the parameter buffer requires,
 *        for example because the buffer was released after it was mapped
 * @error CLGL_ERROR_UNSUPPORTED  the map command has not completed, and the OpenCL driver cannot unmap earlier;
 *        see clgl_drivers(7); wait for the fence of clgl_buffer_map first
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime ends the mapping
 * @spec OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_unmap(clgl_queue queue, clgl_buffer buffer, void *pointer, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_fence *fence);

/** Returns the name of a clgl_access value, such as "read-write".
 *
 * @function
 * @param[in] access  CLGL_ACCESS_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_access_name(clgl_access access);

#ifdef __cplusplus
}
#endif

#endif
