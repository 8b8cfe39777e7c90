#include "core/format/formats.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "driver/gl.hpp"

#include <CL/cl_gl.h>
#include <algorithm>
#include <vector>

namespace clgl
{

namespace
{

constexpr const char *gl_sharing = "OpenCL 3.0 extensions, cl_khr_gl_sharing, table of image formats";
constexpr const char *gl_depth = "OpenCL 3.0 extensions, cl_khr_gl_depth_images";
constexpr const char *srgb = "OpenCL 2.0 section 5.3.1.1 and cl_khr_gl_sharing, table of image formats";
// Defines the image formats that are missing in the table of cl_khr_gl_sharing
constexpr const char *opencl = "OpenCL 3.0 section 5.3.1.1";
constexpr const char *none = "";

// Returns the text of a macro argument of ROW; "" if the argument is 0.
consteval const char *named(const char *argument) { return argument[0] == '0' ? none : argument; }

#define ROW(id, internal, format, type, order, data_type, bytes, components, bits, numeric, specification)       \
    {                                                                                                            \
        CLGL_FORMAT_##id, #id, internal, format, type, {order, data_type}, bytes, components, bits,              \
            CLGL_NUMERIC_##numeric, specification, named(#internal), named(#order), named(#data_type)            \
    }

// ROWS_OF_CHANNELS expands to one row for each channel type. It is used for the channel orders R, RG and RGBA.
// ROW also converts its arguments to strings, so they must be complete names.
#define ROW_OF_TYPE(order, suffix, format, type, data_type, bytes, count, bits, numeric)                         \
    ROW(order##suffix, GL_##order##suffix, format, type, CL_##order, CL_##data_type, bytes *count, count, bits,  \
        numeric, gl_sharing)
#define ROWS_OF_CHANNELS(order, format, count)                                                                   \
    ROW_OF_TYPE(order, 8, format, GL_UNSIGNED_BYTE, UNORM_INT8, 1, count, 8, UNORM),                             \
        ROW_OF_TYPE(order, 16, format, GL_UNSIGNED_SHORT, UNORM_INT16, 2, count, 16, UNORM),                     \
        ROW_OF_TYPE(order, 8_SNORM, format, GL_BYTE, SNORM_INT8, 1, count, 8, SNORM),                            \
        ROW_OF_TYPE(order, 16_SNORM, format, GL_SHORT, SNORM_INT16, 2, count, 16, SNORM),                        \
        ROW_OF_TYPE(order, 16F, format, GL_HALF_FLOAT, HALF_FLOAT, 2, count, 16, FLOAT),                         \
        ROW_OF_TYPE(order, 32F, format, GL_FLOAT, FLOAT, 4, count, 32, FLOAT),                                   \
        ROW_OF_TYPE(order, 8I, format##_INTEGER, GL_BYTE, SIGNED_INT8, 1, count, 8, INT),                        \
        ROW_OF_TYPE(order, 16I, format##_INTEGER, GL_SHORT, SIGNED_INT16, 2, count, 16, INT),                    \
        ROW_OF_TYPE(order, 32I, format##_INTEGER, GL_INT, SIGNED_INT32, 4, count, 32, INT),                      \
        ROW_OF_TYPE(order, 8UI, format##_INTEGER, GL_UNSIGNED_BYTE, UNSIGNED_INT8, 1, count, 8, UINT),           \
        ROW_OF_TYPE(order, 16UI, format##_INTEGER, GL_UNSIGNED_SHORT, UNSIGNED_INT16, 2, count, 16, UINT),       \
        ROW_OF_TYPE(order, 32UI, format##_INTEGER, GL_UNSIGNED_INT, UNSIGNED_INT32, 4, count, 32, UINT)

constexpr Format format_table[] = {
    ROWS_OF_CHANNELS(R, GL_RED, 1),
    ROWS_OF_CHANNELS(RG, GL_RG, 2),
    ROWS_OF_CHANNELS(RGBA, GL_RGBA, 4),
    ROW(BGRA8, GL_RGBA8, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, CL_BGRA, CL_UNORM_INT8, 4, 4, 8, UNORM,
        gl_sharing),
    ROW(BGRA8_SNORM, GL_RGBA8_SNORM, GL_BGRA, GL_BYTE, CL_BGRA, CL_SNORM_INT8, 4, 4, 8, SNORM, opencl),
    ROW(BGRA8I, GL_RGBA8I, GL_BGRA_INTEGER, GL_BYTE, CL_BGRA, CL_SIGNED_INT8, 4, 4, 8, INT, opencl),
    ROW(BGRA8UI, GL_RGBA8UI, GL_BGRA_INTEGER, GL_UNSIGNED_BYTE, CL_BGRA, CL_UNSIGNED_INT8, 4, 4, 8, UINT, opencl),
    ROW(SRGB8_ALPHA8, GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE, CL_sRGBA, CL_UNORM_INT8, 4, 4, 8, SRGB, srgb),
    ROW(DEPTH_COMPONENT16, GL_DEPTH_COMPONENT16, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, CL_DEPTH, CL_UNORM_INT16,
        2, 1, 16, DEPTH, gl_depth),
    ROW(DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT, CL_DEPTH, CL_FLOAT, 4, 1, 32,
        DEPTH, gl_depth),
    ROW(DEPTH24_STENCIL8, GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, CL_DEPTH_STENCIL,
        CL_UNORM_INT24, 4, 2, 24, DEPTH, gl_depth),
    ROW(DEPTH32F_STENCIL8, GL_DEPTH32F_STENCIL8, GL_DEPTH_STENCIL, GL_FLOAT_32_UNSIGNED_INT_24_8_REV,
        CL_DEPTH_STENCIL, CL_FLOAT, 8, 2, 32, DEPTH, gl_depth),
    ROW(ALPHA8, GL_ALPHA8, GL_ALPHA, GL_UNSIGNED_BYTE, CL_A, CL_UNORM_INT8, 1, 1, 8, UNORM, opencl),
    ROW(ALPHA16, GL_ALPHA16, GL_ALPHA, GL_UNSIGNED_SHORT, CL_A, CL_UNORM_INT16, 2, 1, 16, UNORM, opencl),
    ROW(ALPHA8_SNORM, GL_ALPHA8_SNORM, GL_ALPHA, GL_BYTE, CL_A, CL_SNORM_INT8, 1, 1, 8, SNORM, opencl),
    ROW(ALPHA16_SNORM, GL_ALPHA16_SNORM, GL_ALPHA, GL_SHORT, CL_A, CL_SNORM_INT16, 2, 1, 16, SNORM, opencl),
    ROW(ALPHA16F, GL_ALPHA16F_ARB, GL_ALPHA, GL_HALF_FLOAT, CL_A, CL_HALF_FLOAT, 2, 1, 16, FLOAT, opencl),
    ROW(ALPHA32F, GL_ALPHA32F_ARB, GL_ALPHA, GL_FLOAT, CL_A, CL_FLOAT, 4, 1, 32, FLOAT, opencl),
    ROW(ALPHA8I, GL_ALPHA8I_EXT, GL_ALPHA_INTEGER_EXT, GL_BYTE, CL_A, CL_SIGNED_INT8, 1, 1, 8, INT, opencl),
    ROW(ALPHA16I, GL_ALPHA16I_EXT, GL_ALPHA_INTEGER_EXT, GL_SHORT, CL_A, CL_SIGNED_INT16, 2, 1, 16, INT, opencl),
    ROW(ALPHA32I, GL_ALPHA32I_EXT, GL_ALPHA_INTEGER_EXT, GL_INT, CL_A, CL_SIGNED_INT32, 4, 1, 32, INT, opencl),
    ROW(ALPHA8UI, GL_ALPHA8UI_EXT, GL_ALPHA_INTEGER_EXT, GL_UNSIGNED_BYTE, CL_A, CL_UNSIGNED_INT8, 1, 1, 8, UINT,
        opencl),
    ROW(ALPHA16UI, GL_ALPHA16UI_EXT, GL_ALPHA_INTEGER_EXT, GL_UNSIGNED_SHORT, CL_A, CL_UNSIGNED_INT16, 2, 1, 16,
        UINT, opencl),
    ROW(ALPHA32UI, GL_ALPHA32UI_EXT, GL_ALPHA_INTEGER_EXT, GL_UNSIGNED_INT, CL_A, CL_UNSIGNED_INT32, 4, 1, 32,
        UINT, opencl),
    ROW(LUMINANCE8, GL_LUMINANCE8, GL_LUMINANCE, GL_UNSIGNED_BYTE, CL_LUMINANCE, CL_UNORM_INT8, 1, 1, 8, UNORM,
        opencl),
    ROW(LUMINANCE16, GL_LUMINANCE16, GL_LUMINANCE, GL_UNSIGNED_SHORT, CL_LUMINANCE, CL_UNORM_INT16, 2, 1, 16,
        UNORM, opencl),
    ROW(LUMINANCE16F, GL_LUMINANCE16F_ARB, GL_LUMINANCE, GL_HALF_FLOAT, CL_LUMINANCE, CL_HALF_FLOAT, 2, 1, 16,
        FLOAT, opencl),
    ROW(LUMINANCE32F, GL_LUMINANCE32F_ARB, GL_LUMINANCE, GL_FLOAT, CL_LUMINANCE, CL_FLOAT, 4, 1, 32, FLOAT,
        opencl),
    ROW(INTENSITY8, GL_INTENSITY8, GL_RED, GL_UNSIGNED_BYTE, CL_INTENSITY, CL_UNORM_INT8, 1, 1, 8, UNORM, opencl),
    ROW(INTENSITY16, GL_INTENSITY16, GL_RED, GL_UNSIGNED_SHORT, CL_INTENSITY, CL_UNORM_INT16, 2, 1, 16, UNORM,
        opencl),
    ROW(INTENSITY16F, GL_INTENSITY16F_ARB, GL_RED, GL_HALF_FLOAT, CL_INTENSITY, CL_HALF_FLOAT, 2, 1, 16, FLOAT,
        opencl),
    ROW(INTENSITY32F, GL_INTENSITY32F_ARB, GL_RED, GL_FLOAT, CL_INTENSITY, CL_FLOAT, 4, 1, 32, FLOAT, opencl),
    ROW(ARGB8, 0, 0, 0, CL_ARGB, CL_UNORM_INT8, 4, 4, 8, UNORM, opencl),
    ROW(ARGB8_SNORM, 0, 0, 0, CL_ARGB, CL_SNORM_INT8, 4, 4, 8, SNORM, opencl),
    ROW(ARGB8I, 0, 0, 0, CL_ARGB, CL_SIGNED_INT8, 4, 4, 8, INT, opencl),
    ROW(ARGB8UI, 0, 0, 0, CL_ARGB, CL_UNSIGNED_INT8, 4, 4, 8, UINT, opencl),
    ROW(RGB8, GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE, 0, 0, 3, 3, 8, UNORM, none),
    ROW(RGB16, GL_RGB16, GL_RGB, GL_UNSIGNED_SHORT, 0, 0, 6, 3, 16, UNORM, none),
    ROW(RGB8_SNORM, GL_RGB8_SNORM, GL_RGB, GL_BYTE, 0, 0, 3, 3, 8, SNORM, none),
    ROW(RGB16_SNORM, GL_RGB16_SNORM, GL_RGB, GL_SHORT, 0, 0, 6, 3, 16, SNORM, none),
    ROW(RGB16F, GL_RGB16F, GL_RGB, GL_HALF_FLOAT, 0, 0, 6, 3, 16, FLOAT, none),
    ROW(RGB32F, GL_RGB32F, GL_RGB, GL_FLOAT, 0, 0, 12, 3, 32, FLOAT, none),
    ROW(RGB8I, GL_RGB8I, GL_RGB_INTEGER, GL_BYTE, 0, 0, 3, 3, 8, INT, none),
    ROW(RGB16I, GL_RGB16I, GL_RGB_INTEGER, GL_SHORT, 0, 0, 6, 3, 16, INT, none),
    ROW(RGB32I, GL_RGB32I, GL_RGB_INTEGER, GL_INT, 0, 0, 12, 3, 32, INT, none),
    ROW(RGB8UI, GL_RGB8UI, GL_RGB_INTEGER, GL_UNSIGNED_BYTE, 0, 0, 3, 3, 8, UINT, none),
    ROW(RGB16UI, GL_RGB16UI, GL_RGB_INTEGER, GL_UNSIGNED_SHORT, 0, 0, 6, 3, 16, UINT, none),
    ROW(RGB32UI, GL_RGB32UI, GL_RGB_INTEGER, GL_UNSIGNED_INT, 0, 0, 12, 3, 32, UINT, none),
    ROW(SRGB8, GL_SRGB8, GL_RGB, GL_UNSIGNED_BYTE, 0, 0, 3, 3, 8, SRGB, none),
    ROW(RGB565, GL_RGB565, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, 0, 0, 2, 3, 6, UNORM, none),
    ROW(RGBA4, GL_RGBA4, GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4, 0, 0, 2, 4, 4, UNORM, none),
    ROW(RGB5_A1, GL_RGB5_A1, GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1, 0, 0, 2, 4, 5, UNORM, none),
    ROW(RGB10_A2, GL_RGB10_A2, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV, 0, 0, 4, 4, 10, UNORM, none),
    ROW(RGB10_A2UI, GL_RGB10_A2UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT_2_10_10_10_REV, 0, 0, 4, 4, 10, UINT, none),
    ROW(R11F_G11F_B10F, GL_R11F_G11F_B10F, GL_RGB, GL_UNSIGNED_INT_10F_11F_11F_REV, 0, 0, 4, 3, 11, FLOAT, none),
    ROW(RGB9_E5, GL_RGB9_E5, GL_RGB, GL_UNSIGNED_INT_5_9_9_9_REV, 0, 0, 4, 3, 14, FLOAT, none),
    ROW(DEPTH_COMPONENT24, GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 0, 0, 4, 1, 24, DEPTH,
        none),
    ROW(DEPTH_COMPONENT32, GL_DEPTH_COMPONENT32, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 0, 0, 4, 1, 32, DEPTH,
        none),
    ROW(STENCIL_INDEX8, GL_STENCIL_INDEX8, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, 0, 0, 1, 1, 8, UINT, none),
    ROW(COMPRESSED_RED_RGTC1, GL_COMPRESSED_RED_RGTC1, GL_RED, GL_UNSIGNED_BYTE, 0, 0, 0, 1, 8, UNORM, none),
    ROW(COMPRESSED_SIGNED_RED_RGTC1, GL_COMPRESSED_SIGNED_RED_RGTC1, GL_RED, GL_BYTE, 0, 0, 0, 1, 8, SNORM, none),
    ROW(COMPRESSED_RG_RGTC2, GL_COMPRESSED_RG_RGTC2, GL_RG, GL_UNSIGNED_BYTE, 0, 0, 0, 2, 8, UNORM, none),
    ROW(COMPRESSED_SIGNED_RG_RGTC2, GL_COMPRESSED_SIGNED_RG_RGTC2, GL_RG, GL_BYTE, 0, 0, 0, 2, 8, SNORM, none),
    ROW(COMPRESSED_RGBA_BPTC_UNORM, GL_COMPRESSED_RGBA_BPTC_UNORM, GL_RGBA, GL_UNSIGNED_BYTE, 0, 0, 0, 4, 8,
        UNORM, none),
    ROW(COMPRESSED_SRGB_ALPHA_BPTC_UNORM, GL_COMPRESSED_SRGB_ALPHA_BPTC_UNORM, GL_RGBA, GL_UNSIGNED_BYTE, 0, 0, 0,
        4, 8, SRGB, none),
    ROW(COMPRESSED_RGB_BPTC_SIGNED_FLOAT, GL_COMPRESSED_RGB_BPTC_SIGNED_FLOAT, GL_RGB, GL_HALF_FLOAT, 0, 0, 0, 3,
        16, FLOAT, none),
    ROW(COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT, GL_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT, GL_RGB, GL_HALF_FLOAT, 0, 0, 0,
        3, 16, FLOAT, none),
    ROW(COMPRESSED_RGB_S3TC_DXT1, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, GL_RGB, GL_UNSIGNED_BYTE, 0, 0, 0, 3, 8, UNORM,
        none),
    ROW(COMPRESSED_RGBA_S3TC_DXT1, GL_COMPRESSED_RGBA_S3TC_DXT1_EXT, GL_RGBA, GL_UNSIGNED_BYTE, 0, 0, 0, 4, 8,
        UNORM, none),
    ROW(COMPRESSED_RGBA_S3TC_DXT3, GL_COMPRESSED_RGBA_S3TC_DXT3_EXT, GL_RGBA, GL_UNSIGNED_BYTE, 0, 0, 0, 4, 8,
        UNORM, none),
    ROW(COMPRESSED_RGBA_S3TC_DXT5, GL_COMPRESSED_RGBA_S3TC_DXT5_EXT, GL_RGBA, GL_UNSIGNED_BYTE, 0, 0, 0, 4, 8,
        UNORM, none),
    ROW(COMPRESSED_RGB8_ETC2, GL_COMPRESSED_RGB8_ETC2, GL_RGB, GL_UNSIGNED_BYTE, 0, 0, 0, 3, 8, UNORM, none),
    ROW(COMPRESSED_RGBA8_ETC2_EAC, GL_COMPRESSED_RGBA8_ETC2_EAC, GL_RGBA, GL_UNSIGNED_BYTE, 0, 0, 0, 4, 8, UNORM,
        none),
};
#undef ROWS_OF_CHANNELS
#undef ROW_OF_TYPE
#undef ROW

constexpr bool is_numbered_from_1()
{
    int32_t id = 0;
    for (const Format &format : format_table)
        if (format.id != ++id) return false;
    return true;
}
static_assert(is_numbered_from_1());

template <typename Is> const Format *find(Is is)
{
    const auto found = std::ranges::find_if(format_table, is);
    return found == std::end(format_table) ? nullptr : &*found;
}

// The costs of storing the pixels of one format in another format. Lost data costs more than unused bits.
constexpr uint32_t cannot = ~0u;
constexpr uint32_t loses = 1000, other_numbers = 100, wastes_channel = 10, odd_order = 1;

uint32_t cost_of_numbers(const Format &wanted, const Format &candidate)
{
    const clgl_numeric_type from = wanted.numeric, to = candidate.numeric;
    if (from == to) return 0;
    if (is_integer(from) || is_integer(to) || to == CLGL_NUMERIC_DEPTH) return cannot;
    if (from == CLGL_NUMERIC_DEPTH) return to == CLGL_NUMERIC_FLOAT ? other_numbers : loses;
    if (to == CLGL_NUMERIC_FLOAT) return 2 * other_numbers;
    if (from == CLGL_NUMERIC_SRGB || to == CLGL_NUMERIC_SRGB) return other_numbers;
    return loses;
}

// Returns the precision of a component in bits. For floats, this is the size of the significand.
uint32_t bits_kept(const Format &format)
{
    constexpr uint32_t half = 11, single = 24;
    if (format.numeric != CLGL_NUMERIC_FLOAT) return format.bits;
    return format.bits > 16 ? single : half;
}

uint32_t cost_of_size(const Format &wanted, const Format &candidate)
{
    uint32_t cost = 0;
    // A stencil component does not count, because OpenCL uses only the depth.
    const uint32_t components = wanted.numeric == CLGL_NUMERIC_DEPTH ? 1 : wanted.components;
    if (candidate.components < components) cost += loses * (components - candidate.components);
    if (candidate.components > components) cost += wastes_channel * (candidate.components - components);
    // A depth of 32 bits counts as 24 bits, which is the precision of a float.
    constexpr uint32_t most_depth = 24;
    const bool is_depth = wanted.numeric == CLGL_NUMERIC_DEPTH;
    const bool loses_bits =
        wanted.numeric == CLGL_NUMERIC_FLOAT
            ? candidate.bits < wanted.bits
            : bits_kept(candidate) < (is_depth ? std::min(wanted.bits, most_depth) : wanted.bits);
    if (loses_bits)
        cost += loses;
    else
        cost += candidate.bits - wanted.bits;
    return cost;
}

uint32_t cost_of_order(const Format &candidate)
{
    const cl_channel_order order = candidate.cl.image_channel_order;
    const bool plain = order == CL_R || order == CL_RG || order == CL_RGBA || order == CL_sRGBA ||
                       order == CL_DEPTH || order == CL_DEPTH_STENCIL;
    return plain ? 0 : odd_order;
}

uint32_t cost_of(const Format &wanted, const Format &candidate)
{
    const uint32_t numbers = cost_of_numbers(wanted, candidate);
    if (numbers == cannot || !candidate.has_image()) return cannot;
    return numbers + cost_of_size(wanted, candidate) + cost_of_order(candidate);
}

}  // namespace

bool is_integer(clgl_numeric_type numeric) { return numeric == CLGL_NUMERIC_INT || numeric == CLGL_NUMERIC_UINT; }

std::span<const Format> formats() { return format_table; }

const Format &known_format(clgl_format id)
{
    if (id >= 1 && static_cast<size_t>(id) <= std::size(format_table)) return format_table[id - 1];
    if (const Format *meant = find_gl_format(static_cast<uint32_t>(id)))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("format ", id, " is ", meant->gl_name, ": use CLGL_FORMAT_",
                                               meant->name, ", or clgl_format_from_gl"));
    fail(CLGL_ERROR_INVALID_ARGUMENT, text("format is ", id, "; use a CLGL_FORMAT_ constant"));
}

const Format *find_gl_format(uint32_t internal_format)
{
    if (internal_format == 0) return nullptr;
    return find([=](const Format &format) { return format.gl_internal == internal_format; });
}

const Format *find_cl_format(const cl_image_format &wanted)
{
    return find([&](const Format &format) {
        return format.has_image() && format.cl.image_channel_order == wanted.image_channel_order &&
               format.cl.image_channel_data_type == wanted.image_channel_data_type;
    });
}

const Format *nearest_format(const Format &wanted, std::span<const Format *const> candidates)
{
    const Format *best = nullptr;
    uint32_t best_cost = cannot;
    for (const Format *candidate : candidates) {
        const uint32_t cost = cost_of(wanted, *candidate);
        if (cost >= best_cost) continue;
        best = candidate;
        best_cost = cost;
    }
    return best;
}

clgl_format_info info_of(const Format &format)
{
    const Format *nearest = &format;
    if (!format.has_image()) {
        std::vector<const Format *> all;
        for (const Format &each : format_table)
            if (each.has_image()) all.push_back(&each);
        nearest = nearest_format(format, all);
    }
    clgl_format_info info = CLGL_FORMAT_INFO_INIT;
    info.format = format.id;
    info.gl_internal_format = format.gl_internal;
    info.gl_format = format.gl_format;
    info.gl_type = format.gl_type;
    info.cl_channel_order = format.cl.image_channel_order;
    info.cl_channel_data_type = format.cl.image_channel_data_type;
    info.bytes_per_pixel = format.bytes;
    info.components = format.components;
    info.bits_per_component = format.bits;
    info.numeric = format.numeric;
    info.nearest = nearest ? nearest->id : CLGL_FORMAT_NONE;
    info.name = format.name;
    info.specification = format.specification;
    info.gl_internal_format_name = format.gl_name;
    info.cl_channel_order_name = format.cl_order_name;
    info.cl_channel_data_type_name = format.cl_type_name;
    return info;
}

std::string name_of_nearest(const Format &wanted, std::span<const Format *const> candidates)
{
    const Format *nearest = nearest_format(wanted, candidates);
    if (!nearest) return "no other format is similar";
    return text("the nearest that works is CLGL_FORMAT_", nearest->name);
}

}  // namespace clgl
