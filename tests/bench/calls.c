/* Makes the clgl calls of a frame in C. The benchmarks of the bindings compare the cost of these functions with
 * the cost of the same calls through a binding. Each function makes `count` calls, and returns the first error or
 * CLGL_SUCCESS. */
#define _POSIX_C_SOURCE 199309L
#include <clgl/clgl.h>

#include <time.h>

#define CALLS_API __attribute__((visibility("default")))

/* Returns the CPU time of this thread in nanoseconds. */
CALLS_API int64_t calls_worked(void)
{
    const int64_t ns_per_s = 1000000000;
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * ns_per_s + now.tv_nsec;
}

CALLS_API clgl_result calls_set_value(clgl_kernel kernel, uint32_t count)
{
    clgl_result result = CLGL_SUCCESS;
    for (uint32_t i = 0; i < count && result == CLGL_SUCCESS; ++i)
        result = clgl_kernel_set_value(kernel, 1, sizeof i, &i);
    return result;
}

CALLS_API clgl_result calls_set_buffer(clgl_kernel kernel, clgl_buffer buffer, uint32_t count)
{
    clgl_result result = CLGL_SUCCESS;
    for (uint32_t i = 0; i < count && result == CLGL_SUCCESS; ++i)
        result = clgl_kernel_set_buffer(kernel, 0, buffer);
    return result;
}

CALLS_API clgl_result calls_ask_fence(clgl_fence fence, uint32_t count)
{
    clgl_result result = CLGL_SUCCESS;
    for (uint32_t i = 0; i < count && result == CLGL_SUCCESS; ++i)
        result = clgl_fence_wait(fence, 0);
    return result;
}

/* Acquires and releases a buffer without synchronization and copies. The times of synchronization and copies vary
 * by more than the cost of a binding. */
CALLS_API clgl_result calls_hand_over(clgl_queue queue, clgl_buffer buffer, uint32_t count)
{
    clgl_result result = CLGL_SUCCESS;
    for (uint32_t i = 0; i < count && result == CLGL_SUCCESS; ++i) {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.flags = CLGL_HANDOVER_SKIP_GL_SYNC | CLGL_HANDOVER_CONTENT_UNCHANGED;
        handover.buffer_count = 1;
        handover.buffers = &buffer;
        result = clgl_acquire(queue, &handover, 0, NULL, NULL);
        if (result == CLGL_SUCCESS) result = clgl_release(queue, &handover, 0, NULL, NULL);
    }
    return result;
}

CALLS_API clgl_result calls_launch(clgl_queue queue, clgl_kernel kernel, uint32_t count)
{
    const clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_result result = CLGL_SUCCESS;
    for (uint32_t i = 0; i < count && result == CLGL_SUCCESS; ++i)
        result = clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL);
    return result;
}
