#include "ring_support.h"

#include "gl_texture_support.h"

/* Formats of texture slots */
static const clgl_format texture_formats[] = {CLGL_FORMAT_RGBA8, CLGL_FORMAT_RGBA8UI};
static int with_textures;

void choose_slots(int argc, char **argv) { with_textures = argc > 1 && strcmp(argv[1], "textures") == 0; }

static slot_kind first_kind(void)
{
    const slot_kind kind = {with_textures ? texture_formats[0] : CLGL_FORMAT_NONE, CLGL_ACCESS_WRITE_DISCARD, 0};
    return kind;
}

int compute_needs_gl(const ring_fixture *w)
{
    return w->transport != CLGL_TRANSPORT_EXTERNAL && w->slots.access != CLGL_ACCESS_WRITE_DISCARD &&
           w->slots.format != CLGL_FORMAT_NONE;
}

static ring_fixture ring_fixture_on(const slot_kind *slots, const char *device, clgl_transport transport,
                                    uint32_t queue_flags)
{
    ring_fixture w;
    clgl_program program = NULL;
    w.slots = *slots;
    w.transport = transport;
    w.context = make_context(device, transport);
    w.queue = make_queue(w.context, queue_flags);
    program = build_slot_program(w.context, slots);
    expect_success(clgl_kernel_create(program, "fill", &w.fill));
    expect_success(clgl_kernel_create(program, "add_one", &w.step));
    expect_success(clgl_program_destroy(program));
    return w;
}

ring_fixture fill_ring_fixture(const char *device, clgl_transport transport, uint32_t queue_flags)
{
    const slot_kind slots = first_kind();
    return ring_fixture_on(&slots, device, transport, queue_flags);
}

ring_fixture open_ring_fixture(const char *device, clgl_transport transport, uint32_t queue_flags)
{
    const gl_context gl = make_best_gl();
    ring_fixture w = fill_ring_fixture(device, transport, queue_flags);
    w.gl = gl;
    return w;
}

void empty_ring_fixture(ring_fixture *w)
{
    expect_success(clgl_kernel_destroy(w->fill));
    expect_success(clgl_kernel_destroy(w->step));
    expect_success(clgl_queue_destroy(w->queue));
    expect_no_memory(w->context);
    expect_success(clgl_context_destroy(w->context));
    expect_gl_clean();
}

void close_ring_fixture(ring_fixture *w)
{
    empty_ring_fixture(w);
    destroy_gl(&w->gl);
}

static void run_in(const slot_kind *slots, const char *device, clgl_transport transport, uint32_t flags,
                   ring_body run)
{
    gl_context gl = make_best_gl();
    if (!slots->format || shares_textures_by(device, transport)) {
        ring_fixture w = ring_fixture_on(slots, device, transport, flags);
        w.gl = gl;
        run(&w);
        close_ring_fixture(&w);
    } else {
        destroy_gl(&gl);
    }
}

void run_rings_by(clgl_transport transport, ring_body run)
{
    static const char *const devices[] = {POCL, RUSTICL};
    static const uint32_t flags[] = {0, CLGL_QUEUE_OUT_OF_ORDER};
    for (size_t d = 0; d < COUNT(devices); ++d)
        for (size_t f = 0; f < COUNT(flags); ++f) {
            slot_kind slots = first_kind();
            /* Uses one format per kind of queue, so that both formats are tested on each device. */
            if (with_textures) slots.format = texture_formats[f];
            run_in(&slots, devices[d], transport, flags[f], run);
        }
}

void run_rings(ring_body run)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED,
                                                CLGL_TRANSPORT_EXTERNAL};
    for (size_t t = 0; t < COUNT(transports); ++t) {
        slot_kind slots = first_kind();
        /* Skips buffers of `external`, because OpenGL cannot write imported buffers from host memory. */
        if (!with_textures && transports[t] == CLGL_TRANSPORT_EXTERNAL) continue;
        run_rings_by(transports[t], run);
        if (!with_textures) slots.flags = CLGL_BUFFER_GL_MAPPABLE;
        if (!with_textures) run_in(&slots, POCL, transports[t], 0, run);
        slots.access = CLGL_ACCESS_READ_WRITE;
        run_in(&slots, POCL, transports[t], 0, run);
    }
}

clgl_ring make_ring(const ring_fixture *w, uint32_t slot_count, clgl_ring_mode mode)
{
    clgl_ring ring = NULL;
    expect_success(create_ring(w->context, &w->slots, slot_count, mode, NULL, NULL, &ring));
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
    expect_success(clgl_ring_acquire_write(queue, ring, CLGL_FOREVER, 0, NULL, &slot, NULL, NULL));
    assert_true(has_object(&slot));
    return slot;
}

void fill_slot(const ring_fixture *w, clgl_queue queue, const clgl_ring_slot *slot, uint32_t words,
               uint32_t value)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = words;
    expect_success(set_slot(w->fill, 0, slot));
    expect_success(clgl_kernel_set_value(w->fill, 1, sizeof value, &value));
    expect_success(clgl_kernel_launch(queue, w->fill, &launch, 0, NULL, NULL));
}

void release_slot(clgl_queue queue, clgl_ring ring)
{
    expect_success(clgl_ring_submit(queue, ring, 0, 0, NULL, NULL));
}

void complete_slot(clgl_queue queue, clgl_ring ring)
{
    clgl_fence written = NULL;
    expect_success(clgl_ring_submit(queue, ring, 0, 0, NULL, &written));
    expect_success(clgl_fence_wait(written, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(written));
}

uint64_t write_frame(const ring_fixture *w, clgl_ring ring)
{
    const clgl_ring_slot slot = acquire_slot(w->queue, ring);
    fill_slot(w, w->queue, &slot, RING_WORDS, (uint32_t)slot.frame);
    release_slot(w->queue, ring);
    return slot.frame;
}

uint64_t write_whole_frame(const ring_fixture *w, clgl_ring ring)
{
    const clgl_ring_slot slot = acquire_slot(w->queue, ring);
    fill_slot(w, w->queue, &slot, RING_WORDS, (uint32_t)slot.frame);
    complete_slot(w->queue, ring);
    return slot.frame;
}

clgl_ring_slot take_slot(clgl_ring ring)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    expect_success(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot));
    assert_true(has_object(&slot));
    return slot;
}

uint32_t number_in(const clgl_ring_slot *slot, uint32_t words)
{
    uint32_t *got = malloc(words * sizeof *got);
    uint32_t word = 0;
    assert_non_null(got);
    read_gl_slot(slot, words, got);
    word = got[0];
    for (uint32_t i = 1; i < words; ++i)
        if (got[i] != word) fail_msg("word %u is %u where the first is %u", i, got[i], word);
    free(got);
    return word;
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
    expect_positive(clgl_ring_acquire_read(ring, 0, &slot), CLGL_NOT_READY);
    assert_int_equal(slot.frame, frame);
    assert_int_equal(has_object(&slot), frame != 0);
    if (frame != 0) assert_int_equal(number_in(&slot, RING_WORDS), frame);
}
