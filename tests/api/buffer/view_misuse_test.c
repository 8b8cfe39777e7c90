/* Tests invalid views. Each call must return the documented error. */
#define _GNU_SOURCE
#include "kernel_support.h"
#include "refusal.h"

#define SIZE 4096u

static gl_context gl;
static clgl_context context;
static clgl_queue queue;
static clgl_buffer buffer;
static unsigned char bytes[SIZE];
static clgl_fence fence;
static clgl_view view, result;

static int begin(void **state)
{
    const size_t shape[] = {8, 16, 4};
    const clgl_view empty = CLGL_VIEW_INIT;
    (void)state;
    gl = make_best_gl();
    context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    queue = make_queue(context, 0);
    fill_bytes(bytes, SIZE, 1);
    buffer = compute_buffer(context, SIZE, bytes);
    view = result = empty;
    expect_success(clgl_view_init(buffer, CLGL_ELEMENT_UINT32, 1, NULL, 3, shape, &view));
    return 0;
}

static int end(void **state)
{
    unsigned char got[SIZE], expected[SIZE];
    (void)state;
    fill_bytes(expected, SIZE, 1);
    read_buffer(queue, buffer, got);
    expect_same_bytes(got, expected, SIZE);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_no_memory(context);
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
    return 0;
}

/* Passes the view to every function that has a view parameter. Each call must return `expected` with a message
 * that contains `words`. */
static void refused(const char *name, const clgl_view *v, clgl_result expected, const char *words)
{
    const int64_t index[CLGL_VIEW_MAX_DIMENSIONS] = {0};
    clgl_view_info info = CLGL_VIEW_INFO_INIT;
#define EACH(call) check_refused((call), expected, words, name, __FILE__, __LINE__)
#define EACH_OUT(call)                                                                                           \
    do {                                                                                                         \
        memset(&fence, RUBBISH, sizeof fence);                                                                   \
        EACH(call);                                                                                              \
        assert_null(fence);                                                                                      \
    } while (0)
    EACH(clgl_view_get_info(v, &info));
    assert_int_equal(info.struct_size, sizeof info);
    EACH(clgl_view_slice(v, 0, NULL, &result));
    EACH(clgl_view_reshape(v, 1, &view.shape[0], &result));
    EACH(clgl_view_transpose(v, NULL, &result));
    EACH_OUT(clgl_view_read(queue, v, NULL, bytes, 1, 0, NULL, &fence));
    EACH_OUT(clgl_view_write(queue, v, NULL, bytes, 1, 0, NULL, &fence));
    EACH_OUT(clgl_view_fill(queue, v, bytes, 0, NULL, &fence));
    EACH_OUT(clgl_view_copy(queue, v, &view, 0, NULL, &fence));
    EACH_OUT(clgl_view_copy(queue, &view, v, 0, NULL, &fence));
    EACH_OUT(clgl_view_read_item(queue, v, index, bytes, 1, 0, NULL, &fence));
    EACH_OUT(clgl_view_write_item(queue, v, index, bytes, 1, 0, NULL, &fence));
#undef EACH
#undef EACH_OUT
}

/* For each row, changes one field of a copy of the view, and expects the error of the row. */
static void refused_fields(const clgl_view *good, const wrong_field *rows, size_t count)
{
    for (size_t i = 0; i < count; ++i) {
        clgl_view v = *good;
        set_wrong(&v, &rows[i]);
        refused(rows[i].name, &v, rows[i].expected, rows[i].words);
    }
}

#define FIELD(field, value, error, words) WRONG(clgl_view, field, value, error, words)
#define EACH_AXIS(field, value, error, words)                                                                    \
    FIELD(field[0], value, error, words), FIELD(field[1], value, error, words),                                  \
        FIELD(field[2], value, error, words)

