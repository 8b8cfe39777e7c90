#include "core/command/shared_signal.hpp"

#include "core/sync/event_wait.hpp"
#include "core/sync/user_events.hpp"

namespace clgl
{

bool SharedSignal::is_untaken()
{
    std::lock_guard lock(mutex_);
    return static_cast<bool>(signal_);
}

bool SharedSignal::ended()
{
    std::lock_guard lock(mutex_);
    return !signal_ && (!event_ || execution_status(event_) <= CL_COMPLETE);
}

ClEvent SharedSignal::event(const Context &context)
{
    std::lock_guard lock(mutex_);
    if (signal_) event_ = context.semaphores()->event_of(std::move(signal_));
    return event_;
}

ClEvent SharedSignal::event_for(const Queue &queue)
{
    Context &context = queue.context();
    if (is_untaken() && !queue.out_of_order() &&
        !blocks_on_user_event(context.user_events(), queue.native(), {})) {
        std::lock_guard lock(mutex_);
        if (signal_) {
            event_ = context.semaphores()->wait_on_cl(std::move(signal_), queue.native());
            queue.flush();
            return {};
        }
    }
    return event(context);
}

}  // namespace clgl
