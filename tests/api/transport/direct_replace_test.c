/* Tests wrapped textures whose storage is replaced by Vulkan memory. The textures must have the same name,
 * contents, parameters and attachments as before. Hand-overs copy nothing. */
#define _GNU_SOURCE
#include "replace_support.h"

static GLenum bound_target(GLenum target)
{
    const int face = target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    return face ? GL_TEXTURE_CUBE_MAP : target;
}

/* Texture parameters with values that differ from the defaults */
static const struct {
    GLenum name;
    GLint value;
} numbers[] = {{GL_TEXTURE_MAX_LEVEL, 7},
               {GL_TEXTURE_MIN_FILTER, GL_NEAREST},
               {GL_TEXTURE_MAG_FILTER, GL_NEAREST},
               {GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER},
               {GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE},
               {GL_TEXTURE_WRAP_R, GL_CLAMP_TO_EDGE},
               {GL_TEXTURE_SWIZZLE_R, GL_BLUE},
               {GL_TEXTURE_SWIZZLE_G, GL_ZERO},
               {GL_TEXTURE_SWIZZLE_B, GL_ONE},
               {GL_TEXTURE_SWIZZLE_A, GL_RED},
               {GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE},
               {GL_TEXTURE_COMPARE_FUNC, GL_GREATER},
               {GL_DEPTH_STENCIL_TEXTURE_MODE, GL_STENCIL_INDEX}};
static const struct {
    GLenum name;
    float value;
} lods[] = {{GL_TEXTURE_MIN_LOD, -3.5f}, {GL_TEXTURE_MAX_LOD, 2.25f}, {GL_TEXTURE_LOD_BIAS, 0.75f}};
static const float border[4] = {0.25f, 0.5f, 0.75f, 0.125f};

/* The NVIDIA driver wrongly rejects LOD parameters for rectangle textures. */
static int has_lods(GLenum target) { return !on_gpu || target != GL_TEXTURE_RECTANGLE; }

static void set_parameters(const gl_image *i, GLint base_level)
{
    const GLenum target = bound_target(i->target);
    glBindTexture(target, i->name);
    for (size_t n = 0; n < COUNT(numbers); ++n)
        if (target != GL_TEXTURE_RECTANGLE || numbers[n].name != GL_TEXTURE_MAX_LEVEL)
            glTexParameteri(target, numbers[n].name, numbers[n].value);
    if (target != GL_TEXTURE_RECTANGLE) glTexParameteri(target, GL_TEXTURE_BASE_LEVEL, base_level);
    for (size_t n = 0; n < COUNT(lods) && has_lods(target); ++n)
        glTexParameterf(target, lods[n].name, lods[n].value);
    glTexParameterfv(target, GL_TEXTURE_BORDER_COLOR, border);
    glBindTexture(target, 0);
    expect_gl_clean();
}

static void expect_parameters(const gl_image *i, GLint base_level)
{
    const GLenum target = bound_target(i->target);
    GLint got = 0;
    float lod = 0, color[4] = {0};
    glBindTexture(target, i->name);
    for (size_t n = 0; n < COUNT(numbers); ++n) {
        if (target == GL_TEXTURE_RECTANGLE && numbers[n].name == GL_TEXTURE_MAX_LEVEL) continue;
        glGetTexParameteriv(target, numbers[n].name, &got);
        if (got != numbers[n].value) fail_msg("parameter 0x%x is 0x%x", (unsigned)numbers[n].name, (unsigned)got);
    }
    glGetTexParameteriv(target, GL_TEXTURE_BASE_LEVEL, &got);
    assert_int_equal(got, base_level);
    for (size_t n = 0; n < COUNT(lods) && has_lods(target); ++n) {
        glGetTexParameterfv(target, lods[n].name, &lod);
        assert_true(lod == lods[n].value);
    }
    glGetTexParameterfv(target, GL_TEXTURE_BORDER_COLOR, color);
    expect_same_bytes(color, border, sizeof border);
    glBindTexture(target, 0);
    expect_gl_clean();
}

