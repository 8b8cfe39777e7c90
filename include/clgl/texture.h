/* Textures: images that OpenCL shares with OpenGL or uses alone. clgl_transports(7) describes the sharing. */
#ifndef CLGL_TEXTURE_H
#define CLGL_TEXTURE_H

#include <clgl/buffer.h>
#include <clgl/common.h>
#include <clgl/format.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The type of a texture. The braces show the units of the three numbers of an origin or an extent. */
typedef enum clgl_texture_type CLGL_ENUM_BASE {
    /* In a descriptor: the type of gl_target, or two-dimensional if gl_target is 0. */
    CLGL_TEXTURE_TYPE_NONE = 0,
    /* One-dimensional: {pixels, 1, 1}. */
    CLGL_TEXTURE_TYPE_1D = 1,
    /* Two-dimensional: {pixels, rows, 1}. */
    CLGL_TEXTURE_TYPE_2D = 2,
    /* Three-dimensional: {pixels, rows, slices}. */
    CLGL_TEXTURE_TYPE_3D = 3,
    /* An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance between layers. */
    CLGL_TEXTURE_TYPE_1D_ARRAY = 4,
    /* An array of two-dimensional layers: {pixels, rows, layers}. */
    CLGL_TEXTURE_TYPE_2D_ARRAY = 5,
    /* The pixels of a buffer: {pixels, 1, 1}; only with drivers that pass a self-test of this type. */
    CLGL_TEXTURE_TYPE_BUFFER = 6,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_TEXTURE_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_texture_type;

/* Flags of clgl_texture_desc. */
typedef uint32_t clgl_texture_flags;

/* For wrapped textures: the library may replace the storage of the OpenGL texture with memory that OpenCL also
 * uses. The texture keeps its name, content, parameters and attachments. The new storage is immutable (glTexImage
 * fails), even after clgl_texture_destroy. */
#define CLGL_TEXTURE_REPLACE_STORAGE 0x2u
/* Only OpenCL uses the texture. The texture needs no acquire, and any thread may use it. */
#define CLGL_TEXTURE_COMPUTE_ONLY 0x4u
/* For shared textures: if a device does not support images of the format, the image has the nearest supported
 * format. OpenGL converts the pixels in each acquire and release. Components that the OpenGL texture lacks read
 * as 0, and alpha as 1; a release drops these components. Numbers are rounded. Depth is the first component;
 * stencil becomes undefined. Compressed formats need CLGL_ACCESS_READ_ONLY. */
#define CLGL_TEXTURE_CONVERT_FORMAT 0x10u
/* Required for multisampled textures (OpenGL 3.2); an error for other textures. The OpenCL image has a layer for
 * each sample, with the index layer * samples + sample. OpenGL copies the samples without resolving them. */
#define CLGL_TEXTURE_SAMPLES_AS_LAYERS 0x20u
/* The texture uses the memory at data in place. The flag requires CLGL_TEXTURE_COMPUTE_ONLY, and devices for
 * which a test detects no hidden copies. */
#define CLGL_TEXTURE_USE_HOST_MEMORY 0x8u

/* Describes a texture to create or wrap. */
typedef struct clgl_texture_desc {
    /* sizeof(clgl_texture_desc) */
    uint32_t struct_size;
    /* CLGL_TEXTURE_... combined; 0 = none */
    clgl_texture_flags flags;
    /* how OpenCL uses the texture */
    clgl_access access;
    /* CLGL_TEXTURE_TYPE_NONE = the type of gl_target, or CLGL_TEXTURE_TYPE_2D if gl_target is 0 */
    clgl_texture_type type;
    /* the format; when wrapping, the expected format; CLGL_FORMAT_NONE = query from GL (not in OpenGL ES 3.0) */
    clgl_format format;
    /* pixels in a row. When wrapping, width, height, depth and layers are the expected sizes of the level; 0 =
     * query from GL (not in OpenGL ES 3.0) */
    uint32_t width;
    /* number of rows; 0 or 1 if the type has no rows */
    uint32_t height;
    /* number of slices; 0 or 1 if the type has no slices */
    uint32_t depth;
    /* number of layers; 0 or 1 if the type has no layers */
    uint32_t layers;
    /* number of mip levels of a new texture; 0 = one level; must be 0 when wrapping */
    uint32_t mip_level_count;
    /* the OpenGL texture or renderbuffer to wrap; 0 = create one */
    uint32_t gl_name;
    /* the OpenGL target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE, GL_TEXTURE_1D_ARRAY,
     * GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP, one face such as GL_TEXTURE_CUBE_MAP_POSITIVE_X,
     * GL_TEXTURE_BUFFER, GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY or GL_RENDERBUFFER; 0 = the
     * target for type. Cube maps and multisampled textures have the type CLGL_TEXTURE_TYPE_2D_ARRAY; for a
     * multisampled texture, layers is the number of OpenGL layers. A buffer texture has the type
     * CLGL_TEXTURE_TYPE_1D (see clgl_transports(7)) */
    uint32_t gl_target;
    /* the mip level to share; must be 0 for a new texture */
    uint32_t mip_level;
    /* the only transport to use; CLGL_TRANSPORT_AUTO = the choice of the context */
    clgl_transport transport;
    /* bytes from row to row of data: a multiple of the size of a pixel, at least one row; 0 = tightly packed */
    size_t row_pitch;
    /* bytes from slice (or layer) to slice of data: a multiple of row_pitch, at least one slice; 0 = tightly
     * packed */
    size_t slice_pitch;
    /* {nullable, bytes(region)} the initial pixels, copied during the call; with CLGL_TEXTURE_USE_HOST_MEMORY,
     * the memory to use. The first row is the bottom row of OpenGL (see ROW ORDER in clgl(7)). NULL = undefined
     * content; data must be NULL when wrapping */
    const void *data;
    /* {nullable} with CLGL_TEXTURE_TYPE_BUFFER, the compute-only buffer of the pixels; NULL for other types */
    clgl_buffer buffer;
    /* {nullable} a name for messages, copied; NULL = none */
    const char *label;
    /* number of samples per pixel with CLGL_TEXTURE_SAMPLES_AS_LAYERS; when wrapping, the expected number, or 0 =
     * query from GL; must be 0 without this flag */
    uint32_t samples;
    /* must be 0 */
    uint32_t reserved;
} clgl_texture_desc;

#define CLGL_TEXTURE_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_texture_desc), 0, CLGL_ACCESS_READ_WRITE, CLGL_TEXTURE_TYPE_NONE, CLGL_FORMAT_NONE, 0, 0, 0, \
            0, 0, 0, 0, 0, CLGL_TRANSPORT_AUTO, 0, 0, NULL, NULL, NULL, 0, 0                                     \
    }

