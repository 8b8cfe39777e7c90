// The table of pixel formats: what OpenGL calls them, and which image of OpenCL has the same pixels. The one
// source for all that speaks of formats.
#pragma once

#include "driver/cl.hpp"

#include <clgl/format.h>

#include <span>
#include <string>

namespace clgl
{

struct Format {
    // CLGL_FORMAT_...
    int32_t id;
    const char *name;
    // 0 where OpenGL has none
    uint32_t gl_internal;
    uint32_t gl_format;
    uint32_t gl_type;
    // All 0 where OpenCL has none
    cl_image_format cl;
    // 0 for compressed ones
    uint32_t bytes;
    uint32_t components;
    // Of the largest component
    uint32_t bits;
    // CLGL_NUMERIC_...
    int32_t numeric;
    const char *specification;
    // The names of gl_internal and of cl's members, "" for 0
    const char *gl_name, *cl_order_name, *cl_type_name;

    bool has_image() const { return cl.image_channel_order != 0; }
};

// Of a CLGL_NUMERIC_...
bool is_integer(int32_t numeric);

// By id, from 1 on.
std::span<const Format> formats();

// Throws CLGL_ERROR_INVALID_ARGUMENT.
const Format &known_format(int32_t id);
// nullptr if there is none.
const Format *find_gl_format(uint32_t internal_format);
const Format *find_cl_format(const cl_image_format &format);

// The one of `candidates` that holds what `wanted` holds and wastes least, or loses least; nullptr if none is of
// the kind (integers and real numbers do not stand for each other).
const Format *nearest_format(const Format &wanted, std::span<const Format *const> candidates);

clgl_format_info info_of(const Format &format);

// For messages: "the nearest that works is CLGL_FORMAT_RGBA8", or that there is none.
std::string name_of_nearest(const Format &wanted, std::span<const Format *const> candidates);

}  // namespace clgl
