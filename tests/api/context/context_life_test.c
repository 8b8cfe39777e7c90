/* Tests the destruction of contexts: before or after their objects, after the OpenGL context, and repeatedly.
 * Also tests processes without drivers. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"

#include <unistd.h>

#define WORDS 256u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))
#define ORDERS 12
#define MANY_SYNCS 5000
#define CONTEXTS 200
#define WARM_UP 10

#define WITHOUT_ICD "without-icd"
#define WITHOUT_GL "without-gl"
#define WITHOUT_GLX "without-glx"
#define WITH_OLD_GLES "with-old-gles"
#define WITH_OLD_GL "with-old-gl"

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

/* Objects of several types, all in one context */
typedef struct family {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer wrapped, made, compute;
    clgl_fence cl, gl, user;
    clgl_program program;
    clgl_kernel kernel;
    GLuint name;
    uint32_t data[WORDS];
} family;

enum {
    context_of,
    queue_of,
    wrapped_of,
    made_of,
    compute_of,
    cl_of,
    gl_of,
    user_of,
    program_of,
    kernel_of,
    types
};

static clgl_program make_program(clgl_context context)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = "kernel void change(global uint *data)\n"
                  "{ uint i = get_global_id(0); data[i] = data[i] * 5u + i; }\n";
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

static family make_family(const char *device, clgl_transport transport)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    family f;
    f.context = make_context(device, transport);
    f.queue = make_queue(f.context, 0);
    fill_bytes(f.data, SIZE, 1);
    f.name = make_gl_buffer(SIZE, f.data);
    f.wrapped = wrap_buffer(f.context, f.name, 0, CLGL_ACCESS_READ_WRITE);
    f.made = make_buffer(f.context, SIZE, f.data, CLGL_ACCESS_READ_WRITE);
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = SIZE;
    expect_success(clgl_buffer_create(f.context, &desc, &f.compute));
    f.program = make_program(f.context);
    expect_success(clgl_kernel_create(f.program, "change", &f.kernel));
    expect_success(clgl_fence_record_cl(f.queue, &f.cl));
    expect_success(clgl_fence_record_gl(f.context, &f.gl));
    expect_success(clgl_fence_create_user(f.context, &f.user));
    return f;
}

static clgl_result destroy_one(const family *f, int type)
{
    switch (type) {
    case context_of:
        return clgl_context_destroy(f->context);
    case queue_of:
        return clgl_queue_destroy(f->queue);
    case wrapped_of:
        return clgl_buffer_destroy(f->wrapped);
    case made_of:
        return clgl_buffer_destroy(f->made);
    case compute_of:
        return clgl_buffer_destroy(f->compute);
    case cl_of:
        return clgl_fence_destroy(f->cl);
    case gl_of:
        return clgl_fence_destroy(f->gl);
    case user_of:
        return clgl_fence_destroy(f->user);
    case program_of:
        return clgl_program_destroy(f->program);
    default:
        return clgl_kernel_destroy(f->kernel);
    }
}

static void shuffle(int *order, uint32_t *random)
{
    for (int i = 0; i < types; ++i)
        order[i] = i;
    for (int i = types - 1; i > 0; --i) {
        const int other = (int)(next_random(random) % (uint32_t)(i + 1));
        const int kept = order[i];
        order[i] = order[other];
        order[other] = kept;
    }
}

static clgl_result expected_of(int alive) { return alive ? CLGL_SUCCESS : CLGL_ERROR_INVALID_HANDLE; }

