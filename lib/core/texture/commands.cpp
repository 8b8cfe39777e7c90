#include "core/texture/commands.hpp"

#include "base/names.hpp"
#include "base/text.hpp"
#include "core/command/box_commands.hpp"
#include "core/texture/command_trial.hpp"

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

// Returns the region of the destination that corresponds to a region of the source.
TextureRegion moved_to(const Texture &destination, const TextureRegion &from, const size_t *origin)
{
    clgl_texture_region into = CLGL_TEXTURE_REGION_INIT;
    std::ranges::copy(from.extent, into.extent);
    if (origin) std::copy_n(origin, std::size(into.origin), into.origin);
    return part_of(destination, &into);
}

// Returns the range of a region's pixels in the storage of the buffer. Throws if the range is outside the buffer
// or overlaps the pixels of the texture.
Range place_in(const Buffer &buffer, size_t offset, const Texture &texture, const TextureRegion &region)
{
    const clgl_range range{offset, region.spanned_bytes(texture.format().bytes)};
    const Range place = buffer.part(&range);
    const TextureStorage &storage = texture.storage();
    const auto start = static_cast<size_t>(buffer.in_root(place).offset);
    if (storage.buffer_root() == buffer.storage().root() &&
        overlap(storage.bytes_in_buffer(region), region.bytes_in_memory(texture.format().bytes, start)))
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("at offset ", offset, " the pixels in ", buffer.describe(), " overlap those of ",
                  texture.describe(), ", which uses the same memory: copy through another buffer"));
    return place;
}

// Enqueues one command for each piece of a region. A piece has no gaps in the buffer. The command is
// `enqueue(piece, offset, wait_count, waits, event)`. Its offset is relative to the root cl_mem, because PoCL 3.1
// crashes with sub-buffers.
template <typename Enqueue>
Ref<Fence> submit_pieces(const CommandTarget &to, const char *name, clgl_command_type command,
                         const std::vector<TexturePiece> &pieces, uint64_t offset, Enqueue enqueue)
{
    const auto enqueue_piece = [&](const TexturePiece &piece, cl_uint count, const cl_event *waits,
                                   cl_event *event) {
        return enqueue(piece, static_cast<size_t>(offset) + piece.offset, count, waits, event);
    };
    if (pieces.size() == 1)
        return submit(to, name, [&](cl_uint count, const cl_event *waits, cl_event *event) {
            return enqueue_piece(pieces.front(), count, waits, event);
        });
    CommandBatch batch(to, command, false);
    for (const TexturePiece &piece : pieces)
        batch.add(name, [&](cl_command_queue, cl_uint count, const cl_event *waits, cl_event *event) {
            return enqueue_piece(piece, count, waits, event);
        });
    return batch.finish(false);
}

ImageType image_type_of(const Texture &texture)
{
    return {texture.format(), texture.shape().kind, texture.mem()};
}

// Results depend on the type, the format and the access of the texture.
[[noreturn]] void refuse_command(const Queue &queue, const char *commands, const Texture &texture,
                                 const char *advice)
{
    fail(CLGL_ERROR_UNSUPPORTED,
         text(commands, ' ', texture_type_name(texture.shape().kind), " textures of CLGL_FORMAT_",
              texture.format().name, " with this access produce wrong pixels or crash on ",
              queue.device().full_name(), ": use ", advice));
}

bool copies_ignore_pitches(const Queue &queue, const Texture &texture)
{
    return texture.storage().buffer_root() && find_quirk(queue.device(), Quirk::copies_of_images_of_buffers);
}

// Throw CLGL_ERROR_UNSUPPORTED if the copies of the driver produce wrong pixels.
void require_copies_to_buffers(const Queue &queue, const Texture &texture)
{
    if (!copies_to_buffers_work(queue, image_type_of(texture)))
        refuse_command(queue, "copies into buffers from", texture, "clgl_texture_read");
}
void require_copies_from_buffers(const Queue &queue, const Texture &texture)
{
    if (copies_ignore_pitches(queue, texture))
        fail(CLGL_ERROR_UNSUPPORTED, text("copies from buffers into ", texture.describe(),
                                          ", which uses the memory of a buffer, produce wrong pixels on ",
                                          queue.device().full_name(), ": use clgl_texture_write"));
    if (!copies_from_buffers_work(queue, image_type_of(texture)))
        refuse_command(queue, "copies from buffers into", texture, "clgl_texture_write");
}

