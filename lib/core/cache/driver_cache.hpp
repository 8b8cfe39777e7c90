// Caches facts about drivers on disk, for all processes of this user: results of self-tests, and driver binaries
// of the built-in programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// The use of the cache by a context. stored: uses stored entries. record_crashes: also stores the starts of
// self-tests. anew: ignores and replaces stored entries, and stores the starts of self-tests.
enum class CacheUse { stored, record_crashes, anew };

// The cache for one combination of an OpenCL driver and a GL driver. The key of an entry contains the build of
// the library, the drivers and devices, the operating system, and the environment variables of drivers. An entry
// also lists the driver files that the storing process had loaded, and is ignored if one of these files has
// changed.
class DriverCache
{
public:
    // Creates a cache that has no entries and stores none.
    DriverCache() = default;
    // `folder` is the result of library_cache_folder(). `drivers` contains the names and versions of the drivers
    // and of the device.
    DriverCache(std::string folder, std::string_view drivers, CacheUse use);

    // Returns false if the cache has no entries and stores none.
    bool is_used() const { return !folder_.empty(); }
    // Returns whether stored entries are ignored.
    bool is_anew() const { return use_ == CacheUse::anew; }
    // Returns whether the start of each self-test is stored before it runs.
    bool stores_starts() const { return use_ != CacheUse::stored; }

    std::optional<std::string> find(std::string_view name) const;
    // Stores a value, unless a driver file may have changed since this process loaded it. Failures are only
    // logged.
    void store(std::string_view name, std::string_view value) const;
    void remove(std::string_view name) const;

private:
    std::string key_of(std::string_view name) const;

    std::string folder_, drivers_;
    CacheUse use_ = CacheUse::stored;
};

}  // namespace clgl
