/* One context on two devices of PoCL's: queues, programs and kernels on each, buffers that both use, migration,
 * and what is refused where something is missing for one of them. */
#define _GNU_SOURCE
#include "compute_support.h"

#include "program_support.h"

#define NUMBERS 256u
#define MOST_BINARY (1u << 20)
#define NAME_SIZE 512

static void fill_numbers(uint32_t *numbers)
{
    for (uint32_t i = 0; i < NUMBERS; ++i)
        numbers[i] = i + 1;
}

static void expect_scaled(clgl_queue queue, clgl_buffer buffer, uint32_t by)
{
    uint32_t got[NUMBERS];
    read_buffer(queue, buffer, got);
    for (uint32_t i = 0; i < NUMBERS; ++i)
        assert_int_equal(got[i], (i + 1) * by);
}

static clgl_buffer make_numbers(clgl_context context)
{
    uint32_t numbers[NUMBERS];
    fill_numbers(numbers);
    return compute_buffer(context, sizeof numbers, numbers);
}

/* Built for some of the context's devices. */
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

static void devices_are_told_in_their_order(void **state)
{
    two_devices two = open_two_devices();
    const clgl_device turned[2] = {two.devices[1], two.devices[0]};
    const clgl_context other = make_compute_on(turned, 2);
    clgl_device listed[3];
    uint32_t count = 0;
    char report[TEXT_SIZE];
    (void)state;
    expect_success(clgl_context_get_devices(two.context, COUNT(listed), listed, &count));
    assert_int_equal(count, 2);
    assert_ptr_equal(listed[0], two.devices[0]);
    assert_ptr_equal(listed[1], two.devices[1]);
    assert_null(listed[2]);
    assert_ptr_equal(info_of_context(two.context).device, two.devices[0]);
    assert_int_equal(info_of_context(two.context).device_count, 2);
    expect_success(clgl_context_get_report(two.context, sizeof report, report, NULL));
    assert_non_null(strstr(report, "pthread"));
    assert_non_null(strstr(report, "basic"));
    expect_success(clgl_context_get_devices(other, 1, listed, &count));
    assert_int_equal(count, 2);
    assert_ptr_equal(listed[0], two.devices[1]);
    assert_ptr_equal(info_of_context(other).device, two.devices[1]);
    expect_success(clgl_context_destroy(other));
    close_two_devices(&two);
}

static void by_type_all_of_a_platform_are_taken(void **state)
{
    two_devices two = open_two_devices();
    clgl_context_desc desc = compute_desc();
    clgl_context context = NULL;
    clgl_device listed[2];
    uint32_t count = 0;
    (void)state;
    desc.device_types = CLGL_DEVICE_TYPE_CPU | CLGL_DEVICE_TYPE_GPU;
    expect_success(clgl_context_create(&desc, &context));
    assert_int_equal(info_of_context(context).match, CLGL_MATCH_BEST);
    expect_success(clgl_context_get_devices(context, COUNT(listed), listed, &count));
    /* The platform that OpenCL lists first is PoCL's or rusticl's, which has one. */
    if (listed[0] == two.devices[0]) {
        assert_int_equal(count, 2);
        assert_ptr_equal(listed[1], two.devices[1]);
    } else {
        assert_int_equal(count, 1);
    }
    expect_success(clgl_context_destroy(context));
    close_two_devices(&two);
}

