using System;
using System.Text;

namespace Clgl
{
    // Text of the library is UTF-8 and ends with a NUL.
    internal static unsafe class Text
    {
        public delegate int Writer(UIntPtr capacity, byte* text, UIntPtr* size);

        public static string Of(byte* text)
        {
            if (text == null)
                return null;
            int length = 0;
            while (text[length] != 0)
                ++length;
            return Encoding.UTF8.GetString(text, length);
        }

        public static string Of(byte* text, int size)
        {
            return size == 0 ? "" : Encoding.UTF8.GetString(text, size);
        }

        public static byte[] Bytes(string text)
        {
            if (text == null)
                return null;
            if (text.IndexOf('\0') >= 0)
                throw new ArgumentException("a text for the library cannot have a NUL in it");
            byte[] bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }

        // Reads the result of a function that first reports its size.
        public static string Written(Writer write)
        {
            UIntPtr size;
            Call.Check(write(UIntPtr.Zero, null, &size));
            byte[] bytes = new byte[(int)size];
            fixed (byte* at = bytes)
            {
                Call.Check(write(size, at, &size));
                return Of(at);
            }
        }
    }

    // Reads arrays from library structures.
    internal static unsafe class Copy
    {
        public static byte[] Of(byte* from, int count)
        {
            byte[] made = new byte[count];
            for (int i = 0; i < count; ++i)
                made[i] = from[i];
            return made;
        }

        public static ulong[] Of(ulong* from, int count)
        {
            ulong[] made = new ulong[count];
            for (int i = 0; i < count; ++i)
                made[i] = from[i];
            return made;
        }
    }
}
