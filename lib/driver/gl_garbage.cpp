#include "driver/gl_garbage.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

#include <utility>

namespace clgl
{

void GlGarbage::add_buffer(GLuint name)
{
    std::lock_guard lock(mutex_);
    heap_.buffers.push_back(name);
    any_ = true;
}

void GlGarbage::add_sync(GLsync sync)
{
    std::lock_guard lock(mutex_);
    heap_.syncs.push_back(sync);
    any_ = true;
}

void GlGarbage::add_task(std::function<void()> task)
{
    std::lock_guard lock(mutex_);
    heap_.tasks.push_back(std::move(task));
    any_ = true;
}

GlGarbage::Heap GlGarbage::take()
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
        for (const auto &task : heap.tasks) {
            try {
                task();
            } catch (const std::exception &error) {
                log::write(CLGL_LOG_ERROR,
                           text("while giving back an object that was destroyed: ", error.what()));
            }
        }
        glDeleteBuffers(static_cast<GLsizei>(heap.buffers.size()), heap.buffers.data());
        for (GLsync sync : heap.syncs)
            glDeleteSync(sync);
    }
}

void GlGarbage::forget()
{
    // A task that is dropped may hold an object that leaves more.
    while (any_.load(std::memory_order_relaxed))
        take();
}

}  // namespace clgl
