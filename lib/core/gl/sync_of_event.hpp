// Lets GL wait for OpenCL events on the device (GL_ARB_cl_event).
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

namespace clgl
{

// Returns a sync that is signalled when the event completes. Must be called with the GL context current. Throws
// the GL error.
GLsync make_sync_of_event(cl_context context, const ClEvent &event);

// Makes later GL commands wait for the event, without blocking the CPU. Throws the GL error.
void wait_on_gl_for(cl_context context, const ClEvent &event);

// Returns whether OpenGL can wait for OpenCL events, according to a test: drivers list the extension for any pair
// of contexts, but may accept only events of an OpenCL context created with cl_khr_gl_sharing. Must be called
// with the GL context current.
bool gl_waits_for_cl(const GlCaps &caps, cl_context context, cl_command_queue queue);

}  // namespace clgl
