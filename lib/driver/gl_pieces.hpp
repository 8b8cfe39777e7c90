// Splits large transfers into several GL calls. Mesa 22.3 crashes if one call copies 2 GiB or more between
// buffers. glGetTextureSubImage has a signed 32-bit size parameter.
#pragma once

#include "driver/gl_image.hpp"

#include <algorithm>

namespace clgl
{

// The maximum number of bytes for one GL call.
constexpr uint64_t max_gl_transfer = uint64_t{1} << 30;

// Splits `size` bytes into pieces and calls move(offset, bytes) for each piece, in order.
template <typename Move> void in_gl_pieces(uint64_t size, Move &&move)
{
    for (uint64_t offset = 0; offset < size; offset += max_gl_transfer)
        move(offset, std::min(size - offset, max_gl_transfer));
}

// Splits `box` into boxes and calls move(piece) for each of them. A piece consists of whole slices, or of whole
// rows if one slice exceeds the maximum.
template <typename Move>
void in_gl_pieces(const GlImage &image, const GlBox &box, const GlTexels &texels, Move &&move)
{
    // A multiple of all block heights of compressed formats
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
