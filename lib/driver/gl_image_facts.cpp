// Queries existing GL images.
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

// Queries a mip level of the texture `name`, or of the bound texture if `name` is 0.
class Level
{
public:
    // For a cube map, queries the first face.
    Level(GLenum target, GLint level, GLuint name = 0)
        : target_(target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X : target), level_(level),
          name_(name)
    {
    }
    GLint number(GLenum what) const
    {
        if (!name_) return level_number(target_, level_, what);
        GLint value = 0;
        glGetTextureLevelParameteriv(name_, level_, what, &value);
        return value;
    }

private:
    GLenum target_;
    GLint level_;
    GLuint name_;
};

GLint texture_number(GLenum target, GLenum what)
{
    GLint value = 0;
    glGetTexParameteriv(target, what, &value);
    return value;
}

bool reads_mipmaps(GLint filter) { return filter != GL_NEAREST && filter != GL_LINEAR; }

void read_level(const GlCaps &caps, GLenum target, const Level &level, GlImageShape &shape)
{
    shape.size[0] = static_cast<uint64_t>(level.number(GL_TEXTURE_WIDTH));
    shape.size[1] = static_cast<uint64_t>(level.number(GL_TEXTURE_HEIGHT));
    shape.size[2] = static_cast<uint64_t>(level.number(GL_TEXTURE_DEPTH));
    if (shape.size[0] != 0) {
        constexpr uint64_t faces = 6;
        shape.size[1] = std::max<uint64_t>(shape.size[1], 1);
        shape.size[2] = target == GL_TEXTURE_CUBE_MAP ? faces : std::max<uint64_t>(shape.size[2], 1);
    }
    shape.internal_format = static_cast<GLenum>(level.number(GL_TEXTURE_INTERNAL_FORMAT));
    if (is_multisampled(target) && (caps.es ? caps.version >= 31 : caps.version >= 32))
        shape.samples = level.number(GL_TEXTURE_SAMPLES);
}

// Reads the buffer of the bound buffer texture. Sets the size to 0 if there is no buffer, or if it is smaller
// than the range that the texture uses.
void read_buffer_behind(const GlCaps &caps, GlImageShape &shape)
{
    constexpr GLenum target = GL_TEXTURE_BUFFER;
    shape.buffer = static_cast<GLuint>(level_number(target, 0, GL_TEXTURE_BUFFER_DATA_STORE_BINDING));
    uint64_t bytes = 0;
    if (caps.buffer_texture_ranges) {
        shape.buffer_offset = static_cast<uint64_t>(level_number(target, 0, GL_TEXTURE_BUFFER_OFFSET));
        bytes = static_cast<uint64_t>(level_number(target, 0, GL_TEXTURE_BUFFER_SIZE));
    }
    const bool there = shape.buffer != 0 && glIsBuffer(shape.buffer) &&
                       read_gl_buffer_size(caps, shape.buffer) >= shape.buffer_offset + bytes;
    if (!there) std::ranges::fill(shape.size, 0);
}

// Must be called directly after the texture was bound. A GL error of the bind means that the texture has another
// target.
void read_texture_shape(const GlCaps &caps, GLenum target, GLint level, GlImageShape &shape)
{
    shape.of_target = glGetError() == GL_NO_ERROR;
    if (!shape.of_target) return;
    if (caps.level_queries) read_level(caps, target, Level(target, level), shape);
    if (binding_target(target) == GL_TEXTURE_BUFFER) read_buffer_behind(caps, shape);
}

void read_parameters(const GlCaps &caps, GLenum object, GlImageFacts &facts)
{
    if (!is_multisampled(object)) {
        facts.base_level = texture_number(object, GL_TEXTURE_BASE_LEVEL);
        facts.max_level = texture_number(object, GL_TEXTURE_MAX_LEVEL);
        facts.mipmapped = reads_mipmaps(texture_number(object, GL_TEXTURE_MIN_FILTER));
    }
    if (caps.texture_storage && texture_number(object, GL_TEXTURE_IMMUTABLE_FORMAT))
        facts.immutable_levels =
            caps.es || caps.version >= 43 ? texture_number(object, GL_TEXTURE_IMMUTABLE_LEVELS) : 1;
}

