// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>A buffer, or a part of it, as an array.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_view
    {
        /// <summary>sizeof(clgl_view)</summary>
        public uint struct_size;
        /// <summary>whether commands must not write through the view</summary>
        public uint read_only;
        /// <summary>the type of the components of an item</summary>
        public int format;
        /// <summary>number of components of an item: 1, or more for vectors, without padding (three floats have 12
        /// bytes); with CLGL_ELEMENT_BYTES, size of an item in bytes</summary>
        public uint components;
        /// <summary>size of an item in bytes, which must match format and components</summary>
        public uint element_size;
        /// <summary>1 to CLGL_VIEW_MAX_DIMENSIONS</summary>
        public uint dimensions;
        /// <summary>distance between neighbouring items in each dimension, in bytes; may be negative, or 0 in a
        /// view that is only read</summary>
        public fixed long strides[8];
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape0;
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape1;
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape2;
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape3;
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape4;
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape5;
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape6;
        /// <summary>number of items in each dimension; 0 = the view is empty</summary>
        public UIntPtr shape7;
        /// <summary>where the item with index 0 in all dimensions starts in the buffer, in bytes</summary>
        public UIntPtr offset;
        /// <summary>the buffer, also a sub-buffer</summary>
        public IntPtr buffer;
    }

    /// <summary>Information derived from the fields of a view.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_view_info
    {
        /// <summary>sizeof(clgl_view_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>whether the items are contiguous in C order (the last index varies fastest)</summary>
        public uint is_c_contiguous;
        /// <summary>whether the items are contiguous in Fortran order (the first index varies fastest)</summary>
        public uint is_fortran_contiguous;
        /// <summary>whether commands may write through the view: it is not read-only, and no two items share
        /// bytes</summary>
        public uint is_writable;
        /// <summary>number of items</summary>
        public ulong item_count;
        /// <summary>bytes of all items</summary>
        public ulong size;
        /// <summary>offset of the lowest byte of all items in the buffer; 0 for an empty view</summary>
        public ulong first_byte;
        /// <summary>number of bytes from first_byte to the end of the highest item; 0 for an empty view</summary>
        public ulong span;
    }

    /// <summary>A part of a dimension, like start:stop:step in Python. Negative indices count from the end;
    /// indices beyond either end are clamped to it. CLGL_SLICE_INIT selects the whole dimension.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_slice
    {
        /// <summary>sizeof(clgl_slice)</summary>
        public uint struct_size;
        /// <summary>0 = the whole dimension</summary>
        public uint flags;
        /// <summary>the first item</summary>
        public long start;
        /// <summary>the first item after the slice</summary>
        public long stop;
        /// <summary>distance between selected items, in items; negative = backwards; 0 = 1</summary>
        public long step;
    }
}
