// Implements clEnqueueAcquireGLObjects and clEnqueueReleaseGLObjects.
#include "core/handover/handover.hpp"
#include "layer/dispatch.hpp"
#include "layer/gl_event.hpp"
#include "layer/gl_mem.hpp"
#include "layer/guard.hpp"
#include "layer/native.hpp"
#include "layer/pending_releases.hpp"

#include <algorithm>

namespace clgl::layer
{

namespace
{

using MemList = std::vector<Ref<GlMem>>;

// Parameters of clEnqueueAcquireGLObjects or clEnqueueReleaseGLObjects
struct HandOver {
    cl_command_queue queue;
    cl_uint count;
    const cl_mem *mems;
    cl_uint wait_count;
    const cl_event *waits;
    cl_event *event;
};

Ref<GlQueue> require_queue(cl_command_queue queue)
{
    Ref<GlQueue> known = find<GlQueue>(queue);
    if (known) return known;
    cl_context context = nullptr;
    if (!queue ||
        next().clGetCommandQueueInfo(queue, CL_QUEUE_CONTEXT, sizeof context, &context, nullptr) != CL_SUCCESS)
        reject(CL_INVALID_COMMAND_QUEUE, "command_queue is not a valid command queue");
    reject(CL_INVALID_CONTEXT, "the context of command_queue was created without an OpenGL context");
}

// Returns the memory objects without duplicates.
MemList require_mems(const HandOver &given, const GlContext &context)
{
    if ((given.count == 0) != (given.mems == nullptr))
        reject(CL_INVALID_VALUE,
               text("num_objects is ", given.count, ", but mem_objects is ", given.mems ? "not NULL" : "NULL"));
    MemList mems;
    for (cl_uint i = 0; i < given.count; ++i) {
        const std::string title = text("mem_objects[", i, ']');
        const Ref<GlMem> known = require_of_gl(given.mems[i], title);
        if (&known->context() != &context)
            reject(CL_INVALID_CONTEXT, text(title, " and command_queue belong to different OpenCL contexts"));
        if (std::ranges::find(mems, known) == mems.end()) mems.push_back(known);
    }
    return mems;
}

WaitList require_waits(const HandOver &given, const GlContext &context)
{
    if ((given.wait_count == 0) != (given.waits == nullptr))
        reject(CL_INVALID_EVENT_WAIT_LIST, text("num_events_in_wait_list is ", given.wait_count,
                                                ", but event_wait_list is ", given.waits ? "not NULL" : "NULL"));
    WaitList list;
    for (cl_uint i = 0; i < given.wait_count; ++i) {
        const cl_event event = given.waits[i];
        cl_context of = nullptr;
        if (!event || next().clGetEventInfo(event, CL_EVENT_CONTEXT, sizeof of, &of, nullptr) != CL_SUCCESS)
            reject(CL_INVALID_EVENT_WAIT_LIST, text("event_wait_list[", i, "] is not a valid event"));
        if (of != context.handle())
            reject(CL_INVALID_CONTEXT,
                   text("event_wait_list[", i, "] and command_queue belong to different OpenCL contexts"));
        list.add(Fence::adopt(context.core(), event)->event_to_wait_for());
    }
    return list;
}

// Builds a clgl_handover for memory objects. The clgl_handover that description() returns points to this object.
class CoreList
{
public:
    explicit CoreList(const MemList &mems)
    {
        for (const Ref<GlMem> &mem : mems)
            if (mem->is_buffer())
                buffers_.push_back(mem->core_handle<clgl_buffer>());
            else
                textures_.push_back(mem->core_handle<clgl_texture>());
    }

