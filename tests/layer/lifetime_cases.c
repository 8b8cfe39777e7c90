/* Tests reference counts, destructor callbacks, and objects that outlive the objects from which they were
 * created. */
#define _POSIX_C_SOURCE 200809L
#include "sharing.h"

#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int called[4];
static cl_mem called_with[4];
static atomic_int calls;

static void CL_CALLBACK gone(cl_mem mem, void *data)
{
    called_with[calls] = mem;
    called[calls++] = *(int *)data;
}

static void memory_objects_count_references(void **state)
{
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    expect_ok(clRetainMemObject(mem));
    if (!sharing_is_native()) assert_int_equal(references_of(mem), 2);
    acquire(mem);
    expect_ok(clReleaseMemObject(mem));
    if (!sharing_is_native()) assert_int_equal(references_of(mem), 1);
    release(mem);
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

enum { POLL_INTERVAL_NS = 1000000 };

static void destructors_are_called_backwards(void **state)
{
    int marks[] = {1, 2, 3};
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    calls = 0;
    for (size_t i = 0; i < COUNT(marks); ++i)
        expect_ok(clSetMemObjectDestructorCallback(mem, gone, &marks[i]));
    expect_cl(clSetMemObjectDestructorCallback(mem, NULL, NULL), CL_INVALID_VALUE);
    expect_ok(clRetainMemObject(mem));
    expect_ok(clReleaseMemObject(mem));
    assert_int_equal(calls, 0);
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clFinish(s.queue));
    /* PoCL 7 destroys memory objects on another thread. */
    while (calls < 3)
        nanosleep(&(struct timespec){.tv_nsec = POLL_INTERVAL_NS}, NULL);
    for (int i = 0; i < 3; ++i) {
        assert_int_equal(called[i], 3 - i);
        assert_ptr_equal(called_with[i], mem);
    }
    glDeleteBuffers(1, &name);
}

static cl_uint queue_references(cl_command_queue queue)
{
    cl_uint count = 0;
    expect_ok(clGetCommandQueueInfo(queue, CL_QUEUE_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

static void queues_count_references(void **state)
{
    cl_int code = CL_SUCCESS;
    const cl_command_queue queue = clCreateCommandQueueWithProperties(s.context, s.device, NULL, &code);
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    expect_ok(code);
    expect_ok(s.gl.acquire(queue, 1, &mem, 0, NULL, NULL));
    if (!sharing_is_native()) assert_int_equal(queue_references(queue), 1);
    expect_ok(clRetainCommandQueue(queue));
    if (!sharing_is_native()) assert_int_equal(queue_references(queue), 2);
    expect_ok(clReleaseCommandQueue(queue));
    expect_ok(s.gl.release(queue, 1, &mem, 0, NULL, NULL));
    expect_ok(clFinish(queue));
    expect_ok(clReleaseCommandQueue(queue));
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* A queue retains its context, and returns the context handle of the application. */
static void contexts_live_as_long_as_their_queues(void **state)
{
    uint32_t value = 5, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    cl_context context = NULL;
    cl_mem mem;
    (void)state;
    expect_ok(clReleaseContext(s.context));
    expect_ok(clGetCommandQueueInfo(s.queue, CL_QUEUE_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, s.context);
    expect_ok(clRetainContext(context));
    mem = share_buffer(CL_MEM_READ_WRITE, name);
    acquire(mem);
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_TRUE, 0, sizeof value, &value, 0, NULL, NULL));
    release(mem);
    read_gl_buffer(name, sizeof found, &found);
    assert_int_equal(found, value);
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* Releases the last reference to an acquired object. The contents must be copied back to OpenGL. */
static void objects_may_be_released_while_acquired(void **state)
{
    uint32_t value = 6, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    acquire(mem);
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_FALSE, 0, sizeof value, &value, 0, NULL, NULL));
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clFinish(s.queue));
    if (!sharing_is_native()) {
        read_gl_buffer(name, sizeof found, &found);
        assert_int_equal(found, value);
    }
    glDeleteBuffers(1, &name);
    expect_gl_clean();
}

/* Pending commands retain their objects, so releasing the last reference must not block. */
static void objects_may_be_released_before_user_events(void **state)
{
    uint32_t value = 8, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    cl_int code = CL_SUCCESS;
    const cl_event go = clCreateUserEvent(s.context, &code);
    (void)state;
    expect_ok(code);
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 1, &go, NULL));
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_FALSE, 0, sizeof value, &value, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, 1, &mem, 0, NULL, NULL));
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clFinish(s.queue));
    read_gl_buffer(name, sizeof found, &found);
    assert_int_equal(found, value);
    expect_ok(clReleaseEvent(go));
    glDeleteBuffers(1, &name);
    expect_gl_clean();
}

