// Addresses of functions: the layer's own of what it adds, the driver's of all else.
#include "layer/dispatch.hpp"

#include <string_view>

namespace clgl::layer
{

namespace
{

void *own_address(const char *name)
{
    const std::string_view wanted = name ? name : "";
#define CLGL_LAYER_ADDRESS(function)                                                                             \
    if (wanted == "cl" #function) return reinterpret_cast<void *>(&layer::function);
    CLGL_LAYER_GL_FUNCTIONS(CLGL_LAYER_ADDRESS)
#undef CLGL_LAYER_ADDRESS
    return nullptr;
}

// What the driver makes by a function of another extension may be handed over, too.
void *known_to_the_layer(const char *name, void *driver_s)
{
    return driver_s && std::string_view(name) == queue_function
               ? reinterpret_cast<void *>(&CreateCommandQueueWithPropertiesKHR)
               : driver_s;
}

}  // namespace

void *CL_API_CALL GetExtensionFunctionAddress(const char *name)
{
    void *const own = own_address(name);
    return own ? own : known_to_the_layer(name, next().clGetExtensionFunctionAddress(name));
}

void *CL_API_CALL GetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *name)
{
    void *const own = platform ? own_address(name) : nullptr;
    return own ? own : known_to_the_layer(name, next().clGetExtensionFunctionAddressForPlatform(platform, name));
}

}  // namespace clgl::layer
