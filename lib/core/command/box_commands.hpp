// Commands that transfer boxes of rows.
#pragma once

#include "core/command/command_batch.hpp"
#include "core/device/driver_quirks.hpp"
#include "driver/box_rows.hpp"

namespace clgl
{

inline RowParts row_parts(const Queue &queue, const BoxShape &box)
{
    return {box, find_quirk(queue.device(), Quirk::boxes_as_runs) != nullptr};
}

// Enqueues a command for each part with `enqueue(part, block, wait_count, waits, event)`. `command`: the
// CLGL_COMMAND_ constant that the fence reports. `host_memory`: true if the commands use memory of the
// application.
template <typename Parts, typename Enqueue>
Ref<Fence> submit_parts(const CommandTarget &to, const char *name, clgl_command_type command, const Parts &parts,
                        bool host_memory, bool blocking, Enqueue enqueue)
{
    if (parts.count() == 1)
        return submit_blocking(
            to, name, blocking,
            [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
                return enqueue(*parts.begin(), block, count, waits, event);
            },
            command);
    CommandBatch batch(to, command, host_memory);
    for (const auto &part : parts)
        batch.add(name, [&](cl_command_queue, cl_uint count, const cl_event *waits, cl_event *event) {
            return enqueue(part, CL_FALSE, count, waits, event);
        });
    return batch.finish(blocking);
}

}  // namespace clgl
