// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>No format. In a descriptor that wraps an OpenGL texture: query the format from GL.</summary>
        public const int CLGL_FORMAT_NONE = 0;
        /// <summary>Red, 8 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_R8 = 1;
        /// <summary>Red, 16 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_R16 = 2;
        /// <summary>Red, 8 bits, -1 to 1.</summary>
        public const int CLGL_FORMAT_R8_SNORM = 3;
        /// <summary>Red, 16 bits, -1 to 1.</summary>
        public const int CLGL_FORMAT_R16_SNORM = 4;
        /// <summary>Red, 16-bit float.</summary>
        public const int CLGL_FORMAT_R16F = 5;
        /// <summary>Red, 32-bit float.</summary>
        public const int CLGL_FORMAT_R32F = 6;
        /// <summary>Red, 8-bit signed integer.</summary>
        public const int CLGL_FORMAT_R8I = 7;
        /// <summary>Red, 16-bit signed integer.</summary>
        public const int CLGL_FORMAT_R16I = 8;
        /// <summary>Red, 32-bit signed integer.</summary>
        public const int CLGL_FORMAT_R32I = 9;
        /// <summary>Red, 8-bit unsigned integer.</summary>
        public const int CLGL_FORMAT_R8UI = 10;
        /// <summary>Red, 16-bit unsigned integer.</summary>
        public const int CLGL_FORMAT_R16UI = 11;
        /// <summary>Red, 32-bit unsigned integer.</summary>
        public const int CLGL_FORMAT_R32UI = 12;
        /// <summary>Red and green, 8 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_RG8 = 13;
        /// <summary>Red and green, 16 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_RG16 = 14;
        /// <summary>Red and green, 8 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_RG8_SNORM = 15;
        /// <summary>Red and green, 16 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_RG16_SNORM = 16;
        /// <summary>Red and green, 16-bit floats.</summary>
        public const int CLGL_FORMAT_RG16F = 17;
        /// <summary>Red and green, 32-bit floats.</summary>
        public const int CLGL_FORMAT_RG32F = 18;
        /// <summary>Red and green, 8-bit signed integers.</summary>
        public const int CLGL_FORMAT_RG8I = 19;
        /// <summary>Red and green, 16-bit signed integers.</summary>
        public const int CLGL_FORMAT_RG16I = 20;
        /// <summary>Red and green, 32-bit signed integers.</summary>
        public const int CLGL_FORMAT_RG32I = 21;
        /// <summary>Red and green, 8-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RG8UI = 22;
        /// <summary>Red and green, 16-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RG16UI = 23;
        /// <summary>Red and green, 32-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RG32UI = 24;
        /// <summary>RGBA, 8 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGBA8 = 25;
        /// <summary>RGBA, 16 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGBA16 = 26;
        /// <summary>RGBA, 8 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_RGBA8_SNORM = 27;
        /// <summary>RGBA, 16 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_RGBA16_SNORM = 28;
        /// <summary>RGBA, 16-bit floats.</summary>
        public const int CLGL_FORMAT_RGBA16F = 29;
        /// <summary>RGBA, 32-bit floats.</summary>
        public const int CLGL_FORMAT_RGBA32F = 30;
        /// <summary>RGBA, 8-bit signed integers.</summary>
        public const int CLGL_FORMAT_RGBA8I = 31;
        /// <summary>RGBA, 16-bit signed integers.</summary>
        public const int CLGL_FORMAT_RGBA16I = 32;
        /// <summary>RGBA, 32-bit signed integers.</summary>
        public const int CLGL_FORMAT_RGBA32I = 33;
        /// <summary>RGBA, 8-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RGBA8UI = 34;
        /// <summary>RGBA, 16-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RGBA16UI = 35;
        /// <summary>RGBA, 32-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RGBA32UI = 36;
        /// <summary>BGRA, 8 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_BGRA8 = 37;
        /// <summary>BGRA, 8 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_BGRA8_SNORM = 38;
        /// <summary>BGRA, 8-bit signed integers.</summary>
        public const int CLGL_FORMAT_BGRA8I = 39;
        /// <summary>BGRA, 8-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_BGRA8UI = 40;
        /// <summary>RGBA, 8 bits each, red, green and blue encoded as sRGB.</summary>
        public const int CLGL_FORMAT_SRGB8_ALPHA8 = 41;
        /// <summary>Depth, 16 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT16 = 42;
        /// <summary>Depth, 32-bit float.</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT32F = 43;
        /// <summary>Depth, 24 bits, 0 to 1, with 8 bits of stencil.</summary>
        public const int CLGL_FORMAT_DEPTH24_STENCIL8 = 44;
        /// <summary>Depth, 32-bit float, with 8 bits of stencil.</summary>
        public const int CLGL_FORMAT_DEPTH32F_STENCIL8 = 45;
        /// <summary>Alpha, 8 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_ALPHA8 = 46;
        /// <summary>Alpha, 16 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_ALPHA16 = 47;
        /// <summary>Alpha, 8 bits, -1 to 1.</summary>
        public const int CLGL_FORMAT_ALPHA8_SNORM = 48;
        /// <summary>Alpha, 16 bits, -1 to 1.</summary>
        public const int CLGL_FORMAT_ALPHA16_SNORM = 49;
        /// <summary>Alpha, 16-bit float.</summary>
        public const int CLGL_FORMAT_ALPHA16F = 50;
        /// <summary>Alpha, 32-bit float.</summary>
        public const int CLGL_FORMAT_ALPHA32F = 51;
        /// <summary>Alpha, 8-bit signed integer.</summary>
        public const int CLGL_FORMAT_ALPHA8I = 52;
        /// <summary>Alpha, 16-bit signed integer.</summary>
        public const int CLGL_FORMAT_ALPHA16I = 53;
        /// <summary>Alpha, 32-bit signed integer.</summary>
        public const int CLGL_FORMAT_ALPHA32I = 54;
        /// <summary>Alpha, 8-bit unsigned integer.</summary>
        public const int CLGL_FORMAT_ALPHA8UI = 55;
        /// <summary>Alpha, 16-bit unsigned integer.</summary>
        public const int CLGL_FORMAT_ALPHA16UI = 56;
        /// <summary>Alpha, 32-bit unsigned integer.</summary>
        public const int CLGL_FORMAT_ALPHA32UI = 57;
        /// <summary>Luminance, 8 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_LUMINANCE8 = 58;
        /// <summary>Luminance, 16 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_LUMINANCE16 = 59;
        /// <summary>Luminance, 16-bit float.</summary>
        public const int CLGL_FORMAT_LUMINANCE16F = 60;
        /// <summary>Luminance, 32-bit float.</summary>
        public const int CLGL_FORMAT_LUMINANCE32F = 61;
        /// <summary>Intensity, 8 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_INTENSITY8 = 62;
        /// <summary>Intensity, 16 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_INTENSITY16 = 63;
        /// <summary>Intensity, 16-bit float.</summary>
        public const int CLGL_FORMAT_INTENSITY16F = 64;
        /// <summary>Intensity, 32-bit float.</summary>
        public const int CLGL_FORMAT_INTENSITY32F = 65;
        /// <summary>ARGB, 8 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_ARGB8 = 66;
        /// <summary>ARGB, 8 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_ARGB8_SNORM = 67;
        /// <summary>ARGB, 8-bit signed integers.</summary>
        public const int CLGL_FORMAT_ARGB8I = 68;
        /// <summary>ARGB, 8-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_ARGB8UI = 69;
        /// <summary>RGB, 8 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGB8 = 70;
        /// <summary>RGB, 16 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGB16 = 71;
        /// <summary>RGB, 8 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_RGB8_SNORM = 72;
        /// <summary>RGB, 16 bits each, -1 to 1.</summary>
        public const int CLGL_FORMAT_RGB16_SNORM = 73;
        /// <summary>RGB, 16-bit floats.</summary>
        public const int CLGL_FORMAT_RGB16F = 74;
        /// <summary>RGB, 32-bit floats.</summary>
        public const int CLGL_FORMAT_RGB32F = 75;
        /// <summary>RGB, 8-bit signed integers.</summary>
        public const int CLGL_FORMAT_RGB8I = 76;
        /// <summary>RGB, 16-bit signed integers.</summary>
        public const int CLGL_FORMAT_RGB16I = 77;
        /// <summary>RGB, 32-bit signed integers.</summary>
        public const int CLGL_FORMAT_RGB32I = 78;
        /// <summary>RGB, 8-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RGB8UI = 79;
        /// <summary>RGB, 16-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RGB16UI = 80;
        /// <summary>RGB, 32-bit unsigned integers.</summary>
        public const int CLGL_FORMAT_RGB32UI = 81;
        /// <summary>RGB, 8 bits each, encoded as sRGB.</summary>
        public const int CLGL_FORMAT_SRGB8 = 82;
        /// <summary>RGB, 5, 6 and 5 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGB565 = 83;
        /// <summary>RGBA, 4 bits each, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGBA4 = 84;
        /// <summary>RGBA, 5 bits for each color and 1 for alpha, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGB5_A1 = 85;
        /// <summary>RGBA, 10 bits for each color and 2 for alpha, 0 to 1.</summary>
        public const int CLGL_FORMAT_RGB10_A2 = 86;
        /// <summary>RGBA, 10 bits for each color and 2 for alpha, unsigned integers.</summary>
        public const int CLGL_FORMAT_RGB10_A2UI = 87;
        /// <summary>RGB, unsigned floats of 11, 11 and 10 bits.</summary>
        public const int CLGL_FORMAT_R11F_G11F_B10F = 88;
        /// <summary>RGB, 9 bits each with a common exponent of 5 bits.</summary>
        public const int CLGL_FORMAT_RGB9_E5 = 89;
        /// <summary>Depth, 24 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT24 = 90;
        /// <summary>Depth, 32 bits, 0 to 1.</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT32 = 91;
        /// <summary>Stencil, 8 bits.</summary>
        public const int CLGL_FORMAT_STENCIL_INDEX8 = 92;
        /// <summary>Compressed: Red, RGTC1 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RED_RGTC1 = 93;
        /// <summary>Compressed: Red, signed, RGTC1 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1 = 94;
        /// <summary>Compressed: Red and green, RGTC2 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RG_RGTC2 = 95;
        /// <summary>Compressed: Red and green, signed, RGTC2 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2 = 96;
        /// <summary>Compressed: RGBA, BPTC blocks (BC7).</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM = 97;
        /// <summary>Compressed: sRGB with alpha, BPTC blocks (BC7).</summary>
        public const int CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM = 98;
        /// <summary>Compressed: RGB, signed floats, BPTC blocks (BC6H).</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT = 99;
        /// <summary>Compressed: RGB, unsigned floats, BPTC blocks (BC6H).</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = 100;
        /// <summary>Compressed: RGB, DXT1 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1 = 101;
        /// <summary>Compressed: RGBA, DXT1 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1 = 102;
        /// <summary>Compressed: RGBA, DXT3 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3 = 103;
        /// <summary>Compressed: RGBA, DXT5 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5 = 104;
        /// <summary>Compressed: RGB, ETC2 blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB8_ETC2 = 105;
        /// <summary>Compressed: RGBA, ETC2 and EAC blocks.</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC = 106;
        /// <summary>Nothing: the value of a failed clgl_format_get_info.</summary>
        public const int CLGL_NUMERIC_NONE = 0;
        /// <summary>Numbers from 0 to 1, stored as unsigned integers.</summary>
        public const int CLGL_NUMERIC_UNORM = 1;
        /// <summary>Numbers from -1 to 1, stored as signed integers.</summary>
        public const int CLGL_NUMERIC_SNORM = 2;
        /// <summary>Floating-point numbers.</summary>
        public const int CLGL_NUMERIC_FLOAT = 3;
        /// <summary>Signed integers.</summary>
        public const int CLGL_NUMERIC_INT = 4;
        /// <summary>Unsigned integers.</summary>
        public const int CLGL_NUMERIC_UINT = 5;
        /// <summary>Numbers from 0 to 1, with colors encoded as sRGB and linear alpha.</summary>
        public const int CLGL_NUMERIC_SRGB = 6;
        /// <summary>Depth, with or without stencil.</summary>
        public const int CLGL_NUMERIC_DEPTH = 7;
    }
}
