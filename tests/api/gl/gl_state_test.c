/* Tests that calls restore the OpenGL state. The test first changes each state value from its default. */
#define _GNU_SOURCE
#include "support.h"

#define SIZE 4096u
#define MOST_VALUES 4

/* A state value and its number of components */
typedef struct piece {
    GLenum name;
    int count;
    const char *text;
} piece;

#define PIECE(name, count)                                                                                       \
    {                                                                                                            \
        name, count, #name                                                                                       \
    }

static const piece pieces[] = {
    PIECE(GL_DRAW_FRAMEBUFFER_BINDING, 1),
    PIECE(GL_READ_FRAMEBUFFER_BINDING, 1),
    PIECE(GL_RENDERBUFFER_BINDING, 1),
    PIECE(GL_VERTEX_ARRAY_BINDING, 1),
    PIECE(GL_ARRAY_BUFFER_BINDING, 1),
    PIECE(GL_ELEMENT_ARRAY_BUFFER_BINDING, 1),
    PIECE(GL_COPY_READ_BUFFER_BINDING, 1),
    PIECE(GL_COPY_WRITE_BUFFER_BINDING, 1),
    PIECE(GL_PIXEL_PACK_BUFFER_BINDING, 1),
    PIECE(GL_PIXEL_UNPACK_BUFFER_BINDING, 1),
    PIECE(GL_UNIFORM_BUFFER_BINDING, 1),
    PIECE(GL_SHADER_STORAGE_BUFFER_BINDING, 1),
    PIECE(GL_TEXTURE_BUFFER_BINDING, 1),
    PIECE(GL_TRANSFORM_FEEDBACK_BUFFER_BINDING, 1),
    PIECE(GL_DRAW_INDIRECT_BUFFER_BINDING, 1),
    PIECE(GL_DISPATCH_INDIRECT_BUFFER_BINDING, 1),
    PIECE(GL_QUERY_BUFFER_BINDING, 1),
    PIECE(GL_ATOMIC_COUNTER_BUFFER_BINDING, 1),
    PIECE(GL_ACTIVE_TEXTURE, 1),
    PIECE(GL_TEXTURE_BINDING_1D, 1),
    PIECE(GL_TEXTURE_BINDING_2D, 1),
    PIECE(GL_TEXTURE_BINDING_3D, 1),
    PIECE(GL_TEXTURE_BINDING_1D_ARRAY, 1),
    PIECE(GL_TEXTURE_BINDING_2D_ARRAY, 1),
    PIECE(GL_TEXTURE_BINDING_RECTANGLE, 1),
    PIECE(GL_TEXTURE_BINDING_CUBE_MAP, 1),
    PIECE(GL_TEXTURE_BINDING_BUFFER, 1),
    PIECE(GL_SAMPLER_BINDING, 1),
    PIECE(GL_CURRENT_PROGRAM, 1),
    PIECE(GL_SCISSOR_BOX, 4),
    PIECE(GL_SCISSOR_TEST, 1),
    PIECE(GL_VIEWPORT, 4),
    PIECE(GL_COLOR_WRITEMASK, 4),
    PIECE(GL_DEPTH_WRITEMASK, 1),
    PIECE(GL_STENCIL_WRITEMASK, 1),
    PIECE(GL_STENCIL_BACK_WRITEMASK, 1),
    PIECE(GL_BLEND, 1),
    PIECE(GL_BLEND_SRC_RGB, 1),
    PIECE(GL_BLEND_DST_ALPHA, 1),
    PIECE(GL_BLEND_EQUATION_RGB, 1),
    PIECE(GL_DEPTH_TEST, 1),
    PIECE(GL_DEPTH_FUNC, 1),
    PIECE(GL_CULL_FACE, 1),
    PIECE(GL_RASTERIZER_DISCARD, 1),
    PIECE(GL_PRIMITIVE_RESTART, 1),
    PIECE(GL_PACK_ALIGNMENT, 1),
    PIECE(GL_PACK_ROW_LENGTH, 1),
    PIECE(GL_PACK_SKIP_ROWS, 1),
    PIECE(GL_PACK_SKIP_PIXELS, 1),
    PIECE(GL_PACK_SWAP_BYTES, 1),
    PIECE(GL_PACK_LSB_FIRST, 1),
    PIECE(GL_PACK_IMAGE_HEIGHT, 1),
    PIECE(GL_PACK_SKIP_IMAGES, 1),
    PIECE(GL_UNPACK_ALIGNMENT, 1),
    PIECE(GL_UNPACK_ROW_LENGTH, 1),
    PIECE(GL_UNPACK_SKIP_ROWS, 1),
    PIECE(GL_UNPACK_SKIP_PIXELS, 1),
    PIECE(GL_UNPACK_IMAGE_HEIGHT, 1),
    PIECE(GL_UNPACK_SWAP_BYTES, 1),
    PIECE(GL_UNPACK_LSB_FIRST, 1),
    PIECE(GL_UNPACK_SKIP_IMAGES, 1),
    PIECE(GL_CLAMP_READ_COLOR, 1),
    PIECE(GL_FRAMEBUFFER_SRGB, 1),
};

