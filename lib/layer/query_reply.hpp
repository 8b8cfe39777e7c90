// Values for the memory of those who ask, by the rules that all of OpenCL's queries share.
#pragma once

#include "driver/cl.hpp"

#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

namespace clgl::layer
{

struct Answer {
    size_t size;
    void *value;
    size_t *size_ret;

    // CL_INVALID_VALUE if there is too little room.
    cl_int give(std::span<const std::byte> bytes) const
    {
        if (value && size < bytes.size()) return CL_INVALID_VALUE;
        if (value && !bytes.empty()) std::memcpy(value, bytes.data(), bytes.size());
        if (size_ret) *size_ret = bytes.size();
        return CL_SUCCESS;
    }
    template <typename T>
    requires std::is_scalar_v<T> cl_int give(const T &scalar)
    const { return give(std::as_bytes(std::span(&scalar, 1))); }
    // With the 0 at its end, which literals and std::string have.
    cl_int give(std::string_view text) const
    {
        return give(std::as_bytes(std::span(text.data(), text.size() + 1)));
    }
    template <typename T> cl_int give_list(std::span<const T> list) const { return give(std::as_bytes(list)); }
};

}  // namespace clgl::layer
