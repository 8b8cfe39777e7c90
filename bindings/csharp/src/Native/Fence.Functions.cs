// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Inserts a fence after the OpenGL commands that the current context of this thread has issued
        /// so far, and flushes these commands. If OpenGL has no sync objects (before 3.2 and without GL_ARB_sync),
        /// the call waits for the commands instead.</summary>
        /// <param name="context">the context</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: fence is NULL; CLGL_ERROR_INVALID_HANDLE: context
        /// is not a valid clgl_context; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or
        /// the headless context is current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL
        /// context belongs to another share group; CLGL_ERROR_NO_OPENGL: the context was created with
        /// CLGL_CONTEXT_COMPUTE_ONLY; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory;
        /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the
        /// headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. Lifetime: until clgl_fence_destroy. Specification: OpenGL 4.6 core section 4.1,
        /// glFenceSync; EGL_KHR_fence_sync.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_record_gl(IntPtr context, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_record_gl(IntPtr context, IntPtr* fence);
#endif

        /// <summary>Inserts a fence after the commands that a queue has received so far, and flushes the
        /// queue.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: fence is NULL; CLGL_ERROR_INVALID_HANDLE: queue is
        /// not a valid clgl_queue; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host
        /// memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_fence_destroy. Specification: OpenCL 3.0 section 5.12,
        /// clEnqueueMarkerWithWaitList.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_record_cl(IntPtr queue, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_record_cl(IntPtr queue, IntPtr* fence);
#endif

        /// <summary>Creates a fence that the application completes or fails itself, with
        /// clgl_fence_signal.</summary>
        /// <param name="context">the context</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: fence is NULL; CLGL_ERROR_INVALID_HANDLE: context
        /// is not a valid clgl_context; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_fence_destroy. A fence that is destroyed before it is
        /// signalled fails.. Specification: OpenCL 3.0 section 5.11, clCreateUserEvent.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_create_user(IntPtr context, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_create_user(IntPtr context, IntPtr* fence);
#endif

        /// <summary>Completes or fails a user fence.</summary>
        /// <param name="fence">a fence of clgl_fence_create_user</param>
        /// <param name="error">0 = the fence completes; a negative code = the fence and the commands that wait for
        /// it fail</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: error is positive; CLGL_ERROR_INVALID_HANDLE: fence
        /// is not a valid clgl_fence; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: fence is not a user fence, or was
        /// signalled before</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.11,
        /// clSetUserEventStatus.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_signal(IntPtr fence, int error);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_signal(IntPtr fence, int error);
#endif

        /// <summary>Destroys a fence. Commands that wait for it continue to wait, and its callbacks still run. A
        /// user fence that was not signalled fails.</summary>
        /// <param name="fence">the fence; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence, for example because
        /// it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.11,
        /// clReleaseEvent; OpenGL 4.6 core section 4.1, glDeleteSync.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_destroy(IntPtr fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_destroy(IntPtr fence);
#endif

        /// <summary>Waits on the CPU until a fence has completed or failed.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="timeout">the longest wait in nanoseconds; 0 = only test; CLGL_FOREVER = no limit</param>
        /// <returns>CLGL_SUCCESS if the fence has completed; CLGL_TIMEOUT if it has not completed in time;
        /// CLGL_ERROR_INVALID_ARGUMENT: timeout is negative and not CLGL_FOREVER; CLGL_ERROR_INVALID_HANDLE: fence
        /// is not a valid clgl_fence; CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can wait for
        /// this OpenGL fence, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_WRONG_GL_CONTEXT: as CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group
        /// is current; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: the command of the fence, or a command that it waited for, has failed;
        /// clgl_error_get_native_code returns its code; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_WINSYS: EGL failed to wait for the fence; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. To wait for an OpenGL fence without EGL syncs and without
        /// CLGL_CONTEXT_SYNC_THREAD, an OpenGL context of the share group must be current.. Lifetime: none.
        /// Specification: OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1,
        /// glClientWaitSync.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_wait(IntPtr fence, long timeout);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait(IntPtr fence, long timeout);
