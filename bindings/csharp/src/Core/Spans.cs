#if CLGL_SPANS
using System;
using System.Runtime.InteropServices;

namespace Clgl
{
    /// <summary>Commands on spans, where the target has them. They allocate nothing, and return when the span may be
    /// used again.</summary>
    public static unsafe class ClglSpans
    {
        /// <summary>Reads as many bytes as a span has.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="buffer">the buffer</param>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives them</param>
        /// <param name="offset">where they are in the buffer, in bytes</param>
        /// <param name="after">what the command waits for</param>
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
        /// <param name="queue">the queue</param>
        /// <param name="data">what to write</param>
        /// <param name="offset">where it goes in the buffer, in bytes</param>
        /// <param name="after">what the command waits for</param>
        public static void Write<T>(this ClglBuffer buffer, ClglQueue queue, ReadOnlySpan<T> data, long offset = 0,
                                    ClglWaits after = default) where T : struct
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                buffer.Write(queue, (IntPtr)at, new ClglRange(offset, bytes.Length), after);
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

        /// <summary>Sees mapped memory of a buffer as a span, until the mapping ends.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="mapping">the mapping</param>
        /// <returns>the span</returns>
        public static Span<T> AsSpan<T>(this ClglMapping mapping) where T : struct
        {
            return MemoryMarshal.Cast<byte, T>(new Span<byte>((void*)mapping.Pointer, checked((int)mapping.Size)));
        }
    }
}
#endif
