/* Tests native sharing. Wrapped objects are used without copies, and hand-overs wait for pending commands of both
 * APIs. Also tests which existing cl_contexts can share natively.
 *
 * Usage:
 * native_test       on CPU devices, with the OpenCL layer of clgl
 * native_test gpu   on the GPU of a GLX context */
#define _GNU_SOURCE
#include "direct_support.h"
#include "glx_support.h"
#include "kernel_support.h"

#include <CL/cl_gl.h>

#define NUMBERS 1024u
#define SIZE (NUMBERS * sizeof(uint32_t))
/* Size in bytes of each OpenGL copy in a chain */
#define LARGE (16u << 20)
#define LARGE_ON_GPU (256u << 20)
#define LINKS 4
#define LINKS_ON_GPU 64
/* Number of kernel loop steps per number */
#define STEPS 2000u
#define STEPS_ON_GPU 400000u
#define ROUNDS 4u

static const char *const source =
    "kernel void walk(global uint *data, uint steps)\n"
    "{ uint x = data[get_global_id(0)];\n"
    "  for (uint i = 0; i < steps; ++i) x = x * 1664525u + 1013904223u + (x >> 16);\n"
    "  data[get_global_id(0)] = x; }\n";

static uint32_t walk(uint32_t x, uint32_t steps)
{
    for (uint32_t i = 0; i < steps; ++i)
        x = x * 1664525u + 1013904223u + (x >> 16);
    return x;
}

static uint32_t steps_here(void) { return on_gpu ? STEPS_ON_GPU : STEPS; }

static void launch_walk(clgl_queue queue, clgl_kernel kernel, clgl_buffer buffer)
{
    const uint32_t steps = steps_here();
    const clgl_launch launch = launch_of(NUMBERS, 0);
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof steps, &steps));
    expect_success(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
}

/* Sets all numbers to the same value, so that the CPU computes only one result. */
static void fill_numbers(uint32_t *numbers, uint32_t value)
{
    for (size_t i = 0; i < NUMBERS; ++i)
        numbers[i] = value;
}

static void copy_in_gl(GLuint from, GLuint to, size_t size)
{
    glBindBuffer(GL_COPY_READ_BUFFER, from);
    glBindBuffer(GL_COPY_WRITE_BUFFER, to);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, (GLsizeiptr)size);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
}

typedef struct chain {
    GLuint links[2];
    size_t size;
    int count;
} chain;

static chain make_chain(void)
{
    chain c = {.size = on_gpu ? LARGE_ON_GPU : LARGE, .count = on_gpu ? LINKS_ON_GPU : LINKS};
    for (size_t i = 0; i < COUNT(c.links); ++i)
        c.links[i] = make_gl_buffer(c.size, NULL);
    return c;
}

/* Writes numbers to a buffer through a chain of copies. The copies are slow, and the call does not wait for
 * them. */
static void draw_late(const chain *c, GLuint name, const uint32_t *numbers)
{
    write_gl(c->links[0], 0, SIZE, numbers);
    for (int i = 0; i < c->count; ++i)
        copy_in_gl(c->links[i % 2], c->links[(i + 1) % 2], c->size);
    copy_in_gl(c->links[0], name, SIZE);
}

static clgl_buffer make_native(clgl_context context, GLuint wrapped)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.gl_name = wrapped;
    if (!wrapped) desc.size = SIZE;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

/* Checks that OpenCL waits for pending OpenGL copies, and that OpenGL waits for a pending kernel. If `defer` is
 * set, OpenGL waits for the fence of a deferred release. */
