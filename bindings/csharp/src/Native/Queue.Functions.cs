// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Makes a command queue on a device of the context's, or takes over an existing one.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">how, or NULL for an in-order queue</param>
        /// <param name="queue">receives the queue</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the device has no such queue (see
        /// queue_on_host_properties of clgl_device_info); CLGL_ERROR_WRONG_CONTEXT if cl_queue is of another
        /// cl_context or device; CLGL_ERROR_NO_DEVICE if device is none of the context's;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_queue_destroy. Specification: OpenCL 3.0 section 5.1,
        /// clCreateCommandQueueWithProperties.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_create(IntPtr context, clgl_queue_desc* desc, IntPtr* queue);

        /// <summary>Makes another queue on the same device of the same context, with the same properties and
        /// label.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="duplicate">receives the new one, which holds none of the commands of the old one</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_UNSUPPORTED,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_queue_destroy of the new one. Specification: OpenCL 3.0
        /// section 5.1, clCreateCommandQueueWithProperties, CL_QUEUE_PROPERTIES_ARRAY.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_duplicate(IntPtr queue, IntPtr* duplicate);

        /// <summary>Tells what a queue is made of.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the label lives as long as the queue. Specification: OpenCL 3.0
        /// section 5.1, clGetCommandQueueInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_get_info(IntPtr queue, clgl_queue_info* info);

        /// <summary>Destroys a queue. Commands that it holds still run; what it has acquired stays acquired until
        /// it is released by destroying the object.</summary>
        /// <param name="queue">the queue, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.1,
        /// clReleaseCommandQueue.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_destroy(IntPtr queue);

        /// <summary>Hands all commands of a queue to the device.</summary>
        /// <param name="queue">the queue</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.15, clFlush.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_flush(IntPtr queue);

        /// <summary>Waits on the CPU until all commands of a queue have completed.</summary>
        /// <param name="queue">the queue</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL, CLGL_ERROR_DEVICE_LOST</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.15, clFinish.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_finish(IntPtr queue);

        /// <summary>Gives a fence for the commands that a queue holds so far and for fences of either side, and
        /// flushes the queue. What is enqueued later does not wait for it in an out-of-order queue.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="wait_count">how many fences; with 0 it does what clgl_fence_insert_cl does</param>
        /// <param name="waits">the fences; of the queue's clgl context</param>
        /// <param name="fence">receives a fence that completes when all of that has</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_COMMAND_FAILED if one of waits has failed
        /// already; CLGL_ERROR_UNSUPPORTED as clgl_queue_barrier; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none; the fences may be destroyed at once. Specification: OpenCL 3.0
        /// section 5.12, clEnqueueMarkerWithWaitList.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_marker(IntPtr queue, uint wait_count, IntPtr* waits, IntPtr*
            fence);

        /// <summary>Makes the commands that are enqueued from now on wait for fences of either side, and for the
        /// commands before (a barrier).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="wait_count">how many fences; 0 makes it a barrier only</param>
        /// <param name="waits">the fences; of the queue's clgl context</param>
        /// <param name="fence">receives a fence that completes when the barrier does; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_COMMAND_FAILED if one of waits has failed
        /// already; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can wait for, on a
        /// thread without; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none; the fences may be destroyed at once. Specification: OpenCL 3.0
        /// section 5.12, clEnqueueBarrierWithWaitList.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_barrier(IntPtr queue, uint wait_count, IntPtr* waits, IntPtr*
            fence);

        /// <summary>Has a queue run a function of the program's, as a command among the others. In an in-order
        /// queue it runs after the commands before it and before those after it; in an out-of-order queue, when
        /// the wait list has completed. If a command before it or in its wait list fails, it may not run, and then
        /// its fence fails, too. A function that fails does so to its fence and to the commands that wait for
        /// that; the queue itself goes on. Where the device runs native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL)
        /// it is one, else a thread of the library's runs it while the queue waits. The command is
        /// flushed.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="function">the function</param>
        /// <param name="user_data">handed to the function</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes or fails with the function; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_COMMAND_FAILED if one of waits has failed already: the function does
        /// not run then; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: what user_data points at must live until the function has run or the
        /// fence has failed. Specification: OpenCL 3.0 section 5.10, clEnqueueNativeKernel; section 5.11,
        /// clCreateUserEvent.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_host_function(IntPtr queue, IntPtr function, void* user_data,
            uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Moves objects to the memory of a queue's device, before the commands there that need them, in
        /// a context of several devices; or to the host's. Without it OpenCL moves them itself, when a command
        /// uses them.</summary>
        /// <param name="queue">the queue; buffers that are shared with OpenGL must be acquired by it</param>
        /// <param name="migration">what and where to</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the move waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the objects are there; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_COMMAND_FAILED if one of waits has failed
        /// already; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_INVALID_ARGUMENT also for nothing to move, and with
        /// CLGL_MIGRATE_CONTENT_UNDEFINED for what is only read; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: migration and waits are not kept. Specification: OpenCL 3.0 section
        /// 5.5.6, clEnqueueMigrateMemObjects.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_migrate(IntPtr queue, clgl_migration* migration, uint wait_count,
            IntPtr* waits, IntPtr* fence);
    }
}
