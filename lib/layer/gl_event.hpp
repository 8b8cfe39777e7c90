// Tracks user events, and events of acquires, releases and GL syncs.
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
    // Must be called after the application has set this event. Does nothing if this is not a user event.
    void note_set();
    // Returns whether any event of a GL sync exists.
    static bool any_of_sync() { return syncs_.load(std::memory_order_relaxed) != 0; }

private:
    static inline std::atomic<size_t> syncs_{0};

    Ref<GlContext> context_;
    ClEvent native_;
    cl_command_type type_;
};

bool is_event_of_sync(cl_event event);

// Returns the command type of an event with a pending or running callback, even if the application has released
// the event. Returns 0 for other events.
cl_command_type type_for_callback(cl_event event);

// Tracks an event and returns its handle, which the application then owns.
cl_event track_event(ClEvent event, GlContext &context, cl_command_type type);

}  // namespace clgl::layer
