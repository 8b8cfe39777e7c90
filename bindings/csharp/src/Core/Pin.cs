using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.InteropServices;

namespace Clgl
{
    // Checks for types that have the same layout in the library and in the runtime: numbers, enums, pointers, and
    // structs of them. The check is necessary because Mono can pin arrays of any type.
    internal static class PlainData
    {
#if NET8_0_OR_GREATER
        [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "structs with a layout keep all their fields")]
        [UnconditionalSuppressMessage("Trimming", "IL2072", Justification = "structs with a layout keep all their fields")]
#endif
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

        public static ArgumentException Refused(Type type) =>
            new ArgumentException("an array of " + type + " is not plain data: its elements may have neither " +
                                  "references, bool and char, nor an automatic layout");

        // Throws if the library would use the memory after the call. Not possible for arrays and spans, because their
        // memory may move after the call.
        public static void RefuseInPlace(bool inPlace)
        {
            if (inPlace)
                throw new ArgumentException("UseHostMemory is for memory that stays where it is, which the descriptor's " +
                                            "Memory names: an array or a span is copied without it");
        }
    }

    // Caches whether a type is plain data.
    internal static class Plain<T>
    {
        public static readonly bool Is = PlainData.Is(typeof(T));
    }

    // An array of plain data that stays pinned until this object is disposed of.
    internal unsafe struct Pin : IDisposable
    {
        private GCHandle handle;

        public void* Pointer { get; private set; }

        // Size of the whole array in bytes
        public ulong Size { get; private set; }

        public static Pin Of<T>(T[] data) where T : unmanaged
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
                pin.Size = (ulong)((byte*)Marshal.UnsafeAddrOfPinnedArrayElement(data, 1) - first) * (ulong)data.Length;
            return pin;
        }

        public void Dispose()
        {
            if (handle.IsAllocated)
                handle.Free();
        }
    }

    // Keeps arrays and strings pinned while the library reads a structure that points to them.
    internal sealed unsafe class Pins : IDisposable
    {
        private readonly List<GCHandle> handles = new List<GCHandle>();

        public void* Of(Array? data)
        {
            if (data == null)
                return null;
            handles.Add(GCHandle.Alloc(data, GCHandleType.Pinned));
            return (void*)handles[handles.Count - 1].AddrOfPinnedObject();
        }

        // Pins an array of any plain data type. Returns its address, and its size in bytes.
        public void* Data(Array data, out ulong size)
        {
            Type element = data.GetType().GetElementType()!;
            if (!PlainData.Is(element))
                throw PlainData.Refused(element);
            byte* first = (byte*)Of(data);
            byte* second = data.Length == 0 ? first : (byte*)Marshal.UnsafeAddrOfPinnedArrayElement(data, 1);
            size = (ulong)(second - first) * (ulong)data.Length;
            return first;
        }

        public byte* Text(string? text) => (byte*)Of(Clgl.Text.Bytes(text));

        public byte** Texts(string[]? texts) =>
            texts == null ? null : (byte**)Of(Array.ConvertAll(texts, each => (IntPtr)Text(each ?? "")));

        public void** Arrays(byte[][]? arrays) =>
            arrays == null ? null : (void**)Of(Array.ConvertAll(
                arrays, each => (IntPtr)Of(ClglObject.NotNull(each, nameof(arrays)))));

        public UIntPtr* Lengths(byte[][]? arrays) =>
            arrays == null ? null : (UIntPtr*)Of(Array.ConvertAll(arrays, each => (UIntPtr)(ulong)each.Length));

        public IntPtr* Handles(ClglObject[]? objects) => (IntPtr*)Of(ClglObject.Handles(objects));

        public IntPtr* Handles(ClglDevice[]? devices) => (IntPtr*)Of(ClglDevice.HandlesOf(devices));

        public void Dispose()
        {
            foreach (GCHandle handle in handles)
                handle.Free();
        }
    }
}
