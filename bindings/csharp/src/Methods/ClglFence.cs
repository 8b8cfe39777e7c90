// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglFence
    {
        /// <summary>Inserts a fence after the OpenGL commands that the current context of this thread has issued
        /// so far, and flushes these commands. If OpenGL has no sync objects (before 3.2 and without GL_ARB_sync),
        /// the call waits for the commands instead.</summary>
        /// <param name="context">the context</param>
        /// <returns>the fence</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL. Lifetime: until <c>ClglFence.Dispose</c>.</remarks>
        public static ClglFence InsertGL(ClglContext context)
        {
            IntPtr fence;
            Call.Check(Api.clgl_fence_record_gl(ClglObject.NotNull(context, nameof(context)).Handle, &fence));
            GC.KeepAlive(context);
            return new ClglFence(fence);
        }

        /// <summary>Inserts a fence after the commands that a queue has received so far, and flushes the
        /// queue.</summary>
        /// <param name="queue">the queue</param>
        /// <returns>the fence</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglFence.Dispose</c>.</remarks>
        public static ClglFence InsertCL(ClglQueue queue)
        {
            IntPtr fence;
            Call.Check(Api.clgl_fence_record_cl(ClglObject.NotNull(queue, nameof(queue)).Handle, &fence));
            GC.KeepAlive(queue);
            return new ClglFence(fence);
        }

        /// <summary>Creates a fence that the application completes or fails itself, with
        /// <c>ClglFence.Signal</c>.</summary>
        /// <param name="context">the context</param>
        /// <returns>the fence</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglFence.Dispose</c>. A fence that is destroyed before it is
        /// signalled fails.</remarks>
        public static ClglFence CreateUser(ClglContext context)
        {
            IntPtr fence;
            Call.Check(Api.clgl_fence_create_user(ClglObject.NotNull(context, nameof(context)).Handle, &fence));
            GC.KeepAlive(context);
            return new ClglFence(fence);
        }

        /// <summary>Completes or fails a user fence.</summary>
        /// <param name="error">0 = the fence completes; a negative code = the fence and the commands that wait for
        /// it fail</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: error is positive</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: fence is not a user fence, or
        /// was signalled before</exception>
        /// <remarks>Threads: any.</remarks>
        public void Signal(int error = 0)
        {
            Call.Check(Api.clgl_fence_signal(Handle, error));
            GC.KeepAlive(this);
        }

        /// <summary>Waits on the CPU until a fence has completed or failed.</summary>
        /// <param name="timeout">the longest wait in nanoseconds; 0 = only test; null = no limit</param>
        /// <returns>false after the timeout</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: timeout is negative and not
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: only threads with the OpenGL
        /// context can wait for this OpenGL fence, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: as <see
        /// cref="ClglResult.NoGLContext"/>, but an OpenGL context of another share group is current</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: the command of the fence, or a
        /// command that it waited for, has failed; <see cref="ClglException.NativeCode"/> returns its
        /// code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: EGL failed to wait for the fence; see
        /// <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. To wait for an OpenGL fence without EGL syncs and without <see
        /// cref="ClglContextFlags.SyncThread"/>, an OpenGL context of the share group must be current..</remarks>
        public bool Wait(TimeSpan? timeout = null)
        {
            bool done = Call.Done(Api.clgl_fence_wait(Handle, Timeouts.Of(timeout)));
            GC.KeepAlive(this);
            return done;
        }

        /// <summary>Makes later OpenGL commands of the current context of this thread wait for a fence, and
        /// finishes a release with <see cref="ClglHandoverFlags.NoCpuWait"/>. OpenGL waits on the device for
        /// OpenGL fences, and for OpenCL fences if GL_ARB_cl_event works. Otherwise the CPU waits.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: the OpenGL object of a
        /// released object was deleted</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.GLObjectChanged"/>: the OpenGL object of a
        /// released object got new storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context of the fence was created
        /// with <see cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: the command of the fence, or a
        /// command that it waited for, has failed; <see cref="ClglException.NativeCode"/> returns its
        /// code</exception>
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
        /// <remarks>Threads: GL.</remarks>
        public void WaitGL()
        {
            Call.Check(Api.clgl_fence_wait_gl(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Returns the type of a fence, its command and its status.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: only threads with the OpenGL
        /// context can test this OpenGL fence, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: as <see
        /// cref="ClglResult.NoGLContext"/>, but an OpenGL context of another share group is current</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: EGL failed to test the fence; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <remarks>Threads: any. To wait for an OpenGL fence without EGL syncs and without <see
        /// cref="ClglContextFlags.SyncThread"/>, an OpenGL context of the share group must be current..</remarks>
        public ClglFenceInfo Info
        {
            get
            {
                clgl_fence_info info = new clgl_fence_info { struct_size = (uint)sizeof(clgl_fence_info) };
                Call.Check(Api.clgl_fence_get_info(Handle, &info));
                ClglFenceInfo made = new ClglFenceInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Creates a fence from a cl_event, and flushes the queue of the event.</summary>
        /// <param name="context">the context</param>
        /// <param name="clEvent">an event of the cl_context of context. It is retained; the caller keeps its own
        /// reference.</param>
        /// <returns>the fence</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: cl_event is null; cl_event is
        /// not an event</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: cl_event belongs to another
        /// cl_context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglFence.Dispose</c>; the caller may release its cl_event
        /// before.</remarks>
        public static ClglFence FromCLEvent(ClglContext context, IntPtr clEvent)
        {
            IntPtr fence;
            Call.Check(Api.clgl_fence_from_cl_event(
                ClglObject.NotNull(context, nameof(context)).Handle, (void*)clEvent, &fence));
            GC.KeepAlive(context);
            return new ClglFence(fence);
        }

        /// <summary>Creates a fence from a GLsync. The commands before the sync are flushed if the current context
        /// of this thread issued them. With EGL syncs, later OpenGL commands of the current context wait for the
        /// GLsync. Then other threads can wait for the fence, too.</summary>
        /// <param name="context">the context</param>
        /// <param name="glSync">a GLsync of the share group of context. The caller still owns it.</param>
        /// <returns>the fence</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: gl_sync is null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: gl_sync is not a sync object
        /// of the share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: OpenGL has no sync objects
        /// (OpenGL before 3.2 without GL_ARB_sync)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <remarks>Threads: GL. Lifetime: until <c>ClglFence.Dispose</c>; gl_sync must live as long as the
        /// fence.</remarks>
        public static ClglFence FromGLSync(ClglContext context, IntPtr glSync)
        {
            IntPtr fence;
            Call.Check(Api.clgl_fence_from_gl_sync(
                ClglObject.NotNull(context, nameof(context)).Handle, (void*)glSync, &fence));
            GC.KeepAlive(context);
            return new ClglFence(fence);
        }

        /// <summary>Returns a cl_event that completes when a fence completes: the event of an OpenCL fence, or a
        /// user event for an OpenGL fence. To enqueue commands of the application, use the cl_command_queue that
        /// <c>ClglQueue.CLQueue</c> returns, not the one that CL_EVENT_COMMAND_QUEUE of the event returns.
        /// Otherwise deferred acquires of the queue may be missing.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: only threads with the OpenGL
        /// context can wait for this OpenGL fence (see <see cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: the cl_event lives as long as the fence.</remarks>
        public IntPtr CLEvent
        {
            get
            {
                void* clEvent;
                Call.Check(Api.clgl_fence_cl_event(Handle, &clEvent));
                GC.KeepAlive(this);
                return (IntPtr)clEvent;
            }
        }

        /// <summary>Returns a GLsync that is signalled when a fence completes: the sync of an OpenGL fence, or for
        /// an OpenCL fence a sync of GL_ARB_cl_event. Do not delete the GLsync.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the fence is an OpenCL or user
        /// fence, and OpenGL has no working GL_ARB_cl_event; or OpenGL has no sync objects</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <remarks>Threads: GL. Lifetime: the GLsync lives as long as the fence.</remarks>
        public IntPtr GLSync
        {
            get
            {
                void* glSync;
                Call.Check(Api.clgl_fence_gl_sync(Handle, &glSync));
                GC.KeepAlive(this);
                return (IntPtr)glSync;
            }
        }
    }
}
