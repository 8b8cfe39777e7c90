#include "driver/gl_scissor.hpp"

#include <algorithm>

namespace clgl
{

NoScissor::NoScissor(const GlCaps &caps) : caps_(caps), scissor_(glIsEnabled(GL_SCISSOR_TEST))
{
    if (scissor_) caps.viewport_arrays ? glDisablei(GL_SCISSOR_TEST, 0) : glDisable(GL_SCISSOR_TEST);
    if (caps.exclusive_scissor) exclusive_scissor_ = glIsEnabledi(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0);
    if (exclusive_scissor_) glDisablei(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0);
    if (caps.window_rectangles) remove_rectangles();
}

NoScissor::~NoScissor()
{
    if (scissor_) caps_.viewport_arrays ? glEnablei(GL_SCISSOR_TEST, 0) : glEnable(GL_SCISSOR_TEST);
    if (exclusive_scissor_) glEnablei(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0);
    if (caps_.window_rectangles) put_back_rectangles();
}

void NoScissor::remove_rectangles()
{
    glGetIntegerv(GL_WINDOW_RECTANGLE_MODE_EXT, &rectangle_mode_);
    glGetIntegerv(GL_NUM_WINDOW_RECTANGLES_EXT, &rectangle_count_);
    rectangle_count_ = std::min(rectangle_count_, static_cast<GLint>(most_rectangles));
    for (GLint i = 0; i < rectangle_count_; ++i)
        glGetIntegeri_v(GL_WINDOW_RECTANGLE_EXT, static_cast<GLuint>(i), rectangles_[static_cast<size_t>(i)]);
    glWindowRectanglesEXT(GL_EXCLUSIVE_EXT, 0, nullptr);
}

void NoScissor::put_back_rectangles() const
{
    glWindowRectanglesEXT(static_cast<GLenum>(rectangle_mode_), rectangle_count_, rectangles_.front());
}

}  // namespace clgl
