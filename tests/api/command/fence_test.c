/* Tests fences: recording and waiting in OpenGL, in OpenCL and on the CPU, user events, profiling, and invalid
 * arguments. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"

#include <pthread.h>

#define SHORT_MS 20
#define SIGNAL_AFTER_MS 50
#define GIVEN_CODE (-9)

static clgl_fence make_user_fence(clgl_context context)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_create_user(context, &fence));
    return fence;
}

/* Creates a queue fence that waits for a user event. */
static clgl_fence fence_behind(clgl_queue queue, clgl_fence user)
{
    clgl_fence fence = NULL;
    expect_success(clgl_queue_barrier(queue, 1, &user, &fence));
    return fence;
}

static clgl_fence insert_gl(clgl_context context)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_record_gl(context, &fence));
    return fence;
}

static clgl_fence insert_cl(clgl_queue queue)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_record_cl(queue, &fence));
    return fence;
}

static void wait_on_this_thread(void *fence) { expect_success(clgl_fence_wait(fence, CLGL_FOREVER)); }

static void both_sides_complete_and_are_waited_for_everywhere(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    clgl_fence fences[2];
    fences[0] = insert_gl(w.context);
    fences[1] = insert_cl(w.queue);
    for (size_t i = 0; i < COUNT(fences); ++i) {
        clgl_fence_info info = CLGL_FENCE_INFO_INIT;
        expect_success(clgl_fence_wait(fences[i], CLGL_FOREVER));
        expect_success(clgl_fence_wait(fences[i], 0));
        expect_success(clgl_fence_wait(fences[i], 1));
        expect_success(clgl_fence_wait(fences[i], INT64_MAX));
        expect_named_error(clgl_fence_wait(fences[i], -2), CLGL_ERROR_INVALID_ARGUMENT);
        expect_named_error(clgl_fence_wait(fences[i], INT64_MIN), CLGL_ERROR_INVALID_ARGUMENT);
        expect_success(clgl_fence_wait_gl(fences[i]));
        expect_success(clgl_queue_barrier(w.queue, 1, &fences[i], NULL));
        on_another_thread(wait_on_this_thread, fences[i]);
        expect_success(clgl_fence_get_info(fences[i], &info));
        assert_int_equal(info.type, i == 0 ? CLGL_FENCE_TYPE_OPENGL : CLGL_FENCE_TYPE_OPENCL);
        assert_int_equal(info.status, CLGL_STATUS_COMPLETE);
        assert_int_equal(info.error, 0);
        expect_success(clgl_fence_destroy(fences[i]));
        expect_named_error(clgl_fence_wait(fences[i], 0), CLGL_ERROR_INVALID_HANDLE);
        expect_named_error(clgl_fence_destroy(fences[i]), CLGL_ERROR_INVALID_HANDLE);
    }
    expect_success(clgl_queue_finish(w.queue));
    close_gl_fixture(&w);
}

static void signal_later(void *fence)
{
    sleep_ms(SIGNAL_AFTER_MS);
    expect_success(clgl_fence_signal(fence, 0));
}

static void *signal_on_thread(void *fence)
{
    signal_later(fence);
    return NULL;
}

static void expect_to_last(clgl_fence fence, int64_t timeout)
{
    const int64_t start = now_ms();
    int64_t lasted;
    expect_positive(clgl_fence_wait(fence, timeout), CLGL_TIMEOUT);
    lasted = now_ms() - start;
    assert_in_range(lasted, timeout / NS_PER_MS, PATIENCE_MS);
}

/* A wait for a pending fence lasts until the timeout expires or the user event is signalled. */
static void timeouts_run_out_and_no_sooner(void **state)
{
    static const int64_t endless[] = {CLGL_FOREVER, INT64_MAX, PATIENCE_NS};
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    for (size_t i = 0; i < COUNT(endless); ++i) {
        const clgl_fence user = make_user_fence(w.context);
        const clgl_fence behind = fence_behind(w.queue, user);
        pthread_t thread;
        expect_to_last(user, 0);
        expect_to_last(behind, 0);
        expect_to_last(user, SHORT_MS * NS_PER_MS);
        expect_to_last(behind, SHORT_MS * NS_PER_MS);
        assert_in_range(fence_status(behind), CLGL_STATUS_QUEUED, CLGL_STATUS_SUBMITTED);
        assert_int_equal(pthread_create(&thread, NULL, signal_on_thread, user), 0);
        expect_success(clgl_fence_wait(i == 0 ? user : behind, endless[i]));
        expect_success(clgl_fence_wait_gl(behind));
        expect_success(clgl_fence_wait(behind, endless[i]));
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_int_equal(fence_status(user), CLGL_STATUS_COMPLETE);
        expect_success(clgl_fence_destroy(user));
        expect_success(clgl_fence_destroy(behind));
    }
    close_gl_fixture(&w);
}

