/* A CPU model of views. The model stores the byte offset of every item. Slices follow the rules of Python. */
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
    /* Byte offset of each item, in C order */
    size_t at[MAX_ITEMS];
} view_model;

typedef struct view_fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer, other;
    unsigned char bytes[SIZE], other_bytes[SIZE];
    uint32_t random;
} view_fixture;

/* pick_number returns a random number from `first` to `last`. one_in returns 1 with probability 1 / `times`, else
 * 0. */
size_t pick_number(view_fixture *f, size_t first, size_t last);
int one_in(view_fixture *f, size_t times);

/* next_index increments an index in C order. rank_of_index returns the position of an index in C order. */
void next_index(const view_model *m, size_t *index);
size_t rank_of_index(const view_model *m, const size_t *index);

/* Creates a random view of a buffer of SIZE bytes by slices, transpositions and reshapes. Compares the view with
 * the model after each step. */
clgl_view random_view(view_fixture *f, clgl_buffer buffer, view_model *m);

/* Chooses strides for host memory, with gaps, in random order, and partly negative. Returns the byte offset of
 * item 0. */
size_t random_strides(view_fixture *f, const view_model *m, int64_t *strides);
size_t host_place(const view_model *m, size_t first, const int64_t *strides, const size_t *index);

#endif
