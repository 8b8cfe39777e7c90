/* Tests the order, fences and failures of host functions in a queue. PoCL runs the functions as native kernels.
 * On rusticl the library calls the functions. */
#define _GNU_SOURCE
#include "kernel_support.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#define NUMBERS 1024u
#define ROUNDS 50

static const char *const source =
    "kernel void triple(global uint *numbers) { numbers[get_global_id(0)] *= 3u; }\n";

typedef struct host_work {
    atomic_int calls;
    int32_t gives;
    pthread_t thread;
    /* Host memory that is filled by a read, changed by the function, and copied to the buffer by a write */
    uint32_t *numbers;
    clgl_fence before;
    clgl_fence_status status_before;
} host_work;

static int32_t add_one(void *user_data)
{
    host_work *work = user_data;
    if (work->numbers)
        for (size_t i = 0; i < NUMBERS; ++i)
            ++work->numbers[i];
    work->thread = pthread_self();
    ++work->calls;
    return work->gives;
}

/* Queries a fence and makes a failing clgl call. */
static int32_t query_fence(void *user_data)
{
    host_work *work = user_data;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    if (clgl_fence_get_info(work->before, &info) == CLGL_SUCCESS) work->status_before = info.status;
    clgl_fence_get_info(NULL, &info);
    ++work->calls;
    return 0;
}

static clgl_fence user_fence(kernel_fixture *f)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_create_user(f->context, &fence));
    return fence;
}

#define LONG_ENOUGH_NS 20000000

typedef struct slow_work {
    atomic_int begun, go, is_called, callback_status;
} slow_work;

/* Waits until `go` is set, and then sleeps for LONG_ENOUGH_NS. */
static int32_t wait_for_flag_and_sleep(void *user_data)
{
    slow_work *work = user_data;
    const struct timespec moment = {0, LONG_ENOUGH_NS};
    work->begun = 1;
    while (!work->go)
        nanosleep(&moment, NULL);
    nanosleep(&moment, NULL);
    return 0;
}

static int32_t take_time_and_fail(void *user_data)
{
    wait_for_flag_and_sleep(user_data);
    return CL_OUT_OF_RESOURCES;
}

static void note_running(clgl_fence fence, clgl_fence_status status, void *user_data)
{
    slow_work *work = user_data;
    (void)fence;
    work->callback_status = status;
    work->is_called = 1;
}

static int is_native(const kernel_fixture *f)
{
    clgl_context_info context = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    expect_success(clgl_context_get_info(f->context, &context));
    expect_success(clgl_device_get_info(context.device, &device));
    return (device.execution_capabilities & CLGL_DEVICE_EXEC_NATIVE_KERNEL) != 0;
}

static clgl_fence_status status_of(clgl_fence fence)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    expect_success(clgl_fence_get_info(fence, &info));
    return info.status;
}

static void destroy_fences(clgl_fence *fences, size_t count)
{
    for (size_t i = 0; i < count; ++i)
        expect_success(clgl_fence_destroy(fences[i]));
}

/* Enqueues a read, a function, a write and a kernel without blocking. Each command uses the result of the
 * previous command. */
static void in_order_among_commands(kernel_fixture *f)
{
    uint32_t numbers[NUMBERS], expected[NUMBERS];
    const clgl_kernel kernel = find_kernel(f->program, "triple");
    const clgl_launch all = launch_of(NUMBERS, 0);
    clgl_buffer buffer = NULL;
    host_work work = {0};
    for (uint32_t i = 0; i < NUMBERS; ++i)
        expected[i] = numbers[i] = i;
    buffer = compute_buffer(f->context, sizeof numbers, numbers);
    work.numbers = numbers;
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    for (int round = 0; round < ROUNDS; ++round) {
        expect_success(clgl_buffer_read(f->queue, buffer, NULL, numbers, 0, 0, NULL, NULL));
        expect_success(clgl_queue_launch_host_function(f->queue, add_one, &work, 0, NULL, NULL));
        expect_success(clgl_buffer_write(f->queue, buffer, NULL, numbers, 0, 0, NULL, NULL));
        expect_success(clgl_kernel_launch(f->queue, kernel, &all, 0, NULL, NULL));
        for (uint32_t i = 0; i < NUMBERS; ++i)
            expected[i] = (expected[i] + 1) * 3;
    }
    expect_success(clgl_queue_finish(f->queue));
    assert_int_equal(work.calls, ROUNDS);
    assert_false(pthread_equal(work.thread, pthread_self()));
    read_buffer(f->queue, buffer, numbers);
    expect_same_bytes(numbers, expected, sizeof numbers);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
}

