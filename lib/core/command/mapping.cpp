#include "core/command/mapping.hpp"

#include "base/log.hpp"
#include "base/result.hpp"
#include "core/device/driver_quirks.hpp"

namespace clgl
{

NewMapping::~NewMapping()
{
    if (one_.empty() || !one_.front().pointer) return;
    try {
        end();
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("memory mapped by a failed call stays mapped: ", error.what()));
    }
}

void NewMapping::prepare(const Queue &queue, const Ref<Object> &owner, Mappings &all, Mapping what)
{
    queue_ = Ref<const Queue>(&queue);
    owner_ = owner;
    all_ = &all;
    one_.push_back(std::move(what));
}

void NewMapping::begin(void *pointer, cl_event event, bool own) noexcept
{
    Mapping &mapping = one_.front();
    mapping.pointer = pointer;
    if (!event) return;
    if (!own) cl().RetainEvent(event);
    mapping.begun = ClEvent(event);
}

void NewMapping::end()
{
    const Mapping &mapping = one_.front();
    cl_event event = nullptr;
    const EnqueueLock lock = queue_->lock_to_enqueue({});
    // PoCL 3.1 never runs a command that waits for a failed event.
    const cl_event begun = mapping.status() >= CL_COMPLETE ? mapping.begun.get() : nullptr;
    check_cl(cl().EnqueueUnmapMemObject(queue_->native(), mapping.mapped(), mapping.pointer, begun ? 1 : 0,
                                        begun ? &begun : nullptr, &event),
             "clEnqueueUnmapMemObject");
    queue_->context().user_events().keep(ClEvent(event));
}

void *NewMapping::hand_out()
{
    void *const pointer = one_.front().pointer;
    all_->add(one_);
    return pointer;
}

Ref<Fence> EndOfMapping::enqueue(const CommandTarget &to, const std::string &described)
{
    if (taken_.empty())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("pointer is not a mapping of ", described, " by clgl, or is already unmapped"));
    const Mapping &mapping = taken_.front();
    const bool puts_back = mapping.shadow && mapping.writes;
    const bool pending = mapping.status() > CL_COMPLETE;
    // On PoCL 3.1, if the unmap fails while the map command is pending, the memory stays mapped and cannot be
    // unmapped.
    if (pending && to.queue.context().user_events().any() &&
        find_quirk(to.queue.device(), Quirk::failed_commands))
        refused(described, pending);
    WaitList waits = to.waits;
    // Without this wait, an unmap on another queue could run before the map command.
    if (pending) waits.add(to.queue, mapping.begun);
    const CommandTarget behind{to.queue, waits, to.want_fence, to.uses};
    const auto end = [&](cl_uint count, const cl_event *list, cl_event *event) {
        const cl_command_queue queue = to.queue.native();
        cl_event ended = nullptr;
        const cl_int code = cl().EnqueueUnmapMemObject(queue, mapping.mapped(), mapping.pointer, count, list,
                                                       puts_back ? &ended : event);
        if (code != CL_SUCCESS) {
            const bool map_failed = mapping.status() < CL_COMPLETE;
            // The code may also be the status of a failed event (see WaitList::check_cause).
            const bool unmap_refused = code == CL_INVALID_VALUE && !to.waits.any_failed();
            if (map_failed || unmap_refused) refused(described, pending && !map_failed);
            return code;
        }
        std::list<Mapping> over;
        over.swap(taken_);
        if (!puts_back) return code;
        const ClEvent before(ended);
        return cl().EnqueueCopyBufferToImage(queue, mapping.mapped(), mapping.mem, 0, mapping.part.origin,
                                             mapping.part.extent, 1, &ended, event);
    };
    return submit(behind, "clEnqueueUnmapMemObject", end, CLGL_COMMAND_UNMAP);
}

// Throws the error for a mapping that cannot be unmapped. `pending`: whether the map command has not ended yet.
// If it has ended, the driver does not know the mapping, for example because the map command has failed.
void EndOfMapping::refused(const std::string &described, bool pending)
{
    const Native native{CLGL_NATIVE_OPENCL, CL_INVALID_VALUE};
    if (pending)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the driver cannot unmap before the map command has completed: wait for the fence of the map "
                  "command before ",
                  described, " is unmapped"),
             native);
    const cl_int status = taken_.front().status();
    taken_.clear();
    if (status < 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the map command of ", described, " failed with ", native_name(CLGL_NATIVE_OPENCL, status),
                  " (", status, "), so there is nothing to unmap: map again"),
             native);
    fail(
        CLGL_ERROR_INVALID_ARGUMENT,
        text("the OpenCL driver has no mapping of ", described,
             " at pointer (CL_INVALID_VALUE), probably because clEnqueueUnmapMemObject ended it: unmap only with "
             "clgl_buffer_unmap or clgl_texture_unmap"),
        native);
}

}  // namespace clgl
