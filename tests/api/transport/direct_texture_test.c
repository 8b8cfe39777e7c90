/* Tests textures in memory that both OpenGL and OpenCL use. The memory is allocated by Vulkan, or by OpenGL with
 * native sharing. Tests every format and target that can be shared, with the pitches of the driver.
 *
 * Usage:
 * direct_texture_test              on CPU devices
 * direct_texture_test gpu          on the GPU of a headless OpenGL context
 * direct_texture_test native       native sharing on CPU devices with a layer
 * direct_texture_test native gpu   native sharing on the GPU of a GLX context */
#define _GNU_SOURCE
#include "direct_support.h"

/* A texture that the library created, and a CPU copy of its pixels */
typedef struct made {
    gl_image seen;
    clgl_texture texture;
} made;

/* Creates a texture. With several levels the creation may fail; `texture` is then NULL. */
static made make_texture(const share_fixture *f, GLenum target, clgl_format format, const size_t size[3],
                         uint32_t levels)
{
    clgl_texture_desc desc;
    clgl_texture_info info;
    made m = {.seen = {.target = target, .format = info_of_format(format), .as = info_of_format(format)}};
    memcpy(m.seen.size, size, sizeof m.seen.size);
    m.seen.bytes = size[0] * size[1] * size[2] * m.seen.format.bytes_per_pixel;
    m.seen.pixels = malloc(m.seen.bytes);
    change_pixels(&m.seen, NULL, (uint32_t)(target + (GLenum)format));
    desc = describe_new_gl_image(&m.seen, direct_transport);
    desc.format = format;
    desc.mip_level_count = levels;
    if (clgl_texture_create(f->context, &desc, &m.texture) != CLGL_SUCCESS) {
        printf("%u levels of target 0x%x: %s\n", (unsigned)levels, (unsigned)target, clgl_error_message());
        assert_true(levels > 1);
        return m;
    }
    info = info_of_texture(m.texture);
    assert_int_equal(info.transport, direct_transport);
    assert_int_equal(info.copies_per_release, info.copies_per_acquire);
    /* With `native`, OpenGL copies to a shared texture if the driver cannot share textures of the target. */
    assert_in_range(info.copies_per_acquire, 0,
                    direct_transport == CLGL_TRANSPORT_NATIVE && target != GL_TEXTURE_2D);
    m.seen.name = info.gl_name;
    return m;
}

static void destroy_made(made *m)
{
    expect_success(clgl_texture_destroy(m->texture));
    free(m->seen.pixels);
}

/* Uploads the CPU copy to OpenGL. */
static void draw_made(const made *m)
{
    const gl_image *const i = &m->seen;
    const GLsizei width = (GLsizei)i->size[0], height = (GLsizei)i->size[1], depth = (GLsizei)i->size[2];
    const GLenum format = i->format.gl_format, type = i->format.gl_type;
    const int cube = i->target >= GL_TEXTURE_CUBE_MAP && i->target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    const GLenum bound = cube ? GL_TEXTURE_CUBE_MAP : i->target;
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glBindTexture(bound, i->name);
    if (i->target == GL_TEXTURE_1D)
        glTexSubImage1D(i->target, 0, 0, width, format, type, i->pixels);
    else if (i->target == GL_TEXTURE_3D || i->target == GL_TEXTURE_2D_ARRAY)
        glTexSubImage3D(i->target, 0, 0, 0, 0, width, height, depth, format, type, i->pixels);
    else if (i->target == GL_TEXTURE_CUBE_MAP)
        for (GLenum face = 0; face < 6; ++face)
            glTexSubImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, 0, 0, width, height, format, type,
                            i->pixels + face * (i->bytes / 6));
    else
        glTexSubImage2D(i->target, 0, 0, 0, width, height, format, type, i->pixels);
    glBindTexture(bound, 0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    expect_gl_clean();
}

