/* Formats of pixels: one table of what OpenGL calls them, and of which OpenCL image has the same pixels. */
#ifndef CLGL_FORMAT_H
#define CLGL_FORMAT_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Formats, in OpenGL's terms: the channels, the bits of each, and what they hold: nothing more for numbers from 0
 * to 1, _SNORM from -1 to 1, F floating point, I and UI integers. They count from 1 without gaps. */
#define CLGL_FORMAT_NONE 0
#define CLGL_FORMAT_R8 1
#define CLGL_FORMAT_R16 2
#define CLGL_FORMAT_R8_SNORM 3
#define CLGL_FORMAT_R16_SNORM 4
#define CLGL_FORMAT_R16F 5
#define CLGL_FORMAT_R32F 6
#define CLGL_FORMAT_R8I 7
#define CLGL_FORMAT_R16I 8
#define CLGL_FORMAT_R32I 9
#define CLGL_FORMAT_R8UI 10
#define CLGL_FORMAT_R16UI 11
#define CLGL_FORMAT_R32UI 12
#define CLGL_FORMAT_RG8 13
#define CLGL_FORMAT_RG16 14
#define CLGL_FORMAT_RG8_SNORM 15
#define CLGL_FORMAT_RG16_SNORM 16
#define CLGL_FORMAT_RG16F 17
#define CLGL_FORMAT_RG32F 18
#define CLGL_FORMAT_RG8I 19
#define CLGL_FORMAT_RG16I 20
#define CLGL_FORMAT_RG32I 21
#define CLGL_FORMAT_RG8UI 22
#define CLGL_FORMAT_RG16UI 23
#define CLGL_FORMAT_RG32UI 24
#define CLGL_FORMAT_RGBA8 25
#define CLGL_FORMAT_RGBA16 26
#define CLGL_FORMAT_RGBA8_SNORM 27
#define CLGL_FORMAT_RGBA16_SNORM 28
#define CLGL_FORMAT_RGBA16F 29
#define CLGL_FORMAT_RGBA32F 30
#define CLGL_FORMAT_RGBA8I 31
#define CLGL_FORMAT_RGBA16I 32
#define CLGL_FORMAT_RGBA32I 33
#define CLGL_FORMAT_RGBA8UI 34
#define CLGL_FORMAT_RGBA16UI 35
#define CLGL_FORMAT_RGBA32UI 36
#define CLGL_FORMAT_BGRA8 37
#define CLGL_FORMAT_BGRA8_SNORM 38
#define CLGL_FORMAT_BGRA8I 39
#define CLGL_FORMAT_BGRA8UI 40
#define CLGL_FORMAT_SRGB8_ALPHA8 41
#define CLGL_FORMAT_DEPTH_COMPONENT16 42
#define CLGL_FORMAT_DEPTH_COMPONENT32F 43
#define CLGL_FORMAT_DEPTH24_STENCIL8 44
#define CLGL_FORMAT_DEPTH32F_STENCIL8 45
#define CLGL_FORMAT_ALPHA8 46
#define CLGL_FORMAT_ALPHA16 47
#define CLGL_FORMAT_ALPHA8_SNORM 48
#define CLGL_FORMAT_ALPHA16_SNORM 49
#define CLGL_FORMAT_ALPHA16F 50
#define CLGL_FORMAT_ALPHA32F 51
#define CLGL_FORMAT_ALPHA8I 52
#define CLGL_FORMAT_ALPHA16I 53
#define CLGL_FORMAT_ALPHA32I 54
#define CLGL_FORMAT_ALPHA8UI 55
#define CLGL_FORMAT_ALPHA16UI 56
#define CLGL_FORMAT_ALPHA32UI 57
#define CLGL_FORMAT_LUMINANCE8 58
#define CLGL_FORMAT_LUMINANCE16 59
#define CLGL_FORMAT_LUMINANCE16F 60
#define CLGL_FORMAT_LUMINANCE32F 61
#define CLGL_FORMAT_INTENSITY8 62
#define CLGL_FORMAT_INTENSITY16 63
#define CLGL_FORMAT_INTENSITY16F 64
#define CLGL_FORMAT_INTENSITY32F 65
#define CLGL_FORMAT_ARGB8 66
#define CLGL_FORMAT_ARGB8_SNORM 67
#define CLGL_FORMAT_ARGB8I 68
#define CLGL_FORMAT_ARGB8UI 69
#define CLGL_FORMAT_RGB8 70
#define CLGL_FORMAT_RGB16 71
#define CLGL_FORMAT_RGB8_SNORM 72
#define CLGL_FORMAT_RGB16_SNORM 73
#define CLGL_FORMAT_RGB16F 74
#define CLGL_FORMAT_RGB32F 75
#define CLGL_FORMAT_RGB8I 76
#define CLGL_FORMAT_RGB16I 77
#define CLGL_FORMAT_RGB32I 78
#define CLGL_FORMAT_RGB8UI 79
#define CLGL_FORMAT_RGB16UI 80
#define CLGL_FORMAT_RGB32UI 81
#define CLGL_FORMAT_SRGB8 82
#define CLGL_FORMAT_RGB565 83
#define CLGL_FORMAT_RGBA4 84
#define CLGL_FORMAT_RGB5_A1 85
#define CLGL_FORMAT_RGB10_A2 86
#define CLGL_FORMAT_RGB10_A2UI 87
#define CLGL_FORMAT_R11F_G11F_B10F 88
#define CLGL_FORMAT_RGB9_E5 89
#define CLGL_FORMAT_DEPTH_COMPONENT24 90
#define CLGL_FORMAT_DEPTH_COMPONENT32 91
#define CLGL_FORMAT_STENCIL_INDEX8 92
#define CLGL_FORMAT_COMPRESSED_RED_RGTC1 93
#define CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1 94
#define CLGL_FORMAT_COMPRESSED_RG_RGTC2 95
#define CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2 96
#define CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM 97
#define CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM 98
#define CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT 99
#define CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT 100
#define CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1 101
#define CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1 102
#define CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3 103
#define CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5 104
#define CLGL_FORMAT_COMPRESSED_RGB8_ETC2 105
#define CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC 106

