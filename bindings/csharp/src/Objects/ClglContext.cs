using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>How to make a context. What is left as it is means: join the OpenGL context that is current on this
    /// thread with the OpenCL device that drives it.</summary>
    public sealed class ClglContextDesc
    {
        /// <summary>Without a window, with a helper, or of OpenCL alone.</summary>
        public ClglContextFlags Flags { get; set; }

        /// <summary>Of <see cref="GLContext"/>; None to ask the window system.</summary>
        public ClglWinsys Winsys { get; set; }

        /// <summary>The only transport to use; None for the planner's choice.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>The OpenCL device; null for the one that fits best.</summary>
        public ClglDevice Device { get; set; }

        /// <summary>Several devices of one platform, with <see cref="ClglContextFlags.ComputeOnly"/>; or null.</summary>
        public ClglDevice[] Devices { get; set; }

        /// <summary>All devices of these types that one platform has, with
        /// <see cref="ClglContextFlags.ComputeOnly"/>; or None.</summary>
        public ClglDeviceTypeFlags DeviceTypes { get; set; }

        /// <summary>An existing cl_context to use; or zero.</summary>
        public IntPtr CLContext { get; set; }

        /// <summary>An EGLContext or GLXContext; zero for whichever is current.</summary>
        public IntPtr GLContext { get; set; }

        /// <summary>Its EGLDisplay or Display; zero to ask the window system.</summary>
        public IntPtr GLDisplay { get; set; }

        /// <summary>A name for messages; or null.</summary>
        public string Label { get; set; }

        /// <summary>Receives error messages of the OpenCL driver, on a library thread. It may call the library but must not
        /// block.</summary>
        public Action<string> Message { get; set; }

        /// <summary>Receives printf output of kernels, if the device supports it, on a driver thread. It is called as long
        /// as the context or an object created from it is in use.</summary>
        public Action<string> Printf { get; set; }

        /// <summary>Bytes of the memory that printf writes to; 0 for the driver's choice.</summary>
        public long PrintfBufferSize { get; set; }
    }

    /// <summary>An OpenCL context joined to an OpenGL context, or one of OpenCL alone.</summary>
    public sealed unsafe class ClglContext : ClglObject
    {
        private ClglContext(IntPtr handle, Registration registration) : base(handle, Api.clgl_context_destroy)
        {
            Registration = registration;
        }

        // Kept for its finaliser.
        internal Registration Registration { get; }

        /// <summary>What it is made of.</summary>
        public ClglContextInfo Info
        {
            get
            {
                clgl_context_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_context_info);
                Call.Check(Api.clgl_context_get_info(Handle, &raw));
                ClglContextInfo info = new ClglContextInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Its devices.</summary>
        public ClglDevice[] Devices =>
            ClglDevice.Listed((capacity, devices, count) =>
                                  Api.clgl_context_get_devices(Handle, capacity, devices, count));

        /// <summary>The whole report as text for people: OpenGL, OpenCL, how they were matched, each transport with its
        /// reason.</summary>
        public string Report =>
            Text.Written((capacity, text, size) => Api.clgl_context_get_report(Handle, capacity, text, size));

        /// <summary>How each transport stands, best first.</summary>
        public ClglTransportReport[] Transports
        {
            get
            {
                ClglTransportReport[] made = new ClglTransportReport[Info.TransportCount];
                for (uint i = 0; i < made.Length; ++i)
                {
                    clgl_transport_report raw = default;
                    raw.struct_size = (uint)sizeof(clgl_transport_report);
                    Call.Check(Api.clgl_context_get_transport_report(Handle, i, &raw));
                    made[i] = new ClglTransportReport(&raw);
                }
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Its cl_context, lent as long as this lives.</summary>
        public IntPtr CLContext
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_context_cl_context(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
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

        /// <summary>Its EGLDisplay or Display, lent.</summary>
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

        /// <summary>Joins OpenCL with the OpenGL context that is current on this thread.</summary>
        /// <param name="flags">for example Headless, for an OpenGL context of the library instead</param>
        /// <returns>the context</returns>
        public static ClglContext Create(ClglContextFlags flags = ClglContextFlags.None)
        {
            return Create(new ClglContextDesc { Flags = flags });
        }

        /// <summary>Joins OpenCL with OpenGL, or makes a context of OpenCL alone.</summary>
        /// <param name="desc">how</param>
        /// <returns>the context</returns>
        public static ClglContext Create(ClglContextDesc desc)
        {
            NotNull(desc, nameof(desc));
            return ClglLibrary.Loaded(() => Make(desc));
        }

        /// <summary>Makes a headless context's OpenGL context current on this thread, until the result is disposed of on
        /// it.</summary>
        /// <returns>gives the thread back what was current before</returns>
        public CurrentScope MakeCurrent()
        {
            Call.Check(Api.clgl_context_make_current(Handle, 1));
            return new CurrentScope(this);
        }

        /// <summary>Finds an OpenGL function by name.</summary>
        /// <param name="name">such as "glDrawArrays"</param>
        /// <returns>its address</returns>
        /// <exception cref="ClglException">there is none</exception>
        public IntPtr GetProcAddress(string name)
        {
            void* function;
            fixed (byte* text = Text.Bytes(name))
                Call.Check(Api.clgl_context_get_proc_address(Handle, text, &function));
            GC.KeepAlive(this);
            return (IntPtr)function;
        }

        /// <summary>Asks for anything, as clGetContextInfo does.</summary>
        /// <param name="parameter">a cl_context_info value</param>
        /// <returns>the bytes of the value</returns>
        public byte[] Query(uint parameter)
        {
            return Queries.Ask((capacity, value, size) =>
                Api.clgl_context_query(Handle, parameter, capacity, value, size));
        }

        /// <summary>Tells how much memory the objects of the context hold by one transport.</summary>
        /// <param name="transport">the transport; None for memory without an OpenGL side</param>
        /// <returns>how much</returns>
        public ClglMemoryUsage GetMemoryUsage(ClglTransport transport)
        {
            clgl_memory_usage raw = default;
            raw.struct_size = (uint)sizeof(clgl_memory_usage);
            Call.Check(Api.clgl_context_get_memory_usage(Handle, (int)transport, &raw));
            GC.KeepAlive(this);
            return new ClglMemoryUsage(&raw);
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

        /// <summary>While it lasts, a headless context's OpenGL context is current on the thread.</summary>
        public sealed class CurrentScope : IDisposable
        {
            private ClglContext context;

            internal CurrentScope(ClglContext context)
            {
                this.context = context;
            }

            /// <summary>Gives the thread back what was current before. A second time does nothing.</summary>
            public void Dispose()
            {
                ClglContext left = context;
                context = null;
                if (left != null && !left.IsDisposed)
                    Call.Check(Api.clgl_context_make_current(left.Handle, 0));
            }
        }
    }
}