static void user_fences_are_signalled_once(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_fence user = make_user_fence(w.context);
    const clgl_fence cl_fence = insert_cl(w.queue);
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    expect_success(clgl_fence_get_info(user, &info));
    assert_int_equal(info.type, CLGL_FENCE_TYPE_USER);
    assert_int_equal(info.status, CLGL_STATUS_SUBMITTED);
    expect_named_error(clgl_fence_signal(user, 1), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_fence_signal(user, 0));
    expect_named_error(clgl_fence_signal(user, 0), CLGL_ERROR_INVALID_STATE);
    expect_named_error(clgl_fence_signal(user, GIVEN_CODE), CLGL_ERROR_INVALID_STATE);
    expect_named_error(clgl_fence_signal(cl_fence, 0), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_fence_wait(user, CLGL_FOREVER));
    expect_success(clgl_fence_wait_gl(user));
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_fence_destroy(cl_fence));
    close_gl_fixture(&w);
}

static void expect_failed(clgl_fence fence, int32_t code)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    expect_success(clgl_fence_get_info(fence, &info));
    assert_int_equal(info.status, CLGL_STATUS_FAILED);
    if (code) assert_int_equal(info.error, code);
    assert_in_range(-info.error, 1, INT32_MAX);
    expect_named_error(clgl_fence_wait(fence, 0), CLGL_ERROR_COMMAND_FAILED);
    assert_int_equal(native_code(CLGL_NATIVE_OPENCL), info.error);
    expect_named_error(clgl_fence_wait(fence, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
    assert_int_equal(native_code(CLGL_NATIVE_OPENCL), info.error);
    expect_named_error(clgl_fence_wait_gl(fence), CLGL_ERROR_COMMAND_FAILED);
    assert_int_equal(native_code(CLGL_NATIVE_OPENCL), info.error);
}

/* If a fence fails, commands and CPU waits that depend on the fence also fail. */
static void failures_reach_waiting_commands(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_fence user = make_user_fence(w.context);
    const clgl_fence behind = fence_behind(w.queue, user);
    const clgl_fence abandoned = make_user_fence(w.context);
    const clgl_fence behind_abandoned = fence_behind(w.queue, abandoned);
    expect_success(clgl_fence_signal(user, GIVEN_CODE));
    expect_failed(user, GIVEN_CODE);
    expect_named_error(clgl_fence_wait(behind, PATIENCE_NS), CLGL_ERROR_COMMAND_FAILED);
    expect_failed(behind, 0);
    expect_success(clgl_fence_destroy(abandoned));
    expect_named_error(clgl_fence_wait(behind_abandoned, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
    expect_failed(behind_abandoned, 0);
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_fence_destroy(behind));
    expect_success(clgl_fence_destroy(behind_abandoned));
    close_gl_fixture(&w);
}

static void expect_abandoned(void *fence)
{
    const clgl_result result = clgl_fence_wait(fence, CLGL_FOREVER);
    /* The handle is invalid if the fence was destroyed before or during the wait. */
    if (result != CLGL_ERROR_INVALID_HANDLE) assert_int_equal(result, CLGL_ERROR_COMMAND_FAILED);
}

static void *wait_on_thread(void *fence)
{
    expect_abandoned(fence);
    return NULL;
}

static void destroying_a_user_fence_wakes_its_waiters(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_fence user = make_user_fence(w.context);
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, wait_on_thread, user), 0);
    sleep_ms(SIGNAL_AFTER_MS);
    expect_success(clgl_fence_destroy(user));
    assert_int_equal(pthread_join(thread, NULL), 0);
    close_gl_fixture(&w);
}

