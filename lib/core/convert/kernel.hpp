// The kernel that converts pixels: the program for two sides, and its arguments.
#pragma once

#include "core/command/command_batch.hpp"
#include "core/format/formats.hpp"

#include <clgl/convert.h>

#include <optional>
#include <string_view>

namespace clgl
{

// What the numbers of pixels are.
struct PixelNumbers {
    // CLGL_NUMERIC_UNORM to CLGL_NUMERIC_UINT
    int32_t numeric;
    uint32_t bits;
};

// Channels in OpenCL's own order.
inline constexpr std::string_view rgba = "xyzw";

// Pixels in a buffer. The place in the cl_mem, in bytes, is that of the pixel with all indices 0; going up by
// rows may be going down in memory.
struct BufferPixels {
    // The number of its channels, and which of x, y, z and w (red, green, blue and alpha) each is, as they lie
    // there
    std::string_view order;
    // What each pixel's address is a multiple of
    uint32_t alignment;
    int64_t start, row_pitch, slice_pitch;
};

// Pixels in a texture.
struct TexturePixels {
    // CLGL_TEXTURE_KIND_...
    int32_t kind;
    // The channels, from red on, that come from it: all four where it is alpha, or one for several.
    uint32_t seen;
    // Of pixels in a buffer that can be copied into the texture and out of it; empty if kernels could not convert
    // them there.
    std::string_view order;
    size_t origin[3];
};

// One side of a conversion; one of the two.
struct PixelSide {
    cl_mem mem;
    PixelNumbers numbers;
    std::optional<BufferPixels> buffer;
    std::optional<TexturePixels> texture;
};

// Of textures; the numbers are not those of sRGB or depth.
PixelSide side_of(cl_mem image, int32_t kind, const Format &format, const size_t (&origin)[3]);

// Whether a kernel on this device gets the numbers that a texture of 16-bit floats has, tried once: PoCL 3.1
// neither reads nor writes them where there is but one to a pixel.
bool halves_work(Context &context, Device &device, const Format &format);

// Whether kernels are made for this device as for a processor: its work-items have vectors, which the compiler
// makes of loops, and images are functions that it calls for each pixel.
bool is_vector_processor(const Device &device);

// Adds the kernel that converts as many pixels. Throws what OpenCL's failures mean.
void add_conversion(CommandBatch &batch, const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                    const size_t (&extent)[3]);

uint32_t bytes_of(const PixelNumbers &numbers);

}  // namespace clgl
