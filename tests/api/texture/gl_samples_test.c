/* Tests shared multisampled textures, in which each sample is a layer in OpenCL. OpenCL changes single samples,
 * and OpenGL resolves the samples. Also tests refused descriptors. */
#define _GNU_SOURCE
#include "gl_sample_support.h"

#define SIDE 8u

static const GLenum targets[] = {GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY};

static clgl_texture_desc new_samples(GLenum target, clgl_format format)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.flags = CLGL_TEXTURE_SAMPLES_AS_LAYERS;
    desc.gl_target = target;
    desc.format = format;
    desc.width = desc.height = SIDE;
    desc.layers = target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY ? 3 : 0;
    desc.samples = SAMPLES;
    return desc;
}

static void expect_info(const share_fixture *f, clgl_texture texture, GLenum target, uint32_t layers)
{
    const clgl_texture_info info = info_of_texture(texture);
    const clgl_transport transport = f->transport;
    const uint32_t copies = transport == CLGL_TRANSPORT_STAGED ? 3 : transport == CLGL_TRANSPORT_MAPPED ? 2 : 1;
    assert_int_equal(info.type, CLGL_TEXTURE_TYPE_2D_ARRAY);
    assert_int_equal(info.gl_target, target);
    assert_int_equal(info.samples, SAMPLES);
    assert_int_equal(info.layers, layers * SAMPLES);
    assert_int_equal(info.size, (uint64_t)info.width * info.height * info.layers * info.bytes_per_pixel);
    assert_int_equal(info.transport, transport);
    assert_int_equal(info.copies_per_acquire, copies);
    assert_int_equal(info.copies_per_release, copies);
    /* Each copy needs as much memory as the texture. */
    assert_int_equal(memory_of(f->context, transport).extra_bytes, info.size * copies);
}

/* Compares all samples in OpenCL, and changes one sample of several pixels. The other samples must not change. */
static void change_a_sample(const share_fixture *f, clgl_texture texture, gl_image *i)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    const size_t row = i->size[0] * i->as.bytes_per_pixel;
    unsigned char *got = malloc(i->bytes);
    region.origin[0] = 2;
    region.origin[1] = 3;
    region.origin[2] = i->size[2] - 2;
    region.extent[0] = 4;
    region.extent[1] = 2;
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, i->pixels, i->bytes);
    change_pixels(i, &region, 77);
    region.row_pitch = row;
    expect_success(clgl_texture_write(f->queue, texture, &region,
                                      i->pixels + (region.origin[2] * i->size[1] + region.origin[1]) * row +
                                          region.origin[0] * i->as.bytes_per_pixel,
                                      1, 0, NULL, NULL));
    release_texture(f->queue, texture);
    expect_gl_image(i);
    free(got);
}

static void wrap_each(const share_fixture *f)
{
    static const clgl_format formats[] = {CLGL_FORMAT_RGBA8, CLGL_FORMAT_R32F, CLGL_FORMAT_RGBA16UI,
                                          CLGL_FORMAT_R8I, CLGL_FORMAT_RGBA32F};
    for (size_t t = 0; t < COUNT(targets); ++t)
        for (size_t n = 0; n < COUNT(formats); ++n) {
            gl_image i = make_gl_image(targets[t], formats[n], 0, 1, (uint32_t)n);
            clgl_texture texture = share_gl_image(f->context, &i, f->transport);
            expect_info(f, texture, targets[t], t == 0 ? 1 : 3);
            change_a_sample(f, texture, &i);
            expect_success(clgl_texture_rewrap(texture));
            change_a_sample(f, texture, &i);
            expect_success(clgl_texture_destroy(texture));
            expect_gl_image(&i);
            destroy_gl_image(&i);
        }
}

static void wrapped_ones_keep_every_sample(void **state)
{
    (void)state;
    on_each_sample_share(wrap_each);
}

static void make_each(const share_fixture *f)
{
    for (size_t t = 0; t < COUNT(targets); ++t) {
        /* `i` is created by OpenGL, and `own` by the library. Both must have the same contents. */
        gl_image i = make_gl_image(targets[t], CLGL_FORMAT_RGBA8, 0, 1, 5), own = i;
        clgl_texture_desc desc = new_samples(targets[t], CLGL_FORMAT_RGBA8);
        clgl_texture texture = NULL;
        desc.width = (uint32_t)i.size[0];
        desc.height = (uint32_t)i.size[1];
        desc.data = i.pixels;
        desc.transport = f->transport;
        desc.label = "several";
        expect_success(clgl_texture_create(f->context, &desc, &texture));
        expect_info(f, texture, targets[t], t == 0 ? 1 : 3);
        own.name = info_of_texture(texture).gl_name;
        expect_gl_image(&own);
        change_a_sample(f, texture, &own);
        expect_success(clgl_texture_destroy(texture));
        assert_false(glIsTexture(own.name));
        destroy_gl_image(&i);
    }
}

