/* Tests that the OpenGL state of the application does not change transferred texels. Textures are created and
 * handed over in each state. If OpenGL ignores copies in a state, calls must return an error until the state is
 * reset. */
#define _GNU_SOURCE
#include "gl_texture_support.h"

#define SIDE 4
#define ROWS 3
#define BYTES (SIDE * ROWS * 4)

typedef struct odd_state {
    const char *name;
    int (*is_there)(void);
    void (*set)(int on);
    /* Expected results: for textures, and for objects that the library copies by drawing */
    clgl_result textures, drawn;
    const char *advice;
} odd_state;

static int is_compatible(void)
{
    GLint profile = 0;
    if (!epoxy_is_desktop_gl() || epoxy_gl_version() < 32) return 0;
    glGetIntegerv(GL_CONTEXT_PROFILE_MASK, &profile);
    return (profile & GL_CONTEXT_COMPATIBILITY_PROFILE_BIT) != 0;
}

static GLenum inverting(void)
{
    if (epoxy_has_gl_extension("GL_MESA_pack_invert")) return GL_PACK_INVERT_MESA;
    return epoxy_has_gl_extension("GL_ANGLE_pack_reverse_row_order") ? GL_PACK_REVERSE_ROW_ORDER_ANGLE : 0;
}

static int can_invert(void) { return inverting() != 0; }
static void invert(int on)
{
    GLint value = !on;
    if (!on) glGetIntegerv(inverting(), &value);
    assert_int_equal(value, !on);
    glPixelStorei(inverting(), on);
}

static void transfer_pixels(int on)
{
    static const GLfloat map[] = {1, 0};
    GLfloat scale = 0;
    if (!on) glGetFloatv(GL_GREEN_SCALE, &scale);
    assert_true(on || scale == 0.5f);
    glPixelTransferf(GL_RED_BIAS, on ? 0.25f : 0);
    glPixelTransferf(GL_GREEN_SCALE, on ? 0.5f : 1);
    glPixelTransferf(GL_DEPTH_SCALE, on ? 0.5f : 1);
    glPixelMapfv(GL_PIXEL_MAP_B_TO_B, COUNT(map), map);
    glPixelTransferi(GL_MAP_COLOR, on);
}

