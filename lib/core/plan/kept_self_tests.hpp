// Caches the results of self-tests in this process. Passed self-tests are also cached on disk.
#pragma once

#include "base/lock_order.hpp"
#include "core/cache/driver_cache.hpp"
#include "transport/self_test.hpp"

#include <cstdlib>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace clgl
{

// `running` is the lock order of the mutex that is locked during a self-test, so that only one runs at a time.
template <LockOrder running, typename Key> class KeptSelfTests
{
public:
    // Returns the cached result for `key`. If there is none, calls `run` and returns its result. Ignores results
    // from the disk if the cache is anew. `name` is the name of the entry on disk. Temporary failures are not
    // cached.
    template <typename Run>
    transport::SelfTest get(const Key &key, const DriverCache &cache, const std::string &name, Run run)
    {
        std::lock_guard lock(running_);
        const std::optional<transport::SelfTest> known = find(key);
        if (known && !(known->was_stored && cache.is_anew())) return *known;
        if (const std::optional<std::string> duration_ns = cache.find(name)) {
            transport::SelfTest stored;
            stored.result = CLGL_SELF_TEST_PASSED;
            stored.duration_ns = std::atoll(duration_ns->c_str());
            stored.was_stored = true;
            keep(key, stored);
            return stored;
        }
        const transport::SelfTest result = run();
        // Failures are not stored on disk, because the test may pass in a later process. Lasting failures are
        // cached in this process.
        if (result.result == CLGL_SELF_TEST_PASSED) cache.store(name, std::to_string(result.duration_ns));
        if (result.result == CLGL_SELF_TEST_FAILED) cache.remove(name);
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
