#include "core/context/storage_registry.hpp"

#include <algorithm>

namespace clgl
{

std::vector<Ref<RegisteredStorage>> StorageRegistry::find(const GlObjectName &object)
{
    std::vector<Ref<RegisteredStorage>> found;
    std::lock_guard lock(mutex_);
    const auto [first, last] = storages_.equal_range(object);
    for (auto entry = first; entry != last; ++entry)
        if (Ref<RegisteredStorage> storage = Ref<RegisteredStorage>::lock(entry->second))
            found.push_back(std::move(storage));
    return found;
}

void StorageRegistry::add(RegisteredStorage &storage)
{
    std::lock_guard lock(mutex_);
    storages_.emplace(storage.gl_object(), &storage);
}

void StorageRegistry::remove(RegisteredStorage &storage)
{
    std::lock_guard lock(mutex_);
    const auto [first, last] = storages_.equal_range(storage.gl_object());
    const auto found = std::find_if(first, last, [&](const auto &entry) { return entry.second == &storage; });
    if (found != last) storages_.erase(found);
}

bool StorageRegistry::shares(cl_mem mem)
{
    std::lock_guard lock(mutex_);
    return std::ranges::any_of(
        storages_, [&](const auto &entry) { return entry.second->shared() && entry.second->mem() == mem; });
}

clgl_memory_usage StorageRegistry::usage(clgl_transport transport)
{
    clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
    std::lock_guard lock(mutex_);
    for (const auto &[name, storage] : storages_) {
        if (storage->transport() != transport) continue;
        ++usage.object_count;
        usage.shared_bytes += storage->counted_bytes();
        usage.extra_bytes += storage->extra_bytes();
    }
    return usage;
}

}  // namespace clgl
