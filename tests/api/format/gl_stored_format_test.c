/* Tests unsized and legacy internal formats. OpenCL must read the pixels that OpenGL stores. If a texture cannot
 * be shared, the message must contain the reason. */
#define _GNU_SOURCE
#include "gl_texture_support.h"

#define WIDTH 7
#define HEIGHT 5
#define MOST_BYTES (WIDTH * HEIGHT * 16)

typedef struct old_format {
    GLenum internal_format, format, type;
} old_format;

static const old_format shared_formats[] = {
    {4, GL_RGBA, GL_UNSIGNED_BYTE},
    {3, GL_RGB, GL_UNSIGNED_BYTE},
    {GL_RED, GL_RED, GL_UNSIGNED_BYTE},
    {GL_RG, GL_RG, GL_UNSIGNED_BYTE},
    {GL_RGB, GL_RGB, GL_UNSIGNED_BYTE},
    {GL_RGB, GL_RGB, GL_UNSIGNED_SHORT_5_6_5},
    {GL_RGBA, GL_RGBA, GL_UNSIGNED_SHORT},
    {GL_RGBA, GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4},
    {GL_RGBA, GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1},
    {GL_RGBA, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV},
    {GL_SRGB_ALPHA, GL_RGBA, GL_UNSIGNED_BYTE},
    {GL_SRGB, GL_RGB, GL_UNSIGNED_BYTE},
    {GL_R3_G3_B2, GL_RGB, GL_UNSIGNED_BYTE},
    {GL_RGB4, GL_RGB, GL_UNSIGNED_BYTE},
    {GL_RGB5, GL_RGB, GL_UNSIGNED_BYTE},
    {GL_RGB10, GL_RGB, GL_UNSIGNED_SHORT},
    {GL_RGB12, GL_RGB, GL_UNSIGNED_SHORT},
    {GL_RGBA2, GL_RGBA, GL_UNSIGNED_BYTE},
    {GL_RGBA12, GL_RGBA, GL_UNSIGNED_SHORT},
    {GL_ALPHA, GL_ALPHA, GL_UNSIGNED_BYTE},
    {GL_ALPHA4, GL_ALPHA, GL_UNSIGNED_BYTE},
    {GL_ALPHA12, GL_ALPHA, GL_UNSIGNED_SHORT},
    {1, GL_LUMINANCE, GL_UNSIGNED_BYTE},
    {GL_LUMINANCE, GL_LUMINANCE, GL_UNSIGNED_BYTE},
    {GL_LUMINANCE12, GL_LUMINANCE, GL_UNSIGNED_SHORT},
    {GL_INTENSITY, GL_LUMINANCE, GL_UNSIGNED_BYTE},
    {GL_DEPTH_COMPONENT, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT},
    {GL_DEPTH_COMPONENT, GL_DEPTH_COMPONENT, GL_FLOAT},
    {GL_DEPTH_STENCIL, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8},
};

static const old_format refused_formats[] = {
    {2, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE},
    {GL_LUMINANCE_ALPHA, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE},
    {GL_LUMINANCE8_ALPHA8, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE},
    {GL_SLUMINANCE_ALPHA, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE},
    {GL_SLUMINANCE, GL_LUMINANCE, GL_UNSIGNED_BYTE},
    {GL_SLUMINANCE8, GL_LUMINANCE, GL_UNSIGNED_BYTE},
};

static int has_depth(const old_format *f)
{
    return f->format == GL_DEPTH_COMPONENT || f->format == GL_DEPTH_STENCIL;
}

static GLuint make_old_texture(const old_format *f)
{
    unsigned char pixels[MOST_BYTES];
    GLuint name = 0;
    for (size_t i = 0; i < COUNT(pixels); ++i)
        pixels[i] = (unsigned char)(i * 37 + 11);
    if (f->type == GL_FLOAT)
        for (size_t i = 0; i < WIDTH * HEIGHT; ++i)
            ((float *)(void *)pixels)[i] = (float)i / (WIDTH * HEIGHT);
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, (GLint)f->internal_format, WIDTH, HEIGHT, 0, f->format, f->type, pixels);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    expect_gl_clean();
    return name;
}

static GLint most_bits(void)
{
    static const GLenum sizes[] = {GL_TEXTURE_RED_SIZE, GL_TEXTURE_DEPTH_SIZE, GL_TEXTURE_ALPHA_SIZE,
                                   GL_TEXTURE_LUMINANCE_SIZE, GL_TEXTURE_INTENSITY_SIZE};
    GLint most = 0;
    for (size_t i = 0; i < COUNT(sizes); ++i) {
        GLint bits = 0;
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, sizes[i], &bits);
        if (bits > most) most = bits;
    }
    return most;
}

