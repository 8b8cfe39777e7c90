#include "winsys/winsys.hpp"

#include "base/error.hpp"
#include "base/names.hpp"
#include "base/text.hpp"
#include "winsys/platform.hpp"

#include <algorithm>

namespace clgl::winsys
{

namespace
{

#ifdef _WIN32
constexpr const Platform *platforms[] = {&wgl_platform};
#else
// The window systems in the order in which they are queried for a current context. EGL is first because it works
// without X.
constexpr const Platform *platforms[] = {&egl_platform, &glx_platform};
#endif

const Platform &platform_of(clgl_winsys id)
{
    for (const Platform *platform : platforms)
        if (platform->id == id) return *platform;
    fail(CLGL_ERROR_UNSUPPORTED, text("the window system ", winsys_name(id), " is not supported on this system"));
}

void release(const Binding &binding)
{
    if (binding.is_current()) platform_of(binding.platform).release_current();
}

// Restores the previous binding after make_current of the platform `failed` has failed. The new context may be
// current despite the error, because GLX reports some errors late. Ignores further errors, because the caller
// throws the first error.
void restore_after_failure(const Binding &before, clgl_winsys failed)
{
    try {
        if (before.platform != failed) platform_of(failed).release_current();
        if (before.is_current()) platform_of(before.platform).make_current(before);
    } catch (const Error &) {
        return;
    }
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
    const Binding before = current();
    if (!binding.is_current()) return release(before);
    // Throws before the current context changes.
    const Platform &platform = platform_of(binding.platform);
    // A thread must have at most one current context of all platforms. EGL cannot replace a GLX context, and GLX
    // cannot replace an EGL context.
    if (before.platform != binding.platform) release(before);
    try {
        platform.make_current(binding);
    } catch (...) {
        restore_after_failure(before, binding.platform);
        throw;
    }
}

bool is_supported(clgl_winsys platform) noexcept
{
    return std::ranges::any_of(platforms, [&](const Platform *each) { return each->id == platform; });
}

void release_current(clgl_winsys platform) { platform_of(platform).release_current(); }

void *proc_address(clgl_winsys platform, const char *name) { return platform_of(platform).proc_address(name); }

std::unique_ptr<OwnContext> make_shared(const Binding &other)
{
    return platform_of(other.platform).make_shared(other);
}

std::unique_ptr<ContextWatch> watch(const Binding &binding)
{
    return platform_of(binding.platform).watch(binding);
}

bool has_sync(const Binding &binding) { return platform_of(binding.platform).has_sync(binding); }

const char *explain_no_sync(const Binding &binding) { return platform_of(binding.platform).no_sync; }

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
