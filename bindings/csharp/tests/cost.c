/* What a call costs in C: the same as tests/Cost.cs measures, with the same numbers. */
#define _POSIX_C_SOURCE 199309L
#include <clgl/clgl.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CALLS = 200000, ROUNDS = 15 };

static void check(clgl_result result)
{
    if (result == CLGL_SUCCESS) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

static double now_ns(void)
{
    const double ns_per_s = 1e9;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * ns_per_s + (double)now.tv_nsec;
}

int main(void)
{
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    clgl_program_desc program_desc = CLGL_PROGRAM_DESC_INIT;
    clgl_context context;
    clgl_program program;
    clgl_kernel kernel;
    context_desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    check(clgl_context_create(&context_desc, &context));
    program_desc.source = "kernel void k(float f) {}";
    check(clgl_program_create(context, &program_desc, &program));
    check(clgl_kernel_create(program, "k", &kernel));

    double best = 1e9;
    for (int round = 0; round < ROUNDS; ++round) {
        const double start = now_ns();
        for (int i = 0; i < CALLS; ++i) {
            const float value = (float)i;
            check(clgl_kernel_set_value(kernel, 0, sizeof value, &value));
        }
        const double each = (now_ns() - start) / CALLS;
        if (each < best) best = each;
    }
    printf("c %.1f ns\n", best);
    check(clgl_kernel_destroy(kernel));
    check(clgl_program_destroy(program));
    check(clgl_context_destroy(context));
    return 0;
}