#endif

        /// <summary>Waits on the CPU until all fences of a list have completed or failed. The list may contain
        /// fences of both APIs and of several clgl contexts.</summary>
        /// <param name="count">number of fences; 0 = succeed at once</param>
        /// <param name="fences">the fences; may be NULL if count is 0</param>
        /// <param name="timeout">the longest wait for all fences together, in nanoseconds; 0 = only test;
        /// CLGL_FOREVER = no limit</param>
        /// <returns>CLGL_SUCCESS if all fences have completed; CLGL_TIMEOUT if at least one has neither completed
        /// nor failed in time; CLGL_ERROR_INVALID_ARGUMENT: fences is NULL although count is not 0; count is more
        /// than 1,048,576; CLGL_ERROR_INVALID_HANDLE: an element of fences is not a valid clgl_fence;
        /// CLGL_ERROR_COMMAND_FAILED: all fences have ended and at least one has failed; the message contains the
        /// index of the first failed fence; CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can
        /// wait for this OpenGL fence, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_WRONG_GL_CONTEXT: as CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group
        /// is current; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: EGL failed to wait for the fence; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. To wait for an OpenGL fence without EGL syncs and without
        /// CLGL_CONTEXT_SYNC_THREAD, an OpenGL context of the share group must be current.. Lifetime: none.
        /// Specification: OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1,
        /// glClientWaitSync.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_wait_all(uint count, IntPtr* fences, long timeout);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait_all(uint count, IntPtr* fences, long timeout);
#endif

        /// <summary>Waits on the CPU until at least one fence of a list has completed or failed. The list may
        /// contain fences of both APIs and of several clgl contexts. If several fences have ended, the one with
        /// the lowest index is returned. The function also succeeds if this fence has failed; clgl_fence_get_info
        /// returns its status.</summary>
        /// <param name="count">number of fences, at least 1</param>
        /// <param name="fences">the fences</param>
        /// <param name="timeout">the longest wait in nanoseconds; 0 = only test; CLGL_FOREVER = no limit</param>
        /// <param name="index">receives the index of the fence that has ended; 0 with CLGL_TIMEOUT</param>
        /// <returns>CLGL_SUCCESS if a fence has ended; CLGL_TIMEOUT if no fence has ended in time;
        /// CLGL_ERROR_INVALID_ARGUMENT: count is 0 or more than 1,048,576; fences or index is NULL; timeout is
        /// negative and not CLGL_FOREVER; CLGL_ERROR_INVALID_HANDLE: an element of fences is not a valid
        /// clgl_fence; CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can wait for an OpenGL fence
        /// in the list, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_WRONG_GL_CONTEXT: as
        /// CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group is current;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: EGL failed to wait for a fence; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. To wait for an OpenGL fence without EGL syncs and without
        /// CLGL_CONTEXT_SYNC_THREAD, an OpenGL context of the share group must be current.. Lifetime: none.
        /// Specification: OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section
        /// 4.1.1, glClientWaitSync.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_wait_any(uint count, IntPtr* fences, long timeout, uint*
            index);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait_any(uint count, IntPtr* fences, long timeout, uint*
            index);
#endif

        /// <summary>Makes later OpenGL commands of the current context of this thread wait for a fence, and
        /// finishes a release with CLGL_HANDOVER_NO_CPU_WAIT. OpenGL waits on the device for OpenGL fences, and
        /// for OpenCL fences if GL_ARB_cl_event works. Otherwise the CPU waits.</summary>
        /// <param name="fence">the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence;
        /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of a released object was deleted;
        /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of a released object got new storage;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_NO_OPENGL: the context of the fence was created with CLGL_CONTEXT_COMPUTE_ONLY;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: the command of the fence, or a command that it waited for, has failed;
        /// clgl_error_get_native_code returns its code; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: GL. Lifetime: none. Specification: OpenGL 4.6 core section 4.1.1, glWaitSync;
        /// GL_ARB_cl_event.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_wait_gl(IntPtr fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_wait_gl(IntPtr fence);
#endif

        /// <summary>Returns the type of a fence, its command and its status.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: fence is
        /// not a valid clgl_fence; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096; CLGL_ERROR_NO_GL_CONTEXT: only threads with the OpenGL context can test this OpenGL fence, and
        /// this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_WRONG_GL_CONTEXT: as
        /// CLGL_ERROR_NO_GL_CONTEXT, but an OpenGL context of another share group is current;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL
        /// call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: EGL failed to test the fence; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed</returns>
        /// <remarks>Threads: any. To wait for an OpenGL fence without EGL syncs and without
        /// CLGL_CONTEXT_SYNC_THREAD, an OpenGL context of the share group must be current.. Lifetime: none.
        /// Specification: OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_COMMAND_TYPE;
        /// OpenGL 4.6 core section 4.1.3, GL_SYNC_STATUS.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_get_info(IntPtr fence, clgl_fence_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_get_info(IntPtr fence, clgl_fence_info* info);
