/* Textures: images of pixels that OpenGL draws and kernels read and write, and the commands on them. */
#ifndef CLGL_TEXTURE_H
#define CLGL_TEXTURE_H

#include <clgl/buffer.h>
#include <clgl/common.h>
#include <clgl/format.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Kinds of textures. What the three parts of an origin or an extent count in them: {pixels}, {pixels, rows},
 * {pixels, rows, slices}; of arrays {pixels, layers}, where the row pitch is from layer to layer, and {pixels,
 * rows, layers}; the pixels of a buffer, {pixels}, only where the driver is right with them, which is tried. */
#define CLGL_TEXTURE_KIND_1D 1
#define CLGL_TEXTURE_KIND_2D 2
#define CLGL_TEXTURE_KIND_3D 3
#define CLGL_TEXTURE_KIND_1D_ARRAY 4
#define CLGL_TEXTURE_KIND_2D_ARRAY 5
#define CLGL_TEXTURE_KIND_BUFFER 6

/* Flags of clgl_texture_desc. */
/* Wrapping: the library may move the texture's storage into shared memory under the same name, its contents,
 * parameters and attachments kept. The storage is immutable from then on (glTexImage fails), also when the clgl
 * texture has gone. Where that cannot be it keeps its own, and transport_reason of clgl_texture_info says why. */
#define CLGL_TEXTURE_REPLACE_STORAGE 0x2u
/* Memory of OpenCL's alone, which needs no acquire and works on every thread. */
#define CLGL_TEXTURE_COMPUTE_ONLY 0x4u
/* Shared ones: if OpenCL's device has no images of the format, its image is of the nearest that it has, and
 * OpenGL converts at the hand-over: components that the texture lacks read as 0, alpha as 1, and are dropped on
 * the way back, numbers rounded; depth is the first, and leaves stencils undefined; compressed ones are read. */
#define CLGL_TEXTURE_NEAREST_FORMAT 0x10u
/* Multisampled textures (OpenGL 3.2), which are refused without this: OpenCL's image has a layer for each sample,
 * by layer * samples + sample, and OpenGL copies them as they are, without resolving them. Only if shared. */
#define CLGL_TEXTURE_SAMPLES_AS_LAYERS 0x20u
/* The texture lies in the memory that data points at, and the commands on it work there. Only where the device
 * does so without copies behind the program's back, which is tried. */
#define CLGL_TEXTURE_USE_HOST_MEMORY 0x8u

/* What texture to make. */
typedef struct clgl_texture_desc {
    /* sizeof(clgl_texture_desc) */
    uint32_t struct_size;
    /* CLGL_TEXTURE_... of those above */
    uint32_t flags;
    /* CLGL_ACCESS_... */
    int32_t access;
    /* CLGL_TEXTURE_KIND_...; 0 for what gl_target is for OpenCL */
    int32_t kind;
    /* CLGL_FORMAT_...; wrapped: what is expected, or 0 to ask OpenGL */
    int32_t format;
    /* Pixels; rows, slices and layers where the kind has them, else 0 or 1. Of the level that is shared. Wrapped:
     * what is expected, or 0 to ask OpenGL, which OpenGL ES 3.0 cannot be asked. */
    uint32_t width;
    uint32_t height;
    uint32_t depth;
    uint32_t layers;
    /* Mipmap levels of a new texture; 0 for one */
    uint32_t levels;
    /* An existing texture's or renderbuffer's name to wrap; 0 to make one */
    uint32_t gl_name;
    /* OpenGL's target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE, GL_TEXTURE_1D_ARRAY,
     * GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face of it such as
     * GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (of CLGL_TEXTURE_KIND_1D; OpenCL's image has the texels
     * of its range of its buffer, whose bytes take turns with other wrappings of that; formats are not
     * converted), GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (of CLGL_TEXTURE_KIND_2D_ARRAY;
     * layers are OpenGL's here), or GL_RENDERBUFFER; 0 for the kind's own */
    uint32_t gl_target;
    /* The mipmap level that is shared */
    uint32_t level;
    /* CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the best */
    int32_t transport;
    /* Bytes from row to row and from slice (or layer) to slice of data; 0 for tightly packed */
    size_t row_pitch;
    size_t slice_pitch;
    /* Pixels to start with, copied before the call returns; CLGL_TEXTURE_USE_HOST_MEMORY: the memory; or NULL */
    const void *data;
    /* CLGL_TEXTURE_KIND_BUFFER: whose pixels they are; a buffer of OpenCL's alone. Else NULL. */
    clgl_buffer buffer;
    /* A name for messages, copied; or NULL */
    const char *label;
    /* CLGL_TEXTURE_SAMPLES_AS_LAYERS: of each pixel; wrapped: what is expected, or 0 to ask OpenGL. Else 0. */
    uint32_t samples;
    uint32_t reserved;
} clgl_texture_desc;

