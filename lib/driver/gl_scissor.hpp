// The scissor test, put aside.
#pragma once

#include "driver/gl.hpp"

#include <vector>

namespace clgl
{

// While this lives the scissor test of the first viewport, which copies and draws heed, is off; then all
// viewports' are as before: NVIDIA's driver (580), asked for the first, turned on others', too.
class NoScissor
{
public:
    explicit NoScissor(const GlCaps &caps);
    ~NoScissor();
    NoScissor(const NoScissor &) = delete;
    NoScissor &operator=(const NoScissor &) = delete;

private:
    // Of each viewport; empty where there is one for all, or nothing to put aside
    std::vector<GLboolean> before_;
    bool of_all_ = false;
};

}  // namespace clgl
