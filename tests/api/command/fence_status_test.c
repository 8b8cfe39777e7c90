/* Tests waits for all or for any of several fences, and callbacks for each status. */
#define _GNU_SOURCE
#include "compute_support.h"

#include <pthread.h>
#include <stdatomic.h>

#define MS NS_PER_MS
#define SHORT_MS 30
#define SIGNAL_AFTER_MS 30
#define AFTER_MS 300
#define WITHIN_MS 400
#define GIVEN_CODE (-9)
#define BYTES (NUMBERS * sizeof(uint32_t))

static clgl_fence behind(clgl_queue queue, clgl_fence user)
{
    clgl_fence fence = NULL;
    expect_success(clgl_queue_barrier(queue, 1, &user, &fence));
    return fence;
}

static clgl_fence point_of(clgl_queue queue)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_record_cl(queue, &fence));
    return fence;
}

static void destroy_all(clgl_fence *fences, size_t count)
{
    for (size_t i = 0; i < count; ++i)
        expect_success(clgl_fence_destroy(fences[i]));
}

typedef struct delayed_signal {
    clgl_fence fence;
    int after_ms;
} delayed_signal;

static void *signal_later(void *data)
{
    const delayed_signal *signal = data;
    sleep_ms(signal->after_ms);
    expect_success(clgl_fence_signal(signal->fence, 0));
    return NULL;
}

static void all_are_waited_for(void **state)
{
    const clgl_context context = make_compute(*state), other = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    /* The fences belong to two contexts. */
    clgl_fence fences[4] = {user_fence(context), NULL, user_fence(other), point_of(queue)};
    const int64_t start = now_ms();
    delayed_signal later = {fences[0], SIGNAL_AFTER_MS};
    pthread_t thread;
    fences[1] = behind(queue, fences[0]);
    expect_success(clgl_fence_wait_all(0, NULL, CLGL_FOREVER));
    expect_success(clgl_fence_wait_all(1, &fences[3], CLGL_FOREVER));
    expect_positive(clgl_fence_wait_all(4, fences, 0), CLGL_TIMEOUT);
    expect_positive(clgl_fence_wait_all(4, fences, SHORT_MS * MS), CLGL_TIMEOUT);
    assert_in_range(now_ms() - start, SHORT_MS, PATIENCE_MS);
    expect_success(clgl_fence_signal(fences[2], 0));
    expect_positive(clgl_fence_wait_all(4, fences, 0), CLGL_TIMEOUT);
    assert_int_equal(pthread_create(&thread, NULL, signal_later, &later), 0);
    expect_success(clgl_fence_wait_all(4, fences, PATIENCE_NS));
    assert_int_equal(pthread_join(thread, NULL), 0);
    expect_success(clgl_fence_wait_all(4, fences, 0));
    expect_success(clgl_fence_wait_all(4, fences, CLGL_FOREVER));
    destroy_all(fences, COUNT(fences));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
    expect_success(clgl_context_destroy(other));
}

/* Waits for two fences with a timeout of WITHIN_MS. Another thread signals the first fence after AFTER_MS.
 * Returns the elapsed time in milliseconds. */
static int64_t wait_for_two(clgl_context context)
{
    clgl_fence fences[2] = {user_fence(context), user_fence(context)};
    const int64_t start = now_ms();
    delayed_signal first = {fences[0], AFTER_MS};
    pthread_t thread;
    int64_t took;
    assert_int_equal(pthread_create(&thread, NULL, signal_later, &first), 0);
    expect_positive(clgl_fence_wait_all(2, fences, WITHIN_MS * MS), CLGL_TIMEOUT);
    took = now_ms() - start;
    assert_int_equal(pthread_join(thread, NULL), 0);
    destroy_all(fences, COUNT(fences));
    return took;
}

/* The timeout applies to the whole list and not to each fence. A busy machine can delay attempts, so one fast
 * attempt is sufficient. */
