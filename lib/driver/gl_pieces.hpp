// Splits large transfers. Mesa (22.3) crashes when one call copies 2 GiB or more between buffers, because it
// holds the width in a signed 32-bit integer; glGetTextureSubImage takes the size of its destination in such an
// integer.
#pragma once

#include "driver/gl_image.hpp"

#include <algorithm>

namespace clgl
{

// The most bytes that one GL call moves.
constexpr uint64_t max_gl_transfer = uint64_t{1} << 30;

// Calls move(offset, size) for each piece of `size` bytes, in order.
template <typename Move> void in_gl_pieces(uint64_t size, Move &&move)
{
    for (uint64_t offset = 0; offset < size; offset += max_gl_transfer)
        move(offset, std::min(size - offset, max_gl_transfer));
}

// Calls move(piece) for boxes that together are `box`: whole slices, or rows where one slice is too large.
template <typename Move>
void in_gl_pieces(const GlImage &image, const GlBox &box, const GlTexels &texels, Move &&move)
{
    // A multiple of the height of every compressed format's blocks
    constexpr uint64_t block_rows = 120;
    const uint64_t row_bytes = texels.row_length * image.texel_bytes;
    const uint64_t slice_bytes = texels.image_height * row_bytes;
    const uint64_t slices = std::max<uint64_t>(max_gl_transfer / slice_bytes, 1);
    const uint64_t rows = slice_bytes <= max_gl_transfer
                              ? box.extent[1]
                              : std::max(max_gl_transfer / row_bytes / block_rows, uint64_t{1}) * block_rows;
    for (uint64_t z = 0; z < box.extent[2]; z += slices)
        for (uint64_t y = 0; y < box.extent[1]; y += rows)
            move(GlBox{{box.origin[0], box.origin[1] + y, box.origin[2] + z},
                       {box.extent[0], std::min(rows, box.extent[1] - y), std::min(slices, box.extent[2] - z)}});
}

}  // namespace clgl
