#include "core/texture/command_trial.hpp"

#include "core/device/driver_quirks.hpp"
#include "core/geometry/texture_region.hpp"
#include "core/texture/image_trial.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>
#include <utility>

namespace clgl
{

namespace
{

enum class TriedCommand { fill, to_buffer, from_buffer, copy };

// Appends number `index` of the test pattern in the encoding of a channel.
void append_trial_number(PixelBytes &bytes, const Format &format, size_t index)
{
    append_number(bytes, format.numeric, format.bits, trial_number(format.numeric, format.bits, index));
}

// Returns the index of the number in channel `index` of the test pattern. Channels are counted over all pixels.
// The pixels of the tested part do not occur elsewhere in the image, so that a copy from a wrong place is
// detected.
size_t number_at(size_t index) { return index * index * 3 % 17 % trial_numbers; }

PixelBytes trial_pixels(const Format &format, size_t pixels)
{
    const size_t channels = stored_channels(format.cl.image_channel_order).size();
    PixelBytes bytes;
    for (size_t i = 0; i < pixels * channels; ++i)
        append_trial_number(bytes, format, number_at(i));
    return bytes;
}

// The channels of a fill color
constexpr std::string_view fill_channels = "xyzw";

// Returns the index of the number with which the fill test fills a channel in iteration `round`. Each channel is
// filled with each of the four numbers once, in a different order for each channel. The orders also differ for
// unsigned normalized formats, in which two of the numbers are 0 and two are 1.
size_t filled_number(size_t round, size_t channel)
{
    constexpr size_t numbers[trial_numbers] = {0, 1, 3, 2};
    return numbers[(round + channel) % trial_numbers];
}

// The part of an image that a test uses. It starts at pixel 1 in each dimension of the image, so that ignored
// origins are detected.
struct TrialPart {
    size_t origin[3] = {1, 0, 0}, extent[3] = {3, 1, 1};

