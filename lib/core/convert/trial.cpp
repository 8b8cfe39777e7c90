#include "core/convert/trial.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/text.hpp"
#include "core/geometry/texture_region.hpp"
#include "core/texture/image_support.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <tuple>
#include <vector>

namespace clgl
{

namespace
{

// The size of the texture; odd, so that rows and slices do not begin at powers of two.
constexpr size_t trial_size[] = {5, 3, 3};
using PixelBytes = std::vector<unsigned char>;

// Returns the channels of a texture's pixels in memory, as its kernels name them.
std::string_view stored_channels(cl_channel_order order)
{
    switch (order) {
    case CL_RG:
        return "xy";
    case CL_RGBA:
        return rgba;
    case CL_BGRA:
        return "zyxw";
    case CL_ARGB:
        return "wxyz";
    case CL_A:
        return "w";
    default:
        return "x";
    }
}

// Each channel of a pixel is 0 or 1, which all numbers have exactly; neighbours differ in some.
bool is_one(size_t pixel, char channel)
{
    constexpr size_t factor = 0x9E3779B1u, shift = 13;
    return (((pixel + 1) * static_cast<size_t>(channel) * factor) >> shift) & 1;
}

// Returns what a kernel reads from a texture.
bool is_read_as_one(cl_channel_order order, size_t pixel, char channel)
{
    if (order == CL_INTENSITY || (order == CL_LUMINANCE && channel != 'w')) return is_one(pixel, 'x');
    return stored_channels(order).find(channel) != std::string_view::npos ? is_one(pixel, channel)
                                                                          : channel == 'w';
}

template <typename T> void append(PixelBytes &bytes, T value)
{
    const auto *first = reinterpret_cast<const unsigned char *>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
}

void append_number(PixelBytes &bytes, const PixelNumbers &numbers, bool one)
{
    constexpr uint32_t longest = 32, half = 16, half_one = 0x3c00, float_one = 0x3f800000;
    uint32_t value = 1;
    if (numbers.numeric == CLGL_NUMERIC_UNORM) value = ~0u >> (longest - numbers.bits);
    if (numbers.numeric == CLGL_NUMERIC_SNORM) value = ~0u >> (longest - numbers.bits + 1);
    if (numbers.numeric == CLGL_NUMERIC_FLOAT) value = numbers.bits == half ? half_one : float_one;
    if (!one) value = 0;
    switch (bytes_of(numbers)) {
    case sizeof(uint8_t):
        return append(bytes, static_cast<uint8_t>(value));
    case sizeof(uint16_t):
        return append(bytes, static_cast<uint16_t>(value));
    default:
        return append(bytes, value);
    }
}

template <typename IsOne>
PixelBytes make_pixels(size_t count, std::string_view channels, const PixelNumbers &numbers, IsOne is_one_there)
{
    PixelBytes bytes;
    for (size_t pixel = 0; pixel < count; ++pixel)
        for (const char channel : channels)
            append_number(bytes, numbers, is_one_there(pixel, channel));
    return bytes;
}

class ConvertTrial
{
public:
    ConvertTrial(const Queue &queue, const PixelSide &from, const PixelSide &into)
        : queue_(queue.duplicate()), from_(from), into_(into), reads_(from.texture.has_value())
    {
        const clgl_texture_type kind = texture().texture->kind;
        for (size_t i = 0; i < parts_of(kind); ++i)
            extent_[i] = trial_size[i];
        make_image(kind);
        make_buffer();
    }

    bool run(const RunConversion &run)
    {
        const Format &format = *texture().texture->format;
        const cl_channel_order order = format.cl.image_channel_order;
        const std::string_view in_texture = stored_channels(order), in_buffer = buffer().buffer->order;
        StoragesInUse uses(*queue_);
        const WaitList none;
        const CommandTarget to{*queue_, none, false, uses};
        if (reads_) {
            write_image(make_pixels(count(), in_texture, texture().numbers, is_one));
            run(to, from_, into_, extent_);
            return read_buffer() ==
                   make_pixels(count(), in_buffer, buffer().numbers,
                               [&](size_t pixel, char channel) { return is_read_as_one(order, pixel, channel); });
        }
        write_buffer(make_pixels(count(), in_buffer, buffer().numbers, is_one));
        run(to, from_, into_, extent_);
        return read_image() ==
               make_pixels(count(), in_texture, texture().numbers, [&](size_t pixel, char channel) {
                   return in_buffer.find(channel) != std::string_view::npos ? is_one(pixel, channel)
                                                                            : channel == 'w';
               });
    }

private:
    PixelSide &texture() { return reads_ ? from_ : into_; }
    PixelSide &buffer() { return reads_ ? into_ : from_; }
    size_t count() const { return extent_[0] * extent_[1] * extent_[2]; }
    size_t buffer_pixel_bytes() { return buffer().buffer->order.size() * bytes_of(buffer().numbers); }
    cl_context context() const { return queue_->context().native(); }

