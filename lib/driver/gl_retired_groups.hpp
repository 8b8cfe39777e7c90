// Stores retired memory (gl_retired_memory.hpp) when a clgl context that shares a GL context of the application
// is destroyed, because the share group may still use the memory. The next clgl context that is created in the
// share group adopts the memory, so the amount does not grow with the number of contexts.
#pragma once

#include "driver/gl_retired_memory.hpp"

#include <string>

namespace clgl::retired_groups
{

// Stores the memory of the current share group. memory.settle() must be called first. A context of the share
// group must be current. `sentinel` is a GL buffer with the unique label `label`, by which adopt() recognises the
// share group. The caller must not delete the buffer. Forgets the oldest entry if there are more than 64. Throws
// std::bad_alloc without effect.
void leave(GLuint sentinel, const std::string &label, GlRetiredMemory &memory);
// Moves all memory that was stored for the current share group to `into`, and deletes its sentinels. A context of
// the share group must be current.
void adopt(GlRetiredMemory &into);

}  // namespace clgl::retired_groups
