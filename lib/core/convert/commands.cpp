#include "core/convert/commands.hpp"

#include "core/convert/trial.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// A part of the pixels, converted at a time.
struct Tile {
    size_t origin[3] = {0, 0, 0};
    size_t extent[3];

    size_t count() const { return extent[0] * extent[1] * extent[2]; }
};

// Converts between two buffers and copies between the second buffer and the texture. On CPU devices this is much
// faster than image functions, which are called for each pixel. The pixels are converted in tiles, which stay in
// the caches and need little memory.
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
    // Returns the largest tile that fits: pixels of a row, rows, slices.
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

    // Waits for the tile before, which uses the same memory.
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

// Returns the faster way that works. Throws CLGL_ERROR_UNSUPPORTED if there is none.
ConvertWay way_of(const Queue &queue, const PixelSide &from, const PixelSide &into)
{
    const PixelSide &side = from.texture ? from : into;
    if (!side.texture) return ConvertWay::by_kernel;
    const bool can_copy = !side.texture->order.empty(),
               copies_first = can_copy && is_vector_processor(queue.device());
    const ConvertWay first = copies_first ? ConvertWay::by_copies : ConvertWay::by_kernel,
                     second = copies_first ? ConvertWay::by_kernel : ConvertWay::by_copies;
    if (way_works(queue, first, from, into)) return first;
    if (can_copy && way_works(queue, second, from, into)) return second;
    fail(CLGL_ERROR_UNSUPPORTED,
         text("conversions ", from.texture ? "from" : "into", " textures of CLGL_FORMAT_",
              side.texture->format->name, " give wrong numbers on ", queue.device().full_name(),
              ": take CLGL_FORMAT_RGBA16F, or a format with 8 or 32 bits"));
}

}  // namespace

Ref<Fence> enqueue_conversion(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                              const size_t (&extent)[3], bool blocking)
{
    const ConvertWay way = way_of(to.queue, from, into);
    CommandBatch batch(to, CLGL_COMMAND_KERNEL, false);
    add_by(way, batch, to, from, into, extent);
    return batch.finish(blocking);
}

}  // namespace clgl
