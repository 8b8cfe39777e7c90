// Tests the plan of commands that copy strided items. Each item must be copied once to the right place, the boxes
// must be valid for OpenCL, and the number of commands must be small.
#include "core/geometry/transfer_plan.hpp"

#include <algorithm>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <random>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

// Maps each destination byte to its offset in the source
using Moves = std::map<int64_t, int64_t>;

void note(Moves &moves, int64_t from, int64_t into, uint64_t size)
{
    for (int64_t i = 0; i < static_cast<int64_t>(size); ++i)
        if (!moves.emplace(into + i, from + i).second)
            fail_msg("byte %ld is moved twice", static_cast<long>(into + i));
}

Moves one_by_one(int64_t from, int64_t into, uint64_t element, const std::vector<PairedAxis> &axes)
{
    Moves moves;
    const std::function<void(size_t, int64_t, int64_t)> visit = [&](size_t axis, int64_t a, int64_t b) {
        if (axis == axes.size()) return note(moves, a, b, element);
        for (int64_t i = 0; i < static_cast<int64_t>(axes[axis].count); ++i)
            visit(axis + 1, a + i * axes[axis].from, b + i * axes[axis].into);
    };
    visit(0, from, into);
    return moves;
}

void check_box(const TransferPlan &plan, bool equal_pitches)
{
    const auto run = static_cast<int64_t>(plan.run), rows = static_cast<int64_t>(plan.rows.count);
    assert_true(plan.rows.from >= run && plan.rows.into >= run);
    if (equal_pitches) assert_int_equal(plan.rows.from, plan.rows.into);
    if (plan.slices.count == 1) return;
    assert_true(plan.slices.from >= rows * plan.rows.from && plan.slices.into >= rows * plan.rows.into);
    assert_int_equal(plan.slices.from % plan.rows.from, 0);
    assert_int_equal(plan.slices.into % plan.rows.into, 0);
    if (equal_pitches) assert_int_equal(plan.slices.from, plan.slices.into);
}

Moves by_plan(const TransferPlan &plan)
{
    Moves moves;
    uint64_t commands = 0;
    for_each_command(plan, [&](int64_t from, int64_t into) {
        ++commands;
        for (int64_t s = 0; s < static_cast<int64_t>(plan.slices.count); ++s)
            for (int64_t r = 0; r < static_cast<int64_t>(plan.rows.count); ++r)
                note(moves, from + s * plan.slices.from + r * plan.rows.from,
                     into + s * plan.slices.into + r * plan.rows.into, plan.run);
    });
    assert_int_equal(commands, plan.command_count());
    return moves;
}

struct Random {
    std::mt19937 generator;
    int64_t next(int64_t first, int64_t last)
    {
        return std::uniform_int_distribution<int64_t>(first, last)(generator);
    }
};

// Returns axes in random order. The items overlap neither in the source nor in the destination.
std::vector<PairedAxis> random_axes(Random &random, uint64_t element)
{
    std::vector<PairedAxis> axes(static_cast<size_t>(random.next(0, 5)));
    for (PairedAxis &axis : axes)
        axis.count = static_cast<uint64_t>(random.next(1, 4));
    for (int64_t PairedAxis::*side : {&PairedAxis::from, &PairedAxis::into}) {
        std::shuffle(axes.begin(), axes.end(), random.generator);
        auto stride = static_cast<int64_t>(element);
        for (PairedAxis &axis : axes) {
            if (random.next(0, 2) == 0) stride += random.next(1, 7);
            axis.*side = random.next(0, 3) == 0 ? -stride : stride;
            stride *= static_cast<int64_t>(axis.count);
        }
    }
    return axes;
}

void random_layouts(void **)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    // Sanitizers are slow, so fewer rounds run with them.
    constexpr int rounds = 2000;
#else
    constexpr int rounds = 20000;
#endif
    const char *given = std::getenv("CLGL_TEST_SEED");
    const uint32_t seed = given ? static_cast<uint32_t>(std::strtoul(given, nullptr, 0)) : std::random_device{}();
    std::printf("CLGL_TEST_SEED=%u\n", seed);
    Random random{std::mt19937(seed)};
    for (int i = 0; i < rounds; ++i) {
        const auto element = static_cast<uint64_t>(random.next(1, 5));
        const std::vector<PairedAxis> axes = random_axes(random, element);
        const bool equal_pitches = i % 2;
        const TransferPlan plan = plan_transfer(100, 200, element, axes, equal_pitches);
        if (plan.is_box()) check_box(plan, equal_pitches);
        if (by_plan(plan) != one_by_one(100, 200, element, axes)) fail_msg("round %d moves the wrong bytes", i);
    }
}

uint64_t commands(uint64_t element, const std::vector<PairedAxis> &axes, bool equal_pitches = false)
{
    return plan_transfer(0, 0, element, axes, equal_pitches).command_count();
}

void few_commands(void **)
{
    // Axes without gaps between them are merged in any order.
    const TransferPlan whole = plan_transfer(0, 0, 4, {{3, 4, 4}, {5, 12, 12}, {7, 60, 60}}, false);
    assert_int_equal(whole.command_count(), 1);
    assert_false(whole.is_box());
    assert_int_equal(whole.run, 4 * 3 * 5 * 7);
    // If strides are negative in both source and destination, the plan is the same as with positive strides.
    assert_false(plan_transfer(80, 80, 4, {{20, -4, -4}}, false).is_box());
    // A column, a matrix with gaps, and a box need one command each. A box of boxes needs two commands.
    assert_int_equal(commands(4, {{100, 64, 4}}), 1);
    assert_int_equal(commands(4, {{10, 64, 40}, {10, 4, 4}}), 1);
    assert_int_equal(commands(4, {{8, 640, 160}, {10, 64, 16}, {4, 4, 4}}), 1);
    assert_int_equal(commands(4, {{6, 6400, 1280}, {8, 704, 160}, {10, 64, 16}, {4, 4, 4}}), 6);
    // The loop over commands must be over the shortest axis.
    assert_int_equal(commands(4, {{8, 6400, 320}, {2, 704, 160}, {10, 64, 16}, {4, 4, 4}}), 2);
    // A transposed matrix needs one command per row or column, whichever are fewer.
    assert_int_equal(commands(4, {{3, 4, 400}, {100, 12, 4}}), 3);
    // If items are reversed only in the source or only in the destination, each item needs one command.
    assert_int_equal(commands(4, {{20, -4, 4}}), 20);
    assert_int_equal(commands(4, {{20, 64, 16}}, true), 20);
    assert_int_equal(commands(4, {{20, 64, 64}}, true), 1);
    // The slice stride is not a multiple of the row stride.
    assert_int_equal(commands(4, {{5, 650, 40}, {10, 64, 4}}), 5);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(random_layouts),
        cmocka_unit_test(few_commands),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
