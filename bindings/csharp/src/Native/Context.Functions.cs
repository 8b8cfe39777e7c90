// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Joins OpenCL with OpenGL: with the context that is current on this thread, with the given one,
        /// or with one of the library's own (CLGL_CONTEXT_HEADLESS: an EGL device's, else EGL's surfaceless
        /// platform; of several GPUs that which OpenCL's device is). Or makes a context of OpenCL alone
        /// (CLGL_CONTEXT_COMPUTE_ONLY). Each transport that this machine might have proves itself with a small
        /// round trip; the report tells the outcome. The first context of a process for a pair of drivers pays for
        /// that, later ones reuse the verdict.</summary>
        /// <param name="desc">how, or NULL for the defaults</param>
        /// <param name="context">receives the context</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT without a current context, or when gl_context is not
        /// current and cannot be made so; CLGL_ERROR_NO_OPENGL when no headless context can be made, an X display
        /// has no GLX, or OpenGL or OpenGL ES is older than 3.0; CLGL_ERROR_NO_OPENCL without any platform;
        /// CLGL_ERROR_NO_DEVICE when CLGL_DEVICE names none, a device is none of cl_context's, or none is of
        /// device_types; CLGL_ERROR_NO_TRANSPORT when the asked transport does not work; CLGL_ERROR_UNSUPPORTED
        /// when there is a printf_callback and a device lacks cl_arm_printf; CLGL_ERROR_INVALID_ARGUMENT also when
        /// gl_context, winsys and gl_display contradict each other, the context that is current, or a flag, and
        /// when devices are of several platforms or named twice, for printf_callback with cl_context, and for its
        /// user_data or size without it; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_WINSYS</returns>
        /// <remarks>Threads: GL, or any with CLGL_CONTEXT_HEADLESS or CLGL_CONTEXT_COMPUTE_ONLY. A context that is
        /// current on the thread stays so.. Lifetime: until clgl_context_destroy and the destruction of every
        /// object made from it; user_data must live until clgl_context_destroy has returned. Specification: OpenCL
        /// 3.0 section 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device,
        /// EGL_MESA_platform_surfaceless; cl_arm_printf.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_create(clgl_context_desc* desc, IntPtr* context);

        /// <summary>Destroys a context. Objects made from it stay valid and keep alive what they need of it. The
        /// program's own OpenGL context is left alone; without it current, OpenGL names that the library still
        /// holds are deleted at the next GL call on any object of the context, or with the program's context. When
        /// it returns, the context's callback is not running on another thread and is not called again.</summary>
        /// <param name="context">the context, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_destroy(IntPtr context);

        /// <summary>Tells what a context is made of.</summary>
        /// <param name="context">the context</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the context. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_info(IntPtr context, clgl_context_info* info);

        /// <summary>Lists the devices of a context.</summary>
        /// <param name="context">the context</param>
        /// <param name="capacity">how many devices has room for</param>
        /// <param name="devices">receives up to capacity devices, NULL after the last; may be NULL if capacity is
        /// 0</param>
        /// <param name="count">receives how many there are, which may be more than capacity</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: devices live as long as the process and need no destroying.
        /// Specification: OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_devices(IntPtr context, uint capacity, IntPtr* devices,
            uint* count);

        /// <summary>Asks a context for anything, as clGetContextInfo does: its properties, say, or its reference
        /// count.</summary>
        /// <param name="context">the context</param>
        /// <param name="param">a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)</param>
        /// <param name="capacity">bytes that value has room for, 0 to ask for the size only</param>
        /// <param name="value">receives the value; may be NULL if capacity is 0</param>
        /// <param name="size">receives the bytes of the value; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the driver does not know the parameter;
        /// CLGL_ERROR_OUT_OF_RANGE if the value is larger than capacity; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 4.4,
        /// clGetContextInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_query(IntPtr context, uint param, UIntPtr capacity, void*
            value, UIntPtr* size);

        /// <summary>Tells how one transport stands in this context, best first.</summary>
        /// <param name="context">the context</param>
        /// <param name="index">0 to clgl_context_info.transport_count - 1</param>
        /// <param name="report">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the context. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_transport_report(IntPtr context, uint index,
            clgl_transport_report* report);

        /// <summary>Writes the whole report as text for people: OpenGL, OpenCL, how they were matched, each
        /// transport with its reason, and the formats of textures that failed their self-tests with these drivers
        /// so far.</summary>
        /// <param name="context">the context</param>
        /// <param name="capacity">bytes that text has room for, 0 to ask for the size only</param>
        /// <param name="text">receives the text, cut to capacity and always terminated; may be NULL if capacity is
        /// 0</param>
        /// <param name="size">receives the bytes of the whole text with its terminator; may be NULL if text is
        /// not</param>
        /// <returns>CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_report(IntPtr context, UIntPtr capacity, byte* text,
            UIntPtr* size);

        /// <summary>Tells how much memory the objects of a context hold by one transport.</summary>
        /// <param name="context">the context</param>
        /// <param name="transport">CLGL_TRANSPORT_MAPPED, ...; CLGL_TRANSPORT_NONE for memory without an OpenGL
        /// side</param>
        /// <param name="usage">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_memory_usage(IntPtr context, int transport,
            clgl_memory_usage* usage);

        /// <summary>Makes a headless context's OpenGL context current on this thread, so that the program can draw
        /// with it, or gives the thread back what was current before.</summary>
        /// <param name="context">a context made with CLGL_CONTEXT_HEADLESS</param>
        /// <param name="current">1 to make it current, 0 to undo that on the thread that did it; another one that
        /// was made current there since stays, and will go back to what was before both</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if this call made it current already, on whichever
        /// thread, or to undo what was not done on this thread; CLGL_ERROR_UNSUPPORTED if the context is not
        /// headless; CLGL_ERROR_NO_OPENGL, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_WINSYS</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: EGL 1.5 section 3.7.3, eglMakeCurrent.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_make_current(IntPtr context, uint current);

        /// <summary>Finds an OpenGL function by name, as eglGetProcAddress and glXGetProcAddress do.</summary>
        /// <param name="context">the context</param>
        /// <param name="name">the name, such as "glDrawArrays"</param>
        /// <param name="function">receives the function's address</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if there is none; CLGL_ERROR_NO_OPENGL,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_HANDLE</returns>
        /// <remarks>Threads: any. Lifetime: as long as the OpenGL context. Specification: EGL 1.5 section 3.12,
        /// eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_proc_address(IntPtr context, byte* name, void**
            function);
    }
}
