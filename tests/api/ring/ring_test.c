/* Tests rings on one thread. Frames must be complete and in order, in both modes and with different numbers of
 * slots. Also tests full and empty rings, the previous frame, and resizing. */
#define _GNU_SOURCE
#include "ring_support.h"

#define SHORT_NS (5 * NS_PER_MS)

static const uint32_t slot_counts[] = {1, 2, 3, 4, 8};

static void expect_no_slot(clgl_queue queue, clgl_ring ring, int64_t timeout, clgl_result expected)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    clgl_fence fence = (clgl_fence)(uintptr_t)1;
    expect_positive(clgl_ring_acquire_write(queue, ring, timeout, 0, NULL, &slot, &previous, &fence), expected);
    assert_false(has_object(&slot));
    assert_false(has_object(&previous));
    assert_null(fence);
    assert_int_equal(slot.frame, 0);
    assert_int_equal(info_of_ring(ring).acquired, 0);
}

/* Writes all slots and then reads them. No frame may be lost. */
static void run_fifo(ring_fixture *w)
{
    for (size_t c = 0; c < COUNT(slot_counts); ++c) {
        const clgl_ring ring = make_ring(w, slot_counts[c], CLGL_RING_MODE_FIFO);
        uint64_t taken = 0;
        for (int round = 0; round < 3; ++round) {
            clgl_ring_info info;
            for (uint32_t i = 0; i < slot_counts[c]; ++i)
                assert_int_equal(write_frame(w, ring), taken + i + 1);
            expect_no_slot(w->queue, ring, 0, CLGL_NOT_READY);
            info = info_of_ring(ring);
            assert_int_equal(info.waiting_count, slot_counts[c]);
            assert_int_equal(info.slot_count, slot_counts[c]);
            for (uint32_t i = 0; i < slot_counts[c]; ++i)
                expect_frame(ring, ++taken);
            expect_nothing_new(ring, taken);
            expect_success(clgl_ring_release_read(ring));
            expect_nothing_new(ring, 0);
            info = info_of_ring(ring);
            assert_int_equal(info.frames_written, taken);
            assert_int_equal(info.frames_taken, taken);
            assert_int_equal(info.frames_dropped, 0);
        }
        expect_success(clgl_ring_destroy(ring));
    }
}

static void fifo_loses_nothing(void **state)
{
    (void)state;
    run_rings(run_fifo);
}

/* Writes several frames while one slot is acquired for reading. */
static void run_mailbox(ring_fixture *w)
{
    for (size_t c = 0; c < COUNT(slot_counts); ++c) {
        const clgl_ring ring = make_ring(w, slot_counts[c], CLGL_RING_MODE_MAILBOX);
        clgl_ring_info info;
        write_whole_frame(w, ring);
        expect_frame(ring, 1);
        if (slot_counts[c] > 1) {
            clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
            assert_int_equal(write_whole_frame(w, ring), 2);
            if (slot_counts[c] == 2) expect_no_slot(w->queue, ring, 0, CLGL_NOT_READY);
            for (uint64_t frame = 3; slot_counts[c] > 2 && frame < 9; ++frame) {
                expect_success(clgl_ring_acquire_write(w->queue, ring, 0, 0, NULL, &slot, NULL, NULL));
                assert_int_equal(slot.frame, frame);
                fill_slot(w, w->queue, &slot, RING_WORDS, (uint32_t)frame);
                complete_slot(w->queue, ring);
            }
            info = info_of_ring(ring);
            assert_int_equal(info.taken, 1);
            expect_frame(ring, info.frames_written);
            expect_nothing_new(ring, info.frames_written);
            info = info_of_ring(ring);
            assert_int_equal(info.frames_dropped, info.frames_written - info.frames_taken);
            assert_int_equal(info.waiting_count, 0);
        }
        expect_success(clgl_ring_destroy(ring));
    }
}

static void mailbox_returns_the_newest(void **state)
{
    (void)state;
    run_rings(run_mailbox);
}

static void run_timeouts(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 2, CLGL_RING_MODE_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    int64_t start = now_ms();
    expect_nothing_new(ring, 0);
    expect_positive(clgl_ring_acquire_read(ring, SHORT_NS, &slot), CLGL_TIMEOUT);
    assert_false(has_object(&slot));
    assert_true(now_ms() - start >= SHORT_NS / NS_PER_MS - 1);
    write_frame(w, ring);
    expect_frame(ring, 1);
    expect_positive(clgl_ring_acquire_read(ring, SHORT_NS, &slot), CLGL_TIMEOUT);
    assert_int_equal(slot.frame, 1);
    assert_true(has_object(&slot));
    write_frame(w, ring);
    start = now_ms();
    expect_no_slot(w->queue, ring, SHORT_NS, CLGL_TIMEOUT);
    assert_true(now_ms() - start >= SHORT_NS / NS_PER_MS - 1);
    expect_frame(ring, 2);
    assert_int_equal(write_frame(w, ring), 3);
    expect_success(clgl_ring_destroy(ring));
}

