// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a texture to create or wrap.</summary>
    public sealed unsafe partial class ClglTextureDesc
    {
        /// <summary>0 = none.</summary>
        public ClglTextureFlags Flags { get; set; }

        /// <summary>How OpenCL uses it.</summary>
        public ClglAccess Access { get; set; }

        /// <summary><see cref="ClglTextureType.None"/> = the type of gl_target, or <see
        /// cref="ClglTextureType.Texture2D"/> if gl_target is 0.</summary>
        public ClglTextureType Type { get; set; }

        /// <summary>The format; when wrapping, the expected format, <see cref="ClglFormat.None"/> = query from
        /// GL.</summary>
        public ClglFormat Format { get; set; }

        /// <summary>Pixels in a row of the shared level; when wrapping, the expected number, 0 = query from GL
        /// (unavailable in OpenGL ES 3.0). This also applies to the next three fields.</summary>
        public long Width { get; set; }

        /// <summary>Number of rows; 0 or 1 if the type has none.</summary>
        public long Height { get; set; }

        /// <summary>Number of slices; 0 or 1 if the type has none.</summary>
        public long Depth { get; set; }

        /// <summary>Number of layers; 0 or 1 if the type has none.</summary>
        public long Layers { get; set; }

        /// <summary>Number of mip levels of a new texture; 0 = 1.</summary>
        public int MipLevelCount { get; set; }

        /// <summary>The OpenGL texture or renderbuffer to wrap; 0 = create one.</summary>
        public uint GLName { get; set; }

        /// <summary>The OpenGL target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE,
        /// GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face such as
        /// GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (as <see cref="ClglTextureType.Texture1D"/>; see
        /// clgl_transports(7)), GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (as <see
        /// cref="ClglTextureType.Texture2DArray"/>; layers are those of OpenGL), or GL_RENDERBUFFER; 0 = that of
        /// type.</summary>
        public uint GLTarget { get; set; }

        /// <summary>The mip level that is shared.</summary>
        public int MipLevel { get; set; }

        /// <summary>The only transport to use; <see cref="ClglTransport.Auto"/> = the best.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>Bytes from row to row of data; 0 = tightly packed.</summary>
        public long RowPitch { get; set; }

        /// <summary>Bytes from slice (or layer) to slice of data; 0 = tightly packed.</summary>
        public long SlicePitch { get; set; }

        /// <summary>The initial pixels, copied during the call; with <see cref="ClglTextureFlags.UseHostMemory"/>
        /// the memory to use. The fields above describe the layout; the first row is the bottom row of OpenGL (see
        /// ROW ORDER in clgl(7)). null = undefined content.</summary>
        /// <remarks>An array of plain data. Set either this or <see cref="Memory"/>.</remarks>
        public Array? Data { get; set; }

        /// <summary>The initial pixels, copied during the call; with <see cref="ClglTextureFlags.UseHostMemory"/>
        /// the memory to use. The fields above describe the layout; the first row is the bottom row of OpenGL (see
        /// ROW ORDER in clgl(7)). null = undefined content.</summary>
        /// <remarks>The address. Set either this or <see cref="Data"/>.</remarks>
        public IntPtr Memory { get; set; }

        /// <summary>The OpenCL-only buffer with the pixels of a <see cref="ClglTextureType.Buffer"/>; otherwise
        /// null.</summary>
        public ClglBuffer? Buffer { get; set; }

        /// <summary>A name for messages, copied; null = none.</summary>
        public string? Label { get; set; }

        /// <summary>With <see cref="ClglTextureFlags.SamplesAsLayers"/>, samples of each pixel; when wrapping, the
        /// expected number, 0 = query from GL. Otherwise 0.</summary>
        public int Samples { get; set; }

        internal clgl_texture_desc Raw(Pins pins)
        {
            clgl_texture_desc raw = new clgl_texture_desc
            {
                struct_size = (uint)sizeof(clgl_texture_desc),
                flags = (uint)Flags,
                access = (int)Access,
                type = (int)Type,
                format = (int)Format,
                width = Sizes.Count(Width),
                height = Sizes.Count(Height),
                depth = Sizes.Count(Depth),
                layers = Sizes.Count(Layers),
                mip_level_count = Sizes.Count(MipLevelCount),
                gl_name = GLName,
                gl_target = GLTarget,
                mip_level = Sizes.Count(MipLevel),
                transport = (int)Transport,
                row_pitch = Sizes.Of(RowPitch),
                slice_pitch = Sizes.Of(SlicePitch),
                data = (void*)Memory,
                buffer = ClglObject.HandleOf(Buffer),
                label = pins.Text(Label),
                samples = Sizes.Count(Samples)
            };
            Complete(&raw, pins);
            return raw;
        }

        // Completes the structure with values that follow from several properties; written by hand.
        partial void Complete(clgl_texture_desc* raw, Pins pins);
    }
}
