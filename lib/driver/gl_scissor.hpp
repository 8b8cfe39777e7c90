// Temporarily disables the scissor test.
#pragma once

#include "driver/gl.hpp"

#include <array>

namespace clgl
{

// Disables the scissor tests of the first viewport and all window rectangles while this object lives, because
// they would clip blits and draws of clgl. Does not change the scissor tests of other viewports.
class NoScissor
{
public:
    explicit NoScissor(const GlCaps &caps);
    ~NoScissor();
    NoScissor(const NoScissor &) = delete;
    NoScissor &operator=(const NoScissor &) = delete;

private:
    // The value of GL_MAX_WINDOW_RECTANGLES_EXT in all known drivers
    static constexpr size_t most_rectangles = 8;

    void remove_rectangles();
    void put_back_rectangles() const;

    const GlCaps &caps_;
    GLboolean scissor_, exclusive_scissor_ = GL_FALSE;
    GLint rectangle_mode_ = 0, rectangle_count_ = 0;
    std::array<GLint[4], most_rectangles> rectangles_{};
};

}  // namespace clgl
