// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>The objects to acquire or release. The same structure can be passed to clgl_acquire and
    /// clgl_release.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_handover
    {
        /// <summary>sizeof(clgl_handover)</summary>
        public uint struct_size;
        /// <summary>acquires ignore flags for releases, and releases ignore flags for acquires; 0 = none</summary>
        public uint flags;
        /// <summary>number of buffers, and of elements of buffer_ranges if it is not NULL</summary>
        public uint buffer_count;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>the buffers, also sub-buffers; NULL if buffer_count is 0</summary>
        public IntPtr* buffers;
        /// <summary>a range of each buffer, in bytes: for an acquire the range that commands read or write, for a
        /// release the range that they wrote. A transport that copies data limits its copies to this range. NULL =
        /// for an acquire whole buffers, for a release the bytes that commands may have written</summary>
        public clgl_range* buffer_ranges;
        /// <summary>number of textures, and of elements of texture_regions if it is not NULL</summary>
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
