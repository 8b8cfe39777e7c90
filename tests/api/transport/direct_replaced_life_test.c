/* Tests which storages are replaced, the reported reasons for storages that are not replaced, and the lifetime of
 * replaced storages. */
#define _GNU_SOURCE
#include "replace_support.h"

/* Expects that the storage is not replaced, that the reported reason contains `why`, and that the texture is
 * copied. Destroys the image. */
static void expect_kept(const share_fixture *f, gl_image *i, const char *why)
{
    const clgl_texture texture = replace_by(f, i, CLGL_TRANSPORT_AUTO);
    const clgl_texture_info info = info_of_texture(texture);
    assert_int_equal(info.storage_replaced, 0);
    assert_true(info.copies_per_acquire > 0);
    if (!strstr(info.transport_reason, why))
        fail_msg("\"%s\" does not contain \"%s\"", info.transport_reason, why);
    expect_gl_image(i);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL));
    release_texture(f->queue, texture);
    redden(i);
    expect_gl_image(i);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(i);
}

/* Creates a texture with an invalid level 1. If `width` is 0, the level is missing. Otherwise its size or format
 * is inconsistent with level 0. */
static gl_image make_irregular(GLsizei width, GLenum internal_format)
{
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 4);
    glBindTexture(GL_TEXTURE_2D, i.name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    if (width > 0)
        glTexImage2D(GL_TEXTURE_2D, 1, (GLint)internal_format, width, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glTexImage2D(GL_TEXTURE_2D, 2, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glBindTexture(GL_TEXTURE_2D, 0);
    return i;
}

static void make_immutable(gl_image *i)
{
    glDeleteTextures(1, &i->name);
    glGenTextures(1, &i->name);
    glBindTexture(i->target, i->name);
    glTexStorage2D(i->target, 1, GL_RGBA8, (GLsizei)i->size[0], (GLsizei)i->size[1]);
    glBindTexture(i->target, 0);
    draw_gl_image(i);
}

static void unreplaced_storage_has_a_reason(void **state)
{
    static const struct {
        GLenum target;
        const char *why;
    } others[] = {{GL_RENDERBUFFER, "renderbuffers"}, {GL_TEXTURE_BUFFER, "buffer texture"}};
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_EXTERNAL);
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 2);
    (void)state;
    make_immutable(&image);
    expect_kept(&f, &image, "it is immutable");
    image = make_irregular(0, 0);
    expect_kept(&f, &image, "not a complete chain");
    image = make_irregular(4, GL_RGBA8);
    expect_kept(&f, &image, "not a complete chain");
    image = make_irregular(5, GL_RGBA16F);
    expect_kept(&f, &image, "not a complete chain");
    for (size_t o = 0; o < COUNT(others); ++o) {
        image = make_gl_image(others[o].target, CLGL_FORMAT_RGBA8, 0, 1, 2);
        expect_kept(&f, &image, others[o].why);
    }
    image = make_gl_image(GL_TEXTURE_2D_MULTISAMPLE, CLGL_FORMAT_RGBA8, 0, 1, 2);
    expect_kept(&f, &image, "multisampled images");
    end_share(&f);
    /* rusticl copies images over host memory, so the self-test fails. */
    f = begin_share(RUSTICL, CLGL_TRANSPORT_EXTERNAL);
    image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 2);
    expect_kept(&f, &image, "the self-test failed");
    end_share(&f);
}

/* A replaced storage is immutable and cannot be replaced again. If the descriptor requests another transport than
 * `external`, the storage is not replaced. */
static void replaced_storage_is_immutable(void **state)
{
    share_fixture f = begin_direct();
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 8);
    clgl_texture texture = replace_by(&f, &image, CLGL_TRANSPORT_STAGED);
    (void)state;
    assert_int_equal(info_of_texture(texture).storage_replaced, 0);
    assert_non_null(strstr(info_of_texture(texture).transport_reason, "another transport was requested"));
    expect_success(clgl_texture_destroy(texture));
    texture = replace(&f, &image);
    hand_over(&f, texture, &image);
    /* A rewrap uses the replaced storage. */
    expect_success(clgl_texture_rewrap(texture));
    expect_replaced(texture, image.name);
    glBindTexture(GL_TEXTURE_2D, image.name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 3, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    expect_gl_error(GL_INVALID_OPERATION);
    glBindTexture(GL_TEXTURE_2D, 0);
    expect_success(clgl_texture_destroy(texture));
    texture = replace_by(&f, &image, CLGL_TRANSPORT_AUTO);
    assert_int_equal(info_of_texture(texture).storage_replaced, 0);
    hand_over(&f, texture, &image);
    expect_gl_image(&image);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
    end_direct(&f);
}

/* Opens a fixture with a compatibility context, in which the application can choose texture names. Some tests
 * reuse names, which Mesa itself does not do. */
static share_fixture begin_with_names(void)
{
    const gl_request compatible = {EGL_OPENGL_API, 3, 0, EGL_NO_CONTEXT};
    share_fixture f = {.device = POCL, .transport = CLGL_TRANSPORT_EXTERNAL};
    f.gl = make_gl(compatible);
    f.context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    f.queue = make_queue(f.context, 0);
    return f;
}

/* After the application has deleted a texture, an acquire returns an error. A new texture with the same name must
 * not be used in place of the deleted texture. */
