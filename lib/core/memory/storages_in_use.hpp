// The shared storages that one call's commands use.
#pragma once

#include "core/memory/shared_storage.hpp"

#include <vector>

namespace clgl
{

// Another thread may release and destroy a buffer between the look whether a queue has it and the command: then
// the release is not behind the command, and the memory must not go before that has ended.
class StoragesInUse
{
public:
    explicit StoragesInUse(const Queue &queue) : queue_(queue) {}
    // When the call's commands are enqueued.
    ~StoragesInUse()
    {
        if (!entries_.empty()) keep_released_meanwhile();
    }
    StoragesInUse(const StoragesInUse &) = delete;
    StoragesInUse &operator=(const StoragesInUse &) = delete;

    const Queue &queue() const { return queue_; }
    // Under the context's mutex, together with the look.
    void add(const StorageUse &storage) { entries_.push_back({storage, storage->release_count()}); }

private:
    struct Entry {
        StorageUse storage;
        uint64_t release_count;
    };
    void keep_released_meanwhile() noexcept;
    void drop_unreleased();

    const Queue &queue_;
    std::vector<Entry> entries_;
};

}  // namespace clgl
