#include "core/context/queue.hpp"

#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/object/handles.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>

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

ClQueue adopt_queue(const Context &context, const clgl_queue_desc &desc)
{
    if (desc.flags)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("flags is ", hex(desc.flags),
                  ", but cl_queue is set: set flags to 0, because an existing queue keeps its properties"));
    const auto queue = static_cast<cl_command_queue>(desc.cl_queue);
    check_cl(cl().RetainCommandQueue(queue), "clRetainCommandQueue of cl_queue");
    ClQueue owned(queue);
    const auto id = queue_info<cl_device_id>(queue, CL_QUEUE_DEVICE);
    if (queue_info<cl_context>(queue, CL_QUEUE_CONTEXT) != context.native() || !context.find_own(id))
        fail(CLGL_ERROR_WRONG_CONTEXT,
             "cl_queue belongs to another cl_context or device: create it in the "
             "cl_context that clgl_context_cl_context returns, for a device of the clgl context");
    if (desc.device && Pinned<Device>(reinterpret_cast<uintptr_t>(desc.device))->id() != id)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "cl_queue belongs to another device than clgl_queue_desc.device: set this field to NULL");
    return owned;
}

ClQueue make_queue(const Context &context, const Device &device, const cl_queue_properties *properties)
{
    cl_int code = CL_SUCCESS;
    ClQueue queue(cl().CreateCommandQueueWithProperties(context.native(), device.id(), properties, &code));
    if (code == CL_INVALID_QUEUE_PROPERTIES || code == CL_INVALID_VALUE)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(device.full_name(),
                  " does not support a queue with the requested properties: remove CLGL_QUEUE_PROFILING or "
                  "CLGL_QUEUE_OUT_OF_ORDER"),
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clCreateCommandQueueWithProperties");
    return queue;
}

ClQueue make_queue(const Context &context, const Device &device, cl_command_queue_properties wanted)
{
    // Check the device, because rusticl 22.3 accepts the property but runs commands in order.
    if (wanted & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE &&
        !(device.info().queue_on_host_properties & CLGL_DEVICE_QUEUE_OUT_OF_ORDER))
        fail(
            CLGL_ERROR_UNSUPPORTED,
            text(device.full_name(),
                 " has no out-of-order queues (CLGL_DEVICE_QUEUE_OUT_OF_ORDER): remove CLGL_QUEUE_OUT_OF_ORDER"));
    const cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, wanted, 0};
    return make_queue(context, device, wanted ? list : nullptr);
}

cl_command_queue_properties properties_of(uint32_t flags)
{
    return (flags & CLGL_QUEUE_OUT_OF_ORDER ? CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0) |
           (flags & CLGL_QUEUE_PROFILING ? CL_QUEUE_PROFILING_ENABLE : 0);
}

ClQueue queue_of(const Context &context, const clgl_queue_desc &desc)
{
    if (desc.cl_queue) return adopt_queue(context, desc);
    if (!desc.device) return make_queue(context, context.device(), properties_of(desc.flags));
    const Pinned<Device> device(reinterpret_cast<uintptr_t>(desc.device));
    context.require_own(*device, "clgl_queue_desc.device");
    return make_queue(context, *device, properties_of(desc.flags));
}

// Returns the properties with which a queue was created. The list is empty if there were none, or before OpenCL
// 3.0.
std::vector<cl_queue_properties> property_list(cl_command_queue queue)
{
    size_t size = 0;
    if (cl().GetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES_ARRAY, 0, nullptr, &size) != CL_SUCCESS) return {};
    std::vector<cl_queue_properties> list(size / sizeof(cl_queue_properties));
    if (!list.empty())
        check_cl(cl().GetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES_ARRAY, size, list.data(), nullptr),
                 "clGetCommandQueueInfo");
    return list;
}

// The properties with which a queue was created, as a list and as a bit-field.
struct QueueProperties {
    std::vector<cl_queue_properties> list;
    cl_command_queue_properties bits;
};

QueueProperties properties_of(cl_command_queue queue)
{
    return {property_list(queue), queue_info<cl_command_queue_properties>(queue, CL_QUEUE_PROPERTIES)};
}

ClQueue make_queue(const Context &context, const Device &device, const QueueProperties &same)
{
    return same.list.empty() ? make_queue(context, device, same.bits)
                             : make_queue(context, device, same.list.data());
}

