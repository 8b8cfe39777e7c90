// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>The properties of a fence.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_fence_info
    {
        /// <summary>sizeof(clgl_fence_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the commands that it belongs to</summary>
        public int type;
        /// <summary>its status</summary>
        public int status;
        /// <summary>the OpenCL code with CLGL_STATUS_FAILED, such as -14; otherwise 0</summary>
        public int error;
        /// <summary>its command; for commands of a view those of the buffer (such as CLGL_COMMAND_READ_BUFFER),
        /// however many OpenCL commands they consist of</summary>
        public int command;
    }

    /// <summary>When a command passed its stages, in nanoseconds of the device's clock.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_profiling
    {
        /// <summary>sizeof(clgl_profiling), set by the caller</summary>
        public uint struct_size;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>when it was enqueued</summary>
        public ulong queued_ns;
        /// <summary>when it was submitted to the device</summary>
        public ulong submitted_ns;
        /// <summary>when it started</summary>
        public ulong started_ns;
        /// <summary>when it ended</summary>
        public ulong ended_ns;
        /// <summary>when it and all commands that it enqueued on the device ended; 0 before OpenCL 2.0</summary>
        public ulong completed_ns;
    }

    /// <summary>Called when a fence has reached the requested status or has failed. May call any clgl function
    /// that is not "@threads GL", including clgl_fence_destroy for this fence, but must not wait for fences or
    /// queues.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_fence_callback(IntPtr fence, int status, void* user_data);
}