static void empty_calls_wait_for_the_timeout(void **state)
{
    (void)state;
    run_rings(run_timeouts);
}

/* A ring with one slot works like clgl_acquire and clgl_release. The next write acquires the slot even if it is
 * still acquired for reading. */
static void run_one(ring_fixture *w)
{
    static const clgl_ring_mode modes[] = {CLGL_RING_MODE_FIFO, CLGL_RING_MODE_MAILBOX};
    for (size_t m = 0; m < COUNT(modes); ++m) {
        const clgl_ring ring = make_ring(w, 1, modes[m]);
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
        for (uint64_t frame = 1; frame < 4; ++frame) {
            assert_int_equal(write_frame(w, ring), frame);
            expect_no_slot(w->queue, ring, 0, CLGL_NOT_READY);
            expect_frame(ring, frame);
            expect_nothing_new(ring, frame);
            expect_error(clgl_ring_acquire_read(ring, 1, &slot), CLGL_ERROR_INVALID_STATE);
        }
        expect_success(clgl_ring_acquire_write(w->queue, ring, CLGL_FOREVER, 0, NULL, &slot, &previous, NULL));
        assert_false(has_object(&previous));
        assert_int_equal(info_of_ring(ring).taken, 0);
        expect_error(clgl_ring_release_read(ring), CLGL_ERROR_INVALID_STATE);
        release_slot(w->queue, ring);
        expect_success(clgl_ring_destroy(ring));
    }
}

static void one_slot_is_the_plain_hand_over(void **state)
{
    (void)state;
    run_rings(run_one);
}

/* OpenGL draws into the only slot of a ring, and OpenCL reads the result. */
static void run_both_ways(ring_fixture *w)
{
    slot_kind kind = w->slots;
    clgl_ring ring = NULL;
    uint32_t data[RING_WORDS];
    kind.access = CLGL_ACCESS_READ_WRITE;
    fill_words(data, 1);
    expect_success(create_ring(w->context, &kind, 1, CLGL_RING_MODE_FIFO, data, NULL, &ring));
    for (uint32_t round = 0; round < 3; ++round) {
        clgl_ring_slot slot = acquire_slot(w->queue, ring);
        uint32_t got[RING_WORDS];
        read_slot(w->queue, &slot, got);
        expect_same_bytes(got, data, sizeof data);
        release_slot(w->queue, ring);
        slot = take_slot(ring);
        read_gl_slot(&slot, RING_WORDS, got);
        expect_same_bytes(got, data, sizeof data);
        fill_words(data, round + 2);
        write_gl_slot(&slot, RING_WORDS, data);
    }
    expect_success(clgl_ring_destroy(ring));
}

static void one_slot_crosses_both_ways(void **state)
{
    (void)state;
    run_rings(run_both_ways);
}

static void take_step(ring_fixture *w, clgl_ring ring, uint64_t frame)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    expect_success(clgl_ring_acquire_write(w->queue, ring, CLGL_FOREVER, 0, NULL, &slot, &previous, NULL));
    assert_int_equal(slot.frame, frame);
    assert_int_equal(previous.frame, frame - 1);
    if (frame == 1) {
        assert_false(has_object(&previous));
        fill_slot(w, w->queue, &slot, RING_WORDS, 1);
    } else {
        assert_int_not_equal(previous.index, slot.index);
        assert_int_equal(access_of_slot(&previous), CLGL_ACCESS_READ_ONLY);
        launch.global_size[0] = RING_WORDS;
        expect_success(set_slot(w->step, 0, &previous));
        expect_success(set_slot(w->step, 1, &slot));
        expect_success(clgl_kernel_launch(w->queue, w->step, &launch, 0, NULL, NULL));
    }
    complete_slot(w->queue, ring);
}

/* Computes each frame from the previous frame, which can be acquired for reading at the same time. */
static void run_previous(ring_fixture *w)
{
    static const clgl_ring_mode modes[] = {CLGL_RING_MODE_FIFO, CLGL_RING_MODE_MAILBOX};
    for (size_t c = 1; c < COUNT(slot_counts); ++c) {
        for (size_t m = 0; m < COUNT(modes); ++m) {
            const clgl_ring ring = make_ring(w, slot_counts[c], modes[m]);
            uint64_t frame = 0;
            for (int i = 0; i < 6; ++i) {
                take_step(w, ring, ++frame);
                if (slot_counts[c] > 2 && i % 2) take_step(w, ring, ++frame);
                if (modes[m] == CLGL_RING_MODE_MAILBOX) {
                    expect_frame(ring, frame);
                    continue;
                }
                for (uint64_t next = info_of_ring(ring).frames_taken; next < frame;)
                    expect_frame(ring, ++next);
            }
            expect_success(clgl_ring_destroy(ring));
        }
    }
}

