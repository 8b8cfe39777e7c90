/* Pixel formats of OpenGL, and the OpenCL image formats that store the same pixels.
 *
 * clgl_texture_list_formats lists the formats that a context supports, and clgl_texture_verify tests whether a
 * format can be shared. The command clglinfo --formats prints which formats can be shared on a machine.
 * Multisampled textures have the same formats as other textures. */
#ifndef CLGL_FORMAT_H
#define CLGL_FORMAT_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Pixel formats. Most names are those of OpenGL internal formats, and contain the components, the number of bits
 * and the encoding. The suffix _SNORM means numbers from -1 to 1, F floating-point numbers, I signed integers,
 * and UI unsigned integers. Most formats without such a suffix store numbers from 0 to 1. The values of the
 * formats are consecutive and start at 1. */
typedef enum clgl_format CLGL_ENUM_BASE {
    /* No format. In a descriptor that wraps an OpenGL texture: the format in which OpenGL stores the texture. */
    CLGL_FORMAT_NONE = 0,
    /* Red, 8 bits, 0 to 1. */
    CLGL_FORMAT_R8 = 1,
    /* Red, 16 bits, 0 to 1. */
    CLGL_FORMAT_R16 = 2,
    /* Red, 8 bits, -1 to 1. */
    CLGL_FORMAT_R8_SNORM = 3,
    /* Red, 16 bits, -1 to 1. */
    CLGL_FORMAT_R16_SNORM = 4,
    /* Red, 16-bit float. */
    CLGL_FORMAT_R16F = 5,
    /* Red, 32-bit float. */
    CLGL_FORMAT_R32F = 6,
    /* Red, 8-bit signed integer. */
    CLGL_FORMAT_R8I = 7,
    /* Red, 16-bit signed integer. */
    CLGL_FORMAT_R16I = 8,
    /* Red, 32-bit signed integer. */
    CLGL_FORMAT_R32I = 9,
    /* Red, 8-bit unsigned integer. */
    CLGL_FORMAT_R8UI = 10,
    /* Red, 16-bit unsigned integer. */
    CLGL_FORMAT_R16UI = 11,
    /* Red, 32-bit unsigned integer. */
    CLGL_FORMAT_R32UI = 12,
    /* Red and green, 8 bits each, 0 to 1. */
    CLGL_FORMAT_RG8 = 13,
    /* Red and green, 16 bits each, 0 to 1. */
    CLGL_FORMAT_RG16 = 14,
    /* Red and green, 8 bits each, -1 to 1. */
    CLGL_FORMAT_RG8_SNORM = 15,
    /* Red and green, 16 bits each, -1 to 1. */
    CLGL_FORMAT_RG16_SNORM = 16,
    /* Red and green, 16-bit floats. */
    CLGL_FORMAT_RG16F = 17,
    /* Red and green, 32-bit floats. */
    CLGL_FORMAT_RG32F = 18,
    /* Red and green, 8-bit signed integers. */
    CLGL_FORMAT_RG8I = 19,
    /* Red and green, 16-bit signed integers. */
    CLGL_FORMAT_RG16I = 20,
    /* Red and green, 32-bit signed integers. */
    CLGL_FORMAT_RG32I = 21,
    /* Red and green, 8-bit unsigned integers. */
    CLGL_FORMAT_RG8UI = 22,
    /* Red and green, 16-bit unsigned integers. */
    CLGL_FORMAT_RG16UI = 23,
    /* Red and green, 32-bit unsigned integers. */
    CLGL_FORMAT_RG32UI = 24,
    /* RGBA, 8 bits each, 0 to 1. */
    CLGL_FORMAT_RGBA8 = 25,
    /* RGBA, 16 bits each, 0 to 1. */
    CLGL_FORMAT_RGBA16 = 26,
    /* RGBA, 8 bits each, -1 to 1. */
    CLGL_FORMAT_RGBA8_SNORM = 27,
    /* RGBA, 16 bits each, -1 to 1. */
    CLGL_FORMAT_RGBA16_SNORM = 28,
    /* RGBA, 16-bit floats. */
    CLGL_FORMAT_RGBA16F = 29,
    /* RGBA, 32-bit floats. */
    CLGL_FORMAT_RGBA32F = 30,
    /* RGBA, 8-bit signed integers. */
    CLGL_FORMAT_RGBA8I = 31,
    /* RGBA, 16-bit signed integers. */
    CLGL_FORMAT_RGBA16I = 32,
    /* RGBA, 32-bit signed integers. */
    CLGL_FORMAT_RGBA32I = 33,
    /* RGBA, 8-bit unsigned integers. */
    CLGL_FORMAT_RGBA8UI = 34,
    /* RGBA, 16-bit unsigned integers. */
    CLGL_FORMAT_RGBA16UI = 35,
    /* RGBA, 32-bit unsigned integers. */
    CLGL_FORMAT_RGBA32UI = 36,
    /* BGRA, 8 bits each, 0 to 1. */
    CLGL_FORMAT_BGRA8 = 37,
    /* BGRA, 8 bits each, -1 to 1. */
    CLGL_FORMAT_BGRA8_SNORM = 38,
    /* BGRA, 8-bit signed integers. */
    CLGL_FORMAT_BGRA8I = 39,
    /* BGRA, 8-bit unsigned integers. */
    CLGL_FORMAT_BGRA8UI = 40,
    /* RGBA, 8 bits each, red, green and blue encoded as sRGB. */
    CLGL_FORMAT_SRGB8_ALPHA8 = 41,
    /* Depth, 16 bits, 0 to 1. */
    CLGL_FORMAT_DEPTH_COMPONENT16 = 42,
    /* Depth, 32-bit float. */
    CLGL_FORMAT_DEPTH_COMPONENT32F = 43,
    /* Depth, 24 bits, 0 to 1, with 8 bits of stencil. */
    CLGL_FORMAT_DEPTH24_STENCIL8 = 44,
    /* Depth, 32-bit float, with 8 bits of stencil. */
    CLGL_FORMAT_DEPTH32F_STENCIL8 = 45,
    /* Alpha, 8 bits, 0 to 1. */
    CLGL_FORMAT_ALPHA8 = 46,
    /* Alpha, 16 bits, 0 to 1. */
    CLGL_FORMAT_ALPHA16 = 47,
    /* Alpha, 8 bits, -1 to 1. */
    CLGL_FORMAT_ALPHA8_SNORM = 48,
    /* Alpha, 16 bits, -1 to 1. */
    CLGL_FORMAT_ALPHA16_SNORM = 49,
    /* Alpha, 16-bit float. */
    CLGL_FORMAT_ALPHA16F = 50,
    /* Alpha, 32-bit float. */
    CLGL_FORMAT_ALPHA32F = 51,
    /* Alpha, 8-bit signed integer. */
    CLGL_FORMAT_ALPHA8I = 52,
    /* Alpha, 16-bit signed integer. */
    CLGL_FORMAT_ALPHA16I = 53,
    /* Alpha, 32-bit signed integer. */
    CLGL_FORMAT_ALPHA32I = 54,
    /* Alpha, 8-bit unsigned integer. */
    CLGL_FORMAT_ALPHA8UI = 55,
    /* Alpha, 16-bit unsigned integer. */
    CLGL_FORMAT_ALPHA16UI = 56,
    /* Alpha, 32-bit unsigned integer. */
    CLGL_FORMAT_ALPHA32UI = 57,
    /* Luminance, 8 bits, 0 to 1. */
    CLGL_FORMAT_LUMINANCE8 = 58,
    /* Luminance, 16 bits, 0 to 1. */
    CLGL_FORMAT_LUMINANCE16 = 59,
    /* Luminance, 16-bit float. */
    CLGL_FORMAT_LUMINANCE16F = 60,
    /* Luminance, 32-bit float. */
    CLGL_FORMAT_LUMINANCE32F = 61,
    /* Intensity, 8 bits, 0 to 1. */
    CLGL_FORMAT_INTENSITY8 = 62,
    /* Intensity, 16 bits, 0 to 1. */
    CLGL_FORMAT_INTENSITY16 = 63,
    /* Intensity, 16-bit float. */
    CLGL_FORMAT_INTENSITY16F = 64,
    /* Intensity, 32-bit float. */
    CLGL_FORMAT_INTENSITY32F = 65,
    /* ARGB, 8 bits each, 0 to 1. */
    CLGL_FORMAT_ARGB8 = 66,
    /* ARGB, 8 bits each, -1 to 1. */
    CLGL_FORMAT_ARGB8_SNORM = 67,
    /* ARGB, 8-bit signed integers. */
    CLGL_FORMAT_ARGB8I = 68,
    /* ARGB, 8-bit unsigned integers. */
    CLGL_FORMAT_ARGB8UI = 69,
    /* RGB, 8 bits each, 0 to 1. */
    CLGL_FORMAT_RGB8 = 70,
    /* RGB, 16 bits each, 0 to 1. */
    CLGL_FORMAT_RGB16 = 71,
    /* RGB, 8 bits each, -1 to 1. */
    CLGL_FORMAT_RGB8_SNORM = 72,
    /* RGB, 16 bits each, -1 to 1. */
    CLGL_FORMAT_RGB16_SNORM = 73,
    /* RGB, 16-bit floats. */
    CLGL_FORMAT_RGB16F = 74,
    /* RGB, 32-bit floats. */
    CLGL_FORMAT_RGB32F = 75,
    /* RGB, 8-bit signed integers. */
    CLGL_FORMAT_RGB8I = 76,
    /* RGB, 16-bit signed integers. */
    CLGL_FORMAT_RGB16I = 77,
    /* RGB, 32-bit signed integers. */
    CLGL_FORMAT_RGB32I = 78,
    /* RGB, 8-bit unsigned integers. */
    CLGL_FORMAT_RGB8UI = 79,
    /* RGB, 16-bit unsigned integers. */
    CLGL_FORMAT_RGB16UI = 80,
    /* RGB, 32-bit unsigned integers. */
    CLGL_FORMAT_RGB32UI = 81,
    /* RGB, 8 bits each, encoded as sRGB. */
    CLGL_FORMAT_SRGB8 = 82,
    /* RGB, 5, 6 and 5 bits, 0 to 1. */
    CLGL_FORMAT_RGB565 = 83,
    /* RGBA, 4 bits each, 0 to 1. */
    CLGL_FORMAT_RGBA4 = 84,
    /* RGBA, 5 bits for each colour and 1 for alpha, 0 to 1. */
    CLGL_FORMAT_RGB5_A1 = 85,
    /* RGBA, 10 bits for each colour and 2 for alpha, 0 to 1. */
    CLGL_FORMAT_RGB10_A2 = 86,
    /* RGBA, 10 bits for each colour and 2 for alpha, unsigned integers. */
    CLGL_FORMAT_RGB10_A2UI = 87,
    /* RGB, unsigned floats of 11, 11 and 10 bits. */
    CLGL_FORMAT_R11F_G11F_B10F = 88,
    /* RGB, 9 bits each with a common exponent of 5 bits. */
    CLGL_FORMAT_RGB9_E5 = 89,
    /* Depth, 24 bits, 0 to 1. */
    CLGL_FORMAT_DEPTH_COMPONENT24 = 90,
    /* Depth, 32 bits, 0 to 1. */
    CLGL_FORMAT_DEPTH_COMPONENT32 = 91,
    /* Stencil, 8 bits. */
    CLGL_FORMAT_STENCIL_INDEX8 = 92,
    /* Compressed red, RGTC1 blocks. */
    CLGL_FORMAT_COMPRESSED_RED_RGTC1 = 93,
    /* Compressed red, signed, RGTC1 blocks. */
    CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1 = 94,
    /* Compressed red and green, RGTC2 blocks. */
    CLGL_FORMAT_COMPRESSED_RG_RGTC2 = 95,
    /* Compressed red and green, signed, RGTC2 blocks. */
    CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2 = 96,
    /* Compressed RGBA, BPTC blocks (BC7). */
    CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM = 97,
    /* Compressed sRGB with alpha, BPTC blocks (BC7). */
    CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM = 98,
    /* Compressed RGB, signed floats, BPTC blocks (BC6H). */
    CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT = 99,
    /* Compressed RGB, unsigned floats, BPTC blocks (BC6H). */
    CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = 100,
    /* Compressed RGB, DXT1 blocks. */
    CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1 = 101,
    /* Compressed RGBA, DXT1 blocks. */
    CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1 = 102,
    /* Compressed RGBA, DXT3 blocks. */
    CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3 = 103,
    /* Compressed RGBA, DXT5 blocks. */
    CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5 = 104,
    /* Compressed RGB, ETC2 blocks. */
    CLGL_FORMAT_COMPRESSED_RGB8_ETC2 = 105,
    /* Compressed RGBA, ETC2 and EAC blocks. */
    CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC = 106,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_FORMAT_FORCE_INT32 = 0x7fffffff
} clgl_format;

