#include "core/convert/convert.hpp"

#include "base/names.hpp"
#include "base/text.hpp"
#include "core/convert/trial.hpp"
#include "core/geometry/strided_overlap.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

namespace clgl
{

namespace
{

constexpr uint32_t most_channels = rgba.size();
// The largest width, height or depth in pixels that the kernel supports
constexpr size_t largest_extent = std::numeric_limits<cl_int>::max();

struct Component {
    const char *name;
    PixelNumbers numbers;
};
// Names and numeric types of components, indexed by CLGL_PIXEL_ constants
constexpr Component named_components[] = {{"CLGL_PIXEL_UNORM8", {CLGL_NUMERIC_UNORM, 8}},
                                          {"CLGL_PIXEL_SNORM8", {CLGL_NUMERIC_SNORM, 8}},
                                          {"CLGL_PIXEL_UINT8", {CLGL_NUMERIC_UINT, 8}},
                                          {"CLGL_PIXEL_INT8", {CLGL_NUMERIC_INT, 8}},
                                          {"CLGL_PIXEL_FLOAT32", {CLGL_NUMERIC_FLOAT, 32}}};

const Component &component_of(const clgl_pixel_layout &layout) { return named_components[layout.component_type]; }

uint32_t pixel_bytes(const clgl_pixel_layout &layout)
{
    return layout.component_count * bytes_of(component_of(layout).numbers);
}

bool is_fraction(clgl_numeric_type numeric)
{
    return numeric == CLGL_NUMERIC_UNORM || numeric == CLGL_NUMERIC_SNORM;
}
bool go_together(clgl_numeric_type a, clgl_numeric_type b)
{
    return !(is_fraction(a) && is_integer(b)) && !(is_integer(a) && is_fraction(b));
}

// The size and pitches of a box of pixels in a buffer, and the byte range that it covers.
struct PixelBox {
    size_t region[3];
    size_t row_pitch, slice_pitch;
    Range range;

    size_t rows_bytes() const { return row_pitch * region[1]; }
};

PixelBox make_pixel_box(const Buffer &buffer, const clgl_pixel_layout &layout, const size_t (&extent)[3],
                        const char *which)
{
    const size_t origin[3] = {layout.offset, 0, 0};
    PixelBox pixels{{checked_multiply(extent[0], pixel_bytes(layout)), extent[1], extent[2]}, 0, 0, {}};
    const Box box = make_box(origin, pixels.region, layout.row_pitch, layout.slice_pitch, which);
    const clgl_range reach = clgl::extent(box, pixels.region);
    pixels.row_pitch = box.row_pitch;
    pixels.slice_pitch = box.slice_pitch;
    pixels.range = buffer.part(&reach);
    return pixels;
}

// Returns the largest power of two that divides the size and the address of every pixel.
uint32_t alignment_of(const clgl_pixel_layout &layout, const PixelBox &pixels)
{
    const uint32_t bytes = pixel_bytes(layout);
    return 1u << std::countr_zero(bytes | layout.offset | pixels.row_pitch | pixels.slice_pitch);
}

PixelSide side_of(const Buffer &buffer, const clgl_pixel_layout &layout, const PixelBox &pixels, bool flip)
{
    const auto row = static_cast<int64_t>(pixels.row_pitch);
    const auto last_row = static_cast<int64_t>(layout.offset + pixels.row_pitch * (pixels.region[1] - 1));
    return {.mem = buffer.mem(),
            .numbers = component_of(layout).numbers,
            .buffer = BufferPixels{.order = rgba.substr(0, layout.component_count),
                                   .alignment = alignment_of(layout, pixels),
                                   .start = flip ? last_row : static_cast<int64_t>(layout.offset),
                                   .row_pitch = flip ? -row : row,
                                   .slice_pitch = static_cast<int64_t>(pixels.slice_pitch)},
            .texture = {}};
}

PixelSide side_of(const Texture &texture, const TextureRegion &region)
{
    return side_of(texture.mem(), texture.shape().kind, texture.format(), region.origin);
}

void check_format(const Texture &texture, const clgl_pixel_layout &layout)
{
    const Format &format = texture.format();
    if (format.numeric == CLGL_NUMERIC_SRGB || format.numeric == CLGL_NUMERIC_DEPTH)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("pixels are not converted for CLGL_FORMAT_", format.name,
                  format.numeric == CLGL_NUMERIC_SRGB ? ": use CLGL_FORMAT_RGBA8, which is not sRGB-encoded"
                                                      : ": use CLGL_FORMAT_R32F"));
    const Component &component = component_of(layout);
    if (go_together(component.numbers.numeric, format.numeric)) return;
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text(component.name, " and CLGL_FORMAT_", format.name, " cannot be converted to each other: ",
              is_integer(format.numeric)
                  ? "the texture holds integers; use CLGL_PIXEL_UINT8, CLGL_PIXEL_INT8"
                  : "the texture holds fractions; use CLGL_PIXEL_UNORM8, CLGL_PIXEL_SNORM8",
              " or CLGL_PIXEL_FLOAT32"));
}