#define CLGL_TEXTURE_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_texture_desc), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, 0, 0           \
    }

/* What a texture is. */
typedef struct clgl_texture_info {
    /* sizeof(clgl_texture_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_TEXTURE_... it was made with */
    uint32_t flags;
    /* CLGL_ACCESS_... */
    int32_t access;
    /* CLGL_TRANSPORT_NONE with CLGL_TEXTURE_COMPUTE_ONLY */
    int32_t transport;
    /* CLGL_TEXTURE_KIND_... */
    int32_t kind;
    /* CLGL_FORMAT_... */
    int32_t format;
    /* Of OpenCL's image, whose layers are samples, too; 1 where the kind has no such dimension */
    uint32_t width;
    uint32_t height;
    uint32_t depth;
    uint32_t layers;
    /* image_channel_order and image_channel_data_type of OpenCL */
    uint32_t cl_channel_order;
    uint32_t cl_channel_data_type;
    /* As the table of formats has it */
    uint32_t bytes_per_pixel;
    /* CLGL_FORMAT_... of OpenCL's image: another one than format with CLGL_TEXTURE_NEAREST_FORMAT */
    int32_t cl_format;
    /* 0 with CLGL_TEXTURE_COMPUTE_ONLY: the name, target, internal format, mipmap level and samples in OpenGL */
    uint32_t gl_name;
    uint32_t gl_target;
    uint32_t gl_internal_format;
    uint32_t level;
    uint32_t samples;
    /* Copies of pixels that an acquire and a release of the whole make */
    uint32_t copies_per_acquire;
    uint32_t copies_per_release;
    /* Whether a part of the level is acquired */
    uint32_t acquired;
    /* The driver's bytes from row to row, and from slice or layer to the next, 0 where there is one only */
    uint64_t row_pitch;
    uint64_t slice_pitch;
    /* Bytes of all pixels, without what pitches add */
    uint64_t size;
    /* The format's name without "CLGL_FORMAT_", such as "RGBA8"; lives as long as the library */
    const char *format_name;
    /* That of cl_format */
    const char *cl_format_name;
    /* Why this transport, and what better ones failed at; lives as long as the texture */
    const char *transport_reason;
    /* The descriptor's label, or ""; lives as long as the texture */
    const char *label;
    /* CLGL_TEXTURE_KIND_BUFFER: the descriptor's buffer; NULL once that is destroyed, and if nobody gave one */
    clgl_buffer buffer;
    /* With CLGL_TEXTURE_USE_HOST_MEMORY, the program's memory; else NULL */
    void *host_memory;
    /* References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale at once */
    uint32_t reference_count;
    /* Mappings by clgl_texture_map that have not been ended, without those whose command failed */
    uint32_t map_count;
    /* 1 if the storage was moved by CLGL_TEXTURE_REPLACE_STORAGE */
    uint32_t storage_replaced;
    uint32_t reserved;
} clgl_texture_info;

#define CLGL_TEXTURE_INFO_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_texture_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, \
            NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0                                                             \
    }

/* A part of a texture, and how its pixels lie in host memory or in a buffer. */
typedef struct clgl_texture_region {
    /* sizeof(clgl_texture_region) */
    uint32_t struct_size;
    uint32_t reserved;
    /* In the texture; what the parts count is told at CLGL_TEXTURE_KIND_..., and those that the kind does not
     * have are 0 */
    size_t origin[3];
    /* How much; no part may be 0, and those that the kind does not have are 1 */
    size_t extent[3];
    /* In host memory or in a buffer, bytes from row to row, and from slice (or layer) to slice; 0 for tightly
     * packed. Copies between textures, fills and mappings have no use for them: 0. */
    size_t row_pitch;
    size_t slice_pitch;
} clgl_texture_region;

