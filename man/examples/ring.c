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
    clgl_buffer_desc slots = CLGL_BUFFER_DESC_INIT;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    clgl_context context;
    clgl_queue queue;
    clgl_ring ring;
    const uint32_t black = 0;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));
    slots.size = 4096;
    slots.access = CLGL_ACCESS_WRITE_DISCARD;
    desc.mode = CLGL_RING_MODE_MAILBOX;
    desc.buffer = &slots;
    check(clgl_ring_create(context, &desc, &ring));

    for (int frame = 0; frame < 3; ++frame) {
        check(clgl_ring_acquire_write(queue, ring, CLGL_FOREVER, 0, NULL, &slot, &previous, NULL));
        if (previous.buffer)
            check(clgl_buffer_copy(queue, previous.buffer, slot.buffer, NULL, 0, 0, NULL, NULL));
        else
            check(clgl_buffer_fill(queue, slot.buffer, NULL, &black, sizeof black, 0, NULL, NULL));
        /* Launch kernels that change the frame here. */
        check(clgl_ring_submit(queue, ring, 0, 0, NULL, NULL));
        /* Get the newest complete frame, or the frame that is already acquired, without waiting. */
        check(clgl_ring_acquire_read(ring, 0, &slot));
        if (slot.buffer) {
            /* Draw from slot.buffer here. */
        }
    }
    /* Wait at most 0.1 s for the last frame. */
    check(clgl_ring_acquire_read(ring, 100000000, &slot));
    printf("frame %u is drawn\n", (unsigned)slot.frame);

    check(clgl_ring_destroy(ring));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