static void waits_and_gives_a_fence(kernel_fixture *f)
{
    host_work work = {0};
    clgl_fence fences[2], after = NULL;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    const struct timespec moment = {0, 20000000};
    fences[0] = user_fence(f);
    expect_success(clgl_queue_launch_host_function(f->queue, add_one, &work, 1, fences, &fences[1]));
    expect_success(clgl_queue_barrier(f->queue, 1, &fences[1], &after));
    nanosleep(&moment, NULL);
    assert_int_equal(work.calls, 0);
    assert_int_equal(clgl_fence_wait(fences[1], 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(fences[0], 0));
    expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
    assert_int_equal(work.calls, 1);
    expect_success(clgl_fence_wait(after, CLGL_FOREVER));
    expect_success(clgl_fence_get_info(fences[1], &info));
    assert_int_equal(info.type, CLGL_FENCE_TYPE_OPENCL);
    assert_int_equal(info.status, CLGL_STATUS_COMPLETE);
    expect_success(clgl_fence_destroy(after));
    destroy_fences(fences, 2);
}

static void expect_failed(clgl_fence fence, int32_t error)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    while (info.status != CLGL_STATUS_FAILED && info.status != CLGL_STATUS_COMPLETE)
        expect_success(clgl_fence_get_info(fence, &info));
    assert_int_equal(info.status, CLGL_STATUS_FAILED);
    assert_int_equal(info.error, error);
    expect_error(clgl_fence_wait(fence, 0), CLGL_ERROR_COMMAND_FAILED);
}

static void failing_functions_fail_their_fence(kernel_fixture *f)
{
    static const int32_t given[] = {CL_OUT_OF_RESOURCES, -12345, 3};
    static const int32_t expected[] = {CL_OUT_OF_RESOURCES, -12345, CL_INVALID_OPERATION};
    for (size_t i = 0; i < COUNT(given); ++i) {
        host_work bad = {0}, good = {0};
        clgl_fence fences[2];
        bad.gives = given[i];
        expect_success(clgl_queue_launch_host_function(f->queue, add_one, &bad, 0, NULL, &fences[0]));
        expect_success(clgl_queue_launch_host_function(f->queue, add_one, &good, 0, NULL, &fences[1]));
        expect_failed(fences[0], expected[i]);
        expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
        assert_int_equal(bad.calls, 1);
        assert_int_equal(good.calls, 1);
        expect_success(clgl_queue_finish(f->queue));
        destroy_fences(fences, 2);
    }
}

/* A command that waits for a failed function fails. Without a workaround, PoCL 3.1 aborts if only the driver
 * references the event of the command. */
