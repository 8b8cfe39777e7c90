// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What texture to make.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_desc
    {
        /// <summary>sizeof(clgl_texture_desc)</summary>
        public uint struct_size;
        /// <summary>CLGL_TEXTURE_... of those above</summary>
        public uint flags;
        /// <summary>CLGL_ACCESS_...</summary>
        public int access;
        /// <summary>CLGL_TEXTURE_KIND_...; 0 for what gl_target is for OpenCL</summary>
        public int kind;
        /// <summary>CLGL_FORMAT_...; wrapped: what is expected, or 0 to ask OpenGL</summary>
        public int format;
        /// <summary>Pixels; rows, slices and layers where the kind has them, else 0 or 1. Of the level that is
        /// shared. Wrapped: what is expected, or 0 to ask OpenGL, which OpenGL ES 3.0 cannot be asked.</summary>
        public uint width;
        /// <summary>height</summary>
        public uint height;
        /// <summary>depth</summary>
        public uint depth;
        /// <summary>layers</summary>
        public uint layers;
        /// <summary>Mipmap levels of a new texture; 0 for one</summary>
        public uint levels;
        /// <summary>An existing texture's or renderbuffer's name to wrap; 0 to make one</summary>
        public uint gl_name;
        /// <summary>OpenGL's target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE,
        /// GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face of it
        /// such as GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (of CLGL_TEXTURE_KIND_1D; OpenCL's image has
        /// the texels of its range of its buffer, whose bytes take turns with other wrappings of that; formats are
        /// not converted), GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (of
        /// CLGL_TEXTURE_KIND_2D_ARRAY; layers are OpenGL's here), or GL_RENDERBUFFER; 0 for the kind's
        /// own</summary>
        public uint gl_target;
        /// <summary>The mipmap level that is shared</summary>
        public uint level;
        /// <summary>CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the best</summary>
        public int transport;
        /// <summary>Bytes from row to row and from slice (or layer) to slice of data; 0 for tightly
        /// packed</summary>
        public UIntPtr row_pitch;
        /// <summary>slice_pitch</summary>
        public UIntPtr slice_pitch;
        /// <summary>Pixels to start with, copied before the call returns; CLGL_TEXTURE_USE_HOST_MEMORY: the
        /// memory; or NULL</summary>
        public void* data;
        /// <summary>CLGL_TEXTURE_KIND_BUFFER: whose pixels they are; a buffer of OpenCL's alone. Else
        /// NULL.</summary>
        public IntPtr buffer;
        /// <summary>A name for messages, copied; or NULL</summary>
        public byte* label;
        /// <summary>CLGL_TEXTURE_SAMPLES_AS_LAYERS: of each pixel; wrapped: what is expected, or 0 to ask OpenGL.
        /// Else 0.</summary>
        public uint samples;
        /// <summary>reserved</summary>
        public uint reserved;
    }

    /// <summary>What a texture is.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_info
    {
        /// <summary>sizeof(clgl_texture_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_TEXTURE_... it was made with</summary>
        public uint flags;
        /// <summary>CLGL_ACCESS_...</summary>
        public int access;
        /// <summary>CLGL_TRANSPORT_NONE with CLGL_TEXTURE_COMPUTE_ONLY</summary>
        public int transport;
        /// <summary>CLGL_TEXTURE_KIND_...</summary>
        public int kind;
        /// <summary>CLGL_FORMAT_...</summary>
        public int format;
        /// <summary>Of OpenCL's image, whose layers are samples, too; 1 where the kind has no such
        /// dimension</summary>
        public uint width;
        /// <summary>height</summary>
        public uint height;
        /// <summary>depth</summary>
        public uint depth;
        /// <summary>layers</summary>
        public uint layers;
        /// <summary>image_channel_order and image_channel_data_type of OpenCL</summary>
        public uint cl_channel_order;
        /// <summary>cl_channel_data_type</summary>
        public uint cl_channel_data_type;
        /// <summary>As the table of formats has it</summary>
        public uint bytes_per_pixel;
        /// <summary>CLGL_FORMAT_... of OpenCL's image: another one than format with
        /// CLGL_TEXTURE_NEAREST_FORMAT</summary>
        public int cl_format;
        /// <summary>0 with CLGL_TEXTURE_COMPUTE_ONLY: the name, target, internal format, mipmap level and samples
        /// in OpenGL</summary>
        public uint gl_name;
        /// <summary>gl_target</summary>
        public uint gl_target;
        /// <summary>gl_internal_format</summary>
        public uint gl_internal_format;
        /// <summary>level</summary>
        public uint level;
        /// <summary>samples</summary>
        public uint samples;
        /// <summary>Copies of pixels that an acquire and a release of the whole make</summary>
        public uint copies_per_acquire;
        /// <summary>copies_per_release</summary>
        public uint copies_per_release;
        /// <summary>Whether a part of the level is acquired</summary>
        public uint acquired;
        /// <summary>The driver's bytes from row to row, and from slice or layer to the next, 0 where there is one
        /// only</summary>
        public ulong row_pitch;
        /// <summary>slice_pitch</summary>
        public ulong slice_pitch;
        /// <summary>Bytes of all pixels, without what pitches add</summary>
        public ulong size;
        /// <summary>The format's name without "CLGL_FORMAT_", such as "RGBA8"; lives as long as the
        /// library</summary>
        public byte* format_name;
        /// <summary>That of cl_format</summary>
        public byte* cl_format_name;
        /// <summary>Why this transport, and what better ones failed at; lives as long as the texture</summary>
        public byte* transport_reason;
        /// <summary>The descriptor's label, or ""; lives as long as the texture</summary>
        public byte* label;
        /// <summary>CLGL_TEXTURE_KIND_BUFFER: the descriptor's buffer; NULL once that is destroyed, and if nobody
        /// gave one</summary>
        public IntPtr buffer;
        /// <summary>With CLGL_TEXTURE_USE_HOST_MEMORY, the program's memory; else NULL</summary>
        public void* host_memory;
        /// <summary>References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale
        /// at once</summary>
        public uint reference_count;
        /// <summary>Mappings by clgl_texture_map that have not been ended, without those whose command
        /// failed</summary>
        public uint map_count;
        /// <summary>1 if the storage was moved by CLGL_TEXTURE_REPLACE_STORAGE</summary>
        public uint storage_replaced;
        /// <summary>reserved</summary>
        public uint reserved;
    }

    /// <summary>A part of a texture, and how its pixels lie in host memory or in a buffer.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_region
    {
        /// <summary>sizeof(clgl_texture_region)</summary>
        public uint struct_size;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>In the texture; what the parts count is told at CLGL_TEXTURE_KIND_..., and those that the kind
        /// does not have are 0</summary>
        public UIntPtr origin0;
        /// <summary>In the texture; what the parts count is told at CLGL_TEXTURE_KIND_..., and those that the kind
        /// does not have are 0</summary>
        public UIntPtr origin1;
        /// <summary>In the texture; what the parts count is told at CLGL_TEXTURE_KIND_..., and those that the kind
        /// does not have are 0</summary>
        public UIntPtr origin2;
        /// <summary>How much; no part may be 0, and those that the kind does not have are 1</summary>
        public UIntPtr extent0;
        /// <summary>How much; no part may be 0, and those that the kind does not have are 1</summary>
        public UIntPtr extent1;
        /// <summary>How much; no part may be 0, and those that the kind does not have are 1</summary>
        public UIntPtr extent2;
        /// <summary>In host memory or in a buffer, bytes from row to row, and from slice (or layer) to slice; 0
        /// for tightly packed. Copies between textures, fills and mappings have no use for them: 0.</summary>
        public UIntPtr row_pitch;
        /// <summary>slice_pitch</summary>
        public UIntPtr slice_pitch;
    }

    /// <summary>Whether textures of a format can be shared, as clgl_texture_verify finds out.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_support
    {
        /// <summary>sizeof(clgl_texture_support), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_SELF_TEST_PASSED or CLGL_SELF_TEST_FAILED</summary>
        public int self_test;
        /// <summary>CLGL_FORMAT_... of OpenCL's image; CLGL_FORMAT_NONE if there is none</summary>
        public int cl_format;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>What failed, or ""; lives until this thread calls the function again</summary>
        public byte* detail;
    }
}
