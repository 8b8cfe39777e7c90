/* Tests shared textures in every kind of context: OpenGL ES, and OpenGL without direct state access, immutable
 * storage or persistent mapping. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "process_support.h"

#define MOST_SETTINGS 2
#define OLD_EXTENSIONS                                                                                           \
    "-GL_ARB_buffer_storage -GL_ARB_texture_storage -GL_ARB_get_texture_sub_image -GL_ARB_direct_state_access"

typedef struct variant {
    const char *name;
    gl_request request;
    /* Environment variables in the form "NAME=value" */
    const char *settings[MOST_SETTINGS];
} variant;

static const variant variants[] = {
    {"OpenGL 4.5 core", {EGL_OPENGL_API, 4, 5, NULL}, {NULL, NULL}},
    {"OpenGL compatibility", {EGL_OPENGL_API, 0, 0, NULL}, {NULL, NULL}},
    {"OpenGL 3.3 core",
     {EGL_OPENGL_API, 3, 3, NULL},
     {"MESA_GL_VERSION_OVERRIDE=3.3", "MESA_EXTENSION_OVERRIDE=" OLD_EXTENSIONS}},
    {"OpenGL 3.0",
     {EGL_OPENGL_API, 0, 0, NULL},
     {"MESA_GL_VERSION_OVERRIDE=3.0",
      "MESA_EXTENSION_OVERRIDE=" OLD_EXTENSIONS " -GL_ARB_sync -GL_ARB_copy_buffer"}},
    {"OpenGL ES 3.0", {EGL_OPENGL_ES_API, 3, 0, NULL}, {"MESA_GLES_VERSION_OVERRIDE=3.0", NULL}},
    {"OpenGL ES 3.1", {EGL_OPENGL_ES_API, 3, 1, NULL}, {"MESA_GLES_VERSION_OVERRIDE=3.1", NULL}},
    {"OpenGL ES 3.2", {EGL_OPENGL_ES_API, 3, 2, NULL}, {NULL, NULL}},
    {"OpenGL ES 3.1 without buffer storage",
     {EGL_OPENGL_ES_API, 3, 1, NULL},
     {"MESA_GLES_VERSION_OVERRIDE=3.1", "MESA_EXTENSION_OVERRIDE=-GL_EXT_buffer_storage"}},
};

/* Variant that this process runs */
static const variant *current;

/* The first DESKTOP_TARGETS targets do not exist in OpenGL ES. */
static const GLenum targets[] = {
    GL_TEXTURE_1D,       GL_TEXTURE_1D_ARRAY, GL_TEXTURE_RECTANGLE,           GL_TEXTURE_2D,  GL_TEXTURE_3D,
    GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP, GL_TEXTURE_CUBE_MAP_POSITIVE_Z, GL_RENDERBUFFER};
#define DESKTOP_TARGETS 3u

/* Returns whether OpenGL can return the size and format of a mip level. */
static int returns_level_parameters(void) { return epoxy_is_desktop_gl() || epoxy_gl_version() >= 31; }

static void attach(const gl_image *i, GLint layer)
{
    const GLenum read = GL_READ_FRAMEBUFFER, point = GL_COLOR_ATTACHMENT0;
    switch (i->target) {
    case GL_RENDERBUFFER:
        glFramebufferRenderbuffer(read, point, i->target, i->name);
        break;
    case GL_TEXTURE_1D:
        glFramebufferTexture1D(read, point, i->target, i->name, i->level);
        break;
    case GL_TEXTURE_1D_ARRAY:
    case GL_TEXTURE_2D_ARRAY:
    case GL_TEXTURE_3D:
        glFramebufferTextureLayer(read, point, i->name, i->level, layer);
        break;
    case GL_TEXTURE_CUBE_MAP:
        glFramebufferTexture2D(read, point, GL_TEXTURE_CUBE_MAP_POSITIVE_X + (GLenum)layer, i->name, i->level);
        break;
    default:
        glFramebufferTexture2D(read, point, i->target, i->name, i->level);
        break;
    }
}

/* Compares all pixels like expect_gl_image, but reads them with glReadPixels, which every kind of context
 * supports. */
static void expect_drawn(const gl_image *i)
{
    const int rows_are_layers = i->target == GL_TEXTURE_1D_ARRAY;
    const size_t layers = rows_are_layers ? i->size[1] : i->size[2];
    unsigned char *got = malloc(i->bytes);
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    for (size_t layer = 0; layer < layers; ++layer) {
        attach(i, (GLint)layer);
        glReadPixels(0, 0, (GLsizei)i->size[0], rows_are_layers ? 1 : (GLsizei)i->size[1], GL_RGBA,
                     GL_UNSIGNED_BYTE, got + layer * (i->bytes / layers));
    }
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    expect_gl_clean();
    expect_same_bytes(got, i->pixels, i->bytes);
    free(got);
}

