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

    /// <summary>A shared or OpenCL-only buffer. Commands may use a shared buffer only on a queue that has acquired
    /// it.</summary>
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

        /// <summary>The context of the buffer.</summary>
        public ClglContext Context { get; }

        /// <summary>The size in bytes.</summary>
        public long Size => (long)Info.Size;

        // A list that contains only this buffer, for acquires.
        internal ClglHandover Alone =>
            alone ?? Interlocked.CompareExchange(ref alone, new ClglHandover(this), null) ?? alone;

        /// <summary>Creates a buffer.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="size">the size in bytes</param>
        /// <param name="access">how OpenCL accesses the buffer</param>
        /// <param name="flags">creation flags</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Create(ClglContext context, long size, ClglAccess access = ClglAccess.ReadWrite,
                                        ClglBufferFlags flags = ClglBufferFlags.None)
        {
            return Create(context, new ClglBufferDesc { Size = size, Access = access, Flags = flags });
        }

        /// <summary>Creates a buffer with the contents of an array.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="context">the context of the new object</param>
        /// <param name="data">the initial contents, which are copied</param>
        /// <param name="access">how OpenCL accesses the buffer</param>
        /// <param name="flags">creation flags</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Create<T>(ClglContext context, T[] data, ClglAccess access = ClglAccess.ReadWrite,
                                           ClglBufferFlags flags = ClglBufferFlags.None) where T : unmanaged
        {
            return Create(context, new ClglBufferDesc { Data = NotNull(data, nameof(data)), Access = access, Flags = flags });
        }

        /// <summary>Shares an existing OpenGL buffer.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="glName">the OpenGL name of the buffer</param>
        /// <param name="access">how OpenCL accesses the buffer</param>
        /// <param name="flags">creation flags</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Wrap(ClglContext context, uint glName, ClglAccess access = ClglAccess.ReadWrite,
                                      ClglBufferFlags flags = ClglBufferFlags.None)
        {
            return Create(context, new ClglBufferDesc { GLName = glName, Access = access, Flags = flags });
        }

        /// <summary>Creates a view of the buffer as an array of contiguous items.</summary>
        /// <param name="format">the type of the numbers in an item</param>
        /// <param name="shape">the number of items along each dimension; none = one dimension with all items</param>
        /// <returns>the view</returns>
        public ClglView View(ClglElementType format, params long[] shape) =>
            ClglView.Of(this, format, 1, null, shape);

        /// <summary>Maps a part of the buffer into host memory. Waits until the memory may be used.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="flags">how the memory will be accessed</param>
        /// <param name="range">the part; null = the whole buffer</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>the mapping, which ends when it is disposed of</returns>
        public ClglMapping Map(ClglQueue queue, ClglMapFlags flags, ClglRange? range = null, ClglWaits after = default)
        {
            void* pointer;
            Map(queue, &pointer, flags, range, after, null);
            long size = range.HasValue ? range.Value.Size : Size;
            return new ClglMapping(queue, this, Api.clgl_buffer_unmap, (IntPtr)pointer, size, 0, 0);
        }

        // Creates a ClglBuffer for a buffer that a ring owns. Disposing of it does not destroy the buffer.
        internal static ClglBuffer Lent(ClglContext context, IntPtr handle, ClglRing lender) =>
            new ClglBuffer(context, handle, null, lender);
    }
}