static void take_turns_late(const share_fixture *f, int defer)
{
    uint32_t numbers[NUMBERS], expected[NUMBERS], got[NUMBERS];
    const clgl_program program = build_program(f->context, source);
    const clgl_kernel kernel = find_kernel(program, "walk");
    const clgl_buffer buffer = make_native(f->context, 0);
    const GLuint name = info_of_buffer(buffer).gl_name;
    GLuint copy = make_gl_buffer(SIZE, NULL);
    chain c = make_chain();
    clgl_handover handover = handover_of(&buffer, 1);
    if (defer) handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    for (uint32_t round = 0; round < ROUNDS; ++round) {
        clgl_fence fence = NULL;
        fill_numbers(numbers, 77 + round);
        fill_numbers(expected, walk(77 + round, steps_here()));
        draw_late(&c, name, numbers);
        acquire(f->queue, buffer);
        launch_walk(f->queue, kernel, buffer);
        expect_success(clgl_release(f->queue, &handover, 0, NULL, defer ? &fence : NULL));
        if (defer) expect_success(clgl_fence_wait_gl(fence));
        copy_in_gl(name, copy, SIZE);
        read_gl(copy, 0, SIZE, got);
        expect_same_bytes(got, expected, SIZE);
        expect_success(clgl_fence_destroy(fence));
    }
    glDeleteBuffers(COUNT(c.links), c.links);
    glDeleteBuffers(1, &copy);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
}

static void late(const share_fixture *f) { take_turns_late(f, 0); }
static void late_and_deferred(const share_fixture *f) { take_turns_late(f, 1); }

static void busy_sides_wait_for_each_other(void **state)
{
    (void)state;
    on_each_direct_device(late);
    on_each_direct_device(late_and_deferred);
}

/* Wraps a GL buffer, whose storage must not change. OpenGL can still map the buffer and write it from host
 * memory. */
static void wrap_a_buffer(const share_fixture *f)
{
    uint32_t numbers[NUMBERS], got[NUMBERS];
    GLuint name = make_gl_buffer(SIZE, NULL);
    const clgl_buffer buffer = make_native(f->context, name);
    const clgl_buffer_info info = info_of_buffer(buffer);
    const clgl_kernel kernel = make_change_kernel(f->context);
    assert_int_equal(info.transport, CLGL_TRANSPORT_NATIVE);
    assert_int_equal(info.gl_name, name);
    assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
    assert_int_equal(info.storage_replaced, 0);
    for (uint32_t round = 0; round < ROUNDS; ++round) {
        const void *mapped;
        fill_bytes(numbers, SIZE, round);
        write_gl(name, 0, SIZE, numbers);
        acquire(f->queue, buffer);
        launch_change(f->queue, kernel, buffer, NUMBERS);
        release(f->queue, buffer);
        change_on_cpu(numbers, NUMBERS);
        glBindBuffer(GL_ARRAY_BUFFER, name);
        mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, SIZE, GL_MAP_READ_BIT);
        assert_non_null(mapped);
        memcpy(got, mapped, SIZE);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
        expect_same_bytes(got, numbers, SIZE);
    }
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(buffer));
    expect_gl_bytes(name, 0, SIZE, numbers);
    glDeleteBuffers(1, &name);
}

static int is_carried(const share_fixture *f, GLenum target, clgl_format format)
{
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    expect_success(clgl_texture_verify(f->context, CLGL_TRANSPORT_NATIVE, target, format, 0, &support));
    if (support.self_test != CLGL_SELF_TEST_PASSED)
        printf("target 0x%x with CLGL_FORMAT_%s: %s\n", (unsigned)target, info_of_format(format).name,
               support.detail);
    return support.self_test == CLGL_SELF_TEST_PASSED;
}