/* OpenCL writes the centre, and OpenGL reads all pixels. Then OpenGL writes all pixels, and OpenCL reads them. */
static void there_and_back(const share_fixture *f, made *m)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    gl_image *const i = &m->seen;
    unsigned char *const got = malloc(i->bytes);
    size_t first;
    expect_gl_image(i);
    for (int d = 0; d < 3; ++d) {
        region.origin[d] = i->size[d] > 2 ? 1 : 0;
        region.extent[d] = i->size[d] > 2 ? i->size[d] - 2 : i->size[d];
    }
    region.row_pitch = i->size[0] * i->format.bytes_per_pixel;
    region.slice_pitch = i->target == GL_TEXTURE_1D_ARRAY ? 0 : region.row_pitch * i->size[1];
    first = ((region.origin[2] * i->size[1] + region.origin[1]) * i->size[0] + region.origin[0]) *
            i->format.bytes_per_pixel;
    for (uint32_t round = 0; round < 2; ++round) {
        acquire_texture(f->queue, m->texture);
        change_pixels(i, &region, round + 7);
        expect_success(clgl_texture_write(f->queue, m->texture, &region, i->pixels + first, 1, 0, NULL, NULL));
        release_texture(f->queue, m->texture);
        expect_gl_image(i);
        change_pixels(i, NULL, round + 11);
        draw_made(m);
        acquire_texture(f->queue, m->texture);
        expect_success(clgl_texture_read(f->queue, m->texture, NULL, got, 1, 0, NULL, NULL));
        release_texture(f->queue, m->texture);
        expect_same_bytes(got, i->pixels, i->bytes);
    }
    free(got);
}

static const struct {
    GLenum target;
    /* Dimensions that are not powers of two, so that row pitches differ from row sizes */
    size_t size[3];
    uint32_t levels;
} shapes[] = {{GL_TEXTURE_1D, {101, 1, 1}, 1},
              {GL_TEXTURE_1D, {1001, 1, 1}, 3},
              {GL_TEXTURE_2D, {253, 7, 1}, 1},
              {GL_TEXTURE_2D, {100, 60, 1}, 5},
              {GL_TEXTURE_3D, {30, 20, 10}, 1},
              {GL_TEXTURE_3D, {30, 20, 10}, 4},
              {GL_TEXTURE_1D_ARRAY, {65, 5, 1}, 1},
              {GL_TEXTURE_2D_ARRAY, {33, 21, 4}, 1},
              {GL_TEXTURE_2D_ARRAY, {33, 21, 4}, 3},
              {GL_TEXTURE_RECTANGLE, {67, 31, 1}, 1},
              {GL_TEXTURE_CUBE_MAP, {31, 31, 6}, 1},
              {GL_TEXTURE_CUBE_MAP, {31, 31, 6}, 3},
              {GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, {31, 31, 1}, 1}};

static int is_carried(const share_fixture *f, GLenum target, clgl_format format)
{
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    expect_success(clgl_texture_verify(f->context, direct_transport, target, format, 0, &support));
    return support.self_test == CLGL_SELF_TEST_PASSED;
}

/* Tests every combination of format and shape that can be shared. */
static void carried_textures(const share_fixture *f)
{
    uint32_t formats = 0, carried = 0;
    expect_success(clgl_format_get_count(&formats));
    for (int32_t format = 1; format <= (int32_t)formats; ++format)
        for (size_t s = 0; s < COUNT(shapes); ++s) {
            made m;
            if (!is_carried(f, shapes[s].target, format)) continue;
            m = make_texture(f, shapes[s].target, format, shapes[s].size, shapes[s].levels);
            if (m.texture) {
                there_and_back(f, &m);
                ++carried;
            }
            destroy_made(&m);
        }
    printf("%s: %u combinations of format and shape are shared\n", f->device, carried);
}

static void textures_are_shared(void **state)
{
    (void)state;
    on_each_direct_device(carried_textures);
}

/* PoCL shares these formats in all shapes, because PoCL images use host memory without copies. */
static void formats_that_pocl_shares(void **state)
{
    static const clgl_format formats[] = {CLGL_FORMAT_RGBA8, CLGL_FORMAT_RGBA8UI, CLGL_FORMAT_RGBA16F,
                                          CLGL_FORMAT_RGBA32F, CLGL_FORMAT_RGBA32UI};
    share_fixture f = begin_share(POCL, direct_transport);
    (void)state;
    for (size_t i = 0; i < COUNT(formats); ++i)
        for (size_t s = 0; s < COUNT(shapes); ++s)
            assert_true(is_carried(&f, shapes[s].target, formats[i]));
    /* OpenGL has no texture format with the byte order BGRA. */
    assert_false(is_carried(&f, GL_TEXTURE_2D, CLGL_FORMAT_BGRA8));
    assert_false(is_carried(&f, GL_RENDERBUFFER, CLGL_FORMAT_RGBA8));
    end_share(&f);
}