static void profiling_times_are_in_order(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, CLGL_QUEUE_PROFILING);
    const clgl_queue plain = make_queue(w.context, 0);
    const clgl_buffer buffer = make_buffer(w.context, 1 << 16, NULL, CLGL_ACCESS_READ_WRITE);
    const clgl_fence user = make_user_fence(w.context);
    const clgl_fence gl_fence = insert_gl(w.context);
    const clgl_fence without = insert_cl(plain);
    const unsigned char zero = 0;
    clgl_profiling times = CLGL_PROFILING_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    clgl_fence fence = NULL;
    expect_success(clgl_device_get_info(find_device(*state), &device));
    acquire(w.queue, buffer);
    expect_success(clgl_buffer_fill(w.queue, buffer, NULL, &zero, sizeof zero, 1, &user, &fence));
    expect_positive(clgl_fence_get_profiling(fence, &times), CLGL_NOT_READY);
    expect_zero(&times.queued_ns, sizeof times - offsetof(clgl_profiling, queued_ns));
    expect_success(clgl_fence_signal(user, 0));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    /* rusticl 22.3 returns fixed profiling times (0, 1, 2 and 3). The library therefore reports that profiling is
     * unsupported. */
    if (!(device.queue_on_host_properties & CLGL_DEVICE_QUEUE_PROFILING)) {
        assert_string_equal(*state, RUSTICL);
        expect_named_error(clgl_fence_get_profiling(fence, &times), CLGL_ERROR_UNSUPPORTED);
        expect_zero(&times.queued_ns, sizeof times - offsetof(clgl_profiling, queued_ns));
    } else {
        expect_success(clgl_fence_get_profiling(fence, &times));
        assert_true(times.queued_ns <= times.submitted_ns);
        assert_true(times.submitted_ns <= times.started_ns);
        assert_true(times.started_ns <= times.ended_ns);
        assert_true(times.ended_ns > 0);
    }
    expect_success(clgl_fence_wait(without, CLGL_FOREVER));
    expect_named_error(clgl_fence_get_profiling(without, &times), CLGL_ERROR_UNSUPPORTED);
    expect_named_error(clgl_fence_get_profiling(gl_fence, &times), CLGL_ERROR_UNSUPPORTED);
    expect_named_error(clgl_fence_get_profiling(user, &times), CLGL_ERROR_UNSUPPORTED);
    release(w.queue, buffer);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_fence_destroy(gl_fence));
    expect_success(clgl_fence_destroy(without));
    expect_success(clgl_queue_destroy(plain));
    close_gl_fixture(&w);
}

