// Caches facts about drivers on disk, for all processes of this user: the self-tests that have passed, and driver
// binaries of the programs that the library builds for itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// Has the entries of one pair of drivers. An entry is used only by the same build of the library on the same
// drivers and devices, with the same kernel of the operating system and the same environment variables of
// drivers. It also lists the files from which the process that stored it had loaded code; if one has changed, the
// entry is not used. Only what later processes may rely on is stored: the cause of a failure may be temporary.
class DriverCache
{
public:
    // Has no entries and stores none.
    DriverCache() = default;
    // `folder`: of library_cache_folder(); `drivers`: the names and versions of the drivers and of the device.
    // With `anew` stored entries are not used, only replaced.
    DriverCache(std::string folder, std::string_view drivers, bool anew);

    // False if it stores nothing
    bool is_used() const { return !folder_.empty(); }
    // True if entries of earlier processes must not be used
    bool is_anew() const { return anew_; }

    std::optional<std::string> find(std::string_view name) const;
    // Stores a value, unless the files of the loaded libraries may have changed since they were loaded. Failures
    // are only logged.
    void store(std::string_view name, std::string_view value) const;
    void remove(std::string_view name) const;

private:
    std::string key_of(std::string_view name) const;

    std::string folder_, drivers_;
    bool anew_ = false;
};

}  // namespace clgl
