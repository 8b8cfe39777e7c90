// Tests `native` with a fake driver: shared and refused objects, messages with the error code of the driver, and
// functions that must not be called.
#include <cstdlib>
#include <numeric>
#include <thread>
#include <utility>

#include "driver/icd.hpp"
#include "native_fixture.hpp"
#include "winsys/winsys.hpp"

using namespace clgl;
using namespace clgl::native_fixture;

namespace
{

constexpr const char *nvidia_name = "NVIDIA CUDA";

bool has(const char *whole, const char *part)
{
    return std::string_view(whole).find(part) != std::string_view::npos;
}

void expect_rejected(const Fixture &fixture, const char *words)
{
    const clgl_transport_report report = fixture.report();
    assert_int_equal(report.buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    if (!has(report.buffer_reason, words)) fail_msg("\"%s\" is not in: %s", words, report.buffer_reason);
}

int reset_as_nvidia(void **state)
{
    reset(state);
    behaviour.platform_name = nvidia_name;
    behaviour.of_sync = fake_sharing::OfSync::may_not_be_asked;
    return 0;
}

void check_round_trip(const Fixture &fixture, clgl_buffer buffer, GLuint name)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    std::vector<uint32_t> numbers(count), got(count);
    for (uint32_t round = 0; round < 2; ++round) {
        std::iota(numbers.begin(), numbers.end(), 1000 * round);
        fake_sharing::write_gl({name, count * element}, numbers.data());
        SUCCEED(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr));
        SUCCEED(clgl_buffer_read(fixture.queue, buffer, nullptr, got.data(), 1, 0, nullptr, nullptr));
        assert_true(got == numbers);
        numbers[round] = 0xabcd;
        SUCCEED(clgl_buffer_write(fixture.queue, buffer, nullptr, numbers.data(), 1, 0, nullptr, nullptr));
        SUCCEED(clgl_release(fixture.queue, &handover, 0, nullptr, nullptr));
        fake_sharing::read_gl({name, count * element}, got.data());
        assert_true(got == numbers);
    }
    assert_int_equal(fake_sharing::acquires, fake_sharing::releases);
}

