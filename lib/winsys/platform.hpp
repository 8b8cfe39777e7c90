// What each window system does behind winsys.hpp: one table per platform, and the texts that they share.
#pragma once

#include "winsys/winsys.hpp"

#include <string_view>

namespace clgl::winsys
{

// Every entry is there on every platform. A binding that is handed in is one of this platform.
struct Platform {
    int32_t id;
    void *(*current_context)();
    Binding (*current)();
    void (*make_current)(const Binding &binding);
    // Nothing if nothing is current.
    void (*release_current)();
    void *(*proc_address)(const char *name);
    std::unique_ptr<OwnContext> (*make_shared)(const Binding &other);
    std::unique_ptr<ContextWatch> (*watch)(const Binding &binding);
    bool (*has_sync)(const Binding &binding);
    std::unique_ptr<Sync> (*make_sync)(const Binding &binding);
    // Empty if nothing is missing.
    std::string (*explain_missing)();
};

extern const Platform egl_platform;
extern const Platform glx_platform;

// Whether a list of words, as EGL and GLX give their extensions, has this one. The list may be nullptr.
bool has_word(const char *list, std::string_view word);

// Which OpenGL a context speaks.
struct GlVersion {
    bool es = false;
    // Has no meaning before OpenGL 3.2.
    bool core = false;
    int major = 0;
    int minor = 0;

    bool has_profiles() const { return !es && (major > 3 || (major == 3 && minor >= 2)); }
};

// Of the context that is current on this thread.
GlVersion current_gl_version();

// "OpenGL 4.5 core", "OpenGL ES 3.2"
std::string name_of(const GlVersion &version);

}  // namespace clgl::winsys
