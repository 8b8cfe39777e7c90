// How OpenCL gets at OpenGL's objects.
#pragma once

#include "transport/balanced_storage.hpp"

#include <vector>

namespace clgl::transport::native
{

// OpenCL's part of the hand-over. Several that only read the same have it together: the driver is told of the
// first acquire and of the last release, for NVIDIA's (580) does not end what acquires an object again.
class GlAccess
{
public:
    GlAccess() = default;
    explicit GlAccess(const Environment &environment) : table_(environment.native.cl) {}

    bool is_told() const { return true; }
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
            ClEvent event = release_gl_object(table_, queue, mem, with(waits, left_));
            holders_ = 0;
            acquired_ = {};
            left_.clear();
            return event;
        }
        left_.reserve(left_.size() + 1);
        left_.push_back(mark_cl(queue, waits));
        --holders_;
        return left_.back();
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
    // Completes when the first has it
    ClEvent acquired_;
    // Of those who are done with it, while others are not
    std::vector<ClEvent> left_;
};

// OpenCL lets go of an object on a thread that has OpenGL, and before OpenGL deletes it.
class GlEnding
{
public:
    explicit GlEnding(GlGarbage &garbage) : garbage_(garbage) {}

    void operator()(UnreleasedRest<GlAccess> rest) noexcept
    {
        rest_->left = std::move(rest);
        garbage_.add_call(std::move(room_), std::move(settle_));
    }

private:
    struct Rest {
        UnreleasedRest<GlAccess> left;

        Rest() = default;
        // Where OpenGL went first: nothing can be released without it (NVIDIA's driver, 580, reads what is gone),
        // and OpenCL's context does not end without the release. Its memory is left to it.
        ~Rest()
        {
            if (left.releases > 0) left.mem.leave();
        }
        Rest(const Rest &) = delete;
        Rest &operator=(const Rest &) = delete;
    };

    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode room_;
    // Made before they are needed, for what goes needs no memory.
    std::shared_ptr<Rest> rest_ = std::make_shared<Rest>();
    std::function<void()> settle_ = [rest = rest_] { rest->left.settle(); };
};

}  // namespace clgl::transport::native