/* Releases an object on a thread without OpenGL. The next wait on a thread with OpenGL must copy the contents
 * back. */
static void release_on_this_thread(void *data) { expect_ok(clReleaseMemObject(*(cl_mem *)data)); }

static void acquired_objects_may_be_released_without_opengl(void **state)
{
    uint32_t value = 9, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    if (sharing_is_native()) return;
    acquire(mem);
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_TRUE, 0, sizeof value, &value, 0, NULL, NULL));
    on_another_thread(release_on_this_thread, &mem);
    expect_ok(clFinish(s.queue));
    read_gl_buffer(name, sizeof found, &found);
    assert_int_equal(found, value);
    glDeleteBuffers(1, &name);
}

static void acquired_objects_may_be_released_before_user_events(void **state)
{
    uint32_t value = 10, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    cl_int code = CL_SUCCESS;
    const cl_event go = clCreateUserEvent(s.context, &code);
    (void)state;
    expect_ok(code);
    if (sharing_is_native()) return;
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 1, &go, NULL));
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_FALSE, 0, sizeof value, &value, 0, NULL, NULL));
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clFinish(s.queue));
    read_gl_buffer(name, sizeof found, &found);
    assert_int_equal(found, value);
    expect_ok(clReleaseEvent(go));
    glDeleteBuffers(1, &name);
}

/* A pending release must not block later calls of the OpenGL thread, because the release waits for an event that
 * this thread signals. */
static void other_threads_do_not_wait_for_pending_releases(void **state)
{
    uint32_t value = 11, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL), other_name = make_gl_buffer(sizeof value, NULL);
    cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    const cl_mem other = share_buffer(CL_MEM_READ_WRITE, other_name);
    const cl_command_queue second = make_queue(s.context, 0);
    cl_int code = CL_SUCCESS;
    const cl_event go = clCreateUserEvent(s.context, &code);
    (void)state;
    expect_ok(code);
    if (sharing_is_native()) return;
    acquire(mem);
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_TRUE, 0, sizeof value, &value, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, 1, &mem, 1, &go, NULL));
    on_another_thread(release_on_this_thread, &mem);
    expect_ok(s.gl.acquire(second, 1, &other, 0, NULL, NULL));
    expect_ok(s.gl.release(second, 1, &other, 0, NULL, NULL));
    expect_ok(clSetUserEventStatus(go, CL_COMPLETE));
    expect_ok(clFinish(s.queue));
    read_gl_buffer(name, sizeof found, &found);
    assert_int_equal(found, value);
    expect_ok(clReleaseEvent(go));
    expect_ok(clReleaseCommandQueue(second));
    expect_ok(clReleaseMemObject(other));
    glDeleteBuffers(1, &name);
    glDeleteBuffers(1, &other_name);
}

enum { RELEASING_THREADS = 2, LETTING_GO_TURNS = 200 };

typedef struct release_work {
    int context;
    cl_command_queue queue;
    int wrong;
} release_work;