NativeQueue native_queue(const Context &context, ClQueue queue, bool adopted)
{
    const Device &device = *context.find_own(queue_info<cl_device_id>(queue.get(), CL_QUEUE_DEVICE));
    if (adopted || !find_quirk(device, Quirk::queues_end_with_failures)) return {std::move(queue), {}};
    const QueueProperties same = properties_of(queue.get());
    return {std::move(queue), [&context, &device, same] { return make_queue(context, device, same); }};
}

}  // namespace

Queue::Queue(Ref<Context> context, ClQueue queue, std::string label, bool adopted)
    : Object(object_type), context_(std::move(context)),
      queue_(native_queue(*context_, std::move(queue), adopted)),
      device_(context_->find_own(queue_info<cl_device_id>(native(), CL_QUEUE_DEVICE))), native_exposed_(adopted),
      blocks_(!find_quirk(*device_, Quirk::blocking)), finishes_early_(find_quirk(*device_, Quirk::early_finish)),
      needs_marks_(find_quirk(*device_, Quirk::failed_commands)),
      properties_(queue_info<cl_command_queue_properties>(native(), CL_QUEUE_PROPERTIES)),
      label_(std::move(label))
{
}

Queue::Queue(Ref<Context> context, const clgl_queue_desc &desc)
    : Queue(context, queue_of(*context, desc), desc.label ? desc.label : "", desc.cl_queue != nullptr)
{
}

Queue::~Queue() = default;

Ref<Queue> Queue::duplicate() const
{
    return make_ref<Queue>(context_, make_queue(*context_, *device_, properties_of(native())), label_, false);
}

clgl_queue_info Queue::info() const
{
    clgl_queue_info info = CLGL_QUEUE_INFO_INIT;
    info.flags = (out_of_order() ? CLGL_QUEUE_OUT_OF_ORDER : 0) |
                 (properties_ & CL_QUEUE_PROFILING_ENABLE ? CLGL_QUEUE_PROFILING : 0);
    info.context = context_->handle();
    info.device = device_->handle();
    info.label = label_.c_str();
    return info;
}

EnqueueLock Queue::lock_to_enqueue(std::span<const cl_event> waits) const
{
    EnqueueLock lock(locks_to_enqueue());
    // Enqueue the postponed command before the marker that watch() enqueues.
    if (queue_.is_replaceable() && !waits.empty()) enqueue_postponed();
    const EnqueueLock behind = lock_behind_postponed(waits);
    return lock;
}

EnqueueLock Queue::lock_behind_postponed(std::span<const cl_event> waits) const
{
    EnqueueLock lock(locks_to_enqueue());
    queue_.replace_if_failed();
    for (const cl_event event : locks_to_enqueue() ? waits : std::span<const cl_event>())
        check_not_failed(event);
    queue_.watch(waits);
    return lock;
}

template <typename Enqueue>
ClEvent Queue::enqueue(Enqueue function, const char *name, std::span<const cl_event> waits) const
{
    const EnqueueLock lock = lock_behind_postponed(waits);
    cl_event event = nullptr;
    check_cl(
        function(native(), static_cast<cl_uint>(waits.size()), waits.empty() ? nullptr : waits.data(), &event),
        name);
    const ClEvent owned(event);
    context_->user_events().keep(owned);
    return owned;
}

void Queue::mark_what_was_before() const
{
    const uint32_t round = context_->user_events().kept()->round();
    const uint32_t before = marked_round_.exchange(round);
    if (before == round || !may_be_busy()) return;
    try {
        mark({});
    } catch (...) {
        marked_round_ = before;
        throw;
    }
}

std::vector<ClEvent> Queue::unended_commands(bool waits) const
{
    if (!needs_marks_) return {};
    std::vector<ClEvent> events = context_->user_events().kept()->unended(native());
    if (!waits && events.empty() && !context_->user_events().any()) return {};
    events.push_back(mark({}));
    return events;
}

ClEvent Queue::mark(std::span<const cl_event> waits) const
{
    constexpr const char *name = "clEnqueueMarkerWithWaitList";
    const EnqueueLock lock = lock_to_enqueue(waits);
    note_busy();
    if (!out_of_order() || waits.empty()) return enqueue(cl().EnqueueMarkerWithWaitList, name, waits);
    // In an out-of-order queue, a marker with a wait list waits only for that list. Therefore the second marker
    // also waits for a first marker without a list.
    const ClEvent before = enqueue(cl().EnqueueMarkerWithWaitList, name, {});
    std::vector<cl_event> all(waits.begin(), waits.end());
    all.push_back(before.get());
    return enqueue(cl().EnqueueMarkerWithWaitList, name, all);
}

