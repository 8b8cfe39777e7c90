/* Buffers: memory that OpenGL and OpenCL both see, and the commands on it.
 *
 * A command whose wait list has a fence that has failed already fails with CLGL_ERROR_COMMAND_FAILED, blocking or
 * not, and is not enqueued. A blocking command of an out-of-order queue waits for itself alone where the driver
 * does; PoCL 3.1 waits for the whole queue. */
#ifndef CLGL_BUFFER_H
#define CLGL_BUFFER_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What OpenCL does with a buffer. */
#define CLGL_ACCESS_READ_WRITE 0
/* Kernels only read: a release moves nothing back. */
#define CLGL_ACCESS_READ_ONLY 1
/* Kernels only write, perhaps not every byte: what they leave out keeps what OpenGL put there. */
#define CLGL_ACCESS_WRITE_ONLY 2
/* Kernels write every byte that OpenGL will read: an acquire moves nothing in, and what the buffer held is
 * undefined from the acquire on. */
#define CLGL_ACCESS_WRITE_DISCARD 3

/* Flags of clgl_buffer_desc. */
/* The program will map the buffer with OpenGL: take no transport that prevents it. */
#define CLGL_BUFFER_GL_MAPPABLE 0x1u
/* Wrapping: the library may move the object's storage into shared memory under the same name, its contents
 * kept. The storage is immutable from then on (glBufferData fails). Ignored for an object whose storage is
 * immutable already. */
#define CLGL_BUFFER_REPLACE_STORAGE 0x2u
/* Creating: memory of OpenCL's alone, which needs no acquire and works on every thread. */
#define CLGL_BUFFER_COMPUTE_ONLY 0x4u
/* With CLGL_BUFFER_COMPUTE_ONLY: data is the buffer's memory itself, not copied, and written by commands. It must
 * be a multiple of the device's mem_base_addr_align (which is in bits), as kernels may access it by whole
 * vectors, and live until the callbacks of clgl_buffer_set_destructor_callback. The program touches it only while
 * a mapping (see clgl_buffer_map) of that part lasts: elsewhere its contents are undefined, as a device may work
 * on a copy. */
#define CLGL_BUFFER_USE_HOST_MEMORY 0x8u
/* With CLGL_BUFFER_COMPUTE_ONLY: memory of the driver's that the host can reach (pinned, where there is such), so
 * that mappings need no copy. */
#define CLGL_BUFFER_ALLOC_HOST_MEMORY 0x10u

/* What buffer to make. */
typedef struct clgl_buffer_desc {
    /* sizeof(clgl_buffer_desc) */
    uint32_t struct_size;
    /* CLGL_BUFFER_... */
    uint32_t flags;
    /* CLGL_ACCESS_... */
    int32_t access;
    /* The only transport to use, CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the context's choice */
    int32_t transport;
    /* Wrapping: the buffer's OpenGL name. Creating: 0. */
    uint32_t gl_name;
    uint32_t reserved;
    /* Creating: bytes. Wrapping: 0 to ask OpenGL, or the size that is expected; where OpenGL ES cannot be
     * asked, it is believed. */
    uint64_t size;
    /* Creating: size bytes to start with, copied before the call returns (but see CLGL_BUFFER_USE_HOST_MEMORY);
     * or NULL */
    const void *data;
    /* A name for messages and debugging tools (GL_KHR_debug), copied; or NULL */
    const char *label;
} clgl_buffer_desc;

#define CLGL_BUFFER_DESC_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_buffer_desc), 0, 0, 0, 0, 0, 0, NULL, NULL                                                   \
    }

/* What a buffer is. */
typedef struct clgl_buffer_info {
    /* sizeof(clgl_buffer_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_BUFFER_... it was made with */
    uint32_t flags;
    /* CLGL_ACCESS_... */
    int32_t access;
    /* CLGL_TRANSPORT_..., CLGL_TRANSPORT_NONE with CLGL_BUFFER_COMPUTE_ONLY */
    int32_t transport;
    /* 0 with CLGL_BUFFER_COMPUTE_ONLY */
    uint32_t gl_name;
    /* Copies that an acquire of the whole buffer makes, and a release of one that was written */
    uint32_t copies_per_acquire;
    uint32_t copies_per_release;
    /* 1 if the storage was moved by CLGL_BUFFER_REPLACE_STORAGE */
    uint32_t storage_replaced;
    /* 1 while it, or a part of it, is acquired */
    uint32_t acquired;
    /* 1 if clgl_buffer_create_sub made it */
    uint32_t is_sub_buffer;
    /* Bytes of this buffer, and where it starts in its storage (sub-buffers) */
    uint64_t size;
    uint64_t offset;
    /* Why this transport; lives as long as the buffer */
    const char *transport_reason;
    /* The descriptor's label, or ""; lives as long as the buffer */
    const char *label;
    /* The handle that clgl_buffer_create_sub was given; NULL if that has been destroyed meanwhile (the memory
     * lives on), and for a buffer that is no sub-buffer */
    clgl_buffer parent;
    /* With CLGL_BUFFER_USE_HOST_MEMORY, where this buffer starts in the program's memory; else NULL */
    void *host_memory;
    /* References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale at once */
    uint32_t reference_count;
    /* Mappings by clgl_buffer_map that have not been ended, without those whose command failed */
    uint32_t map_count;
    /* 1 if an acquire issues OpenGL commands even with CLGL_HANDOVER_GL_DONE. If it is 0, such an acquire works
     * on any thread. */
    uint32_t acquire_needs_gl;
    /* 1 if a release issues OpenGL commands. If it is 0, a release works on any thread. */
    uint32_t release_needs_gl;
    /* 1 if OpenGL may map it (glMapBufferRange) */
    uint32_t gl_mappable;
    uint32_t reserved;
} clgl_buffer_info;

