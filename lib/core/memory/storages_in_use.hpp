// Tracks the shared storages that the commands of one call use.
#pragma once

#include "core/memory/shared_storage.hpp"

#include <vector>

namespace clgl
{

// Between the access check and the enqueue of a command, another thread can release and destroy an object that
// the command uses. The release does not wait for the command. In this case, this class keeps the storage of the
// object alive until the command has ended.
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
    // Adds a storage. Must be called with the acquisition mutex of the context held. The mutex must have been
    // held since the access check.
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
