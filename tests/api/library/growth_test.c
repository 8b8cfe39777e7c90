/* Runs 100,000 commands and destroys the fence of each. The library must not keep memory for each. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "own_blocks.h"

#define WARM_UP 10000u
#define COMMANDS 100000u
/* Maximum number of pending commands. Drivers allocate memory for each pending command. */
#define BATCH 500u
/* Maximum number of blocks that the library keeps, for example for larger tables */
#define MOST_BLOCKS 1000u
#define ITEMS 4u

/* A device, and the number of commands per kernel launch. All other commands are barriers, because rusticl 22.3
 * needs 0.3 ms per launch. */
typedef struct load {
    const char *device;
    uint32_t launch_every;
} load;

static void enqueue_many(clgl_queue queue, clgl_kernel kernel, uint32_t count, uint32_t launch_every)
{
    const clgl_launch launch = launch_of(ITEMS, ITEMS);
    for (uint32_t i = 0; i < count; ++i) {
        clgl_fence fence = NULL;
        if (i % launch_every == 0)
            expect_success(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, &fence));
        else
            expect_success(clgl_queue_barrier(queue, 0, NULL, &fence));
        if (i % BATCH == BATCH - 1) expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(fence));
    }
    expect_success(clgl_queue_finish(queue));
}

static void commands_do_not_grow_memory(void **state)
{
    const load *const l = *state;
    const uint32_t one = 1;
    uint32_t numbers[ITEMS] = {1, 2, 3, 4}, got[ITEMS];
    const clgl_context context = make_compute(l->device);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    const clgl_buffer buffer = compute_buffer(context, sizeof numbers, numbers);
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof one, &one));
    enqueue_many(queue, kernel, WARM_UP, l->launch_every);
    count_blocks_of("libclgl.so");
    enqueue_many(queue, kernel, COMMANDS, l->launch_every);
    printf("%s: %u commands leave %zu blocks\n", l->device, COMMANDS, blocks_alive());
    assert_true(blocks_alive() < MOST_BLOCKS);
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
    static load pocl = {POCL, 1}, rusticl = {RUSTICL, 20};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(commands_do_not_grow_memory, &pocl),
        cmocka_unit_test_prestate(commands_do_not_grow_memory, &rusticl),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
