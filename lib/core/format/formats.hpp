// The table of pixel formats: their GL names, and the OpenCL images with the same pixels. The only source of
// facts about formats.
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
    // 0 if GL has none
    uint32_t gl_internal;
    uint32_t gl_format;
    uint32_t gl_type;
    // All 0 if OpenCL has none
    cl_image_format cl;
    // The bytes of a pixel; 0 for compressed formats
    uint32_t bytes;
    uint32_t components;
    // The bits of the largest component
    uint32_t bits;
    // A CLGL_NUMERIC_ constant
    clgl_numeric_type numeric;
    const char *specification;
    // The names of gl_internal and of cl's members, "" for 0
    const char *gl_name, *cl_order_name, *cl_type_name;

    bool has_image() const { return cl.image_channel_order != 0; }
};

// Returns whether a CLGL_NUMERIC_ constant is an integer type.
bool is_integer(clgl_numeric_type numeric);

// All formats, by id from 1
std::span<const Format> formats();

// Throws CLGL_ERROR_INVALID_ARGUMENT for an unknown id.
const Format &known_format(clgl_format id);
// Return nullptr if there is none.
const Format *find_gl_format(uint32_t internal_format);
const Format *find_cl_format(const cl_image_format &format);

// Returns the candidate that holds everything `wanted` holds with the fewest unused bits, or that loses the
// fewest; nullptr if none has the same numeric kind (integers and real numbers are not converted to each other).
const Format *nearest_format(const Format &wanted, std::span<const Format *const> candidates);

clgl_format_info info_of(const Format &format);

// Returns text for messages: "the nearest that works is CLGL_FORMAT_RGBA8", or that there is none.
std::string name_of_nearest(const Format &wanted, std::span<const Format *const> candidates);

}  // namespace clgl
