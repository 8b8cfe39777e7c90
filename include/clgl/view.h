/* Views: buffers seen as arrays of typed items, with strides, as NumPy and Python's memoryview see memory.
 *
 * A view is a plain value, copied and changed freely: every function looks at it afresh. It owns nothing: it is
 * of use as long as its buffer. All items lie inside the buffer; what does not is refused. Commands on views are
 * commands on the buffer: the same rules of acquiring and waiting. They move items by as few OpenCL commands as
 * there can be: one if the items lie without gaps, or in rows and slices at equal distances, else one for each
 * such piece; never through memory of the library's.
 */
#ifndef CLGL_VIEW_H
#define CLGL_VIEW_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How many dimensions a view can have, at least 1. */
#define CLGL_VIEW_MAX_DIMENSIONS 8

/* What an item consists of. */
/* Raw bytes, as many as there are components */
#define CLGL_ELEMENT_BYTES 0
#define CLGL_ELEMENT_INT8 1
#define CLGL_ELEMENT_UINT8 2
#define CLGL_ELEMENT_INT16 3
#define CLGL_ELEMENT_UINT16 4
#define CLGL_ELEMENT_INT32 5
#define CLGL_ELEMENT_UINT32 6
#define CLGL_ELEMENT_INT64 7
#define CLGL_ELEMENT_UINT64 8
#define CLGL_ELEMENT_FLOAT16 9
#define CLGL_ELEMENT_FLOAT32 10
#define CLGL_ELEMENT_FLOAT64 11

/* A buffer, or a part of it, as an array. */
typedef struct clgl_view {
    /* sizeof(clgl_view) */
    uint32_t struct_size;
    /* 1 if commands must not write through it, else 0 */
    uint32_t read_only;
    /* CLGL_ELEMENT_... */
    int32_t format;
    /* Numbers per item: 1, or more for vectors, packed (three floats are 12 bytes); or bytes per item */
    uint32_t components;
    /* Bytes of an item: what format and components say */
    uint32_t element_size;
    /* From 1 to CLGL_VIEW_MAX_DIMENSIONS */
    uint32_t dimensions;
    /* Bytes from an item to the next one along each dimension; may be negative, or 0 for what is only read */
    int64_t strides[CLGL_VIEW_MAX_DIMENSIONS];
    /* Items along each dimension; 0 makes the view empty */
    size_t shape[CLGL_VIEW_MAX_DIMENSIONS];
    /* Where the item with index 0 in all dimensions starts in the buffer, in bytes */
    size_t offset;
    /* The buffer; may be a sub-buffer */
    clgl_buffer buffer;
} clgl_view;

#define CLGL_VIEW_INIT                                                                                           \
    {                                                                                                            \
        sizeof(clgl_view), 0, 0, 0, 0, 0, {0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0}, 0, NULL            \
    }

/* What a view's fields mean together. */
typedef struct clgl_view_info {
    /* sizeof(clgl_view_info), set by the caller */
    uint32_t struct_size;
    /* 1 if the items lie without gaps in C order (the last index runs fastest), in Fortran order (the first does)
     */
    uint32_t is_c_contiguous;
    uint32_t is_fortran_contiguous;
    /* 1 if commands may write it: it is not for reading only, and no two items share bytes */
    uint32_t is_writable;
    /* How many items, and their bytes together */
    uint64_t item_count;
    uint64_t size;
    /* The lowest byte of the buffer that an item has, and how many from there to the end of the highest; 0 and 0
     * for an empty view */
    uint64_t first_byte;
    uint64_t span;
} clgl_view_info;

#define CLGL_VIEW_INFO_INIT                                                                                      \
    {                                                                                                            \
        sizeof(clgl_view_info), 0, 0, 0, 0, 0, 0, 0                                                              \
    }

/* Flags of clgl_slice. */
/* start is given; else the slice starts with the first item, or, backwards, with the last. */
#define CLGL_SLICE_START 0x1u
/* stop is given; else the slice goes to the end. */
#define CLGL_SLICE_STOP 0x2u
/* Not a slice but the one item with the index start: the dimension goes. */
#define CLGL_SLICE_INDEX 0x4u

/* A part of a dimension, as Python's start:stop:step. Negative indices count from the end, those beyond either
 * end are brought to it. Untouched, it is the whole dimension. */
