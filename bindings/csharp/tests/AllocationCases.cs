using System;
using System.Linq;
using System.Reflection;
using Clgl;

namespace ClglTests
{
    // Checks that a frame allocates no managed memory.
    internal static class AllocationCases
    {
        private const int Frames = 100, Rounds = 4, Waits = 20, Side = 4;
        private static readonly MethodInfo Allocated = typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread");

        // Mono cannot count allocated bytes.
        public static bool AreCounted => Allocated != null;

        // Makes all kinds of calls that create no object.
        [Case]
        public static void AFrameAllocatesNothing()
        {
            if (!AreCounted)
                return;
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, Side * Side * 4))
            using (ClglTexture texture = ClglTexture.Create(stage.Context, ClglFormat.RGBA8, Side, Side))
            using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc
            {
                Buffer = new ClglBufferDesc { Size = 64 }
            }))
            using (ClglKernel kernel = stage.Kernel("kernel void k(global int *p, float f) { *p = f; }", "k"))
            {
                ClglArgument[] arguments = { buffer, 2f };
                ClglHandover both = new ClglHandover(new[] { buffer }, new[] { texture });
                ClglFence[] waits = Enumerable.Range(0, Waits).Select(i => ClglFence.InsertCL(stage.Queue)).ToArray();
                Action frame = () =>
                {
                    Compute(stage.Queue, buffer, kernel, arguments, waits);
                    Show(stage.Queue, both, buffer, texture, waits);
                    GoRound(stage.Queue, ring, kernel, waits);
                };
                long bytes = BytesOf(frame, Frames);
                foreach (ClglFence fence in waits)
                    fence.Dispose();
                Check.Equal(0L, bytes, "the number of bytes that frames allocated");
            }
        }

        // Returns the number of bytes that `count` calls allocate. Uses the minimum of several rounds, because the JIT
        // compiler allocates memory in some rounds.
        public static long BytesOf(Action call, int count)
        {
            Func<long> bytes = (Func<long>)Delegate.CreateDelegate(typeof(Func<long>), Allocated);
            long least = long.MaxValue;
            for (int round = 0; round < Rounds; ++round)
            {
                long before = bytes();
                for (int i = 0; i < count; ++i)
                    call();
                least = Math.Min(least, bytes() - before);
            }
            return least;
        }

        private static void Compute(ClglQueue queue, ClglBuffer buffer, ClglKernel kernel, ClglArgument[] arguments,
                                    ClglFence[] waits)
        {
            kernel.SetBuffer(0, buffer);
            kernel.SetValue(1, 1f);
            ClglAcquisition acquired = queue.Acquire(buffer, waits);
            try
            {
                kernel.Launch(queue, 1);
                kernel.Launch(queue, 1, waits);
                kernel.Run(queue, 1, arguments);
            }
            finally
            {
                acquired.Dispose();
            }
            queue.Flush();
            ClglFence.WaitAll(waits);
            ClglFence.WaitAny(waits);
        }

        private static void Show(ClglQueue queue, ClglHandover both, ClglBuffer buffer, ClglTexture texture,
                                 ClglFence[] waits)
        {
            ClglAcquisition acquired = queue.Acquire(both, waits);
            try
            {
                queue.Barrier(waits);
                ClglConvert.Convert(queue, buffer, new ClglPixelLayout(ClglPixelComponentType.UNorm8), texture,
                                    ClglConvertFlags.Flip, null, waits);
            }
            finally
            {
                acquired.Dispose();
            }
            if (buffer.GLName == 0 || texture.GLName == 0)
                throw new CheckFailed("an object has no OpenGL name");
            foreach (ClglFence fence in waits)
                fence.WaitGL();
        }

        private static void GoRound(ClglQueue queue, ClglRing ring, ClglKernel kernel, ClglFence[] waits)
        {
            ring.AcquireWrite(queue, out ClglRingSlot slot, null, waits);
            kernel.SetBuffer(0, slot.Buffer);
            kernel.Launch(queue, 1);
            ring.Submit(queue, ClglRingFlags.None, waits);
            ring.AcquireRead(out ClglRingSlot taken);
        }
    }
}
