// Implements the EGL function table, the current binding, and syncs.
#include "winsys/egl_watch.hpp"

#include "base/error.hpp"
#include "base/result.hpp"
#include "base/text.hpp"

namespace clgl::winsys
{

namespace
{

constexpr const char *egl_soname = "libEGL.so.1";

constinit Lazy<Egl> egl_library;

template <typename Function> bool find_extension(const Egl &egl, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(egl.GetProcAddress(name));
    return function != nullptr;
}

void find_syncs(const Egl &egl, std::array<Egl::SyncFunctions, 2> &syncs)
{
    auto &[khr, core] = syncs;
    const bool has_khr = find_extension(egl, "eglCreateSyncKHR", khr.create) &&
                         find_extension(egl, "eglClientWaitSyncKHR", khr.wait) &&
                         find_extension(egl, "eglDestroySyncKHR", khr.destroy);
    if (!has_khr) khr = {};
    const bool has_core = find_extension(egl, "eglCreateSync", core.create) &&
                          find_extension(egl, "eglClientWaitSync", core.wait) &&
                          find_extension(egl, "eglDestroySync", core.destroy);
    if (!has_core) core = {};
}

void *egl_current_context()
{
    const Egl *egl = egl_library.if_loaded();
    return egl ? egl->GetCurrentContext() : nullptr;
}

Binding egl_current()
{
    const Egl &e = egl();
    return {CLGL_WINSYS_EGL, e.GetCurrentDisplay(), e.GetCurrentContext(),
            reinterpret_cast<uintptr_t>(e.GetCurrentSurface(EGL_DRAW)),
            reinterpret_cast<uintptr_t>(e.GetCurrentSurface(EGL_READ))};
}

void egl_make_current(const Binding &binding)
{
    const EGLBoolean made = egl().MakeCurrent(binding.display, reinterpret_cast<EGLSurface>(binding.draw),
                                              reinterpret_cast<EGLSurface>(binding.read), binding.context);
    if (!made) fail_egl("eglMakeCurrent");
}

void egl_release_current()
{
    const Egl *egl = egl_library.if_loaded();
    if (!egl || !egl->GetCurrentContext()) return;
    if (!egl->MakeCurrent(egl->GetCurrentDisplay(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT))
        fail_egl("eglMakeCurrent without a context");
}

void *egl_proc_address(const char *name) { return reinterpret_cast<void *>(egl().GetProcAddress(name)); }

class EglSync final : public Sync
{
public:
    EglSync(EGLDisplay display, const Egl::SyncFunctions &functions)
        : life_(egl_display_life(display)), display_(display), functions_(functions)
    {
    }
    ~EglSync() override
    {
        if (sync_ && !life_->ended()) functions_.destroy(display_, sync_);
    }
    EglSync(const EglSync &) = delete;
    EglSync &operator=(const EglSync &) = delete;

    // Inserts the sync into the command stream of the current context. Returns false after an EGL error.
    bool insert()
    {
        sync_ = functions_.create(display_, EGL_SYNC_FENCE, nullptr);
        return sync_ != nullptr;
    }

    bool wait(int64_t timeout_ns) const override
    {
        if (life_->ended()) fail(CLGL_ERROR_CONTEXT_LOST, "the EGL display of the fence was terminated");
        const EGLTime timeout = timeout_ns < 0 ? EGL_FOREVER : static_cast<EGLTime>(timeout_ns);
        switch (functions_.wait(display_, sync_, 0, timeout)) {
        case EGL_CONDITION_SATISFIED:
            return true;
        case EGL_TIMEOUT_EXPIRED:
            return false;
        default:
            fail_egl("eglClientWaitSync");
        }
    }

private:
    std::shared_ptr<EglDisplayLife> life_;
    EGLDisplay display_;
    Egl::SyncFunctions functions_;
    EGLSync sync_ = EGL_NO_SYNC;
};

bool egl_has_sync(const Binding &binding)
{
    const Egl &e = egl();
    const auto &[khr, core] = e.syncs;
    return (khr.create && e.display_has(binding.display, "EGL_KHR_fence_sync")) ||
           (core.create && e.is_1_5(binding.display));
}

std::unique_ptr<Sync> egl_make_sync(const Binding &binding)
{
    // Tries both sets of functions, because a function may exist although the driver of this display does not
    // support it.
    bool any = false;
    for (const Egl::SyncFunctions &functions : egl().syncs) {
        if (!functions.create) continue;
        any = true;
        auto sync = std::make_unique<EglSync>(binding.display, functions);
        if (sync->insert()) return sync;
    }
    if (any) fail_egl("eglCreateSync of a fence");
    fail(CLGL_ERROR_UNSUPPORTED, egl_platform.no_sync);
}

std::string egl_explain_missing()
{
    const Egl *e = egl_or_null();
    if (!e) return text("no ", egl_soname);
    const bool can_list = e->can_list_devices();
    EGLint count = 0;
    if (can_list && e->QueryDevicesEXT(0, nullptr, &count) && count > 0) return {};
    if (e->client_has("EGL_MESA_platform_surfaceless")) return {};
    return can_list ? "no EGL device" : "EGL without devices and without a surfaceless platform";
}

}  // namespace

std::unique_ptr<Egl> Egl::find(Find how)
{
    void *library = find_library(egl_soname, how);
    if (!library) return nullptr;
    auto egl = std::make_unique<Egl>();
    bool all = true;
#define CLGL_EGL_FIND(name) all &= find_function(library, "egl" #name, egl->name);
    CLGL_EGL_FUNCTIONS(CLGL_EGL_FIND)
#undef CLGL_EGL_FIND
    if (!all) return nullptr;
    find_extension(*egl, "eglQueryDevicesEXT", egl->QueryDevicesEXT);
    find_extension(*egl, "eglQueryDeviceStringEXT", egl->QueryDeviceStringEXT);
    find_extension(*egl, "eglGetPlatformDisplayEXT", egl->GetPlatformDisplayEXT);
    find_syncs(*egl, egl->syncs);
    return egl;
}

bool Egl::is_1_5(EGLDisplay display) const
{
    const char *version = QueryString(display, EGL_VERSION);
    return version && std::string_view(version) >= "1.5";
}

bool Egl::can_list_devices() const
{
    return QueryDevicesEXT && (client_has("EGL_EXT_device_base") || client_has("EGL_EXT_device_enumeration"));
}

const Egl *egl_or_null() { return egl_library.load(); }

const Egl &egl()
{
    if (const Egl *loaded = egl_or_null()) return *loaded;
    fail(CLGL_ERROR_NO_OPENGL, text("no ", egl_soname, ": install EGL (Debian: libegl1)"));
}

void fail_egl(const std::string &doing)
{
    const EGLint code = egl().GetError();
    fail(code == EGL_CONTEXT_LOST ? CLGL_ERROR_CONTEXT_LOST : CLGL_ERROR_WINSYS,
         text(doing, " failed with ", native_name(CLGL_NATIVE_EGL, code), " (", hex(static_cast<unsigned>(code)),
              ")", explain_native(CLGL_NATIVE_EGL, code)),
         {CLGL_NATIVE_EGL, code});
}

constinit const Platform egl_platform = {CLGL_WINSYS_EGL,
                                         egl_current_context,
                                         egl_current,
                                         egl_make_current,
                                         egl_release_current,
                                         egl_proc_address,
                                         make_egl_shared,
                                         watch_egl,
                                         egl_has_sync,
                                         egl_make_sync,
                                         "the EGL display has neither EGL_KHR_fence_sync nor EGL 1.5",
                                         egl_explain_missing};

}  // namespace clgl::winsys
