/* Tests the draws with which the library copies multisampled textures. The draws must neither depend on the GL
 * state of the application nor change it. */
#define _GNU_SOURCE
#include "gl_sample_support.h"

/* Most numbers in a texture of four channels */
#define MOST_FLOATS (4 * 4 * 2 * SAMPLES * 4)

/* A capability for glEnable, and the opposite of its default value (1 = enabled) */
typedef struct toggle {
    GLenum name;
    int on;
} toggle;

static const toggle toggles[] = {{GL_BLEND, 1},
                                 {GL_CLIP_DISTANCE0, 1},
                                 {GL_CLIP_DISTANCE5, 1},
                                 {GL_COLOR_LOGIC_OP, 1},
                                 {GL_CULL_FACE, 1},
                                 {GL_DEPTH_CLAMP, 1},
                                 {GL_DEPTH_TEST, 1},
                                 {GL_DITHER, 0},
                                 {GL_FRAMEBUFFER_SRGB, 1},
                                 {GL_MULTISAMPLE, 0},
                                 {GL_POLYGON_OFFSET_FILL, 1},
                                 {GL_POLYGON_SMOOTH, 1},
                                 {GL_PRIMITIVE_RESTART, 1},
                                 {GL_RASTERIZER_DISCARD, 1},
                                 {GL_SAMPLE_ALPHA_TO_COVERAGE, 1},
                                 {GL_SAMPLE_ALPHA_TO_ONE, 1},
                                 {GL_SAMPLE_COVERAGE, 1},
                                 {GL_SAMPLE_MASK, 1},
                                 {GL_SAMPLE_SHADING, 1},
                                 {GL_SCISSOR_TEST, 1},
                                 {GL_STENCIL_TEST, 1}};

/* Additional capabilities in a compatibility profile */
static const GLenum old_switches[] = {GL_ALPHA_TEST, GL_POLYGON_STIPPLE, GL_FOG, GL_LIGHTING};

/* GL state that the draws of the library could change */
typedef struct numbers {
    GLint cull, front, depth_function, logic, restart, polygon_mode[2], clip[2];
    GLint mask_words, program, vertex_array, unit, framebuffers[2], feedback, active, paused;
    GLint samplers[2], textures[2][5], clamping;
    GLfloat viewports[2][4], depth_range[2];
    GLboolean colors[2][4], depth_mask, switches[COUNT(toggles)], second_scissor, second_blend;
    GLboolean old_switches[COUNT(old_switches)];
} numbers;

static void bindings_of(numbers *n)
{
    static const GLenum units[] = {GL_TEXTURE0, GL_TEXTURE3};
    static const GLenum kinds[] = {GL_TEXTURE_BINDING_2D_MULTISAMPLE, GL_TEXTURE_BINDING_2D_MULTISAMPLE_ARRAY,
                                   GL_TEXTURE_BINDING_2D_ARRAY, GL_TEXTURE_BINDING_2D, GL_TEXTURE_BINDING_BUFFER};
    for (size_t u = 0; u < COUNT(units); ++u) {
        glActiveTexture(units[u]);
        glGetIntegerv(GL_SAMPLER_BINDING, &n->samplers[u]);
        for (size_t k = 0; k < COUNT(kinds); ++k)
            glGetIntegerv(kinds[k], &n->textures[u][k]);
    }
    glActiveTexture((GLenum)n->unit);
}

static int is_compatible(void)
{
    GLint profile = 0;
    glGetIntegerv(GL_CONTEXT_PROFILE_MASK, &profile);
    return (profile & GL_CONTEXT_COMPATIBILITY_PROFILE_BIT) != 0;
}

static void read_old_state(numbers *n)
{
    for (size_t i = 0; i < COUNT(old_switches); ++i)
        n->old_switches[i] = glIsEnabled(old_switches[i]);
    glGetIntegerv(GL_CLAMP_FRAGMENT_COLOR, &n->clamping);
}

