using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a texture to create or wrap.</summary>
    public sealed class ClglTextureDesc
    {
        /// <summary>Creation flags.</summary>
        public ClglTextureFlags Flags { get; set; }

        /// <summary>How OpenCL accesses it.</summary>
        public ClglAccess Access { get; set; }

        /// <summary>Its type; 0 = determined by <see cref="GLTarget"/>.</summary>
        public ClglTextureType Type { get; set; }

        /// <summary>Its format. For a wrapped texture None, or the expected format.</summary>
        public ClglFormat Format { get; set; }

        /// <summary>Width in pixels.</summary>
        public long Width { get; set; }

        /// <summary>Height in rows; 0 or 1 for types without rows.</summary>
        public long Height { get; set; }

        /// <summary>Depth in slices; 0 or 1 for types without slices.</summary>
        public long Depth { get; set; }

        /// <summary>Number of layers; 0 or 1 for types without layers.</summary>
        public long Layers { get; set; }

        /// <summary>Number of mip levels of a new texture; 0 = 1.</summary>
        public int MipLevelCount { get; set; }

        /// <summary>The OpenGL texture or renderbuffer to wrap; 0 = create one.</summary>
        public uint GLName { get; set; }

        /// <summary>The OpenGL target; 0 = default of the type.</summary>
        public uint GLTarget { get; set; }

        /// <summary>The mip level that is shared.</summary>
        public int MipLevel { get; set; }

        /// <summary>Samples of each pixel, with <see cref="ClglTextureFlags.SamplesAsLayers"/>; else 0.</summary>
        public int Samples { get; set; }

        /// <summary>The only transport to use; None = the best one.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>Row pitch of the data in bytes; 0 = tightly packed.</summary>
        public long RowPitch { get; set; }

        /// <summary>Slice pitch of the data in bytes; 0 = tightly packed.</summary>
        public long SlicePitch { get; set; }

        /// <summary>Initial pixels, an array of plain data, which is copied; or null. Must cover the whole
        /// texture.</summary>
        public Array Data { get; set; }

        /// <summary>With <see cref="ClglTextureFlags.UseHostMemory"/>, the memory. Otherwise initial pixels; or
        /// 0.</summary>
        public IntPtr Memory { get; set; }

        /// <summary>The buffer with the pixels, for <see cref="ClglTextureType.Buffer"/>; otherwise null.</summary>
        public ClglBuffer Buffer { get; set; }

        /// <summary>Label for messages; or null.</summary>
        public string Label { get; set; }
    }

    /// <summary>An image that OpenGL draws and kernels read and write, or an OpenCL-only one.</summary>
    public sealed unsafe partial class ClglTexture : ClglObject
    {
        private ClglHandover alone;

        private ClglTexture(ClglContext context, IntPtr handle, DestroyFunction destroy, ClglRing lender = null)
            : base(handle, destroy, lender)
        {
            Context = context;
        }

        private ClglTexture(ClglContext context, IntPtr handle) : this(context, handle, Api.clgl_texture_destroy)
        {
        }

        /// <summary>The context that it belongs to.</summary>
        public ClglContext Context { get; }

        /// <summary>Its OpenGL name; 0 if it has none.</summary>
        public uint GLName
        {
            get
            {
                uint name;
                int result = Api.clgl_texture_gl_name(Handle, &name);
                if ((ClglResult)result != ClglResult.Unsupported)
                    Call.Check(result);
                GC.KeepAlive(this);
                return name;
            }
        }

        // The hand-over of this texture by itself.
        internal ClglHandover Alone =>
            alone ?? Interlocked.CompareExchange(ref alone, new ClglHandover(this), null) ?? alone;

        /// <summary>Makes a new texture of two dimensions.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="format">its format</param>
        /// <param name="width">width in pixels</param>
        /// <param name="height">rows</param>
        /// <param name="access">how OpenCL accesses it</param>
        /// <returns>the texture</returns>
        public static ClglTexture Create(ClglContext context, ClglFormat format, long width, long height,
                                         ClglAccess access = ClglAccess.ReadWrite)
        {
            return Create(context, new ClglTextureDesc
            {
                Type = ClglTextureType.Texture2D, Format = format, Width = width, Height = height, Access = access
            });
        }

        /// <summary>Shares an existing OpenGL texture or renderbuffer.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="glName">its name</param>
        /// <param name="glTarget">its target, such as 0x0DE1 (GL_TEXTURE_2D)</param>
        /// <param name="access">how OpenCL accesses it</param>
        /// <returns>the texture</returns>
        public static ClglTexture Wrap(ClglContext context, uint glName, uint glTarget,
                                       ClglAccess access = ClglAccess.ReadWrite)
        {
            return Create(context, new ClglTextureDesc { GLName = glName, GLTarget = glTarget, Access = access });
        }

        /// <summary>Makes or wraps a texture.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="desc">what to make</param>
        /// <returns>the texture</returns>
        public static ClglTexture Create(ClglContext context, ClglTextureDesc desc)
        {
            NotNull(desc, nameof(desc));
            clgl_texture_desc raw = Raw(desc);
            IntPtr handle;
            PlainData.RefuseInPlace(desc.Data != null && (desc.Flags & ClglTextureFlags.UseHostMemory) != 0);
            PinnedArray pin = desc.Data == null ? null : new PinnedArray(desc.Data);
            using (pin)
            {
                if (pin != null)
                {
                    Sizes.Fits(DataSize(desc), pin.Size);
                    raw.data = pin.Pointer;
                }
                fixed (byte* label = Text.Bytes(desc.Label))
                {
                    raw.label = label;
                    Call.Check(Api.clgl_texture_create(NotNull(context, nameof(context)).Handle, &raw, &handle));
                }
            }
            GC.KeepAlive(desc);
            GC.KeepAlive(context);
            return new ClglTexture(context, handle);
        }

        /// <summary>Calls a function on a library thread when its memory is freed.</summary>
        /// <param name="callback">called once</param>
        public void OnDestroyed(Action callback)
        {
            void* userData = Callbacks.Once(NotNull(callback, nameof(callback)));
            int result = Api.clgl_texture_set_destructor_callback(Handle, Callbacks.Destructor, userData);
            if (result < 0)
                Callbacks.Forget(userData);
            Call.Check(result);
            GC.KeepAlive(this);
        }

        /// <summary>Maps a part into host memory, and returns when that may be used.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="flags">what for</param>
        /// <param name="region">the part, without pitches; null for all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>unmaps it when disposed of</returns>
        public ClglMapping Map(ClglQueue queue, ClglMapFlags flags, ClglRegion? region = null, ClglWaits after = default)
        {
            void* pointer;
            UIntPtr rowPitch, slicePitch;
            Map(queue, &pointer, &rowPitch, &slicePitch, flags, region, after, null);
            return new ClglMapping(queue, this, Api.clgl_texture_unmap, (IntPtr)pointer, 0, (long)rowPitch,
                                   (long)slicePitch);
        }

        /// <summary>Fills a part with one colour, of a format that is neither of integers.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="red">the colour's red</param>
        /// <param name="green">its green</param>
        /// <param name="blue">its blue</param>
        /// <param name="alpha">its alpha</param>
        /// <param name="region">the part, without pitches; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when it is filled</returns>
        public ClglFence FillAsync(ClglQueue queue, float red, float green, float blue, float alpha,
                                   ClglRegion? region = null, ClglWaits after = default)
        {
            float* color = stackalloc float[4];
            color[0] = red;
            color[1] = green;
            color[2] = blue;
            color[3] = alpha;
            IntPtr fence;
            Fill(queue, color, region, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Fills a part with one colour, of a format of integers.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="red">the colour's red</param>
        /// <param name="green">its green</param>
        /// <param name="blue">its blue</param>
        /// <param name="alpha">its alpha. For unsigned formats, all four contain the bits of a uint.</param>
        /// <param name="region">the part, without pitches; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when it is filled</returns>
        public ClglFence FillIntegersAsync(ClglQueue queue, int red, int green, int blue, int alpha,
                                           ClglRegion? region = null, ClglWaits after = default)
        {
            int* color = stackalloc int[4];
            color[0] = red;
            color[1] = green;
            color[2] = blue;
            color[3] = alpha;
            IntPtr fence;
            Fill(queue, color, region, after, &fence);
            return new ClglFence(fence);
        }

        // Checks that the pixels of a region fit into this many bytes.
        private void CheckFits(ClglRegion? region, ulong size)
        {
            if (size == ulong.MaxValue)
                return;
            clgl_texture_info info = new clgl_texture_info { struct_size = (uint)sizeof(clgl_texture_info) };
            Call.Check(Api.clgl_texture_get_info(Handle, &info));
            ClglRegion part = region.GetValueOrDefault();
            Sizes.Fits(region == null ? info.size
                                      : TextureData.End(info.bytes_per_pixel, part.Extent, part.RowPitch, part.SlicePitch),
                       size);
        }

        // Owned by a ring: must not be destroyed.
        internal static ClglTexture Lent(ClglContext context, IntPtr handle, ClglRing lender)
        {
            return new ClglTexture(context, handle, null, lender);
        }

        internal static clgl_texture_desc Raw(ClglTextureDesc desc)
        {
            return new clgl_texture_desc
            {
                struct_size = (uint)sizeof(clgl_texture_desc),
                flags = (uint)desc.Flags,
                access = (int)desc.Access,
                type = (int)desc.Type,
                format = (int)desc.Format,
                width = Sizes.Count(desc.Width),
                height = Sizes.Count(desc.Height),
                depth = Sizes.Count(desc.Depth),
                layers = Sizes.Count(desc.Layers),
                mip_level_count = Sizes.Count(desc.MipLevelCount),
                gl_name = desc.GLName,
                gl_target = desc.GLTarget,
                mip_level = Sizes.Count(desc.MipLevel),
                transport = (int)desc.Transport,
                row_pitch = Sizes.Of(desc.RowPitch),
                slice_pitch = Sizes.Of(desc.SlicePitch),
                data = (void*)desc.Memory,
                buffer = HandleOf(desc.Buffer),
                samples = Sizes.Count(desc.Samples)
            };
        }

        // Computes the bytes that the library reads; it reports sizes of 0 and wrong formats itself.
        internal static ulong DataSize(ClglTextureDesc desc)
        {
            ClglFormatInfo format = ClglFormats.Find(desc.Format);
            ulong pixel = format == null ? 0 : format.BytesPerPixel;
            // The data may be in that format, which has larger pixels.
            if (format != null && (desc.Flags & ClglTextureFlags.ConvertFormat) != 0)
                pixel = Math.Max(pixel, (ClglFormats.Find(format.Nearest)?.BytesPerPixel).GetValueOrDefault());
            long rows = Math.Max(1, desc.Height), slices = Math.Max(1, desc.Depth);
            long layers = Math.Max(1L, desc.Layers) * Math.Max(1L, desc.Samples);
            if (desc.Type == ClglTextureType.Texture1DArray)
                rows = layers;
            else
                slices = Math.Max(slices, layers);
            return TextureData.End(pixel, new ClglSize(desc.Width, rows, slices), desc.RowPitch, desc.SlicePitch);
        }
    }

    // Returns the host memory that pixels need.
    internal static class TextureData
    {
        public static ulong End(ulong pixel, ClglSize extent, long rowPitch, long slicePitch, ClglSize origin = default)
        {
            ulong width = At(extent.X), rows = At(extent.Y), slices = At(extent.Z);
            // The library reports these errors itself.
            if (width == 0 || rows == 0 || slices == 0)
                return 0;
            try
            {
                checked
                {
                    ulong run = pixel * width, row = rowPitch != 0 ? At(rowPitch) : run;
                    ulong slice = slicePitch != 0 ? At(slicePitch) : row * rows;
                    return (At(origin.Z) + slices - 1) * slice + (At(origin.Y) + rows - 1) * row + At(origin.X) + run;
                }
            }
            catch (OverflowException)
            {
                // More than any array has.
                return ulong.MaxValue;
            }
        }

        private static ulong At(long size)
        {
            return (ulong)Sizes.Of(size);
        }
    }
}
