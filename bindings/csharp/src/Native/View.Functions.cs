// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Makes a view of a buffer, or of a part of it, in C order without gaps. It is for reading only
        /// if the buffer is.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="format">CLGL_ELEMENT_...</param>
        /// <param name="components">numbers per item, or bytes with CLGL_ELEMENT_BYTES</param>
        /// <param name="range">the part, in bytes; NULL for all</param>
        /// <param name="dimensions">how many entries shape has; 0 for one dimension with all items that the part
        /// holds</param>
        /// <param name="shape">items along each dimension, which need not fill the part; NULL with 0
        /// dimensions</param>
        /// <param name="view">receives the view; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown format, no components, too many
        /// dimensions, or a part that is no multiple of the items with 0 dimensions; CLGL_ERROR_OUT_OF_RANGE for a
        /// part past the end, or a shape that does not fit into it; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the view keeps nothing alive. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_init(IntPtr buffer, int format, uint components, clgl_range*
            range, uint dimensions, UIntPtr* shape, clgl_view* view);

        /// <summary>Checks a view, and tells what its fields mean together.</summary>
        /// <param name="view">the view</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown format, an element_size that is not
        /// what format and components say, no or too many dimensions; CLGL_ERROR_OUT_OF_RANGE if an item lies
        /// outside the buffer, before or behind it, or numbers overflow; CLGL_ERROR_INVALID_HANDLE if the buffer
        /// is none; CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_get_info(clgl_view* view, clgl_view_info* info);

        /// <summary>Makes a view of a part of a view: a slice, or an index, for each of the first dimensions. The
        /// others stay whole.</summary>
        /// <param name="view">the view</param>
        /// <param name="slice_count">how many slices; at most one per dimension</param>
        /// <param name="slices">the slices</param>
        /// <param name="result">receives the view; struct_size must be set; may be view itself, which a failure
        /// sets to zero</param>
        /// <returns>as clgl_view_get_info; CLGL_ERROR_OUT_OF_RANGE also for an index past the end;
        /// CLGL_ERROR_INVALID_ARGUMENT also for too many slices, or if no dimension is left (see
        /// clgl_view_read_item)</returns>
        /// <remarks>Threads: any. Lifetime: the view keeps nothing alive. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_slice(clgl_view* view, uint slice_count, clgl_slice* slices,
            clgl_view* result);

        /// <summary>Makes a view of the same items in the same order, with another shape. Nothing is copied: where
        /// items do not lie so that strides can tell it, the call is refused; copy them to a view without gaps
        /// first.</summary>
        /// <param name="view">the view</param>
        /// <param name="dimensions">how many entries shape has</param>
        /// <param name="shape">items along each dimension, as many in all as the view has</param>
        /// <param name="result">receives the view; struct_size must be set; may be view itself, which a failure
        /// sets to zero</param>
        /// <returns>as clgl_view_get_info; CLGL_ERROR_INVALID_ARGUMENT also for another number of items;
        /// CLGL_ERROR_UNSUPPORTED if items would have to be copied</returns>
        /// <remarks>Threads: any. Lifetime: the view keeps nothing alive. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_reshape(clgl_view* view, uint dimensions, UIntPtr* shape,
            clgl_view* result);

        /// <summary>Makes a view with the dimensions in another order.</summary>
        /// <param name="view">the view</param>
        /// <param name="axes">for each dimension of the result, which one of the view it is, each once; NULL
        /// reverses the order</param>
        /// <param name="result">receives the view; struct_size must be set; may be view itself, which a failure
        /// sets to zero</param>
        /// <returns>as clgl_view_get_info; CLGL_ERROR_INVALID_ARGUMENT also for axes that are no
        /// permutation</returns>
        /// <remarks>Threads: any. Lifetime: the view keeps nothing alive. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_transpose(clgl_view* view, uint* axes, clgl_view* result);

        /// <summary>Reads a view's items into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view; its buffer acquired by the queue if it is shared</param>
        /// <param name="strides">bytes from item to item in host memory along each dimension; NULL for C order
        /// without gaps</param>
        /// <param name="data">receives the items: that with index 0 in all dimensions here, the others around it;
        /// may be NULL if there are none</param>
        /// <param name="blocking">1 to return when data is there, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the commands wait for; of the same context</param>
        /// <param name="fence">receives a fence that completes when data is there; or NULL</param>
        /// <returns>as clgl_view_get_info, and as clgl_buffer_read. If a driver refuses one of several commands,
        /// the call returns when those before it have ended.</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed. Specification:
        /// OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer, clEnqueueReadBufferRect.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_read(IntPtr queue, clgl_view* view, long* strides, void* data,
            uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Writes host memory into a view's items.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view, not for reading only; its buffer acquired by the queue if it is
        /// shared</param>
        /// <param name="strides">bytes from item to item in host memory along each dimension; NULL for C order
        /// without gaps</param>
        /// <param name="data">the item with index 0 in all dimensions, with the others around it; may be NULL if
        /// there are none</param>
        /// <param name="blocking">1 to return when data may be changed, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the commands wait for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the buffer holds data; or NULL</param>
        /// <returns>as clgl_view_read; CLGL_ERROR_INVALID_ARGUMENT also for a view or buffer that is only read,
        /// and if two items share bytes</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed. Specification:
        /// OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer, clEnqueueWriteBufferRect.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_write(IntPtr queue, clgl_view* view, long* strides, void* data,
            uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Sets all items of a view to one. Items with gaps between them are filled by copies of those
        /// that are filled already, each twice as large as the one before.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view, not for reading only; its buffer acquired by the queue if it is
        /// shared</param>
        /// <param name="item">the item, view-&gt;element_size bytes, copied before the call returns</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the commands wait for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the items are set; or NULL</param>
        /// <returns>as clgl_view_write</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer;
        /// section 5.2.2, clEnqueueCopyBufferRect.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_fill(IntPtr queue, clgl_view* view, void* item, uint wait_count,
            IntPtr* waits, IntPtr* fence);

        /// <summary>Copies the items of one view to another, of the same shape and size of items. Their formats
        /// may differ: bytes are copied, not converted.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">its buffer acquired by the queue if it is shared</param>
        /// <param name="destination">not for reading only; its buffer acquired by the queue if it is
        /// shared</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the commands wait for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the items are copied; or NULL</param>
        /// <returns>as clgl_view_write; CLGL_ERROR_INVALID_ARGUMENT also if shape or element_size differ;
        /// CLGL_ERROR_OUT_OF_RANGE also if the views share bytes, or are so entangled that it cannot be
        /// told</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer,
        /// clEnqueueCopyBufferRect.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_copy(IntPtr queue, clgl_view* source, clgl_view* destination,
            uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Reads one item of a view.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view; its buffer acquired by the queue if it is shared</param>
        /// <param name="index">the item's index in each dimension; negative ones count from the end</param>
        /// <param name="item">receives view-&gt;element_size bytes</param>
        /// <param name="blocking">1 to return when the item is there, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the item is there; or NULL</param>
        /// <returns>as clgl_view_read; CLGL_ERROR_OUT_OF_RANGE also for an index past the end</returns>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueReadBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_read_item(IntPtr queue, clgl_view* view, long* index, void*
            item, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Writes one item of a view.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="view">the view, not for reading only; its buffer acquired by the queue if it is
        /// shared</param>
        /// <param name="index">the item's index in each dimension; negative ones count from the end</param>
        /// <param name="item">view-&gt;element_size bytes</param>
        /// <param name="blocking">1 to return when item may be changed, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the buffer holds the item; or NULL</param>
        /// <returns>as clgl_view_write; CLGL_ERROR_OUT_OF_RANGE also for an index past the end</returns>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueWriteBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_view_write_item(IntPtr queue, clgl_view* view, long* index, void*
            item, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
    }
}