/* Runs on several threads. Counts failures itself, because cmocka checks work only on the main thread. */
static void release_repeatedly(void *data)
{
    release_work *work = data;
    gl_use(work->context);
    for (uint32_t turn = 0; turn < LETTING_GO_TURNS; ++turn) {
        const uint32_t value = turn + 1;
        uint32_t found = 0;
        const GLuint name = make_gl_buffer(sizeof found, &found);
        cl_int code = CL_SUCCESS;
        const cl_event go = clCreateUserEvent(s.context, &code);
        const cl_mem mem = s.gl.create_buffer(s.context, CL_MEM_READ_WRITE, name, &code);
        work->wrong += s.gl.acquire(work->queue, 1, &mem, 0, NULL, NULL) != CL_SUCCESS;
        work->wrong += clEnqueueFillBuffer(work->queue, mem, &value, sizeof value, 0, sizeof value, 0, NULL,
                                           NULL) != CL_SUCCESS;
        work->wrong += clReleaseMemObject(mem) != CL_SUCCESS;
        work->wrong += clSetUserEventStatus(go, CL_COMPLETE) != CL_SUCCESS;
        work->wrong += clFinish(work->queue) != CL_SUCCESS;
        read_gl_buffer(name, sizeof found, &found);
        work->wrong += found != value;
        work->wrong += clReleaseEvent(go) != CL_SUCCESS;
        glDeleteBuffers(1, &name);
    }
    gl_use_none();
}

/* Another thread may complete a pending release. The contents must be copied to the right context. */
static void threads_release_objects_concurrently(void **state)
{
    release_work works[RELEASING_THREADS];
    (void)state;
    if (sharing_is_native()) return;
    gl_use_none();
    for (int i = 0; i < RELEASING_THREADS; ++i) {
        works[i].context = i == 0 ? GL_FIRST : GL_SECOND;
        works[i].queue = make_queue(s.context, 0);
        works[i].wrong = 0;
    }
    on_threads(RELEASING_THREADS, release_repeatedly, works, sizeof works[0]);
    gl_use(GL_FIRST);
    for (int i = 0; i < RELEASING_THREADS; ++i) {
        assert_int_equal(works[i].wrong, 0);
        expect_ok(clReleaseCommandQueue(works[i].queue));
    }
}

/* Using a deleted OpenGL object is undefined, but must not crash. */
static void deleted_objects_do_not_crash(void **state)
{
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    cl_int code;
    (void)state;
    glDeleteBuffers(1, &name);
    code = s.gl.acquire(s.queue, 1, &mem, 0, NULL, NULL);
    assert_true(code == CL_SUCCESS || code == CL_INVALID_GL_OBJECT);
    code = s.gl.release(s.queue, 1, &mem, 0, NULL, NULL);
    assert_true(code == CL_SUCCESS || code == CL_INVALID_GL_OBJECT);
    expect_ok(clFinish(s.queue));
    expect_ok(clReleaseMemObject(mem));
}

/* Uses the objects of the parent in a forked child. In the child, the layer must not call drivers, because the
 * threads of the drivers exist only in the parent. Returns the number of the first failed step, or 0. */
static int use_in_child(cl_mem mem, cl_event event)
{
    cl_context_properties properties[7];
    cl_int code = CL_SUCCESS;
    if (s.gl.release(s.queue, 1, &mem, 0, NULL, NULL) == CL_SUCCESS) return 1;
    if (s.gl.create_buffer(s.context, CL_MEM_READ_WRITE, 1, &code) || code == CL_SUCCESS) return 2;
    properties_with_gl(properties, NULL, 0);
    if (clCreateContext(properties, 1, &s.device, NULL, NULL, &code) || code == CL_SUCCESS) return 3;
    if (clFinish(s.queue) == CL_SUCCESS || clWaitForEvents(1, &event) == CL_SUCCESS) return 8;
    if (clSetUserEventStatus(event, CL_COMPLETE) == CL_SUCCESS) return 11;
    if (clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, sizeof code, &code, 0, NULL, NULL) == CL_SUCCESS) return 9;
    if (clEnqueueMapBuffer(s.queue, mem, CL_TRUE, CL_MAP_READ, 0, 1, 0, NULL, NULL, &code) || !code) return 10;
    if (clRetainMemObject(mem) || clReleaseMemObject(mem) || clReleaseMemObject(mem)) return 4;
    if (clReleaseEvent(event)) return 5;
    if (clReleaseCommandQueue(s.queue)) return 6;
    return clReleaseContext(s.context) ? 7 : 0;
}