static void invalid_fields(void **state)
{
    const wrong_field rows[] = {
        FIELD(struct_size, 8, INVALID_STRUCT_SIZE, "struct_size"),
        FIELD(buffer, (uintptr_t)NULL, INVALID_HANDLE, "NULL"),
        FIELD(buffer, (uintptr_t)queue, INVALID_HANDLE, "buffer"),
        FIELD(dimensions, 0, INVALID_ARGUMENT, "dimensions is 0"),
        FIELD(dimensions, CLGL_VIEW_MAX_DIMENSIONS + 1, INVALID_ARGUMENT, "dimensions is 9"),
        FIELD(dimensions, UINT32_MAX, INVALID_ARGUMENT, "dimensions is 4294967295"),
        FIELD(format, CLGL_ELEMENT_FLOAT64 + 1, INVALID_ARGUMENT, "format is 12"),
        FIELD(format, -1, INVALID_ARGUMENT, "format is -1"),
        FIELD(components, 0, INVALID_ARGUMENT, "components is 0"),
        FIELD(components, UINT32_MAX, INVALID_ARGUMENT, "components is 4294967295"),
        FIELD(element_size, 8, INVALID_ARGUMENT, "element_size is 8"),
        FIELD(read_only, 2, INVALID_ARGUMENT, "read_only"),
    };
    (void)state;
    refused("no view", NULL, CLGL_ERROR_INVALID_ARGUMENT, "NULL");
    refused_fields(&view, rows, COUNT(rows));
}

static void items_outside_the_buffer(void **state)
{
    const wrong_field rows[] = {
        FIELD(offset, 2052, OUT_OF_RANGE, "outside the 4096 bytes"),
        FIELD(offset, SIZE + 1, OUT_OF_RANGE, "offset is 4097"),
        FIELD(offset, SIZE_MAX, OUT_OF_RANGE, "offset"),
        FIELD(strides[0], -256, OUT_OF_RANGE, "4096 bytes"),
        FIELD(strides[1], -16, OUT_OF_RANGE, "4096 bytes"),
        FIELD(strides[2], -4, OUT_OF_RANGE, "4096 bytes"),
        EACH_AXIS(strides, SIZE, OUT_OF_RANGE, "4096 bytes"),
        EACH_AXIS(strides, INT64_MAX, OUT_OF_RANGE, "overflow"),
        EACH_AXIS(strides, INT64_MIN, OUT_OF_RANGE, "overflow"),
        EACH_AXIS(shape, SIZE_MAX, OUT_OF_RANGE, "overflow"),
    };
    const wrong_field of_equal_items[] = {EACH_AXIS(shape, SIZE_MAX / 2 + 2, OUT_OF_RANGE, "overflow")};
    clgl_view v = view;
    (void)state;
    refused_fields(&view, rows, COUNT(rows));
    v.strides[0] = v.strides[1] = v.strides[2] = 0;
    refused_fields(&v, of_equal_items, COUNT(of_equal_items));
    v = view;
    v.shape[0] = v.shape[1] = (size_t)1 << (sizeof(size_t) * 4);
    v.strides[0] = v.strides[1] = 0;
    refused("a size that overflows to a small number", &v, CLGL_ERROR_OUT_OF_RANGE, "overflow");
    /* Negative strides are valid if the view begins at the last item. */
    v = view;
    v.offset = SIZE - 4;
    v.strides[0] = -256;
    v.strides[1] = -16;
    v.strides[2] = -4;
    expect_success(clgl_view_slice(&v, 0, NULL, &result));
}

#define NOW bytes, 1, 0, NULL, &fence
#define WITH_FENCE 0, NULL, &fence

/* The strides of an empty view are not checked. Each length must still be at most INT64_MAX. */
static void views_without_items(void **state)
{
    const wrong_field rows[] = {FIELD(shape[0], (uint64_t)INT64_MAX + 1, OUT_OF_RANGE, "overflow"),
                                FIELD(shape[0], SIZE_MAX, OUT_OF_RANGE, "overflow")};
    const int64_t index[] = {3, 0, 0}, past[] = {-9, 0, 0};
    clgl_view empty = view;
    (void)state;
    empty.shape[1] = 0;
    empty.strides[0] = empty.strides[1] = INT64_MAX / 2;
    REFUSED_OUT("no item", fence, clgl_view_read_item(queue, &empty, index, NOW), OUT_OF_RANGE, "index 0");
    REFUSED_OUT("no item", fence, clgl_view_write_item(queue, &empty, past, NOW), OUT_OF_RANGE, "index -9");
    refused_fields(&empty, rows, COUNT(rows));
}

