#include "core/kernel/parameter.hpp"

#include "base/text.hpp"
#include "core/device/info_reader.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace clgl
{

namespace
{

const char *argument_name(clgl_argument_type kind)
{
    static constexpr const char *names[] = {"unknown",      "a value",  "a buffer",
                                            "local memory", "an image", "a sampler"};
    return names[kind];
}

clgl_address_space address_of(uint64_t qualifier)
{
    switch (qualifier) {
    case CL_KERNEL_ARG_ADDRESS_GLOBAL:
        return CLGL_ADDRESS_SPACE_GLOBAL;
    case CL_KERNEL_ARG_ADDRESS_LOCAL:
        return CLGL_ADDRESS_SPACE_LOCAL;
    case CL_KERNEL_ARG_ADDRESS_CONSTANT:
        return CLGL_ADDRESS_SPACE_CONSTANT;
    case CL_KERNEL_ARG_ADDRESS_PRIVATE:
        return CLGL_ADDRESS_SPACE_PRIVATE;
    default:
        return CLGL_ADDRESS_SPACE_UNKNOWN;
    }
}

clgl_image_access access_of(uint64_t qualifier)
{
    switch (qualifier) {
    case CL_KERNEL_ARG_ACCESS_READ_ONLY:
        return CLGL_IMAGE_ACCESS_READ_ONLY;
    case CL_KERNEL_ARG_ACCESS_WRITE_ONLY:
        return CLGL_IMAGE_ACCESS_WRITE_ONLY;
    case CL_KERNEL_ARG_ACCESS_READ_WRITE:
        return CLGL_IMAGE_ACCESS_READ_WRITE;
    default:
        return CLGL_IMAGE_ACCESS_NONE;
    }
}

uint32_t qualifiers_of(uint64_t bits)
{
    return (bits & CL_KERNEL_ARG_TYPE_CONST ? CLGL_QUALIFIER_CONST : 0) |
           (bits & CL_KERNEL_ARG_TYPE_RESTRICT ? CLGL_QUALIFIER_RESTRICT : 0) |
           (bits & CL_KERNEL_ARG_TYPE_VOLATILE ? CLGL_QUALIFIER_VOLATILE : 0) |
           (bits & CL_KERNEL_ARG_TYPE_PIPE ? CLGL_QUALIFIER_PIPE : 0);
}

// Returns the argument kind, or CLGL_ARGUMENT_UNKNOWN for pipes, which are not supported. Checks the type name
// first, because images have the address space of buffers, and samplers have the address space of values.
clgl_argument_type kind_of(const Parameter &parameter)
{
    if (parameter.qualifiers & CLGL_QUALIFIER_PIPE) return CLGL_ARGUMENT_UNKNOWN;
    if (is_image_type(parameter.type_name) || parameter.access != CLGL_IMAGE_ACCESS_NONE)
        return CLGL_ARGUMENT_TEXTURE;
    if (parameter.type_name == "sampler_t") return CLGL_ARGUMENT_SAMPLER;
    switch (parameter.address) {
    case CLGL_ADDRESS_SPACE_GLOBAL:
    case CLGL_ADDRESS_SPACE_CONSTANT:
        return CLGL_ARGUMENT_BUFFER;
    case CLGL_ADDRESS_SPACE_LOCAL:
        return CLGL_ARGUMENT_LOCAL;
    case CLGL_ADDRESS_SPACE_PRIVATE:
        // Without a type name the parameter may be a value or a sampler.
        return parameter.type_name.empty() ? CLGL_ARGUMENT_UNKNOWN : CLGL_ARGUMENT_VALUE;
    default:
        return CLGL_ARGUMENT_UNKNOWN;
    }
}

std::string title_of(const std::string &name, uint32_t index, const std::string &kernel_name)
{
    return text("argument ", index, name.empty() ? "" : text(" (", name, ')'), " of the kernel \"", kernel_name,
                '"');
}

Parameter read_parameter(cl_kernel kernel, cl_uint index)
{
    const InfoQuery query = [=](cl_uint what, size_t capacity, void *value, size_t *size) {
        return cl().GetKernelArgInfo(kernel, index, what, capacity, value, size);
    };
    const auto number = [&](cl_uint what) { return read_number(query, what).value_or(0); };
    Parameter parameter;
    parameter.address = address_of(number(CL_KERNEL_ARG_ADDRESS_QUALIFIER));
    parameter.access = access_of(number(CL_KERNEL_ARG_ACCESS_QUALIFIER));
    parameter.qualifiers = qualifiers_of(number(CL_KERNEL_ARG_TYPE_QUALIFIER));
    parameter.name = read_string(query, CL_KERNEL_ARG_NAME);
    parameter.type_name = read_string(query, CL_KERNEL_ARG_TYPE_NAME);
    parameter.kind = kind_of(parameter);
    if (parameter.kind == CLGL_ARGUMENT_VALUE) parameter.size = size_of_type(parameter.type_name);
    return parameter;
}

[[noreturn]] void contradicts(const Parameter &known, std::string_view declared, std::string_view known_as)
{
    fail(CLGL_ERROR_INVALID_ARGUMENT, text(known.title, " is declared as ", declared, ", but is ", known_as));
}

void add_text(const Parameter &known, std::string &to, const char *declared)
{
    if (!declared || !*declared) return;
    if (!to.empty() && to != declared) contradicts(known, declared, to);
    to = declared;
}

void add_kind(const Parameter &known, clgl_argument_type &to, clgl_argument_type declared)
{
    if (declared < CLGL_ARGUMENT_UNKNOWN || declared > CLGL_ARGUMENT_SAMPLER)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("the type of ", known.title, " is ", declared,
                                               " in the declaration; use CLGL_ARGUMENT_UNKNOWN (0) to "
                                               "CLGL_ARGUMENT_SAMPLER (5)"));
    if (declared == CLGL_ARGUMENT_UNKNOWN) return;
    if (to != CLGL_ARGUMENT_UNKNOWN && to != declared)
        contradicts(known, argument_name(declared), argument_name(to));
    to = declared;
}

void add_size(const Parameter &known, size_t &to, size_t declared)
{
    if (declared == 0) return;
    if (to != 0 && to != declared) contradicts(known, text(declared, " bytes"), text(to, " bytes"));
    to = declared;
}

// Returns a description such as "a value (float3)".
std::string type_in_words(const Parameter &parameter)
{
    return text(argument_name(parameter.kind),
                parameter.type_name.empty() ? "" : text(" (", parameter.type_name, ')'));
}

bool is_vector_of_three(std::string_view type) { return size_of_type(type) != 0 && type.ends_with('3'); }

void check_value(const Parameter &parameter, const clgl_argument &given, uint64_t parameter_size)
{
    if (!given.value)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameter.title, ": value is NULL; pass the address of the value"));
    if (given.size == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameter.title, ": size is 0; pass the size of the value in bytes"));
    if (parameter.size == given.size) return;
    if (parameter.size == 0) {
        // The size of the parameter is unknown, for example because it is a struct. Check only the limit for all
        // arguments together.
        if (parameter_size != 0 && given.size > parameter_size)
            fail(CLGL_ERROR_OUT_OF_RANGE,
                 text(parameter.title, ": the value has ", given.size, " bytes; the device allows ",
                      parameter_size, " for all arguments together (max_parameter_size)"));
        return;
    }
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text(parameter.title, " is ", type_in_words(parameter), " of ", parameter.size, " bytes, not ",
              given.size,
              is_vector_of_three(parameter.type_name) ? ": a vector of three has the size of four" : ""));
}