// Throws if `flip` is set but the texture has no rows. The second dimension of a 1D array counts layers, not
// rows.
void check_flip(const Texture &texture, bool flip)
{
    const clgl_texture_type kind = texture.shape().kind;
    const bool has_rows =
        kind == CLGL_TEXTURE_TYPE_2D || kind == CLGL_TEXTURE_TYPE_3D || kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
    if (flip && !has_rows)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("CLGL_CONVERT_FLIP reverses rows, but a ", texture_type_name(kind),
                                               " texture has none: remove the flag"));
}

// Throws if the buffer is write-only, because a kernel must read it.
void check_kernel_reads(const Buffer &buffer)
{
    if (buffer.access() == CLGL_ACCESS_WRITE_ONLY || buffer.access() == CLGL_ACCESS_WRITE_DISCARD)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(buffer.describe(),
                  " is write-only, but the conversion reads it: create it with CLGL_ACCESS_READ_WRITE"));
}

void check_kernel_reads(const Texture &texture)
{
    if (!texture.readable())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(texture.describe(),
                  " is write-only, but the conversion reads it: create it with CLGL_ACCESS_READ_WRITE"));
}

void check_kernel_writes(const Queue &queue, const Texture &texture)
{
    if (texture.shape().kind != CLGL_TEXTURE_TYPE_3D) return;
    constexpr const char *needed = "cl_khr_3d_image_writes";
    if (!std::strstr(queue.device().info().extensions, needed))
        fail(CLGL_ERROR_UNSUPPORTED,
             text(queue.device().full_name(), " cannot write 3D textures in kernels (", needed,
                  "): convert into a buffer, then call clgl_buffer_copy_to_texture"));
}

// Throws if the texture was created from the same buffer, because the pixels of buffer and texture may overlap.
void check_apart(const Buffer &buffer, const Texture &texture)
{
    const cl_mem pixels = texture.storage().buffer_root();
    if (!pixels || pixels != buffer.storage().root()) return;
    fail(CLGL_ERROR_OUT_OF_RANGE,
         text(texture.describe(), " uses the memory of ", buffer.describe(), ": convert through another buffer"));
}

void check_extent(const size_t (&extent)[3])
{
    require_no_size_0(extent);
    for (size_t i = 0; i < std::size(extent); ++i)
        if (extent[i] > largest_extent)
            fail(CLGL_ERROR_OUT_OF_RANGE,
                 text("extent[", i, "] is ", extent[i], " pixels; the maximum is ", largest_extent));
}

// Returns whether the pixels fill the buffer, apart from padding after the last row or slice.
bool fills(const Buffer &buffer, const clgl_pixel_layout &layout, const PixelBox &pixels)
{
    const size_t size = buffer.range().size, before_last = pixels.slice_pitch * (pixels.region[2] - 1);
    return layout.offset == 0 && (size == pixels.range.size || size == before_last + pixels.rows_bytes() ||
                                  size == before_last + pixels.slice_pitch);
}

void check_fills(const Buffer &buffer, const clgl_pixel_layout &layout, const PixelBox &pixels)
{
    if (fills(buffer, layout, pixels)) return;
    fail(CLGL_ERROR_OUT_OF_RANGE,
         text(buffer.describe(), " has ", buffer.range().size, " bytes, and the pixels are bytes ", layout.offset,
              " to ", layout.offset + pixels.range.size,
              ": the sizes must match, unless CLGL_CONVERT_ALLOW_PARTIAL is set"));
}

