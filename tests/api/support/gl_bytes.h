/* OpenGL buffers and their contents. Used by tests with and without the clgl headers. */
#ifndef GL_BYTES_H
#define GL_BYTES_H

#include <epoxy/gl.h>

#include <stddef.h>
#include <stdint.h>

GLuint make_gl_buffer(size_t size, const void *data);

/* Fills memory with bytes that depend on the seed and on the offset of each byte. */
void fill_bytes(void *data, size_t size, uint32_t seed);
/* Returns the next pseudo-random number (xorshift). */
uint32_t next_random(uint32_t *state);

#endif
