// Plans how to copy a strided array with few commands. Contiguous elements become one run, up to two axes become
// the rows and slices of a rectangular copy, and the other axes become loops.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clgl
{

// An axis of the array: its length, and its strides in the source (`from`) and in the destination (`into`) in
// bytes.
struct PairedAxis {
    uint64_t count = 1;
    int64_t from = 0, into = 0;
};

struct TransferPlan {
    // The byte offsets at which the copy starts. An axis with a negative source stride is reversed, so that the
    // copy starts at its lowest source byte. If the source stride is 0, an axis with a negative destination
    // stride is reversed.
    int64_t from = 0, into = 0;
    // The number of bytes that are contiguous in source and destination
    uint64_t run = 0;
    // The axes of the rectangular copy; a count of 1 means that the axis is unused
    PairedAxis rows, slices;
    // The other axes, from the longest source stride to the shortest
    std::vector<PairedAxis> loops;

    bool is_box() const { return rows.count > 1; }
    uint64_t command_count() const;
};

// Plans a copy of elements of `element_size` bytes. Every count must be at least 1. If `equal_pitches` is true,
// the rectangular copy has equal pitches in source and destination, as a copy within one cl_mem requires.
TransferPlan plan_transfer(int64_t from, int64_t into, uint64_t element_size, std::vector<PairedAxis> axes,
                           bool equal_pitches);

// Calls `command(from, into)` for each command of the plan, with the byte offsets of its source and destination.
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