ClEvent Queue::barrier(std::span<const cl_event> waits) const
{
    const EnqueueLock lock = lock_to_enqueue(waits);
    note_busy();
    return barrier_of_postponed(waits);
}

ClEvent Queue::barrier_of_postponed(std::span<const cl_event> waits) const
{
    constexpr const char *name = "clEnqueueBarrierWithWaitList";
    may_be_busy_ = true;
    const ClEvent event = enqueue(cl().EnqueueBarrierWithWaitList, name, waits);
    // In an out-of-order queue, a barrier with a wait list waits only for that list. Therefore a second barrier,
    // without a list, waits for all earlier commands.
    return out_of_order() && !waits.empty() ? enqueue(cl().EnqueueBarrierWithWaitList, name, {}) : event;
}

cl_command_queue Queue::expose_native() const
{
    const EnqueueLock unchanged(queue_.is_replaceable());
    std::unique_ptr<PostponedCommand> enqueued;
    const std::lock_guard lock(postponed_mutex_);
    native_exposed_ = true;
    queue_.never_replace();
    enqueued = enqueue_postponed_now();
    return native();
}

bool Queue::postpone(std::unique_ptr<PostponedCommand> &command) const
{
    const std::lock_guard lock(postponed_mutex_);
    if (native_exposed_ || postponed_) return false;
    postponed_ = std::move(command);
    has_postponed_ = true;
    return true;
}

void Queue::enqueue_postponed() const
{
    std::unique_ptr<PostponedCommand> enqueued;
    if (!has_postponed_.load(std::memory_order_acquire)) return;
    const std::lock_guard lock(postponed_mutex_);
    enqueued = enqueue_postponed_now();
}

std::unique_ptr<PostponedCommand> Queue::enqueue_postponed_now() const
{
    if (postponed_) postponed_->enqueue(*this);
    has_postponed_ = false;
    return std::move(postponed_);
}

void Queue::flush() const
{
    const EnqueueLock lock(queue_.is_replaceable());
    check_cl(cl().Flush(native()), "clFlush");
}

void Queue::try_to_flush() const noexcept
{
    const EnqueueLock lock(queue_.is_replaceable());
    cl().Flush(native());
}

void Queue::finish() const
{
    enqueue_postponed();
    ClEvent end;
    // Enqueue a marker only if necessary, because it makes NVIDIA 580 switch from GL to OpenCL, which takes 0.3
    // ms.
    if (!blocks() || finishes_early_ || (needs_marks_ && may_be_busy())) end = mark({});
    // Mark the queue as idle before the wait, because another thread may enqueue commands during the wait.
    note_idle();
    if (end) {
        flush();
        // In rusticl 22.3, clFinish may return before commands that were flushed earlier have completed.
        wait_until_ended({&end, 1});
    }
    // Do not call clFinish on a queue that may be replaced during the call. The marker already waits for all its
    // commands. Call clFinish after a failure, because markers of PoCL may then end before earlier commands.
    const bool is_over =
        end && (queue_.is_replaceable() || (finishes_early_ && !context_->user_events().any_failed()));
    cl_int code = is_over ? CL_SUCCESS : cl().Finish(native());
    if (code != CL_SUCCESS && !end) {
        // NVIDIA 580 may return the status of a failed command. If a marker can be enqueued, the queue works.
        try {
            end = mark({});
            flush();
            wait_until_ended({&end, 1});
            code = CL_SUCCESS;
        } catch (const Error &) {
            // Report the code of clFinish.
        }
    }
    end_rests();
    check_cl(code, "clFinish");
    context_->user_events().tidy();
}

void Queue::add_rest(Ref<CommandRest> rest) const
{
    std::vector<Ref<CommandRest>> ended;
    std::lock_guard lock(rests_mutex_);
    rests_.push_back(std::move(rest));
    if (rests_.size() < tidy_rests_at_) return;
    const auto first_ended =
        std::stable_partition(rests_.begin(), rests_.end(), [](const auto &each) { return !each->ended(); });
    ended.assign(first_ended, rests_.end());
    rests_.erase(first_ended, rests_.end());
    tidy_rests_at_ = std::max(tidy_rests_at_, 2 * rests_.size());
}

void Queue::end_rests() const
{
    std::vector<Ref<CommandRest>> rests;
    {
        std::lock_guard lock(rests_mutex_);
        rests = rests_;
    }
    for (const Ref<CommandRest> &each : rests)
        each->end_if_due();
    std::lock_guard lock(rests_mutex_);
    std::erase_if(rests_, [](const Ref<CommandRest> &each) { return each->ended(); });
}

}  // namespace clgl
