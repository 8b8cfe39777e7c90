// The driver's call that was made to fail.
#pragma once

namespace clgl::fault
{

// "" before one has.
inline const char *failed_call = "";

}  // namespace clgl::fault