/* The properties of a texture. */
typedef struct clgl_texture_info {
    /* sizeof(clgl_texture_info), set by the caller */
    uint32_t struct_size;
    /* the flags of the descriptor */
    clgl_texture_flags flags;
    /* how OpenCL uses the texture */
    clgl_access access;
    /* the transport; CLGL_TRANSPORT_AUTO with CLGL_TEXTURE_COMPUTE_ONLY */
    clgl_transport transport;
    /* the type */
    clgl_texture_type type;
    /* the format */
    clgl_format format;
    /* pixels in a row of the OpenCL image */
    uint32_t width;
    /* number of rows of the OpenCL image; 1 if the type has no rows */
    uint32_t height;
    /* number of slices of the OpenCL image; 1 if the type has no slices */
    uint32_t depth;
    /* number of layers of the OpenCL image, including those for samples; 1 if the type has no layers */
    uint32_t layers;
    /* image_channel_order of the OpenCL image */
    uint32_t cl_channel_order;
    /* image_channel_data_type of the OpenCL image */
    uint32_t cl_channel_data_type;
    /* size of a pixel of the OpenCL image in bytes */
    uint32_t bytes_per_pixel;
    /* the format of the OpenCL image; with CLGL_TEXTURE_CONVERT_FORMAT it can differ from the field format */
    clgl_format cl_format;
    /* the OpenGL name; 0 with CLGL_TEXTURE_COMPUTE_ONLY, as are gl_target, gl_internal_format and mip_level */
    uint32_t gl_name;
    /* the OpenGL target */
    uint32_t gl_target;
    /* the OpenGL internal format */
    uint32_t gl_internal_format;
    /* the mip level that is shared */
    uint32_t mip_level;
    /* number of samples of each pixel; 0 = not multisampled */
    uint32_t samples;
    /* number of copies that an acquire of the whole texture makes */
    uint32_t copies_per_acquire;
    /* number of copies that a release of the whole texture makes after commands wrote to the texture */
    uint32_t copies_per_release;
    /* whether a part of the mip level is acquired */
    clgl_bool acquired;
    /* bytes from row to row of the OpenCL image */
    uint64_t row_pitch;
    /* bytes from slice (or layer) to slice of the OpenCL image; 0 if the type has no slices or 2D layers */
    uint64_t slice_pitch;
    /* bytes of all pixels of the OpenCL image, without padding */
    uint64_t size;
    /* {borrowed} the name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is loaded */
    const char *format_name;
    /* {borrowed} the name of cl_format without "CLGL_FORMAT_"; valid while the library is loaded */
    const char *cl_format_name;
    /* {borrowed} why the transport was selected; valid until the texture is destroyed */
    const char *transport_reason;
    /* {borrowed} the label of the descriptor, or ""; valid until the texture is destroyed */
    const char *label;
    /* {nullable, borrowed} with CLGL_TEXTURE_TYPE_BUFFER, the buffer; NULL if destroyed, or for other types */
    clgl_buffer buffer;
    /* {nullable, opaque} with CLGL_TEXTURE_USE_HOST_MEMORY, the address of the first pixel in the memory of the
     * application; rows are row_pitch bytes apart. NULL without this flag. */
    void *host_memory;
    /* the reference count of the cl_mem, with references of library and drivers; useful only to find leaks */
    uint32_t reference_count;
    /* number of mappings of clgl_texture_map that were not unmapped; failed mappings do not count */
    uint32_t map_count;
    /* whether the library replaced the storage of a wrapped texture (CLGL_TEXTURE_REPLACE_STORAGE) */
    clgl_bool storage_replaced;
    /* whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; if not, any thread may
     * acquire the texture under the conditions of CLGL_HANDOVER_SKIP_GL_SYNC */
    clgl_bool acquire_needs_gl;
    /* whether a release without CLGL_HANDOVER_NO_CPU_WAIT may issue OpenGL commands; if not, any thread may
     * release the texture, unless CLGL_HANDOVER_GENERATE_MIPMAPS is set */
    clgl_bool release_needs_gl;
    /* always 0 */
    uint32_t reserved;
} clgl_texture_info;

