// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a ring to create. Set exactly one of buffer, texture, buffers and textures; the others
    /// are NULL.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_ring_desc
    {
        /// <summary>sizeof(clgl_ring_desc)</summary>
        public uint struct_size;
        /// <summary>number of slots, 1 to CLGL_RING_MAX_SLOTS; 0 = 3. With buffers or textures it is the number of
        /// their elements, not 0</summary>
        public uint slot_count;
        /// <summary>which frame drawing takes</summary>
        public int mode;
        /// <summary>must be 0</summary>
        public uint reserved;
        /// <summary>describes slots that are new shared buffers. gl_name and CLGL_BUFFER_COMPUTE_ONLY must not be
        /// set; access must allow writing. If compute writes whole frames, CLGL_ACCESS_WRITE_DISCARD is the
        /// fastest, and compute needs no OpenGL context. data is the initial content of each slot. NULL = not
        /// used</summary>
        public clgl_buffer_desc* buffer;
        /// <summary>describes slots that are new shared textures, like buffer; NULL = not used</summary>
        public clgl_texture_desc* texture;
        /// <summary>a name for messages, copied; NULL = none</summary>
        public byte* label;
        /// <summary>existing shared buffers for the slots. They must not be acquired, be sub-buffers or be slots
        /// of another ring; their access must allow writing. The caller destroys them after the ring. NULL = not
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
        /// <summary>the number of the frame in the slot, from 1, in the order in which compute submitted frames;
        /// clgl_ring_resize does not restart it; 0 = no frame</summary>
        public ulong frame;
        /// <summary>the number of calls of clgl_ring_resize before the slot was created</summary>
        public uint generation;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>the buffer. Do not destroy, acquire, release, rewrap or resize it while the ring exists. NULL
        /// in a ring of textures, or if there is no such slot</summary>
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
        /// <summary>number of submitted frames that drawing has not taken, including incomplete ones</summary>
        public uint waiting_count;
        /// <summary>whether compute holds a slot</summary>
        public uint acquired;
        /// <summary>whether drawing holds a slot</summary>
        public uint taken;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>number of frames that compute has submitted</summary>
        public ulong frames_written;
        /// <summary>number of frames that drawing has taken</summary>
        public ulong frames_taken;
        /// <summary>number of frames that are never drawn, because a newer frame was taken, the ring was resized,
        /// or a command failed</summary>
        public ulong frames_dropped;
        /// <summary>the context; NULL if it is destroyed</summary>
        public IntPtr context;
        /// <summary>the label of the descriptor, or ""; valid until the ring is destroyed</summary>
        public byte* label;
    }
}
