#include "core/kernel/launch_limits.hpp"

#include "base/text.hpp"
#include "core/device/device.hpp"

#include <algorithm>
#include <limits>
#include <span>

namespace clgl
{

namespace
{

// Returns the sizes as text, such as "8 x 2 x 1".
template <typename Size> std::string product_of(std::span<const Size> sizes)
{
    std::string out;
    for (const Size size : sizes)
        out += text(out.empty() ? "" : " x ", size);
    return out;
}

template <typename Size> std::span<const Size> of_dimensions(const Size (&sizes)[max_dimensions], uint32_t count)
{
    return {sizes, count};
}

[[noreturn]] void refuse(const std::string &kernel_name, const std::string &reason)
{
    fail(CLGL_ERROR_INVALID_ARGUMENT, text("the kernel \"", kernel_name, "\" cannot be launched: ", reason));
}

// Checks the launch against the work-group size that the kernel requires.
void check_required(const clgl_launch &launch, const LaunchLimits &limits, const std::string &kernel_name)
{
    const auto wanted = of_dimensions(limits.required, launch.dimensions);
    const auto given = of_dimensions(launch.local_size, launch.dimensions);
    const std::string words =
        text("the kernel requires work-groups of ", product_of(of_dimensions(limits.required, max_dimensions)),
             " (reqd_work_group_size), ");
    for (uint32_t d = max_dimensions; d-- > launch.dimensions;)
        if (limits.required[d] > 1)
            refuse(kernel_name,
                   text(words, "but the launch has ", launch.dimensions,
                        launch.dimensions == 1 ? " dimension" : " dimensions", ": set dimensions to ", d + 1));
    if (!std::ranges::equal(wanted, given))
        refuse(kernel_name,
               text(words, "but local_size is ", product_of(given), ": set it to this size, or to 0"));
}

// Returns the name of the work-group size in dimension `d` for messages. `given`: whether the caller has set
// local_size; otherwise the kernel requires the size.
std::string group_size_name(bool given, uint32_t d)
{
    return given ? text("local_size[", d, ']') : text("the required work-group size in dimension ", d);
}

void check_local_limits(const clgl_launch &launch, const LaunchLimits &limits, const std::string &kernel_name,
                        bool given)
{
    uint64_t left = limits.group_size != 0 ? limits.group_size : std::numeric_limits<uint64_t>::max();
    const auto local = of_dimensions(launch.local_size, launch.dimensions);
    for (uint32_t d = 0; d < launch.dimensions; ++d) {
        if (limits.item_sizes[d] != 0 && local[d] > limits.item_sizes[d])
            refuse(kernel_name, text(group_size_name(given, d), " is ", local[d], "; the device allows at most ",
                                     limits.item_sizes[d], " (max_work_item_sizes)"));
        left /= local[d];
    }
    if (left == 0)
        refuse(kernel_name, text(given ? "local_size is " : "the required work-group size is ", product_of(local),
                                 "; work-groups of the kernel have at most ", limits.group_size, " work-items"));
}

size_t greatest_divisor(size_t of, size_t at_most)
{
    size_t divisor = std::min(of, at_most);
    while (of % divisor != 0)
        --divisor;
    return divisor;
}

void check_divides(const clgl_launch &launch, const LaunchLimits &limits, const std::string &kernel_name,
                   bool given)
{
    if (limits.non_uniform) return;
    for (uint32_t d = 0; d < launch.dimensions; ++d) {
        const size_t global = launch.global_size[d], local = launch.local_size[d];
        if (global % local == 0) continue;
        const size_t missing = local - global % local;
        const std::string larger =
            missing <= std::numeric_limits<size_t>::max() - global
                ? text("the next global_size that works is ", global + missing,
                       ", where the kernel must skip the ids from ", launch.global_offset[d] + global, " on")
                : text("the next smaller global_size that works is ", global - global % local);
        const std::string smaller =
            limits.required[0] != 0 ? ""
                                    : text("; the next local_size that works is ",
                                           greatest_divisor(global, local), ", or 0 to let the driver choose");
        refuse(kernel_name, text(group_size_name(given, d), " is ", local, ", which does not divide global_size[",
                                 d, "], ", global, ": ", larger, smaller));
    }
}

// Throws the error for a size in an unused dimension, which OpenCL would ignore.
[[noreturn, gnu::cold]] void fail_beyond(const clgl_launch &launch, uint32_t d)
{
    if (launch.global_size[d] > 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("global_size[", d, "] is ", launch.global_size[d], ", but dimensions is ", launch.dimensions,
                  ": set dimensions to ", d + 1, " or to 0"));
    const bool is_local = launch.local_size[d] > 1;
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text("the launch has ", launch.dimensions, launch.dimensions == 1 ? " dimension" : " dimensions",
              ", but ", is_local ? "local_size[" : "global_offset[", d, "] is ",
              is_local ? launch.local_size[d] : launch.global_offset[d], ": set global_size[", d,
              "], and dimensions to ", d + 1, " or to 0"));
}

}  // namespace

