// Events, and events of OpenGL's syncs (cl_khr_gl_event).
#include "layer/answer.hpp"
#include "layer/dispatch.hpp"
#include "layer/gl_event.hpp"
#include "layer/guard.hpp"
#include "layer/left_over.hpp"
#include "layer/native.hpp"

#include "core/gl_point.hpp"

#include <unordered_map>

namespace clgl::layer
{

namespace
{

using Events = Registry<GlEvent>;

// In which context the program made an event that it has not set yet.
struct UserEvents {
    std::mutex mutex;
    std::unordered_map<cl_event, Ref<GlContext>> contexts;
};

UserEvents &user_events()
{
    static UserEvents &instance = *new UserEvents;
    return instance;
}

Ref<GlContext> take_user_event(cl_event event)
{
    Ref<GlContext> context;
    std::lock_guard lock(user_events().mutex);
    const auto found = user_events().contexts.find(event);
    if (found == user_events().contexts.end()) return {};
    std::swap(context, found->second);
    user_events().contexts.erase(found);
    return context;
}

ClEvent event_of_sync(GlContext &context, GLsync sync)
{
    const OnGl on_gl(context);
    const Ref<GlSide> side = context.core()->gl();
    const GlScope scope(*side);
    // The program may delete its sync at once: the event is of one of the layer's own behind it.
    GlPoint::adopt(side, sync)->wait_on_gl();
    const Ref<GlPoint> behind = GlPoint::insert(side);
    behind->make_waitable_anywhere();
    const ClEvent event = behind->event(context.handle());
    context.core()->keeper().watch(event);
    return event;
}

}  // namespace

cl_event hand_out(ClEvent event, cl_command_type type)
{
    const Ref<GlEvent> tracked = make_ref<GlEvent>(std::move(event), type);
    Events::instance().add(tracked);
    return tracked->handle();
}

cl_event CL_API_CALL CreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync, cl_int *code)
{
    const Ref<GlContext> shared = find<GlContext>(context);
    if (!shared && is_native(context)) return next().clCreateEventFromGLsyncKHR(context, sync, code);
    return creating("clCreateEventFromGLsyncKHR", code, CL_INVALID_OPERATION, [&] {
        if (!shared) reject(CL_INVALID_CONTEXT, "the context shares nothing with OpenGL");
        return hand_out(event_of_sync(*shared, reinterpret_cast<GLsync>(sync)),
                        CL_COMMAND_GL_FENCE_SYNC_OBJECT_KHR);
    });
}

cl_event CL_API_CALL CreateUserEvent(cl_context context, cl_int *code)
{
    const cl_event event = next().clCreateUserEvent(context, code);
    const Ref<GlContext> shared = event ? find<GlContext>(context) : Ref<GlContext>();
    if (!shared) return event;
    try {
        std::lock_guard lock(user_events().mutex);
        user_events().contexts.insert_or_assign(event, shared);
        shared->note_user_event(event);
        return event;
    } catch (const std::bad_alloc &) {
        next().clReleaseEvent(event);
        if (code) *code = CL_OUT_OF_HOST_MEMORY;
        return nullptr;
    }
}

cl_int CL_API_CALL SetUserEventStatus(cl_event event, cl_int status)
{
    const Ref<GlEvent> known = find<GlEvent>(event);
    if (known && known->is_of_sync()) return CL_INVALID_EVENT;
    const cl_int code = next().clSetUserEventStatus(event, status);
    if (code != CL_SUCCESS) return code;
    if (const Ref<GlContext> context = take_user_event(event)) context->forget_user_event(event);
    return code;
}

cl_int CL_API_CALL RetainEvent(cl_event event)
{
    return Events::instance().retain(event) ? CL_SUCCESS : next().clRetainEvent(event);
}

cl_int CL_API_CALL ReleaseEvent(cl_event event)
{
    return Events::instance().release(event, CL_INVALID_EVENT, next().clReleaseEvent);
}

cl_int CL_API_CALL GetEventInfo(cl_event event, cl_event_info what, size_t size, void *value, size_t *size_ret)
{
    if (const Ref<GlEvent> known = find<GlEvent>(event)) {
        const Answer answer{size, value, size_ret};
        if (what == CL_EVENT_COMMAND_TYPE) return answer.give(known->type());
        if (what == CL_EVENT_REFERENCE_COUNT) return answer.give(known->references());
        // Whoever sees that a release has completed may use OpenGL's object.
        if (what == CL_EVENT_COMMAND_EXECUTION_STATUS) finish_left_over();
    }
    return next().clGetEventInfo(event, what, size, value, size_ret);
}

cl_int CL_API_CALL WaitForEvents(cl_uint count, const cl_event *events)
{
    const cl_int code = next().clWaitForEvents(count, events);
    finish_left_over();
    return code;
}

cl_int CL_API_CALL Finish(cl_command_queue queue)
{
    const cl_int code = next().clFinish(queue);
    if (code == CL_SUCCESS) finish_left_over(queue);
    return code;
}

}  // namespace clgl::layer