static numbers read_state(void)
{
    numbers n;
    memset(&n, 0, sizeof n);
    if (is_compatible()) read_old_state(&n);
    for (size_t i = 0; i < COUNT(toggles); ++i)
        n.switches[i] = glIsEnabled(toggles[i].name);
    n.second_scissor = glIsEnabledi(GL_SCISSOR_TEST, 1);
    n.second_blend = glIsEnabledi(GL_BLEND, 1);
    glGetIntegerv(GL_CULL_FACE_MODE, &n.cull);
    glGetIntegerv(GL_FRONT_FACE, &n.front);
    glGetIntegerv(GL_DEPTH_FUNC, &n.depth_function);
    glGetIntegerv(GL_LOGIC_OP_MODE, &n.logic);
    glGetIntegerv(GL_PRIMITIVE_RESTART_INDEX, &n.restart);
    glGetIntegerv(GL_POLYGON_MODE, n.polygon_mode);
    glGetIntegerv(GL_CLIP_ORIGIN, &n.clip[0]);
    glGetIntegerv(GL_CLIP_DEPTH_MODE, &n.clip[1]);
    glGetIntegeri_v(GL_SAMPLE_MASK_VALUE, 0, &n.mask_words);
    glGetIntegerv(GL_CURRENT_PROGRAM, &n.program);
    glGetIntegerv(GL_VERTEX_ARRAY_BINDING, &n.vertex_array);
    glGetIntegerv(GL_ACTIVE_TEXTURE, &n.unit);
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &n.framebuffers[0]);
    glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &n.framebuffers[1]);
    glGetIntegerv(GL_TRANSFORM_FEEDBACK_BINDING, &n.feedback);
    glGetIntegerv(GL_TRANSFORM_FEEDBACK_ACTIVE, &n.active);
    glGetIntegerv(GL_TRANSFORM_FEEDBACK_PAUSED, &n.paused);
    glGetFloatv(GL_DEPTH_RANGE, n.depth_range);
    glGetBooleanv(GL_DEPTH_WRITEMASK, &n.depth_mask);
    for (GLuint at = 0; at < 2; ++at) {
        glGetFloati_v(GL_VIEWPORT, at, n.viewports[at]);
        glGetBooleani_v(GL_COLOR_WRITEMASK, at, n.colors[at]);
    }
    bindings_of(&n);
    expect_gl_clean();
    return n;
}

static GLuint make_program(void)
{
    static const char *const source =
        "#version 150\n"
        "out vec4 caught;\n"
        "void main() { caught = vec4(float(gl_VertexID)); gl_Position = caught; }\n";
    static const char *const caught = "caught";
    const GLuint program = glCreateProgram(), shader = glCreateShader(GL_VERTEX_SHADER);
    GLint linked = 0;
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    glAttachShader(program, shader);
    glTransformFeedbackVaryings(program, 1, &caught, GL_INTERLEAVED_ATTRIBS);
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    assert_true(linked);
    return program;
}

static void bind_application_objects(void)
{
    GLuint framebuffers[2], vertex_array = 0, samplers[2], textures[2];
    glGenFramebuffers(2, framebuffers);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffers[0]);
    glFramebufferParameteri(GL_DRAW_FRAMEBUFFER, GL_FRAMEBUFFER_DEFAULT_WIDTH, 4);
    glFramebufferParameteri(GL_DRAW_FRAMEBUFFER, GL_FRAMEBUFFER_DEFAULT_HEIGHT, 4);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffers[1]);
    glGenVertexArrays(1, &vertex_array);
    glBindVertexArray(vertex_array);
    glGenSamplers(2, samplers);
    /* With the mipmap filter of this sampler, textures without mipmaps are incomplete. The library must not use
     * the sampler. */
    glSamplerParameteri(samplers[0], GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glBindSampler(0, samplers[0]);
    glBindSampler(3, samplers[1]);
    glGenTextures(2, textures);
    for (GLuint u = 0; u < 2; ++u) {
        glActiveTexture(u ? GL_TEXTURE3 : GL_TEXTURE0);
        glBindTexture(GL_TEXTURE_2D_ARRAY, textures[u]);
    }
    glUseProgram(make_program());
}

