// Callbacks for the destruction of a cl_mem (clSetMemObjectDestructorCallback).
//
// The driver gets one callback, which calls the application's in reverse order of registration, as OpenCL
// requires: PoCL 3.1 and rusticl 22.3 call in the order of registration.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/context.hpp"

namespace clgl
{

class DestructorCallbacks
{
public:
    // clgl_buffer_destructor
    using Destructor = void (*)(void *user_data);

    DestructorCallbacks();
    ~DestructorCallbacks();

    // Must be called while the cl_mem is alive; all calls must pass the same one.
    void add(const Ref<Context> &context, cl_mem mem, Destructor function, void *user_data);

private:
    class List;

    OrderedMutex<LockOrder::destructor_callbacks> mutex_;
    Ref<List> list_;
};

}  // namespace clgl
