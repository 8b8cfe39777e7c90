// Tests that window rectangles and scissor tests are disabled and restored. A fake driver permits more window
// rectangles than any driver here, and has the exclusive scissor test of GL_NV_scissor_exclusive.
#include "driver/gl_scissor.hpp"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

// The minimum of GL_MAX_WINDOW_RECTANGLES_EXT is 4; Mesa has 8.
constexpr size_t many = 12;
using Box = std::array<GLint, 4>;

GLenum mode = GL_EXCLUSIVE_EXT;
std::vector<Box> boxes;

// The capabilities that are enabled for each viewport
constexpr size_t viewports = 3;
std::set<GLenum> enabled[viewports];

GLboolean is_enabled(GLenum name) { return enabled[0].contains(name); }
GLboolean is_enabled_at(GLenum name, GLuint index) { return enabled[index].contains(name); }
void enable_at(GLenum name, GLuint index) { enabled[index].insert(name); }
void disable_at(GLenum name, GLuint index) { enabled[index].erase(name); }
// Without an index, glEnable and glDisable set the capability of all viewports.
void enable(GLenum name)
{
    for (std::set<GLenum> &each : enabled)
        each.insert(name);
}
void disable(GLenum name)
{
    for (std::set<GLenum> &each : enabled)
        each.erase(name);
}

void get_integer(GLenum name, GLint *value)
{
    if (name == GL_WINDOW_RECTANGLE_MODE_EXT)
        *value = static_cast<GLint>(mode);
    else if (name == GL_NUM_WINDOW_RECTANGLES_EXT)
        *value = static_cast<GLint>(boxes.size());
    else
        fail_msg("unexpected query %x", name);
}

void get_box(GLenum name, GLuint index, GLint *value)
{
    assert_int_equal(name, GL_WINDOW_RECTANGLE_EXT);
    assert_true(index < boxes.size());
    std::ranges::copy(boxes[index], value);
}

void set_boxes(GLenum new_mode, GLsizei count, const GLint *values)
{
    mode = new_mode;
    boxes.resize(static_cast<size_t>(count));
    for (Box &box : boxes)
        for (GLint &number : box)
            number = *values++;
}

void all_rectangles_are_restored(void **)
{
    GlCaps caps;
    caps.window_rectangles = true;
    for (size_t count = 0; count <= many; ++count) {
        std::vector<Box> set(count);
        for (size_t i = 0; i < count; ++i)
            set[i] = {static_cast<GLint>(i), 2, 3, static_cast<GLint>(4 * i)};
        mode = GL_INCLUSIVE_EXT;
        boxes = set;
        {
            const NoScissor none(caps);
            assert_int_equal(mode, GL_EXCLUSIVE_EXT);
            assert_true(boxes.empty());
        }
        assert_int_equal(mode, GL_INCLUSIVE_EXT);
        assert_true(boxes == set);
    }
}

// Checks that the scissor tests `first` of the first viewport are disabled and restored. The other viewports keep
// all of their tests.
void expect_disabled(const GlCaps &caps, const std::set<GLenum> &first)
{
    const std::set<GLenum> all = {GL_SCISSOR_TEST, GL_SCISSOR_TEST_EXCLUSIVE_NV};
    std::ranges::fill(enabled, all);
    enabled[0] = first;
    {
        const NoScissor none(caps);
        assert_true(enabled[0].empty());
    }
    assert_true(enabled[0] == first);
    assert_true(enabled[1] == all && enabled[2] == all);
    std::ranges::fill(enabled, std::set<GLenum>());
}

void scissor_tests_of_the_first_viewport_are_restored(void **)
{
    GlCaps caps;
    caps.viewport_arrays = caps.exclusive_scissor = true;
    expect_disabled(caps, {});
    expect_disabled(caps, {GL_SCISSOR_TEST});
    expect_disabled(caps, {GL_SCISSOR_TEST_EXCLUSIVE_NV});
    expect_disabled(caps, {GL_SCISSOR_TEST, GL_SCISSOR_TEST_EXCLUSIVE_NV});
}

}  // namespace

int main()
{
    epoxy_glIsEnabled = is_enabled;
    epoxy_glIsEnabledi = is_enabled_at;
    epoxy_glEnable = enable;
    epoxy_glEnablei = enable_at;
    epoxy_glDisable = disable;
    epoxy_glDisablei = disable_at;
    epoxy_glGetIntegerv = get_integer;
    epoxy_glGetIntegeri_v = get_box;
    epoxy_glWindowRectanglesEXT = set_boxes;
    const CMUnitTest tests[] = {
        cmocka_unit_test(all_rectangles_are_restored),
        cmocka_unit_test(scissor_tests_of_the_first_viewport_are_restored),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
