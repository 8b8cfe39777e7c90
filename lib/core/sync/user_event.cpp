#include "core/sync/user_event.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/context/context.hpp"
#include "core/device/driver_quirks.hpp"
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
std::recursive_mutex &ending()
{
    static auto *const mutex = new std::recursive_mutex;
    return *mutex;
}

bool settles_before_failures(const Context &context)
{
    return std::ranges::any_of(
        context.devices(), [](const Ref<Device> &device) { return find_quirk(*device, Quirk::failed_commands); });
}

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

cl_int end_user_event(Context &context, const ClEvent &event, cl_int status) noexcept
{
    try {
        if (status < 0 && settles_before_failures(context)) context.keeper().settle();
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("before a user event failed: ", error.what()));
    }
    return end_user_event(event, status);
}

bool blocks_on_user_event(Context &context, cl_command_queue queue, std::span<const cl_event> waits)
{
    context.keeper().tidy();
    if (!context.keeper().wanted()) return false;
    const ClEvent marker = mark_cl(queue, waits);
    context.keeper().keep(marker);
    check_cl(cl().Flush(queue), "clFlush");
    return execution_status(marker) == CL_QUEUED;
}

}  // namespace clgl