enum { CHILD_PATIENCE_S = 20 };

/* Returns whether the layer uses Vulkan. The exit handler of Mesa then kills forked children by a signal, even
 * without the layer. */
static int opens_vulkan(void)
{
    const char *transport = getenv("CLGL_TRANSPORT");
    return !transport || (strcmp(transport, "mapped") != 0 && strcmp(transport, "staged") != 0);
}

/* Skips the test if a forked child did not end, because the exit handler of OpenGL waits forever there
 * (llvmpipe of Mesa 26.2). */
static void skip_if_exit_hangs(int status)
{
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) skip();
}

static void forked_children_release_inherited_objects(void **state)
{
    uint32_t value = 12, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    cl_event event = NULL;
    int status = -1;
    pid_t child;
    (void)state;
    if (sharing_is_native()) return;
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 0, NULL, &event));
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_TRUE, 0, sizeof value, &value, 0, NULL, NULL));
    fflush(NULL);
    child = fork();
    if (child == 0) {
        alarm(CHILD_PATIENCE_S);
        status = use_in_child(mem, event);
        if (opens_vulkan()) _exit(status);
        exit(status);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    skip_if_exit_hangs(status);
    assert_int_equal(status, 0);
    release(mem);
    read_gl_buffer(name, sizeof found, &found);
    assert_int_equal(found, value);
    expect_ok(clReleaseEvent(event));
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* Size in bytes for which free() unmaps the memory, so that a later write to the memory crashes */
enum { LARGE = 40 << 20 };

/* The application destroys its OpenGL context or display while objects are acquired. The application releases the
 * objects later. */
static void end_opengl_first(int what)
{
    const uint32_t value = 13;
    const GLuint name = make_gl_buffer(LARGE, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    cl_event event = NULL;
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 0, NULL, &event));
    expect_ok(clEnqueueFillBuffer(s.queue, mem, &value, sizeof value, 0, LARGE, 0, NULL, NULL));
    expect_ok(clFinish(s.queue));
    gl_end(what);
    /* On WGL, where the display is a window, a context of the layer keeps the share group. */
    if (what & GL_END_DISPLAY)
        expect_cl(s.gl.release(s.queue, 1, &mem, 0, NULL, NULL),
                  gl_is_wgl() ? CL_SUCCESS : CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    expect_ok(clReleaseEvent(event));
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clFinish(s.queue));
}

static void opengl_may_end_before_opencl(void **state)
{
    (void)state;
    if (!sharing_is_native()) end_opengl_first(GL_END_CONTEXTS | GL_END_DISPLAY);
}

static void a_display_may_end_before_opencl(void **state)
{
    (void)state;
    if (!sharing_is_native()) end_opengl_first(GL_END_DISPLAY);
}

static void contexts_may_end_before_opencl(void **state)
{
    (void)state;
    if (!sharing_is_native()) end_opengl_first(GL_END_CONTEXTS);
}

int run_lifetime_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(memory_objects_count_references),
        SHARING_TEST(destructors_are_called_backwards),
        SHARING_TEST(queues_count_references),
        SHARING_TEST(contexts_live_as_long_as_their_queues),
        SHARING_TEST(objects_may_be_released_while_acquired),
        SHARING_TEST(objects_may_be_released_before_user_events),
        SHARING_TEST(acquired_objects_may_be_released_without_opengl),
        SHARING_TEST(acquired_objects_may_be_released_before_user_events),
        SHARING_TEST(other_threads_do_not_wait_for_pending_releases),
        SHARING_TEST(threads_release_objects_concurrently),
        SHARING_TEST(deleted_objects_do_not_crash),
        SHARING_TEST(forked_children_release_inherited_objects),
        SHARING_TEST(opengl_may_end_before_opencl),
        SHARING_TEST(a_display_may_end_before_opencl),
        SHARING_TEST(contexts_may_end_before_opencl),
    };
    return cmocka_run_group_tests_name("lifetimes", tests, NULL, NULL);
}
