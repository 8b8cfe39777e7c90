// Tests the check of the order in which mutexes are locked. Only builds with the option lock_order have this
// check.
#include "base/lock_order.hpp"

#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>

#include <sys/wait.h>
#include <unistd.h>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

OrderedMutex<LockOrder::ring> outer;
OrderedMutex<LockOrder::acquisitions> inner;

// Runs `locks` in a child process. Returns whether it aborts.
template <typename Locks> bool aborts(Locks locks)
{
    const pid_t child = fork();
    if (child == 0) {
        close(STDERR_FILENO);
        locks();
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

void mutexes_in_order_can_be_locked(void **)
{
    assert_false(aborts([] {
        const std::lock_guard first(outer);
        const std::lock_guard second(inner);
    }));
    assert_false(aborts([] {
        inner.lock();
        inner.unlock();
        const std::lock_guard second(outer);
    }));
}

void another_order_aborts(void **)
{
    assert_true(aborts([] {
        const std::lock_guard first(inner);
        const std::lock_guard second(outer);
    }));
}

void a_mutex_of_the_same_place_aborts_unless_it_may_nest(void **)
{
    assert_true(aborts([] {
        OrderedMutex<LockOrder::acquisitions> another;
        const std::lock_guard first(inner);
        const std::lock_guard second(another);
    }));
    assert_false(aborts([] {
        OrderedMutex<LockOrder::kernel> kernel, clone;
        const std::lock_guard first(kernel);
        const std::lock_guard second(clone);
    }));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(mutexes_in_order_can_be_locked),
        cmocka_unit_test(another_order_aborts),
        cmocka_unit_test(a_mutex_of_the_same_place_aborts_unless_it_may_nest),
    };
    return cmocka_run_group_tests_name("lock_order", tests, nullptr, nullptr);
}
