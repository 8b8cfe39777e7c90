using System;
using System.Runtime.CompilerServices;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A call of the library failed. The message says which call, what failed with which code, and what to
    /// do.</summary>
    public sealed class ClglException : Exception
    {
        /// <summary>Makes an exception of a result, with the message and the native code that this thread's last call
        /// left: for programs that call <see cref="Api"/> themselves.</summary>
        /// <param name="result">a negative result</param>
        public unsafe ClglException(int result) : this((ClglResult)result, Text.Of(Api.clgl_error_message()))
        {
            int source, code;
            Api.clgl_error_get_native_code(&source, &code);
            NativeSource = (ClglNativeSource)source;
            NativeCode = code;
        }

        internal ClglException(ClglResult result, string message) : base(message)
        {
            Result = result;
        }

        internal ClglException(string message, int openclCode) : this(ClglResult.CommandFailed, message)
        {
            NativeSource = ClglNativeSource.OpenCL;
            NativeCode = openclCode;
        }

        /// <summary>Result of the call.</summary>
        public ClglResult Result { get; }

        /// <summary>The API that returned <see cref="NativeCode"/>; None if no driver call failed.</summary>
        public ClglNativeSource NativeSource { get; }

        /// <summary>The code of the driver, such as -5 (CL_OUT_OF_RESOURCES); 0 without a source.</summary>
        public int NativeCode { get; }

        /// <summary>The name of the result in C, such as "CLGL_ERROR_INVALID_HANDLE".</summary>
        public unsafe string ResultName => Text.Of(Api.clgl_result_name((int)Result));

        /// <summary>The name of <see cref="NativeCode"/>, such as "CL_OUT_OF_RESOURCES".</summary>
        public unsafe string NativeName => Text.Of(Api.clgl_native_name((int)NativeSource, NativeCode));

        /// <summary>The usual cause of <see cref="NativeCode"/>, or "".</summary>
        public unsafe string NativeCause => Text.Of(Api.clgl_native_cause((int)NativeSource, NativeCode));

        /// <summary>The usual fix for <see cref="NativeCode"/>, or "".</summary>
        public unsafe string NativeFix => Text.Of(Api.clgl_native_hint((int)NativeSource, NativeCode));
    }

    internal static class Call
    {
        // Throws what a call left, if it failed.
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Check(int result)
        {
            if (result < 0)
                Throw(result);
        }

        // For waiting: whether it is done, and not out of time.
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static bool Done(int result)
        {
            if (result < 0)
                Throw(result);
            return result == 0;
        }

        private static void Throw(int result) => throw new ClglException(result);
    }
}
