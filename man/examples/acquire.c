#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(1);
}

int main(void)
{
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_range half = {0, 2048};
    clgl_queue queue;
    clgl_buffer buffer;
    clgl_fence released;
    const uint32_t value = 7;

    context_desc.flags = CLGL_CONTEXT_HEADLESS;
    check(clgl_context_create(&context_desc, &context));
    check(clgl_queue_create(context, NULL, &queue));
    desc.size = 4096;
    check(clgl_buffer_create(context, &desc, &buffer));

    handover.buffers = &buffer;
    handover.buffer_count = 1;
    handover.buffer_ranges = &half;
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    check(clgl_acquire(queue, &handover, 0, NULL, NULL));
    check(clgl_buffer_fill(queue, buffer, &half, &value, sizeof value, 0, NULL, NULL));
    check(clgl_release(queue, &handover, 0, NULL, &released));
    /* The application can do other work here while OpenCL fills the buffer. */
    check(clgl_fence_wait_gl(released)); /* later OpenGL commands read the sevens */

    clgl_fence_destroy(released);
    clgl_buffer_destroy(buffer);
    clgl_queue_destroy(queue);
    return clgl_context_destroy(context);
}
