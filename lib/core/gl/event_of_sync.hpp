// Events of OpenCL's that complete with syncs of OpenGL's: clCreateEventFromGLsyncKHR. Only acquires may wait for
// them (OpenCL 3.0's extensions, cl_khr_gl_event).
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
    // Tries whether they work: whether an acquire of this buffer of OpenGL's, which is handed back, waits for one
    // and completes. `context` shares with the OpenGL context that is current on this thread, and `device` is of
    // it. What fails is logged.
    void try_out(const ClGlTable &table, cl_context context, cl_device_id device, GLuint buffer);

    bool work() const { return table_.CreateEventFromGLsyncKHR != nullptr; }
    // Keeps the point until the event has ended. With OpenGL current.
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
