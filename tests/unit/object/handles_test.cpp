// Tests that the handle table rejects every value that is not a valid handle.
#include "base/error.hpp"
#include "base/time.hpp"
#include "core/object/handles.hpp"

#include <atomic>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <thread>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr int rounds = 2000;
constexpr int look_ups = 1'000'000;

std::atomic<int> alive{0};

class Thing : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::fence;
    Thing() : Object(object_type) { ++alive; }
    ~Thing() override { --alive; }
};

class Other : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::queue;
    Other() : Object(object_type) {}
};

template <typename T> clgl_result look_up(uintptr_t value)
{
    try {
        const Pinned<T> pinned(value);
        return CLGL_SUCCESS;
    } catch (const Error &error) {
        return error.result();
    }
}

clgl_result remove(uintptr_t value)
{
    try {
        handles::remove(value, Thing::object_type);
        return CLGL_SUCCESS;
    } catch (const Error &error) {
        return error.result();
    }
}

void invalid_handles_are_refused(void **)
{
    const uintptr_t value = handles::insert(make_ref<Thing>());
    assert_int_equal(look_up<Thing>(value), CLGL_SUCCESS);
    assert_int_equal(look_up<Other>(value), CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(look_up<Thing>(0), CLGL_ERROR_INVALID_HANDLE);
    // A handle with any single bit flipped must be invalid.
    for (unsigned bit = 0; bit < 8 * sizeof value; ++bit)
        assert_int_equal(look_up<Thing>(value ^ uintptr_t{1} << bit), CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(look_up<Thing>(reinterpret_cast<uintptr_t>(&value)), CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(remove(value), CLGL_SUCCESS);
    assert_int_equal(remove(value), CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(look_up<Thing>(value), CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(alive, 0);
}

void a_reused_slot_has_other_values(void **)
{
    std::vector<uintptr_t> stale;
    for (int i = 0; i < rounds; ++i) {
        const uintptr_t value = handles::insert(make_ref<Thing>());
        for (size_t k = stale.size() > 8 ? stale.size() - 8 : 0; k < stale.size(); ++k) {
            assert_true(stale[k] != value);
            assert_int_equal(look_up<Thing>(stale[k]), CLGL_ERROR_INVALID_HANDLE);
        }
        assert_int_equal(remove(value), CLGL_SUCCESS);
        stale.push_back(value);
    }
    assert_int_equal(handles::live_count(ObjectType::fence), 0);
}

// The generation number of a slot has 24 bits. After its last generation, a slot is not reused.
void a_slot_retires_after_its_last_generation(void **)
{
    if constexpr (sizeof(uintptr_t) < 8) return;
    constexpr uintptr_t index_mask = (uintptr_t{1} << 24) - 1;
    constexpr long generations = 1L << 24;
    const Ref<Thing> thing = make_ref<Thing>();
    const uintptr_t first = handles::insert(thing);
    uintptr_t value = first;
    long uses = 0;
    for (; (value & index_mask) == (first & index_mask); ++uses) {
        assert_true(uses <= generations);
        handles::remove(value, Thing::object_type);
        value = handles::insert(thing);
    }
    assert_true(uses > generations / 2);
    assert_int_equal(look_up<Thing>(first), CLGL_ERROR_INVALID_HANDLE);
    handles::remove(value, Thing::object_type);
}

// A pinned object remains alive after its handle is destroyed. Any thread may release the pin.
void pins_and_destroys_race(void **)
{
    for (int i = 0; i < rounds; ++i) {
        const uintptr_t value = handles::insert(make_ref<Thing>());
        std::atomic<int> removed{0}, wrong{0};
        const auto use = [&] {
            try {
                const Pinned<Thing> pinned(value);
                if (alive == 0) ++wrong;
            } catch (const Error &error) {
                if (error.result() != CLGL_ERROR_INVALID_HANDLE) ++wrong;
            }
        };
        std::thread user(use);
        std::thread destroyer([&] { removed += remove(value) == CLGL_SUCCESS; });
        removed += remove(value) == CLGL_SUCCESS;
        user.join();
        destroyer.join();
        assert_int_equal(removed, 1);
        assert_int_equal(wrong, 0);
        assert_int_equal(alive, 0);
    }
}

void time_of_a_look_up(void **)
{
    const uintptr_t value = handles::insert(make_ref<Thing>());
    const int64_t start = now_ns();
    for (int i = 0; i < look_ups; ++i)
        const Pinned<Thing> pinned(value);
    std::printf("a look-up and its end take %.1f ns\n", static_cast<double>(now_ns() - start) / look_ups);
    assert_int_equal(remove(value), CLGL_SUCCESS);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(invalid_handles_are_refused),
        cmocka_unit_test(a_reused_slot_has_other_values),
        cmocka_unit_test(pins_and_destroys_race),
        cmocka_unit_test(time_of_a_look_up),
        cmocka_unit_test(a_slot_retires_after_its_last_generation),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
