// Describes parts of shared objects.
#pragma once

#include "driver/gl_image.hpp"

#include <algorithm>
#include <cstdint>

namespace clgl::transport
{

// A range of bytes in a buffer, or a range of texels along one axis.
struct Range {
    uint64_t offset = 0;
    uint64_t size = 0;

    bool empty() const { return size == 0; }
    uint64_t end() const { return offset + size; }
    bool overlaps(const Range &other) const { return offset < other.end() && other.offset < end(); }
    bool covers(const Range &other) const { return offset <= other.offset && other.end() <= end(); }
    // Returns the smallest range that contains both ranges.
    Range hull(const Range &other) const
    {
        const uint64_t first = std::min(offset, other.offset);
        return {first, std::max(end(), other.end()) - first};
    }
};

// A part of a shared object. For a buffer or a buffer texture, the part is a range of bytes in the first
// dimension. For other textures, the part is a box of texels in one mip level. The third dimension of the box
// counts slices, layers or faces. The second dimension counts the layers of a 1D array.
class SubRange
{
public:
    static constexpr unsigned dimensions = 3;

    SubRange() = default;
    SubRange(const Range &bytes) : axes_{bytes, {0, 1}, {0, 1}} {}
    SubRange(uint32_t level, const Range (&axes)[dimensions]) : level_(level), axes_{axes[0], axes[1], axes[2]} {}

    uint32_t level() const { return level_; }
    const Range &axis(unsigned dimension) const { return axes_[dimension]; }
    // Returns the byte range of a part of a buffer.
    const Range &bytes() const { return axes_[0]; }

    bool empty() const
    {
        return std::any_of(axes_, axes_ + dimensions, [](const Range &range) { return range.empty(); });
    }
    bool overlaps(const SubRange &other) const { return level_ == other.level_ && each(other, &Range::overlaps); }
    bool covers(const SubRange &other) const { return level_ == other.level_ && each(other, &Range::covers); }
    // Returns the smallest part that contains both parts, which must be in the same mip level. Ignores empty
    // parts.
    SubRange hull(const SubRange &other) const
    {
        if (empty()) return other;
        if (other.empty()) return *this;
        SubRange both = *this;
        for (unsigned i = 0; i < dimensions; ++i)
            both.axes_[i] = axes_[i].hull(other.axes_[i]);
        return both;
    }

private:
    bool each(const SubRange &other, bool (Range::*holds)(const Range &) const) const
    {
        for (unsigned i = 0; i < dimensions; ++i)
            if (!(axes_[i].*holds)(other.axes_[i])) return false;
        return true;
    }

    uint32_t level_ = 0;
    Range axes_[dimensions];
};

// The position of an image in a shared object. Converts between boxes in the image and parts of the object.
struct ImagePlace {
    uint32_t level = 0;
    // The first slice, layer or face of the image
    uint64_t first_layer = 0;
    // For a buffer texture: the offset of the first byte in the buffer, and the number of bytes per texel
    uint64_t first = 0;
    uint64_t texel_step = 1;

    SubRange part(const GlBox &box) const
    {
        const Range axes[] = {{first + box.origin[0] * texel_step, box.extent[0] * texel_step},
                              {box.origin[1], box.extent[1]},
                              {first_layer + box.origin[2], box.extent[2]}};
        return {level, axes};
    }
    GlBox box(const SubRange &part) const
    {
        const Range &x = part.axis(0), &y = part.axis(1), &z = part.axis(2);
        return {{(x.offset - first) / texel_step, y.offset, z.offset - first_layer},
                {x.size / texel_step, y.size, z.size}};
    }
};

}  // namespace clgl::transport
