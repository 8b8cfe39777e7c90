// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>Information derived from the fields of a view.</summary>
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

        /// <summary>Whether the items are contiguous in C order (the last index varies fastest).</summary>
        public bool IsCContiguous { get; }

        /// <summary>Whether the items are contiguous in Fortran order (the first index varies fastest).</summary>
        public bool IsFortranContiguous { get; }

        /// <summary>Whether commands may write through the view: it is not read-only, and no two items share
        /// bytes.</summary>
        public bool IsWritable { get; }

        /// <summary>Number of items.</summary>
        public ulong ItemCount { get; }

        /// <summary>Bytes of all items.</summary>
        public ulong Size { get; }

        /// <summary>Offset of the lowest byte of all items in the buffer; 0 for an empty view.</summary>
        public ulong FirstByte { get; }

        /// <summary>Number of bytes from first_byte to the end of the highest item; 0 for an empty view.</summary>
        public ulong Span { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
