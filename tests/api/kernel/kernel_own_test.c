/* Tests types, kernel names and local variables that are defined in the kernel source. */
#define _GNU_SOURCE
#include "kernel_support.h"

/* Number of uints that need 64 KiB of local memory. PoCL devices, on which the test runs, have more than 128
 * KiB. */
#define OWN_NUMBERS 16384u

static const char *const types_source =
    "typedef struct image_size { int width, height; } image_size;\n"
    "typedef struct image2d_tile { int at; } image2d_tile;\n"
    "typedef struct image_t { int channels; } image_t;\n"
    "kernel void area(image_size size, global const image_size *more, image2d_tile tile, image_t image,\n"
    "                 global int *out)\n"
    "{ out[0] = size.width * size.height + more[0].width * more[0].height + tile.at + image.channels; }\n";

static clgl_device_info device_of(clgl_context context)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    expect_success(clgl_context_get_info(context, &info));
    expect_success(clgl_device_get_info(info.device, &device));
    return device;
}

static void expect_kind(clgl_kernel kernel, uint32_t index, clgl_argument_type kind)
{
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    expect_success(clgl_kernel_get_argument_info(kernel, index, &info));
    assert_int_equal(info.type, kind);
}

static void structs_are_no_images(kernel_fixture *f)
{
    const int32_t size[2] = {3, 5}, more[2] = {7, 11}, tile = 1000, channels = 4;
    const clgl_kernel kernel = find_kernel(f->program, "area");
    const clgl_buffer in = compute_buffer(f->context, sizeof more, more);
    const clgl_buffer out = compute_buffer(f->context, sizeof(int32_t), NULL);
    int32_t got = 0;
    expect_kind(kernel, 0, CLGL_ARGUMENT_VALUE);
    expect_kind(kernel, 1, CLGL_ARGUMENT_BUFFER);
    expect_kind(kernel, 2, CLGL_ARGUMENT_VALUE);
    expect_kind(kernel, 3, CLGL_ARGUMENT_VALUE);
    expect_success(clgl_kernel_set_value(kernel, 0, sizeof size, size));
    expect_success(clgl_kernel_set_buffer(kernel, 1, in));
    expect_success(clgl_kernel_set_value(kernel, 2, sizeof tile, &tile));
    expect_success(clgl_kernel_set_value(kernel, 3, sizeof channels, &channels));
    expect_success(clgl_kernel_set_buffer(kernel, 4, out));
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    assert_int_equal(got, 3 * 5 + 7 * 11 + 1000 + 4);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(in));
    expect_success(clgl_buffer_destroy(out));
}

static const char *const own_source = "kernel void own(global uint *out, local uint *more)\n"
                                      "{\n"
                                      "    local uint numbers[NUMBERS];\n"
                                      "    for (uint i = 0; i < NUMBERS; ++i) numbers[i] = i;\n"
                                      "    more[0] = numbers[out[0]];\n"
                                      "    out[0] = more[0] + 1;\n"
                                      "}\n";

static clgl_program program_with_own(clgl_context context, uint64_t numbers)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    char options[64];
    snprintf(options, sizeof options, "-DNUMBERS=%luu", (unsigned long)numbers);
    desc.source = own_source;
    desc.options = options;
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

/* Launches a kernel that needs more local memory than the device reports. Expects an error whose message contains
 * `blamed`, or success if the device has more local memory than it reports. */
static void launch_beyond(kernel_fixture *f, clgl_kernel kernel, const char *blamed)
{
    clgl_fence fence = NULL;
    const clgl_result result = clgl_kernel_launch_task(f->queue, kernel, 0, NULL, &fence);
    if (result == CLGL_SUCCESS) {
        expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(fence));
        return;
    }
    assert_int_equal(result, CLGL_ERROR_OUT_OF_RANGE);
    expect_message(blamed);
    assert_null(fence);
}

/* PoCL 3.1 aborts if a kernel needs more local memory than the device has. The test is skipped on rusticl, which
 * reports twice the actual size. */
