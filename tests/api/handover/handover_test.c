/* Tests the hand-over of buffers. OpenGL writes bytes, a kernel changes the bytes, and OpenGL reads and draws the
 * result. The test runs with every transport, OpenCL device, kind of OpenGL context, and way to create a shared
 * buffer. Each kind of context needs its own process, because drivers read environment variables only once. */
#define _GNU_SOURCE
#include "process_support.h"
#include "vertex_picture.h"

#define WORDS 2048u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))
#define RAW_WRITES 50
#define ROUNDS 3u
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
/* Sanitizers are slow, so the test runs fewer steps. */
#define RANDOM_STEPS 25u
#else
#define RANDOM_STEPS 1000u
#endif
/* Number of steps in all variants except the first */
#define FEWER_STEPS (RANDOM_STEPS / 5)
#define MOST_SETTINGS 2

typedef struct variant {
    const char *name;
    gl_request request;
    /* Environment variables in the form "NAME=value" */
    const char *settings[MOST_SETTINGS];
    /* 1 if OpenGL supports persistent mapping */
    int mappings;
} variant;

static const variant variants[] = {
    {"OpenGL 4.5 core", {EGL_OPENGL_API, 4, 5, NULL}, {NULL, NULL}, 1},
    {"OpenGL compatibility", {EGL_OPENGL_API, 0, 0, NULL}, {NULL, NULL}, 1},
    {"OpenGL 3.3 core without buffer storage",
     {EGL_OPENGL_API, 3, 3, NULL},
     {"MESA_GL_VERSION_OVERRIDE=3.3", "MESA_EXTENSION_OVERRIDE=-GL_ARB_buffer_storage"},
     0},
    {"OpenGL 3.0 without syncs, buffer storage and copies",
     {EGL_OPENGL_API, 0, 0, NULL},
     {"MESA_GL_VERSION_OVERRIDE=3.0",
      "MESA_EXTENSION_OVERRIDE=-GL_ARB_buffer_storage -GL_ARB_sync -GL_ARB_copy_buffer"},
     0},
    {"OpenGL 3.0 with buffer storage, without copies",
     {EGL_OPENGL_API, 0, 0, NULL},
     {"MESA_GL_VERSION_OVERRIDE=3.0", "MESA_EXTENSION_OVERRIDE=-GL_ARB_copy_buffer"},
     1},
    {"OpenGL ES 3.0", {EGL_OPENGL_ES_API, 3, 0, NULL}, {"MESA_GLES_VERSION_OVERRIDE=3.0", NULL}, 0},
    {"OpenGL ES 3.1", {EGL_OPENGL_ES_API, 3, 1, NULL}, {"MESA_GLES_VERSION_OVERRIDE=3.1", NULL}, 1},
    {"OpenGL ES 3.2", {EGL_OPENGL_ES_API, 3, 2, NULL}, {NULL, NULL}, 1},
    {"OpenGL ES 3.1 without buffer storage",
     {EGL_OPENGL_ES_API, 3, 1, NULL},
     {"MESA_GLES_VERSION_OVERRIDE=3.1", "MESA_EXTENSION_OVERRIDE=-GL_EXT_buffer_storage"},
     0},
};

/* Variant that this process runs */
static const variant *current;

static const char *const devices[] = {POCL, RUSTICL};
static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

/* Ways to create a shared buffer */
typedef enum way { CREATED, CREATED_MAPPABLE, WRAPPED, WRAPPED_REPLACED, WAY_COUNT } way;

typedef struct shared {
    clgl_buffer buffer;
    GLuint name;
    int wrapped;
} shared;

/* Returns whether OpenGL has persistent mapping. WGL in Wine 8 finds no functions that only OpenGL ES has. */
static int has_mappings(void)
{
    return current->mappings && (test_winsys() != CLGL_WINSYS_WGL || current->request.api != EGL_OPENGL_ES_API);
}

