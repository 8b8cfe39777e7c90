#include "core/cache/library_cache.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/platform/running_code.hpp"
#include "base/platform/trusted_file.hpp"
#include "base/text.hpp"
#include "core/cache/disk_cache.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace clgl
{

namespace
{

namespace fs = std::filesystem;

// If there are more than `most_entries` entries, the oldest are removed until `kept_entries` are left. An
// application that uses one combination of drivers stores about ten.
constexpr size_t most_entries = 1024, kept_entries = 768;

void remove_oldest(const std::string &folder)
{
    std::vector<fs::path> paths;
    std::error_code error;
    for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
        if (each->path().extension() == cache_entry_suffix) paths.push_back(each->path());
    if (paths.size() <= most_entries) return;
    // Read times only now, because a process may store hundreds of entries.
    std::vector<std::pair<fs::file_time_type, fs::path>> entries;
    for (fs::path &path : paths) {
        std::error_code removed_meanwhile;
        const fs::file_time_type time = fs::last_write_time(path, removed_meanwhile);
        if (!removed_meanwhile) entries.emplace_back(time, std::move(path));
    }
    if (entries.size() <= kept_entries) return;
    std::ranges::sort(entries);
    entries.resize(entries.size() - kept_entries);
    for (const auto &[time, path] : entries)
        fs::remove(path, error);
}

}  // namespace

std::string library_cache_folder()
{
    std::string named = trusted_variable("CLGL_CACHE");
    if (named.empty()) {
        const std::string caches = user_cache_folder();
        return caches.empty() ? caches : caches + "/clgl";
    }
    if (named == "off") return {};
    if (!fs::path(named).is_absolute())
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("CLGL_CACHE is \"", named, "\"; use an absolute path, or off"));
    return named;
}

void store_in_library_cache(const std::string &folder, std::string_view key, std::string_view binary)
{
    std::string failed = make_private_folder(fs::path(folder).parent_path().string());
    if (failed.empty()) failed = store_in_cache(folder, key, binary);
    if (failed.empty()) return remove_oldest(folder);
    remove_from_cache(folder, key);
    log::write(CLGL_LOG_INFO, text("the cache of the library cannot be written: ", failed));
}

}  // namespace clgl
