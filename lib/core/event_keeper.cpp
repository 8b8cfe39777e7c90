#include "core/event_keeper.hpp"

#include "core/event_wait.hpp"

#include <algorithm>

namespace clgl
{

void EventKeeper::close()
{
    std::vector<ClEvent> ended;
    --user_fences_;
    if (--open_ != 0) return;
    std::lock_guard lock(mutex_);
    ended = take_ended();
}

void EventKeeper::watch(const ClEvent &user_event, bool program_s)
{
    std::lock_guard lock(mutex_);
    watched_.push_back({user_event, program_s});
    if (program_s) ++user_fences_;
    ++open_;
}

void EventKeeper::look_at_watched(std::vector<ClEvent> &ended)
{
    for (size_t i = watched_.size(); i-- > 0;) {
        if (execution_status(watched_[i].event) > CL_COMPLETE) continue;
        std::swap(watched_[i], watched_.back());
        if (watched_.back().program_s) --user_fences_;
        ended.push_back(std::move(watched_.back().event));
        watched_.pop_back();
        --open_;
    }
}

void EventKeeper::tidy()
{
    std::vector<ClEvent> ended, unneeded;
    std::lock_guard lock(mutex_);
    look_at_watched(ended);
    // What had not ended when the last user fence was signalled; on rusticl an event holds its command's memory.
    if (!wanted() && !kept_.empty()) unneeded = take_ended();
}

void EventKeeper::keep(const ClEvent &event)
{
    if (!wanted() || !event) return;
    // Events go outside the mutex: drivers may run callbacks then.
    std::vector<ClEvent> ended;
    std::lock_guard lock(mutex_);
    kept_.push_back(event);
    if (kept_.size() < tidy_at_) return look_at_watched(ended);
    ended = take_ended();
    look_at_watched(ended);
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
