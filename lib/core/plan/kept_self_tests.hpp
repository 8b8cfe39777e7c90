// Caches the results of self-tests in this process, and on disk for later processes.
#pragma once

#include "base/lock_order.hpp"
#include "core/cache/driver_cache.hpp"
#include "transport/self_test.hpp"

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

// The entries on disk of a test that this process has started, and of a passed test. `ends`: the number of
// earlier processes that ended during the test
std::string entry_of_started_self_test(int ends);
std::string entry_of_passed_self_test(const transport::SelfTest &test);
StoredSelfTest read_self_test(std::string_view entry);

// `running` is the lock order of the mutex that is locked during a self-test, so that only one runs at a time.
template <LockOrder running, typename Key> class KeptSelfTests
{
public:
    // Returns the cached result for `key`. If there is none, calls `run` and returns its result. `name` is the
    // name of the entry on disk. If the cache is anew, ignores results from the disk. If the cache is anew, or an
    // earlier process ended during the test, stores that the test has started before it calls `run`: a test that
    // crashes is then known to later processes. Temporary failures are not cached.
    template <typename Run>
    transport::SelfTest get(const Key &key, const DriverCache &cache, const std::string &name, Run run)
    {
        std::lock_guard lock(running_);
        const std::optional<transport::SelfTest> known = find(key);
        if (known && !(known->was_stored && cache.is_anew())) return *known;
        StoredSelfTest stored;
        if (const std::optional<std::string> entry = cache.find(name)) stored = read_self_test(*entry);
        if (stored.result) {
            keep(key, *stored.result);
            return *stored.result;
        }
        const bool stores_start = cache.is_anew() || stored.ends > 0;
        if (stores_start) cache.store(name, entry_of_started_self_test(stored.ends));
        transport::SelfTest result;
        try {
            result = run();
        } catch (...) {
            if (stores_start) cache.remove(name);
            throw;
        }
        // Failures are not stored on disk, because the test may pass in a later process. Lasting failures are
        // cached in this process.
        if (result.result == CLGL_SELF_TEST_PASSED)
            cache.store(name, entry_of_passed_self_test(result));
        else if (stores_start || result.result == CLGL_SELF_TEST_FAILED)
            cache.remove(name);
        if (result.lasting()) keep(key, result);
        return result;
    }

    template <typename Visit> void visit(Visit visit)
    {
        std::lock_guard lock(mutex_);
        for (const auto &[key, result] : known_)
            visit(key, result);
    }

private:
    std::optional<transport::SelfTest> find(const Key &key)
    {
        std::lock_guard lock(mutex_);
        const auto found = known_.find(key);
        return found == known_.end() ? std::nullopt : std::optional(found->second);
    }
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
