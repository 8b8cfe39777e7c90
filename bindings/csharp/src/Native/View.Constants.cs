// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>How many dimensions a view can have, at least 1.</summary>
        public const int CLGL_VIEW_MAX_DIMENSIONS = 8;
        /// <summary>Raw bytes, as many as there are components</summary>
        public const int CLGL_ELEMENT_BYTES = 0;
        /// <summary>CLGL_ELEMENT_INT8</summary>
        public const int CLGL_ELEMENT_INT8 = 1;
        /// <summary>CLGL_ELEMENT_UINT8</summary>
        public const int CLGL_ELEMENT_UINT8 = 2;
        /// <summary>CLGL_ELEMENT_INT16</summary>
        public const int CLGL_ELEMENT_INT16 = 3;
        /// <summary>CLGL_ELEMENT_UINT16</summary>
        public const int CLGL_ELEMENT_UINT16 = 4;
        /// <summary>CLGL_ELEMENT_INT32</summary>
        public const int CLGL_ELEMENT_INT32 = 5;
        /// <summary>CLGL_ELEMENT_UINT32</summary>
        public const int CLGL_ELEMENT_UINT32 = 6;
        /// <summary>CLGL_ELEMENT_INT64</summary>
        public const int CLGL_ELEMENT_INT64 = 7;
        /// <summary>CLGL_ELEMENT_UINT64</summary>
        public const int CLGL_ELEMENT_UINT64 = 8;
        /// <summary>CLGL_ELEMENT_FLOAT16</summary>
        public const int CLGL_ELEMENT_FLOAT16 = 9;
        /// <summary>CLGL_ELEMENT_FLOAT32</summary>
        public const int CLGL_ELEMENT_FLOAT32 = 10;
        /// <summary>CLGL_ELEMENT_FLOAT64</summary>
        public const int CLGL_ELEMENT_FLOAT64 = 11;
        /// <summary>start is given; else the slice starts with the first item, or, backwards, with the
        /// last.</summary>
        public const uint CLGL_SLICE_START = 1;
        /// <summary>stop is given; else the slice goes to the end.</summary>
        public const uint CLGL_SLICE_STOP = 2;
        /// <summary>Not a slice but the one item with the index start: the dimension goes.</summary>
        public const uint CLGL_SLICE_INDEX = 4;
    }
}
