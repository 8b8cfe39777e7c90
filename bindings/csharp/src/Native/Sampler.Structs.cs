// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What sampler to make. All of 0 is OpenGL's usual one for images.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_sampler_desc
    {
        /// <summary>sizeof(clgl_sampler_desc)</summary>
        public uint struct_size;
        /// <summary>CLGL_COORDINATES_...</summary>
        public int coordinates;
        /// <summary>CLGL_ADDRESSING_...</summary>
        public int addressing;
        /// <summary>CLGL_FILTER_...</summary>
        public int filter;
        /// <summary>A name for messages, copied; or NULL</summary>
        public byte* label;
    }

    /// <summary>What a sampler is.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_sampler_info
    {
        /// <summary>sizeof(clgl_sampler_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_COORDINATES_...</summary>
        public int coordinates;
        /// <summary>CLGL_ADDRESSING_...</summary>
        public int addressing;
        /// <summary>CLGL_FILTER_...</summary>
        public int filter;
        /// <summary>The descriptor's label, or ""; lives as long as the sampler</summary>
        public byte* label;
    }
}