const clgl_launch &with_dimensions(const clgl_launch &launch, clgl_launch &storage)
{
    if (launch.dimensions != 0) return launch;
    storage = launch;
    while (storage.dimensions < max_dimensions && storage.global_size[storage.dimensions] != 0)
        ++storage.dimensions;
    if (storage.dimensions == 0) fail(CLGL_ERROR_INVALID_ARGUMENT, "global_size[0] is 0; use at least 1");
    for (uint32_t d = storage.dimensions; d < max_dimensions; ++d)
        if (storage.global_size[d] != 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT, text("global_size[", storage.dimensions, "] is 0, but global_size[",
                                                   d, "] is ", storage.global_size[d], ": use at least 1"));
    return storage;
}

[[gnu::hot]] void check_sizes(const clgl_launch &launch)
{
    if (launch.dimensions < 1 || launch.dimensions > max_dimensions)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("dimensions is ", launch.dimensions, "; use 0 to 3"));
    uint32_t zeros = 0;
    for (uint32_t d = 0; d < launch.dimensions; ++d) {
        if (launch.global_size[d] == 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT, text("global_size[", d, "] is 0; use at least 1"));
        if (launch.global_offset[d] > std::numeric_limits<size_t>::max() - launch.global_size[d])
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("global_offset[", d, "] is ", launch.global_offset[d], " and global_size[", d, "] is ",
                      launch.global_size[d], "; their sum must be at most ", std::numeric_limits<size_t>::max()));
        zeros += launch.local_size[d] == 0;
    }
    for (uint32_t d = launch.dimensions; d < max_dimensions; ++d)
        if (launch.global_size[d] > 1 || launch.local_size[d] > 1 || launch.global_offset[d] != 0)
            fail_beyond(launch, d);
    if (zeros != 0 && zeros != launch.dimensions)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("local_size is ", product_of(of_dimensions(launch.local_size, launch.dimensions)),
                  ": set it in all ", launch.dimensions, " dimensions, or in none"));
}

[[gnu::hot]] const clgl_launch &complete_launch(const clgl_launch &given_launch, const LaunchLimits &limits,
                                                const std::string &kernel_name, clgl_launch &storage)
{
    const clgl_launch &launch = with_dimensions(given_launch, storage);
    check_sizes(launch);
    const bool required = limits.required[0] != 0, given = launch.local_size[0] != 0;
    if (!given && !required) return launch;
    if (!given) {
        storage = launch;
        for (uint32_t d = 0; d < launch.dimensions; ++d)
            storage.local_size[d] = static_cast<size_t>(limits.required[d]);
    }
    const clgl_launch &whole = given ? launch : storage;
    if (required) check_required(whole, limits, kernel_name);
    check_local_limits(whole, limits, kernel_name, given);
    check_divides(whole, limits, kernel_name, given);
    return whole;
}

// Without this check, PoCL 3.1 would abort if a launch needs more local memory than the device has.
void take_local(const Device &device, std::string_view role, const std::string &name, uint64_t size,
                uint64_t &taken)
{
    const uint64_t left = device.info().local_mem_size - taken;
    if (size > left)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(role.empty() ? name : text(role, '"', name, '"'), " needs ", size,
                  " bytes of local memory; the device has ", left, " left of ", device.info().local_mem_size));
    taken += size;
}

std::string explain_launch(cl_int code, const clgl_launch &launch)
{
    const auto in_words = [&](const char *name, const size_t(&sizes)[max_dimensions]) {
        return text(name, ' ', product_of(of_dimensions(sizes, launch.dimensions)));
    };
    const auto global = [&] { return in_words("global_size", launch.global_size); };
    const auto group = [&] {
        return launch.local_size[0] == 0 ? std::string("the work-group size that the driver chose")
                                         : in_words("the work-group size", launch.local_size);
    };
    switch (code) {
    case CL_INVALID_WORK_GROUP_SIZE:
        if (launch.local_size[0] == 0)
            return text("the driver found no work-group size for ", global(), ": set local_size");
        return text(group(), " does not divide ", global(),
                    ", is larger than the kernel allows, or differs from the size that the kernel requires");
    case CL_INVALID_WORK_ITEM_SIZE:
        return text(group(), " is larger than max_work_item_sizes of the device");
    case CL_INVALID_GLOBAL_WORK_SIZE:
        return text(global(), " is too large for the device");
    case CL_INVALID_GLOBAL_OFFSET:
        return text(in_words("global_offset", launch.global_offset), " plus ", global(),
                    " exceeds the address range of the device");
    case CL_INVALID_KERNEL_ARGS:
        return "an argument is not set, or has a wrong type or size";
    default:
        return {};
    }
}

}  // namespace clgl