/* What a format's channels hold. */
#define CLGL_NUMERIC_UNORM 1
#define CLGL_NUMERIC_SNORM 2
#define CLGL_NUMERIC_FLOAT 3
#define CLGL_NUMERIC_INT 4
#define CLGL_NUMERIC_UINT 5
/* Numbers from 0 to 1, the colours encoded as sRGB, alpha as it is. */
#define CLGL_NUMERIC_SRGB 6
/* Depth, with or without stencil. */
#define CLGL_NUMERIC_DEPTH 7

/* What is known of a format. */
typedef struct clgl_format_info {
    /* sizeof(clgl_format_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_FORMAT_... */
    int32_t format;
    /* OpenGL's sized internal format, and the pixel format and type that its pixels are transferred with; 0 if
     * OpenGL has none */
    uint32_t gl_internal_format;
    uint32_t gl_format;
    uint32_t gl_type;
    /* The image_channel_order and image_channel_data_type of OpenCL's image with the same pixels; 0 if OpenCL has
     * none */
    uint32_t cl_channel_order;
    uint32_t cl_channel_data_type;
    /* Bytes of a pixel; 0 for a compressed format */
    uint32_t bytes_per_pixel;
    uint32_t components;
    /* Bits of the largest component */
    uint32_t bits_per_component;
    /* CLGL_NUMERIC_... */
    int32_t numeric;
    /* The format itself, or, where OpenCL has none, the nearest one that it has: every value of the one can be
     * held by the other */
    int32_t nearest;
    /* Its name without "CLGL_FORMAT_", such as "RGBA8" */
    const char *name;
    /* Which document says that the two are the same, or "" */
    const char *specification;
    /* The names of gl_internal_format, such as "GL_RGBA8", of cl_channel_order, such as "CL_RGBA", and of
     * cl_channel_data_type, such as "CL_UNORM_INT8"; "" for 0 */
    const char *gl_internal_format_name;
    const char *cl_channel_order_name;
    const char *cl_channel_data_type_name;
} clgl_format_info;

#define CLGL_FORMAT_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_format_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL                  \
    }

/** Returns the number of formats. Formats are numbered from 1 to this number.
 *
 * @function
 * @param[out] count  receives the number
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_format_get_count(uint32_t *count);

/** Returns the properties of a format. clgl_texture_list_formats lists the formats that a device supports.
 *
 * @function
 * @param[in] format    the format
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL; format is unknown
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the strings live as long as the library
 * @spec OpenCL 3.0 extensions, cl_khr_gl_sharing, cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing (multisampled
 *       textures have the formats of the others); OpenCL 3.0 section 5.3.1.1, image format descriptors; OpenGL
 *       4.6 core section 8.5, tables 8.12 and 8.13
 * @since 0.1
 */
CLGL_API clgl_result clgl_format_get_info(int32_t format, clgl_format_info *info);

/** Returns the format for an OpenGL internal format.
 *
 * @function
 * @param[in] gl_internal_format  a sized internal format, such as 0x8058 (GL_RGBA8)
 * @param[out] format             receives the format; if several have this internal format, the one with the
 *                                component order of OpenGL
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  format is NULL
 * @error CLGL_ERROR_UNSUPPORTED  no format has this internal format
 * @threads any
 * @lifetime none
 * @spec OpenGL 4.6 core section 8.5
 * @since 0.1
 */
CLGL_API clgl_result clgl_format_from_gl(uint32_t gl_internal_format, int32_t *format);

/** Returns the format for an OpenCL image format.
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
                                         int32_t *format);

/** Returns the name of a format, such as "RGBA8" for CLGL_FORMAT_RGBA8.
 *
 * @function
 * @param[in] format  CLGL_FORMAT_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_format_name(int32_t format);

#ifdef __cplusplus
}
#endif

#endif