static clgl_texture_desc describe(const gl_image *i, clgl_transport transport)
{
    clgl_texture_desc desc = describe_gl_image(i, transport);
    const int is_1d_array = i->target == GL_TEXTURE_1D_ARRAY;
    desc.format = i->format.format;
    desc.width = (uint32_t)i->size[0];
    desc.height = is_1d_array ? 0 : (uint32_t)i->size[1];
    desc.depth = i->target == GL_TEXTURE_3D ? (uint32_t)i->size[2] : 0;
    desc.layers = is_1d_array ? (uint32_t)i->size[1] : i->target == GL_TEXTURE_3D ? 0 : (uint32_t)i->size[2];
    return desc;
}

/* Changes the pixels of an acquired texture in OpenCL, except for pixels at the edges. */
static void change_middle(const share_fixture *f, gl_image *i, clgl_texture texture)
{
    clgl_texture_region box = CLGL_TEXTURE_REGION_INIT;
    for (int d = 0; d < 3; ++d) {
        box.origin[d] = i->size[d] > 2 ? 1 : 0;
        box.extent[d] = i->size[d] > 2 ? i->size[d] - 2 : i->size[d];
    }
    change_pixels(i, &box, 77);
    box.row_pitch = i->size[0] * i->as.bytes_per_pixel;
    box.slice_pitch = i->size[2] > 1 ? box.row_pitch * i->size[1] : 0;
    expect_success(clgl_texture_write(
        f->queue, texture, &box,
        i->pixels +
            ((box.origin[2] * i->size[1] + box.origin[1]) * i->size[0] + box.origin[0]) * i->as.bytes_per_pixel,
        1, 0, NULL, NULL));
}

static void use_texture(const share_fixture *f, gl_image *i, clgl_texture texture)
{
    unsigned char *got = malloc(i->bytes);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, i->pixels, i->bytes);
    change_middle(f, i, texture);
    release_texture(f->queue, texture);
    has_samples(i) ? expect_gl_image(i) : expect_drawn(i);
    expect_success(clgl_texture_destroy(texture));
    free(got);
}

/* Tests multisampled textures. If GLSL cannot read samples, the creation must fail. */
static void use_samples(const share_fixture *f)
{
    static const GLenum with_samples[] = {GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY};
    for (size_t t = 0; t < COUNT(with_samples); ++t) {
        clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
        clgl_texture texture = NULL;
        if (epoxy_is_desktop_gl() && epoxy_gl_version() >= 33) {
            gl_image i = make_gl_image(with_samples[t], CLGL_FORMAT_RGBA8, 0, 1, (uint32_t)t);
            use_texture(f, &i, share_gl_image(f->context, &i, f->transport));
            destroy_gl_image(&i);
            continue;
        }
        desc.gl_target = with_samples[t];
        desc.flags = CLGL_TEXTURE_SAMPLES_AS_LAYERS;
        desc.format = CLGL_FORMAT_RGBA8;
        desc.width = desc.height = desc.samples = 4;
        desc.layers = 1;
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
    }
}

static void use_buffer_texture(const share_fixture *f)
{
    static const unsigned char bytes[4 * 4] = {1, 2, 3, 4, 5, 6, 7};
    unsigned char got[sizeof bytes];
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.gl_target = GL_TEXTURE_BUFFER;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = 4;
    desc.data = bytes;
    desc.transport = f->transport;
    if (epoxy_gl_version() < (epoxy_is_desktop_gl() ? 31 : 32)) {
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
        return;
    }
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    for (int turn = 0; turn < 2; ++turn) {
        acquire_texture(f->queue, texture);
        expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, bytes, sizeof bytes);
        expect_success(clgl_texture_write(f->queue, texture, NULL, bytes, 1, 0, NULL, NULL));
        release_texture(f->queue, texture);
    }
    expect_success(clgl_texture_destroy(texture));
}

