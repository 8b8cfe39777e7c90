// Tests GL_ARB_cl_event with fake drivers that support it, fail immediately, or fail later. No tested driver
// supports the extension.
#include "fault_support.hpp"
#include "gl_fault_support.hpp"

#include <cstring>

using namespace clgl;

namespace
{

enum class Manner { works, refuses, gives_nothing, never_signals };

Manner manner;
int asked, waited_on_gl;
GLsync last_waited;

GLsync create_sync(struct _cl_context *context, struct _cl_event *event, GLbitfield flags)
{
    ++asked;
    assert_non_null(context);
    assert_int_equal(flags, 0);
    if (manner == Manner::refuses) gl_fault::leave_error(GL_INVALID_VALUE);
    if (manner == Manner::refuses || manner == Manner::gives_nothing) return nullptr;
    // Waits on the CPU; a real driver would wait on the device.
    const auto native = reinterpret_cast<cl_event>(event);
    assert_int_equal(clWaitForEvents(1, &native), CL_SUCCESS);
    return glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
}

PFNGLCLIENTWAITSYNCPROC real_client_wait;
GLenum client_wait(GLsync sync, GLbitfield flags, GLuint64 timeout)
{
    if (manner == Manner::never_signals) return GL_TIMEOUT_EXPIRED;
    return real_client_wait(sync, flags, timeout);
}

void wait_sync(GLsync sync, GLbitfield, GLuint64)
{
    ++waited_on_gl;
    last_waited = sync;
}

struct EventFixture {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_fence fence = nullptr;

    explicit EventFixture(Manner with)
    {
        manner = with;
        asked = waited_on_gl = 0;
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        desc.flags = CLGL_CONTEXT_HEADLESS;
        assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
        // The extension is tested only once.
        assert_int_equal(asked, 1);
        assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
        assert_int_equal(clgl_fence_record_cl(queue, &fence), CLGL_SUCCESS);
    }
    ~EventFixture()
    {
        assert_int_equal(clgl_fence_destroy(fence), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    }
};

void gl_waits_on_the_device(void **)
{
    const size_t syncs = gl_fault::objects_alive();
    {
        EventFixture s(Manner::works);
        void *sync = nullptr, *again = nullptr;
        assert_int_equal(clgl_fence_gl_sync(s.fence, &sync), CLGL_SUCCESS);
        assert_non_null(sync);
        // The fence must return the same GLsync again, and must still own the GLsync.
        assert_int_equal(clgl_fence_gl_sync(s.fence, &again), CLGL_SUCCESS);
        assert_ptr_equal(sync, again);
        assert_int_equal(clgl_fence_wait_gl(s.fence), CLGL_SUCCESS);
        assert_int_equal(waited_on_gl, 1);
        assert_ptr_equal(last_waited, sync);
        assert_int_equal(asked, 2);
    }
    assert_int_equal(gl_fault::objects_alive(), syncs);
}

void expect_fallback(Manner with)
{
    const size_t syncs = gl_fault::objects_alive();
    {
        EventFixture s(with);
        void *sync = &s;
        assert_int_equal(clgl_fence_gl_sync(s.fence, &sync), CLGL_ERROR_UNSUPPORTED);
        assert_null(sync);
        assert_non_null(std::strstr(clgl_error_message(), "clgl_fence_wait_gl"));
        assert_int_equal(clgl_fence_wait_gl(s.fence), CLGL_SUCCESS);
        assert_int_equal(waited_on_gl, 0);
        // After a failure, the extension is not tried again.
        assert_int_equal(asked, 1);
        clgl_fence_info info = CLGL_FENCE_INFO_INIT;
        assert_int_equal(clgl_fence_get_info(s.fence, &info), CLGL_SUCCESS);
        assert_int_equal(info.status, CLGL_STATUS_COMPLETE);
    }
    assert_int_equal(gl_fault::objects_alive(), syncs);
}

void a_refusing_driver_makes_the_cpu_wait(void **) { expect_fallback(Manner::refuses); }
void a_null_sync_makes_the_cpu_wait(void **) { expect_fallback(Manner::gives_nothing); }
void an_unsignalled_sync_fails_the_test(void **)
{
    real_client_wait = epoxy_glClientWaitSync;
    epoxy_glClientWaitSync = client_wait;
    // Only the test of the extension uses a CPU wait with a timeout. Other waits must not time out.
    manner = Manner::never_signals;
    asked = 0;
    clgl_context context = nullptr;
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    epoxy_glClientWaitSync = real_client_wait;
    assert_int_equal(asked, 1);
    clgl_fence fence = nullptr;
    assert_int_equal(clgl_fence_create_user(context, &fence), CLGL_SUCCESS);
    void *sync = nullptr;
    assert_int_equal(clgl_fence_gl_sync(fence, &sync), CLGL_ERROR_UNSUPPORTED);
    assert_int_equal(clgl_fence_destroy(fence), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

void a_later_failure_is_a_typed_error(void **)
{
    const size_t syncs = gl_fault::objects_alive();
    {
        EventFixture s(Manner::works);
        manner = Manner::refuses;
        void *sync = &s;
        assert_int_equal(clgl_fence_gl_sync(s.fence, &sync), CLGL_ERROR_OPENGL);
        assert_null(sync);
        clgl_native_source source = CLGL_NATIVE_NONE;
        int32_t code = 0;
        clgl_error_get_native_code(&source, &code);
        assert_int_equal(source, CLGL_NATIVE_OPENGL);
        assert_int_equal(code, GL_INVALID_VALUE);
        assert_int_equal(clgl_fence_wait_gl(s.fence), CLGL_ERROR_OPENGL);
        manner = Manner::works;
        assert_int_equal(clgl_fence_gl_sync(s.fence, &sync), CLGL_SUCCESS);
    }
    assert_int_equal(gl_fault::objects_alive(), syncs);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    gl_fault::hook_opengl();
    gl_fault::disguise.added_extension = "GL_ARB_cl_event";
    epoxy_glCreateSyncFromCLeventARB = create_sync;
    epoxy_glWaitSync = wait_sync;
    const CMUnitTest tests[] = {
        cmocka_unit_test(gl_waits_on_the_device),
        cmocka_unit_test(a_refusing_driver_makes_the_cpu_wait),
        cmocka_unit_test(a_null_sync_makes_the_cpu_wait),
        cmocka_unit_test(an_unsignalled_sync_fails_the_test),
        cmocka_unit_test(a_later_failure_is_a_typed_error),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
