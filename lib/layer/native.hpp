// Detects drivers that can share objects with OpenGL without the layer. The layer forwards sharing calls to these
// drivers.
#pragma once

#include "layer/registry.hpp"

#include <string>

namespace clgl::layer
{

// These functions return the string of a query, or an empty string if the query fails.
std::string device_text(cl_device_id device, cl_device_info what);
std::string platform_text(cl_platform_id platform, cl_platform_info what);

// Returns whether the platform or one of its devices lists cl_khr_gl_sharing. Returns false if CLGL_LAYER_FORCE
// is set.
bool advertises_sharing(cl_platform_id platform);

// Returns whether the driver can share objects with the GL context in `properties`. This is the case if the
// driver lists the extension, or if its clGetGLContextInfoKHR returns a device. Does not test whether sharing
// functions exist, because those of PoCL 3.1 abort the process. `platform` may be nullptr. Returns false if
// CLGL_LAYER_FORCE is set.
bool shares_natively(cl_platform_id platform, const cl_context_properties *properties);
// Records that the driver has created a context with OpenGL. From then on, its sharing functions may be called.
void note_native(cl_platform_id platform);

// These functions return whether sharing functions of the driver may be called for an object that the layer does
// not track. They return false for nullptr and invalid handles, which the layer must reject.
bool is_native(cl_context context);
bool is_native(cl_command_queue queue);
bool is_native(cl_mem mem);

// Returns whether the layer must forward a call for this object to the driver.
template <typename T> bool is_left_to_driver(typename T::Handle handle)
{
    return !find<T>(handle) && is_native(handle);
}

// These functions return the platform of a device or a context, or nullptr if the handle is invalid.
cl_platform_id platform_of(cl_device_id device);
cl_platform_id platform_of(cl_context context);
// Returns the first platform, or nullptr if there is none. Used if neither properties nor devices determine the
// platform.
cl_platform_id default_platform();

}  // namespace clgl::layer