typedef struct snapshot {
    GLint values[COUNT(pieces)][MOST_VALUES];
} snapshot;

static snapshot take(void)
{
    snapshot s;
    memset(&s, 0, sizeof s);
    for (size_t i = 0; i < COUNT(pieces); ++i)
        glGetIntegerv(pieces[i].name, s.values[i]);
    expect_gl_clean();
    return s;
}

static void bind_buffers(void)
{
    static const GLenum targets[] = {GL_ARRAY_BUFFER,
                                     GL_ELEMENT_ARRAY_BUFFER,
                                     GL_COPY_READ_BUFFER,
                                     GL_COPY_WRITE_BUFFER,
                                     GL_PIXEL_PACK_BUFFER,
                                     GL_PIXEL_UNPACK_BUFFER,
                                     GL_UNIFORM_BUFFER,
                                     GL_SHADER_STORAGE_BUFFER,
                                     GL_TEXTURE_BUFFER,
                                     GL_DISPATCH_INDIRECT_BUFFER,
                                     GL_TRANSFORM_FEEDBACK_BUFFER,
                                     GL_DRAW_INDIRECT_BUFFER,
                                     GL_ATOMIC_COUNTER_BUFFER,
                                     GL_QUERY_BUFFER};
    GLuint names[COUNT(targets)];
    glGenBuffers(COUNT(targets), names);
    for (size_t i = 0; i < COUNT(targets); ++i) {
        glBindBuffer(targets[i], names[i]);
        glBufferData(targets[i], SIZE, NULL, GL_STREAM_DRAW);
    }
}

static void bind_objects(void)
{
    static const GLenum targets[] = {GL_TEXTURE_1D,       GL_TEXTURE_2D,       GL_TEXTURE_3D,
                                     GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_RECTANGLE,
                                     GL_TEXTURE_CUBE_MAP, GL_TEXTURE_BUFFER};
    GLuint framebuffers[2], renderbuffer = 0, vertex_array = 0, textures[COUNT(targets)], sampler = 0,
                            program = 0, shader = 0;
    const char *source = "#version 150\nvoid main() { gl_Position = vec4(0.0); }\n";
    glGenFramebuffers(2, framebuffers);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffers[0]);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffers[1]);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    glGenVertexArrays(1, &vertex_array);
    glBindVertexArray(vertex_array);
    glActiveTexture(GL_TEXTURE3);
    glGenTextures(COUNT(targets), textures);
    for (size_t i = 0; i < COUNT(targets); ++i)
        glBindTexture(targets[i], textures[i]);
    glGenSamplers(1, &sampler);
    glBindSampler(3, sampler);
    program = glCreateProgram();
    shader = glCreateShader(GL_VERTEX_SHADER);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    glAttachShader(program, shader);
    glLinkProgram(program);
    glUseProgram(program);
}

static void set_switches(void)
{
    static const GLenum on[] = {
        GL_SCISSOR_TEST,      GL_BLEND,           GL_DEPTH_TEST, GL_CULL_FACE, GL_RASTERIZER_DISCARD,
        GL_PRIMITIVE_RESTART, GL_FRAMEBUFFER_SRGB};
    static const GLenum stores[] = {
        GL_PACK_ROW_LENGTH,     GL_PACK_SKIP_ROWS,     GL_PACK_SKIP_PIXELS,  GL_UNPACK_ROW_LENGTH,
        GL_UNPACK_SKIP_ROWS,    GL_UNPACK_SKIP_PIXELS, GL_PACK_ALIGNMENT,    GL_UNPACK_ALIGNMENT,
        GL_UNPACK_IMAGE_HEIGHT, GL_PACK_SWAP_BYTES,    GL_UNPACK_SWAP_BYTES, GL_PACK_IMAGE_HEIGHT,
        GL_PACK_SKIP_IMAGES,    GL_UNPACK_SKIP_IMAGES, GL_PACK_LSB_FIRST,    GL_UNPACK_LSB_FIRST};
    for (size_t i = 0; i < COUNT(on); ++i)
        glEnable(on[i]);
    for (size_t i = 0; i < COUNT(stores); ++i)
        glPixelStorei(stores[i], 2);
    /* Enables the scissor test for the first viewport only. */
    glDisablei(GL_SCISSOR_TEST, 1);
    glClampColor(GL_CLAMP_READ_COLOR, GL_TRUE);
    glScissor(1, 2, 3, 4);
    glViewport(5, 6, 7, 8);
    glColorMask(GL_TRUE, GL_FALSE, GL_TRUE, GL_FALSE);
    glDepthMask(GL_FALSE);
    glStencilMaskSeparate(GL_FRONT, 0x12);
    glStencilMaskSeparate(GL_BACK, 0x34);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glBlendEquation(GL_FUNC_SUBTRACT);
    glDepthFunc(GL_GEQUAL);
}

