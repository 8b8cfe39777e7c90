using System;
using System.Text;

namespace Clgl
{
    // Converts strings of the library, which are UTF-8 and end with a NUL character or have a given size.
    internal static unsafe class Text
    {
        public static string Of(byte* text)
        {
            if (text == null)
                return null!;
            int length = 0;
            while (text[length] != 0)
                ++length;
            return Encoding.UTF8.GetString(text, length);
        }

        public static string Of(byte* text, int size) => size == 0 ? "" : Encoding.UTF8.GetString(text, size);

        // Converts a string that ends with a NUL character.
        public static string Of(byte[] text)
        {
            fixed (byte* at = text)
                return Of(at);
        }

        public static byte[]? Bytes(string? text)
        {
            if (text == null)
                return null;
            if (text.IndexOf('\0') >= 0)
                throw new ArgumentException("a text for the library cannot have a NUL in it");
            byte[] bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }
    }

    // Copies arrays from structures of the library.
    internal static unsafe class Copy
    {
        public static byte[] Of(byte* from, int count) => Queries.Each((uint)count, i => from[i]);

        public static ulong[] Of(ulong* from, int count) => Queries.Each((uint)count, i => from[i]);
    }
}
