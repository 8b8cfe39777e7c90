#include "core/handover/postponed_acquire.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

class PostponedAcquire : public PostponedCommand
{
public:
    // Takes ownership of the contents of `by_gl`.
    PostponedAcquire(const HandOverItems &items, GlDependencies &&by_gl);
    GlDependencies take_back() { return std::move(by_gl_); }

    void enqueue(const Queue &queue) override;
    // Returns whether a release has exactly these acquisitions, each as a whole, and nothing was enqueued yet.
    bool is_of(const HandOverItems &items) const;
    // Removes an acquisition. Returns true if the acquisition was found and nothing was enqueued for it.
    bool remove(const Acquisition &ended);
    bool empty() const { return items_.empty(); }

private:
    HandOverItems items_;
    GlDependencies by_gl_;
    WaitList waits_;
};

PostponedAcquire::PostponedAcquire(const HandOverItems &items, GlDependencies &&by_gl) : by_gl_(std::move(by_gl))
{
    for (const HandOverItem &item : items) {
        HandOverItem &own = items_.emplace_back();
        own.object = item.object;
        own.part = item.part;
        own.acquisition = item.acquisition;
        own.moves = item.moves;
    }
}

void PostponedAcquire::enqueue(const Queue &queue)
{
    ClEvent ready = enqueue_acquires(queue, items_, by_gl_, waits_);
    if (!ready && waits_.count() != 0) ready = queue.barrier_of_postponed(waits_.span());
    const std::lock_guard lock(queue.context().mutex());
    for (const HandOverItem &item : items_)
        item.acquisition->ready = ready;
}

bool PostponedAcquire::remove(const Acquisition &ended)
{
    const auto own = std::ranges::find(items_, &ended, &HandOverItem::acquisition);
    if (own == items_.end()) return false;
    const bool untouched = !own->handed;
    items_.erase(own);
    return untouched;
}

bool PostponedAcquire::is_of(const HandOverItems &items) const
{
    const auto is_meant = [&](const HandOverItem &own) {
        return std::ranges::any_of(items, [&](const HandOverItem &item) {
            return item.acquisition == own.acquisition && !item.is_explicit;
        });
    };
    return !std::ranges::any_of(items_, &HandOverItem::handed) && items.size() == items_.size() &&
           std::ranges::all_of(items_, is_meant);
}

bool is_possible(const Queue &queue, const HandOverItems &items, const GlDependencies &by_gl,
                 const WaitList &waits)
{
    return by_gl.signal && !queue.native_exposed() && !queue.out_of_order() && waits.count() == 0 &&
           !queue.context().user_events().any_now() && nothing_is_copied(items) &&
           std::ranges::all_of(items, &HandOverItem::is_imported);
}

// Converts the command to an acquire. Queues postpone no other commands.
PostponedAcquire &acquire_of(PostponedCommand &command) { return static_cast<PostponedAcquire &>(command); }

}  // namespace

bool postpone_acquire(const Queue &queue, const HandOverItems &items, GlDependencies &by_gl,
                      const WaitList &waits)
{
    if (!is_possible(queue, items, by_gl, waits)) return false;
    std::unique_ptr<PostponedCommand> rest = std::make_unique<PostponedAcquire>(items, std::move(by_gl));
    if (queue.postpone(rest)) return true;
    by_gl = acquire_of(*rest).take_back();
    return false;
}

bool drop_postponed(const Queue &queue, const HandOverItems &items)
{
    return queue.drop_postponed_if([&](PostponedCommand &command) { return acquire_of(command).is_of(items); });
}

bool drop_postponed(const Queue &queue, const Acquisition &ended)
{
    bool untouched = false;
    queue.drop_postponed_if([&](PostponedCommand &command) {
        untouched = acquire_of(command).remove(ended);
        return acquire_of(command).empty();
    });
    return untouched;
}

}  // namespace clgl