    clgl_handover description(uint32_t flags) const
    {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.flags = flags;
        handover.buffer_count = static_cast<uint32_t>(buffers_.size());
        handover.buffers = buffers_.data();
        handover.texture_count = static_cast<uint32_t>(textures_.size());
        handover.textures = textures_.data();
        return handover;
    }

private:
    std::vector<clgl_buffer> buffers_;
    std::vector<clgl_texture> textures_;
};

cl_command_queue queue_of(cl_event event)
{
    cl_command_queue queue = nullptr;
    check_cl(next().clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, nullptr),
             "clGetEventInfo");
    return queue;
}

ClEvent event_of(const Ref<Fence> &fence)
{
    const cl_event event = fence->native_event();
    check_cl(cl().RetainEvent(event), "clRetainEvent");
    return ClEvent(event);
}

// Stores an event for the application, if requested. The event belongs to the queue that the application passed,
// so it can be profiled. It completes after all events in `done`.
void output_event(const HandOver &given, GlQueue &queue, const std::vector<ClEvent> &done, cl_command_type type)
{
    if (!given.event) return;
    if (done.size() == 1 && queue_of(done.front().get()) == given.queue) {
        *given.event = track_event(done.front(), queue.context(), type);
        return;
    }
    WaitList waits;
    for (const ClEvent &each : done)
        waits.add(each);
    const Ref<Queue> core = queue.core();
    *given.event = track_event(core->mark(waits.span()), queue.context(), type);
    core->flush();
}

void note_user_events(const HandOver &given, GlQueue &queue)
{
    if (!UnsetUserEvents::any()) return;
    queue.context().unset_user_events().note(given.queue, std::span(given.waits, given.wait_count),
                                             given.event ? *given.event : nullptr);
}

void acquire_objects(const HandOver &given)
{
    const Ref<GlQueue> queue = require_queue(given.queue);
    if (given.count == 0 && !given.mems) return;
    GlContext &context = queue->context();
    MemList mems = require_mems(given, context);
    const WaitList waits = require_waits(given, context);
    // Skip objects that any queue has acquired, because an acquire is valid for all queues of the context.
    std::erase_if(mems, [](const Ref<GlMem> &mem) { return static_cast<bool>(mem->acquired_by()); });
    const Ref<Queue> core = queue->core();
    std::vector<ClEvent> done;
    if (mems.empty()) {
        done.push_back(core->barrier(waits.span()));
    } else {
        const OnGl on_gl(context);
        const CoreList list(mems);
        const Ref<Fence> fence = acquire(core, list.description(0), waits, given.event != nullptr);
        for (const Ref<GlMem> &mem : mems)
            mem->note_acquired(queue);
        if (fence) done.push_back(event_of(fence));
    }
    output_event(given, *queue, done, CL_COMMAND_ACQUIRE_GL_OBJECTS);
    note_user_events(given, *queue);
}

void note_released(const MemList &mems)
{
    for (const Ref<GlMem> &mem : mems)
        mem->note_acquired({});
}

// Releases objects that were acquired on the queue `holder`. Returns a fence if `deferred` or `want_fence` is
// true.
Ref<Fence> release_from(const Ref<GlQueue> &holder, const MemList &mems, const WaitList &waits, bool deferred,
                        bool want_fence)
{
    try {
        const CoreList list(mems);
        Ref<Fence> fence = release(holder->core(), list.description(deferred ? CLGL_HANDOVER_NO_CPU_WAIT : 0),
                                   waits, deferred || want_fence);
        note_released(mems);
        return fence;
    } catch (...) {
        for (const Ref<GlMem> &mem : mems)
            mem->check_acquired();
        throw;
    }
}

// Removes the first object from `mems`, and all other objects that the same queue has acquired. Returns the queue
// and these objects. The queue is null if the objects are not acquired.
std::pair<Ref<GlQueue>, MemList> take_same_holder(MemList &mems)
{
    const Ref<GlQueue> holder = mems.front()->acquired_by();
    MemList same;
    std::erase_if(mems, [&](const Ref<GlMem> &mem) {
        if (mem->acquired_by() != holder) return false;
        same.push_back(mem);
        return true;
    });
    return {holder, std::move(same)};
}

// Returns a wait list for a release on the queue `holder`. It contains a marker on `queue`, which completes after
// `waits` and after the earlier commands of `queue`.
WaitList behind_commands(GlQueue &queue, const GlQueue &holder, const WaitList &waits)
{
    const Ref<Queue> core = queue.core();
    const ClEvent end = core->mark(waits.span());
    core->flush();
    WaitList behind;
    behind.add(end);
    UnsetUserEvents &unset_user_events = queue.context().unset_user_events();
    unset_user_events.note(queue.handle(), waits.span(), end.get());
    unset_user_events.note(holder.handle(), behind.span(), nullptr);
    return behind;
}

void release_objects(const HandOver &given)
{
    const Ref<GlQueue> queue = require_queue(given.queue);
    if (given.count == 0 && !given.mems) return;
    GlContext &context = queue->context();
    MemList mems = require_mems(given, context);
    const WaitList waits = require_waits(given, context);
    if (std::ranges::any_of(waits.span(), is_event_of_sync))
        reject(CL_INVALID_EVENT, "the wait list contains an event created from a GL sync: only "
                                 "clEnqueueAcquireGLObjects may wait for such an event");
    const Ref<Queue> core = queue->core();
    const OnGl on_gl(context);
    std::vector<ClEvent> done;
    while (!mems.empty()) {
        const auto [holder, same] = take_same_holder(mems);
        if (!holder) continue;
        // A release that waits for a user event must not block, because this thread may set the event after this
        // call.
        const bool deferred = context.unset_user_events().would_block(given.queue, waits.span()) ||
                              context.unset_user_events().would_block(holder->handle(), {});
        const WaitList behind = holder == queue ? waits : behind_commands(*queue, *holder, waits);
        const Ref<Fence> fence = release_from(holder, same, behind, deferred, given.event != nullptr);
        if (deferred) add_pending_release(Ref<GlContext>(&context), given.queue, fence);
        if (fence) done.push_back(event_of(fence));
    }
    // Even if no object was released, the event must complete after the wait list.
    if (done.empty() && given.event) done.push_back(core->mark(waits.span()));
    output_event(given, *queue, done, CL_COMMAND_RELEASE_GL_OBJECTS);
    note_user_events(given, *queue);
}

}  // namespace

cl_int CL_API_CALL EnqueueAcquireGLObjects(cl_command_queue queue, cl_uint count, const cl_mem *mems,
                                           cl_uint wait_count, const cl_event *waits, cl_event *event)
{
    if (is_left_to_driver<GlQueue>(queue))
        return next().clEnqueueAcquireGLObjects(queue, count, mems, wait_count, waits, event);
    return guarded("clEnqueueAcquireGLObjects", [&] {
        acquire_objects({queue, count, mems, wait_count, waits, event});
    });
}

cl_int CL_API_CALL EnqueueReleaseGLObjects(cl_command_queue queue, cl_uint count, const cl_mem *mems,
                                           cl_uint wait_count, const cl_event *waits, cl_event *event)
{
    if (is_left_to_driver<GlQueue>(queue))
        return next().clEnqueueReleaseGLObjects(queue, count, mems, wait_count, waits, event);
    return guarded("clEnqueueReleaseGLObjects", [&] {
        release_objects({queue, count, mems, wait_count, waits, event});
    });
}

}  // namespace clgl::layer