static int has_imaging(void) { return is_compatible() && epoxy_has_gl_extension("GL_ARB_imaging"); }
static void image_pixels(int on)
{
    static const GLfloat swap[] = {0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    static const GLubyte dark[256 * 3] = {0};
    GLfloat matrix[16];
    glGetFloatv(GL_COLOR_MATRIX, matrix);
    assert_true(on || memcmp(matrix, swap, sizeof swap) == 0);
    assert_true(on || glIsEnabled(GL_COLOR_TABLE));
    glColorTable(GL_COLOR_TABLE, GL_RGB8, 256, GL_RGB, GL_UNSIGNED_BYTE, dark);
    on ? glEnable(GL_COLOR_TABLE) : glDisable(GL_COLOR_TABLE);
    glPixelTransferf(GL_POST_CONVOLUTION_RED_SCALE, on ? 0.5f : 1);
    glPixelTransferf(GL_POST_COLOR_MATRIX_ALPHA_BIAS, on ? -0.5f : 0);
    glMatrixMode(GL_COLOR);
    on ? glLoadMatrixf(swap) : glLoadIdentity();
    glMatrixMode(GL_MODELVIEW);
}

static int has_rectangles(void) { return epoxy_has_gl_extension("GL_EXT_window_rectangles"); }
static void set_rectangles(int on)
{
    static const GLint boxes[] = {0, 0, 1, 1, 2, 1, 1, 1};
    GLint count = 0, last[4] = {0};
    if (!on) glGetIntegerv(GL_NUM_WINDOW_RECTANGLES_EXT, &count);
    if (!on) glGetIntegeri_v(GL_WINDOW_RECTANGLE_EXT, 1, last);
    assert_true(on || (count == 2 && memcmp(last, boxes + 4, sizeof last) == 0));
    glWindowRectanglesEXT(on ? GL_INCLUSIVE_EXT : GL_EXCLUSIVE_EXT, on ? 2 : 0, on ? boxes : NULL);
}

static int has_exclusive_scissor(void) { return epoxy_has_gl_extension("GL_NV_scissor_exclusive"); }
static void exclude(int on)
{
    assert_true(on || glIsEnabledi(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0));
    glScissorExclusiveNV(0, 0, 2, 2);
    on ? glEnablei(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0) : glDisablei(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0);
}

static int always(void) { return 1; }
static void cut(int on)
{
    assert_true(on || glIsEnabled(GL_SCISSOR_TEST));
    glScissor(0, 0, 1, 1);
    on ? glEnable(GL_SCISSOR_TEST) : glDisable(GL_SCISSOR_TEST);
    on ? glEnable(GL_RASTERIZER_DISCARD) : glDisable(GL_RASTERIZER_DISCARD);
    glColorMask((GLboolean)!on, GL_TRUE, (GLboolean)!on, GL_TRUE);
}

static int has_conditions(void)
{
    return epoxy_is_desktop_gl() || epoxy_has_gl_extension("GL_NV_conditional_render");
}
static void set_condition(int on)
{
    static GLuint query;
    if (!on) {
        glEndConditionalRender();
        glDeleteQueries(1, &query);
        return;
    }
    /* Creates a query without samples, so conditional rendering discards all draws. */
    glGenQueries(1, &query);
    glBeginQuery(GL_ANY_SAMPLES_PASSED, query);
    glEndQuery(GL_ANY_SAMPLES_PASSED);
    glBeginConditionalRender(query, GL_QUERY_WAIT);
}

static void select_names(int on)
{
    static GLuint names[8];
    if (on) glSelectBuffer(COUNT(names), names);
    assert_int_equal(glRenderMode(on ? GL_SELECT : GL_RENDER), 0);
}

static void compile_list(int on) { on ? glNewList(7, GL_COMPILE) : glEndList(); }

static const odd_state states[] = {
    {"rows turned over", can_invert, invert, 0, 0, NULL},
    {"pixel transfer", is_compatible, transfer_pixels, 0, 0, NULL},
    {"imaging", has_imaging, image_pixels, 0, 0, NULL},
    {"window rectangles", has_rectangles, set_rectangles, 0, 0, NULL},
    {"exclusive scissor", has_exclusive_scissor, exclude, 0, 0, NULL},
    {"scissor, discard and mask", always, cut, 0, 0, NULL},
    {"conditional rendering", has_conditions, set_condition, 0, CLGL_ERROR_OPENGL, "glEndConditionalRender"},
    {"selection", is_compatible, select_names, 0, CLGL_ERROR_OPENGL, "glRenderMode(GL_RENDER)"},
    {"a display list", is_compatible, compile_list, CLGL_ERROR_OPENGL, CLGL_ERROR_OPENGL, "glEndList"},
};

static void fill_pixels(unsigned char *pixels, unsigned seed)
{
    for (unsigned i = 0; i < BYTES; ++i)
        pixels[i] = (unsigned char)(seed + i * 5);
}

/* Compares the pixels in OpenGL. The GL state must have its default values. */
static void expect_gl_pixels(GLenum target, GLuint name, const unsigned char *expected)
{
    unsigned char got[BYTES];
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    if (target == GL_RENDERBUFFER)
        glFramebufferRenderbuffer(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, target, name);
    else
        glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, target, name, 0);
    glReadPixels(0, 0, SIDE, ROWS, GL_RGBA, GL_UNSIGNED_BYTE, got);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    expect_gl_clean();
    expect_same_bytes(got, expected, BYTES);
}

static clgl_texture_desc describe(const share_fixture *f, GLenum target, const void *pixels)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = target;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = SIDE;
    desc.height = ROWS;
    desc.data = pixels;
    desc.transport = f->transport;
    return desc;
}

static void share_in(const share_fixture *f, const odd_state *odd, GLenum target)
{
    unsigned char drawn[BYTES], computed[BYTES], got[BYTES];
    clgl_texture_desc desc;
    clgl_texture texture = NULL;
    fill_pixels(drawn, 1);
    desc = describe(f, target, drawn);
    fill_pixels(computed, 77);
    odd->set(1);
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, drawn, BYTES);
    expect_success(clgl_texture_write(f->queue, texture, NULL, computed, 1, 0, NULL, NULL));
    release_texture(f->queue, texture);
    odd->set(0);
    expect_gl_pixels(target, info_of_texture(texture).gl_name, computed);
    expect_success(clgl_texture_destroy(texture));
}

/* Expects an error while the state `odd` is set, and success after the state is reset. */
static void refuse_in(const share_fixture *f, const odd_state *odd, GLenum target, clgl_result expected)
{
    unsigned char pixels[BYTES];
    clgl_texture_desc desc;
    clgl_texture texture = NULL;
    fill_pixels(pixels, 3);
    desc = describe(f, target, pixels);
    odd->set(1);
    expect_error_out(clgl_texture_create(f->context, &desc, &texture), expected, texture);
    expect_message(odd->advice);
    odd->set(0);
    expect_gl_clean();
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    expect_success(clgl_texture_destroy(texture));
}

static const odd_state *current;

