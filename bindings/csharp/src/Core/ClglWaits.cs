using System;
using System.Runtime.CompilerServices;

namespace Clgl
{
    /// <summary>The fences that a command waits for: none, one, or an array. A fence and an array of fences convert
    /// implicitly to this type. The array is read when the command is enqueued.</summary>
    public readonly struct ClglWaits
    {
        private readonly ClglFence? fence;
        private readonly ClglFence[]? fences;

        private ClglWaits(ClglFence? fence, ClglFence[]? fences, int count)
        {
            this.fence = fence;
            this.fences = fences;
            Count = (uint)count;
        }

        // The library gets Many, or One if Many is null. If Many is used, KeepAlive must be called after the library
        // has read the array.
        internal IntPtr One
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get { return fence == null ? IntPtr.Zero : fence.Handle; }
        }

        internal IntPtr[]? Many
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get { return fences == null ? null : HandleLists.Take(fences); }
        }

        internal uint Count { get; }

        /// <summary>Waits for one fence, or for none if the fence is null.</summary>
        /// <param name="fence">the fence</param>
        public static implicit operator ClglWaits(ClglFence? fence) =>
            new ClglWaits(fence, null, fence == null ? 0 : 1);

        /// <summary>Waits for all fences of an array, which may be null.</summary>
        /// <param name="fences">the fences</param>
        public static implicit operator ClglWaits(ClglFence[]? fences) =>
            new ClglWaits(null, fences, fences == null ? 0 : fences.Length);

        // Throws if a fence was disposed of. Must be called before operations that must not fail later.
        internal void RequireUndisposed()
        {
            ClglObject.HandleOf(fence);
            if (fences == null)
                return;
            foreach (ClglFence each in fences)
                ClglObject.HandleOf(ClglObject.NotNull(each, nameof(fences)));
        }

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void KeepAlive()
        {
            if (Count != 0)
                KeepAlive(fence, fences);
        }

        private static void KeepAlive(ClglFence? fence, ClglFence[]? fences)
        {
            GC.KeepAlive(fence);
            GC.KeepAlive(fences);
            if (fences != null)
                HandleLists.GiveBack();
        }
    }

    // Provides arrays of handles for the library. Each thread reuses one array, so that calls allocate no memory. A
    // callback that runs during a call gets a different array.
    internal static class HandleLists
    {
        private const int LeastLength = 16;
        [ThreadStatic] private static IntPtr[]? spare;
        [ThreadStatic] private static IntPtr[]? taken;

        // Returns null for an empty list.
        public static IntPtr[]? Take(ClglObject[] things)
        {
            if (things.Length == 0)
                return null;
            IntPtr[]? list = spare;
            spare = null;
            if (list == null || list.Length < things.Length)
                list = new IntPtr[Math.Max(things.Length, LeastLength)];
            ClglObject.GetHandles(things, list);
            taken = list;
            return list;
        }

        // Returns only the last array to the pool, because earlier arrays may still be in use.
        public static void GiveBack() => spare = taken;
    }
}