bool is_copied_by_buffer(const Queue &queue, const Texture &source, const Texture &destination)
{
    if (source.shape().kind == CLGL_TEXTURE_TYPE_1D_ARRAY &&
        destination.shape().kind != CLGL_TEXTURE_TYPE_1D_ARRAY &&
        find_quirk(queue.device(), Quirk::copies_of_layers))
        return true;
    if (copies_ignore_pitches(queue, source) || copies_ignore_pitches(queue, destination)) return true;
    return !image_copies_work(queue, image_type_of(source), image_type_of(destination));
}

// Throws CLGL_ERROR_OUT_OF_RANGE if the regions of a copy overlap in a texture, or in a buffer that contains the
// pixels of both textures.
void check_copy_overlap(const Texture &source, const Texture &destination, const TextureRegion &from,
                        const TextureRegion &into)
{
    const bool same = source.mem() == destination.mem();
    const TextureStorage &one = source.storage(), &other = destination.storage();
    const bool overlaps = same ? from.overlaps(into)
                               : one.buffer_root() && one.buffer_root() == other.buffer_root() &&
                                     overlap(one.bytes_in_buffer(from), other.bytes_in_buffer(into));
    if (overlaps)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("the regions at origin ", text_of_triple(from.origin), " of source and ",
                  text_of_triple(into.origin), " of destination with extent ", text_of_triple(from.extent),
                  " overlap in ", same ? source.describe() : "the buffer that both textures use",
                  ": copy through another texture"));
}

ClMem make_pixel_buffer(const CommandTarget &to, size_t bytes)
{
    cl_int code = CL_SUCCESS;
    ClMem pixels(cl().CreateBuffer(to.queue.context().native(), CL_MEM_READ_WRITE, bytes, nullptr, &code));
    check_cl(code, "clCreateBuffer for pixels to copy");
    return pixels;
}

Ref<Fence> copy_by_buffer(const CommandTarget &to, const Texture &source, const Texture &destination,
                          const TextureRegion &from, const TextureRegion &into)
{
    require_copies_to_buffers(to.queue, source);
    require_copies_from_buffers(to.queue, destination);
    const ClMem pixels = make_pixel_buffer(to, from.spanned_bytes(source.format().bytes));
    CommandBatch batch(to, CLGL_COMMAND_COPY_TEXTURE, false);
    batch.add("clEnqueueCopyImageToBuffer",
              [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                  return cl().EnqueueCopyImageToBuffer(queue, source.mem(), pixels.get(), from.origin,
                                                       from.extent, 0, count, waits, event);
              });
    batch.step();
    batch.add("clEnqueueCopyBufferToImage",
              [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                  return cl().EnqueueCopyBufferToImage(queue, pixels.get(), destination.mem(), 0, into.origin,
                                                       into.extent, count, waits, event);
              });
    return batch.finish(false);
}

// Copies the pixels to the start of a temporary buffer, and from the temporary buffer to the destination.
Ref<Fence> copy_to_buffer_by_another(const CommandTarget &to, const Texture &source, cl_mem destination,
                                     const TextureRegion &from, size_t offset)
{
    const auto bytes_of = [&](const size_t(&extent)[3]) {
        return extent[0] * extent[1] * extent[2] * source.format().bytes;
    };
    const ClMem pixels = make_pixel_buffer(to, bytes_of(from.extent));
    CommandBatch batch(to, CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER, false);
    batch.add("clEnqueueCopyImageToBuffer",
              [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                  return cl().EnqueueCopyImageToBuffer(queue, source.mem(), pixels.get(), from.origin,
                                                       from.extent, 0, count, waits, event);
              });
    batch.step();
    size_t at = 0;
    for (const TexturePiece &piece : from.packed_pieces(source.format().bytes)) {
        const size_t bytes = bytes_of(piece.extent);
        batch.add("clEnqueueCopyBuffer",
                  [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                      return cl().EnqueueCopyBuffer(queue, pixels.get(), destination, at, offset + piece.offset,
                                                    bytes, count, waits, event);
                  });
        at += bytes;
    }
    return batch.finish(false);
}