static void local_memory_of_its_own_counts(kernel_fixture *f)
{
    const clgl_device_info device = device_of(f->context);
    const size_t own = OWN_NUMBERS * sizeof(uint32_t);
    const uint32_t place = OWN_NUMBERS - 1;
    clgl_program program;
    clgl_kernel kernel;
    clgl_buffer out;
    uint32_t got = 0;
    if (!strstr(device.platform_name, "Portable Computing Language")) return;
    assert_true(device.local_mem_size > 2 * own);
    program = program_with_own(f->context, OWN_NUMBERS);
    kernel = find_kernel(program, "own");
    out = compute_buffer(f->context, sizeof place, &place);
    expect_success(clgl_kernel_set_buffer(kernel, 0, out));
    expect_success(clgl_kernel_set_local(kernel, 1, (size_t)device.local_mem_size - own + 1));
    launch_beyond(f, kernel, "argument 1 (more) of the kernel \"own\"");
    expect_success(clgl_kernel_set_local(kernel, 1, own));
    expect_success(clgl_buffer_write(f->queue, out, NULL, &place, 1, 0, NULL, NULL));
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    assert_int_equal(got, OWN_NUMBERS);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    program = program_with_own(f->context, device.local_mem_size / sizeof(uint32_t) + 1);
    kernel = find_kernel(program, "own");
    expect_success(clgl_buffer_write(f->queue, out, NULL, &place, 1, 0, NULL, NULL));
    expect_success(clgl_kernel_set_buffer(kernel, 0, out));
    expect_success(clgl_kernel_set_local(kernel, 1, sizeof(uint32_t)));
    launch_beyond(f, kernel, "the kernel \"own\"");
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_buffer_destroy(out));
}

static const char *const names_source =
    "typedef struct { int count; float place; char more; } padded;\n"
    "kernel void spread(global int *out, padded p) { out[0] = p.count + (int)p.place + p.more; }\n"
    "kernel void step(global int *out) { out[get_global_id(0)] = 1; }\n";

/* PoCL renames the kernel "step" to "_cl_step", because step is an OpenCL C function. */
static void unknown_names_list_the_known_ones(kernel_fixture *f)
{
    const clgl_program program = build_program(f->context, names_source);
    const clgl_program empty = build_program(f->context, "int one(void) { return 1; }\n");
    clgl_kernel kernel = NULL;
    expect_error_out(clgl_kernel_create(program, "nothing", &kernel), CLGL_ERROR_INVALID_ARGUMENT, kernel);
    expect_message("no kernel \"nothing\"; its kernels are: ");
    expect_message("spread");
    expect_message("step");
    expect_error_out(clgl_kernel_create(empty, "nothing", &kernel), CLGL_ERROR_INVALID_ARGUMENT, kernel);
    expect_message("no kernel \"nothing\"; it has no kernels");
    expect_success(clgl_program_destroy(empty));
    expect_success(clgl_program_destroy(program));
}

/* rusticl 22.3 expects structs without trailing padding. The error message must explain the expected size. */
static void a_refused_struct_is_explained(kernel_fixture *f)
{
    const struct {
        int32_t count;
        float place;
        int8_t more, padding[3];
    } value = {4, 3, 2, {0, 0, 0}};
    const size_t shorter = sizeof value - sizeof value.padding;
    const clgl_program program = build_program(f->context, names_source);
    const clgl_kernel kernel = find_kernel(program, "spread");
    const clgl_buffer out = compute_buffer(f->context, sizeof(int32_t), NULL);
    int32_t got = 0;
    const clgl_result result = clgl_kernel_set_value(kernel, 1, sizeof value, &value);
    if (result != CLGL_SUCCESS) {
        assert_int_equal(result, CLGL_ERROR_INVALID_ARGUMENT);
        expect_message("argument 1 (p) of the kernel \"spread\"");
        expect_message("without the padding behind their last field");
        expect_success(clgl_kernel_set_value(kernel, 1, shorter, &value));
    }
    expect_success(clgl_kernel_set_buffer(kernel, 0, out));
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    assert_int_equal(got, 9);
    expect_success(clgl_buffer_destroy(out));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
}

/* Several clgl_kernel handles of one cl_kernel have the same arguments. If an argument is destroyed, a launch
 * with any of the handles fails. */