static void all_share_one_timeout(void **state)
{
    enum { ATTEMPTS = 50 };
    const clgl_context context = make_compute(*state);
    int64_t least = INT64_MAX;
    for (int i = 0; i < ATTEMPTS && least >= AFTER_MS + WITHIN_MS; ++i) {
        const int64_t took = wait_for_two(context);
        assert_true(took >= WITHIN_MS);
        if (took < least) least = took;
    }
    assert_true(least < AFTER_MS + WITHIN_MS);
    expect_success(clgl_context_destroy(context));
}

/* The wait returns after all fences have completed. The error message contains the index of the first failed
 * fence. */
static void wait_all_reports_the_first_failure(void **state)
{
    const clgl_context context = make_compute(*state);
    clgl_fence fences[3] = {user_fence(context), user_fence(context), user_fence(context)};
    expect_success(clgl_fence_signal(fences[1], GIVEN_CODE));
    expect_success(clgl_fence_signal(fences[2], GIVEN_CODE - 1));
    expect_positive(clgl_fence_wait_all(3, fences, 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(fences[0], 0));
    expect_named_error(clgl_fence_wait_all(3, fences, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
    expect_message("fences[1]");
    assert_int_equal(native_code(CLGL_NATIVE_OPENCL), GIVEN_CODE);
    expect_success(clgl_fence_wait_all(1, fences, 0));
    destroy_all(fences, COUNT(fences));
    expect_success(clgl_context_destroy(context));
}

static void wait_any_returns_the_index(void **state)
{
    const clgl_context context = make_compute(*state), other = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    clgl_fence fences[3] = {user_fence(context), user_fence(other), NULL};
    const int64_t start = now_ms();
    delayed_signal later = {fences[1], SIGNAL_AFTER_MS};
    uint32_t index = RUBBISH;
    pthread_t thread;
    fences[2] = behind(queue, fences[0]);
    expect_positive(clgl_fence_wait_any(3, fences, 0, &index), CLGL_TIMEOUT);
    assert_int_equal(index, 0);
    expect_positive(clgl_fence_wait_any(3, fences, SHORT_MS * MS, &index), CLGL_TIMEOUT);
    assert_in_range(now_ms() - start, SHORT_MS, PATIENCE_MS);
    assert_int_equal(pthread_create(&thread, NULL, signal_later, &later), 0);
    expect_success(clgl_fence_wait_any(3, fences, CLGL_FOREVER, &index));
    assert_int_equal(index, 1);
    assert_int_equal(pthread_join(thread, NULL), 0);
    /* A failed fence counts as complete. If several fences are complete, the call returns the lowest index. */
    expect_success(clgl_fence_signal(fences[0], GIVEN_CODE));
    index = RUBBISH;
    expect_success(clgl_fence_wait_any(3, fences, 0, &index));
    assert_int_equal(index, 0);
    assert_int_equal(fence_status(fences[0]), CLGL_STATUS_FAILED);
    expect_success(clgl_fence_wait_any(1, &fences[2], PATIENCE_NS, &index));
    destroy_all(fences, COUNT(fences));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
    expect_success(clgl_context_destroy(other));
}

/* Waits for OpenGL and OpenCL fences in one list. The test runs this function with and without an OpenGL
 * context. */
static void wait_for_both_sides(void *data)
{
    clgl_fence *fences = data;
    uint32_t index = RUBBISH;
    expect_success(clgl_fence_wait_all(3, fences, CLGL_FOREVER));
    expect_success(clgl_fence_wait_any(2, &fences[1], PATIENCE_NS, &index));
    assert_int_equal(index, 0);
}

static void lists_mix_both_sides(void **state)
{
    gl_fixture s = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_context context = s.context;
    const clgl_queue queue = s.queue;
    clgl_fence fences[3] = {user_fence(context), NULL, point_of(queue)};
    uint32_t index = RUBBISH;
    expect_success(clgl_fence_record_gl(context, &fences[1]));
    expect_success(clgl_fence_wait_any(2, fences, PATIENCE_NS, &index));
    assert_int_equal(index, 1);
    expect_positive(clgl_fence_wait_all(3, fences, SHORT_MS * MS), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(fences[0], 0));
    wait_for_both_sides(fences);
    on_another_thread(wait_for_both_sides, fences);
    destroy_all(fences, COUNT(fences));
    close_gl_fixture(&s);
}

static void bad_lists_are_refused(void **state)
{
    const clgl_context context = make_compute(*state);
    clgl_fence fences[2] = {user_fence(context), NULL};
    uint32_t index = 0;
    expect_named_error(clgl_fence_wait_all(1, NULL, 0), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_fence_wait_all(2, fences, 0), CLGL_ERROR_INVALID_HANDLE);
    expect_message("fences[1]");
    expect_named_error(clgl_fence_wait_all(1, fences, -2), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error_out(clgl_fence_wait_any(1, NULL, 0, &index), CLGL_ERROR_INVALID_ARGUMENT, index);
    expect_error_out(clgl_fence_wait_any(0, fences, 0, &index), CLGL_ERROR_INVALID_ARGUMENT, index);
    expect_error_out(clgl_fence_wait_any(2, fences, 0, &index), CLGL_ERROR_INVALID_HANDLE, index);
    expect_error_out(clgl_fence_wait_any(1, fences, INT64_MIN, &index), CLGL_ERROR_INVALID_ARGUMENT, index);
    expect_named_error(clgl_fence_wait_any(1, fences, 0, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_fence_destroy(fences[0]));
    expect_success(clgl_context_destroy(context));
}

/* Number of calls of a callback, and the arguments of the last call */
typedef struct callback_calls {
    atomic_int calls;
    atomic_int status;
    clgl_fence fence;
} callback_calls;

static void note(clgl_fence fence, clgl_fence_status status, void *user_data)
{
    callback_calls *t = user_data;
    t->fence = fence;
    t->status = status;
    /* Makes a failing call, which must not change the error message of another thread. */
    clgl_fence_destroy((clgl_fence)user_data);
    ++t->calls;
}

static void expect_callback(callback_calls *t, clgl_fence_status status)
{
    wait_until(t->calls != 0);
    assert_int_equal(t->calls, 1);
    assert_int_equal(t->status, status);
}

static const clgl_fence_status stages[] = {CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING, CLGL_STATUS_COMPLETE};

static void set_stage_callbacks(clgl_fence fence, callback_calls *t)
{
    for (size_t i = 0; i < COUNT(stages); ++i) {
        memset(&t[i], 0, sizeof t[i]);
        expect_success(clgl_fence_set_status_callback(fence, stages[i], note, &t[i]));
    }
}

/* Sets callbacks for each status of a command that waits for a user event. Each callback must run once. */
static void callbacks_run_at_each_status(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "slow");
    const clgl_buffer buffer = compute_buffer(context, BYTES, NULL);
    const clgl_fence user = user_fence(context);
    const clgl_launch launch = launch_of(NUMBERS, 0);
    const uint32_t rounds = 100000;
    clgl_fence fence = NULL;
    callback_calls of_command[3], of_user[3], late[3];
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof rounds, &rounds));
    expect_success(clgl_kernel_launch(queue, kernel, &launch, 1, &user, &fence));
    set_stage_callbacks(fence, of_command);
    set_stage_callbacks(user, of_user);
    /* A new user event has the status SUBMITTED. */
    expect_callback(&of_user[0], CLGL_STATUS_SUBMITTED);
    sleep_ms(SHORT_MS);
    assert_int_equal(of_command[1].calls + of_command[2].calls + of_user[1].calls + of_user[2].calls, 0);
    expect_success(clgl_fence_signal(user, 0));
    for (size_t i = 0; i < COUNT(stages); ++i) {
        expect_callback(&of_command[i], stages[i]);
        expect_callback(&of_user[i], stages[i]);
        assert_ptr_equal(of_command[i].fence, fence);
    }
    /* A callback for a status that the fence has already reached runs at once on the calling thread. */
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    set_stage_callbacks(fence, late);
    for (size_t i = 0; i < COUNT(stages); ++i) {
        assert_int_equal(late[i].calls, 1);
        assert_int_equal(late[i].status, stages[i]);
        assert_int_equal(of_command[i].calls, 1);
    }
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

/* Records the status of the fence during the callback. */
static void record_status(clgl_fence fence, clgl_fence_status status, void *user_data)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    (void)status;
    if (clgl_fence_get_info(fence, &info) == CLGL_SUCCESS) *(atomic_int *)user_data = info.status;
}

/* The callback for RUNNING must run before the command completes. */
static void the_running_callback_runs_during_the_command(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "slow");
    const clgl_buffer buffer = compute_buffer(context, BYTES, NULL);
    const clgl_launch one = launch_of(1, 1);
    /* Number of rounds with which the kernel runs for some tenths of a second */
    const uint32_t rounds = 200000000u;
    clgl_fence fence = NULL;
    atomic_int seen = 0;
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof rounds, &rounds));
    expect_success(clgl_kernel_launch(queue, kernel, &one, 0, NULL, &fence));
    expect_success(clgl_fence_set_status_callback(fence, CLGL_STATUS_RUNNING, record_status, &seen));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    assert_int_equal(seen, CLGL_STATUS_RUNNING);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

