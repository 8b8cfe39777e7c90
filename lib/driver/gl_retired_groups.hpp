// Memory that the program's OpenGL may still use when the last clgl context of a share group goes: it stays until
// the share group goes, or is taken over by the group's next clgl context, so that however many contexts come and
// go, no more stays than one keeps.
#pragma once

#include "driver/gl_retired_memory.hpp"

#include <string>

namespace clgl::retired_groups
{

// On a thread that has the share group's context, as the others. `sentinel` is a buffer that only this group has
// under this label, and stays, too. Throws std::bad_alloc, with nothing done.
void leave(GLuint sentinel, const std::string &label, GlRetiredMemory &memory);
// Takes over what others have left.
void adopt(GlRetiredMemory &into);

}  // namespace clgl::retired_groups