GlImageFacts read_texture_facts(const GlCaps &caps, GLenum target, GLuint name, GLint level)
{
    GlImageFacts facts;
    const BoundTexture bound(target, name);
    read_texture_shape(caps, target, level, facts);
    if (!facts.of_target) return facts;
    // A buffer texture has no texture parameters.
    if (binding_target(target) != GL_TEXTURE_BUFFER) read_parameters(caps, binding_target(target), facts);
    // Clears the errors of queries that the target does not support.
    drop_own_gl_errors();
    return facts;
}

// Binds a renderbuffer while this object lives, then restores the previous binding.
class BoundRenderbuffer
{
public:
    explicit BoundRenderbuffer(GLuint name)
    {
        glGetIntegerv(GL_RENDERBUFFER_BINDING, &before_);
        glBindRenderbuffer(GL_RENDERBUFFER, name);
    }
    ~BoundRenderbuffer() { glBindRenderbuffer(GL_RENDERBUFFER, static_cast<GLuint>(before_)); }
    BoundRenderbuffer(const BoundRenderbuffer &) = delete;
    BoundRenderbuffer &operator=(const BoundRenderbuffer &) = delete;

    static GLint number(GLenum what)
    {
        GLint value = 0;
        glGetRenderbufferParameteriv(GL_RENDERBUFFER, what, &value);
        return value;
    }

private:
    GLint before_ = 0;
};

// Returns the bits per component of a renderbuffer. Returns normalised types, because renderbuffers of unsized
// formats never store floats.
GlComponents read_renderbuffer_components(GLuint name)
{
    const BoundRenderbuffer bound(name);
    return {.red = bound.number(GL_RENDERBUFFER_RED_SIZE),
            .green = bound.number(GL_RENDERBUFFER_GREEN_SIZE),
            .blue = bound.number(GL_RENDERBUFFER_BLUE_SIZE),
            .alpha = bound.number(GL_RENDERBUFFER_ALPHA_SIZE),
            .depth = bound.number(GL_RENDERBUFFER_DEPTH_SIZE),
            .stencil = bound.number(GL_RENDERBUFFER_STENCIL_SIZE),
            .type = GL_UNSIGNED_NORMALIZED};
}

GlImageShape read_renderbuffer_shape(GLuint name)
{
    const BoundRenderbuffer bound(name);
    const auto number = BoundRenderbuffer::number;
    GlImageShape shape;
    shape.size[0] = static_cast<uint64_t>(number(GL_RENDERBUFFER_WIDTH));
    shape.size[1] = static_cast<uint64_t>(number(GL_RENDERBUFFER_HEIGHT));
    shape.size[2] = 1;
    shape.internal_format = static_cast<GLenum>(number(GL_RENDERBUFFER_INTERNAL_FORMAT));
    shape.samples = number(GL_RENDERBUFFER_SAMPLES);
    return shape;
}

// Returns whether the image can be queried without binding it, which is faster. Returns false for cube maps,
// their faces and buffer textures.
bool can_query_by_name(const GlCaps &caps, GLenum target)
{
    return caps.texture_targets && caps.level_queries && target == binding_target(target) &&
           target != GL_TEXTURE_CUBE_MAP && target != GL_TEXTURE_BUFFER;
}

