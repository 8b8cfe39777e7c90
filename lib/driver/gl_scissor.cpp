#include "driver/gl_scissor.hpp"

#include <algorithm>

namespace clgl
{

NoScissor::NoScissor(const GlCaps &caps)
    : caps_(caps), rectangles_(read_rectangles(caps)), scissor_(glIsEnabled(GL_SCISSOR_TEST)),
      exclusive_scissor_(caps.exclusive_scissor ? glIsEnabledi(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0) : GL_FALSE)
{
    if (scissor_) caps.viewport_arrays ? glDisablei(GL_SCISSOR_TEST, 0) : glDisable(GL_SCISSOR_TEST);
    if (exclusive_scissor_) glDisablei(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0);
    if (caps.window_rectangles) glWindowRectanglesEXT(GL_EXCLUSIVE_EXT, 0, nullptr);
}

NoScissor::~NoScissor()
{
    if (scissor_) caps_.viewport_arrays ? glEnablei(GL_SCISSOR_TEST, 0) : glEnable(GL_SCISSOR_TEST);
    if (exclusive_scissor_) glEnablei(GL_SCISSOR_TEST_EXCLUSIVE_NV, 0);
    if (caps_.window_rectangles)
        glWindowRectanglesEXT(static_cast<GLenum>(rectangles_.mode),
                              static_cast<GLsizei>(rectangles_.boxes.size()),
                              rectangles_.boxes.empty() ? nullptr : rectangles_.boxes.front().data());
}

NoScissor::Rectangles NoScissor::read_rectangles(const GlCaps &caps)
{
    Rectangles read;
    if (!caps.window_rectangles) return read;
    GLint count = 0;
    glGetIntegerv(GL_WINDOW_RECTANGLE_MODE_EXT, &read.mode);
    glGetIntegerv(GL_NUM_WINDOW_RECTANGLES_EXT, &count);
    read.boxes.resize(static_cast<size_t>(std::max(count, 0)));
    for (GLuint i = 0; i < read.boxes.size(); ++i)
        glGetIntegeri_v(GL_WINDOW_RECTANGLE_EXT, i, read.boxes[i].data());
    return read;
}

}  // namespace clgl