StridedBytes bytes_of(const Buffer &buffer, const PixelBox &pixels)
{
    return {.start = static_cast<int64_t>(buffer.in_root(pixels.range).offset),
            .run = pixels.region[0],
            .axes = {{pixels.region[1], static_cast<int64_t>(pixels.row_pitch)},
                     {pixels.region[2], static_cast<int64_t>(pixels.slice_pitch)}}};
}

void check_no_overlap(const Buffer &source, const clgl_pixel_layout &source_layout, const PixelBox &from,
                      const Buffer &destination, const clgl_pixel_layout &destination_layout,
                      const PixelBox &into)
{
    if (!source.same_memory(destination) || !overlap(bytes_of(source, from), bytes_of(destination, into))) return;
    const auto place = [](const clgl_pixel_layout &layout, const PixelBox &pixels) {
        return text(layout.offset, " to ", layout.offset + pixels.range.size);
    };
    fail(CLGL_ERROR_OUT_OF_RANGE,
         text("the pixels in bytes ", place(source_layout, from), " of source overlap those in bytes ",
              place(destination_layout, into), " of destination in one buffer: convert into another buffer"));
}

// A box of pixels that is converted by one kernel command.
struct Tile {
    size_t origin[3] = {0, 0, 0};
    size_t extent[3];

    size_t count() const { return extent[0] * extent[1] * extent[2]; }
};

// Converts pixels in a temporary buffer, and copies pixels between that buffer and the texture. On CPU devices,
// copies are much faster than image functions, which are called for each pixel. The temporary buffer holds one
// tile, which fits into the CPU caches.
class ByCopies
{
public:
    ByCopies(CommandBatch &batch, const CommandTarget &to, const PixelSide &from, const PixelSide &into)
        : batch_(batch), to_(to), texture_(from.texture ? from : into), buffer_(from.texture ? into : from),
          into_texture_(into.texture.has_value()),
          pixel_bytes_(static_cast<uint32_t>(texture_.texture->order.size()) * bytes_of(texture_.numbers))
    {
    }

    void add(const size_t (&extent)[3])
    {
        const Tile largest = largest_of(extent);
        cl_int code = CL_SUCCESS;
        memory_ = ClMem(cl().CreateBuffer(to_.queue.context().native(), CL_MEM_READ_WRITE,
                                          largest.count() * pixel_bytes_, nullptr, &code));
        check_cl(code, "clCreateBuffer for pixels to convert");
        Tile tile = largest;
        size_t(&at)[3] = tile.origin;
        for (at[2] = 0; at[2] < extent[2]; at[2] += largest.extent[2])
            for (at[1] = 0; at[1] < extent[1]; at[1] += largest.extent[1])
                for (at[0] = 0; at[0] < extent[0]; at[0] += largest.extent[0]) {
                    for (size_t i = 0; i < std::size(extent); ++i)
                        tile.extent[i] = std::min(largest.extent[i], extent[i] - at[i]);
                    add_tile(tile);
                }
    }

private:
    // Returns the largest tile of at most 4 MiB, which is a part of a row, some rows, or some slices.
    Tile largest_of(const size_t (&extent)[3]) const
    {
        constexpr size_t most_bytes = size_t{4} << 20;
        size_t pixels = most_bytes / pixel_bytes_;
        Tile tile;
        for (size_t i = 0; i < std::size(extent); ++i) {
            tile.extent[i] = std::clamp<size_t>(pixels, 1, extent[i]);
            pixels /= extent[i];
        }
        return tile;
    }

    // Enqueues the conversion of a tile. It starts after the previous tile, because both tiles use the temporary
    // buffer.
    void add_tile(const Tile &tile)
    {
        batch_.step();
        if (!into_texture_) add_copy(tile);
        batch_.step();
        if (into_texture_)
            add_conversion(batch_, to_, buffer_at(tile), packed(tile), tile.extent);
        else
            add_conversion(batch_, to_, packed(tile), buffer_at(tile), tile.extent);
        batch_.step();
        if (into_texture_) add_copy(tile);
    }

