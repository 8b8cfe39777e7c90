// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Creates a context that joins OpenCL with OpenGL. By default it uses the OpenGL context that is
        /// current on this thread, or the one that desc-&gt;gl_context names. CLGL_CONTEXT_HEADLESS creates an
        /// OpenGL context without a window. This context uses an EGL device on the GPU of the OpenCL device if
        /// there are EGL devices, else the surfaceless EGL platform. CLGL_CONTEXT_COMPUTE_ONLY creates a context
        /// without OpenGL. Transports are tested with a small transfer, best first, until one works for new
        /// buffers; others are tested when the first object may use them. The tests run once per pair of drivers,
        /// so that the first context takes longer.</summary>
        /// <param name="desc">the properties; NULL = the current OpenGL context and the OpenCL device that matches
        /// it</param>
        /// <param name="context">receives the context</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: context is NULL; a flag, winsys, transport or
        /// device type is unknown; fields contradict each other or the current OpenGL context; devices belong to
        /// different platforms or are listed twice; callback or printf_callback is set with cl_context;
        /// printf_user_data or printf_buffer_size is set without printf_callback; CLGL_TRANSPORT,
        /// CLGL_NATIVE_ORDER, CLGL_EXTERNAL_ORDER or CLGL_CACHE in the environment has an unknown value; a
        /// reserved field is not 0; CLGL_ERROR_INVALID_HANDLE: device or an element of devices is not a valid
        /// clgl_device; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or
        /// unknown fields of desc are not 0; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this
        /// thread; or gl_context is not current and cannot be made current; CLGL_ERROR_NO_OPENCL: there is no
        /// OpenCL platform; CLGL_ERROR_NO_DEVICE: CLGL_DEVICE in the environment names no device; a device does
        /// not belong to cl_context; no available device has one of device_types; or OpenCL has no device;
        /// CLGL_ERROR_NO_OPENGL: a headless context cannot be created; the X display has no GLX; or the OpenGL or
        /// OpenGL ES version is lower than 3.0; CLGL_ERROR_NO_TRANSPORT: the required transport does not work, or
        /// none does; the message has the reasons; CLGL_ERROR_UNSUPPORTED: printf_callback is set and a device
        /// does not have cl_arm_printf; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL
        /// call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be
        /// made current; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or
        /// destroyed, or its display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl; CLGL_ERROR_VULKAN: a Vulkan call
        /// failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: with the OpenGL context to join, or any with CLGL_CONTEXT_HEADLESS, with
        /// CLGL_CONTEXT_COMPUTE_ONLY, or with gl_context, winsys and gl_display. An OpenGL context that is current
        /// stays current.. Lifetime: until clgl_context_destroy and the destruction of all objects created from
        /// it. user_data must live until clgl_context_destroy has returned.. Specification: OpenCL 3.0 section
        /// 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device, EGL_MESA_platform_surfaceless;
        /// cl_arm_printf.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_create(clgl_context_desc* desc, IntPtr* context);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_create(clgl_context_desc* desc, IntPtr* context);
#endif

        /// <summary>Destroys a context. Objects that were created from it stay valid. The OpenGL context of the
        /// application is not changed. If it is not current, the library deletes its remaining OpenGL names later:
        /// at the next call on an object of the context that needs an OpenGL context, or when the application
        /// destroys its OpenGL context. When the function returns, the callback of the context is not running on
        /// another thread and is not called again.</summary>
        /// <param name="context">the context; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context, for example
        /// because it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_destroy(IntPtr context);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_destroy(IntPtr context);
#endif

        /// <summary>Returns the properties of a context.</summary>
        /// <param name="context">the context</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: context is
        /// not a valid clgl_context; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the context. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_get_info(IntPtr context, clgl_context_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_info(IntPtr context, clgl_context_info* info);
