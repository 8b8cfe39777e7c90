// OpenGL objects that nobody needs any more, until a thread that has the context deletes them.
#pragma once

#include "driver/gl.hpp"

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
        std::function<void()> task;
    };
    using Heap = std::list<Item>;

public:
    // Room for one thing on the heap, made before the thing is: throwing it away needs no memory then, as
    // destructors must not fail.
    class Room
    {
        friend class GlGarbage;
        Heap item_ = Heap(1);
    };

    // From any thread; each with a room of its own.
    void add_buffer(Room room, GLuint name) noexcept;
    void add_sync(Room room, GLsync sync) noexcept;
    // Something else that OpenGL must do at the next chance. What it throws is logged.
    void add_task(Room room, std::function<void()> task) noexcept;

    // On a thread that has the context.
    void collect();
    // When there will be no such thread.
    void forget();

private:
    void add(Room &room, Item item) noexcept;
    Heap take() noexcept;

    std::mutex mutex_;
    Heap heap_;
    std::atomic<bool> any_{false};
};

}  // namespace clgl
