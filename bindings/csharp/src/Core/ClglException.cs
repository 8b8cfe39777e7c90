using System;
using System.Runtime.CompilerServices;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A call of the library failed. The message names the call, describes the failure and gives
    /// advice.</summary>
    public sealed class ClglException : Exception
    {
        /// <summary>Creates an exception for a result. It contains the message and the native code of the last call
        /// of this thread. Use it in programs that call <see cref="Api"/> directly.</summary>
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

        /// <summary>The result of the call.</summary>
        public ClglResult Result { get; }

        /// <summary>The API that returned <see cref="NativeCode"/>; None if no driver call failed.</summary>
        public ClglNativeSource NativeSource { get; }

        /// <summary>The error code of the driver, such as -5 (CL_OUT_OF_RESOURCES); 0 if no driver call
        /// failed.</summary>
        public int NativeCode { get; }

        /// <summary>The C name of the result, such as "CLGL_ERROR_INVALID_HANDLE".</summary>
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
        // Throws the exception for a result if the call failed.
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Check(int result)
        {
            if (result < 0)
                Throw(result);
        }

        // Returns true for success, and false after a timeout or if the result is not available yet. Throws if the call
        // failed.
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
