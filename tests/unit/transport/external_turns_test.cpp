// Tests that each acquire command of imported memory has one release command, even if some commands are skipped.
// Fake commands record their order.
#include "transport/external/access.hpp"

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <string>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;
using namespace clgl::transport;

namespace
{

// Enqueued commands: A = acquire, R = release. Lower case = in a queue that the storage created.
std::string enqueued;
int own_queues = 0;

cl_command_queue own_queue() { return reinterpret_cast<cl_command_queue>(&own_queues); }
cl_command_queue given_queue() { return reinterpret_cast<cl_command_queue>(&own_queues + 1); }

cl_int CL_API_CALL acquire(cl_command_queue queue, cl_uint, const cl_mem *, cl_uint, const cl_event *, cl_event *)
{
    enqueued += queue == own_queue() ? 'a' : 'A';
    return CL_SUCCESS;
}
cl_int CL_API_CALL release(cl_command_queue queue, cl_uint, const cl_mem *, cl_uint, const cl_event *, cl_event *)
{
    enqueued += queue == own_queue() ? 'r' : 'R';
    return CL_SUCCESS;
}
cl_command_queue CL_API_CALL create_queue(cl_context, cl_device_id, const cl_queue_properties *, cl_int *code)
{
    ++own_queues;
    *code = CL_SUCCESS;
    return own_queue();
}
cl_int CL_API_CALL release_queue(cl_command_queue)
{
    --own_queues;
    return CL_SUCCESS;
}
cl_int CL_API_CALL finish(cl_command_queue) { return CL_SUCCESS; }

struct Plain : GlStorage {
    Plain(uint64_t bytes, uint32_t copies, bool uses_gl) : GlStorage(bytes, copies, uses_gl) {}
    bool exists() const override { return true; }
    bool intact() const override { return true; }
    const char *noun() const override { return "buffer"; }
};

struct Shared final : external::Accessed<Plain> {
    explicit Shared(const Environment &environment) : Accessed(environment, uint64_t{4096}, 0) {}
    ~Shared() override { release_cl_memory(); }
};

// Makes hand-overs: A acquires and R releases; a and r do the same with a skipped command. Returns the commands
// that were enqueued until the storage was destroyed.
std::string enqueued_for(const std::string &turns)
{
    cl().CreateCommandQueueWithProperties = create_queue;
    cl().ReleaseCommandQueue = release_queue;
    cl().Finish = finish;
    const GlCaps caps{};
    GlGarbage garbage;
    ExternalSupport external{{}, VulkanSource({}), {acquire, release}, {}};
    const NativeSupport native;
    const Environment environment{caps, garbage, nullptr, nullptr, given_queue(), false, external, native};
    enqueued.clear();
    {
        Shared storage(environment);
        for (const char turn : turns) {
            if (turn == 'A') storage.acquire_cl(given_queue(), {}, {});
            if (turn == 'R') storage.release_cl(given_queue(), {}, {});
            if (turn == 'a') storage.skip_acquire_cl();
            if (turn == 'r') storage.skip_release_cl();
        }
    }
    assert_int_equal(own_queues, 0);
    return enqueued;
}

void count_driver_calls(void **) { assert_string_equal(enqueued_for("ARAR").c_str(), "ARAR"); }

void a_skipped_release_runs_with_the_next_acquire(void **)
{
    assert_string_equal(enqueued_for("ArAR").c_str(), "ARAR");
    // Each of two queues has acquired one part.
    assert_string_equal(enqueued_for("AArrAARR").c_str(), "AARARARR");
}

void a_skipped_acquire_runs_with_the_next_release(void **)
{
    assert_string_equal(enqueued_for("aR").c_str(), "AR");
    assert_string_equal(enqueued_for("AaRR").c_str(), "AARR");
}

void nothing_is_enqueued_if_both_are_skipped(void **) { assert_string_equal(enqueued_for("arar").c_str(), ""); }

void a_skipped_release_runs_before_the_memory_is_freed(void **)
{
    assert_string_equal(enqueued_for("Ar").c_str(), "Ar");
    assert_string_equal(enqueued_for("AArr").c_str(), "AArr");
    assert_string_equal(enqueued_for("ArARAr").c_str(), "ARARAr");
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(count_driver_calls),
        cmocka_unit_test(a_skipped_release_runs_with_the_next_acquire),
        cmocka_unit_test(a_skipped_acquire_runs_with_the_next_release),
        cmocka_unit_test(nothing_is_enqueued_if_both_are_skipped),
        cmocka_unit_test(a_skipped_release_runs_before_the_memory_is_freed),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
