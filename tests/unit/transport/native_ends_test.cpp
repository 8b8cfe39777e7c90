// Tests `native` objects that are destroyed while acquired, when no GL context is current: on another thread, or
// after the application destroyed its GL context. The library must not enqueue a release then, because the NVIDIA
// driver would crash.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <string>
#include <thread>

#include "native_fixture.hpp"
#include "patience.hpp"
#include "winsys/winsys.hpp"

using namespace clgl;
using namespace clgl::native_fixture;

namespace
{

constexpr uint32_t side = 8;
constexpr uint32_t texels = side * side;
constexpr uint32_t written = 0x44332211;

std::unique_ptr<winsys::OwnContext> make_opengl()
{
    auto made = winsys::make_headless([](const winsys::OwnContext &) { return true; });
    winsys::make_current(made->binding());
    return made;
}

// An application with a GL context that a clgl context shares
struct Program {
    std::unique_ptr<winsys::OwnContext> opengl = make_opengl();
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;

    Program()
    {
        SUCCEED(clgl_context_create(nullptr, &context));
        SUCCEED(clgl_queue_create(context, nullptr, &queue));
        fake_sharing::acquires = fake_sharing::releases = 0;
    }
    ~Program()
    {
        SUCCEED(clgl_queue_destroy(queue));
        SUCCEED(clgl_context_destroy(context));
    }
    void end_opengl()
    {
        winsys::release_current(opengl->binding().platform);
        opengl.reset();
    }
};

clgl_buffer make_buffer(const Program &program)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = nullptr;
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.size = count * element;
    SUCCEED(clgl_buffer_create(program.context, &desc, &buffer));
    fake_sharing::acquires = fake_sharing::releases = 0;
    return buffer;
}

clgl_buffer make_acquired(const Program &program)
{
    const clgl_buffer buffer = make_buffer(program);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    SUCCEED(clgl_acquire(program.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_buffer_fill(program.queue, buffer, nullptr, &written, element, 0, nullptr, nullptr));
    return buffer;
}

// Wraps the last mip level of an application texture that has `level` + 1 levels. Acquires and fills it.
clgl_texture wrap_acquired(const Program &program, GLuint name, uint32_t level)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = nullptr;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    const float color[] = {0x11 / 255.0f, 0x22 / 255.0f, 0x33 / 255.0f, 0x44 / 255.0f};
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.gl_target = GL_TEXTURE_2D;
    desc.gl_name = name;
    desc.mip_level = level;
    SUCCEED(clgl_texture_create(program.context, &desc, &texture));
    fake_sharing::acquires = fake_sharing::releases = 0;
    handover.textures = &texture;
    handover.texture_count = 1;
    SUCCEED(clgl_acquire(program.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_texture_fill(program.queue, texture, nullptr, color, 0, nullptr, nullptr));
    return texture;
}

GLuint make_texture_of(GLint levels)
{
    const std::vector<uint32_t> zeros(texels);
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    for (GLint level = 0; level < levels; ++level)
        glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, side >> level, side >> level, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                     zeros.data());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, levels - 1);
    glBindTexture(GL_TEXTURE_2D, 0);
    return name;
}

void expect_level(GLuint name, GLint level, uint32_t wanted)
{
    std::vector<uint32_t> got(texels >> (2 * level));
    glBindTexture(GL_TEXTURE_2D, name);
    glGetTexImage(GL_TEXTURE_2D, level, GL_RGBA, GL_UNSIGNED_BYTE, got.data());
    glBindTexture(GL_TEXTURE_2D, 0);
    for (const uint32_t texel : got)
        assert_int_equal(texel, wanted);
}

template <typename Destroy, typename Handle> void destroy_elsewhere(Destroy destroy, Handle handle)
{
    clgl_result result = CLGL_ERROR_INTERNAL;
    std::thread([&] { result = destroy(handle); }).join();
    assert_int_equal(result, CLGL_SUCCESS);
    assert_int_equal(fake_sharing::releases, 0);
}

// Waits until the release has run. A later call on a thread with OpenGL runs the release, after the commands have
// completed.
void expect_released_by_a_later_call(const Program &program)
{
    assert_true(becomes_true([&] {
        clgl_fence fence = nullptr;
        SUCCEED(clgl_fence_record_gl(program.context, &fence));
        SUCCEED(clgl_fence_destroy(fence));
        return fake_sharing::held.empty();
    }));
    assert_int_equal(fake_sharing::releases, 1);
}

void threads_without_opengl_defer_the_release(void **)
{
    const Program program;
    GLuint name = make_texture_of(1);
    destroy_elsewhere(clgl_texture_destroy, wrap_acquired(program, name, 0));
    expect_released_by_a_later_call(program);
    expect_level(name, 0, written);
    glDeleteTextures(1, &name);
    destroy_elsewhere(clgl_buffer_destroy, make_acquired(program));
    expect_released_by_a_later_call(program);
}