#endif

        /// <summary>Sets a function that is called once when a fence has completed or failed. Several callbacks
        /// may be set.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="callback">the function</param>
        /// <param name="user_data">passed to the callback; may be NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: callback is NULL; CLGL_ERROR_INVALID_HANDLE: fence
        /// is not a valid clgl_fence; CLGL_ERROR_UNSUPPORTED: only threads with the OpenGL context can wait for
        /// this OpenGL fence (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of
        /// other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. clgl_fence_callback says on which thread the callback runs.. Lifetime: user_data
        /// must live until the callback has run. The callback runs even if the fence is destroyed before..
        /// Specification: OpenCL 3.0 section 5.11, clSetEventCallback.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_set_callback(IntPtr fence, IntPtr callback, void* user_data);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_set_callback(IntPtr fence, IntPtr callback, void* user_data);
#endif

        /// <summary>Sets a function that is called once when a fence has reached a status or failed. The function
        /// is called even if the fence has already left the status. Functions for different statuses may be called
        /// in any order. With CLGL_STATUS_COMPLETE the function does the same as
        /// clgl_fence_set_callback.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="status">CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE. OpenGL fences
        /// and user fences reach CLGL_STATUS_RUNNING when they complete.</param>
        /// <param name="callback">the function</param>
        /// <param name="user_data">passed to the callback; may be NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: callback is NULL; status has another value;
        /// CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence; CLGL_ERROR_UNSUPPORTED: only threads with
        /// the OpenGL context can wait for this OpenGL fence (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: any. clgl_fence_callback says on which thread the callback runs.. Lifetime: as for
        /// clgl_fence_set_callback. Specification: OpenCL 3.0 section 5.11, clSetEventCallback.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_set_status_callback(IntPtr fence, int status, IntPtr callback,
            void* user_data);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_set_status_callback(IntPtr fence, int status, IntPtr callback,
            void* user_data);
#endif

        /// <summary>Returns the times at which the command of a fence reached its stages. The queue must have been
        /// created with CLGL_QUEUE_PROFILING. For views, and for textures with pitches in a buffer, the library
        /// may divide a command into several OpenCL commands. The times are then those of the last one, or of a
        /// marker after them. A host function has times only on devices that run it as a native kernel
        /// (CLGL_DEVICE_EXEC_NATIVE_KERNEL).</summary>
        /// <param name="fence">a fence of an OpenCL command</param>
        /// <param name="times">receives the times; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_NOT_READY if the command has not completed; CLGL_ERROR_INVALID_ARGUMENT:
        /// times is NULL; CLGL_ERROR_INVALID_HANDLE: fence is not a valid clgl_fence;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of times is too small or more than 4096;
        /// CLGL_ERROR_UNSUPPORTED: the fence has no times: it does not belong to an OpenCL command, its queue has
        /// no profiling, or the OpenCL driver does not measure times (rusticl 22.3);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_COMMAND_FAILED: the command has failed; clgl_error_get_native_code returns its code;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.14, clGetEventProfilingInfo;
        /// CL_PROFILING_COMMAND_COMPLETE of OpenCL 2.0.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_fence_get_profiling(IntPtr fence, clgl_profiling* times);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_get_profiling(IntPtr fence, clgl_profiling* times);
#endif

        /// <summary>Returns the name of the status of a fence, such as "complete".</summary>
        /// <param name="status">CLGL_STATUS_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_fence_status_name(int status);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_fence_status_name(int status);
#endif

        /// <summary>Returns the name of a command, such as "copy buffer".</summary>
        /// <param name="command">CLGL_COMMAND_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_command_type_name(int command);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_command_type_name(int command);
#endif

        /// <summary>Returns the name of a type of fence, such as "OpenGL".</summary>
        /// <param name="type">CLGL_FENCE_TYPE_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_fence_type_name(int type);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_fence_type_name(int type);
#endif
    }
}