    void add_copy(const Tile &tile)
    {
        size_t origin[3];
        std::ranges::transform(tile.origin, texture_.texture->origin, origin, std::plus<>());
        batch_.add(into_texture_ ? "clEnqueueCopyBufferToImage of converted pixels"
                                 : "clEnqueueCopyImageToBuffer of pixels to convert",
                   [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                       if (into_texture_)
                           return cl().EnqueueCopyBufferToImage(queue, memory_.get(), texture_.mem, 0, origin,
                                                                tile.extent, count, waits, event);
                       return cl().EnqueueCopyImageToBuffer(queue, texture_.mem, memory_.get(), origin,
                                                            tile.extent, 0, count, waits, event);
                   });
    }

    PixelSide buffer_at(const Tile &tile) const
    {
        PixelSide side = buffer_;
        BufferPixels &pixels = *side.buffer;
        const size_t bytes = pixels.order.size() * bytes_of(side.numbers);
        pixels.start += static_cast<int64_t>(tile.origin[0] * bytes) +
                        static_cast<int64_t>(tile.origin[1]) * pixels.row_pitch +
                        static_cast<int64_t>(tile.origin[2]) * pixels.slice_pitch;
        return side;
    }

    PixelSide packed(const Tile &tile) const
    {
        const auto row = static_cast<int64_t>(tile.extent[0] * pixel_bytes_);
        return {.mem = memory_.get(),
                .numbers = texture_.numbers,
                .buffer = BufferPixels{.order = texture_.texture->order,
                                       .alignment = pixel_bytes_,
                                       .start = 0,
                                       .row_pitch = row,
                                       .slice_pitch = row * static_cast<int64_t>(tile.extent[1])},
                .texture = {}};
    }

    CommandBatch &batch_;
    const CommandTarget &to_;
    const PixelSide &texture_, &buffer_;
    bool into_texture_;
    uint32_t pixel_bytes_;
    ClMem memory_;
};

void add_by(ConvertWay way, CommandBatch &batch, const CommandTarget &to, const PixelSide &from,
            const PixelSide &into, const size_t (&extent)[3])
{
    if (way == ConvertWay::by_copies)
        ByCopies(batch, to, from, into).add(extent);
    else
        add_conversion(batch, to, from, into, extent);
}

bool way_works(const Queue &queue, ConvertWay way, const PixelSide &from, const PixelSide &into)
{
    return conversion_works(queue, way, from, into,
                            [way](const CommandTarget &to, const PixelSide &given, const PixelSide &wanted,
                                  const size_t(&extent)[3]) {
                                CommandBatch batch(to, CLGL_COMMAND_KERNEL, false);
                                add_by(way, batch, to, given, wanted, extent);
                                batch.finish(true);
                            });
}

// Returns text such as "2D textures of CLGL_FORMAT_RGBA8" or "CLGL_PIXEL_FLOAT32".
std::string text_of_side(const PixelSide &side)
{
    if (side.texture)
        return text(texture_type_name(side.texture->kind), " textures of CLGL_FORMAT_",
                    side.texture->format->name);
    return std::ranges::find_if(named_components,
                                [&](const Component &component) {
                                    return component.numbers.numeric == side.numbers.numeric &&
                                           component.numbers.bits == side.numbers.bits;
                                })
        ->name;
}

// Throws CLGL_ERROR_UNSUPPORTED for a conversion that produces wrong pixels or crashes in every way.
[[noreturn]] void refuse_conversion(const Queue &queue, const PixelSide &from, const PixelSide &into)
{
    const bool has_texture = from.texture || into.texture;
    fail(CLGL_ERROR_UNSUPPORTED, text("conversions of ", text_of_side(from), " into ", text_of_side(into),
                                      " produce wrong pixels or crash on ", queue.device().full_name(),
                                      ": use another ", has_texture ? "format or another device" : "device"));
}

// Returns the fastest way that works with this driver. Throws CLGL_ERROR_UNSUPPORTED if no way works.
ConvertWay working_way(const Queue &queue, const PixelSide &from, const PixelSide &into)
{
    const PixelSide &side = from.texture ? from : into;
    const bool can_copy = side.texture && !side.texture->order.empty(),
               copies_first = can_copy && is_vector_processor(queue.device());
    const ConvertWay first = copies_first ? ConvertWay::by_copies : ConvertWay::by_kernel,
                     second = copies_first ? ConvertWay::by_kernel : ConvertWay::by_copies;
    if (way_works(queue, first, from, into)) return first;
    if (can_copy && way_works(queue, second, from, into)) return second;
    refuse_conversion(queue, from, into);
}

