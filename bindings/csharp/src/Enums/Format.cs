// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>Formats of pixels, by OpenGL's names.</summary>
    public enum ClglFormat
    {
        /// <summary>Formats, in OpenGL's terms: the channels, the bits of each, and what they hold: nothing more
        /// for numbers from 0 to 1, _SNORM from -1 to 1, F floating point, I and UI integers. They count from 1
        /// without gaps.</summary>
        None = 0,
        /// <summary>The constant CLGL_FORMAT_R8.</summary>
        R8 = 1,
        /// <summary>The constant CLGL_FORMAT_R16.</summary>
        R16 = 2,
        /// <summary>The constant CLGL_FORMAT_R8_SNORM.</summary>
        R8_SNORM = 3,
        /// <summary>The constant CLGL_FORMAT_R16_SNORM.</summary>
        R16_SNORM = 4,
        /// <summary>The constant CLGL_FORMAT_R16F.</summary>
        R16F = 5,
        /// <summary>The constant CLGL_FORMAT_R32F.</summary>
        R32F = 6,
        /// <summary>The constant CLGL_FORMAT_R8I.</summary>
        R8I = 7,
        /// <summary>The constant CLGL_FORMAT_R16I.</summary>
        R16I = 8,
        /// <summary>The constant CLGL_FORMAT_R32I.</summary>
        R32I = 9,
        /// <summary>The constant CLGL_FORMAT_R8UI.</summary>
        R8UI = 10,
        /// <summary>The constant CLGL_FORMAT_R16UI.</summary>
        R16UI = 11,
        /// <summary>The constant CLGL_FORMAT_R32UI.</summary>
        R32UI = 12,
        /// <summary>The constant CLGL_FORMAT_RG8.</summary>
        RG8 = 13,
        /// <summary>The constant CLGL_FORMAT_RG16.</summary>
        RG16 = 14,
        /// <summary>The constant CLGL_FORMAT_RG8_SNORM.</summary>
        RG8_SNORM = 15,
        /// <summary>The constant CLGL_FORMAT_RG16_SNORM.</summary>
        RG16_SNORM = 16,
        /// <summary>The constant CLGL_FORMAT_RG16F.</summary>
        RG16F = 17,
        /// <summary>The constant CLGL_FORMAT_RG32F.</summary>
        RG32F = 18,
        /// <summary>The constant CLGL_FORMAT_RG8I.</summary>
        RG8I = 19,
        /// <summary>The constant CLGL_FORMAT_RG16I.</summary>
        RG16I = 20,
        /// <summary>The constant CLGL_FORMAT_RG32I.</summary>
        RG32I = 21,
        /// <summary>The constant CLGL_FORMAT_RG8UI.</summary>
        RG8UI = 22,
        /// <summary>The constant CLGL_FORMAT_RG16UI.</summary>
        RG16UI = 23,
        /// <summary>The constant CLGL_FORMAT_RG32UI.</summary>
        RG32UI = 24,
        /// <summary>The constant CLGL_FORMAT_RGBA8.</summary>
        RGBA8 = 25,
        /// <summary>The constant CLGL_FORMAT_RGBA16.</summary>
        RGBA16 = 26,
        /// <summary>The constant CLGL_FORMAT_RGBA8_SNORM.</summary>
        RGBA8_SNORM = 27,
        /// <summary>The constant CLGL_FORMAT_RGBA16_SNORM.</summary>
        RGBA16_SNORM = 28,
        /// <summary>The constant CLGL_FORMAT_RGBA16F.</summary>
        RGBA16F = 29,
        /// <summary>The constant CLGL_FORMAT_RGBA32F.</summary>
        RGBA32F = 30,
        /// <summary>The constant CLGL_FORMAT_RGBA8I.</summary>
        RGBA8I = 31,
        /// <summary>The constant CLGL_FORMAT_RGBA16I.</summary>
        RGBA16I = 32,
        /// <summary>The constant CLGL_FORMAT_RGBA32I.</summary>
        RGBA32I = 33,
        /// <summary>The constant CLGL_FORMAT_RGBA8UI.</summary>
        RGBA8UI = 34,
        /// <summary>The constant CLGL_FORMAT_RGBA16UI.</summary>
        RGBA16UI = 35,
        /// <summary>The constant CLGL_FORMAT_RGBA32UI.</summary>
        RGBA32UI = 36,
        /// <summary>The constant CLGL_FORMAT_BGRA8.</summary>
        BGRA8 = 37,
        /// <summary>The constant CLGL_FORMAT_BGRA8_SNORM.</summary>
        BGRA8_SNORM = 38,
        /// <summary>The constant CLGL_FORMAT_BGRA8I.</summary>
        BGRA8I = 39,
        /// <summary>The constant CLGL_FORMAT_BGRA8UI.</summary>
        BGRA8UI = 40,
        /// <summary>The constant CLGL_FORMAT_SRGB8_ALPHA8.</summary>
        SRGB8_ALPHA8 = 41,
        /// <summary>The constant CLGL_FORMAT_DEPTH_COMPONENT16.</summary>
        DEPTH_COMPONENT16 = 42,
        /// <summary>The constant CLGL_FORMAT_DEPTH_COMPONENT32F.</summary>
        DEPTH_COMPONENT32F = 43,
        /// <summary>The constant CLGL_FORMAT_DEPTH24_STENCIL8.</summary>
        DEPTH24_STENCIL8 = 44,
        /// <summary>The constant CLGL_FORMAT_DEPTH32F_STENCIL8.</summary>
        DEPTH32F_STENCIL8 = 45,
        /// <summary>The constant CLGL_FORMAT_ALPHA8.</summary>
        ALPHA8 = 46,
        /// <summary>The constant CLGL_FORMAT_ALPHA16.</summary>
        ALPHA16 = 47,
        /// <summary>The constant CLGL_FORMAT_ALPHA8_SNORM.</summary>
        ALPHA8_SNORM = 48,
        /// <summary>The constant CLGL_FORMAT_ALPHA16_SNORM.</summary>
        ALPHA16_SNORM = 49,
        /// <summary>The constant CLGL_FORMAT_ALPHA16F.</summary>
        ALPHA16F = 50,
        /// <summary>The constant CLGL_FORMAT_ALPHA32F.</summary>
        ALPHA32F = 51,
        /// <summary>The constant CLGL_FORMAT_ALPHA8I.</summary>
        ALPHA8I = 52,
        /// <summary>The constant CLGL_FORMAT_ALPHA16I.</summary>
        ALPHA16I = 53,
        /// <summary>The constant CLGL_FORMAT_ALPHA32I.</summary>
        ALPHA32I = 54,
        /// <summary>The constant CLGL_FORMAT_ALPHA8UI.</summary>
        ALPHA8UI = 55,
        /// <summary>The constant CLGL_FORMAT_ALPHA16UI.</summary>
        ALPHA16UI = 56,
        /// <summary>The constant CLGL_FORMAT_ALPHA32UI.</summary>
        ALPHA32UI = 57,
        /// <summary>The constant CLGL_FORMAT_LUMINANCE8.</summary>
        LUMINANCE8 = 58,
        /// <summary>The constant CLGL_FORMAT_LUMINANCE16.</summary>
        LUMINANCE16 = 59,
        /// <summary>The constant CLGL_FORMAT_LUMINANCE16F.</summary>
        LUMINANCE16F = 60,
        /// <summary>The constant CLGL_FORMAT_LUMINANCE32F.</summary>
        LUMINANCE32F = 61,
        /// <summary>The constant CLGL_FORMAT_INTENSITY8.</summary>
        INTENSITY8 = 62,
        /// <summary>The constant CLGL_FORMAT_INTENSITY16.</summary>
        INTENSITY16 = 63,
        /// <summary>The constant CLGL_FORMAT_INTENSITY16F.</summary>
        INTENSITY16F = 64,
        /// <summary>The constant CLGL_FORMAT_INTENSITY32F.</summary>
        INTENSITY32F = 65,
        /// <summary>The constant CLGL_FORMAT_ARGB8.</summary>
        ARGB8 = 66,
        /// <summary>The constant CLGL_FORMAT_ARGB8_SNORM.</summary>
        ARGB8_SNORM = 67,
        /// <summary>The constant CLGL_FORMAT_ARGB8I.</summary>
        ARGB8I = 68,
        /// <summary>The constant CLGL_FORMAT_ARGB8UI.</summary>
        ARGB8UI = 69,
        /// <summary>The constant CLGL_FORMAT_RGB8.</summary>
        RGB8 = 70,
        /// <summary>The constant CLGL_FORMAT_RGB16.</summary>
        RGB16 = 71,
        /// <summary>The constant CLGL_FORMAT_RGB8_SNORM.</summary>
        RGB8_SNORM = 72,
        /// <summary>The constant CLGL_FORMAT_RGB16_SNORM.</summary>
        RGB16_SNORM = 73,
        /// <summary>The constant CLGL_FORMAT_RGB16F.</summary>
        RGB16F = 74,
        /// <summary>The constant CLGL_FORMAT_RGB32F.</summary>
        RGB32F = 75,
        /// <summary>The constant CLGL_FORMAT_RGB8I.</summary>
        RGB8I = 76,
        /// <summary>The constant CLGL_FORMAT_RGB16I.</summary>
        RGB16I = 77,
        /// <summary>The constant CLGL_FORMAT_RGB32I.</summary>
        RGB32I = 78,
        /// <summary>The constant CLGL_FORMAT_RGB8UI.</summary>
        RGB8UI = 79,
        /// <summary>The constant CLGL_FORMAT_RGB16UI.</summary>
        RGB16UI = 80,
        /// <summary>The constant CLGL_FORMAT_RGB32UI.</summary>
        RGB32UI = 81,
        /// <summary>The constant CLGL_FORMAT_SRGB8.</summary>
        SRGB8 = 82,
        /// <summary>The constant CLGL_FORMAT_RGB565.</summary>
        RGB565 = 83,
        /// <summary>The constant CLGL_FORMAT_RGBA4.</summary>
        RGBA4 = 84,
        /// <summary>The constant CLGL_FORMAT_RGB5_A1.</summary>
        RGB5_A1 = 85,
        /// <summary>The constant CLGL_FORMAT_RGB10_A2.</summary>
        RGB10_A2 = 86,
        /// <summary>The constant CLGL_FORMAT_RGB10_A2UI.</summary>
        RGB10_A2UI = 87,
        /// <summary>The constant CLGL_FORMAT_R11F_G11F_B10F.</summary>
        R11F_G11F_B10F = 88,
        /// <summary>The constant CLGL_FORMAT_RGB9_E5.</summary>
        RGB9_E5 = 89,
        /// <summary>The constant CLGL_FORMAT_DEPTH_COMPONENT24.</summary>
        DEPTH_COMPONENT24 = 90,
        /// <summary>The constant CLGL_FORMAT_DEPTH_COMPONENT32.</summary>
        DEPTH_COMPONENT32 = 91,
        /// <summary>The constant CLGL_FORMAT_STENCIL_INDEX8.</summary>
        STENCIL_INDEX8 = 92,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RED_RGTC1.</summary>
        COMPRESSED_RED_RGTC1 = 93,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1.</summary>
        COMPRESSED_SIGNED_RED_RGTC1 = 94,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RG_RGTC2.</summary>
        COMPRESSED_RG_RGTC2 = 95,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2.</summary>
        COMPRESSED_SIGNED_RG_RGTC2 = 96,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM.</summary>
        COMPRESSED_RGBA_BPTC_UNORM = 97,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM.</summary>
        COMPRESSED_SRGB_ALPHA_BPTC_UNORM = 98,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT.</summary>
        COMPRESSED_RGB_BPTC_SIGNED_FLOAT = 99,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT.</summary>
        COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = 100,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1.</summary>
        COMPRESSED_RGB_S3TC_DXT1 = 101,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1.</summary>
        COMPRESSED_RGBA_S3TC_DXT1 = 102,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3.</summary>
        COMPRESSED_RGBA_S3TC_DXT3 = 103,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5.</summary>
        COMPRESSED_RGBA_S3TC_DXT5 = 104,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGB8_ETC2.</summary>
        COMPRESSED_RGB8_ETC2 = 105,
        /// <summary>The constant CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC.</summary>
        COMPRESSED_RGBA8_ETC2_EAC = 106,
    }

    /// <summary>What a format's channels hold.</summary>
    public enum ClglNumeric
    {
        /// <summary>What a format's channels hold.</summary>
        UNorm = 1,
        /// <summary>The constant CLGL_NUMERIC_SNORM.</summary>
        SNorm = 2,
        /// <summary>The constant CLGL_NUMERIC_FLOAT.</summary>
        Float = 3,
        /// <summary>The constant CLGL_NUMERIC_INT.</summary>
        Int = 4,
        /// <summary>The constant CLGL_NUMERIC_UINT.</summary>
        UInt = 5,
        /// <summary>Numbers from 0 to 1, the colours encoded as sRGB, alpha as it is.</summary>
        SRgb = 6,
        /// <summary>Depth, with or without stencil.</summary>
        Depth = 7,
    }
}
