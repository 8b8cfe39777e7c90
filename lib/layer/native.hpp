// Detects drivers that share objects with OpenGL themselves; the layer leaves sharing to them.
#pragma once

#include "layer/registry.hpp"

#include <string>

namespace clgl::layer
{

// Return the value of a text query; empty if the query fails.
std::string device_text(cl_device_id device, cl_device_info what);
std::string platform_text(cl_platform_id platform, cl_platform_info what);

// Returns whether the platform or one of its devices lists cl_khr_gl_sharing. False with CLGL_LAYER_FORCE.
bool advertises_sharing(cl_platform_id platform);

// Returns whether a driver can share objects with this GL context: it lists the extension, or
// clGetGLContextInfoKHR returns a device. The existence of entry points proves nothing: those of PoCL 3.1 abort
// the process. `platform` may be nullptr. False with CLGL_LAYER_FORCE.
bool shares_natively(cl_platform_id platform, const cl_context_properties *properties);
// Records that the driver created a context with OpenGL, so that its sharing functions may be called.
void note_native(cl_platform_id platform);

// Return whether the sharing functions of the driver may be called for an object that the layer does not track.
// False for nullptr and invalid handles, which the layer then rejects.
bool is_native(cl_context context);
bool is_native(cl_command_queue queue);
bool is_native(cl_mem mem);

// Returns whether a call for this object is to be forwarded to the driver.
template <typename T> bool is_left_to_driver(typename T::Handle handle)
{
    return !find<T>(handle) && is_native(handle);
}

// Return the platform of a device or a context; nullptr if the handle is invalid.
cl_platform_id platform_of(cl_device_id device);
cl_platform_id platform_of(cl_context context);
// Returns the first platform, or nullptr if there is none. Used if neither properties nor devices name a
// platform.
cl_platform_id default_platform();

}  // namespace clgl::layer
