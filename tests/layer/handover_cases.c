/* Tests acquires and releases: wait lists, events, several queues, and several threads. */
#include "sharing.h"

#define SIZE 1024u

typedef struct shared_buffer {
    unsigned char values[SIZE];
    GLuint name;
    cl_mem mem;
} shared_buffer;

static void open_buffer(shared_buffer *b, uint32_t seed)
{
    fill_bytes(b->values, SIZE, seed);
    b->name = make_gl_buffer(SIZE, b->values);
    b->mem = share_buffer(CL_MEM_READ_WRITE, b->name);
    glFinish();
}

static void close_buffer(shared_buffer *b)
{
    expect_ok(clReleaseMemObject(b->mem));
    glDeleteBuffers(1, &b->name);
}

static void expect_in_gl(shared_buffer *b)
{
    unsigned char found[SIZE];
    read_gl_buffer(b->name, SIZE, found);
    expect_bytes(found, b->values, SIZE);
}

/* Writes new values to the buffer without blocking. */
static void write_other(shared_buffer *b, cl_command_queue queue, uint32_t seed)
{
    fill_bytes(b->values, SIZE, seed);
    expect_ok(clEnqueueWriteBuffer(queue, b->mem, CL_FALSE, 0, SIZE, b->values, 0, NULL, NULL));
}

static void expect_event(cl_event event, cl_command_queue queue, cl_command_type type)
{
    cl_command_type found = 0;
    cl_command_queue of = NULL;
    cl_context context = NULL;
    cl_int status = CL_QUEUED;
    cl_uint count = 0;
    expect_ok(clWaitForEvents(1, &event));
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof found, &found, NULL));
    assert_int_equal(found, type);
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, sizeof of, &of, NULL));
    assert_ptr_equal(of, queue);
    expect_ok(clGetEventInfo(event, CL_EVENT_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, s.context);
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_int_equal(status, CL_COMPLETE);
    if (sharing_is_native()) return;
    expect_ok(clGetEventInfo(event, CL_EVENT_REFERENCE_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 1);
    expect_ok(clRetainEvent(event));
    expect_ok(clGetEventInfo(event, CL_EVENT_REFERENCE_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 2);
    expect_ok(clReleaseEvent(event));
}

static void events_report_their_commands(void **state)
{
    shared_buffer b;
    cl_event acquired = NULL, released = NULL;
    (void)state;
    open_buffer(&b, 1);
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, &acquired));
    write_other(&b, s.queue, 2);
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 0, NULL, &released));
    expect_event(acquired, s.queue, CL_COMMAND_ACQUIRE_GL_OBJECTS);
    expect_event(released, s.queue, CL_COMMAND_RELEASE_GL_OBJECTS);
    expect_in_gl(&b);
    expect_ok(clReleaseEvent(acquired));
    expect_ok(clReleaseEvent(released));
    close_buffer(&b);
}

static void events_have_times(void **state)
{
    const cl_command_queue queue = make_queue(s.context, CL_QUEUE_PROFILING_ENABLE);
    shared_buffer b;
    cl_event events[2] = {NULL, NULL};
    cl_ulong queued = 0, end = 0;
    (void)state;
    open_buffer(&b, 3);
    expect_ok(s.gl.acquire(queue, 1, &b.mem, 0, NULL, &events[0]));
    expect_ok(s.gl.release(queue, 1, &b.mem, 0, NULL, &events[1]));
    expect_ok(clFinish(queue));
    for (int i = 0; i < 2; ++i) {
        expect_ok(clGetEventProfilingInfo(events[i], CL_PROFILING_COMMAND_QUEUED, sizeof queued, &queued, NULL));
        expect_ok(clGetEventProfilingInfo(events[i], CL_PROFILING_COMMAND_END, sizeof end, &end, NULL));
        assert_true(queued <= end);
        expect_ok(clReleaseEvent(events[i]));
    }
    close_buffer(&b);
    expect_ok(clReleaseCommandQueue(queue));
}

