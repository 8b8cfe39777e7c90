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

// Of one texel.
GLuint make_texture(GLenum internal_format)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    const BoundTexture bound(GL_TEXTURE_2D, name);
    glTexStorage2D(GL_TEXTURE_2D, 1, internal_format, 1, 1);
    return name;
}

void copy_texel(GLuint from, GLenum from_target, GLint from_level, GLuint to, GLenum to_target, GLint to_level)
{
    glCopyImageSubData(from, from_target, from_level, 0, 0, 0, to, to_target, to_level, 0, 0, 0, 1, 1, 1);
}

}  // namespace

GlReadCache::~GlReadCache()
{
    if (buffer_) garbage_.add_buffer(std::move(room_), buffer_);
    if (texture_) garbage_.add_call(std::move(room_), [name = texture_] { glDeleteTextures(1, &name); });
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
    if (!caps_.copy_image) return;
    if (!texture_) texture_ = make_texture(image.internal_format);
    const GLenum target = binding_target(image.target);
    copy_texel(image.name, target, image.level, texture_, GL_TEXTURE_2D, 0);
    copy_texel(texture_, GL_TEXTURE_2D, 0, image.name, target, image.level);
    check_gl("glCopyImageSubData");
}

}  // namespace clgl
