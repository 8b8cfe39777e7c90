using System;
using System.Runtime.CompilerServices;

namespace Clgl
{
    /// <summary>The fences that a command waits for: none, one, or an array. Fences and arrays of them convert to it by
    /// themselves. An array is read when the command is made.</summary>
    public readonly struct ClglWaits
    {
        private readonly ClglFence fence;
        private readonly ClglFence[] fences;

        private ClglWaits(ClglFence fence)
        {
            this.fence = fence;
            fences = null;
            Count = fence == null ? 0u : 1u;
        }

        private ClglWaits(ClglFence[] fences)
        {
            fence = null;
            this.fences = fences;
            Count = fences == null ? 0u : (uint)fences.Length;
        }

        // Either is what the library gets: Many if it is not null. Whoever takes Many calls KeepAlive when the library
        // has read it.
        internal IntPtr One
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get { return fence == null ? IntPtr.Zero : fence.Handle; }
        }

        internal IntPtr[] Many
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get { return fences == null ? null : HandleLists.Take(fences); }
        }

        internal uint Count { get; }

        /// <summary>Waits for one fence; for none if it is null.</summary>
        /// <param name="fence">the fence</param>
        public static implicit operator ClglWaits(ClglFence fence)
        {
            return new ClglWaits(fence);
        }

        /// <summary>Waits for all fences of an array, which may be null.</summary>
        /// <param name="fences">the fences</param>
        public static implicit operator ClglWaits(ClglFence[] fences)
        {
            return new ClglWaits(fences);
        }

        // For what must not fail half-way.
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

        private static void KeepAlive(ClglFence fence, ClglFence[] fences)
        {
            GC.KeepAlive(fence);
            GC.KeepAlive(fences);
            if (fences != null)
                HandleLists.GiveBack();
        }
    }

    // Lists of handles for the library to read. Each thread has one that it takes again and again, so that none is
    // allocated for a call; a callback in the middle of a call gets another.
    internal static class HandleLists
    {
        private const int LeastLength = 16;
        [ThreadStatic] private static IntPtr[] spare;
        [ThreadStatic] private static IntPtr[] taken;

        // null for nothing.
        public static IntPtr[] Take(ClglObject[] things)
        {
            if (things.Length == 0)
                return null;
            IntPtr[] list = spare;
            spare = null;
            if (list == null || list.Length < things.Length)
                list = new IntPtr[Math.Max(things.Length, LeastLength)];
            ClglObject.GetHandles(things, list);
            taken = list;
            return list;
        }

        // The one that was taken last: those before it may still be read.
        public static void GiveBack()
        {
            spare = taken;
        }
    }
}
