// Finds the format that GL stores for unsized and compatibility internal formats.
#pragma once

#include "core/format/formats.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

struct StoredFormat {
    // nullptr if no format has such components
    const Format *format = nullptr;
    // False if the format has more bits than are stored
    bool exact = true;
};

// The format of the table that stores such components.
StoredFormat stored_format(GLenum internal_format, const GlComponents &components);

// "8 bits of luminance, 8 of alpha", for messages.
std::string describe(const GlComponents &components);

}  // namespace clgl