    // `parts`: the number of dimensions of the image
    explicit TrialPart(uint32_t parts)
    {
        for (size_t i = 1; i < parts; ++i)
            origin[i] = 1, extent[i] = 2;
    }
    size_t count() const { return extent[0] * extent[1] * extent[2]; }
};

// Calls `row(image_index, part_index)` for each row of a part. The arguments are the indices of the first pixel
// of the row in the image and in the part.
template <typename Row>
void for_each_row(const TrialImage &image, const size_t (&origin)[3], const size_t (&extent)[3], Row row)
{
    const size_t(&size)[3] = image.extent();
    for (size_t z = 0; z < extent[2]; ++z)
        for (size_t y = 0; y < extent[1]; ++y)
            row(((z + origin[2]) * size[1] + y + origin[1]) * size[0] + origin[0],
                (z * extent[1] + y) * extent[0]);
}

// Returns the access flags of the existing image.
cl_mem_flags access_flags(const ImageType &type)
{
    constexpr cl_mem_flags access = CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;
    cl_mem_flags flags = 0;
    check_cl(cl().GetMemObjectInfo(type.like, CL_MEM_FLAGS, sizeof flags, &flags, nullptr),
             "clGetMemObjectInfo for CL_MEM_FLAGS");
    return flags & access;
}

TrialImage make_trial_image(const Queue &queue, const ImageType &type)
{
    return {queue.duplicate(), type.format, type.kind, access_flags(type)};
}

// Copies the tightly packed pixels of `from` into the part of `into` that starts at `origin`.
void paste(const TrialImage &image, PixelBytes &into, const PixelBytes &from, const size_t (&origin)[3],
           const size_t (&extent)[3])
{
    const size_t pixel = into.size() / image.count();
    for_each_row(image, origin, extent, [&](size_t at, size_t in_part) {
        std::memcpy(into.data() + at * pixel, from.data() + in_part * pixel, extent[0] * pixel);
    });
}

PixelBytes cut(const TrialImage &image, const PixelBytes &all, const size_t (&origin)[3],
               const size_t (&extent)[3])
{
    const size_t pixel = all.size() / image.count();
    PixelBytes part(extent[0] * extent[1] * extent[2] * pixel);
    for_each_row(image, origin, extent, [&](size_t at, size_t in_part) {
        std::memcpy(part.data() + in_part * pixel, all.data() + at * pixel, extent[0] * pixel);
    });
    return part;
}

// Returns the fill color that the fill test uses in iteration `round`, as four 32-bit channels.
PixelBytes trial_color(const Format &format, size_t round)
{
    constexpr uint32_t bits = 32;
    PixelBytes color;
    for (size_t i = 0; i < fill_channels.size(); ++i)
        append_number(color, is_integer(format.numeric) ? format.numeric : CLGL_NUMERIC_FLOAT, bits,
                      trial_number(format.numeric, format.bits, filled_number(round, i)));
    return color;
}

bool try_fill(const Queue &queue, const ImageType &type)
{
    TrialImage image = make_trial_image(queue, type);
    const TrialPart part(parts_of(type.kind));
    PixelBytes expected = trial_pixels(type.format, image.count());
    image.write(expected);
    for (size_t round = 0; round < trial_numbers; ++round) {
        const PixelBytes color = trial_color(type.format, round);
        check_cl(cl().EnqueueFillImage(image.queue()->native(), image.mem(), color.data(), part.origin,
                                       part.extent, 0, nullptr, nullptr),
                 "the self-test of clEnqueueFillImage");
        image.finish();
        PixelBytes filled;
        for (size_t i = 0; i < part.count(); ++i)
            for (const char channel : stored_channels(type.format.cl.image_channel_order))
                append_trial_number(filled, type.format, filled_number(round, fill_channels.find(channel)));
        paste(image, expected, filled, part.origin, part.extent);
        if (image.read() != expected) return false;
    }
    return true;
}

// The larger of the two tested offsets in a buffer, and the number of unused pixels at the end of the buffer. The
// unused pixels show whether a command writes to a wrong place.
constexpr size_t offset_in_pixels = 2, pixels_behind = 64;

// Returns the zero bytes of a test buffer.
PixelBytes make_buffer_bytes(const ImageType &type, const TrialPart &part)
{
    return PixelBytes((offset_in_pixels + part.count() + pixels_behind) * type.format.bytes);
}

// Tests a copy to offset 0. If `with_offset` is true, also tests a copy to a larger offset.
bool try_to_buffer(const Queue &queue, const ImageType &type, bool with_offset)
{
    TrialImage image = make_trial_image(queue, type);
    const TrialPart part(parts_of(type.kind));
    const PixelBytes all = trial_pixels(type.format, image.count());
    image.write(all);
    const PixelBytes expected = cut(image, all, part.origin, part.extent);
    for (const size_t offset : {size_t{0}, offset_in_pixels * type.format.bytes}) {
        if (offset != 0 && !with_offset) break;
        PixelBytes wanted = make_buffer_bytes(type, part);
        TrialBuffer buffer(image.queue(), wanted.size());
        buffer.write(wanted);
        check_cl(cl().EnqueueCopyImageToBuffer(image.queue()->native(), image.mem(), buffer.mem(), part.origin,
                                               part.extent, offset, 0, nullptr, nullptr),
                 "the self-test of clEnqueueCopyImageToBuffer");
        image.finish();
        std::ranges::copy(expected, wanted.begin() + static_cast<std::ptrdiff_t>(offset));
        if (buffer.read() != wanted) return false;
    }
    return true;
}

bool try_from_buffer(const Queue &queue, const ImageType &type)
{
    TrialImage image = make_trial_image(queue, type);
    const TrialPart part(parts_of(type.kind));
    PixelBytes expected(image.count() * type.format.bytes);
    const PixelBytes given = trial_pixels(type.format, part.count());
    for (const size_t offset : {size_t{0}, offset_in_pixels * type.format.bytes}) {
        PixelBytes bytes = make_buffer_bytes(type, part);
        std::ranges::copy(given, bytes.begin() + static_cast<std::ptrdiff_t>(offset));
        TrialBuffer buffer(image.queue(), bytes.size());
        buffer.write(bytes);
        std::ranges::fill(expected, static_cast<unsigned char>(0));
        image.write(expected);
        check_cl(cl().EnqueueCopyBufferToImage(image.queue()->native(), buffer.mem(), image.mem(), offset,
                                               part.origin, part.extent, 0, nullptr, nullptr),
                 "the self-test of clEnqueueCopyBufferToImage");
        image.finish();
        paste(image, expected, given, part.origin, part.extent);
        if (image.read() != expected) return false;
    }
    return true;
}

bool try_copy(const Queue &queue, const ImageType &source, const ImageType &destination)
{
    TrialImage from = make_trial_image(queue, source), into = make_trial_image(queue, destination);
    const TrialPart part(std::min(parts_of(source.kind), parts_of(destination.kind)));
    constexpr size_t origin[3] = {2, 0, 0};
    const PixelBytes all = trial_pixels(source.format, from.count());
    PixelBytes expected(into.count() * source.format.bytes);
    from.write(all);
    into.write(expected);
    check_cl(cl().EnqueueCopyImage(from.queue()->native(), from.mem(), into.mem(), part.origin, origin,
                                   part.extent, 0, nullptr, nullptr),
             "the self-test of clEnqueueCopyImage");
    from.finish();
    paste(into, expected, cut(from, all, part.origin, part.extent), origin, part.extent);
    return into.read() == expected;
}

// The part of a key that describes an image: its CLGL_TEXTURE_TYPE_ constant and its access flags
using ImageKey = std::pair<clgl_texture_type, cl_mem_flags>;

ImageKey key_of(const ImageType &type) { return {type.kind, access_flags(type)}; }

template <typename Try> bool command_result(const Queue &queue, TriedCommand command, const ImageType &type,
                                            Try try_it, const ImageKey &other = {})
{
    using Key = std::tuple<cl_device_id, TriedCommand, clgl_format, ImageKey, ImageKey>;
    const ImageKey own = key_of(type);
    return trial_works(
        queue, Key{queue.device().id(), command, type.format.id, own, other},
        [&] {
            return text("command ", command, ' ', type.format.id, ' ', own.first, ' ', own.second, ' ',
                        other.first, ' ', other.second);
        },
        try_it);
}

}  // namespace

bool fills_work(const Queue &queue, const ImageType &type)
{
    return command_result(queue, TriedCommand::fill, type, [&] { return try_fill(queue, type); });
}

bool copies_to_buffers_work(const Queue &queue, const ImageType &type)
{
    const bool with_offset = !find_quirk(queue.device(), Quirk::offsets_of_pixels);
    return command_result(queue, TriedCommand::to_buffer, type,
                          [&] { return try_to_buffer(queue, type, with_offset); });
}

bool copies_from_buffers_work(const Queue &queue, const ImageType &type)
{
    return command_result(queue, TriedCommand::from_buffer, type, [&] { return try_from_buffer(queue, type); });
}

bool image_copies_work(const Queue &queue, const ImageType &source, const ImageType &destination)
{
    return command_result(
        queue, TriedCommand::copy, source, [&] { return try_copy(queue, source, destination); },
        key_of(destination));
}

}  // namespace clgl
