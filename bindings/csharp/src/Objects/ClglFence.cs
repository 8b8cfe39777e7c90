using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A point in either side's command stream. It can be awaited.</summary>
    public sealed unsafe partial class ClglFence : ClglObject
    {
        internal ClglFence(IntPtr handle) : base(handle, Api.clgl_fence_destroy)
        {
        }

        /// <summary>When its command passed its stages; null before it has completed. Of a queue made with
        /// <see cref="ClglQueueFlags.Profiling"/>.</summary>
        public ClglProfiling? Profiling
        {
            get
            {
                clgl_profiling raw = default;
                raw.struct_size = (uint)sizeof(clgl_profiling);
                bool ready = Call.Done(Api.clgl_fence_get_profiling(Handle, &raw));
                GC.KeepAlive(this);
                return ready ? new ClglProfiling(&raw) : null;
            }
        }

        /// <summary>Waits on the CPU until all fences of a list have ended.</summary>
        /// <param name="fences">the fences</param>
        /// <param name="timeout">for all fences together; null = no limit</param>
        /// <returns>false after the timeout</returns>
        /// <exception cref="ClglException">one has failed</exception>
        public static bool WaitAll(ClglFence[] fences, TimeSpan? timeout = null)
        {
            ClglWaits all = NotNull(fences, nameof(fences));
            bool done;
            fixed (IntPtr* list = all.Many)
                done = Call.Done(Api.clgl_fence_wait_all(all.Count, list, Timeouts.Of(timeout)));
            all.KeepAlive();
            return done;
        }

        /// <summary>Waits on the CPU until any fence of a list has ended.</summary>
        /// <param name="fences">the fences</param>
        /// <param name="timeout">maximum wait; null = no limit</param>
        /// <returns>its index; -1 after the timeout</returns>
        public static int WaitAny(ClglFence[] fences, TimeSpan? timeout = null)
        {
            uint index;
            ClglWaits all = NotNull(fences, nameof(fences));
            bool done;
            fixed (IntPtr* list = all.Many)
                done = Call.Done(Api.clgl_fence_wait_any(all.Count, list, Timeouts.Of(timeout), &index));
            all.KeepAlive();
            return done ? (int)index : -1;
        }

        /// <summary>Waits on the CPU.</summary>
        /// <param name="timeout">maximum wait; 0 = return at once</param>
        /// <returns>false after the timeout</returns>
        /// <exception cref="ClglException">its command failed</exception>
        public bool Wait(TimeSpan timeout)
        {
            bool done = Call.Done(Api.clgl_fence_wait(Handle, Timeouts.Of(timeout)));
            GC.KeepAlive(this);
            return done;
        }

        /// <summary>Calls a function once when it has completed or failed, on a driver or library thread, or at once.
        /// The function may call the library but must not wait.</summary>
        /// <param name="callback">receives Complete or Failed</param>
        public void OnEnd(Action<ClglFenceStatus> callback)
        {
            NotNull(callback, nameof(callback));
            SetCallback((fence, status) => callback(status));
        }

        /// <summary>Calls a function once when it has reached a stage; see <see cref="OnEnd"/>.</summary>
        /// <param name="stage">Submitted, Running or Complete</param>
        /// <param name="callback">receives the stage, or Failed</param>
        public void OnStatus(ClglFenceStatus stage, Action<ClglFenceStatus> callback)
        {
            NotNull(callback, nameof(callback));
            Action<IntPtr, ClglFenceStatus> state = (fence, status) => callback(status);
            void* userData = Callbacks.Once(state);
            Callbacks.Check(Api.clgl_fence_set_status_callback(Handle, (int)stage, Callbacks.Fence, userData), userData);
            GC.KeepAlive(this);
        }

        /// <summary>A task that completes with it, or fails with the <see cref="ClglException"/> of its command. The
        /// fence may be disposed of meanwhile.</summary>
        /// <param name="cancellation">ends the task early; the command continues</param>
        /// <returns>the task</returns>
        public Task AsTask(CancellationToken cancellation = default)
        {
            TaskCompletionSource<bool> source =
                new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
            CancellationTokenRegistration registered =
                cancellation.Register(() => source.TrySetCanceled(cancellation));
            try
            {
                SetCallback((fence, status) =>
                {
                    registered.Dispose();
                    if (status == ClglFenceStatus.Complete)
                        source.TrySetResult(true);
                    else
                        source.TrySetException(Failure(fence));
                });
            }
            catch (Exception)
            {
                registered.Dispose();
                throw;
            }
            return source.Task;
        }

        /// <summary>For await.</summary>
        /// <returns>the awaiter of <see cref="AsTask"/></returns>
        public TaskAwaiter GetAwaiter() => AsTask().GetAwaiter();

        internal void SetCallback(Action<IntPtr, ClglFenceStatus> callback)
        {
            void* userData = Callbacks.Once(callback);
            Callbacks.Check(Api.clgl_fence_set_callback(Handle, Callbacks.Fence, userData), userData);
            GC.KeepAlive(this);
        }

        // The error of a fence; its handle may be stale.
        private static ClglException Failure(IntPtr fence)
        {
            const string message = "the command that a fence stands behind failed";
            clgl_fence_info raw = default;
            raw.struct_size = (uint)sizeof(clgl_fence_info);
            if (Api.clgl_fence_get_info(fence, &raw) < 0)
                return new ClglException(ClglResult.CommandFailed, message);
            return new ClglException(message + " with " +
                                     Text.Of(Api.clgl_native_name(Constants.CLGL_NATIVE_OPENCL, raw.error)), raw.error);
        }
    }
}
