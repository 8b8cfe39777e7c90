#include "driver/gl_read_cache.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

GLuint make_buffer(const GlCaps &caps, uint64_t size)
{
    GLuint name = 0;
    glGenBuffers(1, &name);
    const BoundBuffer bound(caps, name);
    glBufferData(bound.target(), static_cast<GLsizeiptr>(size), nullptr, GL_STREAM_COPY);
    return name;
}

// Creates a texture with one texel.
GLuint make_texture(GLenum internal_format)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    const BoundTexture bound(GL_TEXTURE_2D, name);
    glTexStorage2D(GL_TEXTURE_2D, 1, internal_format, 1, 1);
    return name;
}

// Saves the binding of image unit 0. The destructor restores it.
class ImageUnit
{
public:
    ImageUnit()
    {
        glGetIntegeri_v(GL_IMAGE_BINDING_NAME, unit, &name_);
        if (!name_) return;
        glGetIntegeri_v(GL_IMAGE_BINDING_LEVEL, unit, &level_);
        glGetIntegeri_v(GL_IMAGE_BINDING_LAYERED, unit, &layered_);
        glGetIntegeri_v(GL_IMAGE_BINDING_LAYER, unit, &layer_);
        glGetIntegeri_v(GL_IMAGE_BINDING_ACCESS, unit, &access_);
        glGetIntegeri_v(GL_IMAGE_BINDING_FORMAT, unit, &format_);
    }
    ~ImageUnit()
    {
        glBindImageTexture(unit, static_cast<GLuint>(name_), level_, static_cast<GLboolean>(layered_), layer_,
                           static_cast<GLenum>(access_), static_cast<GLenum>(format_));
    }
    ImageUnit(const ImageUnit &) = delete;
    ImageUnit &operator=(const ImageUnit &) = delete;

    void bind_all(const GlImage &image, GLenum format) const
    {
        glBindImageTexture(unit, image.name, image.level, GL_TRUE, 0, GL_READ_WRITE, format);
    }

private:
    static constexpr GLuint unit = 0;

    GLint name_ = 0, level_ = 0, layered_ = GL_FALSE, layer_ = 0, access_ = GL_READ_ONLY, format_ = GL_R8;
};

// Returns an integer format with this texel size, or GL_NONE.
GLenum image_format_of(uint64_t texel_bytes)
{
    switch (texel_bytes) {
    case 1:
        return GL_R8UI;
    case 2:
        return GL_R16UI;
    case 4:
        return GL_R32UI;
    case 8:
        return GL_RG32UI;
    case 16:
        return GL_RGBA32UI;
    default:
        return GL_NONE;
    }
}

// Binds the image for shader writes, without a draw. The driver then assumes that a shader wrote the image. Uses
// no GPU time. Returns false if the context or the format does not support such a binding.
bool bind_for_shader_writes(const GlCaps &caps, const GlImage &image)
{
    const bool of_color = image.format != GL_DEPTH_COMPONENT && image.format != GL_DEPTH_STENCIL;
    const GLenum format = image_format_of(image.texel_bytes);
    if (caps.es || !caps.memory_barrier || !of_color || format == GL_NONE) return false;
    const ImageUnit unit;
    unit.bind_all(image, format);
    glMemoryBarrier(GL_TEXTURE_UPDATE_BARRIER_BIT | GL_TEXTURE_FETCH_BARRIER_BIT | GL_FRAMEBUFFER_BARRIER_BIT);
    return true;
}

void copy_texel(GLuint from, GLenum from_target, GLint from_level, GLuint to, GLenum to_target, GLint to_level)
{
    glCopyImageSubData(from, from_target, from_level, 0, 0, 0, to, to_target, to_level, 0, 0, 0, 1, 1, 1);
}

}  // namespace

GlReadCache::~GlReadCache()
{
    if (buffer_) garbage_.add_buffer(std::move(node_), buffer_);
    if (texture_) garbage_.add_call(std::move(node_), [name = texture_] { glDeleteTextures(1, &name); });
}

void GlReadCache::forget_buffer(GLuint name, uint64_t size)
{
    constexpr uint64_t few_bytes = 4;
    const uint64_t bytes = std::min(size, few_bytes);
    if (!buffer_) buffer_ = make_buffer(caps_, bytes);
    copy_gl_buffer(caps_, name, 0, buffer_, 0, bytes);
    copy_gl_buffer(caps_, buffer_, 0, name, 0, bytes);
}

void GlReadCache::forget_image(const GlImage &image)
{
    if (bind_for_shader_writes(caps_, image) || !caps_.copy_image) return;
    if (!texture_) texture_ = make_texture(image.internal_format);
    const GLenum target = binding_target(image.target);
    copy_texel(image.name, target, image.level, texture_, GL_TEXTURE_2D, 0);
    copy_texel(texture_, GL_TEXTURE_2D, 0, image.name, target, image.level);
    check_gl("glCopyImageSubData");
}

}  // namespace clgl
