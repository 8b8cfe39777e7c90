using System;

namespace Clgl
{
    // Reads values whose size must be queried first.
    internal static unsafe class Queries
    {
        public delegate int Asker(UIntPtr capacity, void* value, UIntPtr* size);

        public delegate int Counter(uint capacity, int* values, uint* count);

        public static T[] Each<T>(uint count, Func<int, T> make)
        {
            T[] made = new T[count];
            for (int i = 0; i < made.Length; ++i)
                made[i] = make(i);
            return made;
        }

        public static int[] Numbers(Counter ask)
        {
            uint count;
            Call.Check(ask(0, null, &count));
            int[] values = new int[count];
            fixed (int* to = values)
                Call.Check(ask(count, to, &count));
            return values;
        }

        public static byte[] Ask(Asker ask)
        {
            UIntPtr size;
            Call.Check(ask(UIntPtr.Zero, null, &size));
            byte[] value = new byte[(int)size];
            fixed (byte* to = value)
                Call.Check(ask(size, to, &size));
            return value;
        }
    }
}
