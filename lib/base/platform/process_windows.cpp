#include "base/platform/process.hpp"

namespace clgl
{

// Windows cannot fork a process.
void call_in_forked_children(void (*)()) {}

// Windows cannot discard pages of a mapped section.
bool discard_pages(void *, size_t) noexcept { return false; }

}  // namespace clgl
