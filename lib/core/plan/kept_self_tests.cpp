#include "core/plan/kept_self_tests.hpp"

#include "base/platform/process.hpp"
#include "base/text.hpp"

#include <cstdlib>
#include <string_view>

namespace clgl
{

namespace
{

// The first word of the entry of a test that has started. The process ID follows.
constexpr std::string_view started = "started ";

}  // namespace

std::string entry_of_started_self_test() { return text(started, process_id()); }

std::string entry_of_passed_self_test(const transport::SelfTest &test) { return text(test.duration_ns); }

std::optional<transport::SelfTest> read_self_test(const std::string &entry)
{
    transport::SelfTest stored;
    stored.was_stored = true;
    if (!entry.starts_with(started)) {
        stored.result = CLGL_SELF_TEST_PASSED;
        stored.duration_ns = std::atoll(entry.c_str());
        return stored;
    }
    if (is_process_running(std::atoll(entry.c_str() + started.size()))) return {};
    stored.result = CLGL_SELF_TEST_FAILED;
    stored.code = CLGL_ERROR_UNSUPPORTED;
    stored.detail = "an earlier process ended during it; clglinfo --verify repeats it";
    return stored;
}

}  // namespace clgl