static void new_ones_have_the_samples_of_data(void **state)
{
    (void)state;
    on_each_sample_share(make_each);
}

static void read_resolved(const clgl_texture_info *info, unsigned char *pixels)
{
    GLuint framebuffers[2], texture = 0;
    glGenFramebuffers(2, framebuffers);
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIDE, SIDE, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffers[0]);
    glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, info->gl_target, info->gl_name, 0);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffers[1]);
    glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    glBlitFramebuffer(0, 0, SIDE, SIDE, 0, 0, SIDE, SIDE, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(2, framebuffers);
    glBindTexture(GL_TEXTURE_2D, 0);
    glDeleteTextures(1, &texture);
    expect_gl_clean();
}

/* OpenGL clears all samples to black, and OpenCL sets one of four samples to white. The resolved pixels must be a
 * quarter of white. */
static void resolve(const share_fixture *f)
{
    static const float black[4] = {0, 0, 0, 0}, white[4] = {1, 1, 1, 1};
    unsigned char pixels[SIDE * SIDE * 4];
    clgl_texture_desc desc = new_samples(GL_TEXTURE_2D_MULTISAMPLE, CLGL_FORMAT_RGBA8);
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    clgl_texture texture = NULL;
    clgl_texture_info info;
    GLuint framebuffer = 0;
    desc.transport = f->transport;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    info = info_of_texture(texture);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, info.gl_target, info.gl_name, 0);
    glClearBufferfv(GL_COLOR, 0, black);
    region.origin[2] = 2;
    region.extent[0] = SIDE / 2;
    region.extent[1] = SIDE;
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_fill(f->queue, texture, &region, white, 0, NULL, NULL));
    release_texture(f->queue, texture);
    read_resolved(&info, pixels);
    for (size_t at = 0; at < sizeof pixels; ++at)
        assert_in_range(pixels[at], at / 4 % SIDE < SIDE / 2 ? 63 : 0, at / 4 % SIDE < SIDE / 2 ? 64 : 0);
    glDeleteFramebuffers(1, &framebuffer);
    expect_success(clgl_texture_destroy(texture));
}

static void samples_are_what_opengl_resolves(void **state)
{
    (void)state;
    on_each_sample_share(resolve);
}

static clgl_result try_acquire(clgl_queue queue, clgl_texture texture)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &texture;
    return clgl_acquire(queue, &handover, 0, NULL, NULL);
}

/* Texture parameters do not affect copies, and copies do not change texture parameters. After OpenGL has
 * respecified the storage, an acquire reports a changed GL object. */
static void change_around(const share_fixture *f)
{
    static const GLint swizzle[4] = {GL_ZERO, GL_RED, GL_ONE, GL_GREEN};
    gl_image i = make_gl_image(GL_TEXTURE_2D_MULTISAMPLE, CLGL_FORMAT_RGBA8, 0, 1, 9);
    clgl_texture texture = share_gl_image(f->context, &i, f->transport);
    unsigned char *got = malloc(i.bytes);
    GLint found[4];
    glBindTexture(i.target, i.name);
    glTexParameteriv(i.target, GL_TEXTURE_SWIZZLE_RGBA, swizzle);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, i.pixels, i.bytes);
    release_texture(f->queue, texture);
    glGetTexParameteriv(i.target, GL_TEXTURE_SWIZZLE_RGBA, found);
    expect_same_bytes(found, swizzle, sizeof swizzle);
    glTexImage2DMultisample(i.target, SAMPLES, GL_RGBA8, SIDE, SIDE, GL_TRUE);
    glBindTexture(i.target, 0);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_success(clgl_texture_rewrap(texture));
    assert_int_equal(info_of_texture(texture).width, SIDE);
    assert_int_equal(info_of_texture(texture).layers, SAMPLES);
    expect_success(try_acquire(f->queue, texture));
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
    free(got);
}

static void texture_parameters_do_not_affect_samples(void **state)
{
    (void)state;
    on_each_sample_share(change_around);
}

static PFNGLFRAMEBUFFERTEXTURELAYERPROC real_attach;