static void a_texture_that_was_deleted_is_missed(void **state)
{
    share_fixture f = begin_with_names();
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 8);
    const clgl_texture texture = replace(&f, &image);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    (void)state;
    handover.texture_count = 1;
    handover.textures = &texture;
    glDeleteTextures(1, &image.name);
    expect_error(clgl_acquire(f.queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_GL_OBJECT);
    glBindTexture(GL_TEXTURE_2D, image.name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, (GLsizei)image.size[0], (GLsizei)image.size[1], 0, GL_RGBA,
                 GL_UNSIGNED_BYTE, image.pixels);
    glBindTexture(GL_TEXTURE_2D, 0);
    expect_error(clgl_acquire(f.queue, &handover, 0, NULL, NULL), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_success(clgl_texture_destroy(texture));
    expect_gl_image(&image);
    destroy_gl_image(&image);
    end_share(&f);
}

/* Creates and destroys textures, which would overwrite memory that was freed too early. */
static void use_memory(const share_fixture *f)
{
    for (uint32_t i = 0; i < 8; ++i) {
        gl_image other = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, i);
        const clgl_texture texture = replace(f, &other);
        expect_success(clgl_texture_destroy(texture));
        destroy_gl_image(&other);
    }
    glFinish();
}

/* A replaced storage exists until the OpenGL texture is deleted, even if the clgl context is destroyed before. */
static void a_replaced_storage_outlives_the_context(void **state)
{
    share_fixture f = begin_direct(), second = f;
    gl_chain c = make_gl_chain(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, MOST_LEVELS);
    GLuint framebuffer = make_framebuffer(&c.levels[1]);
    clgl_texture texture;
    (void)state;
    second.context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    texture = replace(&second, &c.levels[0]);
    expect_success(clgl_texture_destroy(texture));
    use_memory(&f);
    expect_gl_chain(&c);
    expect_success(clgl_context_destroy(second.context));
    use_memory(&f);
    draw_green(framebuffer, &c.levels[1]);
    expect_gl_chain(&c);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    destroy_gl_chain(&c);
    end_direct(&f);
}

/* Returns the number of memory mappings with at least this size. */
static unsigned mappings_of(size_t bytes)
{
    FILE *const file = fopen("/proc/self/maps", "r");
    unsigned long first = 0, end = 0;
    unsigned count = 0;
    assert_non_null(file);
    while (fscanf(file, "%lx-%lx%*[^\n]", &first, &end) == 2)
        count += end - first >= bytes;
    fclose(file);
    return count;
}

/* Deletes textures with replaced storage, and reuses their name for new textures. The library must free the old
 * storages. */
static void a_reused_name_frees_the_old_storage(void **state)
{
    /* `most` is the number of old storages that may remain, because sanitizers delay the release of OpenGL
     * memory. */
    enum { side = 2048, name = 77, cycles = 16, most = 10 };
    const size_t bytes = (size_t)side * side * 16;
    share_fixture f = begin_with_names();
    const unsigned before = mappings_of(bytes);
    (void)state;
    for (int i = 0; i < cycles; ++i) {
        const GLuint again = name;
        gl_image image = {.target = GL_TEXTURE_2D, .name = name};
        clgl_texture texture;
        glBindTexture(GL_TEXTURE_2D, name);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, side, side, 0, GL_RGBA, GL_FLOAT, NULL);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
        glBindTexture(GL_TEXTURE_2D, 0);
        texture = replace(&f, &image);
        expect_success(clgl_texture_destroy(texture));
        glDeleteTextures(1, &again);
        glFinish();
    }
    if (mappings_of(bytes) > before + most)
        fail_msg("%u of %d storages are left", mappings_of(bytes) - before, cycles);
    end_share(&f);
}

static void the_flag_is_for_opengl(void **state)
{
    share_fixture f = begin_direct();
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    (void)state;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.width = desc.height = 4;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY | CLGL_TEXTURE_REPLACE_STORAGE;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_ARGUMENT, "CLGL_TEXTURE_REPLACE_STORAGE");
    /* The storage of textures that the library creates is never replaced. */
    desc.flags = CLGL_TEXTURE_REPLACE_STORAGE;
    expect_success(clgl_texture_create(f.context, &desc, &texture));
    assert_int_equal(info_of_texture(texture).storage_replaced, 0);
    expect_success(clgl_texture_destroy(texture));
    end_direct(&f);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(replaced_storage_is_immutable),
        cmocka_unit_test(the_flag_is_for_opengl),
        cmocka_unit_test(unreplaced_storage_has_a_reason),
        cmocka_unit_test(a_texture_that_was_deleted_is_missed),
        cmocka_unit_test(a_replaced_storage_outlives_the_context),
        cmocka_unit_test(a_reused_name_frees_the_old_storage),
    };
    /* Tests that do not require CPU drivers */
    const struct CMUnitTest of_gpu[] = {
        cmocka_unit_test(replaced_storage_is_immutable),
        cmocka_unit_test(the_flag_is_for_opengl),
    };
    read_direct_arguments(&argc, argv);
    if (!is_direct_offered()) return EXIT_SKIPPED;
    return on_gpu ? cmocka_run_group_tests(of_gpu, NULL, NULL) : cmocka_run_group_tests(tests, NULL, NULL);
}
