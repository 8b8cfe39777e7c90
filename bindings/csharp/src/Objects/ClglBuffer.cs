using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglBufferDesc
    {
        partial void Complete(clgl_buffer_desc* raw, Pins pins)
        {
            if (Data == null)
                return;
            PlainData.RefuseInPlace((Flags & ClglBufferFlags.UseHostMemory) != 0);
            raw->data = pins.Data(Data, out ulong size);
            Sizes.Fits(raw->size, size);
            raw->size = raw->size == 0 ? size : raw->size;
        }
    }

    /// <summary>A shared or OpenCL-only buffer. A shared buffer must be acquired by the queue of a command.</summary>
    public sealed unsafe partial class ClglBuffer : ClglObject
    {
        private ClglHandover? alone;

        private ClglBuffer(ClglContext context, IntPtr handle, DestroyFunction? destroy, ClglRing? lender = null)
            : base(handle, destroy, lender)
        {
            Context = context;
        }

        private ClglBuffer(ClglContext context, IntPtr handle) : this(context, handle, Api.clgl_buffer_destroy)
        {
        }

        /// <summary>The context that it belongs to.</summary>
        public ClglContext Context { get; }

        /// <summary>Its bytes.</summary>
        public long Size => (long)Info.Size;

        // The hand-over of this buffer by itself.
        internal ClglHandover Alone =>
            alone ?? Interlocked.CompareExchange(ref alone, new ClglHandover(this), null) ?? alone;

        /// <summary>Makes a new buffer.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="size">its bytes</param>
        /// <param name="access">what OpenCL does with it</param>
        /// <param name="flags">how it is made</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Create(ClglContext context, long size, ClglAccess access = ClglAccess.ReadWrite,
                                        ClglBufferFlags flags = ClglBufferFlags.None)
        {
            return Create(context, new ClglBufferDesc { Size = size, Access = access, Flags = flags });
        }

        /// <summary>Creates a buffer with the contents of an array.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="data">what it starts with, copied</param>
        /// <param name="access">what OpenCL does with it</param>
        /// <param name="flags">how it is made</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Create<T>(ClglContext context, T[] data, ClglAccess access = ClglAccess.ReadWrite,
                                           ClglBufferFlags flags = ClglBufferFlags.None) where T : unmanaged
        {
            return Create(context, new ClglBufferDesc { Data = NotNull(data, nameof(data)), Access = access, Flags = flags });
        }

        /// <summary>Shares an existing OpenGL buffer.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="glName">its name</param>
        /// <param name="access">how OpenCL accesses it</param>
        /// <param name="flags">creation flags</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Wrap(ClglContext context, uint glName, ClglAccess access = ClglAccess.ReadWrite,
                                      ClglBufferFlags flags = ClglBufferFlags.None)
        {
            return Create(context, new ClglBufferDesc { GLName = glName, Access = access, Flags = flags });
        }

        /// <summary>Creates a view of it as an array of contiguous items.</summary>
        /// <param name="format">the type of the numbers of an item</param>
        /// <param name="shape">the number of items along each dimension; none = one dimension with all items</param>
        /// <returns>the view</returns>
        public ClglView View(ClglElementType format, params long[] shape) =>
            ClglView.Of(this, format, 1, null, shape);

        /// <summary>Maps a part into host memory, and returns when that may be used.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="flags">what for</param>
        /// <param name="range">the part; null for all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>unmaps it when disposed of</returns>
        public ClglMapping Map(ClglQueue queue, ClglMapFlags flags, ClglRange? range = null, ClglWaits after = default)
        {
            void* pointer;
            Map(queue, &pointer, flags, range, after, null);
            long size = range.HasValue ? range.Value.Size : Size;
            return new ClglMapping(queue, this, Api.clgl_buffer_unmap, (IntPtr)pointer, size, 0, 0);
        }

        // Owned by a ring: must not be destroyed.
        internal static ClglBuffer Lent(ClglContext context, IntPtr handle, ClglRing lender) =>
            new ClglBuffer(context, handle, null, lender);
    }
}
