/* Tests programs and kernels in a context with two PoCL devices. Programs are built, linked, cached and loaded
 * for each device. A launch fails on a device for which the program is not built. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "program_support.h"

#define MOST_BINARY (1u << 20)
#define NAME_SIZE 512

/* Creates a program for some devices of the context. */
static clgl_program build_for(clgl_context context, const clgl_device *devices, uint32_t count, uint32_t flags)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = COMPUTE_SOURCE;
    desc.flags = flags;
    desc.devices = devices;
    desc.device_count = count;
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

static void kernel_info_is_per_device(void **state)
{
    two_devices two = open_two_devices();
    const clgl_program program = build_program(two.context, COMPUTE_SOURCE);
    const clgl_program second = build_for(two.context, &two.devices[1], 1, 0);
    const clgl_kernel kernel = find_kernel(program, "scale");
    const clgl_kernel only = find_kernel(second, "scale");
    const clgl_buffer buffer = make_numbers(two.context);
    const clgl_launch launch = launch_of(NUMBERS, 0), uneven = launch_of(NUMBERS, 3);
    const uint32_t by = 2;
    clgl_program_build_info build = CLGL_PROGRAM_BUILD_INFO_INIT;
    clgl_work_group_info info = CLGL_WORK_GROUP_INFO_INIT;
    (void)state;
    for (size_t i = 0; i < COUNT(two.devices); ++i) {
        expect_success(clgl_kernel_get_work_group_info(kernel, two.devices[i], &info));
        assert_in_range(info.work_group_size, 1, UINT32_MAX);
    }
    expect_error(clgl_kernel_get_work_group_info(kernel, find_device(RUSTICL), &info), CLGL_ERROR_NO_DEVICE);
    /* The program of `only` is built for the second device only. */
    expect_success(clgl_kernel_get_work_group_info(only, NULL, &info));
    expect_success(clgl_kernel_get_work_group_info(only, two.devices[1], &info));
    expect_error(clgl_kernel_get_work_group_info(only, two.devices[0], &info), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_program_get_build_info(second, NULL, &build));
    assert_int_equal(build.status, CLGL_BUILD_SUCCESS);
    expect_success(clgl_program_get_build_info(second, two.devices[0], &build));
    assert_int_not_equal(build.status, CLGL_BUILD_SUCCESS);
    expect_success(clgl_kernel_set_buffer(only, 0, buffer));
    expect_success(clgl_kernel_set_value(only, 1, sizeof by, &by));
    expect_error(clgl_kernel_launch(two.queues[0], only, &launch, 0, NULL, NULL), CLGL_ERROR_INVALID_STATE);
    expect_message("is not built for");
    expect_success(clgl_kernel_launch(two.queues[1], only, &launch, 0, NULL, NULL));
    expect_scaled(two.queues[1], buffer, 2);
    /* The launch checks the stored sizes, because a device is known only at the launch. */
    expect_error(clgl_kernel_launch(two.queues[1], only, &uneven, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_kernel_set_launch(only, &uneven));
    expect_error(clgl_kernel_launch(two.queues[1], only, NULL, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_kernel_set_launch(only, &launch));
    expect_success(clgl_kernel_launch(two.queues[1], only, NULL, 0, NULL, NULL));
    expect_scaled(two.queues[1], buffer, 4);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_kernel_destroy(only));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_program_destroy(second));
    expect_success(clgl_buffer_destroy(buffer));
    close_two_devices(&two);
}

static void programs_are_built_again_for_other_devices(void **state)
{
    two_devices two = open_two_devices();
    const clgl_device rusticl = find_device(RUSTICL), twice[2] = {two.devices[0], two.devices[0]};
    const clgl_program program = build_for(two.context, &two.devices[0], 1, CLGL_PROGRAM_NO_BUILD);
    clgl_build_desc desc = CLGL_BUILD_DESC_INIT;
    clgl_program_build_info info = CLGL_PROGRAM_BUILD_INFO_INIT;
    char log[TEXT_SIZE];
    (void)state;
    desc.device_count = 1;
    desc.devices = &two.devices[1];
    expect_success(clgl_program_build(program, &desc));
    expect_success(clgl_program_get_build_info(program, two.devices[0], &info));
    assert_int_equal(info.status, CLGL_BUILD_NONE);
    expect_success(clgl_program_get_build_info(program, two.devices[1], &info));
    assert_int_equal(info.status, CLGL_BUILD_SUCCESS);
    expect_success(clgl_program_build(program, NULL));
    for (size_t i = 0; i < COUNT(two.devices); ++i) {
        expect_success(clgl_program_get_build_info(program, two.devices[i], &info));
        assert_int_equal(info.status, CLGL_BUILD_SUCCESS);
    }
    desc.devices = &rusticl;
    expect_error(clgl_program_build(program, &desc), CLGL_ERROR_INVALID_ARGUMENT);
    desc.devices = twice;
    desc.device_count = 2;
    expect_error(clgl_program_build(program, &desc), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_program_get_build_log(program, sizeof log, log, NULL));
    expect_success(clgl_program_destroy(program));
    close_two_devices(&two);
}

static void failed_builds_have_a_log_per_device(void **state)
{
    two_devices two = open_two_devices();
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    (void)state;
    desc.source = "kernel void broken(global uint *x) { x[0] = undeclared_name; }";
    expect_error_out(clgl_program_create(two.context, &desc, &program), CLGL_ERROR_BUILD_FAILED, program);
    expect_message("undeclared_name");
    close_two_devices(&two);
}

