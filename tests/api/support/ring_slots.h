/* Ring slots as arrays of 32-bit words. The words are the contents of a buffer, or the pixels of a 2D texture
 * with CLGL_FORMAT_RGBA8 or CLGL_FORMAT_RGBA8UI, which all drivers have. */
#ifndef RING_SLOTS_H
#define RING_SLOTS_H

#include "support.h"

#define RING_WORDS 4096u
#define RING_BYTES (RING_WORDS * (uint32_t)sizeof(uint32_t))
/* Words per texture row */
#define RING_ROW 64u

/* Kind of slots: textures with `format`, or buffers if `format` is CLGL_FORMAT_NONE */
typedef struct slot_kind {
    clgl_format format;
    clgl_access access;
    /* CLGL_BUFFER_... flags of buffers */
    uint32_t flags;
} slot_kind;

/* Creates a ring. `data` is the initial contents of every slot, or NULL. */
clgl_result create_ring(clgl_context context, const slot_kind *kind, uint32_t slot_count, clgl_ring_mode mode,
                        const void *data, const char *label, clgl_ring *ring);
/* Stores the extent of a slot with `words` words in `extent`, for clgl_ring_resize. */
void extent_of(const slot_kind *kind, uint32_t words, size_t extent[3]);

int has_object(const clgl_ring_slot *slot);
uint64_t bytes_of_slot(const clgl_ring_slot *slot);
clgl_access access_of_slot(const clgl_ring_slot *slot);
const char *label_of_slot(const clgl_ring_slot *slot);
clgl_result destroy_slot(const clgl_ring_slot *slot);
clgl_result set_slot(clgl_kernel kernel, uint32_t index, const clgl_ring_slot *slot);

/* read_slot uses OpenCL. read_gl_slot and write_gl_slot use OpenGL. */
void read_slot(clgl_queue queue, const clgl_ring_slot *slot, void *words);
void read_gl_slot(const clgl_ring_slot *slot, uint32_t words, void *data);
void write_gl_slot(const clgl_ring_slot *slot, uint32_t words, const void *data);
void delete_gl_slot(const clgl_ring_slot *slot);

/* Fills an array of RING_WORDS words with random words. */
void fill_words(uint32_t *words, uint32_t seed);

/* Builds the kernels "fill" and "add_one". "fill" writes one number into all words. "add_one" writes the numbers
 * of another slot plus one. */
clgl_program build_slot_program(clgl_context context, const slot_kind *kind);
/* Returns GLSL source with the uniform `words` and the functions `uint word_at(int i)` and `int word_count()`. */
const char *glsl_of(const slot_kind *kind);
/* Binds the slot to the uniform `words`. A buffer is bound through the texture `buffer_texture`. */
void bind_slot(const clgl_ring_slot *slot, GLuint buffer_texture);

#endif
