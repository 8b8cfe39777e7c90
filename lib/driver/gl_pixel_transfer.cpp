#include "driver/gl_pixel_transfer.hpp"

#include <algorithm>
#include <iterator>

namespace clgl
{

namespace
{

struct Number {
    GLenum name;
    GLfloat plain;
};

// Every compatibility profile has the first 10 parameters. The other parameters belong to GL_ARB_imaging.
constexpr size_t without_imaging = 10;
constexpr Number transfer_numbers[] = {
    {GL_RED_SCALE, 1},
    {GL_GREEN_SCALE, 1},
    {GL_BLUE_SCALE, 1},
    {GL_ALPHA_SCALE, 1},
    {GL_DEPTH_SCALE, 1},
    {GL_RED_BIAS, 0},
    {GL_GREEN_BIAS, 0},
    {GL_BLUE_BIAS, 0},
    {GL_ALPHA_BIAS, 0},
    {GL_DEPTH_BIAS, 0},
    {GL_POST_CONVOLUTION_RED_SCALE, 1},
    {GL_POST_CONVOLUTION_GREEN_SCALE, 1},
    {GL_POST_CONVOLUTION_BLUE_SCALE, 1},
    {GL_POST_CONVOLUTION_ALPHA_SCALE, 1},
    {GL_POST_CONVOLUTION_RED_BIAS, 0},
    {GL_POST_CONVOLUTION_GREEN_BIAS, 0},
    {GL_POST_CONVOLUTION_BLUE_BIAS, 0},
    {GL_POST_CONVOLUTION_ALPHA_BIAS, 0},
    {GL_POST_COLOR_MATRIX_RED_SCALE, 1},
    {GL_POST_COLOR_MATRIX_GREEN_SCALE, 1},
    {GL_POST_COLOR_MATRIX_BLUE_SCALE, 1},
    {GL_POST_COLOR_MATRIX_ALPHA_SCALE, 1},
    {GL_POST_COLOR_MATRIX_RED_BIAS, 0},
    {GL_POST_COLOR_MATRIX_GREEN_BIAS, 0},
    {GL_POST_COLOR_MATRIX_BLUE_BIAS, 0},
    {GL_POST_COLOR_MATRIX_ALPHA_BIAS, 0},
};

// The capabilities of GL_ARB_imaging for glEnable
constexpr GLenum imaging_switches[] = {GL_COLOR_TABLE,
                                       GL_POST_CONVOLUTION_COLOR_TABLE,
                                       GL_POST_COLOR_MATRIX_COLOR_TABLE,
                                       GL_CONVOLUTION_1D,
                                       GL_CONVOLUTION_2D,
                                       GL_SEPARABLE_2D,
                                       GL_HISTOGRAM,
                                       GL_MINMAX};

constexpr GLfloat identity[] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

// Sets a parameter only if its value changes, because each call makes the driver revalidate its state.
void change(GLenum name, GLfloat from, GLfloat to)
{
    if (from != to) glPixelTransferf(name, to);
}

void load_color_matrix(const GLfloat *matrix)
{
    GLint mode = GL_MODELVIEW;
    glGetIntegerv(GL_MATRIX_MODE, &mode);
    glMatrixMode(GL_COLOR);
    glLoadMatrixf(matrix);
    glMatrixMode(static_cast<GLenum>(mode));
}

}  // namespace

PlainPixels::PlainPixels(const GlCaps &caps)
    : counts_{caps.imaging         ? std::size(transfer_numbers)
              : caps.compatibility ? without_imaging
                                   : 0,
              caps.imaging ? std::size(imaging_switches) : 0}
{
    static_assert(std::size(transfer_numbers) == most_numbers && std::size(imaging_switches) == most_switches);
    if (counts_.numbers == 0) return;
    glGetBooleanv(GL_MAP_COLOR, &maps_);
    if (maps_) glPixelTransferi(GL_MAP_COLOR, GL_FALSE);
    for (size_t i = 0; i < counts_.numbers; ++i) {
        glGetFloatv(transfer_numbers[i].name, &numbers_[i]);
        change(transfer_numbers[i].name, numbers_[i], transfer_numbers[i].plain);
    }
    for (size_t i = 0; i < counts_.switches; ++i) {
        switches_[i] = glIsEnabled(imaging_switches[i]);
        if (switches_[i]) glDisable(imaging_switches[i]);
    }
    if (caps.imaging) set_plain_matrix();
}

PlainPixels::~PlainPixels()
{
    if (counts_.numbers == 0) return;
    if (maps_) glPixelTransferi(GL_MAP_COLOR, GL_TRUE);
    for (size_t i = 0; i < counts_.numbers; ++i)
        change(transfer_numbers[i].name, transfer_numbers[i].plain, numbers_[i]);
    for (size_t i = 0; i < counts_.switches; ++i)
        if (switches_[i]) glEnable(imaging_switches[i]);
    if (has_matrix_) load_color_matrix(matrix_);
}

void PlainPixels::set_plain_matrix()
{
    glGetFloatv(GL_COLOR_MATRIX, matrix_);
    has_matrix_ = !std::ranges::equal(matrix_, identity);
    if (has_matrix_) load_color_matrix(identity);
}

}  // namespace clgl
