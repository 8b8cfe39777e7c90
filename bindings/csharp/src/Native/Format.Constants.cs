// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Formats, in OpenGL's terms: the channels, the bits of each, and what they hold: nothing more
        /// for numbers from 0 to 1, _SNORM from -1 to 1, F floating point, I and UI integers. They count from 1
        /// without gaps.</summary>
        public const int CLGL_FORMAT_NONE = 0;
        /// <summary>CLGL_FORMAT_R8</summary>
        public const int CLGL_FORMAT_R8 = 1;
        /// <summary>CLGL_FORMAT_R16</summary>
        public const int CLGL_FORMAT_R16 = 2;
        /// <summary>CLGL_FORMAT_R8_SNORM</summary>
        public const int CLGL_FORMAT_R8_SNORM = 3;
        /// <summary>CLGL_FORMAT_R16_SNORM</summary>
        public const int CLGL_FORMAT_R16_SNORM = 4;
        /// <summary>CLGL_FORMAT_R16F</summary>
        public const int CLGL_FORMAT_R16F = 5;
        /// <summary>CLGL_FORMAT_R32F</summary>
        public const int CLGL_FORMAT_R32F = 6;
        /// <summary>CLGL_FORMAT_R8I</summary>
        public const int CLGL_FORMAT_R8I = 7;
        /// <summary>CLGL_FORMAT_R16I</summary>
        public const int CLGL_FORMAT_R16I = 8;
        /// <summary>CLGL_FORMAT_R32I</summary>
        public const int CLGL_FORMAT_R32I = 9;
        /// <summary>CLGL_FORMAT_R8UI</summary>
        public const int CLGL_FORMAT_R8UI = 10;
        /// <summary>CLGL_FORMAT_R16UI</summary>
        public const int CLGL_FORMAT_R16UI = 11;
        /// <summary>CLGL_FORMAT_R32UI</summary>
        public const int CLGL_FORMAT_R32UI = 12;
        /// <summary>CLGL_FORMAT_RG8</summary>
        public const int CLGL_FORMAT_RG8 = 13;
        /// <summary>CLGL_FORMAT_RG16</summary>
        public const int CLGL_FORMAT_RG16 = 14;
        /// <summary>CLGL_FORMAT_RG8_SNORM</summary>
        public const int CLGL_FORMAT_RG8_SNORM = 15;
        /// <summary>CLGL_FORMAT_RG16_SNORM</summary>
        public const int CLGL_FORMAT_RG16_SNORM = 16;
        /// <summary>CLGL_FORMAT_RG16F</summary>
        public const int CLGL_FORMAT_RG16F = 17;
        /// <summary>CLGL_FORMAT_RG32F</summary>
        public const int CLGL_FORMAT_RG32F = 18;
        /// <summary>CLGL_FORMAT_RG8I</summary>
        public const int CLGL_FORMAT_RG8I = 19;
        /// <summary>CLGL_FORMAT_RG16I</summary>
        public const int CLGL_FORMAT_RG16I = 20;
        /// <summary>CLGL_FORMAT_RG32I</summary>
        public const int CLGL_FORMAT_RG32I = 21;
        /// <summary>CLGL_FORMAT_RG8UI</summary>
        public const int CLGL_FORMAT_RG8UI = 22;
        /// <summary>CLGL_FORMAT_RG16UI</summary>
        public const int CLGL_FORMAT_RG16UI = 23;
        /// <summary>CLGL_FORMAT_RG32UI</summary>
        public const int CLGL_FORMAT_RG32UI = 24;
        /// <summary>CLGL_FORMAT_RGBA8</summary>
        public const int CLGL_FORMAT_RGBA8 = 25;
        /// <summary>CLGL_FORMAT_RGBA16</summary>
        public const int CLGL_FORMAT_RGBA16 = 26;
        /// <summary>CLGL_FORMAT_RGBA8_SNORM</summary>
        public const int CLGL_FORMAT_RGBA8_SNORM = 27;
        /// <summary>CLGL_FORMAT_RGBA16_SNORM</summary>
        public const int CLGL_FORMAT_RGBA16_SNORM = 28;
        /// <summary>CLGL_FORMAT_RGBA16F</summary>
        public const int CLGL_FORMAT_RGBA16F = 29;
        /// <summary>CLGL_FORMAT_RGBA32F</summary>
        public const int CLGL_FORMAT_RGBA32F = 30;
        /// <summary>CLGL_FORMAT_RGBA8I</summary>
        public const int CLGL_FORMAT_RGBA8I = 31;
        /// <summary>CLGL_FORMAT_RGBA16I</summary>
        public const int CLGL_FORMAT_RGBA16I = 32;
        /// <summary>CLGL_FORMAT_RGBA32I</summary>
        public const int CLGL_FORMAT_RGBA32I = 33;
        /// <summary>CLGL_FORMAT_RGBA8UI</summary>
        public const int CLGL_FORMAT_RGBA8UI = 34;
        /// <summary>CLGL_FORMAT_RGBA16UI</summary>
        public const int CLGL_FORMAT_RGBA16UI = 35;
        /// <summary>CLGL_FORMAT_RGBA32UI</summary>
        public const int CLGL_FORMAT_RGBA32UI = 36;
        /// <summary>CLGL_FORMAT_BGRA8</summary>
        public const int CLGL_FORMAT_BGRA8 = 37;
        /// <summary>CLGL_FORMAT_BGRA8_SNORM</summary>
        public const int CLGL_FORMAT_BGRA8_SNORM = 38;
        /// <summary>CLGL_FORMAT_BGRA8I</summary>
        public const int CLGL_FORMAT_BGRA8I = 39;
        /// <summary>CLGL_FORMAT_BGRA8UI</summary>
        public const int CLGL_FORMAT_BGRA8UI = 40;
        /// <summary>CLGL_FORMAT_SRGB8_ALPHA8</summary>
        public const int CLGL_FORMAT_SRGB8_ALPHA8 = 41;
        /// <summary>CLGL_FORMAT_DEPTH_COMPONENT16</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT16 = 42;
        /// <summary>CLGL_FORMAT_DEPTH_COMPONENT32F</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT32F = 43;
        /// <summary>CLGL_FORMAT_DEPTH24_STENCIL8</summary>
        public const int CLGL_FORMAT_DEPTH24_STENCIL8 = 44;
        /// <summary>CLGL_FORMAT_DEPTH32F_STENCIL8</summary>
        public const int CLGL_FORMAT_DEPTH32F_STENCIL8 = 45;
        /// <summary>CLGL_FORMAT_ALPHA8</summary>
        public const int CLGL_FORMAT_ALPHA8 = 46;
        /// <summary>CLGL_FORMAT_ALPHA16</summary>
        public const int CLGL_FORMAT_ALPHA16 = 47;
        /// <summary>CLGL_FORMAT_ALPHA8_SNORM</summary>
        public const int CLGL_FORMAT_ALPHA8_SNORM = 48;
        /// <summary>CLGL_FORMAT_ALPHA16_SNORM</summary>
        public const int CLGL_FORMAT_ALPHA16_SNORM = 49;
        /// <summary>CLGL_FORMAT_ALPHA16F</summary>
        public const int CLGL_FORMAT_ALPHA16F = 50;
        /// <summary>CLGL_FORMAT_ALPHA32F</summary>
        public const int CLGL_FORMAT_ALPHA32F = 51;
        /// <summary>CLGL_FORMAT_ALPHA8I</summary>
        public const int CLGL_FORMAT_ALPHA8I = 52;
        /// <summary>CLGL_FORMAT_ALPHA16I</summary>
        public const int CLGL_FORMAT_ALPHA16I = 53;
        /// <summary>CLGL_FORMAT_ALPHA32I</summary>
        public const int CLGL_FORMAT_ALPHA32I = 54;
        /// <summary>CLGL_FORMAT_ALPHA8UI</summary>
        public const int CLGL_FORMAT_ALPHA8UI = 55;
        /// <summary>CLGL_FORMAT_ALPHA16UI</summary>
        public const int CLGL_FORMAT_ALPHA16UI = 56;
        /// <summary>CLGL_FORMAT_ALPHA32UI</summary>
        public const int CLGL_FORMAT_ALPHA32UI = 57;
        /// <summary>CLGL_FORMAT_LUMINANCE8</summary>
        public const int CLGL_FORMAT_LUMINANCE8 = 58;
        /// <summary>CLGL_FORMAT_LUMINANCE16</summary>
        public const int CLGL_FORMAT_LUMINANCE16 = 59;
        /// <summary>CLGL_FORMAT_LUMINANCE16F</summary>
        public const int CLGL_FORMAT_LUMINANCE16F = 60;
        /// <summary>CLGL_FORMAT_LUMINANCE32F</summary>
        public const int CLGL_FORMAT_LUMINANCE32F = 61;
        /// <summary>CLGL_FORMAT_INTENSITY8</summary>
        public const int CLGL_FORMAT_INTENSITY8 = 62;
        /// <summary>CLGL_FORMAT_INTENSITY16</summary>
        public const int CLGL_FORMAT_INTENSITY16 = 63;
        /// <summary>CLGL_FORMAT_INTENSITY16F</summary>
        public const int CLGL_FORMAT_INTENSITY16F = 64;
        /// <summary>CLGL_FORMAT_INTENSITY32F</summary>
        public const int CLGL_FORMAT_INTENSITY32F = 65;
        /// <summary>CLGL_FORMAT_ARGB8</summary>
        public const int CLGL_FORMAT_ARGB8 = 66;
        /// <summary>CLGL_FORMAT_ARGB8_SNORM</summary>
        public const int CLGL_FORMAT_ARGB8_SNORM = 67;
        /// <summary>CLGL_FORMAT_ARGB8I</summary>
        public const int CLGL_FORMAT_ARGB8I = 68;
        /// <summary>CLGL_FORMAT_ARGB8UI</summary>
        public const int CLGL_FORMAT_ARGB8UI = 69;
        /// <summary>CLGL_FORMAT_RGB8</summary>
        public const int CLGL_FORMAT_RGB8 = 70;
        /// <summary>CLGL_FORMAT_RGB16</summary>
        public const int CLGL_FORMAT_RGB16 = 71;
        /// <summary>CLGL_FORMAT_RGB8_SNORM</summary>
        public const int CLGL_FORMAT_RGB8_SNORM = 72;
        /// <summary>CLGL_FORMAT_RGB16_SNORM</summary>
        public const int CLGL_FORMAT_RGB16_SNORM = 73;
        /// <summary>CLGL_FORMAT_RGB16F</summary>
        public const int CLGL_FORMAT_RGB16F = 74;
        /// <summary>CLGL_FORMAT_RGB32F</summary>
        public const int CLGL_FORMAT_RGB32F = 75;
        /// <summary>CLGL_FORMAT_RGB8I</summary>
        public const int CLGL_FORMAT_RGB8I = 76;
        /// <summary>CLGL_FORMAT_RGB16I</summary>
        public const int CLGL_FORMAT_RGB16I = 77;
        /// <summary>CLGL_FORMAT_RGB32I</summary>
        public const int CLGL_FORMAT_RGB32I = 78;
        /// <summary>CLGL_FORMAT_RGB8UI</summary>
        public const int CLGL_FORMAT_RGB8UI = 79;
        /// <summary>CLGL_FORMAT_RGB16UI</summary>
        public const int CLGL_FORMAT_RGB16UI = 80;
        /// <summary>CLGL_FORMAT_RGB32UI</summary>
        public const int CLGL_FORMAT_RGB32UI = 81;
        /// <summary>CLGL_FORMAT_SRGB8</summary>
        public const int CLGL_FORMAT_SRGB8 = 82;
        /// <summary>CLGL_FORMAT_RGB565</summary>
        public const int CLGL_FORMAT_RGB565 = 83;
        /// <summary>CLGL_FORMAT_RGBA4</summary>
        public const int CLGL_FORMAT_RGBA4 = 84;
        /// <summary>CLGL_FORMAT_RGB5_A1</summary>
        public const int CLGL_FORMAT_RGB5_A1 = 85;
        /// <summary>CLGL_FORMAT_RGB10_A2</summary>
        public const int CLGL_FORMAT_RGB10_A2 = 86;
        /// <summary>CLGL_FORMAT_RGB10_A2UI</summary>
        public const int CLGL_FORMAT_RGB10_A2UI = 87;
        /// <summary>CLGL_FORMAT_R11F_G11F_B10F</summary>
        public const int CLGL_FORMAT_R11F_G11F_B10F = 88;
        /// <summary>CLGL_FORMAT_RGB9_E5</summary>
        public const int CLGL_FORMAT_RGB9_E5 = 89;
        /// <summary>CLGL_FORMAT_DEPTH_COMPONENT24</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT24 = 90;
        /// <summary>CLGL_FORMAT_DEPTH_COMPONENT32</summary>
        public const int CLGL_FORMAT_DEPTH_COMPONENT32 = 91;
        /// <summary>CLGL_FORMAT_STENCIL_INDEX8</summary>
        public const int CLGL_FORMAT_STENCIL_INDEX8 = 92;
        /// <summary>CLGL_FORMAT_COMPRESSED_RED_RGTC1</summary>
        public const int CLGL_FORMAT_COMPRESSED_RED_RGTC1 = 93;
        /// <summary>CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1</summary>
        public const int CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1 = 94;
        /// <summary>CLGL_FORMAT_COMPRESSED_RG_RGTC2</summary>
        public const int CLGL_FORMAT_COMPRESSED_RG_RGTC2 = 95;
        /// <summary>CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2</summary>
        public const int CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2 = 96;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM = 97;
        /// <summary>CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM</summary>
        public const int CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM = 98;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT = 99;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = 100;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1 = 101;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1 = 102;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3 = 103;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5 = 104;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGB8_ETC2</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGB8_ETC2 = 105;
        /// <summary>CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC</summary>
        public const int CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC = 106;
        /// <summary>What a format's channels hold.</summary>
        public const int CLGL_NUMERIC_UNORM = 1;
        /// <summary>CLGL_NUMERIC_SNORM</summary>
        public const int CLGL_NUMERIC_SNORM = 2;
        /// <summary>CLGL_NUMERIC_FLOAT</summary>
        public const int CLGL_NUMERIC_FLOAT = 3;
        /// <summary>CLGL_NUMERIC_INT</summary>
        public const int CLGL_NUMERIC_INT = 4;
        /// <summary>CLGL_NUMERIC_UINT</summary>
        public const int CLGL_NUMERIC_UINT = 5;
        /// <summary>Numbers from 0 to 1, the colours encoded as sRGB, alpha as it is.</summary>
        public const int CLGL_NUMERIC_SRGB = 6;
        /// <summary>Depth, with or without stencil.</summary>
        public const int CLGL_NUMERIC_DEPTH = 7;
    }
}
