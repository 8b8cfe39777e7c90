#include "core/sync/enqueue_lock.hpp"

#include <cstddef>
#include <new>

namespace clgl
{

namespace
{

// Never destroyed: threads may hold it when the process ends. Allocates nothing, so that it cannot fail.
std::recursive_mutex &enqueue_mutex()
{
    alignas(std::recursive_mutex) static std::byte memory[sizeof(std::recursive_mutex)];
    static auto *const mutex = new (memory) std::recursive_mutex;
    return *mutex;
}

}  // namespace

EnqueueLock::EnqueueLock(bool needed) : lock_(enqueue_mutex(), std::defer_lock)
{
    if (needed) lock_.lock();
}

}  // namespace clgl
