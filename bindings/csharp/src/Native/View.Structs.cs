// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
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
        /// <summary>1 if commands must not write through it, else 0</summary>
        public uint read_only;
        /// <summary>CLGL_ELEMENT_...</summary>
        public int format;
        /// <summary>Numbers per item: 1, or more for vectors, packed (three floats are 12 bytes); or bytes per
        /// item</summary>
        public uint components;
        /// <summary>Bytes of an item: what format and components say</summary>
        public uint element_size;
        /// <summary>From 1 to CLGL_VIEW_MAX_DIMENSIONS</summary>
        public uint dimensions;
        /// <summary>Bytes from an item to the next one along each dimension; may be negative, or 0 for what is
        /// only read</summary>
        public fixed long strides[8];
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape0;
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape1;
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape2;
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape3;
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape4;
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape5;
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape6;
        /// <summary>Items along each dimension; 0 makes the view empty</summary>
        public UIntPtr shape7;
        /// <summary>Where the item with index 0 in all dimensions starts in the buffer, in bytes</summary>
        public UIntPtr offset;
        /// <summary>The buffer; may be a sub-buffer</summary>
        public IntPtr buffer;
    }

    /// <summary>What a view's fields mean together.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_view_info
    {
        /// <summary>sizeof(clgl_view_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>1 if the items lie without gaps in C order (the last index runs fastest), in Fortran order
        /// (the first does)</summary>
        public uint is_c_contiguous;
        /// <summary>is_fortran_contiguous</summary>
        public uint is_fortran_contiguous;
        /// <summary>1 if commands may write it: it is not for reading only, and no two items share bytes</summary>
        public uint is_writable;
        /// <summary>How many items, and their bytes together</summary>
        public ulong item_count;
        /// <summary>size</summary>
        public ulong size;
        /// <summary>The lowest byte of the buffer that an item has, and how many from there to the end of the
        /// highest; 0 and 0 for an empty view</summary>
        public ulong first_byte;
        /// <summary>span</summary>
        public ulong span;
    }

    /// <summary>A part of a dimension, as Python's start:stop:step. Negative indices count from the end, those
    /// beyond either end are brought to it. Untouched, it is the whole dimension.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_slice
    {
        /// <summary>sizeof(clgl_slice)</summary>
        public uint struct_size;
        /// <summary>CLGL_SLICE_...</summary>
        public uint flags;
        /// <summary>The first item, and the first that is left out</summary>
        public long start;
        /// <summary>stop</summary>
        public long stop;
        /// <summary>From item to item; negative for backwards; 0 is 1</summary>
        public long step;
    }
}
