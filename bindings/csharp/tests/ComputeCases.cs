using System;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Clgl;

namespace ClglTests
{
    internal static class ComputeCases
    {
        private static readonly TimeSpan Moment = TimeSpan.FromMilliseconds(5);
        private const int Count = 64;
        private const string Add =
            "kernel void add(global int *to, int one, float2 two, local int *room)\n" +
            "{\n" +
            "    if (to) to[get_global_id(0)] = one + (int)two.x + (int)two.y;\n" +
            "}\n" +
            "kernel void nothing(void) {}\n";

        [Case]
        public static void ProgramsTellOfThemselves()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglProgram program = ClglProgram.Create(stage.Context, new ClglProgramDesc
            {
                Sources = new[] { "#define N 3\n", "kernel void k(global int *p) { *p = N; }\n" },
                Options = "-DOTHER=1", Label = "two parts", Devices = stage.Context.Devices
            }))
            {
                Check.Equal(ClglProgramOrigin.Source, program.Info.Origin);
                Check.Equal("k", program.KernelNames.Single());
                Check.That(program.Source.Contains("#define N 3"), program.Source);
                Check.That(program.GetBuildOptions().Contains("-DOTHER=1"), program.GetBuildOptions());
                Check.Equal(ClglBuildStatus.Success, program.GetBuildInfo(stage.Context.Devices[0]).Status);
                Check.That(program.BuildLog != null, "there is a log, perhaps an empty one");
                Check.That(program.CLProgram != IntPtr.Zero, "the cl_program is lent");
                using (ClglProgram binary = ClglProgram.Create(stage.Context, new ClglProgramDesc
                {
                    Binaries = new[] { program.GetBinary() }, Devices = stage.Context.Devices
                }))
                    Check.Equal("k", binary.KernelNames.Single());
                using (ClglProgram native = ClglProgram.Create(stage.Context, new ClglProgramDesc
                {
                    CLProgram = program.CLProgram
                }))
                    Check.Equal(program.CLProgram, native.CLProgram);
            }
        }

        [Case]
        public static void CompileAndLink()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglProgram header = ClglProgram.Create(stage.Context, Unbuilt("#define N 5\n")))
            using (ClglProgram program = ClglProgram.Create(stage.Context,
                                                            Unbuilt("#include \"n.h\"\nkernel void k(global int *p) " +
                                                                    "{ *p = N; }\n")))
            {
                program.Compile(new ClglBuildDesc { HeaderNames = new[] { "n.h" }, Headers = new[] { header } });
                using (ClglProgram linked = ClglProgram.Link(stage.Context, new[] { program }))
                using (ClglKernel kernel = linked.CreateKernel("k"))
                using (ClglBuffer buffer = stage.Plain(sizeof(int)))
                {
                    kernel.SetBuffer(0, buffer);
                    kernel.LaunchTaskWithFence(stage.Queue).Dispose();
                    int[] read = new int[1];
                    buffer.Read(stage.Queue, read);
                    Check.Equal(5, read[0]);
                }
            }
        }

        [Case]
        public static void LaunchesNeedOnlyTheSizes()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglKernel kernel = stage.Kernel("kernel void k(global int *p) { atomic_inc(p); }", "k"))
            using (ClglBuffer buffer = stage.Plain(sizeof(int)))
            {
                buffer.Fill(stage.Queue, new[] { 0 });
                kernel.SetBuffer(0, buffer);
                kernel.Launch1D(stage.Queue, 5);
                kernel.Launch2D(stage.Queue, 3, 2);
                kernel.Launch3D(stage.Queue, 2, 2, 2);
                int[] read = new int[1];
                buffer.Read(stage.Queue, read);
                Check.Equal(5 + 6 + 8, read[0]);
            }
        }

        [Case]
        public static void ValuesHaveNames()
        {
            Check.Equal("write-discard", ClglAccess.WriteDiscard.Name());
            Check.Equal("sampler", ClglArgumentType.Sampler.Name());
            Check.Equal("in progress", ClglBuildStatus.InProgress.Name());
            Check.Equal("kernel", ClglCommandType.Kernel.Name());
            Check.Equal("complete", ClglFenceStatus.Complete.Name());
            Check.Equal("RGBA8", ClglFormat.RGBA8.Name());
            Check.Equal("OpenGL ES", ClglGLApi.OpenGLES.Name());
            Check.Equal("warning", ClglLogLevel.Warning.Name());
            Check.Equal("UUID", ClglDeviceMatch.Uuid.Name());
            Check.Equal("OpenCL", ClglNativeSource.OpenCL.Name());
            Check.Equal("passed", ClglSelfTest.Passed.Name());
            Check.Equal("2D array", ClglTextureType.Texture2DArray.Name());
            Check.Equal("staged", ClglTransport.Staged.Name());
            Check.Equal("selected", ClglTransportStatus.Selected.Name());
            Check.Equal("EGL", ClglWinsys.Egl.Name());
        }

        [Case]
        public static void BuildsAsTasks()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglProgram good = ClglProgram.Create(stage.Context, new ClglProgramDesc
            {
                Source = "kernel void k(void) {}", Flags = ClglProgramFlags.NoBuild
            }))
            using (ClglProgram bad = ClglProgram.Create(stage.Context, new ClglProgramDesc
            {
                Source = "kernel void k(", Flags = ClglProgramFlags.NoBuild
            }))
            {
                Task building = good.BuildAsync();
                Check.Collect();
                building.Wait();
                Check.Equal("k", good.KernelNames.Single());
                AggregateException outer = Check.Throws<AggregateException>(bad.CompileAsync().Wait);
                Check.Equal(ClglResult.BuildFailed, ((ClglException)outer.InnerException).Result);
            }
        }

        [Case]
        public static void ProgramsAreCached()
        {
            string folder = Path.Combine(Path.GetTempPath(), "clgl-csharp-" + Guid.NewGuid().ToString("N"));
            try
            {
                using (Stage stage = Stage.ComputeOnly())
                    foreach (bool found in new[] { false, true })
                        using (ClglProgram program = ClglProgram.Create(stage.Context, new ClglProgramDesc
                        {
                            Source = "kernel void cached(void) {}", CacheDirectory = folder
                        }))
                            Check.Equal(found, program.Info.FromCache);
            }
            finally
            {
                if (Directory.Exists(folder))
                    Directory.Delete(folder, true);
            }
        }

        [Case]
        public static void ArgumentsAndLaunches()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglKernel kernel = stage.Kernel(Add, "add"))
            using (ClglBuffer to = stage.Plain(new int[Count]))
            {
                Check.Equal(1, kernel.FindArgument("one"));
                Check.Equal(ClglArgumentType.Local, kernel.GetArgumentInfo(3).Type);
                Check.That(kernel.Info.Name == "add" && kernel.Info.ArgumentCount == 4, kernel.Info.Name);
                Check.That(kernel.GetWorkGroupInfo().WorkGroupSize > 0, "a work-group has items");
                Check.Equal(null, kernel.LaunchSizes);
                kernel.SetBuffer(0, to);
                kernel.SetValue(1, 4);
                kernel.SetValue(2, new[] { 10f, 20f });
                kernel.SetLocal(3, 64);
                kernel.LaunchSizes = new ClglLaunch(4).From(2).InGroupsOf(2);
                Check.Equal(2L, kernel.LaunchSizes.Value.Local.X);
                kernel.Launch(stage.Queue);
                Check.Equal(new[] { 0, 0, 34, 34, 34, 34, 0 }, Read(stage, to, 7));
                using (ClglKernel clone = kernel.Clone())
                using (ClglFence fence = clone.LaunchWithFence(stage.Queue, Count))
                    Check.That(fence.Wait(), "the clone has run");
                Check.Equal(34, Read(stage, to, Count)[Count - 1]);
                kernel.SetBuffer(0, null);
                kernel.Launch(stage.Queue, Count);
                kernel.Run(stage.Queue, Count, to, 1u, ClglArgument.Vector(2, 3), ClglArgument.Local(4));
                Check.Equal(6, Read(stage, to, 1)[0]);
                kernel.Run(stage.Queue, Count, default(ClglArgument), 5);
                Check.Equal(10, Read(stage, to, 1)[0]);
                using (ClglFence gate = ClglFence.CreateUser(stage.Context))
                using (ClglFence fence = kernel.RunWithFence(stage.Queue, Count, gate, default(ClglArgument), 8))
                {
                    Check.That(!fence.Wait(TimeSpan.FromMilliseconds(5)), "it waits");
                    gate.Signal();
                    Check.That(fence.Wait(), "it has run");
                }
                Check.Equal(13, Read(stage, to, 1)[0]);
                kernel.Run(stage.Queue, Count, ClglArgument.NullBuffer);
                Check.Fails(ClglResult.OutOfRange, () => kernel.SetValue(4, 1f));
                Check.Fails(ClglResult.OutOfRange, () => kernel.Run(stage.Queue, Count, new ClglArgument[1000000]));
                Check.Throws<ArgumentNullException>(() => kernel.Run(stage.Queue, Count, null));
                Check.Fails(ClglResult.InvalidArgument, () => kernel.SetValue(1, 1.0));
                Check.Fails(ClglResult.InvalidArgument, () => kernel.SetValue(1, 1L));
                Check.Fails(ClglResult.InvalidArgument, () => kernel.SetValue(1, 1UL));
                kernel.SetValue(1, 1u);
            }
        }

        // The library accepts an int for a float, because both have the same size.
        [Case]
        public static void IntegersAreNotFloats()
        {
            const string Sum = "typedef float real;\n" +
                               "kernel void sum(global int *to, float f, uint u, float2 v, real r)\n" +
                               "{\n" +
                               "    *to = f + u + v.x + v.y + r;\n" +
                               "}\n";
            using (Stage stage = Stage.ComputeOnly())
            using (ClglKernel kernel = stage.Kernel(Sum, "sum"))
            using (ClglBuffer to = stage.Plain(new int[1]))
            {
                ClglArgument pair = ClglArgument.Vector(2, 3);
                kernel.Run(stage.Queue, 1, to, 1f, 2, pair, 4f);
                Check.Equal(12, Read(stage, to, 1)[0]);
                RefusedFor("(float)", () => kernel.Run(stage.Queue, 1, to, 7, 2, pair, 4f));
                RefusedFor("(uint)", () => kernel.Run(stage.Queue, 1, to, 1f, 2f, pair, 4f));
                RefusedFor("(float2)", () => kernel.Run(stage.Queue, 1, to, 1f, 2, 5L, 4f));
                RefusedFor("(float)", () => kernel.SetValue(1, 7));
                RefusedFor("(uint)", () => kernel.SetValue(2, 7f));
                RefusedFor("(float2)", () => kernel.SetValue(3, new[] { 7, 7 }));
                kernel.SetValue(1, new[] { 5f });
                kernel.SetValue(2, 6);
                kernel.Launch(stage.Queue, 1);
                Check.Equal(20, Read(stage, to, 1)[0]);
            }
        }

        private static void RefusedFor(string type, Action action)
        {
            string message = Check.Fails(ClglResult.InvalidArgument, action).Message;
            Check.That(message.Contains(type + ", not "), message);
        }

        [Case]
        public static void LaunchesWait()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglKernel kernel = stage.Kernel("kernel void nothing(void) {}", "nothing"))
            using (ClglFence first = ClglFence.CreateUser(stage.Context))
            using (ClglFence second = ClglFence.CreateUser(stage.Context))
            {
                ClglFence disposed = ClglFence.CreateUser(stage.Context);
                disposed.Dispose();
                Check.Throws<ObjectDisposedException>(() => kernel.Launch(stage.Queue, 1, disposed));
                Check.Throws<ArgumentNullException>(() => kernel.Launch(null, 1));
                using (ClglFence none = kernel.LaunchWithFence(stage.Queue, 1, new ClglFence[0]))
                    none.Wait();
                using (ClglFence one = kernel.LaunchWithFence(stage.Queue, 1, first))
                using (ClglFence both = kernel.LaunchWithFence(stage.Queue, 1, new[] { first, second }))
                {
                    stage.Queue.Flush();
                    Check.That(!one.Wait(Moment), "it waits for a fence");
                    first.Signal();
                    one.Wait();
                    Check.That(!both.Wait(Moment), "it waits for every fence");
                    second.Signal();
                    both.Wait();
                }
            }
        }

        [Case]
        public static void OthersKernels()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglKernel kernel = stage.Kernel(Add, "add"))
            using (ClglKernel same = ClglKernel.FromCL(stage.Context, kernel.CLKernel))
            {
                same.DeclareArguments(new ClglArgumentDesc { Type = ClglArgumentType.Buffer, Name = "to" },
                                      new ClglArgumentDesc { Size = 4, TypeName = "int" });
                Check.Equal(0, same.FindArgument("to"));
                Check.Fails(ClglResult.InvalidArgument, () => same.DeclareArguments(
                                new ClglArgumentDesc { Type = ClglArgumentType.Sampler }));
            }
        }

        [Case]
        public static void ArgumentsOutliveTheGarbageCollector()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglKernel kernel = stage.Kernel("kernel void k(global int *p) { *p = 1; }", "k"))
            {
                SetForgotten(stage, kernel);
                Check.Collect();
                ClglLibrary.DestroyLeftovers();
                kernel.Launch(stage.Queue, 1);
                stage.Queue.Finish();
            }
        }

        [Case]
        public static void Views()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(Numbers.From(0, 12)))
            using (ClglBuffer other = stage.Plain(new int[12]))
            {
                ClglView view = buffer.View(ClglElementType.Int32, 3, 4);
                Check.Equal(12UL, view.Info.ItemCount);
                ClglView column = view.Slice(ClglSlice.All, 1);
                Check.Equal(new[] { 3L }, column.Shape);
                int[] three = new int[3], all = new int[12];
                column.Read(stage.Queue, three);
                Check.Equal(new[] { 1, 5, 9 }, three);
                view.Slice(new ClglSlice(null, null, -1), new ClglSlice(0, 1)).Read(stage.Queue, three);
                Check.Equal(new[] { 8, 4, 0 }, three);
                view.Transpose().Read(stage.Queue, all);
                Check.Equal(new[] { 0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11 }, all);
                column.Write(stage.Queue, new[] { -1, -2, -3 });
                using (view.Slice(2).FillWithFence(stage.Queue, new[] { 7 }))
                    view.Reshape(12).Read(stage.Queue, all);
                Check.Equal(new[] { 0, -1, 2, 3, 4, -2, 6, 7, 7, 7, 7, 7 }, all);
                int[] item = new int[1];
                view.ReadItem(stage.Queue, item, -1, 0);
                Check.Equal(7, item[0]);
                view.WriteItem(stage.Queue, new[] { 8 }, 0, 0);
                using (view.CopyToWithFence(stage.Queue, other.View(ClglElementType.Int32, 3, 4)))
                    other.Read(stage.Queue, all);
                Check.Equal(8, all[0]);
                Check.Throws<ArgumentException>(() => view.ReadItem(stage.Queue, item, 1));
                Check.Throws<ArgumentException>(() => view.Transpose(0));
                Check.Throws<ArgumentNullException>(() => view.Transpose(null));
                Check.Throws<ArgumentNullException>(() => view.Reshape(null));
                Check.Throws<ArgumentNullException>(() => view.Slice(null));
                Check.Throws<ArgumentNullException>(() => buffer.View(ClglElementType.Int32, null));
            }
        }

        [Case]
        public static void ViewsMoveItemsWithGaps()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(Numbers.From(0, 6)))
            {
                ClglView view = buffer.View(ClglElementType.Int32, 2, 3), frozen = view.AsReadOnly();
                Check.Equal(new[] { 12L, 4L }, view.Strides);
                Check.That(frozen.IsReadOnly && !view.IsReadOnly, "it is another view");
                // Reads the rows in reverse order, and writes every second number.
                long[] strides = { -5 * sizeof(int), 2 * sizeof(int) };
                int[] host = new int[10];
                frozen.ReadStrided(stage.Queue, host, strides, 5 * sizeof(int));
                Check.Equal(new[] { 3, 0, 4, 0, 5, 0, 0, 1, 0, 2 }, host);
                host[0] = 9;
                view.WriteStrided(stage.Queue, host, strides, 5 * sizeof(int));
                view.Read(stage.Queue, host);
                Check.Equal(new[] { 0, 1, 2, 9, 4, 5, 0, 1, 0, 2 }, host);
                Check.Fails(ClglResult.InvalidArgument, () => frozen.Write(stage.Queue, host));
                foreach (long start in new[] { -4L, 4 * sizeof(int), 6 * sizeof(int), long.MaxValue })
                    Check.Throws<ArgumentException>(() => view.ReadStrided(stage.Queue, host, strides, start));
                Check.Throws<ArgumentException>(() => view.ReadStrided(stage.Queue, host, new[] { 4L }));
                Check.Throws<ArgumentException>(
                    () => view.ReadStrided(stage.Queue, host, new[] { long.MinValue, long.MaxValue }));
                Check.Throws<ArgumentNullException>(() => view.ReadStrided(stage.Queue, host, null));
            }
        }

        private static ClglProgramDesc Unbuilt(string source)
        {
            return new ClglProgramDesc { Source = source, Flags = ClglProgramFlags.NoBuild };
        }

        private static void SetForgotten(Stage stage, ClglKernel kernel)
        {
            kernel.SetBuffer(0, stage.Plain(64));
        }

        private static int[] Read(Stage stage, ClglBuffer buffer, int count)
        {
            int[] read = new int[count];
            buffer.Read(stage.Queue, read);
            return read;
        }
    }
}
