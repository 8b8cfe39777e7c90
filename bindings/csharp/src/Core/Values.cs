using System;
using Clgl.Native;

namespace Clgl
{
    public readonly unsafe partial struct ClglRange
    {
        /// <summary>Returns the range as text.</summary>
        /// <returns>the size and the offset</returns>
        public override string ToString() => Size + " bytes from " + Offset;
    }

    public readonly unsafe partial struct ClglRegion
    {
        /// <summary>Returns the region as text.</summary>
        /// <returns>the numbers</returns>
        public override string ToString()
        {
            string pitches = RowPitch == 0 && SlicePitch == 0 ? "" : ", pitches " + RowPitch + " and " + SlicePitch;
            return Extent + " from " + Origin + pitches;
        }

        internal clgl_box Box
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

    public unsafe partial struct ClglBufferRect
    {
        // The end of the box in host memory, in bytes. It is used to check that a command stays inside an array.
        internal ulong OtherEnd => TextureData.End(1, Region, OtherRowPitch, OtherSlicePitch, OtherOrigin);
    }

    /// <summary>Three numbers. For textures: pixels, rows, and slices or layers. For buffers: bytes, rows and
    /// slices.</summary>
    public readonly struct ClglSize : IEquatable<ClglSize>
    {
        /// <summary>Creates a size or an origin.</summary>
        /// <param name="x">the first number</param>
        /// <param name="y">the second number</param>
        /// <param name="z">the third number</param>
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

        /// <summary>The origin (0, 0, 0).</summary>
        public static ClglSize Zero => new ClglSize(0, 0, 0);

        /// <summary>Compares for equality.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglSize left, ClglSize right) => left.Equals(right);

        /// <summary>Compares for inequality.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator !=(ClglSize left, ClglSize right) => !left.Equals(right);

        /// <inheritdoc/>
        public bool Equals(ClglSize other) => X == other.X && Y == other.Y && Z == other.Z;

        /// <inheritdoc/>
        public override bool Equals(object? other) => other is ClglSize same && Equals(same);

        /// <inheritdoc/>
        public override int GetHashCode() => (X, Y, Z).GetHashCode();

        /// <summary>Returns the size as text.</summary>
        /// <returns>the three numbers</returns>
        public override string ToString() => "(" + X + ", " + Y + ", " + Z + ")";

        internal unsafe void To(UIntPtr* three)
        {
            three[0] = Sizes.Of(X);
            three[1] = Sizes.Of(Y);
            three[2] = Sizes.Of(Z);
        }
    }

    /// <summary>A name with a version, such as that of an extension, a language or a feature.</summary>
    public sealed unsafe class ClglNameVersion
    {
        private const int MajorShift = 22, MinorShift = 12, MinorMask = 0x3ff, PatchMask = 0xfff;

        private ClglNameVersion(clgl_name_version* raw)
        {
            Version = VersionOf(raw->version);
            Name = Text.Of(raw->name);
        }

        /// <summary>The name.</summary>
        public string Name { get; }

        /// <summary>The version.</summary>
        public Version Version { get; }

        /// <summary>Returns the name and the version as text.</summary>
        /// <returns>the text</returns>
        public override string ToString() => Name + " " + Version;

        /// <summary>Unpacks a version number of OpenCL: 10 bits major, 10 bits minor, 12 bits patch.</summary>
        /// <param name="packed">the packed version number</param>
        /// <returns>the version</returns>
        public static Version VersionOf(uint packed)
        {
            return new Version((int)(packed >> MajorShift), (int)(packed >> MinorShift) & MinorMask,
                               (int)packed & PatchMask);
        }

        internal static ClglNameVersion[] List(clgl_name_version* raw, uint count) =>
            Queries.Each(count, index => new ClglNameVersion(raw + index));
    }

    internal static class Sizes
    {
        public static UIntPtr Of(long size)
        {
            return size >= 0 ? (UIntPtr)(ulong)size
                             : throw new ArgumentOutOfRangeException(nameof(size), size, "sizes and offsets cannot be negative");
        }

        // Converts sizes for the library. Returns null for an empty list, which means that the caller passed no list.
        public static UIntPtr[]? List(long[] sizes) =>
            ClglObject.NotNull(sizes, nameof(sizes)).Length == 0 ? null : Array.ConvertAll(sizes, Of);

        public static uint Count(long count)
        {
            return count >= 0 && count <= uint.MaxValue
                       ? (uint)count
                       : throw new ArgumentOutOfRangeException(nameof(count), count, "no count of these can be that");
        }

        // Throws if a command would access more bytes than an array has.
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

        // Converts a timeout to nanoseconds. null and Timeout.InfiniteTimeSpan mean no limit.
        public static long Of(TimeSpan? timeout) =>
            timeout.HasValue ? Of(timeout.GetValueOrDefault()) : Constants.CLGL_FOREVER;

        // Uses ticks, because Mono is slower with a TimeSpan.
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