static void set_numbers(void)
{
    for (size_t i = 0; i < COUNT(toggles); ++i)
        toggles[i].on ? glEnable(toggles[i].name) : glDisable(toggles[i].name);
    glDisablei(GL_SCISSOR_TEST, 1);
    glDisablei(GL_BLEND, 1);
    glCullFace(GL_FRONT_AND_BACK);
    glFrontFace(GL_CW);
    glDepthFunc(GL_NEVER);
    glDepthMask(GL_FALSE);
    glDepthRange(0.25, 0.5);
    glLogicOp(GL_INVERT);
    /* Restart index 1 must not affect library draws, which use vertex 1. Application draws start at vertex 2,
     * because the NVIDIA driver applies primitive restart to glDrawArrays. */
    glPrimitiveRestartIndex(1);
    glPolygonMode(GL_FRONT_AND_BACK, GL_LINE);
    glPolygonOffset(3, 5);
    glClipControl(GL_UPPER_LEFT, GL_ZERO_TO_ONE);
    glSampleMaski(0, 0x2);
    glSampleCoverage(0.25f, GL_TRUE);
    glMinSampleShading(1);
    glStencilFunc(GL_NEVER, 0, 0xff);
    glBlendFunc(GL_ZERO, GL_ZERO);
    glScissor(1, 1, 1, 1);
    glViewportIndexedf(0, 1.5f, 2.5f, 3.5f, 4.5f);
    glViewportIndexedf(1, 6.5f, 7.5f, 8.5f, 9.5f);
    glColorMaski(0, GL_FALSE, GL_TRUE, GL_FALSE, GL_TRUE);
    glColorMaski(1, GL_TRUE, GL_FALSE, GL_TRUE, GL_FALSE);
    expect_gl_clean();
}

static numbers before;

static void expect_untouched(const char *call)
{
    const numbers now = read_state();
    if (memcmp(&now, &before, sizeof now) == 0) return;
    for (size_t i = 0; i < COUNT(toggles); ++i)
        if (now.switches[i] != before.switches[i]) fail_msg("%s changed switch %u", call, (unsigned)i);
    for (size_t at = 0; at < sizeof now; ++at)
        if (((const char *)&now)[at] != ((const char *)&before)[at])
            fail_msg("%s changed byte %u of what was looked at", call, (unsigned)at);
}

#define untouched(call)                                                                                          \
    do {                                                                                                         \
        expect_success(call);                                                                                    \
        expect_untouched(#call);                                                                                 \
    } while (0)

/* Compares the pixels of the texture with `pixels`. Then inverts the pixels of both. */
static void exchange(clgl_queue queue, clgl_texture texture, float *pixels, size_t size)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    float got[MOST_FLOATS];
    handover.texture_count = 1;
    handover.textures = &texture;
    untouched(clgl_acquire(queue, &handover, 0, NULL, NULL));
    untouched(clgl_texture_read(queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, pixels, size);
    for (size_t i = 0; i < MOST_FLOATS; ++i)
        pixels[i] = 1 - pixels[i];
    untouched(clgl_texture_write(queue, texture, NULL, pixels, 1, 0, NULL, NULL));
    untouched(clgl_release(queue, &handover, 0, NULL, NULL));
}

/* Wraps the GL texture of a clgl texture. Pixels that OpenCL writes to one clgl texture must be the pixels of the
 * other clgl texture. */
static void there_and_back(clgl_context context, clgl_queue queue, clgl_format format, GLenum target,
                           uint32_t flags)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    clgl_texture texture = NULL, wrapped = NULL;
    float pixels[MOST_FLOATS];
    /* Colours include negative values, because a driver could clamp them. Depths are not negative. */
    const float first = format == CLGL_FORMAT_DEPTH_COMPONENT32F ? 0 : -0.25f;
    for (size_t i = 0; i < COUNT(pixels); ++i)
        pixels[i] = first + (float)(i % 61) / 64;
    desc.gl_target = target;
    desc.flags = CLGL_TEXTURE_SAMPLES_AS_LAYERS | flags;
    desc.format = format;
    desc.width = desc.height = 4;
    desc.layers = target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY ? 2 : 1;
    desc.samples = SAMPLES;
    desc.data = pixels;
    untouched(clgl_texture_create(context, &desc, &texture));
    untouched(clgl_texture_get_info(texture, &info));
    assert_true(info.size <= sizeof pixels);
    desc = (clgl_texture_desc)CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = target;
    desc.gl_name = info.gl_name;
    desc.flags = CLGL_TEXTURE_SAMPLES_AS_LAYERS | flags;
    untouched(clgl_texture_create(context, &desc, &wrapped));
    exchange(queue, wrapped, pixels, info.size);
    exchange(queue, texture, pixels, info.size);
    untouched(clgl_texture_rewrap(wrapped));
    exchange(queue, wrapped, pixels, info.size);
    untouched(clgl_texture_destroy(wrapped));
    untouched(clgl_texture_destroy(texture));
}