#endif

        /// <summary>Lists the devices of a context.</summary>
        /// <param name="context">the context</param>
        /// <param name="capacity">number of elements of devices; 0 = return only the count</param>
        /// <param name="devices">receives up to capacity devices, and NULL in unused elements; may be NULL if
        /// capacity is 0</param>
        /// <param name="count">receives the number of devices, which may be more than capacity</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: count is NULL; CLGL_ERROR_INVALID_HANDLE: context
        /// is not a valid clgl_context</returns>
        /// <remarks>Threads: any. Lifetime: devices live as long as the process and are never destroyed.
        /// Specification: OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_get_devices(IntPtr context, uint capacity, IntPtr* devices,
            uint* count);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_devices(IntPtr context, uint capacity, IntPtr* devices,
            uint* count);
#endif

        /// <summary>Returns an OpenCL property of a context, as clGetContextInfo does: for example its reference
        /// count.</summary>
        /// <param name="context">the context</param>
        /// <param name="param">a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)</param>
        /// <param name="capacity">size of value in bytes; 0 = return only the size</param>
        /// <param name="value">receives the value; may be NULL if capacity is 0</param>
        /// <param name="size">receives the size of the value in bytes; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: value is NULL although capacity is not 0; size is
        /// NULL although capacity is 0; CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context;
        /// CLGL_ERROR_OUT_OF_RANGE: the value is larger than capacity; CLGL_ERROR_UNSUPPORTED: the OpenCL driver
        /// does not know param; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host
        /// memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 4.4,
        /// clGetContextInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_query(IntPtr context, uint param, UIntPtr capacity, void*
            value, UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_query(IntPtr context, uint param, UIntPtr capacity, void*
            value, UIntPtr* size);
#endif

        /// <summary>Runs the self-tests of all transports that the context may use and that no object has needed
        /// yet, so that reports have their results. Without the call they run when the first object needs
        /// them.</summary>
        /// <param name="context">the context</param>
        /// <returns>CLGL_SUCCESS, also if a test failed; see clgl_context_get_transport_report;
        /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL
        /// context is current on this thread; for a headless context: it is current on another thread;
        /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group;
        /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory; CLGL_ERROR_WINSYS: the headless OpenGL
        /// context cannot be made current; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL
        /// context was reset, or it or its display has ended</returns>
        /// <remarks>Threads: GL. Lifetime: none. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_verify_transports(IntPtr context);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_verify_transports(IntPtr context);
#endif

        /// <summary>Returns the present state of one transport in a context. Runs no self-test.</summary>
        /// <param name="context">the context</param>
        /// <param name="index">0 to clgl_context_info.transport_count - 1, in the order of preference</param>
        /// <param name="report">receives the state; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: report is NULL; CLGL_ERROR_INVALID_HANDLE: context
        /// is not a valid clgl_context; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of report is too small or more
        /// than 4096; CLGL_ERROR_OUT_OF_RANGE: index is too large</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the context. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_get_transport_report(IntPtr context, uint index,
            clgl_transport_report* report);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_transport_report(IntPtr context, uint index,
            clgl_transport_report* report);
#endif

        /// <summary>Writes a report of a context as text for people: OpenGL, OpenCL, how the device was chosen,
        /// each transport with its reason, and the texture formats that have failed their self-tests with these
        /// drivers. Runs no self-test: call clgl_context_verify_transports before for the results of all
        /// transports.</summary>
        /// <param name="context">the context</param>
        /// <param name="capacity">size of text in bytes; 0 = return only the size</param>
        /// <param name="text">receives the report, truncated to capacity and always NUL-terminated; may be NULL if
        /// capacity is 0</param>
        /// <param name="size">receives the size of the whole report in bytes, with the terminator; may be NULL if
        /// text is not</param>
        /// <returns>CLGL_SUCCESS, also if the text was truncated; CLGL_ERROR_INVALID_ARGUMENT: text is NULL
        /// although capacity is not 0; text and size are both NULL; CLGL_ERROR_INVALID_HANDLE: context is not a
        /// valid clgl_context; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_get_report(IntPtr context, UIntPtr capacity, byte* text,
            UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_report(IntPtr context, UIntPtr capacity, byte* text,
            UIntPtr* size);
