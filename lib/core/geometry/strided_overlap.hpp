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

// Runs of `run` bytes, the first at `start`, repeated along the axes. No count is 0, and all bytes are
// addressable.
struct StridedBytes {
    int64_t start = 0;
    uint64_t run = 1;
    std::vector<Axis> axes;
};

// Exact, except for sets that would take too long to search: these count as overlapping.
bool overlap(const StridedBytes &a, const StridedBytes &b);

}  // namespace clgl