static void each_queue_runs_on_its_device(void **state)
{
    two_devices two = open_two_devices();
    const clgl_program program = build_program(two.context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    const clgl_buffer buffer = make_numbers(two.context);
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_fence fence = NULL;
    (void)state;
    expect_success(clgl_program_get_info(program, &info));
    assert_int_equal(info.device_count, 2);
    assert_int_equal(info.kernel_count, 2);
    for (size_t i = 0; i < COUNT(two.queues); ++i) {
        clgl_queue_info told = CLGL_QUEUE_INFO_INIT;
        cl_device_id native = NULL;
        void *queue = NULL, *device = NULL;
        expect_success(clgl_queue_get_info(two.queues[i], &told));
        assert_ptr_equal(told.device, two.devices[i]);
        assert_ptr_equal(told.context, two.context);
        expect_success(clgl_queue_cl_queue(two.queues[i], &queue));
        expect_success(clgl_device_cl_device(two.devices[i], &device));
        assert_int_equal(clGetCommandQueueInfo(queue, CL_QUEUE_DEVICE, sizeof native, &native, NULL), CL_SUCCESS);
        assert_ptr_equal(native, device);
    }
    launch_scale(two.queues[0], kernel, buffer, NUMBERS, 3);
    expect_success(clgl_fence_insert_cl(two.queues[0], &fence));
    expect_success(clgl_queue_barrier(two.queues[1], 1, &fence, NULL));
    launch_scale(two.queues[1], kernel, buffer, NUMBERS, 5);
    expect_scaled(two.queues[1], buffer, 15);
    expect_scaled(two.queues[0], buffer, 15);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    close_two_devices(&two);
}

static void queues_name_devices_of_their_context(void **state)
{
    two_devices two = open_two_devices();
    const clgl_context one = make_compute_on(&two.devices[1], 1);
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue = NULL;
    void *native = NULL;
    (void)state;
    desc.device = two.devices[0];
    expect_error_out(clgl_queue_create(one, &desc, &queue), CLGL_ERROR_NO_DEVICE, queue);
    desc.device = find_device(RUSTICL);
    expect_error_out(clgl_queue_create(two.context, &desc, &queue), CLGL_ERROR_NO_DEVICE, queue);
    desc.device = (clgl_device)(void *)two.context;
    expect_error_out(clgl_queue_create(two.context, &desc, &queue), CLGL_ERROR_INVALID_HANDLE, queue);
    /* An existing queue has its device. */
    expect_success(clgl_queue_cl_queue(two.queues[1], &native));
    desc.cl_queue = native;
    desc.device = two.devices[0];
    expect_error_out(clgl_queue_create(two.context, &desc, &queue), CLGL_ERROR_INVALID_ARGUMENT, queue);
    desc.device = NULL;
    expect_error_out(clgl_queue_create(one, &desc, &queue), CLGL_ERROR_WRONG_CONTEXT, queue);
    expect_success(clgl_queue_create(two.context, &desc, &queue));
    {
        clgl_queue_info info = CLGL_QUEUE_INFO_INIT;
        expect_success(clgl_queue_get_info(queue, &info));
        assert_ptr_equal(info.device, two.devices[1]);
    }
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(one));
    close_two_devices(&two);
}

static void kernels_tell_of_each_device(void **state)
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
    /* Built for the second device only. */
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
    /* A default launch is looked at when the device is known. */
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

static void failed_builds_tell_each_device(void **state)
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

/* The binary of one device makes a program for that device alone. */
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
    /* The other one is missing. */
    assert_int_equal(build_cached(&two, folder, NULL, 0), 0);
    assert_int_equal(files_in(folder, NULL, 0), 2);
    assert_int_equal(build_cached(&two, folder, NULL, 0), 1);
    remove_folder(folder);
    close_two_devices(&two);
}

static clgl_migration migration_of(const clgl_buffer *buffers, uint32_t count, uint32_t flags)
{
    clgl_migration migration = CLGL_MIGRATION_INIT;
    migration.buffers = buffers;
    migration.buffer_count = count;
    migration.flags = flags;
    return migration;
}

