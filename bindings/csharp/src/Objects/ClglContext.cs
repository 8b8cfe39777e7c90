using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a context to create. The default uses the OpenGL context that is current on this thread, and
    /// the OpenCL device that drives it.</summary>
    public sealed class ClglContextDesc
    {
        /// <summary>Selects a headless context, a helper thread, or OpenCL only.</summary>
        public ClglContextFlags Flags { get; set; }

        /// <summary>The window system of <see cref="GLContext"/>; None = the current one.</summary>
        public ClglWinsys Winsys { get; set; }

        /// <summary>The only transport to use; None = chosen by the planner.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>The OpenCL device; null = the best match.</summary>
        public ClglDevice Device { get; set; }

        /// <summary>Several devices of one platform, with <see cref="ClglContextFlags.ComputeOnly"/>; or null.</summary>
        public ClglDevice[] Devices { get; set; }

        /// <summary>All devices of these types that one platform has, with
        /// <see cref="ClglContextFlags.ComputeOnly"/>; or None.</summary>
        public ClglDeviceTypeFlags DeviceTypes { get; set; }

        /// <summary>An existing cl_context to use; or zero.</summary>
        public IntPtr CLContext { get; set; }

        /// <summary>An EGLContext or GLXContext; 0 = the current one.</summary>
        public IntPtr GLContext { get; set; }

        /// <summary>Its EGLDisplay or Display; 0 = the current one.</summary>
        public IntPtr GLDisplay { get; set; }

        /// <summary>Label for messages; or null.</summary>
        public string Label { get; set; }

        /// <summary>Receives error messages of the OpenCL driver, on a library thread. It may call the library but must not
        /// block.</summary>
        public Action<string> Message { get; set; }

        /// <summary>Receives printf output of kernels, if the device supports it, on a driver thread. It is called as long
        /// as the context or an object created from it is in use.</summary>
        public Action<string> Printf { get; set; }

        /// <summary>Size in bytes of the printf buffer; 0 = chosen by the driver.</summary>
        public long PrintfBufferSize { get; set; }
    }

    /// <summary>An OpenCL context joined to an OpenGL context, or one of OpenCL alone.</summary>
    public sealed unsafe partial class ClglContext : ClglObject
    {
        private ClglContext(IntPtr handle, Registration registration) : base(handle, Api.clgl_context_destroy)
        {
            Registration = registration;
        }

        // Kept for its finaliser.
        internal Registration Registration { get; }

        /// <summary>The state of each transport, best first.</summary>
        public ClglTransportReport[] Transports
        {
            get
            {
                ClglTransportReport[] made = new ClglTransportReport[Info.TransportCount];
                for (int i = 0; i < made.Length; ++i)
                    made[i] = GetTransportReport(i);
                return made;
            }
        }

        /// <summary>Its EGLContext or GLXContext, lent.</summary>
        public IntPtr GLContext
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_context_gl_context(Handle, &native, null));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }

        /// <summary>Its EGLDisplay or Display. Owned by this object.</summary>
        public IntPtr GLDisplay
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_context_gl_context(Handle, null, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }

        /// <summary>Creates a context for the OpenGL context that is current on this thread.</summary>
        /// <param name="flags">for example Headless, for an OpenGL context of the library instead</param>
        /// <returns>the context</returns>
        public static ClglContext Create(ClglContextFlags flags = ClglContextFlags.None)
        {
            return Create(new ClglContextDesc { Flags = flags });
        }

        /// <summary>Creates a context with or without OpenGL.</summary>
        /// <param name="desc">the description</param>
        /// <returns>the context</returns>
        public static ClglContext Create(ClglContextDesc desc)
        {
            NotNull(desc, nameof(desc));
            return ClglLibrary.Loaded(() => Make(desc));
        }

        /// <summary>Makes the OpenGL context of a headless context current on this thread, until the result is disposed
        /// of on the same thread: not after <c>await</c>, which may resume on another one.</summary>
        /// <returns>makes current again what was current before</returns>
        public CurrentScope MakeCurrent()
        {
            Call.Check(Api.clgl_context_make_current(Handle, 1));
            return new CurrentScope(this);
        }

        private static ClglContext Make(ClglContextDesc desc)
        {
            clgl_context_desc raw = default;
            raw.struct_size = (uint)sizeof(clgl_context_desc);
            raw.flags = (uint)desc.Flags;
            raw.winsys = (int)desc.Winsys;
            raw.transport = (int)desc.Transport;
            raw.device = desc.Device == null ? IntPtr.Zero : desc.Device.Handle;
            raw.device_count = desc.Devices == null ? 0u : (uint)desc.Devices.Length;
            raw.device_types = (uint)desc.DeviceTypes;
            raw.cl_context = (void*)desc.CLContext;
            raw.gl_context = (void*)desc.GLContext;
            raw.gl_display = (void*)desc.GLDisplay;
            Registration registration = Register(desc, &raw);
            IntPtr handle;
            fixed (byte* label = Text.Bytes(desc.Label))
            fixed (IntPtr* devices = ClglDevice.HandlesOf(desc.Devices))
            {
                raw.label = label;
                raw.devices = devices;
                Call.Check(Api.clgl_context_create(&raw, &handle));
            }
            GC.KeepAlive(registration);
            return new ClglContext(handle, registration);
        }

        private static Registration Register(ClglContextDesc desc, clgl_context_desc* raw)
        {
            raw->printf_buffer_size = Sizes.Of(desc.PrintfBufferSize);
            if (desc.Message == null && desc.Printf == null)
                return null;
            Registration made = new Registration(desc.Message, desc.Printf);
            if (desc.Message != null)
            {
                raw->callback = Callbacks.Context;
                raw->user_data = (void*)made.Key;
            }
            if (desc.Printf != null)
            {
                raw->printf_callback = Callbacks.Printf;
                raw->printf_user_data = (void*)made.Key;
            }
            return made;
        }

        /// <summary>Keeps the OpenGL context of a headless context current on the thread.</summary>
        public sealed class CurrentScope : IDisposable
        {
            private ClglContext context;

            internal CurrentScope(ClglContext context)
            {
                this.context = context;
            }

            /// <summary>Makes current again what was current before. A second time does nothing.</summary>
            /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: called on another thread than
            /// <see cref="MakeCurrent"/>; call it there</exception>
            public void Dispose()
            {
                if (context != null && !context.IsDisposed)
                    Call.Check(Api.clgl_context_make_current(context.Handle, 0));
                context = null;
            }
        }
    }
}
