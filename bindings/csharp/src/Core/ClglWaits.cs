using System;

namespace Clgl
{
    /// <summary>The fences that a command waits for: none, one, or an array. Fences and arrays of them convert to it by
    /// themselves.</summary>
    public readonly struct ClglWaits
    {
        private readonly object keep;

        private ClglWaits(ClglFence fence)
        {
            keep = fence;
            One = ClglObject.HandleOf(fence);
            Many = null;
            Count = fence == null ? 0u : 1u;
        }

        private ClglWaits(ClglFence[] fences)
        {
            keep = fences;
            One = IntPtr.Zero;
            Many = ClglObject.Handles(fences);
            Count = fences == null ? 0u : (uint)fences.Length;
        }

        // Either is what the library gets: Many if it is not null and not empty.
        internal IntPtr One { get; }

        internal IntPtr[] Many { get; }

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

        internal void KeepAlive()
        {
            GC.KeepAlive(keep);
        }
    }
}
