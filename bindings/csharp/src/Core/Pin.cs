using System;
using System.Reflection;
using System.Runtime.InteropServices;

namespace Clgl
{
    // Types with the same layout in the library and in the runtime: numbers, and structs of them. Mono pins anything.
    internal static class PlainData
    {
        public static bool Is(Type type)
        {
            if (type.IsPrimitive)
                return type != typeof(bool) && type != typeof(char);
            if (type.IsEnum || type.IsPointer)
                return true;
            return type.IsValueType && !type.IsAutoLayout &&
                   Array.TrueForAll(type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic),
                                    field => Is(field.FieldType));
        }

        public static ArgumentException Refused(Type type)
        {
            return new ArgumentException("an array of " + type + " is not plain data: its elements may have neither " +
                                         "references, bool and char, nor an automatic layout");
        }

        // An array does not move while it is pinned, and a span while it is in use.
        public static void RefuseInPlace(bool inPlace)
        {
            if (inPlace)
                throw new ArgumentException("UseHostMemory is for memory that stays where it is, which the descriptor's " +
                                            "Memory names: an array or a span is copied without it");
        }
    }

    // Caches the result.
    internal static class Plain<T>
    {
        public static readonly bool Is = PlainData.Is(typeof(T));
    }

    // An array of plain data that is pinned until it is released.
    internal unsafe struct Pin : IDisposable
    {
        private GCHandle handle;

        public void* Pointer { get; private set; }

        // Size of all elements, in bytes.
        public ulong Size { get; private set; }

        // Size of one element, in bytes.
        public ulong ElementSize { get; private set; }

        public static Pin Of<T>(T[] data) where T : struct
        {
            if (data == null)
                throw new ArgumentNullException(nameof(data));
            if (!Plain<T>.Is)
                throw PlainData.Refused(typeof(T));
            Pin pin = default;
            pin.handle = GCHandle.Alloc(data, GCHandleType.Pinned);
            byte* first = (byte*)pin.handle.AddrOfPinnedObject();
            pin.Pointer = first;
            if (data.Length > 0)
                pin.ElementSize = (ulong)((byte*)Marshal.UnsafeAddrOfPinnedArrayElement(data, 1) - first);
            pin.Size = pin.ElementSize * (ulong)data.Length;
            return pin;
        }

        public void Dispose()
        {
            if (handle.IsAllocated)
                handle.Free();
        }
    }

    // Pins arrays of any plain data.
    internal sealed unsafe class PinnedArray : IDisposable
    {
        private readonly GCHandle handle;

        public PinnedArray(Array data)
        {
            Type element = data.GetType().GetElementType();
            if (!PlainData.Is(element))
                throw PlainData.Refused(element);
            handle = GCHandle.Alloc(data, GCHandleType.Pinned);
            byte* first = (byte*)handle.AddrOfPinnedObject();
            Pointer = first;
            if (data.Length > 0)
                Size = (ulong)((byte*)Marshal.UnsafeAddrOfPinnedArrayElement(data, 1) - first) * (ulong)data.Length;
        }

        public void* Pointer { get; }

        public ulong Size { get; }

        public void Dispose()
        {
            handle.Free();
        }
    }

    // Arrays of text for the library, pinned until it is disposed of.
    internal sealed unsafe class Strings : IDisposable
    {
        private readonly GCHandle[] handles;
        private readonly GCHandle list;

        public Strings(string[] texts)
        {
            IntPtr[] pointers = new IntPtr[texts.Length];
            handles = new GCHandle[texts.Length];
            for (int i = 0; i < texts.Length; ++i)
            {
                handles[i] = GCHandle.Alloc(Text.Bytes(texts[i] ?? ""), GCHandleType.Pinned);
                pointers[i] = handles[i].AddrOfPinnedObject();
            }
            list = GCHandle.Alloc(pointers, GCHandleType.Pinned);
        }

        public byte** Pointer => (byte**)list.AddrOfPinnedObject();

        public void Dispose()
        {
            foreach (GCHandle handle in handles)
                handle.Free();
            list.Free();
        }
    }

    // Arrays of bytes for the library, pinned until it is disposed of.
    internal sealed unsafe class Blobs : IDisposable
    {
        private readonly GCHandle[] handles;
        private readonly GCHandle list, sizes;

        public Blobs(byte[][] blobs)
        {
            IntPtr[] pointers = new IntPtr[blobs.Length];
            UIntPtr[] lengths = new UIntPtr[blobs.Length];
            handles = new GCHandle[blobs.Length];
            for (int i = 0; i < blobs.Length; ++i)
            {
                handles[i] = GCHandle.Alloc(ClglObject.NotNull(blobs[i], "blobs[" + i + "]"), GCHandleType.Pinned);
                pointers[i] = handles[i].AddrOfPinnedObject();
                lengths[i] = (UIntPtr)(ulong)blobs[i].Length;
            }
            list = GCHandle.Alloc(pointers, GCHandleType.Pinned);
            sizes = GCHandle.Alloc(lengths, GCHandleType.Pinned);
        }

        public void** Pointer => (void**)list.AddrOfPinnedObject();

        public UIntPtr* Sizes => (UIntPtr*)sizes.AddrOfPinnedObject();

        public void Dispose()
        {
            foreach (GCHandle handle in handles)
                handle.Free();
            list.Free();
            sizes.Free();
        }
    }
}
