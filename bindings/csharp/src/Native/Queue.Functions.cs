// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Creates a command queue on a device of a context, or wraps an existing
        /// cl_command_queue.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the properties; NULL = an in-order queue on the first device</param>
        /// <param name="queue">receives the queue</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: queue is NULL; flags are unknown, or not 0 although
        /// cl_queue is set; cl_queue is not a queue of device; CLGL_ERROR_INVALID_HANDLE: context is not a valid
        /// clgl_context, or desc-&gt;device is not a valid clgl_device; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of desc is too small or more than 4096, or unknown fields of desc are not 0;
        /// CLGL_ERROR_WRONG_CONTEXT: cl_queue belongs to another cl_context, or to a device that the context does
        /// not have; CLGL_ERROR_NO_DEVICE: desc-&gt;device does not belong to the context; CLGL_ERROR_UNSUPPORTED:
        /// the device has no queues with these properties (see queue_on_host_properties of clgl_device_info);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_queue_destroy. Specification: OpenCL 3.0 section 5.1,
        /// clCreateCommandQueueWithProperties.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_create(IntPtr context, clgl_queue_desc* desc, IntPtr* queue);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_create(IntPtr context, clgl_queue_desc* desc, IntPtr* queue);
#endif

        /// <summary>Creates a queue on the same device of the same context, with the same properties and label.
        /// Commands are not copied.</summary>
        /// <param name="queue">the queue to duplicate</param>
        /// <param name="duplicate">receives the new queue</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: duplicate is NULL; CLGL_ERROR_INVALID_HANDLE: queue
        /// is not a valid clgl_queue; CLGL_ERROR_UNSUPPORTED: the device cannot create a queue with the properties
        /// of an existing cl_command_queue; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out
        /// of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_queue_destroy of the duplicate. Specification: OpenCL 3.0
        /// section 5.1, clCreateCommandQueueWithProperties, CL_QUEUE_PROPERTIES_ARRAY.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_duplicate(IntPtr queue, IntPtr* duplicate);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_duplicate(IntPtr queue, IntPtr* duplicate);
#endif

        /// <summary>Returns the properties of a queue.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: queue is
        /// not a valid clgl_queue; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096</returns>
        /// <remarks>Threads: any. Lifetime: the label lives as long as the queue. Specification: OpenCL 3.0
        /// section 5.1, clGetCommandQueueInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_get_info(IntPtr queue, clgl_queue_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_get_info(IntPtr queue, clgl_queue_info* info);
#endif

        /// <summary>Destroys a queue. Its commands still complete. Objects that it has acquired stay acquired;
        /// destroying such an object releases it.</summary>
        /// <param name="queue">the queue; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue, for example because
        /// it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.1,
        /// clReleaseCommandQueue.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_destroy(IntPtr queue);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_destroy(IntPtr queue);
#endif

        /// <summary>Submits all commands of a queue to the device. Does not wait.</summary>
        /// <param name="queue">the queue</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.15, clFlush.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_flush(IntPtr queue);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_flush(IntPtr queue);
#endif

        /// <summary>Waits on the CPU until all commands of a queue have completed.</summary>
        /// <param name="queue">the queue</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: queue is not a valid clgl_queue;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a command failed, and the OpenCL driver reports this for the queue;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.15, clFinish.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_finish(IntPtr queue);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_finish(IntPtr queue);
#endif

        /// <summary>Creates a fence that completes when the commands enqueued so far and the given fences have
        /// completed, and flushes the queue. In an out-of-order queue, later commands do not wait for the
        /// fence.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait only for the commands of the queue, like
        /// clgl_fence_record_cl</param>
        /// <param name="waits">fences of the same context, of either API; NULL if wait_count is 0</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: fence is NULL; CLGL_ERROR_INVALID_HANDLE: queue or
        /// an element of waits is not a valid handle; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits
        /// belongs to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see
        /// CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: the fences in waits may be destroyed when the call returns.
        /// Specification: OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_marker(IntPtr queue, uint wait_count, IntPtr* waits, IntPtr*
            fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_marker(IntPtr queue, uint wait_count, IntPtr* waits, IntPtr*
            fence);
#endif

        /// <summary>Makes later commands of a queue wait for the commands enqueued so far and for the given
        /// fences.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="wait_count">number of fences in waits; 0 = only the commands of the queue</param>
        /// <param name="waits">fences of the same context, of either API; NULL if wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the barrier completes; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: waits is NULL although wait_count is not 0, or
        /// wait_count is more than 1,048,576; CLGL_ERROR_INVALID_HANDLE: queue or an element of waits is not a
        /// valid handle; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context
        /// than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the
        /// OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: the fences in waits may be destroyed when the call returns.
        /// Specification: OpenCL 3.0 section 5.12, clEnqueueBarrierWithWaitList.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_barrier(IntPtr queue, uint wait_count, IntPtr* waits, IntPtr*
            fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_barrier(IntPtr queue, uint wait_count, IntPtr* waits, IntPtr*
            fence);
#endif

        /// <summary>Enqueues a function of the application as a command, and flushes the queue. In an in-order
        /// queue the function runs in the order of the commands. In an out-of-order queue it runs when the fences
        /// in waits have completed. If an earlier command or a fence in waits fails, the function may not run, and
        /// its fence fails. If the function fails, its fence and the commands that wait for this fence fail; the
        /// queue continues. If the device supports native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL), the function
        /// runs as a native kernel. Otherwise a thread of the library runs the function while the queue
        /// waits.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="function">the function</param>
        /// <param name="user_data">passed to the function; may be NULL</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes or fails with the function; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: function is NULL; CLGL_ERROR_COMMAND_FAILED: a
        /// fence in waits has already failed; the function does not run; CLGL_ERROR_INVALID_HANDLE: queue or an
        /// element of waits is not a valid handle; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs
        /// to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence
        /// that only threads with the OpenGL context can wait for, and this thread has none (see
        /// CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: user_data must live until the function has run or the fence has
        /// failed. Specification: OpenCL 3.0 section 5.10, clEnqueueNativeKernel; section 5.11,
        /// clCreateUserEvent.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_queue_launch_host_function(IntPtr queue, IntPtr function, void*
            user_data, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_launch_host_function(IntPtr queue, IntPtr function, void*
            user_data, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Moves objects to the memory of the device of a queue, or to host memory, before commands need
        /// them. Without this call OpenCL moves objects when a command uses them. Useful in contexts with several
        /// devices.</summary>
        /// <param name="queue">the queue; it must have acquired shared objects</param>
        /// <param name="migration">the objects and the destination</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the objects have moved; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: migration is NULL, has unknown flags, no objects,
        /// or a reserved field that is not 0; a list is NULL although its count is not 0, or has more than
        /// 1,048,576 elements; an object is read-only with CLGL_MIGRATE_CONTENT_UNDEFINED;
        /// CLGL_ERROR_INVALID_HANDLE: an element of the lists of migration is not a valid handle;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of migration is too small or more than 4096, or unknown
        /// fields of migration are not 0; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared object, or
        /// only for reading with CLGL_MIGRATE_CONTENT_UNDEFINED; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in
        /// waits belongs to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an
        /// OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none (see
        /// CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: migration is used only during the call. Specification: OpenCL 3.0
        /// section 5.5.6, clEnqueueMigrateMemObjects.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_migrate(IntPtr queue, clgl_migration* migration, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_migrate(IntPtr queue, clgl_migration* migration, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#endif
    }
}