static void wrap_a_texture(const share_fixture *f, GLenum target, clgl_format format, GLint level, GLint levels,
                           uint32_t copies)
{
    gl_image i = make_gl_image(target, format, level, levels, (uint32_t)target);
    const clgl_texture texture = share_gl_image(f->context, &i, CLGL_TRANSPORT_NATIVE);
    const clgl_texture_info info = info_of_texture(texture);
    unsigned char *const got = malloc(i.bytes);
    assert_int_equal(info.transport, CLGL_TRANSPORT_NATIVE);
    assert_int_equal(info.gl_name, i.name);
    assert_int_equal(info.copies_per_acquire, copies);
    assert_int_equal(info.copies_per_release, copies);
    for (uint32_t round = 0; round < 2; ++round) {
        acquire_texture(f->queue, texture);
        expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, i.pixels, i.bytes);
        change_pixels(&i, NULL, round + 5);
        expect_success(clgl_texture_write(f->queue, texture, NULL, i.pixels, 1, 0, NULL, NULL));
        release_texture(f->queue, texture);
        expect_gl_image(&i);
        change_pixels(&i, NULL, round + 9);
        draw_gl_image(&i);
    }
    expect_success(clgl_texture_destroy(texture));
    expect_gl_image(&i);
    free(got);
    destroy_gl_image(&i);
}

static const struct {
    GLenum target;
    GLint levels;
} kinds[] = {{GL_TEXTURE_1D, 2},
             {GL_TEXTURE_2D, 3},
             {GL_TEXTURE_3D, 2},
             {GL_TEXTURE_1D_ARRAY, 2},
             {GL_TEXTURE_2D_ARRAY, 2},
             {GL_TEXTURE_RECTANGLE, 1},
             {GL_TEXTURE_CUBE_MAP_POSITIVE_X, 2},
             {GL_TEXTURE_CUBE_MAP_NEGATIVE_Z, 2},
             {GL_RENDERBUFFER, 1}};

/* Returns whether a mip level is shared without copies. rusticl shares only level 0. NVIDIA drivers share array
 * textures only if they have one level. */
static int shares_level(const share_fixture *f, GLenum target, clgl_format format, GLint level, GLint levels)
{
    gl_image i = make_gl_image(target, format, level, levels, 1);
    const clgl_texture texture = share_gl_image(f->context, &i, CLGL_TRANSPORT_NATIVE);
    const clgl_texture_info info = info_of_texture(texture);
    if (info.copies_per_acquire != 0)
        printf("level %d of target 0x%x is copied: %s\n", (int)level, (unsigned)target, info.transport_reason);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
    return info.copies_per_acquire == 0;
}

static void wrap_textures(const share_fixture *f)
{
    static const clgl_format formats[] = {
        CLGL_FORMAT_RGBA8,   CLGL_FORMAT_R8,      CLGL_FORMAT_RGBA16F,
        CLGL_FORMAT_RGBA32F, CLGL_FORMAT_R32UI,   CLGL_FORMAT_DEPTH_COMPONENT16,
        CLGL_FORMAT_RG8,     CLGL_FORMAT_RGBA16I, CLGL_FORMAT_DEPTH_COMPONENT32F};
    unsigned wrapped = 0;
    for (size_t k = 0; k < COUNT(kinds); ++k)
        for (size_t i = 0; i < COUNT(formats); ++i) {
            if (!is_carried(f, kinds[k].target, formats[i])) continue;
            for (GLint level = 0; level < kinds[k].levels; ++level) {
                const int as_is = shares_level(f, kinds[k].target, formats[i], level, kinds[k].levels);
                wrap_a_texture(f, kinds[k].target, formats[i], level, kinds[k].levels, as_is ? 0 : 1);
                if (as_is) ++wrapped;
            }
        }
    printf("%u levels, faces and renderbuffers were wrapped without copies\n", wrapped);
    assert_true(shares_level(f, GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1));
    /* OpenCL has no cube map images, so the library copies the six faces to layers of an array image. */
    assert_true(is_carried(f, GL_TEXTURE_CUBE_MAP, CLGL_FORMAT_RGBA8));
    for (GLint level = 0; level < 2; ++level)
        wrap_a_texture(f, GL_TEXTURE_CUBE_MAP, CLGL_FORMAT_RGBA8, level, 2, 1);
}

static void objects_are_wrapped_as_they_are(void **state)
{
    (void)state;
    on_each_direct_device(wrap_a_buffer);
    on_each_direct_device(wrap_textures);
}

