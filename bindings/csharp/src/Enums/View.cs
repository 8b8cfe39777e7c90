// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The type of the components of an item.</summary>
    public enum ClglElementType
    {
        /// <summary>Raw bytes, as many as there are components.</summary>
        Bytes = 0,
        /// <summary>8-bit signed integer.</summary>
        Int8 = 1,
        /// <summary>8-bit unsigned integer.</summary>
        UInt8 = 2,
        /// <summary>16-bit signed integer.</summary>
        Int16 = 3,
        /// <summary>16-bit unsigned integer.</summary>
        UInt16 = 4,
        /// <summary>32-bit signed integer.</summary>
        Int32 = 5,
        /// <summary>32-bit unsigned integer.</summary>
        UInt32 = 6,
        /// <summary>64-bit signed integer.</summary>
        Int64 = 7,
        /// <summary>64-bit unsigned integer.</summary>
        UInt64 = 8,
        /// <summary>16-bit float.</summary>
        Float16 = 9,
        /// <summary>32-bit float.</summary>
        Float32 = 10,
        /// <summary>64-bit float.</summary>
        Float64 = 11,
    }

    /// <summary>Flags of <see cref="ClglSlice"/>.</summary>
    [Flags]
    public enum ClglSliceFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>The slice starts at start; without this flag, at the first item, or at the last item if step
        /// is negative.</summary>
        Start = 1,
        /// <summary>The slice ends before stop; without this flag it extends to the end.</summary>
        Stop = 2,
        /// <summary>Select the single item with the index start, and remove the dimension.</summary>
        Index = 4,
    }
}
