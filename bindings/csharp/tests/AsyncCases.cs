using System;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using Clgl;

namespace ClglTests
{
    // Tests asynchronous commands. The commands wait for their fences, and their arrays stay pinned until the commands
    // have ended.
    internal static unsafe class AsyncCases
    {
        private const int Side = 8;

        [Case]
        public static void NamesEndWithWhatIsReturned()
        {
            int tasks = 0, fences = 0;
            Type[] types = typeof(ClglBuffer).Assembly.GetExportedTypes();
            foreach (MethodInfo method in types.SelectMany(type => type.GetMethods()))
            {
                bool isTask = typeof(Task).IsAssignableFrom(method.ReturnType) && method.Name != nameof(ClglFence.AsTask);
                Check.Equal(isTask, method.Name.EndsWith("Async"), method.Name);
                tasks += isTask ? 1 : 0;
                if (!method.Name.EndsWith("WithFence"))
                    continue;
                Check.Equal(typeof(ClglFence), method.ReturnType, method.Name);
                ++fences;
            }
            Check.That(tasks > 0 && fences > 0, "there are such methods");
        }

        [Case]
        public static void BoxesWithoutWaiting()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(new byte[Side * Side]))
            {
                ClglBufferRect rect = new ClglBufferRect
                {
                    BufferOrigin = new ClglSize(2, 1, 0), Region = new ClglSize(3, 2), BufferRowPitch = Side
                };
                byte[] box = { 1, 2, 3, 4, 5, 6 }, read = new byte[box.Length], all = new byte[Side * Side];
                Gated(stage, gate => buffer.WriteRectAsync(stage.Queue, rect, box, gate));
                Gated(stage, gate => buffer.ReadRectAsync(stage.Queue, rect, read, gate));
                Check.Equal(box, read);
                buffer.Read(stage.Queue, all);
                Check.That(all[Side + 2] == 1 && all[Side + 4] == 3 && all[2 * Side + 2] == 4 && all[0] == 0, "the box");
                fixed (byte* from = box, to = read)
                {
                    box[5] = 9;
                    using (ClglFence written = buffer.WriteRectWithFence(stage.Queue, rect, (IntPtr)from))
                    using (ClglFence there = buffer.ReadRectWithFence(stage.Queue, rect, (IntPtr)to, written))
                        Check.That(there.Wait(), "it is read");
                }
                Check.Equal(box, read);
                Check.Throws<ArgumentException>(() => buffer.ReadRectAsync(stage.Queue, rect, new byte[5]));
                Check.Throws<ArgumentNullException>(() => buffer.WriteRectAsync(stage.Queue, rect, (byte[])null));
            }
        }

        [Case]
        public static void ViewsWithoutWaiting()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(Numbers.From(0, 6)))
            {
                ClglView view = buffer.View(ClglElementType.Int32, 2, 3);
                long[] strides = { -5 * sizeof(int), 2 * sizeof(int) };
                int[] host = new int[10], all = new int[6];
                Gated(stage, gate => view.ReadStridedAsync(stage.Queue, host, strides, 5 * sizeof(int), gate));
                Check.Equal(new[] { 3, 0, 4, 0, 5, 0, 0, 1, 0, 2 }, host);
                host[0] = 9;
                Gated(stage, gate => view.WriteStridedAsync(stage.Queue, host, strides, 5 * sizeof(int), gate));
                Gated(stage, gate => view.Transpose().ReadAsync(stage.Queue, all, gate));
                Check.Equal(new[] { 0, 9, 1, 4, 2, 5 }, all);
                Gated(stage, gate => view.Slice(ClglSlice.All, 1).WriteAsync(stage.Queue, new[] { 7, 8 }, gate));
                view.Read(stage.Queue, all);
                Check.Equal(new[] { 0, 7, 2, 9, 8, 5 }, all);
                Check.Throws<ArgumentException>(() => view.ReadAsync(stage.Queue, new int[5]));
                Check.Throws<ArgumentException>(() => view.ReadStridedAsync(stage.Queue, host, strides, -4));
                Check.Throws<ArgumentNullException>(() => view.WriteStridedAsync(stage.Queue, host, null));
                Check.Fails(ClglResult.InvalidArgument, () => view.AsReadOnly().WriteAsync(stage.Queue, host));
            }
        }

        [Case]
        public static void ItemsOfViewsWait()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(Numbers.From(0, 6)))
            {
                ClglView view = buffer.View(ClglElementType.Int32, 2, 3);
                long[] last = { -1, -1 };
                int[] item = new int[1];
                Gated(stage, gate => view.WriteItemAsync(stage.Queue, new[] { 50 }, last, gate));
                Gated(stage, gate => view.ReadItemAsync(stage.Queue, item, last, gate));
                Check.Equal(50, item[0]);
                using (ClglFence gate = ClglFence.CreateUser(stage.Context))
                {
                    Task writing = Task.Run(() => view.WriteItem(stage.Queue, new[] { 60 }, last, gate));
                    Check.That(!writing.Wait(TimeSpan.FromMilliseconds(20)), "it waits for the fence");
                    gate.Signal();
                    writing.Wait();
                    view.ReadItem(stage.Queue, item, last, gate);
                }
                Check.Equal(60, item[0]);
                Check.Throws<ArgumentException>(() => view.ReadItemAsync(stage.Queue, item, new[] { 1L }));
                Check.Throws<ArgumentNullException>(() => view.ReadItemAsync(stage.Queue, item, null));
                Check.Throws<ArgumentException>(() => view.WriteItemAsync(stage.Queue, new int[0], last));
            }
        }

        [Case]
        public static void MappingsEndBehindFences()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(64))
            using (ClglTexture texture = TextureCases.Plain(stage, Side, Side))
            {
                Gated(stage, gate => buffer.Map(stage.Queue, ClglMapFlags.Write).UnmapWithFence(gate).AsTask());
                Gated(stage, gate => texture.Map(stage.Queue, ClglMapFlags.Write).UnmapWithFence(gate).AsTask());
                Check.Equal(0u, buffer.Info.MapCount + texture.Info.MapCount, "the count of mappings");
                ClglFence gone = ClglFence.CreateUser(stage.Context);
                gone.Dispose();
                using (ClglMapping mapping = buffer.Map(stage.Queue, ClglMapFlags.Read))
                {
                    Check.Throws<ObjectDisposedException>(() => mapping.UnmapWithFence(gone));
                    Check.That(mapping.Pointer != IntPtr.Zero, "it has not ended");
                }
            }
        }

        [Case]
        public static void RingsGiveTheirSlotsWithFences()
        {
            using (Stage stage = new Stage())
            using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc
            {
                SlotCount = 2, Buffer = new ClglBufferDesc { Size = sizeof(int) }
            }))
            using (ClglFence gate = ClglFence.CreateUser(stage.Context))
            {
                using (ClglFence fence = ring.AcquireWithFence(stage.Queue, out ClglRingSlot slot, null, gate))
                {
                    Check.That(!fence.Wait(TimeSpan.FromMilliseconds(5)), "it waits for the fence");
                    gate.Signal();
                    fence.AsTask().Wait();
                    slot.Buffer.Fill(stage.Queue, new[] { 5 });
                    ring.Submit(stage.Queue);
                }
                Check.That(ring.AcquireRead(out ClglRingSlot taken) && stage.ReadGL(taken.Buffer.GLName, 1)[0] == 5, "the frame");
                using (ClglFence fence = ring.AcquireWithFence(stage.Queue, out ClglRingSlot slot, out ClglRingSlot previous))
                {
                    Check.That(fence.Wait() && slot.IsThere && previous.Frame == 1, "a slot, and the one before");
                    Check.Equal("slot " + previous.Index + ", frame 1", previous.ToString());
                    ring.Submit(stage.Queue);
                }
                Check.That(ring.AcquireWithFence(stage.Queue, out ClglRingSlot none, TimeSpan.Zero) == null, "all are full");
                Check.Equal("no slot", none.ToString());
                Check.That(ring.AcquireWithFence(stage.Queue, out none, out none, TimeSpan.Zero) == null, "still");
            }
        }

        // Starts a command that waits for a fence. Before the fence is signalled, runs the garbage collector, which
        // moves all unpinned objects.
        private static void Gated(Stage stage, Func<ClglFence, Task> start)
        {
            using (ClglFence gate = ClglFence.CreateUser(stage.Context))
            {
                Task task = start(gate);
                Check.That(!task.Wait(TimeSpan.FromMilliseconds(2)), "it waits for the fence");
                Check.Collect();
                gate.Signal();
                Check.That(task.Wait(Check.Patience), "it ends");
            }
        }
    }
}