/* Copies textures during transform feedback. The feedback must contain only the vertices of the application. */
static void draws_restore_gl_state(void **state)
{
    gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_context context = s.context;
    const clgl_queue queue = s.queue;
    const GLuint buffer = make_gl_buffer(4096, NULL);
    GLuint feedback = 0, query = 0, written = 0;
    (void)state;
    bind_application_objects();
    set_numbers();
    glGenTransformFeedbacks(1, &feedback);
    glBindTransformFeedback(GL_TRANSFORM_FEEDBACK, feedback);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer);
    glGenQueries(1, &query);
    glBeginQuery(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN, query);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 2, 3);
    expect_gl_clean();
    before = read_state();
    assert_true(before.active);
    there_and_back(context, queue, CLGL_FORMAT_RGBA32F, GL_TEXTURE_2D_MULTISAMPLE, 0);
    there_and_back(context, queue, CLGL_FORMAT_RGBA32F, GL_TEXTURE_2D_MULTISAMPLE_ARRAY, 0);
    there_and_back(context, queue, CLGL_FORMAT_RGBA32UI, GL_TEXTURE_2D_MULTISAMPLE, 0);
    there_and_back(context, queue, CLGL_FORMAT_DEPTH_COMPONENT32F, GL_TEXTURE_2D_MULTISAMPLE,
                   CLGL_TEXTURE_CONVERT_FORMAT);
    glDrawArrays(GL_POINTS, 2, 2);
    glEndTransformFeedback();
    glEndQuery(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN);
    glGetQueryObjectuiv(query, GL_QUERY_RESULT, &written);
    assert_int_equal(written, 5);
    expect_gl_clean();
    close_gl_fixture(&s);
}

/* The current program is marked for deletion, so the library could not bind the program again after a draw. The
 * call is therefore refused. */
static void a_deleted_program_stays(void **state)
{
    gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_context context = s.context;
    const clgl_queue queue = s.queue;
    gl_image i = make_gl_image(GL_TEXTURE_2D_MULTISAMPLE, CLGL_FORMAT_RGBA8, 0, 1, 4);
    clgl_texture texture = share_gl_image(context, &i, CLGL_TRANSPORT_AUTO);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    GLuint program = make_program();
    (void)state;
    handover.texture_count = 1;
    handover.textures = &texture;
    glUseProgram(program);
    glDeleteProgram(program);
    before = read_state();
    expect_error(clgl_acquire(queue, &handover, 0, NULL, NULL), CLGL_ERROR_OPENGL);
    expect_message("call glUseProgram(0) first");
    expect_untouched("a clgl_acquire that fails");
    glUseProgram(0);
    assert_false(glIsProgram(program));
    acquire_texture(queue, texture);
    release_texture(queue, texture);
    expect_success(clgl_texture_destroy(texture));
    expect_gl_image(&i);
    destroy_gl_image(&i);
    close_gl_fixture(&s);
}

/* OpenGL discards draws in the current state, so an acquire must return an error. */
static void expect_no_draws(clgl_queue queue, clgl_texture texture, const char *advice)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &texture;
    expect_error(clgl_acquire(queue, &handover, 0, NULL, NULL), CLGL_ERROR_OPENGL);
    expect_message(advice);
    expect_gl_clean();
}

static clgl_texture share_samples(clgl_context context)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.gl_target = GL_TEXTURE_2D_MULTISAMPLE;
    desc.flags = CLGL_TEXTURE_SAMPLES_AS_LAYERS;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    desc.layers = 1;
    desc.samples = SAMPLES;
    expect_success(clgl_texture_create(context, &desc, &texture));
    return texture;
}

