#include "core/sync/user_event.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>
#include <mutex>

namespace clgl
{

namespace
{

// PoCL 3.1 lets a command fail twice, and ends the process, when two threads end what it waits for at once. A
// function that a driver calls meanwhile may end another one. Never destroyed: threads may be at it when the
// process ends.
auto &ending() { return immortal<OrderedMutex<LockOrder::user_event_end, std::recursive_mutex>>(); }

}  // namespace

ClEvent make_user_event(cl_context context)
{
    cl_int code = CL_SUCCESS;
    ClEvent event(cl().CreateUserEvent(context, &code));
    check_cl(code, "clCreateUserEvent");
    // Made where it may fail: ending an event may not.
    ending();
    return event;
}

cl_int end_user_event(const ClEvent &event, cl_int status) noexcept
{
    const std::lock_guard lock(ending());
    return cl().SetUserEventStatus(event.get(), status);
}

cl_int end_user_event(EventKeeper &keeper, const ClEvent &event, cl_int status) noexcept
{
    try {
        if (status < 0 && keeper.settles_before_failures()) keeper.settle();
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("before a user event failed: ", error.what()));
    }
    return end_user_event(event, status);
}

bool blocks_on_user_event(EventKeeper &keeper, cl_command_queue queue, std::span<const cl_event> waits)
{
    keeper.tidy();
    if (!keeper.wanted()) return false;
    const ClEvent marker = mark_cl(queue, waits);
    keeper.keep(marker);
    check_cl(cl().Flush(queue), "clFlush");
    return execution_status(marker) == CL_QUEUED;
}

}  // namespace clgl
