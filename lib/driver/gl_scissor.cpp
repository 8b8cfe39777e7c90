#include "driver/gl_scissor.hpp"

namespace clgl
{

NoScissor::NoScissor(const GlCaps &caps) : indexed_(caps.viewport_arrays), before_(glIsEnabled(GL_SCISSOR_TEST))
{
    if (before_) indexed_ ? glDisablei(GL_SCISSOR_TEST, 0) : glDisable(GL_SCISSOR_TEST);
}

NoScissor::~NoScissor()
{
    if (before_) indexed_ ? glEnablei(GL_SCISSOR_TEST, 0) : glEnable(GL_SCISSOR_TEST);
}

}  // namespace clgl
