// The kernel that converts pixels: the program for two sides, and its arguments.
#pragma once

#include "core/command/command_batch.hpp"
#include "core/format/formats.hpp"

#include <clgl/convert.h>

#include <optional>
#include <string_view>

namespace clgl
{

// The numeric type of pixel channels.
struct PixelNumbers {
    // CLGL_NUMERIC_UNORM to CLGL_NUMERIC_UINT
    clgl_numeric_type numeric;
    uint32_t bits;
};

// Channels in the order of OpenCL vectors
inline constexpr std::string_view rgba = "xyzw";

// Pixels in a buffer. The offset in the cl_mem, in bytes, is that of the pixel with all indices 0; row steps may
// be negative.
struct BufferPixels {
    // The number of channels, and which of x, y, z and w (red, green, blue, alpha) each is, in memory order
    std::string_view order;
    // The power of two that divides each pixel's address
    uint32_t alignment;
    int64_t start, row_pitch, slice_pitch;
};

// Pixels in a texture.
struct TexturePixels {
    const Format *format;
    // CLGL_TEXTURE_TYPE_...
    clgl_texture_type kind;
    // The number of channels that the texture has, starting with red: 4 for formats with alpha or with a repeated
    // channel
    uint32_t seen;
    // The channel order of pixels in a buffer that can be copied to and from the texture; empty if kernels cannot
    // convert them there
    std::string_view order;
    size_t origin[3];
};

// One side of a conversion: a buffer or a texture.
struct PixelSide {
    cl_mem mem;
    PixelNumbers numbers;
    std::optional<BufferPixels> buffer;
    std::optional<TexturePixels> texture;
};

// Returns the side for a texture, which must be neither sRGB nor depth.
PixelSide side_of(cl_mem image, clgl_texture_type kind, const Format &format, const size_t (&origin)[3]);

// Returns whether the device is a CPU: its compiler vectorises loops, and calls a function for each pixel of an
// image.
bool is_vector_processor(const Device &device);

// Adds the kernel that converts `extent` pixels. Throws the error of a failed OpenCL call.
void add_conversion(CommandBatch &batch, const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                    const size_t (&extent)[3]);

uint32_t bytes_of(const PixelNumbers &numbers);

}  // namespace clgl
