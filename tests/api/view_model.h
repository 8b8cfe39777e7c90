/* A model of views: for each item the byte where it is, found by Python's rules one index at a time; and random
 * views with their models. */
#ifndef VIEW_MODEL_H
#define VIEW_MODEL_H

#include "kernel_support.h"

#define SIZE 8192u
#define HOST_SIZE (4u * SIZE)
#define MOST_ITEMS 2048u
#define DIMENSIONS CLGL_VIEW_MAX_DIMENSIONS

typedef struct view_model {
    size_t dimensions, element;
    size_t shape[DIMENSIONS];
    size_t count;
    /* In C order */
    size_t at[MOST_ITEMS];
} view_model;

typedef struct view_fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer, other;
    unsigned char bytes[SIZE], other_bytes[SIZE];
    uint32_t random;
} view_fixture;

/* A random number from first to last, and a yes in one of so many times. */
size_t pick_number(view_fixture *f, size_t first, size_t last);
int one_in(view_fixture *f, size_t times);

/* The next index in C order, and which item an index is. */
void next_index(const view_model *m, size_t *index);
size_t rank_of_index(const view_model *m, const size_t *index);

/* A view of a buffer of SIZE bytes, sliced, transposed and reshaped, checked against its model after each step.
 */
clgl_view random_view(view_fixture *f, clgl_buffer buffer, view_model *m);

/* Strides of host memory in a random order of dimensions, with gaps, some backwards; gives where item 0 is. */
size_t random_strides(view_fixture *f, const view_model *m, int64_t *strides);
size_t host_place(const view_model *m, size_t first, const int64_t *strides, const size_t *index);

#endif
