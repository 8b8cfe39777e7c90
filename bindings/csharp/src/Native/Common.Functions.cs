// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Returns the name of a result, such as "CLGL_ERROR_INVALID_HANDLE".</summary>
        /// <param name="result">any value</param>
        /// <returns>the name; "CLGL_UNKNOWN_RESULT" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_result_name(int result);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_result_name(int result);
#endif

        /// <summary>Returns the message of the last failed call on this thread: which call failed, why, with which
        /// driver code, and what to do. The message is empty after a call that did not fail.</summary>
        /// <returns>the message; for CLGL_ERROR_BUILD_FAILED it ends with the build log. Never NULL.</returns>
        /// <remarks>Threads: any. Each thread has its own message.. Lifetime: the string is valid until the next
        /// clgl call of this thread, other than clgl_error_message, clgl_error_get_native_code, clgl_result_name,
        /// clgl_native_name, clgl_native_cause and clgl_native_hint. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_error_message();
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_error_message();
#endif

        /// <summary>Returns the driver code of the last failed call on this thread. Leaves the message
        /// unchanged.</summary>
        /// <param name="source">receives the API that returned the code; CLGL_NATIVE_NONE if no driver call
        /// failed; NULL = not wanted</param>
        /// <param name="code">receives the code, such as -5 (CL_OUT_OF_RESOURCES); 0 with CLGL_NATIVE_NONE; NULL =
        /// not wanted</param>
        /// <returns>CLGL_SUCCESS</returns>
        /// <remarks>Threads: any. Each thread has its own code.. Lifetime: none. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_error_get_native_code(int* source, int* code);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_error_get_native_code(int* source, int* code);
#endif

        /// <summary>Returns the name of the source of a native code, such as "OpenCL".</summary>
        /// <param name="source">CLGL_NATIVE_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_native_source_name(int source);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_native_source_name(int source);
#endif

        /// <summary>Returns the name of a driver code, such as "CL_OUT_OF_RESOURCES".</summary>
        /// <param name="source">the API that returned the code</param>
        /// <param name="code">the driver code</param>
        /// <returns>the name; "unknown" for a code without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: OpenCL 3.0
        /// appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1; GLX 1.4 section 3.6.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_native_name(int source, int code);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_native_name(int source, int code);
#endif

        /// <summary>Returns a short text that says why a driver returns a code, such as "the program has an error"
        /// for CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.</summary>
        /// <param name="source">the API that returned the code</param>
        /// <param name="code">the driver code</param>
        /// <returns>the cause; "" for a code without a name, and for GLX and Vulkan codes. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: OpenCL 3.0
        /// appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_native_cause(int source, int code);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_native_cause(int source, int code);
#endif

        /// <summary>Returns a short text that says what to do about a driver code, such as "read its build log"
        /// for CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.</summary>
        /// <param name="source">the API that returned the code</param>
        /// <param name="code">the driver code</param>
        /// <returns>the advice; "" if there is no general advice, or if clgl_native_cause returns "" for the code.
        /// Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_native_hint(int source, int code);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_native_hint(int source, int code);
#endif

        /// <summary>Returns the name of a log level, such as "warning".</summary>
        /// <param name="level">CLGL_LOG_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_log_level_name(int level);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_log_level_name(int level);
#endif

        /// <summary>Sets the callback that receives log messages. Without a callback, messages are dropped. The
        /// library prints only if an environment variable is set. With CLGL_DEBUG=1 each failed call writes its
        /// message to standard error. With CLGL_TRACE=1 each call is logged at CLGL_LOG_TRACE with its result, its
        /// duration, and the message of a failure. Without a callback, these lines are written to standard error.
        /// CLGL_TRACE=0 disables this; any other value names a file to which the lines are appended. If this file
        /// cannot be opened, one CLGL_LOG_WARNING reports it, and the lines are written as with
        /// CLGL_TRACE=1.</summary>
        /// <param name="callback">called for each message; NULL = drop all messages</param>
        /// <param name="user_data">passed to the callback; may be NULL</param>
        /// <param name="max_level">the least important level to receive, CLGL_LOG_ERROR to CLGL_LOG_TRACE; may be
        /// 0 if callback is NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: max_level is unknown; the previous callback stays
        /// set</returns>
        /// <remarks>Threads: any. When the function returns, the previous callback is not running on another
        /// thread and is not called again. Exception: a call from within the callback does not wait for the
        /// callback.. Lifetime: user_data must live until another callback is set. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_log_set_callback(IntPtr callback, void* user_data, int max_level);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_log_set_callback(IntPtr callback, void* user_data, int max_level);
#endif
    }
}
