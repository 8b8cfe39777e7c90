/* Invalid views: each is refused with its own error, before anything is read or written. */
#define _GNU_SOURCE
#include "kernel_support.h"

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
    context = make_context(POCL, CLGL_TRANSPORT_NONE);
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

/* Expects the same error from each function that takes a view. */
static void refused(const clgl_view *v, clgl_result expected)
{
    const int64_t index[CLGL_VIEW_MAX_DIMENSIONS] = {0};
    clgl_view_info info = CLGL_VIEW_INFO_INIT;
    expect_error(clgl_view_get_info(v, &info), expected);
    assert_int_equal(info.struct_size, sizeof info);
    expect_error(clgl_view_slice(v, 0, NULL, &result), expected);
    expect_error(clgl_view_reshape(v, 1, &view.shape[0], &result), expected);
    expect_error(clgl_view_transpose(v, NULL, &result), expected);
    expect_error_out(clgl_view_read(queue, v, NULL, bytes, 1, 0, NULL, &fence), expected, fence);
    expect_error_out(clgl_view_write(queue, v, NULL, bytes, 1, 0, NULL, &fence), expected, fence);
    expect_error_out(clgl_view_fill(queue, v, bytes, 0, NULL, &fence), expected, fence);
    expect_error_out(clgl_view_copy(queue, v, &view, 0, NULL, &fence), expected, fence);
    expect_error_out(clgl_view_copy(queue, &view, v, 0, NULL, &fence), expected, fence);
    expect_error_out(clgl_view_read_item(queue, v, index, bytes, 1, 0, NULL, &fence), expected, fence);
    expect_error_out(clgl_view_write_item(queue, v, index, bytes, 1, 0, NULL, &fence), expected, fence);
}

static void fields_that_cannot_be(void **state)
{
    clgl_view v = view;
    (void)state;
    refused(NULL, CLGL_ERROR_INVALID_ARGUMENT);
    v.struct_size = 8;
    refused(&v, CLGL_ERROR_INVALID_STRUCT_SIZE);
    v = view;
    v.buffer = NULL;
    refused(&v, CLGL_ERROR_INVALID_HANDLE);
    v.buffer = (clgl_buffer)(void *)queue;
    refused(&v, CLGL_ERROR_INVALID_HANDLE);
    v = view;
    v.dimensions = 0;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v.dimensions = CLGL_VIEW_MAX_DIMENSIONS + 1;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v.dimensions = UINT32_MAX;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v = view;
    v.format = CLGL_ELEMENT_FLOAT64 + 1;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v.format = -1;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v = view;
    v.components = 0;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v.components = UINT32_MAX;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v = view;
    v.element_size = 8;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
    v = view;
    v.read_only = 2;
    refused(&v, CLGL_ERROR_INVALID_ARGUMENT);
}

static void items_outside_the_buffer(void **state)
{
    clgl_view v = view;
    (void)state;
    v.offset = 2052;
    refused(&v, CLGL_ERROR_OUT_OF_RANGE);
    expect_message("outside the 4096 bytes");
    v.offset = SIZE + 1;
    refused(&v, CLGL_ERROR_OUT_OF_RANGE);
    v.offset = SIZE_MAX;
    refused(&v, CLGL_ERROR_OUT_OF_RANGE);
    for (int d = 0; d < 3; ++d) {
        v = view;
        v.strides[d] = -v.strides[d];
        refused(&v, CLGL_ERROR_OUT_OF_RANGE);
        v.strides[d] = SIZE;
        refused(&v, CLGL_ERROR_OUT_OF_RANGE);
        v.strides[d] = INT64_MAX;
        refused(&v, CLGL_ERROR_OUT_OF_RANGE);
        v.strides[d] = INT64_MIN;
        refused(&v, CLGL_ERROR_OUT_OF_RANGE);
        v = view;
        v.shape[d] = SIZE_MAX;
        refused(&v, CLGL_ERROR_OUT_OF_RANGE);
        v.shape[d] = SIZE_MAX / 2 + 2;
        v.strides[d] = 0;
        refused(&v, CLGL_ERROR_OUT_OF_RANGE);
    }
    /* A size that overflows to a small number. */
    v = view;
    v.shape[0] = v.shape[1] = (size_t)1 << (sizeof(size_t) * 4);
    v.strides[0] = v.strides[1] = 0;
    refused(&v, CLGL_ERROR_OUT_OF_RANGE);
    /* Negative strides from the very last item are valid. */
    v = view;
    v.offset = SIZE - 4;
    v.strides[0] = -256;
    v.strides[1] = -16;
    v.strides[2] = -4;
    expect_success(clgl_view_slice(&v, 0, NULL, &result));
}

