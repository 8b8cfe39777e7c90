/* Buffers of OpenGL's and what is in them, for tests that use clgl's headers and for those that know nothing of
 * it. */
#ifndef GL_BYTES_H
#define GL_BYTES_H

#include <epoxy/gl.h>

#include <stddef.h>
#include <stdint.h>

GLuint make_gl_buffer(size_t size, const void *data);

/* Bytes that differ from offset to offset and from seed to seed. */
void fill_bytes(void *data, size_t size, uint32_t seed);
/* The next of a sequence of numbers that look random (xorshift). */
uint32_t next_random(uint32_t *state);

#endif
