#include "core/convert/trial.hpp"

#include "base/text.hpp"
#include "core/texture/image_trial.hpp"

#include <algorithm>
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

// Returns the number of a channel that the source does not have.
double missing_number(char channel) { return channel == 'w' ? 1 : 0; }

// Returns the number that a kernel must read from a channel of the texture.
double number_read(cl_channel_order order, const PixelNumbers &numbers, size_t pixel, char channel)
{
    if (order == CL_INTENSITY || (order == CL_LUMINANCE && channel != 'w')) return number_at(numbers, pixel, 'x');
    return stored_channels(order).find(channel) != std::string_view::npos ? number_at(numbers, pixel, channel)
                                                                          : missing_number(channel);
}

template <typename NumberAt>
PixelBytes make_pixels(size_t count, std::string_view channels, const PixelNumbers &numbers, NumberAt number)
{
    PixelBytes bytes;
    for (size_t pixel = 0; pixel < count; ++pixel)
        for (const char channel : channels)
            append_number(bytes, numbers.numeric, numbers.bits, number(pixel, channel));
    return bytes;
}

class ConvertTrial
{
public:
    ConvertTrial(const Queue &queue, const PixelSide &from, const PixelSide &into)
        : from_(from), into_(into), reads_(from.texture.has_value()),
          image_(queue, *texture().texture->format, texture().texture->kind,
                 reads_ ? CL_MEM_READ_ONLY : CL_MEM_WRITE_ONLY)
    {
        texture().mem = image_.mem();
        std::ranges::fill(texture().texture->origin, 0);
        make_buffer();
    }

    bool run(const RunConversion &run)
    {
        const Format &format = *texture().texture->format;
        const cl_channel_order order = format.cl.image_channel_order;
        const std::string_view in_texture = stored_channels(order), in_buffer = buffer().buffer->order;
        const size_t count = image_.count();
        StoragesInUse uses(image_.queue());
        const WaitList none;
        const CommandTarget to{image_.queue(), none, false, uses};
        const auto given = [&](size_t pixel, char channel) { return number_at(from_.numbers, pixel, channel); };
        if (reads_) {
            image_.write(make_pixels(count, in_texture, texture().numbers, given));
            run(to, from_, into_, image_.extent());
            return read_buffer() ==
                   make_pixels(count, in_buffer, buffer().numbers, [&](size_t pixel, char channel) {
                       return number_read(order, from_.numbers, pixel, channel);
                   });
        }
        write_buffer(make_pixels(count, in_buffer, buffer().numbers, given));
        run(to, from_, into_, image_.extent());
        return image_.read() ==
               make_pixels(count, in_texture, texture().numbers, [&](size_t pixel, char channel) {
                   return in_buffer.find(channel) != std::string_view::npos ? given(pixel, channel)
                                                                            : missing_number(channel);
               });
    }

private:
    PixelSide &texture() { return reads_ ? from_ : into_; }
    PixelSide &buffer() { return reads_ ? into_ : from_; }
    size_t buffer_pixel_bytes() { return buffer().buffer->order.size() * bytes_of(buffer().numbers); }
    cl_command_queue native() const { return image_.queue().native(); }

    void make_buffer()
    {
        cl_int code = CL_SUCCESS;
        BufferPixels &pixels = *buffer().buffer;
        pixels.start = 0;
        pixels.row_pitch = static_cast<int64_t>(image_.extent()[0] * buffer_pixel_bytes());
        pixels.slice_pitch = pixels.row_pitch * static_cast<int64_t>(image_.extent()[1]);
        buffer_ = ClMem(cl().CreateBuffer(image_.queue().context().native(), CL_MEM_READ_WRITE,
                                          image_.count() * buffer_pixel_bytes(), nullptr, &code));
        check_cl(code, "clCreateBuffer to try a conversion");
        buffer().mem = buffer_.get();
    }

    void write_buffer(const PixelBytes &bytes)
    {
        check_cl(cl().EnqueueWriteBuffer(native(), buffer_.get(), CL_TRUE, 0, bytes.size(), bytes.data(), 0,
                                         nullptr, nullptr),
                 "clEnqueueWriteBuffer to try a conversion");
        image_.finish();
    }
    PixelBytes read_buffer()
    {
        PixelBytes bytes(image_.count() * buffer_pixel_bytes());
        check_cl(cl().EnqueueReadBuffer(native(), buffer_.get(), CL_TRUE, 0, bytes.size(), bytes.data(), 0,
                                        nullptr, nullptr),
                 "clEnqueueReadBuffer to try a conversion");
        image_.finish();
        return bytes;
    }

    PixelSide from_, into_;
    bool reads_;
    TrialImage image_;
    ClMem buffer_;
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
    return result_of_trial(Key{queue.device().id(), way, key_of(from), key_of(into)},
                           [&] { return ConvertTrial(queue, from, into).run(run); });
}

}  // namespace clgl
