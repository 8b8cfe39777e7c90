// Tests the cache of results about drivers: stored results, processes that use them, concurrent processes, and
// the size of the cache folder.
#include "base/text.hpp"
#include "core/cache/disk_cache.hpp"
#include "core/cache/library_cache.hpp"
#include "core/plan/kept_self_tests.hpp"

#include <clgl/clgl.h>

#include <sys/wait.h>
#include <unistd.h>

#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <thread>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;
namespace fs = std::filesystem;

namespace
{

constexpr int64_t duration_ns = 123;
// A value that contains newlines and a null character
const std::string value("1\n/\n\0value", 10);

// An empty folder, which is deleted with its contents at the end
class Folder
{
public:
    Folder()
    {
        char name[] = "/tmp/clgl-test-XXXXXX";
        assert_non_null(mkdtemp(name));
        path_ = name;
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;

    const std::string &path() const { return path_; }
    size_t entries() const
    {
        size_t count = 0;
        for ([[maybe_unused]] const auto &each : fs::directory_iterator(path_))
            ++count;
        return count;
    }

private:
    std::string path_;
};

transport::SelfTest result_of(clgl_self_test result, clgl_result code)
{
    transport::SelfTest test;
    test.result = result;
    test.code = code;
    test.duration_ns = duration_ns;
    return test;
}

const transport::SelfTest good = result_of(CLGL_SELF_TEST_PASSED, CLGL_SUCCESS),
                          bad = result_of(CLGL_SELF_TEST_FAILED, CLGL_ERROR_UNSUPPORTED),
                          unlucky = result_of(CLGL_SELF_TEST_FAILED, CLGL_ERROR_OUT_OF_HOST_MEMORY),
                          impossible = result_of(CLGL_SELF_TEST_NOT_RUN, CLGL_ERROR_UNSUPPORTED);

// Simulates a process that has its own results in memory, and counts its self-tests.
class Process
{
public:
    explicit Process(const Folder &folder, CacheUse use = CacheUse::stored)
        : cache_(folder.path(), "drivers", use)
    {
    }

    // Returns the result for a context. If the self-test must run, its result is `outcome`.
    transport::SelfTest ask(const transport::SelfTest &outcome)
    {
        return kept_.get(1, cache_, "test", [&] {
            ++runs;
            return outcome;
        });
    }