static clgl_transport transport_by_default(const char *device, clgl_format format)
{
    share_fixture f = begin_share(device, CLGL_TRANSPORT_AUTO);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    clgl_transport transport;
    desc.format = format;
    desc.gl_target = GL_TEXTURE_2D;
    desc.width = desc.height = 64;
    desc.flags = CLGL_TEXTURE_CONVERT_FORMAT;
    expect_success(clgl_texture_create(f.context, &desc, &texture));
    transport = info_of_texture(texture).transport;
    expect_success(clgl_texture_destroy(texture));
    end_share(&f);
    return transport;
}

/* By default the library uses `external` if the self-test passes, else another transport. */
static void external_is_the_default_for_textures(void **state)
{
    (void)state;
    assert_int_equal(transport_by_default(POCL, CLGL_FORMAT_RGBA8), direct_transport);
    /* OpenCL has no images of CLGL_FORMAT_RGB8, so OpenGL converts the pixels during a copy. */
    assert_int_equal(transport_by_default(POCL, CLGL_FORMAT_RGB8), CLGL_TRANSPORT_MAPPED);
    assert_int_equal(transport_by_default(RUSTICL, CLGL_FORMAT_RGBA8), CLGL_TRANSPORT_STAGED);
}

/* OpenGL draws into the texture, and OpenCL reads the pixels. */
static void opengl_draws_into_a_texture(void **state)
{
    static const size_t size[3] = {253, 67, 1};
    static const unsigned char drawn[4] = {102, 153, 204, 255};
    share_fixture f = begin_direct();
    made m = make_texture(&f, GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, size, 1);
    unsigned char *const got = malloc(m.seen.bytes);
    GLuint framebuffer = 0;
    (void)state;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m.seen.name, 0);
    assert_int_equal(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
    glClearColor(0.4f, 0.6f, 0.8f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    for (size_t at = 0; at < m.seen.bytes; ++at)
        m.seen.pixels[at] = drawn[at % 4];
    acquire_texture(f.queue, m.texture);
    expect_success(clgl_texture_read(f.queue, m.texture, NULL, got, 1, 0, NULL, NULL));
    release_texture(f.queue, m.texture);
    expect_same_bytes(got, m.seen.pixels, m.seen.bytes);
    free(got);
    destroy_made(&m);
    end_direct(&f);
}

/* One acquire can list several read-only objects of the same texture. */
static void read_only_objects_are_acquired_together(void **state)
{
    share_fixture f = begin_direct();
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture_desc desc = describe_gl_image(&i, direct_transport);
    clgl_texture readers[2] = {NULL, NULL};
    clgl_handover handover = CLGL_HANDOVER_INIT;
    unsigned char *const got = malloc(i.bytes);
    (void)state;
    desc.access = CLGL_ACCESS_READ_ONLY;
    for (size_t r = 0; r < COUNT(readers); ++r)
        expect_success(clgl_texture_create(f.context, &desc, &readers[r]));
    handover.texture_count = COUNT(readers);
    handover.textures = readers;
    for (int round = 0; round < 2; ++round) {
        expect_success(clgl_acquire(f.queue, &handover, 0, NULL, NULL));
        for (size_t r = 0; r < COUNT(readers); ++r) {
            expect_success(clgl_texture_read(f.queue, readers[r], NULL, got, 1, 0, NULL, NULL));
            expect_same_bytes(got, i.pixels, i.bytes);
        }
        expect_success(clgl_release(f.queue, &handover, 0, NULL, NULL));
    }
    for (size_t r = 0; r < COUNT(readers); ++r)
        expect_success(clgl_texture_destroy(readers[r]));
    free(got);
    destroy_gl_image(&i);
    end_direct(&f);
}

/* OpenCL writes the first mip level, and OpenGL generates the other levels. */
static void mipmaps_are_made_of_what_opencl_wrote(void **state)
{
    static const size_t size[3] = {64, 32, 1};
    static const float color[4] = {1, 0, 1, 0};
    static const unsigned char expected[4] = {255, 0, 255, 0};
    share_fixture f = begin_direct();
    made m = make_texture(&f, GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, size, 4);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    unsigned char got[64 * 32 * 4];
    (void)state;
    acquire_texture(f.queue, m.texture);
    expect_success(clgl_texture_fill(f.queue, m.texture, NULL, color, 0, NULL, NULL));
    handover.texture_count = 1;
    handover.textures = &m.texture;
    handover.flags = CLGL_HANDOVER_GENERATE_MIPMAPS;
    expect_success(clgl_release(f.queue, &handover, 0, NULL, NULL));
    glBindTexture(GL_TEXTURE_2D, m.seen.name);
    for (GLint level = 0; level < 4; ++level) {
        const size_t texels = (size[0] >> level) * (size[1] >> level);
        memset(got, 0x55, sizeof got);
        glGetTexImage(GL_TEXTURE_2D, level, GL_RGBA, GL_UNSIGNED_BYTE, got);
        for (size_t i = 0; i < texels; ++i)
            expect_same_bytes(got + 4 * i, expected, 4);
    }
    glBindTexture(GL_TEXTURE_2D, 0);
    destroy_made(&m);
    end_direct(&f);
}

/* On rusticl, images over host memory are copies. The self-test must fail. */
static void images_that_are_copies_are_found_out(void **state)
{
    share_fixture f = begin_share(RUSTICL, direct_transport);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    (void)state;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.gl_target = GL_TEXTURE_2D;
    desc.width = desc.height = 64;
    desc.transport = direct_transport;
    refuse_texture(&f, &desc, CLGL_ERROR_UNSUPPORTED, "the self-test failed: OpenCL reads");
    end_share(&f);
}

static void expect_part(const char *text, const char *part)
{
    if (!strstr(text, part)) fail_msg("\"%s\" does not contain \"%s\"", text, part);
}

/* If the self-test of a transport fails, the library uses the next transport. The texture info and the context
 * report contain the reason. */
static void a_failed_self_test_is_reported(void **state)
{
    share_fixture f = begin_share(RUSTICL, CLGL_TRANSPORT_AUTO);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    char report[4096];
    (void)state;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.gl_target = GL_TEXTURE_2D;
    desc.width = desc.height = 64;
    expect_success(clgl_texture_create(f.context, &desc, &texture));
    assert_int_not_equal(info_of_texture(texture).transport, CLGL_TRANSPORT_EXTERNAL);
    expect_part(info_of_texture(texture).transport_reason,
                "not external, mapped: the self-test failed: OpenCL reads");
    expect_success(clgl_context_get_report(f.context, sizeof report, report, NULL));
    expect_part(report, "external  not RGBA8 of GL_TEXTURE_2D: the self-test failed: OpenCL reads");
    expect_success(clgl_texture_destroy(texture));
    end_share(&f);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest all[] = {
        cmocka_unit_test(textures_are_shared),
        cmocka_unit_test(formats_that_pocl_shares),
        cmocka_unit_test(external_is_the_default_for_textures),
        cmocka_unit_test(opengl_draws_into_a_texture),
        cmocka_unit_test(read_only_objects_are_acquired_together),
        cmocka_unit_test(mipmaps_are_made_of_what_opencl_wrote),
        cmocka_unit_test(images_that_are_copies_are_found_out),
        cmocka_unit_test(a_failed_self_test_is_reported),
    };
    const struct CMUnitTest of_each[] = {
        cmocka_unit_test(textures_are_shared),
        cmocka_unit_test(opengl_draws_into_a_texture),
        cmocka_unit_test(read_only_objects_are_acquired_together),
        cmocka_unit_test(mipmaps_are_made_of_what_opencl_wrote),
    };
    read_direct_arguments(&argc, argv);
    if (!is_direct_offered()) return EXIT_SKIPPED;
    if (on_gpu || direct_transport == CLGL_TRANSPORT_NATIVE) return cmocka_run_group_tests(of_each, NULL, NULL);
    return cmocka_run_group_tests(all, NULL, NULL);
}
