/* Tests ring frames that complete late or fail. Read calls wait for such frames or skip them. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "ring_support.h"

#include <pthread.h>

#define SOON_MS 20

/* Writes a frame that completes when the fence `held` is signalled. Returns the frame number. The function waits
 * for the kernel, because PoCL 3.1 aborts if a running command notifies a failed command. */
static uint64_t write_held(const ring_fixture *w, clgl_queue queue, clgl_ring ring, clgl_fence held)
{
    const clgl_ring_slot slot = acquire_slot(queue, ring);
    fill_slot(w, queue, &slot, RING_WORDS, (uint32_t)slot.frame);
    expect_success(clgl_queue_finish(queue));
    expect_success(clgl_ring_submit(queue, ring, 0, 1, &held, NULL));
    return slot.frame;
}

static void end_held(clgl_queue queue, clgl_fence held)
{
    expect_success(clgl_queue_finish(queue));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_fence_destroy(held));
}

/* The first frame is late, and the second frame is complete. A read must wait for the first frame. Uses a
 * transport without copies, because copies of different queues run in order. */
static void run_late_fifo(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 3, CLGL_RING_MODE_FIFO);
    const clgl_fence held = user_fence(w->context);
    const clgl_queue late = make_queue(w->context, 0);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    assert_int_equal(write_held(w, late, ring, held), 1);
    assert_int_equal(write_whole_frame(w, ring), 2);
    expect_nothing_new(ring, 0);
    expect_positive(clgl_ring_acquire_read(ring, NS_PER_MS, &slot), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(held, 0));
    expect_frame(ring, 1);
    expect_frame(ring, 2);
    end_held(late, held);
    expect_success(clgl_ring_destroy(ring));
}

static void fifo_waits_for_a_late_frame(void **state)
{
    (void)state;
    run_rings_by(CLGL_TRANSPORT_MAPPED, run_late_fifo);
}

/* While the newest frame is late, a read returns the previous frame. Later reads never return an older frame. */
static void run_late_mailbox(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 4, CLGL_RING_MODE_MAILBOX);
    const clgl_fence held = user_fence(w->context);
    const clgl_queue late = make_queue(w->context, 0);
    assert_int_equal(write_whole_frame(w, ring), 1);
    assert_int_equal(write_held(w, late, ring, held), 2);
    expect_frame(ring, 1);
    expect_nothing_new(ring, 1);
    assert_int_equal(write_whole_frame(w, ring), 3);
    expect_frame(ring, 3);
    expect_nothing_new(ring, 3);
    expect_success(clgl_fence_signal(held, 0));
    expect_success(clgl_queue_finish(late));
    expect_nothing_new(ring, 3);
    assert_int_equal(info_of_ring(ring).frames_dropped, 1);
    assert_int_equal(write_whole_frame(w, ring), 4);
    expect_frame(ring, 4);
    end_held(late, held);
    expect_success(clgl_ring_destroy(ring));
}

static void mailbox_does_not_wait_for_a_late_frame(void **state)
{
    (void)state;
    run_rings_by(CLGL_TRANSPORT_MAPPED, run_late_mailbox);
}

/* A write must wait for the late frame, and must not reuse the slot of the last complete frame. */
static void run_kept(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 3, CLGL_RING_MODE_MAILBOX);
    const clgl_fence held = user_fence(w->context);
    const clgl_queue late = make_queue(w->context, 0);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    write_whole_frame(w, ring);
    expect_frame(ring, 1);
    assert_int_equal(write_whole_frame(w, ring), 2);
    assert_int_equal(write_held(w, late, ring, held), 3);
    expect_positive(clgl_ring_acquire_write(w->queue, ring, 0, 0, NULL, &slot, NULL, NULL), CLGL_NOT_READY);
    expect_success(clgl_fence_signal(held, 0));
    expect_success(clgl_queue_finish(late));
    assert_int_equal(write_whole_frame(w, ring), 4);
    expect_frame(ring, 4);
    end_held(late, held);
    expect_success(clgl_ring_destroy(ring));
}

static void the_newest_complete_frame_is_kept(void **state)
{
    (void)state;
    run_rings_by(CLGL_TRANSPORT_MAPPED, run_kept);
}

/* Read calls skip a late frame. Its slot is reused for the next frame, which must wait for the pending commands
 * of the skipped frame. */
