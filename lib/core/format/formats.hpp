// Describes all pixel formats: the GL names, and the OpenCL image formats with the same pixels.
#pragma once

#include "driver/cl.hpp"

#include <clgl/format.h>

#include <span>
#include <string>

namespace clgl
{

struct Format {
    // A CLGL_FORMAT_ constant
    clgl_format id;
    const char *name;
    // The sized internal format; 0 = GL has no such format
    uint32_t gl_internal;
    uint32_t gl_format;
    uint32_t gl_type;
    // The OpenCL image format; zeros = the library has none for these pixels
    cl_image_format cl;
    // The size of a pixel in bytes; 0 for compressed formats
    uint32_t bytes;
    uint32_t components;
    // The number of bits of the largest component
    uint32_t bits;
    // A CLGL_NUMERIC_ constant
    clgl_numeric_type numeric;
    const char *specification;
    // The names of the constants in gl_internal and cl; "" if the constant is 0
    const char *gl_name, *cl_order_name, *cl_type_name;

    bool has_image() const { return cl.image_channel_order != 0; }
};

// Returns whether a CLGL_NUMERIC_ constant is a signed or unsigned integer type.
bool is_integer(clgl_numeric_type numeric);

// Returns all formats in the order of their ids. The first id is 1.
std::span<const Format> formats();

// Returns the format with this id. Throws CLGL_ERROR_INVALID_ARGUMENT if the id is unknown.
const Format &known_format(clgl_format id);
// Return the first format with this GL internal format or OpenCL image format; nullptr if there is none.
const Format *find_gl_format(uint32_t internal_format);
const Format *find_cl_format(const cl_image_format &format);

// Returns the candidate that stores `wanted` best. It loses as little data as possible. Among such candidates, it
// has the same numeric type if possible, and few unused bits. Returns nullptr if no candidate is possible: signed
// integers, unsigned integers and real numbers are not converted to each other, and only depth is stored as
// depth.
const Format *nearest_format(const Format &wanted, std::span<const Format *const> candidates);

clgl_format_info info_of(const Format &format);

// Returns text for messages, such as "the nearest that works is CLGL_FORMAT_RGBA8", or a text that says that no
// format is possible.
std::string name_of_nearest(const Format &wanted, std::span<const Format *const> candidates);

}  // namespace clgl
