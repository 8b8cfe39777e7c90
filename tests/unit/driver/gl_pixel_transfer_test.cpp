// Tests that all pixel transfer operations are set to their defaults and restored. The GL functions are fakes
// with GL_ARB_imaging, which Mesa lacks.
#include "driver/gl_pixel_transfer.hpp"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr GLenum scales[] = {GL_RED_SCALE, GL_GREEN_SCALE, GL_BLUE_SCALE, GL_ALPHA_SCALE, GL_DEPTH_SCALE};
constexpr GLenum biases[] = {GL_RED_BIAS, GL_GREEN_BIAS, GL_BLUE_BIAS, GL_ALPHA_BIAS, GL_DEPTH_BIAS};
constexpr GLenum imaging_scales[] = {
    GL_POST_CONVOLUTION_RED_SCALE,   GL_POST_CONVOLUTION_GREEN_SCALE,  GL_POST_CONVOLUTION_BLUE_SCALE,
    GL_POST_CONVOLUTION_ALPHA_SCALE, GL_POST_COLOR_MATRIX_RED_SCALE,   GL_POST_COLOR_MATRIX_GREEN_SCALE,
    GL_POST_COLOR_MATRIX_BLUE_SCALE, GL_POST_COLOR_MATRIX_ALPHA_SCALE,
};
constexpr GLenum imaging_biases[] = {
    GL_POST_CONVOLUTION_RED_BIAS,   GL_POST_CONVOLUTION_GREEN_BIAS,  GL_POST_CONVOLUTION_BLUE_BIAS,
    GL_POST_CONVOLUTION_ALPHA_BIAS, GL_POST_COLOR_MATRIX_RED_BIAS,   GL_POST_COLOR_MATRIX_GREEN_BIAS,
    GL_POST_COLOR_MATRIX_BLUE_BIAS, GL_POST_COLOR_MATRIX_ALPHA_BIAS,
};
constexpr GLenum imaging_switches[] = {GL_COLOR_TABLE,
                                       GL_POST_CONVOLUTION_COLOR_TABLE,
                                       GL_POST_COLOR_MATRIX_COLOR_TABLE,
                                       GL_CONVOLUTION_1D,
                                       GL_CONVOLUTION_2D,
                                       GL_SEPARABLE_2D,
                                       GL_HISTOGRAM,
                                       GL_MINMAX};
using Matrix = std::array<GLfloat, 16>;
constexpr Matrix identity = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
constexpr Matrix swapped = {0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

// The state of the context
struct State {
    std::map<GLenum, GLfloat> numbers;
    std::set<GLenum> enabled;
    Matrix color = identity;
    GLenum mode = GL_MODELVIEW;
    bool operator==(const State &) const = default;
};
State state;
// The number of calls that changed the state
int changes = 0;

void set_number(GLenum name, GLfloat value)
{
    assert_true(state.numbers.contains(name));
    state.numbers[name] = value;
    ++changes;
}
void set_integer(GLenum name, GLint value) { set_number(name, static_cast<GLfloat>(value)); }
void get_boolean(GLenum name, GLboolean *value)
{
    assert_true(state.numbers.contains(name));
    *value = state.numbers[name] != 0;
}
void get_float(GLenum name, GLfloat *value)
{
    if (name == GL_COLOR_MATRIX) {
        std::ranges::copy(state.color, value);
        return;
    }
    assert_true(state.numbers.contains(name));
    *value = state.numbers[name];
}
void get_integer(GLenum name, GLint *value)
{
    assert_int_equal(name, GL_MATRIX_MODE);
    *value = static_cast<GLint>(state.mode);
}
GLboolean is_enabled(GLenum name)
{
    assert_true(std::ranges::find(imaging_switches, name) != std::end(imaging_switches));
    return state.enabled.contains(name);
}
void enable(GLenum name)
{
    state.enabled.insert(name);
    ++changes;
}
void disable(GLenum name)
{
    state.enabled.erase(name);
    ++changes;
}
void set_mode(GLenum mode) { state.mode = mode; }
void load_matrix(const GLfloat *matrix)
{
    assert_int_equal(state.mode, GL_COLOR);
    std::copy_n(matrix, state.color.size(), state.color.begin());
    ++changes;
}

// Returns the default state. Has the parameters of GL_ARB_imaging if `imaging` is true.
State default_state(bool imaging)
{
    State plain;
    plain.numbers[GL_MAP_COLOR] = 0;
    for (const GLenum name : scales)
        plain.numbers[name] = 1;
    for (const GLenum name : biases)
        plain.numbers[name] = 0;
    if (!imaging) return plain;
    for (const GLenum name : imaging_scales)
        plain.numbers[name] = 1;
    for (const GLenum name : imaging_biases)
        plain.numbers[name] = 0;
    return plain;
}

// Checks that `before` is replaced by the default state and restored.
void expect_plain(const GlCaps &caps, const State &before)
{
    state = before;
    {
        const PlainPixels pixels(caps);
        State expected = default_state(caps.imaging);
        expected.mode = before.mode;
        assert_true(state == expected);
    }
    assert_true(state == before);
}

// Changes each parameter alone, so that each has its own save, reset and restore.
void expect_each_plain(const GlCaps &caps)
{
    const State plain = default_state(caps.imaging);
    for (const auto &[name, value] : plain.numbers) {
        State before = plain;
        before.numbers[name] = name == GL_MAP_COLOR ? 1.0F : 0.25F;
        expect_plain(caps, before);
    }
}

void parameters_of_a_compatibility_profile_are_restored(void **)
{
    GlCaps caps;
    caps.compatibility = true;
    expect_each_plain(caps);
}

void parameters_of_imaging_are_restored(void **)
{
    GlCaps caps;
    caps.compatibility = caps.imaging = true;
    expect_each_plain(caps);
    for (const GLenum name : imaging_switches) {
        State before = default_state(true);
        before.enabled = {name};
        expect_plain(caps, before);
    }
    State before = default_state(true);
    before.color = swapped;
    before.mode = GL_TEXTURE;
    expect_plain(caps, before);
}

// Each call makes the driver revalidate its state.
void default_parameters_are_not_set(void **)
{
    GlCaps caps;
    caps.compatibility = caps.imaging = true;
    changes = 0;
    expect_plain(caps, default_state(true));
    assert_int_equal(changes, 0);
}

// The fakes fail the test if a parameter is queried that the context lacks.
void other_profiles_have_no_parameters(void **)
{
    state = {};
    changes = 0;
    {
        const PlainPixels pixels{GlCaps()};
    }
    assert_int_equal(changes, 0);
}

}  // namespace

int main()
{
    epoxy_glPixelTransferf = set_number;
    epoxy_glPixelTransferi = set_integer;
    epoxy_glGetBooleanv = get_boolean;
    epoxy_glGetFloatv = get_float;
    epoxy_glGetIntegerv = get_integer;
    epoxy_glIsEnabled = is_enabled;
    epoxy_glEnable = enable;
    epoxy_glDisable = disable;
    epoxy_glMatrixMode = set_mode;
    epoxy_glLoadMatrixf = load_matrix;
    const CMUnitTest tests[] = {
        cmocka_unit_test(parameters_of_a_compatibility_profile_are_restored),
        cmocka_unit_test(parameters_of_imaging_are_restored),
        cmocka_unit_test(default_parameters_are_not_set),
        cmocka_unit_test(other_profiles_have_no_parameters),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