typedef struct clgl_slice {
    /* sizeof(clgl_slice) */
    uint32_t struct_size;
    /* CLGL_SLICE_... */
    uint32_t flags;
    /* The first item, and the first that is left out */
    int64_t start;
    int64_t stop;
    /* From item to item; negative for backwards; 0 is 1 */
    int64_t step;
} clgl_slice;

#define CLGL_SLICE_INIT                                                                                          \
    {                                                                                                            \
        sizeof(clgl_slice), 0, 0, 0, 0                                                                           \
    }

/** Makes a view of a buffer, or of a part of it, in C order without gaps. It is for reading only if the buffer
 * is.
 *
 * @param buffer      the buffer
 * @param format      CLGL_ELEMENT_...
 * @param components  numbers per item, or bytes with CLGL_ELEMENT_BYTES
 * @param range       the part, in bytes; NULL for all
 * @param dimensions  how many entries shape has; 0 for one dimension with all items that the part holds
 * @param shape       items along each dimension, which need not fill the part; NULL with 0 dimensions
 * @param view        receives the view; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown format, no components, too many dimensions, or
 *         a part that is no multiple of the items with 0 dimensions; CLGL_ERROR_OUT_OF_RANGE for a part past the
 *         end, or a shape that does not fit into it; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the view keeps nothing alive
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_init(clgl_buffer buffer, int32_t format, uint32_t components,
                                    const clgl_range *range, uint32_t dimensions, const size_t *shape,
                                    clgl_view *view);

/** Checks a view, and tells what its fields mean together.
 *
 * @param view  the view
 * @param info  receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown format, an element_size that is not what
 *         format and components say, no or too many dimensions; CLGL_ERROR_OUT_OF_RANGE if an item lies outside
 *         the buffer, before or behind it, or numbers overflow; CLGL_ERROR_INVALID_HANDLE if the buffer is none;
 *         CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime none
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_get_info(const clgl_view *view, clgl_view_info *info);

/** Makes a view of a part of a view: a slice, or an index, for each of the first dimensions. The others stay
 * whole.
 *
 * @param view         the view
 * @param slice_count  how many slices; at most one per dimension
 * @param slices       the slices
 * @param result       receives the view; struct_size must be set; may be view itself, which a failure sets to
 *                     zero
 * @return as clgl_view_get_info; CLGL_ERROR_OUT_OF_RANGE also for an index past the end;
 *         CLGL_ERROR_INVALID_ARGUMENT also for too many slices, or if no dimension is left (see
 *         clgl_view_read_item)
 * @threads any
 * @lifetime the view keeps nothing alive
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_slice(const clgl_view *view, uint32_t slice_count, const clgl_slice *slices,
                                     clgl_view *result);

/** Makes a view of the same items in the same order, with another shape. Nothing is copied: where items do not
 * lie so that strides can tell it, the call is refused; copy them to a view without gaps first.
 *
 * @param view        the view
 * @param dimensions  how many entries shape has
 * @param shape       items along each dimension, as many in all as the view has
 * @param result      receives the view; struct_size must be set; may be view itself, which a failure sets to zero
 * @return as clgl_view_get_info; CLGL_ERROR_INVALID_ARGUMENT also for another number of items;
 *         CLGL_ERROR_UNSUPPORTED if items would have to be copied
 * @threads any
 * @lifetime the view keeps nothing alive
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_reshape(const clgl_view *view, uint32_t dimensions, const size_t *shape,
                                       clgl_view *result);

/** Makes a view with the dimensions in another order.
 *
 * @param view    the view
 * @param axes    for each dimension of the result, which one of the view it is, each once; NULL reverses the
 *                order
 * @param result  receives the view; struct_size must be set; may be view itself, which a failure sets to zero
 * @return as clgl_view_get_info; CLGL_ERROR_INVALID_ARGUMENT also for axes that are no permutation
 * @threads any
 * @lifetime the view keeps nothing alive
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_transpose(const clgl_view *view, const uint32_t *axes, clgl_view *result);

/** Reads a view's items into host memory.
 *
 * @param queue       the queue
 * @param view        the view; its buffer acquired by the queue if it is shared
 * @param strides     bytes from item to item in host memory along each dimension; NULL for C order without gaps
 * @param data        receives the items: that with index 0 in all dimensions here, the others around it; may be
 *                    NULL if there are none
 * @param blocking    1 to return when data is there, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the commands wait for; of the same context
 * @param fence       receives a fence that completes when data is there; or NULL
 * @return as clgl_view_get_info, and as clgl_buffer_read. If a driver refuses one of several commands, the call
 *         returns when those before it have ended.
 * @threads any
 * @lifetime data must live until the commands have completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer, clEnqueueReadBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_read(clgl_queue queue, const clgl_view *view, const int64_t *strides, void *data,
                                    uint32_t blocking, uint32_t wait_count, const clgl_fence *waits,
                                    clgl_fence *fence);

/** Writes host memory into a view's items.
 *
 * @param queue       the queue
 * @param view        the view, not for reading only; its buffer acquired by the queue if it is shared
 * @param strides     bytes from item to item in host memory along each dimension; NULL for C order without gaps
 * @param data        the item with index 0 in all dimensions, with the others around it; may be NULL if there are
 *                    none
 * @param blocking    1 to return when data may be changed, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the commands wait for; of the same context
 * @param fence       receives a fence that completes when the buffer holds data; or NULL
 * @return as clgl_view_read; CLGL_ERROR_INVALID_ARGUMENT also for a view or buffer that is only read, and if two
 *         items share bytes
 * @threads any
 * @lifetime data must live until the commands have completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer, clEnqueueWriteBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_write(clgl_queue queue, const clgl_view *view, const int64_t *strides,
                                     const void *data, uint32_t blocking, uint32_t wait_count,
                                     const clgl_fence *waits, clgl_fence *fence);

/** Sets all items of a view to one. Items with gaps between them are filled by copies of those that are filled
 * already, each twice as large as the one before.
 *
 * @param queue       the queue
 * @param view        the view, not for reading only; its buffer acquired by the queue if it is shared
 * @param item        the item, view->element_size bytes, copied before the call returns
 * @param wait_count  how many fences
 * @param waits       fences of either side that the commands wait for; of the same context
 * @param fence       receives a fence that completes when the items are set; or NULL
 * @return as clgl_view_write
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer; section 5.2.2, clEnqueueCopyBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_fill(clgl_queue queue, const clgl_view *view, const void *item,
                                    uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Copies the items of one view to another, of the same shape and size of items. Their formats may differ: bytes
 * are copied, not converted.
 *
 * @param queue        the queue
 * @param source       its buffer acquired by the queue if it is shared
 * @param destination  not for reading only; its buffer acquired by the queue if it is shared
 * @param wait_count   how many fences
 * @param waits        fences of either side that the commands wait for; of the same context
 * @param fence        receives a fence that completes when the items are copied; or NULL
 * @return as clgl_view_write; CLGL_ERROR_INVALID_ARGUMENT also if shape or element_size differ;
 *         CLGL_ERROR_OUT_OF_RANGE also if the views share bytes, or are so entangled that it cannot be told
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer, clEnqueueCopyBufferRect
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_copy(clgl_queue queue, const clgl_view *source, const clgl_view *destination,
                                    uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Reads one item of a view.
 *
 * @param queue       the queue
 * @param view        the view; its buffer acquired by the queue if it is shared
 * @param index       the item's index in each dimension; negative ones count from the end
 * @param item        receives view->element_size bytes
 * @param blocking    1 to return when the item is there, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the item is there; or NULL
 * @return as clgl_view_read; CLGL_ERROR_OUT_OF_RANGE also for an index past the end
 * @threads any
 * @lifetime item must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_read_item(clgl_queue queue, const clgl_view *view, const int64_t *index,
                                         void *item, uint32_t blocking, uint32_t wait_count,
                                         const clgl_fence *waits, clgl_fence *fence);

/** Writes one item of a view.
 *
 * @param queue       the queue
 * @param view        the view, not for reading only; its buffer acquired by the queue if it is shared
 * @param index       the item's index in each dimension; negative ones count from the end
 * @param item        view->element_size bytes
 * @param blocking    1 to return when item may be changed, 0 to return at once
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the buffer holds the item; or NULL
 * @return as clgl_view_write; CLGL_ERROR_OUT_OF_RANGE also for an index past the end
 * @threads any
 * @lifetime item must live until the command has completed
 * @spec OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer
 * @since 0.1
 */
CLGL_API clgl_result clgl_view_write_item(clgl_queue queue, const clgl_view *view, const int64_t *index,
                                          const void *item, uint32_t blocking, uint32_t wait_count,
                                          const clgl_fence *waits, clgl_fence *fence);

#ifdef __cplusplus
}
#endif

#endif
