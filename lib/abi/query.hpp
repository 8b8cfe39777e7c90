// Helpers for the functions that return lists or raw values.
#pragma once

#include "abi/guard.hpp"
#include "core/device/info_reader.hpp"

namespace clgl::abi
{

// Sets the first `capacity` elements of `list` to zero. `list` may be NULL.
template <typename T> void clear_list(uint32_t capacity, T *list)
{
    if (list) std::fill_n(list, capacity, T{});
}

inline void need_list(uint32_t capacity, const clgl_device *devices)
{
    if (capacity > 0 && !devices)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("devices is NULL, but capacity is ", capacity, ": pass an array, or set capacity to 0"));
}

inline void query(const InfoQuery &ask, uint32_t param, size_t capacity, void *value, size_t *size,
                  const std::string &of)
{
    if (capacity > 0) not_null(value, "value");
    if (capacity == 0) not_null(size, "size");
    const size_t got = read_raw(ask, param, capacity, value, of);
    if (size) *size = got;
}

}  // namespace clgl::abi