/* In an empty view, strides and other lengths are not limited. */
static void views_without_items(void **state)
{
    const int64_t index[] = {3, 0, 0}, past[] = {-9, 0, 0};
    clgl_view bad = view;
    (void)state;
    bad.shape[1] = 0;
    bad.strides[0] = bad.strides[1] = INT64_MAX / 2;
    expect_error_out(clgl_view_read_item(queue, &bad, index, bytes, 1, 0, NULL, &fence), CLGL_ERROR_OUT_OF_RANGE,
                     fence);
    expect_error_out(clgl_view_write_item(queue, &bad, past, bytes, 1, 0, NULL, &fence), CLGL_ERROR_OUT_OF_RANGE,
                     fence);
    bad.shape[0] = (size_t)INT64_MAX + 1;
    refused(&bad, CLGL_ERROR_OUT_OF_RANGE);
    bad.shape[0] = SIZE_MAX;
    refused(&bad, CLGL_ERROR_OUT_OF_RANGE);
}

static void made_of_buffers(void **state)
{
    const size_t shape[] = {2, 3, 4, 5, 6, 7, 8, 9, 10}, large[] = {SIZE_MAX, SIZE_MAX},
                 wrap[] = {SIZE_MAX / 2 + 1, 2};
    const clgl_range past = {SIZE, 1}, odd = {0, 10}, empty = {4, 0};
    clgl_view small = CLGL_VIEW_INIT;
    (void)state;
#define no_view(expected, format, components, range, dimensions, shape)                                          \
    expect_error(clgl_view_init(buffer, format, components, range, dimensions, shape, &result), expected)
    no_view(CLGL_ERROR_INVALID_ARGUMENT, 12, 1, NULL, 0, NULL);
    no_view(CLGL_ERROR_INVALID_ARGUMENT, CLGL_ELEMENT_INT8, 0, NULL, 0, NULL);
    no_view(CLGL_ERROR_INVALID_ARGUMENT, CLGL_ELEMENT_INT64, UINT32_MAX, NULL, 0, NULL);
    no_view(CLGL_ERROR_INVALID_ARGUMENT, CLGL_ELEMENT_INT32, 1, &odd, 0, NULL);
    no_view(CLGL_ERROR_INVALID_ARGUMENT, CLGL_ELEMENT_INT32, 1, &empty, 0, NULL);
    no_view(CLGL_ERROR_INVALID_ARGUMENT, CLGL_ELEMENT_INT32, 1, NULL, 2, NULL);
    no_view(CLGL_ERROR_INVALID_ARGUMENT, CLGL_ELEMENT_INT8, 1, NULL, 9, shape);
    no_view(CLGL_ERROR_OUT_OF_RANGE, CLGL_ELEMENT_INT8, 1, &past, 0, NULL);
    no_view(CLGL_ERROR_OUT_OF_RANGE, CLGL_ELEMENT_INT8, 1, NULL, 6, shape);
    no_view(CLGL_ERROR_OUT_OF_RANGE, CLGL_ELEMENT_INT32, 1, &odd, 2, shape);
    no_view(CLGL_ERROR_OUT_OF_RANGE, CLGL_ELEMENT_INT8, 1, NULL, 2, large);
    no_view(CLGL_ERROR_OUT_OF_RANGE, CLGL_ELEMENT_INT8, 1, NULL, 2, wrap);
    no_view(CLGL_ERROR_OUT_OF_RANGE, CLGL_ELEMENT_BYTES, SIZE + 1, NULL, 1, shape);
    expect_error(clgl_view_init(NULL, 0, 1, NULL, 0, NULL, &result), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_view_init(buffer, 0, 1, NULL, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    small.struct_size = 4;
    expect_error(clgl_view_init(buffer, 0, 1, NULL, 0, NULL, &small), CLGL_ERROR_INVALID_STRUCT_SIZE);
    /* A failing call clears the resulting view. */
    result = view;
    no_view(CLGL_ERROR_OUT_OF_RANGE, CLGL_ELEMENT_INT8, 1, &past, 0, NULL);
    assert_int_equal(result.struct_size, sizeof result);
    expect_zero((char *)&result + sizeof(uint32_t), sizeof result - sizeof(uint32_t));
}

static void slices_shapes_and_orders(void **state)
{
    clgl_slice slices[4] = {CLGL_SLICE_INIT, CLGL_SLICE_INIT, CLGL_SLICE_INIT, CLGL_SLICE_INIT};
    const size_t seven[] = {7}, more[] = {8, 16, 5}, half[] = {16, 16}, zero[] = {0};
    const uint32_t twice[] = {0, 1, 1}, beyond[] = {0, 1, 3};
    clgl_slice step = CLGL_SLICE_INIT;
    (void)state;
#define invalid(call) expect_error(call, CLGL_ERROR_INVALID_ARGUMENT)
    invalid(clgl_view_slice(&view, 4, slices, &result));
    invalid(clgl_view_slice(&view, 1, NULL, &result));
    invalid(clgl_view_slice(&view, 1, slices, NULL));
    slices[1].flags = 8;
    invalid(clgl_view_slice(&view, 2, slices, &result));
    slices[1].flags = CLGL_SLICE_INDEX | CLGL_SLICE_STOP;
    invalid(clgl_view_slice(&view, 2, slices, &result));
    slices[1].flags = CLGL_SLICE_INDEX;
    slices[1].start = 16;
    expect_error(clgl_view_slice(&view, 2, slices, &result), CLGL_ERROR_OUT_OF_RANGE);
    expect_message("dimension 1");
    slices[1].start = -17;
    expect_error(clgl_view_slice(&view, 2, slices, &result), CLGL_ERROR_OUT_OF_RANGE);
    slices[0].flags = slices[1].flags = slices[2].flags = CLGL_SLICE_INDEX;
    slices[1].start = 0;
    invalid(clgl_view_slice(&view, 3, slices, &result));
    expect_message("clgl_view_read_item");
    slices[1].struct_size = 4;
    expect_error(clgl_view_slice(&view, 2, slices, &result), CLGL_ERROR_INVALID_STRUCT_SIZE);
    /* Extreme numbers. */
    step.step = INT64_MIN;
    expect_success(clgl_view_slice(&view, 1, &step, &result));
    assert_int_equal(result.shape[0], 1);
    assert_int_equal(result.offset, 7 * 256);
    step.flags = CLGL_SLICE_START | CLGL_SLICE_STOP;
    step.start = INT64_MIN;
    step.stop = INT64_MAX;
    step.step = INT64_MAX;
    expect_success(clgl_view_slice(&view, 1, &step, &result));
    assert_int_equal(result.shape[0], 1);

    invalid(clgl_view_reshape(&view, 1, seven, &result));
    invalid(clgl_view_reshape(&view, 3, more, &result));
    invalid(clgl_view_reshape(&view, 0, seven, &result));
    invalid(clgl_view_reshape(&view, 1, NULL, &result));
    invalid(clgl_view_reshape(&view, 1, zero, &result));
    invalid(clgl_view_transpose(&view, twice, &result));
    invalid(clgl_view_transpose(&view, beyond, &result));
    step.flags = 0;
    step.step = 2;
    slices[0] = slices[1] = (clgl_slice)CLGL_SLICE_INIT;
    slices[2] = step;
    expect_success(clgl_view_slice(&view, 3, slices, &result));
    expect_success(clgl_view_transpose(&result, NULL, &result));
    expect_error(clgl_view_reshape(&result, 2, half, &result), CLGL_ERROR_UNSUPPORTED);
    expect_message("clgl_view_copy");
}

static void commands_that_cannot_be(void **state)
{
    const int64_t index[] = {0, 0, 0}, far_apart[] = {INT64_MAX, INT64_MAX, 4};
    clgl_view v = view;
    (void)state;
#define invalid_out(call) expect_error_out(call, CLGL_ERROR_INVALID_ARGUMENT, fence)
    invalid_out(clgl_view_read(queue, &view, NULL, NULL, 1, 0, NULL, &fence));
    invalid_out(clgl_view_write(queue, &view, NULL, NULL, 1, 0, NULL, &fence));
    invalid_out(clgl_view_fill(queue, &view, NULL, 0, NULL, &fence));
    invalid_out(clgl_view_read_item(queue, &view, NULL, bytes, 1, 0, NULL, &fence));
    invalid_out(clgl_view_read_item(queue, &view, index, NULL, 1, 0, NULL, &fence));
    invalid_out(clgl_view_write_item(queue, &view, index, NULL, 1, 0, NULL, &fence));
    invalid_out(clgl_view_read(queue, &view, NULL, bytes, 2, 0, NULL, &fence));
    invalid_out(clgl_view_read(queue, &view, NULL, bytes, 1, 1, NULL, &fence));
    expect_error_out(clgl_view_read(queue, &view, far_apart, bytes, 1, 0, NULL, &fence), CLGL_ERROR_OUT_OF_RANGE,
                     fence);
    v.read_only = 1;
    invalid_out(clgl_view_write(queue, &v, NULL, bytes, 1, 0, NULL, &fence));
    expect_message("read_only");
    invalid_out(clgl_view_fill(queue, &v, bytes, 0, NULL, &fence));
    invalid_out(clgl_view_write_item(queue, &v, index, bytes, 1, 0, NULL, &fence));
    v.shape[0] = v.shape[1] = v.shape[2] = 1;
    invalid_out(clgl_view_copy(queue, &view, &v, 0, NULL, &fence));
    expect_message("shape");
    v = view;
    v.components = 2;
    v.element_size = 8;
    v.shape[0] = 2;
    invalid_out(clgl_view_copy(queue, &v, &view, 0, NULL, &fence));
    expect_message("8 bytes");
    expect_error_out(clgl_view_copy(queue, &view, &view, 0, NULL, &fence), CLGL_ERROR_OUT_OF_RANGE, fence);
    expect_message("overlap");
}

/* Empty views cannot be written either. */
static void empty_views_of_what_is_only_read(void **state)
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
    invalid_out(clgl_view_write(queue, &v, NULL, bytes, 1, 0, NULL, &fence));
    expect_message("is only read");
    invalid_out(clgl_view_fill(queue, &v, bytes, 0, NULL, &fence));
    invalid_out(clgl_view_copy(queue, &source, &v, 0, NULL, &fence));
    invalid_out(clgl_view_write_item(queue, &v, first, bytes, 1, 0, NULL, &fence));
    expect_success(clgl_view_read(queue, &v, NULL, bytes, 1, 0, NULL, NULL));
    expect_success(clgl_view_copy(queue, &v, &source, 0, NULL, NULL));
    expect_success(clgl_buffer_destroy(constant));
}

/* An application with a later header: unknown fields must be zero, and are zero in results. */
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
    refused(&later.view, CLGL_ERROR_INVALID_STRUCT_SIZE);
    info.info.struct_size = sizeof(clgl_view_info) - 1;
    expect_error(clgl_view_get_info(&view, &info.info), CLGL_ERROR_INVALID_STRUCT_SIZE);
}

