// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What a number of a buffer's pixels is.</summary>
    public enum ClglPixel
    {
        /// <summary>What a number of a buffer's pixels is.</summary>
        UNorm8 = 0,
        /// <summary>The constant CLGL_PIXEL_SNORM8.</summary>
        SNorm8 = 1,
        /// <summary>The constant CLGL_PIXEL_UINT8.</summary>
        UInt8 = 2,
        /// <summary>The constant CLGL_PIXEL_INT8.</summary>
        Int8 = 3,
        /// <summary>The constant CLGL_PIXEL_FLOAT32.</summary>
        Float32 = 4,
    }

    /// <summary>How pixels are converted.</summary>
    [Flags]
    public enum ClglConvertFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Upside down: what is the first row of the one side is the last of the other.</summary>
        Flip = 1,
        /// <summary>clgl_convert_buffer: the pixels may be a part of the buffers.</summary>
        Part = 2,
    }
}
