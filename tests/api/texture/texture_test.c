/* Tests texture objects: infos, initial data and memory usage. Also tests arguments that the library refuses
 * before it calls the driver. */
#define _GNU_SOURCE
#include "process_support.h"
#include "texture_support.h"

#define NOTHING "kernel void nothing() {}"

static clgl_texture_info info_of_texture(clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    expect_success(clgl_texture_get_info(texture, &info));
    return info;
}

static void texture_info_is_complete(kernel_fixture *f)
{
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        clgl_texture_desc desc = describe_image(image_kinds[k], CLGL_FORMAT_RGBA16F);
        image i;
        clgl_texture_info info;
        clgl_memory_usage usage;
        char label[] = "a label";
        desc.label = label;
        desc.access = CLGL_ACCESS_WRITE_ONLY;
        i = make_image(f->context, desc, 1);
        memset(label, 'x', sizeof label - 1);
        info = info_of_texture(i.texture);
        assert_int_equal(info.flags, CLGL_TEXTURE_COMPUTE_ONLY);
        assert_int_equal(info.access, CLGL_ACCESS_WRITE_ONLY);
        assert_int_equal(info.transport, CLGL_TRANSPORT_AUTO);
        assert_int_equal(info.type, image_kinds[k]);
        assert_int_equal(info.format, CLGL_FORMAT_RGBA16F);
        assert_int_equal(info.width, desc.width);
        assert_int_equal(info.height, desc.height ? desc.height : 1);
        assert_int_equal(info.depth, desc.depth ? desc.depth : 1);
        assert_int_equal(info.layers, desc.layers ? desc.layers : 1);
        assert_int_equal(info.cl_channel_order, CL_RGBA);
        assert_int_equal(info.cl_channel_data_type, CL_HALF_FLOAT);
        assert_int_equal(info.bytes_per_pixel, 8);
        assert_int_equal(info.size, i.bytes);
        assert_true(info.row_pitch >= 8 * desc.width);
        if (i.size[2] == 1)
            assert_int_equal(info.slice_pitch, 0);
        else
            assert_true(info.slice_pitch >= info.row_pitch * desc.height);
        assert_string_equal(info.format_name, "RGBA16F");
        assert_string_equal(info.label, "a label");
        usage = memory_of(f->context, CLGL_TRANSPORT_AUTO);
        assert_int_equal(usage.object_count, 1);
        assert_int_equal(usage.shared_bytes, i.bytes);
        destroy_image(&i);
        expect_no_memory(f->context);
    }
}

static void formats_are_listed(kernel_fixture *f)
{
    clgl_format formats[MOST_FORMATS], first[2] = {CLGL_FORMAT_NONE, CLGL_FORMAT_NONE}, odd = CLGL_FORMAT_NONE;
    uint32_t count = 0;
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        int has_rgba8 = 0;
        count = list_formats(f->context, image_kinds[k], CLGL_ACCESS_READ_ONLY, formats);
        for (uint32_t i = 0; i < count; ++i) {
            if (i > 0) assert_true(formats[i] > formats[i - 1]);
            assert_int_not_equal(info_of_format(formats[i]).cl_channel_order, 0);
            has_rgba8 |= formats[i] == CLGL_FORMAT_RGBA8;
        }
        assert_true(has_rgba8);
    }
    expect_success(clgl_texture_list_formats(f->context, CLGL_TEXTURE_TYPE_2D, 0, 2, first, &count));
    list_formats(f->context, CLGL_TEXTURE_TYPE_2D, 0, formats);
    assert_int_equal(first[0], formats[0]);
    assert_int_equal(first[1], formats[1]);
    expect_success(clgl_texture_list_formats(f->context, CLGL_TEXTURE_TYPE_2D, 0, 0, NULL, &count));
    assert_true(count > 2);
    expect_error_out(clgl_texture_list_formats(f->context, 0, 0, 0, NULL, &count), CLGL_ERROR_INVALID_ARGUMENT,
                     count);
    expect_error_out(clgl_texture_list_formats(f->context, CLGL_TEXTURE_TYPE_BUFFER + 1, 0, 0, NULL, &count),
                     CLGL_ERROR_INVALID_ARGUMENT, count);
    expect_error_out(clgl_texture_list_formats(f->context, CLGL_TEXTURE_TYPE_2D, 4, 1, &odd, &count),
                     CLGL_ERROR_INVALID_ARGUMENT, odd);
    expect_error(clgl_texture_list_formats(f->context, CLGL_TEXTURE_TYPE_2D, 0, 1, NULL, &count),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_list_formats(f->context, CLGL_TEXTURE_TYPE_2D, 0, 1, &odd, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
}

/* Initial data can have gaps between rows and slices. */
static void data_has_pitches(kernel_fixture *f)
{
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        clgl_texture_desc desc = describe_image(image_kinds[k], CLGL_FORMAT_RGBA8);
        image i = make_image(f->context, desc, 1);
        clgl_texture_region region = whole_image(&i);
        unsigned char *memory = NULL;
        region.row_pitch = desc.row_pitch = (desc.width + 2) * 4;
        if (i.size[2] > 1) region.slice_pitch = desc.slice_pitch = desc.row_pitch * (i.size[1] + 1);
        memory = malloc(region_bytes(&i, &region));
        assert_non_null(memory);
        fill_bytes(memory, region_bytes(&i, &region), 2);
        store_region(&i, &region, memory);
        expect_success(clgl_texture_destroy(i.texture));
        desc.data = memory;
        expect_success(clgl_texture_create(f->context, &desc, &i.texture));
        memset(memory, 0, region_bytes(&i, &region));
        free(memory);
        expect_image(f->queue, &i);
        destroy_image(&i);
    }
}

