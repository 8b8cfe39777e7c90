using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A part of a buffer or texture in host memory. The mapping ends when the mapping or the object is
    /// disposed of.</summary>
    public sealed unsafe class ClglMapping : IDisposable
    {
        private readonly ClglQueue queue;
        private readonly ClglObject mapped;
        private readonly Unmapper unmap;
        private readonly IntPtr pointer;
        // 1 after the mapping has ended, otherwise 0
        private int ended;

        internal ClglMapping(ClglQueue queue, ClglObject mapped, Unmapper unmap, IntPtr pointer, long size, long rowPitch,
                             long slicePitch)
        {
            this.queue = queue;
            this.mapped = mapped;
            this.unmap = unmap;
            this.pointer = pointer;
            Size = size;
            RowPitch = rowPitch;
            SlicePitch = slicePitch;
            queue.Enter();
        }

        internal delegate int Unmapper(IntPtr queue, IntPtr mapped, void* pointer, uint count, IntPtr* waits, IntPtr* fence);

        /// <summary>The address of the first byte or pixel.</summary>
        /// <exception cref="InvalidOperationException">the mapping has ended</exception>
        public IntPtr Pointer => Volatile.Read(ref ended) != 0 || mapped.IsDisposed ? throw Ended() : pointer;

        /// <summary>The size in bytes for a buffer; 0 for a texture.</summary>
        public long Size { get; }

        /// <summary>The row pitch of a texture in bytes; 0 for a buffer.</summary>
        public long RowPitch { get; }

        /// <summary>The slice pitch of a texture in bytes; 0 for a buffer, and for types without slices.</summary>
        public long SlicePitch { get; }

        /// <summary>Ends the mapping. Has no effect if the mapping has ended or the object was disposed
        /// of.</summary>
        public void Dispose()
        {
            if (!mapped.IsDisposed)
                End(default, null);
            else if (Interlocked.Exchange(ref ended, 1) == 0)
                queue.Leave();
        }

        /// <summary>Ends the mapping. Returns a fence that completes when the object contains the written
        /// data.</summary>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>the fence</returns>
        /// <exception cref="InvalidOperationException">the mapping has already ended</exception>
        public ClglFence UnmapWithFence(ClglWaits after = default)
        {
            IntPtr fence;
            return End(after, &fence) ? new ClglFence(fence) : throw Ended();
        }

        private static InvalidOperationException Ended() =>
            new InvalidOperationException("this mapping has ended already");

        // Returns whether this call ended the mapping. After a failure, the call can be repeated.
        private bool End(ClglWaits after, IntPtr* fence)
        {
            if (Interlocked.Exchange(ref ended, 1) != 0)
                return false;
            try
            {
                IntPtr one = after.One;
                fixed (IntPtr* many = after.Many)
                    Call.Check(unmap(queue.ScopeHandle, mapped.Handle, (void*)pointer, after.Count, many == null ? &one : many,
                                     fence));
            }
            catch (Exception)
            {
                Volatile.Write(ref ended, 0);
                throw;
            }
            after.KeepAlive();
            GC.KeepAlive(this);
            queue.Leave();
            return true;
        }
    }
}
