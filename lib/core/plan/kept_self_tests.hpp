// The results of self-tests: kept for the process, and those that passed also on disk.
#pragma once

#include "base/lock_order.hpp"
#include "core/cache/passed_tests.hpp"
#include "transport/self_test.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace clgl
{

// `running`: the place of the mutex that is held during a self-test, so that one runs at a time
template <LockOrder running, typename Key> class KeptSelfTests
{
public:
    // Returns the known result for this key, or else that of `run`. Lasting results are kept. `name`: what is
    // tested, on disk
    template <typename Run>
    transport::SelfTest get(const Key &key, const PassedTests &passed, const std::string &name, Run run)
    {
        std::lock_guard lock(running_);
        const std::optional<transport::SelfTest> known = find(key);
        if (known && !(known->was_stored && passed.is_anew())) return *known;
        if (const std::optional<int64_t> duration_ns = passed.find(name)) {
            transport::SelfTest stored;
            stored.result = CLGL_SELF_TEST_PASSED;
            stored.duration_ns = *duration_ns;
            stored.was_stored = true;
            keep(key, stored);
            return stored;
        }
        const transport::SelfTest result = run();
        if (result.result == CLGL_SELF_TEST_PASSED) passed.add(name, result.duration_ns);
        if (result.result == CLGL_SELF_TEST_FAILED) passed.remove(name);
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
    // Not held during a self-test: drivers' callbacks may look for known results meanwhile.
    OrderedMutex<LockOrder::self_test_results> mutex_;
    std::map<Key, transport::SelfTest> known_;
};

}  // namespace clgl
