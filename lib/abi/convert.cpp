#include <clgl/convert.h>

#include "abi/command.hpp"
#include "abi/region.hpp"
#include "base/names.hpp"
#include "core/convert/convert.hpp"

using namespace clgl;
using abi::OptionalRegion;

namespace
{

// Returns a copy of the layout, or CLGL_PIXEL_LAYOUT_INIT for NULL. Throws an error if the layout is invalid.
clgl_pixel_layout read_layout(const clgl_pixel_layout *layout, const char *name)
{
    clgl_pixel_layout read = CLGL_PIXEL_LAYOUT_INIT;
    if (layout) read = abi::read_desc(layout, name);
    return checked_layout(read);
}

ConvertOptions read_options(clgl_convert_flags flags, uint32_t known, clgl_bool blocking)
{
    abi::reject_unknown_flags(flags, known, "flags");
    return {.flip = (flags & CLGL_CONVERT_FLIP) != 0,
            .blocking = abi::as_bool(blocking, "blocking"),
            .part = (flags & CLGL_CONVERT_ALLOW_PARTIAL) != 0};
}

}  // namespace

clgl_result clgl_convert_buffer_to_texture(clgl_queue queue, clgl_buffer source, const clgl_pixel_layout *layout,
                                           clgl_texture destination, const clgl_texture_region *region,
                                           clgl_convert_flags flags, clgl_bool blocking, uint32_t wait_count,
                                           const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return convert_buffer_to_texture(to, *abi::pin<Buffer>(source), read_layout(layout, "layout"),
                                             *abi::pin<Texture>(destination), OptionalRegion(region).get(),
                                             read_options(flags, CLGL_CONVERT_FLIP, blocking));
        });
    });
}

clgl_result clgl_convert_texture_to_buffer(clgl_queue queue, clgl_texture source,
                                           const clgl_texture_region *region, clgl_buffer destination,
                                           const clgl_pixel_layout *layout, clgl_convert_flags flags,
                                           clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                                           clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return convert_texture_to_buffer(to, *abi::pin<Texture>(source), OptionalRegion(region).get(),
                                             *abi::pin<Buffer>(destination), read_layout(layout, "layout"),
                                             read_options(flags, CLGL_CONVERT_FLIP, blocking));
        });
    });
}

clgl_result clgl_convert_buffer(clgl_queue queue, clgl_buffer source, const clgl_pixel_layout *source_layout,
                                clgl_buffer destination, const clgl_pixel_layout *destination_layout,
                                const size_t *extent, clgl_convert_flags flags, clgl_bool blocking,
                                uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return convert_buffer(to, *abi::pin<Buffer>(source), read_layout(source_layout, "source_layout"),
                                  *abi::pin<Buffer>(destination),
                                  read_layout(destination_layout, "destination_layout"),
                                  abi::not_null(extent, "extent"),
                                  read_options(flags, CLGL_CONVERT_FLIP | CLGL_CONVERT_ALLOW_PARTIAL, blocking));
        });
    });
}

const char *clgl_pixel_component_type_name(clgl_pixel_component_type type)
{
    return pixel_component_type_name(type);
}
