// OpenGL waiting for OpenCL on the device: GL_ARB_cl_event.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

namespace clgl
{

// A sync that is signalled when the event completes. On a thread that has the OpenGL context. Throws what OpenGL
// says.
GLsync make_sync_of_event(cl_context context, const ClEvent &event);

// OpenGL's commands from now on come after the event, without a wait of the CPU's. Throws what OpenGL says.
void wait_on_gl_for(cl_context context, const ClEvent &event);

// Whether that works: drivers offer the extension for any pair of contexts, but may take only events of an OpenCL
// context that was made with cl_khr_gl_sharing. On a thread that has the OpenGL context.
bool gl_waits_for_cl(const GlCaps &caps, cl_context context, cl_command_queue queue);

}  // namespace clgl
