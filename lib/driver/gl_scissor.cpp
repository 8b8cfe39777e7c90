#include "driver/gl_scissor.hpp"

namespace clgl
{

namespace
{

// 10 * major + minor
constexpr int with_viewports = 41;

void set_scissor_test(GLuint viewport, bool on)
{
    on ? glEnablei(GL_SCISSOR_TEST, viewport) : glDisablei(GL_SCISSOR_TEST, viewport);
}

}  // namespace

NoScissor::NoScissor(const GlCaps &caps)
{
    if (!glIsEnabled(GL_SCISSOR_TEST)) return;
    if (caps.es || caps.version < with_viewports) {
        of_all_ = true;
        glDisable(GL_SCISSOR_TEST);
        return;
    }
    GLint viewports = 0;
    glGetIntegerv(GL_MAX_VIEWPORTS, &viewports);
    for (GLint i = 0; i < viewports; ++i)
        before_.push_back(glIsEnabledi(GL_SCISSOR_TEST, static_cast<GLuint>(i)));
    set_scissor_test(0, false);
}

NoScissor::~NoScissor()
{
    if (of_all_) glEnable(GL_SCISSOR_TEST);
    for (GLuint i = 0; i < before_.size(); ++i)
        if (glIsEnabledi(GL_SCISSOR_TEST, i) != before_[i]) set_scissor_test(i, before_[i]);
}

}  // namespace clgl