static void wait_lists_are_respected(void **state)
{
    shared_buffer b, other;
    cl_event written = NULL, acquired = NULL, released = NULL;
    unsigned char found[SIZE];
    const cl_command_queue second = make_queue(s.context, 0);
    (void)state;
    open_buffer(&b, 4);
    open_buffer(&other, 5);
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, NULL));
    fill_bytes(b.values, SIZE, 6);
    expect_ok(clEnqueueWriteBuffer(s.queue, b.mem, CL_FALSE, 0, SIZE, b.values, 0, NULL, &written));
    expect_ok(s.gl.acquire(second, 1, &other.mem, 1, &written, &acquired));
    expect_ok(clEnqueueCopyBuffer(second, b.mem, other.mem, 0, 0, SIZE, 1, &acquired, NULL));
    expect_ok(s.gl.release(second, 1, &other.mem, 1, &written, &released));
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 1, &released, NULL));
    expect_ok(clFinish(s.queue));
    expect_in_gl(&b);
    read_gl_buffer(other.name, SIZE, found);
    expect_bytes(found, b.values, SIZE);
    expect_ok(clReleaseEvent(written));
    expect_ok(clReleaseEvent(acquired));
    expect_ok(clReleaseEvent(released));
    close_buffer(&b);
    close_buffer(&other);
    expect_ok(clReleaseCommandQueue(second));
}

/* A command that waits for a user event must be enqueued without blocking, because the same thread signals the
 * event later. */
static void user_events_may_be_signalled_later(void **state)
{
    shared_buffer b;
    cl_int code = CL_SUCCESS;
    cl_event go = clCreateUserEvent(s.context, &code), acquired = NULL, released = NULL;
    cl_int status = CL_COMPLETE;
    (void)state;
    expect_ok(code);
    open_buffer(&b, 7);
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 1, &go, &acquired));
    write_other(&b, s.queue, 8);
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 0, NULL, &released));
    expect_ok(clFlush(s.queue));
    expect_ok(clGetEventInfo(acquired, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_true(status > CL_COMPLETE);
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clWaitForEvents(1, &released));
    expect_in_gl(&b);
    expect_ok(clReleaseEvent(go));
    go = clCreateUserEvent(s.context, &code);
    expect_ok(code);
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, NULL));
    write_other(&b, s.queue, 9);
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 1, &go, NULL));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clFinish(s.queue));
    expect_in_gl(&b);
    expect_ok(clReleaseEvent(go));
    expect_ok(clReleaseEvent(acquired));
    expect_ok(clReleaseEvent(released));
    close_buffer(&b);
}

/* Acquires a buffer again while its release waits for a user event. The call must not block, because the same
 * thread signals the event later. */
static void pending_releases_can_be_acquired_again(void **state)
{
    shared_buffer b;
    unsigned char part[SIZE / 4];
    cl_int code = CL_SUCCESS, status = CL_COMPLETE;
    const cl_event go = clCreateUserEvent(s.context, &code);
    cl_event acquired = NULL, released = NULL;
    (void)state;
    expect_ok(code);
    open_buffer(&b, 30);
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, NULL));
    write_other(&b, s.queue, 31);
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 1, &go, NULL));
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, &acquired));
    expect_ok(clGetEventInfo(acquired, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_true(status > CL_COMPLETE);
    fill_bytes(part, sizeof part, 32);
    expect_ok(clEnqueueWriteBuffer(s.queue, b.mem, CL_FALSE, SIZE / 2, sizeof part, part, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 0, NULL, &released));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clWaitForEvents(1, &released));
    memcpy(b.values + SIZE / 2, part, sizeof part);
    expect_in_gl(&b);
    expect_ok(clReleaseEvent(acquired));
    expect_ok(clReleaseEvent(released));
    expect_ok(clReleaseEvent(go));
    close_buffer(&b);
}