#define CLGL_TEXTURE_REGION_INIT                                                                                 \
    {                                                                                                            \
        sizeof(clgl_texture_region), 0, {0, 0, 0}, {1, 1, 1}, 0, 0                                               \
    }

/** Lists the formats that every device of the context has images of, as rows of the table that
 * clgl_format_get_info tells of. Formats of the driver's that no row stands for are left out.
 *
 * @param context   the context
 * @param kind      CLGL_TEXTURE_KIND_...
 * @param access    CLGL_ACCESS_...
 * @param capacity  how many formats there is room for
 * @param formats   receives up to capacity of CLGL_FORMAT_..., ascending; or NULL if capacity is 0
 * @param count     receives how many there are
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown kind or access; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 5.3.2, clGetSupportedImageFormats
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_list_formats(clgl_context context, int32_t kind, int32_t access,
                                               uint32_t capacity, int32_t *formats, uint32_t *count);

/** Makes a texture that OpenGL and OpenCL share: a new one, or of an existing OpenGL texture or renderbuffer; or,
 * with CLGL_TEXTURE_COMPUTE_ONLY, one of OpenCL's alone. Format and sizes are checked against what each of the
 * context's devices has, before the driver sees them. The first texture of a format and shape is verified: a
 * small one goes there and back, and a transport that brings other bytes back is not taken.
 * Textures of one OpenGL name share one state of who has acquired what: levels and faces are apart.
 *
 * @param context  the context
 * @param desc     what to make
 * @param texture  receives the texture
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for unknown flags, access, kind or format, a size of 0, a
 *         size that the kind does not have, pitches that are too small, or fields that contradict each other;
 *         CLGL_ERROR_OUT_OF_RANGE for sizes beyond the device's, or beyond the buffer (the message has both);
 *         CLGL_ERROR_UNSUPPORTED for a format that the device has no images of (the message names the nearest
 *         that it has), a kind that the driver refuses, host memory that the device does not work in, and targets
 *         that this OpenGL has not or that cannot be shared; CLGL_ERROR_INVALID_GL_OBJECT for a name that is
 *         none, is of another target, has no such level, is incomplete, or is not what the descriptor expects
 *         (the message tells which); CLGL_ERROR_NO_TRANSPORT if no transport carries it;
 *         CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_WRONG_CONTEXT,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL
 * @threads GL; any with CLGL_TEXTURE_COMPUTE_ONLY
 * @lifetime until clgl_texture_destroy; data used in place until clgl_texture_set_destructor_callback tells; the
 *           buffer may be destroyed before. A wrapped texture stays the program's, which keeps it till then.
 * @spec OpenCL 3.0 section 5.3.1, clCreateImage; cl_khr_gl_sharing, clCreateFromGLTexture, ...Renderbuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_create(clgl_context context, const clgl_texture_desc *desc,
                                         clgl_texture *texture);

/* Whether textures of a format can be shared, as clgl_texture_verify finds out. */
typedef struct clgl_texture_support {
    /* sizeof(clgl_texture_support), set by the caller */
    uint32_t struct_size;
    /* CLGL_SELF_TEST_PASSED or CLGL_SELF_TEST_FAILED */
    int32_t self_test;
    /* CLGL_FORMAT_... of OpenCL's image; CLGL_FORMAT_NONE if there is none */
    int32_t cl_format;
    uint32_t reserved;
    /* What failed, or ""; lives until this thread calls the function again */
    const char *detail;
} clgl_texture_support;

#define CLGL_TEXTURE_SUPPORT_INIT                                                                                \
    {                                                                                                            \
        sizeof(clgl_texture_support), 0, 0, 0, NULL                                                              \
    }

