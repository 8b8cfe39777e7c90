#include "layer/unset_user_events.hpp"

#include "layer/dispatch.hpp"
#include "layer/gl_context.hpp"
#include "layer/log.hpp"

namespace clgl::layer
{

namespace
{

bool is_out_of_order(cl_command_queue queue)
{
    cl_command_queue_properties properties = 0;
    return next().clGetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES, sizeof properties, &properties, nullptr) ==
               CL_SUCCESS &&
           (properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

template <typename Map> void remove_from(Map &map, cl_event user_event)
{
    for (auto &[blocked, user_events] : map)
        user_events.erase(user_event);
    std::erase_if(map, [](const auto &entry) { return entry.second.empty(); });
}

}  // namespace

UnsetUserEvents::~UnsetUserEvents() { unset_everywhere_ -= unset_.size(); }

void UnsetUserEvents::add(cl_event user_event)
{
    std::lock_guard lock(mutex_);
    if (unset_.insert(user_event).second) ++unset_everywhere_;
}

bool UnsetUserEvents::remove(cl_event user_event)
{
    std::lock_guard lock(mutex_);
    if (unset_.erase(user_event) == 0) return false;
    --unset_everywhere_;
    remove_from(queues_, user_event);
    remove_from(events_, user_event);
    return true;
}

UnsetUserEvents::UserEvents UnsetUserEvents::blocking(cl_command_queue queue,
                                                      std::span<const cl_event> waits) const
{
    UserEvents all;
    if (const auto found = queues_.find(queue); found != queues_.end()) all = found->second;
    for (const cl_event event : waits) {
        if (unset_.contains(event)) all.insert(event);
        if (const auto found = events_.find(event); found != events_.end())
            all.insert(found->second.begin(), found->second.end());
    }
    return all;
}

void UnsetUserEvents::note(cl_command_queue queue, std::span<const cl_event> waits, cl_event event)
{
    std::lock_guard lock(mutex_);
    if (unset_.empty()) return;
    UserEvents user_events = blocking(queue, waits);
    // Removes the entry of a deleted event with the same handle, if there is one.
    events_.erase(event);
    if (user_events.empty()) return;
    if (event) events_[event] = user_events;
    queues_[queue] = std::move(user_events);
}

bool UnsetUserEvents::would_block(cl_command_queue queue, std::span<const cl_event> waits)
{
    std::lock_guard lock(mutex_);
    return !unset_.empty() && (is_out_of_order(queue) || !blocking(queue, waits).empty());
}

void note_command(cl_command_queue queue, std::span<const cl_event> waits, cl_event event) noexcept
{
    try {
        if (const Ref<GlQueue> known = find<GlQueue>(queue))
            known->context().unset_user_events().note(queue, waits, event);
    } catch (const std::bad_alloc &) {
        log_line("cannot track the wait list of a command: out of host memory");
    }
}

}  // namespace clgl::layer