/* The component type of a format. */
typedef enum clgl_numeric_type CLGL_ENUM_BASE {
    /* No type: clgl_format_get_info stores this value if it fails. */
    CLGL_NUMERIC_NONE = 0,
    /* Numbers from 0 to 1, stored as unsigned integers. */
    CLGL_NUMERIC_UNORM = 1,
    /* Numbers from -1 to 1, stored as signed integers. */
    CLGL_NUMERIC_SNORM = 2,
    /* Floating-point numbers. */
    CLGL_NUMERIC_FLOAT = 3,
    /* Signed integers. */
    CLGL_NUMERIC_INT = 4,
    /* Unsigned integers. */
    CLGL_NUMERIC_UINT = 5,
    /* Numbers from 0 to 1, with colours encoded as sRGB and linear alpha. */
    CLGL_NUMERIC_SRGB = 6,
    /* Depth, with or without stencil. */
    CLGL_NUMERIC_DEPTH = 7,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_NUMERIC_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_numeric_type;

/* The properties of a format. */
typedef struct clgl_format_info {
    /* sizeof(clgl_format_info), set by the caller */
    uint32_t struct_size;
    /* the format */
    clgl_format format;
    /* the sized internal format in OpenGL, such as GL_RGBA8; 0 = none */
    uint32_t gl_internal_format;
    /* the parameter format of OpenGL pixel transfers, such as GL_RGBA; 0 = none */
    uint32_t gl_format;
    /* the parameter type of OpenGL pixel transfers, such as GL_UNSIGNED_BYTE; 0 = none */
    uint32_t gl_type;
    /* image_channel_order of the OpenCL image with the same pixels; 0 = none */
    uint32_t cl_channel_order;
    /* image_channel_data_type of the OpenCL image with the same pixels; 0 = none */
    uint32_t cl_channel_data_type;
    /* size of a pixel in bytes; 0 for a compressed format */
    uint32_t bytes_per_pixel;
    /* number of components */
    uint32_t components;
    /* number of bits of the largest component; 14 for CLGL_FORMAT_RGB9_E5 (9 bits and the common exponent of 5
     * bits) */
    uint32_t bits_per_component;
    /* the type of the components */
    clgl_numeric_type numeric;
    /* the format itself if it has an OpenCL image format; otherwise the nearest format that has one, usually with
     * more components or bits */
    clgl_format nearest;
    /* {borrowed} the name of the format without "CLGL_FORMAT_", such as "RGBA8" */
    const char *name;
    /* {borrowed} the document that specifies the OpenCL image format; "" = none */
    const char *specification;
    /* {borrowed} the name of gl_internal_format, such as "GL_RGBA8"; "" = none */
    const char *gl_internal_format_name;
    /* {borrowed} the name of cl_channel_order, such as "CL_RGBA"; "" = none */
    const char *cl_channel_order_name;
    /* {borrowed} the name of cl_channel_data_type, such as "CL_UNORM_INT8"; "" = none */
    const char *cl_channel_data_type_name;
} clgl_format_info;

#define CLGL_FORMAT_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_format_info), CLGL_FORMAT_NONE, 0, 0, 0, 0, 0, 0, 0, 0, CLGL_NUMERIC_NONE, CLGL_FORMAT_NONE, \
            NULL, NULL, NULL, NULL, NULL                                                                         \
    }

