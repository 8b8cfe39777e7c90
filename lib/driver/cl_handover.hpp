// Enqueues an acquire or a release of one object with a function of a sharing extension.
#pragma once

#include "driver/cl.hpp"

#include <span>

namespace clgl
{

// `function` has the signature of clEnqueueAcquireGLObjects; `name` is its name for messages. Returns the event.
template <typename Enqueue> ClEvent enqueue_handover(Enqueue function, const char *name, cl_command_queue queue,
                                                     cl_mem mem, std::span<const cl_event> waits)
{
    cl_event event = nullptr;
    check_cl(function(queue, 1, &mem, static_cast<cl_uint>(waits.size()), events_of(waits), &event), name);
    return ClEvent(event);
}

}  // namespace clgl
