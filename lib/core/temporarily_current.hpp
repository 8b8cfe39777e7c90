// An OpenGL context made current for a moment.
#pragma once

#include "winsys/winsys.hpp"

namespace clgl
{

// Makes the given context current while it lives, if it is not, and then what was before. Throws
// CLGL_ERROR_NO_GL_CONTEXT.
class TemporarilyCurrent
{
public:
    explicit TemporarilyCurrent(const winsys::Binding &wanted);
    ~TemporarilyCurrent();
    TemporarilyCurrent(const TemporarilyCurrent &) = delete;
    TemporarilyCurrent &operator=(const TemporarilyCurrent &) = delete;

private:
    winsys::Binding before_;
    bool restore_ = false;
    int32_t platform_ = CLGL_WINSYS_NONE;
};

}  // namespace clgl
