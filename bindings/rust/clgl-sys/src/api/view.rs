// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The type of the components of an item.
pub type clgl_element_type = i32;
/// Raw bytes, as many as there are components.
pub const CLGL_ELEMENT_BYTES: clgl_element_type = 0;
/// 8-bit signed integer.
pub const CLGL_ELEMENT_INT8: clgl_element_type = 1;
/// 8-bit unsigned integer.
pub const CLGL_ELEMENT_UINT8: clgl_element_type = 2;
/// 16-bit signed integer.
pub const CLGL_ELEMENT_INT16: clgl_element_type = 3;
/// 16-bit unsigned integer.
pub const CLGL_ELEMENT_UINT16: clgl_element_type = 4;
/// 32-bit signed integer.
pub const CLGL_ELEMENT_INT32: clgl_element_type = 5;
/// 32-bit unsigned integer.
pub const CLGL_ELEMENT_UINT32: clgl_element_type = 6;
/// 64-bit signed integer.
pub const CLGL_ELEMENT_INT64: clgl_element_type = 7;
/// 64-bit unsigned integer.
pub const CLGL_ELEMENT_UINT64: clgl_element_type = 8;
/// 16-bit float.
pub const CLGL_ELEMENT_FLOAT16: clgl_element_type = 9;
/// 32-bit float.
pub const CLGL_ELEMENT_FLOAT32: clgl_element_type = 10;
/// 64-bit float.
pub const CLGL_ELEMENT_FLOAT64: clgl_element_type = 11;

/// Flags of clgl_slice.
pub type clgl_slice_flags = u32;
/// The slice starts at start; without this flag, at the first item, or at the last item if step is negative.
pub const CLGL_SLICE_START: clgl_slice_flags = 1;
/// The slice ends before stop; without this flag it extends to the end.
pub const CLGL_SLICE_STOP: clgl_slice_flags = 2;
/// Select the single item with the index start, and remove the dimension.
pub const CLGL_SLICE_INDEX: clgl_slice_flags = 4;

/// The maximum number of dimensions of a view.
pub const CLGL_VIEW_MAX_DIMENSIONS: i32 = 8;

