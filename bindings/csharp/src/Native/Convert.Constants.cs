// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>What a number of a buffer's pixels is.</summary>
        public const int CLGL_PIXEL_UNORM8 = 0;
        /// <summary>CLGL_PIXEL_SNORM8</summary>
        public const int CLGL_PIXEL_SNORM8 = 1;
        /// <summary>CLGL_PIXEL_UINT8</summary>
        public const int CLGL_PIXEL_UINT8 = 2;
        /// <summary>CLGL_PIXEL_INT8</summary>
        public const int CLGL_PIXEL_INT8 = 3;
        /// <summary>CLGL_PIXEL_FLOAT32</summary>
        public const int CLGL_PIXEL_FLOAT32 = 4;
        /// <summary>Upside down: what is the first row of the one side is the last of the other.</summary>
        public const uint CLGL_CONVERT_FLIP = 1;
        /// <summary>clgl_convert_buffer: the pixels may be a part of the buffers.</summary>
        public const uint CLGL_CONVERT_PART = 2;
    }
}
