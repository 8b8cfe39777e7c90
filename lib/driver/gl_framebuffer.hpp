// Creates temporary framebuffers for copies.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Creates and binds a framebuffer. The destructor deletes the framebuffer and restores the previous binding.
class GlFramebuffer
{
public:
    // `target` is GL_READ_FRAMEBUFFER or GL_DRAW_FRAMEBUFFER.
    explicit GlFramebuffer(GLenum target);
    ~GlFramebuffer();
    GlFramebuffer(const GlFramebuffer &) = delete;
    GlFramebuffer &operator=(const GlFramebuffer &) = delete;

    // Attaches one layer of an image to the framebuffer. `layer` is the index of a slice of a 3D texture, of an
    // array layer, or of a face of a cube map; ignored for other images. For a multisampled image, attaches all
    // samples of the layer. Throws CLGL_ERROR_UNSUPPORTED if the framebuffer is then incomplete.
    void attach(const GlImage &image, GLint layer) const;

private:
    GLenum target_;
    GLint before_ = 0;
    GLuint name_ = 0;
};

}  // namespace clgl
