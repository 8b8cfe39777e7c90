// Wraps functions of the operating system that act on this process.
#pragma once

#include <cstddef>

namespace clgl
{

// Registers a function that is called in each child process that is forked from now on.
void call_in_forked_children(void (*function)());

// Returns the memory of pages of a shared mapping to the operating system. Afterwards these pages read as zero in
// every mapping. If `start` is inside a page, that page is left out. The last page is included, even if the range
// ends inside it. Returns false on failure.
bool discard_pages(void *start, size_t size) noexcept;

}  // namespace clgl
