using System;
using System.Runtime.InteropServices;
using System.Threading;
using System.Threading.Tasks;
using Clgl;

namespace ClglTests
{
    internal static unsafe class BufferCases
    {
        private const int Count = 1024;
        private const string Source = "kernel void twice(global int *data) { data[get_global_id(0)] *= 2; }";

        [Case]
        public static void MakeAcquireComputeReleaseRead()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, Numbers.From(5, Count)))
            using (ClglKernel kernel = stage.Kernel(Source, "twice"))
            {
                kernel.SetBuffer(0, buffer);
                Check.Fails(ClglResult.NotAcquired, () => kernel.Launch(stage.Queue, Count));
                ClglAcquisition acquired = stage.Queue.Acquire(buffer);
                try
                {
                    Check.That(buffer.Info.Acquired && acquired.IsActive, "it is acquired");
                    Check.Fails(ClglResult.AlreadyAcquired, () => stage.Queue.Acquire(buffer));
                    kernel.Launch(stage.Queue, Count);
                }
                finally
                {
                    acquired.Dispose();
                }
                Check.That(!buffer.Info.Acquired, "it was released");
                Check.Equal(Array.ConvertAll(Numbers.From(5, Count), value => 2 * value),
                            stage.ReadGL(buffer.GLName, Count));
            }
        }

        [Case]
        public static void WrapAndReleaseOnce()
        {
            using (Stage stage = new Stage())
            {
                uint name = stage.MakeGLBuffer(Numbers.From(1, Count));
                using (ClglBuffer buffer = ClglBuffer.Wrap(stage.Context, name))
                using (ClglKernel kernel = stage.Kernel(Source, "twice"))
                {
                    kernel.SetBuffer(0, buffer);
                    ClglAcquisition acquired = stage.Queue.Acquire(buffer), copy = acquired;
                    kernel.Launch(stage.Queue, Count);
                    acquired.Release();
                    copy.Dispose();
                    acquired.Dispose();
                    Check.Throws<InvalidOperationException>(acquired, ended => ended.ReleaseWithFence());
                    ClglAcquisition next = stage.Queue.Acquire(buffer);
                    acquired.Dispose();
                    Check.That(buffer.Info.Acquired, "an old acquisition does not release a new one");
                    next.Dispose();
                    Check.Equal(Array.ConvertAll(Numbers.From(1, Count), value => 2 * value),
                                stage.ReadGL(name, Count));
                    Check.Equal((long)Count * sizeof(int), buffer.Size);
                    buffer.Rewrap();
                    Check.Equal(name, buffer.GLName);
                }
                stage.GL.Delete(stage.GL.glDeleteBuffers, name);
            }
        }

        [Case]
        public static void ReadersAcquireTogether()
        {
            using (Stage stage = new Stage())
            using (ClglQueue other = stage.Queue.Duplicate())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, 64, ClglAccess.ReadOnly))
            using (ClglBuffer second = ClglBuffer.Wrap(stage.Context, buffer.GLName, ClglAccess.ReadOnly))
            {
                ClglAcquisition acquired = stage.Queue.Acquire(buffer);
                try
                {
                    ClglAcquisition also = other.Acquire(second);
                    try
                    {
                        Check.That(buffer.Info.Acquired && second.Info.Acquired, "both have it");
                    }
                    finally
                    {
                        also.Dispose();
                    }
                }
                finally
                {
                    acquired.Dispose();
                }
                Check.That(!buffer.Info.Acquired, "neither has it");
            }
        }

        [Case]
        public static void DeferredReleases()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, Numbers.From(0, Count)))
            {
                ClglHandover handover = new ClglHandover(new[] { buffer }, null, new[] { new ClglRange(0, 64) }, null,
                                                         ClglHandoverFlags.NoCpuWait);
                ClglAcquisition acquired = stage.Queue.Acquire(handover, out ClglFence fence);
                try
                {
                    using (fence)
                    {
                        buffer.Fill(stage.Queue, new[] { 7 }, new ClglRange(0, 64));
                        using (ClglFence done = acquired.ReleaseWithFence())
                            done.WaitGL();
                    }
                }
                finally
                {
                    acquired.Dispose();
                }
                acquired = stage.Queue.Acquire(handover);
                try
                {
                    Check.That(buffer.Info.Acquired, "acquired again");
                }
                finally
                {
                    acquired.Dispose();
                }
                int[] seen = stage.ReadGL(buffer.GLName, 17);
                Check.That(seen[0] == 7 && seen[15] == 7 && seen[16] == 16, "only the range has changed");
            }
        }

        [Case]
        public static void AReleaseThatFailsCanBeTriedAgain()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, 64))
            using (ClglFence good = ClglFence.CreateUser(stage.Context))
            {
                ClglFence gone = ClglFence.CreateUser(stage.Context);
                gone.Dispose();
                good.Signal();
                ClglAcquisition acquired = stage.Queue.Acquire(buffer);
                try
                {
                    Check.Throws<ObjectDisposedException>(acquired, scope => scope.Release(gone));
                    Check.Throws<ObjectDisposedException>(acquired, scope => scope.Release(new[] { good, gone }));
                    Check.Throws<ArgumentNullException>(acquired, scope => scope.Release(new[] { good, null }));
                    Check.That(acquired.IsActive && buffer.Info.Acquired, "it is still acquired");
                    acquired.Release(good);
                    Check.That(!acquired.IsActive && !buffer.Info.Acquired, "it was released");
                }
                finally
                {
                    acquired.Dispose();
                }
            }
        }

        [Case]
        public static void CommandsMoveBytes()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer first = stage.Plain(Numbers.From(0, Count)))
            using (ClglBuffer second = stage.Plain(Count * sizeof(int)))
            {
                int[] part = new int[4];
                first.Read(stage.Queue, part, 10 * sizeof(int));
                Check.Equal(Numbers.From(10, 4), part);
                second.Fill(stage.Queue, new[] { (short)1, (short)2 });
                second.Write(stage.Queue, new[] { 1.5f }, sizeof(int));
                first.CopyTo(stage.Queue, second, new ClglRange(0, 8), 8);
                second.Read(stage.Queue, part);
                Check.Equal(new[] { 0x20001, 0x3FC00000, 0, 1 }, part);
                using (ClglFence filled = second.FillWithFence(stage.Queue, new byte[] { 9 }, new ClglRange(0, 4)))
                using (ClglFence copied = second.CopyToWithFence(stage.Queue, first, new ClglRange(0, 4), 4, filled))
                    first.Read(stage.Queue, part, 0, new[] { filled, copied });
                Check.Equal(new[] { 0, 0x09090909, 2, 3 }, part);
            }
        }

        [Case]
        public static void MemoryAndTasks()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(Count * sizeof(int)))
            {
                int[] written = Numbers.From(3, Count), read = new int[Count];
                buffer.WriteAsync(stage.Queue, written).Wait();
                Task reading = buffer.ReadAsync(stage.Queue, read);
                Check.Collect();
                reading.Wait();
                Check.Equal(written, read);
                ClglRange two = new ClglRange(0, 8);
                long value = 0x0000000200000001;
                buffer.Write(stage.Queue, (IntPtr)(&value), two);
                long back;
                using (ClglFence fence = buffer.ReadWithFence(stage.Queue, (IntPtr)(&back), two))
                    Check.That(fence.Wait(), "it is read");
                Check.Equal(value, back);
                buffer.Read(stage.Queue, (IntPtr)(&back), new ClglRange(8, 8));
                Check.Equal(0x0000000600000005, back);
                using (buffer.WriteWithFence(stage.Queue, (IntPtr)(&value), new ClglRange(8, 8)))
                    stage.Queue.Finish();
                Check.Fails(ClglResult.OutOfRange, () => buffer.Read(stage.Queue, read, 4));
            }
        }

        [Case]
        public static void Boxes()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer first = stage.Plain(64))
            using (ClglBuffer second = stage.Plain(64))
            {
                byte[] data = new byte[64];
                for (int i = 0; i < data.Length; ++i)
                    data[i] = (byte)i;
                ClglBufferRect rect = new ClglBufferRect
                {
                    BufferOrigin = new ClglSize(2, 1, 0), Region = new ClglSize(3, 2), BufferRowPitch = 8,
                    OtherOrigin = ClglSize.Zero
                };
                first.Write(stage.Queue, data);
                second.Fill(stage.Queue, new byte[] { 0 });
                byte[] box = new byte[6];
                first.ReadRect(stage.Queue, rect, box);
                Check.Equal(new byte[] { 10, 11, 12, 18, 19, 20 }, box);
                second.WriteRect(stage.Queue, rect, box);
                rect.OtherOrigin = new ClglSize(0, 4, 0);
                rect.OtherRowPitch = 8;
                using (second.CopyRectWithFence(stage.Queue, second, rect))
                    stage.Queue.Finish();
                second.Read(stage.Queue, data);
                Check.That(data[10] == 10 && data[20] == 20 && data[32] == 10 && data[42] == 20 && data[13] == 0,
                           "boxes are where they belong");
                Check.Throws<ArgumentException>(() => first.ReadRect(stage.Queue, rect, new byte[5]));
            }
        }

        [Case]
        public static void Mappings()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(Numbers.From(0, Count)))
            {
                using (ClglMapping mapping = buffer.Map(stage.Queue, ClglMapFlags.Read | ClglMapFlags.Write,
                                                        new ClglRange(8, 8)))
                {
                    Check.Equal(2, Marshal.ReadInt32(mapping.Pointer));
                    Check.Equal(8L, mapping.Size);
                    Marshal.WriteInt32(mapping.Pointer, 99);
                    using (ClglFence fence = mapping.UnmapWithFence())
                        fence.Wait();
                    Check.Throws<InvalidOperationException>(() => mapping.UnmapWithFence());
                    Check.Throws<InvalidOperationException>(() => Marshal.ReadInt32(mapping.Pointer));
                }
                int[] read = new int[3];
                buffer.Read(stage.Queue, read);
                Check.Equal(new[] { 0, 1, 99 }, read);
            }
        }

        [Case]
        public static void PartsAndOthersMemory()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer parent = stage.Plain(Numbers.From(0, Count)))
            using (ClglBuffer part = parent.CreateSub(new ClglRange(2048, 1024), ClglAccess.ReadOnly))
            using (ClglBuffer same = ClglBuffer.FromCL(stage.Context, parent.CLMem))
            {
                Check.That(part.Info.IsSubBuffer && part.Info.ParentHandle == parent.Handle, "it is a part");
                int[] read = new int[1];
                part.Read(stage.Queue, read);
                Check.Equal(512, read[0]);
                same.Read(stage.Queue, read, 4);
                Check.Equal(1, read[0]);
            }
        }

        [Case]
        public static void HostMemoryAndItsEnd()
        {
            const int size = 4096, alignment = 4096;
            IntPtr memory = Marshal.AllocHGlobal(size + alignment);
            IntPtr aligned = (IntPtr)(((long)memory + alignment - 1) / alignment * alignment);
            using (ManualResetEvent gone = new ManualResetEvent(false))
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglBuffer buffer = ClglBuffer.Create(stage.Context, new ClglBufferDesc
                {
                    Flags = ClglBufferFlags.ComputeOnly | ClglBufferFlags.UseHostMemory, Size = size, Memory = aligned,
                    Label = "in place"
                });
                Check.Equal(aligned, buffer.Info.HostMemory);
                Check.Equal("in place", buffer.Info.Label);
                buffer.OnDestroyed(() => gone.Set());
                Check.Collect();
                buffer.Dispose();
                Check.Soon(gone, "the memory to be free");
            }
            Marshal.FreeHGlobal(memory);
        }

        [Case]
        public static void WhatIsNoPlainData()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(64))
            {
                Check.Throws<ArgumentException>(() => buffer.Write(stage.Queue, new[] { true }));
                Check.Throws<ArgumentException>(() => ClglBuffer.Create(stage.Context, new ClglBufferDesc
                {
                    Flags = ClglBufferFlags.ComputeOnly, Data = new[] { new WithReference("text") }
                }));
            }
        }

        private struct WithReference
        {
            private readonly string text;

            public WithReference(string text)
            {
                this.text = text;
            }

            public override string ToString()
            {
                return text;
            }
        }
    }
}
