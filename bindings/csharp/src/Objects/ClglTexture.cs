using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglTextureDesc
    {
        partial void Complete(clgl_texture_desc* raw, Pins pins)
        {
            if (Data == null)
                return;
            PlainData.RefuseInPlace((Flags & ClglTextureFlags.UseHostMemory) != 0);
            raw->data = pins.Data(Data, out ulong size);
            Sizes.Fits(DataSize(), size);
        }

        // Returns the number of bytes that the library reads. Does not check formats and zero sizes, because the
        // library reports them.
        private ulong DataSize()
        {
            ClglFormatInfo? format = ClglFormats.Find(Format);
            ulong pixel = format == null ? 0 : format.BytesPerPixel;
            // With ConvertFormat the data may have the nearest format, which may have larger pixels.
            if (format != null && (Flags & ClglTextureFlags.ConvertFormat) != 0)
                pixel = Math.Max(pixel, (ClglFormats.Find(format.Nearest)?.BytesPerPixel).GetValueOrDefault());
            long rows = Math.Max(1, Height), slices = Math.Max(1, Depth);
            long layers = Math.Max(1L, Layers) * Math.Max(1L, Samples);
            if (Type == ClglTextureType.Texture1DArray)
                rows = layers;
            else
                slices = Math.Max(slices, layers);
            return TextureData.End(pixel, new ClglSize(Width, rows, slices), RowPitch, SlicePitch);
        }
    }

    /// <summary>An image that OpenGL draws and that kernels read and write, or an OpenCL-only image.</summary>
    public sealed unsafe partial class ClglTexture : ClglObject
    {
        private ClglHandover? alone;

        private ClglTexture(ClglContext context, IntPtr handle, DestroyFunction? destroy, ClglRing? lender = null)
            : base(handle, destroy, lender)
        {
            Context = context;
        }

        private ClglTexture(ClglContext context, IntPtr handle) : this(context, handle, Api.clgl_texture_destroy)
        {
        }

        /// <summary>The context of the texture.</summary>
        public ClglContext Context { get; }

        /// <summary>The OpenGL name of the texture; 0 if it has none.</summary>
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

        // A list that contains only this texture, for acquires.
        internal ClglHandover Alone =>
            alone ?? Interlocked.CompareExchange(ref alone, new ClglHandover(this), null) ?? alone;

        /// <summary>Creates a 2D texture.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="format">the format</param>
        /// <param name="width">width in pixels</param>
        /// <param name="height">height in pixels</param>
        /// <param name="access">how OpenCL accesses the texture</param>
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
        /// <param name="context">the context of the new object</param>
        /// <param name="glName">the OpenGL name</param>
        /// <param name="glTarget">the OpenGL target, such as 0x0DE1 (GL_TEXTURE_2D)</param>
        /// <param name="access">how OpenCL accesses the texture</param>
        /// <returns>the texture</returns>
        public static ClglTexture Wrap(ClglContext context, uint glName, uint glTarget,
                                       ClglAccess access = ClglAccess.ReadWrite)
        {
            return Create(context, new ClglTextureDesc { GLName = glName, GLTarget = glTarget, Access = access });
        }

        /// <summary>Maps a part of the texture into host memory. Waits until the memory may be used.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="flags">how the memory will be accessed</param>
        /// <param name="region">the part, without pitches; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>the mapping, which ends when it is disposed of</returns>
        public ClglMapping Map(ClglQueue queue, ClglMapFlags flags, ClglRegion? region = null, ClglWaits after = default)
        {
            void* pointer;
            UIntPtr rowPitch, slicePitch;
            Map(queue, &pointer, &rowPitch, &slicePitch, flags, region, after, null);
            return new ClglMapping(queue, this, Api.clgl_texture_unmap, (IntPtr)pointer, 0, (long)rowPitch,
                                   (long)slicePitch);
        }

        /// <summary>Fills a part with one colour. The format must not be an integer format.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="red">the red component</param>
        /// <param name="green">the green component</param>
        /// <param name="blue">the blue component</param>
        /// <param name="alpha">the alpha component</param>
        /// <param name="region">the part, without pitches; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        public void Fill(ClglQueue queue, float red, float green, float blue, float alpha, ClglRegion? region = null,
                         ClglWaits after = default) =>
            Fill(queue, Bits(red), Bits(green), Bits(blue), Bits(alpha), region, after, null);

        /// <summary>Fills a part with one colour. The format must not be an integer format.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="red">the red component</param>
        /// <param name="green">the green component</param>
        /// <param name="blue">the blue component</param>
        /// <param name="alpha">the alpha component</param>
        /// <param name="region">the part, without pitches; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the part is filled</returns>
        public ClglFence FillWithFence(ClglQueue queue, float red, float green, float blue, float alpha,
                                       ClglRegion? region = null, ClglWaits after = default) =>
            FillIntegersWithFence(queue, Bits(red), Bits(green), Bits(blue), Bits(alpha), region, after);

        /// <summary>Fills a part with one colour. The format must be an integer format. For unsigned formats, each
        /// component contains the bits of a uint.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="red">the red component</param>
        /// <param name="green">the green component</param>
        /// <param name="blue">the blue component</param>
        /// <param name="alpha">the alpha component</param>
        /// <param name="region">the part, without pitches; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        public void FillIntegers(ClglQueue queue, int red, int green, int blue, int alpha, ClglRegion? region = null,
                                 ClglWaits after = default) =>
            Fill(queue, red, green, blue, alpha, region, after, null);

        /// <summary>Fills a part with one colour. The format must be an integer format. For unsigned formats, each
        /// component contains the bits of a uint.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="red">the red component</param>
        /// <param name="green">the green component</param>
        /// <param name="blue">the blue component</param>
        /// <param name="alpha">the alpha component</param>
        /// <param name="region">the part, without pitches; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the part is filled</returns>
        public ClglFence FillIntegersWithFence(ClglQueue queue, int red, int green, int blue, int alpha,
                                               ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Fill(queue, red, green, blue, alpha, region, after, &fence);
            return new ClglFence(fence);
        }

        private static int Bits(float value) => *(int*)&value;

        private void Fill(ClglQueue queue, int red, int green, int blue, int alpha, ClglRegion? region, in ClglWaits after,
                          IntPtr* fence)
        {
            int* color = stackalloc int[4];
            color[0] = red;
            color[1] = green;
            color[2] = blue;
            color[3] = alpha;
            Fill(queue, color, region, after, fence);
        }

        // Throws if the pixels of a region need more than `size` bytes.
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

        // Creates a ClglTexture for a texture that a ring owns. Disposing of it does not destroy the texture.
        internal static ClglTexture Lent(ClglContext context, IntPtr handle, ClglRing lender) =>
            new ClglTexture(context, handle, null, lender);
    }

    // Computes how much host memory pixels need.
    internal static class TextureData
    {
        public static ulong End(ulong pixel, ClglSize extent, long rowPitch, long slicePitch, ClglSize origin = default)
        {
            ulong width = At(extent.X), rows = At(extent.Y), slices = At(extent.Z);
            // Sizes of 0 are reported by the library.
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
                // The size overflows, so it is larger than any array.
                return ulong.MaxValue;
            }
        }

        private static ulong At(long size) => (ulong)Sizes.Of(size);
    }
}
