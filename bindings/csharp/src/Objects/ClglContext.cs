using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglContextDesc
    {
        /// <summary>Receives error messages of the OpenCL driver, on a library thread. It may call the library but must not
        /// block.</summary>
        public Action<string>? Message { get; set; }

        /// <summary>Receives printf output of kernels, if the device supports it, on a driver thread. It is called as long
        /// as the context or an object created from it is in use.</summary>
        public Action<string>? Printf { get; set; }
    }

    /// <summary>An OpenCL context joined to an OpenGL context, or one of OpenCL alone.</summary>
    public sealed unsafe partial class ClglContext : ClglObject
    {
        private ClglContext(IntPtr handle, Registration? registration) : base(handle, Api.clgl_context_destroy)
        {
            Registration = registration;
        }

        // Kept for its finaliser.
        internal Registration? Registration { get; }

        /// <summary>The state of each transport, best first.</summary>
        public ClglTransportReport[] Transports => Queries.Each(Info.TransportCount, GetTransportReport);

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
            using (Pins pins = new Pins())
            {
                clgl_context_desc raw = desc.Raw(pins);
                Registration? registration = Register(desc, &raw);
                IntPtr handle;
                Call.Check(Api.clgl_context_create(&raw, &handle));
                GC.KeepAlive(registration);
                return new ClglContext(handle, registration);
            }
        }

        private static Registration? Register(ClglContextDesc desc, clgl_context_desc* raw)
        {
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
            private ClglContext? context;

            internal CurrentScope(ClglContext context) => this.context = context;

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
