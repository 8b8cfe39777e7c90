// The table filled from the ICD loader that the library is linked with. The OpenCL layer links another cl()
// instead.
#include "driver/cl.hpp"

namespace clgl
{

[[gnu::hot]] ClTable &cl()
{
#define CLGL_CL_ENTRY(name) &::cl##name,
    static ClTable instance{CLGL_CL_FUNCTIONS(CLGL_CL_ENTRY)};
#undef CLGL_CL_ENTRY
    return instance;
}

}  // namespace clgl