void check_local(const Parameter &parameter, size_t size, uint64_t local_mem_size)
{
    if (size == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameter.title, ": size is 0; pass the size of the local memory in bytes"));
    if (local_mem_size != 0 && size > local_mem_size)
        fail(CLGL_ERROR_OUT_OF_RANGE, text(parameter.title, ": ", size,
                                           " bytes of local memory requested; the device has ", local_mem_size));
}

// Returns the number of arguments. Throws if it exceeds max_parameter_size, because each argument needs at least
// one byte. Without this check PoCL 3.1 takes minutes to launch a kernel with tens of thousands of arguments.
uint32_t read_count(cl_kernel kernel, const ArgumentLimits &limits, const std::string &kernel_name)
{
    cl_uint count = 0;
    check_cl(cl().GetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr), "clGetKernelInfo");
    if (limits.parameter_size != 0 && count > limits.parameter_size)
        fail(CLGL_ERROR_OUT_OF_RANGE, text("the kernel \"", kernel_name, "\" has ", count,
                                           " arguments; the arguments of a kernel may have ",
                                           limits.parameter_size, " bytes in all (max_parameter_size)"));
    return count;
}

}  // namespace

std::vector<Parameter> read_parameters(cl_kernel kernel, const ArgumentLimits &limits,
                                       const std::string &kernel_name)
{
    const uint32_t count = read_count(kernel, limits, kernel_name);
    std::vector<Parameter> parameters;
    parameters.reserve(count);
    for (uint32_t i = 0; i < count; ++i) {
        parameters.push_back(read_parameter(kernel, i));
        parameters.back().title = title_of(parameters.back().name, i, kernel_name);
    }
    return parameters;
}

