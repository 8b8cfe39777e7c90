// Collects unused GL objects until a thread with the context current deletes them.
#pragma once

#include "base/lock_order.hpp"
#include "driver/gl.hpp"
#include "driver/gl_retired_memory.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>

namespace clgl
{

class GlGarbage
{
public:
    // The OpenCL memory objects that use the memory of a GL object. Each holds a reference.
    struct UserCount {
        std::atomic<uint32_t> count{0};
        // Set by keep_while_used
        std::shared_ptr<void> kept{};
    };
    using Users = std::shared_ptr<UserCount>;

private:
    struct Item {
        GLuint buffer = 0;
        GLsync sync = nullptr;
        std::function<void()> call{}, task{};
        // Empty for none
        Users users{};

        bool in_use() const { return users && users->count.load(std::memory_order_acquire) != 0; }
    };
    using Heap = std::list<Item>;

public:
    // An empty list node. Allocated before the object it is for, so that adding that object to the garbage needs
    // no memory: destructors must not fail.
    class PreallocatedNode
    {
        friend class GlGarbage;
        Heap item_ = Heap(1);
    };

    // May be called from any thread. Each call needs its own node. The object is deleted when it has no users.
    void add_buffer(PreallocatedNode node, GLuint name, Users users = {}) noexcept;
    void add_sync(PreallocatedNode node, GLsync sync) noexcept;
    // Adds a function that calls OpenGL, directly or through an OpenCL driver. It must not throw. It is called
    // when it has no users.
    void add_call(PreallocatedNode node, std::function<void()> call, Users users = {}) noexcept;
    // Adds other work, which may block. Its exceptions are logged.
    void add_task(PreallocatedNode node, std::function<void()> task) noexcept;

    // Deletes everything and runs the tasks. Must be called with the context current.
    void collect();
    // Like collect, without the tasks. On return everything added before the call is deleted unless it has users,
    // even if another thread took it off the list: OpenGL may reuse the names from here on.
    void collect_without_tasks();
    // Returns whether the last collection left objects with users.
    bool has_used() const { return any_used_.load(std::memory_order_relaxed); }
    // Drops the objects with users without deleting them. The last of the users, on any thread, releases `owner`.
    void keep_while_used(const std::shared_ptr<void> &owner) noexcept;
    // Drops everything without deleting it, once no thread will have the context current again.
    void forget();

    // Must be used only within calls that collect, or after the last of them.
    GlRetiredMemory &retired_memory() { return retired_memory_; }

private:
    // A list that can be checked for emptiness without a lock.
    class SharedHeap
    {
    public:
        void add(PreallocatedNode &node, Item item) noexcept;
        Heap take() noexcept;
        bool any() const { return any_.load(std::memory_order_relaxed); }

    private:
        OrderedMutex<LockOrder::garbage_items> mutex_;
        Heap heap_;
        std::atomic<bool> any_{false};
    };

    SharedHeap objects_, tasks_;
    // Held while objects are deleted.
    OrderedMutex<LockOrder::garbage_collection> collecting_;
    // With users; protected by `collecting_`
    Heap used_;
    std::atomic<bool> any_used_{false};
    GlRetiredMemory retired_memory_;
};

}  // namespace clgl