static void load(const clgl_format_info *as, void *pixels)
{
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glGetTexImage(GL_TEXTURE_2D, 0, as->numeric == CLGL_NUMERIC_DEPTH ? GL_DEPTH_COMPONENT : as->gl_format,
                  as->gl_type, pixels);
    expect_gl_clean();
}

/* Checks that OpenCL reads the same pixels as OpenGL. Then OpenCL writes the pixels in reverse order, and OpenGL
 * must read exactly these pixels. */
static void exchange(const share_fixture *f, clgl_texture texture, const old_format *old)
{
    const clgl_texture_info info = info_of_texture(texture);
    clgl_format_info as = CLGL_FORMAT_INFO_INIT;
    unsigned char expected[MOST_BYTES], got[MOST_BYTES];
    size_t bytes = 0;
    expect_success(clgl_format_get_info(info.cl_format, &as));
    if (has_depth(old)) as.gl_format = GL_DEPTH_COMPONENT;
    bytes = as.bytes_per_pixel;
    if ((GLint)as.bits_per_component < most_bits() && as.numeric != CLGL_NUMERIC_FLOAT)
        fail_msg("%s holds fewer bits than OpenGL stores, %d", as.name, (int)most_bits());
    load(&as, expected);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, expected, bytes * WIDTH * HEIGHT);
    for (size_t i = 0; i < WIDTH * HEIGHT; ++i)
        memcpy(got + i * bytes, expected + (WIDTH * HEIGHT - 1 - i) * bytes, bytes);
    expect_success(clgl_texture_write(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    release_texture(f->queue, texture);
    load(&as, expected);
    expect_same_bytes(expected, got, bytes * WIDTH * HEIGHT);
}

/* Returns whether OpenGL stores depth values unchanged that it returned as float. With 24 bits, NVIDIA 580
 * changes values by one step each time. */
static int stores_depth_exactly(void)
{
    float before[WIDTH * HEIGHT], after[WIDTH * HEIGHT];
    glGetTexImage(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT, GL_FLOAT, before);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, WIDTH, HEIGHT, GL_DEPTH_COMPONENT, GL_FLOAT, before);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT, GL_FLOAT, after);
    expect_gl_clean();
    return memcmp(before, after, sizeof before) == 0;
}

static clgl_texture_desc describe(const share_fixture *f, GLuint name)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = GL_TEXTURE_2D;
    desc.gl_name = name;
    desc.flags = CLGL_TEXTURE_CONVERT_FORMAT;
    desc.transport = f->transport;
    return desc;
}

static void share_each(const share_fixture *f)
{
    for (size_t i = 0; i < COUNT(shared_formats); ++i) {
        const GLuint name = make_old_texture(&shared_formats[i]);
        const clgl_texture_desc desc = describe(f, name);
        clgl_texture texture = NULL;
        printf("0x%x of type 0x%x\n", (unsigned)shared_formats[i].internal_format,
               (unsigned)shared_formats[i].type);
        if (has_depth(&shared_formats[i]) && !stores_depth_exactly()) {
            assert_true(clgl_texture_create(f->context, &desc, &texture) < 0);
            expect_message("GL_DEPTH_COMPONENT32F");
        } else {
            expect_success(clgl_texture_create(f->context, &desc, &texture));
            exchange(f, texture, &shared_formats[i]);
            expect_success(clgl_texture_rewrap(texture));
            exchange(f, texture, &shared_formats[i]);
            expect_success(clgl_texture_destroy(texture));
        }
        glDeleteTextures(1, &name);
    }
}

static void refuse_each(const share_fixture *f)
{
    for (size_t i = 0; i < COUNT(refused_formats); ++i) {
        const GLuint name = make_old_texture(&refused_formats[i]);
        const clgl_texture_desc desc = describe(f, name);
        clgl_texture texture = NULL;
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
        expect_message(refused_formats[i].format == GL_LUMINANCE ? "stores 8 bits of luminance, sRGB-encoded"
                                                                 : "stores 8 bits of luminance, 8 of alpha");
        glDeleteTextures(1, &name);
    }
}

/* Returns whether the transport is available. With OpenGL ES through WGL in Wine 8, `mapped` is not, because WGL
 * finds no functions that only OpenGL ES has. */
static int is_offered(clgl_transport transport)
{
    if (epoxy_is_desktop_gl()) return shares_textures_by(POCL, transport);
    return transport == CLGL_TRANSPORT_STAGED || test_winsys() != CLGL_WINSYS_WGL;
}

