// Tests the self-tests of transports. Each call of a self-test fails once. Drivers with wrong results must be
// detected.
#include "fault_support.hpp"
#include "gl_fault_support.hpp"
#include "transport/transport.hpp"

#include <cstdio>
#include <cstring>
#include <iterator>
#include <set>

using namespace clgl;

namespace
{

// Changes the name of the renderer, so that the self-tests run again. Their results are stored for each pair of
// drivers. The new name is the name of a software renderer, too.
void simulate_new_drivers()
{
    static int count = 0;
    gl_fault::disguise.renderer = "llvmpipe of test " + std::to_string(count++);
}

clgl_result create(clgl_transport transport, clgl_context &context)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.transport = transport;
    return clgl_context_create(&desc, &context);
}

clgl_transport_report report_of(clgl_context context, clgl_transport transport)
{
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    for (uint32_t i = 0; report.transport != transport; ++i)
        assert_int_equal(clgl_context_get_transport_report(context, i, &report), CLGL_SUCCESS);
    return report;
}

bool is_tested(clgl_context context, clgl_transport transport)
{
    return report_of(context, transport).self_test != CLGL_SELF_TEST_NOT_RUN;
}

// Transports that can fail in this test, best first. No tested driver has native sharing.
constexpr clgl_transport best_first[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_EXTERNAL};

clgl_transport failed_transport(clgl_context context)
{
    for (const clgl_transport transport : best_first)
        if (report_of(context, transport).self_test == CLGL_SELF_TEST_FAILED) return transport;
    return CLGL_TRANSPORT_AUTO;
}

// Checks that the report rejects the failed transport with the reason, and that buffers use the best remaining
// transport. Returns the failed transport.
clgl_transport check_report(clgl_context context)
{
    clgl_transport failed = CLGL_TRANSPORT_AUTO, taken = CLGL_TRANSPORT_AUTO;
    assert_int_equal(std::size(best_first) + 1, transport::all().size());
    assert_int_equal(report_of(context, CLGL_TRANSPORT_NATIVE).self_test, CLGL_SELF_TEST_NOT_RUN);
    for (const clgl_transport transport : best_first) {
        const clgl_transport_report report = report_of(context, transport);
        if (report.self_test == CLGL_SELF_TEST_FAILED) {
            failed = transport;
            assert_int_equal(report.buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
            assert_non_null(std::strstr(report.buffer_reason, "the self-test failed: "));
            continue;
        }
        const bool first = taken == CLGL_TRANSPORT_AUTO;
        assert_int_equal(report.self_test, CLGL_SELF_TEST_PASSED);
        assert_int_equal(report.buffer_status,
                         first ? CLGL_TRANSPORT_STATUS_SELECTED : CLGL_TRANSPORT_STATUS_AVAILABLE);
        if (first) taken = transport;
    }
    assert_int_not_equal(taken, CLGL_TRANSPORT_AUTO);
    return failed;
}

// Makes each call fail once. `choose(n)` makes call n fail (-1 = none). `reached()` returns whether call n was
// reached.
template <typename Choose, typename Reached> void fail_each(Choose choose, Reached reached)
{
    std::set<int32_t> failed;
    const size_t objects = fault::objects_alive(), gl_objects = gl_fault::objects_alive();
    const uint32_t handles = fault::handles_alive();
    int call = 0;
    for (bool more = true; more; ++call) {
        simulate_new_drivers();
        clgl_context context = nullptr;
        choose(call);
        const clgl_result result = create(CLGL_TRANSPORT_AUTO, context);
        assert_int_equal(result == CLGL_SUCCESS, context != nullptr);
        assert_int_equal(result == CLGL_SUCCESS, !*clgl_error_message());
        if (context) failed.insert(failed_transport(context));
        if (context) assert_int_equal(clgl_context_verify_transports(context), CLGL_SUCCESS);
        more = reached();
        choose(-1);
        assert_int_not_equal(result, CLGL_ERROR_INTERNAL);
        if (context) failed.insert(check_report(context));
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        fault::expect_nothing_alive(objects, handles);
        assert_int_equal(gl_fault::objects_alive(), gl_objects);
    }
    std::printf("%d calls failed in turn\n", call - 1);
    for (const clgl_transport transport : best_first)
        assert_true(failed.contains(transport));
}

void each_opencl_call_fails(void **)
{
    fail_each(
        [](int call) {
            if (call >= 0) fault::failed_call = "";
            fault::calls = 0;
            fault::failing = call;
        },
        [] { return *fault::failed_call != '\0'; });
}

void each_opengl_call_fails(void **)
{
    fail_each(
        [](int call) {
            if (call >= 0) gl_fault::failed_call = "";
            gl_fault::calls = 0;
            gl_fault::failing = call;
        },
        [] { return *gl_fault::failed_call != '\0'; });
}

decltype(ClTable::CreateBuffer) create_buffer;
decltype(ClTable::EnqueueNDRangeKernel) enqueue_kernel;

// Simulates a driver that accepts a host pointer but uses a copy of that memory.
cl_mem CL_API_CALL copy_host_pointer(cl_context context, cl_mem_flags flags, size_t size, void *host,
                                     cl_int *code)
{
    if (flags & CL_MEM_USE_HOST_PTR) flags = (flags & ~CL_MEM_USE_HOST_PTR) | CL_MEM_COPY_HOST_PTR;
    return create_buffer(context, flags, size, host, code);
}

// Simulates a driver whose kernels do nothing.
cl_int CL_API_CALL launch_nothing(cl_command_queue, cl_kernel, cl_uint, const size_t *, const size_t *,
                                  const size_t *, cl_uint, const cl_event *, cl_event *)
{
    return CL_SUCCESS;
}

decltype(ClTable::BuildProgram) build_program = nullptr;
int builds = 0;

cl_int CL_API_CALL count_build(cl_program program, cl_uint count, const cl_device_id *devices,
                               const char *options, void(CL_CALLBACK *callback)(cl_program, void *),
                               void *user_data)
{
    ++builds;
    return build_program(program, count, devices, options, callback, user_data);
}

clgl_result create_texture(clgl_context context, clgl_transport transport, clgl_texture &texture)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.transport = transport;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    return clgl_texture_create(context, &desc, &texture);
}

