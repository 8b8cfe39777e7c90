// Waits on the CPU for several fences. The fences may be OpenCL or GL fences, and belong to several contexts.
#pragma once

#include "core/command/fence.hpp"

#include <optional>
#include <span>

namespace clgl
{

using Fences = std::vector<Ref<Fence>>;

// Returns the fences of these handles. Throws CLGL_ERROR_INVALID_HANDLE, and CLGL_ERROR_INVALID_ARGUMENT if
// `handles` is NULL and `count` is not 0.
Fences fences_of(uint32_t count, const clgl_fence *handles);

// Waits at most `timeout_ns` nanoseconds (-1 = no limit). Returns whether all fences have ended. If all have
// ended and some have failed, throws CLGL_ERROR_COMMAND_FAILED for the first failed fence.
bool wait_for_all(const Fences &fences, int64_t timeout_ns);

// Waits at most `timeout_ns` nanoseconds (-1 = no limit). Returns the index of the first fence that has ended, or
// std::nullopt after the timeout.
std::optional<uint32_t> wait_for_any(const Fences &fences, int64_t timeout_ns);

}  // namespace clgl
