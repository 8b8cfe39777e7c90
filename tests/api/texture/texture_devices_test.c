/* Tests textures and samplers in contexts without OpenGL. The devices are two PoCL devices with one queue each,
 * and rusticl, which copies host memory. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "texture_support.h"

#define SIDE 16u

static const char source[] =
    "kernel void halve(read_only image2d_t in, sampler_t how, write_only image2d_t out)\n"
    "{ int2 at = (int2)(get_global_id(0), get_global_id(1));\n"
    "  write_imageui(out, at, read_imageui(in, how, at) / 2); }\n";

static clgl_texture square(clgl_context context, uint32_t flags, clgl_access access, const void *data)
{
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI);
    clgl_texture texture = NULL;
    desc.flags |= flags;
    desc.access = access;
    desc.width = desc.height = SIDE;
    desc.data = data;
    expect_success(clgl_texture_create(context, &desc, &texture));
    return texture;
}

static void halve(clgl_queue queue, clgl_kernel kernel, clgl_texture in, clgl_texture out)
{
    clgl_launch launch = launch_of(SIDE, 0);
    launch.dimensions = 2;
    launch.global_size[1] = SIDE;
    expect_success(clgl_kernel_set_texture(kernel, 0, in));
    expect_success(clgl_kernel_set_texture(kernel, 2, out));
    expect_success(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
    expect_success(clgl_queue_finish(queue));
}

static void both_devices_work_on_one_texture(void **state)
{
    static unsigned char pixels[SIDE * SIDE * 4], got[sizeof pixels];
    two_devices two = open_two_devices();
    clgl_sampler_desc desc = CLGL_SAMPLER_DESC_INIT;
    clgl_sampler sampler = NULL;
    clgl_texture a, b;
    const clgl_program program = build_program(two.context, source);
    const clgl_kernel kernel = find_kernel(program, "halve");
    clgl_format formats[MOST_FORMATS];
    (void)state;
    for (size_t i = 0; i < sizeof pixels; ++i)
        pixels[i] = (unsigned char)(i * 7);
    assert_in_range(list_formats(two.context, CLGL_TEXTURE_TYPE_2D, CLGL_ACCESS_READ_WRITE, formats), 1,
                    MOST_FORMATS);
    desc.coordinates = CLGL_COORDINATES_PIXELS;
    expect_success(clgl_sampler_create(two.context, &desc, &sampler));
    expect_success(clgl_kernel_set_sampler(kernel, 1, sampler));
    a = square(two.context, 0, CLGL_ACCESS_READ_WRITE, pixels);
    b = square(two.context, 0, CLGL_ACCESS_READ_WRITE, NULL);
    halve(two.queues[0], kernel, a, b);
    halve(two.queues[1], kernel, b, a);
    expect_success(clgl_texture_read(two.queues[0], a, NULL, got, 1, 0, NULL, NULL));
    for (size_t i = 0; i < sizeof pixels; ++i)
        assert_int_equal(got[i], pixels[i] / 4);
    expect_success(clgl_texture_destroy(a));
    expect_success(clgl_texture_destroy(b));
    expect_success(clgl_sampler_destroy(sampler));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    close_two_devices(&two);
}

static void host_memory_is_used_in_place(void **state)
{
    enum { ALIGNMENT = 4096 };
    static unsigned char memory[ALIGNMENT] __attribute__((aligned(ALIGNMENT)));
    const unsigned char pixel[] = {1, 2, 3, 4};
    const uint32_t color[] = {1, 2, 3, 4};
    two_devices two = open_two_devices();
    const clgl_texture texture =
        square(two.context, CLGL_TEXTURE_USE_HOST_MEMORY, CLGL_ACCESS_READ_WRITE, memory);
    (void)state;
    expect_success(clgl_texture_fill(two.queues[1], texture, NULL, color, 0, NULL, NULL));
    expect_success(clgl_queue_finish(two.queues[1]));
    for (size_t i = 0; i < SIDE * SIDE; ++i)
        assert_memory_equal(&memory[4 * i], pixel, sizeof pixel);
    expect_success(clgl_texture_destroy(texture));
    close_two_devices(&two);
}

static void rusticl_reports_its_copy_without_opengl(void **state)
{
    static const unsigned char memory[SIDE * SIDE * 4];
    const clgl_context context = make_compute(RUSTICL);
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI);
    clgl_texture texture;
    (void)state;
    desc.flags |= CLGL_TEXTURE_USE_HOST_MEMORY;
    desc.width = desc.height = SIDE;
    desc.data = memory;
    expect_error_out(clgl_texture_create(context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
    expect_message("copies host memory");
    expect_success(clgl_context_destroy(context));
}

static void textures_migrate_and_keep_their_pixels(void **state)
{
    static unsigned char pixels[SIDE * SIDE * 4], got[sizeof pixels];
    two_devices two = open_two_devices();
    const clgl_context other = make_compute_on(two.devices, 1);
    clgl_texture textures[2], foreign = square(other, 0, CLGL_ACCESS_READ_WRITE, NULL);
    const clgl_buffer numbers = make_numbers(two.context);
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_fence fence = NULL;
    (void)state;
    memset(pixels, 9, sizeof pixels);
    textures[0] = square(two.context, 0, CLGL_ACCESS_READ_WRITE, pixels);
    textures[1] = square(two.context, 0, CLGL_ACCESS_READ_ONLY, pixels);
    migration.textures = textures;
    migration.texture_count = 2;
    expect_success(clgl_migrate(two.queues[1], &migration, 0, NULL, &fence));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(fence));
    migration.buffers = &numbers;
    migration.buffer_count = 1;
    expect_success(clgl_migrate(two.queues[0], &migration, 0, NULL, NULL));
    expect_success(clgl_texture_read(two.queues[0], textures[1], NULL, got, 1, 0, NULL, NULL));
    assert_memory_equal(got, pixels, sizeof got);
    expect_scaled(two.queues[0], numbers, 1);
    migration.flags = CLGL_MIGRATE_CONTENT_UNDEFINED;
    expect_error_out(clgl_migrate(two.queues[0], &migration, 0, NULL, &fence), CLGL_ERROR_INVALID_ARGUMENT,
                     fence);
    migration.flags = 0;
    migration.textures = &foreign;
    migration.texture_count = 1;
    expect_error_out(clgl_migrate(two.queues[0], &migration, 0, NULL, &fence), CLGL_ERROR_WRONG_CONTEXT, fence);
    expect_success(clgl_texture_destroy(foreign));
    expect_error_out(clgl_migrate(two.queues[0], &migration, 0, NULL, &fence), CLGL_ERROR_INVALID_HANDLE, fence);
    expect_success(clgl_buffer_destroy(numbers));
    expect_success(clgl_texture_destroy(textures[0]));
    expect_success(clgl_texture_destroy(textures[1]));
    expect_success(clgl_context_destroy(other));
    close_two_devices(&two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_devices_work_on_one_texture),
        cmocka_unit_test(host_memory_is_used_in_place),
        cmocka_unit_test(rusticl_reports_its_copy_without_opengl),
        cmocka_unit_test(textures_migrate_and_keep_their_pixels),
    };
    choose_two_devices();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
