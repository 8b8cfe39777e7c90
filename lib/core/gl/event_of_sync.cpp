#include "core/gl/event_of_sync.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>
#include <iterator>

namespace clgl
{

namespace
{

// A GL sync that is inserted by the constructor and deleted by the destructor.
class OwnSync
{
public:
    OwnSync() : sync_(glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0))
    {
        check_gl("glFenceSync");
        glFlush();
    }
    ~OwnSync() { glDeleteSync(sync_); }
    OwnSync(const OwnSync &) = delete;
    OwnSync &operator=(const OwnSync &) = delete;

    GLsync get() const { return sync_; }

private:
    GLsync sync_;
};

}  // namespace

void SyncEvents::try_out(const ClGlTable &table, cl_context context, cl_device_id device, GLuint buffer)
{
    if (!table.CreateEventFromGLsyncKHR) return;
    try {
        // Use a separate queue, because the commands may never end.
        cl_int code = CL_SUCCESS;
        const ClQueue queue(cl().CreateCommandQueueWithProperties(context, device, nullptr, &code));
        check_cl(code, "clCreateCommandQueueWithProperties for a trial");
        const ClMem mem = share_gl_buffer(table, context, buffer);
        const OwnSync sync;
        const ClEvent event = event_of_gl_sync(table, context, sync.get());
        const cl_event wait = event.get();
        acquire_gl_object(table, queue.get(), mem.get(), {&wait, 1});
        const ClEvent behind = release_gl_object(table, queue.get(), mem.get(), {});
        check_cl(cl().Flush(queue.get()), "clFlush");
        if (!wait_for_event_until(behind, trial_patience_ns))
            fail(CLGL_ERROR_UNSUPPORTED,
                 "an acquire that waits for an OpenCL event created from a GL sync does not run");
        check_not_failed(behind);
        table_ = table;
    } catch (const Error &error) {
        log::write(CLGL_LOG_INFO, text("OpenCL has events of GL syncs, but they do not work with these drivers: ",
                                       error.what()));
    }
}

ClEvent SyncEvents::of(cl_context context, const Ref<GlSyncPoint> &point)
{
    const ClEvent event = event_of_gl_sync(table_, context, point->sync());
    // Declared before the lock, so that events are released after unlocking: drivers may run callbacks during a
    // release.
    std::vector<Held> ended;
    std::lock_guard lock(mutex_);
    const auto first = std::partition(
        held_.begin(), held_.end(), [](const Held &held) { return execution_status(held.event) > CL_COMPLETE; });
    ended.assign(std::make_move_iterator(first), std::make_move_iterator(held_.end()));
    held_.erase(first, held_.end());
    held_.push_back({event, point});
    return event;
}

}  // namespace clgl
