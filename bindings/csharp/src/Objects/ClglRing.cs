using System;
using System.Collections.Generic;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglRingDesc
    {
        partial void Complete(clgl_ring_desc* raw, Pins pins)
        {
            int existing = Math.Max(Buffers == null ? 0 : Buffers.Length, Textures == null ? 0 : Textures.Length);
            raw->slot_count = existing == 0 ? raw->slot_count : (uint)existing;
        }
    }

    /// <summary>A slot of a ring, with its object and its frame.</summary>
    public readonly struct ClglRingSlot
    {
        internal ClglRingSlot(int index, ulong frame, int generation, ClglBuffer? buffer, ClglTexture? texture)
        {
            Index = index;
            Frame = frame;
            Generation = generation;
            Buffer = buffer;
            Texture = texture;
        }

        /// <summary>The index in the ring, starting at 0.</summary>
        public int Index { get; }

        /// <summary>The number of the frame, starting at 1; 0 = no frame.</summary>
        public ulong Frame { get; }

        /// <summary>The number of calls of <see cref="ClglRing.Resize"/> before the slot was created.</summary>
        public int Generation { get; }

        /// <summary>The buffer of the slot, or null. The ring owns the buffer: disposing of the
        /// <see cref="ClglBuffer"/> does not destroy it.</summary>
        public ClglBuffer? Buffer { get; }

        /// <summary>The texture of the slot, or null. The ring owns the texture: disposing of the
        /// <see cref="ClglTexture"/> does not destroy it.</summary>
        public ClglTexture? Texture { get; }

        /// <summary>True if the slot exists.</summary>
        public bool IsThere => Buffer != null || Texture != null;

        /// <summary>Returns the slot as text.</summary>
        /// <returns>the index and the frame</returns>
        public override string ToString() => IsThere ? "slot " + Index + ", frame " + Frame : "no slot";
    }

    /// <summary>A ring of buffers or textures, which compute and drawing use in turn. In mailbox mode with at least
    /// three slots, compute and drawing do not wait for each other.</summary>
    public sealed unsafe partial class ClglRing : ClglObject
    {
        private readonly ClglContext context;
        // The objects of the slots, by handle. They are stored so that a frame allocates no memory.
        private readonly Dictionary<IntPtr, ClglObject> slots = new Dictionary<IntPtr, ClglObject>();

        private ClglRing(ClglContext context, IntPtr handle) : base(handle, Api.clgl_ring_destroy)
        {
            this.context = context;
        }

        /// <summary>Acquires the next free slot for a queue.</summary>
        /// <param name="queue">the queue that acquires the slot</param>
        /// <param name="slot">the slot</param>
        /// <param name="timeout">maximum wait; null = no limit, 0 = return at once</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>false after the timeout</returns>
        public bool AcquireWrite(ClglQueue queue, out ClglRingSlot slot, TimeSpan? timeout = null, ClglWaits after = default) =>
            AcquireWrite(queue, out slot, null, timeout, after, null);

        /// <summary>Acquires the next free slot for a queue. Also returns the slot of the last submitted frame, for
        /// reading.</summary>
        /// <param name="queue">the queue that acquires the slot</param>
        /// <param name="slot">the slot</param>
        /// <param name="previous">the slot of the previous frame, which does not exist for the first frame</param>
        /// <param name="timeout">maximum wait; null = no limit, 0 = return at once</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>false after the timeout</returns>
        public bool AcquireWrite(ClglQueue queue, out ClglRingSlot slot, out ClglRingSlot previous, TimeSpan? timeout = null,
                            ClglWaits after = default)
        {
            clgl_ring_slot raw = Empty();
            bool done = AcquireWrite(queue, out slot, &raw, timeout, after, null);
            previous = Of(&raw);
            return done;
        }

        /// <summary>Acquires the next free slot for a queue. Returns a fence that completes when the queue owns the
        /// slot.</summary>
        /// <param name="queue">the queue that acquires the slot</param>
        /// <param name="slot">the slot</param>
        /// <param name="timeout">maximum wait; null = no limit, 0 = return at once</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>the fence; null after the timeout</returns>
        public ClglFence? AcquireWithFence(ClglQueue queue, out ClglRingSlot slot, TimeSpan? timeout = null,
                                           ClglWaits after = default)
        {
            IntPtr fence;
            return AcquireWrite(queue, out slot, null, timeout, after, &fence) ? new ClglFence(fence) : null;
        }

        /// <summary>Acquires the next free slot for a queue. Also returns the slot of the last submitted frame, for
        /// reading, and a fence that completes when the queue owns the slot.</summary>
        /// <param name="queue">the queue that acquires the slot</param>
        /// <param name="slot">the slot</param>
        /// <param name="previous">the slot of the previous frame, which does not exist for the first frame</param>
        /// <param name="timeout">maximum wait; null = no limit, 0 = return at once</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>the fence; null after the timeout</returns>
        public ClglFence? AcquireWithFence(ClglQueue queue, out ClglRingSlot slot, out ClglRingSlot previous,
                                           TimeSpan? timeout = null, ClglWaits after = default)
        {
            clgl_ring_slot raw = Empty();
            IntPtr fence;
            bool done = AcquireWrite(queue, out slot, &raw, timeout, after, &fence);
            previous = Of(&raw);
            return done ? new ClglFence(fence) : null;
        }

        /// <summary>If there is a new frame, acquires its slot for drawing and returns the previous slot to the
        /// ring. Must be called on the drawing thread.</summary>
        /// <param name="slot">the new slot; without a new frame, the slot that drawing already uses, or an empty slot
        /// (<see cref="ClglRingSlot.IsThere"/> is false)</param>
        /// <param name="timeout">maximum wait for a new frame; null = no limit, 0 = return at once</param>
        /// <returns>false after the timeout</returns>
        public bool AcquireRead(out ClglRingSlot slot, TimeSpan? timeout = null)
        {
            clgl_ring_slot raw = Empty();
            bool done = Call.Done(Api.clgl_ring_acquire_read(Handle, Timeouts.Of(timeout), &raw));
            slot = Of(&raw);
            return done;
        }

        /// <summary>Changes the size of the slots. Must be called on a thread with a current OpenGL
        /// context.</summary>
        /// <param name="extent">the size; for buffers the number of bytes, 1, 1</param>
        public void Resize(ClglSize extent)
        {
            UIntPtr* sizes = stackalloc UIntPtr[3];
            extent.To(sizes);
            Call.Check(Api.clgl_ring_resize(Handle, sizes));
            lock (slots)
                slots.Clear();
            GC.KeepAlive(this);
        }

        private bool AcquireWrite(ClglQueue queue, out ClglRingSlot slot, clgl_ring_slot* previous, TimeSpan? timeout,
                                  ClglWaits after, IntPtr* fence)
        {
            clgl_ring_slot raw = Empty();
            bool done = AcquireWrite(queue, &raw, previous, timeout, after, fence);
            slot = Of(&raw);
            return done;
        }

        private static clgl_ring_slot Empty()
        {
            return new clgl_ring_slot { struct_size = (uint)sizeof(clgl_ring_slot) };
        }

        private ClglRingSlot Of(clgl_ring_slot* raw)
        {
            ClglBuffer? buffer = null;
            ClglTexture? texture = null;
            lock (slots)
            {
                if (raw->buffer != IntPtr.Zero)
                    buffer = (ClglBuffer?)Known(raw->buffer) ?? Remember(ClglBuffer.Lent(context, raw->buffer, this));
                if (raw->texture != IntPtr.Zero)
                    texture = (ClglTexture?)Known(raw->texture) ?? Remember(ClglTexture.Lent(context, raw->texture, this));
            }
            GC.KeepAlive(this);
            return new ClglRingSlot((int)raw->index, raw->frame, (int)raw->generation, buffer, texture);
        }

        private ClglObject? Known(IntPtr handle) =>
            slots.TryGetValue(handle, out ClglObject? known) && !known.IsDisposed ? known : null;

        private T Remember<T>(T lent) where T : ClglObject
        {
            slots[lent.Handle] = lent;
            return lent;
        }
    }
}
