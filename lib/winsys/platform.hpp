// Declares one function table per window system (EGL, GLX, WGL), which winsys.cpp calls, and shared helpers.
#pragma once

#include "winsys/winsys.hpp"

#include <string_view>

namespace clgl::winsys
{

// The functions of one window system. No entry is null. A Binding argument must belong to this window system.
struct Platform {
    clgl_winsys id;
    void *(*current_context)();
    Binding (*current)();
    void (*make_current)(const Binding &binding);
    // Releases the current context. Does nothing if no context is current.
    void (*release_current)();
    void *(*proc_address)(const char *name);
    std::unique_ptr<OwnContext> (*make_shared)(const Binding &other);
    std::unique_ptr<ContextWatch> (*watch)(const Binding &binding);
    bool (*has_sync)(const Binding &binding);
    std::unique_ptr<Sync> (*make_sync)(const Binding &binding);
    // The reason, for messages, if has_sync returns false
    const char *no_sync;
    // Returns the reason why OpenGL does not work with this window system, or an empty string if no reason is
    // found.
    std::string (*explain_missing)();
};

extern const Platform egl_platform;
extern const Platform glx_platform;
extern const Platform wgl_platform;

// Returns whether a space-separated list, such as an extension string, contains the word. `list` may be nullptr.
bool has_word(const char *list, std::string_view word);

// The API, version and profile of a context.
struct GlVersion {
    bool es = false;
    // True for a core profile; undefined before OpenGL 3.2
    bool core = false;
    int major = 0;
    int minor = 0;

    bool has_profiles() const { return !es && (major > 3 || (major == 3 && minor >= 2)); }
};

// The versions to try for headless contexts, best version first: core profiles, then OpenGL 3.0 for drivers
// without profiles, then OpenGL ES
inline constexpr GlVersion headless_versions[] = {
    {false, true, 4, 6},  {false, true, 4, 5}, {false, true, 4, 4}, {false, true, 4, 3},
    {false, true, 4, 2},  {false, true, 4, 1}, {false, true, 4, 0}, {false, true, 3, 3},
    {false, false, 3, 0}, {true, false, 3, 2}, {true, false, 3, 1}, {true, false, 3, 0},
};

// Returns the version of the context that is current on this thread.
GlVersion current_gl_version();

// Returns the name of a version, such as "OpenGL 4.5 core" or "OpenGL ES 3.2".
std::string name_of(const GlVersion &version);

}  // namespace clgl::winsys
