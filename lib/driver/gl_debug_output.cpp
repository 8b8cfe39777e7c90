#include "driver/gl_debug_output.hpp"

#include <epoxy/gl.h>

namespace clgl
{

namespace
{

bool has_debug_output()
{
    const int version = epoxy_gl_version(), first = epoxy_is_desktop_gl() ? 43 : 32;
    return version >= first || epoxy_has_gl_extension("GL_KHR_debug");
}

}  // namespace

WithoutDebugOutput::WithoutDebugOutput() : was_on_(has_debug_output() && glIsEnabled(GL_DEBUG_OUTPUT))
{
    if (was_on_) glDisable(GL_DEBUG_OUTPUT);
}

WithoutDebugOutput::~WithoutDebugOutput()
{
    if (was_on_) glEnable(GL_DEBUG_OUTPUT);
}

}  // namespace clgl
