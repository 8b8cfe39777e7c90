/* Tests pixel conversions: refused arguments, wait lists and fences, and conversion into OpenGL pixel buffers. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "pixel_model.h"

#define NOTHING "kernel void nothing() {}"
#define SIDE 8u
#define PIXELS (SIDE * SIDE)

static const size_t picture[3] = {SIDE, SIDE, 1};

static clgl_pixel_layout layout_of(int32_t component, uint32_t channels)
{
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
    layout.component_type = component;
    layout.component_count = channels;
    return layout;
}

static clgl_texture make_square(kernel_fixture *f, clgl_texture_type kind, clgl_format format, clgl_access access)
{
    clgl_texture_desc desc = describe_image(kind, format);
    clgl_texture texture = NULL;
    desc.width = SIDE;
    if (desc.height) desc.height = SIDE;
    if (desc.layers) desc.layers = SIDE;
    desc.access = access;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    return texture;
}

/* Converts in both directions with the same arguments, and expects the error `expected` from both calls. */
static void refuse(kernel_fixture *f, clgl_buffer buffer, clgl_texture texture, const clgl_pixel_layout *layout,
                   const clgl_texture_region *region, uint32_t flags, clgl_result expected, const char *part)
{
    clgl_fence fence = NULL;
    expect_error_out(
        clgl_convert_buffer_to_texture(f->queue, buffer, layout, texture, region, flags, 1, 0, NULL, &fence),
        expected, fence);
    expect_message(part);
    expect_error_out(
        clgl_convert_texture_to_buffer(f->queue, texture, region, buffer, layout, flags, 1, 0, NULL, &fence),
        expected, fence);
    expect_message(part);
}

static void layouts_are_checked(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, PIXELS * 4, NULL);
    const clgl_texture texture = make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
    clgl_pixel_layout layout = layout_of(CLGL_PIXEL_FLOAT32 + 1, 4);
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "component_type is 5");
    layout = layout_of(-1, 4);
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "component_type is -1");
    layout = layout_of(0, 5);
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "component_count is 5");
    layout = layout_of(0, 0);
    layout.reserved = 1;
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "layout->reserved");
    layout = layout_of(0, 0);
    layout.struct_size = 4;
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_INVALID_STRUCT_SIZE, "struct_size is 4");
    layout = layout_of(0, 0);
    layout.row_pitch = 31;
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT,
           "layout->row_pitch 31 is less than a row of the region, 32 bytes");
    layout.row_pitch = 0;
    layout.slice_pitch = 255;
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "layout->slice_pitch 255");
    layout.slice_pitch = 0;
    layout.offset = 1;
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_OUT_OF_RANGE, "offset 1 and size 256");
    layout.offset = (size_t)-16;
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_OUT_OF_RANGE, "");
    layout = layout_of(0, 0);
    layout.row_pitch = (size_t)-1 / 2;
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_OUT_OF_RANGE, "overflows");
    layout = layout_of(CLGL_PIXEL_FLOAT32, 4);
    refuse(f, buffer, texture, &layout, NULL, 0, CLGL_ERROR_OUT_OF_RANGE, "1024");
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_buffer_destroy(buffer));
}

static void regions_and_flags_are_checked(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, PIXELS * 16, NULL);
    const clgl_texture texture = make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
    const clgl_texture layers = make_square(f, CLGL_TEXTURE_TYPE_1D_ARRAY, CLGL_FORMAT_RGBA8, 0);
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    region.extent[0] = SIDE + 1;
    refuse(f, buffer, texture, NULL, &region, 0, CLGL_ERROR_OUT_OF_RANGE, "which is 8x8");
    region.extent[0] = 0;
    refuse(f, buffer, texture, NULL, &region, 0, CLGL_ERROR_INVALID_ARGUMENT, "no size may be 0");
    region.extent[0] = 1;
    region.row_pitch = 64;
    refuse(f, buffer, texture, NULL, &region, 0, CLGL_ERROR_INVALID_ARGUMENT, "row_pitch 64");
    refuse(f, buffer, texture, NULL, NULL, 0x80u, CLGL_ERROR_INVALID_ARGUMENT, "flags has unknown bits");
    refuse(f, buffer, texture, NULL, NULL, CLGL_CONVERT_ALLOW_PARTIAL, CLGL_ERROR_INVALID_ARGUMENT,
           "unknown bits");
    refuse(f, buffer, layers, NULL, NULL, CLGL_CONVERT_FLIP, CLGL_ERROR_INVALID_ARGUMENT, "1D array");
    expect_error(clgl_convert_buffer_to_texture(f->queue, buffer, NULL, texture, NULL, 0, 2, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_convert_buffer_to_texture(f->queue, buffer, NULL, texture, NULL, 0, 0, 1, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_texture_destroy(layers));
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_buffer_destroy(buffer));
}