static void compiled_parts_are_linked_for_both(void **state)
{
    two_devices two = open_two_devices();
    const clgl_program both = build_for(two.context, NULL, 0, CLGL_PROGRAM_NO_BUILD);
    const clgl_program first = build_for(two.context, NULL, 0, CLGL_PROGRAM_NO_BUILD);
    clgl_build_desc desc = CLGL_BUILD_DESC_INIT;
    clgl_program linked = NULL;
    (void)state;
    desc.device_count = 1;
    desc.devices = &two.devices[0];
    expect_success(clgl_program_compile(both, NULL));
    expect_success(clgl_program_compile(first, &desc));
    expect_error_out(clgl_program_link(two.context, 1, &first, NULL, &linked), CLGL_ERROR_INVALID_STATE, linked);
    expect_success(clgl_program_link(two.context, 1, &both, NULL, &linked));
    {
        const clgl_kernel kernel = find_kernel(linked, "scale");
        const clgl_buffer buffer = make_numbers(two.context);
        launch_scale(two.queues[0], kernel, buffer, NUMBERS, 3);
        expect_success(clgl_queue_finish(two.queues[0]));
        launch_scale(two.queues[1], kernel, buffer, NUMBERS, 3);
        expect_scaled(two.queues[1], buffer, 9);
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_kernel_destroy(kernel));
    }
    expect_success(clgl_program_destroy(linked));
    expect_success(clgl_program_destroy(first));
    expect_success(clgl_program_destroy(both));
    close_two_devices(&two);
}

/* A program that is created from the binary of one device is built only for this device. */
static void binaries_are_of_a_device_each(void **state)
{
    two_devices two = open_two_devices();
    const clgl_program program = build_program(two.context, COMPUTE_SOURCE);
    const clgl_buffer buffer = make_numbers(two.context);
    const void *binaries[2];
    size_t sizes[2];
    (void)state;
    for (size_t i = 0; i < COUNT(two.devices); ++i) {
        char *binary = malloc(MOST_BINARY);
        assert_non_null(binary);
        expect_success(clgl_program_get_binary(program, two.devices[i], MOST_BINARY, binary, &sizes[i]));
        binaries[i] = binary;
    }
    for (uint32_t count = 1; count <= COUNT(two.devices); ++count) {
        clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
        clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
        clgl_program loaded = NULL;
        clgl_kernel kernel;
        desc.binaries = &binaries[2 - count];
        desc.binary_sizes = &sizes[2 - count];
        desc.devices = &two.devices[2 - count];
        desc.device_count = count;
        expect_success(clgl_program_create(two.context, &desc, &loaded));
        expect_success(clgl_program_get_info(loaded, &info));
        assert_int_equal(info.device_count, count);
        kernel = find_kernel(loaded, "scale");
        launch_scale(two.queues[1], kernel, buffer, NUMBERS, 2);
        expect_scaled(two.queues[1], buffer, count == 1 ? 2 : 4);
        if (count == 1) {
            const clgl_launch launch = launch_of(NUMBERS, 0);
            expect_error(clgl_kernel_launch(two.queues[0], kernel, &launch, 0, NULL, NULL),
                         CLGL_ERROR_INVALID_STATE);
        }
        expect_success(clgl_kernel_destroy(kernel));
        expect_success(clgl_program_build(loaded, NULL));
        expect_success(clgl_program_destroy(loaded));
    }
    for (size_t i = 0; i < COUNT(binaries); ++i)
        free((void *)(uintptr_t)binaries[i]);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_program_destroy(program));
    close_two_devices(&two);
}

static uint32_t build_cached(two_devices *two, const char *folder, const clgl_device *devices, uint32_t count)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_program program = NULL;
    clgl_kernel kernel;
    clgl_buffer buffer = make_numbers(two->context);
    desc.source = COMPUTE_SOURCE;
    desc.cache_directory = folder;
    desc.devices = devices;
    desc.device_count = count;
    expect_success(clgl_program_create(two->context, &desc, &program));
    expect_success(clgl_program_get_info(program, &info));
    kernel = find_kernel(program, "scale");
    launch_scale(two->queues[1], kernel, buffer, NUMBERS, 11);
    expect_scaled(two->queues[1], buffer, 11);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_buffer_destroy(buffer));
    return info.from_cache;
}

static void the_cache_keeps_each_device(void **state)
{
    two_devices two = open_two_devices();
    char folder[NAME_SIZE];
    (void)state;
    make_folder(folder, sizeof folder);
    assert_int_equal(build_cached(&two, folder, &two.devices[1], 1), 0);
    assert_int_equal(files_in(folder, NULL, 0), 1);
    assert_int_equal(build_cached(&two, folder, &two.devices[1], 1), 1);
    /* The cache has no binary for the first device, so the program is built again. */
    assert_int_equal(build_cached(&two, folder, NULL, 0), 0);
    assert_int_equal(files_in(folder, NULL, 0), 2);
    assert_int_equal(build_cached(&two, folder, NULL, 0), 1);
    remove_folder(folder);
    close_two_devices(&two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernel_info_is_per_device),
        cmocka_unit_test(programs_are_built_again_for_other_devices),
        cmocka_unit_test(failed_builds_have_a_log_per_device),
        cmocka_unit_test(compiled_parts_are_linked_for_both),
        cmocka_unit_test(binaries_are_of_a_device_each),
        cmocka_unit_test(the_cache_keeps_each_device),
    };
    choose_two_devices();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
