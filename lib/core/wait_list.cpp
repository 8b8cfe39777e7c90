#include "core/wait_list.hpp"

#include "base/text.hpp"
#include "core/event_wait.hpp"
#include "core/handles.hpp"

namespace clgl
{

WaitList::WaitList(const Context &context, uint32_t count, const clgl_fence *fences)
{
    if (count != 0 && !fences)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("waits is NULL, but wait_count is ", count));
    for (uint32_t i = 0; i < count; ++i) {
        if (!fences[i]) fail(CLGL_ERROR_INVALID_HANDLE, text("waits[", i, "] is NULL"));
        const Pinned<Fence> fence(reinterpret_cast<uintptr_t>(fences[i]));
        if (&fence->context() != &context)
            fail(CLGL_ERROR_WRONG_CONTEXT, text("waits[", i, "] is a fence of another clgl context"));
        add(fence->event_to_wait_for());
    }
}

void WaitList::add(const ClEvent &event)
{
    if (!event) return;
    kept_.push_back(event);
    raw_.push_back(event.get());
}

void WaitList::add_unless_failed(const ClEvent &event)
{
    if (event && execution_status(event) >= CL_COMPLETE) add(event);
}

Ref<Fence> fence_of(const Queue &queue, ClEvent event, std::vector<LeftOver> left_over, int32_t command)
{
    queue.flush();
    return make_ref<Fence>(Ref<Context>(&queue.context()), std::move(event), std::move(left_over), command);
}

}  // namespace clgl
