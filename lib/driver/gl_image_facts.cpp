// What OpenGL says of an image.
#include "driver/gl_image.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

GLint level_number(GLenum target, GLint level, GLenum what)
{
    GLint value = 0;
    glGetTexLevelParameteriv(target, level, what, &value);
    return value;
}

GLint texture_number(GLenum target, GLenum what)
{
    GLint value = 0;
    glGetTexParameteriv(target, what, &value);
    return value;
}

// Formats without a size, as old programs give them, and what drivers make of them.
GLenum sized(GLenum internal_format)
{
    switch (internal_format) {
    case GL_RED:
        return GL_R8;
    case GL_RG:
        return GL_RG8;
    case GL_RGB:
        return GL_RGB8;
    case GL_RGBA:
        return GL_RGBA8;
    default:
        return internal_format;
    }
}

bool reads_mipmaps(GLint filter) { return filter != GL_NEAREST && filter != GL_LINEAR; }

void read_level(const GlCaps &caps, GLenum target, GLint level, GlImageFacts &facts)
{
    // A cube map as a whole is asked by one of its faces.
    const GLenum image = target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X : target;
    facts.size[0] = static_cast<uint64_t>(level_number(image, level, GL_TEXTURE_WIDTH));
    facts.size[1] = static_cast<uint64_t>(level_number(image, level, GL_TEXTURE_HEIGHT));
    facts.size[2] = static_cast<uint64_t>(level_number(image, level, GL_TEXTURE_DEPTH));
    if (facts.size[0] != 0) {
        constexpr uint64_t faces = 6;
        facts.size[1] = std::max<uint64_t>(facts.size[1], 1);
        facts.size[2] = target == GL_TEXTURE_CUBE_MAP ? faces : std::max<uint64_t>(facts.size[2], 1);
    }
    facts.internal_format = sized(static_cast<GLenum>(level_number(image, level, GL_TEXTURE_INTERNAL_FORMAT)));
    if (is_multisampled(target) && (caps.es ? caps.version >= 31 : caps.version >= 32))
        facts.samples = level_number(image, level, GL_TEXTURE_SAMPLES);
}

// All that the texture has of its buffer must be there.
void read_buffer_behind(const GlCaps &caps, GlImageFacts &facts)
{
    constexpr GLenum target = GL_TEXTURE_BUFFER;
    facts.buffer = static_cast<GLuint>(level_number(target, 0, GL_TEXTURE_BUFFER_DATA_STORE_BINDING));
    uint64_t bytes = 0;
    if (caps.buffer_texture_ranges) {
        facts.buffer_offset = static_cast<uint64_t>(level_number(target, 0, GL_TEXTURE_BUFFER_OFFSET));
        bytes = static_cast<uint64_t>(level_number(target, 0, GL_TEXTURE_BUFFER_SIZE));
    }
    const bool there = facts.buffer != 0 && glIsBuffer(facts.buffer) &&
                       read_gl_buffer_facts(caps, facts.buffer).size >= facts.buffer_offset + bytes;
    if (!there) std::ranges::fill(facts.size, 0);
}

GlImageFacts read_texture_facts(const GlCaps &caps, GLenum target, GLuint name, GLint level)
{
    GlImageFacts facts;
    const BoundTexture bound(target, name);
    if (glGetError() != GL_NO_ERROR) {
        facts.of_target = false;
        return facts;
    }
    const GLenum object = binding_target(target);
    if (caps.level_queries) read_level(caps, target, level, facts);
    if (object == GL_TEXTURE_BUFFER) read_buffer_behind(caps, facts);
    if (object != GL_TEXTURE_BUFFER && !is_multisampled(object)) {
        facts.base_level = texture_number(object, GL_TEXTURE_BASE_LEVEL);
        facts.max_level = texture_number(object, GL_TEXTURE_MAX_LEVEL);
        facts.mipmapped = reads_mipmaps(texture_number(object, GL_TEXTURE_MIN_FILTER));
    }
    if (caps.texture_storage && texture_number(object, GL_TEXTURE_IMMUTABLE_FORMAT))
        facts.immutable_levels =
            caps.es || caps.version >= 43 ? texture_number(object, GL_TEXTURE_IMMUTABLE_LEVELS) : 1;
    // What a target does not have is no error of the program's.
    while (glGetError() != GL_NO_ERROR) {
    }
    return facts;
}

GlImageFacts read_renderbuffer_facts(GLuint name)
{
    const auto number = [](GLenum what) {
        GLint value = 0;
        glGetRenderbufferParameteriv(GL_RENDERBUFFER, what, &value);
        return value;
    };
    GLint before = 0;
    glGetIntegerv(GL_RENDERBUFFER_BINDING, &before);
    glBindRenderbuffer(GL_RENDERBUFFER, name);
    GlImageFacts facts;
    facts.size[0] = static_cast<uint64_t>(number(GL_RENDERBUFFER_WIDTH));
    facts.size[1] = static_cast<uint64_t>(number(GL_RENDERBUFFER_HEIGHT));
    facts.size[2] = 1;
    facts.internal_format = sized(static_cast<GLenum>(number(GL_RENDERBUFFER_INTERNAL_FORMAT)));
    facts.samples = number(GL_RENDERBUFFER_SAMPLES);
    glBindRenderbuffer(GL_RENDERBUFFER, static_cast<GLuint>(before));
    return facts;
}

}  // namespace

GlImageFacts read_gl_image_facts(const GlCaps &caps, GLenum target, GLuint name, GLint level)
{
    return target == GL_RENDERBUFFER ? read_renderbuffer_facts(name)
                                     : read_texture_facts(caps, target, name, level);
}

bool has_other_levels(const GlCaps &caps, GLenum target, GLuint name, GLint level)
{
    if (!caps.level_queries) return false;
    const BoundTexture bound(target, name);
    const GLenum image = target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X : target;
    const bool has = level > 0 || level_number(image, level + 1, GL_TEXTURE_WIDTH) != 0;
    // Past the smallest level that there can be.
    while (glGetError() != GL_NO_ERROR) {
    }
    return has;
}

bool is_gl_image(const GlCaps &caps, const GlImage &image)
{
    if (image.is_renderbuffer() ? !glIsRenderbuffer(image.name) : !glIsTexture(image.name)) return false;
    GlImageFacts facts = read_gl_image_facts(caps, image.target, image.name, image.level);
    if (!facts.of_target) return false;
    if (!image.is_renderbuffer() && !caps.level_queries) return true;
    facts.size[2] *= static_cast<uint64_t>(std::max(image.samples, 1));
    return std::ranges::equal(facts.size, image.size) && facts.internal_format == image.internal_format &&
           facts.buffer == image.buffer && facts.buffer_offset == image.buffer_offset &&
           facts.samples == image.samples;
}

}  // namespace clgl
