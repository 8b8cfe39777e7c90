// Keeps retired memory that a GL share group may still use after its last clgl context was destroyed. The next
// clgl context of the share group takes it over, so the amount does not grow with the number of contexts.
#pragma once

#include "driver/gl_retired_memory.hpp"

#include <string>

namespace clgl::retired_groups
{

// Stores the memory of the current share group. `sentinel` is a buffer with a unique label that identifies the
// group; it stays alive. Throws std::bad_alloc without effect. Must be called with a context of the group
// current, like adopt.
void leave(GLuint sentinel, const std::string &label, GlRetiredMemory &memory);
// Moves memory stored for the current share group to `into`.
void adopt(GlRetiredMemory &into);

}  // namespace clgl::retired_groups
