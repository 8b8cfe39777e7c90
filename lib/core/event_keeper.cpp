#include "core/event_keeper.hpp"

#include "core/event_wait.hpp"

#include <algorithm>

namespace clgl
{

void EventKeeper::close()
{
    std::vector<ClEvent> ended;
    if (--open_ != 0) return;
    std::lock_guard lock(mutex_);
    ended = take_ended();
}

void EventKeeper::keep(const ClEvent &event)
{
    if (!wanted() || !event) return;
    // Events go outside the mutex: drivers may run callbacks then.
    std::vector<ClEvent> ended;
    std::lock_guard lock(mutex_);
    kept_.push_back(event);
    if (kept_.size() < tidy_at_) return;
    ended = take_ended();
    tidy_at_ = std::max(tidy_at_, 2 * kept_.size());
}

std::vector<ClEvent> EventKeeper::take_ended()
{
    const auto ended = std::partition(kept_.begin(), kept_.end(),
                                      [](const ClEvent &event) { return execution_status(event) > CL_COMPLETE; });
    std::vector<ClEvent> out(std::make_move_iterator(ended), std::make_move_iterator(kept_.end()));
    kept_.erase(ended, kept_.end());
    return out;
}

}  // namespace clgl
