// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>Pixel formats. The names are those of OpenGL: components, bits and encoding. No suffix stands for
    /// numbers from 0 to 1, _SNORM for numbers from -1 to 1, F for floating point, I and UI for integers. The
    /// values count from 1 without gaps.</summary>
    public enum ClglFormat
    {
        /// <summary>No format. In a descriptor that wraps an OpenGL texture: query the format from GL.</summary>
        None = 0,
        /// <summary>Red, 8 bits, 0 to 1.</summary>
        R8 = 1,
        /// <summary>Red, 16 bits, 0 to 1.</summary>
        R16 = 2,
        /// <summary>Red, 8 bits, -1 to 1.</summary>
        R8_SNORM = 3,
        /// <summary>Red, 16 bits, -1 to 1.</summary>
        R16_SNORM = 4,
        /// <summary>Red, 16-bit float.</summary>
        R16F = 5,
        /// <summary>Red, 32-bit float.</summary>
        R32F = 6,
        /// <summary>Red, 8-bit signed integer.</summary>
        R8I = 7,
        /// <summary>Red, 16-bit signed integer.</summary>
        R16I = 8,
        /// <summary>Red, 32-bit signed integer.</summary>
        R32I = 9,
        /// <summary>Red, 8-bit unsigned integer.</summary>
        R8UI = 10,
        /// <summary>Red, 16-bit unsigned integer.</summary>
        R16UI = 11,
        /// <summary>Red, 32-bit unsigned integer.</summary>
        R32UI = 12,
        /// <summary>Red and green, 8 bits each, 0 to 1.</summary>
        RG8 = 13,
        /// <summary>Red and green, 16 bits each, 0 to 1.</summary>
        RG16 = 14,
        /// <summary>Red and green, 8 bits each, -1 to 1.</summary>
        RG8_SNORM = 15,
        /// <summary>Red and green, 16 bits each, -1 to 1.</summary>
        RG16_SNORM = 16,
        /// <summary>Red and green, 16-bit floats.</summary>
        RG16F = 17,
        /// <summary>Red and green, 32-bit floats.</summary>
        RG32F = 18,
        /// <summary>Red and green, 8-bit signed integers.</summary>
        RG8I = 19,
        /// <summary>Red and green, 16-bit signed integers.</summary>
        RG16I = 20,
        /// <summary>Red and green, 32-bit signed integers.</summary>
        RG32I = 21,
        /// <summary>Red and green, 8-bit unsigned integers.</summary>
        RG8UI = 22,
        /// <summary>Red and green, 16-bit unsigned integers.</summary>
        RG16UI = 23,
        /// <summary>Red and green, 32-bit unsigned integers.</summary>
        RG32UI = 24,
        /// <summary>RGBA, 8 bits each, 0 to 1.</summary>
        RGBA8 = 25,
        /// <summary>RGBA, 16 bits each, 0 to 1.</summary>
        RGBA16 = 26,
        /// <summary>RGBA, 8 bits each, -1 to 1.</summary>
        RGBA8_SNORM = 27,
        /// <summary>RGBA, 16 bits each, -1 to 1.</summary>
        RGBA16_SNORM = 28,
        /// <summary>RGBA, 16-bit floats.</summary>
        RGBA16F = 29,
        /// <summary>RGBA, 32-bit floats.</summary>
        RGBA32F = 30,
        /// <summary>RGBA, 8-bit signed integers.</summary>
        RGBA8I = 31,
        /// <summary>RGBA, 16-bit signed integers.</summary>
        RGBA16I = 32,
        /// <summary>RGBA, 32-bit signed integers.</summary>
        RGBA32I = 33,
        /// <summary>RGBA, 8-bit unsigned integers.</summary>
        RGBA8UI = 34,
        /// <summary>RGBA, 16-bit unsigned integers.</summary>
        RGBA16UI = 35,
        /// <summary>RGBA, 32-bit unsigned integers.</summary>
        RGBA32UI = 36,
        /// <summary>BGRA, 8 bits each, 0 to 1.</summary>
        BGRA8 = 37,
        /// <summary>BGRA, 8 bits each, -1 to 1.</summary>
        BGRA8_SNORM = 38,
        /// <summary>BGRA, 8-bit signed integers.</summary>
        BGRA8I = 39,
        /// <summary>BGRA, 8-bit unsigned integers.</summary>
        BGRA8UI = 40,
        /// <summary>RGBA, 8 bits each, red, green and blue encoded as sRGB.</summary>
        SRGB8_ALPHA8 = 41,
        /// <summary>Depth, 16 bits, 0 to 1.</summary>
        DEPTH_COMPONENT16 = 42,
        /// <summary>Depth, 32-bit float.</summary>
        DEPTH_COMPONENT32F = 43,
        /// <summary>Depth, 24 bits, 0 to 1, with 8 bits of stencil.</summary>
        DEPTH24_STENCIL8 = 44,
        /// <summary>Depth, 32-bit float, with 8 bits of stencil.</summary>
        DEPTH32F_STENCIL8 = 45,
        /// <summary>Alpha, 8 bits, 0 to 1.</summary>
        ALPHA8 = 46,
        /// <summary>Alpha, 16 bits, 0 to 1.</summary>
        ALPHA16 = 47,
        /// <summary>Alpha, 8 bits, -1 to 1.</summary>
        ALPHA8_SNORM = 48,
        /// <summary>Alpha, 16 bits, -1 to 1.</summary>
        ALPHA16_SNORM = 49,
        /// <summary>Alpha, 16-bit float.</summary>
        ALPHA16F = 50,
        /// <summary>Alpha, 32-bit float.</summary>
        ALPHA32F = 51,
        /// <summary>Alpha, 8-bit signed integer.</summary>
        ALPHA8I = 52,
        /// <summary>Alpha, 16-bit signed integer.</summary>
        ALPHA16I = 53,
        /// <summary>Alpha, 32-bit signed integer.</summary>
        ALPHA32I = 54,
        /// <summary>Alpha, 8-bit unsigned integer.</summary>
        ALPHA8UI = 55,
        /// <summary>Alpha, 16-bit unsigned integer.</summary>
        ALPHA16UI = 56,
        /// <summary>Alpha, 32-bit unsigned integer.</summary>
        ALPHA32UI = 57,
        /// <summary>Luminance, 8 bits, 0 to 1.</summary>
        LUMINANCE8 = 58,
        /// <summary>Luminance, 16 bits, 0 to 1.</summary>
        LUMINANCE16 = 59,
        /// <summary>Luminance, 16-bit float.</summary>
        LUMINANCE16F = 60,
        /// <summary>Luminance, 32-bit float.</summary>
        LUMINANCE32F = 61,
        /// <summary>Intensity, 8 bits, 0 to 1.</summary>
        INTENSITY8 = 62,
        /// <summary>Intensity, 16 bits, 0 to 1.</summary>
        INTENSITY16 = 63,
        /// <summary>Intensity, 16-bit float.</summary>
        INTENSITY16F = 64,
        /// <summary>Intensity, 32-bit float.</summary>
        INTENSITY32F = 65,
        /// <summary>ARGB, 8 bits each, 0 to 1.</summary>
        ARGB8 = 66,
        /// <summary>ARGB, 8 bits each, -1 to 1.</summary>
        ARGB8_SNORM = 67,
        /// <summary>ARGB, 8-bit signed integers.</summary>
        ARGB8I = 68,
        /// <summary>ARGB, 8-bit unsigned integers.</summary>
        ARGB8UI = 69,
        /// <summary>RGB, 8 bits each, 0 to 1.</summary>
        RGB8 = 70,
        /// <summary>RGB, 16 bits each, 0 to 1.</summary>
        RGB16 = 71,
        /// <summary>RGB, 8 bits each, -1 to 1.</summary>
        RGB8_SNORM = 72,
        /// <summary>RGB, 16 bits each, -1 to 1.</summary>
        RGB16_SNORM = 73,
        /// <summary>RGB, 16-bit floats.</summary>
        RGB16F = 74,
        /// <summary>RGB, 32-bit floats.</summary>
        RGB32F = 75,
        /// <summary>RGB, 8-bit signed integers.</summary>
        RGB8I = 76,
        /// <summary>RGB, 16-bit signed integers.</summary>
        RGB16I = 77,
        /// <summary>RGB, 32-bit signed integers.</summary>
        RGB32I = 78,
        /// <summary>RGB, 8-bit unsigned integers.</summary>
        RGB8UI = 79,
        /// <summary>RGB, 16-bit unsigned integers.</summary>
        RGB16UI = 80,
        /// <summary>RGB, 32-bit unsigned integers.</summary>
        RGB32UI = 81,
        /// <summary>RGB, 8 bits each, encoded as sRGB.</summary>
        SRGB8 = 82,
        /// <summary>RGB, 5, 6 and 5 bits, 0 to 1.</summary>
        RGB565 = 83,
        /// <summary>RGBA, 4 bits each, 0 to 1.</summary>
        RGBA4 = 84,
        /// <summary>RGBA, 5 bits for each color and 1 for alpha, 0 to 1.</summary>
        RGB5_A1 = 85,
        /// <summary>RGBA, 10 bits for each color and 2 for alpha, 0 to 1.</summary>
        RGB10_A2 = 86,
        /// <summary>RGBA, 10 bits for each color and 2 for alpha, unsigned integers.</summary>
        RGB10_A2UI = 87,
        /// <summary>RGB, unsigned floats of 11, 11 and 10 bits.</summary>
        R11F_G11F_B10F = 88,
        /// <summary>RGB, 9 bits each with a common exponent of 5 bits.</summary>
        RGB9_E5 = 89,
        /// <summary>Depth, 24 bits, 0 to 1.</summary>
        DEPTH_COMPONENT24 = 90,
        /// <summary>Depth, 32 bits, 0 to 1.</summary>
        DEPTH_COMPONENT32 = 91,
        /// <summary>Stencil, 8 bits.</summary>
        STENCIL_INDEX8 = 92,
        /// <summary>Compressed: Red, RGTC1 blocks.</summary>
        COMPRESSED_RED_RGTC1 = 93,
        /// <summary>Compressed: Red, signed, RGTC1 blocks.</summary>
        COMPRESSED_SIGNED_RED_RGTC1 = 94,
        /// <summary>Compressed: Red and green, RGTC2 blocks.</summary>
        COMPRESSED_RG_RGTC2 = 95,
        /// <summary>Compressed: Red and green, signed, RGTC2 blocks.</summary>
        COMPRESSED_SIGNED_RG_RGTC2 = 96,
        /// <summary>Compressed: RGBA, BPTC blocks (BC7).</summary>
        COMPRESSED_RGBA_BPTC_UNORM = 97,
        /// <summary>Compressed: sRGB with alpha, BPTC blocks (BC7).</summary>
        COMPRESSED_SRGB_ALPHA_BPTC_UNORM = 98,
        /// <summary>Compressed: RGB, signed floats, BPTC blocks (BC6H).</summary>
        COMPRESSED_RGB_BPTC_SIGNED_FLOAT = 99,
        /// <summary>Compressed: RGB, unsigned floats, BPTC blocks (BC6H).</summary>
        COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = 100,
        /// <summary>Compressed: RGB, DXT1 blocks.</summary>
        COMPRESSED_RGB_S3TC_DXT1 = 101,
        /// <summary>Compressed: RGBA, DXT1 blocks.</summary>
        COMPRESSED_RGBA_S3TC_DXT1 = 102,
        /// <summary>Compressed: RGBA, DXT3 blocks.</summary>
        COMPRESSED_RGBA_S3TC_DXT3 = 103,
        /// <summary>Compressed: RGBA, DXT5 blocks.</summary>
        COMPRESSED_RGBA_S3TC_DXT5 = 104,
        /// <summary>Compressed: RGB, ETC2 blocks.</summary>
        COMPRESSED_RGB8_ETC2 = 105,
        /// <summary>Compressed: RGBA, ETC2 and EAC blocks.</summary>
        COMPRESSED_RGBA8_ETC2_EAC = 106,
    }

    /// <summary>The type of the components of a format.</summary>
    public enum ClglNumericType
    {
        /// <summary>Nothing: the value of a failed <c>FormatGetInfo</c>.</summary>
        None = 0,
        /// <summary>Numbers from 0 to 1, stored as unsigned integers.</summary>
        UNorm = 1,
        /// <summary>Numbers from -1 to 1, stored as signed integers.</summary>
        SNorm = 2,
        /// <summary>Floating-point numbers.</summary>
        Float = 3,
        /// <summary>Signed integers.</summary>
        Int = 4,
        /// <summary>Unsigned integers.</summary>
        UInt = 5,
        /// <summary>Numbers from 0 to 1, with colors encoded as sRGB and linear alpha.</summary>
        SRgb = 6,
        /// <summary>Depth, with or without stencil.</summary>
        Depth = 7,
    }
}
