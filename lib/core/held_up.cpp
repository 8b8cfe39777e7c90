#include "core/held_up.hpp"

#include "core/event_wait.hpp"

namespace clgl
{

bool is_held_up(Context &context, cl_command_queue queue, std::span<const cl_event> waits)
{
    context.keeper().tidy();
    if (!context.keeper().wanted()) return false;
    const ClEvent marker = mark_cl(queue, waits);
    context.keeper().keep(marker);
    check_cl(cl().Flush(queue), "clFlush");
    return execution_status(marker) == CL_QUEUED;
}

}  // namespace clgl
