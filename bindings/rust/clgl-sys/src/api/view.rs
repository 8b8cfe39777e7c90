// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// How many dimensions a view can have, at least 1.
pub const CLGL_VIEW_MAX_DIMENSIONS: i32 = 8;
/// Raw bytes, as many as there are components
pub const CLGL_ELEMENT_BYTES: i32 = 0;
pub const CLGL_ELEMENT_INT8: i32 = 1;
pub const CLGL_ELEMENT_UINT8: i32 = 2;
pub const CLGL_ELEMENT_INT16: i32 = 3;
pub const CLGL_ELEMENT_UINT16: i32 = 4;
pub const CLGL_ELEMENT_INT32: i32 = 5;
pub const CLGL_ELEMENT_UINT32: i32 = 6;
pub const CLGL_ELEMENT_INT64: i32 = 7;
pub const CLGL_ELEMENT_UINT64: i32 = 8;
pub const CLGL_ELEMENT_FLOAT16: i32 = 9;
pub const CLGL_ELEMENT_FLOAT32: i32 = 10;
pub const CLGL_ELEMENT_FLOAT64: i32 = 11;
/// start is given; else the slice starts with the first item, or, backwards, with the last.
pub const CLGL_SLICE_START: u32 = 1;
/// stop is given; else the slice goes to the end.
pub const CLGL_SLICE_STOP: u32 = 2;
/// Not a slice but the one item with the index start: the dimension goes.
pub const CLGL_SLICE_INDEX: u32 = 4;

/// A buffer, or a part of it, as an array.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_view {
    /// sizeof(clgl_view)
    pub struct_size: u32,
    /// 1 if commands must not write through it, else 0
    pub read_only: u32,
    /// CLGL_ELEMENT_...
    pub format: i32,
    /// Numbers per item: 1, or more for vectors, packed (three floats are 12 bytes); or bytes per item
    pub components: u32,
    /// Bytes of an item: what format and components say
    pub element_size: u32,
    /// From 1 to CLGL_VIEW_MAX_DIMENSIONS
    pub dimensions: u32,
    /// Bytes from an item to the next one along each dimension; may be negative, or 0 for what is only read
    pub strides: [i64; 8],
    /// Items along each dimension; 0 makes the view empty
    pub shape: [usize; 8],
    /// Where the item with index 0 in all dimensions starts in the buffer, in bytes
    pub offset: usize,
    /// The buffer; may be a sub-buffer
    pub buffer: clgl_buffer,
}

impl Default for clgl_view {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 168,
            read_only: 0,
            format: 0,
            components: 0,
            element_size: 0,
            dimensions: 0,
            strides: [0, 0, 0, 0, 0, 0, 0, 0],
            shape: [0, 0, 0, 0, 0, 0, 0, 0],
            offset: 0,
            buffer: core::ptr::null_mut(),
        }
    }
}
/// What a view's fields mean together.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_view_info {
    /// sizeof(clgl_view_info), set by the caller
    pub struct_size: u32,
    /// 1 if the items lie without gaps in C order (the last index runs fastest), in Fortran order (the first
    /// does)
    pub is_c_contiguous: u32,
    pub is_fortran_contiguous: u32,
    /// 1 if commands may write it: it is not for reading only, and no two items share bytes
    pub is_writable: u32,
    /// How many items, and their bytes together
    pub item_count: u64,
    pub size: u64,
    /// The lowest byte of the buffer that an item has, and how many from there to the end of the highest; 0
    /// and 0 for an empty view
    pub first_byte: u64,
    pub span: u64,
}

impl Default for clgl_view_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            is_c_contiguous: 0,
            is_fortran_contiguous: 0,
            is_writable: 0,
            item_count: 0,
            size: 0,
            first_byte: 0,
            span: 0,
        }
    }
}
/// A part of a dimension, as Python's start:stop:step. Negative indices count from the end, those beyond
/// either end are brought to it. Untouched, it is the whole dimension.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_slice {
    /// sizeof(clgl_slice)
    pub struct_size: u32,
    /// CLGL_SLICE_...
    pub flags: u32,
    /// The first item, and the first that is left out
    pub start: i64,
    pub stop: i64,
    /// From item to item; negative for backwards; 0 is 1
    pub step: i64,
}

