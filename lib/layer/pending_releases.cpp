#include "layer/pending_releases.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "layer/log.hpp"

#include <algorithm>

namespace clgl::layer
{

namespace
{

struct PendingRelease {
    Ref<GlContext> context;
    cl_command_queue queue;
    Ref<Fence> fence;
};

struct PendingReleases {
    OrderedMutex<LockOrder::layer_pending_releases> mutex;
    std::vector<PendingRelease> all;
    std::atomic<size_t> count{0};

    // Returns the releases whose commands have completed, and all releases of the queue `finished`. The releases
    // stay in the list until forget() is called. So a second thread that gets the same release also waits for it.
    std::vector<PendingRelease> ended(cl_command_queue finished)
    {
        std::vector<PendingRelease> found;
        std::lock_guard lock(mutex);
        std::ranges::copy_if(all, std::back_inserter(found), [&](const PendingRelease &each) {
            return each.queue == finished || each.fence->ended_for_gl();
        });
        return found;
    }
    void forget(const PendingRelease &release)
    {
        std::lock_guard lock(mutex);
        std::erase_if(all, [&](const PendingRelease &each) { return each.fence == release.fence; });
        count = all.size();
    }
};

PendingReleases &pending_releases() { return immortal<PendingReleases>(); }

void finish(const PendingRelease &release)
{
    try {
        const OnGl on_gl(*release.context);
        release.fence->wait_on_gl(Visibility::all_contexts);
    } catch (const Error &error) {
        log_line("a pending release failed: ", error.what());
    }
}

}  // namespace

void add_pending_release(const Ref<GlContext> &context, cl_command_queue queue, const Ref<Fence> &fence)
{
    PendingReleases &releases = pending_releases();
    std::lock_guard lock(releases.mutex);
    releases.all.push_back({context, queue, fence});
    releases.count = releases.all.size();
}

void finish_pending_releases(cl_command_queue finished) noexcept
{
    if (pending_releases().count.load(std::memory_order_relaxed) == 0 || handles::forked()) return;
    try {
        for (const PendingRelease &release : pending_releases().ended(finished)) {
            finish(release);
            pending_releases().forget(release);
        }
    } catch (const std::bad_alloc &) {
        log_line("a pending release is completed later: out of host memory");
    }
}

}  // namespace clgl::layer
