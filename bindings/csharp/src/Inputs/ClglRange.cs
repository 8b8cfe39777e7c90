// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A part of a buffer, in bytes.</summary>
    public readonly unsafe partial struct ClglRange : IEquatable<ClglRange>
    {
        /// <summary>Creates one.</summary>
        /// <param name="offset">the first byte</param>
        /// <param name="size">the number of bytes, not 0</param>
        public ClglRange(long offset, long size)
        {
            Offset = offset;
            Size = size;
        }

        /// <summary>The first byte.</summary>
        public long Offset { get; }

        /// <summary>The number of bytes, not 0.</summary>
        public long Size { get; }

        /// <summary>Returns whether both are equal.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglRange left, ClglRange right)
        {
            return left.Equals(right);
        }

        /// <summary>Returns whether both differ.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator !=(ClglRange left, ClglRange right)
        {
            return !left.Equals(right);
        }

        /// <inheritdoc/>
        public bool Equals(ClglRange other)
        {
            return Offset == other.Offset && Size == other.Size;
        }

        /// <inheritdoc/>
        public override bool Equals(object? other)
        {
            return other is ClglRange same && Equals(same);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return (Offset, Size).GetHashCode();
        }

        internal clgl_range Raw
        {
            get
            {
                clgl_range raw = new clgl_range
                {
                    offset = Sizes.Of(Offset),
                    size = Sizes.Of(Size)
                };
                return raw;
            }
        }
    }
}