#define CLGL_TEXTURE_INFO_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_texture_info), 0, CLGL_ACCESS_READ_WRITE, CLGL_TRANSPORT_AUTO, CLGL_TEXTURE_TYPE_NONE,       \
            CLGL_FORMAT_NONE, 0, 0, 0, 0, 0, 0, 0, CLGL_FORMAT_NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL,      \
            NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0                                                       \
    }

/* A part of a texture, and the layout of its pixels in host memory or in a buffer. */
typedef struct clgl_texture_region {
    /* sizeof(clgl_texture_region) */
    uint32_t struct_size;
    /* must be 0 */
    uint32_t reserved;
    /* the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not have */
    size_t origin[3];
    /* the size, in the units of origin, at least 1; 0 or 1 for dimensions that the type does not have */
    size_t extent[3];
    /* bytes from row to row in host memory or in a buffer: a multiple of the size of a pixel, at least one row; 0
     * = tightly packed. Both pitches must be 0 for copies between textures, fills and mappings */
    size_t row_pitch;
    /* bytes from slice (or layer) to slice: a multiple of row_pitch, at least one slice; 0 = tightly packed */
    size_t slice_pitch;
} clgl_texture_region;

#define CLGL_TEXTURE_REGION_INIT                                                                                 \
    {                                                                                                            \
        sizeof(clgl_texture_region), 0, {0, 0, 0}, {1, 1, 1}, 0, 0                                               \
    }

