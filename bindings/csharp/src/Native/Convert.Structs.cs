// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>The layout of pixels in a buffer.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_pixel_layout
    {
        /// <summary>sizeof(clgl_pixel_layout)</summary>
        public uint struct_size;
        /// <summary>the type of each component</summary>
        public int component_type;
        /// <summary>number of components of a pixel, 1 to 4; 0 = 4</summary>
        public uint component_count;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>where the first pixel starts, in bytes</summary>
        public UIntPtr offset;
        /// <summary>bytes from row to row, any number; 0 = tightly packed</summary>
        public UIntPtr row_pitch;
        /// <summary>bytes from slice (or layer) to slice, a multiple of row_pitch; 0 = tightly packed</summary>
        public UIntPtr slice_pitch;
    }
}