clgl_transport transport_of(clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    assert_int_equal(clgl_texture_get_info(texture, &info), CLGL_SUCCESS);
    return info.transport;
}

// Vulkan is opened only for the first texture.
void a_transport_is_tested_when_an_object_needs_it(void **)
{
    simulate_new_drivers();
    clgl_context context = nullptr;
    clgl_texture texture = nullptr;
    assert_int_equal(create(CLGL_TRANSPORT_AUTO, context), CLGL_SUCCESS);
    assert_true(is_tested(context, CLGL_TRANSPORT_MAPPED));
    const clgl_transport_report before = report_of(context, CLGL_TRANSPORT_EXTERNAL);
    const std::string reason = before.texture_reason;
    assert_int_equal(before.texture_status, CLGL_TRANSPORT_STATUS_NOT_TRIED);
    assert_int_equal(report_of(context, CLGL_TRANSPORT_NATIVE).buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    for (const clgl_transport transport : {CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_STAGED})
        assert_false(is_tested(context, transport));
    assert_int_equal(create_texture(context, CLGL_TRANSPORT_AUTO, texture), CLGL_SUCCESS);
    assert_int_equal(transport_of(texture), CLGL_TRANSPORT_EXTERNAL);
    const clgl_transport_report after = report_of(context, CLGL_TRANSPORT_EXTERNAL);
    assert_int_equal(after.self_test, CLGL_SELF_TEST_PASSED);
    assert_int_equal(after.texture_status, CLGL_TRANSPORT_STATUS_SELECTED);
    assert_false(is_tested(context, CLGL_TRANSPORT_STAGED));
    assert_string_equal(before.texture_reason, reason.c_str());
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

// A transport is tested before its first use, even if only the descriptor of an object names it.
void an_object_avoids_a_transport_that_fails(void **)
{
    for (const clgl_transport forced : {CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_STAGED}) {
        simulate_new_drivers();
        clgl_context context = nullptr;
        clgl_texture texture = nullptr;
        assert_int_equal(create(forced, context), CLGL_SUCCESS);
        create_buffer = cl().CreateBuffer;
        cl().CreateBuffer = copy_host_pointer;
        assert_int_equal(create_texture(context, CLGL_TRANSPORT_EXTERNAL, texture), CLGL_ERROR_NO_TRANSPORT);
        cl().CreateBuffer = create_buffer;
        assert_non_null(
            std::strstr(clgl_error_message(), "external: the self-test failed: round trip 1 returned"));
        assert_int_equal(report_of(context, CLGL_TRANSPORT_EXTERNAL).self_test, CLGL_SELF_TEST_FAILED);
        assert_int_equal(create_texture(context, CLGL_TRANSPORT_AUTO, texture), CLGL_SUCCESS);
        assert_int_equal(transport_of(texture),
                         forced == CLGL_TRANSPORT_AUTO ? CLGL_TRANSPORT_MAPPED : CLGL_TRANSPORT_STAGED);
        assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    }
}

// All self-tests must use one program, because its build takes most of the time of the first context creation.
void all_self_tests_share_a_program(void **)
{
    simulate_new_drivers();
    build_program = cl().BuildProgram;
    cl().BuildProgram = count_build;
    clgl_context context = nullptr;
    assert_int_equal(create(CLGL_TRANSPORT_AUTO, context), CLGL_SUCCESS);
    assert_int_equal(clgl_context_verify_transports(context), CLGL_SUCCESS);
    cl().BuildProgram = build_program;
    assert_int_equal(builds, 1);
    assert_int_equal(check_report(context), CLGL_TRANSPORT_AUTO);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

void a_driver_that_copies_host_memory_is_detected(void **)
{
    simulate_new_drivers();
    create_buffer = cl().CreateBuffer;
    cl().CreateBuffer = copy_host_pointer;
    clgl_context context = nullptr;
    assert_int_equal(create(CLGL_TRANSPORT_AUTO, context), CLGL_SUCCESS);
    assert_int_equal(clgl_context_verify_transports(context), CLGL_SUCCESS);
    check_report(context);
    for (const clgl_transport transport : {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_EXTERNAL})
        assert_non_null(std::strstr(report_of(context, transport).buffer_reason, "round trip 1 returned"));
    assert_int_equal(report_of(context, CLGL_TRANSPORT_STAGED).buffer_status, CLGL_TRANSPORT_STATUS_SELECTED);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    // A transport whose self-test failed is refused, even if the application requests it.
    assert_int_equal(create(CLGL_TRANSPORT_MAPPED, context), CLGL_ERROR_NO_TRANSPORT);
    assert_null(context);
    assert_non_null(std::strstr(clgl_error_message(), "mapped: the self-test failed: round trip 1 returned"));
    cl().CreateBuffer = create_buffer;
}

void without_a_transport_all_reasons_are_listed(void **)
{
    simulate_new_drivers();
    enqueue_kernel = cl().EnqueueNDRangeKernel;
    cl().EnqueueNDRangeKernel = launch_nothing;
    clgl_context context = nullptr;
    assert_int_equal(create(CLGL_TRANSPORT_AUTO, context), CLGL_ERROR_NO_TRANSPORT);
    cl().EnqueueNDRangeKernel = enqueue_kernel;
    assert_null(context);
    for (const char *part : {"mapped", "staged", "the self-test failed"})
        assert_non_null(std::strstr(clgl_error_message(), part));
}

void a_self_test_runs_once_per_driver_pair(void **)
{
    simulate_new_drivers();
    clgl_context context = nullptr;
    fault::calls = 0;
    assert_int_equal(create(CLGL_TRANSPORT_AUTO, context), CLGL_SUCCESS);
    const int first = fault::calls.exchange(0);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    assert_int_equal(create(CLGL_TRANSPORT_AUTO, context), CLGL_SUCCESS);
    assert_true(fault::calls < first);
    assert_int_equal(clgl_context_verify_transports(context), CLGL_SUCCESS);
    assert_int_equal(check_report(context), CLGL_TRANSPORT_AUTO);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fault::hook_opencl();
    gl_fault::hook_opengl();
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_opencl_call_fails),
        cmocka_unit_test(each_opengl_call_fails),
        cmocka_unit_test(a_transport_is_tested_when_an_object_needs_it),
        cmocka_unit_test(an_object_avoids_a_transport_that_fails),
        cmocka_unit_test(all_self_tests_share_a_program),
        cmocka_unit_test(a_driver_that_copies_host_memory_is_detected),
        cmocka_unit_test(without_a_transport_all_reasons_are_listed),
        cmocka_unit_test(a_self_test_runs_once_per_driver_pair),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
