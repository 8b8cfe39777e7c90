// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a view's fields mean together.</summary>
    public sealed unsafe class ClglViewInfo
    {
        internal ClglViewInfo(clgl_view_info* raw)
        {
            IsCContiguous = raw->is_c_contiguous != 0;
            IsFortranContiguous = raw->is_fortran_contiguous != 0;
            IsWritable = raw->is_writable != 0;
            ItemCount = raw->item_count;
            Size = raw->size;
            FirstByte = raw->first_byte;
            Span = raw->span;
        }

        /// <summary>1 if the items lie without gaps in C order (the last index runs fastest), in Fortran order
        /// (the first does)</summary>
        public bool IsCContiguous { get; }
        /// <summary>clgl_view_info.is_fortran_contiguous, as OpenCL has it</summary>
        public bool IsFortranContiguous { get; }
        /// <summary>1 if commands may write it: it is not for reading only, and no two items share bytes</summary>
        public bool IsWritable { get; }
        /// <summary>How many items, and their bytes together</summary>
        public ulong ItemCount { get; }
        /// <summary>clgl_view_info.size, as OpenCL has it</summary>
        public ulong Size { get; }
        /// <summary>The lowest byte of the buffer that an item has, and how many from there to the end of the
        /// highest; 0 and 0 for an empty view</summary>
        public ulong FirstByte { get; }
        /// <summary>clgl_view_info.span, as OpenCL has it</summary>
        public ulong Span { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglViewInfo",
                            "IsCContiguous", IsCContiguous,
                            "IsFortranContiguous", IsFortranContiguous,
                            "IsWritable", IsWritable,
                            "ItemCount", ItemCount,
                            "Size", Size,
                            "FirstByte", FirstByte,
                            "Span", Span);
        }
    }
}