#define CLGL_BUFFER_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_buffer_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0      \
    }

/* A box within a buffer and one within host memory (or another buffer), for the rectangular commands. Origins
 * and the region are {bytes, rows, slices}; a pitch of 0 means tightly packed. */
typedef struct clgl_buffer_rect {
    /* sizeof(clgl_buffer_rect) */
    uint32_t struct_size;
    uint32_t reserved;
    /* In the buffer, or in the source of a copy */
    size_t buffer_origin[3];
    /* In host memory, or in the destination of a copy */
    size_t other_origin[3];
    /* What to move; no part may be 0 */
    size_t region[3];
    /* Bytes from row to row, and from slice to slice */
    size_t buffer_row_pitch;
    size_t buffer_slice_pitch;
    size_t other_row_pitch;
    size_t other_slice_pitch;
} clgl_buffer_rect;

#define CLGL_BUFFER_RECT_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_buffer_rect), 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0, 0, 0                                 \
    }

/* What a mapping is for. */
#define CLGL_MAP_READ 0x1u
#define CLGL_MAP_WRITE 0x2u
/* Write every byte: what the range held need not be brought over. Not with the others. */
#define CLGL_MAP_WRITE_DISCARD 0x4u

/** Makes a buffer: a new one that OpenGL and OpenCL share, a share of an existing OpenGL buffer (gl_name), or
 * one of OpenCL's alone (CLGL_BUFFER_COMPUTE_ONLY). A shared buffer starts on OpenGL's side, not acquired.
 *
 * Two wrappings of one OpenGL name share one storage and one transport, the first one's.
 *
 * @param context  the context
 * @param desc     what to make
 * @param buffer   receives the buffer
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, unknown flags, access or transport, or flags
 *         that contradict each other; CLGL_ERROR_OUT_OF_RANGE for a size beyond the device's limit;
 *         CLGL_ERROR_MISALIGNED for host memory that cannot be used in place; CLGL_ERROR_INVALID_GL_OBJECT if
 *         gl_name does not exist, is of another kind, has no storage, or its size is another than the expected
 *         one; CLGL_ERROR_NO_TRANSPORT; CLGL_ERROR_UNSUPPORTED if the name is wrapped already by another
 *         transport than the asked one, or, with CLGL_BUFFER_GL_MAPPABLE, in a way that prevents mapping;
 *         CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST,
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
 * @threads GL; any with CLGL_BUFFER_COMPUTE_ONLY
 * @lifetime until clgl_buffer_destroy; data may go when the call returns, or, with CLGL_BUFFER_USE_HOST_MEMORY,
 *           when clgl_buffer_set_destructor_callback tells
 * @spec cl_khr_gl_sharing, clCreateFromGLBuffer; OpenGL 4.6 core section 6.2, glBufferStorage; OpenCL 3.0
 *       section 5.2.1, clCreateBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_create(clgl_context context, const clgl_buffer_desc *desc, clgl_buffer *buffer);

/** Makes a buffer of a part of another one. Acquiring the parent covers it; it can be acquired alone.
 *
 * @param parent  a buffer that is no sub-buffer itself
 * @param access  CLGL_ACCESS_...; CLGL_ACCESS_READ_ONLY if that is the parent's
 * @param range   the part, in bytes
 * @param buffer  receives the sub-buffer
 * @return CLGL_SUCCESS; CLGL_ERROR_MISALIGNED if the offset is not a multiple of the device's
 *         mem_base_addr_align; CLGL_ERROR_OUT_OF_RANGE past the parent's end; CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_buffer_destroy; the parent may be destroyed before
 * @spec OpenCL 3.0 section 5.2.1, clCreateSubBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_create_sub(clgl_buffer parent, int32_t access, const clgl_range *range,
                                            clgl_buffer *buffer);

/** Wraps the OpenGL buffer of a buffer again, as it is now, under the same handle: for owners that respecified
 * it. If that fails the buffer is what it was. Its sub-buffers stay with the old storage: make them anew.
 *
 * @param buffer  a wrapped buffer that is not acquired; kernels get it anew at their next launch
 * @return CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED if it is acquired; CLGL_ERROR_UNSUPPORTED if it wraps nothing
 *         of the program's; CLGL_ERROR_INVALID_STATE if another thread is using the handle; and what
 *         clgl_buffer_create returns
 * @threads GL; no other call may have the buffer meanwhile
 * @lifetime as clgl_buffer_create
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_rewrap(clgl_buffer buffer);

/** Destroys a buffer. One that is acquired is released first (on a thread with the OpenGL context; on another
 * one, what OpenGL must do for it is done at the next chance). A wrapped OpenGL buffer stays the program's; one
 * that the library made is deleted.
 *
 * @param buffer  the buffer, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.5.1, clReleaseMemObject; OpenGL 4.6 core section 6.1, glDeleteBuffers
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_destroy(clgl_buffer buffer);

/* Tells that a buffer's memory has gone. Runs on a thread of the library's, outside all locks; it may call any
 * clgl function that is not "@threads GL", but must not wait. */