static void on_each_transport(gl_request request, void (*run)(const share_fixture *f))
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED};
    for (size_t t = 0; t < COUNT(transports); ++t) {
        share_fixture f = {make_gl(request), NULL, NULL, POCL, transports[t]};
        f.context = make_context(POCL, CLGL_TRANSPORT_AUTO);
        f.queue = make_queue(f.context, 0);
        if (is_offered(transports[t])) run(&f);
        end_share(&f);
    }
}

static void old_formats_are_what_is_stored(void **state)
{
    (void)state;
    on_each_transport((gl_request){EGL_OPENGL_API, 0, 0, NULL}, share_each);
}

static void formats_without_images_are_named(void **state)
{
    (void)state;
    on_each_transport((gl_request){EGL_OPENGL_API, 0, 0, NULL}, refuse_each);
}

/* The internal format of an OpenGL ES texture, and the format and type for glTexSubImage. OpenGL ES does not
 * convert between formats. */
typedef struct es_format {
    GLenum internal_format, format, type;
    size_t components;
} es_format;

static const es_format es_formats[] = {
    {GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE, 3},
    {GL_RGB, GL_RGB, GL_UNSIGNED_BYTE, 3},
    {GL_RG8, GL_RG, GL_UNSIGNED_BYTE, 2},
    {GL_BGRA_EXT, GL_BGRA_EXT, GL_UNSIGNED_BYTE, 4},
};

static void fill_as_rgba(const es_format *f, const unsigned char *pixels, unsigned char *rgba)
{
    for (size_t i = 0; i < WIDTH * HEIGHT; ++i) {
        unsigned char *const texel = rgba + i * 4;
        const unsigned char rest[4] = {0, 0, 0, 255};
        memcpy(texel, rest, sizeof rest);
        memcpy(texel, pixels + i * f->components, f->components);
        if (f->format == GL_BGRA_EXT) texel[0] = pixels[i * 4 + 2], texel[2] = pixels[i * 4];
    }
}

static void expect_drawn(GLenum target, GLuint name, GLint layer, const unsigned char *expected)
{
    unsigned char got[WIDTH * HEIGHT * 4];
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    if (target == GL_TEXTURE_2D)
        glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, target, name, 0);
    else
        glFramebufferTextureLayer(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, name, 0, layer);
    glReadPixels(0, 0, WIDTH, HEIGHT, GL_RGBA, GL_UNSIGNED_BYTE, got);
    glDeleteFramebuffers(1, &framebuffer);
    expect_gl_clean();
    expect_same_bytes(got, expected, sizeof got);
}

static void exchange_in_es(const share_fixture *f, const es_format *format, GLenum target, int32_t layers)
{
    static unsigned char pixels[2][WIDTH * HEIGHT * 4], rgba[2][WIDTH * HEIGHT * 4], got[2][WIDTH * HEIGHT * 4];
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(target, name);
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    if (target == GL_TEXTURE_2D)
        glTexImage2D(target, 0, (GLint)format->internal_format, WIDTH, HEIGHT, 0, format->format, format->type,
                     NULL);
    else
        glTexImage3D(target, 0, (GLint)format->internal_format, WIDTH, HEIGHT, layers, 0, format->format,
                     format->type, NULL);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    for (int32_t layer = 0; layer < layers; ++layer) {
        for (size_t i = 0; i < sizeof pixels[0]; ++i)
            pixels[layer][i] = (unsigned char)(i * 31 + (size_t)layer * 7 + 1);
        fill_as_rgba(format, pixels[layer], rgba[layer]);
        if (target == GL_TEXTURE_2D)
            glTexSubImage2D(target, 0, 0, 0, WIDTH, HEIGHT, format->format, format->type, pixels[layer]);
        else
            glTexSubImage3D(target, 0, 0, 0, layer, WIDTH, HEIGHT, 1, format->format, format->type,
                            pixels[layer]);
    }
    expect_gl_clean();
    desc = describe(f, name);
    desc.gl_target = target;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, rgba, (size_t)layers * sizeof rgba[0]);
    for (int32_t layer = 0; layer < layers; ++layer) {
        for (size_t i = 0; i < sizeof pixels[0]; ++i)
            pixels[layer][i] = (unsigned char)(i * 13 + (size_t)layer * 5 + 2);
        fill_as_rgba(format, pixels[layer], rgba[layer]);
    }
    expect_success(clgl_texture_write(f->queue, texture, NULL, rgba, 1, 0, NULL, NULL));
    release_texture(f->queue, texture);
    for (int32_t layer = 0; layer < layers; ++layer)
        expect_drawn(target, name, layer, rgba[layer]);
    expect_success(clgl_texture_destroy(texture));
    glDeleteTextures(1, &name);
}

