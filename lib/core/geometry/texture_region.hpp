// The shape of a texture and regions of it, checked before the driver gets them.
#pragma once

#include "core/geometry/box.hpp"
#include "core/geometry/strided_overlap.hpp"

#include <clgl/texture.h>

#include <cstdint>
#include <string>

namespace clgl
{

// Returns how many of the three numbers of an origin a kind uses; 0 for an unknown kind.
unsigned parts_of(clgl_texture_type kind);

struct TextureShape {
    clgl_texture_type kind = CLGL_TEXTURE_TYPE_2D;
    // Width, height, depth or layers; 1 where the kind has no such dimension
    size_t size[3] = {1, 1, 1};
    uint32_t bytes_per_pixel = 1;

    // Returns the size as text, such as "16x8".
    std::string text() const;
};

// A piece of a texture region, and its offset in the memory of the region.
struct TexturePiece {
    size_t origin[3];
    size_t extent[3];
    size_t offset;
};

// A region of a texture as commands use it.
struct TextureRegion {
    size_t origin[3] = {0, 0, 0};
    size_t extent[3] = {1, 1, 1};
    // In host or buffer memory, in bytes, filled in
    size_t row_pitch = 0;
    size_t slice_pitch = 0;

    // Returns the bytes in memory from the first pixel to the end of the last one.
    size_t spanned_bytes(uint32_t bytes_per_pixel) const
    {
        return (extent[2] - 1) * slice_pitch + (extent[1] - 1) * row_pitch + extent[0] * bytes_per_pixel;
    }
    // Returns the bytes for overlap(), the first at `start`.
    StridedBytes bytes_in_memory(uint32_t bytes_per_pixel, size_t start) const;
    // Splits the region into pieces without gaps in memory: itself, its slices, or its rows.
    std::vector<TexturePiece> packed_pieces(uint32_t bytes_per_pixel) const;
    bool overlaps(const TextureRegion &other) const;
};

// Checks a region, nullptr for the whole texture; `of` names the texture in messages. Throws
// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_RANGE.
TextureRegion checked_region(const TextureShape &shape, const clgl_texture_region *given, const std::string &of);
// Checks the region of a command without host memory: pitches must be 0.
TextureRegion region_without_pitches(const TextureShape &shape, const clgl_texture_region *given,
                                     const std::string &of);

// Returns the region of a whole shape with the given pitches filled in. Throws as checked_region.
TextureRegion checked_pixels(const TextureShape &shape, size_t row_pitch, size_t slice_pitch);

// Returns the slice pitch for the driver: 1D arrays have slices, other flat images have 0.
size_t cl_slice_pitch(const TextureShape &shape, const TextureRegion &region);

}  // namespace clgl
