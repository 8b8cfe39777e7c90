// The kernel that converts pixels from one buffer or texture (from) into another (into).
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
    // A constant from CLGL_NUMERIC_UNORM to CLGL_NUMERIC_UINT
    clgl_numeric_type numeric;
    uint32_t bits;
};

// The channels of an RGBA pixel as components of an OpenCL vector
inline constexpr std::string_view rgba = "xyzw";

// Pixels in a buffer. `start` is the offset of pixel (0, 0, 0) in the cl_mem, in bytes. Pitches are in bytes;
// `row_pitch` may be negative.
struct BufferPixels {
    // The channels of a pixel in memory order: x = red, y = green, z = blue, w = alpha
    std::string_view order;
    // The largest known power of two that divides the size and the address of every pixel
    uint32_t alignment;
    int64_t start, row_pitch, slice_pitch;
};

// Pixels in a texture.
struct TexturePixels {
    const Format *format;
    // A CLGL_TEXTURE_TYPE_ constant
    clgl_texture_type kind;
    // The number of channels that a kernel reads from the texture: 1 for CL_R, 2 for CL_RG, otherwise 4
    uint32_t seen;
    // The channels of a pixel, in memory order, after the texture was copied to a buffer. Empty if kernels cannot
    // convert pixels of this format in a buffer.
    std::string_view order;
    size_t origin[3];
};

// The source or the destination of a conversion: a buffer or a texture.
struct PixelSide {
    cl_mem mem;
    PixelNumbers numbers;
    std::optional<BufferPixels> buffer;
    std::optional<TexturePixels> texture;
};

// Describes a texture as the source or destination of a conversion. The format must not be sRGB or depth.
PixelSide side_of(cl_mem image, clgl_texture_type kind, const Format &format, const size_t (&origin)[3]);

// Returns whether the device is a CPU with vector units. Its compiler vectorizes loops, but cannot vectorize
// calls of image functions.
bool is_vector_processor(const Device &device);

// Adds the kernel that converts `extent` pixels to a batch. Throws the error of a failed OpenCL call.
void add_conversion(CommandBatch &batch, const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                    const size_t (&extent)[3]);

uint32_t bytes_of(const PixelNumbers &numbers);

}  // namespace clgl
