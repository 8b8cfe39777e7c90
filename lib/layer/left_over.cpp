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

    // Those whose commands have ended, or are about to. They stay until they are finished: a second thread that
    // asks meanwhile waits for the first.
    std::vector<LeftRelease> ended(cl_command_queue finished)
    {
        std::vector<LeftRelease> found;
        std::lock_guard lock(mutex);
        std::ranges::copy_if(all, std::back_inserter(found), [&](const LeftRelease &each) {
            return each.queue == finished || each.fence->ended();
        });
        return found;
    }
    void forget(const LeftRelease &left)
    {
        std::lock_guard lock(mutex);
        std::erase_if(all, [&](const LeftRelease &each) { return each.fence == left.fence; });
        count = all.size();
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
        left.fence->wait_on_gl(SeenBy::all_contexts);
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
        for (const LeftRelease &left : left_releases().ended(finished)) {
            finish(left);
            left_releases().forget(left);
        }
    } catch (const std::bad_alloc &) {
        log_line("a release whose turn has come is put off: no memory");
    }
}

}  // namespace clgl::layer
