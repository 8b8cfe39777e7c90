/* Shared code of the tests of rings: a fixture per device and transport, OpenCL frames that hold their own
 * number in every word, and drawing that reads them. */
#ifndef RING_SUPPORT_H
#define RING_SUPPORT_H

#include "process_support.h"
#include "ring_slots.h"

typedef struct ring_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    /* data[i] = value, and data[i] = before[i] + 1 */
    clgl_kernel fill, step;
    /* Slots that make_ring creates */
    slot_kind slots;
    clgl_transport transport;
} ring_fixture;

typedef void (*ring_body)(ring_fixture *w);

/* Reads the program arguments: "textures" selects rings of textures instead of buffers. */
void choose_slots(int argc, char **argv);

/* Runs on each device with an in-order and an out-of-order queue: by each transport with every kind of slot,
 * or by one transport. */
void run_rings(ring_body run);
void run_rings_by(clgl_transport transport, ring_body run);
/* Returns whether the OpenCL side needs OpenGL for a slot, for a fetch or a copy. */
int compute_needs_gl(const ring_fixture *w);
ring_fixture open_ring_fixture(const char *device, clgl_transport transport, uint32_t queue_flags);
void close_ring_fixture(ring_fixture *w);
/* Like open_ring_fixture and close_ring_fixture, on the OpenGL context that is already current. */
ring_fixture fill_ring_fixture(const char *device, clgl_transport transport, uint32_t queue_flags);
void empty_ring_fixture(ring_fixture *w);

/* Creates a ring with RING_WORDS words per slot. */
clgl_ring make_ring(const ring_fixture *w, uint32_t slot_count, clgl_ring_mode mode);
clgl_ring_info info_of_ring(clgl_ring ring);

/* OpenCL side. */
clgl_ring_slot acquire_slot(clgl_queue queue, clgl_ring ring);
void fill_slot(const ring_fixture *w, clgl_queue queue, const clgl_ring_slot *slot, uint32_t words,
               uint32_t value);
void release_slot(clgl_queue queue, clgl_ring ring);
/* Releases the slot and waits until it is complete. */
void complete_slot(clgl_queue queue, clgl_ring ring);
/* Acquires a slot, fills it with the frame number, and releases it. Returns the number. */
uint64_t write_frame(const ring_fixture *w, clgl_ring ring);
/* Like write_frame, and waits until the frame is complete. */
uint64_t write_whole_frame(const ring_fixture *w, clgl_ring ring);

/* Drawing side. */
clgl_ring_slot take_slot(clgl_ring ring);
/* Returns the number in all words of the slot, as OpenGL reads them; fails the test if the words differ. */
uint32_t number_in(const ring_fixture *w, const clgl_ring_slot *slot, uint32_t words);
/* Takes a frame and checks that it is this one. */
void expect_frame(const ring_fixture *w, clgl_ring ring, uint64_t frame);
/* Checks that drawing finds no new frame and keeps this one; 0 = none. */
void expect_nothing_new(const ring_fixture *w, clgl_ring ring, uint64_t frame);

#endif