typedef void (*clgl_buffer_destructor)(void *user_data);

/** Has a function called when a buffer's memory has gone: its handle is destroyed, and so are its sub-buffers
 * (or, for a sub-buffer, only itself), other wrappings of the same OpenGL name, and what the program and commands
 * under way keep of the cl_mem. Then host memory that was used in place (CLGL_BUFFER_USE_HOST_MEMORY) may be
 * freed.
 *
 * It comes as late as the driver lets go of the memory, which may be long after the last command: rusticl 22.3
 * keeps a buffer as long as a kernel has it as an argument, PoCL 3.1 one that is still mapped, and commands that
 * were not flushed are under way. Whoever waits for it destroys such kernels, or sets other arguments, unmaps,
 * and finishes the queue. rusticl 22.3 also lets go of it while launches that use it are still under way: there,
 * finish the queue before the buffer is destroyed, or its host memory may be used after the callback.
 *
 * Several functions are called one after another, the last set first. For a shared buffer, OpenCL's side has
 * gone; an OpenGL buffer that the library made is deleted when the OpenGL context is next at hand.
 *
 * @param buffer     the buffer
 * @param callback   called once
 * @param user_data  handed to the callback
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime user_data must live until the callback has run; until then the clgl context lives on inside, too
 * @spec OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_set_destructor_callback(clgl_buffer buffer, clgl_buffer_destructor callback,
                                                         void *user_data);

/** Tells what a buffer is.
 *
 * @param buffer  the buffer
 * @param info    receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the strings live as long as the buffer
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_get_info(clgl_buffer buffer, clgl_buffer_info *info);

/** Reads from a buffer into host memory.
 *
 * @param queue       the queue
 * @param buffer      the buffer; acquired by the queue if it is shared
 * @param range       the part, in bytes; NULL for all
 * @param data        receives range->size bytes
 * @param blocking    1 to return when data is there, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when data is there; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_WRONG_CONTEXT;
 *         CLGL_ERROR_COMMAND_FAILED if it is blocking and a command before it failed, or if one of waits has
 *         failed; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_read(clgl_queue queue, clgl_buffer buffer, const clgl_range *range, void *data,
                                      uint32_t blocking, uint32_t wait_count, const clgl_fence *waits,
                                      clgl_fence *fence);

/** Writes host memory into a buffer.
 *
 * @param queue       the queue
 * @param buffer      the buffer; acquired by the queue, and not for reading only, if it is shared
 * @param range       the part, in bytes; NULL for all
 * @param data        range->size bytes
 * @param blocking    1 to return when data may be changed, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the buffer holds data; or NULL
 * @return as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also for a buffer that is only read
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_write(clgl_queue queue, clgl_buffer buffer, const clgl_range *range,
                                       const void *data, uint32_t blocking, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_fence *fence);

/** Fills a buffer with a pattern.
 *
 * @param queue         the queue
 * @param buffer        the buffer; acquired by the queue, and not for reading only, if it is shared
 * @param range         the part, in bytes, offset and size multiples of pattern_size; NULL for all
 * @param pattern       the pattern, copied before the call returns
 * @param pattern_size  its bytes: 1, 2, 4, 8, 16, 32, 64 or 128
 * @param wait_count    how many fences
 * @param waits         fences of either side that the command waits for; of the same context
 * @param fence         receives a fence that completes when the buffer is filled; or NULL
 * @return as clgl_buffer_write; CLGL_ERROR_MISALIGNED if offset or size is no multiple of pattern_size
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_fill(clgl_queue queue, clgl_buffer buffer, const clgl_range *range,
                                      const void *pattern, size_t pattern_size, uint32_t wait_count,
                                      const clgl_fence *waits, clgl_fence *fence);

/** Copies from one buffer to another, or within one between parts that do not overlap.
 *
 * @param queue        the queue
 * @param source       acquired by the queue if it is shared
 * @param destination  acquired by the queue, and not for reading only, if it is shared
 * @param range        the part of source, in bytes; NULL for all of it
 * @param offset       where it goes in destination, in bytes
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param fence        receives a fence that completes when the copy is made; or NULL
 * @return as clgl_buffer_write; CLGL_ERROR_OUT_OF_RANGE also if the parts overlap
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
 * @param queue       the queue
 * @param buffer      the buffer; acquired by the queue if it is shared
 * @param rect        the box; other_... is the host memory
 * @param data        receives the box
 * @param blocking    1 to return when data is there, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when data is there; or NULL
 * @return as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_read_rect(clgl_queue queue, clgl_buffer buffer, const clgl_buffer_rect *rect,
                                           void *data, uint32_t blocking, uint32_t wait_count,
                                           const clgl_fence *waits, clgl_fence *fence);

/** Writes a box of host memory into a buffer.
 *
 * @param queue       the queue
 * @param buffer      the buffer; acquired by the queue, and not for reading only, if it is shared
 * @param rect        the box; other_... is the host memory
 * @param data        what to write
 * @param blocking    1 to return when data may be changed, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the buffer holds the box; or NULL
 * @return as clgl_buffer_write; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_write_rect(clgl_queue queue, clgl_buffer buffer, const clgl_buffer_rect *rect,
                                            const void *data, uint32_t blocking, uint32_t wait_count,
                                            const clgl_fence *waits, clgl_fence *fence);

/** Copies a box from one buffer to another, or within one between boxes that do not overlap.
 *
 * @param queue        the queue
 * @param source       acquired by the queue if it is shared
 * @param destination  acquired by the queue, and not for reading only, if it is shared
 * @param rect         the box; buffer_... is in source, other_... in destination
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param fence        receives a fence that completes when the copy is made; or NULL
 * @return as clgl_buffer_copy; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small, and, within one
 *         buffer and its sub-buffers, for pitches that differ; CLGL_ERROR_UNSUPPORTED where a driver takes boxes
 *         within one buffer for overlapping that do not (see clgl_view_copy)
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueCopyBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_copy_rect(clgl_queue queue, clgl_buffer source, clgl_buffer destination,
                                           const clgl_buffer_rect *rect, uint32_t wait_count,
                                           const clgl_fence *waits, clgl_fence *fence);

/** Maps a part of a buffer into host memory, by OpenCL.
 *
 * @param queue       the queue
 * @param buffer      the buffer; acquired by the queue if it is shared
 * @param flags       CLGL_MAP_...
 * @param range       the part, in bytes; NULL for all
 * @param blocking    1 to return when the memory may be used, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param pointer     receives the address of the part's first byte
 * @param fence       receives a fence that completes when the memory may be used; or NULL
 * @return as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also when writing a buffer that is only read. After a
 *         failure nothing is mapped; a pointer whose fence fails is none.
 * @threads any
 * @lifetime pointer until clgl_buffer_unmap; the buffer must not be released or destroyed before that
 * @spec OpenCL 3.0 section 5.2.4, clEnqueueMapBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_map(clgl_queue queue, clgl_buffer buffer, uint32_t flags,
                                     const clgl_range *range, uint32_t blocking, uint32_t wait_count,
                                     const clgl_fence *waits, void **pointer, clgl_fence *fence);

/** Ends a mapping, once: what clgl_buffer_map gave and nothing ended yet. A mapping by OpenCL's own call is ended
 * by that.
 *
 * @param queue       the queue
 * @param buffer      the buffer; still acquired by the queue if it is shared, so that its release carries what
 *                    was written
 * @param pointer     what clgl_buffer_map gave
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the buffer holds what was written; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if pointer is no mapping of the buffer, or no longer;
 *         CLGL_ERROR_UNSUPPORTED where a driver ends no mapping before its command has completed (rusticl 22.3;
 *         PoCL 3.1 while user fences are pending);
 *         CLGL_ERROR_NOT_ACQUIRED if it was released meanwhile: acquired again, for writing if the mapping
 *         writes, it can be unmapped;
 *         CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime ends pointer
 * @spec OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_unmap(clgl_queue queue, clgl_buffer buffer, void *pointer, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_fence *fence);

/** Returns the name of an access, such as "read-write".
 *
 * @param access  CLGL_ACCESS_...
 * @return the name; "unknown" for a value without one. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_access_name(int32_t access);

#ifdef __cplusplus
}
#endif

#endif
