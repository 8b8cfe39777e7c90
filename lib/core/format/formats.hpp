// Describes all pixel formats: their GL names, and the OpenCL image formats with the same pixels. No other file
// contains facts about formats.
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
    // 0 = GL has no such format
    uint32_t gl_internal;
    uint32_t gl_format;
    uint32_t gl_type;
    // Zeros = OpenCL has no such image format
    cl_image_format cl;
    // The size of a pixel in bytes; 0 for compressed formats
    uint32_t bytes;
    uint32_t components;
    // The number of bits of the largest component
    uint32_t bits;
    // A CLGL_NUMERIC_ constant
    clgl_numeric_type numeric;
    const char *specification;
    // The names of the constants in gl_internal and cl; "" for 0
    const char *gl_name, *cl_order_name, *cl_type_name;

    bool has_image() const { return cl.image_channel_order != 0; }
};

// Returns whether a CLGL_NUMERIC_ constant is a signed or unsigned integer type.
bool is_integer(clgl_numeric_type numeric);

// Returns all formats, in the order of their ids, which begin with 1.
std::span<const Format> formats();

// Throws CLGL_ERROR_INVALID_ARGUMENT for an unknown id.
const Format &known_format(clgl_format id);
// Return the format of a GL internal format or of an OpenCL image format; nullptr if there is none.
const Format *find_gl_format(uint32_t internal_format);
const Format *find_cl_format(const cl_image_format &format);

// Returns the candidate that stores all data of `wanted` with the fewest unused bits. If no candidate can,
// returns the one that loses least. Returns nullptr if `wanted` cannot be converted to any candidate: integers
// and real numbers are not converted to each other.
const Format *nearest_format(const Format &wanted, std::span<const Format *const> candidates);

clgl_format_info info_of(const Format &format);

// Returns text for messages, such as "the nearest that works is CLGL_FORMAT_RGBA8". If there is no nearest
// format, the text says so.
std::string name_of_nearest(const Format &wanted, std::span<const Format *const> candidates);

}  // namespace clgl
