// Reads the region parameter of texture functions.
#pragma once

#include "abi/guard.hpp"

#include <clgl/texture.h>

namespace clgl::abi
{

// Holds a copy of a region. The region may be NULL; get() then returns NULL.
class OptionalRegion
{
public:
    explicit OptionalRegion(const clgl_texture_region *region) : given_(region != nullptr)
    {
        if (region) region_ = read_desc(region, "region");
    }
    const clgl_texture_region *get() const { return given_ ? &region_ : nullptr; }

private:
    bool given_;
    clgl_texture_region region_ = CLGL_TEXTURE_REGION_INIT;
};

}  // namespace clgl::abi
