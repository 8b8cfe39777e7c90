using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The sizes of a launch: the number of work-items in each dimension, the work-group size, and the first
    /// global ids.</summary>
    public readonly struct ClglLaunch
    {
        // Must have the same layout as the C structure, because ClglKernel passes its address to the library.
        private readonly clgl_launch raw;

        /// <summary>Creates a launch with one to three dimensions.</summary>
        /// <param name="x">number of work-items in the first dimension</param>
        /// <param name="y">number of work-items in the second dimension; 0 if there is none</param>
        /// <param name="z">number of work-items in the third dimension; 0 if there is none</param>
        public ClglLaunch(long x, long y = 0, long z = 0)
        {
            raw = default;
            raw.struct_size = StructSize;
            raw.dimensions = z != 0 ? 3u : y != 0 ? 2u : 1u;
            raw.global_size0 = Sizes.Of(x);
            raw.global_size1 = Sizes.Of(y == 0 ? 1 : y);
            raw.global_size2 = Sizes.Of(z == 0 ? 1 : z);
        }

        internal ClglLaunch(clgl_launch raw) => this.raw = raw;

        /// <summary>The number of work-items in each dimension.</summary>
        public ClglSize Global => Three(raw.global_size0, raw.global_size1, raw.global_size2);

        /// <summary>The work-group size. If all numbers are 0, the kernel or the driver chooses it.</summary>
        public ClglSize Local => Three(raw.local_size0, raw.local_size1, raw.local_size2);

        /// <summary>The first global id of each dimension.</summary>
        public ClglSize Offset => Three(raw.global_offset0, raw.global_offset1, raw.global_offset2);

        /// <summary>The number of dimensions.</summary>
        public int Dimensions => (int)raw.dimensions;

        /// <summary>Returns the launch as text.</summary>
        /// <returns>the numbers</returns>
        public override string ToString()
        {
            string groups = Local == ClglSize.Zero ? "" : " in groups of " + Local;
            return Global + groups + (Offset == ClglSize.Zero ? "" : " from " + Offset);
        }

        internal clgl_launch Raw => raw;

        private static unsafe uint StructSize => (uint)sizeof(clgl_launch);

        /// <summary>Converts a number of work-items to a launch with one dimension.</summary>
        /// <param name="count">the number of work-items</param>
        public static implicit operator ClglLaunch(long count) => new ClglLaunch(count);

        /// <summary>Returns a copy of the launch with this work-group size.</summary>
        /// <param name="x">the size in the first dimension</param>
        /// <param name="y">the size in the second dimension</param>
        /// <param name="z">the size in the third dimension</param>
        /// <returns>the launch</returns>
        public unsafe ClglLaunch InGroupsOf(long x, long y = 1, long z = 1)
        {
            clgl_launch changed = raw;
            new ClglSize(x, y, z).To(&changed.local_size0);
            return new ClglLaunch(changed);
        }

        /// <summary>Returns a copy of the launch with these first global ids.</summary>
        /// <param name="x">the first id in the first dimension</param>
        /// <param name="y">the first id in the second dimension</param>
        /// <param name="z">the first id in the third dimension</param>
        /// <returns>the launch</returns>
        public unsafe ClglLaunch From(long x, long y = 0, long z = 0)
        {
            clgl_launch changed = raw;
            new ClglSize(x, y, z).To(&changed.global_offset0);
            return new ClglLaunch(changed);
        }

        private static ClglSize Three(UIntPtr x, UIntPtr y, UIntPtr z) => new ClglSize((long)x, (long)y, (long)z);
    }

    /// <summary>The value of a kernel argument, for <see cref="ClglKernel.Run"/>. Numbers, buffers, textures and
    /// samplers convert implicitly to this type. The default value leaves the argument unchanged.</summary>
    public readonly unsafe struct ClglArgument
    {
        // Number of 64-bit words for a value. The largest value is a vector of four floats.
        internal const int Words = 2;
        private const int HalfWord = 32;
        private readonly ClglArgumentType type;
        private readonly long size;
        private readonly ulong low, high;

        private ClglArgument(ClglArgumentType type, ClglObject thing) : this(type, 0, 0, 0) =>
            Object = ClglObject.NotNull(thing, nameof(thing));

        private ClglArgument(ClglArgumentType type, long size, ulong low, ulong high, ClglNumber number = ClglNumber.Other)
        {
            this.type = type;
            this.size = size;
            this.low = low;
            this.high = high;
            Number = number;
            Object = null;
        }

        internal ClglNumber Number { get; }

        internal ClglObject? Object { get; }

        internal bool IsSet => type != ClglArgumentType.Unknown;

        /// <summary>Passes a null pointer instead of a buffer.</summary>
        public static ClglArgument NullBuffer => new ClglArgument(ClglArgumentType.Null, 0, 0, 0);

        /// <summary>Passes local memory.</summary>
        /// <param name="size">the number of bytes for each work-group</param>
        /// <returns>the argument</returns>
        public static ClglArgument Local(long size) => new ClglArgument(ClglArgumentType.Local, size, 0, 0);

        /// <summary>Passes a float2.</summary>
        /// <param name="x">the first component</param>
        /// <param name="y">the second component</param>
        /// <returns>the argument</returns>
        public static ClglArgument Vector(float x, float y) =>
            new ClglArgument(ClglArgumentType.Value, 2 * sizeof(float), Pair(x, y), 0, ClglNumber.Float);

        /// <summary>Passes a float4.</summary>
        /// <param name="x">the first component</param>
        /// <param name="y">the second component</param>
        /// <param name="z">the third component</param>
        /// <param name="w">the fourth component</param>
        /// <returns>the argument</returns>
        public static ClglArgument Vector(float x, float y, float z, float w) =>
            new ClglArgument(ClglArgumentType.Value, 4 * sizeof(float), Pair(x, y), Pair(z, w),
                             ClglNumber.Float);

        /// <summary>Passes a buffer.</summary>
        /// <param name="buffer">the buffer</param>
        public static implicit operator ClglArgument(ClglBuffer buffer) =>
            new ClglArgument(ClglArgumentType.Buffer, buffer);

        /// <summary>Passes a texture.</summary>
        /// <param name="texture">the texture</param>
        public static implicit operator ClglArgument(ClglTexture texture) =>
            new ClglArgument(ClglArgumentType.Texture, texture);

        /// <summary>Passes a sampler.</summary>
        /// <param name="sampler">the sampler</param>
        public static implicit operator ClglArgument(ClglSampler sampler) =>
            new ClglArgument(ClglArgumentType.Sampler, sampler);

        /// <summary>Passes a float.</summary>
        /// <param name="value">the value</param>
        public static implicit operator ClglArgument(float value) =>
            new ClglArgument(ClglArgumentType.Value, sizeof(float), *(uint*)&value, 0, ClglNumber.Float);

        /// <summary>Passes a double.</summary>
        /// <param name="value">the value</param>
        public static implicit operator ClglArgument(double value) =>
            new ClglArgument(ClglArgumentType.Value, sizeof(double), *(ulong*)&value, 0, ClglNumber.Float);

        /// <summary>Passes an int.</summary>
        /// <param name="value">the value</param>
        public static implicit operator ClglArgument(int value) =>
            new ClglArgument(ClglArgumentType.Value, sizeof(int), (uint)value, 0, ClglNumber.Integer);

        /// <summary>Passes a uint.</summary>
        /// <param name="value">the value</param>
        public static implicit operator ClglArgument(uint value) =>
            new ClglArgument(ClglArgumentType.Value, sizeof(uint), value, 0, ClglNumber.Integer);

        /// <summary>Passes a long.</summary>
        /// <param name="value">the value</param>
        public static implicit operator ClglArgument(long value) =>
            new ClglArgument(ClglArgumentType.Value, sizeof(long), (ulong)value, 0, ClglNumber.Integer);

        /// <summary>Passes a ulong.</summary>
        /// <param name="value">the value</param>
        public static implicit operator ClglArgument(ulong value) =>
            new ClglArgument(ClglArgumentType.Value, sizeof(ulong), value, 0, ClglNumber.Integer);

        internal void To(clgl_argument* raw, ulong* inline)
        {
            inline[0] = low;
            inline[1] = high;
            *raw = default;
            raw->struct_size = (uint)sizeof(clgl_argument);
            raw->type = (int)type;
            raw->size = Sizes.Of(size);
            raw->value = type == ClglArgumentType.Value ? inline : null;
            raw->buffer = type == ClglArgumentType.Buffer ? Object!.Handle : IntPtr.Zero;
            raw->texture = type == ClglArgumentType.Texture ? Object!.Handle : IntPtr.Zero;
            raw->sampler = type == ClglArgumentType.Sampler ? Object!.Handle : IntPtr.Zero;
        }

        private static ulong Pair(float first, float second) => *(uint*)&first | (ulong)*(uint*)&second << HalfWord;
    }

    // The numbers that a type contains. Unknown = not determined yet; Other = no numbers, or a type without a check.
    internal enum ClglNumber { Unknown, Other, Integer, Float }

    internal static class Numbers
    {
        private const string Floats = " float double Single Double ";
        private const string Integers = " char uchar short ushort int uint long ulong SByte Byte Int UInt ";

        // Returns the numbers of a type of OpenCL C, such as "float4", or of a primitive type of C#.
        public static ClglNumber Of(string type)
        {
            string scalar = " " + type.TrimEnd('0', '1', '2', '3', '4', '6', '8') + " ";
            return Floats.Contains(scalar) ? ClglNumber.Float : Integers.Contains(scalar) ? ClglNumber.Integer : ClglNumber.Other;
        }
    }
}
