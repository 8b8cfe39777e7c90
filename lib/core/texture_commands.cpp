#include "core/texture_commands.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace clgl
{

namespace
{

TextureRegion part_of(const Texture &texture, const clgl_texture_region *region)
{
    return checked_region(texture.shape(), region, texture.describe());
}

TextureRegion part_without_pitches(const Texture &texture, const clgl_texture_region *region)
{
    return region_without_pitches(texture.shape(), region, texture.describe());
}

// Where a region of one texture goes in another.
TextureRegion moved_to(const Texture &destination, const TextureRegion &from, const size_t *origin)
{
    clgl_texture_region into = CLGL_TEXTURE_REGION_INIT;
    std::ranges::copy(from.extent, into.extent);
    if (origin) std::copy_n(origin, std::size(into.origin), into.origin);
    return part_of(destination, &into);
}

// The pixels' place in a buffer.
Range packed_part(const Buffer &buffer, size_t offset, const Texture &texture, const TextureRegion &region)
{
    const clgl_range range{offset, region.packed_bytes(texture.format().bytes)};
    return buffer.part(&range);
}

// The clEnqueueFillImage of PoCL 3.1 cuts the fraction off where a number becomes an integer of the format (its
// kernels round): 0.25 would be 63 of 255, not 64. A number that the format has exactly comes out right either
// way.
float rounded(float value, int32_t numeric, uint32_t bits)
{
    const bool has_sign = numeric == CLGL_NUMERIC_SNORM;
    const auto largest = static_cast<float>((1u << (has_sign ? bits - 1 : bits)) - 1);
    return std::nearbyint(std::clamp(value, has_sign ? -1.0f : 0.0f, 1.0f) * largest) / largest;
}

// The four numbers that the driver is given.
std::array<uint32_t, 4> fill_color(const Format &format, const void *given)
{
    std::array<uint32_t, 4> color;
    std::memcpy(color.data(), given, sizeof color);
    if (format.numeric != CLGL_NUMERIC_UNORM && format.numeric != CLGL_NUMERIC_SNORM) return color;
    for (uint32_t &channel : color)
        channel = std::bit_cast<uint32_t>(rounded(std::bit_cast<float>(channel), format.numeric, format.bits));
    return color;
}

// What the driver left out of a mapping: rusticl 22.3 gives flat rows no pitch, and for that reason forgets the
// first layer of a 1D array in the address; it maps the whole image.
void complete_mapping(const Texture &texture, const TextureRegion &part, MappedPixels &pixels)
{
    const TextureShape &shape = texture.shape();
    const unsigned parts = parts_of(shape.kind);
    void *const told = pixels.pointer;
    if (shape.kind == CLGL_TEXTURE_KIND_1D_ARRAY) {
        if (pixels.row_pitch == 0)
            pixels.pointer = static_cast<char *>(told) + part.origin[1] * pixels.slice_pitch;
        pixels.row_pitch = pixels.slice_pitch;
    }
    if (parts == 1) pixels.row_pitch = part.row_pitch;
    if (parts < std::size(shape.size)) pixels.slice_pitch = 0;
    if (pixels.pointer != told) texture.storage().note_mapping(pixels.pointer, told);
}

}  // namespace

Ref<Fence> read_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                        void *data, bool blocking)
{
    const TextureRegion part = part_of(texture, region);
    texture.require_access(to, texture.part(part), false);
    return submit(to, "clEnqueueReadImage", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueReadImage(to.queue.native(), texture.mem(), as_cl(blocking), part.origin, part.extent,
                                     part.row_pitch, cl_slice_pitch(texture.shape(), part), data, count, waits,
                                     event);
    });
}

Ref<Fence> write_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                         const void *data, bool blocking)
{
    const TextureRegion part = part_of(texture, region);
    texture.require_access(to, texture.part(part), true);
    return submit(to, "clEnqueueWriteImage", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueWriteImage(to.queue.native(), texture.mem(), as_cl(blocking), part.origin, part.extent,
                                      part.row_pitch, cl_slice_pitch(texture.shape(), part), data, count, waits,
                                      event);
    });
}

