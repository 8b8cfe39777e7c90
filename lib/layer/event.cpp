// Creates, tracks, queries and waits for events, including events of GL syncs (cl_khr_gl_event). Implements
// clFinish, too.
#include "layer/dispatch.hpp"
#include "layer/gl_event.hpp"
#include "layer/guard.hpp"
#include "layer/native.hpp"
#include "layer/pending_releases.hpp"
#include "layer/query_reply.hpp"

#include "core/gl/sync_point.hpp"

namespace clgl::layer
{

namespace
{

using Events = Registry<GlEvent>;

ClEvent event_of_sync(GlContext &context, GLsync sync)
{
    const OnGl on_gl(context);
    const Ref<GlShareGroup> side = context.core()->gl();
    const GlScope scope(*side);
    // The application may delete its sync at any time. So OpenGL waits for that sync, and the event uses a new
    // sync, which is inserted after the wait.
    GlSyncPoint::adopt(side, sync)->wait_on_gl();
    const Ref<GlSyncPoint> behind = GlSyncPoint::insert(side);
    behind->make_waitable_anywhere();
    const ClEvent event = behind->event(context.handle());
    context.core()->user_events().watch(event, SignalledBy::library);
    return event;
}

cl_int refuse_in_child(const char *function) { return guarded(function, handles::refuse_if_forked); }

}  // namespace

GlEvent::GlEvent(ClEvent native, Ref<GlContext> context, cl_command_type type)
    : Tracked(native.get()), context_(std::move(context)), native_(std::move(native)), type_(type)
{
    if (type_ == CL_COMMAND_USER) context_->note_user_event(handle());
    if (is_of_sync()) ++syncs_;
}

GlEvent::~GlEvent()
{
    note_set();
    if (is_of_sync()) --syncs_;
}

void GlEvent::note_set()
{
    if (type_ == CL_COMMAND_USER) context_->forget_user_event(handle());
}

bool is_event_of_sync(cl_event event)
{
    const Ref<GlEvent> known = find<GlEvent>(event);
    return known && known->is_of_sync();
}

cl_event track_event(ClEvent event, GlContext &context, cl_command_type type)
{
    const Ref<GlEvent> tracked = make_ref<GlEvent>(std::move(event), Ref<GlContext>(&context), type);
    Events::instance().add(tracked);
    return tracked->handle();
}

cl_event CL_API_CALL CreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync, cl_int *code)
{
    const Ref<GlContext> shared = find<GlContext>(context);
    if (!shared && is_native(context)) return next().clCreateEventFromGLsyncKHR(context, sync, code);
    return creating("clCreateEventFromGLsyncKHR", code, CL_INVALID_OPERATION, [&] {
        if (!shared)
            reject(CL_INVALID_CONTEXT, "the context was created without an OpenGL context (CL_GL_CONTEXT_KHR)");
        return track_event(event_of_sync(*shared, reinterpret_cast<GLsync>(sync)), *shared,
                           CL_COMMAND_GL_FENCE_SYNC_OBJECT_KHR);
    });
}

cl_event CL_API_CALL CreateUserEvent(cl_context context, cl_int *code)
{
    const Ref<GlContext> shared = find<GlContext>(context);
    if (!shared) return next().clCreateUserEvent(context, code);
    return creating("clCreateUserEvent", code, CL_INVALID_OPERATION, [&] {
        cl_int made_code = CL_SUCCESS;
        ClEvent made(next().clCreateUserEvent(context, &made_code));
        if (!made) reject(made_code, "returned by the driver");
        return track_event(std::move(made), *shared, CL_COMMAND_USER);
    });
}

cl_int CL_API_CALL SetUserEventStatus(cl_event event, cl_int status)
{
    if (has_inherited_contexts()) return refuse_in_child("clSetUserEventStatus");
    const Ref<GlEvent> known = find<GlEvent>(event);
    // Events of GL syncs are user events in the driver, but the application must not set them. Events of commands
    // are also rejected here, because rusticl 22.3 would return a wrong error code for them.
    if (known && known->type() != CL_COMMAND_USER) return CL_INVALID_EVENT;
    const cl_int code = next().clSetUserEventStatus(event, status);
    if (known && code == CL_SUCCESS) known->note_set();
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
        const QueryReply reply{size, value, size_ret};
        if (what == CL_EVENT_COMMAND_TYPE) return reply.write(known->type());
        if (what == CL_EVENT_REFERENCE_COUNT) return reply.write(known->references());
    } else if (what == CL_EVENT_COMMAND_TYPE) {
        if (const cl_command_type type = type_for_callback(event))
            return QueryReply{size, value, size_ret}.write(type);
    }
    const cl_int code = next().clGetEventInfo(event, what, size, value, size_ret);
    // The application may use the GL object after it has seen that the release is complete.
    if (what == CL_EVENT_COMMAND_EXECUTION_STATUS) finish_pending_releases();
    return code;
}

cl_int CL_API_CALL WaitForEvents(cl_uint count, const cl_event *events)
{
    if (has_inherited_contexts()) return refuse_in_child("clWaitForEvents");
    const cl_int code = next().clWaitForEvents(count, events);
    finish_pending_releases();
    return code;
}

cl_int CL_API_CALL Finish(cl_command_queue queue)
{
    if (has_inherited_contexts()) return refuse_in_child("clFinish");
    const cl_int code = next().clFinish(queue);
    if (code == CL_SUCCESS) finish_pending_releases(queue);
    return code;
}

}  // namespace clgl::layer