static void attach_no_level(GLenum target, GLenum point, GLuint texture, GLint level, GLint layer)
{
    real_attach(target, point, texture, -1 - level, layer);
}

/* A failed call must leave no OpenGL error pending. */
static void fail_to_attach(const share_fixture *f)
{
    gl_image i = make_gl_image(GL_TEXTURE_2D_MULTISAMPLE, CLGL_FORMAT_RGBA8, 0, 1, 6);
    clgl_texture texture = share_gl_image(f->context, &i, f->transport);
    real_attach = epoxy_glFramebufferTextureLayer;
    epoxy_glFramebufferTextureLayer = attach_no_level;
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_UNSUPPORTED);
    epoxy_glFramebufferTextureLayer = real_attach;
    expect_gl_clean();
    acquire_texture(f->queue, texture);
    release_texture(f->queue, texture);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
}

static void errors_of_its_own_are_not_left(void **state)
{
    (void)state;
    /* On Windows the library has its own copy of libepoxy, whose functions the test cannot replace. */
    if (test_winsys() == CLGL_WINSYS_WGL) skip();
    on_each_sample_share(fail_to_attach);
}

static clgl_texture_region region_of(const gl_image *i, const clgl_box *box)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    memcpy(region.origin, box->origin, sizeof region.origin);
    memcpy(region.extent, box->extent, sizeof region.extent);
    region.row_pitch = i->size[0] * i->as.bytes_per_pixel;
    region.slice_pitch = region.row_pitch * i->size[1];
    return region;
}

static void write_part(const share_fixture *f, clgl_texture texture, gl_image *i, const clgl_box *part)
{
    const clgl_texture_region region = region_of(i, part);
    const size_t pixel = (region.origin[2] * i->size[1] + region.origin[1]) * i->size[0] + region.origin[0];
    change_pixels(i, &region, (uint32_t)region.origin[0] + 50);
    expect_success(clgl_texture_write(f->queue, texture, &region, i->pixels + pixel * i->as.bytes_per_pixel, 1, 0,
                                      NULL, NULL));
}

static const clgl_box parts[] = {{{0, 1, 2}, {4, 3, 5}}, {{4, 1, 1}, {5, 5, 7}}};

/* Acquires two parts one after the other. The second acquire must not overwrite the bytes that OpenCL wrote to
 * the first part. The releases must not overwrite pixels outside both parts. */
static void take_parts_together(const share_fixture *f, clgl_handover *handover, gl_image *i)
{
    const clgl_texture texture = handover->textures[0];
    clgl_texture_region rest = all_of_gl_image(i);
    for (size_t p = 0; p < COUNT(parts); ++p) {
        handover->texture_regions = &parts[p];
        expect_success(clgl_acquire(f->queue, handover, 0, NULL, NULL));
        write_part(f, texture, i, &parts[p]);
    }
    rest.origin[2] = i->size[2] - SAMPLES;
    rest.extent[2] = SAMPLES;
    change_pixels(i, &rest, 60);
    draw_samples(i, &rest);
    for (size_t p = 0; p < COUNT(parts); ++p) {
        handover->texture_regions = &parts[p];
        expect_success(clgl_release(f->queue, handover, 0, NULL, NULL));
    }
}

/* With `native`, an acquire of a part acquires the whole texture. A second part therefore cannot be acquired at
 * the same time. */
