// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglRing
    {
        /// <summary>Creates a ring and all its slots. Compute holds at most one slot at a time, from
        /// <c>ClglRing.AcquireWrite</c> to <c>ClglRing.Submit</c>. Drawing holds at most one slot, from
        /// <c>ClglRing.AcquireRead</c> until it takes the next one or calls <c>ClglRing.ReleaseRead</c>. Compute
        /// and drawing may use one thread or two. Drawing sees only complete frames, and never an older frame
        /// after a newer one.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the ring to create</param>
        /// <returns>the ring</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: desc is null; mode is
        /// unknown; not exactly one of buffer, texture, buffers and textures is set; gl_name is set; an existing
        /// object is given twice or not shared with OpenGL; a flag or the access is not possible for slots; or as
        /// for <c>ClglBuffer.Create</c> and <c>ClglTexture.Create</c></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.AlreadyAcquired"/>: an existing object is
        /// acquired</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an existing object belongs to
        /// another clgl context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: slot_count is more than
        /// CLGL_RING_MAX_SLOTS; or as for <c>ClglBuffer.Create</c> and <c>ClglTexture.Create</c></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoTransport"/>: no transport can share the slots;
        /// the message says why</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: as for
        /// <c>ClglTexture.Create</c></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: an existing object is a slot of
        /// another ring</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL. Lifetime: until <c>ClglRing.Dispose</c>; desc and everything it points at are
        /// used only during the call.</remarks>
        public static ClglRing Create(ClglContext context, ClglRingDesc desc)
        {
            using (Pins pins = new Pins())
            {
                clgl_ring_desc descRaw = ClglObject.NotNull(desc, nameof(desc)).Raw(pins);
                IntPtr ring;
                Call.Check(Api.clgl_ring_create(ClglObject.NotNull(context, nameof(context)).Handle, &descRaw, &ring));
                GC.KeepAlive(context);
                GC.KeepAlive(desc);
                return new ClglRing(context, ring);
            }
        }

        /// <summary>Returns the properties and the state of a ring.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the ring.</remarks>
        public ClglRingInfo Info
        {
            get
            {
                clgl_ring_info info = new clgl_ring_info { struct_size = (uint)sizeof(clgl_ring_info) };
                Call.Check(Api.clgl_ring_get_info(Handle, &info));
                ClglRingInfo made = new ClglRingInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Returns a slot of a ring, even if compute or drawing holds it. Use this function to prepare
        /// something for each slot, such as kernels.</summary>
        /// <param name="index">the slot, from 0</param>
        /// <returns>the slot, with the number of its last frame</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: index is not less than the number
        /// of slots</exception>
        /// <remarks>Threads: any. Lifetime: the objects live until <c>ClglRing.Dispose</c> or
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

        /// <summary>Submits the slot that compute holds, and does not wait. Drawing can take the frame when the
        /// commands enqueued so far have completed.</summary>
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
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: ends slot and previous of <c>ClglRing.AcquireWrite</c>.</remarks>
        public void Submit(ClglQueue queue, ClglRingFlags flags = ClglRingFlags.None, ClglWaits after = default)
        {
            Submit(queue, flags, after, null);
        }

        /// <summary>Submits the slot that compute holds, and does not wait. Drawing can take the frame when the
        /// commands enqueued so far have completed.</summary>
        /// <param name="queue">the queue that acquired the slot</param>
        /// <param name="flags"><see cref="ClglRingFlags.Discard"/>, or 0</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the frame is complete</returns>
        /// <remarks>Threads: any. Lifetime: ends slot and previous of <c>ClglRing.AcquireWrite</c>.</remarks>
        public ClglFence SubmitWithFence(
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

        /// <summary>Returns the slot that drawing holds to compute. Compute waits for the OpenGL commands that the
        /// current context has issued so far.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: drawing holds no slot; or
        /// another thread is in this function or in <c>ClglRing.AcquireRead</c></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL. The context must be the one that drew from the slot.. Lifetime: ends the slot of
        /// <c>ClglRing.AcquireRead</c>.</remarks>
        public void ReleaseRead()
        {
            Call.Check(Api.clgl_ring_release_read(Handle));
            GC.KeepAlive(this);
        }
    }
}
