/* Tests events that are created from OpenGL syncs (cl_khr_gl_event). */
#define _POSIX_C_SOURCE 200809L
#include "sharing.h"

#include <stdatomic.h>
#include <time.h>

static cl_event make_event(GLsync *sync)
{
    cl_int code = CL_SUCCESS;
    cl_event event;
    *sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    assert_non_null(*sync);
    event = s.gl.create_event(s.context, (cl_GLsync)*sync, &code);
    expect_ok(code);
    assert_non_null(event);
    glFlush();
    return event;
}

static void syncs_are_events(void **state)
{
    GLsync sync;
    const cl_event event = make_event(&sync);
    cl_command_type type = 0;
    cl_command_queue queue = s.queue;
    cl_context context = NULL;
    cl_int status = 77;
    (void)state;
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_COMMAND_GL_FENCE_SYNC_OBJECT_KHR);
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, NULL));
    assert_null(queue);
    expect_ok(clGetEventInfo(event, CL_EVENT_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, s.context);
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_true(status == CL_SUBMITTED || status == CL_COMPLETE);
    /* The application may delete the sync before it releases the event. */
    glDeleteSync(sync);
    glFinish();
    expect_ok(clWaitForEvents(1, &event));
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_int_equal(status, CL_COMPLETE);
    expect_cl(clSetUserEventStatus(event, CL_COMPLETE), CL_INVALID_EVENT);
    expect_ok(clReleaseEvent(event));
}

static void acquires_wait_for_syncs(void **state)
{
    uint32_t values[64], found[64];
    const GLuint from = make_gl_buffer(sizeof values, NULL), to = make_gl_buffer(sizeof values, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, to);
    GLsync sync;
    cl_event event;
    (void)state;
    fill_bytes(values, sizeof values, 1);
    glBindBuffer(GL_COPY_READ_BUFFER, from);
    glBindBuffer(GL_COPY_WRITE_BUFFER, to);
    glBufferSubData(GL_COPY_READ_BUFFER, 0, sizeof values, values);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, sizeof values);
    event = make_event(&sync);
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 1, &event, NULL));
    expect_ok(clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, sizeof found, found, 0, NULL, NULL));
    expect_bytes(found, values, sizeof values);
    release(mem);
    expect_ok(clReleaseEvent(event));
    glDeleteSync(sync);
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &from);
    glDeleteBuffers(1, &to);
}

static void other_commands_do_not_wait_for_syncs(void **state)
{
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    GLsync sync;
    const cl_event event = make_event(&sync);
    cl_int code = CL_SUCCESS;
    char byte = 0;
    (void)state;
    if (sharing_is_native()) return;
    acquire(mem);
    expect_cl(clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, 1, &byte, 1, &event, NULL), CL_INVALID_EVENT);
    expect_cl(clEnqueueMarkerWithWaitList(s.queue, 1, &event, NULL), CL_INVALID_EVENT);
    assert_null(clEnqueueMapBuffer(s.queue, mem, CL_TRUE, CL_MAP_READ, 0, 1, 1, &event, NULL, &code));
    expect_cl(code, CL_INVALID_EVENT);
    expect_cl(s.gl.release(s.queue, 1, &mem, 1, &event, NULL), CL_INVALID_EVENT);
    expect_ok(clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, 1, &byte, 0, NULL, NULL));
    release(mem);
    expect_ok(clReleaseEvent(event));
    glDeleteSync(sync);
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* With cl_khr_gl_event, an acquire implicitly waits for the OpenGL commands of the same thread. */
static void the_same_thread_needs_no_wait(void **state)
{
    uint32_t values[256], found[256];
    const GLuint name = make_gl_buffer(sizeof values, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    for (uint32_t turn = 0; turn < 20; ++turn) {
        fill_bytes(values, sizeof values, turn);
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof values, values);
        expect_ok(s.gl.acquire(s.queue, 1, &mem, 0, NULL, NULL));
        expect_ok(clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, sizeof found, found, 0, NULL, NULL));
        expect_bytes(found, values, sizeof values);
        fill_bytes(values, sizeof values, turn + 100);
        expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_FALSE, 0, sizeof values, values, 0, NULL, NULL));
        expect_ok(s.gl.release(s.queue, 1, &mem, 0, NULL, NULL));
        read_gl_buffer(name, sizeof found, found);
        expect_bytes(found, values, sizeof values);
    }
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

