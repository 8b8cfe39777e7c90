#if CLGL_SPANS
using System;
using System.Runtime.InteropServices;

namespace Clgl
{
    /// <summary>Methods for spans of plain data, on runtimes that support spans. <c>SetValue</c> and
    /// <c>AsSpan</c> allocate no memory.</summary>
    public static unsafe class ClglSpans
    {
        /// <summary>Creates a buffer with the contents of a span.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="context">the context of the new object</param>
        /// <param name="data">the initial contents, which are copied</param>
        /// <param name="access">how OpenCL accesses the buffer</param>
        /// <param name="flags">creation flags</param>
        /// <returns>the buffer</returns>
        public static ClglBuffer CreateBuffer<T>(this ClglContext context, ReadOnlySpan<T> data,
                                                 ClglAccess access = ClglAccess.ReadWrite,
                                                 ClglBufferFlags flags = ClglBufferFlags.None) where T : unmanaged
        {
            PlainData.RefuseInPlace((flags & ClglBufferFlags.UseHostMemory) != 0);
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                return ClglBuffer.Create(context, new ClglBufferDesc
                {
                    Access = access, Flags = flags, Size = bytes.Length, Memory = (IntPtr)at
                });
        }

        /// <summary>Sets an argument that is passed by value: a vector or a struct with the layout of OpenCL C.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value, copied</param>
        public static void SetValue<T>(this ClglKernel kernel, int index, in T value) where T : unmanaged
        {
            T copy = value;
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(MemoryMarshal.CreateReadOnlySpan(ref copy, 1));
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                kernel.SetValue(index, (IntPtr)at, bytes.Length);
        }

        /// <summary>Returns the mapped memory of a buffer as a span. The span is valid until the mapping
        /// ends.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="mapping">the mapping</param>
        /// <returns>the span</returns>
        /// <exception cref="InvalidOperationException">the mapping has ended, or it is a mapping of a texture,
        /// whose rows have a pitch</exception>
        public static Span<T> AsSpan<T>(this ClglMapping mapping) where T : unmanaged
        {
            void* first = (void*)mapping.Pointer;
            if (mapping.RowPitch != 0)
                throw new InvalidOperationException("a texture is mapped by rows: see Pointer and RowPitch");
            return MemoryMarshal.Cast<byte, T>(new Span<byte>(first, checked((int)mapping.Size)));
        }
    }
}
#endif
