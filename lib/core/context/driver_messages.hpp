// Delivers an OpenCL driver's messages about a context to the application.
//
// Drivers send them at any time, on any thread, also inside calls that the library makes with mutexes held, and
// as long as the cl_context has references. The application's callback runs on the waiter thread, and never after
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
    // `waiter` must outlive the object. `id` is unique to the context.
    ContextNotify(clgl_context_callback callback, void *user_data, Waiter &waiter, uintptr_t id);
    ~ContextNotify();
    ContextNotify(const ContextNotify &) = delete;
    ContextNotify &operator=(const ContextNotify &) = delete;

    // The callback for clCreateContext, with `id` as user data, which may name an object that no longer exists.
    static void CL_CALLBACK receive(const char *message, const void *private_info, size_t size, void *id);

    // Waits until no other thread runs the callback. It is not called again.
    void close();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace clgl
