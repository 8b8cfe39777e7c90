// The shape of a texture, and parts of it, checked before the driver sees them.
#pragma once

#include "core/geometry/box.hpp"
#include "core/geometry/strided_overlap.hpp"

#include <clgl/texture.h>

#include <cstdint>
#include <string>

namespace clgl
{

// How many of the three parts of an origin a kind has.
unsigned parts_of(int32_t kind);
// "2D array"; nullptr for an unknown kind.
const char *kind_name(int32_t kind);

struct TextureShape {
    int32_t kind = CLGL_TEXTURE_KIND_2D;
    // What origins and extents count; 1 where the kind has no such part
    size_t size[3] = {1, 1, 1};
    uint32_t bytes_per_pixel = 1;

    // "16x8"
    std::string text() const;
};

// A part of a part of a texture, and where in the part's memory it starts.
struct TexturePiece {
    size_t origin[3];
    size_t extent[3];
    size_t offset;
};

// A part of a texture as commands have it.
struct TextureRegion {
    size_t origin[3] = {0, 0, 0};
    size_t extent[3] = {1, 1, 1};
    // In memory, in bytes, filled in
    size_t row_pitch = 0;
    size_t slice_pitch = 0;

    // In memory, from the first pixel's first byte to behind the last one's.
    size_t spanned_bytes(uint32_t bytes_per_pixel) const
    {
        return (extent[2] - 1) * slice_pitch + (extent[1] - 1) * row_pitch + extent[0] * bytes_per_pixel;
    }
    // As overlap() compares them, the first at `start`.
    StridedBytes bytes_in_memory(uint32_t bytes_per_pixel, size_t start) const;
    // Cut into what lies in memory without gaps: itself, its slices, or its rows.
    std::vector<TexturePiece> packed_pieces(uint32_t bytes_per_pixel) const;
    bool overlaps(const TextureRegion &other) const;
};

// nullptr for all of it; `of` is what messages call the texture. Throws CLGL_ERROR_INVALID_ARGUMENT,
// CLGL_ERROR_OUT_OF_RANGE.
TextureRegion checked_region(const TextureShape &shape, const clgl_texture_region *given, const std::string &of);
// The same where no memory of the program's is involved, so that a pitch would mean nothing.
TextureRegion region_without_pitches(const TextureShape &shape, const clgl_texture_region *given,
                                     const std::string &of);

// Memory with the pixels of a whole shape: the pitches filled in. Throws as checked_region.
TextureRegion checked_pixels(const TextureShape &shape, size_t row_pitch, size_t slice_pitch);

// What the driver is told of the pitch: arrays of 1D have slices to it, flat images have none.
size_t cl_slice_pitch(const TextureShape &shape, const TextureRegion &region);

}  // namespace clgl
