#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

static int32_t on_turn(void *user_data)
{
    puts(user_data);
    return 0; /* not an error */
}

int main(void)
{
    clgl_context context;
    clgl_queue queue;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));

    clgl_queue_info info = CLGL_QUEUE_INFO_INIT;
    check(clgl_queue_get_info(queue, &info));
    printf("%s\n", info.flags & CLGL_QUEUE_OUT_OF_ORDER ? "out of order" : "in order");

    /* Create a second queue with the properties of the first queue. */
    clgl_queue other;
    check(clgl_queue_duplicate(queue, &other));

    /* Call a function of the application between the commands of the queue. */
    check(clgl_queue_launch_host_function(queue, on_turn, "in turn", 0, NULL, NULL));

    /* A marker completes after all earlier commands. A flush submits the commands to the device. */
    clgl_fence marker;
    check(clgl_queue_marker(queue, 0, NULL, &marker));
    check(clgl_queue_flush(queue));
    check(clgl_fence_wait(marker, CLGL_FOREVER));

    /* Move a buffer to the device of the queue before its first use. */
    clgl_buffer buffer;
    check(
        clgl_buffer_create(context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = 4096), &buffer));
    check(clgl_migrate(queue, CLGL_MIGRATION(.buffer_count = 1, .buffers = &buffer), 0, NULL, NULL));

    check(clgl_queue_finish(queue));
    check(clgl_buffer_destroy(buffer));
    check(clgl_fence_destroy(marker));
    check(clgl_queue_destroy(other));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
