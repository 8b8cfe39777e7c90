#include "driver/gl_garbage.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

#include <utility>

namespace clgl
{

void GlGarbage::add(Room &room, Item item) noexcept
{
    room.item_.front() = std::move(item);
    std::lock_guard lock(mutex_);
    heap_.splice(heap_.end(), room.item_);
    any_ = true;
}

void GlGarbage::add_buffer(Room room, GLuint name) noexcept { add(room, {.buffer = name, .task = {}}); }

void GlGarbage::add_sync(Room room, GLsync sync) noexcept { add(room, {.sync = sync, .task = {}}); }

void GlGarbage::add_task(Room room, std::function<void()> task) noexcept { add(room, {.task = std::move(task)}); }

GlGarbage::Heap GlGarbage::take() noexcept
{
    std::lock_guard lock(mutex_);
    any_ = false;
    return std::exchange(heap_, {});
}

void GlGarbage::collect()
{
    // A task may leave new garbage.
    while (any_.load(std::memory_order_relaxed)) {
        const Heap heap = take();
        for (const Item &item : heap) {
            try {
                if (item.task) item.task();
            } catch (const std::exception &error) {
                log::write(CLGL_LOG_ERROR,
                           text("while giving back an object that was destroyed: ", error.what()));
            }
        }
        for (const Item &item : heap) {
            if (item.buffer) glDeleteBuffers(1, &item.buffer);
            if (item.sync) glDeleteSync(item.sync);
        }
    }
}

void GlGarbage::forget()
{
    // A task that is dropped may hold an object that leaves more.
    while (any_.load(std::memory_order_relaxed))
        take();
}

}  // namespace clgl
