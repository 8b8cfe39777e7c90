// Functions of the operating system for this process.
#pragma once

#include <cstddef>

namespace clgl
{

// Calls a function in each child process that is forked from here on.
void call_in_forked_children(void (*function)());

// Returns the pages of a mapped range to the system, and returns whether that succeeded. They then read as zero
// in every mapping. Pages that lie only partly before `size` bytes from `start` count as part of the range.
bool discard_pages(void *start, size_t size) noexcept;

}  // namespace clgl
