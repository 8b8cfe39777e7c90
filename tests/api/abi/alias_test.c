/* Tests calls that store a new fence or view in a variable that is also an argument of the call. A failed call
 * must set the variable to zero. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "texture_support.h"

#define SIZE (NUMBERS * sizeof(uint32_t))

/* Expects that a call that waits for `fence` stores a new fence in `fence`. */
#define expect_replaced(call)                                                                                    \
    do {                                                                                                         \
        const clgl_fence before = fence;                                                                         \
        expect_success(call);                                                                                    \
        assert_non_null(fence);                                                                                  \
        assert_ptr_not_equal(fence, before);                                                                     \
        expect_success(clgl_fence_destroy(before));                                                              \
    } while (0)

static int32_t nothing_on_the_host(void *user_data)
{
    (void)user_data;
    return 0;
}

static void end_fence(clgl_fence fence)
{
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(fence));
}

static void commands_of_buffers(kernel_fixture *f)
{
    const clgl_buffer a = make_numbers(f->context), b = make_numbers(f->context);
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    uint32_t data[NUMBERS] = {0};
    clgl_fence gate = user_fence(f->context), fence = NULL;
    void *pointer = NULL;
    rect.region[0] = rect.region[1] = rect.region[2] = 4;
    expect_success(clgl_queue_marker(f->queue, 1, &gate, &fence));
    expect_replaced(clgl_buffer_write(f->queue, a, NULL, data, 0, 1, &fence, &fence));
    expect_replaced(clgl_buffer_read(f->queue, a, NULL, data, 0, 1, &fence, &fence));
    expect_replaced(clgl_buffer_fill(f->queue, a, NULL, data, 4, 1, &fence, &fence));
    expect_replaced(clgl_buffer_copy(f->queue, a, b, NULL, 0, 1, &fence, &fence));
    expect_replaced(clgl_buffer_read_rect(f->queue, a, &rect, data, 0, 1, &fence, &fence));
    expect_replaced(clgl_buffer_write_rect(f->queue, a, &rect, data, 0, 1, &fence, &fence));
    expect_replaced(clgl_buffer_copy_rect(f->queue, a, b, &rect, 1, &fence, &fence));
    expect_replaced(clgl_buffer_map(f->queue, a, CLGL_MAP_READ, NULL, 0, 1, &fence, &pointer, &fence));
    assert_int_equal(clgl_fence_wait(fence, 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_destroy(gate));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_replaced(clgl_buffer_unmap(f->queue, a, pointer, 1, &fence, &fence));
    end_fence(fence);
    expect_success(clgl_buffer_destroy(a));
    expect_success(clgl_buffer_destroy(b));
}

static void commands_of_textures(kernel_fixture *f)
{
    image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    image other = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    const clgl_buffer buffer = compute_buffer(f->context, i.bytes, NULL);
    const float color[4] = {0, 0, 0, 0};
    clgl_texture_region region = whole_image(&i);
    clgl_fence gate = user_fence(f->context), fence = NULL;
    void *pointer = NULL;
    expect_success(clgl_queue_marker(f->queue, 1, &gate, &fence));
    expect_replaced(clgl_texture_write(f->queue, i.texture, NULL, i.pixels, 0, 1, &fence, &fence));
    expect_replaced(clgl_texture_read(f->queue, i.texture, NULL, i.pixels, 0, 1, &fence, &fence));
    expect_replaced(clgl_texture_fill(f->queue, i.texture, NULL, color, 1, &fence, &fence));
    expect_replaced(clgl_texture_copy(f->queue, i.texture, other.texture, NULL, NULL, 1, &fence, &fence));
    expect_replaced(clgl_texture_copy_to_buffer(f->queue, i.texture, buffer, NULL, 0, 1, &fence, &fence));
    expect_replaced(clgl_buffer_copy_to_texture(f->queue, buffer, i.texture, 0, NULL, 1, &fence, &fence));
    expect_replaced(clgl_texture_map(f->queue, i.texture, CLGL_MAP_READ, &region, 0, 1, &fence, &pointer,
                                     &region.row_pitch, &region.slice_pitch, &fence));
    assert_int_equal(clgl_fence_wait(fence, 0), CLGL_TIMEOUT);
    assert_true(region.row_pitch >= i.size[0] * i.format.bytes_per_pixel);
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_destroy(gate));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_replaced(clgl_texture_unmap(f->queue, i.texture, pointer, 1, &fence, &fence));
    end_fence(fence);
    expect_success(clgl_buffer_destroy(buffer));
    destroy_image(&i);
    destroy_image(&other);
}

