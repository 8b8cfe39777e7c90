/* Views: buffers as arrays of typed items with strides, like arrays in NumPy or memoryview in Python.
 *
 * A view is a plain value: the application may copy a view and set its fields. Each function validates the
 * fields of the views that it uses. A view does not keep the buffer alive. All items must be inside the buffer.
 * clgl_view_slice, clgl_view_reshape and clgl_view_transpose return views of the same buffer, and copy no bytes.
 *
 * The item with the indices i, j, ... starts at the byte offset + i * strides[0] + j * strides[1] + ... of the
 * buffer. Commands on views do not require aligned items. Kernels access the buffer directly: an item that a
 * kernel accesses must be aligned as OpenCL C requires for its type. A view with a dimension of 0 items is empty:
 * commands on the view transfer nothing.
 *
 * Commands on views are commands on the buffer. If the buffer is shared, the queue must have acquired all bytes
 * from the lowest byte to the highest byte of the view. After a command that writes to the view, clgl_release
 * without ranges regards these bytes as written.
 *
 * # Number of OpenCL commands
 *
 * To read, write or copy items, the library enqueues these commands:
 *
 * - one command if source and destination have no gaps, and the same order of items
 * - with gaps, one command for a box, for example clEnqueueReadBufferRect. One dimension can become the rows of
 *   the box, and a second dimension its slices. Rows and slices must not overlap, and the distance between slices
 *   must be a multiple of the distance between rows
 * - for the remaining dimensions, one such command for each index.
 *
 * If the order of the dimensions differs between source and destination, each row or each item can need its own
 * command. The same is true if only the source or only the destination reverses a dimension. If the commands are
 * too slow, transfer the items without gaps, and rearrange the items in a kernel or on the CPU. In a copy within
 * one buffer, a box can contain only dimensions with equal strides in source and destination. With some drivers,
 * a box needs several commands. */
#ifndef CLGL_VIEW_H
#define CLGL_VIEW_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The maximum number of dimensions of a view. */
#define CLGL_VIEW_MAX_DIMENSIONS 8

