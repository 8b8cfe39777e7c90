// Waits on the CPU for several fences, of both sides and of several contexts.
#pragma once

#include "core/command/fence.hpp"

#include <optional>
#include <span>

namespace clgl
{

using Fences = std::vector<Ref<Fence>>;

// Throws CLGL_ERROR_INVALID_ARGUMENT for a missing array, CLGL_ERROR_INVALID_HANDLE.
Fences fences_of(uint32_t count, const clgl_fence *handles);

// Waits up to `timeout_ns` (-1 = no limit). Returns whether all have ended. When all have, throws
// CLGL_ERROR_COMMAND_FAILED for the first that failed.
bool wait_for_all(const Fences &fences, int64_t timeout_ns);

// Returns the index of the first that has ended, or nothing within the time.
std::optional<uint32_t> wait_for_any(const Fences &fences, int64_t timeout_ns);

}  // namespace clgl
