#include "driver/gl_framebuffer.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

namespace clgl
{

namespace
{

GLenum attachment(GLenum format)
{
    if (format == GL_DEPTH_COMPONENT) return GL_DEPTH_ATTACHMENT;
    if (format == GL_STENCIL_INDEX) return GL_STENCIL_ATTACHMENT;
    return format == GL_DEPTH_STENCIL ? GL_DEPTH_STENCIL_ATTACHMENT : GL_COLOR_ATTACHMENT0;
}

}  // namespace

GlFramebuffer::GlFramebuffer(GLenum target) : target_(target)
{
    glGetIntegerv(target == GL_READ_FRAMEBUFFER ? GL_READ_FRAMEBUFFER_BINDING : GL_DRAW_FRAMEBUFFER_BINDING,
                  &before_);
    glGenFramebuffers(1, &name_);
    glBindFramebuffer(target, name_);
}

GlFramebuffer::~GlFramebuffer()
{
    glBindFramebuffer(target_, static_cast<GLuint>(before_));
    glDeleteFramebuffers(1, &name_);
}

void GlFramebuffer::attach(const GlImage &image, GLint layer) const
{
    const GLenum point = attachment(image.format);
    switch (image.target) {
    case GL_RENDERBUFFER:
        glFramebufferRenderbuffer(target_, point, GL_RENDERBUFFER, image.name);
        break;
    case GL_TEXTURE_1D:
        glFramebufferTexture1D(target_, point, image.target, image.name, image.level);
        break;
    case GL_TEXTURE_2D:
    case GL_TEXTURE_RECTANGLE:
    case GL_TEXTURE_2D_MULTISAMPLE:
        glFramebufferTexture2D(target_, point, image.target, image.name, image.level);
        break;
    case GL_TEXTURE_CUBE_MAP:
        glFramebufferTexture2D(target_, point, GL_TEXTURE_CUBE_MAP_POSITIVE_X + static_cast<GLenum>(layer),
                               image.name, image.level);
        break;
    default:
        if (is_cube_face(image.target))
            glFramebufferTexture2D(target_, point, image.target, image.name, image.level);
        else
            glFramebufferTextureLayer(target_, point, image.name, image.level, layer);
        break;
    }
    const GLenum status = glCheckFramebufferStatus(target_);
    if (status != GL_FRAMEBUFFER_COMPLETE)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the OpenGL driver cannot attach an image of the internal format ", hex(image.internal_format),
                  " to a framebuffer (status ", hex(status), ")"));
}

}  // namespace clgl
