using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A part of a buffer, in bytes.</summary>
    public readonly struct ClglRange : IEquatable<ClglRange>
    {
        /// <summary>Creates a range.</summary>
        /// <param name="offset">offset in bytes</param>
        /// <param name="size">size in bytes</param>
        public ClglRange(long offset, long size)
        {
            Offset = offset;
            Size = size;
        }

        /// <summary>Offset in bytes.</summary>
        public long Offset { get; }

        /// <summary>Size in bytes.</summary>
        public long Size { get; }

        /// <summary>Compares for equality.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglRange left, ClglRange right)
        {
            return left.Equals(right);
        }

        /// <summary>Compares for inequality.</summary>
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
        public override bool Equals(object other)
        {
            return other is ClglRange same && Equals(same);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return (Offset, Size).GetHashCode();
        }

        /// <summary>Returns it as text.</summary>
        /// <returns>its numbers</returns>
        public override string ToString()
        {
            return Size + " bytes from " + Offset;
        }

        internal clgl_range Raw => new clgl_range { offset = Sizes.Of(Offset), size = Sizes.Of(Size) };
    }

    /// <summary>Three numbers: pixels, rows and slices or layers; or bytes, rows and slices of a buffer.</summary>
    public readonly struct ClglSize : IEquatable<ClglSize>
    {
        /// <summary>Creates a size.</summary>
        /// <param name="x">the first number</param>
        /// <param name="y">the second</param>
        /// <param name="z">the third</param>
        public ClglSize(long x, long y = 1, long z = 1)
        {
            X = x;
            Y = y;
            Z = z;
        }

        /// <summary>The first number.</summary>
        public long X { get; }

        /// <summary>The second number.</summary>
        public long Y { get; }

        /// <summary>The third number.</summary>
        public long Z { get; }

        /// <summary>The origin: 0, 0, 0.</summary>
        public static ClglSize Zero => new ClglSize(0, 0, 0);

        /// <summary>Compares for equality.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglSize left, ClglSize right)
        {
            return left.Equals(right);
        }

        /// <summary>Compares for inequality.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator !=(ClglSize left, ClglSize right)
        {
            return !left.Equals(right);
        }

        /// <inheritdoc/>
        public bool Equals(ClglSize other)
        {
            return X == other.X && Y == other.Y && Z == other.Z;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is ClglSize same && Equals(same);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return (X, Y, Z).GetHashCode();
        }

        /// <summary>Returns it as text.</summary>
        /// <returns>its numbers</returns>
        public override string ToString()
        {
            return "(" + X + ", " + Y + ", " + Z + ")";
        }

        internal unsafe void To(UIntPtr* three)
        {
            three[0] = Sizes.Of(X);
            three[1] = Sizes.Of(Y);
            three[2] = Sizes.Of(Z);
        }
    }

    /// <summary>A part of a texture, and the layout of its pixels in host memory or in a buffer.</summary>
    public readonly struct ClglRegion : IEquatable<ClglRegion>
    {
        /// <summary>Creates a region.</summary>
        /// <param name="origin">the origin; 0 in dimensions that the type does not have</param>
        /// <param name="extent">the size; 1 in dimensions that the type does not have</param>
        /// <param name="rowPitch">row pitch in bytes outside the texture; 0 = tightly packed</param>
        /// <param name="slicePitch">slice pitch in bytes outside the texture; 0 = tightly packed</param>
        public ClglRegion(ClglSize origin, ClglSize extent, long rowPitch = 0, long slicePitch = 0)
        {
            Origin = origin;
            Extent = extent;
            RowPitch = rowPitch;
            SlicePitch = slicePitch;
        }

        /// <summary>Origin in the texture.</summary>
        public ClglSize Origin { get; }

        /// <summary>Extent.</summary>
        public ClglSize Extent { get; }

        /// <summary>Row pitch in bytes outside the texture; 0 = tightly packed.</summary>
        public long RowPitch { get; }

        /// <summary>Slice pitch in bytes outside the texture; 0 = tightly packed.</summary>
        public long SlicePitch { get; }

        /// <summary>Compares for equality.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglRegion left, ClglRegion right)
        {
            return left.Equals(right);
        }

        /// <summary>Compares for inequality.</summary>
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
        public override bool Equals(object other)
        {
            return other is ClglRegion same && Equals(same);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return (Origin, Extent, RowPitch, SlicePitch).GetHashCode();
        }

        /// <summary>Returns it as text.</summary>
        /// <returns>its numbers</returns>
        public override string ToString()
        {
            string pitches = RowPitch == 0 && SlicePitch == 0 ? "" : ", pitches " + RowPitch + " and " + SlicePitch;
            return Extent + " from " + Origin + pitches;
        }

        internal unsafe clgl_texture_region Raw
        {
            get
            {
                clgl_texture_region raw = default;
                raw.struct_size = (uint)sizeof(clgl_texture_region);
                Origin.To(&raw.origin0);
                Extent.To(&raw.extent0);
                raw.row_pitch = Sizes.Of(RowPitch);
                raw.slice_pitch = Sizes.Of(SlicePitch);
                return raw;
            }
        }

        internal unsafe clgl_box Box
        {
            get
            {
                clgl_box raw = default;
                Origin.To(&raw.origin0);
                Extent.To(&raw.extent0);
                return raw;
            }
        }
    }

    /// <summary>A box within a buffer and one within host memory (or another buffer), for the rectangular
    /// commands.</summary>
    public struct ClglBufferRect
    {
        /// <summary>In the buffer, or in the source of a copy: bytes, rows, slices.</summary>
        public ClglSize BufferOrigin { get; set; }

        /// <summary>In host memory, or in the destination of a copy.</summary>
        public ClglSize OtherOrigin { get; set; }

        /// <summary>Size of the box; no component may be 0.</summary>
        public ClglSize Region { get; set; }

        /// <summary>Row pitch in bytes in the buffer; 0 = tightly packed.</summary>
        public long BufferRowPitch { get; set; }

        /// <summary>Slice pitch in bytes in the buffer; 0 = tightly packed.</summary>
        public long BufferSlicePitch { get; set; }

        /// <summary>Row pitch in bytes on the other side; 0 = tightly packed.</summary>
        public long OtherRowPitch { get; set; }

        /// <summary>Slice pitch in bytes on the other side; 0 = tightly packed.</summary>
        public long OtherSlicePitch { get; set; }

        internal unsafe clgl_buffer_rect Raw
        {
            get
            {
                clgl_buffer_rect raw = default;
                raw.struct_size = (uint)sizeof(clgl_buffer_rect);
                BufferOrigin.To(&raw.buffer_origin0);
                OtherOrigin.To(&raw.other_origin0);
                Region.To(&raw.region0);
                raw.buffer_row_pitch = Sizes.Of(BufferRowPitch);
                raw.buffer_slice_pitch = Sizes.Of(BufferSlicePitch);
                raw.other_row_pitch = Sizes.Of(OtherRowPitch);
                raw.other_slice_pitch = Sizes.Of(OtherSlicePitch);
                return raw;
            }
        }

        // The end of the box in host memory, to check that no command writes beyond an array.
        internal ulong OtherEnd => TextureData.End(1, Region, OtherRowPitch, OtherSlicePitch, OtherOrigin);
    }

    /// <summary>A name with a version: an extension, a language, a feature.</summary>
    public sealed unsafe class ClglNameVersion
    {
        private const int MajorShift = 22, MinorShift = 12, MinorMask = 0x3ff, PatchMask = 0xfff;

        private ClglNameVersion(clgl_name_version* raw)
        {
            Version = VersionOf(raw->version);
            Name = Text.Of(raw->name);
        }

        /// <summary>Its name.</summary>
        public string Name { get; }

        /// <summary>Its version.</summary>
        public Version Version { get; }

        /// <summary>Returns it as text.</summary>
        /// <returns>both</returns>
        public override string ToString()
        {
            return Name + " " + Version;
        }

        /// <summary>What OpenCL packs into one number: 10 bits major, 10 minor, 12 patch.</summary>
        /// <param name="packed">the number</param>
        /// <returns>the version</returns>
        public static Version VersionOf(uint packed)
        {
            return new Version((int)(packed >> MajorShift), (int)(packed >> MinorShift) & MinorMask,
                               (int)packed & PatchMask);
        }

        internal static ClglNameVersion[] List(clgl_name_version* raw, uint count)
        {
            ClglNameVersion[] made = new ClglNameVersion[count];
            for (uint i = 0; i < count; ++i)
                made[i] = new ClglNameVersion(raw + i);
            return made;
        }
    }

    internal static class Sizes
    {
        public static UIntPtr Of(long size)
        {
            return size >= 0 ? (UIntPtr)(ulong)size
                             : throw new ArgumentOutOfRangeException(nameof(size), size, "sizes and offsets cannot be negative");
        }

        // Returns null for an empty list, which the library takes as none.
        public static UIntPtr[] List(long[] sizes)
        {
            return ClglObject.NotNull(sizes, nameof(sizes)).Length == 0 ? null : Array.ConvertAll(sizes, Of);
        }

        public static uint Count(long count)
        {
            return count >= 0 && count <= uint.MaxValue
                       ? (uint)count
                       : throw new ArgumentOutOfRangeException(nameof(count), count, "no count of these can be that");
        }

        // Checks that a command stays inside an array.
        public static void Fits(ulong wanted, ulong there)
        {
            if (wanted > there)
                throw new ArgumentException("the command moves " + wanted + " bytes, and the array has " + there);
        }
    }

    internal static class Timeouts
    {
        private const long NanosecondsPerTick = 100;
        private const long InfiniteTicks = System.Threading.Timeout.Infinite * TimeSpan.TicksPerMillisecond;

        // Converts a timeout to nanoseconds; null and Timeout.InfiniteTimeSpan = no limit.
        public static long Of(TimeSpan? timeout)
        {
            return timeout.HasValue ? Of(timeout.GetValueOrDefault()) : Constants.CLGL_FOREVER;
        }

        // Converts ticks, for which Mono needs fewer calls than for a TimeSpan.
        public static long Of(TimeSpan timeout)
        {
            long ticks = timeout.Ticks;
            if (ticks == InfiniteTicks)
                return Constants.CLGL_FOREVER;
            if (ticks < 0)
                throw new ArgumentOutOfRangeException(nameof(timeout), timeout, "a timeout cannot be negative");
            return ticks > long.MaxValue / NanosecondsPerTick ? Constants.CLGL_FOREVER : ticks * NanosecondsPerTick;
        }
    }
}
