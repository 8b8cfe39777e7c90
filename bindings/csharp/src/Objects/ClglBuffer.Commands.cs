using System;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    // The commands. Methods named ...Async return a fence or, if they pin an array, a task.
    public sealed unsafe partial class ClglBuffer
    {
        private const uint Blocking = 1, NotBlocking = 0;

        private delegate int Mover(IntPtr queue, IntPtr buffer, clgl_range* range, void* data, uint blocking, uint count,
                                   IntPtr* waits, IntPtr* fence);

        private delegate int RectMover(IntPtr queue, IntPtr buffer, clgl_buffer_rect* rect, void* data, uint blocking,
                                       uint count, IntPtr* waits, IntPtr* fence);

        private static readonly Mover Reader = Api.clgl_buffer_read;
        private static readonly Mover Writer = Api.clgl_buffer_write;
        private static readonly RectMover RectReader = Api.clgl_buffer_read_rect;
        private static readonly RectMover RectWriter = Api.clgl_buffer_write_rect;
        private static readonly ClglMapping.Unmapper Unmapper = Api.clgl_buffer_unmap;

        /// <summary>Fills an array from the buffer, and waits.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives them</param>
        /// <param name="offset">offset in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        public void Read<T>(ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : struct
        {
            using (Pin pin = Pin.Of(data))
                Move(Reader, queue, new ClglRange(offset, (long)pin.Size), pin.Pointer, Blocking, after, null);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives them</param>
        /// <param name="offset">offset in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data has arrived</returns>
        public Task ReadAsync<T>(ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : struct
        {
            return MoveAsync(Reader, queue, data, offset, after);
        }

        /// <summary>Reads into memory, and waits.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives as many bytes as the range has</param>
        /// <param name="range">the part</param>
        /// <param name="after">fences that the command waits for</param>
        public void Read(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            Move(Reader, queue, range, (void*)data, Blocking, after, null);
        }

        /// <summary>Asynchronous form: the memory must stay valid until the fence has completed.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives as many bytes as the range has</param>
        /// <param name="range">the part</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data has arrived</returns>
        public ClglFence ReadAsync(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            IntPtr fence;
            Move(Reader, queue, range, (void*)data, NotBlocking, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Writes an array, and waits until it may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">what to write</param>
        /// <param name="offset">offset in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        public void Write<T>(ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : struct
        {
            using (Pin pin = Pin.Of(data))
                Move(Writer, queue, new ClglRange(offset, (long)pin.Size), pin.Pointer, Blocking, after, null);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">what to write</param>
        /// <param name="offset">offset in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the buffer is written</returns>
        public Task WriteAsync<T>(ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : struct
        {
            return MoveAsync(Writer, queue, data, offset, after);
        }

        /// <summary>Writes memory, and waits until it may be changed.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">as many bytes as the range has</param>
        /// <param name="range">the part</param>
        /// <param name="after">fences that the command waits for</param>
        public void Write(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            Move(Writer, queue, range, (void*)data, Blocking, after, null);
        }

        /// <summary>Asynchronous form: the memory must stay valid until the fence has completed.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">as many bytes as the range has</param>
        /// <param name="range">the part</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the buffer is written</returns>
        public ClglFence WriteAsync(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            IntPtr fence;
            Move(Writer, queue, range, (void*)data, NotBlocking, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Fills it with a pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="pattern">1 to 128 bytes, a power of two; copied</param>
        /// <param name="range">the part; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        public void Fill<T>(ClglQueue queue, T[] pattern, ClglRange? range = null, ClglWaits after = default)
            where T : struct
        {
            using (Pin pin = Pin.Of(pattern))
                Fill(queue, pin.Pointer, pin.Size, range, after, null);
        }

        /// <summary>Asynchronous form, which returns a fence.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="pattern">1 to 128 bytes, a power of two; copied</param>
        /// <param name="range">the part; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when it is filled</returns>
        public ClglFence FillAsync<T>(ClglQueue queue, T[] pattern, ClglRange? range = null, ClglWaits after = default)
            where T : struct
        {
            IntPtr fence;
            using (Pin pin = Pin.Of(pattern))
                Fill(queue, pin.Pointer, pin.Size, range, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Copies to another buffer, or within this one between parts that do not overlap.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="destination">where to</param>
        /// <param name="range">the part; null for all</param>
        /// <param name="offset">offset in the destination, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        public void CopyTo(ClglQueue queue, ClglBuffer destination, ClglRange? range = null, long offset = 0,
                           ClglWaits after = default)
        {
            CopyTo(queue, destination, range, offset, after, null);
        }

        /// <summary>Asynchronous form, which returns a fence.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="destination">where to</param>
        /// <param name="range">the part; null for all</param>
        /// <param name="offset">offset in the destination, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data is copied</returns>
        public ClglFence CopyToAsync(ClglQueue queue, ClglBuffer destination, ClglRange? range = null, long offset = 0,
                                     ClglWaits after = default)
        {
            IntPtr fence;
            CopyTo(queue, destination, range, offset, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Reads a box into an array, and waits for the data.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="rect">the box; its Other parts are the array's</param>
        /// <param name="data">receives it</param>
        /// <param name="after">fences that the command waits for</param>
        public void ReadRect<T>(ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default)
            where T : struct
        {
            MoveRect(RectReader, queue, rect, data, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="rect">the box; its Other parts are the array's</param>
        /// <param name="data">receives it</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data has arrived</returns>
        public Task ReadRectAsync<T>(ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default)
            where T : struct
        {
            return MoveRectAsync(RectReader, queue, rect, data, after);
        }

        /// <summary>Reads a box into memory, without waiting: that must live until the fence has completed.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="rect">the box; its Other parts are the memory's</param>
        /// <param name="data">receives it</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data has arrived</returns>
        public ClglFence ReadRectAsync(ClglQueue queue, ClglBufferRect rect, IntPtr data, ClglWaits after = default)
        {
            return StartRect(RectReader, queue, rect, (void*)data, after);
        }

        /// <summary>Writes a box of an array, and waits until the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="rect">the box; its Other parts are the array's</param>
        /// <param name="data">has it</param>
        /// <param name="after">fences that the command waits for</param>
        public void WriteRect<T>(ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default)
            where T : struct
        {
            MoveRect(RectWriter, queue, rect, data, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="rect">the box; its Other parts are the array's</param>
        /// <param name="data">has it</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the buffer is written</returns>
        public Task WriteRectAsync<T>(ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default)
            where T : struct
        {
            return MoveRectAsync(RectWriter, queue, rect, data, after);
        }

        /// <summary>Writes a box of memory, without waiting: it must live until the fence has completed.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="rect">the box; its Other parts are the memory's</param>
        /// <param name="data">has it</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the buffer is written</returns>
        public ClglFence WriteRectAsync(ClglQueue queue, ClglBufferRect rect, IntPtr data, ClglWaits after = default)
        {
            return StartRect(RectWriter, queue, rect, (void*)data, after);
        }

        /// <summary>Copies a box to another buffer, or within this one.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="destination">where to</param>
        /// <param name="rect">the box; its Other parts are the destination's</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data is copied</returns>
        public ClglFence CopyRectAsync(ClglQueue queue, ClglBuffer destination, ClglBufferRect rect,
                                       ClglWaits after = default)
        {
            clgl_buffer_rect raw = rect.Raw;
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_copy_rect(NotNull(queue, nameof(queue)).Handle, Handle,
                                                     NotNull(destination, nameof(destination)).Handle, &raw,
                                                     after.Count, many == null ? &one : many, &fence));
            Keep(queue, destination, after);
            return new ClglFence(fence);
        }

        /// <summary>Copies pixels into a part of a texture.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="destination">the texture</param>
        /// <param name="offset">offset of the first pixel in bytes</param>
        /// <param name="region">the part, and its pitches in this buffer; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data is copied</returns>
        public ClglFence CopyToAsync(ClglQueue queue, ClglTexture destination, long offset = 0,
                                     ClglRegion? region = null, ClglWaits after = default)
        {
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_copy_to_texture(NotNull(queue, nameof(queue)).Handle, Handle,
                                                           NotNull(destination, nameof(destination)).Handle,
                                                           Sizes.Of(offset), region.HasValue ? &raw : null, after.Count,
                                                           many == null ? &one : many, &fence));
            Keep(queue, destination, after);
            return new ClglFence(fence);
        }

        /// <summary>Maps a part into host memory, and returns when that may be used.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="flags">what for</param>
        /// <param name="range">the part; null for all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>unmaps it when disposed of</returns>
        public ClglMapping Map(ClglQueue queue, ClglMapFlags flags, ClglRange? range = null, ClglWaits after = default)
        {
            clgl_range raw = range.GetValueOrDefault().Raw;
            long size = range.HasValue ? range.Value.Size : Size;
            IntPtr one = after.One;
            void* pointer;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_map(NotNull(queue, nameof(queue)).Handle, Handle, (uint)flags,
                                               range.HasValue ? &raw : null, Blocking, after.Count,
                                               many == null ? &one : many, &pointer, null));
            Keep(queue, this, after);
            return new ClglMapping(queue, this, Unmapper, (IntPtr)pointer, size, 0, 0);
        }

        private void Keep(ClglQueue queue, ClglObject other, ClglWaits after)
        {
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(other);
            GC.KeepAlive(this);
        }

        private void Move(Mover move, ClglQueue queue, ClglRange range, void* data, uint blocking, ClglWaits after,
                          IntPtr* fence)
        {
            clgl_range raw = range.Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(move(NotNull(queue, nameof(queue)).Handle, Handle, &raw, data, blocking, after.Count,
                                many == null ? &one : many, fence));
            Keep(queue, this, after);
        }

        private Task MoveAsync<T>(Mover move, ClglQueue queue, T[] data, long offset, ClglWaits after) where T : struct
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Move(move, queue, new ClglRange(offset, (long)pin.Size), pin.Pointer, NotBlocking, after, &fence);
                return new ClglFence(fence);
            });
        }

        private void MoveRect<T>(RectMover move, ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after)
            where T : struct
        {
            using (Pin pin = Pin.Of(data))
            {
                Sizes.Fits(rect.OtherEnd, pin.Size);
                MoveRect(move, queue, rect, pin.Pointer, Blocking, after, null);
            }
        }

        private Task MoveRectAsync<T>(RectMover move, ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after)
            where T : struct
        {
            return Transfer.Start(data, pin =>
            {
                Sizes.Fits(rect.OtherEnd, pin.Size);
                return StartRect(move, queue, rect, pin.Pointer, after);
            });
        }

        private ClglFence StartRect(RectMover move, ClglQueue queue, ClglBufferRect rect, void* data, ClglWaits after)
        {
            IntPtr fence;
            MoveRect(move, queue, rect, data, NotBlocking, after, &fence);
            return new ClglFence(fence);
        }

        private void MoveRect(RectMover move, ClglQueue queue, ClglBufferRect rect, void* data, uint blocking,
                              ClglWaits after, IntPtr* fence)
        {
            clgl_buffer_rect raw = rect.Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(move(NotNull(queue, nameof(queue)).Handle, Handle, &raw, data, blocking, after.Count,
                                many == null ? &one : many, fence));
            Keep(queue, this, after);
        }

        internal void Fill(ClglQueue queue, void* pattern, ulong size, ClglRange? range, ClglWaits after, IntPtr* fence)
        {
            clgl_range raw = range.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_fill(NotNull(queue, nameof(queue)).Handle, Handle,
                                                range.HasValue ? &raw : null, pattern, (UIntPtr)size,
                                                after.Count, many == null ? &one : many, fence));
            Keep(queue, this, after);
        }

        private void CopyTo(ClglQueue queue, ClglBuffer destination, ClglRange? range, long offset, ClglWaits after,
                            IntPtr* fence)
        {
            clgl_range raw = range.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_copy(NotNull(queue, nameof(queue)).Handle, Handle,
                                                NotNull(destination, nameof(destination)).Handle,
                                                range.HasValue ? &raw : null, Sizes.Of(offset), after.Count,
                                                many == null ? &one : many, fence));
            Keep(queue, destination, after);
        }
    }
}
