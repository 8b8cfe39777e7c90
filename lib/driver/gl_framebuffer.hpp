// A framebuffer of the library's own, for one copy.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Images are attached to it; it is bound while this lives.
class GlFramebuffer
{
public:
    // GL_READ_FRAMEBUFFER or GL_DRAW_FRAMEBUFFER.
    explicit GlFramebuffer(GLenum target);
    ~GlFramebuffer();
    GlFramebuffer(const GlFramebuffer &) = delete;
    GlFramebuffer &operator=(const GlFramebuffer &) = delete;

    // `layer` as the last coordinate of an origin, or the row of a 1D array; of multisampled ones as OpenGL
    // counts them. Throws CLGL_ERROR_UNSUPPORTED.
    void attach(const GlImage &image, GLint layer) const;

private:
    GLenum target_;
    GLint before_ = 0;
    GLuint name_ = 0;
};

}  // namespace clgl
