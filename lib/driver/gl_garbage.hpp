// OpenGL objects that nobody needs any more, until a thread that has the context deletes them.
#pragma once

#include "base/lock_order.hpp"
#include "driver/gl.hpp"
#include "driver/gl_retired_memory.hpp"

#include <atomic>
#include <functional>
#include <list>
#include <mutex>

namespace clgl
{

class GlGarbage
{
    struct Item {
        GLuint buffer = 0;
        GLsync sync = nullptr;
        std::function<void()> call{}, task{};
    };
    using Heap = std::list<Item>;

public:
    // Room for one thing on the heap, made before the thing is: throwing it away needs no memory then, as
    // destructors must not fail.
    class PreallocatedNode
    {
        friend class GlGarbage;
        Heap item_ = Heap(1);
    };

    // From any thread; each with a room of its own.
    void add_buffer(PreallocatedNode room, GLuint name) noexcept;
    void add_sync(PreallocatedNode room, GLsync sync) noexcept;
    // Calls of OpenGL, or by which a driver of OpenCL's makes some, that do not throw.
    void add_call(PreallocatedNode room, std::function<void()> call) noexcept;
    // Something else to be done at the next chance, which may wait. What it throws is logged.
    void add_task(PreallocatedNode room, std::function<void()> task) noexcept;

    // On a thread that has the context.
    void collect();
    // All but the tasks. When this returns nothing is left of what was thrown away before, whichever thread took
    // it: the program may give a name to something else now.
    void collect_without_tasks();
    // When there will be no such thread.
    void forget();

    // For calls that collect, and when nobody else collects any more.
    GlRetiredMemory &retired_memory() { return retired_memory_; }

private:
    // A heap that threads look at without a lock while there is nothing on it.
    class SharedHeap
    {
    public:
        void add(PreallocatedNode &room, Item item) noexcept;
        Heap take() noexcept;
        bool any() const { return any_.load(std::memory_order_relaxed); }

    private:
        OrderedMutex<LockOrder::garbage_items> mutex_;
        Heap heap_;
        std::atomic<bool> any_{false};
    };

    SharedHeap objects_, tasks_;
    // Held while objects go.
    OrderedMutex<LockOrder::garbage_collection> collecting_;
    GlRetiredMemory retired_memory_;
};

}  // namespace clgl
