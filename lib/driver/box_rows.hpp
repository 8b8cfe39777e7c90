// Splits boxes that a driver would transfer as one run of bytes.
#pragma once

#include <cstddef>

namespace clgl
{

// The size of a box, and its row pitch in host memory or in a buffer.
struct BoxShape {
    size_t row_bytes;
    size_t rows;
    size_t row_pitch;
    // The size of a pixel; 1 for boxes of bytes
    size_t pixel_bytes = 1;
};

// Rows of a box that are transferred by one command.
struct Rows {
    size_t first, count;
};

// The rows of each command that transfers a box
class RowParts
{
public:
    // `boxes_as_runs` is true if the driver has this quirk (see core/device/driver_quirks.hpp). A box that the
    // quirk affects is split into its last row and the other rows.
    RowParts(const BoxShape &box, bool boxes_as_runs)
    {
        const bool split = boxes_as_runs && box.row_bytes < box.row_pitch && box.rows > 1 &&
                           box.rows * box.pixel_bytes == box.row_pitch;
        parts_[0] = {0, split ? box.rows - 1 : box.rows};
        parts_[1] = {box.rows - 1, 1};
        count_ = split ? 2 : 1;
    }

    size_t count() const { return count_; }
    const Rows *begin() const { return parts_; }
    const Rows *end() const { return parts_ + count_; }

private:
    Rows parts_[2];
    size_t count_;
};

}  // namespace clgl
