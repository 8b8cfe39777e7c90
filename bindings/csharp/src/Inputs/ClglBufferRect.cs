// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Two boxes of equal size for the rectangular commands: one in a buffer, the other in host memory or
    /// in another buffer. Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly
    /// packed.</summary>
    public unsafe partial struct ClglBufferRect
    {
        /// <summary>The start of the box in the buffer, or in the source of a copy.</summary>
        public ClglSize BufferOrigin { get; set; }

        /// <summary>The start of the box in host memory, or in the destination of a copy.</summary>
        public ClglSize OtherOrigin { get; set; }

        /// <summary>The size of the box; no number may be 0.</summary>
        public ClglSize Region { get; set; }

        /// <summary>Bytes from row to row in the buffer; 0 = tightly packed.</summary>
        public long BufferRowPitch { get; set; }

        /// <summary>Bytes from slice to slice in the buffer; 0 = tightly packed.</summary>
        public long BufferSlicePitch { get; set; }

        /// <summary>Bytes from row to row in host memory, or in the destination of a copy; 0 = tightly
        /// packed.</summary>
        public long OtherRowPitch { get; set; }

        /// <summary>Bytes from slice to slice in host memory, or in the destination of a copy; 0 = tightly
        /// packed.</summary>
        public long OtherSlicePitch { get; set; }

        internal clgl_buffer_rect Raw
        {
            get
            {
                clgl_buffer_rect raw = new clgl_buffer_rect
                {
                    struct_size = (uint)sizeof(clgl_buffer_rect),
                    buffer_row_pitch = Sizes.Of(BufferRowPitch),
                    buffer_slice_pitch = Sizes.Of(BufferSlicePitch),
                    other_row_pitch = Sizes.Of(OtherRowPitch),
                    other_slice_pitch = Sizes.Of(OtherSlicePitch)
                };
                BufferOrigin.To(&raw.buffer_origin0);
                OtherOrigin.To(&raw.other_origin0);
                Region.To(&raw.region0);
                return raw;
            }
        }
    }
}
