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
        /// <summary>the size in bytes; when wrapping, the expected size, 0 = query from GL (if OpenGL ES cannot
        /// return the size, the given size is used unchecked)</summary>
        public ulong size;
        /// <summary>the initial content, copied during the call; with CLGL_BUFFER_USE_HOST_MEMORY the memory to
        /// use. NULL = undefined content</summary>
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
        /// <summary>for a sub-buffer, where it starts in its parent, in bytes; otherwise 0</summary>
        public ulong offset;
        /// <summary>the reason of the transport; valid until the buffer is destroyed</summary>
        public byte* transport_reason;
        /// <summary>the label of the descriptor, or ""; valid until the buffer is destroyed</summary>
        public byte* label;
        /// <summary>the buffer from which clgl_buffer_create_sub created this one; NULL if that buffer is
        /// destroyed (its memory stays valid), or if this is not a sub-buffer</summary>
        public IntPtr parent;
        /// <summary>with CLGL_BUFFER_USE_HOST_MEMORY, the address of the first byte in the memory of the
        /// application; otherwise NULL</summary>
        public void* host_memory;
        /// <summary>reference count of the cl_mem, including those of library and drivers; use it only to find
        /// leaks</summary>
        public uint reference_count;
        /// <summary>number of mappings by clgl_buffer_map that have not ended; failed mappings do not
        /// count</summary>
        public uint map_count;
        /// <summary>whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; 0 = an acquire
        /// with this flag works on any thread</summary>
        public uint acquire_needs_gl;
        /// <summary>whether a release issues OpenGL commands; 0 = a release works on any thread</summary>
        public uint release_needs_gl;
        /// <summary>whether OpenGL may map the buffer (glMapBufferRange)</summary>
        public uint gl_mappable;
        /// <summary>0</summary>
        public uint reserved;
    }

    /// <summary>Two boxes of equal size for the rectangular commands: one in a buffer, the other in host memory or
    /// in another buffer. Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly
    /// packed.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_buffer_rect
    {
        /// <summary>sizeof(clgl_buffer_rect)</summary>
        public uint struct_size;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>the start of the box in the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin0;
        /// <summary>the start of the box in the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin1;
        /// <summary>the start of the box in the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin2;
        /// <summary>the start of the box in host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin0;
        /// <summary>the start of the box in host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin1;
        /// <summary>the start of the box in host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin2;
        /// <summary>the size of the box; no number may be 0</summary>
        public UIntPtr region0;
        /// <summary>the size of the box; no number may be 0</summary>
        public UIntPtr region1;
        /// <summary>the size of the box; no number may be 0</summary>
        public UIntPtr region2;
        /// <summary>bytes from row to row in the buffer; 0 = tightly packed</summary>
        public UIntPtr buffer_row_pitch;
        /// <summary>bytes from slice to slice in the buffer; 0 = tightly packed</summary>
        public UIntPtr buffer_slice_pitch;
        /// <summary>bytes from row to row in host memory, or in the destination of a copy; 0 = tightly
        /// packed</summary>
        public UIntPtr other_row_pitch;
        /// <summary>bytes from slice to slice in host memory, or in the destination of a copy; 0 = tightly
        /// packed</summary>
        public UIntPtr other_slice_pitch;
    }

    /// <summary>Called when the memory of a buffer or texture is no longer used. The callback may call any clgl
    /// function that any thread may call, but must not wait for fences or queues.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_buffer_destructor(void* user_data);
}