static void wrap_each(const share_fixture *f)
{
    for (size_t t = epoxy_is_desktop_gl() ? 0 : DESKTOP_TARGETS; t < COUNT(targets); ++t) {
        gl_image i = make_gl_image(targets[t], CLGL_FORMAT_RGBA8, 0, 1, (uint32_t)t);
        const clgl_texture_desc explicit = describe(&i, f->transport),
                                queried = describe_gl_image(&i, f->transport);
        clgl_texture texture = NULL;
        expect_success(clgl_texture_create(f->context, &explicit, &texture));
        if (returns_level_parameters() || targets[t] == GL_RENDERBUFFER) {
            expect_success(clgl_texture_rewrap(texture));
        } else {
            expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_UNSUPPORTED);
            expect_message("wrap it again with its format and sizes");
        }
        use_texture(f, &i, texture);
        if (returns_level_parameters() || targets[t] == GL_RENDERBUFFER) {
            expect_success(clgl_texture_create(f->context, &queried, &texture));
            use_texture(f, &i, texture);
        } else {
            expect_error_out(clgl_texture_create(f->context, &queried, &texture), CLGL_ERROR_INVALID_ARGUMENT,
                             texture);
        }
        destroy_gl_image(&i);
    }
}

static void create_each(const share_fixture *f)
{
    for (size_t t = epoxy_is_desktop_gl() ? 0 : DESKTOP_TARGETS; t < COUNT(targets); ++t) {
        gl_image i = make_gl_image(targets[t], CLGL_FORMAT_RGBA8, 0, 1, (uint32_t)t);
        const GLuint model = i.name;
        clgl_texture_desc desc = describe(&i, f->transport);
        clgl_texture texture = NULL;
        desc.gl_name = 0;
        desc.data = i.pixels;
        expect_success(clgl_texture_create(f->context, &desc, &texture));
        i.name = info_of_texture(texture).gl_name;
        expect_drawn(&i);
        use_texture(f, &i, texture);
        i.name = model;
        destroy_gl_image(&i);
    }
}

/* OpenGL ES cannot generate the mip levels of depth textures. */
static void refuse_mipmaps_of_depth(const share_fixture *f)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    clgl_result result;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.width = desc.height = 4;
    desc.mip_level_count = 2;
    desc.format = CLGL_FORMAT_DEPTH_COMPONENT32F;
    desc.flags = CLGL_TEXTURE_CONVERT_FORMAT;
    desc.transport = f->transport;
    result = clgl_texture_create(f->context, &desc, &texture);
    if (result == CLGL_ERROR_NO_TRANSPORT) return;
    expect_success(result);
    expect_no_mipmaps(f->queue, texture);
    expect_success(clgl_texture_destroy(texture));
}

/* Expects errors from calls that need features that OpenGL ES does not have. */
static void refuse_features_missing_in_es(const share_fixture *f)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.width = 4;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.gl_target = GL_TEXTURE_1D;
    if (epoxy_is_desktop_gl()) return;
    refuse_mipmaps_of_depth(f);
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
    desc.gl_target = GL_TEXTURE_2D;
    desc.height = 4;
    desc.format = CLGL_FORMAT_BGRA8;
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
    assert_non_null(strstr(clgl_error_message(), "as CLGL_FORMAT_RGBA8"));
}

/* Returns whether the transport is available in this variant. */
static int is_offered(const share_fixture *f)
{
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    expect_success(clgl_texture_verify(f->context, f->transport, GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, &support));
    return support.self_test == CLGL_SELF_TEST_PASSED;
}

static void in_this_context(void **state)
{
    static const char *const devices[] = {POCL, RUSTICL};
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED};
    (void)state;
    for (size_t d = 0; d < COUNT(devices); ++d)
        for (size_t t = 0; t < COUNT(transports); ++t) {
            share_fixture f;
            f.gl = make_gl(current->request);
            f.device = devices[d];
            f.context = make_context(devices[d], CLGL_TRANSPORT_AUTO);
            f.queue = make_queue(f.context, 0);
            f.transport = transports[t];
            if (transports[t] == CLGL_TRANSPORT_STAGED || is_offered(&f)) {
                wrap_each(&f);
                create_each(&f);
                use_samples(&f);
                use_buffer_texture(&f);
                refuse_features_missing_in_es(&f);
            }
            end_share(&f);
        }
}

static int run_variant(const variant *v)
{
    const struct CMUnitTest tests[] = {{v->name, in_this_context, NULL, NULL, NULL}};
    current = v;
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Runs each variant in a child process, because drivers read environment variables only once. */
int main(int argc, char **argv)
{
    int failures = 0;
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    if (argc > 1) return run_variant(&variants[strtoul(argv[1], NULL, 10) % COUNT(variants)]);
    for (size_t i = 0; i < COUNT(variants); ++i) {
        char number[16];
        snprintf(number, sizeof number, "%zu", i);
        const int code = run_again(number, variants[i].settings[0], variants[i].settings[1], NULL);
        failures += code != 0 && code != EXIT_SKIPPED;
    }
    return failures;
}
