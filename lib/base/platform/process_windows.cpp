#include "base/platform/process.hpp"

namespace clgl
{

// Windows processes do not fork.
void call_in_forked_children(void (*)()) {}

// Windows has no way to discard pages of a mapped section.
bool discard_pages(void *, size_t) noexcept { return false; }

}  // namespace clgl
