#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

static void done(clgl_fence fence, clgl_fence_status status, void *user_data)
{
    (void)fence;
    *(clgl_fence_status *)user_data = status;
}

int main(void)
{
    static clgl_fence_status status;
    clgl_context context;
    clgl_queue queue;
    clgl_fence start, end;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));
    check(clgl_fence_create_user(context, &start));
    check(clgl_queue_barrier(queue, 1, &start, &end));
    check(clgl_fence_set_callback(start, done, &status));
    if (clgl_fence_wait(end, 1000000) == CLGL_TIMEOUT)
        printf("not within a millisecond: the user fence is not signalled\n");
    check(clgl_fence_signal(start, 0));
    check(clgl_fence_wait(end, CLGL_FOREVER));
    printf("complete\n");
    check(clgl_fence_destroy(start));
    check(clgl_fence_destroy(end));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
