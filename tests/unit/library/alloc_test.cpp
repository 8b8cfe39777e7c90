// Makes each allocation of the library fail once during a scenario. Calls must succeed or return an out-of-memory
// error. Nothing may leak, and memory that commands use must not be freed. The test is linked with its own C++
// library, so that drivers do not use the replaced operators.
#include "fault_support.hpp"

#include <epoxy/gl.h>

#include <cstdio>
#include <cstdlib>
#include <new>

using namespace clgl;

namespace
{

// Number of allocations so far, and the index of the allocation that fails (from 0; negative = none)
std::atomic<int> allocations{0};
std::atomic<int> failing_allocation{-1};
std::atomic<bool> reached{false};

void *allocate(size_t size)
{
    if (allocations++ == failing_allocation) {
        reached = true;
        return nullptr;
    }
    return std::malloc(size != 0 ? size : 1);
}

void each_allocation_fails(clgl_transport transport)
{
    assert_int_equal(fault::play(transport), CLGL_SUCCESS);
    const size_t objects = fault::objects_alive();
    const uint32_t handles = fault::handles_alive();
    fault::failed_call = "an allocation";
    int count = 0, survived = 0;
    for (;; ++count) {
        reached = false;
        allocations = 0;
        failing_allocation = count * fault::stride();
        if (std::getenv("CLGL_TEST_VERBOSE")) std::fprintf(stderr, "allocation %d\n", failing_allocation.load());
        const clgl_result result = fault::play(transport);
        fault::expect_nothing_alive(objects, handles);
        failing_allocation = -1;
        if (!reached) break;
        if (result == CLGL_SUCCESS) ++survived;
    }
    std::printf("%d allocations failed in turn, %d of them without an error\n", count, survived);
    // Checks that the library uses the replaced operators at all.
    assert_true(count > 0);
}

void each_allocation_fails_with_mapped(void **) { each_allocation_fails(CLGL_TRANSPORT_MAPPED); }
void each_allocation_fails_with_staged(void **) { each_allocation_fails(CLGL_TRANSPORT_STAGED); }

// A slow kernel, the GL buffer that must not be deleted before the kernel has completed, and the number of too
// early deletions
constexpr const char *slow_source =
    "kernel void churn(global uint *data, uint rounds)"
    "{ uint x = data[get_global_id(0)]; for (uint i = 0; i < rounds; ++i) x = x * 1664525u + i;"
    " data[get_global_id(0)] = x; }";
constexpr uint32_t rounds = 20'000'000;
std::atomic<cl_event> running{nullptr};
std::atomic<GLuint> used{0};
std::atomic<int> lost{0};
PFNGLDELETEBUFFERSPROC delete_buffers = nullptr;

void GLAPIENTRY watch_deleted(GLsizei count, const GLuint *names)
{
    cl_int status = CL_COMPLETE;
    if (count == 1 && *names == used)
        cl().GetEventInfo(running, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
    if (status != CL_COMPLETE) ++lost;
    delete_buffers(count, names);
}

// Destroys a buffer while a kernel uses it and while allocation `failing` fails. The buffer is still acquired
// unless `releases` is set.
void end_while_it_runs(clgl_context context, clgl_queue queue, clgl_kernel kernel, bool releases, int failing)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.size = sizeof(uint32_t);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    const clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_buffer buffer = nullptr, next = nullptr;
    clgl_fence launched = nullptr, released = nullptr;
    void *native = nullptr;
    assert_int_equal(clgl_buffer_create(context, &desc, &buffer), CLGL_SUCCESS);
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    assert_int_equal(clgl_acquire(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    assert_int_equal(clgl_kernel_set_buffer(kernel, 0, buffer), CLGL_SUCCESS);
    assert_int_equal(clgl_kernel_launch(queue, kernel, &launch, 0, nullptr, &launched), CLGL_SUCCESS);
    assert_int_equal(clgl_fence_cl_event(launched, &native), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_get_info(buffer, &info), CLGL_SUCCESS);
    running = static_cast<cl_event>(native);
    used = info.gl_name;
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    reached = false;
    allocations = 0;
    failing_allocation = failing;
    if (releases) STEP(clgl_release(queue, &handover, 0, nullptr, &released));
    END(clgl_fence_destroy(released));
    END(clgl_buffer_destroy(buffer));
    failing_allocation = -1;
    // The next call on a thread with OpenGL deletes the OpenGL objects of destroyed buffers.
    assert_int_equal(clgl_buffer_create(context, &desc, &next), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_finish(queue), CLGL_SUCCESS);
    used = 0;
    END(clgl_buffer_destroy(next));
    END(clgl_fence_destroy(launched));
}

void memory_in_use_is_kept(clgl_transport transport)
{
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    context_desc.flags = CLGL_CONTEXT_HEADLESS;
    context_desc.transport = transport;
    clgl_program_desc program_desc = CLGL_PROGRAM_DESC_INIT;
    program_desc.source = slow_source;
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_program program = nullptr;
    clgl_kernel kernel = nullptr;
    fault::begin();
    assert_int_equal(clgl_context_create(&context_desc, &context), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
    assert_int_equal(clgl_program_create(context, &program_desc, &program), CLGL_SUCCESS);
    assert_int_equal(clgl_kernel_create(program, "churn", &kernel), CLGL_SUCCESS);
    assert_int_equal(clgl_kernel_set_value(kernel, 1, sizeof rounds, &rounds), CLGL_SUCCESS);
    delete_buffers = epoxy_glDeleteBuffers;
    epoxy_glDeleteBuffers = watch_deleted;
    for (const bool releases : {true, false}) {
        int count = 0;
        for (reached = true; reached; ++count) {
            end_while_it_runs(context, queue, kernel, releases, count);
            if (lost != 0)
                fail_msg("the OpenGL buffer was deleted before the command that writes it when allocation %d "
                         "failed, %s",
                         count, releases ? "released" : "acquired");
        }
        // In the last run no allocation failed, so all allocations were tested.
        assert_true(count > 1);
    }
    epoxy_glDeleteBuffers = delete_buffers;
    END(clgl_kernel_destroy(kernel));
    END(clgl_program_destroy(program));
    END(clgl_queue_destroy(queue));
    END(clgl_context_destroy(context));
}

void memory_in_use_is_kept_with_mapped(void **) { memory_in_use_is_kept(CLGL_TRANSPORT_MAPPED); }
void memory_in_use_is_kept_with_staged(void **) { memory_in_use_is_kept(CLGL_TRANSPORT_STAGED); }

}  // namespace

void *operator new(size_t size)
{
    if (void *memory = allocate(size)) return memory;
    throw std::bad_alloc();
}
void *operator new(size_t size, const std::nothrow_t &) noexcept { return allocate(size); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, size_t) noexcept { std::free(memory); }

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fault::hook_opencl();
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_allocation_fails_with_mapped),
        cmocka_unit_test(each_allocation_fails_with_staged),
        cmocka_unit_test(memory_in_use_is_kept_with_mapped),
        cmocka_unit_test(memory_in_use_is_kept_with_staged),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