// A GL object is wrapped twice, and one wrapper is destroyed. The next acquire of the other wrapper runs the
// pending release.
void the_next_acquire_runs_the_release(void **)
{
    const Program program;
    const GLuint name = make_texture_of(1);
    const clgl_texture first = wrap_acquired(program, name, 0);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture second = nullptr;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    std::vector<uint32_t> got(texels);
    desc.transport = CLGL_TRANSPORT_NATIVE;
    desc.gl_target = GL_TEXTURE_2D;
    desc.gl_name = name;
    SUCCEED(clgl_texture_create(program.context, &desc, &second));
    destroy_elsewhere(clgl_texture_destroy, first);
    handover.textures = &second;
    handover.texture_count = 1;
    SUCCEED(clgl_acquire(program.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_texture_read(program.queue, second, nullptr, got.data(), 1, 0, nullptr, nullptr));
    for (const uint32_t texel : got)
        assert_int_equal(texel, written);
    SUCCEED(clgl_release(program.queue, &handover, 0, nullptr, nullptr));
    SUCCEED(clgl_texture_destroy(second));
    assert_int_equal(fake_sharing::acquires, fake_sharing::releases);
    glDeleteTextures(1, &name);
}

decltype(ClTable::ReleaseMemObject) release_mem;
std::vector<cl_mem> given_up;

cl_int CL_API_CALL watched_release(cl_mem mem)
{
    given_up.push_back(mem);
    return release_mem(mem);
}

// The OpenCL memory is leaked on purpose, because it cannot be released without OpenGL.
void acquired_objects_are_leaked_without_opengl(void **)
{
    Program program;
    const clgl_buffer acquired = make_acquired(program);
    assert_int_equal(fake_sharing::held.size(), 1);
    const cl_mem mem = *fake_sharing::held.begin();
    program.end_opengl();
    given_up.clear();
    release_mem = std::exchange(cl().ReleaseMemObject, watched_release);
    SUCCEED(clgl_buffer_destroy(acquired));
    SUCCEED(clgl_queue_finish(program.queue));
    SUCCEED(clgl_queue_destroy(std::exchange(program.queue, nullptr)));
    SUCCEED(clgl_context_destroy(std::exchange(program.context, nullptr)));
    assert_int_equal(fake_sharing::releases, 0);
    cl().ReleaseMemObject = release_mem;
    assert_true(std::ranges::find(given_up, mem) == given_up.end());
    fake_sharing::held.clear();
    clReleaseMemObject(mem);
}

// An object that is not acquired is freed without OpenGL.
void released_objects_are_freed_after_opengl(void **)
{
    Program program;
    const clgl_buffer buffer = make_buffer(program);
    program.end_opengl();
    SUCCEED(clgl_buffer_destroy(buffer));
    assert_int_equal(fake_sharing::releases, 0);
}

// The fake driver supports only mip level 0, so other levels are copied to and from a separate texture. The copy
// back must run after the release.
void copies_run_after_the_release(void **)
{
    const Program program;
    GLuint name = make_texture_of(2);
    const clgl_texture texture = wrap_acquired(program, name, 1);
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    SUCCEED(clgl_texture_get_info(texture, &info));
    assert_int_equal(info.copies_per_release, 1);
    destroy_elsewhere(clgl_texture_destroy, texture);
    expect_released_by_a_later_call(program);
    expect_level(name, 0, 0);
    expect_level(name, 1, written);
    glDeleteTextures(1, &name);
}

cl_int CL_API_CALL refused_fill(cl_command_queue, cl_mem, const void *, size_t, size_t, size_t, cl_uint,
                                const cl_event *, cl_event *)
{
    return CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR;
}

// NVIDIA returns this error if a command uses an object that another thread has released. The library must
// translate the error.
void a_late_command_is_a_typed_error(void **)
{
    const Program program;
    const clgl_buffer buffer = make_acquired(program);
    const auto fill = std::exchange(cl().EnqueueFillBuffer, refused_fill);
    assert_int_equal(clgl_buffer_fill(program.queue, buffer, nullptr, &written, element, 0, nullptr, nullptr),
                     CLGL_ERROR_NOT_ACQUIRED);
    cl().EnqueueFillBuffer = fill;
    assert_non_null(std::strstr(clgl_error_message(), "another thread has released or destroyed"));
    SUCCEED(clgl_buffer_destroy(buffer));
    assert_int_equal(fake_sharing::releases, 1);
}

int end_all(void **)
{
    const winsys::Binding last = winsys::current();
    if (last.is_current()) winsys::release_current(last.platform);
    return 0;
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fake_sharing::install();
    const CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(threads_without_opengl_defer_the_release, reset, end_all),
        cmocka_unit_test_setup_teardown(the_next_acquire_runs_the_release, reset, end_all),
        cmocka_unit_test_setup_teardown(acquired_objects_are_leaked_without_opengl, reset, end_all),
        cmocka_unit_test_setup_teardown(released_objects_are_freed_after_opengl, reset, end_all),
        cmocka_unit_test_setup_teardown(copies_run_after_the_release, reset, end_all),
        cmocka_unit_test_setup_teardown(a_late_command_is_a_typed_error, reset, end_all),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