/* Checks that the remaining objects work. Calls with destroyed objects must return CLGL_ERROR_INVALID_HANDLE. */
static void use_rest(family *f, const int *alive)
{
    char text[64];
    size_t size = 0;
    clgl_kernel kernel = NULL;
    const int can_launch = alive[queue_of] && alive[kernel_of] && alive[wrapped_of];
    assert_int_equal(clgl_context_get_report(f->context, sizeof text, text, &size),
                     expected_of(alive[context_of]));
    assert_int_equal(clgl_queue_finish(f->queue), expected_of(alive[queue_of]));
    assert_int_equal(clgl_fence_wait(f->cl, CLGL_FOREVER), expected_of(alive[cl_of]));
    assert_int_equal(clgl_fence_wait_gl(f->gl), expected_of(alive[gl_of]));
    assert_int_equal(clgl_fence_wait(f->user, 0), alive[user_of] ? CLGL_TIMEOUT : CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(clgl_kernel_create(f->program, "change", &kernel), expected_of(alive[program_of]));
    expect_success(clgl_kernel_destroy(kernel));
    assert_int_equal(clgl_kernel_set_buffer(f->kernel, 0, f->compute),
                     expected_of(alive[kernel_of] && alive[compute_of]));
    if (!can_launch) return;
    acquire(f->queue, f->wrapped);
    launch_change(f->queue, f->kernel, f->wrapped, WORDS);
    change_on_cpu(f->data, WORDS);
    release(f->queue, f->wrapped);
    expect_gl_bytes(f->name, 0, SIZE, f->data);
}

static void objects_are_destroyed_in_any_order(void **state)
{
    uint32_t random = test_seed();
    for (size_t t = 0; t < COUNT(transports); ++t) {
        for (int round = 0; round < ORDERS; ++round) {
            gl_context gl = make_best_gl();
            family f = make_family(*state, transports[t]);
            int order[types], alive[types];
            shuffle(order, &random);
            for (int i = 0; i < types; ++i)
                alive[i] = 1;
            for (int i = 0; i < types; ++i) {
                assert_int_equal(destroy_one(&f, order[i]), expected_of(alive[order[i]]));
                alive[order[i]] = 0;
                assert_int_equal(destroy_one(&f, order[i]), CLGL_ERROR_INVALID_HANDLE);
                use_rest(&f, alive);
            }
            glDeleteBuffers(1, &f.name);
            expect_gl_clean();
            destroy_gl(&gl);
        }
    }
}

static void make_and_destroy(const char *device, int number)
{
    const clgl_context context = number % 4 == 0
                                     ? make_headless(device, number % 8 == 0 ? CLGL_CONTEXT_SYNC_THREAD : 0)
                                     : make_context(device, transports[number % 2]);
    const clgl_queue queue = make_queue(context, 0);
    clgl_fence fence = NULL;
    void *event = NULL;
    if (number % 4 != 0) {
        const clgl_buffer buffer = make_buffer(context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
        acquire(queue, buffer);
        expect_success(clgl_fence_record_gl(context, &fence));
        expect_success(clgl_fence_cl_event(fence, &event));
        expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(fence));
        expect_success(clgl_buffer_destroy(buffer));
    }
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

/* The library may keep some blocks, for example larger tables, but less than one per context. */
static void many_contexts_leave_nothing(void **state)
{
    gl_context gl = make_best_gl();
    unsigned descriptors, threads;
    for (int i = 0; i < WARM_UP; ++i)
        make_and_destroy(*state, i);
    descriptors = open_descriptors();
    threads = running_threads();
    count_blocks_of("libclgl.so");
    for (int i = 0; i < CONTEXTS; ++i)
        make_and_destroy(*state, i);
    assert_int_equal(open_descriptors(), descriptors);
    /* /proc can list a thread for a short time after the thread was joined. */
    wait_until(running_threads() <= threads);
    assert_in_range(running_threads(), 1, threads);
    assert_true(blocks_alive() < CONTEXTS);
    destroy_gl(&gl);
}

/* The application destroys the OpenGL context before the clgl objects, and may then create another OpenGL
 * context. WGL does not report that a context was destroyed. */
static void opengl_is_destroyed_first(void **state)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        for (int with_other = 0; with_other < 2; ++with_other) {
            const clgl_result expected = with_other                         ? CLGL_ERROR_WRONG_GL_CONTEXT
                                         : test_winsys() == CLGL_WINSYS_WGL ? CLGL_ERROR_NO_GL_CONTEXT
                                                                            : CLGL_ERROR_CONTEXT_LOST;
            gl_context gl = make_best_gl(), other = {NULL, EGL_NO_CONTEXT};
            family f = make_family(*state, transports[t]);
            clgl_handover handover = handover_of(&f.wrapped, 1);
            clgl_fence fence = NULL;
            GLuint names[4] = {0, 0, 0, 0};
            acquire(f.queue, f.made);
            expect_success(clgl_queue_finish(f.queue));
            glFinish();
            destroy_gl(&gl);
            if (with_other) {
                other = make_best_gl();
                for (size_t i = 0; i < COUNT(names); ++i)
                    names[i] = make_gl_buffer(SIZE, f.data);
            }
            expect_error(clgl_acquire(f.queue, &handover, 0, NULL, NULL), expected);
            expect_error_out(clgl_fence_record_gl(f.context, &fence), expected, fence);
            expect_error(clgl_fence_wait_gl(f.gl), expected);
            for (int type = types - 1; type >= 0; --type)
                expect_success(destroy_one(&f, type));
            if (!with_other) continue;
            for (size_t i = 0; i < COUNT(names); ++i)
                expect_gl_bytes(names[i], 0, SIZE, f.data);
            glDeleteBuffers(COUNT(names), names);
            expect_gl_clean();
            destroy_gl(&other);
        }
    }
}