Parameter declared(const Parameter &known, const clgl_argument_desc &desc, uint32_t index,
                   const std::string &kernel_name)
{
    Parameter result = known;
    add_text(known, result.name, desc.name);
    add_text(known, result.type_name, desc.type_name);
    add_kind(known, result.kind, desc.type);
    add_size(known, result.size, desc.size);
    if (result.kind == CLGL_ARGUMENT_VALUE) add_size(known, result.size, size_of_type(result.type_name));
    result.title = title_of(result.name, index, kernel_name);
    return result;
}

void check_argument(const Parameter &parameter, const clgl_argument &given, const ArgumentLimits &limits)
{
    if (given.type <= CLGL_ARGUMENT_UNKNOWN || given.type > CLGL_ARGUMENT_NULL)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the type of ", parameter.title, " is ", given.type,
                  ": use CLGL_ARGUMENT_VALUE, _BUFFER, _LOCAL, _TEXTURE, _SAMPLER or _NULL"));
    const clgl_argument_type kind = given.type == CLGL_ARGUMENT_NULL ? CLGL_ARGUMENT_BUFFER : given.type;
    if (parameter.kind != CLGL_ARGUMENT_UNKNOWN && parameter.kind != kind)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameter.title, " is ", type_in_words(parameter), ", not ",
                  given.type == CLGL_ARGUMENT_NULL ? "CLGL_ARGUMENT_NULL" : argument_name(kind)));
    if (kind == CLGL_ARGUMENT_VALUE) check_value(parameter, given, limits.parameter_size);
    if (kind == CLGL_ARGUMENT_LOCAL) check_local(parameter, given.size, limits.local_mem_size);
}

std::string argument_in_words(const clgl_argument &given)
{
    if (given.type == CLGL_ARGUMENT_NULL) return "a NULL buffer";
    const bool has_size = given.type == CLGL_ARGUMENT_VALUE || given.type == CLGL_ARGUMENT_LOCAL;
    return text(argument_name(given.type), has_size ? text(" of ", given.size, " bytes") : "");
}

const char *setter_of(clgl_argument_type kind)
{
    static constexpr const char *names[] = {"clgl_kernel_set_value, _buffer, _local, _texture or _sampler",
                                            "clgl_kernel_set_value",
                                            "clgl_kernel_set_buffer",
                                            "clgl_kernel_set_local",
                                            "clgl_kernel_set_texture",
                                            "clgl_kernel_set_sampler"};
    return names[kind];
}

// Compares whole names, because a struct may be named "image_size" or "image2d_tile".
bool is_image_type(std::string_view name)
{
    static constexpr std::string_view types[] = {
        "image1d_t",
        "image1d_array_t",
        "image1d_buffer_t",
        "image2d_t",
        "image2d_array_t",
        "image2d_depth_t",
        "image3d_t",
        "image2d_array_depth_t",
        "image2d_msaa_t",
        "image2d_array_msaa_t",
        "image2d_msaa_depth_t",
        "image2d_array_msaa_depth_t",
    };
    return std::ranges::find(types, name) != std::end(types);
}

size_t size_of_type(std::string_view name)
{
    struct Scalar {
        std::string_view name;
        size_t size;
    };
    static constexpr Scalar scalars[] = {
        {"char", 1}, {"uchar", 1}, {"short", 2}, {"ushort", 2}, {"half", 2},   {"int", 4},
        {"uint", 4}, {"float", 4}, {"long", 8},  {"ulong", 8},  {"double", 8},
    };
    constexpr size_t widths[] = {2, 3, 4, 8, 16};
    if (name.starts_with("unsigned ")) return size_of_type(text('u', name.substr(sizeof "unsigned")));
    const size_t length = std::min(name.find_first_of("0123456789"), name.size());
    const auto scalar = std::ranges::find(scalars, name.substr(0, length), &Scalar::name);
    if (scalar == std::end(scalars)) return 0;
    if (length == name.size()) return scalar->size;
    size_t width = 0;
    const char *const end = name.data() + name.size();
    const auto [rest, error] = std::from_chars(name.data() + length, end, width);
    if (error != std::errc() || rest != end || std::ranges::find(widths, width) == std::end(widths)) return 0;
    // OpenCL C stores a vector of three components like a vector of four.
    return scalar->size * (width == 3 ? 4 : width);
}

}  // namespace clgl