static void commands_behind_a_failing_function_fail(kernel_fixture *f)
{
    slow_work work = {0};
    const uint32_t numbers[NUMBERS] = {0};
    const clgl_queue other = make_queue(f->context, 0);
    const clgl_buffer buffer = compute_buffer(f->context, sizeof numbers, numbers);
    clgl_fence fences[2];
    expect_success(clgl_queue_launch_host_function(f->queue, take_time_and_fail, &work, 0, NULL, &fences[0]));
    for (int i = 0; i < ROUNDS; ++i)
        expect_success(clgl_buffer_write(other, buffer, NULL, numbers, 0, 1, fences, NULL));
    expect_success(clgl_queue_barrier(other, 1, fences, &fences[1]));
    work.go = 1;
    expect_failed(fences[0], CL_OUT_OF_RESOURCES);
    expect_error(clgl_fence_wait(fences[1], CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
    destroy_fences(fences, 2);
    expect_success(clgl_queue_destroy(other));
    expect_success(clgl_buffer_destroy(buffer));
}

/* PoCL 3.1 notifies a failed command when the earlier commands complete. PoCL aborts if the event of the failed
 * command is already freed. */
static void commands_fail_behind_one_that_runs(kernel_fixture *f)
{
    /* A PoCL queue retains the event of its last command, so the test enqueues several writes. */
    enum { MANY = 1 << 20, LAUNCHES = 50, WRITES = 5 };
    const uint32_t numbers[NUMBERS] = {0};
    const clgl_range some = {0, sizeof numbers};
    const clgl_buffer buffer = compute_buffer(f->context, MANY * sizeof numbers[0], NULL);
    const clgl_kernel kernel = find_kernel(f->program, "triple");
    const clgl_launch all = launch_of(MANY, 0);
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    for (int round = 0; round < 2; ++round) {
        const clgl_queue queue = make_queue(f->context, 0);
        clgl_fence gate = NULL, fence = NULL;
        for (int i = 1; i < LAUNCHES; ++i)
            expect_success(clgl_kernel_launch(queue, kernel, &all, 0, NULL, NULL));
        expect_success(clgl_kernel_launch(queue, kernel, &all, 0, NULL, &fence));
        gate = user_fence(f);
        for (int i = 0; i < WRITES; ++i)
            expect_success(clgl_buffer_write(queue, buffer, &some, numbers, 0, 1, &gate, NULL));
        expect_success(clgl_queue_flush(queue));
        expect_success(clgl_fence_signal(gate, CL_OUT_OF_RESOURCES));
        expect_success(clgl_fence_destroy(gate));
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(fence));
    }
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(buffer));
}

/* If a fence in the wait list fails, the function does not run, and the fence of the function fails. */
static void failed_waits_skip_the_function(kernel_fixture *f)
{
    host_work work = {0};
    clgl_fence fences[2];
    fences[0] = user_fence(f);
    expect_success(clgl_queue_launch_host_function(f->queue, add_one, &work, 1, fences, &fences[1]));
    expect_success(clgl_fence_signal(fences[0], CL_OUT_OF_RESOURCES));
    expect_failed(fences[1], CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    assert_int_equal(work.calls, 0);
    destroy_fences(fences, 2);
}

static void functions_may_call_clgl(kernel_fixture *f)
{
    host_work work = {0};
    clgl_fence done = NULL;
    expect_success(clgl_fence_record_cl(f->queue, &work.before));
    expect_success(clgl_queue_launch_host_function(f->queue, query_fence, &work, 0, NULL, &done));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    assert_int_equal(work.calls, 1);
    assert_int_equal(work.status_before, CLGL_STATUS_COMPLETE);
    assert_string_equal(clgl_error_message(), "");
    expect_success(clgl_fence_destroy(done));
    expect_success(clgl_fence_destroy(work.before));
}

/* An enqueued function runs even if its queue is destroyed first. */
static void functions_outlive_their_queue(kernel_fixture *f)
{
    host_work work = {0};
    const clgl_queue queue = make_queue(f->context, 0);
    clgl_fence fences[2];
    fences[0] = user_fence(f);
    expect_success(clgl_queue_launch_host_function(queue, add_one, &work, 1, fences, &fences[1]));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_fence_signal(fences[0], 0));
    expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
    assert_int_equal(work.calls, 1);
    destroy_fences(fences, 2);
}

/* The fence status follows the start and the end of the function. If the function is a native kernel, the
 * callback for RUNNING runs during the function. */
