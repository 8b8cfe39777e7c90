#include "core/plan/kept_self_tests.hpp"

#include "base/platform/process.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace clgl
{

namespace
{

// The first word of the entry of a test that has started. The number of earlier processes that ended during the
// test and the identity of the process follow.
constexpr std::string_view started = "started ";

// A test counts as failed after this many processes ended during it. A single process may have been killed for a
// reason that is not in the driver.
constexpr int fatal_ends = 2;

// Reads a decimal number at the start of `from`, and removes it and the character after it.
template <typename Number> Number take_number(std::string_view &from)
{
    Number number = 0;
    const char *const end = std::from_chars(from.data(), from.data() + from.size(), number).ptr;
    from.remove_prefix(std::min(static_cast<size_t>(end - from.data()) + 1, from.size()));
    return number;
}

}  // namespace

std::string entry_of_started_self_test(int ends) { return text(started, ends, ' ', process_identity()); }

std::string entry_of_passed_self_test(const transport::SelfTest &test) { return text(test.duration_ns); }

StoredSelfTest read_self_test(std::string_view entry)
{
    transport::SelfTest test;
    test.was_stored = true;
    if (!entry.starts_with(started)) {
        test.result = CLGL_SELF_TEST_PASSED;
        test.duration_ns = take_number<int64_t>(entry);
        return {test, 0};
    }
    entry.remove_prefix(started.size());
    int ends = take_number<int>(entry);
    if (has_process_ended(entry)) ++ends;
    if (ends < fatal_ends) return {{}, ends};
    test.result = CLGL_SELF_TEST_FAILED;
    test.code = CLGL_ERROR_UNSUPPORTED;
    test.detail =
        text(ends, " earlier processes ended during the self-test; clglinfo --verify repeats the self-test");
    return {test, ends};
}

transport::SelfTest stored_or_run(const DriverCache &cache, const std::string &name, StoredResults which,
                                  const std::function<transport::SelfTest()> &run)
{
    StoredSelfTest stored;
    if (const std::optional<std::string> entry = cache.find(name)) stored = read_self_test(*entry);
    if (stored.result) return *stored.result;
    const bool stores_start = cache.stores_starts() || stored.ends > 0;
    if (stores_start) cache.store(name, entry_of_started_self_test(stored.ends));
    transport::SelfTest result;
    try {
        result = run();
        if (result.result == CLGL_SELF_TEST_PASSED && which == StoredResults::passes_and_crashes)
            cache.store(name, entry_of_passed_self_test(result));
        else if (stores_start || result.result == CLGL_SELF_TEST_FAILED)
            cache.remove(name);
    } catch (...) {
        if (stores_start) cache.remove(name);
        throw;
    }
    return result;
}

}  // namespace clgl
