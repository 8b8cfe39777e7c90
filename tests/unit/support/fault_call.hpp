// Declares the name of the driver call that the test made fail.
#pragma once

namespace clgl::fault
{

// "" before the first failure
inline const char *failed_call = "";

}  // namespace clgl::fault