static void use_once(clgl_queue queue, clgl_texture texture)
{
    acquire_texture(queue, texture);
    release_texture(queue, texture);
    expect_success(clgl_texture_destroy(texture));
}

static void what_would_not_be_drawn_is_refused(void **state)
{
    gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_texture texture = share_samples(s.context);
    GLuint query = 0;
    (void)state;
    glGenQueries(1, &query);
    glBeginQuery(GL_ANY_SAMPLES_PASSED, query);
    glEndQuery(GL_ANY_SAMPLES_PASSED);
    glBeginConditionalRender(query, GL_QUERY_WAIT);
    expect_no_draws(s.queue, texture, "call glEndConditionalRender first");
    glEndConditionalRender();
    expect_gl_clean();
    glDeleteQueries(1, &query);
    use_once(s.queue, texture);
    close_gl_fixture(&s);
}

static gl_context make_compatible_gl(void)
{
    static const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION,
                                        3,
                                        EGL_CONTEXT_MINOR_VERSION,
                                        2,
                                        EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                        EGL_CONTEXT_OPENGL_COMPATIBILITY_PROFILE_BIT,
                                        EGL_NONE};
    gl_context gl = make_best_gl();
    assert_true(eglDestroyContext(gl.display, gl.context));
    gl.context = eglCreateContext(gl.display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes);
    assert_true(gl.context != EGL_NO_CONTEXT);
    use_gl(&gl);
    assert_true(is_compatible());
    return gl;
}

/* Creates a texture of a signed format. Compatibility profiles clamp negative colours by default. */
static void share_signed_numbers(clgl_context context, GLenum target)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.gl_target = target;
    desc.flags = CLGL_TEXTURE_SAMPLES_AS_LAYERS;
    desc.format = CLGL_FORMAT_RGBA8_SNORM;
    desc.width = desc.height = 4;
    desc.layers = 1;
    desc.samples = SAMPLES;
    untouched(clgl_texture_create(context, &desc, &texture));
    untouched(clgl_texture_destroy(texture));
}

static void refuse_while_selecting(clgl_context context, clgl_queue queue)
{
    const clgl_texture texture = share_samples(context);
    GLuint names[4];
    glSelectBuffer(COUNT(names), names);
    glRenderMode(GL_SELECT);
    expect_no_draws(queue, texture, "call glRenderMode(GL_RENDER) first");
    glRenderMode(GL_RENDER);
    use_once(queue, texture);
}

static void a_compatibility_profile_changes_nothing(void **state)
{
    gl_context gl = make_compatible_gl();
    clgl_context context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    clgl_queue queue = make_queue(context, 0);
    (void)state;
    before = read_state();
    share_signed_numbers(context, GL_TEXTURE_2D_MULTISAMPLE);
    refuse_while_selecting(context, queue);
    bind_application_objects();
    set_numbers();
    for (size_t i = 0; i < COUNT(old_switches); ++i)
        glEnable(old_switches[i]);
    glAlphaFunc(GL_NEVER, 0);
    glPolygonStipple((const GLubyte[32 * 32 / 8]){0});
    glPolygonMode(GL_BACK, GL_POINT);
    glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_TRUE);
    expect_gl_clean();
    before = read_state();
    assert_int_equal(before.clamping, GL_TRUE);
    there_and_back(context, queue, CLGL_FORMAT_RGBA32F, GL_TEXTURE_2D_MULTISAMPLE, 0);
    there_and_back(context, queue, CLGL_FORMAT_DEPTH_COMPONENT32F, GL_TEXTURE_2D_MULTISAMPLE,
                   CLGL_TEXTURE_CONVERT_FORMAT);
    share_signed_numbers(context, GL_TEXTURE_2D_MULTISAMPLE_ARRAY);
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(draws_restore_gl_state),
        cmocka_unit_test(a_deleted_program_stays),
        cmocka_unit_test(what_would_not_be_drawn_is_refused),
        cmocka_unit_test(a_compatibility_profile_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
