// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The type of the components of pixels in a buffer.</summary>
    public enum ClglPixelComponentType
    {
        /// <summary>8 bits: 0 to 255 stand for 0 to 1.</summary>
        UNorm8 = 0,
        /// <summary>8 bits: -127 to 127 stand for -1 to 1.</summary>
        SNorm8 = 1,
        /// <summary>8-bit unsigned integer.</summary>
        UInt8 = 2,
        /// <summary>8-bit signed integer.</summary>
        Int8 = 3,
        /// <summary>32-bit float.</summary>
        Float32 = 4,
    }

    /// <summary>Flags of conversions.</summary>
    [Flags]
    public enum ClglConvertFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Reverse the order of rows: the first row of the source is the last of the
        /// destination.</summary>
        Flip = 1,
        /// <summary><c>ClglBuffer.ConvertBuffer</c>: the buffers may be larger than their pixels.</summary>
        AllowPartial = 2,
    }
}
