/* Tests mip levels. Writing one level must not change other levels. A release with CLGL_HANDOVER_GENERATE_MIPMAPS
 * generates the other levels. */
#define _GNU_SOURCE
#include "gl_chain.h"

#define LEVELS 3

static const float red[4] = {1, 0, 0, 1};
static const unsigned char red_bytes[4] = {255, 0, 0, 255};

static void redden(gl_image *i)
{
    for (size_t at = 0; at < i->bytes; ++at)
        i->pixels[at] = red_bytes[at % sizeof red_bytes];
}

static clgl_texture share_level(const share_fixture *f, const gl_chain *c, int level)
{
    return share_gl_image(f->context, &c->levels[level], f->transport);
}

static const GLenum targets[] = {GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP};

static void write_each_level(const share_fixture *f)
{
    for (size_t t = 0; t < COUNT(targets); ++t) {
        gl_chain c = make_gl_chain(targets[t], CLGL_FORMAT_RGBA8, LEVELS);
        for (int level = 0; level < LEVELS; ++level) {
            clgl_texture texture = share_level(f, &c, level);
            assert_int_equal(info_of_texture(texture).mip_level, level);
            assert_int_equal(info_of_texture(texture).width, c.levels[level].size[0]);
            acquire_texture(f->queue, texture);
            expect_success(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL));
            release_texture(f->queue, texture);
            redden(&c.levels[level]);
            expect_gl_chain(&c);
            expect_success(clgl_texture_destroy(texture));
        }
        destroy_gl_chain(&c);
    }
}

static void writing_one_level_leaves_the_others(void **state)
{
    (void)state;
    on_each_share(write_each_level);
}

static clgl_handover with_mipmaps(const clgl_texture *texture, uint32_t flags)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = texture;
    handover.flags = flags | CLGL_HANDOVER_GENERATE_MIPMAPS;
    return handover;
}

static void regenerate_levels(const share_fixture *f)
{
    for (size_t t = 0; t < COUNT(targets); ++t)
        for (uint32_t defer = 0; defer <= CLGL_HANDOVER_NO_CPU_WAIT; defer += CLGL_HANDOVER_NO_CPU_WAIT) {
            gl_chain c = make_gl_chain(targets[t], CLGL_FORMAT_RGBA8, LEVELS);
            clgl_texture texture = share_level(f, &c, 0);
            const clgl_handover handover = with_mipmaps(&texture, defer);
            clgl_fence fence = NULL;
            /* clgl_acquire ignores CLGL_HANDOVER_GENERATE_MIPMAPS. */
            expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
            expect_gl_chain(&c);
            expect_success(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL));
            expect_success(clgl_release(f->queue, &handover, 0, NULL, &fence));
            expect_success(clgl_fence_wait_gl(fence));
            expect_success(clgl_fence_destroy(fence));
            for (int level = 0; level < LEVELS; ++level)
                redden(&c.levels[level]);
            expect_gl_chain(&c);
            expect_success(clgl_texture_destroy(texture));
            destroy_gl_chain(&c);
        }
}

static void a_release_regenerates_the_levels(void **state)
{
    (void)state;
    on_each_share(regenerate_levels);
}

/* Mip levels are also generated if OpenCL only reads the texture. OpenGL has drawn the base level. */
static void regenerate_levels_of_read_only(const share_fixture *f)
{
    gl_chain c = make_gl_chain(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, LEVELS);
    clgl_texture_desc desc = describe_gl_image(&c.levels[0], f->transport);
    clgl_texture texture = NULL;
    const clgl_handover handover = with_mipmaps(&texture, 0);
    desc.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    redden(&c.levels[0]);
    draw_gl_image(&c.levels[0]);
    acquire_texture(f->queue, texture);
    expect_success(clgl_release(f->queue, &handover, 0, NULL, NULL));
    for (int level = 1; level < LEVELS; ++level)
        redden(&c.levels[level]);
    expect_gl_chain(&c);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_chain(&c);
}

static void levels_of_read_only_textures_are_regenerated(void **state)
{
    (void)state;
    on_each_share(regenerate_levels_of_read_only);
}

/* Expects an error from a release with CLGL_HANDOVER_GENERATE_MIPMAPS. The texture must remain acquired. */
static void refuse_mipmaps(const share_fixture *f, const gl_image *i, const char *part)
{
    clgl_texture_desc desc = describe_gl_image(i, f->transport);
    clgl_texture texture = NULL;
    const clgl_handover handover = with_mipmaps(&texture, 0);
    if (i->as.format != i->format.format) desc.flags = CLGL_TEXTURE_CONVERT_FORMAT;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    acquire_texture(f->queue, texture);
    expect_error(clgl_release(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    if (!strstr(clgl_error_message(), part))
        fail_msg("\"%s\" does not contain \"%s\"", clgl_error_message(), part);
    release_texture(f->queue, texture);
    expect_gl_image(i);
    expect_success(clgl_texture_destroy(texture));
}

static void refuse_each(const share_fixture *f)
{
    static const struct {
        GLenum target;
        clgl_format format;
        const char *part;
    } wrong[] = {{GL_RENDERBUFFER, CLGL_FORMAT_RGBA8, "without mipmaps"},
                 {GL_TEXTURE_RECTANGLE, CLGL_FORMAT_RGBA8, "without mipmaps"},
                 {GL_TEXTURE_2D, CLGL_FORMAT_RGBA8UI, "integers"},
                 {GL_TEXTURE_2D, CLGL_FORMAT_R32I, "integers"}};
    gl_chain c = make_gl_chain(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, LEVELS);
    gl_image stencil =
        make_converted_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_DEPTH24_STENCIL8, CLGL_FORMAT_R32F, 0, 1, 5);
    if (f->transport != CLGL_TRANSPORT_EXTERNAL) refuse_mipmaps(f, &stencil, "stencils");
    destroy_gl_image(&stencil);
    refuse_mipmaps(f, &c.levels[1], "the base level, which is 0");
    expect_gl_chain(&c);
    destroy_gl_chain(&c);
    for (size_t n = 0; n < COUNT(wrong); ++n) {
        gl_image i = make_gl_image(wrong[n].target, wrong[n].format, 0, 1, (uint32_t)n);
        refuse_mipmaps(f, &i, wrong[n].part);
        destroy_gl_image(&i);
    }
}

static void mipmaps_are_refused_for_single_levels(void **state)
{
    (void)state;
    on_each_share(refuse_each);
}

int main(void)
{
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writing_one_level_leaves_the_others),
        cmocka_unit_test(a_release_regenerates_the_levels),
        cmocka_unit_test(levels_of_read_only_textures_are_regenerated),
        cmocka_unit_test(mipmaps_are_refused_for_single_levels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
