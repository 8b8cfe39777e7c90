// Implements the WGL function table and the current binding.
#include "winsys/wgl.hpp"

#include "base/error.hpp"
#include "base/platform/wide.hpp"
#include "base/text.hpp"

// Internal variables of libepoxy: the thread-local index and the size of each function table
extern "C" {
extern uint32_t gl_tls_index, gl_tls_size;
extern uint32_t wgl_tls_index, wgl_tls_size;
}

namespace clgl::winsys
{

namespace
{

// Allocates the function table of this thread if it has none. libepoxy allocates tables only for threads that
// start after libepoxy was loaded.
void allocate_table(uint32_t index, uint32_t size)
{
    if (!TlsGetValue(index)) TlsSetValue(index, LocalAlloc(LPTR, size));
}

void *wgl_current_context()
{
    HGLRC const context = wglGetCurrentContext();
    use_gl_functions_of(context);
    return context;
}

Binding wgl_current()
{
    HDC const device = wglGetCurrentDC();
    const auto drawable = reinterpret_cast<uintptr_t>(device);
    return {CLGL_WINSYS_WGL, device, wglGetCurrentContext(), drawable, drawable};
}

void wgl_make_current(const Binding &binding)
{
    // The display of a WGL binding is an HDC. It is the drawable if the binding has no other drawable.
    HDC const device = binding.draw ? reinterpret_cast<HDC>(binding.draw) : static_cast<HDC>(binding.display);
    if (!wglMakeCurrent(device, static_cast<HGLRC>(binding.context)))
        fail_wgl("wglMakeCurrent (a context can be current on one thread only)");
    use_gl_functions_of(static_cast<HGLRC>(binding.context));
}

void wgl_release_current()
{
    if (wglGetCurrentContext() && !wglMakeCurrent(nullptr, nullptr)) fail_wgl("wglMakeCurrent without a context");
}

// Detects that the window of a context was destroyed. WGL cannot report that a context was destroyed.
class WglContextWatch final : public ContextWatch
{
public:
    explicit WglContextWatch(const Binding &binding) : window_(WindowFromDC(static_cast<HDC>(binding.display))) {}
    bool ended() const noexcept override { return window_ && !IsWindow(window_); }

private:
    HWND window_;
};

std::unique_ptr<ContextWatch> watch_wgl(const Binding &binding)
{
    return std::make_unique<WglContextWatch>(binding);
}

bool wgl_has_sync(const Binding &) { return false; }

std::unique_ptr<Sync> wgl_make_sync(const Binding &) { fail(CLGL_ERROR_UNSUPPORTED, wgl_platform.no_sync); }

std::string wgl_explain_missing() { return {}; }

}  // namespace

void fail_wgl(const std::string &doing)
{
    // Drivers add 0xC0070000 to the codes of WGL extensions.
    const DWORD code = GetLastError();
    fail(CLGL_ERROR_WINSYS, text(doing, " failed: ", windows_error(code & 0xFFFF), " (", hex(code), ")"),
         {CLGL_NATIVE_WGL, static_cast<int32_t>(code)});
}

void use_gl_functions_of(HGLRC context)
{
    static thread_local HGLRC loaded = nullptr;
    if (!context || context == loaded) return;
    // The first call in a process only informs libepoxy that a context exists. Later calls load the functions
    // into the table of this thread.
    static const bool noted = (epoxy_handle_external_wglMakeCurrent(), true);
    static_cast<void>(noted);
    allocate_table(gl_tls_index, gl_tls_size);
    allocate_table(wgl_tls_index, wgl_tls_size);
    epoxy_handle_external_wglMakeCurrent();
    loaded = context;
}

void *wgl_proc_address(const char *name)
{
    // wglGetProcAddress returns -1 to 3 for missing functions. It does not return the OpenGL 1.1 functions, which
    // only opengl32.dll has.
    const auto address = reinterpret_cast<intptr_t>(wglGetProcAddress(name));
    if (address < -1 || address > 3) return reinterpret_cast<void *>(address);
    return reinterpret_cast<void *>(GetProcAddress(GetModuleHandleW(L"opengl32.dll"), name));
}

constinit const Platform wgl_platform = {CLGL_WINSYS_WGL,
                                         wgl_current_context,
                                         wgl_current,
                                         wgl_make_current,
                                         wgl_release_current,
                                         wgl_proc_address,
                                         make_wgl_shared,
                                         watch_wgl,
                                         wgl_has_sync,
                                         wgl_make_sync,
                                         "WGL has no fences for other threads",
                                         wgl_explain_missing};

bool display_lacks_glx() { return false; }

}  // namespace clgl::winsys
