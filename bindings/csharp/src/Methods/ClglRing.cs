// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglRing
    {
        /// <summary>Returns a slot of a ring, whichever side holds it. Use it to prepare something for each slot,
        /// such as kernels.</summary>
        /// <param name="index">the slot, from 0</param>
        /// <returns>the slot, with the number of its last frame</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: index is not less than the number
        /// of slots</exception>
        /// <remarks>Threads: any. Lifetime: the objects live until <c>ClglRing.Destroy</c> or
        /// <c>ClglRing.Resize</c>; strings in their infos as long as the ring.</remarks>
        public ClglRingSlot GetSlot(int index)
        {
            clgl_ring_slot slot = new clgl_ring_slot { struct_size = (uint)sizeof(clgl_ring_slot) };
            Call.Check(Api.clgl_ring_get_slot(Handle, Sizes.Count(index), &slot));
            GC.KeepAlive(this);
            return Of(&slot);
        }

        private bool AcquireWrite(
            ClglQueue queue, clgl_ring_slot* slot, clgl_ring_slot* previous, TimeSpan? timeout, in ClglWaits after,
            IntPtr* fence)
        {
            IntPtr one = after.One;
            bool done;
            fixed (IntPtr* many = after.Many)
                done = Call.Done(Api.clgl_ring_acquire_write(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, Timeouts.Of(timeout), after.Count,
                    many == null ? &one : many, slot, previous, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
            return done;
        }

        /// <summary>Releases the slot that compute holds to drawing. Drawing sees the frame when the commands
        /// enqueued so far have completed. Does not wait.</summary>
        /// <param name="queue">the queue that acquired the slot</param>
        /// <param name="flags"><see cref="ClglRingFlags.Discard"/>, or 0</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: flags are unknown</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: the ring belongs to another
        /// context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue holds no slot of the
        /// ring</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context or its display
        /// has ended</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: a fence in after has already
        /// failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: ends slot and previous of <c>ClglRing.AcquireWrite</c>.</remarks>
        public void Submit(ClglQueue queue, ClglRingFlags flags = ClglRingFlags.None, ClglWaits after = default)
        {
            Submit(queue, flags, after, null);
        }

        /// <summary>Releases the slot that compute holds to drawing. Drawing sees the frame when the commands
        /// enqueued so far have completed. Does not wait.</summary>
        /// <param name="queue">the queue that acquired the slot</param>
        /// <param name="flags"><see cref="ClglRingFlags.Discard"/>, or 0</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the frame is complete</returns>
        /// <remarks>Threads: any. Lifetime: ends slot and previous of <c>ClglRing.AcquireWrite</c>.</remarks>
        public ClglFence SubmitAsync(
            ClglQueue queue, ClglRingFlags flags = ClglRingFlags.None, ClglWaits after = default)
        {
            IntPtr fence;
            Submit(queue, flags, after, &fence);
            return new ClglFence(fence);
        }

        private void Submit(ClglQueue queue, ClglRingFlags flags, in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_ring_submit(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, (uint)flags, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Returns the slot that drawing holds to compute, after the commands that the current context
        /// has issued so far.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; for a headless context: it is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset, or
        /// it or its display has ended</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: drawing holds no slot; or
        /// another thread is in this function or in <c>ClglRing.AcquireRead</c></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL; with the context that drew from the slot. Lifetime: ends the slot of
        /// <c>ClglRing.AcquireRead</c>.</remarks>
        public void ReleaseRead()
        {
            Call.Check(Api.clgl_ring_release_read(Handle));
            GC.KeepAlive(this);
        }
    }
}
