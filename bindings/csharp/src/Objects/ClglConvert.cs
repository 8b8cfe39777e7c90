using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The layout of pixels in a buffer.</summary>
    public readonly struct ClglPixelLayout
    {
        /// <summary>Describes pixels.</summary>
        /// <param name="componentType">the type of a component</param>
        /// <param name="componentCount">components per pixel, 1 to 4; 0 = 4</param>
        /// <param name="offset">offset of the first pixel in bytes</param>
        /// <param name="rowPitch">row pitch in bytes; 0 = tightly packed</param>
        /// <param name="slicePitch">slice pitch in bytes; 0 = tightly packed</param>
        public ClglPixelLayout(ClglPixelComponentType componentType, int componentCount = 0, long offset = 0, long rowPitch = 0,
                               long slicePitch = 0)
        {
            ComponentType = componentType;
            ComponentCount = componentCount;
            Offset = offset;
            RowPitch = rowPitch;
            SlicePitch = slicePitch;
        }

        /// <summary>The type of a component.</summary>
        public ClglPixelComponentType ComponentType { get; }

        /// <summary>Components per pixel, 1 to 4; 0 = 4.</summary>
        public int ComponentCount { get; }

        /// <summary>Offset of the first pixel in bytes.</summary>
        public long Offset { get; }

        /// <summary>Row pitch in bytes; 0 = tightly packed.</summary>
        public long RowPitch { get; }

        /// <summary>Slice pitch in bytes; 0 = tightly packed.</summary>
        public long SlicePitch { get; }

        internal unsafe clgl_pixel_layout Raw => new clgl_pixel_layout
        {
            struct_size = (uint)sizeof(clgl_pixel_layout),
            component_type = (int)ComponentType,
            component_count = Sizes.Count(ComponentCount),
            offset = Sizes.Of(Offset),
            row_pitch = Sizes.Of(RowPitch),
            slice_pitch = Sizes.Of(SlicePitch)
        };
    }

    /// <summary>Converts pixels on the device: between a buffer and a texture of another format, or between two
    /// buffers. No method waits, and only those that return a fence allocate memory.</summary>
    public static unsafe partial class ClglConvert
    {
    }
}
