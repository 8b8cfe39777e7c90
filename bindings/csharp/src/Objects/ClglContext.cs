using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglContextDesc
    {
        /// <summary>Receives error messages of the OpenCL driver, on a library thread. The function may call the
        /// library but must not block.</summary>
        public Action<string>? Message { get; set; }

        /// <summary>Receives the printf output of kernels, if the device supports that. The function is called on a
        /// thread of the OpenCL driver, or on a thread that calls the OpenCL driver. It may be called until the context
        /// and the buffers, programs, queues, rings and textures created from it are unreachable.</summary>
        public Action<string>? Printf { get; set; }
    }

    /// <summary>An OpenCL context that shares buffers and textures with an OpenGL context, or a context
    /// without OpenGL.</summary>
    public sealed unsafe partial class ClglContext : ClglObject
    {
        private ClglContext(IntPtr handle, Registration? registration) : base(handle, Api.clgl_context_destroy)
        {
            Registration = registration;
        }

        // Keeps the registration alive until the context is unreachable.
        internal Registration? Registration { get; }

        /// <summary>The state of each transport. The best transport comes first.</summary>
        public ClglTransportReport[] Transports => Queries.Each(Info.TransportCount, GetTransportReport);

        /// <summary>Creates a context that shares buffers and textures with the current OpenGL context of this
        /// thread.</summary>
        /// <param name="flags">creation flags; Headless = share buffers and textures with a new OpenGL context of the
        /// library instead</param>
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

        /// <summary>Makes the OpenGL context of a headless context current on this thread, until the result is
        /// disposed of. Dispose of the result on the same thread, and before any <c>await</c>, which may resume on
        /// another thread.</summary>
        /// <returns>a scope, whose Dispose restores the previous context</returns>
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

        /// <summary>Keeps the OpenGL context of a headless context current on this thread.</summary>
        public sealed class CurrentScope : IDisposable
        {
            private ClglContext? context;

            internal CurrentScope(ClglContext context) => this.context = context;

            /// <summary>Restores the previous context. Further calls have no effect.</summary>
            /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the calling thread did not call
            /// <see cref="MakeCurrent"/>; call Dispose on the thread that did</exception>
            public void Dispose()
            {
                if (context != null && !context.IsDisposed)
                    Call.Check(Api.clgl_context_make_current(context.Handle, 0));
                context = null;
            }
        }
    }
}
