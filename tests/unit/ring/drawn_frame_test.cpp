// Tests that compute waits for the drawing from a slot before it writes to the slot again. OpenGL reports
// unfinished drawing, because CPU drivers finish it too fast to test.
#include "driver/cl.hpp"
#include "winsys/winsys.hpp"

#include <clgl/clgl.h>

#include <epoxy/gl.h>

#include <atomic>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <memory>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

std::atomic<bool> drawing_is_running{false};
std::atomic<int> user_events{0};

ClTable real;
PFNGLCLIENTWAITSYNCPROC real_client_wait = nullptr;

GLenum client_wait(GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    return drawing_is_running ? GL_TIMEOUT_EXPIRED : real_client_wait(sync, flags, timeout);
}

// Must be called with a current context. libepoxy replaces the pointer to a function when the function is first
// called, so that the hook is set after a call.
void hook_client_wait()
{
    if (real_client_wait) return;
    const GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    glClientWaitSync(sync, 0, 0);
    glDeleteSync(sync);
    real_client_wait = epoxy_glClientWaitSync;
    epoxy_glClientWaitSync = client_wait;
}

cl_event CL_API_CALL create_user_event(cl_context context, cl_int *code)
{
    ++user_events;
    return real.CreateUserEvent(context, code);
}

// A ring with one slot, in a context that shares a current GL context
struct OneSlot {
    std::unique_ptr<winsys::OwnContext> opengl =
        winsys::make_headless([](const winsys::OwnContext &) { return true; });
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_ring ring = nullptr;

    OneSlot()
    {
        winsys::make_current(opengl->binding());
        hook_client_wait();
        clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
        // With WGL, OpenCL commands wait for OpenGL without blocking the caller only with this flag.
        if (opengl->binding().platform == CLGL_WINSYS_WGL) context_desc.flags = CLGL_CONTEXT_SYNC_THREAD;
        assert_int_equal(clgl_context_create(&context_desc, &context), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
        clgl_buffer_desc buffer = CLGL_BUFFER_DESC_INIT;
        buffer.size = 64;
        buffer.access = CLGL_ACCESS_WRITE_DISCARD;
        buffer.transport = CLGL_TRANSPORT_STAGED;
        clgl_ring_desc desc = CLGL_RING_DESC_INIT;
        desc.slot_count = 1;
        desc.buffer = &buffer;
        assert_int_equal(clgl_ring_create(context, &desc, &ring), CLGL_SUCCESS);
    }
    ~OneSlot()
    {
        assert_int_equal(clgl_ring_destroy(ring), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        winsys::release_current(opengl->binding().platform);
    }

    void acquire_write()
    {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
        assert_int_equal(clgl_ring_acquire_write(queue, ring, CLGL_FOREVER, 0, nullptr, &slot, nullptr, nullptr),
                         CLGL_SUCCESS);
    }
    void draw_frame()
    {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
        acquire_write();
        assert_int_equal(clgl_ring_submit(queue, ring, 0, 0, nullptr, nullptr), CLGL_SUCCESS);
        assert_int_equal(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot), CLGL_SUCCESS);
        assert_int_equal(clgl_ring_release_read(ring), CLGL_SUCCESS);
    }
};

// Returns the number of events for which the next acquire of the slot waits.
int events_of_acquire(bool drawing_runs)
{
    OneSlot made;
    made.draw_frame();
    glFinish();
    user_events = 0;
    drawing_is_running = drawing_runs;
    made.acquire_write();
    drawing_is_running = false;
    return user_events;
}

void compute_waits_for_running_drawing(void **) { assert_int_equal(events_of_acquire(true), 1); }
void compute_does_not_wait_for_completed_drawing(void **) { assert_int_equal(events_of_acquire(false), 0); }

}  // namespace

int main()
{
    real = cl();
    cl().CreateUserEvent = create_user_event;
    const CMUnitTest tests[] = {
        cmocka_unit_test(compute_waits_for_running_drawing),
        cmocka_unit_test(compute_does_not_wait_for_completed_drawing),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
