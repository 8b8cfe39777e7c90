#include "driver/gl_garbage.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

#include <utility>

namespace clgl
{

void GlGarbage::SharedHeap::add(PreallocatedNode &node, Item item) noexcept
{
    node.item_.front() = std::move(item);
    std::lock_guard lock(mutex_);
    heap_.splice(heap_.end(), node.item_);
    any_ = true;
}

GlGarbage::Heap GlGarbage::SharedHeap::take() noexcept
{
    std::lock_guard lock(mutex_);
    any_ = false;
    return std::exchange(heap_, {});
}

void GlGarbage::add_buffer(PreallocatedNode node, GLuint name, Users users) noexcept
{
    objects_.add(node, {.buffer = name, .users = std::move(users)});
}

void GlGarbage::add_sync(PreallocatedNode node, GLsync sync) noexcept { objects_.add(node, {.sync = sync}); }

void GlGarbage::add_call(PreallocatedNode node, std::function<void()> call, Users users) noexcept
{
    objects_.add(node, {.call = std::move(call), .users = std::move(users)});
}

void GlGarbage::add_task(PreallocatedNode node, std::function<void()> task) noexcept
{
    tasks_.add(node, {.task = std::move(task)});
}

void GlGarbage::collect()
{
    if (retired_memory_.has_pages() || has_used()) collect_without_tasks();
    // A task may add new objects or tasks.
    while (objects_.any() || tasks_.any()) {
        collect_without_tasks();
        for (const Item &item : tasks_.take()) {
            try {
                item.task();
            } catch (const std::exception &error) {
                log::write(CLGL_LOG_ERROR, text("cleaning up a destroyed object failed: ", error.what()));
            }
        }
    }
}

void GlGarbage::collect_without_tasks()
{
    std::lock_guard lock(collecting_);
    Heap all = std::exchange(used_, {});
    all.splice(all.end(), objects_.take());
    for (auto next = all.begin(); next != all.end();) {
        const auto item = next++;
        if (item->in_use()) {
            used_.splice(used_.end(), all, item);
            continue;
        }
        // The order of the items is significant: OpenCL must release an object before OpenGL deletes it.
        if (item->call) item->call();
        if (item->buffer) glDeleteBuffers(1, &item->buffer);
        if (item->sync) glDeleteSync(item->sync);
    }
    any_used_ = !used_.empty();
    retired_memory_.sweep();
}

void GlGarbage::collect_retired()
{
    collect_without_tasks();
    std::lock_guard lock(collecting_);
    retired_memory_.finish();
}

void GlGarbage::keep_while_used(const std::shared_ptr<void> &owner) noexcept
{
    std::lock_guard lock(collecting_);
    for (const Item &item : used_)
        item.users->kept = owner;
    used_.clear();
    any_used_ = false;
}

void GlGarbage::forget()
{
    // Destroying a task may destroy an object. The destructor of the object may add new garbage.
    while (tasks_.any())
        tasks_.take();
    objects_.take();
    std::lock_guard lock(collecting_);
    used_.clear();
}

}  // namespace clgl