/** Lists the CLGL_FORMAT_... values for which all devices of a context support images of a type and an access.
 *
 * @method clgl_context
 * @list capacity formats count
 * @param[in] context   the context
 * @param[in] type      the type of the textures
 * @param[in] access    how commands use the textures
 * @param[in] capacity  number of elements of formats; 0 = return only the count
 * @param[out] formats  {nullable, count(capacity)} receives up to capacity formats in ascending order, and
 *                      CLGL_FORMAT_NONE in unused elements; may be NULL if capacity is 0
 * @param[out] count    receives the number of formats, which may be more than capacity
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  type or access is unknown; count is NULL; formats is NULL although capacity
 *        is not 0
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.2, clGetSupportedImageFormats
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_list_formats(clgl_context context, clgl_texture_type type, clgl_access access,
                                               uint32_t capacity, clgl_format *formats, uint32_t *count);

/** Creates a texture. By default, the library creates an OpenGL texture, which OpenCL shares. If desc->gl_name is
 * not 0, the library wraps this OpenGL texture or renderbuffer instead. With CLGL_TEXTURE_COMPUTE_ONLY, the
 * library creates only an OpenCL image.
 *
 * OpenGL owns a new shared texture: acquire the texture before commands use it. Before the library uses a
 * transport for a format and target, a self-test transfers a small texture, unless a stored result is valid (see
 * clgl_transports(7)). If the self-test fails, the transport is not used. Textures that wrap the same mip level
 * or face of an OpenGL texture share the acquired state.
 *
 * The library sets the minification filter of a new OpenGL texture so that the texture is complete: GL_LINEAR, or
 * the OpenGL default for several mip levels. For integer formats, the filter is GL_NEAREST, or
 * GL_NEAREST_MIPMAP_NEAREST for several mip levels.
 *
 * @constructor clgl_texture
 * @param[in] context   the context
 * @param[in] desc      the texture to create
 * @param[out] texture  {owned} receives the texture
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  desc or texture is NULL; a reserved field of desc is not 0; flags, access,
 *        type, format, transport or gl_target is unknown; a size is 0 and is not queried from OpenGL; a size that
 *        the type does not have is more than 1; type does not match gl_target; a cube map does not have 6 square
 *        faces; a pitch is set without data, or is not a value that clgl_texture_desc allows; data or
 *        mip_level_count is set with gl_name; mip_level is set without gl_name or for a renderbuffer; samples or
 *        CLGL_TEXTURE_SAMPLES_AS_LAYERS is set for a target that is not multisampled; samples is 0 for a new
 *        multisampled texture; layers is more than 1 for GL_TEXTURE_2D_MULTISAMPLE; with
 *        CLGL_TEXTURE_COMPUTE_ONLY, gl_name, gl_target, mip_level, transport, samples or a flag for shared
 *        textures is set, or mip_level_count is more than 1; CLGL_TEXTURE_USE_HOST_MEMORY or buffer is set
 *        without CLGL_TEXTURE_COMPUTE_ONLY; CLGL_TEXTURE_USE_HOST_MEMORY is set without data; only one of buffer
 *        and CLGL_TEXTURE_TYPE_BUFFER is set; buffer and data are set; access allows writing, but buffer is
 *        read-only
 * @error CLGL_ERROR_INVALID_HANDLE  context or desc->buffer is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  a size is more than the device, OpenGL or desc->buffer allows
 * @error CLGL_ERROR_INVALID_GL_OBJECT  gl_name does not exist, has another target, does not have the level, has
 *        no storage, is incomplete, or differs from desc (the message says how)
 * @error CLGL_ERROR_WRONG_CONTEXT  desc->buffer belongs to another clgl context
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context is compute-only, but desc does not have CLGL_TEXTURE_COMPUTE_ONLY
 * @error CLGL_ERROR_NO_TRANSPORT  no transport can share the texture; the message says why
 * @error CLGL_ERROR_UNSUPPORTED  a device does not support images of the format (the message names the nearest
 *        supported format) or type; a device cannot use host memory in place; OpenGL does not support the target,
 *        or the target cannot be shared; the texture is multisampled and CLGL_TEXTURE_SAMPLES_AS_LAYERS is not
 *        set; desc->buffer is shared with OpenGL; the transport that desc, the context or CLGL_TRANSPORT requires
 *        cannot share the texture
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL, or any with CLGL_TEXTURE_COMPUTE_ONLY
 * @lifetime until clgl_texture_destroy. desc->data is used only during the call; with
 *           CLGL_TEXTURE_USE_HOST_MEMORY until the callback of clgl_texture_set_destructor_callback is called.
 *           desc->buffer may be destroyed earlier. The application still owns a wrapped OpenGL texture, which
 *           must exist until clgl_texture_destroy.
 * @spec OpenCL 3.0 section 5.3.1, clCreateImage; cl_khr_gl_sharing, clCreateFromGLTexture, ...Renderbuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_create(clgl_context context, const clgl_texture_desc *desc,
                                         clgl_texture *texture);

/* The result of clgl_texture_verify. */
typedef struct clgl_texture_support {
    /* sizeof(clgl_texture_support), set by the caller */
    uint32_t struct_size;
    /* CLGL_SELF_TEST_PASSED or CLGL_SELF_TEST_FAILED */
    clgl_self_test self_test;
    /* the format of the OpenCL image; CLGL_FORMAT_NONE = no image is possible */
    clgl_format cl_format;
    /* always 0 */
    uint32_t reserved;
    /* {borrowed} the reason for the failure, or ""; valid until the next clgl_texture_verify on this thread */
    const char *detail;
} clgl_texture_support;

