#include "driver/gl_pixel_transfer.hpp"

namespace clgl
{

namespace
{

constexpr GLenum scales[] = {GL_RED_SCALE, GL_GREEN_SCALE, GL_BLUE_SCALE, GL_ALPHA_SCALE, GL_DEPTH_SCALE};
constexpr GLenum biases[] = {GL_RED_BIAS, GL_GREEN_BIAS, GL_BLUE_BIAS, GL_ALPHA_BIAS, GL_DEPTH_BIAS};

// Skips calls without effect: each one makes the driver revalidate its state.
void change(GLenum name, GLfloat from, GLfloat to)
{
    if (from != to) glPixelTransferf(name, to);
}

}  // namespace

PlainPixels::PlainPixels(const GlCaps &caps) : has_(caps.compatibility)
{
    if (!has_) return;
    glGetBooleanv(GL_MAP_COLOR, &maps_);
    if (maps_) glPixelTransferi(GL_MAP_COLOR, GL_FALSE);
    for (unsigned i = 0; i < parts; ++i) {
        glGetFloatv(scales[i], &scales_[i]);
        glGetFloatv(biases[i], &biases_[i]);
        change(scales[i], scales_[i], 1);
        change(biases[i], biases_[i], 0);
    }
}

PlainPixels::~PlainPixels()
{
    if (!has_) return;
    if (maps_) glPixelTransferi(GL_MAP_COLOR, GL_TRUE);
    for (unsigned i = 0; i < parts; ++i) {
        change(scales[i], 1, scales_[i]);
        change(biases[i], 0, biases_[i]);
    }
}

}  // namespace clgl