    void make_image(clgl_texture_type kind)
    {
        const Format &format = *texture().texture->format;
        cl_int code = CL_SUCCESS;
        cl_image_desc desc{};
        desc.image_type = image_types()[static_cast<size_t>(kind)];
        desc.image_width = extent_[0];
        if (kind == CLGL_TEXTURE_TYPE_1D_ARRAY) {
            desc.image_array_size = extent_[1];
        } else {
            desc.image_height = parts_of(kind) > 1 ? extent_[1] : 0;
            desc.image_depth = kind == CLGL_TEXTURE_TYPE_3D ? extent_[2] : 0;
            desc.image_array_size = kind == CLGL_TEXTURE_TYPE_2D_ARRAY ? extent_[2] : 0;
        }
        if (kind == CLGL_TEXTURE_TYPE_BUFFER) {
            pixels_of_image_ =
                ClMem(cl().CreateBuffer(context(), CL_MEM_READ_WRITE, count() * format.bytes, nullptr, &code));
            check_cl(code, "clCreateBuffer to try a conversion");
            desc.buffer = pixels_of_image_.get();
        }
        image_ = ClMem(cl().CreateImage(context(), reads_ ? CL_MEM_READ_ONLY : CL_MEM_WRITE_ONLY, &format.cl,
                                        &desc, nullptr, &code));
        check_cl(code, "clCreateImage to try a conversion");
        texture().mem = image_.get();
        std::ranges::fill(texture().texture->origin, 0);
    }

    void make_buffer()
    {
        cl_int code = CL_SUCCESS;
        BufferPixels &pixels = *buffer().buffer;
        pixels.start = 0;
        pixels.row_pitch = static_cast<int64_t>(extent_[0] * buffer_pixel_bytes());
        pixels.slice_pitch = pixels.row_pitch * static_cast<int64_t>(extent_[1]);
        buffer_ = ClMem(
            cl().CreateBuffer(context(), CL_MEM_READ_WRITE, count() * buffer_pixel_bytes(), nullptr, &code));
        check_cl(code, "clCreateBuffer to try a conversion");
        buffer().mem = buffer_.get();
    }

    void write_image(const PixelBytes &bytes)
    {
        constexpr size_t origin[] = {0, 0, 0};
        check_cl(cl().EnqueueWriteImage(queue_->native(), image_.get(), CL_TRUE, origin, extent_, 0, 0,
                                        bytes.data(), 0, nullptr, nullptr),
                 "clEnqueueWriteImage to try a conversion");
        finish();
    }
    PixelBytes read_image()
    {
        constexpr size_t origin[] = {0, 0, 0};
        PixelBytes bytes(count() * texture().texture->format->bytes);
        check_cl(cl().EnqueueReadImage(queue_->native(), image_.get(), CL_TRUE, origin, extent_, 0, 0,
                                       bytes.data(), 0, nullptr, nullptr),
                 "clEnqueueReadImage to try a conversion");
        finish();
        return bytes;
    }
    void write_buffer(const PixelBytes &bytes)
    {
        check_cl(cl().EnqueueWriteBuffer(queue_->native(), buffer_.get(), CL_TRUE, 0, bytes.size(), bytes.data(),
                                         0, nullptr, nullptr),
                 "clEnqueueWriteBuffer to try a conversion");
        finish();
    }
    PixelBytes read_buffer()
    {
        PixelBytes bytes(count() * buffer_pixel_bytes());
        check_cl(cl().EnqueueReadBuffer(queue_->native(), buffer_.get(), CL_TRUE, 0, bytes.size(), bytes.data(),
                                        0, nullptr, nullptr),
                 "clEnqueueReadBuffer to try a conversion");
        finish();
        return bytes;
    }
    // Blocking calls of some drivers return early (Quirk::blocking).
    void finish() const { check_cl(cl().Finish(queue_->native()), "clFinish"); }

    Ref<Queue> queue_;
    PixelSide from_, into_;
    bool reads_;
    size_t extent_[3] = {1, 1, 1};
    ClMem pixels_of_image_, image_, buffer_;
};

// The key of a test result: everything that selects the program and its images
std::string key_of(const PixelSide &side)
{
    if (side.texture) return text("texture ", side.texture->format->id, ' ', side.texture->kind);
    return text(side.buffer->order, ' ', side.numbers.numeric, ' ', side.numbers.bits, ' ',
                side.buffer->alignment);
}

// The results in this process
struct TrialResults {
    using Key = std::tuple<cl_device_id, ConvertWay, std::string, std::string>;

    // Held during a trial: other threads that need the same result wait for it.
    OrderedMutex<LockOrder::built_in_trials> mutex;
    std::map<Key, bool> known;
};

}  // namespace

bool conversion_works(const Queue &queue, ConvertWay way, const PixelSide &from, const PixelSide &into,
                      const RunConversion &run)
{
    auto &[mutex, known] = immortal<TrialResults>();
    const TrialResults::Key key{queue.device().id(), way, key_of(from), key_of(into)};
    std::lock_guard lock(mutex);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    return known[key] = ConvertTrial(queue, from, into).run(run);
}

}  // namespace clgl
