using System;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    // The commands. Methods named ...Async return a fence or, if they pin an array, a task.
    public sealed unsafe partial class ClglTexture
    {
        private const uint Blocking = 1, NotBlocking = 0;

        private delegate int Mover(IntPtr queue, IntPtr texture, clgl_texture_region* region, void* data, uint blocking,
                                   uint count, IntPtr* waits, IntPtr* fence);

        private static readonly Mover Reader = Api.clgl_texture_read;
        private static readonly Mover Writer = Api.clgl_texture_write;
        private static readonly ClglMapping.Unmapper Unmapper = Api.clgl_texture_unmap;

        /// <summary>Reads a part into an array, and waits for the data.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        public void Read<T>(ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default)
            where T : struct
        {
            using (Pin pin = Pin.Of(data))
                Read(queue, pin.Pointer, pin.Size, region, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data has arrived</returns>
        public Task ReadAsync<T>(ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default)
            where T : struct
        {
            return MoveAsync(Reader, queue, data, region, after);
        }

        /// <summary>Reads a part into memory, without waiting: that must live until the fence has completed.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data has arrived</returns>
        public ClglFence ReadAsync(ClglQueue queue, IntPtr data, ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Move(Reader, queue, region, (void*)data, NotBlocking, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Writes an array into a part, and waits until the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        public void Write<T>(ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default)
            where T : struct
        {
            using (Pin pin = Pin.Of(data))
                Write(queue, pin.Pointer, pin.Size, region, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the texture has them</returns>
        public Task WriteAsync<T>(ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default)
            where T : struct
        {
            return MoveAsync(Writer, queue, data, region, after);
        }

        /// <summary>Writes memory into a part, without waiting: it must live until the fence has completed.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the texture has them</returns>
        public ClglFence WriteAsync(ClglQueue queue, IntPtr data, ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Move(Writer, queue, region, (void*)data, NotBlocking, after, &fence);
            return new ClglFence(fence);
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
            float* colour = stackalloc float[4];
            colour[0] = red;
            colour[1] = green;
            colour[2] = blue;
            colour[3] = alpha;
            return FillAsync(queue, colour, region, after);
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
            int* colour = stackalloc int[4];
            colour[0] = red;
            colour[1] = green;
            colour[2] = blue;
            colour[3] = alpha;
            return FillAsync(queue, colour, region, after);
        }

        /// <summary>Copies to another texture of the same format, or within this one.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="destination">where to</param>
        /// <param name="region">the part, without pitches; null for all</param>
        /// <param name="origin">where it goes there; null for the beginning</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data is copied</returns>
        public ClglFence CopyToAsync(ClglQueue queue, ClglTexture destination, ClglRegion? region = null,
                                     ClglSize? origin = null, ClglWaits after = default)
        {
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            UIntPtr* to = stackalloc UIntPtr[3];
            origin.GetValueOrDefault(ClglSize.Zero).To(to);
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_copy(NotNull(queue, nameof(queue)).Handle, Handle,
                                                 NotNull(destination, nameof(destination)).Handle,
                                                 region.HasValue ? &raw : null, to, after.Count,
                                                 many == null ? &one : many, &fence));
            Keep(queue, destination, after);
            return new ClglFence(fence);
        }

        /// <summary>Copies a part into a buffer.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="destination">where to</param>
        /// <param name="offset">where its first pixel goes there, in bytes</param>
        /// <param name="region">the part, and its pitches in the buffer; null for all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data is copied</returns>
        public ClglFence CopyToAsync(ClglQueue queue, ClglBuffer destination, long offset = 0,
                                     ClglRegion? region = null, ClglWaits after = default)
        {
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_copy_to_buffer(NotNull(queue, nameof(queue)).Handle, Handle,
                                                           NotNull(destination, nameof(destination)).Handle,
                                                           region.HasValue ? &raw : null, Sizes.Of(offset), after.Count,
                                                           many == null ? &one : many, &fence));
            Keep(queue, destination, after);
            return new ClglFence(fence);
        }

        /// <summary>Maps a part into host memory, and returns when that may be used.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="flags">what for</param>
        /// <param name="region">the part, without pitches; null for all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>unmaps it when disposed of</returns>
        public ClglMapping Map(ClglQueue queue, ClglMapFlags flags, ClglRegion? region = null, ClglWaits after = default)
        {
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            void* pointer;
            UIntPtr rowPitch, slicePitch;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_map(NotNull(queue, nameof(queue)).Handle, Handle, (uint)flags,
                                                region.HasValue ? &raw : null, Blocking, after.Count,
                                                many == null ? &one : many, &pointer, &rowPitch, &slicePitch, null));
            Keep(queue, this, after);
            return new ClglMapping(queue, this, Unmapper, (IntPtr)pointer, 0, (long)rowPitch, (long)slicePitch);
        }

        internal void Read(ClglQueue queue, void* data, ulong size, ClglRegion? region, ClglWaits after)
        {
            Move(Reader, queue, Fitting(size, region), data, Blocking, after, null);
        }

        internal void Write(ClglQueue queue, void* data, ulong size, ClglRegion? region, ClglWaits after)
        {
            Move(Writer, queue, Fitting(size, region), data, Blocking, after, null);
        }

        private ClglFence FillAsync(ClglQueue queue, void* colour, ClglRegion? region, ClglWaits after)
        {
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_fill(NotNull(queue, nameof(queue)).Handle, Handle,
                                                 region.HasValue ? &raw : null, colour, after.Count,
                                                 many == null ? &one : many, &fence));
            Keep(queue, this, after);
            return new ClglFence(fence);
        }

        private void Keep(ClglQueue queue, ClglObject other, ClglWaits after)
        {
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(other);
            GC.KeepAlive(this);
        }

        // Returns the region if it fits into this many bytes.
        private ClglRegion? Fitting(ulong size, ClglRegion? region)
        {
            clgl_texture_info info = default;
            info.struct_size = (uint)sizeof(clgl_texture_info);
            Call.Check(Api.clgl_texture_get_info(Handle, &info));
            if (region == null)
            {
                Sizes.Fits(info.size, size);
                return null;
            }
            ClglRegion part = region.Value;
            Sizes.Fits(TextureData.End(info.bytes_per_pixel, part.Extent, part.RowPitch, part.SlicePitch), size);
            return region;
        }

        private void Move(Mover move, ClglQueue queue, ClglRegion? region, void* data, uint blocking, ClglWaits after,
                          IntPtr* fence)
        {
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(move(NotNull(queue, nameof(queue)).Handle, Handle, region.HasValue ? &raw : null, data,
                                blocking, after.Count, many == null ? &one : many, fence));
            Keep(queue, this, after);
        }

        private Task MoveAsync<T>(Mover move, ClglQueue queue, T[] data, ClglRegion? region, ClglWaits after)
            where T : struct
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Move(move, queue, Fitting(pin.Size, region), pin.Pointer, NotBlocking, after, &fence);
                return new ClglFence(fence);
            });
        }
    }
}
