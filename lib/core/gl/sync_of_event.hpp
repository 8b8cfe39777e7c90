// Makes GL wait for OpenCL events on the device (GL_ARB_cl_event).
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

namespace clgl
{

// Returns a GL sync that is signalled when the event completes. Must be called with the GL context current.
// Throws GL errors.
GLsync make_sync_of_event(cl_context context, const ClEvent &event);

// Makes later GL commands wait for the event on the device. Throws GL errors.
void wait_on_gl_for(cl_context context, const ClEvent &event);

// Tests whether OpenGL can wait for OpenCL events. Some drivers list the extension, but accept only events of
// OpenCL contexts that share with GL. Must be called with the GL context current.
bool gl_waits_for_cl(const GlCaps &caps, cl_context context, cl_command_queue queue);

}  // namespace clgl