static void views_of_buffers(void **state)
{
    static const size_t shape[] = {2, 3, 4, 5, 6, 7, 8, 9, 10}, large[] = {SIZE_MAX, SIZE_MAX},
                        wrap[] = {SIZE_MAX / 2 + 1, 2};
    static const clgl_range past = {SIZE, 1}, odd = {0, 10}, empty = {4, 0};
    static const struct {
        const char *name;
        int32_t format;
        uint32_t components;
        const clgl_range *range;
        uint32_t dimensions;
        const size_t *shape;
        clgl_result expected;
        const char *words;
    } rows[] = {
        {"an unknown format", 12, 1, NULL, 0, NULL, CLGL_ERROR_INVALID_ARGUMENT, "format is 12"},
        {"no components", CLGL_ELEMENT_INT8, 0, NULL, 0, NULL, CLGL_ERROR_INVALID_ARGUMENT, "components is 0"},
        {"components", CLGL_ELEMENT_INT64, UINT32_MAX, NULL, 0, NULL, CLGL_ERROR_INVALID_ARGUMENT,
         "components is 4294967295"},
        {"a part of an item", CLGL_ELEMENT_INT32, 1, &odd, 0, NULL, CLGL_ERROR_INVALID_ARGUMENT, "10"},
        {"an empty range", CLGL_ELEMENT_INT32, 1, &empty, 0, NULL, CLGL_ERROR_INVALID_ARGUMENT, "size"},
        {"no shape", CLGL_ELEMENT_INT32, 1, NULL, 2, NULL, CLGL_ERROR_INVALID_ARGUMENT, "shape is NULL"},
        {"dimensions", CLGL_ELEMENT_INT8, 1, NULL, 9, shape, CLGL_ERROR_INVALID_ARGUMENT, "dimensions is 9"},
        {"a range past the end", CLGL_ELEMENT_INT8, 1, &past, 0, NULL, CLGL_ERROR_OUT_OF_RANGE, "4096 bytes"},
        {"more than the buffer", CLGL_ELEMENT_INT8, 1, NULL, 6, shape, CLGL_ERROR_OUT_OF_RANGE, "5040"},
        {"more than the range", CLGL_ELEMENT_INT32, 1, &odd, 2, shape, CLGL_ERROR_OUT_OF_RANGE, "10 bytes"},
        {"a size that overflows", CLGL_ELEMENT_INT8, 1, NULL, 2, large, CLGL_ERROR_OUT_OF_RANGE, "overflow"},
        {"a size that becomes 0", CLGL_ELEMENT_INT8, 1, NULL, 2, wrap, CLGL_ERROR_OUT_OF_RANGE, "overflow"},
        {"large items", CLGL_ELEMENT_BYTES, SIZE + 1, NULL, 1, shape, CLGL_ERROR_OUT_OF_RANGE, "4097"},
    };
    clgl_view small = CLGL_VIEW_INIT;
    (void)state;
    for (size_t i = 0; i < COUNT(rows); ++i) {
        result = view;
        check_refused(clgl_view_init(buffer, rows[i].format, rows[i].components, rows[i].range,
                                     rows[i].dimensions, rows[i].shape, &result),
                      rows[i].expected, rows[i].words, rows[i].name, __FILE__, __LINE__);
        assert_int_equal(result.struct_size, sizeof result);
        expect_zero((char *)&result + sizeof(uint32_t), sizeof result - sizeof(uint32_t));
    }
    small.struct_size = 4;
    REFUSED("no buffer", clgl_view_init(NULL, 0, 1, NULL, 0, NULL, &result), INVALID_HANDLE, "NULL");
    REFUSED("no result", clgl_view_init(buffer, 0, 1, NULL, 0, NULL, NULL), INVALID_ARGUMENT, "view is NULL");
    REFUSED("a size", clgl_view_init(buffer, 0, 1, NULL, 0, NULL, &small), INVALID_STRUCT_SIZE, "struct_size");
}

static clgl_slice slice_of(uint32_t flags, int64_t start, int64_t stop, int64_t step)
{
    clgl_slice slice = CLGL_SLICE_INIT;
    slice.flags = flags;
    slice.start = start;
    slice.stop = stop;
    slice.step = step;
    return slice;
}

