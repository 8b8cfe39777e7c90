#include "core/cache/driver_cache.hpp"

#include "base/log.hpp"
#include "base/platform/running_code.hpp"
#include "base/text.hpp"
#include "core/cache/disk_cache.hpp"
#include "core/cache/library_cache.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>
#include <vector>

namespace clgl
{

namespace
{

// Prefixes of the environment variables that drivers, their loaders and the dynamic linker read
constexpr std::string_view driver_variables[] = {
    "ACO_",     "AMD_", "ANV_",     "CLOVER_", "CUDA_",  "DISPLAY", "DRI",     "EGL_",  "GALLIUM_", "GPU_",
    "HIP_",     "HSA_", "IGC_",     "INTEL_",  "LD_",    "LIBGL_",  "LP_",     "MESA_", "NEO",      "NIR_",
    "NOUVEAU_", "NV",   "OCL_",     "OPENCL_", "POCL_",  "R600_",   "RADEON_", "RADV_", "ROC",      "RUSTICL_",
    "ST_",      "VK_",  "XDG_DATA", "ZINK_",   "__EGL_", "__GL",    "__NV",    "__VK",
};

std::string variables_of_drivers()
{
    std::vector<std::string> variables = environment_variables();
    std::erase_if(variables, [](const std::string &variable) {
        return std::ranges::none_of(driver_variables,
                                    [&](std::string_view start) { return variable.starts_with(start); });
    });
    std::ranges::sort(variables);
    std::string all;
    for (const std::string &variable : variables)
        all += text(variable, '\n');
    return all;
}

// Returns the number of driver files in one line, then two lines for each file: its path and its state. Returns
// std::nullopt if the files are unknown, or if one has changed after this process started.
std::optional<std::string> describe_files()
{
    const auto files = driver_files();
    if (!files) return {};
    std::string lines = text(files->size(), '\n');
    for (const std::string &path : *files) {
        const FileState state = file_state(path);
        if (state.is_new) {
            log::write(CLGL_LOG_INFO, text("nothing is stored for later processes, because ", path,
                                           " has changed since this process began"));
            return {};
        }
        lines += text(path, '\n', state.identity, '\n');
    }
    return lines;
}

// Removes the first line from a text, and returns it.
std::string_view take_line(std::string_view &from)
{
    const size_t end = std::min(from.find('\n'), from.size());
    const std::string_view line = from.substr(0, end);
    from.remove_prefix(std::min(end + 1, from.size()));
    return line;
}

// Returns the value in an entry, or std::nullopt if one of the files that it lists has changed.
std::optional<std::string> unchanged_value(std::string_view entry)
{
    const std::string_view first = take_line(entry);
    size_t files = 0;
    if (std::from_chars(first.data(), first.data() + first.size(), files).ec != std::errc{}) return {};
    for (; files > 0; --files) {
        const std::string path(take_line(entry));
        if (file_state(path).identity != take_line(entry)) return {};
    }
    return std::string(entry);
}

}  // namespace

DriverCache::DriverCache(std::string folder, std::string_view drivers, CacheUse use)
    : folder_(std::move(folder)), use_(use)
{
    if (folder_.empty()) return;
    const std::string build = own_build_id();
    // Without a build ID, entries of other builds of clgl could not be distinguished, so nothing is cached.
    if (build.empty()) folder_.clear();
    drivers_ = text("clgl ", build, '\n', system_identity(), '\n', drivers, '\n', variables_of_drivers());
}

std::string DriverCache::key_of(std::string_view name) const { return text(drivers_, name); }

std::optional<std::string> DriverCache::find(std::string_view name) const
{
    if (folder_.empty() || is_anew()) return {};
    const std::optional<std::string> entry = load_from_cache(folder_, key_of(name));
    return entry ? unchanged_value(*entry) : std::nullopt;
}

void DriverCache::store(std::string_view name, std::string_view value) const
{
    if (folder_.empty()) return;
    // If the files are unknown, remove the old entry, which may say that a test has started that has ended now.
    if (const auto files = describe_files())
        store_in_library_cache(folder_, key_of(name), text(*files, value));
    else
        remove(name);
}

void DriverCache::remove(std::string_view name) const
{
    if (!folder_.empty()) remove_from_cache(folder_, key_of(name));
}

}  // namespace clgl
