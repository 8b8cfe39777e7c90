// Converts pixels to other formats: from a buffer to a texture, from a texture to a buffer, or between buffers.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/command/command.hpp"
#include "core/texture/texture.hpp"

#include <clgl/convert.h>

namespace clgl
{

// Options of conversions.
struct ConvertOptions {
    bool flip = false;
    bool blocking = false;
    // True if a conversion between two buffers need not fill the buffers
    bool part = false;
};

// Returns the layout with a component_count of 0 replaced by 4. Throws CLGL_ERROR_INVALID_ARGUMENT if the layout
// is invalid.
clgl_pixel_layout checked_layout(clgl_pixel_layout layout);

// Convert pixels between a buffer and a texture. The layout must be a result of checked_layout. `region`: nullptr
// = the whole texture. Throw the errors that clgl/convert.h documents.
Ref<Fence> convert_buffer_to_texture(const CommandTarget &to, const Buffer &source,
                                     const clgl_pixel_layout &layout, const Texture &destination,
                                     const clgl_texture_region *region, const ConvertOptions &options);
Ref<Fence> convert_texture_to_buffer(const CommandTarget &to, const Texture &source,
                                     const clgl_texture_region *region, const Buffer &destination,
                                     const clgl_pixel_layout &layout, const ConvertOptions &options);
// Converts pixels between two buffers. `extent`: width, height and depth in pixels.
Ref<Fence> convert_buffer(const CommandTarget &to, const Buffer &source, const clgl_pixel_layout &source_layout,
                          const Buffer &destination, const clgl_pixel_layout &destination_layout,
                          const size_t *extent, const ConvertOptions &options);

}  // namespace clgl