static void slices(void **state)
{
    const clgl_slice all = slice_of(0, 0, 0, 1), item = slice_of(CLGL_SLICE_INDEX, 0, 0, 1);
    const clgl_slice four[] = {all, all, all, all}, flag[] = {all, slice_of(8, 0, 0, 1)},
                     both[] = {all, slice_of(CLGL_SLICE_INDEX | CLGL_SLICE_STOP, 0, 0, 1)},
                     past[] = {all, slice_of(CLGL_SLICE_INDEX, 16, 0, 1)},
                     before[] = {all, slice_of(CLGL_SLICE_INDEX, -17, 0, 1)}, one[] = {item, item, item},
                     start[] = {slice_of(0, 2, 0, 1)}, stop[] = {slice_of(CLGL_SLICE_START, 2, 4, 1)},
                     item_stop[] = {slice_of(CLGL_SLICE_INDEX, 0, 4, 1)};
    clgl_slice small[] = {item, item};
    const clgl_slice backwards = slice_of(0, 0, 0, INT64_MIN);
    const clgl_slice far = slice_of(CLGL_SLICE_START | CLGL_SLICE_STOP, INT64_MIN, INT64_MAX, INT64_MAX);
    (void)state;
    small[1].struct_size = 4;
    REFUSED("dimensions", clgl_view_slice(&view, 4, four, &result), INVALID_ARGUMENT, "slice_count is 4");
    REFUSED("no slices", clgl_view_slice(&view, 1, NULL, &result), INVALID_ARGUMENT, "slices is NULL");
    REFUSED("no result", clgl_view_slice(&view, 1, four, NULL), INVALID_ARGUMENT, "result is NULL");
    REFUSED("a flag", clgl_view_slice(&view, 2, flag, &result), INVALID_ARGUMENT, "unknown bits");
    REFUSED("two flags", clgl_view_slice(&view, 2, both, &result), INVALID_ARGUMENT, "CLGL_SLICE_INDEX");
    REFUSED("no flag", clgl_view_slice(&view, 1, start, &result), INVALID_ARGUMENT, "CLGL_SLICE_START");
    REFUSED("no flag", clgl_view_slice(&view, 1, stop, &result), INVALID_ARGUMENT, "CLGL_SLICE_STOP");
    REFUSED("no flag", clgl_view_slice(&view, 1, item_stop, &result), INVALID_ARGUMENT, "CLGL_SLICE_STOP");
    REFUSED("past the end", clgl_view_slice(&view, 2, past, &result), OUT_OF_RANGE, "dimension 1");
    REFUSED("before it", clgl_view_slice(&view, 2, before, &result), OUT_OF_RANGE, "dimension 1");
    REFUSED("an item", clgl_view_slice(&view, 3, one, &result), INVALID_ARGUMENT, "clgl_view_read_item");
    REFUSED("sizes", clgl_view_slice(&view, 2, small, &result), INVALID_STRUCT_SIZE, "struct_size");
    /* Slices with the smallest and largest possible integers are valid. */
    expect_success(clgl_view_slice(&view, 1, &backwards, &result));
    assert_int_equal(result.shape[0], 1);
    assert_int_equal(result.offset, 7 * 256);
    expect_success(clgl_view_slice(&view, 1, &far, &result));
    assert_int_equal(result.shape[0], 1);
}

static void shapes_and_orders(void **state)
{
    static const size_t seven[] = {7}, more[] = {8, 16, 5}, half[] = {16, 16}, zero[] = {0};
    static const uint32_t twice[] = {0, 1, 1}, beyond[] = {0, 1, 3};
    const clgl_slice all = slice_of(0, 0, 0, 1), every_other[] = {all, all, slice_of(0, 0, 0, 2)};
    (void)state;
    REFUSED("fewer", clgl_view_reshape(&view, 1, seven, &result), INVALID_ARGUMENT, "512");
    REFUSED("more", clgl_view_reshape(&view, 3, more, &result), INVALID_ARGUMENT, "640");
    REFUSED("no dimensions", clgl_view_reshape(&view, 0, seven, &result), INVALID_ARGUMENT, "dimensions is 0");
    REFUSED("no shape", clgl_view_reshape(&view, 1, NULL, &result), INVALID_ARGUMENT, "shape is NULL");
    REFUSED("no items", clgl_view_reshape(&view, 1, zero, &result), INVALID_ARGUMENT, "512");
    REFUSED("a repeated axis", clgl_view_transpose(&view, twice, &result), INVALID_ARGUMENT, "axes[2] is 1");
    REFUSED("an axis too many", clgl_view_transpose(&view, beyond, &result), INVALID_ARGUMENT, "axes[2] is 3");
    expect_success(clgl_view_slice(&view, 3, every_other, &result));
    expect_success(clgl_view_transpose(&result, NULL, &result));
    REFUSED("apart", clgl_view_reshape(&result, 2, half, &result), UNSUPPORTED, "clgl_view_copy");
}

