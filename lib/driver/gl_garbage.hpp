// Stores unused GL objects, and calls and tasks that need a GL context. A later collection, on a thread with the
// context current, deletes the objects and runs the calls and tasks.
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
    // Counts the OpenCL memory objects that use the memory of a GL object.
    struct UserCount {
        std::atomic<uint32_t> count{0};
        // The owner that keep_while_used has stored
        std::shared_ptr<void> kept{};
    };
    using Users = std::shared_ptr<UserCount>;

private:
    struct Item {
        GLuint buffer = 0;
        GLsync sync = nullptr;
        std::function<void()> call{}, task{};
        // nullptr if no OpenCL object uses the memory
        Users users{};

        bool in_use() const { return users && users->count.load(std::memory_order_acquire) != 0; }
    };
    using Heap = std::list<Item>;

public:
    // An empty list node. It is allocated in advance, together with the GL object. Adding the object to the
    // garbage then needs no memory, and cannot fail in a destructor.
    class PreallocatedNode
    {
        friend class GlGarbage;
        Heap item_ = Heap(1);
    };

    // These functions may be called from any thread. Each call needs its own node. A collection deletes the GL
    // object once the count of `users` is 0.
    void add_buffer(PreallocatedNode node, GLuint name, Users users = {}) noexcept;
    void add_sync(PreallocatedNode node, GLsync sync) noexcept;
    // Adds a function that calls OpenGL, directly or through an OpenCL driver. A collection calls the function
    // once the count of `users` is 0. It must not throw.
    void add_call(PreallocatedNode node, std::function<void()> call, Users users = {}) noexcept;
    // Adds a task that may block. Logs exceptions of the task.
    void add_task(PreallocatedNode node, std::function<void()> task) noexcept;

    // Deletes all objects without users, and runs the tasks. Must be called with the context current.
    void collect();
    // Like collect, but does not run tasks. On return, all objects that were added before the call and have no
    // users are deleted. OpenGL may then reuse their names.
    void collect_without_tasks();
    // Like collect_without_tasks. Also waits until OpenGL has finished all commands, and deletes the retired
    // memory objects that no object of the application uses.
    void collect_retired();
    // Returns whether the last collection kept objects because they have users.
    bool has_used() const { return any_used_.load(std::memory_order_relaxed); }
    // Removes the objects with users from the list, and does not delete them. Holds a reference to `owner` until
    // the last user is destroyed. The last user may be destroyed on any thread.
    void keep_while_used(const std::shared_ptr<void> &owner) noexcept;
    // Removes all objects and tasks without deleting any GL object. Must be called when no thread will have the
    // context current again.
    void forget();

    // Must be accessed only by code that runs in a collection, before the first collection, or after the last
    // one.
    GlRetiredMemory &retired_memory() { return retired_memory_; }

private:
    // A list whose emptiness can be checked without a lock
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
    // Held while objects are deleted
    OrderedMutex<LockOrder::garbage_collection> collecting_;
    // Objects with users; protected by `collecting_`
    Heap used_;
    std::atomic<bool> any_used_{false};
    GlRetiredMemory retired_memory_;
};

}  // namespace clgl