static void host_memory_is_used_in_place(kernel_fixture *f)
{
    enum { SIDE = 16, ALIGNMENT = 4096 };
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI);
    const uint32_t color[4] = {4, 3, 2, 1}, pixel = 0x01020304;
    uint32_t *memory = allocate_aligned(ALIGNMENT, ALIGNMENT);
    clgl_texture texture = NULL;
    clgl_result result;
    assert_non_null(memory);
    memset(memory, 0, ALIGNMENT);
    desc.width = desc.height = SIDE;
    desc.flags |= CLGL_TEXTURE_USE_HOST_MEMORY;
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_INVALID_ARGUMENT, texture);
    desc.data = memory;
    result = clgl_texture_create(f->context, &desc, &texture);
    if (result == CLGL_SUCCESS) {
        assert_int_equal(memory_of(f->context, CLGL_TRANSPORT_AUTO).shared_bytes, 0);
        assert_int_equal(info_of_texture(texture).flags, desc.flags);
        expect_success(clgl_texture_fill(f->queue, texture, NULL, color, 0, NULL, NULL));
        expect_success(clgl_queue_finish(f->queue));
        for (int i = 0; i < SIDE * SIDE; ++i)
            assert_int_equal(memory[i], pixel);
        expect_success(clgl_texture_destroy(texture));
    } else {
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
        expect_message("CLGL_TEXTURE_USE_HOST_MEMORY");
        /* The creation may fail only on rusticl, which copies host memory. */
        assert_non_null(strstr(clgl_error_message(), "rusticl"));
    }
    free_aligned(memory);
}

/* Expects that no formats of buffer images are listed. The library refuses to create buffer images on this
 * device. */
static void expect_no_formats_of_buffers(clgl_context context)
{
    uint32_t count = 1;
    for (int32_t access = CLGL_ACCESS_READ_WRITE; access <= CLGL_ACCESS_WRITE_DISCARD; ++access) {
        expect_success(clgl_texture_list_formats(context, CLGL_TEXTURE_TYPE_BUFFER, access, 0, NULL, &count));
        assert_int_equal(count, 0);
    }
}

/* Wraps an application-owned buffer image. The call may fail only because the device does not support buffer
 * images. */
static void adopted_images_of_buffers(kernel_fixture *f)
{
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const clgl_buffer buffer = compute_buffer(f->context, 64, NULL);
    cl_image_desc desc = {0};
    clgl_texture texture = NULL;
    void *context = NULL, *mem = NULL;
    cl_mem image = NULL;
    expect_success(clgl_context_cl_context(f->context, &context));
    expect_success(clgl_buffer_cl_mem(buffer, &mem));
    desc.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER;
    desc.image_width = 16;
    desc.buffer = mem;
    image = clCreateImage(context, CL_MEM_READ_WRITE, &format, &desc, NULL, NULL);
    if (image) {
        const clgl_result result = clgl_texture_from_cl_mem(f->context, image, &texture);
        if (result == CLGL_SUCCESS) {
            assert_int_equal(info_of_texture(texture).type, CLGL_TEXTURE_TYPE_BUFFER);
            expect_success(clgl_texture_destroy(texture));
        } else {
            assert_int_equal(result, CLGL_ERROR_UNSUPPORTED);
            expect_message("has no textures of buffers: ");
        }
        assert_int_equal(clReleaseMemObject(image), CL_SUCCESS);
    }
    expect_success(clgl_buffer_destroy(buffer));
}

/* Buffer images have the pixels of their buffer. The tested drivers do not support buffer images and must return
 * an error. */