impl Default for clgl_slice {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 32,
            flags: 0,
            start: 0,
            stop: 0,
            step: 0,
        }
    }
}

extern "C" {
    /// Makes a view of a buffer, or of a part of it, in C order without gaps. It is for reading only if the
    /// buffer is.
    ///
    /// buffer: the buffer
    ///
    /// format: CLGL_ELEMENT_...
    ///
    /// components: numbers per item, or bytes with CLGL_ELEMENT_BYTES
    ///
    /// range: the part, in bytes; NULL for all
    ///
    /// dimensions: how many entries shape has; 0 for one dimension with all items that the part holds
    ///
    /// shape: items along each dimension, which need not fill the part; NULL with 0 dimensions
    ///
    /// view: receives the view; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown format, no components, too many
    /// dimensions, or a part that is no multiple of the items with 0 dimensions; CLGL_ERROR_OUT_OF_RANGE for
    /// a part past the end, or a shape that does not fit into it; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the view keeps nothing alive
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_view_init(buffer: clgl_buffer, format: i32, components: u32, range: *const clgl_range, dimensions: u32, shape: *const usize, view: *mut clgl_view) -> clgl_result;
    /// Checks a view, and tells what its fields mean together.
    ///
    /// view: the view
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown format, an element_size that is not
    /// what format and components say, no or too many dimensions; CLGL_ERROR_OUT_OF_RANGE if an item lies
    /// outside the buffer, before or behind it, or numbers overflow; CLGL_ERROR_INVALID_HANDLE if the buffer
    /// is none; CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_view_get_info(view: *const clgl_view, info: *mut clgl_view_info) -> clgl_result;
    /// Makes a view of a part of a view: a slice, or an index, for each of the first dimensions. The others
    /// stay whole.
    ///
    /// view: the view
    ///
    /// slice_count: how many slices; at most one per dimension
    ///
    /// slices: the slices
    ///
    /// result: receives the view; struct_size must be set; may be view itself, which a failure sets to zero
    ///
    /// Returns as clgl_view_get_info; CLGL_ERROR_OUT_OF_RANGE also for an index past the end;
    /// CLGL_ERROR_INVALID_ARGUMENT also for too many slices, or if no dimension is left (see
    /// clgl_view_read_item)
    ///
    /// Threads: any
    ///
    /// Lifetime: the view keeps nothing alive
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_view_slice(view: *const clgl_view, slice_count: u32, slices: *const clgl_slice, result: *mut clgl_view) -> clgl_result;
    /// Makes a view of the same items in the same order, with another shape. Nothing is copied: where items
    /// do not lie so that strides can tell it, the call is refused; copy them to a view without gaps first.
    ///
    /// view: the view
    ///
    /// dimensions: how many entries shape has
    ///
    /// shape: items along each dimension, as many in all as the view has
    ///
    /// result: receives the view; struct_size must be set; may be view itself, which a failure sets to zero
    ///
    /// Returns as clgl_view_get_info; CLGL_ERROR_INVALID_ARGUMENT also for another number of items;
    /// CLGL_ERROR_UNSUPPORTED if items would have to be copied
    ///
    /// Threads: any
    ///
    /// Lifetime: the view keeps nothing alive
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_view_reshape(view: *const clgl_view, dimensions: u32, shape: *const usize, result: *mut clgl_view) -> clgl_result;
    /// Makes a view with the dimensions in another order.
    ///
    /// view: the view
    ///
    /// axes: for each dimension of the result, which one of the view it is, each once; NULL reverses the
    /// order
    ///
    /// result: receives the view; struct_size must be set; may be view itself, which a failure sets to zero
    ///
    /// Returns as clgl_view_get_info; CLGL_ERROR_INVALID_ARGUMENT also for axes that are no permutation
    ///
    /// Threads: any
    ///
    /// Lifetime: the view keeps nothing alive
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_view_transpose(view: *const clgl_view, axes: *const u32, result: *mut clgl_view) -> clgl_result;
    /// Reads a view's items into host memory.
    ///
    /// queue: the queue
    ///
    /// view: the view; its buffer acquired by the queue if it is shared
    ///
    /// strides: bytes from item to item in host memory along each dimension; NULL for C order without gaps
    ///
    /// data: receives the items: that with index 0 in all dimensions here, the others around it; may be NULL
    /// if there are none
    ///
    /// blocking: 1 to return when data is there, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the commands wait for; of the same context
    ///
    /// fence: receives a fence that completes when data is there; or NULL
    ///
    /// Returns as clgl_view_get_info, and as clgl_buffer_read. If a driver refuses one of several commands,
    /// the call returns when those before it have ended.
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the commands have completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer, clEnqueueReadBufferRect. Since 0.1.
    pub fn clgl_view_read(queue: clgl_queue, view: *const clgl_view, strides: *const i64, data: *mut c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes host memory into a view's items.
    ///
    /// queue: the queue
    ///
    /// view: the view, not for reading only; its buffer acquired by the queue if it is shared
    ///
    /// strides: bytes from item to item in host memory along each dimension; NULL for C order without gaps
    ///
    /// data: the item with index 0 in all dimensions, with the others around it; may be NULL if there are
    /// none
    ///
    /// blocking: 1 to return when data may be changed, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the commands wait for; of the same context
    ///
    /// fence: receives a fence that completes when the buffer holds data; or NULL
    ///
    /// Returns as clgl_view_read; CLGL_ERROR_INVALID_ARGUMENT also for a view or buffer that is only read,
    /// and if two items share bytes
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the commands have completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer, clEnqueueWriteBufferRect. Since 0.1.
    pub fn clgl_view_write(queue: clgl_queue, view: *const clgl_view, strides: *const i64, data: *const c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Sets all items of a view to one. Items with gaps between them are filled by copies of those that are
    /// filled already, each twice as large as the one before.
    ///
    /// queue: the queue
    ///
    /// view: the view, not for reading only; its buffer acquired by the queue if it is shared
    ///
    /// item: the item, view-\>element_size bytes, copied before the call returns
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the commands wait for; of the same context
    ///
    /// fence: receives a fence that completes when the items are set; or NULL
    ///
    /// Returns as clgl_view_write
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer; section 5.2.2, clEnqueueCopyBufferRect. Since 0.1.
    pub fn clgl_view_fill(queue: clgl_queue, view: *const clgl_view, item: *const c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies the items of one view to another, of the same shape and size of items. Their formats may
    /// differ: bytes are copied, not converted.
    ///
    /// queue: the queue
    ///
    /// source: its buffer acquired by the queue if it is shared
    ///
    /// destination: not for reading only; its buffer acquired by the queue if it is shared
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the commands wait for; of the same context
    ///
    /// fence: receives a fence that completes when the items are copied; or NULL
    ///
    /// Returns as clgl_view_write; CLGL_ERROR_INVALID_ARGUMENT also if shape or element_size differ;
    /// CLGL_ERROR_OUT_OF_RANGE also if the views share bytes, or are so entangled that it cannot be told
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer, clEnqueueCopyBufferRect. Since 0.1.
    pub fn clgl_view_copy(queue: clgl_queue, source: *const clgl_view, destination: *const clgl_view, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Reads one item of a view.
    ///
    /// queue: the queue
    ///
    /// view: the view; its buffer acquired by the queue if it is shared
    ///
    /// index: the item's index in each dimension; negative ones count from the end
    ///
    /// item: receives view-\>element_size bytes
    ///
    /// blocking: 1 to return when the item is there, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the item is there; or NULL
    ///
    /// Returns as clgl_view_read; CLGL_ERROR_OUT_OF_RANGE also for an index past the end
    ///
    /// Threads: any
    ///
    /// Lifetime: item must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer. Since 0.1.
    pub fn clgl_view_read_item(queue: clgl_queue, view: *const clgl_view, index: *const i64, item: *mut c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes one item of a view.
    ///
    /// queue: the queue
    ///
    /// view: the view, not for reading only; its buffer acquired by the queue if it is shared
    ///
    /// index: the item's index in each dimension; negative ones count from the end
    ///
    /// item: view-\>element_size bytes
    ///
    /// blocking: 1 to return when item may be changed, 0 to return at once
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the buffer holds the item; or NULL
    ///
    /// Returns as clgl_view_write; CLGL_ERROR_OUT_OF_RANGE also for an index past the end
    ///
    /// Threads: any
    ///
    /// Lifetime: item must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer. Since 0.1.
    pub fn clgl_view_write_item(queue: clgl_queue, view: *const clgl_view, index: *const i64, item: *const c_void, blocking: u32, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