/* An object that waits for a user event must not block other objects. */
static void other_objects_do_not_wait(void **state)
{
    const cl_command_queue second = make_queue(s.context, 0);
    shared_buffer held, b;
    cl_int code = CL_SUCCESS;
    const cl_event go = clCreateUserEvent(s.context, &code);
    cl_event marker = NULL, released[2] = {NULL, NULL};
    (void)state;
    expect_ok(code);
    open_buffer(&held, 33);
    open_buffer(&b, 34);
    expect_ok(s.gl.acquire(second, 1, &held.mem, 0, NULL, NULL));
    fill_bytes(held.values, SIZE, 35);
    expect_ok(clEnqueueWriteBuffer(second, held.mem, CL_FALSE, 0, SIZE, held.values, 1, &go, NULL));
    for (uint32_t turn = 0; turn < 3; ++turn) {
        expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, NULL));
        write_other(&b, s.queue, 36 + turn);
        expect_ok(s.gl.release(s.queue, 1, &b.mem, 0, NULL, NULL));
        /* The buffer is released to OpenGL immediately. */
        expect_in_gl(&b);
    }
    /* The marker makes the release depend on the blocked queue, so the release must wait. */
    expect_ok(clEnqueueMarker(second, &marker));
    expect_ok(s.gl.release(second, 1, &held.mem, 0, NULL, &released[0]));
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, NULL));
    write_other(&b, s.queue, 40);
    expect_ok(clEnqueueMarkerWithWaitList(s.queue, 1, &marker, NULL));
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 0, NULL, &released[1]));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clWaitForEvents(2, released));
    expect_in_gl(&held);
    expect_in_gl(&b);
    for (int i = 0; i < 2; ++i)
        expect_ok(clReleaseEvent(released[i]));
    expect_ok(clReleaseEvent(marker));
    expect_ok(clReleaseEvent(go));
    close_buffer(&held);
    close_buffer(&b);
    expect_ok(clReleaseCommandQueue(second));
}

/* An acquire is valid for the whole context, so another queue may write and release the object. */
static void acquired_objects_belong_to_the_context(void **state)
{
    const cl_command_queue second = make_queue(s.context, 0);
    shared_buffer b, other;
    cl_mem both[2];
    cl_event acquired = NULL, released = NULL;
    (void)state;
    open_buffer(&b, 10);
    open_buffer(&other, 11);
    both[0] = b.mem;
    both[1] = other.mem;
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, &acquired));
    /* Waits for the event, because clFinish would return too early on rusticl 22.3. */
    expect_ok(clWaitForEvents(1, &acquired));
    expect_ok(clReleaseEvent(acquired));
    expect_ok(s.gl.acquire(second, 1, &other.mem, 0, NULL, NULL));
    write_other(&b, second, 12);
    write_other(&other, second, 13);
    expect_ok(s.gl.release(second, 2, both, 0, NULL, &released));
    expect_event(released, second, CL_COMMAND_RELEASE_GL_OBJECTS);
    expect_in_gl(&b);
    expect_in_gl(&other);
    expect_ok(clReleaseEvent(released));
    close_buffer(&b);
    close_buffer(&other);
    expect_ok(clReleaseCommandQueue(second));
}

static void out_of_order_queues_keep_the_order(void **state)
{
    cl_command_queue_properties has = 0;
    cl_command_queue queue;
    shared_buffer b;
    cl_event acquired = NULL, written = NULL, released = NULL;
    (void)state;
    expect_ok(clGetDeviceInfo(s.device, CL_DEVICE_QUEUE_PROPERTIES, sizeof has, &has, NULL));
    if (!(has & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE)) return;
    queue = make_queue(s.context, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    open_buffer(&b, 14);
    for (uint32_t turn = 0; turn < 10; ++turn) {
        expect_ok(s.gl.acquire(queue, 1, &b.mem, 0, NULL, &acquired));
        fill_bytes(b.values, SIZE, 15 + turn);
        expect_ok(clEnqueueWriteBuffer(queue, b.mem, CL_FALSE, 0, SIZE, b.values, 1, &acquired, &written));
        expect_ok(s.gl.release(queue, 1, &b.mem, 1, &written, &released));
        expect_event(released, queue, CL_COMMAND_RELEASE_GL_OBJECTS);
        expect_in_gl(&b);
        expect_ok(clReleaseEvent(acquired));
        expect_ok(clReleaseEvent(written));
        expect_ok(clReleaseEvent(released));
    }
    close_buffer(&b);
    expect_ok(clReleaseCommandQueue(queue));
}

static void empty_hand_overs_succeed(void **state)
{
    shared_buffer b;
    cl_mem twice[2];
    (void)state;
    expect_ok(s.gl.acquire(s.queue, 0, NULL, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, 0, NULL, 0, NULL, NULL));
    open_buffer(&b, 16);
    twice[0] = twice[1] = b.mem;
    /* An acquire accepts objects that are listed twice or already acquired. A release accepts objects that are
     * not acquired. */
    expect_ok(s.gl.acquire(s.queue, 2, twice, 0, NULL, NULL));
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, NULL));
    write_other(&b, s.queue, 17);
    expect_ok(s.gl.release(s.queue, 2, twice, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 0, NULL, NULL));
    expect_ok(clFinish(s.queue));
    expect_in_gl(&b);
    close_buffer(&b);
}

