// Tests what the library reads about a GL context.
#include "driver/gl.hpp"

#include "instead.hpp"
#include "winsys/winsys.hpp"

#include <epoxy/gl.h>

#include <algorithm>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

PFNGLGETSTRINGIPROC real_get_string;
PFNGLGETINTEGERVPROC real_get_integer;
PFNGLISENABLEDPROC real_is_enabled;

// The extensions of the fake context
std::vector<const char *> extensions;
// The capabilities that glIsEnabled accepts in addition to those of the real context
std::vector<GLenum> accepted;
bool is_compatibility_profile;

const GLubyte *get_string(GLenum name, GLuint index)
{
    if (name != GL_EXTENSIONS) return real_get_string(name, index);
    assert_true(index < extensions.size());
    return reinterpret_cast<const GLubyte *>(extensions[index]);
}
void get_integer(GLenum name, GLint *value)
{
    if (name == GL_NUM_EXTENSIONS)
        *value = static_cast<GLint>(extensions.size());
    else if (is_compatibility_profile && name == GL_CONTEXT_PROFILE_MASK)
        *value = GL_CONTEXT_COMPATIBILITY_PROFILE_BIT;
    else if (is_compatibility_profile && (name == GL_CONTEXT_FLAGS || name == GL_LIST_INDEX))
        *value = 0;
    else
        real_get_integer(name, value);
}
GLboolean is_enabled(GLenum name)
{
    if (std::ranges::find(accepted, name) != accepted.end()) return GL_FALSE;
    // GL_NONE is no capability, so the real context rejects it.
    return real_is_enabled(name == GL_VIEWPORT_POSITION_W_SCALE_NV ? GL_NONE : name);
}

// Reads the capabilities of a context with the faked extensions.
GlCaps read_faked_caps()
{
    // libepoxy resolves functions at their first call.
    read_gl_caps();
    real_get_string = epoxy_glGetStringi;
    real_get_integer = epoxy_glGetIntegerv;
    real_is_enabled = epoxy_glIsEnabled;
    const Instead string(epoxy_glGetStringi, &get_string);
    const Instead integer(epoxy_glGetIntegerv, &get_integer);
    const Instead enabled(epoxy_glIsEnabled, &is_enabled);
    const GlCaps caps = read_gl_caps();
    assert_int_equal(glGetError(), GL_NO_ERROR);
    return caps;
}

// NVIDIA 580 lists GL_NV_clip_space_w_scaling, but rejects glIsEnabled for it.
void rejected_switches_are_not_used(void **)
{
    extensions = {"GL_EXT_depth_bounds_test", "GL_NV_clip_space_w_scaling"};
    accepted = {GL_DEPTH_BOUNDS_TEST_EXT};
    assert_true(read_faked_caps().draw_switches == accepted);
}

void expect_switches(const char *extension, const std::vector<GLenum> &switches)
{
    extensions = {extension};
    accepted = switches;
    assert_true(read_faked_caps().draw_switches == switches);
}

void switches_of_each_extension_are_used(void **)
{
    expect_switches("GL_AMD_depth_clamp_separate", {GL_DEPTH_CLAMP_NEAR_AMD, GL_DEPTH_CLAMP_FAR_AMD});
    expect_switches("GL_EXT_depth_bounds_test", {GL_DEPTH_BOUNDS_TEST_EXT});
    expect_switches("GL_EXT_raster_multisample", {GL_RASTER_MULTISAMPLE_EXT});
    expect_switches("GL_INTEL_conservative_rasterization", {GL_CONSERVATIVE_RASTERIZATION_INTEL});
    expect_switches("GL_NV_conservative_raster", {GL_CONSERVATIVE_RASTERIZATION_NV});
    expect_switches("GL_NV_fragment_coverage_to_color", {GL_FRAGMENT_COVERAGE_TO_COLOR_NV});
    expect_switches("GL_NV_shading_rate_image", {GL_SHADING_RATE_IMAGE_NV});
    expect_switches("GL_NV_clip_space_w_scaling", {GL_VIEWPORT_POSITION_W_SCALE_NV});
}

void extensions_with_other_state_are_found(void **)
{
    extensions = {"GL_NV_scissor_exclusive", "GL_NV_viewport_swizzle", "GL_EXT_window_rectangles",
                  "GL_ARB_imaging"};
    GlCaps caps = read_faked_caps();
    assert_true(caps.exclusive_scissor && caps.viewport_swizzles && caps.window_rectangles);
    assert_false(caps.imaging);
    is_compatibility_profile = true;
    caps = read_faked_caps();
    is_compatibility_profile = false;
    assert_true(caps.compatibility && caps.imaging);
}

}  // namespace

int main()
{
    const auto context = winsys::make_headless([](const winsys::OwnContext &) { return true; });
    winsys::make_current(context->binding());
    const CMUnitTest tests[] = {
        cmocka_unit_test(rejected_switches_are_not_used),
        cmocka_unit_test(switches_of_each_extension_are_used),
        cmocka_unit_test(extensions_with_other_state_are_found),
    };
    const int result = cmocka_run_group_tests(tests, nullptr, nullptr);
    winsys::make_current({});
    return result;
}