/* Returns whether OpenGL can copy between buffers. */
static int has_copies(void)
{
    return epoxy_gl_version() >= (epoxy_is_desktop_gl() ? 31 : 30) ||
           epoxy_has_gl_extension("GL_ARB_copy_buffer");
}

static shared share(clgl_context context, way how, const void *data)
{
    shared s = {NULL, 0, how == WRAPPED || how == WRAPPED_REPLACED};
    if (s.wrapped) {
        s.name = make_gl_buffer(SIZE, data);
        s.buffer = wrap_buffer(context, s.name, how == WRAPPED_REPLACED ? CLGL_BUFFER_REPLACE_STORAGE : 0,
                               CLGL_ACCESS_READ_WRITE);
        assert_int_equal(info_of_buffer(s.buffer).storage_replaced,
                         how == WRAPPED_REPLACED && has_mappings() && has_copies());
    } else {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        desc.size = SIZE;
        desc.data = data;
        desc.flags = how == CREATED_MAPPABLE ? CLGL_BUFFER_GL_MAPPABLE : 0;
        expect_success(clgl_buffer_create(context, &desc, &s.buffer));
        s.name = info_of_buffer(s.buffer).gl_name;
    }
    return s;
}

static void unshare(const shared *s)
{
    expect_success(clgl_buffer_destroy(s->buffer));
    if (s->wrapped) glDeleteBuffers(1, &s->name);
}

static void expect_refusal(clgl_context context, way how)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    GLuint name = make_gl_buffer(SIZE, NULL);
    desc.size = SIZE;
    desc.gl_name = how == CREATED_MAPPABLE ? 0 : name;
    desc.flags = how == CREATED_MAPPABLE ? CLGL_BUFFER_GL_MAPPABLE : 0;
    desc.flags |= how == WRAPPED_REPLACED ? CLGL_BUFFER_REPLACE_STORAGE : 0;
    expect_error_out(clgl_buffer_create(context, &desc, &buffer), CLGL_ERROR_NO_TRANSPORT, buffer);
    glDeleteBuffers(1, &name);
}

/* Returns whether the transport can share buffers that are created in this way. Wrapping a buffer requires buffer
 * copies in OpenGL. */
static int is_possible(clgl_transport transport, way how)
{
    return transport == CLGL_TRANSPORT_STAGED ||
           (has_mappings() && (has_copies() || how == CREATED || how == CREATED_MAPPABLE));
}

typedef void (*body)(clgl_context context, const shared *s);

static void run_one(const char *device, clgl_transport transport, way how, body run)
{
    gl_context gl = make_gl(current->request);
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    desc.device = find_device(device);
    desc.transport = transport;
    if (transport == CLGL_TRANSPORT_MAPPED && !has_mappings()) {
        expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_TRANSPORT, context);
    } else {
        expect_success(clgl_context_create(&desc, &context));
        if (!is_possible(transport, how)) {
            expect_refusal(context, how);
        } else {
            uint32_t data[WORDS];
            shared s;
            fill_bytes(data, SIZE, 1);
            s = share(context, how, data);
            assert_int_equal(info_of_buffer(s.buffer).transport, transport);
            expect_gl_bytes(s.name, 0, SIZE, data);
            run(context, &s);
            unshare(&s);
            expect_no_memory(context);
        }
        expect_success(clgl_context_destroy(context));
    }
    expect_gl_clean();
    destroy_gl(&gl);
}

static void rounds(clgl_context context, const shared *s)
{
    const clgl_queue queue = make_queue(context, 0);
    const clgl_kernel kernel = make_change_kernel(context);
    uint32_t data[WORDS];
    vertex_picture c = make_vertex_picture(s->name);
    for (uint32_t round = 0; round < ROUNDS; ++round) {
        fill_bytes(data, SIZE, 10 + round);
        write_gl(s->name, 0, SIZE, data);
        acquire(queue, s->buffer);
        launch_change(queue, kernel, s->buffer, WORDS);
        release(queue, s->buffer);
        change_on_cpu(data, WORDS);
        expect_vertex_picture(&c, data);
        expect_gl_bytes(s->name, 0, SIZE, data);
    }
    destroy_vertex_picture(&c);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_queue_destroy(queue));
}

