// What the program wants to be told of when a cl_mem goes.
//
// The order is the library's: drivers (PoCL 3.1, rusticl 22.3) call in the order of registration, where OpenCL
// wants the reverse. So the driver has one callback, and the program's are called by that.
#pragma once

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

    // While the cl_mem, which is always the same, is alive.
    void add(const Ref<Context> &context, cl_mem mem, Destructor function, void *user_data);

private:
    class List;

    std::mutex mutex_;
    Ref<List> list_;
};

}  // namespace clgl