static void the_status_follows_the_function(kernel_fixture *f)
{
    slow_work work = {0};
    const struct timespec moment = {0, 1000000};
    clgl_fence fences[2];
    fences[0] = user_fence(f);
    expect_success(
        clgl_queue_launch_host_function(f->queue, wait_for_flag_and_sleep, &work, 1, fences, &fences[1]));
    assert_int_equal(status_of(fences[1]), CLGL_STATUS_SUBMITTED);
    expect_success(clgl_fence_set_status_callback(fences[1], CLGL_STATUS_RUNNING, note_running, &work));
    expect_success(clgl_fence_signal(fences[0], 0));
    while (!work.begun)
        nanosleep(&moment, NULL);
    assert_int_equal(status_of(fences[1]), CLGL_STATUS_RUNNING);
    while (is_native(f) && !work.is_called)
        nanosleep(&moment, NULL);
    work.go = 1;
    expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
    assert_int_equal(status_of(fences[1]), CLGL_STATUS_COMPLETE);
    while (!work.is_called)
        nanosleep(&moment, NULL);
    assert_int_equal(work.callback_status, CLGL_STATUS_RUNNING);
    destroy_fences(fences, 2);
}

/* After clgl_queue_finish, the fences of the functions have ended. */
static void finishing_ends_the_fences(kernel_fixture *f)
{
    for (int round = 0; round < ROUNDS; ++round) {
        host_work good = {0};
        slow_work bad = {0};
        clgl_fence fences[2];
        bad.go = 1;
        expect_success(clgl_queue_launch_host_function(f->queue, take_time_and_fail, &bad, 0, NULL, &fences[0]));
        expect_success(clgl_queue_launch_host_function(f->queue, add_one, &good, 0, NULL, &fences[1]));
        expect_success(clgl_queue_finish(f->queue));
        assert_int_equal(status_of(fences[0]), CLGL_STATUS_FAILED);
        assert_int_equal(status_of(fences[1]), CLGL_STATUS_COMPLETE);
        destroy_fences(fences, 2);
    }
}

/* For native kernels, the driver measures the profiling times. For other host functions, the query fails with an
 * explanation. */
static void times_are_those_of_the_function(kernel_fixture *f)
{
    slow_work work = {0};
    clgl_fence fence = NULL;
    clgl_profiling times = CLGL_PROFILING_INIT;
    expect_success(clgl_queue_launch_host_function(f->queue, wait_for_flag_and_sleep, &work, 0, NULL, &fence));
    assert_int_equal(clgl_fence_get_profiling(fence, &times), CLGL_NOT_READY);
    work.go = 1;
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    if (is_native(f)) {
        expect_success(clgl_fence_get_profiling(fence, &times));
        assert_true(times.queued_ns != 0 && times.queued_ns <= times.submitted_ns);
        assert_true(times.submitted_ns <= times.started_ns);
        assert_true(times.ended_ns - times.started_ns >= LONG_ENOUGH_NS);
    } else {
        expect_error(clgl_fence_get_profiling(fence, &times), CLGL_ERROR_UNSUPPORTED);
        expect_message("the host function has no profiling times: clgl calls it");
    }
    expect_success(clgl_fence_destroy(fence));
}

static void wrong_calls_are_refused(kernel_fixture *f)
{
    clgl_fence fence = NULL;
    clgl_fence none = NULL;
    expect_error_out(clgl_queue_launch_host_function(f->queue, NULL, NULL, 0, NULL, &fence),
                     CLGL_ERROR_INVALID_ARGUMENT, fence);
    expect_error_out(clgl_queue_launch_host_function(f->queue, add_one, NULL, 1, NULL, &fence),
                     CLGL_ERROR_INVALID_ARGUMENT, fence);
    expect_error_out(clgl_queue_launch_host_function(f->queue, add_one, NULL, 1, &none, &fence),
                     CLGL_ERROR_INVALID_HANDLE, fence);
}

/* In an out-of-order queue, a function can run before an earlier function that waits for a fence. */
static void out_of_order_functions_overtake(kernel_fixture *f)
{
    host_work late = {0}, early = {0};
    clgl_fence fences[3];
    fences[0] = user_fence(f);
    expect_success(clgl_queue_launch_host_function(f->queue, add_one, &late, 1, fences, &fences[1]));
    expect_success(clgl_queue_launch_host_function(f->queue, add_one, &early, 0, NULL, &fences[2]));
    expect_success(clgl_fence_wait(fences[2], CLGL_FOREVER));
    assert_int_equal(early.calls, 1);
    assert_int_equal(late.calls, 0);
    expect_success(clgl_fence_signal(fences[0], 0));
    expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
    assert_int_equal(late.calls, 1);
    destroy_fences(fences, 3);
}

