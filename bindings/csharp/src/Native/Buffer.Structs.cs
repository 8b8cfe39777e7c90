// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a buffer to create or wrap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_buffer_desc
    {
        /// <summary>sizeof(clgl_buffer_desc)</summary>
        public uint struct_size;
        /// <summary>0 = none</summary>
        public uint flags;
        /// <summary>how OpenCL uses it</summary>
        public int access;
        /// <summary>the only transport to use; CLGL_TRANSPORT_AUTO = that of the context</summary>
        public int transport;
        /// <summary>the OpenGL buffer to wrap; 0 = create one</summary>
        public uint gl_name;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>in bytes; when wrapping, the expected size, 0 = query from GL (used unchecked if OpenGL ES
        /// cannot be queried)</summary>
        public ulong size;
        /// <summary>the initial content, copied during the call; with CLGL_BUFFER_USE_HOST_MEMORY the memory
        /// itself. NULL = undefined content</summary>
        public void* data;
        /// <summary>a name for messages and debugging tools (GL_KHR_debug), copied; NULL = none</summary>
        public byte* label;
    }

    /// <summary>The properties of a buffer.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_buffer_info
    {
        /// <summary>sizeof(clgl_buffer_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the flags of the descriptor</summary>
        public uint flags;
        /// <summary>how OpenCL uses it</summary>
        public int access;
        /// <summary>CLGL_TRANSPORT_AUTO with CLGL_BUFFER_COMPUTE_ONLY</summary>
        public int transport;
        /// <summary>the OpenGL name; 0 with CLGL_BUFFER_COMPUTE_ONLY</summary>
        public uint gl_name;
        /// <summary>number of copies by an acquire of the whole buffer</summary>
        public uint copies_per_acquire;
        /// <summary>number of copies by a release of the whole buffer, if it was written</summary>
        public uint copies_per_release;
        /// <summary>whether CLGL_BUFFER_REPLACE_STORAGE moved the storage</summary>
        public uint storage_replaced;
        /// <summary>whether a part of it is acquired</summary>
        public uint acquired;
        /// <summary>whether clgl_buffer_create_sub created it</summary>
        public uint is_sub_buffer;
        /// <summary>in bytes</summary>
        public ulong size;
        /// <summary>where it starts in its storage, in bytes; 0 if it is not a sub-buffer</summary>
        public ulong offset;
        /// <summary>the reason of the transport; valid until the buffer is destroyed</summary>
        public byte* transport_reason;
        /// <summary>the label of the descriptor, or ""; valid until the buffer is destroyed</summary>
        public byte* label;
        /// <summary>the buffer that clgl_buffer_create_sub was called with; NULL if that is destroyed (the memory
        /// lives on), or if this is not a sub-buffer</summary>
        public IntPtr parent;
        /// <summary>with CLGL_BUFFER_USE_HOST_MEMORY, its start in the memory of the application; otherwise
        /// NULL</summary>
        public void* host_memory;
        /// <summary>references of the cl_mem, by the library and drivers, too; for finding leaks only, may change
        /// any time</summary>
        public uint reference_count;
        /// <summary>mappings by clgl_buffer_map that have not ended, without failed ones</summary>
        public uint map_count;
        /// <summary>whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; if not, such
        /// an acquire works on any thread</summary>
        public uint acquire_needs_gl;
        /// <summary>whether a release issues OpenGL commands; if not, a release works on any thread</summary>
        public uint release_needs_gl;
        /// <summary>whether OpenGL may map it (glMapBufferRange)</summary>
        public uint gl_mappable;
        /// <summary>0</summary>
        public uint reserved;
    }

    /// <summary>A box within a buffer and one within host memory (or another buffer), for the rectangular
    /// commands. Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly packed.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_buffer_rect
    {
        /// <summary>sizeof(clgl_buffer_rect)</summary>
        public uint struct_size;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>in the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin0;
        /// <summary>in the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin1;
        /// <summary>in the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin2;
        /// <summary>in host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin0;
        /// <summary>in host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin1;
        /// <summary>in host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin2;
        /// <summary>the size; no part may be 0</summary>
        public UIntPtr region0;
        /// <summary>the size; no part may be 0</summary>
        public UIntPtr region1;
        /// <summary>the size; no part may be 0</summary>
        public UIntPtr region2;
        /// <summary>bytes from row to row in the buffer; 0 = tightly packed</summary>
        public UIntPtr buffer_row_pitch;
        /// <summary>bytes from slice to slice in the buffer; 0 = tightly packed</summary>
        public UIntPtr buffer_slice_pitch;
        /// <summary>bytes from row to row of the other side; 0 = tightly packed</summary>
        public UIntPtr other_row_pitch;
        /// <summary>bytes from slice to slice of the other side; 0 = tightly packed</summary>
        public UIntPtr other_slice_pitch;
    }

    /// <summary>Called when the memory of a buffer or texture is no longer used. May call any clgl function that
    /// is not "@threads GL", but must not wait for fences or queues.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_buffer_destructor(void* user_data);
}
