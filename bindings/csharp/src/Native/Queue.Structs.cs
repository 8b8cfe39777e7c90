// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>How to make a queue.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_queue_desc
    {
        /// <summary>sizeof(clgl_queue_desc)</summary>
        public uint struct_size;
        /// <summary>CLGL_QUEUE_...; must be 0 with cl_queue, whose own properties count</summary>
        public uint flags;
        /// <summary>An existing cl_command_queue of the context's cl_context and one of its devices to use instead
        /// of making one, or NULL. It is retained, the caller keeps owning its own reference.</summary>
        public void* cl_queue;
        /// <summary>A name for messages and debugging tools, copied; or NULL.</summary>
        public byte* label;
        /// <summary>Which of the context's devices runs the commands, or NULL for the first, or for
        /// cl_queue's</summary>
        public IntPtr device;
    }

    /// <summary>What a queue tells of itself. The label lives as long as the queue.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_queue_info
    {
        /// <summary>sizeof(clgl_queue_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_QUEUE_..., of an existing cl_queue, too</summary>
        public uint flags;
        /// <summary>The context that it was made in; a stale handle once that is destroyed</summary>
        public IntPtr context;
        /// <summary>device</summary>
        public IntPtr device;
        /// <summary>The descriptor's label, or ""</summary>
        public byte* label;
    }

    /// <summary>What is moved to the device of a queue.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_migration
    {
        /// <summary>sizeof(clgl_migration)</summary>
        public uint struct_size;
        /// <summary>CLGL_MIGRATE_...</summary>
        public uint flags;
        /// <summary>buffer_count</summary>
        public uint buffer_count;
        /// <summary>texture_count</summary>
        public uint texture_count;
        /// <summary>The buffers; sub-buffers too; NULL for none</summary>
        public IntPtr* buffers;
        /// <summary>The textures; NULL for none</summary>
        public IntPtr* textures;
    }

    /// <summary>A function of the program's that a queue runs. Gives 0 for success; a negative code, such as -5,
    /// fails the fence of the command with that code; a positive value and an exception fail it with -59
    /// (CL_INVALID_OPERATION). Runs once, outside all locks, on a thread of the OpenCL driver's or the library's.
    /// It may call any clgl function that is not "@threads GL", but must not wait for fences or queues. While it
    /// runs, callbacks of fences may have to wait. What it calls does not disturb the message of the
    /// thread.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate int clgl_host_function(void* user_data);
}
