// Creates OpenCL events from GL syncs (clCreateEventFromGLsyncKHR). Only acquires may wait for such events
// (OpenCL 3.0 extensions, cl_khr_gl_event).
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
    // Tests whether an acquire of `buffer` that waits for such an event completes. Afterwards work() returns the
    // result. `context` must share with the current GL context and contain `device`. Failures are only logged.
    void try_out(const ClGlTable &table, cl_context context, cl_device_id device, GLuint buffer);

    bool work() const { return table_.CreateEventFromGLsyncKHR != nullptr; }
    // Returns an event that completes when the point is reached, and keeps the point alive at least until then.
    // Must be called with the GL context current.
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
