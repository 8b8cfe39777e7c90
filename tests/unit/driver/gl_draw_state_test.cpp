// Tests that capabilities and viewport swizzles of extensions are reset for draws and restored. Fakes support
// these extensions on the real context, because no driver here has all of them.
#include "driver/gl_draw_state.hpp"

#include "instead.hpp"
#include "winsys/winsys.hpp"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

GlCaps caps;

PFNGLISENABLEDPROC real_is_enabled;
PFNGLENABLEPROC real_enable;
PFNGLDISABLEPROC real_disable;
PFNGLGETINTEGERI_VPROC real_get_integer;

// The enabled capabilities of `caps.draw_switches`
std::set<GLenum> enabled;

bool is_faked(GLenum name) { return std::ranges::find(caps.draw_switches, name) != caps.draw_switches.end(); }

// GL_DEPTH_CLAMP sets both switches of GL_AMD_depth_clamp_separate. It is enabled if one of them is.
void set_depth_clamp(bool on)
{
    for (const GLenum name : {GL_DEPTH_CLAMP_NEAR_AMD, GL_DEPTH_CLAMP_FAR_AMD}) {
        enabled.erase(name);
        if (on) enabled.insert(name);
    }
}
GLboolean is_enabled(GLenum name)
{
    if (name == GL_DEPTH_CLAMP)
        return enabled.contains(GL_DEPTH_CLAMP_NEAR_AMD) || enabled.contains(GL_DEPTH_CLAMP_FAR_AMD);
    return is_faked(name) ? enabled.contains(name) : real_is_enabled(name);
}
void enable(GLenum name)
{
    if (name == GL_DEPTH_CLAMP)
        set_depth_clamp(true);
    else if (is_faked(name))
        enabled.insert(name);
    else
        real_enable(name);
}
void disable(GLenum name)
{
    if (name == GL_DEPTH_CLAMP)
        set_depth_clamp(false);
    else if (is_faked(name))
        enabled.erase(name);
    else
        real_disable(name);
}

constexpr GLenum swizzle_names[] = {GL_VIEWPORT_SWIZZLE_X_NV, GL_VIEWPORT_SWIZZLE_Y_NV, GL_VIEWPORT_SWIZZLE_Z_NV,
                                    GL_VIEWPORT_SWIZZLE_W_NV};
using Swizzle = std::array<GLenum, std::size(swizzle_names)>;
constexpr Swizzle plain = {GL_VIEWPORT_SWIZZLE_POSITIVE_X_NV, GL_VIEWPORT_SWIZZLE_POSITIVE_Y_NV,
                           GL_VIEWPORT_SWIZZLE_POSITIVE_Z_NV, GL_VIEWPORT_SWIZZLE_POSITIVE_W_NV};
constexpr Swizzle mixed = {GL_VIEWPORT_SWIZZLE_NEGATIVE_Z_NV, GL_VIEWPORT_SWIZZLE_POSITIVE_X_NV,
                           GL_VIEWPORT_SWIZZLE_NEGATIVE_W_NV, GL_VIEWPORT_SWIZZLE_NEGATIVE_Y_NV};
Swizzle swizzle = plain;

void get_integer(GLenum name, GLuint index, GLint *value)
{
    const auto found = std::ranges::find(swizzle_names, name);
    if (found == std::end(swizzle_names)) return real_get_integer(name, index, value);
    assert_int_equal(index, 0);
    *value = static_cast<GLint>(swizzle[static_cast<size_t>(found - swizzle_names)]);
}
void set_swizzle(GLuint index, GLenum x, GLenum y, GLenum z, GLenum w)
{
    assert_int_equal(index, 0);
    swizzle = {x, y, z, w};
}

void expect_switches_off(const std::set<GLenum> &on)
{
    enabled = on;
    {
        const GlDrawState state(caps, {});
        assert_true(enabled.empty());
    }
    assert_true(enabled == on);
    assert_int_equal(glGetError(), GL_NO_ERROR);
}

void switches_are_off_during_draws(void **)
{
    caps.draw_switches = {GL_DEPTH_CLAMP_NEAR_AMD,
                          GL_DEPTH_CLAMP_FAR_AMD,
                          GL_DEPTH_BOUNDS_TEST_EXT,
                          GL_RASTER_MULTISAMPLE_EXT,
                          GL_CONSERVATIVE_RASTERIZATION_INTEL,
                          GL_CONSERVATIVE_RASTERIZATION_NV,
                          GL_FRAGMENT_COVERAGE_TO_COLOR_NV,
                          GL_SHADING_RATE_IMAGE_NV,
                          GL_VIEWPORT_POSITION_W_SCALE_NV};
    real_is_enabled = epoxy_glIsEnabled;
    real_enable = epoxy_glEnable;
    real_disable = epoxy_glDisable;
    const Instead is(epoxy_glIsEnabled, &is_enabled);
    const Instead on(epoxy_glEnable, &enable);
    const Instead off(epoxy_glDisable, &disable);
    expect_switches_off({});
    for (const GLenum name : caps.draw_switches)
        expect_switches_off({name});
    expect_switches_off({caps.draw_switches.begin(), caps.draw_switches.end()});
    caps.draw_switches.clear();
}

void viewport_swizzles_are_restored(void **)
{
    caps.viewport_swizzles = true;
    real_get_integer = epoxy_glGetIntegeri_v;
    const Instead get(epoxy_glGetIntegeri_v, &get_integer);
    const Instead set(epoxy_glViewportSwizzleNV, &set_swizzle);
    swizzle = mixed;
    {
        const GlDrawState state(caps, {});
        assert_true(swizzle == plain);
    }
    assert_true(swizzle == mixed);
    assert_int_equal(glGetError(), GL_NO_ERROR);
    caps.viewport_swizzles = false;
}

}  // namespace

int main()
{
    const auto context = winsys::make_headless([](const winsys::OwnContext &) { return true; });
    winsys::make_current(context->binding());
    caps = read_gl_caps();
    caps.draw_switches.clear();
    caps.viewport_swizzles = false;
    {
        // libepoxy resolves functions at their first call.
        const GlDrawState resolved(caps, {});
    }
    const CMUnitTest tests[] = {
        cmocka_unit_test(switches_are_off_during_draws),
        cmocka_unit_test(viewport_swizzles_are_restored),
    };
    const int result = cmocka_run_group_tests(tests, nullptr, nullptr);
    winsys::make_current({});
    return result;
}
