#include "core/geometry/texture_region.hpp"

#include "base/error.hpp"
#include "base/names.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <iterator>

namespace clgl
{

namespace
{

// The number of dimensions of each CLGL_TEXTURE_TYPE_ constant; array layers count as a dimension
constexpr unsigned part_counts[] = {0, 1, 2, 3, 2, 3, 1};

void check_parts(const TextureShape &shape, const TextureRegion &region, const std::string &of)
{
    require_no_size_0(region.extent);
    for (unsigned i = parts_of(shape.kind); i < std::size(region.extent); ++i)
        if (region.origin[i] != 0 || region.extent[i] != 1)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("origin ", text_of_triple(region.origin), " and extent ", text_of_triple(region.extent),
                      " have more than the ", parts_of(shape.kind), " dimensions of a ",
                      texture_type_name(shape.kind),
                      " texture: set the unused origins to 0, and the unused extents to 1"));
    for (unsigned i = 0; i < std::size(region.extent); ++i)
        if (region.origin[i] > shape.size[i] || region.extent[i] > shape.size[i] - region.origin[i])
            fail(CLGL_ERROR_OUT_OF_RANGE,
                 text("origin ", text_of_triple(region.origin), " and extent ", text_of_triple(region.extent),
                      " reach past the edge of ", of, ", which is ", shape.text()));
}

// Checks the pitches, and replaces 0 by the tightly packed pitch. The row pitch of a 1D array is the distance
// between layers.
void fill_pitches(TextureRegion &region, uint32_t bytes_per_pixel)
{
    static constexpr size_t start[3] = {0, 0, 0};
    const size_t bytes[3] = {checked_multiply(region.extent[0], bytes_per_pixel), region.extent[1],
                             region.extent[2]};
    const Box box = make_box(start, bytes, region.row_pitch, region.slice_pitch, "");
    extent(box, bytes);
    region.row_pitch = box.row_pitch;
    region.slice_pitch = box.slice_pitch;
}

bool apart(size_t a, size_t a_extent, size_t b, size_t b_extent)
{
    return a + a_extent <= b || b + b_extent <= a;
}

}  // namespace

unsigned parts_of(clgl_texture_type kind)
{
    return kind >= 0 && kind < static_cast<int32_t>(std::size(part_counts)) ? part_counts[kind] : 0;
}

std::string TextureShape::text() const
{
    std::string all = clgl::text(size[0]);
    for (unsigned i = 1; i < parts_of(kind); ++i)
        all += clgl::text('x', size[i]);
    return all;
}

StridedBytes TextureRegion::bytes_in_memory(uint32_t bytes_per_pixel, size_t start) const
{
    return {
        .start = static_cast<int64_t>(start),
        .run = extent[0] * bytes_per_pixel,
        .axes = {{extent[1], static_cast<int64_t>(row_pitch)}, {extent[2], static_cast<int64_t>(slice_pitch)}}};
}

std::vector<TexturePiece> TextureRegion::packed_pieces(uint32_t bytes_per_pixel) const
{
    const size_t row = extent[0] * bytes_per_pixel;
    const bool joins_rows = extent[1] == 1 || row_pitch == row;
    const bool joins_slices = joins_rows && (extent[2] == 1 || slice_pitch == row * extent[1]);
    const size_t rows = joins_rows ? extent[1] : 1, slices = joins_slices ? extent[2] : 1;
    std::vector<TexturePiece> pieces;
    for (size_t z = 0; z < extent[2]; z += slices)
        for (size_t y = 0; y < extent[1]; y += rows)
            pieces.push_back({{origin[0], origin[1] + y, origin[2] + z},
                              {extent[0], rows, slices},
                              z * slice_pitch + y * row_pitch});
    return pieces;
}

bool TextureRegion::overlaps(const TextureRegion &other) const
{
    for (unsigned i = 0; i < std::size(origin); ++i)
        if (apart(origin[i], extent[i], other.origin[i], other.extent[i])) return false;
    return true;
}

TextureRegion checked_region(const TextureShape &shape, const clgl_texture_region *given, const std::string &of)
{
    TextureRegion region;
    if (given) {
        std::ranges::copy(given->origin, region.origin);
        std::ranges::copy(given->extent, region.extent);
        for (unsigned i = parts_of(shape.kind); i < std::size(region.extent); ++i)
            region.extent[i] = std::max<size_t>(region.extent[i], 1);
        region.row_pitch = given->row_pitch;
        region.slice_pitch = given->slice_pitch;
    } else {
        std::ranges::copy(shape.size, region.extent);
    }
    check_parts(shape, region, of);
    fill_pitches(region, shape.bytes_per_pixel);
    return region;
}

TextureRegion region_without_pitches(const TextureShape &shape, const clgl_texture_region *given,
                                     const std::string &of)
{
    if (given && (given->row_pitch != 0 || given->slice_pitch != 0))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("row_pitch ", given->row_pitch, " and slice_pitch ",
                                               given->slice_pitch, " must be 0: this command uses no pitches"));
    return checked_region(shape, given, of);
}

TextureRegion checked_pixels(const TextureShape &shape, size_t row_pitch, size_t slice_pitch)
{
    TextureRegion region;
    std::ranges::copy(shape.size, region.extent);
    region.row_pitch = row_pitch;
    region.slice_pitch = slice_pitch;
    fill_pitches(region, shape.bytes_per_pixel);
    if (region.row_pitch % shape.bytes_per_pixel != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("row_pitch ", region.row_pitch, " is not a multiple of the size of a pixel, ",
                  shape.bytes_per_pixel, " bytes"));
    return region;
}

size_t cl_slice_pitch(const TextureShape &shape, const TextureRegion &region)
{
    if (shape.kind == CLGL_TEXTURE_TYPE_1D_ARRAY) return region.row_pitch;
    return parts_of(shape.kind) == std::size(region.extent) ? region.slice_pitch : 0;
}

}  // namespace clgl
