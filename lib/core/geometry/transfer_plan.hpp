// Plans how strided items are moved with the fewest commands: items without gaps become one run, two axes become
// the rows and slices of a rectangular command, and the other axes become loops.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clgl
{

// One index on both sides of a transfer.
struct PairedAxis {
    uint64_t count = 1;
    int64_t from = 0, into = 0;
};

struct TransferPlan {
    // Where both sides start, after as many strides as possible were made positive
    int64_t from = 0, into = 0;
    // Bytes without gaps on both sides
    uint64_t run = 0;
    // The count is 1 if there are none
    PairedAxis rows, slices;
    // From the longest stride to the shortest
    std::vector<PairedAxis> loops;

    bool is_box() const { return rows.count > 1; }
    uint64_t command_count() const;
};

// `equal_pitches`: both sides of a box must have the same pitches, as within one cl_mem. No count is 0.
TransferPlan plan_transfer(int64_t from, int64_t into, uint64_t element_size, std::vector<PairedAxis> axes,
                           bool equal_pitches);

// Calls `command(from, into)` with the offsets of each command's first byte.
template <typename Command> void for_each_command(const TransferPlan &plan, Command &&command, size_t depth = 0,
                                                  int64_t from = 0, int64_t into = 0)
{
    if (depth == plan.loops.size()) return command(plan.from + from, plan.into + into);
    const PairedAxis &axis = plan.loops[depth];
    for (uint64_t i = 0; i < axis.count; ++i) {
        const auto index = static_cast<int64_t>(i);
        for_each_command(plan, command, depth + 1, from + index * axis.from, into + index * axis.into);
    }
}

}  // namespace clgl
