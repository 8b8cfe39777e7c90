// Finds the format in which GL stores a texture whose internal format is unsized or from the compatibility
// profile.
#pragma once

#include "core/format/formats.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

struct StoredFormat {
    // nullptr = no format has these components
    const Format *format = nullptr;
    // False if the format has more bits than GL stores, or if there is no format
    bool exact = true;
};

// Returns the smallest format that can store these components, if there is one.
StoredFormat stored_format(GLenum internal_format, const GlComponents &components);

// Returns text for messages, such as "8 bits of luminance, 8 of alpha".
std::string describe(GLenum internal_format, const GlComponents &components);

}  // namespace clgl
