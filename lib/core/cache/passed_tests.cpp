#include "core/cache/passed_tests.hpp"

#include "base/log.hpp"
#include "base/platform/running_code.hpp"
#include "base/text.hpp"
#include "core/cache/disk_cache.hpp"
#include "core/cache/library_cache.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>
#include <vector>

namespace clgl
{

namespace
{

// The starts of the names of variables that drivers, their loaders and the dynamic linker read
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

// Returns a line with the duration, then two for each file: its path, and its state.
std::optional<std::string> describe_pass(int64_t duration_ns)
{
    const auto files = driver_files();
    if (!files) return {};
    std::string entry = text(duration_ns, '\n');
    for (const std::string &path : *files) {
        const FileState state = file_state(path);
        if (state.is_new) {
            log::write(CLGL_LOG_INFO, text("the result of a self-test is not stored, because ", path,
                                           " has changed since the process began"));
            return {};
        }
        entry += text(path, '\n', state.identity, '\n');
    }
    return entry;
}

// Returns the duration in an entry if none of its files has changed.
std::optional<int64_t> duration_in(const std::string &entry)
{
    std::istringstream lines(entry);
    std::string first, path, identity;
    std::getline(lines, first);
    int64_t duration_ns = 0;
    if (std::from_chars(first.data(), first.data() + first.size(), duration_ns).ec != std::errc{}) return {};
    while (std::getline(lines, path) && std::getline(lines, identity))
        if (file_state(path).identity != identity) return {};
    return duration_ns;
}

}  // namespace

PassedTests::PassedTests(std::string folder, std::string_view drivers, bool anew)
    : folder_(std::move(folder)), anew_(anew)
{
    if (folder_.empty()) return;
    const std::string build = own_build_id();
    // Without it, another build could not be distinguished.
    if (build.empty()) folder_.clear();
    drivers_ = text("clgl ", build, '\n', system_identity(), '\n', drivers, '\n', variables_of_drivers());
}

std::string PassedTests::key_of(std::string_view test) const { return text(drivers_, "test ", test); }

std::optional<int64_t> PassedTests::find(std::string_view test) const
{
    if (folder_.empty() || anew_) return {};
    const std::optional<std::string> entry = load_from_cache(folder_, key_of(test));
    return entry ? duration_in(*entry) : std::nullopt;
}

void PassedTests::add(std::string_view test, int64_t duration_ns) const
{
    if (folder_.empty()) return;
    if (const auto entry = describe_pass(duration_ns)) store_in_library_cache(folder_, key_of(test), *entry);
}

void PassedTests::remove(std::string_view test) const
{
    if (!folder_.empty()) remove_from_cache(folder_, key_of(test));
}

}  // namespace clgl