static clgl_range random_range(uint32_t *random)
{
    clgl_range range;
    range.offset = next_random(random) % SIZE;
    range.size = 1 + next_random(random) % (SIZE - range.offset);
    return range;
}

static clgl_range random_part(uint32_t *random, clgl_range of)
{
    clgl_range part;
    part.offset = of.offset + next_random(random) % of.size;
    part.size = 1 + next_random(random) % (of.offset + of.size - part.offset);
    return part;
}

static void opengl_step(const shared *s, unsigned char *model, uint32_t *random)
{
    const clgl_range range = random_range(random);
    if (next_random(random) % 2) {
        fill_bytes(model + range.offset, range.size, next_random(random));
        write_gl(s->name, range.offset, range.size, model + range.offset);
    } else {
        expect_gl_bytes(s->name, range.offset, range.size, model + range.offset);
    }
}

/* Acquires a range and writes a part of the range. Then releases the written part, or the whole acquired
 * range. */
static void opencl_step(clgl_queue queue, const shared *s, unsigned char *model, uint32_t *random)
{
    static unsigned char got[SIZE];
    const clgl_range taken = random_range(random), written = random_part(random, taken);
    clgl_handover handover = handover_of(&s->buffer, 1);
    handover.buffer_ranges = &taken;
    expect_success(clgl_acquire(queue, &handover, 0, NULL, NULL));
    expect_success(clgl_buffer_read(queue, s->buffer, &taken, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, model + taken.offset, taken.size);
    if (next_random(random) % 2) {
        fill_bytes(model + written.offset, written.size, next_random(random));
        expect_success(clgl_buffer_write(queue, s->buffer, &written, model + written.offset, 0, 0, NULL, NULL));
    } else {
        const unsigned char pattern = (unsigned char)next_random(random);
        memset(model + written.offset, pattern, written.size);
        expect_success(clgl_buffer_fill(queue, s->buffer, &written, &pattern, 1, 0, NULL, NULL));
    }
    handover.buffer_ranges = next_random(random) % 2 ? &written : NULL;
    expect_success(clgl_release(queue, &handover, 0, NULL, NULL));
}

static uint32_t seed;

static void steps(clgl_context context, const shared *s)
{
    const clgl_queue queue = make_queue(context, 0);
    unsigned char model[SIZE];
    uint32_t random = seed;
    read_gl(s->name, 0, SIZE, model);
    const uint32_t count = current == variants ? RANDOM_STEPS : FEWER_STEPS;
    for (uint32_t i = 0; i < count; ++i) {
        if (i % 2)
            opencl_step(queue, s, model, &random);
        else
            opengl_step(s, model, &random);
    }
    expect_gl_bytes(s->name, 0, SIZE, model);
    expect_success(clgl_queue_destroy(queue));
}

static void random_steps(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t)
        for (way how = CREATED; how < WAY_COUNT; ++how)
            run_one(POCL, transports[t], how, steps);
}

/* OpenGL changes bytes outside the range that OpenCL writes. These bytes must not be overwritten. */
static void outside_stays(clgl_context context, const shared *s)
{
    const clgl_queue queue = make_queue(context, 0);
    const clgl_range written = {1000, 500};
    unsigned char model[SIZE];
    for (int named = 0; named < 2; ++named) {
        clgl_handover handover = handover_of(&s->buffer, 1);
        fill_bytes(model, SIZE, 20);
        write_gl(s->name, 0, SIZE, model);
        acquire(queue, s->buffer);
        fill_bytes(model, SIZE, 21);
        write_gl(s->name, 0, written.offset, model);
        write_gl(s->name, written.offset + written.size, SIZE - written.offset - written.size,
                 model + written.offset + written.size);
        expect_success(clgl_buffer_write(queue, s->buffer, &written, model + written.offset, 0, 0, NULL, NULL));
        handover.buffer_ranges = named ? &written : NULL;
        expect_success(clgl_release(queue, &handover, 0, NULL, NULL));
        expect_gl_bytes(s->name, 0, SIZE, model);
    }
    expect_success(clgl_queue_destroy(queue));
}

