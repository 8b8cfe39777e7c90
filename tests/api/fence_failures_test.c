/* User events that fail just as the previous command completes. PoCL 3.1 then runs the failed command and
 * aborts the process; the library avoids that. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "thread_group.h"

#define BYTES (NUMBERS * sizeof(uint32_t))
#define GIVEN_CODE (-5)
#define ROUNDS 400
#define ROUNDS_OF_EACH 25
#define UNTOUCHED 0xC3u

/* One read completes; the next one must not run, because it also waits for a user event. */
static void fail_behind_a_read(clgl_context context, uint32_t blocking)
{
    const clgl_queue queue = make_queue(context, 0);
    const clgl_buffer buffer = make_numbers(context);
    uint32_t first[NUMBERS], second[NUMBERS], expected[NUMBERS], untouched[NUMBERS];
    clgl_fence user = NULL, fence = NULL;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    fill_numbers(expected);
    memset(second, UNTOUCHED, sizeof second);
    memset(untouched, UNTOUCHED, sizeof untouched);
    expect_success(clgl_buffer_read(queue, buffer, NULL, first, blocking, 0, NULL, NULL));
    user = user_fence(context);
    expect_success(clgl_buffer_read(queue, buffer, NULL, second, 0, 1, &user, &fence));
    expect_success(clgl_fence_signal(user, GIVEN_CODE));
    expect_error(clgl_fence_wait(fence, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
    expect_success(clgl_fence_get_info(user, &info));
    assert_int_equal(info.error, GIVEN_CODE);
    expect_success(clgl_queue_finish(queue));
    assert_memory_equal(first, expected, BYTES);
    assert_memory_equal(second, untouched, BYTES);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
}

static void completed_fences_stay_completed(void **state)
{
    const clgl_context context = make_compute(*state);
    for (uint32_t round = 0; round < ROUNDS; ++round)
        fail_behind_a_read(context, round % 2);
    expect_success(clgl_context_destroy(context));
}

static void fail_often(thread_member *self)
{
    for (uint32_t round = 0; round < ROUNDS_OF_EACH; ++round)
        fail_behind_a_read(self->common, round % 2);
}

static void so_it_does_with_many_threads(void **state)
{
    const clgl_context context = make_compute(*state);
    thread_group c = make_thread_group(context);
    run_thread_group(&c, fail_often);
    expect_success(clgl_context_destroy(context));
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(completed_fences_stay_completed),
        ON_BOTH(so_it_does_with_many_threads),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