// Shares a library-owned buffer, and an application buffer whose storage is not replaced.
void buffers_are_shared_without_copies(void **)
{
    const Fixture fixture;
    const clgl_transport_report report = fixture.report();
    assert_int_equal(report.buffer_status, CLGL_TRANSPORT_STATUS_AVAILABLE);
    assert_int_equal(report.self_test, CLGL_SELF_TEST_PASSED);
    assert_true(has(report.buffer_reason, "on the CPU"));
    GLuint name = 0;
    glGenBuffers(1, &name);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferData(GL_ARRAY_BUFFER, count * element, nullptr, GL_STATIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    for (const GLuint wrapped : {GLuint{0}, name}) {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
        clgl_buffer buffer = nullptr;
        desc.transport = CLGL_TRANSPORT_NATIVE;
        desc.size = count * element;
        desc.gl_name = wrapped;
        SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
        SUCCEED(clgl_buffer_get_info(buffer, &info));
        assert_int_equal(info.transport, CLGL_TRANSPORT_NATIVE);
        assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
        assert_int_equal(info.storage_replaced, 0);
        check_round_trip(fixture, buffer, info.gl_name);
        SUCCEED(clgl_buffer_destroy(buffer));
    }
    glDeleteBuffers(1, &name);
}

// On CPU devices a layer emulates sharing, so `native` must be used there only on request.
void a_sharing_cpu_is_used_on_request_only(void **)
{
    const Fixture fixture;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    clgl_buffer buffer = nullptr;
    desc.size = count;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
    SUCCEED(clgl_buffer_get_info(buffer, &info));
    assert_int_not_equal(info.transport, CLGL_TRANSPORT_NATIVE);
    SUCCEED(clgl_buffer_destroy(buffer));
    setenv("CLGL_TRANSPORT", "native", 1);
    const Fixture asked;
    unsetenv("CLGL_TRANSPORT");
    assert_int_equal(asked.report().buffer_status, CLGL_TRANSPORT_STATUS_SELECTED);
}

void check_texture(const Fixture &fixture, uint32_t side)
{
    clgl_texture texture = nullptr;
    SUCCEED(make_texture(fixture, texture, GL_TEXTURE_2D, side));
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    SUCCEED(clgl_texture_get_info(texture, &info));
    assert_int_equal(info.transport, CLGL_TRANSPORT_NATIVE);
    assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.textures = &texture;
    handover.texture_count = 1;
    const fake_sharing::Shared seen{info.gl_name, size_t{info.width} * info.height * element, info.width,
                                    info.height};
    std::vector<uint32_t> pixels(seen.bytes / element), got(pixels.size());
    std::iota(pixels.begin(), pixels.end(), 0x01020304);
    fake_sharing::write_gl(seen, pixels.data());
    SUCCEED(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_texture_read(fixture.queue, texture, nullptr, got.data(), 1, 0, nullptr, nullptr));
    assert_true(got == pixels);
    pixels.back() = 0x55;
    SUCCEED(clgl_texture_write(fixture.queue, texture, nullptr, pixels.data(), 1, 0, nullptr, nullptr));
    SUCCEED(clgl_release(fixture.queue, &handover, 0, nullptr, nullptr));
    fake_sharing::read_gl(seen, got.data());
    assert_true(got == pixels);
    SUCCEED(clgl_texture_destroy(texture));
}

void textures_are_shared_or_refused_with_the_code(void **)
{
    const Fixture fixture;
    clgl_texture texture = nullptr;
    check_texture(fixture, 9);
    clgl_native_source source = CLGL_NATIVE_NONE;
    int32_t code = 0;
    assert_int_equal(make_texture(fixture, texture, GL_TEXTURE_RECTANGLE, 1), CLGL_ERROR_NO_TRANSPORT);
    assert_true(has(clgl_error_message(), "clCreateFromGLTexture failed with CL_INVALID_VALUE"));
    clgl_error_get_native_code(&source, &code);
    assert_int_equal(source, CLGL_NATIVE_OPENCL);
    assert_int_equal(code, CL_INVALID_VALUE);
    // An image with another channel order is refused, because kernels and commands depend on the requested order.
    behaviour.order = CL_BGRA;
    assert_int_equal(make_texture(fixture, texture, GL_TEXTURE_2D, 1), CLGL_ERROR_NO_TRANSPORT);
    assert_true(has(clgl_error_message(), "channel order 0x10b6"));
}

void unshared_textures_are_copied_to_shared_ones(void **)
{
    constexpr uint32_t side = 9, height = 1 + side / 2;
    const Fixture fixture;
    clgl_texture texture = nullptr;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    std::vector<uint32_t> pixels(size_t{side} * height), got(pixels.size());
    SUCCEED(make_texture(fixture, texture, GL_RENDERBUFFER, side));
    SUCCEED(clgl_texture_get_info(texture, &info));
    assert_int_equal(info.transport, CLGL_TRANSPORT_NATIVE);
    assert_int_equal(info.copies_per_acquire, 1);
    assert_int_equal(info.copies_per_release, 1);
    handover.textures = &texture;
    handover.texture_count = 1;
    std::iota(pixels.begin(), pixels.end(), 0x01020304);
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, info.gl_name);
    glClearColor(1, 1, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    SUCCEED(clgl_acquire(fixture.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_texture_read(fixture.queue, texture, nullptr, got.data(), 1, 0, nullptr, nullptr));
    assert_true(got == std::vector<uint32_t>(got.size(), 0xffffffff));
    SUCCEED(clgl_texture_write(fixture.queue, texture, nullptr, pixels.data(), 1, 0, nullptr, nullptr));
    SUCCEED(clgl_release(fixture.queue, &handover, 0, nullptr, nullptr));
    glReadPixels(0, 0, side, height, GL_RGBA, GL_UNSIGNED_BYTE, got.data());
    assert_true(got == pixels);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    SUCCEED(clgl_texture_destroy(texture));
}

decltype(ClTable::ReleaseMemObject) release_mem;
int released, released_wrongly;

cl_int CL_API_CALL watched_release(cl_mem mem)
{
    cl_uint references = 0;
    clGetMemObjectInfo(mem, CL_MEM_REFERENCE_COUNT, sizeof references, &references, nullptr);
    const auto found = fake_sharing::shared.find(mem);
    if (references == 1 && found != fake_sharing::shared.end()) {
        ++released;
        if (!winsys::current_context() || !glIsTexture(found->second.name)) ++released_wrongly;
        fake_sharing::shared.erase(found);
    }
    return release_mem(mem);
}

void cl_objects_are_released_with_gl_current_before_gl_objects(void **)
{
    const Fixture fixture;
    released = released_wrongly = 0;
    release_mem = std::exchange(cl().ReleaseMemObject, watched_release);
    for (const GLenum target : {GL_TEXTURE_2D, GL_RENDERBUFFER}) {
        clgl_texture texture = nullptr, next = nullptr;
        clgl_result result = CLGL_ERROR_INTERNAL;
        SUCCEED(make_texture(fixture, texture, target, 9));
        released = 0;
        std::thread([&] { result = clgl_texture_destroy(texture); }).join();
        assert_int_equal(result, CLGL_SUCCESS);
        assert_int_equal(released, 0);
        SUCCEED(make_texture(fixture, next, target, 9));
        assert_int_equal(released, 1);
        SUCCEED(clgl_texture_destroy(next));
    }
    cl().ReleaseMemObject = release_mem;
    assert_int_equal(released_wrongly, 0);
}

void a_driver_without_copies_is_detected(void **)
{
    behaviour.lazy = true;
    const Fixture fixture;
    expect_rejected(fixture, "the self-test failed: round trip 1 returned");
}

// The self-test must release the objects that it acquired. Otherwise NVIDIA 580 may wait forever after a failed
// hand-over.
void a_failed_hand_over_is_undone(void **)
{
    const Fixture fixture;
    assert_int_equal(fixture.report().self_test, CLGL_SELF_TEST_PASSED);
    behaviour.lazy = true;
    clgl_texture texture = nullptr;
    assert_int_equal(make_texture(fixture, texture, GL_TEXTURE_2D, 1), CLGL_ERROR_NO_TRANSPORT);
    assert_true(has(clgl_error_message(), "the self-test failed: OpenCL reads"));
    assert_true(fake_sharing::acquires > 0);
    assert_int_equal(fake_sharing::acquires, fake_sharing::releases);
}

// Sync events and sub-buffers of shared buffers must not be used, because both crash the NVIDIA driver.
void unsupported_calls_are_not_made_on_nvidia(void **)
{
    cl().CreateSubBuffer = fake_sharing::part_of_buffer;
    const Fixture fixture;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = nullptr, part = nullptr;
    const clgl_range range{0, element};
    assert_true(has(fixture.report().buffer_reason, "OpenCL waits for OpenGL on the CPU"));
    desc.size = count * element;
    desc.transport = CLGL_TRANSPORT_NATIVE;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
    assert_int_equal(clgl_buffer_create_sub(buffer, CLGL_ACCESS_READ_WRITE, &range, &part),
                     CLGL_ERROR_UNSUPPORTED);
    assert_null(part);
    assert_true(has(clgl_error_message(), "CLGL_TRANSPORT_STAGED"));
    assert_int_equal(fake_sharing::forbidden, 0);
    SUCCEED(clgl_buffer_destroy(buffer));
}

void without_a_device_no_other_function_is_called(void **)
{
    behaviour.names_device = false;
    const Fixture fixture;
    expect_rejected(fixture, "clGetGLContextInfoKHR names no device");
    assert_int_equal(fake_sharing::objects, 0);
    clgl_context context = nullptr;
    assert_int_equal(create(CLGL_TRANSPORT_NATIVE, context), CLGL_ERROR_NO_TRANSPORT);
    assert_null(context);
    assert_int_equal(fake_sharing::objects, 0);
}

// The message has the error code of the driver, the names of both devices, and advice.
void a_wrong_match_is_explained(void **)
{
    behaviour.query = CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR;
    {
        const Fixture fixture;
        for (const char *words :
             {"clGetGLContextInfoKHR returned CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR (-1000)", "llvmpipe",
              "Portable Computing Language / ", "DRI_PRIME=1", "__NV_PRIME_RENDER_OFFLOAD=1", "CLGL_DEVICE"})
            expect_rejected(fixture, words);
    }
    clgl_context context = nullptr;
    clgl_native_source source = CLGL_NATIVE_NONE;
    int32_t code = 0;
    assert_int_equal(create(CLGL_TRANSPORT_NATIVE, context), CLGL_ERROR_NO_TRANSPORT);
    clgl_error_get_native_code(&source, &code);
    assert_int_equal(source, CLGL_NATIVE_OPENCL);
    assert_int_equal(code, CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    behaviour.query = CL_INVALID_OPERATION;
    const Fixture fixture;
    expect_rejected(fixture, "clGetGLContextInfoKHR returned CL_INVALID_OPERATION (-59)");
}

void a_refused_context_is_replaced_by_a_plain_one(void **)
{
    behaviour.context = CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR;
    const Fixture fixture;
    expect_rejected(fixture,
                    "clCreateContext with the OpenGL context returned CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR");
    assert_int_equal(fake_sharing::objects, 0);
    void *native = nullptr;
    SUCCEED(clgl_context_cl_context(fixture.context, &native));
    for (const cl_context_properties each : fake_sharing::properties[static_cast<cl_context>(native)])
        assert_int_not_equal(each, CL_GL_CONTEXT_KHR);
}

void *value_of(const std::vector<cl_context_properties> &properties, cl_context_properties name)
{
    for (size_t i = 0; i + 1 < properties.size(); i += 2)
        if (properties[i] == name) return reinterpret_cast<void *>(properties[i + 1]);
    return nullptr;
}

// On Windows, the second context is current with the device context (HDC) of another window.
void the_current_context_and_display_are_given(void **)
{
    const auto any_suits = [](const winsys::OwnContext &) { return true; };
    const auto own = winsys::make_headless(any_suits), other = winsys::make_headless(any_suits);
    winsys::Binding moved = own->binding();
    moved.display = other->binding().display;
    moved.draw = other->binding().draw;
    moved.read = other->binding().read;
    for (const winsys::Binding &binding : {own->binding(), moved}) {
        const clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        clgl_context context = nullptr;
        void *native = nullptr;
        winsys::make_current(binding);
        SUCCEED(clgl_context_create(&desc, &context));
        SUCCEED(clgl_context_cl_context(context, &native));
        assert_ptr_equal(system_gl::current_display(), binding.display);
        for (const auto &given :
             {fake_sharing::asked_properties, fake_sharing::properties[static_cast<cl_context>(native)]}) {
            assert_ptr_equal(value_of(given, CL_GL_CONTEXT_KHR), system_gl::current_context());
            assert_ptr_equal(value_of(given, system_gl::display_property), system_gl::current_display());
        }
        SUCCEED(clgl_context_destroy(context));
    }
    winsys::release_current(own->binding().platform);
}

struct Platform {
    cl_icd_dispatch *table;
};

void stub() {}
cl_int CL_API_CALL list_no_device(cl_platform_id, cl_device_type, cl_uint, cl_device_id *, cl_uint *)
{
    return CL_SUCCESS;
}
void *CL_API_CALL answer_with_a_stub(cl_platform_id, const char *) { return reinterpret_cast<void *>(&stub); }
void *CL_API_CALL answer_with_another_librarys(cl_platform_id, const char *)
{
    return reinterpret_cast<void *>(cl().GetPlatformIDs);
}
void *CL_API_CALL answer_nothing(cl_platform_id, const char *) { return nullptr; }

// A function of the loader library may be a stub. It is used only if the dispatch table of the driver has the
// function. Functions of other libraries belong to a layer or to the driver, and are always used.
void stubs_without_a_driver_are_ignored(void **)
{
    cl_icd_dispatch with{}, without{};
    with.clCreateFromGLBuffer = fake_sharing::from_buffer;
    Platform full{&with}, empty{&without};
    const auto find = [](Platform &platform, bool has_icd) {
        return reinterpret_cast<void *>(find_platform_function(reinterpret_cast<cl_platform_id>(&platform),
                                                               has_icd, "clCreateFromGLBuffer",
                                                               &cl_icd_dispatch::clCreateFromGLBuffer));
    };
    auto &ask = cl().GetExtensionFunctionAddressForPlatform;
    const auto before = ask;
    const auto list = std::exchange(cl().GetDeviceIDs, list_no_device);
    ask = answer_with_a_stub;
    assert_null(find(empty, true));
    assert_ptr_equal(find(full, true), &stub);
    assert_ptr_equal(find(empty, false), &stub);
    ask = answer_with_another_librarys;
    assert_ptr_equal(find(empty, true), cl().GetPlatformIDs);
    ask = answer_nothing;
    assert_ptr_equal(find(full, true), &fake_sharing::from_buffer);
    assert_null(find(empty, true));
    assert_null(find(full, false));
    ask = before;
    cl().GetDeviceIDs = list;
}

}  // namespace

int main(int argc, char **argv)
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fake_sharing::install();
    const CMUnitTest tests[] = {
        cmocka_unit_test_setup(stubs_without_a_driver_are_ignored, reset),
        cmocka_unit_test_setup(buffers_are_shared_without_copies, reset),
        cmocka_unit_test_setup(a_sharing_cpu_is_used_on_request_only, reset),
        cmocka_unit_test_setup(textures_are_shared_or_refused_with_the_code, reset),
        cmocka_unit_test_setup(unshared_textures_are_copied_to_shared_ones, reset),
        cmocka_unit_test_setup(cl_objects_are_released_with_gl_current_before_gl_objects, reset),
        cmocka_unit_test_setup(without_a_device_no_other_function_is_called, reset),
        cmocka_unit_test_setup(a_wrong_match_is_explained, reset),
        cmocka_unit_test_setup(a_refused_context_is_replaced_by_a_plain_one, reset),
        cmocka_unit_test_setup(the_current_context_and_display_are_given, reset),
    };
    // Each group of tests runs in a separate process, because self-test results and platform names are stored
    // until the process ends.
    const CMUnitTest lazy[] = {cmocka_unit_test_setup(a_driver_without_copies_is_detected, reset)};
    const CMUnitTest half_way[] = {cmocka_unit_test_setup(a_failed_hand_over_is_undone, reset)};
    const CMUnitTest nvidia[] = {
        cmocka_unit_test_setup(unsupported_calls_are_not_made_on_nvidia, reset_as_nvidia)};
    const std::string_view which = argc > 1 ? argv[1] : "";
    if (which == "lazy") return cmocka_run_group_tests(lazy, nullptr, nullptr);
    if (which == "half_way") return cmocka_run_group_tests(half_way, nullptr, nullptr);
    if (which != "nvidia") return cmocka_run_group_tests(tests, nullptr, nullptr);
    setenv("CLGL_DEVICE", nvidia_name, 1);
    return cmocka_run_group_tests(nvidia, nullptr, nullptr);
}
