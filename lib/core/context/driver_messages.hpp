// Delivers messages of an OpenCL driver about a context to the application.
//
// Drivers may send messages on any thread until the cl_context is destroyed, even inside calls that the library
// makes with mutexes held. Therefore the application's callback runs on the waiter thread. It never runs after
// close().
#pragma once

#include "core/sync/waiter_thread.hpp"
#include "driver/cl.hpp"

#include <clgl/context.h>

namespace clgl
{

class ContextNotify
{
public:
    // `waiter` must outlive this object. `id` must be unique to the context.
    ContextNotify(clgl_context_callback callback, void *user_data, Waiter &waiter, uintptr_t id);
    ~ContextNotify();
    ContextNotify(const ContextNotify &) = delete;
    ContextNotify &operator=(const ContextNotify &) = delete;

    // The callback for clCreateContext. Its user data is `id`, not a pointer, because drivers may call it after
    // this object is destroyed.
    static void CL_CALLBACK receive(const char *message, const void *private_info, size_t size, void *id);

    // Waits until no other thread runs the callback. Afterwards the callback is never called.
    void close();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace clgl
