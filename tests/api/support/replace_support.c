#define _GNU_SOURCE
#include "replace_support.h"

const float red[4] = {1, 0, 0, 1};
static const unsigned char green_bytes[4] = {0, 255, 0, 255};

clgl_texture replace_by(const share_fixture *f, const gl_image *i, clgl_transport transport)
{
    clgl_texture_desc desc = describe_gl_image(i, transport);
    clgl_texture texture = NULL;
    desc.flags |= CLGL_TEXTURE_REPLACE_STORAGE;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    return texture;
}

void expect_replaced(clgl_texture texture, GLuint name)
{
    const clgl_texture_info info = info_of_texture(texture);
    if (!info.storage_replaced) fail_msg("target 0x%x: %s", (unsigned)info.gl_target, info.transport_reason);
    assert_int_equal(info.gl_name, name);
    assert_int_equal(info.transport, CLGL_TRANSPORT_EXTERNAL);
    assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
}

clgl_texture replace(const share_fixture *f, const gl_image *i)
{
    const clgl_texture texture = replace_by(f, i, CLGL_TRANSPORT_AUTO);
    expect_replaced(texture, i->name);
    return texture;
}

void color_pixels(gl_image *i, const unsigned char color[4])
{
    for (size_t at = 0; at < i->bytes; ++at)
        i->pixels[at] = color[at % 4];
}

void redden(gl_image *i)
{
    static const unsigned char red_bytes[4] = {255, 0, 0, 255};
    color_pixels(i, red_bytes);
}

GLuint make_framebuffer(const gl_image *i)
{
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    if (i->target == GL_TEXTURE_3D || i->target == GL_TEXTURE_2D_ARRAY || i->target == GL_TEXTURE_1D_ARRAY)
        glFramebufferTextureLayer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, i->name, i->level, 0);
    else if (i->target == GL_TEXTURE_CUBE_MAP)
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X, i->name,
                               i->level);
    else if (i->target == GL_TEXTURE_1D)
        glFramebufferTexture1D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, i->target, i->name, i->level);
    else
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, i->target, i->name, i->level);
    return framebuffer;
}

void draw_green(GLuint framebuffer, gl_image *i)
{
    const int rows_are_layers = i->target == GL_TEXTURE_1D_ARRAY;
    const size_t layer = i->bytes / (rows_are_layers ? i->size[1] : i->size[2]);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    assert_int_equal(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
    glClearColor(0, 1, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    for (size_t at = 0; at < layer; ++at)
        i->pixels[at] = green_bytes[at % 4];
    expect_gl_clean();
}

void hand_over(const share_fixture *f, clgl_texture texture, gl_image *i)
{
    unsigned char *const got = malloc(i->bytes);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, i->pixels, i->bytes);
    expect_success(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL));
    release_texture(f->queue, texture);
    redden(i);
    free(got);
}
