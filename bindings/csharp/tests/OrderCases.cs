using System;
using System.Runtime.InteropServices;
using Clgl;
using Clgl.Native;

namespace ClglTests
{
    // Tests scopes that end after their objects were disposed of.
    internal static class OrderCases
    {
        private const int Size = 64;

        [Case]
        public static void MappingsOutliveWhatTheyMap()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglBuffer buffer = stage.Plain(Size);
                ClglTexture texture = TextureCases.Plain(stage, 4, 4);
                foreach (ClglMapping mapping in new[]
                {
                    buffer.Map(stage.Queue, ClglMapFlags.Read), texture.Map(stage.Queue, ClglMapFlags.Read)
                })
                {
                    buffer.Dispose();
                    texture.Dispose();
                    Check.Throws<InvalidOperationException>(() => Check.That(mapping.Pointer == IntPtr.Zero, "a pointer"));
                    Check.Throws<ObjectDisposedException>(() => mapping.UnmapWithFence());
                    mapping.Dispose();
                    mapping.Dispose();
                }
            }
        }

        // The objects that a scope uses stay alive until the scope ends.
        [Case]
        public static void ScopesOutliveTheirQueue()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, Size))
            {
                ClglQueue queue = stage.Queue.Duplicate();
                ClglAcquisition outer = queue.Acquire(buffer);
                buffer.Fill(queue, new[] { 7 });
                queue.Dispose();
                queue.Dispose();
                Check.That(queue.IsDisposed && outer.IsActive, "the scope goes on");
                Check.Throws<ObjectDisposedException>(() => queue.Finish());
                Check.Throws<ObjectDisposedException>(() => queue.Acquire(buffer));
                outer.Dispose();
                outer.Dispose();
                Check.That(!outer.IsActive && !buffer.Info.Acquired, "it is given back");
                Check.Equal(7, stage.ReadGL(buffer.GLName, 1)[0]);
                queue = stage.Queue.Duplicate();
                outer = queue.Acquire(buffer);
                queue.Dispose();
                using (ClglFence fence = outer.ReleaseWithFence())
                    Check.That(fence.Wait() && !buffer.Info.Acquired, "it is given back with a fence");
            }
        }

        [Case]
        public static void MappingsOutliveTheirQueue()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(new[] { 1 }))
            {
                ClglQueue queue = stage.Queue.Duplicate();
                using (ClglMapping mapping = buffer.Map(queue, ClglMapFlags.Write))
                {
                    queue.Dispose();
                    Marshal.WriteInt32(mapping.Pointer, 8);
                }
                int[] seen = new int[1];
                buffer.Read(stage.Queue, seen);
                Check.Equal(8, seen[0]);
                Check.Equal(0u, buffer.Info.MapCount);
                queue = stage.Queue.Duplicate();
                using (ClglMapping mapping = buffer.Map(queue, ClglMapFlags.Read))
                {
                    queue.Dispose();
                    mapping.UnmapWithFence().AsTask().Wait();
                }
            }
        }

        // A queue that was disposed of is destroyed when its last scope ends. Its context can then also be destroyed.
        [Case]
        public static void DisposedQueuesAreDestroyedWithTheirLastScope()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer first = ClglBuffer.Create(stage.Context, Size), second = ClglBuffer.Create(stage.Context, Size))
            {
                ClglQueue queue = stage.Queue.Duplicate();
                IntPtr handle = queue.Handle;
                ClglAcquisition one = queue.Acquire(first), other = queue.Acquire(second);
                ClglMapping mapping = first.Map(queue, ClglMapFlags.Read);
                queue.Dispose();
                other.Dispose();
                mapping.Dispose();
                Check.Equal(0, Api.clgl_queue_flush(handle), "the result while a scope needs it");
                one.Dispose();
                Check.Equal((int)ClglResult.InvalidHandle, Api.clgl_queue_flush(handle), "the result afterwards");
            }
        }

        // Disposing of an acquired object releases it.
        [Case]
        public static void ScopesOutliveTheirObjects()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer kept = ClglBuffer.Create(stage.Context, Size))
            using (ClglTexture picture = ClglTexture.Create(stage.Context, ClglFormat.RGBA8, 4, 4))
            {
                ClglBuffer gone = ClglBuffer.Create(stage.Context, Size), alone = ClglBuffer.Create(stage.Context, Size);
                ClglHandover handover = new ClglHandover(
                    new[] { gone, kept }, new[] { picture }, new[] { new ClglRange(0, Size), new ClglRange(8, 8) },
                    new[] { new ClglRegion(new ClglSize(1, 1, 0), new ClglSize(2, 2)) });
                ClglAcquisition acquired = stage.Queue.Acquire(handover);
                try
                {
                    kept.Fill(stage.Queue, new[] { 5 }, new ClglRange(8, 8));
                    gone.Dispose();
                }
                finally
                {
                    acquired.Dispose();
                }
                Check.That(!kept.Info.Acquired && !picture.Info.Acquired, "the others are given back");
                Check.Equal(new[] { 5, 5 }, new ArraySegment<int>(stage.ReadGL(kept.GLName, 4), 2, 2).ToCopy());
                acquired = stage.Queue.Acquire(alone);
                try
                {
                    alone.Dispose();
                }
                finally
                {
                    acquired.Dispose();
                }
                alone = ClglBuffer.Create(stage.Context, Size);
                acquired = stage.Queue.Acquire(alone);
                alone.Dispose();
                using (ClglFence fence = acquired.ReleaseWithFence())
                    Check.That(fence.Wait() && !acquired.IsActive, "there is nothing to wait for");
                Check.Fails(ClglResult.InvalidHandle, () => stage.Queue.Acquire(handover));
            }
        }

        // After a release, the owner of the objects must be the same whether the fence failed before or after the
        // release.
        [Case]
        public static void AReleaseBehindAFailedFenceIsOne()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, Size))
            using (ClglFence failed = ClglFence.CreateUser(stage.Context))
            {
                failed.Signal(-5);
                ClglAcquisition acquired = stage.Queue.Acquire(buffer);
                try
                {
                    Check.Fails(ClglResult.CommandFailed, acquired, scope => scope.Release(failed));
                    Check.That(!acquired.IsActive && !buffer.Info.Acquired, "it was given back");
                }
                finally
                {
                    acquired.Dispose();
                }
                stage.Queue.Acquire(buffer).Dispose();
            }
        }

        private static int[] ToCopy(this ArraySegment<int> segment)
        {
            int[] made = new int[segment.Count];
            Array.Copy(segment.Array, segment.Offset, made, 0, made.Length);
            return made;
        }
    }
}
