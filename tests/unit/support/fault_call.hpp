// Name of the driver call that was made to fail.
#pragma once

namespace clgl::fault
{

// "" before a failure.
inline const char *failed_call = "";

}  // namespace clgl::fault
