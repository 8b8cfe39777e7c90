// OpenCL events of GL syncs (clCreateEventFromGLsyncKHR). Only acquires may wait for them (OpenCL 3.0 extensions,
// cl_khr_gl_event).
#pragma once

#include "base/lock_order.hpp"
#include "core/gl/sync_point.hpp"
#include "driver/cl_gl.hpp"

#include <mutex>
#include <vector>

namespace clgl
{

class SyncEvents
{
public:
    // Tests whether they work: whether an acquire of this GL buffer, which is released again, waits for one and
    // completes. `context` must share with the current GL context and contain `device`. Failures are logged.
    void try_out(const ClGlTable &table, cl_context context, cl_device_id device, GLuint buffer);

    bool work() const { return table_.CreateEventFromGLsyncKHR != nullptr; }
    // Returns an event of the point, which is kept until the event has ended. Must be called with the GL context
    // current.
    ClEvent of(cl_context context, const Ref<GlSyncPoint> &point);

private:
    struct Held {
        ClEvent event;
        Ref<GlSyncPoint> point;
    };

    ClGlTable table_;
    OrderedMutex<LockOrder::events_of_syncs> mutex_;
    std::vector<Held> held_;
};

}  // namespace clgl