static void fences_of_another_context_are_refused(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_context other = make_context(*state, CLGL_TRANSPORT_AUTO);
    const clgl_fence foreign = make_user_fence(other);
    clgl_fence list[2];
    list[0] = insert_cl(w.queue);
    list[1] = foreign;
    expect_named_error(clgl_queue_barrier(w.queue, 2, list, NULL), CLGL_ERROR_WRONG_CONTEXT);
    list[1] = NULL;
    expect_named_error(clgl_queue_barrier(w.queue, 2, list, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_named_error(clgl_queue_barrier(w.queue, 2, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_queue_barrier(w.queue, 0, list, NULL));
    expect_success(clgl_fence_destroy(list[0]));
    expect_success(clgl_fence_destroy(foreign));
    expect_success(clgl_context_destroy(other));
    close_gl_fixture(&w);
}

static void null_and_short_structures_are_refused(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_fence fence = insert_cl(w.queue);
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    clgl_profiling times = CLGL_PROFILING_INIT;
    clgl_fence out;
    info.struct_size = sizeof info - 1;
    times.struct_size = sizeof times - 1;
    expect_named_error(clgl_fence_record_gl(w.context, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_fence_record_cl(w.queue, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_fence_create_user(w.context, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error_out(clgl_fence_record_gl(NULL, &out), CLGL_ERROR_INVALID_HANDLE, out);
    expect_error_out(clgl_fence_record_cl(NULL, &out), CLGL_ERROR_INVALID_HANDLE, out);
    expect_error_out(clgl_fence_create_user((clgl_context)w.queue, &out), CLGL_ERROR_INVALID_HANDLE, out);
    expect_named_error(clgl_fence_get_info(fence, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_fence_get_info(fence, &info), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_named_error(clgl_fence_get_profiling(fence, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_fence_get_profiling(fence, &times), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_named_error(clgl_fence_set_callback(fence, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_fence_destroy(NULL));
    expect_success(clgl_fence_destroy(fence));
    close_gl_fixture(&w);
}

/* A command waits for two fences, and one of the fences fails. PoCL 3.1 notifies the failed command when the
 * other fence completes. PoCL aborts if the event of the command is already freed. */
static void either_of_two_fences_may_fail(void **state)
{
    enum { ROUNDS = 8, COMMANDS = 400, SIZE = 64 };
    const unsigned char bytes[SIZE] = {0};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_queue other = make_queue(w.context, 0);
    desc.size = SIZE;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    expect_success(clgl_buffer_create(w.context, &desc, &buffer));
    for (int round = 0; round < ROUNDS; ++round) {
        const clgl_fence users[] = {make_user_fence(w.context), make_user_fence(w.context)};
        const clgl_queue queue = make_queue(w.context, 0);
        clgl_fence written = NULL;
        expect_success(clgl_buffer_write(queue, buffer, NULL, bytes, 0, 2, users, &written));
        expect_success(clgl_fence_signal(users[round % 2], GIVEN_CODE));
        expect_error(clgl_fence_wait(written, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
        expect_success(clgl_fence_destroy(written));
        expect_success(clgl_queue_destroy(queue));
        for (int i = 0; i < COMMANDS; ++i)
            expect_success(clgl_buffer_write(other, buffer, NULL, bytes, 0, 0, NULL, NULL));
        expect_success(clgl_queue_finish(other));
        for (int i = 0; i < COMMANDS; ++i)
            expect_success(clgl_buffer_write(other, buffer, NULL, bytes, 1, 0, NULL, NULL));
        expect_success(clgl_fence_signal(users[(round + 1) % 2], 0));
        expect_success(clgl_fence_destroy(users[0]));
        expect_success(clgl_fence_destroy(users[1]));
    }
    expect_success(clgl_queue_destroy(other));
    expect_success(clgl_buffer_destroy(buffer));
    close_gl_fixture(&w);
}

typedef struct rendezvous {
    pthread_barrier_t barrier;
    clgl_fence fence;
} rendezvous;

static void *fail_at_once(void *data)
{
    rendezvous *meeting = data;
    pthread_barrier_wait(&meeting->barrier);
    clgl_fence_signal(meeting->fence, GIVEN_CODE);
    return NULL;
}

/* If two fences in a wait list fail at the same time, PoCL 3.1 fails the waiting command twice and aborts. The
 * library must prevent the second failure. */
static void two_threads_end_what_commands_wait_for(void **state)
{
    enum { ROUNDS = 300, COMMANDS = 4 };
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    rendezvous meeting;
    assert_int_equal(pthread_barrier_init(&meeting.barrier, NULL, 2), 0);
    for (int round = 0; round < ROUNDS; ++round) {
        const clgl_fence users[] = {make_user_fence(w.context), make_user_fence(w.context)};
        const clgl_queue queue = make_queue(w.context, 0);
        clgl_fence behind[COMMANDS];
        pthread_t thread;
        for (int i = 0; i < COMMANDS; ++i)
            expect_success(clgl_queue_barrier(queue, 2, users, &behind[i]));
        meeting.fence = users[0];
        assert_int_equal(pthread_create(&thread, NULL, fail_at_once, &meeting), 0);
        pthread_barrier_wait(&meeting.barrier);
        expect_success(clgl_fence_signal(users[1], GIVEN_CODE));
        assert_int_equal(pthread_join(thread, NULL), 0);
        for (int i = 0; i < COMMANDS; ++i) {
            expect_error(clgl_fence_wait(behind[i], CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
            expect_success(clgl_fence_destroy(behind[i]));
        }
        expect_success(clgl_fence_destroy(users[0]));
        expect_success(clgl_fence_destroy(users[1]));
        expect_success(clgl_queue_destroy(queue));
    }
    pthread_barrier_destroy(&meeting.barrier);
    close_gl_fixture(&w);
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(both_sides_complete_and_are_waited_for_everywhere),
        ON_BOTH(timeouts_run_out_and_no_sooner),
        ON_BOTH(user_fences_are_signalled_once),
        ON_BOTH(failures_reach_waiting_commands),
        ON_BOTH(destroying_a_user_fence_wakes_its_waiters),
        ON_BOTH(profiling_times_are_in_order),
        ON_BOTH(fences_of_another_context_are_refused),
        ON_BOTH(null_and_short_structures_are_refused),
        cmocka_unit_test_prestate(either_of_two_fences_may_fail, POCL),
        cmocka_unit_test_prestate(two_threads_end_what_commands_wait_for, POCL),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