static void expect_levels(const gl_chain *c)
{
    const GLenum target = bound_target(c->levels[0].target);
    GLint immutable = 0, levels = 0;
    glBindTexture(target, c->levels[0].name);
    glGetTexParameteriv(target, GL_TEXTURE_IMMUTABLE_FORMAT, &immutable);
    glGetTexParameteriv(target, GL_TEXTURE_IMMUTABLE_LEVELS, &levels);
    glBindTexture(target, 0);
    assert_int_equal(immutable, 1);
    assert_int_equal(levels, c->count);
}

static const struct {
    GLenum target;
    int levels;
    /* GL_TEXTURE_BASE_LEVEL; lower levels are not shared */
    GLint base_level;
} shapes[] = {{GL_TEXTURE_1D, 1, 0},       {GL_TEXTURE_1D, 4, 0},       {GL_TEXTURE_2D, 1, 0},
              {GL_TEXTURE_2D, 3, 1},       {GL_TEXTURE_2D, 4, 0},       {GL_TEXTURE_3D, 3, 0},
              {GL_TEXTURE_1D_ARRAY, 2, 0}, {GL_TEXTURE_2D_ARRAY, 1, 0}, {GL_TEXTURE_2D_ARRAY, 3, 0},
              {GL_TEXTURE_CUBE_MAP, 1, 0}, {GL_TEXTURE_CUBE_MAP, 3, 0}, {GL_TEXTURE_RECTANGLE, 1, 0}};

/* GL state that must not affect the replacement and must not change */
static const GLenum state_of_opengl[] = {GL_DRAW_FRAMEBUFFER_BINDING,
                                         GL_READ_FRAMEBUFFER_BINDING,
                                         GL_ACTIVE_TEXTURE,
                                         GL_TEXTURE_BINDING_1D,
                                         GL_TEXTURE_BINDING_2D,
                                         GL_TEXTURE_BINDING_3D,
                                         GL_TEXTURE_BINDING_1D_ARRAY,
                                         GL_TEXTURE_BINDING_2D_ARRAY,
                                         GL_TEXTURE_BINDING_RECTANGLE,
                                         GL_TEXTURE_BINDING_CUBE_MAP,
                                         GL_PIXEL_PACK_BUFFER_BINDING,
                                         GL_PIXEL_UNPACK_BUFFER_BINDING,
                                         GL_UNPACK_ROW_LENGTH,
                                         GL_SCISSOR_TEST,
                                         GL_RASTERIZER_DISCARD,
                                         GL_COPY_READ_BUFFER_BINDING,
                                         GL_COPY_WRITE_BUFFER_BINDING};

static clgl_texture replace_in_disturbed_opengl(const share_fixture *f, const gl_image *i)
{
    GLint before[COUNT(state_of_opengl)], after = 0;
    GLuint pixels = make_gl_buffer(4, NULL);
    clgl_texture texture;
    glActiveTexture(GL_TEXTURE2);
    glBindTexture(i->target, i->name);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, pixels);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 1);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, 1, 1);
    glEnable(GL_RASTERIZER_DISCARD);
    for (size_t s = 0; s < COUNT(state_of_opengl); ++s)
        glGetIntegerv(state_of_opengl[s], &before[s]);
    texture = replace_by(f, i, CLGL_TRANSPORT_AUTO);
    for (size_t s = 0; s < COUNT(state_of_opengl); ++s) {
        glGetIntegerv(state_of_opengl[s], &after);
        if (after != before[s])
            fail_msg("state 0x%x is %d, not %d", (unsigned)state_of_opengl[s], after, before[s]);
    }
    glDisable(GL_RASTERIZER_DISCARD);
    glDisable(GL_SCISSOR_TEST);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    glBindTexture(i->target, 0);
    glActiveTexture(GL_TEXTURE0);
    glDeleteBuffers(1, &pixels);
    expect_gl_clean();
    return texture;
}

/* Returns whether the target has layers. On GPUs, textures with layers and several mip levels are not tested,
 * because drivers compute wrong layer addresses. */
