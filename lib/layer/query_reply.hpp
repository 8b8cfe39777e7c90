// Writes the result of an OpenCL query to the memory of the caller.
#pragma once

#include "driver/cl.hpp"

#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

namespace clgl::layer
{

struct QueryReply {
    size_t size;
    void *value;
    size_t *size_ret;

    // Writes the bytes and their number. Returns CL_INVALID_VALUE if `size` is too small.
    cl_int write(std::span<const std::byte> bytes) const
    {
        if (value && size < bytes.size()) return CL_INVALID_VALUE;
        if (value && !bytes.empty()) std::memcpy(value, bytes.data(), bytes.size());
        if (size_ret) *size_ret = bytes.size();
        return CL_SUCCESS;
    }
    template <typename T>
    requires std::is_scalar_v<T> cl_int write(const T &scalar)
    const { return write(std::as_bytes(std::span(&scalar, 1))); }
    // Writes the text and its terminating null character. `text` must be followed by a null character.
    cl_int write(std::string_view text) const
    {
        return write(std::as_bytes(std::span(text.data(), text.size() + 1)));
    }
    template <typename T> cl_int write_list(std::span<const T> list) const { return write(std::as_bytes(list)); }
};

}  // namespace clgl::layer
