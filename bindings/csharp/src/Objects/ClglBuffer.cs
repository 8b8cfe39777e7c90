using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a buffer to create or wrap.</summary>
    public sealed class ClglBufferDesc
    {
        /// <summary>Creation flags.</summary>
        public ClglBufferFlags Flags { get; set; }

        /// <summary>How OpenCL accesses it.</summary>
        public ClglAccess Access { get; set; }

        /// <summary>The only transport to use; None = chosen by the context.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>The OpenGL buffer to wrap; 0 = create one.</summary>
        public uint GLName { get; set; }

        /// <summary>Size in bytes of a new buffer. For a wrapped one 0, or the expected size.</summary>
        public long Size { get; set; }

        /// <summary>Initial contents of a new buffer, an array of plain data, which is copied; or null.</summary>
        public Array Data { get; set; }

        /// <summary>With <see cref="ClglBufferFlags.UseHostMemory"/>, the memory. Otherwise initial contents instead of
        /// <see cref="Data"/>; or 0.</summary>
        public IntPtr Memory { get; set; }

        /// <summary>Label for messages; or null.</summary>
        public string Label { get; set; }
    }

    /// <summary>A shared or OpenCL-only buffer. A shared buffer must be acquired by the queue of a command.</summary>
    public sealed unsafe partial class ClglBuffer : ClglObject
    {
        private ClglHandover alone;

        private ClglBuffer(ClglContext context, IntPtr handle, DestroyFunction destroy, ClglRing lender = null)
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
                                           ClglBufferFlags flags = ClglBufferFlags.None) where T : struct
        {
            PlainData.RefuseInPlace(IsInPlace(flags));
            using (Pin pin = Pin.Of(data))
                return Create(context, new ClglBufferDesc { Access = access, Flags = flags }, pin.Size, pin.Pointer);
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

        /// <summary>Makes or wraps a buffer.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="desc">what to make</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Create(ClglContext context, ClglBufferDesc desc)
        {
            NotNull(desc, nameof(desc));
            ulong size = (ulong)Sizes.Of(desc.Size);
            if (desc.Data == null)
                return Create(context, desc, size, (void*)desc.Memory);
            PlainData.RefuseInPlace(IsInPlace(desc.Flags));
            using (PinnedArray pin = new PinnedArray(desc.Data))
            {
                Sizes.Fits(size, pin.Size);
                return Create(context, desc, size == 0 ? pin.Size : size, pin.Pointer);
            }
        }

        /// <summary>Calls a function on a library thread when its memory is freed.</summary>
        /// <param name="callback">called once</param>
        public void OnDestroyed(Action callback)
        {
            void* userData = Callbacks.Once(NotNull(callback, nameof(callback)));
            int result = Api.clgl_buffer_set_destructor_callback(Handle, Callbacks.Destructor, userData);
            if (result < 0)
                Callbacks.Forget(userData);
            Call.Check(result);
            GC.KeepAlive(this);
        }

        /// <summary>Creates a view of it as an array of contiguous items.</summary>
        /// <param name="format">the type of the numbers of an item</param>
        /// <param name="shape">the number of items along each dimension; none = one dimension with all items</param>
        /// <returns>the view</returns>
        public ClglView View(ClglElementType format, params long[] shape)
        {
            return ClglView.Of(this, format, 1, null, shape);
        }

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

        internal static bool IsInPlace(ClglBufferFlags flags)
        {
            return (flags & ClglBufferFlags.UseHostMemory) != 0;
        }

        // Owned by a ring: must not be destroyed.
        internal static ClglBuffer Lent(ClglContext context, IntPtr handle, ClglRing lender)
        {
            return new ClglBuffer(context, handle, null, lender);
        }

        internal static ClglBuffer Create(ClglContext context, ClglBufferDesc desc, ulong size, void* data)
        {
            clgl_buffer_desc raw = default;
            raw.struct_size = (uint)sizeof(clgl_buffer_desc);
            raw.flags = (uint)desc.Flags;
            raw.access = (int)desc.Access;
            raw.transport = (int)desc.Transport;
            raw.gl_name = desc.GLName;
            raw.size = size;
            raw.data = data;
            IntPtr handle;
            fixed (byte* label = Text.Bytes(desc.Label))
            {
                raw.label = label;
                Call.Check(Api.clgl_buffer_create(NotNull(context, nameof(context)).Handle, &raw, &handle));
            }
            GC.KeepAlive(context);
            return new ClglBuffer(context, handle);
        }
    }
}
