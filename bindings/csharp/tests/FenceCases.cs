using System;
using System.Threading;
using System.Threading.Tasks;
using Clgl;

namespace ClglTests
{
    internal static class FenceCases
    {
        private static readonly TimeSpan Moment = TimeSpan.FromMilliseconds(5);

        [Case]
        public static void Timeouts()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglFence first = ClglFence.CreateUser(stage.Context))
            using (ClglFence second = ClglFence.CreateUser(stage.Context))
            {
                ClglFence[] both = { first, second };
                Check.That(!first.Wait(Moment) && !first.Wait(TimeSpan.Zero), "the time runs out");
                Check.Equal(-1, ClglFence.WaitAny(both, Moment));
                Check.Throws<ArgumentOutOfRangeException>(() => first.Wait(TimeSpan.FromTicks(-5)));
                second.Signal();
                Check.That(second.Wait(Timeout.InfiniteTimeSpan) && second.Wait(TimeSpan.MaxValue), "for ever is a timeout");
                Check.Equal(1, ClglFence.WaitAny(both));
                Check.That(!ClglFence.WaitAll(both, Moment), "one is missing");
                first.Signal(-5);
                Check.Equal(-5, Check.Fails(ClglResult.CommandFailed, () => first.Wait()).NativeCode);
                Check.Fails(ClglResult.CommandFailed, () => ClglFence.WaitAll(both));
                Check.Fails(ClglResult.InvalidState, () => first.Signal());
                Check.Equal(ClglFenceStatus.Failed, first.Info.Status);
                Check.Equal(ClglCommandType.User, second.Info.Command);
            }
        }

        // Wait lists may have any length. A command that a callback makes during another command has a separate list.
        [Case]
        public static void ListsOfFences()
        {
            using (Stage stage = new Stage())
            using (ClglBuffer buffer = ClglBuffer.Create(stage.Context, 64))
            using (ClglFence late = ClglFence.CreateUser(stage.Context))
            using (ClglFence done = ClglFence.CreateUser(stage.Context))
            {
                done.Signal();
                ClglFence[] lasting = Repeat(done, 99), none = new ClglFence[0];
                lasting[0] = late;
                int told = 0;
                ClglLog.SetCallback((level, message) => told += ClglFence.WaitAll(Repeat(done, 3)) ? 1 : 0);
                // clgl logs the pending OpenGL error during the acquire.
                stage.GL.glEnable(uint.MaxValue);
                ClglHandover handover = new ClglHandover(buffer);
                ClglAcquisition acquired = stage.Queue.Acquire(handover, out ClglFence fence, lasting);
                try
                {
                    using (fence)
                    {
                        ClglLog.SetCallback(null);
                        Check.That(told > 0, "the callback is called");
                        Check.That(!fence.Wait(Moment), "the one of a list that is late is waited for");
                        late.Signal();
                        Check.That(fence.Wait(), "all are there");
                    }
                }
                finally
                {
                    acquired.Dispose();
                }
                stage.Queue.Barrier(none);
                stage.Queue.Barrier((ClglFence[])null);
                Check.Throws<ArgumentNullException>(() => stage.Queue.Barrier(new ClglFence[2]));
                Check.Throws<ArgumentNullException>(() => ClglFence.WaitAll(null));
                ClglFence[] disposed = Repeat(ClglFence.InsertCL(stage.Queue), 2);
                disposed[0].Dispose();
                Check.Throws<ObjectDisposedException>(() => stage.Queue.Barrier(disposed));
            }
        }

        [Case]
        public static void FencesAreAwaited()
        {
            Awaited().GetAwaiter().GetResult();
        }

        [Case]
        public static void TasksAreCancelled()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglFence fence = ClglFence.CreateUser(stage.Context))
            using (CancellationTokenSource cancel = new CancellationTokenSource())
            {
                Task task = fence.AsTask(cancel.Token);
                cancel.Cancel();
                Check.Soon(() => task.IsCanceled, "the task to be cancelled");
                fence.Signal();
                fence.Wait();
            }
        }

        [Case]
        public static void StagesAreTold()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ManualResetEvent submitted = new ManualResetEvent(false))
            using (ManualResetEvent ended = new ManualResetEvent(false))
            using (ClglBuffer buffer = stage.Plain(64))
            using (ClglFence fence = buffer.FillWithFence(stage.Queue, new[] { 1 }))
            {
                fence.OnStatus(ClglFenceStatus.Submitted, status => submitted.Set());
                fence.OnEnd(status => ended.Set());
                stage.Queue.Flush();
                Check.Soon(submitted, "submitted");
                Check.Soon(ended, "the end");
                Check.Fails(ClglResult.InvalidArgument, () => fence.OnStatus((ClglFenceStatus)99, status => { }));
            }
        }

        [Case]
        public static void BothSidesWaitForEachOther()
        {
            using (Stage stage = new Stage())
            {
                using (ClglFence drawn = ClglFence.InsertGL(stage.Context))
                using (ClglFence computed = ClglFence.InsertCL(stage.Queue))
                {
                    Check.Equal(ClglFenceType.OpenGL, drawn.Info.Type);
                    stage.Queue.Barrier(drawn);
                    using (ClglFence barrier = stage.Queue.BarrierWithFence(new[] { drawn, computed }))
                        barrier.WaitGL();
                    computed.WaitGL();
                    Check.That(drawn.GLSync != IntPtr.Zero && computed.CLEvent != IntPtr.Zero, "natives are lent");
                    using (ClglFence same = ClglFence.FromCLEvent(stage.Context, computed.CLEvent))
                        Check.That(same.Wait(), "an event of OpenCL");
                }
                IntPtr sync = stage.GL.glFenceSync(GL.SyncGpuCommandsComplete, 0);
                using (ClglFence fence = ClglFence.FromGLSync(stage.Context, sync))
                    Check.That(fence.Wait(), "a sync of OpenGL");
                stage.GL.glDeleteSync(sync);
            }
        }

        [Case]
        public static void Profiles()
        {
            using (Stage stage = Stage.ComputeOnly(ClglQueueFlags.Profiling))
            using (ClglBuffer buffer = stage.Plain(64))
            using (ClglFence fence = buffer.FillWithFence(stage.Queue, new[] { 1 }))
            {
                fence.Wait();
                // The library returns no times if the driver does not measure them.
                if ((stage.Context.Devices[0].Info.QueueOnHostProperties & ClglDeviceQueueFlags.Profiling) == 0)
                {
                    Check.Fails(ClglResult.Unsupported, () => { ClglProfiling made = fence.Profiling; });
                    return;
                }
                ClglProfiling times = fence.Profiling;
                Check.That(times.EndedNs >= times.StartedNs && times.StartedNs >= times.QueuedNs, "times go on");
                using (ClglFence user = ClglFence.CreateUser(stage.Context))
                using (ClglFence later = buffer.FillWithFence(stage.Queue, new[] { 1 }, null, user))
                {
                    Check.Equal(null, later.Profiling);
                    user.Signal();
                    later.Wait();
                }
            }
        }

        [Case]
        public static void HostFunctionsRun()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                int runs = 0;
                using (ClglFence first = stage.Queue.HostFunction(() => { ++runs; }))
                using (ClglFence second = stage.Queue.HostFunction(() => -7, first))
                {
                    first.Wait();
                    Check.Equal(-7, Check.Fails(ClglResult.CommandFailed, () => second.Wait()).NativeCode);
                    Check.Equal(1, runs);
                    Check.Fails(ClglResult.CommandFailed, () => stage.Queue.HostFunction(() => { ++runs; }, second));
                }
            }
        }

        [Case]
        public static void ObjectsMigrate()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(64))
            {
                stage.Queue.Migrate(new[] { buffer });
                using (ClglFence fence = stage.Queue.MigrateWithFence(new[] { buffer }, null, ClglMigrationFlags.Host))
                    Check.That(fence.Wait(), "it is there");
            }
        }

        // Driver threads call thousands of callbacks while the garbage collector moves all unpinned objects.
        [Case]
        public static void CallbacksUnderGarbageCollection()
        {
            const int count = 400;
            int ended = 0;
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(64))
            {
                Task[] tasks = new Task[count];
                for (int i = 0; i < count; ++i)
                {
                    ClglFence fence = buffer.FillWithFence(stage.Queue, new[] { i });
                    fence.OnEnd(status => Interlocked.Increment(ref ended));
                    tasks[i] = fence.AsTask();
                    stage.Queue.HostFunction(() => { Interlocked.Increment(ref ended); });
                    if (i % 20 == 0)
                        Check.Collect();
                }
                stage.Queue.Flush();
                Check.That(Task.WaitAll(tasks, 20000), "all tasks complete");
                Check.Soon(() => Volatile.Read(ref ended) == 2 * count, "all callbacks");
            }
        }

        // Finalisers do not destroy objects, because they run on another thread. The next call destroys the objects.
        [Case]
        public static void ForgottenObjectsAreDestroyedLater()
        {
            using (Stage stage = new Stage())
            {
                ClglLibrary.DestroyLeftovers();
                int destroyed = 0;
                Forget(stage, () => Interlocked.Increment(ref destroyed));
                Check.Soon(() =>
                {
                    Check.Collect();
                    return ClglLibrary.DestroyLeftovers() > 0;
                }, "a finaliser");
                Check.Soon(() => Volatile.Read(ref destroyed) > 0, "the buffer's memory to go");
            }
        }

        private static void Forget(Stage stage, Action gone)
        {
            for (int i = 0; i < 20; ++i)
            {
                ClglBuffer buffer = ClglBuffer.Create(stage.Context, 64);
                buffer.OnDestroyed(gone);
                stage.Queue.Acquire(buffer);
            }
        }

        private static async Task Awaited()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglFence fence = ClglFence.CreateUser(stage.Context);
                Task waiting = fence.AsTask();
                Check.That(!waiting.IsCompleted, "nobody has signalled it");
                fence.Signal();
                await fence;
                fence.Dispose();
                await waiting;
                ClglFence failing = ClglFence.CreateUser(stage.Context);
                Task failed = failing.AsTask();
                failing.Dispose();
                try
                {
                    await failed;
                    Check.That(false, "a fence that was destroyed without a signal fails");
                }
                catch (ClglException error)
                {
                    Check.Equal(ClglResult.CommandFailed, error.Result);
                }
            }
        }

        private static ClglFence[] Repeat(ClglFence fence, int count)
        {
            ClglFence[] made = new ClglFence[count];
            for (int i = 0; i < count; ++i)
                made[i] = fence;
            return made;
        }
    }
}
