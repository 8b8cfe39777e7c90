// Reads clGetPlatformInfo and clGetDeviceInfo into the typed structures of device.h, driven by tables.
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

// Holds the strings and arrays that such a structure points to.
struct InfoStorage {
    std::forward_list<std::string> strings;
    std::forward_list<std::vector<clgl_name_version>> versions;
};

enum class FieldKind : uint8_t { number32, number64, boolean, text, versions };

// Which parameter is stored in which field.
struct InfoField {
    uint32_t parameter;
    FieldKind kind;
    size_t offset;
    size_t size;
    // The offset of the field with the number of versions
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

// Calls clGet...Info for one object.
using InfoQuery = std::function<cl_int(cl_uint parameter, size_t capacity, void *value, size_t *size)>;

// Fills the fields of `info` that the table names; a parameter that the driver does not know gives 0, "" or NULL.
void read_info(const InfoQuery &query, std::span<const InfoField> fields, InfoStorage &storage, void *info);

// Returns a number of 32 or 64 bits; empty if the driver does not know the parameter.
std::optional<uint64_t> read_number(const InfoQuery &query, cl_uint parameter);

// Reads exactly `size` bytes. Returns whether the driver has them.
bool read_bytes(const InfoQuery &query, cl_uint parameter, void *value, size_t size);

// Returns a string; empty if the driver does not know the parameter.
std::string read_string(const InfoQuery &query, cl_uint parameter);

// Implements the raw queries of the ABI. Throws CLGL_ERROR_UNSUPPORTED, CLGL_ERROR_OUT_OF_RANGE, and as fail_cl.
size_t read_raw(const InfoQuery &query, cl_uint parameter, size_t capacity, void *value, const std::string &of);

}  // namespace clgl
