// Whether two strided sets of bytes have one in common.
#pragma once

#include <cstdint>
#include <vector>

namespace clgl
{

struct Axis {
    uint64_t count;
    int64_t stride;
};

// Runs of so many bytes, the first at `start`, repeated along the axes; no count is 0, and all of it lies in
// memory that can be addressed.
struct StridedBytes {
    int64_t start = 0;
    uint64_t run = 1;
    std::vector<Axis> axes;
};

// Exact, but for sets so entangled that telling would take long: they count as overlapping.
bool overlap(const StridedBytes &a, const StridedBytes &b);

}  // namespace clgl
