// Converts pixels between buffers and textures of different formats.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/command/command.hpp"
#include "core/texture/texture.hpp"

#include <clgl/convert.h>

namespace clgl
{

// The options of all conversions.
struct ConvertOptions {
    bool flip = false;
    bool blocking = false;
    // Between two buffers: the pixels may be a part of them
    bool part = false;
};

// Returns a layout with its defaults filled in. Throws CLGL_ERROR_INVALID_ARGUMENT for an invalid one.
clgl_pixel_layout checked_layout(clgl_pixel_layout layout);

// The layouts must be checked ones; `region` may be nullptr. Throw as the functions of clgl/convert.h document.
Ref<Fence> convert_buffer_to_texture(const CommandTarget &to, const Buffer &source,
                                     const clgl_pixel_layout &layout, const Texture &destination,
                                     const clgl_texture_region *region, const ConvertOptions &options);
Ref<Fence> convert_texture_to_buffer(const CommandTarget &to, const Texture &source,
                                     const clgl_texture_region *region, const Buffer &destination,
                                     const clgl_pixel_layout &layout, const ConvertOptions &options);
// `extent` has three numbers.
Ref<Fence> convert_buffer(const CommandTarget &to, const Buffer &source, const clgl_pixel_layout &source_layout,
                          const Buffer &destination, const clgl_pixel_layout &destination_layout,
                          const size_t *extent, const ConvertOptions &options);

}  // namespace clgl
