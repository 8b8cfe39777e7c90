// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The layout of pixels in a buffer.</summary>
    public readonly unsafe partial struct ClglPixelLayout : IEquatable<ClglPixelLayout>
    {
        /// <summary>Creates one.</summary>
        /// <param name="componentType">the type of each component</param>
        /// <param name="componentCount">number of components of a pixel, 1 to 4; 0 = 4</param>
        /// <param name="offset">where the first pixel starts, in bytes</param>
        /// <param name="rowPitch">bytes from row to row, any number; 0 = tightly packed</param>
        /// <param name="slicePitch">bytes from slice (or layer) to slice, a multiple of row_pitch; 0 = tightly
        /// packed</param>
        public ClglPixelLayout(
            ClglPixelComponentType componentType, int componentCount = 0, long offset = 0, long rowPitch = 0,
            long slicePitch = 0)
        {
            ComponentType = componentType;
            ComponentCount = componentCount;
            Offset = offset;
            RowPitch = rowPitch;
            SlicePitch = slicePitch;
        }

        /// <summary>The type of each component.</summary>
        public ClglPixelComponentType ComponentType { get; }

        /// <summary>Number of components of a pixel, 1 to 4; 0 = 4.</summary>
        public int ComponentCount { get; }

        /// <summary>Where the first pixel starts, in bytes.</summary>
        public long Offset { get; }

        /// <summary>Bytes from row to row, any number; 0 = tightly packed.</summary>
        public long RowPitch { get; }

        /// <summary>Bytes from slice (or layer) to slice, a multiple of row_pitch; 0 = tightly packed.</summary>
        public long SlicePitch { get; }

        /// <summary>Returns whether both are equal.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglPixelLayout left, ClglPixelLayout right)
        {
            return left.Equals(right);
        }

        /// <summary>Returns whether both differ.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator !=(ClglPixelLayout left, ClglPixelLayout right)
        {
            return !left.Equals(right);
        }

        /// <inheritdoc/>
        public bool Equals(ClglPixelLayout other)
        {
            return ComponentType == other.ComponentType && ComponentCount == other.ComponentCount && Offset == other.Offset && RowPitch == other.RowPitch && SlicePitch == other.SlicePitch;
        }

        /// <inheritdoc/>
        public override bool Equals(object? other)
        {
            return other is ClglPixelLayout same && Equals(same);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return (ComponentType, ComponentCount, Offset, RowPitch, SlicePitch).GetHashCode();
        }

        internal clgl_pixel_layout Raw
        {
            get
            {
                clgl_pixel_layout raw = new clgl_pixel_layout
                {
                    struct_size = (uint)sizeof(clgl_pixel_layout),
                    component_type = (int)ComponentType,
                    component_count = Sizes.Count(ComponentCount),
                    offset = Sizes.Of(Offset),
                    row_pitch = Sizes.Of(RowPitch),
                    slice_pitch = Sizes.Of(SlicePitch)
                };
                return raw;
            }
        }
    }
}
