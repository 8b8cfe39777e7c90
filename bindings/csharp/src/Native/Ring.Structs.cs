// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a ring to create. Exactly one of buffer, texture, buffers and textures is set, the
    /// others NULL.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_ring_desc
    {
        /// <summary>sizeof(clgl_ring_desc)</summary>
        public uint struct_size;
        /// <summary>1 to CLGL_RING_MAX_SLOTS; 0 = 3. With buffers or textures their number, not 0</summary>
        public uint slot_count;
        /// <summary>which frame drawing takes</summary>
        public int mode;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>describes slots that are new shared buffers: without gl_name and CLGL_BUFFER_COMPUTE_ONLY,
        /// with an access that writes. CLGL_ACCESS_WRITE_DISCARD, for frames that are written whole, is the
        /// fastest, and compute needs no OpenGL context then. Each slot starts with its data. NULL = texture
        /// describes them</summary>
        public clgl_buffer_desc* buffer;
        /// <summary>describes slots that are new shared textures, like buffer; NULL = buffer describes
        /// them</summary>
        public clgl_texture_desc* texture;
        /// <summary>a name for messages, copied; NULL = none</summary>
        public byte* label;
        /// <summary>existing buffers for the slots, each in one ring only: shared, not acquired, no sub-buffers,
        /// with an access that writes. The caller keeps them, and destroys them after the ring. NULL = not
        /// used</summary>
        public IntPtr* buffers;
        /// <summary>existing textures for the slots, like buffers; NULL = not used</summary>
        public IntPtr* textures;
    }

    /// <summary>A slot of a ring: the object and the frame in it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_ring_slot
    {
        /// <summary>sizeof(clgl_ring_slot), set by the caller</summary>
        public uint struct_size;
        /// <summary>its index in the ring</summary>
        public uint index;
        /// <summary>the number of the frame: counts the frames that compute handed over, from 1, also across
        /// clgl_ring_resize; 0 = none</summary>
        public ulong frame;
        /// <summary>the number of calls of clgl_ring_resize before the slot was created</summary>
        public uint generation;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>the buffer: must not be destroyed, acquired, released, wrapped again or resized while the ring
        /// lives; NULL in a ring of textures, or if there is no such slot</summary>
        public IntPtr buffer;
        /// <summary>the texture, like buffer; NULL in a ring of buffers, or if there is no such slot</summary>
        public IntPtr texture;
    }

    /// <summary>The properties and the progress of a ring.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_ring_info
    {
        /// <summary>sizeof(clgl_ring_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>number of slots</summary>
        public uint slot_count;
        /// <summary>which frame drawing takes</summary>
        public int mode;
        /// <summary>number of calls of clgl_ring_resize</summary>
        public uint generation;
        /// <summary>frames that were handed over and not taken, complete or not</summary>
        public uint waiting_count;
        /// <summary>whether compute has a slot</summary>
        public uint acquired;
        /// <summary>whether drawing has a slot</summary>
        public uint taken;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>frames that compute handed over</summary>
        public ulong frames_written;
        /// <summary>frames that drawing took</summary>
        public ulong frames_taken;
        /// <summary>frames that are never drawn, because a newer one was taken, the ring was resized, or a command
        /// failed</summary>
        public ulong frames_dropped;
        /// <summary>the context; NULL if it is destroyed</summary>
        public IntPtr context;
        /// <summary>the label of the descriptor, or ""; valid until the ring is destroyed</summary>
        public byte* label;
    }
}