Ref<Fence> fill_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                        const void *color)
{
    const TextureRegion part = part_without_pitches(texture, region);
    texture.require_access(to, texture.part(part), true);
    const auto given = fill_color(texture.format(), color);
    return submit(to, "clEnqueueFillImage", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueFillImage(to.queue.native(), texture.mem(), given.data(), part.origin, part.extent,
                                     count, waits, event);
    });
}

Ref<Fence> copy_texture(const CommandTarget &to, const Texture &source, const Texture &destination,
                        const clgl_texture_region *region, const size_t *origin)
{
    if (&source.format() != &destination.format())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("source is of CLGL_FORMAT_", source.format().name, ", destination of CLGL_FORMAT_",
                  destination.format().name, ": a copy converts nothing"));
    const TextureRegion from = part_without_pitches(source, region);
    const TextureRegion into = moved_to(destination, from, origin);
    if (source.mem() == destination.mem() && from.overlaps(into))
        fail(CLGL_ERROR_OUT_OF_RANGE, "source and destination overlap in one texture");
    source.require_access(to, source.part(from), false);
    destination.require_access(to, destination.part(into), true);
    return submit(to, "clEnqueueCopyImage", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueCopyImage(to.queue.native(), source.mem(), destination.mem(), from.origin, into.origin,
                                     from.extent, count, waits, event);
    });
}

Ref<Fence> copy_texture_to_buffer(const CommandTarget &to, const Texture &source, const Buffer &destination,
                                  const clgl_texture_region *region, size_t offset)
{
    const TextureRegion from = part_without_pitches(source, region);
    const Range into = packed_part(destination, offset, source, from);
    source.require_access(to, source.part(from), false);
    destination.require_access(to, into, true);
    return submit(to, "clEnqueueCopyImageToBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueCopyImageToBuffer(to.queue.native(), source.mem(), destination.mem(), from.origin,
                                             from.extent, offset, count, waits, event);
    });
}

Ref<Fence> copy_buffer_to_texture(const CommandTarget &to, const Buffer &source, const Texture &destination,
                                  size_t offset, const clgl_texture_region *region)
{
    const TextureRegion into = part_without_pitches(destination, region);
    const Range from = packed_part(source, offset, destination, into);
    source.require_access(to, from, false);
    destination.require_access(to, destination.part(into), true);
    return submit(to, "clEnqueueCopyBufferToImage", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueCopyBufferToImage(to.queue.native(), source.mem(), destination.mem(), offset,
                                             into.origin, into.extent, count, waits, event);
    });
}

Ref<Fence> map_texture(const CommandTarget &to, const Texture &texture, uint32_t flags,
                       const clgl_texture_region *region, bool blocking, MappedPixels &pixels)
{
    const TextureRegion part = part_without_pitches(texture, region);
    const cl_map_flags cl_flags = cl_map_flags_of(flags);
    texture.require_access(to, texture.part(part), flags & (CLGL_MAP_WRITE | CLGL_MAP_WRITE_DISCARD));
    Ref<Fence> fence =
        submit(to, "clEnqueueMapImage", [&](cl_uint count, const cl_event *waits, cl_event *event) {
            cl_int code = CL_SUCCESS;
            pixels.pointer = cl().EnqueueMapImage(to.queue.native(), texture.mem(), as_cl(blocking), cl_flags,
                                                  part.origin, part.extent, &pixels.row_pitch,
                                                  &pixels.slice_pitch, count, waits, event, &code);
            return code;
        });
    complete_mapping(texture, part, pixels);
    return fence;
}

Ref<Fence> unmap_texture(const CommandTarget &to, const Texture &texture, void *pointer)
{
    texture.require_held(to);
    TextureStorage &storage = texture.storage();
    return submit_unmap(to, texture.mem(), storage.drivers_mapping(pointer), texture.describe(),
                        [&] { storage.forget_mapping(pointer); });
}

}  // namespace clgl