static void a_kernel_adopted_twice_has_one_state(kernel_fixture *f)
{
    const int32_t size[2] = {3, 5}, more[2] = {7, 11}, tile = 1000, channels = 4;
    const clgl_kernel first = find_kernel(f->program, "area");
    const clgl_buffer in = compute_buffer(f->context, sizeof more, more);
    clgl_buffer out = compute_buffer(f->context, sizeof(int32_t), NULL);
    clgl_kernel second = NULL, third = NULL;
    void *native = NULL;
    int32_t got = 0;
    expect_success(clgl_kernel_cl_kernel(first, &native));
    expect_success(clgl_kernel_from_cl_kernel(f->context, native, &second));
    expect_success(clgl_kernel_from_cl_kernel(f->context, native, &third));
    assert_true(first != second && second != third);
    expect_success(clgl_kernel_set_value(first, 0, sizeof size, size));
    expect_success(clgl_kernel_set_buffer(second, 1, in));
    expect_success(clgl_kernel_set_value(third, 2, sizeof tile, &tile));
    expect_success(clgl_kernel_set_value(first, 3, sizeof channels, &channels));
    expect_success(clgl_kernel_set_buffer(second, 4, out));
    expect_success(clgl_kernel_destroy(first));
    expect_success(clgl_kernel_launch_task(f->queue, third, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    assert_int_equal(got, 3 * 5 + 7 * 11 + 1000 + 4);
    expect_success(clgl_buffer_destroy(out));
    expect_error(clgl_kernel_launch_task(f->queue, second, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_kernel_launch_task(f->queue, third, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    out = compute_buffer(f->context, sizeof(int32_t), NULL);
    expect_success(clgl_kernel_set_buffer(third, 4, out));
    expect_success(clgl_kernel_launch_task(f->queue, second, 0, NULL, NULL));
    expect_success(clgl_queue_finish(f->queue));
    expect_success(clgl_kernel_destroy(second));
    expect_success(clgl_kernel_destroy(third));
    expect_success(clgl_buffer_destroy(in));
    expect_success(clgl_buffer_destroy(out));
}

/* The arguments of this kernel need more bytes than the device supports. Drivers accept the kernel, but PoCL 3.1
 * needs minutes for a launch. */
static void more_arguments_than_bytes_are_refused(kernel_fixture *f)
{
    const size_t count = (size_t)device_of(f->context).max_parameter_size + 1;
    static const char parameter[] = ", char a00000";
    char *const source = malloc(sizeof "kernel void many(global int *out) {}" + count * sizeof parameter), *end;
    clgl_program program = NULL;
    clgl_kernel kernel = NULL;
    assert_non_null(source);
    end = source + sprintf(source, "kernel void many(global int *out");
    for (size_t i = 1; i < count; ++i)
        end += sprintf(end, ", char a%05u", (unsigned)i);
    strcpy(end, ") {}");
    program = build_program(f->context, source);
    expect_error_out(clgl_kernel_create(program, "many", &kernel), CLGL_ERROR_OUT_OF_RANGE, kernel);
    expect_message("max_parameter_size");
    expect_success(clgl_program_destroy(program));
    free(source);
}

KERNEL_TEST(structs_are_no_images, types_source, 0)
KERNEL_TEST(a_kernel_adopted_twice_has_one_state, types_source, 0)
KERNEL_TEST(more_arguments_than_bytes_are_refused, types_source, 0)
KERNEL_TEST(local_memory_of_its_own_counts, types_source, 0)
KERNEL_TEST(unknown_names_list_the_known_ones, types_source, 0)
KERNEL_TEST(a_refused_struct_is_explained, types_source, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(structs_are_no_images_on_each_device),
        cmocka_unit_test(a_kernel_adopted_twice_has_one_state_on_each_device),
        cmocka_unit_test(more_arguments_than_bytes_are_refused_on_each_device),
        cmocka_unit_test(local_memory_of_its_own_counts_on_each_device),
        cmocka_unit_test(unknown_names_list_the_known_ones_on_each_device),
        cmocka_unit_test(a_refused_struct_is_explained_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