static void incompatible_number_types_are_refused(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, PIXELS * 4, NULL);
    const clgl_buffer other = compute_buffer(f->context, PIXELS * 4, NULL);
    const clgl_texture fractions = make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
    const clgl_texture integers = make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI, 0);
    const clgl_pixel_layout unorm = layout_of(CLGL_PIXEL_UNORM8, 4), uint = layout_of(CLGL_PIXEL_UINT8, 4);
    refuse(f, buffer, fractions, &uint, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "use CLGL_PIXEL_UNORM8");
    refuse(f, buffer, integers, &unorm, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "use CLGL_PIXEL_UINT8");
    expect_error(clgl_convert_buffer(f->queue, buffer, &unorm, other, &uint, picture, 0, 1, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("CLGL_PIXEL_FLOAT32 can be converted to both");
    expect_success(clgl_texture_destroy(fractions));
    expect_success(clgl_texture_destroy(integers));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_buffer_destroy(other));
}

static void access_is_checked(kernel_fixture *f)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer read_only = NULL, write_only = NULL;
    const clgl_texture only_read = make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, CLGL_ACCESS_READ_ONLY);
    const clgl_texture only_written =
        make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, CLGL_ACCESS_WRITE_ONLY);
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = PIXELS * 4;
    desc.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_buffer_create(f->context, &desc, &read_only));
    desc.access = CLGL_ACCESS_WRITE_ONLY;
    expect_success(clgl_buffer_create(f->context, &desc, &write_only));
    expect_error(clgl_convert_buffer_to_texture(f->queue, read_only, NULL, only_read, NULL, 0, 1, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("is read-only");
    expect_error(
        clgl_convert_buffer_to_texture(f->queue, write_only, NULL, only_written, NULL, 0, 1, 0, NULL, NULL),
        CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("is write-only");
    expect_error(
        clgl_convert_texture_to_buffer(f->queue, only_written, NULL, write_only, NULL, 0, 1, 0, NULL, NULL),
        CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("is write-only");
    expect_error(clgl_convert_texture_to_buffer(f->queue, only_read, NULL, read_only, NULL, 0, 1, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("is read-only");
    expect_success(
        clgl_convert_buffer_to_texture(f->queue, read_only, NULL, only_written, NULL, 0, 1, 0, NULL, NULL));
    expect_success(
        clgl_convert_texture_to_buffer(f->queue, only_read, NULL, write_only, NULL, 0, 1, 0, NULL, NULL));
    expect_success(clgl_texture_destroy(only_read));
    expect_success(clgl_texture_destroy(only_written));
    expect_success(clgl_buffer_destroy(read_only));
    expect_success(clgl_buffer_destroy(write_only));
}

static void refuse_buffers(kernel_fixture *f, clgl_buffer a, const clgl_pixel_layout *from, clgl_buffer b,
                           const clgl_pixel_layout *into, const size_t *extent, uint32_t flags,
                           clgl_result expected, const char *part)
{
    clgl_fence fence = NULL;
    expect_error_out(clgl_convert_buffer(f->queue, a, from, b, into, extent, flags, 0, 0, NULL, &fence), expected,
                     fence);
    expect_message(part);
}

static void sizes_must_match(kernel_fixture *f)
{
    static const size_t nothing[3] = {SIDE, 0, 1}, huge[3] = {(size_t)1 << 31, 1, 1}, small[3] = {SIDE, 4, 1};
    const clgl_buffer floats = compute_buffer(f->context, PIXELS * 16, NULL);
    const clgl_buffer bytes = compute_buffer(f->context, PIXELS * 4, NULL);
    const clgl_buffer larger = compute_buffer(f->context, PIXELS * 4 + 4, NULL);
    const clgl_pixel_layout from = layout_of(CLGL_PIXEL_FLOAT32, 4);
    clgl_pixel_layout into = layout_of(CLGL_PIXEL_UNORM8, 4);
    const clgl_result range = CLGL_ERROR_OUT_OF_RANGE;
    refuse_buffers(f, floats, &from, larger, &into, picture, 0, range,
                   "has 260 bytes, and the pixels are bytes 0");
    refuse_buffers(f, floats, &from, bytes, &into, small, 0, range, "CLGL_CONVERT_ALLOW_PARTIAL");
    refuse_buffers(f, bytes, &from, bytes, &into, picture, 0, range, "1024");
    refuse_buffers(f, floats, &from, bytes, &into, NULL, 0, CLGL_ERROR_INVALID_ARGUMENT, "extent is NULL");
    refuse_buffers(f, floats, &from, bytes, &into, nothing, 0, CLGL_ERROR_INVALID_ARGUMENT, "no size may be 0");
    refuse_buffers(f, floats, &from, bytes, &into, huge, 0, range, "2147483648");
    expect_success(clgl_convert_buffer(f->queue, floats, &from, bytes, &into, picture, 0, 1, 0, NULL, NULL));
    expect_success(clgl_convert_buffer(f->queue, floats, &from, larger, &into, picture,
                                       CLGL_CONVERT_ALLOW_PARTIAL, 1, 0, NULL, NULL));
    /* The row pitch leaves padding after the last row. With an offset of 8 bytes, the padding exceeds the
     * buffer. */
    into.component_count = 3;
    into.row_pitch = SIDE * 4;
    expect_success(clgl_convert_buffer(f->queue, floats, &from, bytes, &into, picture, 0, 1, 0, NULL, NULL));
    into.offset = 8;
    refuse_buffers(f, floats, &from, bytes, &into, picture, 0, range, "");
    expect_success(clgl_convert_buffer(f->queue, floats, &from, larger, &into, picture,
                                       CLGL_CONVERT_ALLOW_PARTIAL, 1, 0, NULL, NULL));
    expect_success(clgl_buffer_destroy(floats));
    expect_success(clgl_buffer_destroy(bytes));
    expect_success(clgl_buffer_destroy(larger));
}

static void overlaps_are_refused(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, PIXELS * 8, NULL);
    clgl_pixel_layout even = layout_of(0, 0), odd = even;
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture pixels = NULL;
    even.row_pitch = odd.row_pitch = SIDE * 8;
    odd.offset = SIDE * 4;
    /* The rows of source and destination alternate in one buffer, so they do not overlap. */
    expect_success(clgl_convert_buffer(f->queue, buffer, &even, buffer, &odd, picture, CLGL_CONVERT_ALLOW_PARTIAL,
                                       1, 0, NULL, NULL));
    odd.offset -= 1;
    refuse_buffers(f, buffer, &even, buffer, &odd, picture, CLGL_CONVERT_ALLOW_PARTIAL, CLGL_ERROR_OUT_OF_RANGE,
                   "overlap");
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = CLGL_TEXTURE_TYPE_BUFFER;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = SIDE;
    desc.buffer = buffer;
    /* No tested driver supports buffer images. This part runs only on other drivers. */
    if (clgl_texture_create(f->context, &desc, &pixels) == CLGL_SUCCESS) {
        refuse(f, buffer, pixels, NULL, NULL, 0, CLGL_ERROR_OUT_OF_RANGE, "uses the memory of");
        expect_success(clgl_texture_destroy(pixels));
    }
    expect_success(clgl_buffer_destroy(buffer));
}

static void other_contexts_are_refused(kernel_fixture *f)
{
    const clgl_context context = make_compute(POCL);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_buffer buffer = compute_buffer(f->context, PIXELS * 4, NULL);
    const clgl_buffer other = compute_buffer(context, PIXELS * 4, NULL);
    const clgl_texture texture = make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
    refuse(f, other, texture, NULL, NULL, 0, CLGL_ERROR_WRONG_CONTEXT, "");
    expect_error(clgl_convert_buffer_to_texture(queue, other, NULL, texture, NULL, 0, 1, 0, NULL, NULL),
                 CLGL_ERROR_WRONG_CONTEXT);
    expect_error(clgl_convert_buffer(queue, other, NULL, buffer, NULL, picture, 0, 1, 0, NULL, NULL),
                 CLGL_ERROR_WRONG_CONTEXT);
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_buffer_destroy(other));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

/* Enqueues conversions in an out-of-order queue. The first conversion waits for a user event. Each other
 * conversion waits for the fence of the previous conversion. */
static void conversions_wait(kernel_fixture *f)
{
    static unsigned char bytes[PIXELS * 4], got[PIXELS * 4];
    clgl_fence fences[4] = {NULL, NULL, NULL, NULL};
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    const clgl_texture texture = make_square(f, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
    const clgl_pixel_layout layout = layout_of(CLGL_PIXEL_FLOAT32, 4);
    fill_bytes(bytes, sizeof bytes, 21);
    const clgl_buffer source = compute_buffer(f->context, sizeof bytes, bytes);
    const clgl_buffer floats = compute_buffer(f->context, PIXELS * 16, NULL);
    const clgl_buffer result = compute_buffer(f->context, sizeof bytes, NULL);
    const clgl_queue queue = make_queue(f->context, CLGL_QUEUE_OUT_OF_ORDER);
    fences[0] = user_fence(f->context);
    expect_success(clgl_convert_buffer_to_texture(queue, source, NULL, texture, NULL, CLGL_CONVERT_FLIP, 0, 1,
                                                  &fences[0], &fences[1]));
    expect_success(
        clgl_convert_texture_to_buffer(queue, texture, NULL, floats, &layout, 0, 0, 1, &fences[1], &fences[2]));
    expect_success(clgl_convert_buffer(queue, floats, &layout, result, NULL, picture, CLGL_CONVERT_FLIP, 0, 1,
                                       &fences[2], &fences[3]));
    expect_success(clgl_fence_get_info(fences[3], &info));
    assert_true(info.status < CLGL_STATUS_COMPLETE);
    assert_int_equal(info.command, CLGL_COMMAND_KERNEL);
    expect_success(clgl_fence_signal(fences[0], 0));
    expect_success(clgl_fence_wait(fences[3], CLGL_FOREVER));
    read_buffer(queue, result, got);
    expect_same_bytes(got, bytes, sizeof bytes);
    for (size_t i = 0; i < COUNT(fences); ++i)
        expect_success(clgl_fence_destroy(fences[i]));
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_buffer_destroy(source));
    expect_success(clgl_buffer_destroy(floats));
    expect_success(clgl_buffer_destroy(result));
    expect_success(clgl_queue_destroy(queue));
}

/* Converts pixels with the value 1 into the left half of an image in a wrapped buffer. The right half must not
 * change. */
static void into_a_wrapped_pixel_buffer(kernel_fixture *f, clgl_transport transport)
{
    unsigned char before[PIXELS * 4], expected[PIXELS * 4];
    float ones[PIXELS], got[PIXELS];
    const size_t half[3] = {SIDE / 2, SIDE, 1};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer pixels = NULL;
    clgl_pixel_layout from = layout_of(CLGL_PIXEL_FLOAT32, 1), into = layout_of(CLGL_PIXEL_UNORM8, 4);
    fill_bytes(before, sizeof before, 31);
    memcpy(expected, before, sizeof before);
    for (size_t i = 0; i < PIXELS; ++i) {
        ones[i] = 1;
        if (i % SIDE < SIDE / 2) memcpy(expected + i * 4, "\xff\0\0\xff", 4);
    }
    const GLuint name = make_gl_buffer(sizeof before, before);
    const clgl_buffer source = compute_buffer(f->context, sizeof ones, ones);
    desc.gl_name = name;
    desc.transport = transport;
    expect_success(clgl_buffer_create(f->context, &desc, &pixels));
    into.row_pitch = SIDE * 4;
    from.row_pitch = SIDE * sizeof(float);
    expect_error(clgl_convert_buffer(f->queue, source, &from, pixels, &into, half, CLGL_CONVERT_ALLOW_PARTIAL, 0,
                                     0, NULL, NULL),
                 CLGL_ERROR_NOT_ACQUIRED);
    acquire(f->queue, pixels);
    expect_success(clgl_convert_buffer(f->queue, source, &from, pixels, &into, half, CLGL_CONVERT_ALLOW_PARTIAL,
                                       0, 0, NULL, NULL));
    release(f->queue, pixels);
    expect_gl_bytes(name, 0, sizeof expected, expected);
    acquire(f->queue, pixels);
    expect_success(clgl_convert_buffer(f->queue, pixels, NULL, source, &from, picture, 0, 1, 0, NULL, NULL));
    read_buffer(f->queue, source, got);
    release(f->queue, pixels);
    for (size_t i = 0; i < PIXELS; ++i)
        assert_true(got[i] == (float)(expected[i * 4] / 255.0));
    expect_success(clgl_buffer_destroy(pixels));
    expect_success(clgl_buffer_destroy(source));
    glDeleteBuffers(1, &name);
}

static void wrapped_pixel_buffers(kernel_fixture *f)
{
    into_a_wrapped_pixel_buffer(f, CLGL_TRANSPORT_STAGED);
    into_a_wrapped_pixel_buffer(f, CLGL_TRANSPORT_AUTO);
}

KERNEL_TEST(layouts_are_checked, NOTHING, 0)
KERNEL_TEST(regions_and_flags_are_checked, NOTHING, 0)
KERNEL_TEST(incompatible_number_types_are_refused, NOTHING, 0)
KERNEL_TEST(access_is_checked, NOTHING, 0)
KERNEL_TEST(sizes_must_match, NOTHING, 0)
KERNEL_TEST(overlaps_are_refused, NOTHING, 0)
KERNEL_TEST(other_contexts_are_refused, NOTHING, 0)
KERNEL_TEST(conversions_wait, NOTHING, 0)
KERNEL_TEST(wrapped_pixel_buffers, NOTHING, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layouts_are_checked_on_each_device),
        cmocka_unit_test(regions_and_flags_are_checked_on_each_device),
        cmocka_unit_test(incompatible_number_types_are_refused_on_each_device),
        cmocka_unit_test(access_is_checked_on_each_device),
        cmocka_unit_test(sizes_must_match_on_each_device),
        cmocka_unit_test(overlaps_are_refused_on_each_device),
        cmocka_unit_test(other_contexts_are_refused_on_each_device),
        cmocka_unit_test(conversions_wait_on_each_device),
        cmocka_unit_test(wrapped_pixel_buffers_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
