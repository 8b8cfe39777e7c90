// What an OpenCL driver says of a context, on its way to the program.
//
// Drivers speak at any time, on any thread, also inside calls that the library makes under its locks, and as long
// as anybody holds the cl_context. The program's callback runs on the thread that waits for fences instead, and
// never after it was closed.
#pragma once

#include "core/sync/waiter_thread.hpp"
#include "driver/cl.hpp"

#include <clgl/context.h>

namespace clgl
{

class ContextNotify
{
public:
    // `waiter` outlives this. `id` is no other context's.
    ContextNotify(clgl_context_callback callback, void *user_data, Waiter &waiter, uintptr_t id);
    ~ContextNotify();
    ContextNotify(const ContextNotify &) = delete;
    ContextNotify &operator=(const ContextNotify &) = delete;

    // For clCreateContext; `id` as its user data. Whom it names may be gone.
    static void CL_CALLBACK receive(const char *message, const void *private_info, size_t size, void *id);

    // When it returns, the callback does not run on another thread, and is not called again.
    void close();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace clgl
