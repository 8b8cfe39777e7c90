// Compares overlap() for strided byte ranges with a model that marks every byte of both ranges.
#include "core/geometry/strided_overlap.hpp"

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

void add_bytes(const StridedBytes &set, size_t axis, int64_t at, std::set<int64_t> &bytes)
{
    if (axis == set.axes.size()) {
        for (uint64_t i = 0; i < set.run; ++i)
            bytes.insert(at + static_cast<int64_t>(i));
        return;
    }
    for (uint64_t i = 0; i < set.axes[axis].count; ++i)
        add_bytes(set, axis + 1, at + static_cast<int64_t>(i) * set.axes[axis].stride, bytes);
}

bool overlap_by_bytes(const StridedBytes &a, const StridedBytes &b)
{
    std::set<int64_t> of_a, of_b;
    add_bytes(a, 0, a.start, of_a);
    add_bytes(b, 0, b.start, of_b);
    for (const int64_t byte : of_a)
        if (of_b.contains(byte)) return true;
    return false;
}

class Random
{
public:
    explicit Random(uint32_t seed) : generator_(seed) {}
    int64_t next(int64_t first, int64_t last)
    {
        return std::uniform_int_distribution<int64_t>(first, last)(generator_);
    }
    StridedBytes set()
    {
        StridedBytes made{.start = next(0, 300), .run = static_cast<uint64_t>(next(1, 6)), .axes = {}};
        for (int64_t i = next(0, 3); i > 0; --i)
            made.axes.push_back({static_cast<uint64_t>(next(1, 5)), next(-40, 40)});
        return made;
    }

private:
    std::mt19937 generator_;
};

void random_sets(void **)
{
    constexpr int rounds = 20000;
    const char *given = std::getenv("CLGL_TEST_SEED");
    const uint32_t seed = given ? static_cast<uint32_t>(std::strtoul(given, nullptr, 0)) : std::random_device{}();
    std::printf("CLGL_TEST_SEED=%u\n", seed);
    Random random(seed);
    int overlapping = 0;
    for (int i = 0; i < rounds; ++i) {
        const StridedBytes a = random.set();
        StridedBytes b = random.set();
        // Half of the pairs have equal strides, like parts of one array.
        if (i % 2) b.axes = a.axes;
        const bool expected = overlap_by_bytes(a, b);
        if (overlap(a, b) != expected)
            fail_msg("round %d: %s", i, expected ? "overlap not found" : "false overlap");
        overlapping += expected;
    }
    assert_in_range(overlapping, rounds / 10, rounds - rounds / 10);
}

// The run time of overlap() must not depend on the size of the arrays. Otherwise this test would hang.
void columns_of_a_large_array(void **)
{
    constexpr uint64_t rows = uint64_t{1} << 20;
    constexpr int64_t row = 1 << 14;
    const auto columns = [](int64_t start, int64_t stride) {
        return StridedBytes{.start = start, .run = row / 2, .axes = {{rows, stride}}};
    };
    const StridedBytes left = columns(0, row);
    assert_false(overlap(left, columns(row / 2, row)));
    assert_true(overlap(left, columns(row / 2 - 1, row)));
    constexpr int64_t last = static_cast<int64_t>(rows - 1) * row;
    assert_false(overlap(left, columns(last + row / 2, -row)));
    assert_true(overlap(left, columns(last + row / 2 - 1, -row)));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(random_sets),
        cmocka_unit_test(columns_of_a_large_array),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
