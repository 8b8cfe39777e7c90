// Tests that window rectangles are removed and restored. A fake driver permits more of them than any driver here.
#include "driver/gl_scissor.hpp"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <iterator>
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

GLboolean is_enabled(GLenum) { return GL_FALSE; }

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

}  // namespace

int main()
{
    epoxy_glIsEnabled = is_enabled;
    epoxy_glGetIntegerv = get_integer;
    epoxy_glGetIntegeri_v = get_box;
    epoxy_glWindowRectanglesEXT = set_boxes;
    const CMUnitTest tests[] = {
        cmocka_unit_test(all_rectangles_are_restored),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
