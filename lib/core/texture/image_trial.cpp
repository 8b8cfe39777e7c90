#include "core/texture/image_trial.hpp"

#include "base/log.hpp"
#include "base/time.hpp"
#include "core/geometry/texture_region.hpp"
#include "core/texture/image_support.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace clgl
{

namespace
{

template <typename T> void append_bytes(PixelBytes &bytes, T value)
{
    const auto *first = reinterpret_cast<const unsigned char *>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
}

struct NumberRange {
    double smallest, largest;
};

// Returns the smallest and the largest number of a normalized or integer format, and numbers within the range of
// a float format. Depths outside of [0, 1] are not used, because drivers may clamp them.
NumberRange range_of(clgl_numeric_type numeric, uint32_t bits)
{
    // 300 is exact in 16-bit floats.
    constexpr double large_float = 300;
    switch (numeric) {
    case CLGL_NUMERIC_SNORM:
        return {-1, 1};
    case CLGL_NUMERIC_FLOAT:
        return {-large_float, large_float};
    case CLGL_NUMERIC_INT:
        return {-std::ldexp(1, static_cast<int>(bits) - 1), std::ldexp(1, static_cast<int>(bits) - 1) - 1};
    case CLGL_NUMERIC_UINT:
        return {0, std::ldexp(1, static_cast<int>(bits)) - 1};
    default:
        return {0, 1};
    }
}

// Returns the bits of a float with 16 bits, which must be zero or a normal number that needs no rounding.
uint32_t half_of(float value)
{
    constexpr uint32_t lost_bits = 13, sign = 0x8000, size = 0x3ffff, exponents = (127 - 15) << 10;
    const auto bits = std::bit_cast<uint32_t>(value);
    return value == 0 ? 0 : (bits >> 16 & sign) | ((bits >> lost_bits & size) - exponents);
}

uint32_t code_of(clgl_numeric_type numeric, uint32_t bits, double value)
{
    constexpr uint32_t longest = 32;
    if (numeric == CLGL_NUMERIC_FLOAT || (numeric == CLGL_NUMERIC_DEPTH && bits == longest)) {
        const auto number = static_cast<float>(value);
        return bits == longest ? std::bit_cast<uint32_t>(number) : half_of(number);
    }
    const NumberRange range = range_of(numeric, bits);
    uint32_t one = ~0u >> (longest - bits);
    if (numeric == CLGL_NUMERIC_SNORM) one >>= 1;
    if (is_integer(numeric)) one = 1;
    return static_cast<uint32_t>(static_cast<int64_t>(std::clamp(value, range.smallest, range.largest) * one));
}

}  // namespace

std::string_view stored_channels(cl_channel_order order)
{
    switch (order) {
    case CL_RG:
        return "xy";
    case CL_RGBA:
    case CL_sRGBA:
        return "xyzw";
    case CL_BGRA:
    case CL_sBGRA:
        return "zyxw";
    case CL_ARGB:
        return "wxyz";
    case CL_A:
        return "w";
    default:
        return "x";
    }
}

double trial_number(clgl_numeric_type numeric, uint32_t bits, size_t index)
{
    const NumberRange range = range_of(numeric, bits);
    const double numbers[trial_numbers] = {0, 1, range.smallest, range.largest};
    return numbers[index];
}

void append_number(PixelBytes &bytes, clgl_numeric_type numeric, uint32_t bits, double value)
{
    const uint32_t code = code_of(numeric, bits, value);
    switch (bits) {
    case 8:
        return append_bytes(bytes, static_cast<uint8_t>(code));
    case 16:
        return append_bytes(bytes, static_cast<uint16_t>(code));
    default:
        return append_bytes(bytes, code);
    }
}

TrialImage::TrialImage(Ref<Queue> queue, const Format &format, clgl_texture_type kind, cl_mem_flags flags)
    : queue_(std::move(queue)), pixel_bytes_(format.bytes)
{
    for (size_t i = 0; i < parts_of(kind); ++i)
        extent_[i] = trial_size[i];
    const cl_context context = queue_->context().native();
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
            ClMem(cl().CreateBuffer(context, CL_MEM_READ_WRITE, count() * pixel_bytes_, nullptr, &code));
        check_cl(code, "clCreateBuffer to try a command");
        desc.buffer = pixels_of_image_.get();
    }
    image_ = ClMem(cl().CreateImage(context, flags, &format.cl, &desc, nullptr, &code));
    check_cl(code, "clCreateImage to try a command");
}

void TrialImage::write(const PixelBytes &bytes)
{
    constexpr size_t origin[] = {0, 0, 0};
    check_cl(cl().EnqueueWriteImage(queue_->native(), mem(), CL_TRUE, origin, extent_, 0, 0, bytes.data(), 0,
                                    nullptr, nullptr),
             "clEnqueueWriteImage to try a command");
    finish();
}

PixelBytes TrialImage::read()
{
    constexpr size_t origin[] = {0, 0, 0};
    PixelBytes bytes(count() * pixel_bytes_);
    check_cl(cl().EnqueueReadImage(queue_->native(), mem(), CL_TRUE, origin, extent_, 0, 0, bytes.data(), 0,
                                   nullptr, nullptr),
             "clEnqueueReadImage to try a command");
    finish();
    return bytes;
}

void TrialImage::finish() const { queue_->finish(); }

transport::SelfTest run_trial(const std::function<bool()> &trial)
{
    transport::SelfTest test;
    const int64_t start = now_ns();
    const bool passed = trial();
    test.duration_ns = now_ns() - start;
    test.result = passed ? CLGL_SELF_TEST_PASSED : CLGL_SELF_TEST_FAILED;
    test.code = passed ? CLGL_SUCCESS : CLGL_ERROR_UNSUPPORTED;
    return test;
}

void warn_of_ended_trial(std::string_view name)
{
    log::write(CLGL_LOG_WARNING, text("the ", name,
                                      " is not repeated, because earlier processes ended during it; a "
                                      "context with CLGL_CONTEXT_VERIFY repeats it"));
}

TrialBuffer::TrialBuffer(Ref<Queue> queue, size_t bytes) : queue_(std::move(queue)), bytes_(bytes)
{
    cl_int code = CL_SUCCESS;
    mem_ = ClMem(cl().CreateBuffer(queue_->context().native(), CL_MEM_READ_WRITE, bytes_, nullptr, &code));
    check_cl(code, "clCreateBuffer to try a command");
}

void TrialBuffer::write(const PixelBytes &bytes)
{
    check_cl(
        cl().EnqueueWriteBuffer(queue_->native(), mem(), CL_TRUE, 0, bytes_, bytes.data(), 0, nullptr, nullptr),
        "clEnqueueWriteBuffer to try a command");
    queue_->finish();
}

PixelBytes TrialBuffer::read()
{
    PixelBytes bytes(bytes_);
    check_cl(
        cl().EnqueueReadBuffer(queue_->native(), mem(), CL_TRUE, 0, bytes_, bytes.data(), 0, nullptr, nullptr),
        "clEnqueueReadBuffer to try a command");
    queue_->finish();
    return bytes;
}

}  // namespace clgl
