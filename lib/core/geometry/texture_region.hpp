// Describes the shape of a texture and its regions. The functions check regions before a driver receives them.
#pragma once

#include "core/geometry/box.hpp"
#include "core/geometry/strided_overlap.hpp"

#include <clgl/texture.h>

#include <cstdint>
#include <string>

namespace clgl
{

// Returns the number of dimensions of a texture type, including layers; 0 = unknown type.
unsigned parts_of(clgl_texture_type kind);

struct TextureShape {
    clgl_texture_type kind = CLGL_TEXTURE_TYPE_2D;
    // Width, height or layers, and depth or layers; 1 for unused dimensions
    size_t size[3] = {1, 1, 1};
    uint32_t bytes_per_pixel = 1;

    // Returns the size as text, such as "16x8".
    std::string text() const;
};

// A part of a texture region, and its byte offset from the start of the region in memory (host or buffer).
struct TexturePiece {
    size_t origin[3];
    size_t extent[3];
    size_t offset;
};

// A checked region of a texture, with its pitches.
struct TextureRegion {
    size_t origin[3] = {0, 0, 0};
    size_t extent[3] = {1, 1, 1};
    // The pitches in memory (host or buffer) in bytes; not 0
    size_t row_pitch = 0;
    size_t slice_pitch = 0;

    // Returns the number of bytes in memory from the start of the first pixel to the end of the last pixel.
    size_t spanned_bytes(uint32_t bytes_per_pixel) const
    {
        return (extent[2] - 1) * slice_pitch + (extent[1] - 1) * row_pitch + extent[0] * bytes_per_pixel;
    }
    // Describes the bytes of the region in memory for overlap(). The first byte is at `start`.
    StridedBytes bytes_in_memory(uint32_t bytes_per_pixel, size_t start) const;
    // Splits the region into parts without gaps in memory: the whole region, its slices, or its rows.
    std::vector<TexturePiece> packed_pieces(uint32_t bytes_per_pixel) const;
    bool overlaps(const TextureRegion &other) const;
};

// Checks a region; nullptr = the whole texture. `of` names the texture in messages. Throws
// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_RANGE.
TextureRegion checked_region(const TextureShape &shape, const clgl_texture_region *given, const std::string &of);
// Checks the region of a command without pitches: both pitches must be 0. Throws the errors of checked_region.
TextureRegion region_without_pitches(const TextureShape &shape, const clgl_texture_region *given,
                                     const std::string &of);

// Returns the region of a whole texture with these pitches; 0 = tightly packed. Throws the errors of
// checked_region. Throws CLGL_ERROR_INVALID_ARGUMENT if the row pitch is not a multiple of the pixel size.
TextureRegion checked_pixels(const TextureShape &shape, size_t row_pitch, size_t slice_pitch);

// Returns the slice pitch to pass to OpenCL: the row pitch for 1D arrays, 0 for other images without slices.
size_t cl_slice_pitch(const TextureShape &shape, const TextureRegion &region);

}  // namespace clgl
