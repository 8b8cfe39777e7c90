// Tests reset OpenGL contexts and lost OpenCL devices. Calls must report the loss, but objects can still be
// destroyed.
#include "fault_support.hpp"
#include "gl_fault_support.hpp"
#include "patience.hpp"

#include <cstdio>
#include <cstring>

using namespace clgl;

namespace
{

constexpr size_t buffer_size = 1024;

// Objects of a context that will be lost. One of the buffers is acquired, another is released.
struct Fixture {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_buffer acquired = nullptr, free = nullptr;
    clgl_fence drawn = nullptr, computed = nullptr;
    size_t objects = fault::objects_alive();
    uint32_t handles = fault::handles_alive();

    explicit Fixture(clgl_transport transport)
    {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        desc.flags = CLGL_CONTEXT_HEADLESS;
        desc.transport = transport;
        assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
        acquired = make_buffer();
        free = make_buffer();
        assert_int_equal(clgl_fence_record_gl(context, &drawn), CLGL_SUCCESS);
        assert_int_equal(clgl_fence_record_cl(queue, &computed), CLGL_SUCCESS);
        assert_int_equal(hand_over(clgl_acquire, acquired), CLGL_SUCCESS);
    }

    clgl_buffer_desc desc() const
    {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        desc.size = buffer_size;
        // The renderer is reported as hardware. Each hand-over therefore copies a mappable buffer.
        desc.flags = CLGL_BUFFER_GL_MAPPABLE;
        return desc;
    }
    clgl_buffer make_buffer() const
    {
        const clgl_buffer_desc wanted = desc();
        clgl_buffer buffer = nullptr;
        assert_int_equal(clgl_buffer_create(context, &wanted, &buffer), CLGL_SUCCESS);
        return buffer;
    }
    template <typename Verb> clgl_result hand_over(Verb verb, clgl_buffer buffer) const
    {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.buffer_count = 1;
        handover.buffers = &buffer;
        return verb(queue, &handover, 0, nullptr, nullptr);
    }

