// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Inserts a fence behind the OpenGL commands that this thread's context has issued so far, and
        /// flushes them. Where OpenGL has no sync objects (OpenGL before 3.2 without GL_ARB_sync), it finishes
        /// them instead.</summary>
        /// <param name="context">the context</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY</returns>
        /// <remarks>Threads: GL. Lifetime: until clgl_fence_destroy. Specification: OpenGL 4.6 core section 4.1,
        /// glFenceSync; EGL_KHR_fence_sync.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_insert_gl(IntPtr context, IntPtr* fence);

        /// <summary>Inserts a fence behind the commands that a queue holds so far, and flushes them.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_fence_destroy. Specification: OpenCL 3.0 section 5.12,
        /// clEnqueueMarkerWithWaitList.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_insert_cl(IntPtr queue, IntPtr* fence);

        /// <summary>Makes a fence that the program completes or fails itself.</summary>
        /// <param name="context">the context</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_fence_destroy. Destroyed unsignalled, it fails, so that
        /// nothing waits for ever.. Specification: OpenCL 3.0 section 5.11, clCreateUserEvent.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_create_user(IntPtr context, IntPtr* fence);

        /// <summary>Completes or fails a user fence.</summary>
        /// <param name="fence">a fence of clgl_fence_create_user</param>
        /// <param name="error">0 to complete it, a negative code to fail it and the commands that wait for
        /// it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if it was signalled before, or is no user fence;
        /// CLGL_ERROR_INVALID_ARGUMENT for a positive code; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.11,
        /// clSetUserEventStatus.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_signal(IntPtr fence, int error);

        /// <summary>Destroys a fence. What waits for it goes on waiting for its point in the stream, and callbacks
        /// still run.</summary>
        /// <param name="fence">the fence, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.11,
        /// clReleaseEvent; OpenGL 4.6 core section 4.1, glDeleteSync.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_destroy(IntPtr fence);

        /// <summary>Waits on the CPU for a fence.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="timeout">nanoseconds; 0 to ask without waiting, CLGL_FOREVER to wait without end</param>
        /// <returns>CLGL_SUCCESS; CLGL_TIMEOUT; CLGL_ERROR_COMMAND_FAILED with OpenCL's code in clgl_error_native;
        /// CLGL_ERROR_NO_GL_CONTEXT for a fence of OpenGL that only a thread with OpenGL can wait for, on a thread
        /// without (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_ARGUMENT for another negative timeout;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL
        /// 4.6 core section 4.1.1, glClientWaitSync.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait(IntPtr fence, long timeout);

        /// <summary>Waits on the CPU until all fences of a list have completed or failed. They may be of both
        /// sides and of several contexts.</summary>
        /// <param name="count">how many fences; 0 succeeds at once</param>
        /// <param name="fences">the fences</param>
        /// <param name="timeout">nanoseconds for all of them together; 0 to ask without waiting, CLGL_FOREVER to
        /// wait without end</param>
        /// <returns>CLGL_SUCCESS if all have completed; CLGL_TIMEOUT if one has done neither yet;
        /// CLGL_ERROR_COMMAND_FAILED if all have ended and one has failed: the message tells the first in the list
        /// by its place; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_NO_GL_CONTEXT,
        /// CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST as clgl_fence_wait</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL
        /// 4.6 core section 4.1.1, glClientWaitSync.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait_all(uint count, IntPtr* fences, long timeout);

        /// <summary>Waits on the CPU until any fence of a list has completed or failed, and tells which. They may
        /// be of both sides and of several contexts.</summary>
        /// <param name="count">how many fences, at least 1</param>
        /// <param name="fences">the fences</param>
        /// <param name="timeout">nanoseconds; 0 to ask without waiting, CLGL_FOREVER to wait without end</param>
        /// <param name="index">receives the place of one that has ended, the first of several; whether it has
        /// failed tells clgl_fence_get_info</param>
        /// <returns>CLGL_SUCCESS; CLGL_TIMEOUT if none has, with an index of 0; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.11,
        /// CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section 4.1.1, glClientWaitSync.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait_any(uint count, IntPtr* fences, long timeout, uint*
            index);

        /// <summary>Makes the OpenGL commands that this thread's context issues from now on wait for a fence, and
        /// does what a deferred release left to do. Waits on the device where the driver can (for OpenGL's fences,
        /// and for OpenCL's with GL_ARB_cl_event), else on the CPU.</summary>
        /// <param name="fence">the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_COMMAND_FAILED, CLGL_ERROR_NO_GL_CONTEXT,
        /// CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL. Lifetime: none. Specification: OpenGL 4.6 core section 4.1.1, glWaitSync;
        /// GL_ARB_cl_event.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait_gl(IntPtr fence);

        /// <summary>Tells whose a fence is, behind what command it stands, and how far it is.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT as clgl_fence_wait; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.11,
        /// CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_COMMAND_TYPE; OpenGL 4.6 core section 4.1.3,
        /// GL_SYNC_STATUS.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_get_info(IntPtr fence, clgl_fence_info* info);

        /// <summary>Has a function called once when a fence has completed or failed.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="callback">the function</param>
        /// <param name="user_data">handed to it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can
        /// wait for (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any; for the callback's thread see clgl_fence_callback. Lifetime: user_data must live
        /// until the callback has run. The callback runs also if the fence is destroyed before; its fence argument
        /// is then a stale handle.. Specification: OpenCL 3.0 section 5.11, clSetEventCallback.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_set_callback(IntPtr fence, IntPtr callback, void* user_data);

        /// <summary>Has a function called once when a fence has come as far as a stage. What passes a stage too
        /// fast to be seen there is told all the same; callbacks of different stages may come in any
        /// order.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="status">CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE; OpenGL's
        /// fences and those of the program's are running only when they have completed</param>
        /// <param name="callback">the function; it gets this status, or CLGL_STATUS_FAILED if the fence has
        /// failed</param>
        /// <param name="user_data">handed to it</param>
        /// <returns>as clgl_fence_set_callback, which is this for CLGL_STATUS_COMPLETE;
        /// CLGL_ERROR_INVALID_ARGUMENT also for another status</returns>
        /// <remarks>Threads: any; for the callback's thread see clgl_fence_callback. Lifetime: as
        /// clgl_fence_set_callback. Specification: OpenCL 3.0 section 5.11, clSetEventCallback.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_set_status_callback(IntPtr fence, int status, IntPtr callback,
            void* user_data);

        /// <summary>Tells when a command of a queue made with CLGL_QUEUE_PROFILING passed its stages. Where the
        /// library made several commands of one (views, textures with pitches in a buffer), the times are those of
        /// the last, or of a marker behind all of them. Functions of clgl_queue_host_function have times where
        /// they are native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL).</summary>
        /// <param name="fence">a fence of OpenCL</param>
        /// <param name="times">receives them; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_NOT_READY before the command has completed; CLGL_ERROR_COMMAND_FAILED if it
        /// failed, with OpenCL's code in clgl_error_native; CLGL_ERROR_UNSUPPORTED for a fence that has no times,
        /// or whose driver makes them up (rusticl 22.3); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.14, clGetEventProfilingInfo;
        /// CL_PROFILING_COMMAND_COMPLETE of OpenCL 2.0.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_get_profiling(IntPtr fence, clgl_profiling* times);
    }
}
