// Caches the results of self-tests in this process, and on disk for later processes.
#pragma once

#include "base/lock_order.hpp"
#include "core/cache/driver_cache.hpp"
#include "transport/self_test.hpp"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// The contents of an entry on disk
struct StoredSelfTest {
    // The result. If the test has only started, the result is a failure if several processes, one after the
    // other, ended during the test, and std::nullopt otherwise.
    std::optional<transport::SelfTest> result;
    // The number of these processes
    int ends = 0;
};

// These functions return disk entries: for a test that this process starts, and for a test that passed. `ends`:
// the number of earlier processes that ended during the test
std::string entry_of_started_self_test(int ends);
std::string entry_of_passed_self_test(const transport::SelfTest &test);
StoredSelfTest read_self_test(std::string_view entry);

// Selects the results that are stored on disk. A pass is not stored if repeating the test is as fast as reading a
// file, or if there are too many tests.
enum class StoredResults { passes_and_crashes, crashes };

// Returns the result of a self-test that is stored on disk under `name`. If there is none, calls `run`, stores a
// pass if `which` contains passes, and returns the result. Failures are not stored, because the test may pass
// in a later process. If the cache stores starts, or an earlier process ended during the test, stores that the
// test has started before it calls `run`: a test that crashes is then known to later processes.
transport::SelfTest stored_or_run(const DriverCache &cache, const std::string &name, StoredResults which,
                                  const std::function<transport::SelfTest()> &run);

// `running` is the lock order of the mutex that is locked during a self-test, so that only one runs at a time.
template <LockOrder running, typename Key, StoredResults which = StoredResults::passes_and_crashes>
class KeptSelfTests
{
public:
    // Returns the cached result for `key`. If there is none, returns the result of stored_or_run, which it caches
    // if it is lasting. If the cache is anew, ignores results from the disk.
    template <typename Run>
    transport::SelfTest get(const Key &key, const DriverCache &cache, const std::string &name, Run run)
    {
        std::lock_guard lock(running_);
        if (const std::optional<transport::SelfTest> known = find(key, cache)) return *known;
        const transport::SelfTest result = stored_or_run(cache, name, which, run);
        if (result.lasting()) keep(key, result);
        return result;
    }

    // Returns the cached result for `key`, if there is one that get would return.
    std::optional<transport::SelfTest> find(const Key &key, const DriverCache &cache)
    {
        std::lock_guard lock(mutex_);
        const auto found = known_.find(key);
        if (found == known_.end() || (found->second.was_stored && cache.is_anew())) return {};
        return found->second;
    }

    template <typename Visit> void visit(Visit visit)
    {
        std::lock_guard lock(mutex_);
        for (const auto &[key, result] : known_)
            visit(key, result);
    }

private:
    void keep(const Key &key, const transport::SelfTest &result)
    {
        std::lock_guard lock(mutex_);
        known_[key] = result;
    }

    OrderedMutex<running> running_;
    // Not locked during a self-test, because driver callbacks may read known results during the test.
    OrderedMutex<LockOrder::self_test_results> mutex_;
    std::map<Key, transport::SelfTest> known_;
};

}  // namespace clgl
