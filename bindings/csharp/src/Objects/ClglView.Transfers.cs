using System;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    // Transfers between a view and an array. Methods named ...Async pin the array until their task has completed.
    public sealed unsafe partial class ClglView
    {
        private const uint Blocking = 1, NotBlocking = 0;
        private static readonly Mover Reader = Api.clgl_view_read;
        private static readonly Mover Writer = Api.clgl_view_write;
        private static readonly Mover ItemReader = Api.clgl_view_read_item;
        private static readonly Mover ItemWriter = Api.clgl_view_write_item;

        // All items with strides, or one item by its index
        private delegate int Mover(IntPtr queue, clgl_view* view, long* places, void* data, uint blocking, uint count,
                                   IntPtr* waits, IntPtr* fence);

        /// <summary>Reads all items, without gaps in C order, and waits for the data.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives them</param>
        /// <param name="after">what the commands wait for</param>
        public void Read<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : struct
        {
            Move(Reader, queue, data, null, 0, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives them</param>
        /// <param name="after">what the commands wait for</param>
        /// <returns>completes when the data has arrived</returns>
        public Task ReadAsync<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : struct
        {
            return MoveAsync(Reader, queue, data, null, 0, after);
        }

        /// <summary>Reads all items into an array with strides, and waits for the data.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives them</param>
        /// <param name="strides">bytes from item to item along each dimension, in the array</param>
        /// <param name="start">where the first one goes, in bytes</param>
        /// <param name="after">what the commands wait for</param>
        public void ReadStrided<T>(ClglQueue queue, T[] data, long[] strides, long start = 0, ClglWaits after = default)
            where T : struct
        {
            Move(Reader, queue, data, ClglObject.NotNull(strides, nameof(strides)), start, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives them</param>
        /// <param name="strides">bytes from item to item along each dimension, in the array</param>
        /// <param name="start">where the first one goes, in bytes</param>
        /// <param name="after">what the commands wait for</param>
        /// <returns>completes when the data has arrived</returns>
        public Task ReadStridedAsync<T>(ClglQueue queue, T[] data, long[] strides, long start = 0,
                                        ClglWaits after = default) where T : struct
        {
            return MoveAsync(Reader, queue, data, ClglObject.NotNull(strides, nameof(strides)), start, after);
        }

        /// <summary>Writes all items, without gaps in C order, and waits until the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the items</param>
        /// <param name="after">fences that the commands wait for</param>
        public void Write<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : struct
        {
            Move(Writer, queue, data, null, 0, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the items</param>
        /// <param name="after">fences that the commands wait for</param>
        /// <returns>completes when the buffer has them</returns>
        public Task WriteAsync<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : struct
        {
            return MoveAsync(Writer, queue, data, null, 0, after);
        }

        /// <summary>Writes all items from an array with strides, and waits until the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the items</param>
        /// <param name="strides">the stride in bytes along each dimension, in the array</param>
        /// <param name="start">offset of the first item in bytes</param>
        /// <param name="after">fences that the commands wait for</param>
        public void WriteStrided<T>(ClglQueue queue, T[] data, long[] strides, long start = 0,
                                    ClglWaits after = default) where T : struct
        {
            Move(Writer, queue, data, ClglObject.NotNull(strides, nameof(strides)), start, after);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the items</param>
        /// <param name="strides">the stride in bytes along each dimension, in the array</param>
        /// <param name="start">offset of the first item in bytes</param>
        /// <param name="after">fences that the commands wait for</param>
        /// <returns>completes when the buffer has them</returns>
        public Task WriteStridedAsync<T>(ClglQueue queue, T[] data, long[] strides, long start = 0,
                                         ClglWaits after = default) where T : struct
        {
            return MoveAsync(Writer, queue, data, ClglObject.NotNull(strides, nameof(strides)), start, after);
        }

        /// <summary>Reads one item, and waits for the data.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="item">receives its numbers</param>
        /// <param name="index">its index in each dimension</param>
        public void ReadItem<T>(ClglQueue queue, T[] item, params long[] index) where T : struct
        {
            ReadItem(queue, item, index, default);
        }

        /// <summary>Reads one item after fences, and returns when it has arrived.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="item">receives its numbers</param>
        /// <param name="index">its index in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        public void ReadItem<T>(ClglQueue queue, T[] item, long[] index, ClglWaits after) where T : struct
        {
            using (Pin pin = Pin.Of(item))
                MoveItem(ItemReader, queue, pin, index, Blocking, after, null);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="item">receives its numbers</param>
        /// <param name="index">its index in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the data has arrived</returns>
        public Task ReadItemAsync<T>(ClglQueue queue, T[] item, long[] index, ClglWaits after = default)
            where T : struct
        {
            return MoveItemAsync(ItemReader, queue, item, index, after);
        }

        /// <summary>Writes one item, and waits until the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="item">its numbers</param>
        /// <param name="index">its index in each dimension</param>
        public void WriteItem<T>(ClglQueue queue, T[] item, params long[] index) where T : struct
        {
            WriteItem(queue, item, index, default);
        }

        /// <summary>Writes one item after fences, and returns when the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="item">its numbers</param>
        /// <param name="index">its index in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        public void WriteItem<T>(ClglQueue queue, T[] item, long[] index, ClglWaits after) where T : struct
        {
            using (Pin pin = Pin.Of(item))
                MoveItem(ItemWriter, queue, pin, index, Blocking, after, null);
        }

        /// <summary>Asynchronous form: the array is pinned until the task has completed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="item">its numbers</param>
        /// <param name="index">its index in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the buffer is written</returns>
        public Task WriteItemAsync<T>(ClglQueue queue, T[] item, long[] index, ClglWaits after = default)
            where T : struct
        {
            return MoveItemAsync(ItemWriter, queue, item, index, after);
        }

        private void Move<T>(Mover move, ClglQueue queue, T[] data, long[] strides, long start, ClglWaits after)
            where T : struct
        {
            using (Pin pin = Pin.Of(data))
            {
                CheckData(pin, strides, start);
                Move(move, queue, strides, (byte*)pin.Pointer + start, Blocking, after, null);
            }
        }

        private Task MoveAsync<T>(Mover move, ClglQueue queue, T[] data, long[] strides, long start, ClglWaits after)
            where T : struct
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                CheckData(pin, strides, start);
                Move(move, queue, strides, (byte*)pin.Pointer + start, NotBlocking, after, &fence);
                return new ClglFence(fence);
            });
        }

        private Task MoveItemAsync<T>(Mover move, ClglQueue queue, T[] item, long[] index, ClglWaits after)
            where T : struct
        {
            return Transfer.Start(item, pin =>
            {
                IntPtr fence;
                MoveItem(move, queue, pin, index, NotBlocking, after, &fence);
                return new ClglFence(fence);
            });
        }

        private void MoveItem(Mover move, ClglQueue queue, Pin pin, long[] index, uint blocking, ClglWaits after,
                              IntPtr* fence)
        {
            Sizes.Fits(raw.element_size, pin.Size);
            if (ClglObject.NotNull(index, nameof(index)).Length != (int)raw.dimensions)
                throw new ArgumentException("there must be an index for each of the " + raw.dimensions + " dimensions");
            Move(move, queue, index, pin.Pointer, blocking, after, fence);
        }

        private void Move(Mover move, ClglQueue queue, long[] places, void* data, uint blocking, ClglWaits after,
                          IntPtr* fence)
        {
            clgl_view view = raw;
            IntPtr one = after.One;
            fixed (long* at = places)
            fixed (IntPtr* many = after.Many)
                Call.Check(move(Of(queue), &view, at, data, blocking, after.Count, many == null ? &one : many, fence));
            Keep(queue, after);
        }

        private void CheckData(Pin pin, long[] strides, long start)
        {
            if (strides == null)
                Sizes.Fits(Info.Size, pin.Size);
            else
                CheckStrides(strides, start, pin.Size);
        }

        // Checks that the first and the last byte of all items are in the array.
        private void CheckStrides(long[] strides, long start, ulong size)
        {
            long[] shape = Shape;
            if (strides.Length != shape.Length)
                throw new ArgumentException("there must be a stride for each of the " + shape.Length + " dimensions");
            bool isEmpty = Array.IndexOf(shape, 0L) >= 0;
            decimal low = start, high = (decimal)start + (isEmpty ? 0 : raw.element_size), most = (decimal)size + 1;
            for (int i = 0; i < shape.Length && !isEmpty; ++i)
            {
                // Large overruns need not be distinguished from small ones.
                decimal reach = Math.Min(Math.Max(strides[i], -most), most) * (shape[i] - 1);
                low += Math.Min(reach, 0);
                high += Math.Max(reach, 0);
            }
            if (low < 0 || high > size)
                throw new ArgumentException("the items lie from byte " + low + " to " + high + " of the array, which has " +
                                            size + " bytes");
        }
    }
}
