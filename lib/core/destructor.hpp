// What the program wants to be told of when a cl_mem goes.
//
// The order is the library's: drivers (PoCL 3.1, rusticl 22.3) call in the order of registration, where OpenCL
// wants the reverse. So the driver has one callback, and the program's are called by that.
#pragma once

#include "core/context.hpp"

#include <clgl/buffer.h>

namespace clgl
{

class DestructorCallbacks
{
public:
    DestructorCallbacks();
    ~DestructorCallbacks();

    // While the cl_mem, which is always the same, is alive.
    void add(const Ref<Context> &context, cl_mem mem, clgl_buffer_destructor function, void *user_data);

private:
    class List;

    std::mutex mutex_;
    Ref<List> list_;
};

}  // namespace clgl