static void run_reuse(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 2, CLGL_RING_MODE_MAILBOX);
    const clgl_fence held = user_fence(w->context);
    const clgl_queue late = make_queue(w->context, 0);
    clgl_ring_slot slot;
    assert_int_equal(write_held(w, late, ring, held), 1);
    assert_int_equal(write_whole_frame(w, ring), 2);
    slot = acquire_slot(w->queue, ring);
    assert_int_equal(slot.index, 0);
    fill_slot(w, w->queue, &slot, RING_WORDS, (uint32_t)slot.frame);
    release_slot(w->queue, ring);
    expect_success(clgl_queue_flush(w->queue));
    sleep_ms(1);
    expect_frame(ring, 2);
    expect_nothing_new(ring, 2);
    expect_success(clgl_fence_signal(held, 0));
    expect_frame(ring, 3);
    end_held(late, held);
    expect_success(clgl_ring_destroy(ring));
}

static void skipped_slots_are_reused_after_their_commands(void **state)
{
    (void)state;
    run_rings_by(CLGL_TRANSPORT_MAPPED, run_reuse);
}

/* A failed frame is reported once and then dropped. The previously acquired frame stays acquired. */
static void run_failed(ring_fixture *w)
{
    static const clgl_ring_mode modes[] = {CLGL_RING_MODE_FIFO, CLGL_RING_MODE_MAILBOX};
    for (size_t m = 0; m < COUNT(modes); ++m) {
        const clgl_ring ring = make_ring(w, 3, modes[m]);
        const clgl_fence held = user_fence(w->context);
        const clgl_queue late = make_queue(w->context, 0);
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
        write_whole_frame(w, ring);
        expect_frame(ring, 1);
        assert_int_equal(write_held(w, late, ring, held), 2);
        expect_success(clgl_fence_signal(held, -5));
        expect_error(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot), CLGL_ERROR_COMMAND_FAILED);
        assert_false(has_object(&slot));
        expect_nothing_new(ring, 1);
        assert_int_equal(info_of_ring(ring).frames_dropped, 1);
        /* A failed frame cannot be the previous frame. */
        expect_success(clgl_ring_acquire_write(w->queue, ring, CLGL_FOREVER, 0, NULL, &slot, &previous, NULL));
        assert_int_equal(slot.frame, 3);
        assert_false(has_object(&previous));
        fill_slot(w, w->queue, &slot, RING_WORDS, 3);
        release_slot(w->queue, ring);
        expect_frame(ring, 3);
        assert_int_equal(write_frame(w, ring), 4);
        expect_frame(ring, 4);
        assert_int_equal(write_frame(w, ring), 5);
        expect_frame(ring, 5);
        expect_success(clgl_queue_destroy(late));
        expect_success(clgl_fence_destroy(held));
        expect_success(clgl_ring_destroy(ring));
    }
}

static void a_failed_frame_is_never_seen(void **state)
{
    (void)state;
    run_rings(run_failed);
}

/* The launch of a frame waits for a fence, and its submission for another fence, which fails first. PoCL then
 * ends the submission at once. A read must not wait for the launch. */
static void run_failed_before_launch(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 3, CLGL_RING_MODE_FIFO);
    const clgl_fence of_launch = user_fence(w->context), held = user_fence(w->context);
    const clgl_queue late = make_queue(w->context, 0);
    clgl_ring_slot slot = acquire_slot(late, ring);
    const uint32_t value = (uint32_t)slot.frame;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = RING_WORDS;
    expect_success(set_slot(w->fill, 0, &slot));
    expect_success(clgl_kernel_set_value(w->fill, 1, sizeof value, &value));
    expect_success(clgl_kernel_launch(late, w->fill, &launch, 1, &of_launch, NULL));
    expect_success(clgl_ring_submit(late, ring, 0, 1, &held, NULL));
    expect_success(clgl_fence_signal(held, -5));
    expect_nothing_new(ring, 0);
    expect_success(clgl_fence_signal(of_launch, 0));
    expect_error(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot), CLGL_ERROR_COMMAND_FAILED);
    end_held(late, held);
    expect_success(clgl_fence_destroy(of_launch));
    expect_success(clgl_ring_destroy(ring));
}

