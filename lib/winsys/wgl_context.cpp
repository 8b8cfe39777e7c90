// Creates library-owned WGL contexts. Each context needs a hidden window. When a thread ends, Windows destroys
// the windows that the thread created. So one library-owned thread creates all windows and runs until the process
// ends.
#include "winsys/wgl.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/text.hpp"

#include <atomic>
#include <future>
#include <optional>
#include <thread>
#include <vector>

namespace clgl::winsys
{

namespace
{

class WindowThread
{
public:
    WindowThread()
    {
        std::promise<HWND> made;
        std::future<HWND> first = made.get_future();
        std::thread([&made] { run(made); }).detach();
        receiver_ = checked(first.get());
    }

    // Creates a hidden window. Throws CLGL_ERROR_WINSYS.
    HWND create() { return checked(reinterpret_cast<HWND>(SendMessageW(receiver_, create_message, 0, 0))); }
    void destroy(HWND window) { SendMessageW(receiver_, destroy_message, 0, reinterpret_cast<LPARAM>(window)); }

private:
    static constexpr UINT create_message = WM_APP;
    static constexpr UINT destroy_message = WM_APP + 1;
    static constexpr const wchar_t *class_name = L"clgl hidden window";

    static HWND checked(HWND window)
    {
        if (window) return window;
        SetLastError(creation_error_);
        fail_wgl("CreateWindowExW of a hidden window");
    }

    static HWND create_here()
    {
        HWND const window =
            CreateWindowExW(0, class_name, class_name, WS_POPUP | WS_CLIPCHILDREN | WS_CLIPSIBLINGS, 0, 0, 1, 1,
                            nullptr, nullptr, GetModuleHandleW(nullptr), nullptr);
        if (!window) creation_error_ = GetLastError();
        return window;
    }

    static LRESULT CALLBACK receive(HWND window, UINT message, WPARAM word, LPARAM value)
    {
        if (message == create_message) return reinterpret_cast<LRESULT>(create_here());
        if (message == destroy_message) return DestroyWindow(reinterpret_cast<HWND>(value));
        return DefWindowProcW(window, message, word, value);
    }

    static void run(std::promise<HWND> &made)
    {
        WNDCLASSW window_class{};
        window_class.style = CS_OWNDC;
        window_class.lpfnWndProc = receive;
        window_class.hInstance = GetModuleHandleW(nullptr);
        window_class.lpszClassName = class_name;
        RegisterClassW(&window_class);
        made.set_value(create_here());
        MSG message;
        while (GetMessageW(&message, nullptr, 0, 0) > 0)
            DispatchMessageW(&message);
    }

    // The Windows error of the last window that could not be created
    static inline std::atomic<DWORD> creation_error_{0};
    HWND receiver_ = nullptr;
};

WindowThread &window_thread() { return immortal<WindowThread>(); }

class WglOwnContext final : public OwnContext
{
public:
    // `format` is the pixel format; 0 = the most suitable format.
    explicit WglOwnContext(int format)
    {
        window_ = window_thread().create();
        device_ = GetDC(window_);
        try {
            set_format(format);
        } catch (...) {
            destroy_window();
            throw;
        }
    }
    ~WglOwnContext() override
    {
        set_context(nullptr);
        destroy_window();
    }

    Binding binding() const override
    {
        const auto drawable = reinterpret_cast<uintptr_t>(device_);
        return {CLGL_WINSYS_WGL, device_, context_, drawable, drawable};
    }
    // The window is never destroyed by the application, because the application does not know it.
    bool has_ended() const noexcept override { return false; }

    HDC device() const { return device_; }
    // Replaces and deletes the previous context.
    void set_context(HGLRC context)
    {
        if (context_) {
            if (wglGetCurrentContext() == context_) wglMakeCurrent(nullptr, nullptr);
            wglDeleteContext(context_);
        }
        context_ = context;
    }

private:
    void set_format(int format)
    {
        PIXELFORMATDESCRIPTOR wanted{};
        wanted.nSize = sizeof wanted;
        wanted.nVersion = 1;
        wanted.dwFlags = PFD_DRAW_TO_WINDOW | PFD_SUPPORT_OPENGL | PFD_DOUBLEBUFFER;
        wanted.iPixelType = PFD_TYPE_RGBA;
        wanted.cColorBits = 32;
        if (format == 0) format = ChoosePixelFormat(device_, &wanted);
        if (format == 0) fail_wgl("ChoosePixelFormat of a hidden window");
        DescribePixelFormat(device_, format, sizeof wanted, &wanted);
        if (!SetPixelFormat(device_, format, &wanted)) fail_wgl("SetPixelFormat of a hidden window");
    }
    void destroy_window()
    {
        ReleaseDC(window_, device_);
        window_thread().destroy(window_);
    }