/* If the transport copies, a release with a range copies only that range. */
static void named_part_moves(clgl_context context, const shared *s)
{
    const clgl_queue queue = make_queue(context, 0);
    const clgl_range whole = {0, SIZE}, part = {512, 1024};
    clgl_handover handover = handover_of(&s->buffer, 1);
    const int copied = info_of_buffer(s->buffer).copies_per_acquire != 0;
    unsigned char before[SIZE], written[SIZE], expected[SIZE];
    fill_bytes(before, SIZE, 30);
    fill_bytes(written, SIZE, 31);
    write_gl(s->name, 0, SIZE, before);
    handover.buffer_ranges = &whole;
    expect_success(clgl_acquire(queue, &handover, 0, NULL, NULL));
    expect_success(clgl_buffer_write(queue, s->buffer, NULL, written, 0, 0, NULL, NULL));
    handover.buffer_ranges = &part;
    expect_success(clgl_release(queue, &handover, 0, NULL, NULL));
    memcpy(expected, copied ? before : written, SIZE);
    memcpy(expected + part.offset, written + part.offset, part.size);
    expect_gl_bytes(s->name, 0, SIZE, expected);
    expect_success(clgl_queue_destroy(queue));
}

/* After a call of clgl_buffer_cl_mem, a release copies the whole buffer, because raw OpenCL commands may have
 * written it. The release must also wait for raw commands. */
static void raw_writes(clgl_context context, const shared *s)
{
    const clgl_queue queue = make_queue(context, 0);
    void *mem = NULL, *native = NULL;
    unsigned char earlier[SIZE], data[SIZE];
    fill_bytes(earlier, SIZE, 39);
    fill_bytes(data, SIZE, 40);
    expect_success(clgl_buffer_cl_mem(s->buffer, &mem));
    expect_success(clgl_queue_cl_queue(queue, &native));
    acquire(queue, s->buffer);
    for (int i = 0; i < RAW_WRITES; ++i)
        assert_int_equal(clEnqueueWriteBuffer(native, mem, CL_FALSE, 0, SIZE,
                                              i == RAW_WRITES - 1 ? data : earlier, 0, NULL, NULL),
                         CL_SUCCESS);
    release(queue, s->buffer);
    expect_gl_bytes(s->name, 0, SIZE, data);
    expect_success(clgl_queue_destroy(queue));
}

/* Runs all tests with one context, because creating a context is slow. */
static void all_bodies(clgl_context context, const shared *s)
{
    rounds(context, s);
    outside_stays(context, s);
    named_part_moves(context, s);
    raw_writes(context, s);
}

static void every_device_transport_and_way(void **state)
{
    (void)state;
    for (size_t d = 0; d < COUNT(devices); ++d)
        for (size_t t = 0; t < COUNT(transports); ++t)
            for (way how = CREATED; how < WAY_COUNT; ++how)
                run_one(devices[d], transports[t], how, all_bodies);
}

static int run_variant(const variant *v)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_device_transport_and_way),
        cmocka_unit_test(random_steps),
    };
    current = v;
    printf("--- %s\n", v->name);
    seed = test_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Runs this program again with the environment variables of the variant. Returns the number of failed tests. */
static int run_in_child(size_t index)
{
    const variant *v = &variants[index];
    char number[16];
    snprintf(number, sizeof number, "%zu", index);
    return run_again(number, v->settings[0], v->settings[1], NULL);
}

int main(int argc, char **argv)
{
    int failed = 0;
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    if (argc > 1) return run_variant(&variants[strtoul(argv[1], NULL, 10) % COUNT(variants)]);
    for (size_t i = 0; i < COUNT(variants); ++i) {
        const int result = run_in_child(i);
        if (result == EXIT_SKIPPED) return EXIT_SKIPPED;
        failed += result;
    }
    return failed != 0;
}
