#include "ring_support.h"

static const char source[] =
    "kernel void fill(global uint *data, uint value) { data[get_global_id(0)] = value; }\n"
    "kernel void add_one(global const uint *before, global uint *data)\n"
    "{ data[get_global_id(0)] = before[get_global_id(0)] + 1u; }\n";

ring_world fill_ring_world(const char *device, int32_t transport, uint32_t queue_flags)
{
    ring_world w;
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    w.slot_flags = 0;
    w.context = make_context(device, transport);
    w.queue = make_queue(w.context, queue_flags);
    desc.source = source;
    expect_success(clgl_program_create(w.context, &desc, &program));
    expect_success(clgl_kernel_create(program, "fill", &w.fill));
    expect_success(clgl_kernel_create(program, "add_one", &w.step));
    expect_success(clgl_program_destroy(program));
    return w;
}

ring_world open_ring_world(const char *device, int32_t transport, uint32_t queue_flags)
{
    const gl_context gl = make_best_gl();
    ring_world w = fill_ring_world(device, transport, queue_flags);
    w.gl = gl;
    return w;
}

void empty_ring_world(ring_world *w)
{
    expect_success(clgl_kernel_destroy(w->fill));
    expect_success(clgl_kernel_destroy(w->step));
    expect_success(clgl_queue_destroy(w->queue));
    expect_no_memory(w->context);
    expect_success(clgl_context_destroy(w->context));
    expect_gl_clean();
}

void close_ring_world(ring_world *w)
{
    empty_ring_world(w);
    destroy_gl(&w->gl);
}

void run_rings_by(int32_t transport, ring_body run)
{
    static const char *const devices[] = {POCL, RUSTICL};
    static const uint32_t flags[] = {0, CLGL_QUEUE_OUT_OF_ORDER};
    for (size_t d = 0; d < COUNT(devices); ++d)
        for (size_t f = 0; f < COUNT(flags); ++f) {
            ring_world w = open_ring_world(devices[d], transport, flags[f]);
            run(&w);
            close_ring_world(&w);
        }
}

void run_rings(ring_body run)
{
    static const int32_t transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};
    for (size_t t = 0; t < COUNT(transports); ++t) {
        ring_world w = open_ring_world(POCL, transports[t], 0);
        run_rings_by(transports[t], run);
        use_gl(&w.gl);
        w.slot_flags = CLGL_BUFFER_GL_MAPPABLE;
        run(&w);
        close_ring_world(&w);
    }
}

clgl_ring make_ring(const ring_world *w, uint32_t slot_count, int32_t mode)
{
    clgl_buffer_desc slots = CLGL_BUFFER_DESC_INIT;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring ring = NULL;
    slots.size = RING_BYTES;
    slots.access = CLGL_ACCESS_WRITE_DISCARD;
    slots.flags = w->slot_flags;
    desc.slot_count = slot_count;
    desc.mode = mode;
    desc.buffer = &slots;
    expect_success(clgl_ring_create(w->context, &desc, &ring));
    return ring;
}

clgl_ring_info info_of_ring(clgl_ring ring)
{
    clgl_ring_info info = CLGL_RING_INFO_INIT;
    expect_success(clgl_ring_get_info(ring, &info));
    return info;
}

clgl_ring_slot acquire_slot(clgl_queue queue, clgl_ring ring)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    expect_success(clgl_ring_acquire(queue, ring, CLGL_FOREVER, 0, NULL, &slot, NULL, NULL));
    assert_non_null(slot.buffer);
    return slot;
}

void fill_slot(const ring_world *w, clgl_queue queue, const clgl_ring_slot *slot, uint32_t words, uint32_t value)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global[0] = words;
    expect_success(clgl_kernel_set_buffer(w->fill, 0, slot->buffer));
    expect_success(clgl_kernel_set_value(w->fill, 1, sizeof value, &value));
    expect_success(clgl_kernel_launch(queue, w->fill, &launch, 0, NULL, NULL));
}

void release_slot(clgl_queue queue, clgl_ring ring)
{
    expect_success(clgl_ring_release(queue, ring, 0, 0, NULL, NULL));
}

void complete_slot(clgl_queue queue, clgl_ring ring)
{
    clgl_fence written = NULL;
    expect_success(clgl_ring_release(queue, ring, 0, 0, NULL, &written));
    expect_success(clgl_fence_wait(written, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(written));
}

uint64_t write_frame(const ring_world *w, clgl_ring ring)
{
    const clgl_ring_slot slot = acquire_slot(w->queue, ring);
    fill_slot(w, w->queue, &slot, RING_WORDS, (uint32_t)slot.frame);
    release_slot(w->queue, ring);
    return slot.frame;
}

uint64_t write_whole_frame(const ring_world *w, clgl_ring ring)
{
    const clgl_ring_slot slot = acquire_slot(w->queue, ring);
    fill_slot(w, w->queue, &slot, RING_WORDS, (uint32_t)slot.frame);
    complete_slot(w->queue, ring);
    return slot.frame;
}

clgl_ring_slot take_slot(clgl_ring ring)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    expect_success(clgl_ring_take(ring, CLGL_FOREVER, &slot));
    assert_non_null(slot.buffer);
    return slot;
}

uint32_t number_in(const clgl_ring_slot *slot, uint32_t words)
{
    uint32_t *got = malloc(words * sizeof *got);
    uint32_t name = 0, number = 0;
    assert_non_null(got);
    expect_success(clgl_buffer_gl_name(slot->buffer, &name));
    read_gl(name, 0, words * sizeof *got, got);
    number = got[0];
    for (uint32_t i = 1; i < words; ++i)
        if (got[i] != number) fail_msg("word %u is %u where the first is %u", i, got[i], number);
    free(got);
    return number;
}

void expect_frame(clgl_ring ring, uint64_t frame)
{
    const clgl_ring_slot slot = take_slot(ring);
    assert_int_equal(slot.frame, frame);
    assert_int_equal(number_in(&slot, RING_WORDS), frame);
}

void expect_nothing_new(clgl_ring ring, uint64_t frame)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    expect_positive(clgl_ring_take(ring, 0, &slot), CLGL_NOT_READY);
    assert_int_equal(slot.frame, frame);
    assert_int_equal(slot.buffer != NULL, frame != 0);
    if (frame != 0) assert_int_equal(number_in(&slot, RING_WORDS), frame);
}
