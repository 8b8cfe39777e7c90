// An OpenGL context made current for a moment.
#pragma once

#include "winsys/winsys.hpp"

namespace clgl
{

namespace previous_binding
{

// `context`, the native handle, is about to be made current in place of `before`.
void note(void *context, const winsys::Binding &before);

// `context` is given up: gives what was current before it. Where another one would have gone back to it, that
// goes back to the same. Gives nothing if there is no note of it.
winsys::Binding forget(void *context) noexcept;

}  // namespace previous_binding

// Makes the given context current while it lives, if it is not, and then what was before. Throws
// CLGL_ERROR_NO_GL_CONTEXT.
class ScopedMakeCurrent
{
public:
    explicit ScopedMakeCurrent(const winsys::Binding &wanted);
    ~ScopedMakeCurrent();
    ScopedMakeCurrent(const ScopedMakeCurrent &) = delete;
    ScopedMakeCurrent &operator=(const ScopedMakeCurrent &) = delete;

private:
    winsys::Binding before_;
    bool restore_ = false;
    int32_t platform_ = CLGL_WINSYS_NONE;
};

}  // namespace clgl
