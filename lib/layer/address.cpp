// Returns the addresses of extension functions. For extensions that the layer adds, these are functions of the
// layer. For all others, they are functions of the driver, except clCreateCommandQueueWithPropertiesKHR.
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

// Replaces clCreateCommandQueueWithPropertiesKHR, because the layer must track every queue.
void *replace_queue_function(const char *name, void *from_driver)
{
    return from_driver && std::string_view(name) == queue_function
               ? reinterpret_cast<void *>(&CreateCommandQueueWithPropertiesKHR)
               : from_driver;
}

}  // namespace

void *CL_API_CALL GetExtensionFunctionAddress(const char *name)
{
    void *const own = own_address(name);
    return own ? own : replace_queue_function(name, next().clGetExtensionFunctionAddress(name));
}

void *CL_API_CALL GetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *name)
{
    void *const own = platform ? own_address(name) : nullptr;
    return own ? own
               : replace_queue_function(name, next().clGetExtensionFunctionAddressForPlatform(platform, name));
}

}  // namespace clgl::layer
