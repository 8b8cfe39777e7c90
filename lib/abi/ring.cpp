#include <clgl/ring.h>

#include "abi/command.hpp"
#include "abi/descriptors.hpp"
#include "base/names.hpp"
#include "core/ring/ring.hpp"

using namespace clgl;

namespace
{

const char *first_label(const char *label, const char *other) { return label ? label : other ? other : ""; }

RingHandles handles_of(clgl_buffer buffer) { return {.buffer = buffer}; }
RingHandles handles_of(clgl_texture texture) { return {.texture = texture}; }

// Appends the objects of `handles` to `objects`, and the handles to `shape.existing`. `handles` may be NULL.
template <typename T, typename Handle> void read_existing(std::vector<Ref<T>> &objects, const Handle *handles,
                                                          uint32_t count, const char *name, RingShape &shape)
{
    if (!handles) return;
    if (count == 0 || count > CLGL_RING_MAX_SLOTS)
        fail(count ? CLGL_ERROR_OUT_OF_RANGE : CLGL_ERROR_INVALID_ARGUMENT,
             text("slot_count is ", count, "; with ", name, " it must be 1 to ", CLGL_RING_MAX_SLOTS));
    for (uint32_t i = 0; i < count; ++i) {
        objects.push_back(pinned_element<T>(handles, i, name).ref());
        shape.existing.push_back(handles_of(handles[i]));
    }
}

RingRequest read_request(const clgl_ring_desc *desc)
{
    const clgl_ring_desc wanted = abi::read_desc(desc, "desc");
    if (wanted.mode != CLGL_RING_MODE_FIFO && wanted.mode != CLGL_RING_MODE_MAILBOX)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("mode is ", wanted.mode, "; use CLGL_RING_MODE_FIFO or CLGL_RING_MODE_MAILBOX"));
    RingRequest request{.label = first_label(wanted.label, nullptr),
                        .shape = {},
                        .slot_count = wanted.slot_count,
                        .mode = wanted.mode};
    if (wanted.buffer) {
        request.shape.buffer = abi::read_desc(wanted.buffer, "desc->buffer");
        abi::validate(*request.shape.buffer);
        request.shape.label = first_label(wanted.label, request.shape.buffer->label);
    }
    if (wanted.texture) {
        request.shape.texture = abi::read_desc(wanted.texture, "desc->texture");
        abi::validate(*request.shape.texture);
        request.shape.label = first_label(wanted.label, request.shape.texture->label);
    }
    read_existing(request.shape.buffers, wanted.buffers, wanted.slot_count, "desc->buffers", request.shape);
    read_existing(request.shape.textures, wanted.textures, wanted.slot_count, "desc->textures", request.shape);
    return request;
}

// Returns the result of a call that found no free slot, or no new frame, within its timeout.
clgl_result no_slot_result(int64_t timeout) { return timeout == 0 ? CLGL_NOT_READY : CLGL_TIMEOUT; }

using SlotOut = abi::InfoOut<clgl_ring_slot>;

}  // namespace

clgl_result clgl_ring_create(clgl_context context, const clgl_ring_desc *desc, clgl_ring *ring)
{
    return abi::guarded(__func__, [&] {
        clgl_ring &out = abi::out(ring, "ring");
        const auto pinned = abi::pin<Context>(context);
        out = abi::handle_of<clgl_ring>(Ring::create(pinned.ref(), read_request(desc)));
    });
}

clgl_result clgl_ring_destroy(clgl_ring ring) { return abi::destroy<Ring>(__func__, ring); }

clgl_result clgl_ring_get_info(clgl_ring ring, clgl_ring_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Ring>(ring)->info());
    });
}

clgl_result clgl_ring_get_slot(clgl_ring ring, uint32_t index, clgl_ring_slot *slot)
{
    return abi::guarded(__func__, [&] {
        SlotOut out(slot, "slot");
        out.write(abi::pin<Ring>(ring)->slot(index));
    });
}

clgl_result clgl_ring_acquire_write(clgl_queue queue, clgl_ring ring, int64_t timeout, uint32_t wait_count,
                                    const clgl_fence *waits, clgl_ring_slot *slot, clgl_ring_slot *previous,
                                    clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        clgl_result result = CLGL_SUCCESS;
        abi::give_fence(fence, [&] {
            abi::clear_info(slot);
            abi::clear_info(previous);
            SlotOut slot_out(slot, "slot");
            std::optional<SlotOut> previous_out;
            if (previous) previous_out.emplace(previous, "previous");
            const auto by = abi::pin<Queue>(queue);
            const auto pinned = abi::pin<Ring>(ring);
            abi::check_timeout(timeout);
            const auto got = pinned->acquire_slot(by.ref(), timeout, {*by, wait_count, waits}, previous, fence);
            if (!got) {
                result = no_slot_result(timeout);
                return Ref<Fence>();
            }
            slot_out.write(got->slot);
            if (previous_out) previous_out->write(got->previous);
            return got->fence;
        });
        return result;
    });
}

clgl_result clgl_ring_submit(clgl_queue queue, clgl_ring ring, clgl_ring_flags flags, uint32_t wait_count,
                             const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::give_fence(fence, [&] {
            const auto by = abi::pin<Queue>(queue);
            const auto pinned = abi::pin<Ring>(ring);
            abi::reject_unknown_flags(flags, CLGL_RING_DISCARD, "flags");
            return pinned->release_slot(by.ref(), (flags & CLGL_RING_DISCARD) != 0, {*by, wait_count, waits});
        });
    });
}

clgl_result clgl_ring_acquire_read(clgl_ring ring, int64_t timeout, clgl_ring_slot *slot)
{
    return abi::guarded(__func__, [&] {
        SlotOut out(slot, "slot");
        const auto pinned = abi::pin<Ring>(ring);
        abi::check_timeout(timeout);
        clgl_ring_slot has = CLGL_RING_SLOT_INIT;
        const bool is_new = pinned->take(timeout, has);
        out.write(has);
        return is_new ? CLGL_SUCCESS : no_slot_result(timeout);
    });
}

clgl_result clgl_ring_release_read(clgl_ring ring)
{
    return abi::guarded(__func__, [&] { abi::pin<Ring>(ring)->give_back(); });
}

clgl_result clgl_ring_resize(clgl_ring ring, const size_t *extent)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Ring>(ring);
        pinned->resize(abi::not_null(extent, "extent"));
    });
}

const char *clgl_ring_mode_name(clgl_ring_mode mode) { return ring_mode_name(mode); }
