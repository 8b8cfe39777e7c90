/* Tests queue infos, several queues of one context, duplicates of queues, and markers. */
#define _GNU_SOURCE
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include "compute_support.h"

static const uint32_t all_flags[] = {0, CLGL_QUEUE_OUT_OF_ORDER, CLGL_QUEUE_PROFILING,
                                     CLGL_QUEUE_OUT_OF_ORDER | CLGL_QUEUE_PROFILING};

static clgl_queue_info info_of_queue(clgl_queue queue)
{
    clgl_queue_info info = CLGL_QUEUE_INFO_INIT;
    expect_success(clgl_queue_get_info(queue, &info));
    return info;
}

/* Returns the queue properties of the cl_command_queue. */
static cl_command_queue_properties properties_of(clgl_queue queue)
{
    cl_command_queue_properties properties = 0;
    void *native = NULL;
    expect_success(clgl_queue_cl_queue(queue, &native));
    assert_int_equal(clGetCommandQueueInfo(native, CL_QUEUE_PROPERTIES, sizeof properties, &properties, NULL),
                     CL_SUCCESS);
    return properties;
}

static clgl_queue make_labelled(clgl_context context, uint32_t flags)
{
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue = NULL;
    desc.flags = flags;
    desc.label = "uploads";
    expect_success(clgl_queue_create(context, &desc, &queue));
    return queue;
}

static int has_disordered_queues(const char *name)
{
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    expect_success(clgl_device_get_info(find_device(name), &info));
    return (info.queue_on_host_properties & CLGL_DEVICE_QUEUE_OUT_OF_ORDER) != 0;
}

/* rusticl 22.3 accepts the out-of-order flag but runs commands in order. The library refuses the flag on such
 * devices. */
static void refuse_disordered(clgl_context context, uint32_t flags)
{
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue = NULL;
    desc.flags = flags;
    expect_error_out(clgl_queue_create(context, &desc, &queue), CLGL_ERROR_UNSUPPORTED, queue);
    assert_non_null(strstr(clgl_error_message(), "remove CLGL_QUEUE_OUT_OF_ORDER"));
}

static void duplicates_have_the_info_of_their_queue(void **state)
{
    const clgl_context context = make_compute(*state);
    for (size_t i = 0; i < COUNT(all_flags); ++i) {
        if (all_flags[i] & CLGL_QUEUE_OUT_OF_ORDER && !has_disordered_queues(*state)) {
            refuse_disordered(context, all_flags[i]);
            continue;
        }
        const clgl_queue queue = make_labelled(context, all_flags[i]);
        clgl_queue duplicate = NULL;
        void *native = NULL, *other = NULL;
        expect_success(clgl_queue_duplicate(queue, &duplicate));
        assert_ptr_not_equal(queue, duplicate);
        expect_success(clgl_queue_cl_queue(queue, &native));
        expect_success(clgl_queue_cl_queue(duplicate, &other));
        assert_ptr_not_equal(native, other);
        assert_int_equal(properties_of(duplicate), properties_of(queue));
        for (int of_duplicate = 0; of_duplicate < 2; ++of_duplicate) {
            const clgl_queue_info info = info_of_queue(of_duplicate ? duplicate : queue);
            assert_int_equal(info.struct_size, sizeof info);
            assert_int_equal(info.flags, all_flags[i]);
            assert_ptr_equal(info.context, context);
            assert_ptr_equal(info.device, find_device(*state));
            assert_string_equal(info.label, "uploads");
        }
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_queue_finish(duplicate));
        expect_success(clgl_queue_destroy(duplicate));
    }
    expect_success(clgl_context_destroy(context));
}

/* Tests clgl queues on existing cl_command_queues. The info must contain the properties of the
 * cl_command_queue. */
static void existing_queues_report_their_properties(void **state)
{
    const clgl_context context = make_compute(*state);
    const cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0};
    void *native = NULL, *device = NULL;
    cl_command_queue queues[2];
    expect_success(clgl_context_cl_context(context, &native));
    expect_success(clgl_device_cl_device(find_device(*state), &device));
    queues[0] = clCreateCommandQueueWithProperties(native, device, list, NULL);
    queues[1] = clCreateCommandQueue(native, device, CL_QUEUE_PROFILING_ENABLE, NULL);
    for (size_t i = 0; i < COUNT(queues); ++i) {
        clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
        clgl_queue queue = NULL, duplicate = NULL;
        assert_non_null(queues[i]);
        desc.cl_queue = queues[i];
        desc.device = find_device(*state);
        expect_success(clgl_queue_create(context, &desc, &queue));
        assert_int_equal(clReleaseCommandQueue(queues[i]), CL_SUCCESS);
        assert_int_equal(info_of_queue(queue).flags, CLGL_QUEUE_PROFILING);
        assert_string_equal(info_of_queue(queue).label, "");
        expect_success(clgl_queue_duplicate(queue, &duplicate));
        assert_int_equal(properties_of(duplicate), CL_QUEUE_PROFILING_ENABLE);
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_queue_destroy(duplicate));
    }
    expect_success(clgl_context_destroy(context));
}

static void the_context_is_stale_once_destroyed(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    expect_success(clgl_context_destroy(context));
    assert_ptr_equal(info_of_queue(queue).context, context);
    expect_error(clgl_context_get_info(info_of_queue(queue).context, &info), CLGL_ERROR_INVALID_HANDLE);
    expect_success(clgl_queue_destroy(queue));
}

