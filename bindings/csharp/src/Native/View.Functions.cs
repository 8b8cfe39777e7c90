// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Initialises a view of a buffer, or of a range of it, in C order without gaps. The view is
        /// read-only if the buffer is.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="format">the type of the components</param>
        /// <param name="components">number of components per item; number of bytes per item with
        /// CLGL_ELEMENT_BYTES</param>
        /// <param name="range">the range of buffer, in bytes; NULL = the whole buffer</param>
        /// <param name="dimensions">number of elements of shape, up to CLGL_VIEW_MAX_DIMENSIONS; 0 = one dimension
        /// with all items of the range</param>
        /// <param name="shape">number of items in each dimension, which may be fewer than the range holds; NULL if
        /// dimensions is 0</param>
        /// <param name="view">receives the view; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view is NULL; format is unknown; components is 0 or
        /// too large; dimensions is too large; shape is NULL although dimensions is not 0; range-&gt;size is 0;
        /// dimensions is 0 and the range is not a multiple of the item size; CLGL_ERROR_INVALID_HANDLE: buffer is
        /// not a valid clgl_buffer; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than
        /// 4096; CLGL_ERROR_OUT_OF_RANGE: range extends past the end of buffer, or shape does not fit into
        /// it</returns>
        /// <remarks>Threads: any. Lifetime: the view does not keep the buffer alive. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_init(IntPtr buffer, int format, uint components, clgl_range*
            range, uint dimensions, UIntPtr* shape, clgl_view* view);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_init(IntPtr buffer, int format, uint components, clgl_range*
            range, uint dimensions, UIntPtr* shape, clgl_view* view);
#endif

        /// <summary>Checks a view and returns properties that follow from its fields.</summary>
        /// <param name="view">the view</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view or info is NULL; format is unknown;
        /// element_size does not match format and components; dimensions is 0 or too large; read_only is neither 0
        /// nor 1; CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a valid clgl_buffer;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view or info is too small or more than 4096, or unknown
        /// fields of view are not 0; CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number
        /// overflows</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_get_info(clgl_view* view, clgl_view_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_get_info(clgl_view* view, clgl_view_info* info);
#endif

        /// <summary>Creates a view of a part of a view. Each slice selects a part of a dimension, or one item; the
        /// first slice applies to the first dimension. Dimensions without a slice are selected
        /// completely.</summary>
        /// <param name="view">the view</param>
        /// <param name="slice_count">number of slices, at most the number of dimensions</param>
        /// <param name="slices">the slices; may be NULL if slice_count is 0</param>
        /// <param name="result">receives the view; may be the same as view, which is then set to zero by a
        /// failure; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view or result is NULL; slices is NULL although
        /// slice_count is not 0; slice_count is too large; flags of a slice are unknown or CLGL_SLICE_INDEX is
        /// combined with others; no dimension is left (see clgl_view_read_item); CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of view, slices or result is too small or more than 4096, or unknown fields of view or
        /// slices are not 0; CLGL_ERROR_OUT_OF_RANGE: an index is outside its dimension;
        /// CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a valid clgl_buffer</returns>
        /// <remarks>Threads: any. Lifetime: the view does not keep the buffer alive. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_slice(clgl_view* view, uint slice_count, clgl_slice* slices,
            clgl_view* result);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_slice(clgl_view* view, uint slice_count, clgl_slice* slices,
            clgl_view* result);
#endif

        /// <summary>Creates a view of the same items in the same order with another shape, without copying. If
        /// strides cannot describe the new shape, the call fails; then copy the items to a view without gaps first
        /// (clgl_view_copy).</summary>
        /// <param name="view">the view</param>
        /// <param name="dimensions">number of elements of shape, 1 to CLGL_VIEW_MAX_DIMENSIONS</param>
        /// <param name="shape">number of items in each dimension; the total number must stay the same</param>
        /// <param name="result">receives the view; may be the same as view, which is then set to zero by a
        /// failure; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view, shape or result is NULL; dimensions is 0 or
        /// too large; or the total number of items differs; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view or
        /// result is too small or more than 4096, or unknown fields of view are not 0; CLGL_ERROR_UNSUPPORTED:
        /// strides cannot describe the shape; CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a valid
        /// clgl_buffer; CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number overflows</returns>
        /// <remarks>Threads: any. Lifetime: the view does not keep the buffer alive. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_reshape(clgl_view* view, uint dimensions, UIntPtr* shape,
            clgl_view* result);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_reshape(clgl_view* view, uint dimensions, UIntPtr* shape,
            clgl_view* result);
