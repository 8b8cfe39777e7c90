using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A part of a dimension, as Python's start:stop:step; or one index of it.</summary>
    public readonly struct ClglSlice
    {
        private readonly uint flags;
        private readonly long start, stop, step;

        /// <summary>Describes a part of a dimension. Negative indices count from the end.</summary>
        /// <param name="start">the first item; null for the first there is</param>
        /// <param name="stop">the first that is left out; null to the end</param>
        /// <param name="step">from item to item; negative for backwards</param>
        public ClglSlice(long? start, long? stop, long step = 1)
        {
            flags = (start.HasValue ? Constants.CLGL_SLICE_START : 0) | (stop.HasValue ? Constants.CLGL_SLICE_STOP : 0);
            this.start = start.GetValueOrDefault();
            this.stop = stop.GetValueOrDefault();
            this.step = step;
        }

        private ClglSlice(long index)
        {
            flags = Constants.CLGL_SLICE_INDEX;
            start = index;
            stop = 0;
            step = 0;
        }

        /// <summary>The whole dimension.</summary>
        public static ClglSlice All => new ClglSlice(null, null);

        /// <summary>Its values as the library has them.</summary>
        internal unsafe clgl_slice Raw => new clgl_slice
        {
            struct_size = (uint)sizeof(clgl_slice), flags = flags, start = start, stop = stop, step = step
        };

        /// <summary>Not a part but one item: the dimension goes.</summary>
        /// <param name="index">its index</param>
        public static implicit operator ClglSlice(long index)
        {
            return new ClglSlice(index);
        }
    }

    /// <summary>A buffer seen as an array of typed items, with strides. It is a value that never changes, and keeps its
    /// buffer from the garbage collector.</summary>
    public sealed unsafe class ClglView
    {
        private const uint Blocking = 1;
        private static readonly Mover Reader = Api.clgl_view_read;
        private static readonly Mover Writer = Api.clgl_view_write;
        private readonly clgl_view raw;

        private ClglView(ClglBuffer buffer, clgl_view raw)
        {
            Buffer = buffer;
            this.raw = raw;
        }

        private delegate int Mover(IntPtr queue, clgl_view* view, long* strides, void* data, uint blocking, uint count,
                                   IntPtr* waits, IntPtr* fence);

        /// <summary>The buffer.</summary>
        public ClglBuffer Buffer { get; }

        /// <summary>What an item consists of.</summary>
        public ClglElement Format => (ClglElement)raw.format;

        /// <summary>Bytes of an item.</summary>
        public int ElementSize => (int)raw.element_size;

        /// <summary>What its numbers mean together.</summary>
        public ClglViewInfo Info
        {
            get
            {
                clgl_view view = raw;
                clgl_view_info info = default;
                info.struct_size = (uint)sizeof(clgl_view_info);
                Call.Check(Api.clgl_view_get_info(&view, &info));
                GC.KeepAlive(Buffer);
                return new ClglViewInfo(&info);
            }
        }

        /// <summary>Items along each dimension.</summary>
        public long[] Shape
        {
            get
            {
                clgl_view view = raw;
                long[] shape = new long[view.dimensions];
                for (int i = 0; i < shape.Length; ++i)
                    shape[i] = (long)(&view.shape0)[i];
                return shape;
            }
        }

        /// <summary>Bytes from item to item along each dimension, in the buffer.</summary>
        public long[] Strides
        {
            get
            {
                clgl_view view = raw;
                long[] strides = new long[view.dimensions];
                for (int i = 0; i < strides.Length; ++i)
                    strides[i] = view.strides[i];
                return strides;
            }
        }

        /// <summary>Whether commands must not write through it.</summary>
        public bool IsReadOnly => raw.read_only != 0;

        /// <summary>Sees a buffer, or a part of it, as an array without gaps.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="format">what an item consists of</param>
        /// <param name="components">numbers per item, or bytes</param>
        /// <param name="range">the part; null for all</param>
        /// <param name="shape">items along each dimension; none for one dimension with all</param>
        /// <returns>the view</returns>
        public static ClglView Of(ClglBuffer buffer, ClglElement format, int components = 1, ClglRange? range = null,
                                  params long[] shape)
        {
            clgl_range part = range.GetValueOrDefault().Raw;
            clgl_view made = Empty();
            fixed (UIntPtr* sizes = SizesOf(shape))
                Call.Check(Api.clgl_view_init(ClglObject.NotNull(buffer, nameof(buffer)).Handle, (int)format,
                                              Sizes.Count(components), range.HasValue ? &part : null,
                                              (uint)shape.Length, sizes, &made));
            GC.KeepAlive(buffer);
            return new ClglView(buffer, made);
        }

        /// <summary>The same items, through which commands must not write.</summary>
        /// <returns>the view</returns>
        public ClglView AsReadOnly()
        {
            clgl_view view = raw;
            view.read_only = 1;
            return new ClglView(Buffer, view);
        }

        /// <summary>A part: a slice or an index for each of the first dimensions.</summary>
        /// <param name="slices">the slices</param>
        /// <returns>the part</returns>
        public ClglView Slice(params ClglSlice[] slices)
        {
            clgl_view view = raw, made = Empty();
            fixed (clgl_slice* list = Array.ConvertAll(slices, slice => slice.Raw))
                Call.Check(Api.clgl_view_slice(&view, (uint)slices.Length, list, &made));
            GC.KeepAlive(Buffer);
            return new ClglView(Buffer, made);
        }

        /// <summary>The same items in the same order, with another shape.</summary>
        /// <param name="shape">items along each dimension</param>
        /// <returns>the view</returns>
        public ClglView Reshape(params long[] shape)
        {
            clgl_view view = raw, made = Empty();
            fixed (UIntPtr* sizes = SizesOf(shape))
                Call.Check(Api.clgl_view_reshape(&view, (uint)shape.Length, sizes, &made));
            GC.KeepAlive(Buffer);
            return new ClglView(Buffer, made);
        }

        /// <summary>The dimensions in another order.</summary>
        /// <param name="axes">for each dimension of the result, which one it is; none to reverse the order</param>
        /// <returns>the view</returns>
        public ClglView Transpose(params int[] axes)
        {
            if (axes.Length != 0 && axes.Length != (int)raw.dimensions)
                throw new ArgumentException("there must be an axis for each of the " + raw.dimensions + " dimensions");
            clgl_view view = raw, made = Empty();
            fixed (uint* list = axes.Length == 0 ? null : Array.ConvertAll(axes, axis => Sizes.Count(axis)))
                Call.Check(Api.clgl_view_transpose(&view, list, &made));
            GC.KeepAlive(Buffer);
            return new ClglView(Buffer, made);
        }

        /// <summary>Reads all items, without gaps in C order, and returns when they are there.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives them</param>
        /// <param name="after">what the commands wait for</param>
        public void Read<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : struct
        {
            Move(Reader, queue, data, null, 0, after);
        }

        /// <summary>Reads all items to where strides tell, and returns when they are there.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives them</param>
        /// <param name="strides">bytes from item to item along each dimension, in the array</param>
        /// <param name="start">where the first one goes, in bytes</param>
        /// <param name="after">what the commands wait for</param>
        public void ReadStrided<T>(ClglQueue queue, T[] data, long[] strides, long start = 0, ClglWaits after = default)
            where T : struct
        {
            Move(Reader, queue, data, ClglObject.NotNull(strides, nameof(strides)), start, after);
        }

        /// <summary>Writes all items, without gaps in C order, and returns when the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the items</param>
        /// <param name="after">what the commands wait for</param>
        public void Write<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : struct
        {
            Move(Writer, queue, data, null, 0, after);
        }

        /// <summary>Writes all items from where strides tell, and returns when the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the items</param>
        /// <param name="strides">bytes from item to item along each dimension, in the array</param>
        /// <param name="start">where the first one is, in bytes</param>
        /// <param name="after">what the commands wait for</param>
        public void WriteStrided<T>(ClglQueue queue, T[] data, long[] strides, long start = 0, ClglWaits after = default)
            where T : struct
        {
            Move(Writer, queue, data, ClglObject.NotNull(strides, nameof(strides)), start, after);
        }

        /// <summary>Sets all items to one.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the numbers of the item, copied</param>
        /// <param name="after">what the commands wait for</param>
        /// <returns>completes when they are set</returns>
        public ClglFence FillAsync<T>(ClglQueue queue, T[] item, ClglWaits after = default) where T : struct
        {
            clgl_view view = raw;
            IntPtr one = after.One, fence;
            using (Pin pin = Pin.Of(item))
            {
                Sizes.Fits(raw.element_size, pin.Size);
                fixed (IntPtr* many = after.Many)
                    Call.Check(Api.clgl_view_fill(Of(queue), &view, pin.Pointer, after.Count,
                                                  many == null ? &one : many, &fence));
            }
            Keep(queue, after);
            return new ClglFence(fence);
        }

        /// <summary>Copies the items to another view of the same shape and size of items.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">where to</param>
        /// <param name="after">what the commands wait for</param>
        /// <returns>completes when they are copied</returns>
        public ClglFence CopyToAsync(ClglQueue queue, ClglView destination, ClglWaits after = default)
        {
            clgl_view from = raw, to = ClglObject.NotNull(destination, nameof(destination)).raw;
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_view_copy(Of(queue), &from, &to, after.Count, many == null ? &one : many, &fence));
            GC.KeepAlive(destination);
            Keep(queue, after);
            return new ClglFence(fence);
        }

        /// <summary>Reads one item, and returns when it is there.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">receives its numbers</param>
        /// <param name="index">its index in each dimension</param>
        public void ReadItem<T>(ClglQueue queue, T[] item, params long[] index) where T : struct
        {
            clgl_view view = raw;
            using (Pin pin = Pin.Of(item))
            {
                CheckItem(pin, index);
                fixed (long* at = index)
                    Call.Check(Api.clgl_view_read_item(Of(queue), &view, at, pin.Pointer, Blocking, 0, null, null));
            }
            Keep(queue, default);
        }

        /// <summary>Writes one item, and returns when the array may be changed.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">its numbers</param>
        /// <param name="index">its index in each dimension</param>
        public void WriteItem<T>(ClglQueue queue, T[] item, params long[] index) where T : struct
        {
            clgl_view view = raw;
            using (Pin pin = Pin.Of(item))
            {
                CheckItem(pin, index);
                fixed (long* at = index)
                    Call.Check(Api.clgl_view_write_item(Of(queue), &view, at, pin.Pointer, Blocking, 0, null, null));
            }
            Keep(queue, default);
        }

        private static clgl_view Empty()
        {
            return new clgl_view { struct_size = (uint)sizeof(clgl_view) };
        }

        private static UIntPtr[] SizesOf(long[] shape)
        {
            return shape.Length == 0 ? null : Array.ConvertAll(shape, Sizes.Of);
        }

        private static IntPtr Of(ClglQueue queue)
        {
            return ClglObject.NotNull(queue, nameof(queue)).Handle;
        }

        private void Move<T>(Mover move, ClglQueue queue, T[] data, long[] strides, long start, ClglWaits after)
            where T : struct
        {
            clgl_view view = raw;
            IntPtr one = after.One;
            using (Pin pin = Pin.Of(data))
            {
                if (strides == null)
                    Sizes.Fits(Info.Size, pin.Size);
                else
                    CheckStrides(strides, start, pin.Size);
                fixed (long* between = strides)
                fixed (IntPtr* many = after.Many)
                    Call.Check(move(Of(queue), &view, between, (byte*)pin.Pointer + start, Blocking, after.Count,
                                    many == null ? &one : many, null));
            }
            Keep(queue, after);
        }

        // Whether the first and the last byte of all items are in the array.
        private void CheckStrides(long[] strides, long start, ulong size)
        {
            long[] shape = Shape;
            if (strides.Length != shape.Length)
                throw new ArgumentException("there must be a stride for each of the " + shape.Length + " dimensions");
            bool isEmpty = Array.IndexOf(shape, 0L) >= 0;
            decimal low = start, high = (decimal)start + (isEmpty ? 0 : raw.element_size), most = (decimal)size + 1;
            for (int i = 0; i < shape.Length && !isEmpty; ++i)
            {
                // What is beyond the array by far need not be told from what is so by little.
                decimal reach = Math.Min(Math.Max(strides[i], -most), most) * (shape[i] - 1);
                low += Math.Min(reach, 0);
                high += Math.Max(reach, 0);
            }
            if (low < 0 || high > size)
                throw new ArgumentException("the items lie from byte " + low + " to " + high + " of the array, which has " +
                                            size + " bytes");
        }

        private void CheckItem(Pin pin, long[] index)
        {
            Sizes.Fits(raw.element_size, pin.Size);
            if (index.Length != (int)raw.dimensions)
                throw new ArgumentException("there must be an index for each of the " + raw.dimensions + " dimensions");
        }

        private void Keep(ClglQueue queue, ClglWaits after)
        {
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
        }
    }
}
