#include "core/sync/enqueue_lock.hpp"

#include <cstddef>
#include <new>

namespace clgl
{

namespace
{

// Never destroyed: threads may hold it when the process ends. Allocates no memory, so that it cannot fail.
EnqueueMutex &enqueue_mutex()
{
    alignas(EnqueueMutex) static std::byte memory[sizeof(EnqueueMutex)];
    static auto *const mutex = new (memory) EnqueueMutex;
    return *mutex;
}

}  // namespace

EnqueueLock::EnqueueLock(bool needed) : lock_(enqueue_mutex(), std::defer_lock)
{
    if (needed) lock_.lock();
}

}  // namespace clgl
