// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Creates a buffer. By default OpenGL and OpenCL share it, with a new OpenGL buffer;
        /// desc-&gt;gl_name wraps an existing OpenGL buffer instead. With CLGL_BUFFER_COMPUTE_ONLY the buffer is
        /// used by OpenCL only. OpenGL owns a new shared buffer: acquire the buffer before commands use it. All
        /// buffers that wrap one OpenGL name use one storage, and the transport of the first of them.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the buffer to create</param>
        /// <param name="buffer">receives the buffer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: desc or buffer is NULL; a reserved field of desc is
        /// not 0; flags, access or transport is unknown; flags contradict each other or gl_name; size is 0 for a
        /// new buffer; data is set for a wrapped buffer, or NULL with CLGL_BUFFER_USE_HOST_MEMORY;
        /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of desc is too small or more than 4096, or unknown fields of desc are not 0;
        /// CLGL_ERROR_OUT_OF_RANGE: size is more than a device of the context can allocate; CLGL_ERROR_MISALIGNED:
        /// data cannot be used in place, because its address is not a multiple of the required alignment;
        /// CLGL_ERROR_INVALID_GL_OBJECT: gl_name does not exist, is not a buffer, has no storage, or does not have
        /// the expected size; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the
        /// headless context is current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context
        /// belongs to another share group; CLGL_ERROR_NO_OPENGL: the context was created with
        /// CLGL_CONTEXT_COMPUTE_ONLY; CLGL_ERROR_NO_TRANSPORT: no transport can share the buffer; the message says
        /// why; CLGL_ERROR_UNSUPPORTED: gl_name is already wrapped with another transport than desc-&gt;transport,
        /// or in a way that prevents CLGL_BUFFER_GL_MAPPABLE; or the transport that desc or CLGL_TRANSPORT
        /// requires cannot share the buffer; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is
        /// out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL
        /// call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be
        /// made current; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or
        /// destroyed, or its display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL, or any with CLGL_BUFFER_COMPUTE_ONLY. Lifetime: until clgl_buffer_destroy.
        /// desc-&gt;data is used only during the call; with CLGL_BUFFER_USE_HOST_MEMORY until the callback of
        /// clgl_buffer_set_destructor_callback is called.. Specification: cl_khr_gl_sharing, clCreateFromGLBuffer;
        /// OpenGL 4.6 core section 6.2, glBufferStorage; OpenCL 3.0 section 5.2.1, clCreateBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_create(IntPtr context, clgl_buffer_desc* desc, IntPtr*
            buffer);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_create(IntPtr context, clgl_buffer_desc* desc, IntPtr*
            buffer);
#endif

        /// <summary>Creates a sub-buffer: a buffer that is a part of another one. A sub-buffer can be acquired
        /// separately; an acquire of the parent includes it.</summary>
        /// <param name="parent">the buffer; not a sub-buffer itself</param>
        /// <param name="access">how commands use the sub-buffer; must be CLGL_ACCESS_READ_ONLY if the parent is
        /// read-only</param>
        /// <param name="range">the part of parent, in bytes</param>
        /// <param name="buffer">receives the sub-buffer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: range or buffer is NULL; access is unknown, or
        /// allows writing although the parent is read-only; parent is a sub-buffer; range-&gt;size is 0;
        /// CLGL_ERROR_INVALID_HANDLE: parent is not a valid clgl_buffer; CLGL_ERROR_OUT_OF_RANGE: range extends
        /// past the end of parent; CLGL_ERROR_MISALIGNED: range-&gt;offset is not a multiple of
        /// mem_base_addr_align of the device (see clgl_device_info); CLGL_ERROR_UNSUPPORTED: the OpenCL driver
        /// cannot handle sub-buffers of buffers shared by the transport native; CLGL_ERROR_OUT_OF_HOST_MEMORY: the
        /// process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out
        /// of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_buffer_destroy; parent may be destroyed before.
        /// Specification: OpenCL 3.0 section 5.2.1, clCreateSubBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_create_sub(IntPtr parent, int access, clgl_range* range,
            IntPtr* buffer);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_create_sub(IntPtr parent, int access, clgl_range* range,
            IntPtr* buffer);
