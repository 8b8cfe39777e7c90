#include "core/handover/postponed_acquire.hpp"

#include <algorithm>

namespace clgl
{

bool PostponedAcquire::is_possible(const Queue &queue, const HandOverItems &items, const GlDependencies &by_gl,
                                   const WaitList &waits)
{
    return by_gl.signal && !queue.native_exposed() && !queue.out_of_order() && waits.count() == 0 &&
           !queue.context().keeper().wanted() && nothing_is_copied(items) &&
           std::ranges::all_of(items, &HandOverItem::is_imported);
}

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
    const ClEvent ready = acquire_on_cl(queue, items_, by_gl_, waits_, false);
    const std::lock_guard lock(queue.context().mutex());
    for (const HandOverItem &item : items_)
        item.acquisition->ready = ready;
}

bool PostponedAcquire::leave(const Acquisition &gone)
{
    const auto own = std::ranges::find(items_, &gone, &HandOverItem::acquisition);
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

}  // namespace clgl
