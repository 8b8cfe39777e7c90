// Disables the scissor test for a while.
#pragma once

#include "driver/gl.hpp"

#include <array>

namespace clgl
{

// While this lives nothing cuts pixels away from copies and draws: the scissor tests of the first viewport are
// off, those of the others stay, and there are no window rectangles.
class NoScissor
{
public:
    explicit NoScissor(const GlCaps &caps);
    ~NoScissor();
    NoScissor(const NoScissor &) = delete;
    NoScissor &operator=(const NoScissor &) = delete;

private:
    // GL_MAX_WINDOW_RECTANGLES_EXT of all drivers.
    static constexpr size_t most_rectangles = 8;

    void remove_rectangles();
    void put_back_rectangles() const;

    const GlCaps &caps_;
    GLboolean scissor_, exclusive_scissor_ = GL_FALSE;
    GLint rectangle_mode_ = 0, rectangle_count_ = 0;
    std::array<GLint[4], most_rectangles> rectangles_{};
};

}  // namespace clgl