static void take_parts_in_turn(const share_fixture *f, clgl_handover *handover, gl_image *i)
{
    for (size_t p = 0; p < COUNT(parts); ++p) {
        handover->texture_regions = &parts[p];
        expect_success(clgl_acquire(f->queue, handover, 0, NULL, NULL));
        handover->texture_regions = &parts[1 - p];
        expect_error(clgl_acquire(f->queue, handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
        handover->texture_regions = &parts[p];
        write_part(f, handover->textures[0], i, &parts[p]);
        expect_success(clgl_release(f->queue, handover, 0, NULL, NULL));
    }
}

static void take_parts(const share_fixture *f)
{
    gl_image i = make_gl_image(GL_TEXTURE_2D_MULTISAMPLE_ARRAY, CLGL_FORMAT_RGBA8, 0, 1, 4);
    clgl_texture texture = share_gl_image(f->context, &i, f->transport);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &texture;
    if (f->transport == CLGL_TRANSPORT_NATIVE)
        take_parts_in_turn(f, &handover, &i);
    else
        take_parts_together(f, &handover, &i);
    expect_gl_image(&i);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
}

static void parts_do_not_meet(void **state)
{
    (void)state;
    on_each_sample_share(take_parts);
}

#define REFUSE(target, field, value, expected, part)                                                             \
    do {                                                                                                         \
        clgl_texture_desc wrong = new_samples(target, CLGL_FORMAT_RGBA8);                                        \
        wrong.field = value;                                                                                     \
        refuse_texture(&f, &wrong, CLGL_ERROR_##expected, part);                                                 \
    } while (0)

static void bad_descriptors_are_refused(void **state)
{
    const GLenum flat = GL_TEXTURE_2D_MULTISAMPLE, array = GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    clgl_texture_desc desc;
    (void)state;
    REFUSE(flat, flags, 0, UNSUPPORTED, "CLGL_TEXTURE_SAMPLES_AS_LAYERS");
    REFUSE(flat, flags, 0, UNSUPPORTED, "glBlitFramebuffer");
    REFUSE(flat, samples, 0, INVALID_ARGUMENT, "samples is 0");
    REFUSE(flat, samples, 3, OUT_OF_RANGE, "samples for GL_TEXTURE_2D_MULTISAMPLE textures");
    REFUSE(flat, samples, 64, OUT_OF_RANGE, "samples is 64");
    REFUSE(array, samples, 0xffffffffu, OUT_OF_RANGE, "samples is 4294967295");
    REFUSE(flat, layers, 2, INVALID_ARGUMENT, "layers is 2");
    REFUSE(array, layers, 0, INVALID_ARGUMENT, "layers is 0");
    REFUSE(array, layers, 0xffffffffu, OUT_OF_RANGE, "layers is 4294967295 and samples is 4");
    REFUSE(array, layers, 1024, OUT_OF_RANGE, "layers * samples is 4096");
    REFUSE(flat, mip_level_count, 2, OUT_OF_RANGE, "has at most 1");
    REFUSE(flat, height, 0, INVALID_ARGUMENT, "height is 0");
    REFUSE(flat, type, CLGL_TEXTURE_TYPE_2D, INVALID_ARGUMENT, "is 2D array");
    REFUSE(flat, format, CLGL_FORMAT_RGB8, UNSUPPORTED, "CLGL_TEXTURE_CONVERT_FORMAT");
    REFUSE(flat, reserved, 1, INVALID_ARGUMENT, "reserved");
    REFUSE(GL_TEXTURE_2D, layers, 0, INVALID_ARGUMENT, "GL_TEXTURE_2D is not multisampled: remove the flag");
    REFUSE(GL_TEXTURE_2D, flags, 0, INVALID_ARGUMENT, "GL_TEXTURE_2D is not multisampled: set samples to 0");
    REFUSE(GL_RENDERBUFFER, samples, 0, INVALID_ARGUMENT, "GL_RENDERBUFFER is not multisampled");
    desc = (clgl_texture_desc)CLGL_TEXTURE_DESC_INIT;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = SIDE;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY | CLGL_TEXTURE_SAMPLES_AS_LAYERS;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_ARGUMENT, "remove CLGL_TEXTURE_SAMPLES_AS_LAYERS");
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.samples = SAMPLES;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_ARGUMENT, "must be 0");
    end_share(&f);
}

static void bad_names_are_refused(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    gl_image i = make_gl_image(GL_TEXTURE_2D_MULTISAMPLE, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture_desc desc = describe_gl_image(&i, CLGL_TRANSPORT_AUTO);
    clgl_texture texture = NULL;
    GLuint empty = 0;
    (void)state;
    desc.samples = 8;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "samples 4");
    desc.samples = SAMPLES;
    desc.mip_level = 1;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "has no level 1");
    desc.mip_level = 0;
    desc.gl_target = GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "another target");
    desc.gl_target = GL_TEXTURE_2D_MULTISAMPLE;
    glGenTextures(1, &empty);
    glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, empty);
    glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, 0);
    desc.gl_name = empty;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "has no storage yet");
    glDeleteTextures(1, &empty);
    desc.gl_name = i.name;
    expect_success(clgl_texture_create(f.context, &desc, &texture));
    expect_no_mipmaps(f.queue, texture);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
    end_share(&f);
}

int main(void)
{
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrapped_ones_keep_every_sample),
        cmocka_unit_test(new_ones_have_the_samples_of_data),
        cmocka_unit_test(samples_are_what_opengl_resolves),
        cmocka_unit_test(texture_parameters_do_not_affect_samples),
        cmocka_unit_test(errors_of_its_own_are_not_left),
        cmocka_unit_test(parts_do_not_meet),
        cmocka_unit_test(bad_descriptors_are_refused),
        cmocka_unit_test(bad_names_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