    void destroy()
    {
        assert_int_equal(clgl_buffer_destroy(acquired), CLGL_SUCCESS);
        assert_int_equal(clgl_buffer_destroy(free), CLGL_SUCCESS);
        assert_int_equal(clgl_fence_destroy(drawn), CLGL_SUCCESS);
        assert_int_equal(clgl_fence_destroy(computed), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        fault::expect_nothing_alive(objects, handles);
    }
};

void reset_once(GLenum status)
{
    gl_fault::reset = status;
    gl_fault::reset_reports = 1;
}

void expect_lost(clgl_result result, const char *call)
{
    if (result != CLGL_ERROR_CONTEXT_LOST || !*clgl_error_message())
        fail_msg("%s gave %s (%s)", call, clgl_result_name(result), clgl_error_message());
}
#define EXPECT_LOST(call) expect_lost((call), #call)

void expect_every_gl_function_to_report(const Fixture &s)
{
    const clgl_buffer_desc desc = s.desc();
    clgl_buffer buffer = nullptr;
    clgl_fence fence = nullptr;
    void *sync = nullptr;
    EXPECT_LOST(s.hand_over(clgl_acquire, s.free));
    EXPECT_LOST(s.hand_over(clgl_release, s.acquired));
    EXPECT_LOST(clgl_buffer_create(s.context, &desc, &buffer));
    EXPECT_LOST(clgl_fence_record_gl(s.context, &fence));
    EXPECT_LOST(clgl_fence_wait_gl(s.drawn));
    EXPECT_LOST(clgl_fence_wait_gl(s.computed));
    EXPECT_LOST(clgl_fence_gl_sync(s.drawn, &sync));
    EXPECT_LOST(clgl_fence_from_gl_sync(s.context, &sync, &fence));
    EXPECT_LOST(clgl_context_make_current(s.context, 1));
    assert_null(buffer);
    assert_null(fence);
    assert_null(sync);
    // OpenCL must still work after OpenGL was reset.
    assert_int_equal(clgl_queue_finish(s.queue), CLGL_SUCCESS);
    assert_int_equal(clgl_fence_wait(s.computed, CLGL_FOREVER), CLGL_SUCCESS);
}

void every_gl_function_reports_a_reset(void **)
{
    for (clgl_transport transport : {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED})
        for (GLenum status : {GL_GUILTY_CONTEXT_RESET, GL_INNOCENT_CONTEXT_RESET, GL_UNKNOWN_CONTEXT_RESET}) {
            Fixture s(transport);
            reset_once(status);
            expect_every_gl_function_to_report(s);
            s.destroy();
        }
}

void the_reset_itself_is_the_native_code(void **)
{
    Fixture s(CLGL_TRANSPORT_MAPPED);
    reset_once(GL_INNOCENT_CONTEXT_RESET);
    clgl_fence fence = nullptr;
    EXPECT_LOST(clgl_fence_record_gl(s.context, &fence));
    clgl_native_source source = CLGL_NATIVE_NONE;
    int32_t code = 0;
    clgl_error_get_native_code(&source, &code);
    assert_int_equal(source, CLGL_NATIVE_OPENGL);
    assert_int_equal(code, GL_INNOCENT_CONTEXT_RESET);
    s.destroy();
}

void a_reset_ends_a_wait_and_stays(void **)
{
    static const PFNGLCLIENTWAITSYNCPROC client_wait = epoxy_glClientWaitSync;
    Fixture s(CLGL_TRANSPORT_MAPPED);
    assert_int_equal(clgl_context_make_current(s.context, 1), CLGL_SUCCESS);
    epoxy_glClientWaitSync = [](GLsync, GLbitfield, GLuint64) -> GLenum {
        reset_once(GL_UNKNOWN_CONTEXT_RESET);
        return GL_TIMEOUT_EXPIRED;
    };
    EXPECT_LOST(clgl_fence_wait(s.drawn, CLGL_FOREVER));
    epoxy_glClientWaitSync = client_wait;
    gl_fault::reset_reports = 0;
    // OpenGL reports the reset only once. Every later call must still return the error.
    clgl_fence fence = nullptr;
    EXPECT_LOST(clgl_fence_record_gl(s.context, &fence));
    EXPECT_LOST(clgl_fence_wait(s.drawn, CLGL_FOREVER));
    assert_int_equal(clgl_context_make_current(s.context, 0), CLGL_SUCCESS);
    s.destroy();
}

void memory_outlives_the_commands_that_use_it(void **)
{
    for (clgl_transport transport : {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED}) {
        Fixture s(transport);
        const uint32_t value = 7;
        clgl_fence gate = nullptr;
        clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
        assert_int_equal(clgl_fence_create_user(s.context, &gate), CLGL_SUCCESS);
        assert_int_equal(clgl_buffer_fill(s.queue, s.acquired, nullptr, &value, sizeof value, 1, &gate, nullptr),
                         CLGL_SUCCESS);
        reset_once(GL_GUILTY_CONTEXT_RESET);
        assert_int_equal(clgl_buffer_destroy(s.acquired), CLGL_SUCCESS);
        s.acquired = nullptr;
        assert_int_equal(clgl_context_get_memory_usage(s.context, transport, &usage), CLGL_SUCCESS);
        assert_int_equal(usage.object_count, 2);
        assert_int_equal(clgl_fence_signal(gate, 0), CLGL_SUCCESS);
        assert_true(becomes_true([&] {
            assert_int_equal(clgl_context_get_memory_usage(s.context, transport, &usage), CLGL_SUCCESS);
            return usage.object_count <= 1;
        }));
        assert_int_equal(usage.object_count, 1);
        assert_int_equal(clgl_fence_destroy(gate), CLGL_SUCCESS);
        s.destroy();
    }
}

// Runs the scenario once for each OpenCL call, with the device lost at this call.
void lose_the_device(clgl_transport transport)
{
    fault::failing = -1;
    assert_int_equal(fault::play(transport), CLGL_SUCCESS);
    const size_t objects = fault::objects_alive();
    const uint32_t handles = fault::handles_alive();
    fault::failure = CL_DEVICE_NOT_AVAILABLE;
    int call = 0, reported = 0;
    for (bool reached = true; reached; ++call) {
        fault::calls = 0;
        fault::failed_call = "";
        fault::failing = call * fault::stride();
        const clgl_result result = fault::play(transport);
        reached = *fault::failed_call != '\0';
        fault::expect_nothing_alive(objects, handles);
        fault::failing = -1;
        if (result == CLGL_SUCCESS) continue;
        assert_true(fault::seen(CLGL_ERROR_DEVICE_LOST));
        ++reported;
    }
    fault::failure = CL_OUT_OF_RESOURCES;
    std::printf("the device was lost in %d runs, %d of them reported it\n", call - 1, reported);
    assert_true(reported > 0);
}

void a_lost_device_is_reported_with_mapped(void **) { lose_the_device(CLGL_TRANSPORT_MAPPED); }
void a_lost_device_is_reported_with_staged(void **) { lose_the_device(CLGL_TRANSPORT_STAGED); }

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fault::hook_opencl();
    gl_fault::hook_opengl();
    gl_fault::disguise.reports_resets = true;
    gl_fault::disguise.renderer = "a GPU";
    const CMUnitTest tests[] = {
        cmocka_unit_test(every_gl_function_reports_a_reset),
        cmocka_unit_test(the_reset_itself_is_the_native_code),
        cmocka_unit_test(a_reset_ends_a_wait_and_stays),
        cmocka_unit_test(memory_outlives_the_commands_that_use_it),
        cmocka_unit_test(a_lost_device_is_reported_with_mapped),
        cmocka_unit_test(a_lost_device_is_reported_with_staged),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
