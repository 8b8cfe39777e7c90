// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a sampler to create. If all fields are 0: normalized coordinates, clamp to edge, nearest
    /// filter.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_sampler_desc
    {
        /// <summary>sizeof(clgl_sampler_desc)</summary>
        public uint struct_size;
        /// <summary>the unit of coordinates</summary>
        public int coordinates;
        /// <summary>the pixels that a kernel reads beyond the edge</summary>
        public int addressing;
        /// <summary>the value that a kernel reads between pixels</summary>
        public int filter;
        /// <summary>a name for messages, copied; NULL = none</summary>
        public byte* label;
    }

    /// <summary>The properties of a sampler.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_sampler_info
    {
        /// <summary>sizeof(clgl_sampler_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the unit of coordinates</summary>
        public int coordinates;
        /// <summary>the pixels that a kernel reads beyond the edge</summary>
        public int addressing;
        /// <summary>the value that a kernel reads between pixels</summary>
        public int filter;
        /// <summary>the label of the descriptor, or ""; valid until the sampler is destroyed</summary>
        public byte* label;
    }
}
