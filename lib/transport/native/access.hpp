// Gives OpenCL access to GL objects.
#pragma once

#include "transport/balanced_storage.hpp"

#include <vector>

namespace clgl::transport::native
{

// Enqueues the OpenCL commands of a hand-over. Several queues may acquire an object for reading at the same time.
// Only the first acquire and the last release call the driver, because NVIDIA 580 never completes a second
// acquire of an object.
class GlAccess
{
public:
    GlAccess() = default;
    explicit GlAccess(const Environment &environment) : table_(environment.native.cl) {}

    bool needs_acquire() const { return true; }
    ClEvent acquire(cl_command_queue queue, cl_mem mem, std::span<const cl_event> waits)
    {
        ClEvent event = holders_ > 0 ? mark_cl(queue, with(waits, {&acquired_, 1}))
                                     : acquire_gl_object(table_, queue, mem, waits);
        if (holders_++ == 0) acquired_ = event;
        return event;
    }
    ClEvent release(cl_command_queue queue, cl_mem mem, std::span<const cl_event> waits)
    {
        if (holders_ <= 1) {
            ClEvent event = release_gl_object(table_, queue, mem, with(waits, released_));
            holders_ = 0;
            acquired_ = {};
            released_.clear();
            return event;
        }
        released_.reserve(released_.size() + 1);
        released_.push_back(mark_cl(queue, waits));
        --holders_;
        return released_.back();
    }

private:
    static std::vector<cl_event> with(std::span<const cl_event> waits, std::span<const ClEvent> more)
    {
        std::vector<cl_event> all(waits.begin(), waits.end());
        for (const ClEvent &event : more)
            all.push_back(event.get());
        return all;
    }

    ClGlTable table_;
    unsigned holders_ = 0;
    // The event of the first acquire
    ClEvent acquired_;
    // The release events of queues that have released the object while other queues still hold it
    std::vector<ClEvent> released_;
};

// Performs the skipped releases of a destroyed storage. They run with the GL context current, before OpenGL
// deletes the object.
class DeferredSettle
{
public:
    explicit DeferredSettle(GlGarbage &garbage) : garbage_(garbage) {}

    void operator()(UnreleasedRest<GlAccess> rest) noexcept
    {
        rest_->left = std::move(rest);
        garbage_.add_call(std::move(node_), std::move(settle_));
    }

private:
    struct Rest {
        UnreleasedRest<GlAccess> left;

        Rest() = default;
        // Leaks the memory if the GL context was destroyed before a skipped release. Without the GL context,
        // NVIDIA 580 reads freed memory in the release. Without the release, it cannot destroy the OpenCL
        // context.
        ~Rest()
        {
            if (left.releases > 0) left.mem.abandon();
        }
        Rest(const Rest &) = delete;
        Rest &operator=(const Rest &) = delete;
    };

    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    // Allocated in advance, because a destructor must not fail.
    std::shared_ptr<Rest> rest_ = std::make_shared<Rest>();
    std::function<void()> settle_ = [rest = rest_] { rest->left.settle(); };
};

}  // namespace clgl::transport::native