    int runs = 0;

private:
    DriverCache cache_;
    KeptSelfTests<LockOrder::transport_self_test, int> kept_;
};

void expect_stored(const Folder &folder)
{
    Process process(folder);
    const transport::SelfTest result = process.ask(bad);
    assert_int_equal(process.runs, 0);
    assert_int_equal(result.result, CLGL_SELF_TEST_PASSED);
    assert_int_equal(result.duration_ns, duration_ns);
    assert_true(result.was_stored);
}

void expect_not_stored(const Folder &folder)
{
    Process process(folder);
    assert_false(process.ask(bad).was_stored);
    assert_int_equal(process.runs, 1);
}

void a_pass_is_stored(void **)
{
    const Folder folder;
    Process process(folder);
    for (int i = 0; i < 2; ++i) {
        assert_int_equal(process.ask(good).result, CLGL_SELF_TEST_PASSED);
        assert_int_equal(process.runs, 1);
    }
    expect_stored(folder);
}

// Failures are not stored, because their cause may be temporary even if the driver returned wrong bytes.
void no_failure_is_stored(void **)
{
    const Folder folder;
    for (const transport::SelfTest &outcome : {bad, unlucky, impossible}) {
        Process process(folder);
        assert_int_equal(process.ask(outcome).result, outcome.result);
        assert_int_equal(folder.entries(), 0);
        expect_not_stored(folder);
    }
}

void a_temporary_failure_is_tried_again_in_the_same_process(void **)
{
    const Folder folder;
    Process process(folder);
    assert_int_equal(process.ask(unlucky).result, CLGL_SELF_TEST_FAILED);
    assert_int_equal(process.ask(good).result, CLGL_SELF_TEST_PASSED);
    assert_int_equal(process.runs, 2);
    expect_stored(folder);
}

void verifying_replaces_a_stored_result(void **)
{
    const Folder folder;
    Process(folder).ask(good);
    Process verifying(folder, CacheUse::anew);
    assert_int_equal(verifying.ask(good).result, CLGL_SELF_TEST_PASSED);
    assert_int_equal(verifying.runs, 1);
    expect_stored(folder);
}

void verifying_removes_what_has_become_wrong(void **)
{
    const Folder folder;
    Process(folder).ask(good);
    Process verifying(folder, CacheUse::anew);
    assert_int_equal(verifying.ask(bad).result, CLGL_SELF_TEST_FAILED);
    assert_int_equal(folder.entries(), 0);
    expect_not_stored(folder);
}

// Forks a process, and ends it by a signal during the self-test.
void end_during_test(const Folder &folder, CacheUse use)
{
    const pid_t child = fork();
    if (child == 0) {
        const DriverCache cache(folder.path(), "drivers", use);
        KeptSelfTests<LockOrder::transport_self_test, int>().get(1, cache, "test", []() -> transport::SelfTest {
            raise(SIGKILL);
            return good;
        });
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
}

// The process may have been killed for another reason than a crash of the driver.
void a_single_end_is_no_failure(void **)
{
    const Folder folder;
    for (int i = 0; i < 2; ++i) {
        end_during_test(folder, CacheUse::anew);
        Process process(folder);
        assert_int_equal(process.ask(good).result, CLGL_SELF_TEST_PASSED);
        assert_int_equal(process.runs, 1);
        expect_stored(folder);
    }
    end_during_test(folder, CacheUse::anew);
    Process(folder).ask(unlucky);
    assert_int_equal(folder.entries(), 0);
}

void expect_failure_after_two_ends(const Folder &folder, CacheUse first)
{
    end_during_test(folder, first);
    end_during_test(folder, CacheUse::stored);
    for (int i = 0; i < 2; ++i) {
        Process process(folder);
        const transport::SelfTest result = process.ask(good);
        assert_int_equal(process.runs, 0);
        assert_int_equal(result.result, CLGL_SELF_TEST_FAILED);
        assert_true(result.was_stored);
        assert_true(result.failure().find("2 earlier processes") != std::string::npos);
        assert_true(result.failure().find("clglinfo --verify") != std::string::npos);
    }
    assert_int_equal(Process(folder, CacheUse::anew).ask(good).result, CLGL_SELF_TEST_PASSED);
    expect_stored(folder);
}

void two_ends_are_a_failure_of_later_processes(void **)
{
    const Folder folder;
    Process(folder).ask(good);
    expect_failure_after_two_ends(folder, CacheUse::anew);
    const Folder empty;
    expect_failure_after_two_ends(empty, CacheUse::record_crashes);
}

// Most applications do not store starts, because a start costs a file.
void ends_are_not_recorded_by_default(void **)
{
    const Folder folder;
    end_during_test(folder, CacheUse::stored);
    assert_int_equal(folder.entries(), 0);
}

// Process IDs of another machine, another PID namespace or an earlier boot mean nothing here.
void ends_elsewhere_do_not_count(void **)
{
    const Folder folder;
    end_during_test(folder, CacheUse::anew);
    const DriverCache cache(folder.path(), "drivers", CacheUse::stored);
    std::string entry = cache.find("test").value_or("");
    const size_t space = entry.rfind(' ');
    assert_true(space != std::string::npos);
    assert_int_equal(read_self_test(entry).ends, 1);
    assert_int_equal(read_self_test(entry.insert(space, "0")).ends, 0);
}

void a_self_test_that_still_runs_is_no_crash(void **)
{
    const Folder folder;
    const DriverCache verifying(folder.path(), "drivers", CacheUse::anew);
    Process other(folder);
    transport::SelfTest result;
    KeptSelfTests<LockOrder::transport_self_test, int>().get(1, verifying, "test", [&] {
        // Another thread, because a thread must not lock the mutexes of two caches.
        std::thread([&] { result = other.ask(unlucky); }).join();
        return good;
    });
    assert_int_equal(result.result, CLGL_SELF_TEST_FAILED);
    assert_int_equal(other.runs, 1);
    expect_stored(folder);
}

void verifying_stores_nothing_of_a_test_that_could_not_run(void **)
{
    const Folder folder;
    for (const transport::SelfTest &outcome : {unlucky, impossible}) {
        Process(folder, CacheUse::anew).ask(outcome);
        assert_int_equal(folder.entries(), 0);
    }
    const DriverCache verifying(folder.path(), "drivers", CacheUse::anew);
    bool thrown = false;
    try {
        KeptSelfTests<LockOrder::transport_self_test, int>().get(
            1, verifying, "test", []() -> transport::SelfTest { throw std::bad_alloc(); });
    } catch (const std::bad_alloc &) {
        thrown = true;
    }
    assert_true(thrown);
    assert_int_equal(folder.entries(), 0);
}

// A context that requests verification must run the self-test, even if the process has read a stored result.
void a_result_of_this_process_need_not_be_repeated(void **)
{
    const Folder folder;
    Process(folder).ask(good);
    const DriverCache plain(folder.path(), "drivers", CacheUse::stored),
        verifying(folder.path(), "drivers", CacheUse::anew);
    KeptSelfTests<LockOrder::transport_self_test, int> kept;
    int runs = 0;
    const auto run = [&] { return ++runs, good; };
    assert_true(kept.get(1, plain, "test", run).was_stored);
    assert_int_equal(runs, 0);
    for (int i = 0; i < 2; ++i) {
        assert_false(kept.get(1, verifying, "test", run).was_stored);
        assert_int_equal(runs, 1);
    }
    assert_false(kept.get(1, plain, "test", run).was_stored);
    assert_int_equal(runs, 1);
}

void results_of_other_drivers_and_tests_are_not_used(void **)
{
    const Folder folder;
    DriverCache(folder.path(), "drivers", CacheUse::stored).store("test", value);
    assert_true(DriverCache(folder.path(), "drivers", CacheUse::stored).find("test") == value);
    assert_false(DriverCache(folder.path(), "drivers", CacheUse::stored).find("test 2").has_value());
    assert_false(DriverCache(folder.path(), "drivers 2", CacheUse::stored).find("test").has_value());
    assert_false(DriverCache("", "drivers", CacheUse::stored).find("test").has_value());
}

int warnings = 0;

void count_warning(clgl_log_level, const char *, void *) { ++warnings; }

// Adds, finds and removes one result. A reader must never see an incomplete entry.
int use_one_result(const Folder &folder)
{
    constexpr int turns = 300, removed_every = 7;
    clgl_log_set_callback(count_warning, nullptr, CLGL_LOG_WARNING);
    const DriverCache cache(folder.path(), "drivers", CacheUse::stored);
    for (int i = 0; i < turns; ++i) {
        cache.store("test", value);
        const auto found = cache.find("test");
        if (found && *found != value) return 1;
        if (i % removed_every == 0) cache.remove("test");
    }
    return warnings == 0 ? 0 : 2;
}

void processes_share_a_folder(void **)
{
    constexpr int processes = 4;
    const Folder folder;
    std::vector<pid_t> children;
    for (int i = 0; i < processes; ++i) {
        const pid_t child = fork();
        if (child == 0) _exit(use_one_result(folder));
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_int_equal(status, 0);
    }
    // No temporary file may remain.
    assert_in_range(folder.entries(), 0, 1);
}

void the_oldest_entries_are_removed(void **)
{
    constexpr int many = 1030, most = 1024;
    const Folder folder;
    // Copies of the first entry fill the folder faster than calls would.
    store_in_library_cache(folder.path(), "key", "binary");
    const fs::path first = *fs::directory_iterator(folder.path());
    for (int i = 1; i < most; ++i)
        fs::copy_file(first, folder.path() + text("/copy-", i, first.extension().string()));
    const fs::path kept = folder.path() + "/of-the-application";
    fs::create_directory(kept);
    for (int i = most; i < many; ++i)
        store_in_library_cache(folder.path(), text("key ", i), "binary");
    assert_in_range(folder.entries(), most / 2, most + 1);
    assert_true(load_from_cache(folder.path(), text("key ", many - 1)).has_value());
    assert_true(fs::exists(kept));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(a_pass_is_stored),
        cmocka_unit_test(no_failure_is_stored),
        cmocka_unit_test(a_temporary_failure_is_tried_again_in_the_same_process),
        cmocka_unit_test(verifying_replaces_a_stored_result),
        cmocka_unit_test(verifying_removes_what_has_become_wrong),
        cmocka_unit_test(a_single_end_is_no_failure),
        cmocka_unit_test(two_ends_are_a_failure_of_later_processes),
        cmocka_unit_test(ends_are_not_recorded_by_default),
        cmocka_unit_test(ends_elsewhere_do_not_count),
        cmocka_unit_test(a_self_test_that_still_runs_is_no_crash),
        cmocka_unit_test(verifying_stores_nothing_of_a_test_that_could_not_run),
        cmocka_unit_test(a_result_of_this_process_need_not_be_repeated),
        cmocka_unit_test(results_of_other_drivers_and_tests_are_not_used),
        cmocka_unit_test(processes_share_a_folder),
        cmocka_unit_test(the_oldest_entries_are_removed),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