/* Objects of the new OpenGL context can have the same addresses and names as the objects of the destroyed
 * context. The library must distinguish the two contexts. */
static void a_new_opengl_context_is_not_confused_with_the_old_one(void **state)
{
    GLsync *syncs = malloc(MANY_SYNCS * sizeof *syncs);
    assert_non_null(syncs);
    for (int round = 0; round < 2; ++round) {
        gl_context gl = make_best_gl();
        family old = make_family(*state, CLGL_TRANSPORT_MAPPED);
        const GLuint old_name = info_of_buffer(old.made).gl_name;
        clgl_fence fence = NULL;
        family f;
        glFinish();
        destroy_gl(&gl);
        gl = make_best_gl();
        for (size_t i = 0; i < MANY_SYNCS; ++i)
            syncs[i] = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        f = make_family(*state, CLGL_TRANSPORT_MAPPED);
        assert_int_equal(info_of_buffer(f.made).gl_name, old_name);
        expect_error_out(clgl_fence_record_gl(old.context, &fence), CLGL_ERROR_WRONG_GL_CONTEXT, fence);
        for (int type = 0; type < types; ++type)
            expect_success(destroy_one(&old, type));
        expect_gl_bytes(old_name, 0, SIZE, f.data);
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        for (int type = 0; type < types; ++type)
            expect_success(destroy_one(&f, type));
        for (size_t i = 0; i < MANY_SYNCS; ++i)
            glDeleteSync(syncs[i]);
        glDeleteBuffers(1, &f.name);
        expect_gl_clean();
        destroy_gl(&gl);
    }
    free(syncs);
}

static int without_icd(void)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    gl_context gl = make_best_gl();
    uint32_t count = 0;
    expect_error_out(clgl_context_create(NULL, &context), CLGL_ERROR_NO_OPENCL, context);
    expect_error_out(clgl_device_list(0, 0, NULL, &count), CLGL_ERROR_NO_OPENCL, count);
    desc.flags = CLGL_CONTEXT_HEADLESS | CLGL_CONTEXT_SYNC_THREAD;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_OPENCL, context);
    assert_ptr_equal(eglGetCurrentContext(), gl.context);
    expect_gl_clean();
    destroy_gl(&gl);
    return 0;
}