/* Queues of one context use the same buffer. Only fences order the commands of different queues. */
static void queues_take_turns_by_fences(void **state)
{
    enum { QUEUES = 4, ROUNDS = 10 };
    const clgl_context context = make_compute(*state);
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    clgl_queue queues[QUEUES];
    clgl_buffer buffer;
    clgl_fence last = NULL;
    uint32_t numbers[NUMBERS], got[NUMBERS], factor = 1;
    for (uint32_t i = 0; i < NUMBERS; ++i)
        numbers[i] = i;
    buffer = compute_buffer(context, sizeof numbers, numbers);
    for (size_t i = 0; i < QUEUES; ++i)
        queues[i] = make_queue(context, all_flags[i]);
    for (uint32_t round = 0; round < ROUNDS * QUEUES; ++round) {
        const clgl_queue queue = queues[round % QUEUES];
        clgl_fence next = NULL;
        if (last) expect_success(clgl_queue_barrier(queue, 1, &last, NULL));
        launch_scale(queue, kernel, buffer, NUMBERS, 3);
        factor *= 3;
        expect_success(clgl_queue_marker(queue, 0, NULL, &next));
        expect_success(clgl_fence_destroy(last));
        last = next;
    }
    expect_success(clgl_fence_wait(last, CLGL_FOREVER));
    read_buffer(queues[0], buffer, got);
    for (uint32_t i = 0; i < NUMBERS; ++i)
        assert_int_equal(got[i], i * factor);
    expect_success(clgl_fence_destroy(last));
    for (size_t i = 0; i < QUEUES; ++i)
        expect_success(clgl_queue_destroy(queues[i]));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_context_destroy(context));
}

/* A marker waits for the earlier commands of its queue and for the fences in its wait list. */
static void markers_wait_for_both(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_buffer buffer = compute_buffer(context, NUMBERS, NULL);
    for (size_t i = 0; i < 2 * COUNT(all_flags); ++i) {
        const clgl_queue queue = make_queue(context, all_flags[i / 2]);
        const clgl_fence before = user_fence(context), listed = user_fence(context);
        const unsigned char zero = 0;
        clgl_fence marker = NULL, behind = NULL;
        expect_success(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 1, &before, &behind));
        expect_success(clgl_queue_marker(queue, 1, &listed, &marker));
        expect_success(clgl_fence_signal(i % 2 ? before : listed, 0));
        sleep_ms(5);
        expect_positive(clgl_fence_wait(marker, 0), CLGL_TIMEOUT);
        expect_success(clgl_fence_signal(i % 2 ? listed : before, 0));
        expect_success(clgl_fence_wait(marker, PATIENCE_NS));
        expect_success(clgl_fence_destroy(before));
        expect_success(clgl_fence_destroy(listed));
        expect_success(clgl_fence_destroy(behind));
        expect_success(clgl_fence_destroy(marker));
        expect_success(clgl_queue_destroy(queue));
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_destroy(context));
}

/* In an out-of-order queue, a command can run before an earlier marker, but not before an earlier barrier. */
static void markers_block_no_later_command(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, CLGL_QUEUE_OUT_OF_ORDER);
    const clgl_buffer buffer = compute_buffer(context, NUMBERS, NULL);
    const clgl_fence user = user_fence(context);
    const unsigned char zero = 0;
    clgl_fence marker = NULL, later = NULL, barrier = NULL, last = NULL;
    expect_success(clgl_queue_marker(queue, 1, &user, &marker));
    expect_success(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 0, NULL, &later));
    expect_success(clgl_fence_wait(later, PATIENCE_NS));
    expect_positive(clgl_fence_wait(marker, 0), CLGL_TIMEOUT);
    expect_success(clgl_queue_barrier(queue, 1, &user, &barrier));
    expect_success(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 0, NULL, &last));
    sleep_ms(5);
    expect_positive(clgl_fence_wait(last, 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(user, 0));
    expect_success(clgl_fence_wait(last, PATIENCE_NS));
    expect_success(clgl_fence_wait(marker, PATIENCE_NS));
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_fence_destroy(marker));
    expect_success(clgl_fence_destroy(later));
    expect_success(clgl_fence_destroy(barrier));
    expect_success(clgl_fence_destroy(last));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

static void bad_input_is_refused(void **state)
{
    const clgl_context context = make_compute(*state), other = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_fence foreign = user_fence(other), failed = user_fence(context);
    clgl_queue_info info = CLGL_QUEUE_INFO_INIT;
    clgl_fence fence;
    clgl_queue duplicate;
    expect_named_error(clgl_queue_get_info(queue, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    info.struct_size = sizeof info - 1;
    expect_named_error(clgl_queue_get_info(queue, &info), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_named_error(clgl_queue_duplicate(queue, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error_out(clgl_queue_duplicate((clgl_queue)context, &duplicate), CLGL_ERROR_INVALID_HANDLE, duplicate);
    expect_named_error(clgl_queue_marker(queue, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error_out(clgl_queue_marker(queue, 1, NULL, &fence), CLGL_ERROR_INVALID_ARGUMENT, fence);
    expect_error_out(clgl_queue_marker(queue, 1, &foreign, &fence), CLGL_ERROR_WRONG_CONTEXT, fence);
    expect_success(clgl_fence_signal(failed, -9));
    expect_error_out(clgl_queue_marker(queue, 1, &failed, &fence), CLGL_ERROR_COMMAND_FAILED, fence);
    expect_success(clgl_fence_destroy(foreign));
    expect_success(clgl_fence_destroy(failed));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
    expect_success(clgl_context_destroy(other));
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(duplicates_have_the_info_of_their_queue),
        ON_BOTH(existing_queues_report_their_properties),
        ON_BOTH(the_context_is_stale_once_destroyed),
        ON_BOTH(queues_take_turns_by_fences),
        ON_BOTH(markers_wait_for_both),
        /* Runs only on PoCL, because rusticl 22.3 has no out-of-order queues. */
        cmocka_unit_test_prestate(markers_block_no_later_command, POCL),
        ON_BOTH(bad_input_is_refused),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
