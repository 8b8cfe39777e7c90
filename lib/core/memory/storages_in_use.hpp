// Tracks the shared storages that the commands of one call use.
#pragma once

#include "core/memory/shared_storage.hpp"

#include <vector>

namespace clgl
{

// While a call enqueues a command, another thread may release and destroy an object after the access check. The
// release does not wait for the command. In this case, this class keeps the storage alive until the command has
// ended.
class StoragesInUse
{
public:
    explicit StoragesInUse(const Queue &queue) : queue_(queue) {}
    // The destructor must run after the commands of the call were enqueued.
    ~StoragesInUse()
    {
        if (!entries_.empty()) keep_released_meanwhile();
    }
    StoragesInUse(const StoragesInUse &) = delete;
    StoragesInUse &operator=(const StoragesInUse &) = delete;

    const Queue &queue() const { return queue_; }
    // Adds a storage. Must be called with the context's acquisition mutex held, together with the access check.
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
