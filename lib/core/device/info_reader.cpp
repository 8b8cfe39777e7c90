#include "core/device/info_reader.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cstring>

namespace clgl
{

namespace
{

static_assert(sizeof(clgl_name_version) == sizeof(cl_name_version));
static_assert(offsetof(clgl_name_version, name) == offsetof(cl_name_version, name));

template <typename T> std::vector<T> read_array(const InfoQuery &query, cl_uint parameter)
{
    size_t size = 0;
    if (query(parameter, 0, nullptr, &size) != CL_SUCCESS) return {};
    std::vector<T> values(size / sizeof(T));
    if (values.empty() || query(parameter, size / sizeof(T) * sizeof(T), values.data(), nullptr) != CL_SUCCESS)
        return {};
    return values;
}

const char *read_text(const InfoQuery &query, cl_uint parameter, InfoStorage &storage)
{
    std::string value = read_string(query, parameter);
    return value.empty() ? "" : storage.strings.emplace_front(std::move(value)).c_str();
}

const clgl_name_version *read_versions(const InfoQuery &query, cl_uint parameter, InfoStorage &storage,
                                       uint32_t &count)
{
    std::vector<clgl_name_version> versions = read_array<clgl_name_version>(query, parameter);
    count = static_cast<uint32_t>(versions.size());
    if (versions.empty()) return nullptr;
    return storage.versions.emplace_front(std::move(versions)).data();
}

// Reads an array of size_t or cl_device_partition_property. Elements that do not fit into the field are dropped.
void read_numbers64(const InfoQuery &query, const InfoField &field, unsigned char *to)
{
    const std::vector<size_t> values = read_array<size_t>(query, field.parameter);
    const size_t count = std::min(values.size(), field.size / sizeof(uint64_t));
    for (size_t i = 0; i < count; ++i) {
        const uint64_t value = values[i];
        std::memcpy(to + i * sizeof value, &value, sizeof value);
    }
}

template <typename T> void store(unsigned char *to, T value) { std::memcpy(to, &value, sizeof value); }

void read_field(const InfoQuery &query, const InfoField &field, InfoStorage &storage, unsigned char *info)
{
    unsigned char *to = info + field.offset;
    switch (field.kind) {
    case FieldKind::number32:
        return store(to, static_cast<uint32_t>(read_number(query, field.parameter).value_or(0)));
    case FieldKind::boolean:
        return store(to, uint32_t{read_number(query, field.parameter).value_or(0) != 0});
    case FieldKind::number64:
        if (field.size > sizeof(uint64_t)) return read_numbers64(query, field, to);
        return store(to, read_number(query, field.parameter).value_or(0));
    case FieldKind::text:
        return store(to, read_text(query, field.parameter, storage));
    case FieldKind::versions:
        uint32_t count = 0;
        store(to, read_versions(query, field.parameter, storage, count));
        return store(info + field.count_offset, count);
    }
}

}  // namespace

void read_info(const InfoQuery &query, std::span<const InfoField> fields, InfoStorage &storage, void *info)
{
    for (const InfoField &field : fields)
        read_field(query, field, storage, static_cast<unsigned char *>(info));
}

std::optional<uint64_t> read_number(const InfoQuery &query, cl_uint parameter)
{
    unsigned char bytes[sizeof(uint64_t)] = {};
    size_t size = 0;
    if (query(parameter, sizeof bytes, bytes, &size) != CL_SUCCESS) return {};
    if (size == sizeof(uint64_t)) {
        uint64_t value = 0;
        std::memcpy(&value, bytes, sizeof value);
        return value;
    }
    if (size != sizeof(uint32_t)) return {};
    uint32_t value = 0;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

bool read_bytes(const InfoQuery &query, cl_uint parameter, void *value, size_t size)
{
    size_t got = 0;
    return query(parameter, 0, nullptr, &got) == CL_SUCCESS && got == size &&
           query(parameter, size, value, nullptr) == CL_SUCCESS;
}

std::string read_string(const InfoQuery &query, cl_uint parameter)
{
    const std::vector<char> chars = read_array<char>(query, parameter);
    return {chars.begin(), std::find(chars.begin(), chars.end(), '\0')};
}

size_t read_raw(const InfoQuery &query, cl_uint parameter, size_t capacity, void *value, const std::string &of)
{
    const std::string doing = text("the query of parameter ", hex(parameter), " of ", of);
    size_t size = 0;
    const cl_int code = query(parameter, 0, nullptr, &size);
    if (code == CL_INVALID_VALUE)
        fail(CLGL_ERROR_UNSUPPORTED, text(of, " does not support parameter ", hex(parameter)),
             {CLGL_NATIVE_OPENCL, code});
    if (code != CL_SUCCESS) fail_cl(code, doing);
    if (capacity == 0 || size == 0) return size;
    if (capacity < size)
        fail(CLGL_ERROR_OUT_OF_RANGE, text("capacity is ", capacity, ", but parameter ", hex(parameter), " of ",
                                           of, " has ", size, " bytes: call with capacity ", size));
    const cl_int read = query(parameter, capacity, value, nullptr);
    if (read != CL_SUCCESS) fail_cl(read, doing);
    return size;
}

}  // namespace clgl
