// Tests whether two strided sets of bytes overlap.
#pragma once

#include <cstdint>
#include <vector>

namespace clgl
{

struct Axis {
    uint64_t count;
    int64_t stride;
};

// A run of `run` contiguous bytes at `start`, repeated along each axis. Every count is at least 1, and no offset
// overflows.
struct StridedBytes {
    int64_t start = 0;
    uint64_t run = 1;
    std::vector<Axis> axes;
};

// Returns whether the sets have a byte in common. If the search would take too long, returns true.
bool overlap(const StridedBytes &a, const StridedBytes &b);

}  // namespace clgl
