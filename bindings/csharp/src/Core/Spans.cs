#if CLGL_SPANS
using System;
using System.Runtime.InteropServices;

namespace Clgl
{
    /// <summary>Commands on spans of plain data, on targets that have them. They allocate only the returned object, and
    /// wait until the span may be used again.</summary>
    public static unsafe class ClglSpans
    {
        /// <summary>Fills a span from the buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="buffer">the buffer</param>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives them</param>
        /// <param name="offset">offset in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        public static void Read<T>(this ClglBuffer buffer, ClglQueue queue, Span<T> data, long offset = 0,
                                   ClglWaits after = default) where T : struct
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                buffer.Read(queue, (IntPtr)at, new ClglRange(offset, bytes.Length), after);
        }

        /// <summary>Writes a span.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="buffer">the buffer</param>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">what to write</param>
        /// <param name="offset">offset in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        public static void Write<T>(this ClglBuffer buffer, ClglQueue queue, ReadOnlySpan<T> data, long offset = 0,
                                    ClglWaits after = default) where T : struct
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                buffer.Write(queue, (IntPtr)at, new ClglRange(offset, bytes.Length), after);
        }

        /// <summary>Fills a part with a pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="buffer">the buffer</param>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="pattern">1 to 128 bytes, a power of two; copied</param>
        /// <param name="range">the part; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        public static void Fill<T>(this ClglBuffer buffer, ClglQueue queue, ReadOnlySpan<T> pattern,
                                   ClglRange? range = null, ClglWaits after = default) where T : struct
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(pattern);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                buffer.Fill(queue, at, (ulong)bytes.Length, range, after, null);
        }

        /// <summary>Reads a part of a texture.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="texture">the texture</param>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">receives the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        public static void Read<T>(this ClglTexture texture, ClglQueue queue, Span<T> data, ClglRegion? region = null,
                                   ClglWaits after = default) where T : struct
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                texture.Read(queue, at, (ulong)bytes.Length, region, after);
        }

        /// <summary>Writes a part of a texture.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="texture">the texture</param>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="data">the pixels</param>
        /// <param name="region">the part; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        public static void Write<T>(this ClglTexture texture, ClglQueue queue, ReadOnlySpan<T> data,
                                    ClglRegion? region = null, ClglWaits after = default) where T : struct
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                texture.Write(queue, at, (ulong)bytes.Length, region, after);
        }

        /// <summary>Creates a buffer with the contents of a span.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="data">what it starts with, copied</param>
        /// <param name="access">what OpenCL does with it</param>
        /// <param name="flags">how it is made</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer CreateBuffer<T>(this ClglContext context, ReadOnlySpan<T> data,
                                                 ClglAccess access = ClglAccess.ReadWrite,
                                                 ClglBufferFlags flags = ClglBufferFlags.None) where T : struct
        {
            PlainData.RefuseInPlace(ClglBuffer.IsInPlace(flags));
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                return ClglBuffer.Create(context, new ClglBufferDesc { Access = access, Flags = flags },
                                         (ulong)bytes.Length, at);
        }

        /// <summary>Sets an argument that is passed by value: a vector or a struct with the layout of OpenCL C.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value, copied</param>
        public static void SetValue<T>(this ClglKernel kernel, int index, in T value) where T : struct
        {
            T copy = value;
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(MemoryMarshal.CreateReadOnlySpan(ref copy, 1));
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                kernel.SetValue(index, (IntPtr)at, bytes.Length);
        }

        /// <summary>Returns the mapped memory of a buffer as a span, valid until the mapping ends.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="mapping">the mapping</param>
        /// <returns>the span</returns>
        /// <exception cref="InvalidOperationException">the mapping has ended, or belongs to a texture, whose rows have
        /// a pitch</exception>
        public static Span<T> AsSpan<T>(this ClglMapping mapping) where T : struct
        {
            void* first = (void*)mapping.Pointer;
            if (mapping.RowPitch != 0)
                throw new InvalidOperationException("a texture is mapped by rows: see Pointer and RowPitch");
            return MemoryMarshal.Cast<byte, T>(new Span<byte>(first, checked((int)mapping.Size)));
        }
    }
}
#endif
