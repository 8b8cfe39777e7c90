#include "core/kernel/owned_kernel.hpp"

#include "core/device/driver_quirks.hpp"

#include <algorithm>
#include <utility>

namespace clgl
{

namespace
{

// The maximum number of queues that a kernel retains. The application may destroy queues before the kernel.
constexpr size_t most_queues = 8;

}  // namespace

OwnedKernel::OwnedKernel(Context &context, ClKernel kernel)
    : context_(context), kernel_(std::make_shared<const ClKernel>(std::move(kernel))),
      is_late_(find_quirk(context.device(), Quirk::late_kernels))
{
}

OwnedKernel::~OwnedKernel() { keep_until_launches_ended(); }

void OwnedKernel::add(cl_command_queue queue) const
{
    const auto known = std::ranges::find(queues_, queue, &ClQueue::get);
    if (known != queues_.end()) return std::swap(*known, queues_.back());
    if (queues_.size() == most_queues) keep_until_launches_ended();
    queues_.reserve(most_queues);
    check_cl(cl().RetainCommandQueue(queue), "clRetainCommandQueue");
    queues_.emplace_back(queue);
}

void OwnedKernel::keep_until_launches_ended() const noexcept
{
    for (const ClQueue &queue : queues_) {
        cl_event event = nullptr;
        if (cl().EnqueueMarkerWithWaitList(queue.get(), 0, nullptr, &event) != CL_SUCCESS) continue;
        const ClEvent all_before(event);
        cl().Flush(queue.get());
        context_.waiter().keep_until_ended(all_before, kernel_);
    }
    queues_.clear();
}

}  // namespace clgl
