// Fills the function table from the ICD loader, which is linked with the library. The OpenCL layer defines cl()
// itself.
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
