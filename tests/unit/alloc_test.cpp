// Every allocation of the library's fails once over the whole scenario: out of memory or success, nothing left
// over. The program is linked with a C++ library of its own, so that drivers do not allocate with what is here.
#include "fault_support.hpp"

#include <cstdio>
#include <cstdlib>
#include <new>

using namespace clgl;

namespace
{

// Which allocation fails, counted from 0; none while it is negative.
std::atomic<int> allocations{0};
std::atomic<int> failing_allocation{-1};
std::atomic<bool> reached{false};

void *allocate(size_t size)
{
    if (allocations++ == failing_allocation) {
        reached = true;
        return nullptr;
    }
    return std::malloc(size != 0 ? size : 1);
}

void each_allocation_fails(int32_t transport)
{
    assert_int_equal(fault::play(transport), CLGL_SUCCESS);
    const size_t objects = fault::objects_alive();
    const uint32_t handles = fault::handles_alive();
    fault::failed_call = "an allocation";
    int count = 0, survived = 0;
    for (;; ++count) {
        reached = false;
        allocations = 0;
        failing_allocation = count * fault::stride();
        if (std::getenv("CLGL_TEST_VERBOSE")) std::fprintf(stderr, "allocation %d\n", failing_allocation.load());
        const clgl_result result = fault::play(transport);
        fault::expect_nothing_alive(objects, handles);
        failing_allocation = -1;
        if (!reached) break;
        if (result == CLGL_SUCCESS) ++survived;
    }
    std::printf("%d allocations failed in turn, %d of them without harm\n", count, survived);
    // A scenario allocates; if not, the library does not use what is here.
    assert_true(count > 0);
}

void each_allocation_fails_with_mapped(void **) { each_allocation_fails(CLGL_TRANSPORT_MAPPED); }
void each_allocation_fails_with_staged(void **) { each_allocation_fails(CLGL_TRANSPORT_STAGED); }

}  // namespace

void *operator new(size_t size)
{
    if (void *memory = allocate(size)) return memory;
    throw std::bad_alloc();
}
void *operator new(size_t size, const std::nothrow_t &) noexcept { return allocate(size); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, size_t) noexcept { std::free(memory); }

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fault::hook_opencl();
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_allocation_fails_with_mapped),
        cmocka_unit_test(each_allocation_fails_with_staged),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
