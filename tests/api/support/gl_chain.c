#define _GNU_SOURCE
#include "gl_chain.h"

static void shrink(gl_image *i, GLint level)
{
    const int shrinks[] = {1, i->target != GL_TEXTURE_1D_ARRAY, i->target == GL_TEXTURE_3D};
    for (int d = 0; d < 3; ++d)
        if (shrinks[d]) i->size[d] = i->size[d] >> level ? i->size[d] >> level : 1;
}

gl_chain make_gl_chain(GLenum target, clgl_format format, int levels)
{
    gl_chain c;
    c.count = levels;
    c.levels[0] = make_gl_image(target, format, 0, levels, 1);
    for (GLint level = 1; level < levels; ++level) {
        gl_image *const i = &c.levels[level];
        *i = c.levels[0];
        i->level = level;
        shrink(i, level);
        i->bytes = i->size[0] * i->size[1] * i->size[2] * i->as.bytes_per_pixel;
        i->pixels = malloc(i->bytes);
        change_pixels(i, NULL, (uint32_t)level + 1);
        draw_gl_image(i);
    }
    return c;
}

void destroy_gl_chain(gl_chain *c)
{
    for (int level = 1; level < c->count; ++level)
        free(c->levels[level].pixels);
    destroy_gl_image(&c->levels[0]);
}

void expect_gl_chain(const gl_chain *c)
{
    for (int level = 0; level < c->count; ++level)
        expect_gl_image(&c->levels[level]);
}
