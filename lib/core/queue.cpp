#include "core/queue.hpp"

#include "base/text.hpp"
#include "core/event_wait.hpp"

namespace clgl
{

namespace
{

template <typename T> T queue_info(cl_command_queue queue, cl_command_queue_info what)
{
    T value{};
    check_cl(cl().GetCommandQueueInfo(queue, what, sizeof value, &value, nullptr), "clGetCommandQueueInfo");
    return value;
}

ClQueue adopt_queue(const Context &context, void *handle)
{
    const auto queue = static_cast<cl_command_queue>(handle);
    check_cl(cl().RetainCommandQueue(queue), "clRetainCommandQueue of the descriptor's cl_queue");
    ClQueue owned(queue);
    if (queue_info<cl_context>(queue, CL_QUEUE_CONTEXT) != context.native() ||
        queue_info<cl_device_id>(queue, CL_QUEUE_DEVICE) != context.device().id())
        fail(CLGL_ERROR_WRONG_CONTEXT,
             "the given cl_queue is of another cl_context or device than the clgl context");
    return owned;
}

ClQueue make_queue(const Context &context, cl_command_queue_properties wanted)
{
    const cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, wanted, 0};
    cl_int code = CL_SUCCESS;
    ClQueue queue(cl().CreateCommandQueueWithProperties(context.native(), context.device().id(),
                                                        wanted ? list : nullptr, &code));
    if (code == CL_INVALID_QUEUE_PROPERTIES || code == CL_INVALID_VALUE)
        fail(CLGL_ERROR_UNSUPPORTED, text(context.device().full_name(), " has no queue with these properties"),
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clCreateCommandQueueWithProperties");
    return queue;
}

cl_command_queue_properties properties_of(uint32_t flags)
{
    return (flags & CLGL_QUEUE_OUT_OF_ORDER ? CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0) |
           (flags & CLGL_QUEUE_PROFILING ? CL_QUEUE_PROFILING_ENABLE : 0);
}

}  // namespace

Queue::Queue(Ref<Context> context, const clgl_queue_desc &desc)
    : Object(object_type), context_(std::move(context)), label_(desc.label ? desc.label : "")
{
    if (desc.cl_queue && desc.flags)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "flags must be 0 with cl_queue: an existing queue has its properties");
    queue_ =
        desc.cl_queue ? adopt_queue(*context_, desc.cl_queue) : make_queue(*context_, properties_of(desc.flags));
    properties_ = queue_info<cl_command_queue_properties>(queue_.get(), CL_QUEUE_PROPERTIES);
}

template <typename Enqueue>
ClEvent Queue::enqueue(Enqueue function, const char *name, std::span<const cl_event> waits) const
{
    note_busy();
    cl_event event = nullptr;
    check_cl(
        function(native(), static_cast<cl_uint>(waits.size()), waits.empty() ? nullptr : waits.data(), &event),
        name);
    const ClEvent owned(event);
    context_->keeper().keep(owned);
    return owned;
}

ClEvent Queue::mark(std::span<const cl_event> waits) const
{
    // With a wait list, a marker of an out-of-order queue waits for nothing else.
    if (out_of_order() && !waits.empty()) {
        barrier(waits);
        waits = {};
    }
    return enqueue(cl().EnqueueMarkerWithWaitList, "clEnqueueMarkerWithWaitList", waits);
}

ClEvent Queue::barrier(std::span<const cl_event> waits) const
{
    constexpr const char *name = "clEnqueueBarrierWithWaitList";
    const ClEvent event = enqueue(cl().EnqueueBarrierWithWaitList, name, waits);
    // Nor does a barrier.
    return out_of_order() && !waits.empty() ? enqueue(cl().EnqueueBarrierWithWaitList, name, {}) : event;
}

void Queue::flush() const { check_cl(cl().Flush(native()), "clFlush"); }

void Queue::finish() const
{
    // Before the wait: what another thread enqueues meanwhile counts.
    const ClEvent end = mark({});
    note_idle();
    flush();
    // rusticl 22.3 returns from clFinish before what was flushed earlier has completed.
    wait_until_ended({&end, 1});
    check_cl(cl().Finish(native()), "clFinish");
    context_->keeper().tidy();
}

}  // namespace clgl