static void the_frame_before_can_be_read(void **state)
{
    (void)state;
    run_rings(run_previous);
}

/* A read never returns a discarded frame. The next frame has the number of the discarded frame. */
static void run_discard(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 2, CLGL_RING_MODE_FIFO);
    for (uint64_t frame = 1; frame < 4; ++frame) {
        const clgl_ring_slot slot = acquire_slot(w->queue, ring);
        assert_int_equal(slot.frame, frame);
        fill_slot(w, w->queue, &slot, RING_WORDS, 99);
        expect_success(clgl_ring_submit(w->queue, ring, CLGL_RING_DISCARD, 0, NULL, NULL));
        expect_nothing_new(ring, frame - 1);
        assert_int_equal(write_frame(w, ring), frame);
        expect_frame(ring, frame);
    }
    assert_int_equal(info_of_ring(ring).frames_dropped, 0);
    /* A discarded frame cannot be the previous frame. The slot of the previous frame is not overwritten while it
     * is acquired. */
    expect_success(clgl_ring_release_read(ring));
    for (int i = 0; i < 3; ++i) {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
        expect_success(clgl_ring_acquire_write(w->queue, ring, 0, 0, NULL, &slot, &previous, NULL));
        assert_int_equal(previous.frame, 3);
        assert_int_not_equal(previous.index, slot.index);
        expect_success(clgl_ring_submit(w->queue, ring, CLGL_RING_DISCARD, 0, NULL, NULL));
    }
    /* If the caller does not request the previous frame, its slot may be overwritten. No previous frame is then
     * available. */
    for (int i = 0; i < 3; ++i) {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
        expect_success(
            clgl_ring_acquire_write(w->queue, ring, 0, 0, NULL, &slot, i == 2 ? &previous : NULL, NULL));
        assert_false(has_object(&previous));
        expect_success(clgl_ring_submit(w->queue, ring, CLGL_RING_DISCARD, 0, NULL, NULL));
    }
    expect_success(clgl_ring_destroy(ring));
}

static void a_discarded_frame_is_never_seen(void **state)
{
    (void)state;
    run_rings(run_discard);
}

static void write_sized(const ring_fixture *w, clgl_ring ring, uint32_t words)
{
    const clgl_ring_slot slot = acquire_slot(w->queue, ring);
    assert_int_equal(bytes_of_slot(&slot), words * sizeof(uint32_t));
    fill_slot(w, w->queue, &slot, words, (uint32_t)slot.frame);
    release_slot(w->queue, ring);
}

/* Resizes a ring while one slot is acquired for writing and one for reading. */
static void run_resize(ring_fixture *w)
{
    for (size_t c = 2; c < COUNT(slot_counts); ++c) {
        const clgl_ring ring = make_ring(w, slot_counts[c], CLGL_RING_MODE_FIFO);
        clgl_ring_slot slot, kept = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
        uint32_t words = RING_WORDS;
        uint64_t frame = 0;
        for (uint32_t round = 1; round < 4; ++round) {
            const uint32_t old_words = words;
            size_t extent[3];
            words = round % 2 ? RING_WORDS / 2 : RING_WORDS * 3;
            extent_of(&w->slots, words, extent);
            write_sized(w, ring, old_words);
            slot = take_slot(ring);
            assert_int_equal(slot.frame, ++frame);
            write_sized(w, ring, old_words);
            ++frame;
            kept = acquire_slot(w->queue, ring);
            expect_success(clgl_ring_resize(ring, extent));
            assert_int_equal(info_of_ring(ring).generation, round);
            /* Acquired slots keep their size and contents during the resize. */
            assert_int_equal(number_in(&slot, old_words), slot.frame);
            fill_slot(w, w->queue, &kept, old_words, 99);
            release_slot(w->queue, ring);
            ++frame;
            expect_error(destroy_slot(&kept), CLGL_ERROR_INVALID_HANDLE);
            expect_positive(clgl_ring_acquire_read(ring, 0, &kept), CLGL_NOT_READY);
            assert_int_equal(kept.frame, slot.frame);
            assert_int_equal(kept.generation, round - 1);
            assert_int_equal(number_in(&kept, old_words), slot.frame);
            /* Slots that are acquired after the resize have the new size. */
            expect_success(clgl_ring_acquire_write(w->queue, ring, 0, 0, NULL, &kept, &previous, NULL));
            assert_false(has_object(&previous));
            assert_int_equal(kept.generation, round);
            assert_int_equal(bytes_of_slot(&kept), words * sizeof(uint32_t));
            fill_slot(w, w->queue, &kept, words, (uint32_t)kept.frame);
            release_slot(w->queue, ring);
            kept = take_slot(ring);
            assert_int_equal(kept.frame, ++frame);
            assert_int_equal(number_in(&kept, words), frame);
            assert_int_equal(info_of_ring(ring).frames_dropped, 2 * round);
        }
        expect_success(clgl_ring_destroy(ring));
    }
}