/* Drivers omit some callbacks of failed commands. The library must call every callback, even after the fence is
 * destroyed. */
static void failures_reach_every_callback(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_fence user = user_fence(context), after = behind(queue, user);
    callback_calls of_command[3], of_user[3];
    set_stage_callbacks(after, of_command);
    set_stage_callbacks(user, of_user);
    expect_success(clgl_fence_destroy(after));
    expect_success(clgl_fence_signal(user, GIVEN_CODE));
    expect_callback(&of_user[0], CLGL_STATUS_SUBMITTED);
    for (size_t i = 1; i < COUNT(stages); ++i) {
        expect_callback(&of_user[i], CLGL_STATUS_FAILED);
        expect_callback(&of_command[i], CLGL_STATUS_FAILED);
    }
    /* The first callback reports SUBMITTED if the command was submitted before it failed. */
    expect_callback(&of_command[0],
                    of_command[0].status == CLGL_STATUS_FAILED ? CLGL_STATUS_FAILED : CLGL_STATUS_SUBMITTED);
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

static void gl_fences_report_submitted_and_complete(void **state)
{
    gl_context gl = make_best_gl();
    const clgl_context context = make_context(*state, CLGL_TRANSPORT_AUTO);
    clgl_fence fence = NULL;
    callback_calls t[3];
    expect_success(clgl_fence_record_gl(context, &fence));
    set_stage_callbacks(fence, t);
    assert_int_equal(t[0].calls, 1);
    for (size_t i = 0; i < COUNT(stages); ++i)
        expect_callback(&t[i], stages[i]);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
}

static void other_stages_are_refused(void **state)
{
    static const int32_t wrong[] = {0, CLGL_STATUS_QUEUED, CLGL_STATUS_FAILED, -1, 6};
    const clgl_context context = make_compute(*state);
    const clgl_fence user = user_fence(context);
    callback_calls t = {0};
    for (size_t i = 0; i < COUNT(wrong); ++i)
        expect_named_error(clgl_fence_set_status_callback(user, wrong[i], note, &t), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_fence_set_status_callback(user, CLGL_STATUS_RUNNING, NULL, &t),
                       CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_fence_destroy(user));
    assert_int_equal(t.calls, 0);
    expect_success(clgl_context_destroy(context));
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(all_are_waited_for),
        ON_BOTH(all_share_one_timeout),
        ON_BOTH(wait_all_reports_the_first_failure),
        ON_BOTH(wait_any_returns_the_index),
        ON_BOTH(lists_mix_both_sides),
        ON_BOTH(bad_lists_are_refused),
        ON_BOTH(callbacks_run_at_each_status),
        /* Runs only on PoCL, because rusticl 22.3 reports RUNNING after the command has completed. */
        cmocka_unit_test_prestate(the_running_callback_runs_during_the_command, POCL),
        ON_BOTH(failures_reach_every_callback),
        ON_BOTH(gl_fences_report_submitted_and_complete),
        ON_BOTH(other_stages_are_refused),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
