// Reads single parameters of platforms and devices, and fills structures. Tables map each OpenCL parameter to a
// field.
#pragma once

#include "driver/cl.hpp"

#include <clgl/device.h>

#include <cstddef>
#include <forward_list>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace clgl
{

// Owns the strings and arrays to which a filled structure points.
struct InfoStorage {
    std::forward_list<std::string> strings;
    std::forward_list<std::vector<clgl_name_version>> versions;
};

enum class FieldKind : uint8_t { number32, number64, boolean, text, versions };

// Maps an OpenCL parameter to the field of a structure that stores its value.
struct InfoField {
    uint32_t parameter;
    FieldKind kind;
    size_t offset;
    size_t size;
    // For versions: the offset of the field that stores their number
    size_t count_offset;
};

template <typename Member> constexpr FieldKind field_kind()
{
    using Element = std::remove_extent_t<Member>;
    if constexpr (std::is_same_v<Element, uint32_t> || std::is_enum_v<Element>)
        return FieldKind::number32;
    else if constexpr (std::is_same_v<Element, uint64_t>)
        return FieldKind::number64;
    else if constexpr (std::is_same_v<Element, const char *>)
        return FieldKind::text;
    else {
        static_assert(std::is_same_v<Element, const clgl_name_version *>);
        return FieldKind::versions;
    }
}

// Calls clGetPlatformInfo or clGetDeviceInfo for one object.
using InfoQuery = std::function<cl_int(cl_uint parameter, size_t capacity, void *value, size_t *size)>;

// Fills the fields of `info` that are in the table. Sets a field to 0, "" or NULL if the driver does not know its
// parameter. Does not change the elements of an array that the driver does not return.
void read_info(const InfoQuery &query, std::span<const InfoField> fields, InfoStorage &storage, void *info);

// Returns a 32-bit or 64-bit number; std::nullopt if the driver does not know the parameter, or returns another
// size.
std::optional<uint64_t> read_number(const InfoQuery &query, cl_uint parameter);

// Reads a value of exactly `size` bytes. Returns false if the driver returns no such value.
bool read_bytes(const InfoQuery &query, cl_uint parameter, void *value, size_t size);

// Returns a string; empty if the driver does not know the parameter.
std::string read_string(const InfoQuery &query, cl_uint parameter);

// Implements the raw queries of the ABI. Returns the size of the value in bytes. `of` names the object in
// messages. Throws CLGL_ERROR_UNSUPPORTED, CLGL_ERROR_OUT_OF_RANGE, and the errors of OpenCL.
size_t read_raw(const InfoQuery &query, cl_uint parameter, size_t capacity, void *value, const std::string &of);

}  // namespace clgl