#endif

        /// <summary>Updates a buffer to the current storage of the OpenGL buffer that it wraps, and keeps the
        /// handle. Call this function after the OpenGL buffer was respecified. If the call fails, the buffer stays
        /// unchanged. Sub-buffers keep the old storage: create new ones. Kernels that have the buffer as an
        /// argument use the new storage from their next launch.</summary>
        /// <param name="buffer">a wrapped buffer that is not acquired</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer;
        /// CLGL_ERROR_OUT_OF_RANGE: the new size is more than a device of the context can allocate;
        /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL buffer was deleted, or has no storage;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_ALREADY_ACQUIRED: the buffer is acquired; CLGL_ERROR_NO_TRANSPORT: no transport
        /// can share the new storage; the message says why; CLGL_ERROR_UNSUPPORTED: the buffer does not wrap an
        /// application-owned OpenGL buffer, or the required transport cannot share the new storage;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_INVALID_STATE: the buffer is a slot of a ring; or another thread is using the handle;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. No other call may use the buffer at the same time.. Lifetime: as for
        /// clgl_buffer_create. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_rewrap(IntPtr buffer);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_rewrap(IntPtr buffer);
#endif

        /// <summary>Destroys a buffer. An acquired buffer is released first. On a thread without the OpenGL
        /// context, the OpenGL part of the release is done by a later call on a thread with the context. A wrapped
        /// OpenGL buffer is not deleted. An OpenGL buffer that the library created is deleted. Commands that use
        /// the buffer still complete.</summary>
        /// <param name="buffer">the buffer; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer, for example
        /// because it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.5.1,
        /// clReleaseMemObject; OpenGL 4.6 core section 6.1, glDeleteBuffers.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_destroy(IntPtr buffer);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_destroy(IntPtr buffer);
#endif

        /// <summary>Registers a function that is called when the memory of a buffer is no longer used. Then the
        /// application may free host memory that was used in place (CLGL_BUFFER_USE_HOST_MEMORY). The callback
        /// runs after all of these: - the buffer, its sub-buffers and other buffers that wrap the same OpenGL name
        /// are destroyed - the application has released its references of the cl_mem - the commands that use the
        /// cl_mem have completed. The callback of a sub-buffer runs when that sub-buffer is no longer used. The
        /// OpenGL buffer that the library created for a shared buffer may still exist: it is deleted at the next
        /// call with the OpenGL context. A driver may keep the memory longer: rusticl 22.3 while the buffer is an
        /// argument of a kernel, PoCL 3.1 while the buffer is mapped, all drivers while commands are not flushed.
        /// Before you wait for the callback, destroy such kernels or set other arguments, unmap the buffer, and
        /// finish the queue. rusticl 22.3 may call the callback too early, while launches still use the memory:
        /// finish the queue before you destroy the buffer. Several callbacks run one after another, in reverse
        /// order of registration.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="callback">the function</param>
        /// <param name="user_data">passed to the callback; may be NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: callback is NULL; CLGL_ERROR_INVALID_HANDLE: buffer
        /// is not a valid clgl_buffer; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: user_data must live until the callback has run; the clgl context also
        /// lives until then. Specification: OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_set_destructor_callback(IntPtr buffer, IntPtr callback, void*
            user_data);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_set_destructor_callback(IntPtr buffer, IntPtr callback, void*
            user_data);
#endif

        /// <summary>Returns the properties of a buffer.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: buffer is
        /// not a valid clgl_buffer; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the buffer. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_get_info(IntPtr buffer, clgl_buffer_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_get_info(IntPtr buffer, clgl_buffer_info* info);
