using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A point in the command stream of OpenCL or OpenGL. A fence can be awaited.</summary>
    public sealed unsafe partial class ClglFence : ClglObject
    {
        internal ClglFence(IntPtr handle) : base(handle, Api.clgl_fence_destroy)
        {
        }

        /// <summary>The times when the command was enqueued, submitted, started and ended. null before the command
        /// has completed. Requires a queue with <see cref="ClglQueueFlags.Profiling"/>.</summary>
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

        /// <summary>Waits on the CPU until all fences have completed.</summary>
        /// <param name="fences">the fences</param>
        /// <param name="timeout">maximum wait for all fences together; null = no limit</param>
        /// <returns>false after the timeout</returns>
        /// <exception cref="ClglException">a fence has failed</exception>
        public static bool WaitAll(ClglFence[] fences, TimeSpan? timeout = null)
        {
            ClglWaits all = NotNull(fences, nameof(fences));
            bool done;
            fixed (IntPtr* list = all.Many)
                done = Call.Done(Api.clgl_fence_wait_all(all.Count, list, Timeouts.Of(timeout)));
            all.KeepAlive();
            return done;
        }

        /// <summary>Waits on the CPU until any of the fences has completed or failed.</summary>
        /// <param name="fences">the fences</param>
        /// <param name="timeout">maximum wait; null = no limit</param>
        /// <returns>the index of the fence; -1 after the timeout</returns>
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

        /// <summary>Waits on the CPU until the fence has completed.</summary>
        /// <param name="timeout">maximum wait; 0 = return at once</param>
        /// <returns>false after the timeout</returns>
        /// <exception cref="ClglException">the command failed</exception>
        public bool Wait(TimeSpan timeout)
        {
            bool done = Call.Done(Api.clgl_fence_wait(Handle, Timeouts.Of(timeout)));
            GC.KeepAlive(this);
            return done;
        }

        /// <summary>Calls a function once, when the fence has completed or failed. The call is made on a library
        /// thread, or at once on this thread. The function may call the library but must not wait.</summary>
        /// <param name="callback">receives Complete or Failed</param>
        public void OnEnd(Action<ClglFenceStatus> callback)
        {
            NotNull(callback, nameof(callback));
            SetCallback((fence, status) => callback(status));
        }

        /// <summary>Calls a function once, when the command has reached a stage; see <see cref="OnEnd"/>.</summary>
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

        /// <summary>Returns a task that completes with the fence, or fails with the <see cref="ClglException"/> of
        /// the command. The fence may be disposed of before the task completes.</summary>
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

        /// <summary>Returns the awaiter that <c>await</c> uses.</summary>
        /// <returns>the awaiter of <see cref="AsTask"/></returns>
        public TaskAwaiter GetAwaiter() => AsTask().GetAwaiter();

        internal void SetCallback(Action<IntPtr, ClglFenceStatus> callback)
        {
            void* userData = Callbacks.Once(callback);
            Callbacks.Check(Api.clgl_fence_set_callback(Handle, Callbacks.Fence, userData), userData);
            GC.KeepAlive(this);
        }

        // Returns the error of a failed fence. The handle may be invalid.
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
