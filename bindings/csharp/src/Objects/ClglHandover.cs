using System;
using System.Runtime.InteropServices;
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
        // As the library takes it, with all that it points at behind it.
        private readonly clgl_handover* raw;
        private readonly Turns own = new Turns();

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
            IntPtr[] bufferHandles = ClglObject.Handles(this.buffers);
            IntPtr[] textureHandles = ClglObject.Handles(this.textures);
            if (bufferRanges != null && bufferRanges.Length != this.buffers.Length)
                throw new ArgumentException("there must be as many ranges as buffers", nameof(bufferRanges));
            if (textureRegions != null && textureRegions.Length != this.textures.Length)
                throw new ArgumentException("there must be as many regions as textures", nameof(textureRegions));
            raw = Allocate(bufferHandles, textureHandles, bufferRanges, textureRegions);
            Flags = flags;
        }

        /// <summary>Gives back its own memory; the objects stay.</summary>
        ~ClglHandover()
        {
            Marshal.FreeHGlobal((IntPtr)raw);
        }

        /// <summary>How. With <see cref="ClglHandoverFlags.NoCpuWait"/> OpenGL must wait for the fence of
        /// <see cref="ClglAcquisition.ReleaseAsync"/>.</summary>
        public ClglHandoverFlags Flags
        {
            get
            {
                ClglHandoverFlags flags = (ClglHandoverFlags)raw->flags;
                GC.KeepAlive(this);
                return flags;
            }

            set
            {
                raw->flags = (uint)value;
                GC.KeepAlive(this);
            }
        }

        internal ClglAcquisition Acquire(ClglQueue queue, in ClglWaits after, IntPtr* fence)
        {
            // Both stay: what is returned has them.
            IntPtr by = queue.Handle;
            Call.Check(after.Count == 0 ? Api.clgl_acquire(by, raw, 0, null, fence) : HandOverAfter(true, by, after, fence));
            queue.Enter();
            bool isFree = Interlocked.CompareExchange(ref own.Taken, 1, 0) == 0;
            return new ClglAcquisition(queue, this, isFree ? own : new Turns());
        }

        // Gives back what was acquired at that turn, unless that has happened. Whatever fails, either it is given back
        // or it can be tried again.
        internal void Release(ClglQueue queue, Turns turns, int turn, in ClglWaits after, IntPtr* fence)
        {
            IntPtr by = queue.ScopeHandle;
            if (after.Count != 0)
                after.RequireUndisposed();
            if (Interlocked.CompareExchange(ref turns.Current, turn + 1, turn) != turn)
                return;
            int result = after.Count == 0 ? Api.clgl_release(by, raw, 0, null, fence)
                                          : HandOverAfter(false, by, after, fence);
            if ((ClglResult)result == ClglResult.InvalidHandle)
                result = ReleaseOthers(by, after, fence, result);
            GC.KeepAlive(this);
            if (result < 0)
                Fail(queue, turns, turn, result);
            Volatile.Write(ref turns.Taken, 0);
            queue.Leave();
        }

        // The exception reads the message, before the disposal of the queue makes the next call.
        private static void Fail(ClglQueue queue, Turns turns, int turn, int result)
        {
            try
            {
                Call.Check(result);
            }
            catch (ClglException)
            {
                if (IsReleasedAllTheSame((ClglResult)result))
                {
                    Volatile.Write(ref turns.Taken, 0);
                    queue.Leave();
                }
                else
                {
                    turns.Current = turn;
                }
                throw;
            }
        }

        private static bool IsReleasedAllTheSame(ClglResult result)
        {
            return result == ClglResult.CommandFailed || result == ClglResult.InvalidGLObject ||
                   result == ClglResult.GLObjectChanged;
        }

        // Apart, so that a hand-over that waits for nothing need not prepare for it.
        private int HandOverAfter(bool acquire, IntPtr queue, in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            int result;
            fixed (IntPtr* many = after.Many)
            {
                IntPtr* waits = many == null ? &one : many;
                result = acquire ? Api.clgl_acquire(queue, raw, after.Count, waits, fence)
                                 : Api.clgl_release(queue, raw, after.Count, waits, fence);
            }
            after.KeepAlive();
            return result;
        }

        // An object that is disposed of while it is acquired was given back by that, and its handle is none any more: the
        // others are left.
        private int ReleaseOthers(IntPtr queue, in ClglWaits after, IntPtr* fence, int result)
        {
            int[] kept = Living(buffers), keptTextures = Living(textures);
            if (kept.Length + keptTextures.Length == buffers.Length + textures.Length)
                return result;
            if (kept.Length + keptTextures.Length == 0)
                return fence == null ? Constants.CLGL_SUCCESS : Api.clgl_queue_marker(queue, 0, null, fence);
            ClglRange[] ranges = raw->buffer_ranges == null ? null : Array.ConvertAll(kept, RangeOf);
            ClglRegion[] regions = raw->texture_regions == null ? null : Array.ConvertAll(keptTextures, RegionOf);
            ClglHandover others = new ClglHandover(Array.ConvertAll(kept, i => buffers[i]),
                                                   Array.ConvertAll(keptTextures, i => textures[i]), ranges, regions, Flags);
            result = others.HandOverAfter(false, queue, after, fence);
            GC.KeepAlive(others);
            return result;
        }

        private static int[] Living(ClglObject[] things)
        {
            return Array.FindAll(Indices(things.Length), i => !things[i].IsDisposed);
        }

        private static int[] Indices(int count)
        {
            int[] made = new int[count];
            for (int i = 0; i < count; ++i)
                made[i] = i;
            return made;
        }

        private ClglRange RangeOf(int index)
        {
            clgl_range range = raw->buffer_ranges[index];
            return new ClglRange((long)range.offset, (long)range.size);
        }

        private ClglRegion RegionOf(int index)
        {
            clgl_box* box = raw->texture_regions + index;
            return new ClglRegion(new ClglSize((long)box->origin0, (long)box->origin1, (long)box->origin2),
                                  new ClglSize((long)box->extent0, (long)box->extent1, (long)box->extent2));
        }

        private static clgl_handover* Allocate(IntPtr[] buffers, IntPtr[] textures, ClglRange[] ranges,
                                               ClglRegion[] regions)
        {
            int rangeCount = ranges == null ? 0 : ranges.Length, regionCount = regions == null ? 0 : regions.Length;
            clgl_handover* raw = (clgl_handover*)Marshal.AllocHGlobal(
                sizeof(clgl_handover) + IntPtr.Size * (buffers.Length + textures.Length) +
                sizeof(clgl_range) * rangeCount + sizeof(clgl_box) * regionCount);
            *raw = default;
            raw->struct_size = (uint)sizeof(clgl_handover);
            raw->buffer_count = (uint)buffers.Length;
            raw->texture_count = (uint)textures.Length;
            raw->buffers = (IntPtr*)(raw + 1);
            Marshal.Copy(buffers, 0, (IntPtr)raw->buffers, buffers.Length);
            raw->textures = raw->buffers + buffers.Length;
            Marshal.Copy(textures, 0, (IntPtr)raw->textures, textures.Length);
            clgl_range* rangeList = (clgl_range*)(raw->textures + textures.Length);
            for (int i = 0; i < rangeCount; ++i)
                rangeList[i] = ranges[i].Raw;
            raw->buffer_ranges = ranges == null ? null : rangeList;
            clgl_box* boxList = (clgl_box*)(rangeList + rangeCount);
            for (int i = 0; i < regionCount; ++i)
                boxList[i] = regions[i].Box;
            raw->texture_regions = regions == null ? null : boxList;
            return raw;
        }

        // Counts how often what an acquisition stands for was given back: copies of it know by that whether it was. Each
        // hand-over has one, which is taken while its objects are acquired; if they are once more, that gets another.
        internal sealed class Turns
        {
            public int Current;
            public int Taken;
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
        /// must wait for it with <see cref="ClglHandoverFlags.NoCpuWait"/>.</summary>
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
            if ((handover.Flags & ClglHandoverFlags.NoCpuWait) == 0)
            {
                handover.Release(queue, turns, turn, default, null);
                return;
            }
            using (ClglFence fence = ReleaseAsync())
                fence.Wait();
        }
    }
}
