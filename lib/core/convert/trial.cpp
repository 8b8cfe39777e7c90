#include "core/convert/trial.hpp"

#include "base/text.hpp"
#include "core/texture/image_trial.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

namespace clgl
{

namespace
{

// Returns the number that the test writes to a channel of a pixel of the source. It depends on the pixel and the
// channel, so that most misplaced pixels and channels are detected. Each channel has each number of trial_number
// in the first five pixels.
double number_at(const PixelNumbers &numbers, size_t pixel, char channel)
{
    constexpr size_t factor = 0x9E3779B1u, shift = 9;
    return trial_number(numbers.numeric, numbers.bits,
                        (((pixel + 1) * static_cast<size_t>(channel) * factor) >> shift) % trial_numbers);
}

// Returns the channels of a pixel in memory order.
std::string_view channels_of(const PixelSide &side)
{
    return side.texture ? stored_channels(side.texture->format->cl.image_channel_order) : side.buffer->order;
}

// Returns the number that a kernel must read from a channel of the source.
double number_read(const PixelSide &from, size_t pixel, char channel)
{
    const cl_channel_order order = from.texture ? from.texture->format->cl.image_channel_order : CL_RGBA;
    if (order == CL_INTENSITY || (order == CL_LUMINANCE && channel != 'w'))
        return number_at(from.numbers, pixel, 'x');
    if (channels_of(from).find(channel) != std::string_view::npos) return number_at(from.numbers, pixel, channel);
    return channel == 'w' ? 1 : 0;
}

template <typename NumberAt> PixelBytes make_pixels(size_t count, const PixelSide &side, NumberAt number)
{
    PixelBytes bytes;
    for (size_t pixel = 0; pixel < count; ++pixel)
        for (const char channel : channels_of(side))
            append_number(bytes, side.numbers.numeric, side.numbers.bits, number(pixel, channel));
    return bytes;
}

class ConvertTrial
{
public:
    ConvertTrial(const Queue &queue, const PixelSide &from, const PixelSide &into)
        : queue_(queue.duplicate()), from_(from), into_(into)
    {
        if (from_.texture) make_image(from_, CL_MEM_READ_ONLY);
        if (into_.texture) make_image(into_, CL_MEM_WRITE_ONLY);
        if (from_.buffer) make_buffer(from_, from_buffer_);
        if (into_.buffer) make_buffer(into_, into_buffer_);
    }

    bool run(const RunConversion &run)
    {
        StoragesInUse uses(*queue_);
        const WaitList none;
        const CommandTarget to{*queue_, none, false, uses};
        const PixelBytes given = make_pixels(
            count(), from_, [&](size_t pixel, char channel) { return number_at(from_.numbers, pixel, channel); });
        if (from_buffer_)
            from_buffer_->write(given);
        else
            image_->write(given);
        run(to, from_, into_, extent());
        const PixelBytes got = into_buffer_ ? into_buffer_->read() : image_->read();
        return got == make_pixels(count(), into_,
                                  [&](size_t pixel, char channel) { return number_read(from_, pixel, channel); });
    }

private:
    const size_t (&extent() const)[3] { return image_ ? image_->extent() : trial_size; }
    size_t count() const { return extent()[0] * extent()[1] * extent()[2]; }

    void make_image(PixelSide &side, cl_mem_flags flags)
    {
        image_.emplace(queue_, *side.texture->format, side.texture->kind, flags);
        side.mem = image_->mem();
        std::ranges::fill(side.texture->origin, 0);
    }

    void make_buffer(PixelSide &side, std::optional<TrialBuffer> &buffer)
    {
        const size_t pixel_bytes = side.buffer->order.size() * bytes_of(side.numbers);
        buffer.emplace(queue_, count() * pixel_bytes);
        side.mem = buffer->mem();
        side.buffer->start = 0;
        side.buffer->row_pitch = static_cast<int64_t>(extent()[0] * pixel_bytes);
        side.buffer->slice_pitch = side.buffer->row_pitch * static_cast<int64_t>(extent()[1]);
    }

    Ref<Queue> queue_;
    PixelSide from_, into_;
    std::optional<TrialImage> image_;
    std::optional<TrialBuffer> from_buffer_, into_buffer_;
};

// Returns a part of the key of a test result: the properties on which the program and its images depend.
std::string key_of(const PixelSide &side)
{
    if (side.texture) return text("texture ", side.texture->format->id, ' ', side.texture->kind);
    return text(side.buffer->order, ' ', side.numbers.numeric, ' ', side.numbers.bits, ' ',
                side.buffer->alignment);
}

}  // namespace

bool conversion_works(const Queue &queue, ConvertWay way, const PixelSide &from, const PixelSide &into,
                      const RunConversion &run)
{
    using Key = std::tuple<cl_device_id, ConvertWay, std::string, std::string>;
    const Key key{queue.device().id(), way, key_of(from), key_of(into)};
    return trial_works(
        queue, key, [&] { return text("conversion ", way, ' ', std::get<2>(key), " into ", std::get<3>(key)); },
        [&] { return ConvertTrial(queue, from, into).run(run); });
}

}  // namespace clgl
