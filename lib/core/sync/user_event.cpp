#include "core/sync/user_event.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/enqueue_lock.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>

namespace clgl
{

ClEvent make_user_event(cl_context context)
{
    cl_int code = CL_SUCCESS;
    ClEvent event(cl().CreateUserEvent(context, &code));
    check_cl(code, "clCreateUserEvent");
    return event;
}

cl_int end_user_event(const ClEvent &event, cl_int status) noexcept
{
    const EnqueueLock lock(true);
    return cl().SetUserEventStatus(event.get(), status);
}

cl_int end_user_event(EventKeeper &keeper, const ClEvent &event, cl_int status) noexcept
{
    // Commands enqueued meanwhile would have to settle, too.
    const EnqueueLock lock(true);
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