/* A row with stride 0 can be read, but not written. */
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
    invalid_out(clgl_view_write(queue, &v, NULL, got, 1, 0, NULL, &fence));
    expect_message("share bytes");
    invalid_out(clgl_view_fill(queue, &v, got, 0, NULL, &fence));
}

static void of_others(void **state)
{
    const clgl_context other = make_context(POCL, CLGL_TRANSPORT_NONE);
    const clgl_queue q = make_queue(other, 0);
    const int64_t index[] = {0, 0, 0};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer read_only = NULL;
    clgl_view v = CLGL_VIEW_INIT, none = view;
    (void)state;
#define wrong(call) expect_error_out(call, CLGL_ERROR_WRONG_CONTEXT, fence)
    wrong(clgl_view_read(q, &view, NULL, bytes, 1, 0, NULL, &fence));
    wrong(clgl_view_write(q, &view, NULL, bytes, 1, 0, NULL, &fence));
    wrong(clgl_view_fill(q, &view, bytes, 0, NULL, &fence));
    wrong(clgl_view_read_item(q, &view, index, bytes, 1, 0, NULL, &fence));
    wrong(clgl_view_write_item(q, &view, index, bytes, 1, 0, NULL, &fence));
    none.shape[0] = 0;
    wrong(clgl_view_read(q, &none, NULL, bytes, 1, 0, NULL, &fence));
    expect_success(clgl_queue_destroy(q));
    expect_success(clgl_context_destroy(other));
    /* A view of a read-only buffer is read-only, whatever its flags are. */
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = SIZE;
    desc.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_buffer_create(context, &desc, &read_only));
    expect_success(clgl_view_init(read_only, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &v));
    assert_int_equal(v.read_only, 1);
    v.read_only = 0;
    invalid_out(clgl_view_fill(queue, &v, "x", 0, NULL, &fence));
    expect_success(clgl_buffer_destroy(read_only));
    expect_error(clgl_view_get_info(&v, &(clgl_view_info)CLGL_VIEW_INFO_INIT), CLGL_ERROR_INVALID_HANDLE);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(fields_that_cannot_be),     CASE(items_outside_the_buffer),
        CASE(views_without_items),       CASE(made_of_buffers),
        CASE(slices_shapes_and_orders),  CASE(commands_that_cannot_be),
        CASE(slices_shapes_and_orders),  CASE(empty_views_of_what_is_only_read),
        CASE(items_that_share_bytes),    CASE(of_others),
        CASE(structures_of_other_sizes),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
