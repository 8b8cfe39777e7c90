#include "core/before_current.hpp"

#include <map>
#include <mutex>

namespace clgl::before_current
{

namespace
{

// Of all threads: a context is current on one at a time.
struct Notes {
    std::mutex mutex;
    std::map<void *, winsys::Binding> of_context;
};

// Never destroyed: contexts may end late in the process.
Notes &notes()
{
    static Notes &all = *new Notes;
    return all;
}

}  // namespace

void note(void *context, const winsys::Binding &before)
{
    std::lock_guard lock(notes().mutex);
    notes().of_context[context] = before;
}

winsys::Binding forget(void *context) noexcept
{
    std::lock_guard lock(notes().mutex);
    const auto found = notes().of_context.extract(context);
    if (found.empty()) return {};
    for (auto &[later, before] : notes().of_context)
        if (before.context == context) before = found.mapped();
    return found.mapped();
}

}  // namespace clgl::before_current
