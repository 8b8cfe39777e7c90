// Tests `native` with drivers that lack optional features or wrongly advertise some features. The drivers have
// only OpenCL 1.1 functions, return NULL objects and events without an error, or have sync events that never
// complete.
#include <cstdlib>
#include <numeric>
#include <string_view>

#include "native_fixture.hpp"

using namespace clgl;
using namespace clgl::native_fixture;
using fake_sharing::OfSync;

namespace
{

constexpr uint32_t side = 4;

bool has(const char *whole, const char *part)
{
    return std::string_view(whole).find(part) != std::string_view::npos;
}

void expect_reason(const Fixture &fixture, const char *words)
{
    const clgl_transport_report report = fixture.report();
    if (!has(report.buffer_reason, words)) fail_msg("\"%s\" is not in: %s", words, report.buffer_reason);
}

void check_buffer(const Fixture &fixture)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_buffer buffer = nullptr;
    std::vector<uint32_t> numbers(count), got(count);
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.size = count * element;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
    SUCCEED(clgl_buffer_get_info(buffer, &info));
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    std::iota(numbers.begin(), numbers.end(), 7u);
    fake_sharing::write_gl({info.gl_name, count * element}, numbers.data());
    SUCCEED(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_buffer_read(fixture.queue, buffer, nullptr, got.data(), 1, 0, nullptr, nullptr));
    assert_true(got == numbers);
    SUCCEED(clgl_release(fixture.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_buffer_destroy(buffer));
}

decltype(epoxy_glClientWaitSync) client_wait;

GLenum APIENTRY busy(GLsync sync, GLbitfield flags, GLuint64 timeout_ns)
{
    return timeout_ns == GL_TIMEOUT_IGNORED ? client_wait(sync, flags, timeout_ns) : GL_TIMEOUT_EXPIRED;
}

// If sync events work, an acquire waits for them while OpenGL is still busy.
void acquires_wait_for_events_of_syncs(void **)
{
    behaviour.of_sync = OfSync::ends;
    const Fixture fixture;
    expect_reason(fixture, "with OpenCL events created from GL syncs (clCreateEventFromGLsyncKHR)");
    fake_sharing::waits_for_syncs = 0;
    client_wait = std::exchange(epoxy_glClientWaitSync, busy);
    check_buffer(fixture);
    epoxy_glClientWaitSync = client_wait;
    assert_int_equal(fake_sharing::waits_for_syncs, 1);
}

void null_sync_events_are_detected(void **)
{
    for (const OfSync of_sync : {OfSync::null, OfSync::refused}) {
        behaviour.of_sync = of_sync;
        const Fixture fixture;
        expect_reason(fixture, "OpenCL waits for OpenGL on the CPU");
        check_buffer(fixture);
    }
}

// The self-test must detect that a sync event never completes. The commands of the self-test must not block other
// commands.
void endless_sync_events_are_detected(void **)
{
    behaviour.of_sync = OfSync::never_ends;
    const Fixture fixture;
    assert_int_equal(fake_sharing::stuck.size(), 1);
    expect_reason(fixture, "OpenCL waits for OpenGL on the CPU");
    check_buffer(fixture);
    fake_sharing::end_stuck();
}

void null_objects_reject_the_transport(void **)
{
    behaviour.null_objects = true;
    const Fixture fixture;
    assert_int_equal(fixture.report().buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    expect_reason(fixture, "clCreateFromGLBuffer returned NULL without an error");
}

void null_images_are_refused(void **)
{
    const Fixture fixture;
    clgl_texture texture = nullptr;
    behaviour.null_objects = true;
    assert_int_equal(make_texture(fixture, texture, GL_TEXTURE_2D, side), CLGL_ERROR_NO_TRANSPORT);
    assert_true(has(clgl_error_message(), "clCreateFromGLTexture returned NULL without an error"));
}

void buffers_that_are_shared_in_part_are_refused(void **)
{
    const Fixture fixture;
    clgl_buffer buffer = nullptr;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.size = 4096;
    behaviour.missing_bytes = 64;
    assert_int_equal(clgl_buffer_create(fixture.context, &desc, &buffer), CLGL_ERROR_UNSUPPORTED);
    assert_true(has(clgl_error_message(), "shares only 4032 of the 4096 bytes of the buffer"));
    behaviour.missing_bytes = 0;
    check_buffer(fixture);
}

int reset_as_old(void **state)
{
    reset(state);
    behaviour.is_old = true;
    return 0;
}

void opencl_11_shares_by_its_own_functions(void **)
{
    const Fixture fixture;
    clgl_texture texture = nullptr;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    check_buffer(fixture);
    SUCCEED(make_texture(fixture, texture, GL_TEXTURE_2D, side));
    SUCCEED(clgl_texture_get_info(texture, &info));
    assert_int_equal(info.transport, CLGL_TRANSPORT_NATIVE);
    assert_int_equal(info.copies_per_acquire, 0);
    SUCCEED(clgl_texture_destroy(texture));
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = side;
    desc.gl_target = GL_TEXTURE_1D;
    assert_int_equal(clgl_texture_create(fixture.context, &desc, &texture), CLGL_ERROR_NO_TRANSPORT);
    assert_true(has(clgl_error_message(), "only the functions of OpenCL 1.1 for 2D and 3D"));
    desc.gl_target = GL_TEXTURE_3D;
    desc.height = desc.depth = side;
    assert_int_equal(clgl_texture_create(fixture.context, &desc, &texture), CLGL_ERROR_NO_TRANSPORT);
    assert_true(
        has(clgl_error_message(), "neither the function clCreateFromGLTexture nor clCreateFromGLTexture3D"));
}

}  // namespace

int main(int argc, char **argv)
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fake_sharing::install();
    const CMUnitTest tests[] = {
        cmocka_unit_test_setup(acquires_wait_for_events_of_syncs, reset),
        cmocka_unit_test_setup(null_sync_events_are_detected, reset),
        cmocka_unit_test_setup(buffers_that_are_shared_in_part_are_refused, reset),
        cmocka_unit_test_setup(null_images_are_refused, reset),
    };
    // Each group of tests runs in a separate process, because self-test results and platform extensions are
    // stored until the process ends.
    const CMUnitTest stuck[] = {cmocka_unit_test_setup(endless_sync_events_are_detected, reset)};
    const CMUnitTest null[] = {cmocka_unit_test_setup(null_objects_reject_the_transport, reset)};
    const CMUnitTest old[] = {cmocka_unit_test_setup(opencl_11_shares_by_its_own_functions, reset_as_old)};
    const std::string_view which = argc > 1 ? argv[1] : "";
    if (which == "stuck") return cmocka_run_group_tests(stuck, nullptr, nullptr);
    if (which == "null") return cmocka_run_group_tests(null, nullptr, nullptr);
    if (which == "old") return cmocka_run_group_tests(old, nullptr, nullptr);
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
