/* Tests pending releases of buffers. The buffer is destroyed on a thread without OpenGL, or the context is
 * destroyed before the next OpenGL call. The release must run on a thread with OpenGL and free every object. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"

#include <unistd.h>

#define WORDS 256u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

/* A clgl context on an application-owned cl_context, and an acquired buffer that a kernel has changed. All
 * objects are freed when the reference count of the cl_context is `references` again. */
typedef struct fixture {
    gl_context gl;
    cl_context native;
    cl_uint references;
    clgl_context context;
    clgl_queue queue;
    clgl_kernel kernel;
    clgl_buffer buffer;
    GLuint name;
    uint32_t before[WORDS], after[WORDS];
} fixture;

static fixture begin(const char *device, clgl_transport transport, uint32_t flags)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    fixture s;
    s.gl = make_best_gl();
    s.native = cl_context_on(device);
    s.references = references_of_cl_context(s.native);
    desc.cl_context = s.native;
    desc.transport = transport;
    expect_success(clgl_context_create(&desc, &s.context));
    s.queue = make_queue(s.context, 0);
    s.kernel = make_change_kernel(s.context);
    fill_bytes(s.before, SIZE, 1);
    memcpy(s.after, s.before, SIZE);
    change_on_cpu(s.after, WORDS);
    s.name = make_gl_buffer(SIZE, s.before);
    s.buffer = wrap_buffer(s.context, s.name, flags, CLGL_ACCESS_READ_WRITE);
    acquire(s.queue, s.buffer);
    launch_change(s.queue, s.kernel, s.buffer, WORDS);
    return s;
}

/* Waits until the library and the drivers have released the cl_context. Driver threads release completed commands
 * with a delay. */
static void end(fixture *s)
{
    wait_until(references_of_cl_context(s->native) == s->references);
    assert_int_equal(references_of_cl_context(s->native), s->references);
    clReleaseContext(s->native);
    glDeleteBuffers(1, &s->name);
    expect_gl_clean();
    destroy_gl(&s->gl);
}

static void destroy_buffer(void *data)
{
    const fixture *s = data;
    expect_success(clgl_buffer_destroy(s->buffer));
}

static void destroy_kernel(void *data)
{
    const fixture *s = data;
    expect_success(clgl_kernel_destroy(s->kernel));
}

static void the_context_ends_on_the_gl_thread(void **state)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        for (uint32_t flags = 0; flags <= CLGL_BUFFER_REPLACE_STORAGE; flags += CLGL_BUFFER_REPLACE_STORAGE) {
            fixture s = begin(*state, transports[t], flags);
            clgl_fence done = NULL;
            on_another_thread(destroy_buffer, &s);
            expect_success(clgl_kernel_destroy(s.kernel));
            expect_success(clgl_fence_record_cl(s.queue, &done));
            expect_success(clgl_fence_wait(done, CLGL_FOREVER));
            expect_success(clgl_fence_destroy(done));
            expect_success(clgl_queue_destroy(s.queue));
            expect_success(clgl_context_destroy(s.context));
            /* With `staged` and replaced storage, OpenGL does not wait for the copy by OpenCL, so the bytes are
             * not checked. */
            if (!flags || transports[t] == CLGL_TRANSPORT_MAPPED) expect_gl_bytes(s.name, 0, SIZE, s.after);
            end(&s);
        }
    }
}

/* A kernel references its context. The kernel is destroyed on a thread without an OpenGL context. */
static void an_object_outlives_the_context_on_another_thread(void **state)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture s = begin(*state, transports[t], 0);
        on_another_thread(destroy_buffer, &s);
        expect_success(clgl_queue_destroy(s.queue));
        expect_success(clgl_context_destroy(s.context));
        expect_gl_bytes(s.name, 0, SIZE, s.after);
        on_another_thread(destroy_kernel, &s);
        end(&s);
    }
}

/* Destroying a buffer of a headless context must not wait for a user event, because the same thread signals the
 * event later. */
static void a_headless_destroy_waits_for_no_user_fence(void **state)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    uint32_t bytes[WORDS] = {0};
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.device = find_device(*state);
    for (size_t t = 0; t < COUNT(transports); ++t) {
        clgl_context context = NULL;
        clgl_fence gate = NULL, next = NULL;
        clgl_queue queue = NULL;
        clgl_buffer buffer = NULL;
        desc.transport = transports[t];
        expect_success(clgl_context_create(&desc, &context));
        queue = make_queue(context, 0);
        buffer = make_buffer(context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
        expect_success(clgl_fence_create_user(context, &gate));
        acquire(queue, buffer);
        expect_success(clgl_buffer_write(queue, buffer, NULL, bytes, 0, 1, &gate, NULL));
        alarm(PATIENCE_MS / 1000);
        expect_success(clgl_buffer_destroy(buffer));
        alarm(0);
        expect_success(clgl_fence_signal(gate, 0));
        expect_success(clgl_fence_destroy(gate));
        expect_success(clgl_queue_finish(queue));
        expect_success(clgl_fence_record_gl(context, &next));
        expect_no_memory(context);
        expect_success(clgl_fence_destroy(next));
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_context_destroy(context));
    }
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(the_context_ends_on_the_gl_thread),
        ON_BOTH(an_object_outlives_the_context_on_another_thread),
        ON_BOTH(a_headless_destroy_waits_for_no_user_fence),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