/* The component type of an item. */
typedef enum clgl_element_type CLGL_ENUM_BASE {
    /* Bytes without a type; the field components contains the size of an item in bytes. */
    CLGL_ELEMENT_BYTES = 0,
    /* 8-bit signed integer. */
    CLGL_ELEMENT_INT8 = 1,
    /* 8-bit unsigned integer. */
    CLGL_ELEMENT_UINT8 = 2,
    /* 16-bit signed integer. */
    CLGL_ELEMENT_INT16 = 3,
    /* 16-bit unsigned integer. */
    CLGL_ELEMENT_UINT16 = 4,
    /* 32-bit signed integer. */
    CLGL_ELEMENT_INT32 = 5,
    /* 32-bit unsigned integer. */
    CLGL_ELEMENT_UINT32 = 6,
    /* 64-bit signed integer. */
    CLGL_ELEMENT_INT64 = 7,
    /* 64-bit unsigned integer. */
    CLGL_ELEMENT_UINT64 = 8,
    /* 16-bit float. */
    CLGL_ELEMENT_FLOAT16 = 9,
    /* 32-bit float. */
    CLGL_ELEMENT_FLOAT32 = 10,
    /* 64-bit float. */
    CLGL_ELEMENT_FLOAT64 = 11,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_ELEMENT_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_element_type;

/* A buffer, or a part of it, as an array. */
typedef struct clgl_view {
    /* sizeof(clgl_view) */
    uint32_t struct_size;
    /* whether the view is read-only: commands that write to a read-only view fail */
    clgl_bool read_only;
    /* the component type of an item */
    clgl_element_type format;
    /* number of components of an item, without padding: 1, or more for a vector; an item of three 32-bit floats
     * has 12 bytes. With CLGL_ELEMENT_BYTES, size of an item in bytes */
    uint32_t components;
    /* size of an item in bytes; must be the size of format times components */
    uint32_t element_size;
    /* number of dimensions, 1 to CLGL_VIEW_MAX_DIMENSIONS */
    uint32_t dimensions;
    /* distance between neighbouring items in each dimension, in bytes; may be 0 or negative. Commands cannot
     * write to a view in which items share bytes */
    int64_t strides[CLGL_VIEW_MAX_DIMENSIONS];
    /* number of items in each dimension; 0 = the view is empty */
    size_t shape[CLGL_VIEW_MAX_DIMENSIONS];
    /* the offset in the buffer, in bytes, at which the item with index 0 in all dimensions starts */
    size_t offset;
    /* the buffer or sub-buffer */
    clgl_buffer buffer;
} clgl_view;

#define CLGL_VIEW_INIT                                                                                           \
    {                                                                                                            \
        sizeof(clgl_view), 0, CLGL_ELEMENT_BYTES, 0, 0, 0, {0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0},   \
            0, NULL                                                                                              \
    }

/* Information derived from the fields of a view. */
typedef struct clgl_view_info {
    /* sizeof(clgl_view_info), set by the caller */
    uint32_t struct_size;
    /* whether the items are contiguous in C order (the last index varies fastest) */
    clgl_bool is_c_contiguous;
    /* whether the items are contiguous in Fortran order (the first index varies fastest) */
    clgl_bool is_fortran_contiguous;
    /* whether commands may write to the view: neither the view nor the buffer is read-only, and no two items
     * share bytes. For a view of more than 4096 items, only the strides are tested, so a view without
     * shared bytes may be reported as not writable */
    clgl_bool is_writable;
    /* number of items */
    uint64_t item_count;
    /* size of all items in bytes */
    uint64_t size;
    /* offset in the buffer, in bytes, of the lowest byte of the items; 0 for an empty view */
    uint64_t first_byte;
    /* number of bytes from first_byte to the end of the highest item; 0 for an empty view */
    uint64_t span;
} clgl_view_info;

#define CLGL_VIEW_INFO_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_view_info), 0, 0, 0, 0, 0, 0, 0                                                              \
    }

/* Flags of clgl_slice. */
typedef uint32_t clgl_slice_flags;

/* The slice starts at start; without this flag, at the first item, or at the last item if step is negative. */
#define CLGL_SLICE_START 0x1u
/* The slice ends before stop; without this flag, after the last item, or after the first item if step is
 * negative. */
#define CLGL_SLICE_STOP 0x2u
/* Select the single item with the index start, and remove the dimension. */
#define CLGL_SLICE_INDEX 0x4u

/* A part of a dimension, like start:stop:step in Python. Negative values of start and stop count from the end. A
 * value beyond an end is clamped to this end; with CLGL_SLICE_INDEX, the value is an error. CLGL_SLICE_INIT
 * selects the whole dimension. */
typedef struct clgl_slice {
    /* sizeof(clgl_slice) */
    uint32_t struct_size;
    /* CLGL_SLICE_START and CLGL_SLICE_STOP combined, or CLGL_SLICE_INDEX; 0 = from one end of the dimension to
     * the other, with step */
    clgl_slice_flags flags;
    /* the index of the first item, with CLGL_SLICE_START or CLGL_SLICE_INDEX; must be 0 without these flags */
    int64_t start;
    /* the index before which the slice ends, with CLGL_SLICE_STOP; must be 0 without this flag */
    int64_t stop;
    /* distance between selected items, in items; 0 = 1, each item; negative = in reverse order */
    int64_t step;
} clgl_slice;

#define CLGL_SLICE_INIT                                                                                          \
    {                                                                                                            \
        sizeof(clgl_slice), 0, 0, 0, 0                                                                           \
    }

