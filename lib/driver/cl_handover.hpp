// Enqueues an acquire or a release of one memory object.
#pragma once

#include "driver/cl.hpp"

#include <span>

namespace clgl
{

// Enqueues an acquire or a release of one object and returns its event. `function` must have the signature of
// clEnqueueAcquireGLObjects. `name` is the name of the function for messages.
template <typename Enqueue> ClEvent enqueue_handover(Enqueue function, const char *name, cl_command_queue queue,
                                                     cl_mem mem, std::span<const cl_event> waits)
{
    cl_event event = nullptr;
    check_cl(function(queue, 1, &mem, static_cast<cl_uint>(waits.size()), events_of(waits), &event), name);
    return ClEvent(event);
}

}  // namespace clgl
