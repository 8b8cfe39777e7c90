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
        /// <summary>the API that it belongs to</summary>
        public int type;
        /// <summary>its status</summary>
        public int status;
        /// <summary>the OpenCL code with CLGL_STATUS_FAILED, such as -14; otherwise 0</summary>
        public int error;
        /// <summary>the command; for a command of a view, the command of its buffer (such as
        /// CLGL_COMMAND_READ_BUFFER), even if it consists of several OpenCL commands</summary>
        public int command;
    }

    /// <summary>The times at which a command reached its stages, in nanoseconds of the device clock.</summary>
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

    /// <summary>Called when a fence has reached the requested status or has failed. The callback may call any clgl
    /// function that any thread may call, including clgl_fence_destroy for this fence, but must not wait for
    /// fences or queues.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_fence_callback(IntPtr fence, int status, void* user_data);
}
