// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What is handed over. The same description serves the acquire and the release.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_handover
    {
        /// <summary>sizeof(clgl_handover)</summary>
        public uint struct_size;
        /// <summary>CLGL_HANDOVER_...; acquire ignores those of the release, release those of the
        /// acquire</summary>
        public uint flags;
        /// <summary>How many buffers, and ranges if there are any</summary>
        public uint buffer_count;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>The buffers; sub-buffers too</summary>
        public IntPtr* buffers;
        /// <summary>NULL, or a range of each buffer, in bytes within it: at the acquire the part that the commands
        /// read or write, at the release the part that they wrote. A transport that copies moves no more than
        /// that. Without, the acquire takes whole buffers, and the release what the commands may have
        /// written.</summary>
        public clgl_range* buffer_ranges;
        /// <summary>How many textures, and regions if there are any</summary>
        public uint texture_count;
        /// <summary>reserved_too</summary>
        public uint reserved_too;
        /// <summary>The textures; textures of several levels of one OpenGL texture are apart</summary>
        public IntPtr* textures;
        /// <summary>NULL, or a region of each texture, as buffer_ranges has ranges of buffers</summary>
        public clgl_box* texture_regions;
    }
}
