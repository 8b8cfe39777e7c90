#include "core/temporarily_current.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

namespace clgl
{

TemporarilyCurrent::TemporarilyCurrent(const winsys::Binding &wanted) : before_(winsys::current())
{
    if (before_.context == wanted.context) return;
    try {
        winsys::make_current(wanted);
    } catch (const Error &error) {
        fail(CLGL_ERROR_NO_GL_CONTEXT,
             text("gl_context is not current on this thread and cannot be made so: ", error.what()),
             error.native());
    }
    restore_ = true;
    platform_ = wanted.platform;
}

TemporarilyCurrent::~TemporarilyCurrent()
{
    if (!restore_) return;
    try {
        if (before_.is_current())
            winsys::make_current(before_);
        else
            winsys::release_current(platform_);
    } catch (const Error &) {
        // The failure that is being reported says more.
    }
}

}  // namespace clgl