/** Initialises a view of a buffer, or of a range of a buffer, in C order without gaps. The view is read-only if
 * the buffer is read-only.
 *
 * @method clgl_buffer
 * @param[in] buffer      the buffer
 * @param[in] format      the type of the components
 * @param[in] components  number of components per item; number of bytes per item with CLGL_ELEMENT_BYTES
 * @param[in] range       {nullable} the range of buffer, in bytes; NULL = the whole buffer
 * @param[in] dimensions  number of elements of shape, up to CLGL_VIEW_MAX_DIMENSIONS; 0 = one dimension with all
 *                        items of the range
 * @param[in] shape       {nullable, count(dimensions)} number of items in each dimension; the range may hold more
 *                        items than the view; NULL if dimensions is 0
 * @param[in,out] view    receives the view; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view is NULL; format is unknown; components is 0, or an item has 4 GiB or
 *        more; dimensions is more than CLGL_VIEW_MAX_DIMENSIONS; shape is NULL although dimensions is not 0;
 *        range->size is 0; dimensions is 0 and the range is not a multiple of the item size
 * @error CLGL_ERROR_INVALID_HANDLE  buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_RANGE  range extends past the end of buffer; shape has more items than the range
 * @threads any
 * @lifetime the view does not keep the buffer alive
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_init(clgl_buffer buffer, clgl_element_type format, uint32_t components,
                                    const clgl_range *range, uint32_t dimensions, const size_t *shape,
                                    clgl_view *view);

/** Checks a view, and returns properties that follow from its fields.
 *
 * @method clgl_view
 * @param[in] view      the view
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view or info is NULL; format is unknown; element_size does not match format
 *        and components; dimensions is not 1 to CLGL_VIEW_MAX_DIMENSIONS; read_only is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  view->buffer is not a valid clgl_buffer
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view or info is too small or more than 4096, or unknown
 *        fields of view are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  an item is outside the buffer; a size or offset overflows
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_get_info(const clgl_view *view, clgl_view_info *info);

/** Creates a view of a part of a view. The first slice selects a part of the first dimension, the second slice a
 * part of the second dimension, and so on. A slice with CLGL_SLICE_INDEX selects one index and removes the
 * dimension. Dimensions without a slice are selected completely.
 *
 * @method clgl_view
 * @param[in] view         the view
 * @param[in] slice_count  number of slices, at most the number of dimensions
 * @param[in] slices       {nullable, count(slice_count)} the slices; may be NULL if slice_count is 0
 * @param[in,out] result   receives the view; set struct_size before the call; may be the same as view (a failure
 *                         then sets view to zero)
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view or result is NULL; slices is NULL although slice_count is not 0;
 *        slice_count is more than the number of dimensions; flags of a slice are unknown; CLGL_SLICE_INDEX is
 *        combined with other flags; start or stop of a slice is not 0 although its flag is not set; the result
 *        would have no dimension (use clgl_view_read_item)
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view, slices or result is too small or more than 4096, or
 *        unknown fields of view or slices are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  an index is outside its dimension
 * @errors clgl_view_get_info
 * @threads any
 * @lifetime the view does not keep the buffer alive
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_slice(const clgl_view *view, uint32_t slice_count, const clgl_slice *slices,
                                     clgl_view *result);

/** Creates a view of the same items in the same order with another shape, without copying. If strides cannot
 * describe the new shape, the call fails: copy the items to a view without gaps first (clgl_view_copy).
 *
 * @method clgl_view
 * @param[in] view        the view
 * @param[in] dimensions  number of elements of shape, 1 to CLGL_VIEW_MAX_DIMENSIONS
 * @param[in] shape       {count(dimensions)} number of items in each dimension; the total number must stay the
 *                        same
 * @param[in,out] result  receives the view; set struct_size before the call; may be the same as view (a failure
 *                        then sets view to zero)
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view, shape or result is NULL; dimensions is not 1 to
 *        CLGL_VIEW_MAX_DIMENSIONS; the total number of items differs
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view or result is too small or more than 4096, or unknown
 *        fields of view are not 0
 * @error CLGL_ERROR_UNSUPPORTED  strides cannot describe the shape
 * @errors clgl_view_get_info
 * @threads any
 * @lifetime the view does not keep the buffer alive
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_reshape(const clgl_view *view, uint32_t dimensions, const size_t *shape,
                                       clgl_view *result);

/** Creates a view with the dimensions in another order.
 *
 * @method clgl_view
 * @param[in] view        the view
 * @param[in] axes        {nullable, count(view->dimensions)} element i is the dimension of view that becomes
 *                        dimension i of the result; each dimension occurs exactly once; NULL = reverse the order
 * @param[in,out] result  receives the view; set struct_size before the call; may be the same as view (a failure
 *                        then sets view to zero)
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view or result is NULL; axes is not a permutation of the dimensions
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view or result is too small or more than 4096, or unknown
 *        fields of view are not 0
 * @errors clgl_view_get_info
 * @threads any
 * @lifetime the view does not keep the buffer alive
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_transpose(const clgl_view *view, const uint32_t *axes, clgl_view *result);

/** Reads the items of a view into host memory.
 *
 * @method clgl_view
 * @command
 * @param[in] queue       the queue
 * @param[in] view        the view; if its buffer is shared, the queue must have acquired the bytes
 * @param[in] strides     {nullable, count(view->dimensions)} the distance between items in host memory in each
 *                        dimension, in bytes; NULL = C order without gaps
 * @param[out] data       {nullable, bytes(view), kept} receives the items. The item with index 0 in all
 *                        dimensions is written at the address data, and other items at their distances from this
 *                        address. data may be NULL if the view is empty.
 * @param[in] blocking    1 = return when data is complete; 0 = return at once; data is complete when fence
 *                        completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when data is complete; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view is NULL; data is NULL and the view is not empty; blocking is neither 0
 *        nor 1
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view is too small or more than 4096, or unknown fields of
 *        view are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  an item is outside the buffer; an offset in the buffer or in host memory
 *        overflows
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and a command failed; or a fence in waits has failed
 * @errors clgl_view_get_info
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the commands have completed; if the driver refuses one of several commands, the
 *           call waits until the earlier commands have completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer, clEnqueueReadBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_read(clgl_queue queue, const clgl_view *view, const int64_t *strides, void *data,
                                    clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                                    clgl_fence *fence);

/** Writes host memory to the items of a view.
 *
 * @method clgl_view
 * @command
 * @param[in] queue       the queue
 * @param[in] view        the view, not read-only; if its buffer is shared, the queue must have acquired the bytes
 *                        for writing
 * @param[in] strides     {nullable, count(view->dimensions)} the distance between items in host memory in each
 *                        dimension, in bytes; NULL = C order without gaps
 * @param[in] data        {nullable, bytes(view), kept} the items. The item with index 0 in all dimensions is read
 *                        at the address data, and other items at their distances from this address. data may be
 *                        NULL if the view is empty.
 * @param[in] blocking    1 = return when data may be changed; 0 = return at once; data must stay unchanged until
 *                        fence completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the items have been written; NULL
 *                        = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view is NULL; data is NULL and the view is not empty; the view or its
 *        buffer is read-only; two items share bytes; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view is too small or more than 4096, or unknown fields of
 *        view are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  an item is outside the buffer; an offset in the buffer or in host memory
 *        overflows
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer for writing
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and a command failed; or a fence in waits has failed
 * @errors clgl_view_get_info
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime data must live until the commands have completed; if the driver refuses one of several commands, the
 *           call waits until the earlier commands have completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer, clEnqueueWriteBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_write(clgl_queue queue, const clgl_view *view, const int64_t *strides,
                                     const void *data, clgl_bool blocking, uint32_t wait_count,
                                     const clgl_fence *waits, clgl_fence *fence);

/** Sets all items of a view to one value. If clEnqueueFillBuffer cannot fill the view, for example because of
 * gaps, the library fills a part of the view, and copies this part. Each copy at most doubles the filled part.
 *
 * @method clgl_view
 * @command
 * @param[in] queue       the queue
 * @param[in] view        the view, not read-only; if its buffer is shared, the queue must have acquired the bytes
 *                        for writing
 * @param[in] item        {bytes(view->element_size)} the value
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when all items are set; NULL = no
 *                        fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view or item is NULL; the view or its buffer is read-only; two items share
 *        bytes
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view is too small or more than 4096, or unknown fields of
 *        view are not 0
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer for writing
 * @errors clgl_view_get_info
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer; section 5.2.2, clEnqueueCopyBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_fill(clgl_queue queue, const clgl_view *view, const void *item,
                                    uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Copies the items of one view to another view of the same shape and item size. Bytes are copied without
 * conversion, so the formats may differ.
 *
 * @method clgl_view
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the view to read; if its buffer is shared, the queue must have acquired the bytes
 * @param[in] destination  the view to write, not read-only; if its buffer is shared, the queue must have acquired
 *                         the bytes for writing
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes when all items are copied; NULL = no
 *                         fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  source or destination is NULL; the views differ in shape or element_size;
 *        destination or its buffer is read-only; two items of destination share bytes
 * @error CLGL_ERROR_INVALID_HANDLE  queue, source->buffer, destination->buffer or an element of waits is not a
 *        valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of source or destination is too small or more than 4096, or
 *        unknown fields of source or destination are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  an item is outside its buffer; the views share bytes; the views are too
 *        complex to check whether they share bytes
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer; the bytes of
 *        destination are acquired only for reading
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer, clEnqueueCopyBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_copy(clgl_queue queue, const clgl_view *source, const clgl_view *destination,
                                    uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Reads one item of a view.
 *
 * @method clgl_view
 * @command
 * @param[in] queue       the queue
 * @param[in] view        the view; if its buffer is shared, the queue must have acquired the bytes
 * @param[in] index       {count(view->dimensions)} the index of the item in each dimension; a negative index
 *                        counts from the end
 * @param[out] item       {bytes(view->element_size), kept} receives the item
 * @param[in] blocking    1 = return when item is complete; 0 = return at once; item is complete when fence
 *                        completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when item is complete; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view, index or item is NULL; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view is too small or more than 4096, or unknown fields of
 *        view are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  an index is outside its dimension
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_view_get_info
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime item must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_read_item(clgl_queue queue, const clgl_view *view, const int64_t *index,
                                         void *item, clgl_bool blocking, uint32_t wait_count,
                                         const clgl_fence *waits, clgl_fence *fence);

/** Writes one item of a view.
 *
 * @method clgl_view
 * @command
 * @param[in] queue       the queue
 * @param[in] view        the view, not read-only; if its buffer is shared, the queue must have acquired the bytes
 *                        for writing
 * @param[in] index       {count(view->dimensions)} the index of the item in each dimension; a negative index
 *                        counts from the end
 * @param[in] item        {bytes(view->element_size), kept} the value
 * @param[in] blocking    1 = return when item may be changed; 0 = return at once; item must stay unchanged until
 *                        fence completes
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the item has been written; NULL =
 *                        no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  view, index or item is NULL; the view or its buffer is read-only; two items
 *        share bytes; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of view is too small or more than 4096, or unknown fields of
 *        view are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  an index is outside its dimension
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired the bytes of a shared buffer for writing
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_view_get_info
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime item must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_write_item(clgl_queue queue, const clgl_view *view, const int64_t *index,
                                          const void *item, clgl_bool blocking, uint32_t wait_count,
                                          const clgl_fence *waits, clgl_fence *fence);

/** Returns the name of an element type of views, such as "float32".
 *
 * @function
 * @param[in] type  CLGL_ELEMENT_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_element_type_name(clgl_element_type type);

#ifdef __cplusplus
}
#endif

#endif