static void missing_opencl_drivers_are_reported(void **state)
{
    char folder[] = "/tmp/clgl-icd-XXXXXX", variable[64], path[64];
    FILE *icd;
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(variable, sizeof variable, "OCL_ICD_VENDORS=%s", folder);
    assert_int_equal(run_again(WITHOUT_ICD, variable, NULL), 0);
    snprintf(path, sizeof path, "%s/missing.icd", folder);
    icd = fopen(path, "w");
    assert_non_null(icd);
    fputs("/nowhere/libmissing.so\n", icd);
    fclose(icd);
    assert_int_equal(run_again(WITHOUT_ICD, variable, NULL), 0);
    unlink(path);
    rmdir(folder);
    assert_int_equal(run_again(WITHOUT_ICD, variable, NULL), 0);
}

/* Creates contexts in a process without OpenGL. `expected` is the result for the current OpenGL context.
 * `of_headless` is the result for a headless context. */
static int without_opengl(clgl_result expected, clgl_result of_headless)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    expect_error_out(clgl_context_create(NULL, &context), expected, context);
    desc.flags = CLGL_CONTEXT_HEADLESS;
    if (of_headless != CLGL_SUCCESS) {
        expect_error_out(clgl_context_create(&desc, &context), of_headless, context);
        return 0;
    }
    expect_success(clgl_context_create(&desc, &context));
    expect_success(clgl_context_destroy(context));
    return 0;
}

static void missing_opengl_is_reported(void **state)
{
    (void)state;
    assert_int_equal(run_again(WITHOUT_GL, "__EGL_VENDOR_LIBRARY_FILENAMES=/nowhere/missing.json", "DISPLAY",
                               "WAYLAND_DISPLAY", NULL),
                     0);
}

/* Runs in a process whose version of OpenGL or OpenGL ES is lower than 3.0. */
static int with_old_opengl(EGLenum api)
{
    const gl_request any = {api, 2, 0, EGL_NO_CONTEXT};
    gl_context gl = make_gl(any);
    clgl_context context = NULL;
    assert_true(epoxy_gl_version() < 30);
    expect_error_out(clgl_context_create(NULL, &context), CLGL_ERROR_NO_OPENGL, context);
    assert_non_null(strstr(clgl_error_message(), "3.0"));
    assert_ptr_equal(eglGetCurrentContext(), gl.context);
    assert_int_equal(glGetError(), GL_NO_ERROR);
    destroy_gl(&gl);
    return 0;
}

static void old_opengl_is_refused(void **state)
{
    (void)state;
    assert_int_equal(run_again(WITH_OLD_GLES, "MESA_GLES_VERSION_OVERRIDE=2.0", NULL), 0);
    assert_int_equal(run_again(WITH_OLD_GL, "MESA_GL_VERSION_OVERRIDE=2.1", NULL), 0);
}

static void a_display_without_glx_is_reported(void **state)
{
    (void)state;
    start_x_server(0);
    assert_int_equal(run_again(WITHOUT_GLX, NULL), 0);
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(int count, char **arguments)
{
    const char *again = count > 1 ? arguments[1] : "";
    const struct CMUnitTest tests[] = {
        ON_BOTH(objects_are_destroyed_in_any_order),
        ON_BOTH(many_contexts_leave_nothing),
        ON_BOTH(opengl_is_destroyed_first),
        ON_BOTH(a_new_opengl_context_is_not_confused_with_the_old_one),
        cmocka_unit_test(missing_opencl_drivers_are_reported),
        cmocka_unit_test(missing_opengl_is_reported),
        cmocka_unit_test(old_opengl_is_refused),
        cmocka_unit_test(a_display_without_glx_is_reported),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    if (strcmp(again, WITHOUT_ICD) == 0) return without_icd();
    if (strcmp(again, WITHOUT_GL) == 0) return without_opengl(CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_NO_OPENGL);
    if (strcmp(again, WITH_OLD_GLES) == 0) return with_old_opengl(EGL_OPENGL_ES_API);
    if (strcmp(again, WITH_OLD_GL) == 0) return with_old_opengl(EGL_OPENGL_API);
    if (strcmp(again, WITHOUT_GLX) == 0) return without_opengl(CLGL_ERROR_NO_OPENGL, CLGL_SUCCESS);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
