// The shared storages that one call's commands use.
#pragma once

#include "core/buffer/buffer_storage.hpp"

#include <vector>

namespace clgl
{

// Another thread may release and destroy a buffer between the look whether a queue has it and the command: then
// the release is not behind the command, and the memory must not go before that has ended.
class Uses
{
public:
    explicit Uses(const Queue &queue) : queue_(queue) {}
    // When the call's commands are enqueued.
    ~Uses()
    {
        if (!entries_.empty()) keep_disturbed();
    }
    Uses(const Uses &) = delete;
    Uses &operator=(const Uses &) = delete;

    // Under the context's mutex, together with the look.
    void add(const StorageUse &storage) { entries_.push_back({storage, storage->endings()}); }

private:
    struct Entry {
        StorageUse storage;
        uint64_t endings;
    };
    void keep_disturbed() noexcept;
    void drop_undisturbed();

    const Queue &queue_;
    std::vector<Entry> entries_;
};

}  // namespace clgl