static void share_in_es(const share_fixture *f)
{
    for (size_t i = 0; i < COUNT(es_formats); ++i) {
        /* Skipped on PoCL 6, which has images with two channels and therefore does not convert the format. */
        if (es_formats[i].components == 2 && has_format(f->context, CLGL_FORMAT_RG8)) continue;
        exchange_in_es(f, &es_formats[i], GL_TEXTURE_2D, 1);
        if (es_formats[i].format != GL_BGRA_EXT) exchange_in_es(f, &es_formats[i], GL_TEXTURE_2D_ARRAY, 2);
    }
}

static void opengl_es_converts(void **state)
{
    (void)state;
    on_each_transport((gl_request){EGL_OPENGL_ES_API, 3, 2, NULL}, share_in_es);
}

static void refuse_in_es(const share_fixture *f)
{
    static const old_format formats[] = {{GL_LUMINANCE, GL_LUMINANCE, GL_UNSIGNED_BYTE},
                                         {GL_LUMINANCE_ALPHA, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE},
                                         {GL_ALPHA, GL_ALPHA, GL_UNSIGNED_BYTE}};
    for (size_t i = 0; i < COUNT(formats); ++i) {
        const GLuint name = make_old_texture(&formats[i]);
        const clgl_texture_desc desc = describe(f, name);
        clgl_texture texture = NULL;
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
        expect_message("use GL_R8 or GL_RG8");
        glDeleteTextures(1, &name);
    }
}

static void opengl_es_reads_no_luminance(void **state)
{
    (void)state;
    on_each_transport((gl_request){EGL_OPENGL_ES_API, 3, 2, NULL}, refuse_in_es);
}

typedef struct unconverted_format {
    GLenum internal_format;
    const char *reason;
} unconverted_format;

/* The message must give the reason, and must not advise a conversion. */
static void refuse_conversion(const share_fixture *f, const unconverted_format *format)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexStorage2D(GL_TEXTURE_2D, 1, format->internal_format, WIDTH, HEIGHT);
    expect_gl_clean();
    for (int converts = 0; converts < 2; ++converts) {
        clgl_texture_desc desc = describe(f, name);
        clgl_texture texture = NULL;
        if (!converts) desc.flags = 0;
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), CLGL_ERROR_UNSUPPORTED, texture);
        expect_message(format->reason);
        assert_null(strstr(clgl_error_message(), "CLGL_TEXTURE_CONVERT_FORMAT"));
    }
    glDeleteTextures(1, &name);
}

static void refuse_conversions_in_es(const share_fixture *f)
{
    static const unconverted_format formats[] = {
        {GL_DEPTH_COMPONENT16, "OpenGL ES does not convert depth: use GL_DEPTH_COMPONENT32F"},
        {GL_DEPTH_COMPONENT24, "OpenGL ES does not convert depth"},
        {GL_DEPTH24_STENCIL8, "OpenGL ES does not convert depth"},
        {GL_DEPTH32F_STENCIL8, "OpenGL ES does not convert depth"},
        {GL_STENCIL_INDEX8, "OpenGL does not convert stencil indices"},
        {GL_RGB8_SNORM, "OpenGL ES cannot draw into it"},
        {GL_RGB8UI, "OpenGL ES cannot draw into it"},
        {GL_RGB32F, "OpenGL ES cannot draw into it"},
        {GL_SRGB8, "OpenGL ES cannot draw into it"},
        {GL_RGB9_E5, "OpenGL ES cannot draw into it"},
        {GL_COMPRESSED_RGB8_ETC2, "OpenGL ES does not read compressed texels"},
    };
    for (size_t i = 0; i < COUNT(formats); ++i)
        refuse_conversion(f, &formats[i]);
}

static void opengl_es_converts_what_it_draws(void **state)
{
    (void)state;
    on_each_transport((gl_request){EGL_OPENGL_ES_API, 3, 2, NULL}, refuse_conversions_in_es);
}

static void refuse_stencil(const share_fixture *f)
{
    static const unconverted_format stencil = {GL_STENCIL_INDEX8, "OpenGL does not convert stencil indices"};
    if (epoxy_has_gl_extension("GL_ARB_texture_stencil8")) refuse_conversion(f, &stencil);
}

static void stencil_is_not_converted(void **state)
{
    (void)state;
    on_each_transport((gl_request){EGL_OPENGL_API, 0, 0, NULL}, refuse_stencil);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(old_formats_are_what_is_stored),
        cmocka_unit_test(formats_without_images_are_named),
        cmocka_unit_test(opengl_es_converts),
        cmocka_unit_test(opengl_es_reads_no_luminance),
        cmocka_unit_test(opengl_es_converts_what_it_draws),
        cmocka_unit_test(stencil_is_not_converted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