static void buffers_migrate_and_keep_their_contents(void **state)
{
    two_devices two = open_two_devices();
    const clgl_program program = build_program(two.context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    const clgl_buffer buffers[2] = {make_numbers(two.context), make_numbers(two.context)};
    clgl_migration migration = migration_of(buffers, 2, 0);
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    clgl_fence fences[2];
    (void)state;
    for (size_t i = 0; i < COUNT(buffers); ++i)
        launch_scale(two.queues[0], kernel, buffers[i], NUMBERS, 3);
    expect_success(clgl_fence_insert_cl(two.queues[0], &fences[0]));
    expect_success(clgl_migrate(two.queues[1], &migration, 1, fences, &fences[1]));
    expect_success(clgl_fence_get_info(fences[1], &info));
    assert_int_equal(info.command, CLGL_COMMAND_MIGRATE);
    expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
    for (size_t i = 0; i < COUNT(buffers); ++i) {
        launch_scale(two.queues[1], kernel, buffers[i], NUMBERS, 5);
        expect_scaled(two.queues[1], buffers[i], 15);
    }
    migration.flags = CLGL_MIGRATE_HOST;
    expect_success(clgl_migrate(two.queues[1], &migration, 0, NULL, NULL));
    expect_success(clgl_queue_finish(two.queues[1]));
    expect_scaled(two.queues[0], buffers[0], 15);
    /* Nothing is kept, and the device may write. */
    migration.flags = CLGL_MIGRATE_CONTENT_UNDEFINED;
    expect_success(clgl_migrate(two.queues[0], &migration, 0, NULL, NULL));
    {
        uint32_t numbers[NUMBERS];
        fill_numbers(numbers);
        expect_success(clgl_buffer_write(two.queues[0], buffers[0], NULL, numbers, 1, 0, NULL, NULL));
        expect_scaled(two.queues[0], buffers[0], 1);
    }
    for (size_t i = 0; i < COUNT(buffers); ++i) {
        expect_success(clgl_fence_destroy(fences[i]));
        expect_success(clgl_buffer_destroy(buffers[i]));
    }
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    close_two_devices(&two);
}

static void bad_migrations_are_refused(void **state)
{
    two_devices two = open_two_devices();
    const clgl_context other = make_compute_on(two.devices, 1);
    clgl_buffer_desc read_only = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffers[2] = {make_numbers(two.context), NULL}, foreign = make_numbers(other);
    clgl_migration migration = migration_of(buffers, 1, 4);
    clgl_fence fence;
    (void)state;
#define REFUSE(result) expect_error_out(clgl_migrate(two.queues[0], &migration, 0, NULL, &fence), result, fence)
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT);
    migration = migration_of(buffers, 0, 0);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT);
    migration = migration_of(NULL, 1, 0);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT);
    migration = migration_of(buffers, 2, 0);
    REFUSE(CLGL_ERROR_INVALID_HANDLE);
    migration = migration_of(buffers, 1, 0);
    migration.reserved = 1;
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT);
    migration.struct_size = 4;
    REFUSE(CLGL_ERROR_INVALID_STRUCT_SIZE);
    migration = migration_of(&foreign, 1, 0);
    REFUSE(CLGL_ERROR_WRONG_CONTEXT);
    read_only.size = NUMBERS;
    read_only.flags = CLGL_BUFFER_COMPUTE_ONLY;
    read_only.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_buffer_create(two.context, &read_only, &buffers[1]));
    migration = migration_of(&buffers[1], 1, CLGL_MIGRATE_CONTENT_UNDEFINED);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT);
#undef REFUSE
    expect_error(clgl_migrate(two.queues[0], NULL, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_buffer_destroy(foreign));
    expect_success(clgl_buffer_destroy(buffers[0]));
    expect_success(clgl_buffer_destroy(buffers[1]));
    expect_success(clgl_context_destroy(other));
    close_two_devices(&two);
}

/* A cl_context with two devices: all of them without a name, the named ones else. */
static void cl_contexts_bring_their_devices(void **state)
{
    two_devices two = open_two_devices();
    clgl_context_desc desc = compute_desc();
    clgl_context context = NULL;
    void *native = NULL;
    (void)state;
    expect_success(clgl_context_cl_context(two.context, &native));
    desc.cl_context = native;
    expect_success(clgl_context_create(&desc, &context));
    assert_int_equal(info_of_context(context).device_count, 2);
    expect_success(clgl_context_destroy(context));
    desc.device = two.devices[1];
    expect_success(clgl_context_create(&desc, &context));
    assert_int_equal(info_of_context(context).device_count, 1);
    assert_ptr_equal(info_of_context(context).device, two.devices[1]);
    {
        const clgl_program program = build_program(context, COMPUTE_SOURCE);
        const clgl_kernel kernel = find_kernel(program, "scale");
        const clgl_buffer buffer = make_numbers(context);
        const clgl_queue queue = make_queue(context, 0);
        launch_scale(queue, kernel, buffer, NUMBERS, 6);
        expect_scaled(queue, buffer, 6);
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_kernel_destroy(kernel));
        expect_success(clgl_program_destroy(program));
    }
    expect_success(clgl_context_destroy(context));
    close_two_devices(&two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(devices_are_told_in_their_order),
        cmocka_unit_test(by_type_all_of_a_platform_are_taken),
        cmocka_unit_test(each_queue_runs_on_its_device),
        cmocka_unit_test(queues_name_devices_of_their_context),
        cmocka_unit_test(kernels_tell_of_each_device),
        cmocka_unit_test(programs_are_built_again_for_other_devices),
        cmocka_unit_test(failed_builds_tell_each_device),
        cmocka_unit_test(compiled_parts_are_linked_for_both),
        cmocka_unit_test(binaries_are_of_a_device_each),
        cmocka_unit_test(the_cache_keeps_each_device),
        cmocka_unit_test(buffers_migrate_and_keep_their_contents),
        cmocka_unit_test(bad_migrations_are_refused),
        cmocka_unit_test(cl_contexts_bring_their_devices),
    };
    choose_two_devices();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