#define CLGL_TEXTURE_SUPPORT_INIT                                                                                \
    {                                                                                                            \
        sizeof(clgl_texture_support), CLGL_SELF_TEST_NOT_RUN, CLGL_FORMAT_NONE, 0, NULL                          \
    }

/** Tests whether a transport can share textures of a format and target: transfers a small texture in both
 * directions, and compares the bytes. A stored result can replace the test (see clgl_transports(7)).
 *
 * @method clgl_context
 * @param[in] context      the context
 * @param[in] transport    the transport, not CLGL_TRANSPORT_AUTO
 * @param[in] gl_target    the OpenGL target, as in clgl_texture_desc; not 0
 * @param[in] format       the format
 * @param[in] flags        CLGL_TEXTURE_CONVERT_FORMAT, CLGL_TEXTURE_SAMPLES_AS_LAYERS or both; 0 = none
 * @param[in,out] support  receives the result; set struct_size before the call
 * @return CLGL_SUCCESS, even if the test failed
 * @error CLGL_ERROR_INVALID_ARGUMENT  support is NULL; flags, transport, gl_target or format is unknown
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of support is too small or more than 4096
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_NO_OPENGL  the context was created with CLGL_CONTEXT_COMPUTE_ONLY
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @threads GL
 * @lifetime the string lives until the next call of this function on this thread
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_verify(clgl_context context, clgl_transport transport, uint32_t gl_target,
                                         clgl_format format, clgl_texture_flags flags,
                                         clgl_texture_support *support);

/** Updates a texture to the current storage of the OpenGL object that it wraps. The handle stays valid. The
 * format stays unchanged if the OpenGL format is unchanged. Call this function after the OpenGL object got new
 * storage, for example because a window was resized. If the call fails, the texture stays unchanged.
 *
 * Kernels that have the texture as an argument use the new storage from their next launch.
 *
 * @method clgl_texture
 * @param[in] texture  a wrapped texture that is not acquired
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_OUT_OF_RANGE  a new size is more than the device or OpenGL allows
 * @error CLGL_ERROR_INVALID_GL_OBJECT  the OpenGL object was deleted, is incomplete, or has no such level or no
 *        storage
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread; or the headless context is
 *        current on another thread
 * @error CLGL_ERROR_WRONG_GL_CONTEXT  the current OpenGL context belongs to another share group
 * @error CLGL_ERROR_ALREADY_ACQUIRED  the texture is acquired
 * @error CLGL_ERROR_NO_TRANSPORT  no transport can share the new storage; the message says why
 * @error CLGL_ERROR_UNSUPPORTED  the texture does not wrap an application-owned OpenGL object; OpenGL ES 3.0
 *        cannot return the new size; the new format cannot be shared
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_OPENGL  an OpenGL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_WINSYS  the headless OpenGL context cannot be made current; see clgl_error_get_native_code
 * @error CLGL_ERROR_CONTEXT_LOST  the OpenGL context was reset or destroyed, or its display was closed
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  the texture is a slot of a ring; or another thread is using the handle
 * @error CLGL_ERROR_VULKAN  a Vulkan call failed; see clgl_error_get_native_code
 * @threads GL. No other call may use the texture at the same time.
 * @lifetime the OpenGL object must exist until clgl_texture_destroy
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_rewrap(clgl_texture texture);

/** Changes the size of a texture that clgl created. The handle stays valid; the content becomes undefined.
 *
 * A texture with mip levels keeps as many of its levels as the new size allows. If the call fails, the texture
 * stays unchanged. Kernels that have the texture as an argument use the new memory from their next launch.
 *
 * @method clgl_texture
 * @param[in] texture  the texture; not acquired
 * @param[in] extent   {count(3)} the size, in the units of CLGL_TEXTURE_TYPE_...; 1 for unused dimensions
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  extent is NULL; a size is 0; a size is not 1 in an unused dimension
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_OUT_OF_RANGE  a size is more than the device or OpenGL allows (the message has the limit)
 * @error CLGL_ERROR_ALREADY_ACQUIRED  the texture or a part of it is acquired
 * @error CLGL_ERROR_NO_TRANSPORT  no transport can share the texture; the message says why
 * @error CLGL_ERROR_UNSUPPORTED  clgl did not allocate the memory: the texture wraps an OpenGL object (see
 *        clgl_texture_rewrap) or a cl_mem, or uses the pixels of a buffer or host memory
 * @error CLGL_ERROR_INVALID_STATE  the texture is mapped; the texture is a slot of a ring; another thread is
 *        using the handle
 * @errors clgl_ring_resize
 * @threads GL, or any with CLGL_TEXTURE_COMPUTE_ONLY. No other call may use the texture at the same time.
 * @lifetime the previous OpenGL name and cl_mem become invalid
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_resize(clgl_texture texture, const size_t *extent);

/** Destroys a texture. An acquired texture is released first. If the release needs OpenGL, but the calling thread
 * cannot use OpenGL, a later call that uses OpenGL completes the release. The same applies if the release waits
 * for a user fence or user event that is not signalled. Commands that use the texture still complete. A wrapped
 * OpenGL object is not deleted. A created one is then deleted as described at clgl_buffer_destroy.
 *
 * @destructor clgl_texture
 * @param[in] texture  {nullable} the texture; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture, for example because it was destroyed
 *        before
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.5.1, clReleaseMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_destroy(clgl_texture texture);

/** Registers a function that is called when the memory of a texture is no longer used. When the function is
 * called, the application may free the memory that it passed with CLGL_TEXTURE_USE_HOST_MEMORY.
 *
 * clgl_buffer_set_destructor_callback states the conditions; for a texture, all textures that wrap the same mip
 * level of the OpenGL texture must be destroyed.
 *
 * @method clgl_texture
 * @param[in] texture    the texture
 * @param[in] callback   the function
 * @param[in] user_data  {user_data} passed to the callback; may be NULL
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  callback is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime user_data must live until the callback returns; the library keeps the clgl context alive until then
 * @spec OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_set_destructor_callback(clgl_texture texture, clgl_buffer_destructor callback,
                                                          void *user_data);

/** Returns the properties of a texture.
 *
 * @method clgl_texture
 * @param[in] texture   the texture
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime the strings live as long as the texture
 * @spec OpenCL 3.0 section 5.3.7, clGetImageInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_get_info(clgl_texture texture, clgl_texture_info *info);

/** Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
 *
 * @method clgl_texture
 * @command
 * @param[in] queue       the queue
 * @param[in] texture     the texture; if it is shared, the queue must have acquired the region
 * @param[in] region      {nullable} the region, with the pitches of data; NULL = the whole texture, tightly
 *                        packed
 * @param[out] data       {bytes(region), kept} receives the pixels, with the pitches of region
 * @param[in] blocking    1 = return when data is complete; 0 = return at once; data is complete when fence
 *                        completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when data is complete; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  data is NULL; a field of region has a value that clgl_texture_region does
 *        not allow; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region is too small or more than 4096, or unknown fields
 *        of region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the region extends past the edge of the texture (the message has the numbers)
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the region of a shared texture
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.3.3, clEnqueueReadImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_read(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                                       void *data, clgl_bool blocking, uint32_t wait_count,
                                       const clgl_fence *waits, clgl_fence *fence);

/** Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
 *
 * @method clgl_texture
 * @command
 * @param[in] queue       the queue
 * @param[in] texture     the texture, not read-only; if it is shared, the queue must have acquired the region for
 *                        writing
 * @param[in] region      {nullable} the region, with the pitches of data; NULL = the whole texture, tightly
 *                        packed
 * @param[in] data        {bytes(region), kept} the pixels, with the pitches of region
 * @param[in] blocking    1 = return when data may be changed; 0 = return at once; data must stay unchanged until
 *                        fence completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the texture has been written;
 *                        NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  data is NULL; a field of region has a value that clgl_texture_region does
 *        not allow; the texture is read-only; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region is too small or more than 4096, or unknown fields
 *        of region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the region extends past the edge of the texture (the message has the numbers)
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the region of a shared texture for writing
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the command has completed
 * @spec OpenCL 3.0 section 5.3.3, clEnqueueWriteImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_write(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                                        const void *data, clgl_bool blocking, uint32_t wait_count,
                                        const clgl_fence *waits, clgl_fence *fence);

/** Fills a region of a texture with a colour, which normalised formats clamp and round to nearest.
 *
 * @method clgl_texture
 * @command
 * @param[in] queue       the queue
 * @param[in] texture     the texture, not read-only; if it is shared, the queue must have acquired the region for
 *                        writing
 * @param[in] region      {nullable} the region, with pitches of 0; NULL = the whole texture
 * @param[in] color       {bytes(16)} red, green, blue and alpha: four int32_t for formats of CLGL_NUMERIC_INT,
 *                        four uint32_t for CLGL_NUMERIC_UINT, and four floats for other formats
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the region has been filled; NULL
 *                        = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  color is NULL; a field of region has a value that clgl_texture_region does
 *        not allow; the texture is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region is too small or more than 4096, or unknown fields
 *        of region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the region extends past the edge of the texture (the message has the numbers)
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the region of a shared texture for writing
 * @error CLGL_ERROR_UNSUPPORTED  the driver fills this format and type incorrectly, according to a test
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.4, clEnqueueFillImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_fill(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                                       const void *color, uint32_t wait_count, const clgl_fence *waits,
                                       clgl_fence *fence);

/** Copies a region of one texture to another texture of the same format, or between regions of one texture that
 * do not overlap. The textures may be of different types, for example a slice of a 3D texture and a 2D texture.
 * To convert between formats, see clgl_convert_texture_to_buffer.
 *
 * @method clgl_texture
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the texture to read; if it is shared, the queue must have acquired the region
 * @param[in] destination  the texture to write, not read-only; if it is shared, the queue must have acquired the
 *                         destination region for writing
 * @param[in] region       {nullable} the region of source, with pitches of 0; NULL = all of source
 * @param[in] origin       {nullable, count(3)} the first pixel to write in destination; NULL = {0, 0, 0}
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes after the copy; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  the formats differ; a field of region has a value that clgl_texture_region
 *        does not allow; origin is not 0 in a dimension that the type of destination does not have; destination
 *        is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region is too small or more than 4096, or unknown fields
 *        of region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  a region extends past the edge of its texture; the regions overlap in a
 *        texture, or in a buffer that the textures share
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the region of a shared source; the queue has not
 *        acquired the region of a shared destination for writing
 * @error CLGL_ERROR_UNSUPPORTED  the driver copies these types incorrectly, according to a test
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.3, clEnqueueCopyImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_copy(clgl_queue queue, clgl_texture source, clgl_texture destination,
                                       const clgl_texture_region *region, const size_t *origin,
                                       uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Copies a region of a texture to a buffer. Bytes of the buffer between rows and slices stay unchanged.
 *
 * If the pixels are not tightly packed, the copy can need one OpenCL command for each slice or row.
 *
 * @method clgl_texture
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the texture; if it is shared, the queue must have acquired the region
 * @param[in] destination  the buffer, not read-only; if it is shared, the queue must have acquired the bytes for
 *                         writing
 * @param[in] region       {nullable} the region of source, with the pitches in destination; NULL = the whole
 *                         texture, tightly packed
 * @param[in] offset       the position of the first pixel in destination, in bytes
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes after the copy; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  a field of region has a value that clgl_texture_region does not allow;
 *        destination is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region is too small or more than 4096, or unknown fields
 *        of region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the region extends past the edge of source; the pixels extend past the end of
 *        destination; the pixels overlap in memory that both objects use
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the part of a shared source; the queue has not
 *        acquired the part of a shared destination for writing
 * @error CLGL_ERROR_UNSUPPORTED  the driver copies from this format and type incorrectly, according to a test
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.5, clEnqueueCopyImageToBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_copy_to_buffer(clgl_queue queue, clgl_texture source, clgl_buffer destination,
                                                 const clgl_texture_region *region, size_t offset,
                                                 uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Copies pixels of a buffer to a region of a texture.
 *
 * If the pixels are not tightly packed, the copy can need one OpenCL command for each slice or row.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the buffer; if it is shared, the queue must have acquired the bytes
 * @param[in] destination  the texture, not read-only; if it is shared, the queue must have acquired the region
 *                         for writing
 * @param[in] offset       the position of the first pixel in source, in bytes
 * @param[in] region       {nullable} the region of destination, with the pitches in source; NULL = the whole
 *                         texture, tightly packed
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes after the copy; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  a field of region has a value that clgl_texture_region does not allow;
 *        destination is read-only
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region is too small or more than 4096, or unknown fields
 *        of region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the region extends past the edge of destination; the pixels extend past the end
 *        of source; the pixels overlap in memory that both objects use
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the part of a shared source; the queue has not
 *        acquired the part of a shared destination for writing
 * @error CLGL_ERROR_UNSUPPORTED  the driver copies to this format and type incorrectly, according to a test
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.5, clEnqueueCopyBufferToImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_buffer_copy_to_texture(clgl_queue queue, clgl_buffer source, clgl_texture destination,
                                                 size_t offset, const clgl_texture_region *region,
                                                 uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Maps a region of a texture into host memory.
 *
 * If the map command fails after the call, pointer is invalid and must not be unmapped.
 *
 * @method clgl_texture
 * @command
 * @param[in] queue         the queue
 * @param[in] texture       the texture; if it is shared, the queue must have acquired the region
 * @param[in] flags         CLGL_MAP_READ, CLGL_MAP_WRITE or both; or CLGL_MAP_WRITE_DISCARD
 * @param[in] region        {nullable} the region, with pitches of 0; NULL = the whole texture
 * @param[in] blocking      1 = return when the memory may be used; 0 = return at once; the memory may be used
 *                          when fence completes
 * @param[in] wait_count    number of fences in waits; 0 = wait for none
 * @param[in] waits         {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                          command waits for; NULL if wait_count is 0
 * @param[out] pointer      {borrowed, bytes(region)} receives the address of the first pixel of the region
 * @param[out] row_pitch    receives the distance between rows in bytes, or between the layers of a 1D array
 * @param[out] slice_pitch  {nullable} receives the distance between slices or 2D layers in bytes; 0 for types
 *                          without slices or 2D layers; NULL = not wanted
 * @param[out] fence        {nullable, owned} receives a fence that completes when the memory may be used; NULL =
 *                          no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  pointer or row_pitch is NULL; flags are 0 or unknown; flags combine
 *        CLGL_MAP_WRITE_DISCARD with another flag; a field of region has a value that clgl_texture_region does
 *        not allow; flags allow writing although the texture is read-only; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region is too small or more than 4096, or unknown fields
 *        of region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the region extends past the edge of the texture
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the region of a shared texture; flags allow
 *        writing, and the region is acquired only for reading
 * @error CLGL_ERROR_UNSUPPORTED  the driver copies this format and type incorrectly, according to a test
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime pointer is valid until clgl_texture_unmap; unmap before you release or destroy the texture
 * @spec OpenCL 3.0 section 5.3.6, clEnqueueMapImage
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_map(clgl_queue queue, clgl_texture texture, clgl_map_flags flags,
                                      const clgl_texture_region *region, clgl_bool blocking, uint32_t wait_count,
                                      const clgl_fence *waits, void **pointer, size_t *row_pitch,
                                      size_t *slice_pitch, clgl_fence *fence);

/** Ends a mapping of clgl_texture_map. End each mapping exactly once.
 *
 * Unmap before clgl_release, so that the release transfers the written pixels. If the texture is already
 * released, acquire the mapped region again before you unmap the texture.
 *
 * @method clgl_texture
 * @command
 * @param[in] queue       the queue
 * @param[in] texture     the texture. If it is shared, the queue must have acquired the mapped region for
 *                        writing. After a mapping only for reading, any acquired part is enough
 * @param[in] pointer     {opaque} the pointer from clgl_texture_map
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the texture contains the written
 *                        pixels; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  pointer is NULL; clgl_texture_map did not return pointer for this texture;
 *        pointer was already unmapped; the map command has failed
 * @error CLGL_ERROR_INVALID_HANDLE  texture is not a valid clgl_texture
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired a shared texture as the parameter texture requires
 * @error CLGL_ERROR_UNSUPPORTED  the driver cannot unmap before the map command has completed; see
 *        clgl_drivers(7); wait for the fence of clgl_texture_map first
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime ends the mapping
 * @spec OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject
 * @since 0.1
 */
CLGL_API clgl_result clgl_texture_unmap(clgl_queue queue, clgl_texture texture, void *pointer,
                                        uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Returns the name of a texture type, such as "2D array".
 *
 * @function
 * @param[in] type  CLGL_TEXTURE_TYPE_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_texture_type_name(clgl_texture_type type);

#ifdef __cplusplus
}
#endif

#endif
