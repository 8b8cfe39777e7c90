/* A hundred thousand launches, each with a fence that is destroyed, leave no memory behind. */
#define _GNU_SOURCE
#include "compute_support.h"

#define WARM_UP 10000u
#define LAUNCHES 100000u
/* How many commands may be under way: drivers hold memory for each. */
#define BATCH 500u
/* What allocators and drivers may keep for later, against the 12 MiB and more that one leaked event of 128 bytes
 * for each launch would take. */
#define MOST_GROWTH_KIB 4096u
#define NUMBERS 4u

static void launch_many(clgl_queue queue, clgl_kernel kernel, uint32_t count)
{
    const clgl_launch launch = launch_of(NUMBERS, NUMBERS);
    for (uint32_t i = 0; i < count; ++i) {
        clgl_fence fence = NULL;
        expect_success(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, &fence));
        if (i % BATCH == BATCH - 1) expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(fence));
    }
    expect_success(clgl_queue_finish(queue));
}

static void launches_do_not_grow_memory(void **state)
{
    const uint32_t one = 1;
    uint32_t numbers[NUMBERS] = {1, 2, 3, 4}, got[NUMBERS];
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    const clgl_buffer buffer = compute_buffer(context, sizeof numbers, numbers);
    size_t before, after;
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof one, &one));
    launch_many(queue, kernel, WARM_UP);
    before = resident_kib();
    launch_many(queue, kernel, LAUNCHES);
    after = resident_kib();
    printf("%s: %zu KiB, after %u launches %zu KiB\n", (const char *)*state, before, LAUNCHES, after);
    if (after > before + MOST_GROWTH_KIB) fail_msg("it grew by %zu KiB", after - before);
    read_buffer(queue, buffer, got);
    expect_same_bytes(got, numbers, sizeof got);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(launches_do_not_grow_memory, POCL),
        cmocka_unit_test_prestate(launches_do_not_grow_memory, RUSTICL),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
