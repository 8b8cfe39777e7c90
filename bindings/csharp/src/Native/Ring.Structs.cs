// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What ring to make. Either buffer or texture describes its slots, the other one is NULL.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_ring_desc
    {
        /// <summary>sizeof(clgl_ring_desc)</summary>
        public uint struct_size;
        /// <summary>1 to CLGL_RING_MAX_SLOTS; 0 for three</summary>
        public uint slot_count;
        /// <summary>CLGL_RING_...</summary>
        public int mode;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>Shared buffers that the library makes: neither gl_name nor CLGL_BUFFER_COMPUTE_ONLY, and an
        /// access that writes; CLGL_ACCESS_WRITE_DISCARD, where frames are written whole, is the fastest, and has
        /// compute do without an OpenGL context of its own. Each slot starts with its data, if there is
        /// any.</summary>
        public clgl_buffer_desc* buffer;
        /// <summary>The same for textures</summary>
        public clgl_texture_desc* texture;
        /// <summary>A name for messages, copied; or NULL</summary>
        public byte* label;
    }

    /// <summary>A slot of a ring: the object and the frame in it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_ring_slot
    {
        /// <summary>sizeof(clgl_ring_slot), set by the caller</summary>
        public uint struct_size;
        /// <summary>Its place in the ring, from 0</summary>
        public uint index;
        /// <summary>Counts the frames that compute handed over, from 1, also across clgl_ring_resize; 0 for
        /// none</summary>
        public ulong frame;
        /// <summary>Counts the calls of clgl_ring_resize before the slot was made</summary>
        public uint generation;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>The ring's own, not to be destroyed, acquired or released by the program; one of them is NULL,
        /// and both are if there is no such slot</summary>
        public IntPtr buffer;
        /// <summary>texture</summary>
        public IntPtr texture;
    }

    /// <summary>What a ring is, and how far it has come.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_ring_info
    {
        /// <summary>sizeof(clgl_ring_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>slot_count</summary>
        public uint slot_count;
        /// <summary>CLGL_RING_...</summary>
        public int mode;
        /// <summary>Counts the calls of clgl_ring_resize</summary>
        public uint generation;
        /// <summary>Frames that were handed over and that drawing has not had, complete or not</summary>
        public uint waiting_count;
        /// <summary>1 while compute has a slot</summary>
        public uint acquired;
        /// <summary>1 while drawing has a slot</summary>
        public uint taken;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>Frames that compute handed over; that drawing took; that nobody will see, because a newer one
        /// was taken, the ring was resized, or a command failed</summary>
        public ulong frames_written;
        /// <summary>frames_taken</summary>
        public ulong frames_taken;
        /// <summary>frames_dropped</summary>
        public ulong frames_dropped;
        /// <summary>Of the ring; NULL if it has been destroyed meanwhile</summary>
        public IntPtr context;
        /// <summary>The descriptor's label, or ""; lives as long as the ring</summary>
        public byte* label;
    }
}
