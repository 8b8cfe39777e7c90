// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What a fence tells of itself.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_fence_info
    {
        /// <summary>sizeof(clgl_fence_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_FENCE_...</summary>
        public int kind;
        /// <summary>CLGL_STATUS_...</summary>
        public int status;
        /// <summary>OpenCL's code with CLGL_STATUS_FAILED, such as -14; else 0</summary>
        public int error;
        /// <summary>CLGL_COMMAND_...; for a view's commands that of the buffer's (CLGL_COMMAND_READ_BUFFER and so
        /// on), however many of OpenCL's they are made of</summary>
        public int command;
    }

    /// <summary>When a command passed its stages, in nanoseconds of the device's clock.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_profiling
    {
        /// <summary>sizeof(clgl_profiling), set by the caller</summary>
        public uint struct_size;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>queued_ns</summary>
        public ulong queued_ns;
        /// <summary>submitted_ns</summary>
        public ulong submitted_ns;
        /// <summary>started_ns</summary>
        public ulong started_ns;
        /// <summary>ended_ns</summary>
        public ulong ended_ns;
        /// <summary>With all commands that it enqueued from the device; 0 where the device does not tell (before
        /// OpenCL 2.0)</summary>
        public ulong completed_ns;
    }

    /// <summary>Called once when a fence has come as far as was asked for, or has failed, with that status:
    /// CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING, CLGL_STATUS_COMPLETE or CLGL_STATUS_FAILED. Runs outside all
    /// locks, on a thread of the OpenCL driver's or the library's, or at once on the calling thread if the fence
    /// is that far already. It may call any clgl function that is not "@threads GL", the fence's destruction
    /// included, but must not wait. What it calls does not disturb the message of the thread.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_fence_callback(IntPtr fence, int status, void* user_data);
}
