/* Samplers: settings with which kernels read textures. A sampler selects the unit of coordinates, the filter, and
 * the addressing mode for reads beyond the edge of a texture.
 *
 * Set a sampler argument with clgl_kernel_set_sampler. A kernel that declares samplers in its source needs no
 * clgl_sampler. */
#ifndef CLGL_SAMPLER_H
#define CLGL_SAMPLER_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The unit of texture coordinates. */
typedef enum clgl_sampler_coordinates CLGL_ENUM_BASE {
    /* 0 to 1 across the texture. */
    CLGL_COORDINATES_NORMALIZED = 0,
    /* Pixels. */
    CLGL_COORDINATES_PIXELS = 1,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_SAMPLER_COORDINATES_FORCE_INT32 = 0x7fffffff
} clgl_sampler_coordinates;

/* The addressing mode: the pixels that a kernel reads beyond the edge of a texture. */
typedef enum clgl_sampler_address CLGL_ENUM_BASE {
    /* The nearest pixel at the edge. */
    CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE = 0,
    /* The border colour of OpenCL: transparent black for colour formats with alpha, opaque black for colour
     * formats without alpha. */
    CLGL_SAMPLER_ADDRESS_CLAMP = 1,
    /* The pixels of the repeated texture; only with CLGL_COORDINATES_NORMALIZED. */
    CLGL_SAMPLER_ADDRESS_REPEAT = 2,
    /* The pixels of the repeated texture, of which every second copy is mirrored; only with
     * CLGL_COORDINATES_NORMALIZED. */
    CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT = 3,
    /* Undefined pixels: kernels must not read beyond the edge. */
    CLGL_SAMPLER_ADDRESS_NONE = 4,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_SAMPLER_ADDRESS_FORCE_INT32 = 0x7fffffff
} clgl_sampler_address;

/* The filter: the value that a kernel reads at coordinates between the centres of pixels. */
typedef enum clgl_sampler_filter CLGL_ENUM_BASE {
    /* The nearest pixel. */
    CLGL_FILTER_NEAREST = 0,
    /* The weighted mean of the neighbouring pixels; undefined for integer formats. */
    CLGL_FILTER_LINEAR = 1,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_SAMPLER_FILTER_FORCE_INT32 = 0x7fffffff
} clgl_sampler_filter;

/* Describes a sampler to create. CLGL_SAMPLER_DESC_INIT selects CLGL_COORDINATES_NORMALIZED,
 * CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE and CLGL_FILTER_NEAREST. */
typedef struct clgl_sampler_desc {
    /* sizeof(clgl_sampler_desc) */
    uint32_t struct_size;
    /* the unit of coordinates */
    clgl_sampler_coordinates coordinates;
    /* the pixels that a kernel reads beyond the edge */
    clgl_sampler_address addressing;
    /* the value that a kernel reads at coordinates between the centres of pixels */
    clgl_sampler_filter filter;
    /* {nullable} a name for messages, copied; NULL = none */
    const char *label;
} clgl_sampler_desc;

#define CLGL_SAMPLER_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_sampler_desc), CLGL_COORDINATES_NORMALIZED, CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE,              \
            CLGL_FILTER_NEAREST, NULL                                                                            \
    }

/* The properties of a sampler. */
typedef struct clgl_sampler_info {
    /* sizeof(clgl_sampler_info), set by the caller */
    uint32_t struct_size;
    /* the unit of coordinates */
    clgl_sampler_coordinates coordinates;
    /* the pixels that a kernel reads beyond the edge */
    clgl_sampler_address addressing;
    /* the value that a kernel reads at coordinates between the centres of pixels */
    clgl_sampler_filter filter;
    /* {borrowed} the label of the descriptor, or ""; valid until the sampler is destroyed */
    const char *label;
} clgl_sampler_info;

#define CLGL_SAMPLER_INFO_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_sampler_info), CLGL_COORDINATES_NORMALIZED, CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE,              \
            CLGL_FILTER_NEAREST, NULL                                                                            \
    }

/** Creates a sampler.
 *
 * @constructor clgl_sampler
 * @param[in] context   the context
 * @param[in] desc      {nullable} the properties; NULL = those of CLGL_SAMPLER_DESC_INIT
 * @param[out] sampler  {owned} receives the sampler
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  sampler is NULL; coordinates, addressing or filter is unknown; addressing
 *        repeats the texture, and coordinates are in pixels
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_UNSUPPORTED  a device of the context does not support images
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_sampler_destroy
 * @spec OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties
 * @since 0.1
 */
CLGL_API clgl_result clgl_sampler_create(clgl_context context, const clgl_sampler_desc *desc,
                                         clgl_sampler *sampler);

/** Destroys a sampler. Pending launches that use the sampler still complete.
 *
 * @destructor clgl_sampler
 * @param[in] sampler  {nullable} the sampler; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  sampler is not a valid clgl_sampler, for example because it was destroyed
 *        before
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.7.1, clReleaseSampler
 * @since 0.1
 */
CLGL_API clgl_result clgl_sampler_destroy(clgl_sampler sampler);

/** Returns the properties of a sampler.
 *
 * @method clgl_sampler
 * @param[in] sampler   the sampler
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  sampler is not a valid clgl_sampler
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the label lives as long as the sampler
 * @spec OpenCL 3.0 section 5.7.2, clGetSamplerInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_sampler_get_info(clgl_sampler sampler, clgl_sampler_info *info);

/** Returns the name of a coordinate unit, such as "normalized".
 *
 * @function
 * @param[in] coordinates  CLGL_COORDINATES_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_sampler_coordinates_name(clgl_sampler_coordinates coordinates);

/** Returns the name of an addressing mode, such as "clamp to edge".
 *
 * @function
 * @param[in] address  CLGL_SAMPLER_ADDRESS_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_sampler_address_name(clgl_sampler_address address);

/** Returns the name of a filter, such as "linear".
 *
 * @function
 * @param[in] filter  CLGL_FILTER_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_sampler_filter_name(clgl_sampler_filter filter);

#ifdef __cplusplus
}
#endif

#endif