/// A buffer, or a part of it, as an array.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_view {
    /// sizeof(clgl_view)
    pub struct_size: u32,
    /// whether commands must not write through the view
    pub read_only: clgl_bool,
    /// the type of the components of an item
    pub format: clgl_element_type,
    /// number of components of an item: 1, or more for vectors, without padding (three floats have 12 bytes);
    /// with CLGL_ELEMENT_BYTES, size of an item in bytes
    pub components: u32,
    /// size of an item in bytes, which must match format and components
    pub element_size: u32,
    /// 1 to CLGL_VIEW_MAX_DIMENSIONS
    pub dimensions: u32,
    /// distance between neighbouring items in each dimension, in bytes; may be negative, or 0 in a view that
    /// is only read
    pub strides: [i64; 8],
    /// number of items in each dimension; 0 = the view is empty
    pub shape: [usize; 8],
    /// where the item with index 0 in all dimensions starts in the buffer, in bytes
    pub offset: usize,
    /// the buffer, also a sub-buffer
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
/// Information derived from the fields of a view.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_view_info {
    /// sizeof(clgl_view_info), set by the caller
    pub struct_size: u32,
    /// whether the items are contiguous in C order (the last index varies fastest)
    pub is_c_contiguous: clgl_bool,
    /// whether the items are contiguous in Fortran order (the first index varies fastest)
    pub is_fortran_contiguous: clgl_bool,
    /// whether commands may write through the view: it is not read-only, and no two items share bytes
    pub is_writable: clgl_bool,
    /// number of items
    pub item_count: u64,
    /// bytes of all items
    pub size: u64,
    /// offset of the lowest byte of all items in the buffer; 0 for an empty view
    pub first_byte: u64,
    /// number of bytes from first_byte to the end of the highest item; 0 for an empty view
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
/// A part of a dimension, like start:stop:step in Python. Negative indices count from the end; indices beyond
/// either end are clamped to it. CLGL_SLICE_INIT selects the whole dimension.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_slice {
    /// sizeof(clgl_slice)
    pub struct_size: u32,
    /// 0 = the whole dimension
    pub flags: clgl_slice_flags,
    /// the first item
    pub start: i64,
    /// the first item after the slice
    pub stop: i64,
    /// distance between selected items, in items; negative = backwards; 0 = 1
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
    /// Initialises a view of a buffer, or of a range of it, in C order without gaps. The view is read-only if
    /// the buffer is.
    ///
    /// buffer: the buffer
    ///
    /// format: the type of the components
    ///
    /// components: number of components per item; number of bytes per item with CLGL_ELEMENT_BYTES
    ///
    /// range: the range of buffer, in bytes; NULL = the whole buffer
    ///
    /// dimensions: number of elements of shape, up to CLGL_VIEW_MAX_DIMENSIONS; 0 = one dimension with all
    /// items of the range
    ///
    /// shape: number of items in each dimension, which may be fewer than the range holds; NULL if dimensions
    /// is 0
    ///
    /// view: receives the view; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view is NULL; format is unknown; components is 0 or too large; dimensions
    /// is too large; shape is NULL although dimensions is not 0; range-\>size is 0; dimensions is 0 and the
    /// range is not a multiple of the item size
    ///
    /// CLGL_ERROR_INVALID_HANDLE: buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: range extends past the end of buffer, or shape does not fit into it
    ///
    /// Threads: any
    ///
    /// Lifetime: the view does not keep the buffer alive
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_view_init(buffer: clgl_buffer, format: clgl_element_type, components: u32, range: *const clgl_range, dimensions: u32, shape: *const usize, view: *mut clgl_view) -> clgl_result;
    /// Checks a view and returns properties that follow from its fields.
    ///
    /// view: the view
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view or info is NULL; format is unknown; element_size does not match
    /// format and components; dimensions is 0 or too large; read_only is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view or info is too small or more than 4096, or unknown
    /// fields of view are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number overflows
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_view_get_info(view: *const clgl_view, info: *mut clgl_view_info) -> clgl_result;
    /// Creates a view of a part of a view. Each slice selects a part of a dimension, or one item; the first
    /// slice applies to the first dimension. Dimensions without a slice are selected completely.
    ///
    /// view: the view
    ///
    /// slice_count: number of slices, at most the number of dimensions
    ///
    /// slices: the slices; may be NULL if slice_count is 0
    ///
    /// result: receives the view; may be the same as view, which is then set to zero by a failure; set
    /// struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view or result is NULL; slices is NULL although slice_count is not 0;
    /// slice_count is too large; flags of a slice are unknown or CLGL_SLICE_INDEX is combined with others; no
    /// dimension is left (see clgl_view_read_item)
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view, slices or result is too small or more than 4096,
    /// or unknown fields of view or slices are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an index is outside its dimension
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// Threads: any
    ///
    /// Lifetime: the view does not keep the buffer alive
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_view_slice(view: *const clgl_view, slice_count: u32, slices: *const clgl_slice, result: *mut clgl_view) -> clgl_result;
    /// Creates a view of the same items in the same order with another shape, without copying. If strides
    /// cannot describe the new shape, the call fails; then copy the items to a view without gaps first
    /// (clgl_view_copy).
    ///
    /// view: the view
    ///
    /// dimensions: number of elements of shape, 1 to CLGL_VIEW_MAX_DIMENSIONS
    ///
    /// shape: number of items in each dimension; the total number must stay the same
    ///
    /// result: receives the view; may be the same as view, which is then set to zero by a failure; set
    /// struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view, shape or result is NULL; dimensions is 0 or too large; or the total
    /// number of items differs
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view or result is too small or more than 4096, or
    /// unknown fields of view are not 0
    ///
    /// CLGL_ERROR_UNSUPPORTED: strides cannot describe the shape
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number overflows
    ///
    /// Threads: any
    ///
    /// Lifetime: the view does not keep the buffer alive
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_view_reshape(view: *const clgl_view, dimensions: u32, shape: *const usize, result: *mut clgl_view) -> clgl_result;
    /// Creates a view with the dimensions in another order.
    ///
    /// view: the view
    ///
    /// axes: for each dimension of the result, the number of the dimension of view; each dimension exactly
    /// once; NULL = reverse the order
    ///
    /// result: receives the view; may be the same as view, which is then set to zero by a failure; set
    /// struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view or result is NULL; axes is not a permutation of the dimensions
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view or result is too small or more than 4096, or
    /// unknown fields of view are not 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number overflows
    ///
    /// Threads: any
    ///
    /// Lifetime: the view does not keep the buffer alive
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_view_transpose(view: *const clgl_view, axes: *const u32, result: *mut clgl_view) -> clgl_result;
    /// Reads the items of a view into host memory.
    ///
    /// queue: the queue
    ///
    /// view: the view; if its buffer is shared, the queue must have acquired the bytes
    ///
    /// strides: the distance between items in host memory in each dimension, in bytes; NULL = C order without
    /// gaps
    ///
    /// data: receives the items. The item with index 0 in all dimensions is written at data, the others
    /// relative to it. May be NULL if the view is empty.
    ///
    /// blocking: 1 = return when data is complete; 0 = return at once; see fence
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when data is complete; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view is NULL; data is NULL and the view is not empty; blocking is neither
    /// 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096, or unknown fields
    /// of view are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer; or a number overflows, also one that follows
    /// from strides
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer
    ///
    /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and a command failed; or a fence in waits has failed
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the commands have completed; if the driver refuses one of several
    /// commands, the call waits until the earlier ones have completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer, clEnqueueReadBufferRect. Since 0.1.
    pub fn clgl_view_read(queue: clgl_queue, view: *const clgl_view, strides: *const i64, data: *mut c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes host memory to the items of a view.
    ///
    /// queue: the queue
    ///
    /// view: the view, not read-only; if its buffer is shared, the queue must have acquired the bytes for
    /// writing
    ///
    /// strides: the distance between items in host memory in each dimension, in bytes; NULL = C order without
    /// gaps
    ///
    /// data: address of the item with index 0 in all dimensions; the others are read relative to it. May be
    /// NULL if the view is empty.
    ///
    /// blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until
    /// fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the items have been written; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view is NULL; data is NULL and the view is not empty; the view or its
    /// buffer is read-only; two items share bytes; blocking is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096, or unknown fields
    /// of view are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer; or a number overflows, also one that follows
    /// from strides
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
    ///
    /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and a command failed; or a fence in waits has failed
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: data must live until the commands have completed; if the driver refuses one of several
    /// commands, the call waits until the earlier ones have completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer, clEnqueueWriteBufferRect. Since 0.1.
    pub fn clgl_view_write(queue: clgl_queue, view: *const clgl_view, strides: *const i64, data: *const c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Sets all items of a view to one value. If there are gaps between items, the library copies items that
    /// already have the value; each copy is twice as large as the previous one.
    ///
    /// queue: the queue
    ///
    /// view: the view, not read-only; if its buffer is shared, the queue must have acquired the bytes for
    /// writing
    ///
    /// item: the value
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when all items are set; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view or item is NULL; the view or its buffer is read-only; two items
    /// share bytes
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096, or unknown fields
    /// of view are not 0
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an item lies outside the buffer, or a number overflows
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer; section 5.2.2, clEnqueueCopyBufferRect. Since 0.1.
    pub fn clgl_view_fill(queue: clgl_queue, view: *const clgl_view, item: *const c_void, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Copies the items of one view to another of the same shape and item size. Bytes are copied without
    /// conversion, so the formats may differ.
    ///
    /// queue: the queue
    ///
    /// source: the view to read; if its buffer is shared, the queue must have acquired the bytes
    ///
    /// destination: the view to write, not read-only; if its buffer is shared, the queue must have acquired
    /// the bytes for writing
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when all items are copied; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: source or destination is NULL; shape or element_size differ; destination
    /// or its buffer is read-only; two items of destination share bytes
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue, source-\>buffer, destination-\>buffer or an element of waits is not
    /// a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of source or destination is too small or more than 4096,
    /// or unknown fields of source or destination are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an item lies outside its buffer; the views share bytes, or it is too complex
    /// to decide whether they do
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer, or has acquired
    /// those of destination only for reading
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
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
    /// view: the view; if its buffer is shared, the queue must have acquired the bytes
    ///
    /// index: the index of the item in each dimension; a negative index counts from the end
    ///
    /// item: receives the item
    ///
    /// blocking: 1 = return when item is complete; 0 = return at once; item is complete when fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when item is complete; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view, index or item is NULL; blocking is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096, or unknown fields
    /// of view are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an index is outside its dimension
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer
    ///
    /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
    /// waits has failed
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: item must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer. Since 0.1.
    pub fn clgl_view_read_item(queue: clgl_queue, view: *const clgl_view, index: *const i64, item: *mut c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Writes one item of a view.
    ///
    /// queue: the queue
    ///
    /// view: the view, not read-only; if its buffer is shared, the queue must have acquired the bytes for
    /// writing
    ///
    /// index: the index of the item in each dimension; a negative index counts from the end
    ///
    /// item: the value
    ///
    /// blocking: 1 = return when item may be changed; 0 = return at once; item must stay unchanged until
    /// fence completes
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the item has been written; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: view, index or item is NULL; the view or its buffer is read-only; two
    /// items share bytes; blocking is neither 0 nor 1
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of view is too small or more than 4096, or unknown fields
    /// of view are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: an index is outside its dimension
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
    ///
    /// CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in
    /// waits has failed
    ///
    /// CLGL_ERROR_INVALID_HANDLE: view-\>buffer is not a valid clgl_buffer
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: item must live until the command has completed
    ///
    /// See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer. Since 0.1.
    pub fn clgl_view_write_item(queue: clgl_queue, view: *const clgl_view, index: *const i64, item: *const c_void, blocking: clgl_bool, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Returns the name of the type of the elements of a view, such as "float32".
    ///
    /// type: CLGL_ELEMENT_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_element_type_name(type_: clgl_element_type) -> *const c_char;
}
