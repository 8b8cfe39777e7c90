// Caches the results of self-tests in this process, and on disk for later processes.
#pragma once

#include "base/lock_order.hpp"
#include "core/cache/driver_cache.hpp"
#include "transport/self_test.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace clgl
{

// The entries on disk of a test that this process has started, and of a passed test
std::string entry_of_started_self_test();
std::string entry_of_passed_self_test(const transport::SelfTest &test);

// Returns the result in an entry on disk. If the test has started, the result is a failure if its process has
// ended since, probably by a crash, and std::nullopt if the process is running.
std::optional<transport::SelfTest> read_self_test(const std::string &entry);

// `running` is the lock order of the mutex that is locked during a self-test, so that only one runs at a time.
template <LockOrder running, typename Key> class KeptSelfTests
{
public:
    // Returns the cached result for `key`. If there is none, calls `run` and returns its result. If the cache is
    // anew, ignores results from the disk, and stores that the test has started before it calls `run`: a test
    // that crashes is then known to later processes. `name` is the name of the entry on disk. Temporary failures
    // are not cached.
    template <typename Run>
    transport::SelfTest get(const Key &key, const DriverCache &cache, const std::string &name, Run run)
    {
        std::lock_guard lock(running_);
        const std::optional<transport::SelfTest> known = find(key);
        if (known && !(known->was_stored && cache.is_anew())) return *known;
        if (const std::optional<std::string> entry = cache.find(name))
            if (const std::optional<transport::SelfTest> stored = read_self_test(*entry)) {
                keep(key, *stored);
                return *stored;
            }
        if (cache.is_anew()) cache.store(name, entry_of_started_self_test());
        transport::SelfTest result;
        try {
            result = run();
        } catch (...) {
            if (cache.is_anew()) cache.remove(name);
            throw;
        }
        // Failures are not stored on disk, because the test may pass in a later process. Lasting failures are
        // cached in this process.
        if (result.result == CLGL_SELF_TEST_PASSED)
            cache.store(name, entry_of_passed_self_test(result));
        else if (cache.is_anew() || result.result == CLGL_SELF_TEST_FAILED)
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