/* A release without objects has its own event. It does not change the command type of the event in its wait list.
 */
static void an_empty_release_has_its_own_event(void **state)
{
    shared_buffer b;
    cl_event acquired = NULL, released = NULL;
    cl_command_type type = 0;
    (void)state;
    open_buffer(&b, 19);
    expect_ok(s.gl.acquire(s.queue, 1, &b.mem, 0, NULL, &acquired));
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 1, &acquired, NULL));
    expect_ok(s.gl.release(s.queue, 1, &b.mem, 1, &acquired, &released));
    assert_ptr_not_equal(acquired, released);
    expect_ok(clGetEventInfo(acquired, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_COMMAND_ACQUIRE_GL_OBJECTS);
    expect_ok(clGetEventInfo(released, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_COMMAND_RELEASE_GL_OBJECTS);
    expect_ok(clWaitForEvents(1, &released));
    expect_ok(clReleaseEvent(acquired));
    expect_ok(clReleaseEvent(released));
    close_buffer(&b);
}

static void hand_over_here(void *data)
{
    shared_buffer *b = data;
    expect_ok(s.gl.acquire(s.queue, 1, &b->mem, 0, NULL, NULL));
    write_other(b, s.queue, 18);
    expect_ok(s.gl.release(s.queue, 1, &b->mem, 0, NULL, NULL));
    expect_ok(clFinish(s.queue));
}

static void threads_without_opengl_hand_over(void **state)
{
    shared_buffer b;
    (void)state;
    open_buffer(&b, 19);
    on_another_thread(hand_over_here, &b);
    expect_in_gl(&b);
    gl_use_none();
    on_another_thread(hand_over_here, &b);
    gl_use(GL_FIRST);
    expect_in_gl(&b);
    close_buffer(&b);
}

static void second_context_here(void *data)
{
    shared_buffer *b = data;
    gl_use(GL_SECOND);
    open_buffer(b, 20);
    hand_over_here(b);
    expect_in_gl(b);
    glFinish();
    gl_use_none();
}

static void contexts_of_the_share_group_hand_over(void **state)
{
    shared_buffer b;
    (void)state;
    on_another_thread(second_context_here, &b);
    expect_in_gl(&b);
    hand_over_here(&b);
    expect_in_gl(&b);
    close_buffer(&b);
}

enum { THREADS = 4, TURNS = 12 };

/* Arguments of a thread, and its number of failures. The thread counts failures itself, because cmocka checks
 * work only on the main thread. */
typedef struct thread_work {
    shared_buffer b;
    cl_command_queue queue;
    uint32_t seed;
    int wrong;
} thread_work;

static void hand_over_again_and_again(void *data)
{
    thread_work *work = data;
    for (uint32_t turn = 0; turn < TURNS; ++turn) {
        cl_event released = NULL;
        work->wrong += s.gl.acquire(work->queue, 1, &work->b.mem, 0, NULL, NULL) != CL_SUCCESS;
        fill_bytes(work->b.values, SIZE, work->seed + turn);
        work->wrong += clEnqueueWriteBuffer(work->queue, work->b.mem, CL_FALSE, 0, SIZE, work->b.values, 0, NULL,
                                            NULL) != CL_SUCCESS;
        work->wrong += s.gl.release(work->queue, 1, &work->b.mem, 0, NULL, &released) != CL_SUCCESS;
        work->wrong += clWaitForEvents(1, &released) != CL_SUCCESS;
        work->wrong += clReleaseEvent(released) != CL_SUCCESS;
    }
}

static void threads_hand_over_concurrently(void **state)
{
    static thread_work works[THREADS];
    (void)state;
    for (uint32_t i = 0; i < THREADS; ++i) {
        open_buffer(&works[i].b, i);
        works[i].queue = make_queue(s.context, 0);
        works[i].seed = 1000 * (i + 1);
        works[i].wrong = 0;
    }
    on_threads(THREADS, hand_over_again_and_again, works, sizeof works[0]);
    for (int i = 0; i < THREADS; ++i) {
        assert_int_equal(works[i].wrong, 0);
        expect_in_gl(&works[i].b);
        close_buffer(&works[i].b);
        expect_ok(clReleaseCommandQueue(works[i].queue));
    }
}

static void gl_state_is_kept(void **state)
{
    const GLenum names[] = {GL_ARRAY_BUFFER_BINDING,
                            GL_PIXEL_PACK_BUFFER_BINDING,
                            GL_PIXEL_UNPACK_BUFFER_BINDING,
                            GL_TEXTURE_BINDING_2D,
                            GL_ACTIVE_TEXTURE,
                            GL_UNPACK_ALIGNMENT,
                            GL_DRAW_FRAMEBUFFER_BINDING,
                            GL_READ_FRAMEBUFFER_BINDING,
                            GL_PACK_ALIGNMENT,
                            GL_COPY_READ_BUFFER_BINDING,
                            GL_COPY_WRITE_BUFFER_BINDING,
                            GL_RENDERBUFFER_BINDING};
    GLint before[COUNT(names)], after;
    GLuint texture = 0;
    shared_buffer b;
    cl_mem both[2];
    cl_int code = CL_SUCCESS;
    (void)state;
    glGenTextures(1, &texture);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 5, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    open_buffer(&b, 21);
    glBindBuffer(GL_ARRAY_BUFFER, b.name);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 2);
    glPixelStorei(GL_PACK_ALIGNMENT, 8);
    for (size_t i = 0; i < COUNT(names); ++i)
        glGetIntegerv(names[i], &before[i]);
    both[0] = b.mem;
    both[1] = s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture, &code);
    expect_ok(code);
    expect_ok(s.gl.acquire(s.queue, 2, both, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, 2, both, 0, NULL, NULL));
    expect_ok(clFinish(s.queue));
    expect_ok(clReleaseMemObject(both[1]));
    expect_gl_clean();
    for (size_t i = 0; i < COUNT(names); ++i) {
        glGetIntegerv(names[i], &after);
        assert_int_equal(after, before[i]);
    }
    glActiveTexture(GL_TEXTURE0);
    glDeleteTextures(1, &texture);
    close_buffer(&b);
}

int run_handover_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(events_report_their_commands),
        SHARING_TEST(events_have_times),
        SHARING_TEST(wait_lists_are_respected),
        SHARING_TEST(user_events_may_be_signalled_later),
        SHARING_TEST(pending_releases_can_be_acquired_again),
        SHARING_TEST(other_objects_do_not_wait),
        SHARING_TEST(acquired_objects_belong_to_the_context),
        SHARING_TEST(out_of_order_queues_keep_the_order),
        SHARING_TEST(empty_hand_overs_succeed),
        SHARING_TEST(an_empty_release_has_its_own_event),
        SHARING_TEST(threads_without_opengl_hand_over),
        SHARING_TEST(contexts_of_the_share_group_hand_over),
        SHARING_TEST(threads_hand_over_concurrently),
        SHARING_TEST(gl_state_is_kept),
    };
    return cmocka_run_group_tests_name("hand-overs", tests, NULL, NULL);
}
