// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>8 bits: 0 to 255 stand for 0 to 1.</summary>
        public const int CLGL_PIXEL_UNORM8 = 0;
        /// <summary>8 bits: -127 to 127 stand for -1 to 1.</summary>
        public const int CLGL_PIXEL_SNORM8 = 1;
        /// <summary>8-bit unsigned integer.</summary>
        public const int CLGL_PIXEL_UINT8 = 2;
        /// <summary>8-bit signed integer.</summary>
        public const int CLGL_PIXEL_INT8 = 3;
        /// <summary>32-bit float.</summary>
        public const int CLGL_PIXEL_FLOAT32 = 4;
        /// <summary>Reverse the order of rows: the first row of the source is the last of the
        /// destination.</summary>
        public const uint CLGL_CONVERT_FLIP = 1;
        /// <summary>clgl_convert_buffer: the buffers may be larger than their pixels.</summary>
        public const uint CLGL_CONVERT_ALLOW_PARTIAL = 2;
    }
}
