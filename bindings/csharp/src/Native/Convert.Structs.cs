// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>How pixels lie in a buffer.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_pixel_layout
    {
        /// <summary>sizeof(clgl_pixel_layout)</summary>
        public uint struct_size;
        /// <summary>CLGL_PIXEL_...</summary>
        public int component;
        /// <summary>Numbers of a pixel, 1 to 4; 0 for 4</summary>
        public uint channels;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>Where the first pixel starts, in bytes</summary>
        public UIntPtr offset;
        /// <summary>Bytes from row to row, and from slice (or layer) to slice; 0 for tightly packed. Any row pitch
        /// will do; a slice pitch is a multiple of it.</summary>
        public UIntPtr row_pitch;
        /// <summary>slice_pitch</summary>
        public UIntPtr slice_pitch;
    }
}
