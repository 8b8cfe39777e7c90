/* A model of views: the byte offset of each item, computed by the slicing rules of Python one index at a time.
 * Also creates random views with their models. */
#ifndef VIEW_MODEL_H
#define VIEW_MODEL_H

#include "kernel_support.h"

#define SIZE 8192u
#define HOST_SIZE (4u * SIZE)
#define MAX_ITEMS 2048u
#define DIMENSIONS CLGL_VIEW_MAX_DIMENSIONS

typedef struct view_model {
    size_t dimensions, element;
    size_t shape[DIMENSIONS];
    size_t count;
    /* Byte offsets in C order */
    size_t at[MAX_ITEMS];
} view_model;

typedef struct view_fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer, other;
    unsigned char bytes[SIZE], other_bytes[SIZE];
    uint32_t random;
} view_fixture;

/* Return a random number from first to last, and 1 with a probability of 1 / `times`. */
size_t pick_number(view_fixture *f, size_t first, size_t last);
int one_in(view_fixture *f, size_t times);

/* The next index in C order, and the rank of an index in C order. */
void next_index(const view_model *m, size_t *index);
size_t rank_of_index(const view_model *m, const size_t *index);

/* Creates a view of a buffer of SIZE bytes by slices, transpositions and reshapes, each checked against the
 * model. */
clgl_view random_view(view_fixture *f, clgl_buffer buffer, view_model *m);

/* Chooses host strides in a random order of dimensions, with gaps and negative strides. Returns the offset of
 * item 0. */
size_t random_strides(view_fixture *f, const view_model *m, int64_t *strides);
size_t host_place(const view_model *m, size_t first, const int64_t *strides, const size_t *index);

#endif
