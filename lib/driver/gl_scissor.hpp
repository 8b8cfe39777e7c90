// Temporarily disables scissor tests and window rectangles.
#pragma once

#include "driver/gl.hpp"

#include <array>
#include <vector>

namespace clgl
{

// Disables all window rectangles, and the scissor test and the exclusive scissor test of the first viewport,
// while this object lives, because they would clip blits and draws of clgl. Does not change the scissor tests of
// other viewports.
class NoScissor
{
public:
    explicit NoScissor(const GlCaps &caps);
    ~NoScissor();
    NoScissor(const NoScissor &) = delete;
    NoScissor &operator=(const NoScissor &) = delete;

private:
    // The window rectangles of the application
    struct Rectangles {
        GLint mode = 0;
        std::vector<std::array<GLint, 4>> boxes;
    };
    static Rectangles read_rectangles(const GlCaps &caps);

    const GlCaps &caps_;
    const Rectangles rectangles_;
    const GLboolean scissor_, exclusive_scissor_;
};

}  // namespace clgl
