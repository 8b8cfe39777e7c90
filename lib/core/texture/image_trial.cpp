#include "core/texture/image_trial.hpp"

#include "core/geometry/texture_region.hpp"
#include "core/texture/image_support.hpp"

namespace clgl
{

namespace
{

// The size of the test image in pixels. Odd sizes ensure that rows and slices do not start at powers of two.
constexpr size_t trial_size[] = {5, 3, 3};

template <typename T> void append_bytes(PixelBytes &bytes, T value)
{
    const auto *first = reinterpret_cast<const unsigned char *>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
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

void append_number(PixelBytes &bytes, int32_t numeric, uint32_t bits, bool one)
{
    constexpr uint32_t longest = 32, half = 16, half_one = 0x3c00, float_one = 0x3f800000;
    if (numeric == CLGL_NUMERIC_SRGB) numeric = CLGL_NUMERIC_UNORM;
    if (numeric == CLGL_NUMERIC_DEPTH) numeric = bits == longest ? CLGL_NUMERIC_FLOAT : CLGL_NUMERIC_UNORM;
    uint32_t value = 1;
    if (numeric == CLGL_NUMERIC_UNORM) value = ~0u >> (longest - bits);
    if (numeric == CLGL_NUMERIC_SNORM) value = ~0u >> (longest - bits + 1);
    if (numeric == CLGL_NUMERIC_FLOAT) value = bits == half ? half_one : float_one;
    if (!one) value = 0;
    switch (bits) {
    case 8:
        return append_bytes(bytes, static_cast<uint8_t>(value));
    case 16:
        return append_bytes(bytes, static_cast<uint16_t>(value));
    default:
        return append_bytes(bytes, value);
    }
}

TrialImage::TrialImage(const Queue &queue, const Format &format, clgl_texture_type kind, cl_mem_flags flags)
    : queue_(queue.duplicate()), pixel_bytes_(format.bytes)
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

void TrialImage::finish() const { check_cl(cl().Finish(queue_->native()), "clFinish"); }

}  // namespace clgl
