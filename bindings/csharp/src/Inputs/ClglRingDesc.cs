// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a ring to create. Set exactly one of buffer, texture, buffers and textures; the others
    /// are null.</summary>
    public sealed unsafe partial class ClglRingDesc
    {
        /// <summary>Number of slots, 1 to CLGL_RING_MAX_SLOTS; 0 = 3. With buffers or textures it is the number of
        /// their elements, not 0.</summary>
        public int SlotCount { get; set; }

        /// <summary>Which frame drawing takes.</summary>
        public ClglRingMode Mode { get; set; }

        /// <summary>Describes slots that are new shared buffers. gl_name and <see
        /// cref="ClglBufferFlags.ComputeOnly"/> must not be set; access must allow writing. If compute writes
        /// whole frames, <see cref="ClglAccess.WriteDiscard"/> is the fastest, and compute needs no OpenGL
        /// context. data is the initial content of each slot. null = not used.</summary>
        public ClglBufferDesc? Buffer { get; set; }

        /// <summary>Describes slots that are new shared textures, like buffer; null = not used.</summary>
        public ClglTextureDesc? Texture { get; set; }

        /// <summary>A name for messages, copied; null = none.</summary>
        public string? Label { get; set; }

        /// <summary>Existing shared buffers for the slots. They must not be acquired, be sub-buffers or be slots
        /// of another ring; their access must allow writing. The caller destroys them after the ring. null = not
        /// used.</summary>
        public ClglBuffer[]? Buffers { get; set; }

        /// <summary>Existing textures for the slots, like buffers; null = not used.</summary>
        public ClglTexture[]? Textures { get; set; }

        internal clgl_ring_desc Raw(Pins pins)
        {
            clgl_ring_desc raw = new clgl_ring_desc
            {
                struct_size = (uint)sizeof(clgl_ring_desc),
                slot_count = Sizes.Count(SlotCount),
                mode = (int)Mode,
                buffer = Buffer == null ? null : (clgl_buffer_desc*)pins.Of(new[] { Buffer.Raw(pins) }),
                texture = Texture == null ? null : (clgl_texture_desc*)pins.Of(new[] { Texture.Raw(pins) }),
                label = pins.Text(Label),
                buffers = pins.Handles(Buffers),
                textures = pins.Handles(Textures)
            };
            Complete(&raw, pins);
            return raw;
        }

        // Completes the structure with values that follow from several properties; written by hand.
        partial void Complete(clgl_ring_desc* raw, Pins pins);
    }
}
