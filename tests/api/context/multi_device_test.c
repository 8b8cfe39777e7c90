/* Tests a context with two PoCL devices: queues, programs and kernels on each device, common buffers, and
 * migrations. Calls with a device outside the context are refused. */
#define _GNU_SOURCE
#include "compute_support.h"

#include <dlfcn.h>

#define REPORT_SIZE 4096u

/* Flags of the last migration. The test records the flags because results do not show the location of memory. */
static cl_mem_migration_flags migrated_with;

cl_int clEnqueueMigrateMemObjects(cl_command_queue queue, cl_uint count, const cl_mem *memory,
                                  cl_mem_migration_flags flags, cl_uint wait_count, const cl_event *waits,
                                  cl_event *event)
{
    cl_int (*driver)(cl_command_queue, cl_uint, const cl_mem *, cl_mem_migration_flags, cl_uint, const cl_event *,
                     cl_event *);
    *(void **)&driver = dlsym(RTLD_NEXT, __func__);
    migrated_with = flags;
    return driver(queue, count, memory, flags, wait_count, waits, event);
}

static void devices_are_listed_in_order(void **state)
{
    two_devices two = open_two_devices();
    const clgl_device turned[2] = {two.devices[1], two.devices[0]};
    const clgl_context other = make_compute_on(turned, 2);
    clgl_device listed[3];
    uint32_t count = 0;
    char report[REPORT_SIZE];
    (void)state;
    expect_success(clgl_context_get_devices(two.context, COUNT(listed), listed, &count));
    assert_int_equal(count, 2);
    assert_ptr_equal(listed[0], two.devices[0]);
    assert_ptr_equal(listed[1], two.devices[1]);
    assert_null(listed[2]);
    assert_ptr_equal(info_of_context(two.context).device, two.devices[0]);
    assert_int_equal(info_of_context(two.context).device_count, 2);
    expect_success(clgl_context_get_report(two.context, sizeof report, report, NULL));
    for (size_t i = 0; i < COUNT(listed) - 1; ++i) {
        clgl_device_info info = CLGL_DEVICE_INFO_INIT;
        expect_success(clgl_device_get_info(listed[i], &info));
        assert_non_null(strstr(report, info.name));
    }
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
    /* The first OpenCL platform can be PoCL with two devices, or rusticl with one device. */
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
        clgl_queue_info info = CLGL_QUEUE_INFO_INIT;
        cl_device_id native = NULL;
        void *queue = NULL, *device = NULL;
        expect_success(clgl_queue_get_info(two.queues[i], &info));
        assert_ptr_equal(info.device, two.devices[i]);
        assert_ptr_equal(info.context, two.context);
        expect_success(clgl_queue_cl_queue(two.queues[i], &queue));
        expect_success(clgl_device_cl_device(two.devices[i], &device));
        assert_int_equal(clGetCommandQueueInfo(queue, CL_QUEUE_DEVICE, sizeof native, &native, NULL), CL_SUCCESS);
        assert_ptr_equal(native, device);
    }
    launch_scale(two.queues[0], kernel, buffer, NUMBERS, 3);
    expect_success(clgl_fence_record_cl(two.queues[0], &fence));
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

/* PoCL devices of type "basic" could deadlock in this case, so the library waits on the CPU for the command of
 * the other device. */
static void commands_wait_for_the_other_device(void **state)
{
    enum { ROUNDS = 500 };
    two_devices two = open_two_devices();
    const clgl_buffer buffer = make_numbers(two.context);
    uint32_t sent[NUMBERS], got[NUMBERS];
    clgl_fence fence = NULL;
    (void)state;
    for (uint32_t round = 0; round < ROUNDS; ++round) {
        for (uint32_t i = 0; i < NUMBERS; ++i)
            sent[i] = round * NUMBERS + i;
        expect_success(clgl_buffer_write(two.queues[round % 2], buffer, NULL, sent, 0, 0, NULL, &fence));
        expect_success(clgl_buffer_read(two.queues[(round + 1) % 2], buffer, NULL, got, 1, 1, &fence, NULL));
        expect_same_bytes(got, sent, sizeof got);
        expect_success(clgl_fence_destroy(fence));
    }
    expect_success(clgl_buffer_destroy(buffer));
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
    /* A cl_command_queue in the descriptor must belong to the device in the descriptor. */
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
    expect_success(clgl_fence_record_cl(two.queues[0], &fences[0]));
    expect_success(clgl_migrate(two.queues[1], &migration, 1, fences, &fences[1]));
    assert_int_equal(migrated_with, 0);
    expect_success(clgl_fence_get_info(fences[1], &info));
    assert_int_equal(info.command, CLGL_COMMAND_MIGRATE);
    expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
    for (size_t i = 0; i < COUNT(buffers); ++i) {
        launch_scale(two.queues[1], kernel, buffers[i], NUMBERS, 5);
        expect_scaled(two.queues[1], buffers[i], 15);
    }
    migration.flags = CLGL_MIGRATE_HOST;
    expect_success(clgl_migrate(two.queues[1], &migration, 0, NULL, NULL));
    /* On PoCL the library omits CL_MIGRATE_MEM_OBJECT_HOST, because PoCL handles the flag incorrectly. PoCL
     * buffers are in host memory without a migration. */
    assert_int_equal(migrated_with, 0);
    expect_success(clgl_queue_finish(two.queues[1]));
    expect_scaled(two.queues[0], buffers[0], 15);
    /* The migration makes the contents undefined, so the buffer must be written before the next read. */
    migration.flags = CLGL_MIGRATE_CONTENT_UNDEFINED;
    expect_success(clgl_migrate(two.queues[0], &migration, 0, NULL, NULL));
    assert_int_equal(migrated_with, CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED);
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
    migration.texture_count = 1;
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

/* A context on a cl_context uses the device in the descriptor, or by default all devices of the cl_context. */
static void cl_contexts_determine_the_devices(void **state)
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
        cmocka_unit_test(devices_are_listed_in_order),
        cmocka_unit_test(by_type_all_of_a_platform_are_taken),
        cmocka_unit_test(each_queue_runs_on_its_device),
        cmocka_unit_test(commands_wait_for_the_other_device),
        cmocka_unit_test(queues_name_devices_of_their_context),
        cmocka_unit_test(buffers_migrate_and_keep_their_contents),
        cmocka_unit_test(bad_migrations_are_refused),
        cmocka_unit_test(cl_contexts_determine_the_devices),
    };
    choose_two_devices();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
