// Holds the name of the driver call that the test has made fail.
#pragma once

namespace clgl::fault
{

// "" before the first failure
inline const char *failed_call = "";

}  // namespace clgl::fault
