#include "gl_bytes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

GLuint make_gl_buffer(size_t size, const void *data)
{
    GLuint name = 0;
    glGenBuffers(1, &name);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)size, data, GL_DYNAMIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    assert_int_equal(glGetError(), GL_NO_ERROR);
    return name;
}

uint32_t next_random(uint32_t *state)
{
    uint32_t x = *state;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    *state = x;
    return x;
}

void fill_bytes(void *data, size_t size, uint32_t seed)
{
    unsigned char *bytes = data;
    uint32_t state = seed * 2654435761u + 1u;
    for (size_t i = 0; i < size; ++i)
        bytes[i] = (unsigned char)(next_random(&state) >> 8);
}
