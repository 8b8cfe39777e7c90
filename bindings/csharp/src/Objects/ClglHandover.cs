using System;
using System.Runtime.InteropServices;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A list of objects to acquire and release together. Create the list once and reuse it for each
    /// acquire of the same objects, which then allocates nothing.</summary>
    public sealed unsafe class ClglHandover
    {
        private readonly ClglBuffer[] buffers;
        private readonly ClglTexture[] textures;
        private readonly ClglRange[]? ranges;
        private readonly ClglRegion[]? regions;
        // The C structure, followed in memory by the lists that it points to
        private readonly clgl_handover* raw;
        private readonly Turns own = new Turns();

        /// <summary>Creates a list of buffers.</summary>
        /// <param name="buffers">the buffers</param>
        public ClglHandover(params ClglBuffer[] buffers) : this(buffers, null)
        {
        }

        /// <summary>Creates a list of textures.</summary>
        /// <param name="textures">the textures</param>
        public ClglHandover(params ClglTexture[] textures) : this(null, textures)
        {
        }

        /// <summary>Creates a list of buffers and textures, or of parts of them. For an acquire, name the parts
        /// that commands read or write. For a release, name the parts that commands have written. Transports that
        /// make copies copy only these parts.</summary>
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

        /// <summary>Frees the C structure. The buffers and textures are not affected.</summary>
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

        // Acquires the objects. The acquisition that is created from the result keeps this list and the result alive.
        internal Turns Acquire(ClglQueue queue, in ClglWaits after, IntPtr* fence)
        {
            IntPtr by = queue.Handle;
            Call.Check(after.Count == 0 ? Api.clgl_acquire(by, raw, 0, null, fence) : HandOverAfter(true, by, after, fence));
            queue.Enter();
            return Interlocked.CompareExchange(ref own.Taken, 1, 0) == 0 ? own : new Turns();
        }

        // Releases the objects of an acquisition, unless they were already released. After a failure, either the
        // objects are released, or the call can be repeated.
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
            // Is created first, because the next call of the library would replace the error message.
            ClglException? error = result < 0 ? new ClglException(result) : null;
            if (error == null || IsReleasedAllTheSame(error.Result))
            {
                Volatile.Write(ref turns.Taken, 0);
                queue.Leave();
            }
            else
            {
                turns.Current = turn;
            }
            if (error != null)
                throw error;
        }

        private static bool IsReleasedAllTheSame(ClglResult result) =>
            result == ClglResult.CommandFailed || result == ClglResult.InvalidGLObject ||
            result == ClglResult.GLObjectChanged;

        // Is a separate method, so that calls without a wait list are faster.
        private int HandOverAfter(bool acquire, IntPtr queue, in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            int result;
            fixed (IntPtr* many = after.Many)
                result = acquire ? Api.clgl_acquire(queue, raw, after.Count, many == null ? &one : many, fence)
                                 : Api.clgl_release(queue, raw, after.Count, many == null ? &one : many, fence);
            after.KeepAlive();
            return result;
        }

        // Releases the objects that were not disposed of. Disposing of an acquired object releases it and invalidates
        // its handle.
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

        // Counts releases. A copy of an acquisition uses the count to find out whether it was released. Each list has
        // one counter, which is in use while the objects are acquired. A second acquisition at the same time gets
        // another counter.
        internal sealed class Turns
        {
            public int Current;
            public int Taken;
        }
    }

    /// <summary>Acquired objects. The queue owns the objects until this object is disposed of, or <see
    /// cref="Release"/> or <see cref="ReleaseWithFence"/> is called. Disposing of the object again, or of a copy, has
    /// no effect.</summary>
    /// <remarks>A release may need a current OpenGL context of the share group. Therefore,
    /// <c>ClglAcquisition</c> is a ref struct, and must be disposed of on the same thread. The compiler rejects
    /// <c>await</c> and <c>yield</c> inside a <c>using</c> block, because the method could resume on another thread. It
    /// also rejects a lambda that captures the object, and a field that stores the object. In an asynchronous method,
    /// dispose of the object before <c>await</c>; with compilers before C# 13, put the <c>using</c> block into a local
    /// function. <c>using</c> requires C# 8. With an older compiler, call <see cref="Dispose"/> in a <c>finally</c>
    /// block.</remarks>
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

        /// <summary>True while the queue owns the objects.</summary>
        public bool IsActive => turns != null && turns.Current == turn;

        /// <summary>Releases the objects to OpenGL, unless they were already released. If the transport needs OpenGL
        /// commands, a context of the share group must be current on this thread. Fails with <see
        /// cref="ClglHandoverFlags.NoCpuWait"/>: use <see cref="ReleaseWithFence"/>.</summary>
        /// <param name="after">fences that the release waits for</param>
        public void Release(ClglWaits after = default)
        {
            if (IsActive)
                handover.Release(queue, turns, turn, after, null);
        }

        /// <summary>Releases the objects to OpenGL. Returns a fence that completes when OpenCL has finished with
        /// the objects. With <see cref="ClglHandoverFlags.NoCpuWait"/>, OpenGL must wait for this fence.</summary>
        /// <param name="after">fences that the release waits for</param>
        /// <returns>the fence</returns>
        /// <exception cref="InvalidOperationException">the objects are already released</exception>
        public ClglFence ReleaseWithFence(ClglWaits after = default)
        {
            if (!IsActive)
                throw new InvalidOperationException("these objects are already released");
            IntPtr fence;
            handover.Release(queue, turns, turn, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Releases the objects to OpenGL, unless they were already released. With
        /// <see cref="ClglHandoverFlags.NoCpuWait"/>, Dispose also calls <see cref="ClglFence.WaitGL"/>, so that later
        /// OpenGL commands wait for OpenCL.</summary>
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
                fence.WaitGL();
        }
    }
}
