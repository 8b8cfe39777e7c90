// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a queue to create.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_queue_desc
    {
        /// <summary>sizeof(clgl_queue_desc)</summary>
        public uint struct_size;
        /// <summary>must be 0 with cl_queue, because an existing queue keeps its properties</summary>
        public uint flags;
        /// <summary>an existing cl_command_queue of the cl_context of the context and of one of its devices, which
        /// is retained; NULL = create one</summary>
        public void* cl_queue;
        /// <summary>a name for messages and debugging tools, copied; NULL = none</summary>
        public byte* label;
        /// <summary>the device of the context that runs the commands; NULL = the first, or that of
        /// cl_queue</summary>
        public IntPtr device;
    }

    /// <summary>The properties of a queue. The label lives as long as the queue.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_queue_info
    {
        /// <summary>sizeof(clgl_queue_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the flags; for an existing cl_queue those that match its properties</summary>
        public uint flags;
        /// <summary>the context; an invalid handle after the context is destroyed</summary>
        public IntPtr context;
        /// <summary>the device</summary>
        public IntPtr device;
        /// <summary>the label of the descriptor, or ""; valid until the queue is destroyed</summary>
        public byte* label;
    }

    /// <summary>The objects to migrate to the device of a queue.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_migration
    {
        /// <summary>sizeof(clgl_migration)</summary>
        public uint struct_size;
        /// <summary>0 = to the device of the queue</summary>
        public uint flags;
        /// <summary>number of buffers</summary>
        public uint buffer_count;
        /// <summary>number of textures</summary>
        public uint texture_count;
        /// <summary>the buffers, also sub-buffers; NULL if buffer_count is 0</summary>
        public IntPtr* buffers;
        /// <summary>the textures; NULL if texture_count is 0</summary>
        public IntPtr* textures;
    }

    /// <summary>Runs as a command of a queue (clgl_queue_launch_host_function). The function may call any clgl
    /// function that any thread may call, but must not wait for fences or queues. Callbacks of fences may be
    /// delayed while it runs.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate int clgl_host_function(void* user_data);
}
