#include "winsys/winsys.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "winsys/platform.hpp"

namespace clgl::winsys
{

namespace
{

// In the order in which they are asked what is current. EGL comes first because it also answers without X.
constexpr const Platform *platforms[] = {&egl_platform, &glx_platform};

const Platform &platform_of(int32_t id)
{
    for (const Platform *platform : platforms)
        if (platform->id == id) return *platform;
    fail(CLGL_ERROR_INTERNAL, text("no window system has the number ", id));
}

}  // namespace

Binding current()
{
    for (const Platform *platform : platforms)
        if (platform->current_context()) return platform->current();
    return {};
}

void *current_context()
{
    for (const Platform *platform : platforms)
        if (void *context = platform->current_context()) return context;
    return nullptr;
}

void make_current(const Binding &binding)
{
    // A thread has one OpenGL context over all platforms: EGL refuses to replace one of GLX, and vice versa.
    const Binding before = current();
    const bool leaves = before.is_current() && (!binding.is_current() || before.platform != binding.platform);
    if (leaves) platform_of(before.platform).release_current();
    if (!binding.is_current()) return;
    try {
        platform_of(binding.platform).make_current(binding);
    } catch (...) {
        if (leaves) platform_of(before.platform).make_current(before);
        throw;
    }
}

void release_current(int32_t platform) { platform_of(platform).release_current(); }

void *proc_address(int32_t platform, const char *name) { return platform_of(platform).proc_address(name); }

std::unique_ptr<OwnContext> make_shared(const Binding &other)
{
    return platform_of(other.platform).make_shared(other);
}

bool has_sync(const Binding &binding) { return platform_of(binding.platform).has_sync(binding); }

std::unique_ptr<Sync> make_sync(const Binding &binding)
{
    return platform_of(binding.platform).make_sync(binding);
}

std::string explain_missing()
{
    std::string all;
    for (const Platform *platform : platforms) {
        const std::string missing = platform->explain_missing();
        if (missing.empty()) continue;
        if (!all.empty()) all += "; ";
        all += missing;
    }
    return all;
}

}  // namespace clgl::winsys
