// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Gives the name of a result, such as "CLGL_ERROR_INVALID_HANDLE".</summary>
        /// <param name="result">any value</param>
        /// <returns>the name; "CLGL_UNKNOWN_RESULT" for a value that names none. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_result_name(int result);

        /// <summary>Gives the message that this thread's last failed call left: which call, what failed with which
        /// code, and what to do. Empty after a call that did not fail. Calling it leaves the message as it
        /// is.</summary>
        /// <returns>UTF-8 text, never NULL</returns>
        /// <remarks>Threads: any; each thread has its own message. Lifetime: until this thread's next clgl call
        /// other than clgl_error_message, clgl_error_native, clgl_result_name, clgl_native_name, clgl_native_cause
        /// and clgl_native_fix. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_error_message();

        /// <summary>Gives the driver's own code behind this thread's last failed call.</summary>
        /// <param name="source">receives whose code it is, CLGL_NATIVE_...; CLGL_NATIVE_NONE if no driver call
        /// failed; or NULL</param>
        /// <param name="code">receives the code, such as -5 (CL_OUT_OF_RESOURCES); 0 with CLGL_NATIVE_NONE; or
        /// NULL</param>
        /// <returns>CLGL_SUCCESS. Like clgl_error_message, it leaves the message as it is.</returns>
        /// <remarks>Threads: any; each thread has its own. Lifetime: none. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_error_native(int* source, int* code);

        /// <summary>Gives the name of a driver's code, such as "CL_OUT_OF_RESOURCES".</summary>
        /// <param name="source">CLGL_NATIVE_...</param>
        /// <param name="code">the driver's code</param>
        /// <returns>the name; "unknown" for a code without one. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: OpenCL 3.0
        /// appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1; GLX 1.4 section 3.6.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_native_name(int source, int code);

        /// <summary>Tells in a few words what makes a driver give a code, such as "the program has an error" for
        /// CL_BUILD_PROGRAM_FAILURE. The message of a failed call has it already.</summary>
        /// <param name="source">CLGL_NATIVE_...</param>
        /// <param name="code">the driver's code</param>
        /// <returns>the cause; "" for a code without a name, and for those of GLX and Vulkan. Never
        /// NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: OpenCL 3.0
        /// appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_native_cause(int source, int code);

        /// <summary>Tells in a few words what a program can do about a driver's code, such as "read its build log"
        /// for CL_BUILD_PROGRAM_FAILURE. The message of a failed call has it already.</summary>
        /// <param name="source">CLGL_NATIVE_...</param>
        /// <param name="code">the driver's code</param>
        /// <returns>the fix; "" where nothing helps in general, and wherever clgl_native_cause is "". Never
        /// NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_native_fix(int source, int code);

        /// <summary>Sets where log messages go. Without a callback they are dropped: the library never prints.
        /// With the environment variable CLGL_TRACE set to 1, each call is logged at CLGL_LOG_TRACE with its
        /// result and duration; set to anything else, it names a file to which those lines are appended. One that
        /// cannot be opened is told once, at CLGL_LOG_WARNING, and the lines go to the callback.</summary>
        /// <param name="callback">called for each message, or NULL for none</param>
        /// <param name="user_data">handed to the callback</param>
        /// <param name="max_level">the least important level wanted, CLGL_LOG_ERROR to CLGL_LOG_TRACE; or 0
        /// without callback</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown level, with the old callback
        /// kept</returns>
        /// <remarks>Threads: any; when it returns, the old callback is not running on another thread and is not
        /// called again (called from within the callback, it does not wait for that call). Lifetime: user_data
        /// must live until another callback is set. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_log_set_callback(IntPtr callback, void* user_data, int max_level);
    }
}
