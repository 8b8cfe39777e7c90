#include "layer/dispatch.hpp"

#include <string_view>

namespace clgl
{

// Replaces the definition in driver/cl_loader.cpp, which would require linking with a loader.
ClTable &cl()
{
    static constinit ClTable instance{};
    return instance;
}

namespace layer
{

namespace
{

constinit cl_icd_dispatch below{};
constinit cl_icd_dispatch own{};

// Returns an extension function of the next layer or of the driver, for lib/core. The loader ocl-icd 2.3 would
// return its own function, which would call this layer again.
void *CL_API_CALL address_below(cl_platform_id platform, const char *name)
{
    const std::string_view wanted = name;
#define CLGL_LAYER_ADDRESS(function)                                                                             \
    if (wanted == "cl" #function) return reinterpret_cast<void *>(below.cl##function);
    CLGL_LAYER_GL_FUNCTIONS(CLGL_LAYER_ADDRESS)
#undef CLGL_LAYER_ADDRESS
    return below.clGetExtensionFunctionAddressForPlatform(platform, name);
}

}  // namespace

const cl_icd_dispatch &next() { return below; }

const cl_icd_dispatch &install(const cl_icd_dispatch &target)
{
    below = own = target;
#define CLGL_LAYER_FORWARD(name) cl().name = below.cl##name;
    CLGL_CL_FUNCTIONS(CLGL_LAYER_FORWARD)
#undef CLGL_LAYER_FORWARD
    cl().GetExtensionFunctionAddressForPlatform = &address_below;
#define CLGL_LAYER_OWN(name) own.cl##name = &layer::name;
    CLGL_LAYER_FUNCTIONS(CLGL_LAYER_OWN)
#undef CLGL_LAYER_OWN
    guard_commands(own);
    return own;
}

}  // namespace layer
}  // namespace clgl