static int has_layers(GLenum target)
{
    return target == GL_TEXTURE_1D_ARRAY || target == GL_TEXTURE_2D_ARRAY || target == GL_TEXTURE_CUBE_MAP;
}

/* Replaces the storage of textures while one of their mip levels is attached to the bound framebuffer. */
static void keep_contents(const share_fixture *f)
{
    for (size_t s = 0; s < COUNT(shapes); ++s) {
        if (on_gpu && (shapes[s].base_level > 0 || (shapes[s].levels > 1 && has_layers(shapes[s].target))))
            continue;
        gl_chain c = make_gl_chain(shapes[s].target, CLGL_FORMAT_RGBA8, shapes[s].levels);
        gl_image *const shared = &c.levels[shapes[s].base_level];
        GLuint framebuffer = make_framebuffer(shared);
        clgl_texture texture;
        draw_green(framebuffer, shared);
        set_parameters(&c.levels[0], shapes[s].base_level);
        texture = replace_in_disturbed_opengl(f, shared);
        expect_replaced(texture, c.levels[0].name);
        expect_levels(&c);
        expect_parameters(&c.levels[0], shapes[s].base_level);
        expect_gl_chain(&c);
        for (int round = 0; round < 2; ++round) {
            draw_green(framebuffer, shared);
            hand_over(f, texture, shared);
            expect_gl_chain(&c);
        }
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glDeleteFramebuffers(1, &framebuffer);
        expect_success(clgl_texture_destroy(texture));
        expect_gl_chain(&c);
        destroy_gl_chain(&c);
    }
}

static void a_replaced_texture_keeps_what_it_has(void **state)
{
    share_fixture f = begin_direct();
    (void)state;
    keep_contents(&f);
    end_direct(&f);
}

/* The first wrapping replaces the storage of all levels. Wrappings of other levels use the new storage, with or
 * without CLGL_TEXTURE_REPLACE_STORAGE. */
static void levels_share_one_storage(void **state)
{
    static const GLenum targets[] = {GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP};
    share_fixture f = begin_direct();
    (void)state;
    for (size_t t = 0; t < COUNT(targets); ++t) {
        gl_chain c = make_gl_chain(targets[t], CLGL_FORMAT_RGBA8, MOST_LEVELS - 1);
        clgl_texture textures[MOST_LEVELS];
        for (int level = 0; level < c.count; ++level) {
            textures[level] = level % 2 ? share_gl_image(f.context, &c.levels[level], CLGL_TRANSPORT_EXTERNAL)
                                        : replace(&f, &c.levels[level]);
            expect_replaced(textures[level], c.levels[0].name);
        }
        for (int level = 0; level < c.count; ++level) {
            hand_over(&f, textures[level], &c.levels[level]);
            expect_gl_chain(&c);
            change_pixels(&c.levels[level], NULL, 31);
            draw_gl_image(&c.levels[level]);
            hand_over(&f, textures[level], &c.levels[level]);
            expect_success(clgl_texture_destroy(textures[level]));
        }
        expect_gl_chain(&c);
        destroy_gl_chain(&c);
    }
    end_direct(&f);
}