static void a_read_does_not_wait_for_the_launch_of_a_failed_frame(void **state)
{
    (void)state;
    run_rings_by(CLGL_TRANSPORT_MAPPED, run_failed_before_launch);
}

/* A call with a failed fence in its wait list changes nothing and can be repeated. */
static void run_failed_wait(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 2, CLGL_RING_MODE_FIFO);
    clgl_fence failed = user_fence(w->context);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    expect_success(clgl_fence_signal(failed, -5));
    expect_error(clgl_ring_acquire_write(w->queue, ring, 0, 1, &failed, &slot, NULL, NULL),
                 CLGL_ERROR_COMMAND_FAILED);
    assert_int_equal(info_of_ring(ring).acquired, 0);
    slot = acquire_slot(w->queue, ring);
    fill_slot(w, w->queue, &slot, RING_WORDS, 1);
    expect_error(clgl_ring_submit(w->queue, ring, 0, 1, &failed, NULL), CLGL_ERROR_COMMAND_FAILED);
    assert_int_equal(info_of_ring(ring).acquired, 1);
    /* The wait list and the result of a call may be the same variable. */
    expect_success(clgl_fence_destroy(failed));
    failed = user_fence(w->context);
    {
        clgl_fence held = failed;
        expect_success(clgl_ring_submit(w->queue, ring, 0, 1, &failed, &failed));
        expect_nothing_new(ring, 0);
        expect_success(clgl_fence_signal(held, 0));
        expect_success(clgl_fence_destroy(held));
    }
    expect_success(clgl_fence_wait(failed, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(failed));
    expect_frame(ring, 1);
    expect_success(clgl_ring_destroy(ring));
}

static void a_failed_wait_keeps_the_slot(void **state)
{
    (void)state;
    run_rings(run_failed_wait);
}

/* Destroying a ring releases all acquired slots and frees all objects. */
static void run_destroyed(ring_fixture *w)
{
    static const uint32_t slot_counts[] = {1, 2, 3, 8};
    for (size_t c = 0; c < COUNT(slot_counts); ++c) {
        const clgl_ring ring = make_ring(w, slot_counts[c], CLGL_RING_MODE_FIFO);
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
        write_frame(w, ring);
        expect_frame(ring, 1);
        write_frame(w, ring);
        if (slot_counts[c] > 2) write_frame(w, ring);
        if (clgl_ring_acquire_write(w->queue, ring, 0, 0, NULL, &slot, &previous, NULL) == CLGL_SUCCESS)
            fill_slot(w, w->queue, &slot, RING_WORDS, 7);
        expect_success(clgl_ring_destroy(ring));
        expect_error(clgl_ring_destroy(ring), CLGL_ERROR_INVALID_HANDLE);
        if (has_object(&slot)) expect_error(destroy_slot(&slot), CLGL_ERROR_INVALID_HANDLE);
        expect_no_memory(w->context);
    }
}

static void destroying_gives_everything_back(void **state)
{
    (void)state;
    run_rings(run_destroyed);
}

static void a_ring_outlives_its_context(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 3, CLGL_RING_MODE_FIFO);
    (void)state;
    write_frame(&w, ring);
    expect_success(clgl_context_destroy(w.context));
    assert_null(info_of_ring(ring).context);
    expect_frame(ring, 1);
    write_frame(&w, ring);
    expect_frame(ring, 2);
    expect_success(clgl_kernel_destroy(w.fill));
    expect_success(clgl_kernel_destroy(w.step));
    expect_success(clgl_queue_destroy(w.queue));
    expect_success(clgl_ring_destroy(ring));
    expect_gl_clean();
    destroy_gl(&w.gl);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fifo_waits_for_a_late_frame),
        cmocka_unit_test(mailbox_does_not_wait_for_a_late_frame),
        cmocka_unit_test(the_newest_complete_frame_is_kept),
        cmocka_unit_test(skipped_slots_are_reused_after_their_commands),
        cmocka_unit_test(a_failed_frame_is_never_seen),
        cmocka_unit_test(a_read_does_not_wait_for_the_launch_of_a_failed_frame),
        cmocka_unit_test(a_failed_wait_keeps_the_slot),
        cmocka_unit_test(destroying_gives_everything_back),
        cmocka_unit_test(a_ring_outlives_its_context),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    choose_slots(argc, argv);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