/* Changes every state value, and checks that each value differs from its default. */
static void disturb(const snapshot *defaults)
{
    snapshot now;
    bind_objects();
    bind_buffers();
    set_switches();
    expect_gl_clean();
    now = take();
    for (size_t i = 0; i < COUNT(pieces); ++i)
        if (memcmp(now.values[i], defaults->values[i], sizeof now.values[i]) == 0)
            fail_msg("%s has its default value", pieces[i].text);
}

static snapshot before;

static void expect_untouched(const char *call)
{
    const snapshot now = take();
    for (size_t i = 0; i < COUNT(pieces); ++i)
        if (memcmp(now.values[i], before.values[i], sizeof now.values[i]) != 0)
            fail_msg("%s changed %s from %d to %d", call, pieces[i].text, before.values[i][0], now.values[i][0]);
    if (glIsEnabledi(GL_SCISSOR_TEST, 1)) fail_msg("%s changed the scissor test of the second viewport", call);
}

/* Makes a call, which must succeed and must not change the OpenGL state. */
#define untouched(call)                                                                                          \
    do {                                                                                                         \
        expect_success(call);                                                                                    \
        expect_untouched(#call);                                                                                 \
    } while (0)

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

static void hand_over(clgl_context context, clgl_queue queue, clgl_buffer buffer)
{
    clgl_handover handover = handover_of(&buffer, 1);
    const clgl_range range = {0, SIZE};
    clgl_fence fence = NULL;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    clgl_buffer sub = NULL;
    untouched(clgl_buffer_get_info(buffer, &info));
    untouched(clgl_buffer_create_sub(buffer, CLGL_ACCESS_READ_WRITE, &range, &sub));
    untouched(clgl_buffer_destroy(sub));
    untouched(clgl_acquire(queue, &handover, 0, NULL, NULL));
    untouched(clgl_buffer_fill(queue, buffer, NULL, "x", 1, 0, NULL, NULL));
    untouched(clgl_release(queue, &handover, 0, NULL, NULL));
    untouched(clgl_acquire(queue, &handover, 0, NULL, &fence));
    untouched(clgl_fence_destroy(fence));
    untouched(clgl_buffer_fill(queue, buffer, NULL, "y", 1, 0, NULL, NULL));
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    untouched(clgl_release(queue, &handover, 0, NULL, &fence));
    untouched(clgl_fence_wait_gl(fence));
    untouched(clgl_fence_destroy(fence));
    untouched(clgl_acquire(queue, &handover, 0, NULL, NULL));
    untouched(clgl_buffer_fill(queue, buffer, NULL, "z", 1, 0, NULL, NULL));
    untouched(clgl_buffer_destroy(buffer));
    untouched(clgl_fence_record_gl(context, &fence));
    untouched(clgl_fence_destroy(fence));
}

static void use_buffers(clgl_context context, clgl_queue queue)
{
    static const uint32_t flags[] = {0, CLGL_BUFFER_GL_MAPPABLE};
    const char data[SIZE] = "";
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.label = "labelled";
    for (size_t i = 0; i < COUNT(flags); ++i) {
        desc.size = SIZE;
        desc.data = data;
        desc.flags = flags[i];
        untouched(clgl_buffer_create(context, &desc, &buffer));
        hand_over(context, queue, buffer);
    }
    /* Wraps a buffer that is bound to several targets, first without and then with replaced storage. */
    desc.data = NULL;
    desc.size = 0;
    for (uint32_t replace = 0; replace <= CLGL_BUFFER_REPLACE_STORAGE; replace += CLGL_BUFFER_REPLACE_STORAGE) {
        desc.gl_name = (uint32_t)before.values[4][0];
        desc.flags = replace;
        untouched(clgl_buffer_create(context, &desc, &buffer));
        hand_over(context, queue, buffer);
    }
    desc.gl_name = 12345;
    expect_error(clgl_buffer_create(context, &desc, &buffer), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_untouched("a clgl_buffer_create that fails");
}

/* Fills the texture with values that GL pixel state could change, and releases the texture. Then acquires the
 * texture and compares its values. */
static void hand_over_texture(clgl_queue queue, clgl_texture texture, const clgl_texture_info *info)
{
    static const float color[4] = {2, -3, 4.5f, 5};
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_fence fence = NULL;
    float *pixels = malloc(info->size);
    handover.texture_count = 1;
    handover.textures = &texture;
    untouched(clgl_acquire(queue, &handover, 0, NULL, NULL));
    untouched(clgl_texture_fill(queue, texture, NULL, color, 0, NULL, NULL));
    untouched(clgl_release(queue, &handover, 0, NULL, NULL));
    untouched(clgl_acquire(queue, &handover, 0, NULL, NULL));
    untouched(clgl_texture_read(queue, texture, NULL, pixels, 1, 0, NULL, NULL));
    for (size_t i = 0; i < info->size / sizeof *pixels; ++i)
        assert_true(pixels[i] == color[i % COUNT(color)]);
    untouched(clgl_texture_fill(queue, texture, NULL, color, 0, NULL, NULL));
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    if (info->gl_target != GL_RENDERBUFFER && info->gl_target != GL_TEXTURE_RECTANGLE &&
        info->gl_target != GL_TEXTURE_BUFFER)
        handover.flags |= CLGL_HANDOVER_GENERATE_MIPMAPS;
    untouched(clgl_release(queue, &handover, 0, NULL, &fence));
    untouched(clgl_fence_wait_gl(fence));
    untouched(clgl_fence_destroy(fence));
    free(pixels);
}

static void use_texture(clgl_context context, clgl_queue queue, GLenum target)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    clgl_texture made = NULL, wrapped = NULL;
    const float pixels[6 * 4 * 4 * 4] = {0};
    desc.gl_target = target;
    desc.format = CLGL_FORMAT_RGBA32F;
    desc.width = 4;
    desc.height = target == GL_TEXTURE_1D || target == GL_TEXTURE_1D_ARRAY || target == GL_TEXTURE_BUFFER ? 1 : 4;
    desc.depth = target == GL_TEXTURE_3D ? 3 : 1;
    desc.layers = target == GL_TEXTURE_CUBE_MAP                                    ? 6
                  : target == GL_TEXTURE_2D_ARRAY || target == GL_TEXTURE_1D_ARRAY ? 5
                                                                                   : 1;
    desc.data = pixels;
    desc.label = "labelled";
    untouched(clgl_texture_create(context, &desc, &made));
    untouched(clgl_texture_get_info(made, &info));
    hand_over_texture(queue, made, &info);
    desc = (clgl_texture_desc)CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = target;
    desc.gl_name = info.gl_name;
    untouched(clgl_texture_create(context, &desc, &wrapped));
    hand_over_texture(queue, wrapped, &info);
    untouched(clgl_texture_rewrap(wrapped));
    untouched(clgl_texture_destroy(wrapped));
    untouched(clgl_texture_destroy(made));
    desc.gl_name = 12345;
    expect_error(clgl_texture_create(context, &desc, &wrapped), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_untouched("a clgl_texture_create that fails");
}

static void use_textures(clgl_context context, clgl_queue queue, clgl_transport transport)
{
    static const GLenum targets[] = {GL_TEXTURE_1D,       GL_TEXTURE_2D,       GL_TEXTURE_3D,
                                     GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_RECTANGLE,
                                     GL_TEXTURE_CUBE_MAP, GL_TEXTURE_BUFFER,   GL_RENDERBUFFER};
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    for (size_t i = 0; i < COUNT(targets); ++i)
        use_texture(context, queue, targets[i]);
    untouched(clgl_texture_verify(context, transport, GL_TEXTURE_2D, CLGL_FORMAT_RGB8,
                                  CLGL_TEXTURE_CONVERT_FORMAT, &support));
    assert_int_equal(support.self_test, CLGL_SELF_TEST_PASSED);
}

static void use_fences(clgl_context context)
{
    clgl_fence fence = NULL, adopted = NULL;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    void *sync = NULL;
    untouched(clgl_fence_record_gl(context, &fence));
    untouched(clgl_fence_get_info(fence, &info));
    untouched(clgl_fence_wait(fence, CLGL_FOREVER));
    untouched(clgl_fence_wait_gl(fence));
    untouched(clgl_fence_gl_sync(fence, &sync));
    untouched(clgl_fence_from_gl_sync(context, sync, &adopted));
    untouched(clgl_fence_wait_gl(adopted));
    untouched(clgl_fence_destroy(adopted));
    untouched(clgl_fence_destroy(fence));
}

static void every_call_restores_gl_state(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_context gl = make_best_gl();
        const snapshot defaults = take();
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        clgl_context context = NULL;
        clgl_queue queue = NULL;
        clgl_device device = NULL;
        clgl_device_match match = 0;
        disturb(&defaults);
        before = take();
        desc.device = find_device(POCL);
        desc.transport = transports[t];
        desc.flags = t == 0 ? 0 : CLGL_CONTEXT_SYNC_THREAD;
        untouched(clgl_device_for_gl(&device, &match));
        untouched(clgl_context_create(&desc, &context));
        untouched(clgl_queue_create(context, NULL, &queue));
        use_fences(context);
        use_buffers(context, queue);
        use_textures(context, queue, transports[t]);
        untouched(clgl_queue_destroy(queue));
        untouched(clgl_context_destroy(context));
        destroy_gl(&gl);
    }
}

/* Shares a renderbuffer, which is copied with glBlitFramebuffer. */
static void hand_over_renderbuffer(clgl_context context, clgl_queue queue)
{
    static const float color[4] = {1, 0, 0, 1};
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_texture texture = NULL;
    desc.gl_target = GL_RENDERBUFFER;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    expect_success(clgl_texture_create(context, &desc, &texture));
    handover.texture_count = 1;
    handover.textures = &texture;
    expect_success(clgl_acquire(queue, &handover, 0, NULL, NULL));
    expect_success(clgl_texture_fill(queue, texture, NULL, color, 0, NULL, NULL));
    expect_success(clgl_release(queue, &handover, 0, NULL, NULL));
    expect_success(clgl_texture_destroy(texture));
}

/* In OpenGL ES with viewport arrays, each viewport has a scissor test. */
static void other_scissors_of_opengl_es_are_unchanged(void **state)
{
    const gl_request request = {EGL_OPENGL_ES_API, 3, 2, EGL_NO_CONTEXT};
    (void)state;
    if (test_winsys() == CLGL_WINSYS_WGL) skip();
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_context gl = make_gl(request);
        const clgl_context context = make_context(POCL, transports[t]);
        const clgl_queue queue = make_queue(context, 0);
        const int indexed = epoxy_has_gl_extension("GL_OES_viewport_array");
        glEnable(GL_SCISSOR_TEST);
        if (indexed) glDisableiOES(GL_SCISSOR_TEST, 1);
        hand_over_renderbuffer(context, queue);
        assert_true(glIsEnabled(GL_SCISSOR_TEST));
        if (indexed) assert_false(glIsEnablediOES(GL_SCISSOR_TEST, 1));
        expect_gl_clean();
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_context_destroy(context));
        destroy_gl(&gl);
    }
}

