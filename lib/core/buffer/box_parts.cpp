#include "core/buffer/box_parts.hpp"

#include "core/command/box_commands.hpp"

namespace clgl
{

namespace
{

// Drivers with Quirk::whole_pitches accept a box if the memory contains whole slices up to the last slice of the
// box, and whole rows up to its last row.
bool is_whole(const RectPlace &place, const BoxPart &part, size_t memory_size)
{
    const size_t slices = place.origin[2] + part.slices, rows = place.origin[1] + part.rows;
    return slices * place.slice_pitch <= memory_size &&
           (slices - 1) * place.slice_pitch + rows * place.row_pitch <= memory_size;
}

// Returns the parameters with the origin as {bytes, rows, slices}. If the driver checks the size of the memory,
// the origin of a single slice is {bytes, rows, 0}, so that no room for a whole slice is needed.
RectPlace regular_place(const BoxPlace &place, const BoxPart &part)
{
    const size_t row_pitch = place.row_pitch, slice_pitch = place.slice_pitch;
    const size_t offset = place.offset + part.offset(row_pitch, slice_pitch);
    if (part.slices == 1 && place.memory_size != BoxPlace::in_host)
        return {{offset % row_pitch, offset / row_pitch, 0}, row_pitch, part.rows * row_pitch};
    return {{offset % row_pitch, offset % slice_pitch / row_pitch, offset / slice_pitch}, row_pitch, slice_pitch};
}

// Returns the parameters with the whole offset as the first element of the origin.
RectPlace flat_place(const BoxPlace &place, const BoxPart &part)
{
    return {{place.offset + part.offset(place.row_pitch, place.slice_pitch), 0, 0},
            place.row_pitch,
            part.slices == 1 ? part.rows * place.row_pitch : place.slice_pitch};
}

}  // namespace

bool BoxParts::is_accepted(const BoxPlace &place, const BoxPart &part, bool same_memory)
{
    return is_whole(regular_place(place, part), part, place.memory_size) ||
           (!same_memory && is_whole(flat_place(place, part), part, place.memory_size));
}

BoxParts::BoxParts(const Queue &queue, const BoxSize &size, const BoxPlace &from, const BoxPlace &into,
                   bool same_memory)
{
    const BoxPart all{0, size.rows, 0, size.slices};
    if (!is_accepted(from, all, same_memory) || !is_accepted(into, all, same_memory)) {
        const size_t last_row = size.rows - 1, last_slice = size.slices - 1;
        if (last_slice > 0) parts_[count_++] = {0, size.rows, 0, last_slice};
        if (last_row > 0) parts_[count_++] = {0, last_row, last_slice, 1};
        parts_[count_++] = {last_row, 1, last_slice, 1};
        return;
    }
    for (const Rows &rows : row_parts(queue, {size.row_bytes, size.rows, from.row_pitch}))
        parts_[count_++] = {rows.first, rows.count, 0, size.slices};
}

RectPlace rect_place(const BoxPlace &place, const BoxPart &part, size_t row_bytes)
{
    const RectPlace regular = regular_place(place, part);
    if (is_whole(regular, part, place.memory_size)) return regular;
    RectPlace flat = flat_place(place, part);
    if (part.is_row()) flat.row_pitch = flat.slice_pitch = row_bytes;
    return flat;
}

size_t box_memory_size(const Queue &queue, cl_mem mem)
{
    size_t size = BoxPlace::in_host;
    if (find_quirk(queue.device(), Quirk::whole_pitches))
        check_cl(cl().GetMemObjectInfo(mem, CL_MEM_SIZE, sizeof size, &size, nullptr), "clGetMemObjectInfo");
    return size;
}

}  // namespace clgl
