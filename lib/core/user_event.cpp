#include "core/user_event.hpp"

#include "base/error.hpp"

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

}  // namespace clgl
