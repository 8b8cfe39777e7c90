// The tests of drivers that have passed, on disk for all processes of this user.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// Knows the tests that have passed with one pair of drivers. Only passed tests are stored: the cause of a failure
// may be temporary, such as a lack of memory. A result is used only by the same build of the library on the same
// drivers and device, with the same kernel of the operating system and the same environment variables of drivers.
// It also lists the files from which the process that tested had loaded code; if one has changed, the result is
// not used.
class PassedTests
{
public:
    // Knows no tests and stores none.
    PassedTests() = default;
    // `folder`: of library_cache_folder(); `drivers`: the names and versions of the drivers and of the device.
    // With `anew` stored results are not used, only replaced.
    PassedTests(std::string folder, std::string_view drivers, bool anew);

    // True if results of earlier processes must not be used
    bool is_anew() const { return anew_; }

    // Returns the duration of the test in nanoseconds, or nothing if it is not known to pass.
    std::optional<int64_t> find(std::string_view test) const;
    // Stores that the test has passed, unless the files of the loaded libraries may have changed since they were
    // loaded. Failures are only logged.
    void add(std::string_view test, int64_t duration_ns) const;
    // Removes a result, because the test has failed.
    void remove(std::string_view test) const;

private:
    std::string key_of(std::string_view test) const;

    std::string folder_, drivers_;
    bool anew_ = false;
};

}  // namespace clgl
