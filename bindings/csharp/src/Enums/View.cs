// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What an item of a view consists of.</summary>
    public enum ClglElement
    {
        /// <summary>Raw bytes, as many as there are components</summary>
        Bytes = 0,
        /// <summary>The constant CLGL_ELEMENT_INT8.</summary>
        Int8 = 1,
        /// <summary>The constant CLGL_ELEMENT_UINT8.</summary>
        UInt8 = 2,
        /// <summary>The constant CLGL_ELEMENT_INT16.</summary>
        Int16 = 3,
        /// <summary>The constant CLGL_ELEMENT_UINT16.</summary>
        UInt16 = 4,
        /// <summary>The constant CLGL_ELEMENT_INT32.</summary>
        Int32 = 5,
        /// <summary>The constant CLGL_ELEMENT_UINT32.</summary>
        UInt32 = 6,
        /// <summary>The constant CLGL_ELEMENT_INT64.</summary>
        Int64 = 7,
        /// <summary>The constant CLGL_ELEMENT_UINT64.</summary>
        UInt64 = 8,
        /// <summary>The constant CLGL_ELEMENT_FLOAT16.</summary>
        Float16 = 9,
        /// <summary>The constant CLGL_ELEMENT_FLOAT32.</summary>
        Float32 = 10,
        /// <summary>The constant CLGL_ELEMENT_FLOAT64.</summary>
        Float64 = 11,
    }
}