static void invalid_commands(void **state)
{
    static const int64_t index[] = {0, 0, 0}, far_apart[] = {INT64_MAX, INT64_MAX, 4};
    clgl_view constant = view, item = view, pair = view;
    (void)state;
    constant.read_only = item.read_only = 1;
    item.shape[0] = item.shape[1] = item.shape[2] = 1;
    pair.components = 2;
    pair.element_size = 8;
    pair.shape[0] = 2;
#define ROW(name, call, error, words) REFUSED_OUT(name, fence, call, error, words)
    ROW("no data", clgl_view_read(queue, &view, NULL, NULL, 1, WITH_FENCE), INVALID_ARGUMENT, "data is NULL");
    ROW("no data", clgl_view_write(queue, &view, NULL, NULL, 1, WITH_FENCE), INVALID_ARGUMENT, "data is NULL");
    ROW("no data", clgl_view_fill(queue, &view, NULL, WITH_FENCE), INVALID_ARGUMENT, "item is NULL");
    ROW("no index", clgl_view_read_item(queue, &view, NULL, NOW), INVALID_ARGUMENT, "index is NULL");
    ROW("no data", clgl_view_read_item(queue, &view, index, NULL, 1, WITH_FENCE), INVALID_ARGUMENT,
        "item is NULL");
    ROW("no data", clgl_view_write_item(queue, &view, index, NULL, 1, WITH_FENCE), INVALID_ARGUMENT,
        "item is NULL");
    ROW("no bool", clgl_view_read(queue, &view, NULL, bytes, 2, WITH_FENCE), INVALID_ARGUMENT, "blocking is 2");
    ROW("no list", clgl_view_read(queue, &view, NULL, bytes, 1, 1, NULL, &fence), INVALID_ARGUMENT,
        "waits is NULL");
    ROW("strides", clgl_view_read(queue, &view, far_apart, NOW), OUT_OF_RANGE, "overflow");
    ROW("read only", clgl_view_write(queue, &constant, NULL, NOW), INVALID_ARGUMENT, "read_only");
    ROW("read only", clgl_view_fill(queue, &constant, bytes, WITH_FENCE), INVALID_ARGUMENT, "read_only");
    ROW("read only", clgl_view_write_item(queue, &constant, index, NOW), INVALID_ARGUMENT, "read_only");
    ROW("shapes", clgl_view_copy(queue, &view, &item, WITH_FENCE), INVALID_ARGUMENT, "shape");
    ROW("items", clgl_view_copy(queue, &pair, &view, WITH_FENCE), INVALID_ARGUMENT, "8 bytes");
    ROW("itself", clgl_view_copy(queue, &view, &view, WITH_FENCE), OUT_OF_RANGE, "overlap");
}

/* Writes to an empty view of a read-only buffer are refused. */
static void empty_views_of_read_only_buffers(void **state)
{
    const size_t whole[] = {16};
    const int64_t first[] = {0};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_view v = CLGL_VIEW_INIT, source;
    clgl_buffer constant = NULL;
    (void)state;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.access = CLGL_ACCESS_READ_ONLY;
    desc.size = 16;
    expect_success(clgl_buffer_create(context, &desc, &constant));
    expect_success(clgl_view_init(constant, CLGL_ELEMENT_UINT8, 1, NULL, 1, whole, &v));
    assert_int_equal(v.read_only, 1);
    v.read_only = 0;
    v.shape[0] = 0;
    source = v;
    source.buffer = buffer;
    ROW("write", clgl_view_write(queue, &v, NULL, NOW), INVALID_ARGUMENT, "CLGL_ACCESS_READ_ONLY");
    ROW("fill", clgl_view_fill(queue, &v, bytes, WITH_FENCE), INVALID_ARGUMENT, "CLGL_ACCESS_READ_ONLY");
    ROW("copy", clgl_view_copy(queue, &source, &v, WITH_FENCE), INVALID_ARGUMENT, "CLGL_ACCESS_READ_ONLY");
    ROW("write an item", clgl_view_write_item(queue, &v, first, NOW), INVALID_ARGUMENT, "CLGL_ACCESS_READ_ONLY");
    expect_success(clgl_view_read(queue, &v, NULL, bytes, 1, 0, NULL, NULL));
    expect_success(clgl_view_copy(queue, &v, &source, 0, NULL, NULL));
    expect_success(clgl_buffer_destroy(constant));
}

/* Simulates an application that was compiled with a later header. Fields that the library does not know must be
 * zero in arguments. The library sets such fields to zero in results. */
