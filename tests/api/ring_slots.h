/* The slots of the rings that tests make, buffers or textures, behind one face: words of 32 bits, which are a
 * buffer's, or the pixels of a 2D texture of CLGL_FORMAT_RGBA8 or CLGL_FORMAT_R32F. */
#ifndef RING_SLOTS_H
#define RING_SLOTS_H

#include "support.h"

#define RING_WORDS 4096u
#define RING_BYTES (RING_WORDS * (uint32_t)sizeof(uint32_t))
/* Words in a row of a texture */
#define RING_ROW 64u

/* What the slots are: of buffers the format is CLGL_FORMAT_NONE. */
typedef struct slot_kind {
    int32_t format;
    int32_t access;
    /* CLGL_BUFFER_... */
    uint32_t flags;
} slot_kind;

/* The descriptor of the slots; `data` is all words that they start with, or NULL. */
clgl_result create_ring(clgl_context context, const slot_kind *kind, uint32_t slot_count, int32_t mode,
                        const void *data, const char *label, clgl_ring *ring);
/* What clgl_ring_resize wants for so many words. */
void extent_of(const slot_kind *kind, uint32_t words, size_t extent[3]);

int has_object(const clgl_ring_slot *slot);
uint64_t bytes_of_slot(const clgl_ring_slot *slot);
int32_t access_of_slot(const clgl_ring_slot *slot);
const char *label_of_slot(const clgl_ring_slot *slot);
clgl_result destroy_slot(const clgl_ring_slot *slot);
clgl_result set_slot(clgl_kernel kernel, uint32_t index, const clgl_ring_slot *slot);

/* By commands of OpenCL's, and by plain OpenGL. */
void read_slot(clgl_queue queue, const clgl_ring_slot *slot, void *words);
void read_gl_slot(const clgl_ring_slot *slot, uint32_t words, void *data);
void write_gl_slot(const clgl_ring_slot *slot, uint32_t words, const void *data);
void delete_gl_slot(const clgl_ring_slot *slot);

/* Words that every kind of slot holds as they are. */
void fill_words(const slot_kind *kind, uint32_t *words, uint32_t seed);
/* The word that stands for a number. */
uint32_t word_of(const slot_kind *kind, uint32_t number);
uint32_t number_of(const slot_kind *kind, uint32_t word);

/* Kernels: "fill" writes a number into every word, "add_one" writes the number of another slot and one more. */
clgl_program build_slot_program(clgl_context context, const slot_kind *kind);
/* GLSL for a uniform `words`: `uint word_at(int i)` and `int word_count()` of numbers. */
const char *glsl_of(const slot_kind *kind);
/* Where that uniform reads: has the slot bound, by a texture that is made for it where it is a buffer. */
void bind_slot(const clgl_ring_slot *slot, GLuint buffer_texture);

#endif