    HWND window_ = nullptr;
    HDC device_ = nullptr;
    HGLRC context_ = nullptr;
};

// The functions and features of one pixel format. To query them, a context of that format must be current.
struct WglExtensions {
    PFNWGLCREATECONTEXTATTRIBSARBPROC create = nullptr;
    bool robust = false;
    bool es = false;
};

WglExtensions find_extensions(HDC device)
{
    WglExtensions found;
    found.create =
        reinterpret_cast<PFNWGLCREATECONTEXTATTRIBSARBPROC>(wgl_proc_address("wglCreateContextAttribsARB"));
    const auto list =
        reinterpret_cast<PFNWGLGETEXTENSIONSSTRINGARBPROC>(wgl_proc_address("wglGetExtensionsStringARB"));
    if (!list) return found;
    const char *const extensions = list(device);
    found.robust = has_word(extensions, "WGL_ARB_create_context_robustness");
    found.es = has_word(extensions, "WGL_EXT_create_context_es2_profile");
    return found;
}

std::vector<int> attributes_of(const GlVersion &version, bool robust)
{
    std::vector<int> attributes = {WGL_CONTEXT_MAJOR_VERSION_ARB, version.major, WGL_CONTEXT_MINOR_VERSION_ARB,
                                   version.minor};
    if (version.es || version.has_profiles())
        attributes.insert(attributes.end(), {WGL_CONTEXT_PROFILE_MASK_ARB,
                                             version.es     ? WGL_CONTEXT_ES2_PROFILE_BIT_EXT
                                             : version.core ? WGL_CONTEXT_CORE_PROFILE_BIT_ARB
                                                            : WGL_CONTEXT_COMPATIBILITY_PROFILE_BIT_ARB});
    if (robust)
        attributes.insert(attributes.end(),
                          {WGL_CONTEXT_FLAGS_ARB, WGL_CONTEXT_ROBUST_ACCESS_BIT_ARB,
                           WGL_CONTEXT_RESET_NOTIFICATION_STRATEGY_ARB, WGL_LOSE_CONTEXT_ON_RESET_ARB});
    attributes.push_back(0);
    return attributes;
}

// Creates a context of one version. Returns nullptr if the driver fails; GetLastError then returns the reason.
HGLRC create_version(const WglExtensions &extensions, HDC device, HGLRC share, const GlVersion &version,
                     bool robust)
{
    return extensions.create(device, share, attributes_of(version, robust).data());
}

// Returns a context of the first supported version in headless_versions, or nullptr if the driver supports none
// of them.
HGLRC create_best(const WglExtensions &extensions, HDC device)
{
    for (const GlVersion &version : headless_versions) {
        if (version.es && !extensions.es) continue;
        HGLRC context = nullptr;
        if (extensions.robust) context = create_version(extensions, device, nullptr, version, true);
        if (!context) context = create_version(extensions, device, nullptr, version, false);
        if (context) return context;
    }
    return nullptr;
}

// Makes a binding current while this object lives, then makes the previous binding current again.
class ScopedCurrent
{
public:
    explicit ScopedCurrent(const Binding &binding) : before_(current()) { make_current(binding); }
    ~ScopedCurrent()
    {
        try {
            make_current(before_);
        } catch (const Error &) {
            return;
        }
    }
    ScopedCurrent(const ScopedCurrent &) = delete;
    ScopedCurrent &operator=(const ScopedCurrent &) = delete;

private:
    Binding before_;
};

// Returns a context of the first supported version in headless_versions, or otherwise of the default version of
// the driver. The context has a hidden window.
std::unique_ptr<OwnContext> make_hidden()
{
    auto own = std::make_unique<WglOwnContext>(0);
    // A context must be current to find wglCreateContextAttribsARB. So first create a context with
    // wglCreateContext.
    own->set_context(wglCreateContext(own->device()));
    if (!own->binding().context) fail_wgl("wglCreateContext of a hidden window");
    HGLRC best = nullptr;
    {
        const ScopedCurrent scope(own->binding());
        const WglExtensions extensions = find_extensions(own->device());
        if (extensions.create) best = create_best(extensions, own->device());
    }
    if (best) own->set_context(best);
    // Throws if the context cannot be made current.
    const ScopedCurrent scope(own->binding());
    return own;
}

}  // namespace

std::unique_ptr<OwnContext> make_wgl_shared(const Binding &other)
{
    HDC const device = static_cast<HDC>(other.display);
    const GlVersion version = current_gl_version();
    const WglExtensions extensions = find_extensions(device);
    if (!extensions.create) fail(CLGL_ERROR_WINSYS, "the OpenGL driver has no wglCreateContextAttribsARB");
    auto own = std::make_unique<WglOwnContext>(GetPixelFormat(device));
    HGLRC const share = static_cast<HGLRC>(other.context);
    HGLRC context = create_version(extensions, own->device(), share, version, false);
    // Sharing requires equal reset notification strategies. WGL cannot report the strategy, so try the other
    // strategy.
    if (!context && extensions.robust) context = create_version(extensions, own->device(), share, version, true);
    if (!context) fail_wgl(text("wglCreateContextAttribsARB of ", name_of(version), " that shares objects"));
    own->set_context(context);
    return own;
}

// Ignores the argument, because WGL without vendor extensions cannot select a GPU.
std::unique_ptr<OwnContext> make_headless(const IsSuitable &)
{
    try {
        return make_hidden();
    } catch (const Error &error) {
        fail(CLGL_ERROR_NO_OPENGL,
             text("cannot create an OpenGL context of a hidden window; install the driver of the GPU: ",
                  error.what()),
             error.native());
    }
}

}  // namespace clgl::winsys
