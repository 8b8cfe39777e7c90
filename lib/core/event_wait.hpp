// Waiting for an OpenCL event with a timeout, which OpenCL itself has not.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>

namespace clgl
{

// Whether the event completed or failed within so many nanoseconds. Its queue must have been flushed.
bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns);

}  // namespace clgl
