/* What the tests of rings have in common: a world on a device and a transport, frames that compute writes with
 * their own number in every word, and drawing that reads them. */
#ifndef RING_SUPPORT_H
#define RING_SUPPORT_H

#include "scene.h"
#include "support.h"

#define RING_WORDS 4096u
#define RING_BYTES (RING_WORDS * (uint32_t)sizeof(uint32_t))

typedef struct ring_world {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    /* data[i] = value, and data[i] = before[i] + 1 */
    clgl_kernel fill, step;
    /* CLGL_BUFFER_... of the slots that make_ring makes; with CLGL_BUFFER_GL_MAPPABLE hand-overs need OpenGL */
    uint32_t slot_flags;
} ring_world;

typedef void (*ring_body)(ring_world *w);

/* On each device, with a queue in order and one out of order; by each transport, with slots of either kind, or by
 * one transport. */
void run_rings(ring_body run);
void run_rings_by(int32_t transport, ring_body run);
ring_world open_ring_world(const char *device, int32_t transport, uint32_t queue_flags);
void close_ring_world(ring_world *w);
/* The same but for the OpenGL context, which is current already. */
ring_world fill_ring_world(const char *device, int32_t transport, uint32_t queue_flags);
void empty_ring_world(ring_world *w);

/* Of buffers of RING_BYTES that are written whole. */
clgl_ring make_ring(const ring_world *w, uint32_t slot_count, int32_t mode);
clgl_ring_info info_of_ring(clgl_ring ring);

/* Compute's side. */
clgl_ring_slot acquire_slot(clgl_queue queue, clgl_ring ring);
void fill_slot(const ring_world *w, clgl_queue queue, const clgl_ring_slot *slot, uint32_t words, uint32_t value);
void release_slot(clgl_queue queue, clgl_ring ring);
/* And waits until it is complete. */
void complete_slot(clgl_queue queue, clgl_ring ring);
/* Acquires, fills with the frame's number, releases; gives the number. */
uint64_t write_frame(const ring_world *w, clgl_ring ring);
/* The same, and waits until it is complete. */
uint64_t write_whole_frame(const ring_world *w, clgl_ring ring);

/* Drawing's side. */
clgl_ring_slot take_slot(clgl_ring ring);
/* The number that fills the slot's words as OpenGL reads them; fails the test if there are two. */
uint32_t number_in(const clgl_ring_slot *slot, uint32_t words);
/* Takes a frame, which is this one. */
void expect_frame(clgl_ring ring, uint64_t frame);
/* That drawing finds nothing new and keeps this frame, 0 for none. */
void expect_nothing_new(clgl_ring ring, uint64_t frame);

#endif