// Rounds a number to the nearest number that the format can store, because clEnqueueFillImage of PoCL 3.1
// truncates: 0.25 would become 63/255 instead of 64/255.
float rounded(float value, clgl_numeric_type numeric, uint32_t bits)
{
    const bool has_sign = numeric == CLGL_NUMERIC_SNORM;
    const auto largest = static_cast<float>((1u << (has_sign ? bits - 1 : bits)) - 1);
    return std::nearbyint(std::clamp(value, has_sign ? -1.0f : 0.0f, 1.0f) * largest) / largest;
}

// Returns the fill color for the driver.
std::array<uint32_t, 4> fill_color(const Format &format, const void *given)
{
    std::array<uint32_t, 4> color;
    std::memcpy(color.data(), given, sizeof color);
    if (format.numeric != CLGL_NUMERIC_UNORM && format.numeric != CLGL_NUMERIC_SNORM) return color;
    for (uint32_t &channel : color)
        channel = std::bit_cast<uint32_t>(rounded(std::bit_cast<float>(channel), format.numeric, format.bits));
    return color;
}

// Converts the pitches that the driver reports to the pitches that clgl documents: the row pitch of a 1D array is
// the distance between its layers, the row pitch of a single row is its size, and the slice pitch is 0 without
// slices.
void complete_mapping(const Texture &texture, const TextureRegion &part, Pitches &pitches)
{
    const TextureShape &shape = texture.shape();
    const unsigned parts = parts_of(shape.kind);
    if (shape.kind == CLGL_TEXTURE_TYPE_1D_ARRAY) pitches.row = pitches.slice;
    if (parts == 1) pitches.row = part.row_pitch;
    if (parts < std::size(shape.size)) pitches.slice = 0;
}

// Copies the pixels to a buffer, and maps the buffer instead of the image.
Ref<Fence> map_shadow(const CommandTarget &to, const Ref<Texture> &texture, cl_map_flags flags, bool blocking,
                      Pitches &pitches, NewMapping &mapping, Mapping what)
{
    require_copies_to_buffers(to.queue, *texture);
    if (what.writes) require_copies_from_buffers(to.queue, *texture);
    const TextureRegion part = what.part;
    const size_t bytes = part.spanned_bytes(texture->format().bytes);
    cl_int made = CL_SUCCESS;
    what.shadow = ClMem(cl().CreateBuffer(to.queue.context().native(), CL_MEM_READ_WRITE, bytes, nullptr, &made));
    check_cl(made, "clCreateBuffer for pixels to map");
    const cl_mem pixels = what.shadow.get();
    pitches.row = part.row_pitch;
    pitches.slice = parts_of(texture->shape().kind) < std::size(part.extent) ? 0 : part.slice_pitch;
    const auto enqueue = [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event,
                             cl_int *code) -> void * {
        cl_event copied = nullptr;
        *code = cl().EnqueueCopyImageToBuffer(to.queue.native(), texture->mem(), pixels, part.origin, part.extent,
                                              0, count, waits, &copied);
        if (*code != CL_SUCCESS) return nullptr;
        const ClEvent before(copied);
        return cl().EnqueueMapBuffer(to.queue.native(), pixels, block, flags, 0, bytes, 1, &copied, event, code);
    };
    return mapping.make(to, texture, texture->storage().mappings(), std::move(what), "clEnqueueMapBuffer",
                        blocking, enqueue);
}

BoxShape shape_of(const Texture &texture, const TextureRegion &part, size_t row_pitch)
{
    const size_t pixel_bytes = texture.format().bytes;
    return {part.extent[0] * pixel_bytes, part.extent[1], row_pitch, pixel_bytes};
}

