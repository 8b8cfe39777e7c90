// Events of which the layer knows more than the driver: their command, and whose turn it is to set them.
#pragma once

#include "layer/gl_context.hpp"

#include <CL/cl_gl.h>

namespace clgl::layer
{

class GlEvent : public Tracked<GlEvent, cl_event>
{
public:
    GlEvent(ClEvent native, Ref<GlContext> context, cl_command_type type);
    ~GlEvent() override;

    cl_command_type type() const { return type_; }
    bool is_of_sync() const { return type_ == CL_COMMAND_GL_FENCE_SYNC_OBJECT_KHR; }
    // The program has set its own event.
    void note_set();
    // Whether there is an event of a sync at all.
    static bool any_of_sync() { return syncs_.load(std::memory_order_relaxed) != 0; }

private:
    static inline std::atomic<size_t> syncs_{0};

    Ref<GlContext> context_;
    ClEvent native_;
    cl_command_type type_;
};

bool is_event_of_sync(cl_event event);

// Of an event whose callback is still to come, or is running: the program may have let go of it. 0 for others.
cl_command_type type_for_callback(cl_event event);

// Gives an event to the program, which owns it from then on.
cl_event hand_out(ClEvent event, GlContext &context, cl_command_type type);

}  // namespace clgl::layer
