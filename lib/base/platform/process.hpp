// Wraps functions of the operating system that act on this process.
#pragma once

#include <cstddef>

namespace clgl
{

// Registers a function that is called in each child process that is forked from now on.
void call_in_forked_children(void (*function)());

// Returns pages of a shared mapping to the operating system. Afterwards they read as zero in every mapping of the
// same memory. A page that contains `start` but does not begin there is left out. The page in which the range
// ends is included. Returns false on failure.
bool discard_pages(void *start, size_t size) noexcept;

}  // namespace clgl
