#include "winsys/egl_watch.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"

#include <map>
#include <mutex>

namespace clgl::winsys
{

namespace
{

class EglContextWatch final : public ContextWatch
{
public:
    explicit EglContextWatch(const Binding &binding)
        : life_(egl_display_life(binding.display)), display_(binding.display), context_(binding.context)
    {
    }
    bool ended() const noexcept override { return life_->ended() || !egl_has_context(display_, context_); }

private:
    std::shared_ptr<EglDisplayLife> life_;
    EGLDisplay display_;
    EGLContext context_;
};

struct DisplayLives {
    OrderedMutex<LockOrder::egl_displays> mutex;
    std::map<EGLDisplay, std::weak_ptr<EglDisplayLife>> of_display;
};

// Returns the table of displays. It is never destroyed, because contexts may be destroyed during process exit.
DisplayLives &display_lives() { return immortal<DisplayLives>(); }

}  // namespace

EglDisplayLife::EglDisplayLife(EGLDisplay display) : display_(display)
{
    const Egl &e = egl();
    if (!e.display_has(display, "EGL_KHR_reusable_sync")) return;
    const auto create = reinterpret_cast<PFNEGLCREATESYNCKHRPROC>(e.GetProcAddress("eglCreateSyncKHR"));
    get_attribute_ = reinterpret_cast<PFNEGLGETSYNCATTRIBKHRPROC>(e.GetProcAddress("eglGetSyncAttribKHR"));
    destroy_ = reinterpret_cast<PFNEGLDESTROYSYNCKHRPROC>(e.GetProcAddress("eglDestroySyncKHR"));
    if (create && get_attribute_ && destroy_) sync_ = create(display, EGL_SYNC_REUSABLE_KHR, nullptr);
}

EglDisplayLife::~EglDisplayLife()
{
    if (sync_ && !ended()) destroy_(display_, sync_);
}

bool EglDisplayLife::ended() noexcept
{
    if (!ended_ && !is_there()) ended_ = true;
    return ended_;
}

bool EglDisplayLife::is_there() const noexcept
{
    if (!sync_) return egl().QueryString(display_, EGL_VERSION) != nullptr;
    EGLint type = EGL_NONE;
    return get_attribute_(display_, sync_, EGL_SYNC_TYPE_KHR, &type) && type == EGL_SYNC_REUSABLE_KHR;
}

std::shared_ptr<EglDisplayLife> egl_display_life(EGLDisplay display)
{
    std::lock_guard lock(display_lives().mutex);
    std::weak_ptr<EglDisplayLife> &known = display_lives().of_display[display];
    std::shared_ptr<EglDisplayLife> life = known.lock();
    if (life && !life->ended()) return life;
    life = std::make_shared<EglDisplayLife>(display);
    known = life;
    return life;
}

bool egl_has_context(EGLDisplay display, EGLContext context) noexcept
{
    EGLint type = 0;
    return egl().QueryContext(display, context, EGL_CONTEXT_CLIENT_TYPE, &type);
}

std::unique_ptr<ContextWatch> watch_egl(const Binding &binding)
{
    return std::make_unique<EglContextWatch>(binding);
}

}  // namespace clgl::winsys