GlImageShape read_shape(const GlCaps &caps, const GlImage &image)
{
    if (image.is_renderbuffer()) return read_renderbuffer_shape(image.name);
    GlImageShape shape;
    if (can_query_by_name(caps, image.target)) {
        GLint target = 0;
        glGetTextureParameteriv(image.name, GL_TEXTURE_TARGET, &target);
        shape.of_target = static_cast<GLenum>(target) == image.target;
        read_level(caps, image.target, Level(image.target, image.level, image.name), shape);
        drop_own_gl_errors();
        return shape;
    }
    const BoundTexture bound(image.target, image.name);
    read_texture_shape(caps, image.target, image.level, shape);
    drop_own_gl_errors();
    return shape;
}

bool is_format_of(const GlImage &image, GLenum internal_format)
{
    return internal_format == image.internal_format ||
           (image.named_format != 0 && internal_format == image.named_format);
}

}  // namespace

GlComponents read_gl_components(const GlCaps &caps, GLenum target, GLuint name, GLint level)
{
    if (target == GL_RENDERBUFFER) return read_renderbuffer_components(name);
    const BoundTexture bound(target, name);
    const Level at(target, level);
    GlComponents all{.red = at.number(GL_TEXTURE_RED_SIZE),
                     .green = at.number(GL_TEXTURE_GREEN_SIZE),
                     .blue = at.number(GL_TEXTURE_BLUE_SIZE),
                     .alpha = at.number(GL_TEXTURE_ALPHA_SIZE),
                     .depth = at.number(GL_TEXTURE_DEPTH_SIZE),
                     .stencil = at.number(GL_TEXTURE_STENCIL_SIZE),
                     .compressed = at.number(GL_TEXTURE_COMPRESSED) != 0};
    if (caps.compatibility) {
        all.luminance = at.number(GL_TEXTURE_LUMINANCE_SIZE);
        all.intensity = at.number(GL_TEXTURE_INTENSITY_SIZE);
    }
    const GLenum type = all.depth       ? GL_TEXTURE_DEPTH_TYPE
                        : all.red       ? GL_TEXTURE_RED_TYPE
                        : all.luminance ? GL_TEXTURE_LUMINANCE_TYPE_ARB
                        : all.intensity ? GL_TEXTURE_INTENSITY_TYPE_ARB
                                        : GL_TEXTURE_ALPHA_TYPE;
    all.type = static_cast<GLenum>(at.number(type));
    drop_own_gl_errors();
    return all;
}

GlImageFacts read_gl_image_facts(const GlCaps &caps, GLenum target, GLuint name, GLint level)
{
    return target == GL_RENDERBUFFER ? GlImageFacts{read_renderbuffer_shape(name)}
                                     : read_texture_facts(caps, target, name, level);
}

bool is_immutable(const GlCaps &caps, GLenum target, GLuint name)
{
    if (!caps.texture_storage || target == GL_TEXTURE_BUFFER) return false;
    const BoundTexture bound(target, name);
    return texture_number(binding_target(target), GL_TEXTURE_IMMUTABLE_FORMAT) != 0;
}

bool has_other_levels(const GlCaps &caps, GLenum target, GLuint name, GLint level)
{
    if (!caps.level_queries) return false;
    const BoundTexture bound(target, name);
    const GLenum image = target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X : target;
    const bool has = level > 0 || level_number(image, level + 1, GL_TEXTURE_WIDTH) != 0;
    // The query raises an error if level + 1 exceeds the maximum level.
    drop_own_gl_errors();
    return has;
}

bool is_gl_image(const GlCaps &caps, const GlImage &image)
{
    if (image.is_renderbuffer() ? !glIsRenderbuffer(image.name) : !glIsTexture(image.name)) return false;
    GlImageShape shape = read_shape(caps, image);
    if (!shape.of_target) return false;
    if (!image.is_renderbuffer() && !caps.level_queries) return true;
    shape.size[2] *= static_cast<uint64_t>(std::max(image.samples, 1));
    return std::ranges::equal(shape.size, image.size) && is_format_of(image, shape.internal_format) &&
           shape.buffer == image.buffer && shape.buffer_offset == image.buffer_offset &&
           shape.samples == image.samples;
}

}  // namespace clgl
