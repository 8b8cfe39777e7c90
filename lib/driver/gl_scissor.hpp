// The scissor test, put aside.
#pragma once

#include "driver/gl.hpp"

namespace clgl
{

// While this lives the scissor test of the first viewport, which copies and draws heed, is off; the others' stay.
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
