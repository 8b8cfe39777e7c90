#include "core/gl/make_current.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/text.hpp"

#include <map>
#include <mutex>

namespace clgl
{

namespace previous_binding
{

namespace
{

// The records of all threads, by GL context. A context is current on at most one thread.
struct Notes {
    OrderedMutex<LockOrder::previous_bindings> mutex;
    std::map<void *, Previous> of_context;
};

Notes &notes() { return immortal<Notes>(); }

}  // namespace

void note(void *context, const winsys::Binding &before)
{
    Previous previous{before, before.is_current() ? winsys::watch(before) : nullptr};
    std::lock_guard lock(notes().mutex);
    notes().of_context[context] = std::move(previous);
}

Previous forget(void *context) noexcept
{
    std::lock_guard lock(notes().mutex);
    const auto found = notes().of_context.extract(context);
    if (found.empty()) return {};
    for (auto &[later, before] : notes().of_context)
        if (before.binding.context == context) before = found.mapped();
    return found.mapped();
}

}  // namespace previous_binding

ScopedMakeCurrent::ScopedMakeCurrent(const winsys::Binding &wanted) : before_(winsys::current())
{
    if (before_.context == wanted.context) return;
    try {
        winsys::make_current(wanted);
    } catch (const Error &error) {
        fail(CLGL_ERROR_NO_GL_CONTEXT,
             text("the OpenGL context is not current on this thread and cannot be made current: ", error.what()),
             error.native());
    }
    restore_ = true;
    platform_ = wanted.platform;
}

ScopedMakeCurrent::~ScopedMakeCurrent()
{
    if (!restore_) return;
    try {
        if (before_.is_current())
            winsys::make_current(before_);
        else
            winsys::release_current(platform_);
    } catch (const Error &) {
        // Ignore the error, because a destructor cannot report it.
    }
}

}  // namespace clgl
