#include "core/sync/enqueue_lock.hpp"

#include <atomic>
#include <cstddef>
#include <new>

namespace clgl
{

namespace
{

// Returns the mutex. The mutex is never destroyed, because a thread may lock it when the process ends. It needs
// no allocation, so this function cannot fail.
EnqueueMutex &enqueue_mutex()
{
    alignas(EnqueueMutex) static std::byte memory[sizeof(EnqueueMutex)];
    static auto *const mutex = new (memory) EnqueueMutex;
    return *mutex;
}

std::atomic<bool> any_driver_needs_lock{false};

}  // namespace

void EnqueueLock::enable() { any_driver_needs_lock = true; }

bool EnqueueLock::enabled() { return any_driver_needs_lock.load(std::memory_order_relaxed); }

EnqueueLock::EnqueueLock(bool needed) : lock_(enqueue_mutex(), std::defer_lock)
{
    if (needed) lock_.lock();
}

}  // namespace clgl
