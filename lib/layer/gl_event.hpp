// Events whose command OpenCL has another name for than the driver.
#pragma once

#include "layer/gl_context.hpp"

#include <CL/cl_gl.h>

namespace clgl::layer
{

class GlEvent : public Tracked<GlEvent, cl_event>
{
public:
    GlEvent(ClEvent native, cl_command_type type) : Tracked(native.get()), native_(std::move(native)), type_(type)
    {
    }

    cl_command_type type() const { return type_; }
    bool is_of_sync() const { return type_ == CL_COMMAND_GL_FENCE_SYNC_OBJECT_KHR; }

private:
    ClEvent native_;
    cl_command_type type_;
};

// Gives an event to the program, which owns it from then on.
cl_event hand_out(ClEvent event, cl_command_type type);

}  // namespace clgl::layer
