// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a texture to create or wrap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_desc
    {
        /// <summary>sizeof(clgl_texture_desc)</summary>
        public uint struct_size;
        /// <summary>0 = none</summary>
        public uint flags;
        /// <summary>how OpenCL uses it</summary>
        public int access;
        /// <summary>CLGL_TEXTURE_TYPE_NONE = the type of gl_target, or CLGL_TEXTURE_TYPE_2D if gl_target is
        /// 0</summary>
        public int type;
        /// <summary>the format; when wrapping, the expected format, CLGL_FORMAT_NONE = query from GL</summary>
        public int format;
        /// <summary>pixels in a row of the shared level; when wrapping, the expected number, 0 = query from GL
        /// (unavailable in OpenGL ES 3.0). This also applies to the next three fields</summary>
        public uint width;
        /// <summary>number of rows; 0 or 1 if the type has none</summary>
        public uint height;
        /// <summary>number of slices; 0 or 1 if the type has none</summary>
        public uint depth;
        /// <summary>number of layers; 0 or 1 if the type has none</summary>
        public uint layers;
        /// <summary>number of mip levels of a new texture; 0 = 1</summary>
        public uint mip_level_count;
        /// <summary>the OpenGL texture or renderbuffer to wrap; 0 = create one</summary>
        public uint gl_name;
        /// <summary>the OpenGL target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE,
        /// GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face such as
        /// GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (as CLGL_TEXTURE_TYPE_1D; see clgl_transports(7)),
        /// GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (as CLGL_TEXTURE_TYPE_2D_ARRAY; layers are
        /// those of OpenGL), or GL_RENDERBUFFER; 0 = that of type</summary>
        public uint gl_target;
        /// <summary>the mip level that is shared</summary>
        public uint mip_level;
        /// <summary>the only transport to use; CLGL_TRANSPORT_AUTO = the best</summary>
        public int transport;
        /// <summary>bytes from row to row of data; 0 = tightly packed</summary>
        public UIntPtr row_pitch;
        /// <summary>bytes from slice (or layer) to slice of data; 0 = tightly packed</summary>
        public UIntPtr slice_pitch;
        /// <summary>the initial pixels, copied during the call; with CLGL_TEXTURE_USE_HOST_MEMORY the memory to
        /// use. The fields above describe the layout; the first row is the bottom row of OpenGL (see ROW ORDER in
        /// clgl(7)). NULL = undefined content</summary>
        public void* data;
        /// <summary>the OpenCL-only buffer with the pixels of a CLGL_TEXTURE_TYPE_BUFFER; otherwise NULL</summary>
        public IntPtr buffer;
        /// <summary>a name for messages, copied; NULL = none</summary>
        public byte* label;
        /// <summary>with CLGL_TEXTURE_SAMPLES_AS_LAYERS, samples of each pixel; when wrapping, the expected
        /// number, 0 = query from GL. Otherwise 0</summary>
        public uint samples;
        /// <summary>must be 0</summary>
        public uint reserved;
    }

    /// <summary>The properties of a texture.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_info
    {
        /// <summary>sizeof(clgl_texture_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the flags of the descriptor</summary>
        public uint flags;
        /// <summary>how OpenCL uses it</summary>
        public int access;
        /// <summary>CLGL_TRANSPORT_AUTO with CLGL_TEXTURE_COMPUTE_ONLY</summary>
        public int transport;
        /// <summary>the type</summary>
        public int type;
        /// <summary>the format</summary>
        public int format;
        /// <summary>pixels in a row of the OpenCL image</summary>
        public uint width;
        /// <summary>number of rows of the OpenCL image; 1 if the type has none</summary>
        public uint height;
        /// <summary>number of slices of the OpenCL image; 1 if the type has none</summary>
        public uint depth;
        /// <summary>number of layers of the OpenCL image, including those for samples; 1 if the type has
        /// none</summary>
        public uint layers;
        /// <summary>image_channel_order of the OpenCL image</summary>
        public uint cl_channel_order;
        /// <summary>image_channel_data_type of the OpenCL image</summary>
        public uint cl_channel_data_type;
        /// <summary>as in clgl_format_info</summary>
        public uint bytes_per_pixel;
        /// <summary>the format of the OpenCL image; can differ from format with
        /// CLGL_TEXTURE_CONVERT_FORMAT</summary>
        public int cl_format;
        /// <summary>the OpenGL name; 0 with CLGL_TEXTURE_COMPUTE_ONLY, like the next four fields</summary>
        public uint gl_name;
        /// <summary>the OpenGL target</summary>
        public uint gl_target;
        /// <summary>the OpenGL internal format</summary>
        public uint gl_internal_format;
        /// <summary>the mip level</summary>
        public uint mip_level;
        /// <summary>number of samples of each pixel; 0 = not multisampled</summary>
        public uint samples;
        /// <summary>number of copies by an acquire of the whole texture</summary>
        public uint copies_per_acquire;
        /// <summary>number of copies by a release of the whole texture</summary>
        public uint copies_per_release;
        /// <summary>whether a part of the mip level is acquired</summary>
        public uint acquired;
        /// <summary>bytes from row to row in the driver</summary>
        public ulong row_pitch;
        /// <summary>bytes from slice or layer to the next in the driver; 0 if there is only one</summary>
        public ulong slice_pitch;
        /// <summary>bytes of all pixels, without padding</summary>
        public ulong size;
        /// <summary>the name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is
        /// loaded</summary>
        public byte* format_name;
        /// <summary>the name of cl_format; valid as long as the library is loaded</summary>
        public byte* cl_format_name;
        /// <summary>why the transport was selected and better ones failed; valid until the texture is
        /// destroyed</summary>
        public byte* transport_reason;
        /// <summary>the label of the descriptor, or ""; valid until the texture is destroyed</summary>
        public byte* label;
        /// <summary>the buffer of a CLGL_TEXTURE_TYPE_BUFFER; NULL if there is none, or it is destroyed</summary>
        public IntPtr buffer;
        /// <summary>with CLGL_TEXTURE_USE_HOST_MEMORY, the memory of the application; otherwise NULL</summary>
        public void* host_memory;
        /// <summary>reference count of the cl_mem, including those of library and drivers; use it only to find
        /// leaks</summary>
        public uint reference_count;
        /// <summary>number of mappings by clgl_texture_map that have not ended; failed mappings do not
        /// count</summary>
        public uint map_count;
        /// <summary>whether CLGL_TEXTURE_REPLACE_STORAGE moved the storage</summary>
        public uint storage_replaced;
        /// <summary>whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; 0 = an acquire
        /// with this flag works on any thread</summary>
        public uint acquire_needs_gl;
        /// <summary>whether a release issues OpenGL commands; 0 = a release works on any thread</summary>
        public uint release_needs_gl;
        /// <summary>0</summary>
        public uint reserved;
    }

    /// <summary>A part of a texture, and the layout of its pixels in host memory or in a buffer.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_region
    {
        /// <summary>sizeof(clgl_texture_region)</summary>
        public uint struct_size;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not
        /// have</summary>
        public UIntPtr origin0;
        /// <summary>the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not
        /// have</summary>
        public UIntPtr origin1;
        /// <summary>the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not
        /// have</summary>
        public UIntPtr origin2;
        /// <summary>the size, in the same units, not 0; 0 or 1 for dimensions that the type does not
        /// have</summary>
        public UIntPtr extent0;
        /// <summary>the size, in the same units, not 0; 0 or 1 for dimensions that the type does not
        /// have</summary>
        public UIntPtr extent1;
        /// <summary>the size, in the same units, not 0; 0 or 1 for dimensions that the type does not
        /// have</summary>
        public UIntPtr extent2;
        /// <summary>bytes from row to row in host memory or in a buffer; 0 = tightly packed. Must be 0 for copies
        /// between textures, fills and mappings.</summary>
        public UIntPtr row_pitch;
        /// <summary>bytes from slice (or layer) to slice, like row_pitch</summary>
        public UIntPtr slice_pitch;
    }

    /// <summary>The result of clgl_texture_verify: whether textures of a format can be shared.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_texture_support
    {
        /// <summary>sizeof(clgl_texture_support), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_SELF_TEST_PASSED or CLGL_SELF_TEST_FAILED</summary>
        public int self_test;
        /// <summary>the format of the OpenCL image; CLGL_FORMAT_NONE = there is none</summary>
        public int cl_format;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>what failed, or ""; valid until the next call of the function on this thread</summary>
        public byte* detail;
    }
}