/** Tries whether a transport carries textures of a format and target here, as clgl_texture_create does for the
 * first one: a small one goes there and back, and every byte is compared. It is tried once in a process.
 *
 * @param context    the context
 * @param transport  CLGL_TRANSPORT_..., not CLGL_TRANSPORT_NONE
 * @param gl_target  as clgl_texture_desc has it, not 0
 * @param format     CLGL_FORMAT_...
 * @param flags      CLGL_TEXTURE_NEAREST_FORMAT, CLGL_TEXTURE_SAMPLES_AS_LAYERS
 * @param support    receives what was found; struct_size must be set
 * @return CLGL_SUCCESS, also if it failed; CLGL_ERROR_INVALID_ARGUMENT for unknown values;
 *         CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_NO_OPENGL;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY
 * @threads GL
 * @lifetime the string lives until this thread's next call of the function
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_verify(clgl_context context, int32_t transport, uint32_t gl_target,
                                         int32_t format, uint32_t flags, clgl_texture_support *support);

/** Wraps the OpenGL object of a texture again, as it is now, under the same handle and in the same order of
 * channels: for owners that respecified it, after a window was resized, say. If that fails it is what it was.
 *
 * @param texture  a wrapped texture that is not acquired; kernels get it anew at their next launch
 * @return CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED; CLGL_ERROR_UNSUPPORTED if it wraps nothing of the program's,
 *         or in OpenGL ES 3.0; CLGL_ERROR_INVALID_STATE while another thread uses it; else as clgl_texture_create
 * @threads GL; no other call may have the texture meanwhile
 * @lifetime as clgl_texture_create
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_rewrap(clgl_texture texture);

/** Destroys a texture. Commands that are under way go on.
 *
 * @param texture  the texture, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.5.1, clReleaseMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_destroy(clgl_texture texture);

/** Has a function called when a texture's memory has gone: its handle is destroyed, and so are other wrappings of
 * the same level of an OpenGL texture, and what the program and commands under way keep of the cl_mem. Then host
 * memory that was used in place may be freed. All else is as clgl_buffer_set_destructor_callback has it.
 *
 * @param texture    the texture
 * @param callback   called once
 * @param user_data  handed to the callback
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime user_data must live until the callback has run; until then the clgl context lives on inside, too
 * @spec OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_set_destructor_callback(clgl_texture texture, clgl_buffer_destructor callback,
                                                          void *user_data);

/** Tells what a texture is.
 *
 * @param texture  the texture
 * @param info     receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the strings live as long as the texture
 * @spec OpenCL 3.0 section 5.3.7, clGetImageInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_get_info(clgl_texture texture, clgl_texture_info *info);

/** Reads a part of a texture into host memory.
 *
 * @param queue       the queue
 * @param texture     the texture
 * @param region      the part; or NULL for all, tightly packed
 * @param data        receives the pixels
 * @param blocking    1 to return when data is there, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when data is there; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the texture's edge (the message has the numbers);
 *         CLGL_ERROR_INVALID_ARGUMENT for an extent of 0, parts that the kind has not, and too small pitches;
 *         CLGL_ERROR_COMMAND_FAILED if one of waits has failed, or, blocking, a command before;
 *         CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.3.3, clEnqueueReadImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_read(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                                       void *data, uint32_t blocking, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_fence *fence);

/** Writes host memory into a part of a texture.
 *
 * @param queue       the queue
 * @param texture     the texture, not for reading only
 * @param region      the part; or NULL for all, tightly packed
 * @param data        the pixels
 * @param blocking    1 to return when data may be changed, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the texture holds data; or NULL
 * @return as clgl_texture_read; CLGL_ERROR_INVALID_ARGUMENT also for a texture that is only read
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.3.3, clEnqueueWriteImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_write(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                                        const void *data, uint32_t blocking, uint32_t wait_count,
                                        const clgl_fence *waits, clgl_fence *fence);

/** Fills a part of a texture with one colour, clamped to what the format can hold and rounded to the nearest.
 *
 * @param queue       the queue
 * @param texture     the texture, not for reading only
 * @param region      the part, pitches 0; or NULL for all
 * @param color       four numbers for red, green, blue and alpha: int32_t for CLGL_NUMERIC_INT, uint32_t for
 *                    CLGL_NUMERIC_UINT, else float; copied before the call returns
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the texture is filled; or NULL
 * @return as clgl_texture_write; CLGL_ERROR_UNSUPPORTED where the driver gives wrong pixels, which is tried
 * before the first fill of this format and kind
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.4, clEnqueueFillImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_fill(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                                       const void *color, uint32_t wait_count, const clgl_fence *waits,
                                       clgl_fence *fence);

/** Copies from one texture to another of the same format, or within one between parts that do not overlap. The
 * two may be of different kinds: a slice of a 3D texture and a 2D one, say.
 *
 * @param queue        the queue
 * @param source       the texture to read
 * @param destination  the texture to write, not for reading only
 * @param region       the part of source, pitches 0; or NULL for all
 * @param origin       where it goes in destination, three numbers; or NULL for {0, 0, 0}
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param fence        receives a fence that completes when the copy is made; or NULL
 * @return as clgl_texture_write; CLGL_ERROR_INVALID_ARGUMENT also for two formats; CLGL_ERROR_OUT_OF_RANGE also
 *         if the parts overlap, in one texture or in a buffer whose pixels both textures are;
 *         CLGL_ERROR_UNSUPPORTED as clgl_texture_fill
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.3, clEnqueueCopyImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_copy(clgl_queue queue, clgl_texture source, clgl_texture destination,
                                       const clgl_texture_region *region, const size_t *origin,
                                       uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Copies a part of a texture into a buffer; what lies between its rows and slices there stays as it is. OpenCL
 * moves what is tightly packed by one command, else each slice or row by its own; the fence is that of all.
 *
 * @param queue        the queue
 * @param source       the texture
 * @param destination  the buffer; acquired by the queue, and not for reading only, if it is shared
 * @param region       the part of source, and its pitches in destination; or NULL for all, tightly packed
 * @param offset       where its first pixel goes in destination, in bytes
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param fence        receives a fence that completes when the copy is made; or NULL
 * @return as clgl_texture_read; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE also past the buffer's end, and
 *         where the texture's pixels are its very bytes; CLGL_ERROR_INVALID_ARGUMENT also for a read-only buffer;
 *         CLGL_ERROR_UNSUPPORTED as clgl_texture_fill
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.5, clEnqueueCopyImageToBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_copy_to_buffer(clgl_queue queue, clgl_texture source, clgl_buffer destination,
                                                 const clgl_texture_region *region, size_t offset,
                                                 uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Copies pixels of a buffer into a part of a texture, by as many commands as clgl_texture_copy_to_buffer.
 *
 * @param queue        the queue
 * @param source       the buffer; acquired by the queue if it is shared
 * @param destination  the texture, not for reading only
 * @param offset       where the first pixel is in source, in bytes
 * @param region       the part of destination, and its pitches in source; or NULL for all, tightly packed
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param fence        receives a fence that completes when the copy is made; or NULL
 * @return as clgl_texture_write; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE also past the buffer's end, and
 *         where the texture's pixels are the very bytes of the buffer; CLGL_ERROR_UNSUPPORTED as
 * clgl_texture_fill
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.5, clEnqueueCopyBufferToImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_copy_to_texture(clgl_queue queue, clgl_buffer source, clgl_texture destination,
                                                 size_t offset, const clgl_texture_region *region,
                                                 uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Maps a part of a texture into host memory.
 *
 * @param queue        the queue
 * @param texture      the texture
 * @param flags        CLGL_MAP_...
 * @param region       the part, pitches 0; or NULL for all
 * @param blocking     1 to return when the memory may be used, 0 to return at once
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param pointer      receives the address of the part's first pixel
 * @param row_pitch    receives the bytes from row to row, of arrays of 1D from layer to layer
 * @param slice_pitch  receives the bytes from slice or layer to the next, 0 for kinds that have none; or NULL
 * @param fence        receives a fence that completes when the memory may be used; or NULL
 * @return as clgl_texture_read; CLGL_ERROR_INVALID_ARGUMENT also for unknown or contradicting flags, and when
 *         writing a texture that is only read. After a failure, its fence's too, nothing is mapped.
 * @threads any
 * @lifetime pointer until clgl_texture_unmap; the texture must not be destroyed before that
 * @spec OpenCL 3.0 section 5.3.6, clEnqueueMapImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_map(clgl_queue queue, clgl_texture texture, uint32_t flags,
                                      const clgl_texture_region *region, uint32_t blocking, uint32_t wait_count,
                                      const clgl_fence *waits, void **pointer, size_t *row_pitch,
                                      size_t *slice_pitch, clgl_fence *fence);

/** Ends a mapping, once: what clgl_texture_map gave and nothing ended yet.
 *
 * @param queue       the queue
 * @param texture     the texture
 * @param pointer     what clgl_texture_map gave
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the texture holds what was written; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if pointer is no mapping of the texture, or no longer;
 *         CLGL_ERROR_UNSUPPORTED where a driver ends no mapping before its command has completed (rusticl 22.3;
 *         PoCL 3.1 while user fences are pending);
 *         CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime ends pointer
 * @spec OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_unmap(clgl_queue queue, clgl_texture texture, void *pointer,
                                        uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

#ifdef __cplusplus
}
#endif

#endif
