using System;
using System.Runtime.InteropServices;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The objects of a hand-over. Create it once and reuse it for every hand-over of the same objects, which
    /// then allocates nothing.</summary>
    public sealed unsafe class ClglHandover
    {
        private readonly ClglBuffer[] buffers;
        private readonly ClglTexture[] textures;
        private readonly ClglRange[]? ranges;
        private readonly ClglRegion[]? regions;
        // The structure for the library, followed by the data that it points to.
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

        /// <summary>Hands over buffers and textures, or parts of them: in an acquire the parts that commands read or
        /// write, in a release the parts that they wrote. A transport that copies transfers only these parts.</summary>
        /// <param name="buffers">the buffers; or null</param>
        /// <param name="textures">the textures; or null</param>
        /// <param name="bufferRanges">a range of each buffer; or null</param>
        /// <param name="textureRegions">a region of each texture, without pitches; or null</param>
        /// <param name="flags">the flags</param>
        public ClglHandover(ClglBuffer[]? buffers, ClglTexture[]? textures, ClglRange[]? bufferRanges = null,
                            ClglRegion[]? textureRegions = null, ClglHandoverFlags flags = ClglHandoverFlags.None)
        {
            this.buffers = buffers == null ? new ClglBuffer[0] : (ClglBuffer[])buffers.Clone();
            this.textures = textures == null ? new ClglTexture[0] : (ClglTexture[])textures.Clone();
            ranges = (ClglRange[]?)bufferRanges?.Clone();
            regions = (ClglRegion[]?)textureRegions?.Clone();
            if (bufferRanges != null && bufferRanges.Length != this.buffers.Length)
                throw new ArgumentException("there must be as many ranges as buffers", nameof(bufferRanges));
            if (textureRegions != null && textureRegions.Length != this.textures.Length)
                throw new ArgumentException("there must be as many regions as textures", nameof(textureRegions));
            raw = Allocate(ClglObject.Handles(this.buffers)!, ClglObject.Handles(this.textures)!, ranges, regions);
            Flags = flags;
        }

        /// <summary>Frees its own memory; the objects are kept.</summary>
        ~ClglHandover() => Marshal.FreeHGlobal((IntPtr)raw);

        /// <summary>The flags. With <see cref="ClglHandoverFlags.NoCpuWait"/> OpenGL must wait for the fence of
        /// <see cref="ClglAcquisition.ReleaseWithFence"/>.</summary>
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

        // Acquires the objects; the scope made of the result keeps both alive.
        internal Turns Acquire(ClglQueue queue, in ClglWaits after, IntPtr* fence)
        {
            IntPtr by = queue.Handle;
            Call.Check(after.Count == 0 ? Api.clgl_acquire(by, raw, 0, null, fence) : HandOverAfter(true, by, after, fence));
            queue.Enter();
            bool isFree = Interlocked.CompareExchange(ref own.Taken, 1, 0) == 0;
            return isFree ? own : new Turns();
        }

        // Releases the objects of that turn, unless they are released. After a failure, either they are released or the
        // call can be repeated.
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

        // The exception reads the message before disposing of the queue makes the next call.
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

        // A separate method, so that a hand-over without a wait list has no cost for one.
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

        // Disposing of an acquired object has released it, and its handle is invalid: only the others are left.
        private int ReleaseOthers(IntPtr queue, in ClglWaits after, IntPtr* fence, int result)
        {
            int[] kept = Living(buffers), keptTextures = Living(textures);
            if (kept.Length + keptTextures.Length == buffers.Length + textures.Length)
                return result;
            if (kept.Length + keptTextures.Length == 0)
                return fence == null ? Constants.CLGL_SUCCESS : Api.clgl_queue_marker(queue, 0, null, fence);
            ClglHandover others = new ClglHandover(
                Array.ConvertAll(kept, i => buffers[i]), Array.ConvertAll(keptTextures, i => textures[i]),
                ranges == null ? null : Array.ConvertAll(kept, i => ranges![i]),
                regions == null ? null : Array.ConvertAll(keptTextures, i => regions![i]), Flags);
            result = others.HandOverAfter(false, queue, after, fence);
            GC.KeepAlive(others);
            return result;
        }

        private static int[] Living(ClglObject[] things) =>
            Array.FindAll(Queries.Each((uint)things.Length, i => i), i => !things[i].IsDisposed);

        private static clgl_handover* Allocate(IntPtr[] buffers, IntPtr[] textures, ClglRange[]? ranges,
                                               ClglRegion[]? regions)
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
                rangeList[i] = ranges![i].Raw;
            raw->buffer_ranges = ranges == null ? null : rangeList;
            clgl_box* boxList = (clgl_box*)(rangeList + rangeCount);
            for (int i = 0; i < regionCount; ++i)
                boxList[i] = regions![i].Box;
            raw->texture_regions = regions == null ? null : boxList;
            return raw;
        }

        // Counts the releases of an acquisition, so that copies of it know whether it was released. Each hand-over has
        // one, in use while its objects are acquired; a second acquisition at the same time gets another one.
        internal sealed class Turns
        {
            public int Current;
            public int Taken;
        }
    }

    /// <summary>The scope of an acquire: the queue owns the objects until it is disposed of or <see cref="Release"/>d.
    /// Disposing of it again, or of a copy, has no effect.</summary>
    /// <remarks>A release may need the OpenGL context that is current on the thread of the acquire. This is therefore a
    /// ref struct: the compiler rejects <c>await</c> and <c>yield</c> inside the scope, after which the method could resume
    /// on another thread. It also rejects capturing it in a lambda and storing it in a field. In an asynchronous method end
    /// the scope before <c>await</c>, such as in a local function. <c>using</c> requires C# 8; with an older compiler call
    /// <see cref="Dispose"/> in a <c>finally</c> block.</remarks>
    public readonly unsafe ref struct ClglAcquisition
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

        /// <summary>True while the queue has the objects.</summary>
        public bool IsActive => turns != null && turns.Current == turn;

        /// <summary>Releases the objects to OpenGL. Must be called with a context of the share group current, like the
        /// acquire.</summary>
        /// <param name="after">what the hand-over waits for</param>
        public void Release(ClglWaits after = default)
        {
            if (IsActive)
                handover.Release(queue, turns, turn, after, null);
        }

        /// <summary>Releases the objects to OpenGL. The fence completes when OpenCL has finished with them; OpenGL must
        /// wait for it with <see cref="ClglHandoverFlags.NoCpuWait"/>.</summary>
        /// <param name="after">fences that the hand-over waits for</param>
        /// <returns>the fence</returns>
        /// <exception cref="InvalidOperationException">they are already released</exception>
        public ClglFence ReleaseWithFence(ClglWaits after = default)
        {
            if (!IsActive)
                throw new InvalidOperationException("these objects are already released");
            IntPtr fence;
            handover.Release(queue, turns, turn, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Releases the objects to OpenGL, unless they were released before. With
        /// <see cref="ClglHandoverFlags.NoCpuWait"/> it waits for OpenCL; <see cref="ReleaseWithFence"/> does not.</summary>
        public void Dispose()
        {
            if (!IsActive)
                return;
            if ((handover.Flags & ClglHandoverFlags.NoCpuWait) == 0)
            {
                handover.Release(queue, turns, turn, default, null);
                return;
            }
            using (ClglFence fence = ReleaseWithFence())
                fence.Wait();
        }
    }
}