#endif

        /// <summary>Reads a range of a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; if it is shared, the queue must have acquired the range</param>
        /// <param name="range">the range, in bytes; NULL = the whole buffer</param>
        /// <param name="data">receives the bytes of the range; without range, those of the whole buffer</param>
        /// <param name="blocking">1 = return when data is complete; 0 = return at once; see fence</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when data is complete; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: data is NULL; blocking is neither 0 nor 1;
        /// range-&gt;size is 0; CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer;
        /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer; CLGL_ERROR_NOT_ACQUIRED: the queue
        /// has not acquired the range of a shared buffer; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command
        /// or an earlier command failed; or a fence in waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a
        /// fence in waits belongs to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits
        /// is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none
        /// (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out
        /// of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueReadBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_read(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_read(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Writes host memory to a range of a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer, not read-only; if it is shared, the queue must have acquired the range
        /// for writing</param>
        /// <param name="range">the range, in bytes; NULL = the whole buffer</param>
        /// <param name="data">the bytes to write; without range, as many as the buffer has</param>
        /// <param name="blocking">1 = return when data may be changed; 0 = return at once; data must stay
        /// unchanged until fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the buffer has been written; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: data is NULL; blocking is neither 0 nor 1;
        /// range-&gt;size is 0; the buffer is read-only; CLGL_ERROR_INVALID_HANDLE: buffer is not a valid
        /// clgl_buffer; CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the range of a shared buffer for writing;
        /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
        /// waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl
        /// context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads
        /// with the OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an
        /// OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is
        /// no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueWriteBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_write(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_write(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Fills a range of a buffer with a repeated pattern.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer, not read-only; if it is shared, the queue must have acquired the range
        /// for writing</param>
        /// <param name="range">the range, in bytes; offset and size are multiples of pattern_size; NULL = the
        /// whole buffer</param>
        /// <param name="pattern">the pattern</param>
        /// <param name="pattern_size">the size of the pattern in bytes: 1, 2, 4, 8, 16, 32, 64 or 128</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the range has been filled; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: pattern is NULL; pattern_size has another value;
        /// range-&gt;size is 0; the buffer is read-only; CLGL_ERROR_INVALID_HANDLE: buffer is not a valid
        /// clgl_buffer; CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer; CLGL_ERROR_MISALIGNED:
        /// the offset or size of the range is not a multiple of pattern_size; CLGL_ERROR_NOT_ACQUIRED: the queue
        /// has not acquired the range of a shared buffer for writing; CLGL_ERROR_WRONG_CONTEXT: an object or a
        /// fence in waits belongs to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits
        /// is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none
        /// (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out
        /// of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.3,
        /// clEnqueueFillBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_fill(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            pattern, UIntPtr pattern_size, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_fill(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            pattern, UIntPtr pattern_size, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Copies a range of one buffer to another, or between ranges of one buffer that do not
        /// overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer to read; if it is shared, the queue must have acquired the
        /// range</param>
        /// <param name="destination">the buffer to write, not read-only; if it is shared, the queue must have
        /// acquired it for writing</param>
        /// <param name="range">the range of source, in bytes; NULL = all of source</param>
        /// <param name="offset">the start of the copy in destination, in bytes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the copy is done; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: range-&gt;size is 0; destination is read-only;
        /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle; CLGL_ERROR_OUT_OF_RANGE: the
        /// range extends past the end of source, or the copy past the end of destination; or both overlap;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired destination only
        /// for reading; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context
        /// than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the
        /// OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.2,
        /// clEnqueueCopyBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_copy(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_range* range, UIntPtr offset, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_copy(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_range* range, UIntPtr offset, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Reads a box of a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; if it is shared, the queue must have acquired the bytes of the
        /// box</param>
        /// <param name="rect">the box; the fields other_... describe the host memory</param>
        /// <param name="data">receives the box, laid out as the other_... fields of rect say</param>
        /// <param name="blocking">1 = return when data is complete; 0 = return at once; see fence</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when data is complete; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: rect or data is NULL; a reserved field of rect is
        /// not 0; blocking is neither 0 nor 1; a size of the box is 0; a pitch is too small, or a slice pitch is
        /// not a multiple of the row pitch; CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of rect is too small or more than 4096, or unknown fields
        /// of rect are not 0; CLGL_ERROR_OUT_OF_RANGE: the box extends past the end of the buffer, or its size
        /// overflows; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer;
        /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
        /// waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl
        /// context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads
        /// with the OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an
        /// OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is
        /// no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueReadBufferRect.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_read_rect(IntPtr queue, IntPtr buffer, clgl_buffer_rect*
            rect, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_read_rect(IntPtr queue, IntPtr buffer, clgl_buffer_rect* rect,
            void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Writes a box of host memory to a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer, not read-only; if it is shared, the queue must have acquired the bytes
        /// of the box for writing</param>
        /// <param name="rect">the box; the fields other_... describe the host memory</param>
        /// <param name="data">the box to write, laid out as the other_... fields of rect say</param>
        /// <param name="blocking">1 = return when data may be changed; 0 = return at once; data must stay
        /// unchanged until fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the buffer has been written; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: rect or data is NULL; a reserved field of rect is
        /// not 0; blocking is neither 0 nor 1; a size of the box is 0; a pitch is too small, or a slice pitch is
        /// not a multiple of the row pitch; the buffer is read-only; CLGL_ERROR_INVALID_HANDLE: buffer is not a
        /// valid clgl_buffer; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of rect is too small or more than 4096,
        /// or unknown fields of rect are not 0; CLGL_ERROR_OUT_OF_RANGE: the box extends past the end of the
        /// buffer, or its size overflows; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a
        /// shared buffer for writing; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier
        /// command failed; or a fence in waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits
        /// belongs to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see
        /// CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueWriteBufferRect.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_write_rect(IntPtr queue, IntPtr buffer, clgl_buffer_rect*
            rect, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_write_rect(IntPtr queue, IntPtr buffer, clgl_buffer_rect*
            rect, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Copies a box of one buffer to another, or between boxes of one buffer that do not
        /// overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer to read; if it is shared, the queue must have acquired the bytes of the
        /// box</param>
        /// <param name="destination">the buffer to write, not read-only; if it is shared, the queue must have
        /// acquired the bytes of the box for writing</param>
        /// <param name="rect">the box; the fields buffer_... describe source, other_... destination</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the copy is done; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: rect is NULL; a reserved field of rect is not 0; a
        /// size of the box is 0; a pitch is too small, or a slice pitch is not a multiple of the row pitch; source
        /// and destination are in one buffer and their pitches differ; destination is read-only;
        /// CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of rect is too small or more than 4096, or unknown fields of rect are not 0;
        /// CLGL_ERROR_OUT_OF_RANGE: a box extends past the end of its buffer, its size overflows, or both boxes
        /// overlap; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired
        /// destination only for reading; CLGL_ERROR_UNSUPPORTED: the OpenCL driver refuses boxes within one buffer
        /// although they do not overlap; use clgl_view_copy; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in
        /// waits belongs to another clgl context than the queue; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of
        /// other resources; CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an
        /// OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL
        /// fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.2,
        /// clEnqueueCopyBufferRect.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_copy_rect(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_buffer_rect* rect, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_copy_rect(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_buffer_rect* rect, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Maps a range of a buffer into host memory. If the call fails, nothing is mapped. If fence
        /// fails, the pointer is invalid and does not need to be unmapped.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; if it is shared, the queue must have acquired the range</param>
        /// <param name="flags">CLGL_MAP_READ, CLGL_MAP_WRITE or both; or CLGL_MAP_WRITE_DISCARD</param>
        /// <param name="range">the range, in bytes; NULL = the whole buffer</param>
        /// <param name="blocking">1 = return when the memory may be used; 0 = return at once; the memory may be
        /// used when fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="pointer">receives the address of the first byte of the range</param>
        /// <param name="fence">receives a fence that completes when the memory may be used; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: pointer is NULL; flags are unknown, 0 or a
        /// combination that is not allowed; blocking is neither 0 nor 1; range-&gt;size is 0; flags write and the
        /// buffer is read-only; CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer;
        /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of the buffer; CLGL_ERROR_NOT_ACQUIRED: the queue
        /// has not acquired the range of a shared buffer, or only for reading; CLGL_ERROR_COMMAND_FAILED: blocking
        /// is 1 and the command or an earlier command failed; or a fence in waits has failed;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
        /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of
        /// its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: pointer is valid until clgl_buffer_unmap; the buffer must not be
        /// released or destroyed before. Specification: OpenCL 3.0 section 5.2.4, clEnqueueMapBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_map(IntPtr queue, IntPtr buffer, uint flags, clgl_range*
            range, uint blocking, uint wait_count, IntPtr* waits, void** pointer, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_map(IntPtr queue, IntPtr buffer, uint flags, clgl_range*
            range, uint blocking, uint wait_count, IntPtr* waits, void** pointer, IntPtr* fence);
#endif

        /// <summary>Ends a mapping of clgl_buffer_map. End each mapping exactly once. End a mapping of
        /// clEnqueueMapBuffer with clEnqueueUnmapMemObject instead. Unmap before clgl_release, so that the release
        /// transfers what was written. If the buffer is already released, acquire it again (for writing if the
        /// mapping writes), and then unmap it.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; if it is shared, the queue must still have acquired the range</param>
        /// <param name="pointer">the pointer from clgl_buffer_map</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the buffer contains what was written; NULL =
        /// no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: pointer is NULL; pointer is not a mapping of the
        /// buffer by clgl_buffer_map, or was unmapped before; or the map command has failed;
        /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer; CLGL_ERROR_NOT_ACQUIRED: the buffer was
        /// released after it was mapped; CLGL_ERROR_UNSUPPORTED: the OpenCL driver cannot unmap before the mapping
        /// command has completed (rusticl 22.3; PoCL 3.1 while user fences are pending); wait for its fence first;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: ends pointer. Specification: OpenCL 3.0 section 5.5.2,
        /// clEnqueueUnmapMemObject.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_unmap(IntPtr queue, IntPtr buffer, void* pointer, uint
            wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_unmap(IntPtr queue, IntPtr buffer, void* pointer, uint
            wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Returns the name of an access, such as "read-write".</summary>
        /// <param name="access">CLGL_ACCESS_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_access_name(int access);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_access_name(int access);
#endif
    }
}
