// Creates EGL and GLX contexts.
#pragma once

#include "gl_context.hpp"

namespace clglinfo
{

// `kind` is the name of gles_kind, egl_kind or headless_kind.
GlContext make_egl_context(std::string_view kind);
GlContext make_glx_context();

}  // namespace clglinfo
