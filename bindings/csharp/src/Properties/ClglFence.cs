// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglFence
    {
        /// <summary>Returns the type of a fence, its command and its status.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: only threads with the OpenGL
        /// context can test this OpenGL fence, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: as CLGL_ERROR_NO_GL_CONTEXT,
        /// but a context of another share group is current</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: EGL failed to test the fence; see
        /// clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset, or
        /// it or its display has ended</exception>
        /// <remarks>Threads: any; GL for OpenGL fences that only threads with the OpenGL context can wait for.
        /// Lifetime: none.</remarks>
        public ClglFenceInfo Info
        {
            get
            {
                clgl_fence_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_fence_info);
                Call.Check(Api.clgl_fence_get_info(Handle, &raw));
                ClglFenceInfo info = new ClglFenceInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns a cl_event that completes with a fence: the event of an OpenCL fence, or a user event
        /// for an OpenGL fence. Enqueue commands of the application on the cl_command_queue that
        /// clgl_queue_cl_queue returns, not on the queue that CL_EVENT_COMMAND_QUEUE of the event names: the
        /// library defers parts of acquires while it knows all commands of a queue.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: only threads with the OpenGL
        /// context can wait for this OpenGL fence (see CLGL_CONTEXT_SYNC_THREAD)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: the cl_event lives as long as the fence.</remarks>
        public IntPtr CLEvent
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_fence_cl_event(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }

        /// <summary>Returns a GLsync that is signalled with a fence: the sync of an OpenGL fence, or one of
        /// GL_ARB_cl_event for an OpenCL fence. Do not delete it.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; for a headless context: it is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with
        /// CLGL_CONTEXT_COMPUTE_ONLY</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the fence is an OpenCL or user
        /// fence, and OpenGL has no working GL_ARB_cl_event; or OpenGL has no sync objects</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset, or
        /// it or its display has ended</exception>
        /// <remarks>Threads: GL. Lifetime: the GLsync lives as long as the fence.</remarks>
        public IntPtr GLSync
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_fence_gl_sync(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
