/* What the tests of rings have in common: a fixture on a device and a transport, frames that compute writes with
 * their own number in every word, and drawing that reads them. */
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
    /* Of make_ring */
    slot_kind slots;
    int32_t transport;
} ring_fixture;

typedef void (*ring_body)(ring_fixture *w);

/* A program's arguments: "textures" for rings of textures instead of buffers. */
void choose_slots(int argc, char **argv);

/* On each device, with a queue in order and one out of order; by each transport, with slots of every kind, or by
 * one transport. */
void run_rings(ring_body run);
void run_rings_by(int32_t transport, ring_body run);
/* Whether compute needs OpenGL for a slot: it has something to fetch, or to copy. */
int compute_needs_gl(const ring_fixture *w);
ring_fixture open_ring_fixture(const char *device, int32_t transport, uint32_t queue_flags);
void close_ring_fixture(ring_fixture *w);
/* The same but for the OpenGL context, which is current already. */
ring_fixture fill_ring_fixture(const char *device, int32_t transport, uint32_t queue_flags);
void empty_ring_fixture(ring_fixture *w);

/* Of RING_WORDS in each slot. */
clgl_ring make_ring(const ring_fixture *w, uint32_t slot_count, int32_t mode);
clgl_ring_info info_of_ring(clgl_ring ring);

/* Compute's side. */
clgl_ring_slot acquire_slot(clgl_queue queue, clgl_ring ring);
void fill_slot(const ring_fixture *w, clgl_queue queue, const clgl_ring_slot *slot, uint32_t words,
               uint32_t value);
void release_slot(clgl_queue queue, clgl_ring ring);
/* And waits until it is complete. */
void complete_slot(clgl_queue queue, clgl_ring ring);
/* Acquires, fills with the frame's number, releases; gives the number. */
uint64_t write_frame(const ring_fixture *w, clgl_ring ring);
/* The same, and waits until it is complete. */
uint64_t write_whole_frame(const ring_fixture *w, clgl_ring ring);

/* Drawing's side. */
clgl_ring_slot take_slot(clgl_ring ring);
/* The number that fills the slot's words as OpenGL reads them; fails the test if there are two. */
uint32_t number_in(const ring_fixture *w, const clgl_ring_slot *slot, uint32_t words);
/* Takes a frame, which is this one. */
void expect_frame(const ring_fixture *w, clgl_ring ring, uint64_t frame);
/* That drawing finds nothing new and keeps this frame, 0 for none. */
void expect_nothing_new(const ring_fixture *w, clgl_ring ring, uint64_t frame);

#endif