/* A cube map and one of its faces cannot be acquired at the same time. */
static void faces_share_one_storage(void **state)
{
    enum { faces = 6 };
    share_fixture f = begin_direct();
    gl_image cube = make_gl_image(GL_TEXTURE_CUBE_MAP, CLGL_FORMAT_RGBA8, 0, 1, 5), face = cube;
    clgl_texture whole, textures[faces];
    clgl_handover handover = CLGL_HANDOVER_INIT;
    (void)state;
    face.size[2] = 1;
    face.bytes = cube.bytes / faces;
    for (unsigned i = 0; i < faces; ++i) {
        face.target = GL_TEXTURE_CUBE_MAP_POSITIVE_X + i;
        textures[i] = replace(&f, &face);
    }
    whole = replace(&f, &cube);
    for (unsigned i = 0; i < faces; i += 2) {
        face.pixels = cube.pixels + i * face.bytes;
        hand_over(&f, textures[i], &face);
        expect_gl_image(&cube);
    }
    acquire_texture(f.queue, textures[1]);
    handover.texture_count = 1;
    handover.textures = &whole;
    expect_error(clgl_acquire(f.queue, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    release_texture(f.queue, textures[1]);
    hand_over(&f, whole, &cube);
    expect_gl_image(&cube);
    expect_success(clgl_texture_destroy(whole));
    for (unsigned i = 0; i < faces; ++i)
        expect_success(clgl_texture_destroy(textures[i]));
    destroy_gl_image(&cube);
    end_direct(&f);
}

static void expect_copied(const share_fixture *f, gl_image *i, const char *why)
{
    const clgl_texture texture = replace_by(f, i, CLGL_TRANSPORT_AUTO);
    const clgl_texture_info info = info_of_texture(texture);
    assert_int_equal(info.storage_replaced, 0);
    assert_int_equal(info.transport, CLGL_TRANSPORT_EXTERNAL);
    if (!strstr(info.transport_reason, why))
        fail_msg("\"%s\" does not contain \"%s\"", info.transport_reason, why);
    hand_over(f, texture, i);
    expect_success(clgl_texture_destroy(texture));
}

/* On GPUs, OpenCL imports only mip level 0 and whole cube maps. Other levels and single faces are copied. */
static void other_levels_and_faces_are_copied_on_a_gpu(void **state)
{
    share_fixture f = begin_direct();
    gl_chain c = make_gl_chain(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, MOST_LEVELS);
    gl_image cube = make_gl_image(GL_TEXTURE_CUBE_MAP, CLGL_FORMAT_RGBA8, 0, 1, 5), face = cube;
    (void)state;
    expect_copied(&f, &c.levels[1], "level 0");
    expect_gl_chain(&c);
    destroy_gl_chain(&c);
    face.target = GL_TEXTURE_CUBE_MAP_NEGATIVE_Y;
    face.size[2] = 1;
    face.bytes /= cube.size[2];
    face.pixels += (GL_TEXTURE_CUBE_MAP_NEGATIVE_Y - GL_TEXTURE_CUBE_MAP_POSITIVE_X) * face.bytes;
    expect_copied(&f, &face, "not a single face");
    expect_gl_image(&cube);
    destroy_gl_image(&cube);
    end_direct(&f);
}

/* OpenGL can generate the mip levels of a texture with replaced storage. */
static void mipmaps_are_regenerated(void **state)
{
    share_fixture f = begin_direct();
    gl_chain c = make_gl_chain(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, MOST_LEVELS);
    clgl_texture texture = replace(&f, &c.levels[0]);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    (void)state;
    handover.texture_count = 1;
    handover.textures = &texture;
    acquire_texture(f.queue, texture);
    expect_success(clgl_texture_fill(f.queue, texture, NULL, red, 0, NULL, NULL));
    handover.flags = CLGL_HANDOVER_GENERATE_MIPMAPS;
    expect_success(clgl_release(f.queue, &handover, 0, NULL, NULL));
    for (int level = 0; level < c.count; ++level)
        redden(&c.levels[level]);
    expect_gl_chain(&c);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_chain(&c);
    end_direct(&f);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_replaced_texture_keeps_what_it_has),
        cmocka_unit_test(mipmaps_are_regenerated),
        cmocka_unit_test(levels_share_one_storage),
        cmocka_unit_test(faces_share_one_storage),
    };
    const struct CMUnitTest of_gpu[] = {
        cmocka_unit_test(a_replaced_texture_keeps_what_it_has),
        cmocka_unit_test(mipmaps_are_regenerated),
        cmocka_unit_test(other_levels_and_faces_are_copied_on_a_gpu),
    };
    read_direct_arguments(&argc, argv);
    if (!is_direct_offered()) return EXIT_SKIPPED;
    return on_gpu ? cmocka_run_group_tests(of_gpu, NULL, NULL) : cmocka_run_group_tests(tests, NULL, NULL);
}
