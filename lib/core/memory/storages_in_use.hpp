// The shared storages that the commands of one call use.
#pragma once

#include "core/memory/shared_storage.hpp"

#include <vector>

namespace clgl
{

// Keeps storages alive that another thread releases and destroys between the access check and the command: that
// release does not wait for the command, so the memory must be kept until the command has ended.
class StoragesInUse
{
public:
    explicit StoragesInUse(const Queue &queue) : queue_(queue) {}
    // Must run after the commands of the call are enqueued.
    ~StoragesInUse()
    {
        if (!entries_.empty()) keep_released_meanwhile();
    }
    StoragesInUse(const StoragesInUse &) = delete;
    StoragesInUse &operator=(const StoragesInUse &) = delete;

    const Queue &queue() const { return queue_; }
    // Must be called with the context's acquisition mutex held, together with the access check.
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
