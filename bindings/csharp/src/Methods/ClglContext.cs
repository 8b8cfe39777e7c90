// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglContext
    {
        /// <summary>Returns the properties of a context.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the context.</remarks>
        public ClglContextInfo Info
        {
            get
            {
                clgl_context_info info = new clgl_context_info { struct_size = (uint)sizeof(clgl_context_info) };
                Call.Check(Api.clgl_context_get_info(Handle, &info));
                ClglContextInfo made = new ClglContextInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Lists the devices of a context.</summary>
        /// <remarks>Threads: any. Lifetime: devices live as long as the process and are never destroyed.</remarks>
        public ClglDevice[] Devices
        {
            get
            {
                ClglDevice[] found = ClglDevice.Listed((capacity, devices, count) =>
                    Api.clgl_context_get_devices(Handle, capacity, devices, count));
                GC.KeepAlive(this);
                return found;
            }
        }

        /// <summary>Returns an OpenCL property of a context, as clGetContextInfo does: for example its reference
        /// count.</summary>
        /// <param name="parameter">a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)</param>
        /// <returns>the value; may be null if capacity is 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the value is larger than
        /// capacity</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the OpenCL driver does not know
        /// param</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any.</remarks>
        public byte[] Query(uint parameter)
        {
            byte[] found = Queries.Ask((capacity, value, size) =>
                Api.clgl_context_query(Handle, parameter, capacity, value, size));
            GC.KeepAlive(this);
            return found;
        }

        /// <summary>Runs the self-tests of all transports that the context may use and that no object has needed
        /// yet, so that reports have their results. Without the call they run when the first object needs
        /// them.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; for a headless context: it is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset, or
        /// it or its display has ended</exception>
        /// <remarks>Threads: GL.</remarks>
        public void VerifyTransports()
        {
            Call.Check(Api.clgl_context_verify_transports(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Returns the present state of one transport in a context. Runs no self-test.</summary>
        /// <param name="index">0 to <see cref="ClglContextInfo"/>.transport_count - 1, in the order of
        /// preference</param>
        /// <returns>the state</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: index is too large</exception>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the context.</remarks>
        public ClglTransportReport GetTransportReport(int index)
        {
            clgl_transport_report report = new clgl_transport_report { struct_size = (uint)sizeof(clgl_transport_report) };
            Call.Check(Api.clgl_context_get_transport_report(Handle, Sizes.Count(index), &report));
            ClglTransportReport made = new ClglTransportReport(&report);
            GC.KeepAlive(this);
            return made;
        }

        /// <summary>Writes a report of a context as text for people: OpenGL, OpenCL, how the device was chosen,
        /// each transport with its reason, and the texture formats that have failed their self-tests with these
        /// drivers. Runs no self-test: call <c>ClglContext.VerifyTransports</c> before for the results of all
        /// transports.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <remarks>Threads: any.</remarks>
        public string Report
        {
            get
            {
                string found = Text.Of(Queries.Ask((capacity, text, size) =>
                    Api.clgl_context_get_report(Handle, capacity, (byte*)text, size)));
                GC.KeepAlive(this);
                return found;
            }
        }

        /// <summary>Returns how much memory the objects of a context use for one transport.</summary>
        /// <param name="transport">the transport; <see cref="ClglTransport.Auto"/> = objects without
        /// OpenGL</param>
        /// <returns>the numbers</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: transport is
        /// unknown</exception>
        /// <remarks>Threads: any.</remarks>
        public ClglMemoryUsage GetMemoryUsage(ClglTransport transport)
        {
            clgl_memory_usage usage = new clgl_memory_usage { struct_size = (uint)sizeof(clgl_memory_usage) };
            Call.Check(Api.clgl_context_get_memory_usage(Handle, (int)transport, &usage));
            ClglMemoryUsage made = new ClglMemoryUsage(&usage);
            GC.KeepAlive(this);
            return made;
        }

        /// <summary>Returns the address of an OpenGL function, as eglGetProcAddress and glXGetProcAddress
        /// do.</summary>
        /// <param name="name">the name, such as "glDrawArrays"</param>
        /// <returns>the address of the function</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: name is null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the OpenGL driver has no such
        /// function</exception>
        /// <remarks>Threads: any. Lifetime: the address is valid as long as the OpenGL context.</remarks>
        public IntPtr GetProcAddress(string name)
        {
            void* function;
            fixed (byte* nameText = Text.Bytes(name))
                Call.Check(Api.clgl_context_get_proc_address(Handle, nameText, &function));
            GC.KeepAlive(this);
            return (IntPtr)function;
        }

        /// <summary>Returns the cl_context of a context.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_context lives as long as the context.</remarks>
        public IntPtr CLContext
        {
            get
            {
                void* clContext;
                Call.Check(Api.clgl_context_cl_context(Handle, &clContext));
                GC.KeepAlive(this);
                return (IntPtr)clContext;
            }
        }

        /// <summary>Returns the OpenGL context of a context, and its display.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: gl_context and gl_display are
        /// both null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <remarks>Threads: any. Lifetime: both live as long as the context; if the application created them,
        /// until it destroys them.</remarks>
        public IntPtr GLContext
        {
            get
            {
                void* glContext;
                Call.Check(Api.clgl_context_gl_context(Handle, &glContext, null));
                GC.KeepAlive(this);
                return (IntPtr)glContext;
            }
        }

        /// <summary>Returns the OpenGL context of a context, and its display.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: gl_context and gl_display are
        /// both null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <remarks>Threads: any. Lifetime: both live as long as the context; if the application created them,
        /// until it destroys them.</remarks>
        public IntPtr GLDisplay
        {
            get
            {
                void* glDisplay;
                Call.Check(Api.clgl_context_gl_context(Handle, null, &glDisplay));
                GC.KeepAlive(this);
                return (IntPtr)glDisplay;
            }
        }
    }
}