/* Tests that pixel transfer state of a compatibility profile has no effect. */
static void transfer_of_pixels_changes_nothing(void **state)
{
    static const struct {
        GLenum name;
        GLint value;
    } transfers[] = {{GL_RED_SCALE, 3},   {GL_RED_BIAS, 2},    {GL_GREEN_SCALE, 4}, {GL_GREEN_BIAS, 5},
                     {GL_BLUE_SCALE, 6},  {GL_BLUE_BIAS, 7},   {GL_ALPHA_SCALE, 8}, {GL_ALPHA_BIAS, 9},
                     {GL_DEPTH_SCALE, 2}, {GL_DEPTH_BIAS, 10}, {GL_MAP_COLOR, 1}};
    const gl_request any = {EGL_OPENGL_API, 0, 0, EGL_NO_CONTEXT};
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_context gl = make_gl(any);
        clgl_context context;
        clgl_queue queue;
        for (size_t i = 0; i < COUNT(transfers); ++i)
            glPixelTransferi(transfers[i].name, transfers[i].value);
        before = take();
        context = make_context(POCL, transports[t]);
        queue = make_queue(context, 0);
        use_textures(context, queue, transports[t]);
        for (size_t i = 0; i < COUNT(transfers); ++i) {
            GLint now = 0;
            glGetIntegerv(transfers[i].name, &now);
            assert_int_equal(now, transfers[i].value);
        }
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_context_destroy(context));
        destroy_gl(&gl);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_call_restores_gl_state),
        cmocka_unit_test(other_scissors_of_opengl_es_are_unchanged),
        cmocka_unit_test(transfer_of_pixels_changes_nothing),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
