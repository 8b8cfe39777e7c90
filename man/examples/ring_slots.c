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
    clgl_queue queue;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));

    clgl_ring ring;
    const uint32_t zero = 0;
    check(clgl_ring_create(
        context, CLGL_RING_DESC(.buffer = CLGL_BUFFER_DESC(.size = 4096, .access = CLGL_ACCESS_WRITE_DISCARD)),
        &ring));

    /* Prepare what each slot needs, such as a vertex array. */
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    for (uint32_t i = 0; i < 3; ++i) {
        uint32_t name;
        check(clgl_ring_get_slot(ring, i, &slot));
        check(clgl_buffer_gl_name(slot.buffer, &name));
    }

    check(clgl_ring_acquire_write(queue, ring, CLGL_FOREVER, 0, NULL, &slot, NULL, NULL));
    check(clgl_buffer_fill(queue, slot.buffer, NULL, &zero, sizeof zero, 0, NULL, NULL));
    check(clgl_ring_submit(queue, ring, 0, 0, NULL, NULL));

    clgl_ring_info info = CLGL_RING_INFO_INIT;
    check(clgl_ring_get_info(ring, &info));
    printf("%s, %u frame waits\n", clgl_ring_mode_name(info.mode), (unsigned)info.waiting_count);

    /* Release the slot before the next frame is acquired. */
    check(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot));
    check(clgl_ring_release_read(ring));

    check(clgl_ring_destroy(ring));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
