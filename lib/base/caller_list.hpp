// Checks arrays that the caller passes with a count.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"

#include <cstdint>

namespace clgl
{

// The largest accepted count, far above the count of any real list. A larger count is probably an uninitialised
// variable. It is rejected before memory is allocated for the list.
constexpr uint32_t max_list_count = 1u << 20;

// Checks an array before it is read. Accepts any array, and NULL, if the count is 0. Otherwise throws
// CLGL_ERROR_INVALID_ARGUMENT if the array is NULL or longer than max_list_count.
inline void check_list(uint32_t count, const void *list, const char *name)
{
    if (count == 0) return;
    if (!list) fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is NULL, but its count is ", count));
    if (count > max_list_count)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the count of ", name, " is ", count, ", more than ", max_list_count));
}

// Checks an optional list of devices. Throws CLGL_ERROR_INVALID_ARGUMENT if only one of count and list is set.
inline void check_devices(uint32_t count, const void *devices)
{
    if ((count == 0) != (devices == nullptr))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("device_count is ", count, ", but devices is ",
                                               devices ? "set" : "NULL", ": set both, or neither"));
    check_list(count, devices, "devices");
}

// Checks the lists of buffers and textures in a descriptor. Throws CLGL_ERROR_INVALID_ARGUMENT if both are empty.
template <typename Desc> void check_objects(const Desc &desc)
{
    if (desc.buffer_count == 0 && desc.texture_count == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "buffer_count and texture_count are 0: pass at least one object");
    check_list(desc.buffer_count, desc.buffers, "buffers");
    check_list(desc.texture_count, desc.textures, "textures");
}

}  // namespace clgl
