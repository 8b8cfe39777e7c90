/* Tests user events that fail while the previous command completes. The library must prevent two faults of PoCL
 * 3.1: running the dependent command, and aborting the process. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "thread_group.h"

#define BYTES (NUMBERS * sizeof(uint32_t))
#define GIVEN_CODE (-5)
#define ROUNDS 400
#define ROUNDS_OF_EACH 25
#define UNTOUCHED 0xC3u

/* Fails a user event while a read completes. A second read waits for the failed event and must not run. */
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

static void many_threads_fail_user_events(void **state)
{
    const clgl_context context = make_compute(*state);
    thread_group c = make_thread_group(context);
    run_thread_group(&c, fail_often);
    expect_success(clgl_context_destroy(context));
}

static int32_t do_nothing(void *user_data)
{
    (void)user_data;
    return 0;
}

/* A host function waits for two events, of which the first fails. PoCL 3.1 notifies the failed command when the
 * second event ends, and may then access freed memory. rusticl 25.0 fails the command only after both events have
 * ended. */
static void functions_wait_for_two_fences_of_which_one_fails(void **state)
{
    const int fails_at_once = strcmp(*state, POCL) == 0;
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    for (uint32_t round = 0; round < ROUNDS_OF_EACH; ++round) {
        const clgl_fence waits[] = {user_fence(context), user_fence(context)};
        clgl_fence fence = NULL;
        expect_success(clgl_queue_launch_host_function(queue, do_nothing, NULL, COUNT(waits), waits, &fence));
        expect_success(clgl_fence_signal(waits[0], GIVEN_CODE));
        if (!fails_at_once) expect_success(clgl_fence_signal(waits[1], 0));
        expect_error(clgl_fence_wait(fence, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
        expect_success(clgl_fence_destroy(fence));
        /* Allocates events, which would overwrite memory that PoCL freed too early. */
        for (uint32_t i = 0; i < COUNT(waits); ++i)
            expect_success(clgl_fence_destroy(user_fence(context)));
        if (fails_at_once) expect_success(clgl_fence_signal(waits[1], 0));
        for (uint32_t i = 0; i < COUNT(waits); ++i)
            expect_success(clgl_fence_destroy(waits[i]));
    }
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

/* PoCL 3.1 enqueues an internal command for a migration to the host. If the internal command failed, PoCL would
 * abort the process. */
static void migrations_fail_with_what_is_before_them(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_buffer buffer = make_numbers(context);
    const uint32_t zero = 0;
    clgl_migration migration = CLGL_MIGRATION_INIT;
    uint32_t got[NUMBERS], expected[NUMBERS];
    clgl_fence user = user_fence(context), fence = NULL;
    migration.flags = CLGL_MIGRATE_HOST;
    migration.buffer_count = 1;
    migration.buffers = &buffer;
    fill_numbers(expected);
    expect_success(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 1, &user, NULL));
    expect_success(clgl_migrate(queue, &migration, 0, NULL, NULL));
    expect_success(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 0, NULL, &fence));
    expect_success(clgl_fence_signal(user, GIVEN_CODE));
    clgl_fence_wait(fence, CLGL_FOREVER);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_buffer_write(queue, buffer, NULL, expected, 1, 0, NULL, NULL));
    expect_success(clgl_migrate(queue, &migration, 0, NULL, NULL));
    expect_success(clgl_buffer_read(queue, buffer, NULL, got, 1, 0, NULL, NULL));
    assert_memory_equal(got, expected, BYTES);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

/* An unmap must not fail before its map command has run. PoCL 3.1 would free the mapping, and the map command
 * would crash. */
static void an_unmap_never_fails_before_its_map_runs(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0), other = make_queue(context, 0);
    const clgl_buffer buffer = make_numbers(context);
    const clgl_fence first = user_fence(context), second = user_fence(context);
    clgl_fence mapped = NULL;
    clgl_result unmapped;
    void *pointer = NULL;
    expect_success(clgl_buffer_map(queue, buffer, CLGL_MAP_READ, NULL, 0, 1, &first, &pointer, &mapped));
    unmapped = clgl_buffer_unmap(other, buffer, pointer, 1, &second, NULL);
    expect_success(clgl_fence_signal(second, GIVEN_CODE));
    expect_success(clgl_fence_signal(first, 0));
    expect_success(clgl_fence_wait(mapped, CLGL_FOREVER));
    if (unmapped == CLGL_ERROR_UNSUPPORTED)
        expect_success(clgl_buffer_unmap(queue, buffer, pointer, 0, NULL, NULL));
    else
        assert_int_equal(unmapped, CLGL_SUCCESS);
    expect_success(clgl_queue_finish(queue));
    expect_success(clgl_fence_destroy(mapped));
    expect_success(clgl_fence_destroy(first));
    expect_success(clgl_fence_destroy(second));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(other));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(completed_fences_stay_completed),
        ON_BOTH(many_threads_fail_user_events),
        ON_BOTH(functions_wait_for_two_fences_of_which_one_fails),
        ON_BOTH(migrations_fail_with_what_is_before_them),
        ON_BOTH(an_unmap_never_fails_before_its_map_runs),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