/** Returns the number of formats. The values of the formats are 1 to this number.
 *
 * @function
 * @param[out] count  receives the number of formats
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_format_get_count(uint32_t *count);

/** Returns the properties of a format, which are the same for all drivers. clgl_texture_list_formats lists the
 * formats that a context supports.
 *
 * @function
 * @param[in] format    the format
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL; format is unknown
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the strings are valid while the library is loaded
 * @spec OpenCL 3.0 extensions, cl_khr_gl_sharing, cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing (multisampled
 *       textures have the formats of the others); OpenCL 3.0 section 5.3.1.1, image format descriptors; OpenGL
 *       4.6 core section 8.5, tables 8.12 and 8.13
 * @since 0.1
 */
CLGL_API clgl_result clgl_format_get_info(clgl_format format, clgl_format_info *info);

/** Returns the format that has a given OpenGL internal format.
 *
 * @function
 * @param[in] gl_internal_format  a sized internal format, such as 0x8058 (GL_RGBA8)
 * @param[out] format             receives the format; if several formats have this internal format, the one with
 *                                the component order red, green, blue, alpha
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  format is NULL
 * @error CLGL_ERROR_UNSUPPORTED  no format has this internal format
 * @threads any
 * @lifetime none
 * @spec OpenGL 4.6 core section 8.5
 * @since 0.1
 */
CLGL_API clgl_result clgl_format_from_gl(uint32_t gl_internal_format, clgl_format *format);

/** Returns the format that has a given OpenCL image format.
 *
 * @function
 * @param[in] cl_channel_order      the channel order, such as 0x10B5 (CL_RGBA)
 * @param[in] cl_channel_data_type  the channel data type, such as 0x10D2 (CL_UNORM_INT8)
 * @param[out] format               receives the format
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  format is NULL
 * @error CLGL_ERROR_UNSUPPORTED  no format has this order and data type
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.3.1.1
 * @since 0.1
 */
CLGL_API clgl_result clgl_format_from_cl(uint32_t cl_channel_order, uint32_t cl_channel_data_type,
                                         clgl_format *format);

/** Returns the name of a format, such as "RGBA8" for CLGL_FORMAT_RGBA8.
 *
 * @function
 * @param[in] format  CLGL_FORMAT_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_format_name(clgl_format format);

/** Returns the name of a component type, such as "unorm".
 *
 * @function
 * @param[in] type  CLGL_NUMERIC_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_numeric_type_name(clgl_numeric_type type);

#ifdef __cplusplus
}
#endif

#endif
