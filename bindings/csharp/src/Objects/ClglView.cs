using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A part of a dimension, like start:stop:step in Python; or one index.</summary>
    public readonly struct ClglSlice
    {
        private readonly uint flags;
        private readonly long start, stop, step;

        /// <summary>Describes a part of a dimension. Negative indices count from the end.</summary>
        /// <param name="start">the first item; null = the first one of the dimension</param>
        /// <param name="stop">the end, which is not included; null = the end of the dimension</param>
        /// <param name="step">the step between items; negative = backwards</param>
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

        /// <summary>Its values for the library.</summary>
        internal unsafe clgl_slice Raw => new clgl_slice
        {
            struct_size = (uint)sizeof(clgl_slice), flags = flags, start = start, stop = stop, step = step
        };

        /// <summary>Selects one item, and removes the dimension.</summary>
        /// <param name="index">its index</param>
        public static implicit operator ClglSlice(long index)
        {
            return new ClglSlice(index);
        }
    }

    /// <summary>A buffer seen as an array of typed items, with strides. It is immutable, and keeps its buffer
    /// alive.</summary>
    public sealed unsafe partial class ClglView
    {
        private readonly clgl_view raw;

        private ClglView(ClglBuffer buffer, clgl_view raw)
        {
            Buffer = buffer;
            this.raw = raw;
        }

        /// <summary>The buffer.</summary>
        public ClglBuffer Buffer { get; }

        /// <summary>The type of the numbers of an item.</summary>
        public ClglElementType Format => (ClglElementType)raw.format;

        /// <summary>Bytes of an item.</summary>
        public int ElementSize => (int)raw.element_size;

        /// <summary>Information derived from its fields.</summary>
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

        /// <summary>The stride in bytes along each dimension, in the buffer.</summary>
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

        /// <summary>True if commands must not write through it.</summary>
        public bool IsReadOnly => raw.read_only != 0;

        /// <summary>Creates a view of a buffer, or of a part of it, as an array without gaps.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="format">the type of the numbers of an item</param>
        /// <param name="components">numbers per item, or bytes</param>
        /// <param name="range">the part; null = all</param>
        /// <param name="shape">the number of items along each dimension; none = one dimension with all items</param>
        /// <returns>the view</returns>
        public static ClglView Of(ClglBuffer buffer, ClglElementType format, int components = 1, ClglRange? range = null,
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

        /// <summary>Returns a read-only view of the same items.</summary>
        /// <returns>the view</returns>
        public ClglView AsReadOnly()
        {
            clgl_view view = raw;
            view.read_only = 1;
            return new ClglView(Buffer, view);
        }

        /// <summary>Returns a part of the view: a slice or an index for each of the first dimensions.</summary>
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

        /// <summary>Returns a view of the same items in the same order, with another shape.</summary>
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

        /// <summary>Permutes the dimensions.</summary>
        /// <param name="axes">the source dimension of each dimension of the result; none = reversed</param>
        /// <returns>the view</returns>
        public ClglView Transpose(params int[] axes)
        {
            if (ClglObject.NotNull(axes, nameof(axes)).Length != 0 && axes.Length != (int)raw.dimensions)
                throw new ArgumentException("there must be an axis for each of the " + raw.dimensions + " dimensions");
            clgl_view view = raw, made = Empty();
            fixed (uint* list = axes.Length == 0 ? null : Array.ConvertAll(axes, axis => Sizes.Count(axis)))
                Call.Check(Api.clgl_view_transpose(&view, list, &made));
            GC.KeepAlive(Buffer);
            return new ClglView(Buffer, made);
        }

        /// <summary>Sets all items to one value.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="item">the numbers of the item, copied</param>
        /// <param name="after">fences that the commands wait for</param>
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
        /// <param name="queue">the queue that executes the command</param>
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

        private static clgl_view Empty()
        {
            return new clgl_view { struct_size = (uint)sizeof(clgl_view) };
        }

        private static UIntPtr[] SizesOf(long[] shape)
        {
            return ClglObject.NotNull(shape, nameof(shape)).Length == 0 ? null : Array.ConvertAll(shape, Sizes.Of);
        }

        private static IntPtr Of(ClglQueue queue)
        {
            return ClglObject.NotNull(queue, nameof(queue)).Handle;
        }

        private void Keep(ClglQueue queue, ClglWaits after)
        {
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
        }
    }
}
