// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglQueue
    {
        /// <summary>Returns the cl_command_queue of a queue. After this call the library no longer defers acquires
        /// of this queue, because the application may enqueue commands that the library does not know.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any. Lifetime: the cl_command_queue lives as long as the queue.</remarks>
        public IntPtr CLQueue
        {
            get
            {
                void* clCommandQueue;
                Call.Check(Api.clgl_queue_cl_queue(Handle, &clCommandQueue));
                GC.KeepAlive(this);
                return (IntPtr)clCommandQueue;
            }
        }

        /// <summary>Creates a command queue on a device of a context, or wraps an existing
        /// cl_command_queue.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the properties; null = an in-order queue on the first device</param>
        /// <returns>the queue</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: flags are unknown, or not 0
        /// although cl_queue is set; cl_queue is not a queue of device</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: cl_queue belongs to another
        /// cl_context, or to a device that the context does not have</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoDevice"/>: desc.device does not belong to the
        /// context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the device has no queues with
        /// these properties (see queue_on_host_properties of <see cref="ClglDeviceInfo"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglQueue.Dispose</c>.</remarks>
        public static ClglQueue Create(ClglContext context, ClglQueueDesc desc)
        {
            using (Pins pins = new Pins())
            {
                clgl_queue_desc descRaw = ClglObject.NotNull(desc, nameof(desc)).Raw(pins);
                IntPtr queue;
                Call.Check(Api.clgl_queue_create(ClglObject.NotNull(context, nameof(context)).Handle, &descRaw, &queue));
                GC.KeepAlive(context);
                GC.KeepAlive(desc);
                return new ClglQueue(context, queue);
            }
        }

        /// <summary>Creates a queue on the same device of the same context, with the same properties and label.
        /// Commands are not copied.</summary>
        /// <returns>the new queue</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the device cannot create a queue
        /// with the properties of an existing cl_command_queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglQueue.Dispose</c> of the duplicate.</remarks>
        public ClglQueue Duplicate()
        {
            IntPtr duplicate;
            Call.Check(Api.clgl_queue_duplicate(Handle, &duplicate));
            GC.KeepAlive(this);
            return new ClglQueue(Context, duplicate);
        }

        /// <summary>Returns the properties of a queue.</summary>
        /// <remarks>Threads: any. Lifetime: the label lives as long as the queue.</remarks>
        public ClglQueueInfo Info
        {
            get
            {
                clgl_queue_info info = new clgl_queue_info { struct_size = (uint)sizeof(clgl_queue_info) };
                Call.Check(Api.clgl_queue_get_info(Handle, &info));
                ClglQueueInfo made = new ClglQueueInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Submits all commands of a queue to the device. Does not wait.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public void Flush()
        {
            Call.Check(Api.clgl_queue_flush(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Waits on the CPU until all commands of a queue have completed.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: a command failed, and the
        /// OpenCL driver reports this for the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public void Finish()
        {
            Call.Check(Api.clgl_queue_finish(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Creates a fence that completes when the commands enqueued so far and the given fences have
        /// completed, and flushes the queue. In an out-of-order queue, later commands do not wait for the
        /// fence.</summary>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>the fence</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
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
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: the fences in after may be destroyed when the call returns.</remarks>
        public ClglFence Marker(ClglWaits after = default)
        {
            IntPtr fence;
            Marker(after, &fence);
            return new ClglFence(fence);
        }

        private void Marker(in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_queue_marker(Handle, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(this);
        }

        /// <summary>Makes later commands of a queue wait for the commands enqueued so far and for the given
        /// fences.</summary>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
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
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: the fences in after may be destroyed when the call returns.</remarks>
        public void Barrier(ClglWaits after = default)
        {
            Barrier(after, null);
        }

        /// <summary>Makes later commands of a queue wait for the commands enqueued so far and for the given
        /// fences.</summary>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the barrier completes</returns>
        /// <remarks>Threads: any. Lifetime: the fences in after may be destroyed when the call returns.</remarks>
        public ClglFence BarrierWithFence(ClglWaits after = default)
        {
            IntPtr fence;
            Barrier(after, &fence);
            return new ClglFence(fence);
        }

        private void Barrier(in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_queue_barrier(Handle, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(this);
        }

        private void LaunchHostFunction(IntPtr function, void* userData, in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_queue_launch_host_function(
                    Handle, function, userData, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(this);
        }

        private void Migrate(clgl_migration* migration, in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_migrate(Handle, migration, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(this);
        }
    }
}
