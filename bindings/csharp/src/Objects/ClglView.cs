using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A part of a dimension, such as start:stop:step in Python, or a single index.</summary>
    public readonly struct ClglSlice
    {
        private readonly uint flags;
        private readonly long start, stop, step;

        /// <summary>Selects a part of a dimension. Negative indices count from the end.</summary>
        /// <param name="start">the first item; null = the first item of the dimension</param>
        /// <param name="stop">the end, which is not included; null = the end of the dimension</param>
        /// <param name="step">the step between items; a negative step reverses the order</param>
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

        /// <summary>The C structure.</summary>
        internal unsafe clgl_slice Raw => new clgl_slice
        {
            struct_size = (uint)sizeof(clgl_slice), flags = flags, start = start, stop = stop, step = step
        };

        /// <summary>Selects one item, and removes the dimension.</summary>
        /// <param name="index">the index of the item</param>
        public static implicit operator ClglSlice(long index) => new ClglSlice(index);
    }

    /// <summary>A buffer as an array of typed items, with strides. A view is immutable, and keeps its buffer
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

        /// <summary>The type of the numbers in an item.</summary>
        public ClglElementType Format => (ClglElementType)raw.format;

        /// <summary>The size of an item in bytes.</summary>
        public int ElementSize => (int)raw.element_size;

        /// <summary>The number of items along each dimension.</summary>
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

        /// <summary>The strides in the buffer, in bytes along each dimension.</summary>
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

        /// <summary>True if commands must not write through the view.</summary>
        public bool IsReadOnly => raw.read_only != 0;

        /// <summary>Returns a read-only view of the same items.</summary>
        /// <returns>the view</returns>
        public ClglView AsReadOnly()
        {
            clgl_view view = raw;
            view.read_only = 1;
            return new ClglView(Buffer, view);
        }

        /// <summary>Returns a view with the dimensions in another order.</summary>
        /// <param name="axes">for each dimension of the result, the dimension of this view; none = reverse the
        /// order</param>
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

        private static clgl_view Empty()
        {
            return new clgl_view { struct_size = (uint)sizeof(clgl_view) };
        }

        // Throws unless the array contains the first and the last byte of all items.
        private void CheckFits(long[]? strides, long start, ulong size)
        {
            if (strides == null)
            {
                Sizes.Fits(Info.Size, size);
                return;
            }
            long[] shape = Shape;
            if (strides.Length != shape.Length)
                throw new ArgumentException("there must be a stride for each of the " + shape.Length + " dimensions");
            bool isEmpty = Array.IndexOf(shape, 0L) >= 0;
            decimal low = start, high = (decimal)start + (isEmpty ? 0 : raw.element_size), most = (decimal)size + 1;
            for (int i = 0; i < shape.Length && !isEmpty; ++i)
            {
                // Clamps the stride to prevent an overflow. The check fails for larger strides in any case.
                decimal reach = Math.Min(Math.Max(strides[i], -most), most) * (shape[i] - 1);
                low += Math.Min(reach, 0);
                high += Math.Max(reach, 0);
            }
            if (low < 0 || high > size)
                throw new ArgumentException("the items lie from byte " + low + " to " + high + " of the array, which has " +
                                            size + " bytes");
        }

        private void CheckItem(long[] index, ulong size)
        {
            Sizes.Fits(raw.element_size, size);
            if (ClglObject.NotNull(index, nameof(index)).Length != (int)raw.dimensions)
                throw new ArgumentException("there must be an index for each of the " + raw.dimensions + " dimensions");
        }
    }
}
