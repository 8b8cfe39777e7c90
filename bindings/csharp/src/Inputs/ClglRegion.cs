// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A part of a texture, and the layout of its pixels in host memory or in a buffer.</summary>
    public readonly unsafe partial struct ClglRegion : IEquatable<ClglRegion>
    {
        /// <summary>Creates one.</summary>
        /// <param name="origin">the first pixel, in the units of <see cref="ClglTextureType"/>; 0 for dimensions
        /// that the type does not have</param>
        /// <param name="extent">the size, in the same units, not 0; 0 or 1 for dimensions that the type does not
        /// have</param>
        /// <param name="rowPitch">bytes from row to row in host memory or in a buffer; 0 = tightly packed. Must be
        /// 0 for copies between textures, fills and mappings.</param>
        /// <param name="slicePitch">bytes from slice (or layer) to slice, like row_pitch</param>
        public ClglRegion(ClglSize origin, ClglSize extent, long rowPitch = 0, long slicePitch = 0)
        {
            Origin = origin;
            Extent = extent;
            RowPitch = rowPitch;
            SlicePitch = slicePitch;
        }

        /// <summary>The first pixel, in the units of <see cref="ClglTextureType"/>; 0 for dimensions that the type
        /// does not have.</summary>
        public ClglSize Origin { get; }

        /// <summary>The size, in the same units, not 0; 0 or 1 for dimensions that the type does not
        /// have.</summary>
        public ClglSize Extent { get; }

        /// <summary>Bytes from row to row in host memory or in a buffer; 0 = tightly packed. Must be 0 for copies
        /// between textures, fills and mappings.</summary>
        public long RowPitch { get; }

        /// <summary>Bytes from slice (or layer) to slice, like row_pitch.</summary>
        public long SlicePitch { get; }

        /// <summary>Returns whether both are equal.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglRegion left, ClglRegion right)
        {
            return left.Equals(right);
        }

        /// <summary>Returns whether both differ.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator !=(ClglRegion left, ClglRegion right)
        {
            return !left.Equals(right);
        }

        /// <inheritdoc/>
        public bool Equals(ClglRegion other)
        {
            return Origin == other.Origin && Extent == other.Extent && RowPitch == other.RowPitch && SlicePitch == other.SlicePitch;
        }

        /// <inheritdoc/>
        public override bool Equals(object? other)
        {
            return other is ClglRegion same && Equals(same);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return (Origin, Extent, RowPitch, SlicePitch).GetHashCode();
        }

        internal clgl_texture_region Raw
        {
            get
            {
                clgl_texture_region raw = new clgl_texture_region
                {
                    struct_size = (uint)sizeof(clgl_texture_region),
                    row_pitch = Sizes.Of(RowPitch),
                    slice_pitch = Sizes.Of(SlicePitch)
                };
                Origin.To(&raw.origin0);
                Extent.To(&raw.extent0);
                return raw;
            }
        }
    }
}