static void structures_of_other_sizes(void **state)
{
    struct {
        clgl_view view;
        unsigned char more[64];
    } later = {CLGL_VIEW_INIT, {0}};
    struct {
        clgl_view_info info;
        unsigned char more[64];
    } info;
    (void)state;
    later.view = view;
    later.view.struct_size = sizeof later;
    memset(&info, RUBBISH, sizeof info);
    info.info.struct_size = sizeof info;
    expect_success(clgl_view_get_info(&later.view, &info.info));
    assert_int_equal(info.info.struct_size, sizeof info);
    expect_zero(info.more, sizeof info.more);
    expect_success(clgl_view_transpose(&later.view, NULL, &later.view));
    assert_int_equal(later.view.struct_size, sizeof later);
    assert_int_equal(later.view.shape[0], 4);
    later.more[63] = 1;
    refused("an unknown field", &later.view, CLGL_ERROR_INVALID_STRUCT_SIZE, "fields");
    info.info.struct_size = sizeof(clgl_view_info) - 1;
    REFUSED("a size", clgl_view_get_info(&view, &info.info), INVALID_STRUCT_SIZE, "struct_size");
}

/* A view whose items share bytes can be read but not written. */
static void items_that_share_bytes(void **state)
{
    clgl_view v = view;
    clgl_view_info info = CLGL_VIEW_INFO_INIT;
    uint32_t got[8 * 16 * 4];
    (void)state;
    v.strides[0] = 0;
    v.strides[1] = 4;
    expect_success(clgl_view_get_info(&v, &info));
    assert_int_equal(info.is_writable, 0);
    expect_success(clgl_view_read(queue, &v, NULL, got, 1, 0, NULL, NULL));
    for (size_t i = 0; i < COUNT(got); ++i) {
        uint32_t expected = 0;
        memcpy(&expected, bytes + 4 * (i / 4 % 16 + i % 4), sizeof expected);
        assert_int_equal(got[i], expected);
    }
    ROW("write", clgl_view_write(queue, &v, NULL, NOW), INVALID_ARGUMENT, "share bytes");
    ROW("fill", clgl_view_fill(queue, &v, got, WITH_FENCE), INVALID_ARGUMENT, "share bytes");
}

static void objects_of_another_context(void **state)
{
    static const int64_t index[] = {0, 0, 0};
    const clgl_context other = make_context(POCL, CLGL_TRANSPORT_AUTO);
    const clgl_queue q = make_queue(other, 0);
    clgl_view none = view;
    (void)state;
    none.shape[0] = 0;
    ROW("read", clgl_view_read(q, &view, NULL, NOW), WRONG_CONTEXT, "context");
    ROW("write", clgl_view_write(q, &view, NULL, NOW), WRONG_CONTEXT, "context");
    ROW("fill", clgl_view_fill(q, &view, bytes, WITH_FENCE), WRONG_CONTEXT, "context");
    ROW("read an item", clgl_view_read_item(q, &view, index, NOW), WRONG_CONTEXT, "context");
    ROW("write an item", clgl_view_write_item(q, &view, index, NOW), WRONG_CONTEXT, "context");
    ROW("read nothing", clgl_view_read(q, &none, NULL, NOW), WRONG_CONTEXT, "context");
    expect_success(clgl_queue_destroy(q));
    expect_success(clgl_context_destroy(other));
}

/* A view of a read-only buffer cannot be written, even if the application sets the field read_only to 0. */
static void read_only_buffers(void **state)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer read_only = NULL;
    clgl_view v = CLGL_VIEW_INIT;
    (void)state;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = SIZE;
    desc.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_buffer_create(context, &desc, &read_only));
    expect_success(clgl_view_init(read_only, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &v));
    assert_int_equal(v.read_only, 1);
    v.read_only = 0;
    ROW("fill", clgl_view_fill(queue, &v, "x", WITH_FENCE), INVALID_ARGUMENT, "CLGL_ACCESS_READ_ONLY");
    expect_success(clgl_buffer_destroy(read_only));
    REFUSED("a stale buffer", clgl_view_get_info(&v, &(clgl_view_info)CLGL_VIEW_INFO_INIT), INVALID_HANDLE,
            "buffer");
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(invalid_fields),
        CASE(items_outside_the_buffer),
        CASE(views_without_items),
        CASE(views_of_buffers),
        CASE(slices),
        CASE(shapes_and_orders),
        CASE(invalid_commands),
        CASE(empty_views_of_read_only_buffers),
        CASE(items_that_share_bytes),
        CASE(objects_of_another_context),
        CASE(read_only_buffers),
        CASE(structures_of_other_sizes),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
