// Reads, writes, fills, copies and maps textures.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/command/mapping.hpp"
#include "core/texture/texture.hpp"

namespace clgl
{

// The pitches of a mapping in bytes.
struct Pitches {
    size_t row = 0;
    size_t slice = 0;
};

Ref<Fence> read_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                        void *data, bool blocking);
Ref<Fence> write_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                         const void *data, bool blocking);
Ref<Fence> fill_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                        const void *color);
// `origin`: the position in `destination`, as three numbers; nullptr = {0, 0, 0}.
Ref<Fence> copy_texture(const CommandTarget &to, const Texture &source, const Texture &destination,
                        const clgl_texture_region *region, const size_t *origin);
Ref<Fence> copy_texture_to_buffer(const CommandTarget &to, const Texture &source, const Buffer &destination,
                                  const clgl_texture_region *region, size_t offset);
Ref<Fence> copy_buffer_to_texture(const CommandTarget &to, const Buffer &source, const Texture &destination,
                                  size_t offset, const clgl_texture_region *region);
Ref<Fence> map_texture(const CommandTarget &to, const Ref<Texture> &texture, uint32_t flags,
                       const clgl_texture_region *region, bool blocking, Pitches &pitches, NewMapping &mapping);
Ref<Fence> unmap_texture(const CommandTarget &to, const Texture &texture, const void *pointer);

}  // namespace clgl
