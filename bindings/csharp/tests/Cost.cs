using System;
using System.Diagnostics;
using System.Reflection;
using Clgl;
using Clgl.Native;

namespace ClglTests
{
    // What calls cost beside those of the raw layer, and what they allocate.
    internal static unsafe class Cost
    {
        private const int Calls = 200000, Rounds = 15;
        private const int Frames = 100, Turns = 4;
        private static readonly MethodInfo Allocated = typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread");

        // A call of each kind that a frame makes.
        [Case]
        public static void AFrameAllocatesNothing()
        {
            if (Allocated == null)
                return;
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, 64))
            using (ClglKernel kernel = stage.Kernel("kernel void k(global int *p, float f) { *p = f; }", "k"))
            {
                ClglArgument[] arguments = { buffer, 2f };
                Func<long> bytes = (Func<long>)Delegate.CreateDelegate(typeof(Func<long>), Allocated);
                // What the runtime allocates now and then, while it compiles, is in some turns; what a frame does in all.
                long least = long.MaxValue;
                for (int turn = 0; turn < Turns; ++turn)
                {
                    long before = bytes();
                    for (int i = 0; i < Frames; ++i)
                        Frame(stage, buffer, kernel, arguments);
                    least = Math.Min(least, bytes() - before);
                }
                Check.Equal(0L, least, "the number of bytes that frames allocated");
            }
        }

        // Nanoseconds of a call of the object layer, and of the raw one; a word each for the benchmark.
        public static int Print()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglKernel kernel = stage.Kernel("kernel void k(float f) {}", "k"))
            {
                IntPtr handle = kernel.Handle;
                double raw = double.MaxValue, objects = double.MaxValue;
                for (int round = 0; round < Rounds; ++round)
                {
                    raw = Math.Min(raw, Time(() =>
                    {
                        for (int i = 0; i < Calls; ++i)
                        {
                            float value = i;
                            Api.clgl_kernel_set_value(handle, 0, (UIntPtr)sizeof(float), &value);
                        }
                    }));
                    objects = Math.Min(objects, Time(() =>
                    {
                        for (int i = 0; i < Calls; ++i)
                            kernel.SetValue(0, (float)i);
                    }));
                }
                Console.WriteLine("raw " + raw.ToString("F1") + " ns, objects " + objects.ToString("F1") + " ns");
            }
            return 0;
        }

        private static void Frame(Stage stage, ClglBuffer buffer, ClglKernel kernel, ClglArgument[] arguments)
        {
            kernel.SetBuffer(0, buffer);
            kernel.SetValue(1, 1f);
            using (stage.Queue.Acquire(buffer))
            {
                kernel.Launch(stage.Queue, 1);
                kernel.Run(stage.Queue, 1, arguments);
            }
            stage.Queue.Flush();
        }

        private static double Time(Action action)
        {
            Stopwatch watch = Stopwatch.StartNew();
            action();
            return watch.Elapsed.TotalMilliseconds * 1e6 / Calls;
        }
    }
}
