// Queues that wait for somebody.
#pragma once

#include "core/context.hpp"

#include <span>

namespace clgl
{

// Whether what a queue is given next, behind these events too, waits for a user event: of the program's, or of a
// thread that waits for OpenGL. NVIDIA's driver (580) holds up the call itself then, if it is for imported memory
// or a semaphore, and so maybe the thread that is to signal.
bool is_held_up(Context &context, cl_command_queue queue, std::span<const cl_event> waits);

}  // namespace clgl
