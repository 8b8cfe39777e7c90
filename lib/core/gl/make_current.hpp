// Makes GL contexts current, and restores the previous ones.
#pragma once

#include "winsys/winsys.hpp"

namespace clgl
{

namespace previous_binding
{

struct Previous {
    winsys::Binding binding;
    // Empty if no context was current
    std::shared_ptr<winsys::ContextWatch> watch;

    // Returns whether the context was destroyed since, or its display closed. Neither must be used then.
    bool has_ended() const noexcept { return watch && watch->ended(); }
};

// Notes that `context`, a native handle, is about to become current in place of `before`.
void note(void *context, const winsys::Binding &before);

// Removes the note of `context` and returns what was current before it, or nothing. A note that would restore
// `context` restores that instead.
Previous forget(void *context) noexcept;

}  // namespace previous_binding

// Makes a context current during its lifetime, unless it is already, and restores the previous one. Throws
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
    clgl_winsys platform_ = CLGL_WINSYS_NONE;
};

}  // namespace clgl