static void resizing_recreates_all_slots(void **state)
{
    (void)state;
    run_rings(run_resize);
}

/* The label of a slot stays valid after the ring is resized. */
static void run_resize_after_questions(ring_fixture *w)
{
    clgl_ring ring = NULL;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    const char *label, *again;
    size_t extent[3];
    expect_success(create_ring(w->context, &w->slots, 3, CLGL_RING_MODE_FIFO, NULL, "frames of the film", &ring));
    expect_success(clgl_ring_get_slot(ring, 1, &slot));
    label = label_of_slot(&slot);
    for (uint32_t round = 1; round < 4; ++round) {
        extent_of(&w->slots, RING_WORDS * (1 + round % 2), extent);
        expect_success(clgl_ring_resize(ring, extent));
        assert_string_equal(label, "frames of the film[1]");
        expect_success(clgl_ring_get_slot(ring, 1, &slot));
        again = label_of_slot(&slot);
        /* Repeated queries of a label return the same pointer. */
        assert_ptr_equal(label, again);
    }
    expect_success(clgl_ring_destroy(ring));
}

static void queried_labels_outlive_a_resize(void **state)
{
    (void)state;
    run_rings(run_resize_after_questions);
}

static void run_resize_failure(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 3, CLGL_RING_MODE_FIFO);
    const size_t none[3] = {0, 1, 1}, flat[3] = {RING_ROW, 2, 2}, deep[3] = {RING_ROW, 1, 0};
    const size_t huge[3] = {SIZE_MAX / 2, 1, 1};
    write_frame(w, ring);
    expect_error(clgl_ring_resize(ring, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_resize(ring, none), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_resize(ring, flat), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_resize(ring, deep), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_resize(ring, huge), CLGL_ERROR_OUT_OF_RANGE);
    assert_int_equal(info_of_ring(ring).generation, 0);
    expect_frame(ring, 1);
    write_frame(w, ring);
    expect_frame(ring, 2);
    expect_success(clgl_ring_destroy(ring));
}

static void a_failed_resize_changes_nothing(void **state)
{
    (void)state;
    run_rings(run_resize_failure);
}

/* Queries every slot. Before the first frame, slots contain the initial data. */
static void run_slots(ring_fixture *w)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_ring_info info;
    clgl_ring ring = NULL;
    uint32_t data[RING_WORDS], got[RING_WORDS];
    fill_words(data, 5);
    expect_success(create_ring(w->context, &w->slots, 0, CLGL_RING_MODE_MAILBOX, data, "frames", &ring));
    info = info_of_ring(ring);
    assert_int_equal(info.slot_count, 3);
    assert_int_equal(info.mode, CLGL_RING_MODE_MAILBOX);
    assert_ptr_equal(info.context, w->context);
    assert_string_equal(info.label, "frames");
    for (uint32_t i = 0; i < info.slot_count; ++i) {
        char label[32];
        expect_success(clgl_ring_get_slot(ring, i, &slot));
        assert_int_equal(slot.index, i);
        assert_int_equal(slot.frame, 0);
        snprintf(label, sizeof label, "frames[%u]", (unsigned)i);
        assert_string_equal(label_of_slot(&slot), label);
        read_gl_slot(&slot, RING_WORDS, got);
        expect_same_bytes(got, data, sizeof data);
    }
    expect_error(clgl_ring_get_slot(ring, info.slot_count, &slot), CLGL_ERROR_OUT_OF_RANGE);
    assert_false(has_object(&slot));
    expect_success(clgl_ring_destroy(ring));
}

static void slots_are_what_was_described(void **state)
{
    (void)state;
    run_rings(run_slots);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fifo_loses_nothing),
        cmocka_unit_test(mailbox_returns_the_newest),
        cmocka_unit_test(empty_calls_wait_for_the_timeout),
        cmocka_unit_test(one_slot_is_the_plain_hand_over),
        cmocka_unit_test(one_slot_crosses_both_ways),
        cmocka_unit_test(the_frame_before_can_be_read),
        cmocka_unit_test(a_discarded_frame_is_never_seen),
        cmocka_unit_test(resizing_recreates_all_slots),
        cmocka_unit_test(queried_labels_outlive_a_resize),
        cmocka_unit_test(a_failed_resize_changes_nothing),
        cmocka_unit_test(slots_are_what_was_described),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    choose_slots(argc, argv);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
