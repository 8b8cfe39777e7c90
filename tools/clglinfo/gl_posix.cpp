#include "gl_posix.hpp"

#include <cstdlib>

namespace clglinfo
{

namespace
{

bool is_set(const char *variable)
{
    const char *value = std::getenv(variable);
    return value && *value;
}

}  // namespace

const char *const gl_kinds_help = "  --gles             try headless OpenGL ES\n"
                                  "  --egl              try OpenGL on the desktop display through EGL\n"
                                  "  --glx              try OpenGL on the X display through GLX\n";

bool session_has(const GlKind &kind)
{
    if (kind.name == glx_kind.name) return is_set("DISPLAY");
    if (kind.name == egl_kind.name) return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    return true;
}

bool needs_x_server(const GlKind &kind)
{
    return is_set("DISPLAY") && (kind.name == egl_kind.name || kind.name == glx_kind.name);
}

GlContext make_gl_context(std::string_view kind)
{
    return kind == glx_kind.name ? make_glx_context() : make_egl_context(kind);
}

}  // namespace clglinfo
