// Implements ABI functions that buffers and textures have in common.
#pragma once

#include "abi/guard.hpp"
#include "core/handover/handover.hpp"

#include <clgl/buffer.h>

namespace clgl::abi
{

// Implements clgl_buffer_rewrap and clgl_texture_rewrap. `function` is the name of the ABI function.
template <typename T, typename Handle> clgl_result rewrap(const char *function, Handle handle)
{
    return guarded(function, [&] {
        const auto pinned = pin<T>(handle);
        release_destroyed(static_cast<T &>(*pinned.replace(pinned->rewrapped())));
    });
}

template <typename T, typename Handle> clgl_result
set_destructor_callback(const char *function, Handle handle, clgl_buffer_destructor callback, void *user_data)
{
    return guarded(function, [&] {
        const auto pinned = pin<T>(handle);
        not_null(callback, "callback");
        pinned->destructors().add(Ref<Context>(&pinned->context()), pinned->mem(), callback, user_data);
    });
}

}  // namespace clgl::abi
