#include "layer/left_over.hpp"

#include "layer/log.hpp"

#include <algorithm>

namespace clgl::layer
{

namespace
{

struct LeftRelease {
    Ref<GlContext> context;
    cl_command_queue queue;
    Ref<Fence> fence;
};

struct LeftReleases {
    std::mutex mutex;
    std::vector<LeftRelease> all;
    std::atomic<size_t> count{0};

    // Those whose commands have ended, or are about to.
    std::vector<LeftRelease> take_ended(cl_command_queue finished)
    {
        std::lock_guard lock(mutex);
        const auto pending = [&](const LeftRelease &each) {
            return each.queue != finished && !each.fence->ended();
        };
        const auto ended = std::stable_partition(all.begin(), all.end(), pending);
        std::vector<LeftRelease> taken(std::make_move_iterator(ended), std::make_move_iterator(all.end()));
        all.erase(ended, all.end());
        count = all.size();
        return taken;
    }
};

LeftReleases &left_releases()
{
    static LeftReleases &instance = *new LeftReleases;
    return instance;
}

void finish(const LeftRelease &left)
{
    try {
        const OnGl on_gl(*left.context);
        left.fence->wait_on_gl();
    } catch (const Error &error) {
        log_line("a release whose turn came later: ", error.what());
    }
}

}  // namespace

void leave_over(const Ref<GlContext> &context, cl_command_queue queue, const Ref<Fence> &fence)
{
    LeftReleases &left = left_releases();
    std::lock_guard lock(left.mutex);
    left.all.push_back({context, queue, fence});
    left.count = left.all.size();
}

void finish_left_over(cl_command_queue finished) noexcept
{
    if (left_releases().count.load(std::memory_order_relaxed) == 0) return;
    try {
        for (const LeftRelease &left : left_releases().take_ended(finished))
            finish(left);
    } catch (const std::bad_alloc &) {
        log_line("a release whose turn has come is put off: no memory");
    }
}

}  // namespace clgl::layer