// Some rows of a region
struct PartOfRows {
    size_t origin[3], extent[3];

    PartOfRows(const size_t (&at)[3], const size_t (&size)[3], const Rows &rows)
        : origin{at[0], at[1] + rows.first, at[2]}, extent{size[0], rows.count, size[2]}
    {
    }
};

// Transfers a region. `enqueue` is clEnqueueReadImage or clEnqueueWriteImage.
template <typename Enqueue, typename Data>
Ref<Fence> transfer_texture(const CommandTarget &to, const char *name, Enqueue enqueue, const Texture &texture,
                            const clgl_texture_region *region, Data *data, bool blocking)
{
    using Byte = std::conditional_t<std::is_const_v<Data>, const char, char>;
    const TextureRegion part = part_of(texture, region);
    texture.require_access(to.uses, texture.part(part), std::is_const_v<Data>);
    const size_t slice_pitch = cl_slice_pitch(texture.shape(), part);
    const auto command = std::is_const_v<Data> ? CLGL_COMMAND_WRITE_TEXTURE : CLGL_COMMAND_READ_TEXTURE;
    return submit_parts(
        to, name, command, row_parts(to.queue, shape_of(texture, part, part.row_pitch)), true, blocking,
        [&](const Rows &rows, cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
            const PartOfRows these(part.origin, part.extent, rows);
            return enqueue(to.queue.native(), texture.mem(), block, these.origin, these.extent, part.row_pitch,
                           slice_pitch, static_cast<Byte *>(data) + rows.first * part.row_pitch, count, waits,
                           event);
        });
}

}  // namespace

Ref<Fence> read_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                        void *data, bool blocking)
{
    return transfer_texture(to, "clEnqueueReadImage", cl().EnqueueReadImage, texture, region, data, blocking);
}

Ref<Fence> write_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                         const void *data, bool blocking)
{
    return transfer_texture(to, "clEnqueueWriteImage", cl().EnqueueWriteImage, texture, region, data, blocking);
}

Ref<Fence> fill_texture(const CommandTarget &to, const Texture &texture, const clgl_texture_region *region,
                        const void *color)
{
    const TextureRegion part = part_without_pitches(texture, region);
    texture.require_access(to.uses, texture.part(part), true);
    if (!fills_work(to.queue, image_type_of(texture)))
        refuse_command(to.queue, "fills of", texture, "clgl_texture_write");
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
                  destination.format().name, ": a copy does not convert; see clgl_convert_texture_to_buffer"));
    const TextureRegion from = part_without_pitches(source, region);
    const TextureRegion into = moved_to(destination, from, origin);
    check_copy_overlap(source, destination, from, into);
    source.require_access(to.uses, source.part(from), false);
    destination.require_access(to.uses, destination.part(into), true);
    if (is_copied_by_buffer(to.queue, source, destination))
        return copy_by_buffer(to, source, destination, from, into);
    const TextureStorage &one = source.storage(), &other = destination.storage();
    // Only images of buffers have a row pitch that copies depend on.
    const TextureStorage *pitched = one.buffer_root() ? &one : other.buffer_root() ? &other : nullptr;
    const RowParts parts = row_parts(to.queue, shape_of(source, from, pitched ? pitched->row_pitch() : 0));
    return submit_parts(to, "clEnqueueCopyImage", CLGL_COMMAND_COPY_TEXTURE, parts, false, false,
                        [&](const Rows &rows, cl_bool, cl_uint count, const cl_event *waits, cl_event *event) {
                            const PartOfRows first(from.origin, from.extent, rows);
                            const PartOfRows target(into.origin, into.extent, rows);
                            return cl().EnqueueCopyImage(to.queue.native(), source.mem(), destination.mem(),
                                                         first.origin, target.origin, first.extent, count, waits,
                                                         event);
                        });
}

