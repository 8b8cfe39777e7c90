// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>The objects of a hand-over. The same description serves the acquire and the release.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_handover
    {
        /// <summary>sizeof(clgl_handover)</summary>
        public uint struct_size;
        /// <summary>acquire ignores flags for release, and the reverse; 0 = none</summary>
        public uint flags;
        /// <summary>number of buffers, and of buffer_ranges if there are any</summary>
        public uint buffer_count;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>the buffers, also sub-buffers; NULL if buffer_count is 0</summary>
        public IntPtr* buffers;
        /// <summary>a range of each buffer, in bytes: at the acquire the part that commands read or write, at the
        /// release the part that they wrote. A transport that copies moves only that. NULL = whole buffers at the
        /// acquire, what commands may have written at the release</summary>
        public clgl_range* buffer_ranges;
        /// <summary>number of textures, and of texture_regions if there are any</summary>
        public uint texture_count;
        /// <summary>must be 0</summary>
        public uint reserved2;
        /// <summary>the textures; mip levels of one OpenGL texture are separate objects; NULL if texture_count is
        /// 0</summary>
        public IntPtr* textures;
        /// <summary>a region of each texture, like buffer_ranges; NULL = whole textures</summary>
        public clgl_box* texture_regions;
    }
}
