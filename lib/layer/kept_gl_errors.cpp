#include "layer/kept_gl_errors.hpp"

#include "base/text.hpp"
#include "driver/gl_debug_output.hpp"
#include "layer/log.hpp"
#include "winsys/winsys.hpp"

#include <limits>

namespace clgl::layer
{

namespace
{

void clear_incomplete_framebuffer()
{
    GLint before = 0;
    GLuint framebuffer = 0;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    glClear(0);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, static_cast<GLuint>(before));
    glDeleteFramebuffers(1, &framebuffer);
}

// Raises a GL error by a call that fails in every context and has no other effect.
void provoke(GLenum code)
{
    constexpr GLenum no_capability = 0;
    constexpr GLint no_location = std::numeric_limits<GLint>::max();
    switch (code) {
    case GL_INVALID_ENUM:
        return glEnable(no_capability);
    case GL_INVALID_VALUE:
        return glViewport(0, 0, -1, -1);
    case GL_INVALID_OPERATION:
        return glUniform1f(no_location, 0);
    case GL_INVALID_FRAMEBUFFER_OPERATION:
        return clear_incomplete_framebuffer();
    default:
        log_line("glGetError will not return the pending error ", hex(code),
                 " of the application: it cannot be raised "
                 "again");
    }
}

}  // namespace

KeptGlErrors::KeptGlErrors() noexcept : context_(winsys::current_context())
{
    if (!context_) return;
    while (count_ < most_codes && (codes_[count_] = glGetError()) != GL_NO_ERROR)
        ++count_;
}

KeptGlErrors::~KeptGlErrors()
{
    if (count_ == 0 || winsys::current_context() != context_) return;
    const WithoutDebugOutput silent;
    for (const GLenum code : std::span(codes_).first(count_))
        provoke(code);
}

}  // namespace clgl::layer
