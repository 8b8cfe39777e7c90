// The contexts of EGL and GLX.
#pragma once

#include "gl_context.hpp"

namespace clglinfo
{

// For gles_kind, egl_kind and headless_kind.
GlContext make_egl_context(std::string_view kind);
GlContext make_glx_context();

}  // namespace clglinfo