static void commands_of_queues_and_kernels(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "scale");
    clgl_buffer buffer = make_numbers(f->context);
    const clgl_launch launch = launch_of(NUMBERS, 0);
    const uint32_t by = 2;
    clgl_argument arguments[2] = {CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT};
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_fence gate = user_fence(f->context), fence = NULL;
    arguments[0].type = CLGL_ARGUMENT_BUFFER;
    arguments[0].buffer = buffer;
    arguments[1].type = CLGL_ARGUMENT_VALUE;
    arguments[1].value = &by;
    arguments[1].size = sizeof by;
    migration.buffers = &buffer;
    migration.buffer_count = 1;
    expect_success(clgl_queue_marker(f->queue, 1, &gate, &fence));
    expect_replaced(clgl_queue_marker(f->queue, 1, &fence, &fence));
    expect_replaced(clgl_queue_barrier(f->queue, 1, &fence, &fence));
    expect_replaced(
        clgl_kernel_launch_with_arguments(f->queue, kernel, 2, arguments, &launch, 1, &fence, &fence));
    expect_replaced(clgl_kernel_launch(f->queue, kernel, &launch, 1, &fence, &fence));
    expect_replaced(clgl_kernel_launch_task(f->queue, kernel, 1, &fence, &fence));
    expect_replaced(clgl_migrate(f->queue, &migration, 1, &fence, &fence));
    assert_int_equal(clgl_fence_wait(fence, 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_destroy(gate));
    expect_replaced(clgl_queue_launch_host_function(f->queue, nothing_on_the_host, NULL, 1, &fence, &fence));
    end_fence(fence);
    fence = NULL;
    expect_error_out(clgl_queue_marker(NULL, 0, NULL, &fence), CLGL_ERROR_INVALID_HANDLE, fence);
    expect_error(clgl_queue_marker(f->queue, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(buffer));
}

static void hand_overs(kernel_fixture *f)
{
    const clgl_buffer buffer = make_buffer(f->context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
    const clgl_handover handover = handover_of(&buffer, 1);
    clgl_fence fence = NULL;
    expect_success(clgl_fence_record_gl(f->context, &fence));
    expect_replaced(clgl_acquire(f->queue, &handover, 1, &fence, &fence));
    expect_replaced(clgl_release(f->queue, &handover, 1, &fence, &fence));
    end_fence(fence);
    expect_error_out(clgl_release(f->queue, &handover, 0, NULL, &fence), CLGL_ERROR_NOT_ACQUIRED, fence);
    expect_error_out(clgl_acquire(NULL, &handover, 0, NULL, &fence), CLGL_ERROR_INVALID_HANDLE, fence);
    expect_success(clgl_buffer_destroy(buffer));
}

static void expect_shape(const clgl_view *view, uint32_t dimensions, const size_t *shape)
{
    assert_int_equal(view->dimensions, dimensions);
    expect_same_bytes(view->shape, shape, dimensions * sizeof *shape);
}

static void commands_of_views(kernel_fixture *f)
{
    const clgl_buffer a = make_numbers(f->context), b = make_numbers(f->context);
    clgl_view from = CLGL_VIEW_INIT, into = CLGL_VIEW_INIT;
    const int64_t index = 1;
    uint32_t data[NUMBERS] = {0};
    clgl_fence gate = user_fence(f->context), fence = NULL;
    expect_success(clgl_view_init(a, CLGL_ELEMENT_UINT32, 1, NULL, 0, NULL, &from));
    expect_success(clgl_view_init(b, CLGL_ELEMENT_UINT32, 1, NULL, 0, NULL, &into));
    expect_success(clgl_queue_marker(f->queue, 1, &gate, &fence));
    expect_replaced(clgl_view_write(f->queue, &from, from.strides, data, 0, 1, &fence, &fence));
    expect_replaced(clgl_view_read(f->queue, &from, from.strides, data, 0, 1, &fence, &fence));
    expect_replaced(clgl_view_fill(f->queue, &from, data, 1, &fence, &fence));
    expect_replaced(clgl_view_copy(f->queue, &from, &into, 1, &fence, &fence));
    expect_replaced(clgl_view_read_item(f->queue, &from, &index, data, 0, 1, &fence, &fence));
    expect_replaced(clgl_view_write_item(f->queue, &from, &index, data, 0, 1, &fence, &fence));
    assert_int_equal(clgl_fence_wait(fence, 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_destroy(gate));
    end_fence(fence);
    expect_success(clgl_buffer_destroy(a));
    expect_success(clgl_buffer_destroy(b));
}

/* Passes the shape of the source view or of the result view as the shape argument. */
static void views_of_views(kernel_fixture *f)
{
    const clgl_buffer buffer = make_numbers(f->context);
    const size_t flat[] = {NUMBERS}, deep[] = {4, NUMBERS / 8, 2};
    const clgl_view nothing = CLGL_VIEW_INIT;
    clgl_view view = CLGL_VIEW_INIT, result = CLGL_VIEW_INIT, zero = CLGL_VIEW_INIT;
    memcpy(view.shape, deep, sizeof deep);
    expect_success(clgl_view_init(buffer, CLGL_ELEMENT_UINT32, 1, NULL, 3, view.shape, &view));
    expect_shape(&view, 3, deep);
    expect_success(clgl_view_reshape(&view, 3, view.shape, &view));
    expect_shape(&view, 3, deep);
    expect_success(clgl_view_reshape(&view, 1, flat, &result));
    expect_shape(&result, 1, flat);
    expect_success(clgl_view_reshape(&result, 1, result.shape, &result));
    expect_shape(&result, 1, flat);
    /* The shape argument points into the view that receives the result. */
    memcpy(result.shape, deep, sizeof deep);
    expect_success(clgl_view_reshape(&view, 3, result.shape, &result));
    expect_shape(&result, 3, deep);
    expect_success(clgl_view_transpose(&view, NULL, &view));
    expect_success(clgl_view_slice(&view, 0, NULL, &view));
    assert_int_equal(view.shape[0], deep[2]);

    expect_error(clgl_view_reshape(&view, 2, view.shape, &view), CLGL_ERROR_INVALID_ARGUMENT);
    expect_same_bytes(&view, &nothing, sizeof view);
    result.buffer = NULL;
    expect_error(clgl_view_reshape(&result, 3, result.shape, &result), CLGL_ERROR_INVALID_HANDLE);
    expect_same_bytes(&result, &nothing, sizeof result);
    memset(&zero.shape, RUBBISH, sizeof zero.shape);
    expect_error(clgl_view_init(buffer, CLGL_ELEMENT_UINT32, 1, NULL, 3, zero.shape, &zero),
                 CLGL_ERROR_OUT_OF_RANGE);
    expect_same_bytes(&zero, &nothing, sizeof zero);
    expect_success(clgl_view_init(buffer, CLGL_ELEMENT_UINT32, 1, NULL, 0, NULL, &view));
    expect_error(clgl_view_reshape(&view, 3, deep, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_view_init(buffer, CLGL_ELEMENT_UINT32, 1, NULL, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_buffer_destroy(buffer));
}

KERNEL_TEST(commands_of_buffers, COMPUTE_SOURCE, 0)
KERNEL_TEST(commands_of_textures, COMPUTE_SOURCE, 0)
KERNEL_TEST(commands_of_queues_and_kernels, COMPUTE_SOURCE, 0)
KERNEL_TEST(commands_of_views, COMPUTE_SOURCE, 0)
KERNEL_TEST(hand_overs, COMPUTE_SOURCE, 0)
KERNEL_TEST(views_of_views, COMPUTE_SOURCE, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commands_of_buffers_on_each_device),
        cmocka_unit_test(commands_of_textures_on_each_device),
        cmocka_unit_test(commands_of_queues_and_kernels_on_each_device),
        cmocka_unit_test(commands_of_views_on_each_device),
        cmocka_unit_test(hand_overs_on_each_device),
        cmocka_unit_test(views_of_views_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
