#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

static void on_end(clgl_fence fence, clgl_fence_status status, void *user_data)
{
    (void)fence;
    *(clgl_fence_status *)user_data = status;
}

int main(void)
{
    clgl_context context;
    clgl_queue queue;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, CLGL_QUEUE_DESC(.flags = CLGL_QUEUE_PROFILING), &queue));

    clgl_buffer buffer;
    clgl_fence fences[2], drawn;
    const uint32_t zero = 0;
    check(
        clgl_buffer_create(context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = 4096), &buffer));
    check(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 0, NULL, &fences[0]));

    /* The first fence completes after all earlier commands of the queue. The second fence completes after the
     * earlier OpenGL commands of this thread. */
    check(clgl_fence_record_cl(queue, &fences[1]));
    check(clgl_context_make_current(context, 1));
    check(clgl_fence_record_gl(context, &drawn));
    check(clgl_fence_wait(drawn, CLGL_FOREVER));
    check(clgl_context_make_current(context, 0));

    /* The callback is called when the command runs. reached must live until the callback has returned. */
    static clgl_fence_status reached = CLGL_STATUS_NONE;
    check(clgl_fence_set_status_callback(fences[0], CLGL_STATUS_RUNNING, on_end, &reached));

    uint32_t first;
    check(clgl_fence_wait_any(2, fences, CLGL_FOREVER, &first));
    check(clgl_fence_wait_all(2, fences, CLGL_FOREVER));

    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    check(clgl_fence_get_info(fences[0], &info));
    printf("%s, %s: %s\n", clgl_fence_type_name(info.type), clgl_command_type_name(info.command),
           clgl_fence_status_name(info.status));

    clgl_profiling times = CLGL_PROFILING_INIT;
    check(clgl_fence_get_profiling(fences[0], &times));
    printf("%s\n", times.ended_ns >= times.started_ns ? "it has times" : "the clock is wrong");

    check(clgl_fence_destroy(drawn));
    check(clgl_fence_destroy(fences[1]));
    check(clgl_fence_destroy(fences[0]));
    check(clgl_buffer_destroy(buffer));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
