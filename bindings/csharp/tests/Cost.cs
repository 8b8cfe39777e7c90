using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Runtime.InteropServices;
using Clgl;
using Clgl.Native;

namespace ClglTests
{
    // Measures the cost of calls, compared with C and with plain P/Invoke, and measures allocations. The comparison
    // with P/Invoke shows the cost of the binding without the cost of the runtime. All variants run in turns in one
    // process.
    internal static unsafe class Cost
    {
        private const string InC = "clgl_calls";
        private const int Calls = 200, Turns = 301;
        private const int CallsWithoutCollection = 200000;

        [DllImport(InC)]
        private static extern long calls_worked();

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

        // Prints one line per call, in the format that tests/bench/bindings.py reads.
        public static int Print()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, 4096))
            using (ClglKernel kernel = stage.Kernel("kernel void k(global uint *p, uint more) { *p += more; }", "k"))
            using (ClglFence fence = ClglFence.InsertCL(stage.Queue))
            {
                kernel.SetBuffer(0, buffer);
                fence.Wait();
                PrintArguments(kernel, buffer);
                PrintFence(fence);
                ClglHandover handover = new ClglHandover(buffer)
                {
                    Flags = ClglHandoverFlags.SkipGLSync | ClglHandoverFlags.ContentUnchanged
                };
                PrintHandover(stage.Queue, buffer, handover);
                ClglAcquisition acquired = stage.Queue.Acquire(handover);
                try
                {
                    using (Gate gate = new Gate(stage))
                        PrintLaunch(stage.Queue, kernel, gate);
                }
                finally
                {
                    acquired.Dispose();
                }
            }
            return 0;
        }

        private static void PrintArguments(ClglKernel kernel, ClglBuffer buffer)
        {
            IntPtr to = kernel.Handle, set = buffer.Handle;
            Print("set a value", 1, count => calls_set_value(to, (uint)count), count =>
            {
                uint value = 1;
                int result = 0;
                for (int i = 0; i < count && result == 0; ++i)
                    result = Api.clgl_kernel_set_value(to, 1, (UIntPtr)sizeof(uint), &value);
                return result;
            }, count =>
            {
                for (int i = 0; i < count; ++i)
                    kernel.SetValue(1, 1u);
            });
            Print("set a buffer", 1, count => calls_set_buffer(to, set, (uint)count), count =>
            {
                int result = 0;
                for (int i = 0; i < count && result == 0; ++i)
                    result = Api.clgl_kernel_set_buffer(to, 0, set);
                return result;
            }, count =>
            {
                for (int i = 0; i < count; ++i)
                    kernel.SetBuffer(0, buffer);
            });
        }

        private static void PrintFence(ClglFence fence)
        {
            IntPtr asked = fence.Handle;
            Print("ask a fence", 1, count => calls_ask_fence(asked, (uint)count), count =>
            {
                int result = 0;
                for (int i = 0; i < count && result == 0; ++i)
                    result = Api.clgl_fence_wait(asked, 0);
                return result;
            }, count =>
            {
                for (int i = 0; i < count; ++i)
                    fence.Wait(TimeSpan.Zero);
            });
        }

        private static void PrintHandover(ClglQueue queue, ClglBuffer buffer, ClglHandover handover)
        {
            IntPtr by = queue.Handle, handed = buffer.Handle;
            Print("acquire and release", 2, count => calls_hand_over(by, handed, (uint)count), count =>
            {
                IntPtr list = handed;
                clgl_handover raw = default;
                raw.struct_size = (uint)sizeof(clgl_handover);
                raw.flags = (uint)handover.Flags;
                raw.buffer_count = 1;
                raw.buffers = &list;
                int result = 0;
                for (int i = 0; i < count && result == 0; ++i)
                {
                    result = Api.clgl_acquire(by, &raw, 0, null, null);
                    if (result == 0)
                        result = Api.clgl_release(by, &raw, 0, null, null);
                }
                return result;
            }, count =>
            {
                for (int i = 0; i < count; ++i)
                    queue.Acquire(handover).Dispose();
            });
        }

        private static void PrintLaunch(ClglQueue queue, ClglKernel kernel, Gate gate)
        {
            IntPtr by = queue.Handle, launched = kernel.Handle;
            ClglLaunch once = 1;
            Print("launch", 1, count => calls_launch(by, launched, (uint)count), count =>
            {
                clgl_launch raw = default;
                raw.struct_size = (uint)sizeof(clgl_launch);
                raw.dimensions = 1;
                raw.global_size0 = raw.global_size1 = raw.global_size2 = (UIntPtr)1;
                int result = 0;
                for (int i = 0; i < count && result == 0; ++i)
                    result = Api.clgl_kernel_launch(by, launched, &raw, 0, null, null);
                return result;
            }, count =>
            {
                for (int i = 0; i < count; ++i)
                    kernel.Launch(queue, once);
            }, gate);
        }

        // Measures one call. `inC` and `bare` return an error code, or 0. All variants run in turns and in alternating
        // order, so that load on the machine affects them equally. Each variant makes the given number of calls in a
        // loop.
        private static void Print(string name, int functions, Func<int, int> inC, Func<int, int> bare,
                                  Action<int> calls, Gate gate = null)
        {
            double[] c = new double[Turns], alone = new double[Turns], here = new double[Turns];
            for (int turn = 0; turn < Turns; ++turn)
            {
                if (turn % 2 == 0)
                    c[turn] = TimeChecked(inC, gate);
                here[turn] = Time(calls, gate);
                alone[turn] = TimeChecked(bare, gate);
                if (turn % 2 != 0)
                    c[turn] = TimeChecked(inC, gate);
            }
            double more = Median(here.Zip(c, (one, other) => one - other));
            double runtime = Median(alone.Zip(c, (one, other) => one - other));
            Console.WriteLine(string.Format(CultureInfo.InvariantCulture, "{0}|{1}|{2:F1}|{3:F1}|{4}|{5:F1}", name,
                                            functions, Median(c), more, BytesOf(calls), runtime));
        }

        private static double TimeChecked(Func<int, int> calls, Gate gate)
        {
            gate?.Close();
            long start = calls_worked();
            int result = calls(Calls);
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

        // Blocks commands while calls are measured, because waking an idle driver takes a varying time.
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

        // Returns the allocated bytes per call. If the runtime cannot count bytes, returns 0 if many calls cause no
        // garbage collection.
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
