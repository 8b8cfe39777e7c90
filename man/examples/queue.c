#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

int main(void)
{
    clgl_context context;
    clgl_queue_desc queue_desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue first, second;
    clgl_fence fence;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    queue_desc.flags = CLGL_QUEUE_OUT_OF_ORDER;
    check(clgl_queue_create(context, &queue_desc, &first));
    check(clgl_queue_create(context, NULL, &second));
    /* Later commands of the second queue run after the earlier commands of the first queue. */
    check(clgl_queue_barrier(first, 0, NULL, &fence));
    check(clgl_queue_barrier(second, 1, &fence, NULL));
    check(clgl_queue_finish(second));
    check(clgl_fence_destroy(fence));
    check(clgl_queue_destroy(first));
    check(clgl_queue_destroy(second));
    check(clgl_context_destroy(context));
    return 0;
}
