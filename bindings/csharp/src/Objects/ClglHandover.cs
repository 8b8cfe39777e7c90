using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>What is handed over, and how. Make it once and use it for every hand-over of the same objects: that
    /// allocates nothing.</summary>
    public sealed unsafe class ClglHandover
    {
        private readonly ClglBuffer[] buffers;
        private readonly ClglTexture[] textures;
        private readonly IntPtr[] bufferHandles;
        private readonly IntPtr[] textureHandles;
        private readonly clgl_range[] ranges;
        private readonly clgl_box[] boxes;
        private Turns spare;

        /// <summary>Hands over buffers.</summary>
        /// <param name="buffers">the buffers</param>
        public ClglHandover(params ClglBuffer[] buffers) : this(buffers, null)
        {
        }

        /// <summary>Hands over textures.</summary>
        /// <param name="textures">the textures</param>
        public ClglHandover(params ClglTexture[] textures) : this(null, textures)
        {
        }

        /// <summary>Hands over buffers and textures, or parts of them: at the acquire what commands read or write, at the
        /// release what they wrote. A transport that copies moves no more than that.</summary>
        /// <param name="buffers">the buffers; or null</param>
        /// <param name="textures">the textures; or null</param>
        /// <param name="bufferRanges">a range of each buffer; or null</param>
        /// <param name="textureRegions">a region of each texture, without pitches; or null</param>
        /// <param name="flags">how</param>
        public ClglHandover(ClglBuffer[] buffers, ClglTexture[] textures, ClglRange[] bufferRanges = null,
                            ClglRegion[] textureRegions = null, ClglHandoverFlags flags = ClglHandoverFlags.None)
        {
            this.buffers = buffers == null ? new ClglBuffer[0] : (ClglBuffer[])buffers.Clone();
            this.textures = textures == null ? new ClglTexture[0] : (ClglTexture[])textures.Clone();
            bufferHandles = ClglObject.Handles(this.buffers);
            textureHandles = ClglObject.Handles(this.textures);
            ranges = bufferRanges == null ? null : Array.ConvertAll(bufferRanges, range => range.Raw);
            boxes = textureRegions == null ? null : Array.ConvertAll(textureRegions, region => region.Box);
            if (ranges != null && ranges.Length != this.buffers.Length)
                throw new ArgumentException("there must be as many ranges as buffers", nameof(bufferRanges));
            if (boxes != null && boxes.Length != this.textures.Length)
                throw new ArgumentException("there must be as many regions as textures", nameof(textureRegions));
            Flags = flags;
        }

        /// <summary>How. With <see cref="ClglHandoverFlags.Defer"/> OpenGL must wait for the fence of
        /// <see cref="ClglAcquisition.ReleaseAsync"/>.</summary>
        public ClglHandoverFlags Flags { get; set; }

        internal ClglAcquisition Acquire(ClglQueue queue, in ClglWaits after, IntPtr* fence)
        {
            Call.Check(HandOver(true, queue, after, fence));
            return new ClglAcquisition(queue, this, Interlocked.Exchange(ref spare, null) ?? new Turns());
        }

        // Gives back what was acquired at that turn, unless that has happened. Whatever fails, either it is given back
        // or it can be tried again.
        internal void Release(ClglQueue queue, Turns turns, int turn, in ClglWaits after, IntPtr* fence)
        {
            if (Interlocked.CompareExchange(ref turns.Current, turn + 1, turn) != turn)
                return;
            int result = HandOver(false, queue, after, fence);
            if (result < 0 && !IsReleasedAllTheSame((ClglResult)result))
                turns.Current = turn;
            else
                spare = turns;
            Call.Check(result);
        }

        private static bool IsReleasedAllTheSame(ClglResult result)
        {
            return result == ClglResult.CommandFailed || result == ClglResult.InvalidGLObject ||
                   result == ClglResult.GLObjectChanged;
        }

        private int HandOver(bool acquire, ClglQueue queue, in ClglWaits after, IntPtr* fence)
        {
            clgl_handover raw = default;
            raw.struct_size = (uint)sizeof(clgl_handover);
            raw.flags = (uint)Flags;
            raw.buffer_count = (uint)buffers.Length;
            raw.texture_count = (uint)textures.Length;
            IntPtr one = after.One;
            int result;
            fixed (IntPtr* many = after.Many)
            fixed (IntPtr* bufferList = bufferHandles)
            fixed (IntPtr* textureList = textureHandles)
            fixed (clgl_range* rangeList = ranges)
            fixed (clgl_box* boxList = boxes)
            {
                raw.buffers = bufferList;
                raw.textures = textureList;
                raw.buffer_ranges = rangeList;
                raw.texture_regions = boxList;
                IntPtr* waits = many == null ? &one : many;
                result = acquire ? Api.clgl_acquire(queue.Handle, &raw, after.Count, waits, fence)
                                 : Api.clgl_release(queue.Handle, &raw, after.Count, waits, fence);
            }
            after.KeepAlive();
            GC.KeepAlive(this);
            GC.KeepAlive(queue);
            return result;
        }

        // Counts how often what an acquisition stands for was given back: copies of it know by that whether it was.
        internal sealed class Turns
        {
            public int Current;
        }
    }

    /// <summary>Objects that a queue has, until this is disposed of, or <see cref="Release"/>d: a second time, and a copy
    /// of it, do nothing.</summary>
    public readonly unsafe struct ClglAcquisition : IDisposable
    {
        private readonly ClglQueue queue;
        private readonly ClglHandover handover;
        private readonly ClglHandover.Turns turns;
        private readonly int turn;

        internal ClglAcquisition(ClglQueue queue, ClglHandover handover, ClglHandover.Turns turns)
        {
            this.queue = queue;
            this.handover = handover;
            this.turns = turns;
            turn = turns.Current;
        }

        /// <summary>Whether the queue still has the objects.</summary>
        public bool IsActive => turns != null && turns.Current == turn;

        /// <summary>Gives the objects back to OpenGL.</summary>
        /// <param name="after">what the hand-over waits for</param>
        public void Release(ClglWaits after = default)
        {
            if (IsActive)
                handover.Release(queue, turns, turn, after, null);
        }

        /// <summary>Gives the objects back to OpenGL, with a fence that completes when OpenCL is done with them: OpenGL
        /// must wait for it with <see cref="ClglHandoverFlags.Defer"/>.</summary>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>the fence</returns>
        /// <exception cref="InvalidOperationException">they were given back already</exception>
        public ClglFence ReleaseAsync(ClglWaits after = default)
        {
            if (!IsActive)
                throw new InvalidOperationException("these objects have been given back already");
            IntPtr fence;
            handover.Release(queue, turns, turn, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Gives the objects back to OpenGL, if that has not happened. A deferred release waits for OpenCL
        /// here: <see cref="ReleaseAsync"/> does not.</summary>
        public void Dispose()
        {
            if (!IsActive)
                return;
            if ((handover.Flags & ClglHandoverFlags.Defer) == 0)
            {
                Release();
                return;
            }
            using (ClglFence fence = ReleaseAsync())
                fence.Wait();
        }
    }
}