static void in_this_state(const share_fixture *f)
{
    /* `external` does not support renderbuffers. */
    const int drawn = f->transport != CLGL_TRANSPORT_EXTERNAL;
    if (current->textures)
        refuse_in(f, current, GL_TEXTURE_2D, current->textures);
    else
        share_in(f, current, GL_TEXTURE_2D);
    if (drawn && current->drawn)
        refuse_in(f, current, GL_RENDERBUFFER, current->drawn);
    else if (drawn)
        share_in(f, current, GL_RENDERBUFFER);
}

static void in_each_state(gl_request request)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED,
                                                CLGL_TRANSPORT_EXTERNAL};
    for (size_t t = 0; t < COUNT(transports); ++t)
        for (size_t s = 0; s < COUNT(states); ++s) {
            share_fixture f = {make_gl(request), NULL, NULL, POCL, transports[t]};
            f.context = make_context(POCL, CLGL_TRANSPORT_AUTO);
            f.queue = make_queue(f.context, 0);
            current = &states[s];
            if (current->is_there() && shares_textures_by(POCL, transports[t])) {
                printf("%s by transport %d\n", current->name, (int)transports[t]);
                in_this_state(&f);
            }
            end_share(&f);
        }
}

static void in_core_opengl(void **state)
{
    (void)state;
    in_each_state((gl_request){EGL_OPENGL_API, 4, 5, NULL});
}

static void in_compatible_opengl(void **state)
{
    (void)state;
    in_each_state((gl_request){EGL_OPENGL_API, 0, 0, NULL});
}

static void in_opengl_es(void **state)
{
    (void)state;
    in_each_state((gl_request){EGL_OPENGL_ES_API, 3, 2, NULL});
}

/* While a display list is compiled, a context cannot be created, because the library would detect wrong
 * capabilities. */
static void no_context_while_a_list_is_compiled(void **state)
{
    gl_context gl = make_gl((gl_request){EGL_OPENGL_API, 0, 0, NULL});
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    (void)state;
    assert_true(is_compatible());
    desc.device = find_device(POCL);
    compile_list(1);
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_OPENGL, context);
    expect_message("glEndList");
    compile_list(0);
    expect_success(clgl_context_create(&desc, &context));
    compile_list(1);
    expect_success(clgl_context_destroy(context));
    compile_list(0);
    destroy_gl(&gl);
}

static PFNGLGETTEXTURESUBIMAGEPROC read_texture;

/* Reads a texture and changes the first byte. The change simulates unknown GL state that alters texels. */
static void APIENTRY read_oddly(GLuint name, GLint level, GLint x, GLint y, GLint z, GLsizei width,
                                GLsizei height, GLsizei depth, GLenum format, GLenum type, GLsizei size,
                                void *pixels)
{
    GLint buffer = 0;
    read_texture(name, level, x, y, z, width, height, depth, format, type, size, pixels);
    glGetIntegerv(GL_PIXEL_PACK_BUFFER_BINDING, &buffer);
    if (buffer)
        glCopyBufferSubData(GL_PIXEL_PACK_BUFFER, GL_PIXEL_PACK_BUFFER,
                            (GLintptr)pixels + (GLintptr)width * height * depth * 4 - 1, (GLintptr)pixels, 1);
    else
        ((char *)pixels)[0] = ((const char *)pixels)[size - 1];
}

/* A self-test failure that is caused by GL state must not be stored. */
static void temporary_failures_are_not_recorded(void **state)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED};
    (void)state;
    /* On Windows the library has its own copy of libepoxy, whose functions the test cannot replace. */
    if (test_winsys() == CLGL_WINSYS_WGL) skip();
    for (size_t t = 0; t < COUNT(transports); ++t) {
        share_fixture f = begin_share(POCL, transports[t]);
        clgl_texture_desc desc = describe(&f, GL_TEXTURE_2D, NULL);
        clgl_texture texture = NULL;
        desc.format = CLGL_FORMAT_RGBA8I;
        read_texture = epoxy_glGetTextureSubImage;
        epoxy_glGetTextureSubImage = read_oddly;
        /* For `staged`, the error is CLGL_ERROR_NO_TRANSPORT, because the library tries two methods and both
         * fail. */
        expect_error_out(clgl_texture_create(f.context, &desc, &texture),
                         t == 0 ? CLGL_ERROR_NO_TRANSPORT : CLGL_ERROR_UNSUPPORTED, texture);
        expect_message("with the current OpenGL state");
        epoxy_glGetTextureSubImage = read_texture;
        expect_success(clgl_texture_create(f.context, &desc, &texture));
        expect_success(clgl_texture_destroy(texture));
        end_share(&f);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_core_opengl),
        cmocka_unit_test(in_compatible_opengl),
        cmocka_unit_test(in_opengl_es),
        cmocka_unit_test(no_context_while_a_list_is_compiled),
        cmocka_unit_test(temporary_failures_are_not_recorded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