#endif

        /// <summary>Returns how much memory the objects of a context use for one transport.</summary>
        /// <param name="context">the context</param>
        /// <param name="transport">the transport; CLGL_TRANSPORT_AUTO = objects without OpenGL</param>
        /// <param name="usage">receives the numbers; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: usage is NULL; transport is unknown;
        /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of usage is too small or more than 4096</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_get_memory_usage(IntPtr context, int transport,
            clgl_memory_usage* usage);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_memory_usage(IntPtr context, int transport,
            clgl_memory_usage* usage);
#endif

        /// <summary>Makes the OpenGL context of a headless clgl context current on this thread, or restores the
        /// previous context. The application can draw with the context while it is current. If the application has
        /// made another context current on this thread in the meantime, restoring leaves that context
        /// current.</summary>
        /// <param name="context">a context created with CLGL_CONTEXT_HEADLESS</param>
        /// <param name="current">1 = make it current; 0 = restore the previous context, on the same thread</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: current is neither 0 nor 1;
        /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context; CLGL_ERROR_NO_OPENGL: the context was
        /// created with CLGL_CONTEXT_COMPUTE_ONLY; CLGL_ERROR_UNSUPPORTED: the context is not headless;
        /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_INVALID_STATE: the OpenGL context was already made current by this function on any thread;
        /// current is 0 and it was not made current on this thread; or the call comes from a log callback during a
        /// call that uses the OpenGL context</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: EGL 1.5 section 3.7.3, eglMakeCurrent.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_make_current(IntPtr context, uint current);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_make_current(IntPtr context, uint current);
#endif

        /// <summary>Returns the address of an OpenGL function, as eglGetProcAddress and glXGetProcAddress
        /// do.</summary>
        /// <param name="context">the context</param>
        /// <param name="name">the name, such as "glDrawArrays"</param>
        /// <param name="function">receives the address of the function</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: name or function is NULL;
        /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context; CLGL_ERROR_NO_OPENGL: the context was
        /// created with CLGL_CONTEXT_COMPUTE_ONLY; CLGL_ERROR_UNSUPPORTED: the OpenGL driver has no such
        /// function</returns>
        /// <remarks>Threads: any. Lifetime: the address is valid as long as the OpenGL context. Specification: EGL
        /// 1.5 section 3.12, eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_context_get_proc_address(IntPtr context, byte* name, void**
            function);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_get_proc_address(IntPtr context, byte* name, void**
            function);
#endif

        /// <summary>Returns the name of a window system interface, such as "EGL".</summary>
        /// <param name="winsys">CLGL_WINSYS_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_winsys_name(int winsys);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_winsys_name(int winsys);
#endif

        /// <summary>Returns the name of an OpenGL API, such as "OpenGL ES".</summary>
        /// <param name="api">CLGL_GL_API_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_gl_api_name(int api);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_gl_api_name(int api);
#endif

        /// <summary>Returns the name of a transport, such as "external".</summary>
        /// <param name="transport">CLGL_TRANSPORT_MAPPED, ...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_transport_name(int transport);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_transport_name(int transport);
#endif

        /// <summary>Returns the name of the status of a transport, such as "selected".</summary>
        /// <param name="status">CLGL_TRANSPORT_STATUS_UNAVAILABLE, ...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_transport_status_name(int status);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_transport_status_name(int status);
#endif

        /// <summary>Returns the name of the way a device was chosen, such as "UUID".</summary>
        /// <param name="match">CLGL_MATCH_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_device_match_name(int match);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_device_match_name(int match);
#endif

        /// <summary>Returns the name of the result of a self-test, such as "passed".</summary>
        /// <param name="result">CLGL_SELF_TEST_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_self_test_name(int result);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_self_test_name(int result);
#endif
    }
}