static void buffer_images_share_the_pixels(kernel_fixture *f)
{
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_BUFFER, CLGL_FORMAT_RGBA8);
    clgl_texture texture = NULL;
    unsigned char bytes[256], got[64];
    clgl_buffer buffer = NULL;
    fill_bytes(bytes, sizeof bytes, 1);
    buffer = compute_buffer(f->context, sizeof bytes, bytes);
    desc.width = 16;
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_INVALID_ARGUMENT, texture);
    desc.buffer = buffer;
    desc.data = bytes;
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_INVALID_ARGUMENT, texture);
    desc.data = NULL;
    desc.width = 65;
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_OUT_OF_RANGE, texture);
    expect_message("65 pixels are 260 bytes, more than the 256");
    desc.width = 16;
    desc.type = CLGL_TEXTURE_TYPE_1D;
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_INVALID_ARGUMENT, texture);
    desc.type = CLGL_TEXTURE_TYPE_BUFFER;
    {
        const clgl_buffer shared = make_buffer(f->context, 256, NULL, 0);
        desc.buffer = shared;
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
        expect_message("CLGL_BUFFER_COMPUTE_ONLY");
        expect_success(clgl_buffer_destroy(shared));
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_INVALID_HANDLE, texture);
    }
    desc.buffer = buffer;
    if (clgl_texture_create(f->context, &desc, &texture) == CLGL_SUCCESS) {
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, bytes, sizeof got);
        expect_success(clgl_texture_destroy(texture));
    } else {
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
        expect_message("has no textures of buffers: ");
        expect_message("clgl_buffer_copy_to_texture");
        expect_no_formats_of_buffers(f->context);
        expect_success(clgl_buffer_destroy(buffer));
    }
}

/* Waits until the cl_mem has only one reference. Drivers release references with a delay. */
static void expect_alone(cl_mem native)
{
    const int64_t start = now_ms();
    cl_uint count = 0;
    do {
        assert_int_equal(clGetMemObjectInfo(native, CL_MEM_REFERENCE_COUNT, sizeof count, &count, NULL),
                         CL_SUCCESS);
        assert_in_range(now_ms() - start, 0, PATIENCE_MS);
    } while (count != 1);
}

static void application_images_are_adopted(kernel_fixture *f)
{
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        clgl_texture_desc desc = describe_image(image_kinds[k], CLGL_FORMAT_RGBA8);
        image i;
        clgl_texture adopted = NULL;
        clgl_texture_info was, is;
        void *native = NULL;
        desc.access = CLGL_ACCESS_READ_ONLY;
        i = make_image(f->context, desc, 3);
        expect_success(clgl_texture_cl_mem(i.texture, &native));
        was = info_of_texture(i.texture);
        expect_success(clgl_texture_from_cl_mem(f->context, native, &adopted));
        is = info_of_texture(adopted);
        was.label = is.label = was.transport_reason = is.transport_reason = NULL;
        assert_int_equal(is.reference_count, was.reference_count + 1);
        was.reference_count = is.reference_count;
        expect_same_bytes(&is, &was, sizeof is);
        expect_success(clgl_texture_destroy(i.texture));
        i.texture = adopted;
        expect_image(f->queue, &i);
        assert_int_equal(clRetainMemObject(native), CL_SUCCESS);
        destroy_image(&i);
        expect_alone(native);
        assert_int_equal(clReleaseMemObject(native), CL_SUCCESS);
    }
}

static void wrong_images_are_not_adopted(kernel_fixture *f)
{
    clgl_texture texture = NULL;
    void *mem = NULL;
    const clgl_buffer buffer = compute_buffer(f->context, 64, NULL);
    const clgl_context other = make_context(POCL, CLGL_TRANSPORT_AUTO);
    image i = make_image(other, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    expect_success(clgl_buffer_cl_mem(buffer, &mem));
    expect_error_out(clgl_texture_from_cl_mem(f->context, mem, &texture), CLGL_ERROR_INVALID_ARGUMENT, texture);
    expect_message("is a buffer");
    expect_error_out(clgl_texture_from_cl_mem(f->context, NULL, &texture), CLGL_ERROR_INVALID_ARGUMENT, texture);
    expect_success(clgl_texture_cl_mem(i.texture, &mem));
    expect_error_out(clgl_texture_from_cl_mem(f->context, mem, &texture), CLGL_ERROR_WRONG_CONTEXT, texture);
    destroy_image(&i);
    expect_success(clgl_context_destroy(other));
    expect_success(clgl_buffer_destroy(buffer));
}

KERNEL_TEST(texture_info_is_complete, NOTHING, 0)
KERNEL_TEST(formats_are_listed, NOTHING, 0)
KERNEL_TEST(data_has_pitches, NOTHING, 0)
KERNEL_TEST(host_memory_is_used_in_place, NOTHING, 0)
KERNEL_TEST(buffer_images_share_the_pixels, NOTHING, 0)
KERNEL_TEST(adopted_images_of_buffers, NOTHING, 0)
KERNEL_TEST(application_images_are_adopted, NOTHING, 0)
KERNEL_TEST(wrong_images_are_not_adopted, NOTHING, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texture_info_is_complete_on_each_device),
        cmocka_unit_test(formats_are_listed_on_each_device),
        cmocka_unit_test(data_has_pitches_on_each_device),
        cmocka_unit_test(host_memory_is_used_in_place_on_each_device),
        cmocka_unit_test(buffer_images_share_the_pixels_on_each_device),
        cmocka_unit_test(adopted_images_of_buffers_on_each_device),
        cmocka_unit_test(application_images_are_adopted_on_each_device),
        cmocka_unit_test(wrong_images_are_not_adopted_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
