#include "core/format/stored_format.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <iterator>

namespace clgl
{

namespace
{

// sRGB formats that the format table does not have
constexpr GLenum srgb_formats[] = {GL_SRGB,        GL_SRGB_ALPHA,       GL_SLUMINANCE,
                                   GL_SLUMINANCE8, GL_SLUMINANCE_ALPHA, GL_SLUMINANCE8_ALPHA8};

bool has_srgb_encoding(GLenum internal_format)
{
    return std::ranges::find(srgb_formats, internal_format) != std::end(srgb_formats);
}

clgl_numeric_type numeric_of(GLenum internal_format, const GlComponents &components)
{
    if (components.depth) return CLGL_NUMERIC_DEPTH;
    if (has_srgb_encoding(internal_format)) return CLGL_NUMERIC_SRGB;
    switch (components.type) {
    case GL_FLOAT:
        return CLGL_NUMERIC_FLOAT;
    case GL_INT:
        return CLGL_NUMERIC_INT;
    case GL_UNSIGNED_INT:
        return CLGL_NUMERIC_UINT;
    case GL_SIGNED_NORMALIZED:
        return CLGL_NUMERIC_SNORM;
    default:
        return components.stencil ? CLGL_NUMERIC_UINT : CLGL_NUMERIC_UNORM;
    }
}

// Returns the base internal format (OpenGL 4.6 compatibility profile, table 8.11); 0 = there is none with these
// components.
GLenum base_of(const GlComponents &components)
{
    if (components.depth) return components.stencil ? GL_DEPTH_STENCIL : GL_DEPTH_COMPONENT;
    if (components.stencil) return GL_STENCIL_INDEX;
    if (components.luminance) return components.alpha ? GL_LUMINANCE_ALPHA : GL_LUMINANCE;
    if (components.intensity) return GL_INTENSITY;
    if (!components.red) return components.alpha ? GL_ALPHA : 0;
    if (components.alpha) return GL_RGBA;
    return components.blue ? GL_RGB : components.green ? GL_RG : GL_RED;
}

GLenum base_of(const Format &format)
{
    if (format.cl.image_channel_order == CL_INTENSITY) return GL_INTENSITY;
    switch (format.gl_format) {
    case GL_RED_INTEGER:
        return GL_RED;
    case GL_RG_INTEGER:
        return GL_RG;
    case GL_RGB_INTEGER:
        return GL_RGB;
    case GL_RGBA_INTEGER:
        return GL_RGBA;
    case GL_ALPHA_INTEGER_EXT:
        return GL_ALPHA;
    default:
        return format.gl_format;
    }
}

uint32_t largest(const GlComponents &components)
{
    const GLint most = std::max(
        {components.red, components.green, components.blue, components.luminance, components.intensity,
         components.depth, components.red || components.luminance || components.depth ? 0 : components.alpha,
         components.depth ? 0 : components.stencil});
    return static_cast<uint32_t>(most);
}

// Returns whether the depth component is a float.
bool has_float_depth(const Format &format)
{
    return format.gl_type == GL_FLOAT || format.gl_type == GL_FLOAT_32_UNSIGNED_INT_24_8_REV;
}

}  // namespace

StoredFormat stored_format(GLenum internal_format, const GlComponents &components)
{
    const clgl_numeric_type numeric = numeric_of(internal_format, components);
    const uint32_t bits = largest(components);
    const bool float_depth = components.depth && components.type == GL_FLOAT;
    const Format *best = nullptr;
    for (const Format &format : formats()) {
        if (format.bytes == 0 || format.numeric != numeric || base_of(format) != base_of(components) ||
            format.bits < bits || (components.depth && has_float_depth(format) != float_depth))
            continue;
        if (!best || format.bits < best->bits) best = &format;
    }
    return {best, best && best->bits == bits};
}

std::string describe(GLenum internal_format, const GlComponents &components)
{
    const struct {
        GLint bits;
        const char *name;
    } all[] = {{components.red, "red"},
               {components.green, "green"},
               {components.blue, "blue"},
               {components.luminance, "luminance"},
               {components.intensity, "intensity"},
               {components.alpha, "alpha"},
               {components.depth, "depth"},
               {components.stencil, "stencil"}};
    std::string out;
    for (const auto &each : all)
        if (each.bits)
            out += text(out.empty() ? "" : ", ", each.bits, out.empty() ? " bits of " : " of ", each.name);
    if (has_srgb_encoding(internal_format)) out += ", sRGB-encoded";
    return out;
}

}  // namespace clgl
