#include "driver/gl_retired_memory.hpp"

#include "driver/gl.hpp"

#include <utility>

namespace clgl
{

namespace
{

// Number of unused memory objects above which glFinish is called to delete some of them. Each has a mapping, one
// or two pages, and one open file in Mesa 26.2.
constexpr size_t most_mappings = 64;
// Number of unused memory objects that are deleted after this glFinish.
constexpr size_t mappings_at_once = most_mappings / 4;
// Limits for memory whose commands are pending: the size in bytes, and the number of memory objects. Each object
// has one open file. add() waits if a limit is exceeded.
constexpr uint64_t most_waiting_bytes = uint64_t{256} << 20;
constexpr size_t most_waiting = 64;
// The maximum wait for one fence in nanoseconds, which is longer than any frame. After a timeout, the pages are
// not freed.
constexpr GLuint64 wait_ns = 1'000'000'000;
// The maximum total size of pages that were not freed, in bytes.
constexpr uint64_t most_kept_bytes = uint64_t{256} << 20;

}  // namespace

void GlRetiredMemory::add(Node &node) noexcept
{
    Item &item = node.front();
    if (item.keeper) {
        item.discard = nullptr;
        find_unused(item.keeper);
        used_.splice(used_.end(), node);
    } else {
        item.done = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        if (!item.done) drop_own_gl_errors();
        waiting_bytes_ += item.bytes;
        waiting_.splice(waiting_.end(), node);
    }
    find_unused();
    sweep();
    while (waiting_.size() > most_waiting || waiting_bytes_ > most_waiting_bytes) {
        const bool done = is_done(waiting_.front(), wait_ns);
        take_first(done);
    }
    if (empty_.size() <= most_mappings && kept_bytes_ <= most_kept_bytes) return;
    glFinish();
    delete_oldest(kept_bytes_ > most_kept_bytes ? empty_.size() : mappings_at_once);
}

void GlRetiredMemory::sweep() noexcept
{
    while (!waiting_.empty() && is_done(waiting_.front(), 0))
        take_first(true);
}

bool GlRetiredMemory::settle() noexcept
{
    if (!waiting_.empty()) glFinish();
    while (!waiting_.empty())
        take_first(true);
    find_unused();
    return !empty_.empty() || !used_.empty();
}

void GlRetiredMemory::finish() noexcept
{
    if (!settle()) return;
    glFinish();
    delete_oldest(empty_.size());
}

void GlRetiredMemory::take_over(GlRetiredMemory &other) noexcept
{
    used_.splice(used_.end(), other.used_);
    empty_.splice(empty_.end(), other.empty_);
    kept_bytes_ += std::exchange(other.kept_bytes_, 0);
}

void GlRetiredMemory::find_unused() noexcept
{
    for (auto item = used_.begin(); item != used_.end();)
        item = item->keeper.is_there() ? std::next(item) : end_use(item);
}

void GlRetiredMemory::find_unused(const MemoryOwner &keeper) noexcept
{
    for (auto item = used_.begin(); item != used_.end();)
        item = item->keeper == keeper ? end_use(item) : std::next(item);
}

GlRetiredMemory::Node::iterator GlRetiredMemory::end_use(Node::iterator item) noexcept
{
    const auto next = std::next(item);
    kept_bytes_ += item->bytes;
    empty_.splice(empty_.end(), used_, item);
    return next;
}

bool GlRetiredMemory::is_done(Item &item, GLuint64 timeout_ns) const
{
    if (!item.done) return false;
    const GLenum state = glClientWaitSync(item.done, GL_SYNC_FLUSH_COMMANDS_BIT, timeout_ns);
    if (state == GL_WAIT_FAILED) drop_own_gl_errors();
    return state == GL_ALREADY_SIGNALED || state == GL_CONDITION_SATISFIED;
}

void GlRetiredMemory::take_first(bool done) noexcept
{
    Item &item = waiting_.front();
    waiting_bytes_ -= item.bytes;
    if (done && item.discard()) item.bytes = 0;
    item.discard = nullptr;
    kept_bytes_ += item.bytes;
    glDeleteSync(std::exchange(item.done, nullptr));
    empty_.splice(empty_.end(), waiting_, waiting_.begin());
}

void GlRetiredMemory::delete_oldest(size_t count) noexcept
{
    for (; count > 0 && !empty_.empty(); --count) {
        kept_bytes_ -= empty_.front().bytes;
        glDeleteMemoryObjectsEXT(1, &empty_.front().memory);
        empty_.pop_front();
    }
}

}  // namespace clgl
