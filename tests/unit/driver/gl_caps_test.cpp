// Tests what the library reads about a GL context.
#include "driver/gl.hpp"

#include "winsys/winsys.hpp"

#include <epoxy/gl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <iterator>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

PFNGLGETSTRINGIPROC real_get_string;
PFNGLISENABLEDPROC real_is_enabled;

// Replaces the first two extensions of the context.
const GLubyte *get_string(GLenum name, GLuint index)
{
    static constexpr const char *extensions[] = {"GL_EXT_depth_bounds_test", "GL_NV_clip_space_w_scaling"};
    if (name != GL_EXTENSIONS || index >= std::size(extensions)) return real_get_string(name, index);
    return reinterpret_cast<const GLubyte *>(extensions[index]);
}

// Accepts the switch of the first extension. The driver rejects the switch of the second extension.
GLboolean is_enabled(GLenum name) { return name == GL_DEPTH_BOUNDS_TEST_EXT ? GL_FALSE : real_is_enabled(name); }

// NVIDIA 580 lists GL_NV_clip_space_w_scaling, but rejects glIsEnabled for it.
void rejected_switches_are_not_used(void **)
{
    read_gl_caps();
    real_get_string = epoxy_glGetStringi;
    real_is_enabled = epoxy_glIsEnabled;
    epoxy_glGetStringi = get_string;
    epoxy_glIsEnabled = is_enabled;
    const GlCaps caps = read_gl_caps();
    epoxy_glGetStringi = real_get_string;
    epoxy_glIsEnabled = real_is_enabled;
    assert_int_equal(caps.draw_switches.size(), 1);
    assert_int_equal(caps.draw_switches.front(), GL_DEPTH_BOUNDS_TEST_EXT);
    assert_int_equal(glGetError(), GL_NO_ERROR);
}

}  // namespace

int main()
{
    const auto context = winsys::make_headless([](const winsys::OwnContext &) { return true; });
    winsys::make_current(context->binding());
    const CMUnitTest tests[] = {
        cmocka_unit_test(rejected_switches_are_not_used),
    };
    const int result = cmocka_run_group_tests(tests, nullptr, nullptr);
    winsys::make_current({});
    return result;
}
