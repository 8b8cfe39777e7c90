// Makes GL contexts current, and later restores the previous contexts.
#pragma once

#include "winsys/winsys.hpp"

namespace clgl
{

namespace previous_binding
{

struct Previous {
    winsys::Binding binding;
    // Watches the previous context; nullptr if no context was current
    std::shared_ptr<winsys::ContextWatch> watch;

    // Returns whether the previous context was destroyed or its display was closed. If so, the binding must not
    // be used.
    bool has_ended() const noexcept { return watch && watch->ended(); }
};

// Records that `context` will become current in place of `before`.
void note(void *context, const winsys::Binding &before);

// Removes the record of `context`, and returns the binding that was current before it (empty = none). If another
// record would restore `context`, changes that record to restore the returned binding.
Previous forget(void *context) noexcept;

}  // namespace previous_binding

// Makes a context current while this object exists, unless the context is current already. The destructor
// restores the previous context. Throws CLGL_ERROR_NO_GL_CONTEXT.
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
