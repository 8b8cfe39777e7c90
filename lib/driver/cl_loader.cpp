// Fills the function table from the ICD loader, with which clgl is linked. The OpenCL layer does not contain this
// file, because it defines its own cl().
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
