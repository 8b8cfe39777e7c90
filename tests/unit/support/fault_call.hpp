// Name of the driver call that the test made fail.
#pragma once

namespace clgl::fault
{

// The name is "" before a failure.
inline const char *failed_call = "";

}  // namespace clgl::fault
