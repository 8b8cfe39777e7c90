// Calls application callbacks when a cl_mem is destroyed (clSetMemObjectDestructorCallback).
//
// The driver receives one callback, which makes the waiter thread call the application's callbacks, in reverse
// order of registration, as OpenCL requires. PoCL 3.1 and rusticl 22.3 would call them in the order of
// registration.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/context.hpp"

namespace clgl
{

class DestructorCallbacks
{
public:
    // Has the same type as clgl_buffer_destructor.
    using Destructor = void (*)(void *user_data);

    DestructorCallbacks();
    ~DestructorCallbacks();

    // Adds a callback. The cl_mem must be alive, and must be the same in all calls.
    void add(const Ref<Context> &context, cl_mem mem, Destructor function, void *user_data);

private:
    class List;

    OrderedMutex<LockOrder::destructor_callbacks> mutex_;
    Ref<List> list_;
};

}  // namespace clgl
