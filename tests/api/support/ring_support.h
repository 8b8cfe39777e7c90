/* Shared code of tests of rings: fixtures, frames whose words are all equal to the frame number, and OpenGL reads
 * of these words. */
#ifndef RING_SUPPORT_H
#define RING_SUPPORT_H

#include "process_support.h"
#include "ring_slots.h"

typedef struct ring_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    /* fill: data[i] = value. step: data[i] = before[i] + 1. */
    clgl_kernel fill, step;
    /* Kind of slots for make_ring */
    slot_kind slots;
    clgl_transport transport;
} ring_fixture;

typedef void (*ring_body)(ring_fixture *w);

/* Reads the program arguments. The argument "textures" selects rings of textures instead of buffers. */
void choose_slots(int argc, char **argv);

/* run_rings runs the function for each transport, device, kind of slot and kind of queue. run_rings_by runs the
 * function for one transport. */
void run_rings(ring_body run);
void run_rings_by(clgl_transport transport, ring_body run);
/* Returns whether acquiring a slot for writing needs an OpenGL context. This is the case if the pixels are copied
 * from OpenGL. */
int compute_needs_gl(const ring_fixture *w);
ring_fixture open_ring_fixture(const char *device, clgl_transport transport, uint32_t queue_flags);
void close_ring_fixture(ring_fixture *w);
/* Like open_ring_fixture and close_ring_fixture, but use the OpenGL context that is already current. */
ring_fixture fill_ring_fixture(const char *device, clgl_transport transport, uint32_t queue_flags);
void empty_ring_fixture(ring_fixture *w);

/* Creates a ring with RING_WORDS words per slot. */
clgl_ring make_ring(const ring_fixture *w, uint32_t slot_count, clgl_ring_mode mode);
clgl_ring_info info_of_ring(clgl_ring ring);

/* Functions for the OpenCL thread */
clgl_ring_slot acquire_slot(clgl_queue queue, clgl_ring ring);
void fill_slot(const ring_fixture *w, clgl_queue queue, const clgl_ring_slot *slot, uint32_t words,
               uint32_t value);
void release_slot(clgl_queue queue, clgl_ring ring);
/* Releases the slot, and waits until its frame is complete. */
void complete_slot(clgl_queue queue, clgl_ring ring);
/* Acquires a slot, fills it with the frame number, and releases it. Returns the frame number. */
uint64_t write_frame(const ring_fixture *w, clgl_ring ring);
/* Like write_frame, but waits until the frame is complete. */
uint64_t write_whole_frame(const ring_fixture *w, clgl_ring ring);

/* Functions for the drawing thread */
clgl_ring_slot take_slot(clgl_ring ring);
/* Returns the number that OpenGL reads in every word of the slot. The test fails if the words differ. */
uint32_t number_in(const clgl_ring_slot *slot, uint32_t words);
/* Acquires a frame for reading, and checks its frame number. */
void expect_frame(clgl_ring ring, uint64_t frame);
/* Expects that no new frame is available, and that the acquired frame is still `frame` (0 = no frame). */
void expect_nothing_new(clgl_ring ring, uint64_t frame);

#endif
