// Caches facts about drivers on disk, for all processes of this user. The facts are passed self-tests, and driver
// binaries of the built-in programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// The cache for one combination of an OpenCL driver and a GL driver. An entry is used only if everything in its
// key is the same: the build of the library, the drivers and devices, the operating system, and the environment
// variables of drivers. An entry also lists the library files that the process which stored it had loaded. If one
// of these files has changed, the entry is not used. Only successes are stored, because the cause of a failure
// may be temporary.
class DriverCache
{
public:
    // Creates a cache that has no entries and stores none.
    DriverCache() = default;
    // `folder` is the result of library_cache_folder(). `drivers` contains the names and versions of the drivers
    // and of the device. If `anew` is true, stored entries are replaced, but not used.
    DriverCache(std::string folder, std::string_view drivers, bool anew);

    // Returns false if the cache has no entries and stores none.
    bool is_used() const { return !folder_.empty(); }
    // Returns whether entries of earlier processes must not be used.
    bool is_anew() const { return anew_; }

    std::optional<std::string> find(std::string_view name) const;
    // Stores a value, unless a file of a loaded library may have changed since it was loaded. Failures are only
    // logged.
    void store(std::string_view name, std::string_view value) const;
    void remove(std::string_view name) const;

private:
    std::string key_of(std::string_view name) const;

    std::string folder_, drivers_;
    bool anew_ = false;
};

}  // namespace clgl
