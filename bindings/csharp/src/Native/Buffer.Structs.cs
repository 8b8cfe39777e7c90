// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What buffer to make.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_buffer_desc
    {
        /// <summary>sizeof(clgl_buffer_desc)</summary>
        public uint struct_size;
        /// <summary>CLGL_BUFFER_...</summary>
        public uint flags;
        /// <summary>CLGL_ACCESS_...</summary>
        public int access;
        /// <summary>The only transport to use, CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the context's
        /// choice</summary>
        public int transport;
        /// <summary>Wrapping: the buffer's OpenGL name. Creating: 0.</summary>
        public uint gl_name;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>Creating: bytes. Wrapping: 0 to ask OpenGL, or the size that is expected; where OpenGL ES
        /// cannot be asked, it is believed.</summary>
        public ulong size;
        /// <summary>Creating: size bytes to start with, copied before the call returns (but see
        /// CLGL_BUFFER_USE_HOST_MEMORY); or NULL</summary>
        public void* data;
        /// <summary>A name for messages and debugging tools (GL_KHR_debug), copied; or NULL</summary>
        public byte* label;
    }

    /// <summary>What a buffer is.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_buffer_info
    {
        /// <summary>sizeof(clgl_buffer_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_BUFFER_... it was made with</summary>
        public uint flags;
        /// <summary>CLGL_ACCESS_...</summary>
        public int access;
        /// <summary>CLGL_TRANSPORT_..., CLGL_TRANSPORT_NONE with CLGL_BUFFER_COMPUTE_ONLY</summary>
        public int transport;
        /// <summary>0 with CLGL_BUFFER_COMPUTE_ONLY</summary>
        public uint gl_name;
        /// <summary>Copies that an acquire of the whole buffer makes, and a release of one that was
        /// written</summary>
        public uint copies_per_acquire;
        /// <summary>copies_per_release</summary>
        public uint copies_per_release;
        /// <summary>1 if the storage was moved by CLGL_BUFFER_REPLACE_STORAGE</summary>
        public uint storage_replaced;
        /// <summary>1 while it, or a part of it, is acquired</summary>
        public uint acquired;
        /// <summary>1 if clgl_buffer_create_sub made it</summary>
        public uint is_sub_buffer;
        /// <summary>Bytes of this buffer, and where it starts in its storage (sub-buffers)</summary>
        public ulong size;
        /// <summary>offset</summary>
        public ulong offset;
        /// <summary>Why this transport; lives as long as the buffer</summary>
        public byte* transport_reason;
        /// <summary>The descriptor's label, or ""; lives as long as the buffer</summary>
        public byte* label;
        /// <summary>The handle that clgl_buffer_create_sub was given; NULL if that has been destroyed meanwhile
        /// (the memory lives on), and for a buffer that is no sub-buffer</summary>
        public IntPtr parent;
        /// <summary>With CLGL_BUFFER_USE_HOST_MEMORY, where this buffer starts in the program's memory; else
        /// NULL</summary>
        public void* host_memory;
        /// <summary>References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale
        /// at once</summary>
        public uint reference_count;
        /// <summary>Mappings by clgl_buffer_map that have not been ended, without those whose command
        /// failed</summary>
        public uint map_count;
    }

    /// <summary>A box within a buffer and one within host memory (or another buffer), for the rectangular
    /// commands. Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly packed.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_buffer_rect
    {
        /// <summary>sizeof(clgl_buffer_rect)</summary>
        public uint struct_size;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>In the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin0;
        /// <summary>In the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin1;
        /// <summary>In the buffer, or in the source of a copy</summary>
        public UIntPtr buffer_origin2;
        /// <summary>In host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin0;
        /// <summary>In host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin1;
        /// <summary>In host memory, or in the destination of a copy</summary>
        public UIntPtr other_origin2;
        /// <summary>What to move; no part may be 0</summary>
        public UIntPtr region0;
        /// <summary>What to move; no part may be 0</summary>
        public UIntPtr region1;
        /// <summary>What to move; no part may be 0</summary>
        public UIntPtr region2;
        /// <summary>Bytes from row to row, and from slice to slice</summary>
        public UIntPtr buffer_row_pitch;
        /// <summary>buffer_slice_pitch</summary>
        public UIntPtr buffer_slice_pitch;
        /// <summary>other_row_pitch</summary>
        public UIntPtr other_row_pitch;
        /// <summary>other_slice_pitch</summary>
        public UIntPtr other_slice_pitch;
    }

    /// <summary>Tells that a buffer's memory has gone. Runs on a thread of the library's, outside all locks; it
    /// may call any clgl function that is not "@threads GL", but must not wait.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_buffer_destructor(void* user_data);
}
