// Disables the scissor test for a while.
#pragma once

#include "driver/gl.hpp"

namespace clgl
{

// Disables the scissor test of the first viewport while this object lives. It applies to blits and to the draws
// of the library; other viewports are left unchanged.
class NoScissor
{
public:
    explicit NoScissor(const GlCaps &caps);
    ~NoScissor();
    NoScissor(const NoScissor &) = delete;
    NoScissor &operator=(const NoScissor &) = delete;

private:
    bool indexed_;
    GLboolean before_;
};

}  // namespace clgl