/* In an out-of-order queue, barriers and clgl_queue_finish also wait for host functions. */
static void functions_are_waited_for_out_of_order(kernel_fixture *f)
{
    host_work work = {0};
    clgl_fence fences[2];
    fences[0] = user_fence(f);
    expect_success(clgl_queue_launch_host_function(f->queue, add_one, &work, 1, fences, NULL));
    expect_success(clgl_queue_barrier(f->queue, 0, NULL, &fences[1]));
    assert_int_equal(clgl_fence_wait(fences[1], 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(fences[0], 0));
    expect_success(clgl_fence_wait(fences[1], CLGL_FOREVER));
    assert_int_equal(work.calls, 1);
    expect_success(clgl_queue_launch_host_function(f->queue, add_one, &work, 0, NULL, NULL));
    expect_success(clgl_queue_finish(f->queue));
    assert_int_equal(work.calls, 2);
    destroy_fences(fences, 2);
}

/* The wait list and the result of a call may be the same variable. */
static void a_fence_may_replace_what_is_waited_for(kernel_fixture *f)
{
    host_work work = {0};
    const clgl_fence first = user_fence(f);
    clgl_fence fence = first;
    expect_success(clgl_queue_launch_host_function(f->queue, add_one, &work, 1, &fence, &fence));
    assert_ptr_not_equal(fence, first);
    expect_success(clgl_fence_signal(first, 0));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    assert_int_equal(work.calls, 1);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_fence_destroy(first));
}

KERNEL_TEST(in_order_among_commands, source, 0)
KERNEL_TEST(waits_and_gives_a_fence, source, 0)
KERNEL_TEST(failing_functions_fail_their_fence, source, 0)
KERNEL_TEST(commands_behind_a_failing_function_fail, source, 0)
KERNEL_TEST(commands_fail_behind_one_that_runs, source, 0)
KERNEL_TEST(failed_waits_skip_the_function, source, 0)
KERNEL_TEST(functions_may_call_clgl, source, 0)
KERNEL_TEST(functions_outlive_their_queue, source, 0)
KERNEL_TEST(the_status_follows_the_function, source, 0)
KERNEL_TEST(finishing_ends_the_fences, source, 0)
KERNEL_TEST(times_are_those_of_the_function, source, CLGL_QUEUE_PROFILING)
KERNEL_TEST(wrong_calls_are_refused, source, 0)
KERNEL_TEST(functions_are_waited_for_out_of_order, source, CLGL_QUEUE_OUT_OF_ORDER)
KERNEL_TEST(a_fence_may_replace_what_is_waited_for, source, 0)

static void out_of_order_functions_overtake_on_pocl(void **state)
{
    gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_AUTO, CLGL_QUEUE_OUT_OF_ORDER);
    kernel_fixture f = {s.context, s.queue, NULL};
    (void)state;
    out_of_order_functions_overtake(&f);
    close_gl_fixture(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_order_among_commands_on_each_device),
        cmocka_unit_test(waits_and_gives_a_fence_on_each_device),
        cmocka_unit_test(failing_functions_fail_their_fence_on_each_device),
        cmocka_unit_test(commands_behind_a_failing_function_fail_on_each_device),
        cmocka_unit_test(commands_fail_behind_one_that_runs_on_each_device),
        cmocka_unit_test(failed_waits_skip_the_function_on_each_device),
        cmocka_unit_test(functions_may_call_clgl_on_each_device),
        cmocka_unit_test(functions_outlive_their_queue_on_each_device),
        cmocka_unit_test(the_status_follows_the_function_on_each_device),
        cmocka_unit_test(finishing_ends_the_fences_on_each_device),
        cmocka_unit_test(times_are_those_of_the_function_on_each_device),
        cmocka_unit_test(wrong_calls_are_refused_on_each_device),
        cmocka_unit_test(functions_are_waited_for_out_of_order_on_each_device),
        cmocka_unit_test(a_fence_may_replace_what_is_waited_for_on_each_device),
        cmocka_unit_test(out_of_order_functions_overtake_on_pocl),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
