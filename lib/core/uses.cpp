#include "core/uses.hpp"

#include "base/log.hpp"
#include "base/text.hpp"

namespace clgl
{

Uses::~Uses()
{
    if (entries_.empty()) return;
    drop_undisturbed();
    if (entries_.empty()) return;
    try {
        const ClEvent end = queue_.mark({});
        queue_.flush();
        for (const Entry &entry : entries_)
            keep_until(end, entry.storage);
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR,
                   text("a buffer was released while a command was enqueued on it, and cannot be kept until the "
                        "command has ended: ",
                        error.what()));
    }
}

void Uses::drop_undisturbed()
{
    std::lock_guard lock(queue_.context().mutex());
    std::erase_if(entries_, [](const Entry &entry) { return entry.storage->endings() == entry.endings; });
}

}  // namespace clgl
