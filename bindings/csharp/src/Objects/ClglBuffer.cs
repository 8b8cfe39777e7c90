using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>What buffer to make.</summary>
    public sealed class ClglBufferDesc
    {
        /// <summary>How it is made.</summary>
        public ClglBufferFlags Flags { get; set; }

        /// <summary>What OpenCL does with it.</summary>
        public ClglAccess Access { get; set; }

        /// <summary>The only transport to use; None for the context's choice.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>The OpenGL buffer to wrap; 0 to make one.</summary>
        public uint GLName { get; set; }

        /// <summary>Bytes of a new one; of a wrapped one 0, or what is expected.</summary>
        public long Size { get; set; }

        /// <summary>What a new one starts with, copied, an array of plain data; or null.</summary>
        public Array Data { get; set; }

        /// <summary>With <see cref="ClglBufferFlags.UseHostMemory"/>, the memory; else what it starts with, instead of
        /// <see cref="Data"/>; or zero.</summary>
        public IntPtr Memory { get; set; }

        /// <summary>A name for messages; or null.</summary>
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

        /// <summary>The context that it was made in.</summary>
        public ClglContext Context { get; }

        /// <summary>What it is.</summary>
        public ClglBufferInfo Info
        {
            get
            {
                clgl_buffer_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_buffer_info);
                Call.Check(Api.clgl_buffer_get_info(Handle, &raw));
                ClglBufferInfo info = new ClglBufferInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Its bytes.</summary>
        public long Size => (long)Info.Size;

        /// <summary>Acquires all of it for a queue, without a scope.</summary>
        /// <param name="queue">the queue</param>
        public void Acquire(ClglQueue queue)
        {
            Call.Check(Api.clgl_buffer_acquire(NotNull(queue, nameof(queue)).Handle, Handle));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Releases it to OpenGL, after <see cref="Acquire"/>.</summary>
        /// <param name="queue">the queue that acquired it</param>
        public void Release(ClglQueue queue)
        {
            Call.Check(Api.clgl_buffer_release(NotNull(queue, nameof(queue)).Handle, Handle));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Its OpenGL name.</summary>
        public uint GLName
        {
            get
            {
                uint name;
                Call.Check(Api.clgl_buffer_gl_name(Handle, &name));
                GC.KeepAlive(this);
                return name;
            }
        }

        /// <summary>Its cl_mem, lent as long as this lives.</summary>
        public IntPtr CLMem
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_buffer_cl_mem(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }

        // The hand-over of this buffer by itself.
        internal ClglHandover Alone =>
            alone ?? Interlocked.CompareExchange(ref alone, new ClglHandover(this), null) ?? alone;

        /// <summary>Makes a new buffer.</summary>
        /// <param name="context">the context</param>
        /// <param name="size">its bytes</param>
        /// <param name="access">what OpenCL does with it</param>
        /// <param name="flags">how it is made</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Create(ClglContext context, long size, ClglAccess access = ClglAccess.ReadWrite,
                                        ClglBufferFlags flags = ClglBufferFlags.None)
        {
            return Create(context, new ClglBufferDesc { Size = size, Access = access, Flags = flags });
        }

        /// <summary>Makes a new buffer with what an array holds.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="context">the context</param>
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
        /// <param name="context">the context</param>
        /// <param name="glName">its name</param>
        /// <param name="access">what OpenCL does with it</param>
        /// <param name="flags">how it is made</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer Wrap(ClglContext context, uint glName, ClglAccess access = ClglAccess.ReadWrite,
                                      ClglBufferFlags flags = ClglBufferFlags.None)
        {
            return Create(context, new ClglBufferDesc { GLName = glName, Access = access, Flags = flags });
        }

        /// <summary>Makes or wraps a buffer.</summary>
        /// <param name="context">the context</param>
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

        /// <summary>Creates an OpenCL-only buffer from a cl_mem, which is retained.</summary>
        /// <param name="context">the context</param>
        /// <param name="clMem">a buffer</param>
        /// <param name="access">what OpenCL does with it</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer FromCL(ClglContext context, IntPtr clMem, ClglAccess access = ClglAccess.ReadWrite)
        {
            IntPtr handle;
            Call.Check(Api.clgl_buffer_from_cl_mem(NotNull(context, nameof(context)).Handle, (void*)clMem, (int)access,
                                                   &handle));
            GC.KeepAlive(context);
            return new ClglBuffer(context, handle, Api.clgl_buffer_destroy);
        }

        /// <summary>Makes a buffer of a part of this one. Acquiring this one covers it.</summary>
        /// <param name="range">the part</param>
        /// <param name="access">what OpenCL does with it</param>
        /// <returns>the part</returns>
        public ClglBuffer CreateSub(ClglRange range, ClglAccess access = ClglAccess.ReadWrite)
        {
            clgl_range raw = range.Raw;
            IntPtr handle;
            Call.Check(Api.clgl_buffer_create_sub(Handle, (int)access, &raw, &handle));
            GC.KeepAlive(this);
            return new ClglBuffer(Context, handle, Api.clgl_buffer_destroy);
        }

        /// <summary>Wraps its OpenGL buffer again, as it is now, after the program respecified it.</summary>
        public void Rewrap()
        {
            Call.Check(Api.clgl_buffer_rewrap(Handle));
            GC.KeepAlive(this);
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

        /// <summary>Sees it as an array of items, one after the other.</summary>
        /// <param name="format">what an item consists of</param>
        /// <param name="shape">items along each dimension; none for one dimension with all</param>
        /// <returns>the view</returns>
        public ClglView View(ClglElementType format, params long[] shape)
        {
            return ClglView.Of(this, format, 1, null, shape);
        }

        internal static bool IsInPlace(ClglBufferFlags flags)
        {
            return (flags & ClglBufferFlags.UseHostMemory) != 0;
        }

        // A ring's: not to be destroyed.
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
            return new ClglBuffer(context, handle, Api.clgl_buffer_destroy);
        }
    }
}