#endif

        /// <summary>Creates a view with the dimensions in another order.</summary>
        /// <param name="view">the view</param>
        /// <param name="axes">for each dimension of the result, the number of the dimension of view; each
        /// dimension exactly once; NULL = reverse the order</param>
        /// <param name="result">receives the view; may be the same as view, which is then set to zero by a
        /// failure; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view or result is NULL; axes is not a permutation
        /// of the dimensions; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view or result is too small or more
        /// than 4096, or unknown fields of view are not 0; CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a
        /// valid clgl_buffer; CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number
        /// overflows</returns>
        /// <remarks>Threads: any. Lifetime: the view does not keep the buffer alive. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_transpose(clgl_view* view, uint* axes, clgl_view* result);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_transpose(clgl_view* view, uint* axes, clgl_view* result);
#endif

        /// <summary>Reads the items of a view into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view; if its buffer is shared, the queue must have acquired the bytes</param>
        /// <param name="strides">the distance between items in host memory in each dimension, in bytes; NULL = C
        /// order without gaps</param>
        /// <param name="data">receives the items. The item with index 0 in all dimensions is written at data, the
        /// others relative to it. May be NULL if the view is empty.</param>
        /// <param name="blocking">1 = return when data is complete; 0 = return at once; see fence</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when data is complete; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view is NULL; data is NULL and the view is not
        /// empty; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or
        /// more than 4096, or unknown fields of view are not 0; CLGL_ERROR_OUT_OF_RANGE: an item lies outside the
        /// buffer; or a number overflows, also one that follows from strides; CLGL_ERROR_NOT_ACQUIRED: the queue
        /// has not acquired the bytes of a shared buffer; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and a command
        /// failed; or a fence in waits has failed; CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a valid
        /// clgl_buffer; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context
        /// than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the
        /// OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an
        /// OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is
        /// no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed. Specification:
        /// OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer, clEnqueueReadBufferRect.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_read(IntPtr queue, clgl_view* view, long* strides, void* data,
            uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_read(IntPtr queue, clgl_view* view, long* strides, void* data,
            uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Writes host memory to the items of a view.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view, not read-only; if its buffer is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="strides">the distance between items in host memory in each dimension, in bytes; NULL = C
        /// order without gaps</param>
        /// <param name="data">address of the item with index 0 in all dimensions; the others are read relative to
        /// it. May be NULL if the view is empty.</param>
        /// <param name="blocking">1 = return when data may be changed; 0 = return at once; data must stay
        /// unchanged until fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the items have been written; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view is NULL; data is NULL and the view is not
        /// empty; the view or its buffer is read-only; two items share bytes; blocking is neither 0 nor 1;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096, or unknown fields
        /// of view are not 0; CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer; or a number overflows,
        /// also one that follows from strides; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a
        /// shared buffer for writing; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and a command failed; or a fence in
        /// waits has failed; CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a valid clgl_buffer;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
        /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of
        /// its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed. Specification:
        /// OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer, clEnqueueWriteBufferRect.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_write(IntPtr queue, clgl_view* view, long* strides, void* data,
            uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_write(IntPtr queue, clgl_view* view, long* strides, void* data,
            uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Sets all items of a view to one value. If there are gaps between items, the library copies
        /// items that already have the value; each copy is twice as large as the previous one.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view, not read-only; if its buffer is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="item">the value</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when all items are set; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view or item is NULL; the view or its buffer is
        /// read-only; two items share bytes; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or
        /// more than 4096, or unknown fields of view are not 0; CLGL_ERROR_NOT_ACQUIRED: the queue has not
        /// acquired the bytes of a shared buffer for writing; CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a
        /// valid clgl_buffer; CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number overflows;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
        /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer;
        /// section 5.2.2, clEnqueueCopyBufferRect.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_fill(IntPtr queue, clgl_view* view, void* item, uint
            wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_fill(IntPtr queue, clgl_view* view, void* item, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Copies the items of one view to another of the same shape and item size. Bytes are copied
        /// without conversion, so the formats may differ.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the view to read; if its buffer is shared, the queue must have acquired the
        /// bytes</param>
        /// <param name="destination">the view to write, not read-only; if its buffer is shared, the queue must
        /// have acquired the bytes for writing</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when all items are copied; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: source or destination is NULL; shape or
        /// element_size differ; destination or its buffer is read-only; two items of destination share bytes;
        /// CLGL_ERROR_INVALID_HANDLE: queue, source-&gt;buffer, destination-&gt;buffer or an element of waits is
        /// not a valid handle; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of source or destination is too small
        /// or more than 4096, or unknown fields of source or destination are not 0; CLGL_ERROR_OUT_OF_RANGE: an
        /// item lies outside its buffer; the views share bytes, or it is too complex to decide whether they do;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer, or has acquired those
        /// of destination only for reading; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to
        /// another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that
        /// only threads with the OpenGL context can wait for, and this thread has none (see
        /// CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer,
        /// clEnqueueCopyBufferRect.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_copy(IntPtr queue, clgl_view* source, clgl_view* destination,
            uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_copy(IntPtr queue, clgl_view* source, clgl_view* destination,
            uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Reads one item of a view.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view; if its buffer is shared, the queue must have acquired the bytes</param>
        /// <param name="index">the index of the item in each dimension; a negative index counts from the
        /// end</param>
        /// <param name="item">receives the item</param>
        /// <param name="blocking">1 = return when item is complete; 0 = return at once; item is complete when
        /// fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when item is complete; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view, index or item is NULL; blocking is neither 0
        /// nor 1; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096, or unknown
        /// fields of view are not 0; CLGL_ERROR_OUT_OF_RANGE: an index is outside its dimension;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer;
        /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
        /// waits has failed; CLGL_ERROR_INVALID_HANDLE: view-&gt;buffer is not a valid clgl_buffer;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
        /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of
        /// its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueReadBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_read_item(IntPtr queue, clgl_view* view, long* index, void*
            item, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_read_item(IntPtr queue, clgl_view* view, long* index, void*
            item, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Writes one item of a view.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view, not read-only; if its buffer is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="index">the index of the item in each dimension; a negative index counts from the
        /// end</param>
        /// <param name="item">the value</param>
        /// <param name="blocking">1 = return when item may be changed; 0 = return at once; item must stay
        /// unchanged until fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the item has been written; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: view, index or item is NULL; the view or its buffer
        /// is read-only; two items share bytes; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of view is too small or more than 4096, or unknown fields of view are not 0;
        /// CLGL_ERROR_OUT_OF_RANGE: an index is outside its dimension; CLGL_ERROR_NOT_ACQUIRED: the queue has not
        /// acquired the bytes of a shared buffer for writing; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the
        /// command or an earlier command failed; or a fence in waits has failed; CLGL_ERROR_INVALID_HANDLE:
        /// view-&gt;buffer is not a valid clgl_buffer; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits
        /// belongs to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see
        /// CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueWriteBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_view_write_item(IntPtr queue, clgl_view* view, long* index, void*
            item, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_write_item(IntPtr queue, clgl_view* view, long* index, void*
            item, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Returns the name of the type of the elements of a view, such as "float32".</summary>
        /// <param name="type">CLGL_ELEMENT_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_element_type_name(int type);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_element_type_name(int type);
#endif
    }
}
