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
    static const float triangle[] = {-1, -1, 1, -1, 0, 1};
    clgl_context context;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_range apex = {4 * sizeof(float), 2 * sizeof(float)};
    clgl_queue queue;
    clgl_buffer buffer;
    void *pointer;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));
    desc.size = sizeof triangle;
    desc.data = triangle;
    desc.label = "triangle";
    check(clgl_buffer_create(context, &desc, &buffer));

    handover.buffers = &buffer;
    handover.buffer_count = 1;
    check(clgl_acquire(queue, &handover, 0, NULL, NULL));
    check(clgl_buffer_map(queue, buffer, CLGL_MAP_READ | CLGL_MAP_WRITE, &apex, 1, 0, NULL, &pointer, NULL));
    ((float *)pointer)[1] /= 2;
    printf("the apex is at %g, %g\n", ((float *)pointer)[0], ((float *)pointer)[1]);
    check(clgl_buffer_unmap(queue, buffer, pointer, 0, NULL, NULL));
    check(clgl_release(queue, &handover, 0, NULL, NULL));

    check(clgl_buffer_destroy(buffer));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