Ref<Fence> copy_texture_to_buffer(const CommandTarget &to, const Texture &source, const Buffer &destination,
                                  const clgl_texture_region *region, size_t offset)
{
    const TextureRegion from = part_of(source, region);
    const Range into = place_in(destination, offset, source, from);
    source.require_access(to.uses, source.part(from), false);
    destination.require_access(to.uses, into, true);
    require_copies_to_buffers(to.queue, source);
    const cl_mem root = destination.storage().root();
    const uint64_t start = destination.in_root(into).offset;
    const std::vector<TexturePiece> pieces = from.packed_pieces(source.format().bytes);
    if ((start != 0 || pieces.size() > 1) && find_quirk(to.queue.device(), Quirk::offsets_of_pixels))
        return copy_to_buffer_by_another(to, source, root, from, static_cast<size_t>(start));
    const auto enqueue = [&](const TexturePiece &piece, size_t at, cl_uint count, const cl_event *waits,
                             cl_event *event) {
        return cl().EnqueueCopyImageToBuffer(to.queue.native(), source.mem(), root, piece.origin, piece.extent,
                                             at, count, waits, event);
    };
    return submit_pieces(to, "clEnqueueCopyImageToBuffer", CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER, pieces, start,
                         enqueue);
}

Ref<Fence> copy_buffer_to_texture(const CommandTarget &to, const Buffer &source, const Texture &destination,
                                  size_t offset, const clgl_texture_region *region)
{
    const TextureRegion into = part_of(destination, region);
    const Range from = place_in(source, offset, destination, into);
    source.require_access(to.uses, from, false);
    destination.require_access(to.uses, destination.part(into), true);
    require_copies_from_buffers(to.queue, destination);
    const auto enqueue = [&](const TexturePiece &piece, size_t at, cl_uint count, const cl_event *waits,
                             cl_event *event) {
        return cl().EnqueueCopyBufferToImage(to.queue.native(), source.storage().root(), destination.mem(), at,
                                             piece.origin, piece.extent, count, waits, event);
    };
    return submit_pieces(to, "clEnqueueCopyBufferToImage", CLGL_COMMAND_COPY_BUFFER_TO_TEXTURE,
                         into.packed_pieces(destination.format().bytes), source.in_root(from).offset, enqueue);
}

Ref<Fence> map_texture(const CommandTarget &to, const Ref<Texture> &texture, uint32_t flags,
                       const clgl_texture_region *region, bool blocking, Pitches &pitches, NewMapping &mapping)
{
    const TextureRegion part = part_without_pitches(*texture, region);
    const cl_map_flags cl_flags = cl_map_flags_of(flags);
    const bool writes = flags & (CLGL_MAP_WRITE | CLGL_MAP_WRITE_DISCARD);
    texture->require_access(to.uses, texture->part(part), writes);
    Mapping what{.mem = texture->mem(), .part = part, .writes = writes};
    if (find_quirk(to.queue.device(), Quirk::mappings_of_images))
        return map_shadow(to, texture, cl_flags, blocking, pitches, mapping, std::move(what));
    const auto enqueue = [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event, cl_int *code) {
        return cl().EnqueueMapImage(to.queue.native(), texture->mem(), block, cl_flags, part.origin, part.extent,
                                    &pitches.row, &pitches.slice, count, waits, event, code);
    };
    Ref<Fence> fence = mapping.make(to, texture, texture->storage().mappings(), std::move(what),
                                    "clEnqueueMapImage", blocking, enqueue);
    complete_mapping(*texture, part, pitches);
    return fence;
}

Ref<Fence> unmap_texture(const CommandTarget &to, const Texture &texture, const void *pointer)
{
    EndOfMapping mapping(texture.storage().mappings(), texture.mem(), pointer);
    // For a mapping for writing, check that the texture is still acquired for writing. Pixels that are written
    // after its release would not reach OpenGL.
    if (mapping.writes())
        texture.require_access(to.uses, texture.part(mapping.part()), true);
    else
        texture.require_held(to.uses, false);
    return mapping.enqueue(to, texture.describe());
}

}  // namespace clgl
