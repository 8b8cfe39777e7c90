#include "winsys/platform.hpp"

#include "base/text.hpp"

#include <epoxy/gl.h>

namespace clgl::winsys
{

bool has_word(const char *list, std::string_view word)
{
    std::string_view rest = list ? list : "";
    while (!rest.empty()) {
        const size_t end = rest.find(' ');
        if (rest.substr(0, end) == word) return true;
        if (end == rest.npos) return false;
        rest.remove_prefix(end + 1);
    }
    return false;
}

GlVersion current_gl_version()
{
    // epoxy_gl_version returns 45 for OpenGL 4.5.
    constexpr int minors_per_major = 10;
    const int number = epoxy_gl_version();
    GlVersion version{!epoxy_is_desktop_gl(), false, number / minors_per_major, number % minors_per_major};
    if (version.has_profiles()) {
        GLint mask = 0;
        glGetIntegerv(GL_CONTEXT_PROFILE_MASK, &mask);
        version.core = (mask & GL_CONTEXT_CORE_PROFILE_BIT) != 0;
    }
    return version;
}

std::string name_of(const GlVersion &version)
{
    const char *profile = !version.has_profiles() ? "" : version.core ? " core" : " compatibility";
    return text(version.es ? "OpenGL ES " : "OpenGL ", version.major, '.', version.minor, profile);
}

}  // namespace clgl::winsys
