using System;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;
using Clgl;

namespace ClglTests
{
    internal static class RingCases
    {
        private const int Count = 256;

        [Case]
        public static void FramesGoRound()
        {
            using (Stage stage = new Stage())
            using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc
            {
                SlotCount = 2, Label = "frames",
                Buffer = new ClglBufferDesc { Size = Count * sizeof(int), Data = new int[Count] }
            }))
            {
                for (int frame = 1; frame <= 5; ++frame)
                {
                    Check.That(ring.AcquireWrite(stage.Queue, out ClglRingSlot slot), "a slot is free");
                    Check.Equal((ulong)frame, slot.Frame);
                    slot.Buffer.Fill(stage.Queue, new[] { frame });
                    ring.Submit(stage.Queue);
                    Check.That(ring.AcquireRead(out ClglRingSlot taken), "a frame is there");
                    Check.Equal(slot.Index, taken.Index);
                    Check.Equal(frame, stage.ReadGL(taken.Buffer.GLName, Count)[Count - 1]);
                }
                Check.That(!ring.AcquireRead(out ClglRingSlot same, TimeSpan.Zero) && same.Frame == 5, "nothing is new");
                ring.ReleaseRead();
                Check.Fails(ClglResult.InvalidState, ring.ReleaseRead);
                ClglRingInfo info = ring.Info;
                Check.That(info.FramesTaken == 5 && info.Label == "frames" && !info.Taken, "it counts");
                Check.That(ring.GetSlot(1).IsThere && ring.GetSlot(1).Texture == null, "slots can be asked for");
                Check.Fails(ClglResult.OutOfRange, () => ring.GetSlot(2));
                ring.Resize(new ClglSize(2 * Count));
                Check.Equal(2L * Count, ring.GetSlot(0).Buffer.Size);
            }
        }

        [Case]
        public static void ExistingObjectsAreSlots()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer one = ClglBuffer.Create(stage.Context, Count * sizeof(int)))
            using (ClglBuffer two = ClglBuffer.Create(stage.Context, Count * sizeof(int)))
            using (ClglTexture picture = ClglTexture.Create(stage.Context, ClglFormat.RGBA8, 4, 4))
            {
                using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc { Buffers = new[] { one, two } }))
                    for (int frame = 1; frame <= 4; ++frame)
                    {
                        Check.That(ring.AcquireWrite(stage.Queue, out ClglRingSlot slot), "a slot is free");
                        slot.Buffer.Fill(stage.Queue, new[] { frame });
                        ring.Submit(stage.Queue);
                        Check.That(ring.AcquireRead(out ClglRingSlot shown), "a frame is there");
                        Check.Equal(frame, stage.ReadGL(shown.Buffer.GLName, Count)[Count - 1]);
                    }
                using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc { Textures = new[] { picture } }))
                    Check.Fails(ClglResult.Unsupported, () => ring.Resize(new ClglSize(8, 8)));
                one.Acquire(stage.Queue);
                one.Release(stage.Queue);
                picture.Acquire(stage.Queue);
                picture.Release(stage.Queue);
                picture.Resize(new ClglSize(6, 5));
                Check.That(picture.Info.Width == 6 && picture.Info.Height == 5, "it has the new size");
            }
        }

        [Case]
        public static void TimeoutsAndThePreviousFrame()
        {
            using (Stage stage = new Stage())
            using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc
            {
                Buffer = new ClglBufferDesc { Size = 64 }
            }))
            {
                Check.That(!ring.AcquireRead(out ClglRingSlot none, TimeSpan.FromMilliseconds(5)) && !none.IsThere, "no frame");
                for (int i = 0; i < 2; ++i)
                {
                    Check.That(ring.AcquireWrite(stage.Queue, out ClglRingSlot slot, out ClglRingSlot previous), "a slot");
                    Check.Equal(i > 0, previous.IsThere);
                    Check.That(slot.Index != previous.Index || i == 0, "two slots");
                    using (ClglFence fence = ring.SubmitWithFence(stage.Queue))
                        fence.Wait();
                }
                Check.That(ring.AcquireWrite(stage.Queue, out ClglRingSlot last), "the last slot");
                ring.Submit(stage.Queue, ClglRingFlags.Discard);
                Check.That(ring.AcquireWrite(stage.Queue, out last), "it is free again");
                Check.Fails(ClglResult.AlreadyAcquired, () => ring.AcquireWrite(stage.Queue, out last));
                ring.Submit(stage.Queue);
                Check.That(!ring.AcquireWrite(stage.Queue, out last, TimeSpan.Zero), "all slots are full");
            }
        }

        [Case]
        public static void ComputeOnAThreadOfItsOwn()
        {
            const int frames = 30;
            using (Stage stage = new Stage())
            using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc
            {
                Texture = new ClglTextureDesc
                {
                    Type = ClglTextureType.Texture2D, Format = ClglFormat.RGBA8, Width = 8, Height = 8,
                    Access = ClglAccess.WriteDiscard
                }
            }))
            {
                Task computing = Task.Run(() => Compute(stage.Queue, ring, frames));
                for (int frame = 1; frame <= frames; ++frame)
                {
                    Check.That(ring.AcquireRead(out ClglRingSlot slot, Check.Patience), "a frame comes");
                    Check.Equal((ulong)frame, slot.Frame);
                    Check.Equal((byte)frame, stage.ReadGLTexture(slot.Texture.GLName, 8 * 8 * 4)[4]);
                }
                computing.Wait();
            }
        }

        // A slot keeps its ring alive. Disposing of the object of a slot does not destroy the object of the ring.
        [Case]
        public static void SlotsOutliveWhatIsForgottenAndDisposedOf()
        {
            using (Stage stage = new Stage())
            {
                ClglRingSlot taken = TakenOfAForgottenRing(stage);
                Check.Collect();
                ClglLibrary.DestroyLeftovers();
                Check.Equal(7, stage.ReadGL(taken.Buffer.GLName, 1)[0]);
                GC.KeepAlive(taken.Buffer);
                using (ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc
                {
                    Buffer = new ClglBufferDesc { Size = 64 }
                }))
                {
                    using (ring.GetSlot(0).Buffer)
                        Check.Equal(64L, ring.GetSlot(0).Buffer.Size);
                    Check.Equal(64L, ring.GetSlot(0).Buffer.Size);
                    using (ClglBuffer first = ring.GetSlot(0).Buffer)
                        Check.That(ReferenceEquals(first, ring.GetSlot(0).Buffer), "a slot has one object");
                }
            }
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static ClglRingSlot TakenOfAForgottenRing(Stage stage)
        {
            ClglRing ring = ClglRing.Create(stage.Context, new ClglRingDesc { Buffer = new ClglBufferDesc { Size = 64 } });
            ring.AcquireWrite(stage.Queue, out ClglRingSlot slot);
            slot.Buffer.Fill(stage.Queue, new[] { 7 });
            ring.Submit(stage.Queue);
            ring.AcquireRead(out slot);
            return slot;
        }

        private static void Compute(ClglQueue queue, ClglRing ring, int frames)
        {
            for (int frame = 1; frame <= frames; ++frame)
            {
                ring.AcquireWrite(queue, out ClglRingSlot slot);
                slot.Texture.FillWithFence(queue, frame / 255f, 0, 0, 1).Dispose();
                ring.Submit(queue);
            }
        }
    }
}
