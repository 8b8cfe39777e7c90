// Drivers that share with OpenGL by themselves: they keep doing so.
#pragma once

#include "layer/registry.hpp"

#include <string>

namespace clgl::layer
{

// A query's value as text; empty if there is none.
std::string device_text(cl_device_id device, cl_device_info what);
std::string platform_text(cl_platform_id platform, cl_platform_info what);

// Whether the layer leaves a platform's devices alone, as far as what they advertise tells: the answer for those
// that ask for extensions. Never with CLGL_LAYER_FORCE.
bool advertises_sharing(cl_platform_id platform);

// Whether a driver shares with this OpenGL context: it names a device for that, or advertises the extension.
// Drivers' entry points tell nothing (PoCL's end the process). `platform` may be nullptr. Never with
// CLGL_LAYER_FORCE.
bool shares_natively(cl_platform_id platform, const cl_context_properties *properties);
// That the driver made a context with OpenGL, so that its functions may be called from now on.
void note_native(cl_platform_id platform);

// Whether the driver's functions may be called on an object that the layer does not know; nullptr or rubbish is
// the driver's to complain about only where that has such functions.
bool is_native(cl_context context);
bool is_native(cl_command_queue queue);
bool is_native(cl_mem mem);

// The same, of what the layer may know.
template <typename T> bool is_left_to_driver(typename T::Handle handle)
{
    return !find<T>(handle) && is_native(handle);
}

// The platform of a device or of a context; nullptr if it is none.
cl_platform_id platform_of(cl_device_id device);
cl_platform_id platform_of(cl_context context);
// The first, as drivers take it where neither properties nor devices name one; nullptr if there is none.
cl_platform_id default_platform();

}  // namespace clgl::layer
