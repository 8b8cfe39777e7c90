// A temporary framebuffer for copies.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Creates and binds a framebuffer while this object lives, then restores the previous binding.
class GlFramebuffer
{
public:
    // GL_READ_FRAMEBUFFER or GL_DRAW_FRAMEBUFFER.
    explicit GlFramebuffer(GLenum target);
    ~GlFramebuffer();
    GlFramebuffer(const GlFramebuffer &) = delete;
    GlFramebuffer &operator=(const GlFramebuffer &) = delete;

    // Attaches a layer of an image: the slice, layer or face, or the row of a 1D array; for a multisampled image
    // the GL layer. Throws CLGL_ERROR_UNSUPPORTED.
    void attach(const GlImage &image, GLint layer) const;

private:
    GLenum target_;
    GLint before_ = 0;
    GLuint name_ = 0;
};

}  // namespace clgl
