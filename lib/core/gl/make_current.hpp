// An OpenGL context made current for a moment.
#pragma once

#include "winsys/winsys.hpp"

namespace clgl
{

namespace before_current
{

// `context`, the native handle, is about to be made current in place of `before`.
void note(void *context, const winsys::Binding &before);

// `context` is given up: gives what was current before it. Where another one would have gone back to it, that
// goes back to the same. Gives nothing if there is no note of it.
winsys::Binding forget(void *context) noexcept;

}  // namespace before_current

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
