#include "core/memory/storages_in_use.hpp"

#include "base/log.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace clgl
{

void StoragesInUse::keep_released_meanwhile() noexcept
{
    drop_unreleased();
    if (entries_.empty()) return;
    try {
        const ClEvent end = queue_.mark({});
        queue_.flush();
        for (const Entry &entry : entries_)
            keep_until(end, entry.storage);
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR,
                   text("a buffer or texture was released while a command that uses it was enqueued, and its "
                        "memory cannot be kept until the command ends: ",
                        error.what()));
    }
}

void StoragesInUse::drop_unreleased()
{
    auto undisturbed = entries_.end();
    {
        std::lock_guard lock(queue_.context().mutex());
        undisturbed = std::partition(entries_.begin(), entries_.end(), [](const Entry &entry) {
            return entry.storage->release_count() != entry.release_count;
        });
    }
    // Erase the entries after unlocking, because the release of a storage locks mutexes that come earlier in
    // LockOrder.
    entries_.erase(undisturbed, entries_.end());
}

}  // namespace clgl