static cl_context context_of(clgl_context context)
{
    void *native = NULL;
    expect_success(clgl_context_cl_context(context, &native));
    return native;
}

static cl_context_properties property_of(clgl_context context, cl_context_properties name)
{
    cl_context_properties all[64] = {0};
    assert_int_equal(clGetContextInfo(context_of(context), CL_CONTEXT_PROPERTIES, sizeof all, all, NULL),
                     CL_SUCCESS);
    for (size_t i = 0; all[i] != 0; i += 2)
        if (all[i] == name) return all[i + 1];
    return 0;
}

static clgl_transport_report report_on(cl_context given)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    clgl_transport_report report;
    static char reason[1024];
    desc.cl_context = given;
    expect_success(clgl_context_create(&desc, &context));
    report = report_of(context, CLGL_TRANSPORT_NATIVE);
    snprintf(reason, sizeof reason, "%s", report.buffer_reason);
    report.buffer_reason = reason;
    expect_success(clgl_context_destroy(context));
    return report;
}

static cl_context make_cl_context(clgl_context like, const cl_context_properties *properties)
{
    cl_device_id device = NULL;
    cl_int code = CL_SUCCESS;
    cl_context made;
    assert_int_equal(clGetContextInfo(context_of(like), CL_CONTEXT_DEVICES, sizeof device, &device, NULL),
                     CL_SUCCESS);
    made = clCreateContext(properties, 1, &device, NULL, NULL, &code);
    assert_int_equal(code, CL_SUCCESS);
    return made;
}

/* Expects that `native` is available on an existing cl_context only if the cl_context was created for the current
 * share group. */
static void look_at_contexts(const share_fixture *f)
{
    const cl_context_properties display = test_winsys() == CLGL_WINSYS_WGL   ? CL_WGL_HDC_KHR
                                          : test_winsys() == CLGL_WINSYS_GLX ? CL_GLX_DISPLAY_KHR
                                                                             : CL_EGL_DISPLAY_KHR;
    const gl_request sibling = {EGL_OPENGL_API, 3, 2, f->gl.context}, stranger = {EGL_OPENGL_API, 3, 2, NULL};
    const cl_context_properties properties[] = {CL_CONTEXT_PLATFORM,
                                                property_of(f->context, CL_CONTEXT_PLATFORM),
                                                CL_GL_CONTEXT_KHR,
                                                property_of(f->context, CL_GL_CONTEXT_KHR),
                                                display,
                                                property_of(f->context, display),
                                                0};
    const cl_context with = make_cl_context(f->context, properties), without = make_cl_context(f->context, NULL);
    gl_context other;
    assert_ptr_equal((void *)properties[3], f->gl.context);
    assert_ptr_equal((void *)properties[5], f->gl.display);
    assert_int_not_equal(report_on(with).buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    assert_int_equal(report_on(without).buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    assert_non_null(strstr(report_on(without).buffer_reason, "without an OpenGL context"));
    other = make_gl(sibling);
    assert_int_not_equal(report_on(with).buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    destroy_gl(&other);
    other = make_gl(stranger);
    assert_int_equal(report_on(with).buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    assert_non_null(strstr(report_on(with).buffer_reason, "another OpenGL context"));
    destroy_gl(&other);
    use_gl(&f->gl);
    clReleaseContext(with);
    clReleaseContext(without);
}

static void a_sharing_cl_context_is_recognized(void **state)
{
    (void)state;
    on_each_direct_device(look_at_contexts);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(objects_are_wrapped_as_they_are),
        cmocka_unit_test(busy_sides_wait_for_each_other),
        cmocka_unit_test(a_sharing_cl_context_is_recognized),
    };
    direct_transport = CLGL_TRANSPORT_NATIVE;
    read_direct_arguments(&argc, argv);
    if (!is_direct_offered()) return EXIT_SKIPPED;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
