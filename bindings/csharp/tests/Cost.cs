using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Runtime.InteropServices;
using Clgl;

namespace ClglTests
{
    // What calls cost beside the same in C, made in turns in one process, and what they allocate.
    internal static class Cost
    {
        private const string InC = "clgl_calls";
        private const int Calls = 200, Turns = 301;
        private const int CallsWithoutCollection = 200000;

        [DllImport(InC)]
        private static extern long calls_worked();

        [DllImport(InC)]
        private static extern int calls_none(IntPtr handle);

        [DllImport(InC)]
        private static extern int calls_set_value(IntPtr kernel, uint count);

        [DllImport(InC)]
        private static extern int calls_set_buffer(IntPtr kernel, IntPtr buffer, uint count);

        [DllImport(InC)]
        private static extern int calls_ask_fence(IntPtr fence, uint count);

        [DllImport(InC)]
        private static extern int calls_hand_over(IntPtr queue, IntPtr buffer, uint count);

        [DllImport(InC)]
        private static extern int calls_launch(IntPtr queue, IntPtr kernel, uint count);

        // A line of each call, as tests/bench/bindings.py reads it.
        public static int Print()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, 4096))
            using (ClglKernel kernel = stage.Kernel("kernel void k(global uint *p, uint more) { *p += more; }", "k"))
            using (ClglFence fence = ClglFence.InsertCL(stage.Queue))
            {
                ClglQueue queue = stage.Queue;
                ClglHandover handover = new ClglHandover(buffer)
                {
                    Flags = ClglHandoverFlags.GLDone | ClglHandoverFlags.Unchanged
                };
                ClglLaunch once = 1;
                kernel.SetBuffer(0, buffer);
                fence.Wait();
                Print("an empty call", 1, count => 0, count =>
                {
                    for (int i = 0; i < count; ++i)
                        calls_none(IntPtr.Zero);
                });
                Print("set a value", 1, count => calls_set_value(kernel.Handle, (uint)count), count =>
                {
                    for (int i = 0; i < count; ++i)
                        kernel.SetValue(1, 1u);
                });
                Print("set a buffer", 1, count => calls_set_buffer(kernel.Handle, buffer.Handle, (uint)count), count =>
                {
                    for (int i = 0; i < count; ++i)
                        kernel.SetBuffer(0, buffer);
                });
                Print("ask a fence", 1, count => calls_ask_fence(fence.Handle, (uint)count), count =>
                {
                    for (int i = 0; i < count; ++i)
                        fence.Wait(TimeSpan.Zero);
                });
                Print("acquire and release", 2, count => calls_hand_over(queue.Handle, buffer.Handle, (uint)count),
                      count =>
                {
                    for (int i = 0; i < count; ++i)
                        queue.Acquire(handover).Dispose();
                });
                using (queue.Acquire(handover))
                using (Gate gate = new Gate(stage))
                    Print("launch", 1, count => calls_launch(queue.Handle, kernel.Handle, (uint)count), count =>
                    {
                        for (int i = 0; i < count; ++i)
                            kernel.Launch(queue, once);
                    }, gate);
            }
            return 0;
        }

        // In turns, each first as often as the other, so that what slows the machine down meets both. Either makes as many
        // calls as it is asked for, in a loop of its own language.
        private static void Print(string name, int functions, Func<int, int> inC, Action<int> calls, Gate gate = null)
        {
            double[] c = new double[Turns], here = new double[Turns];
            for (int turn = 0; turn < Turns; ++turn)
            {
                if (turn % 2 == 0)
                    c[turn] = TimeInC(inC, gate);
                here[turn] = Time(calls, gate);
                if (turn % 2 != 0)
                    c[turn] = TimeInC(inC, gate);
            }
            double more = Median(here.Zip(c, (one, other) => one - other));
            Console.WriteLine(string.Format(CultureInfo.InvariantCulture, "{0}|{1}|{2:F1}|{3:F1}|{4}", name, functions,
                                            Median(c), more, BytesOf(calls)));
        }

        private static double TimeInC(Func<int, int> inC, Gate gate)
        {
            gate?.Close();
            long start = calls_worked();
            int result = inC(Calls);
            long end = calls_worked();
            gate?.Open();
            Check.Equal(0, result);
            return (double)(end - start) / Calls;
        }

        private static double Time(Action<int> calls, Gate gate)
        {
            gate?.Close();
            long start = calls_worked();
            calls(Calls);
            long end = calls_worked();
            gate?.Open();
            return (double)(end - start) / Calls;
        }

        // Keeps commands from starting while they are timed: whether an idle driver has to be woken for one is chance.
        private sealed class Gate : IDisposable
        {
            private readonly Stage stage;
            private ClglFence fence;

            public Gate(Stage stage)
            {
                this.stage = stage;
            }

            public void Close()
            {
                fence = ClglFence.CreateUser(stage.Context);
                stage.Queue.Barrier(fence);
            }

            public void Open()
            {
                fence.Signal();
                fence.Dispose();
                stage.Queue.Finish();
            }

            public void Dispose()
            {
                stage.Queue.Finish();
            }
        }

        private static double Median(IEnumerable<double> turns)
        {
            return turns.OrderBy(turn => turn).ElementAt(Turns / 2);
        }

        // Where the runtime does not count, collections tell: so many calls that allocate anything cause some.
        private static double BytesOf(Action<int> calls)
        {
            if (!AllocationCases.AreCounted)
            {
                int before = GC.CollectionCount(0);
                calls(CallsWithoutCollection);
                return GC.CollectionCount(0) == before ? 0 : IntPtr.Size;
            }
            return (double)AllocationCases.BytesOf(() => calls(1), Calls) / Calls;
        }
    }
}
