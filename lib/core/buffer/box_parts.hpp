// Divides boxes of bytes into parts that the driver transfers correctly, and computes their parameters.
#pragma once

#include "core/context/queue.hpp"

#include <cstddef>
#include <limits>

namespace clgl
{

// The size of a box: bytes of a row, rows of a slice, and slices.
struct BoxSize {
    size_t row_bytes, rows, slices;
};

// The place of a box in memory, in bytes. The pitches are not 0.
struct BoxPlace {
    size_t offset;
    size_t row_pitch, slice_pitch;
    // The size of the cl_mem, or `in_host` for host memory
    size_t memory_size;

    static constexpr size_t in_host = std::numeric_limits<size_t>::max();
};

// A part of a box that one command transfers
struct BoxPart {
    size_t first_row, rows;
    size_t first_slice, slices;

    bool is_row() const { return rows == 1 && slices == 1; }
    // Returns the distance of the part from the start of the box in bytes.
    size_t offset(size_t row_pitch, size_t slice_pitch) const
    {
        return first_row * row_pitch + first_slice * slice_pitch;
    }
};

// The parts of a box that is transferred between two places
class BoxParts
{
public:
    // `same_memory`: true for a copy within one cl_mem. Then drivers report wrong overlaps for some origins, so
    // the parts do not use these origins.
    BoxParts(const Queue &queue, const BoxSize &size, const BoxPlace &from, const BoxPlace &into,
             bool same_memory = false);

    size_t count() const { return count_; }
    const BoxPart *begin() const { return parts_; }
    const BoxPart *end() const { return parts_ + count_; }

private:
    static bool is_accepted(const BoxPlace &place, const BoxPart &part, bool same_memory);

    BoxPart parts_[3];
    size_t count_ = 0;
};

// The parameters of a part for clEnqueueReadBufferRect and similar functions
struct RectPlace {
    size_t origin[3];
    size_t row_pitch, slice_pitch;
};

RectPlace rect_place(const BoxPlace &place, const BoxPart &part, size_t row_bytes);

// Returns the size of a cl_mem for BoxPlace, or `in_host` if the driver of the queue does not need it.
size_t box_memory_size(const Queue &queue, cl_mem mem);

}  // namespace clgl
