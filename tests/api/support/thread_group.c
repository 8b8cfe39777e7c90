#define _POSIX_C_SOURCE 200809L
#include "thread_group.h"

#include <pthread.h>

thread_group make_thread_group(void *common)
{
    thread_group c;
    memset(&c, 0, sizeof c);
    for (size_t i = 0; i < THREAD_GROUP_SIZE; ++i) {
        c.members[i].number = i;
        c.members[i].common = common;
        c.members[i].gl.context = EGL_NO_CONTEXT;
    }
    return c;
}

thread_group make_gl_thread_group(void *common, const gl_context *share)
{
    const gl_request request = {EGL_OPENGL_API, 3, 2, share->context};
    thread_group c = make_thread_group(common);
    for (size_t i = 0; i < THREAD_GROUP_SIZE; ++i)
        c.members[i].gl = make_gl(request);
    use_gl(share);
    return c;
}

/* Arguments of a thread function */
typedef struct start {
    pthread_barrier_t *together;
    thread_group_body body;
    thread_member *self;
} start;

static void *run_member(void *data)
{
    const start *s = data;
    const int with_gl = s->self->gl.context != EGL_NO_CONTEXT;
    if (with_gl) use_gl(&s->self->gl);
    pthread_barrier_wait(s->together);
    s->body(s->self);
    if (with_gl) use_no_gl();
    return NULL;
}

void run_thread_group(thread_group *c, thread_group_body body)
{
    pthread_t threads[THREAD_GROUP_SIZE];
    start starts[THREAD_GROUP_SIZE];
    pthread_barrier_t together;
    assert_int_equal(pthread_barrier_init(&together, NULL, THREAD_GROUP_SIZE), 0);
    for (size_t i = 0; i < THREAD_GROUP_SIZE; ++i) {
        starts[i].together = &together;
        starts[i].body = body;
        starts[i].self = &c->members[i];
        assert_int_equal(pthread_create(&threads[i], NULL, run_member, &starts[i]), 0);
    }
    for (size_t i = 0; i < THREAD_GROUP_SIZE; ++i)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
    pthread_barrier_destroy(&together);
}

void end_gl_thread_group(thread_group *c)
{
    for (size_t i = 0; i < THREAD_GROUP_SIZE; ++i)
        destroy_gl(&c->members[i].gl);
}

size_t count_results(const thread_group *c, clgl_result result)
{
    size_t count = 0;
    for (size_t i = 0; i < THREAD_GROUP_SIZE; ++i)
        count += c->members[i].result == result;
    return count;
}

clgl_buffer make_compute_buffer(clgl_context context, uint64_t size, const void *data)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = size;
    desc.data = data;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}