static void invalid_syncs_are_refused(void **state)
{
    cl_context plain;
    GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    (void)state;
    plain = make_plain_context();
    expect_no_object(s.gl.create_event(NULL, (cl_GLsync)sync, &code), CL_INVALID_CONTEXT);
    expect_no_object(s.gl.create_event(plain, (cl_GLsync)sync, &code), CL_INVALID_CONTEXT);
    expect_no_object(s.gl.create_event(s.context, NULL, &code), CL_INVALID_GL_OBJECT);
    glDeleteSync(sync);
    expect_no_object(s.gl.create_event(s.context, (cl_GLsync)sync, &code), CL_INVALID_GL_OBJECT);
    expect_ok(clReleaseContext(plain));
}

static atomic_int stored_type;

static void CL_CALLBACK store_command_type(cl_event event, cl_int status, void *data)
{
    cl_command_type type = 0;
    (void)status, (void)data;
    (void)clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL);
    atomic_store(&stored_type, (int)type);
}

static void expect_callback_type(int type)
{
    const struct timespec moment = {0, 1000000};
    while (atomic_load(&stored_type) == 0)
        nanosleep(&moment, NULL);
    assert_int_equal(atomic_load(&stored_type), type);
    atomic_store(&stored_type, 0);
}

/* The application may release an event immediately after it has set the callback. */
static void callbacks_receive_their_event(void **state)
{
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    cl_int code = CL_SUCCESS;
    const cl_event go = clCreateUserEvent(s.context, &code);
    cl_event event = NULL;
    (void)state;
    expect_ok(code);
    if (sharing_is_native()) return;
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 1, &go, &event));
    expect_cl(clSetEventCallback(event, CL_COMPLETE, NULL, NULL), CL_INVALID_VALUE);
    expect_ok(clSetEventCallback(event, CL_COMPLETE, store_command_type, NULL));
    expect_ok(clReleaseEvent(event));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_callback_type(CL_COMMAND_ACQUIRE_GL_OBJECTS);
    expect_ok(s.gl.release(s.queue, 1, &mem, 0, NULL, &event));
    expect_ok(clSetEventCallback(event, CL_COMPLETE, store_command_type, NULL));
    expect_ok(clReleaseEvent(event));
    expect_ok(clFinish(s.queue));
    expect_callback_type(CL_COMMAND_RELEASE_GL_OBJECTS);
    expect_ok(clReleaseEvent(go));
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* Another queue releases a buffer and waits for a user event. The layer enqueues the release in the queue that
 * acquired the buffer, and that queue waits for the event. */
static void queues_wait_for_releases_by_other_queues(void **state)
{
    const cl_command_queue second = make_queue(s.context, 0);
    uint32_t values[2] = {1, 2}, found = 0;
    GLuint names[2];
    cl_mem mems[2];
    cl_event released[2] = {NULL, NULL};
    cl_int code = CL_SUCCESS;
    const cl_event go = clCreateUserEvent(s.context, &code);
    (void)state;
    expect_ok(code);
    if (sharing_is_native()) return;
    for (int i = 0; i < 2; ++i) {
        names[i] = make_gl_buffer(sizeof found, NULL);
        mems[i] = share_buffer(CL_MEM_READ_WRITE, names[i]);
    }
    expect_ok(s.gl.acquire(s.queue, 2, mems, 0, NULL, NULL));
    for (int i = 0; i < 2; ++i)
        expect_ok(clEnqueueWriteBuffer(s.queue, mems[i], CL_TRUE, 0, sizeof found, &values[i], 0, NULL, NULL));
    expect_ok(s.gl.release(second, 1, &mems[0], 1, &go, &released[0]));
    expect_ok(s.gl.release(s.queue, 1, &mems[1], 0, NULL, &released[1]));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clWaitForEvents(2, released));
    for (int i = 0; i < 2; ++i) {
        read_gl_buffer(names[i], sizeof found, &found);
        assert_int_equal(found, values[i]);
        expect_ok(clReleaseEvent(released[i]));
        expect_ok(clReleaseMemObject(mems[i]));
        glDeleteBuffers(1, &names[i]);
    }
    expect_ok(clReleaseEvent(go));
    expect_ok(clReleaseCommandQueue(second));
}

int run_event_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(syncs_are_events),
        SHARING_TEST(acquires_wait_for_syncs),
        SHARING_TEST(other_commands_do_not_wait_for_syncs),
        SHARING_TEST(the_same_thread_needs_no_wait),
        SHARING_TEST(invalid_syncs_are_refused),
        SHARING_TEST(callbacks_receive_their_event),
        SHARING_TEST(queues_wait_for_releases_by_other_queues),
    };
    return cmocka_run_group_tests_name("events", tests, NULL, NULL);
}
