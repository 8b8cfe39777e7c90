// Owns a cl_kernel. For drivers with Quirk::late_kernels, releases it only after its launches have ended.
#pragma once

#include "core/context/context.hpp"
#include "driver/cl.hpp"

#include <memory>
#include <vector>

namespace clgl
{

class OwnedKernel
{
public:
    // `context` must outlive this object.
    OwnedKernel(Context &context, ClKernel kernel);
    ~OwnedKernel();
    OwnedKernel(const OwnedKernel &) = delete;
    OwnedKernel &operator=(const OwnedKernel &) = delete;

    cl_kernel get() const { return kernel_->get(); }

    // Must be called before each launch. Calls must not run at the same time.
    void note_launch(cl_command_queue queue) const
    {
        if (is_late_ && (queues_.empty() || queues_.back().get() != queue)) add(queue);
    }

private:
    void add(cl_command_queue queue) const;
    // Keeps the cl_kernel until all commands that are now in the queues have ended. Removes the queues.
    void keep_until_launches_ended() const noexcept;

    Context &context_;
    std::shared_ptr<const ClKernel> kernel_;
    bool is_late_;
    // The queues of launches since the list was last cleared, at most 8. The last launch was in the last queue.
    mutable std::vector<ClQueue> queues_;
};

}  // namespace clgl