// Enqueues a conversion. Throws CLGL_ERROR_UNSUPPORTED if the driver converts incorrectly in every way.
Ref<Fence> enqueue_conversion(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                              const size_t (&extent)[3], bool blocking)
{
    const ConvertWay way = working_way(to.queue, from, into);
    CommandBatch batch(to, CLGL_COMMAND_KERNEL, false);
    add_by(way, batch, to, from, into, extent);
    return batch.finish(blocking);
}

}  // namespace

clgl_pixel_layout checked_layout(clgl_pixel_layout layout)
{
    if (layout.component_type < 0 || layout.component_type >= static_cast<int32_t>(std::size(named_components)))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("component_type is ", layout.component_type, "; use a CLGL_PIXEL_ constant"));
    if (layout.component_count > most_channels)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("component_count is ", layout.component_count, "; use 1 to 4, or 0 for 4"));
    if (layout.component_count == 0) layout.component_count = most_channels;
    return layout;
}

Ref<Fence> convert_buffer_to_texture(const CommandTarget &to, const Buffer &source,
                                     const clgl_pixel_layout &layout, const Texture &destination,
                                     const clgl_texture_region *region, const ConvertOptions &options)
{
    check_format(destination, layout);
    check_flip(destination, options.flip);
    const TextureRegion into = region_without_pitches(destination.shape(), region, destination.describe());
    const PixelBox from = make_pixel_box(source, layout, into.extent, "layout->");
    check_apart(source, destination);
    check_kernel_reads(source);
    source.require_access(to.uses, from.range, false);
    destination.require_access(to.uses, destination.part(into), true);
    check_kernel_writes(to.queue, destination);
    return enqueue_conversion(to, side_of(source, layout, from, options.flip), side_of(destination, into),
                              into.extent, options.blocking);
}

Ref<Fence> convert_texture_to_buffer(const CommandTarget &to, const Texture &source,
                                     const clgl_texture_region *region, const Buffer &destination,
                                     const clgl_pixel_layout &layout, const ConvertOptions &options)
{
    check_format(source, layout);
    check_flip(source, options.flip);
    const TextureRegion from = region_without_pitches(source.shape(), region, source.describe());
    const PixelBox into = make_pixel_box(destination, layout, from.extent, "layout->");
    check_apart(destination, source);
    check_kernel_reads(source);
    source.require_access(to.uses, source.part(from), false);
    destination.require_access(to.uses, into.range, true);
    return enqueue_conversion(to, side_of(source, from), side_of(destination, layout, into, options.flip),
                              from.extent, options.blocking);
}

Ref<Fence> convert_buffer(const CommandTarget &to, const Buffer &source, const clgl_pixel_layout &source_layout,
                          const Buffer &destination, const clgl_pixel_layout &destination_layout,
                          const size_t *extent, const ConvertOptions &options)
{
    const size_t pixels[3] = {extent[0], extent[1], extent[2]};
    check_extent(pixels);
    const Component &given = component_of(source_layout), &wanted = component_of(destination_layout);
    if (!go_together(given.numbers.numeric, wanted.numbers.numeric))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(given.name, " and ", wanted.name,
                                               " cannot be converted to each other: one holds fractions, the "
                                               "other integers; CLGL_PIXEL_FLOAT32 can be converted to both"));
    const PixelBox from = make_pixel_box(source, source_layout, pixels, "source_layout->");
    const PixelBox into = make_pixel_box(destination, destination_layout, pixels, "destination_layout->");
    if (!options.part) {
        check_fills(source, source_layout, from);
        check_fills(destination, destination_layout, into);
    }
    check_no_overlap(source, source_layout, from, destination, destination_layout, into);
    check_kernel_reads(source);
    source.require_access(to.uses, from.range, false);
    destination.require_access(to.uses, into.range, true);
    return enqueue_conversion(to, side_of(source, source_layout, from, options.flip),
                              side_of(destination, destination_layout, into, false), pixels, options.blocking);
}

}  // namespace clgl
