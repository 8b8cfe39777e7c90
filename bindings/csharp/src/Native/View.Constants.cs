// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Raw bytes, as many as there are components.</summary>
        public const int CLGL_ELEMENT_BYTES = 0;
        /// <summary>8-bit signed integer.</summary>
        public const int CLGL_ELEMENT_INT8 = 1;
        /// <summary>8-bit unsigned integer.</summary>
        public const int CLGL_ELEMENT_UINT8 = 2;
        /// <summary>16-bit signed integer.</summary>
        public const int CLGL_ELEMENT_INT16 = 3;
        /// <summary>16-bit unsigned integer.</summary>
        public const int CLGL_ELEMENT_UINT16 = 4;
        /// <summary>32-bit signed integer.</summary>
        public const int CLGL_ELEMENT_INT32 = 5;
        /// <summary>32-bit unsigned integer.</summary>
        public const int CLGL_ELEMENT_UINT32 = 6;
        /// <summary>64-bit signed integer.</summary>
        public const int CLGL_ELEMENT_INT64 = 7;
        /// <summary>64-bit unsigned integer.</summary>
        public const int CLGL_ELEMENT_UINT64 = 8;
        /// <summary>16-bit float.</summary>
        public const int CLGL_ELEMENT_FLOAT16 = 9;
        /// <summary>32-bit float.</summary>
        public const int CLGL_ELEMENT_FLOAT32 = 10;
        /// <summary>64-bit float.</summary>
        public const int CLGL_ELEMENT_FLOAT64 = 11;
        /// <summary>The slice starts at start; without this flag, at the first item, or at the last item if step
        /// is negative.</summary>
        public const uint CLGL_SLICE_START = 1;
        /// <summary>The slice ends before stop; without this flag it extends to the end.</summary>
        public const uint CLGL_SLICE_STOP = 2;
        /// <summary>Select the single item with the index start, and remove the dimension.</summary>
        public const uint CLGL_SLICE_INDEX = 4;
        /// <summary>The maximum number of dimensions of a view.</summary>
        public const int CLGL_VIEW_MAX_DIMENSIONS = 8;
    }
}
