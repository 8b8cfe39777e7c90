#include "gl_context.hpp"
#include "wide.hpp"

#include <windows.h>

#include <GL/gl.h>
#include <GL/wglext.h>

#include <utility>

namespace clglinfo
{

namespace
{

[[noreturn]] void fail_wgl(const char *function)
{
    throw Failure(std::string(function) + " failed with " + error_text(GetLastError()));
}

void *find_function(const char *name)
{
    // Drivers return -1 to 3 for missing functions, and for the functions of OpenGL 1.1, which are in
    // opengl32.dll.
    const auto address = reinterpret_cast<intptr_t>(wglGetProcAddress(name));
    if (address < -1 || address > 3) return reinterpret_cast<void *>(address);
    return reinterpret_cast<void *>(GetProcAddress(GetModuleHandleW(L"opengl32.dll"), name));
}

template <typename Function> Function function(const char *name)
{
    return reinterpret_cast<Function>(find_function(name));
}

HDC make_window()
{
    WNDCLASSW window_class{};
    window_class.style = CS_OWNDC;
    window_class.lpfnWndProc = DefWindowProcW;
    window_class.hInstance = GetModuleHandleW(nullptr);
    window_class.lpszClassName = L"clglinfo";
    RegisterClassW(&window_class);
    HWND window = CreateWindowW(L"clglinfo", L"clglinfo", WS_POPUP, 0, 0, 1, 1, nullptr, nullptr,
                                window_class.hInstance, nullptr);
    if (!window) fail_wgl("CreateWindow");
    HDC device = GetDC(window);
    PIXELFORMATDESCRIPTOR format{};
    format.nSize = sizeof format;
    format.nVersion = 1;
    format.dwFlags = PFD_DRAW_TO_WINDOW | PFD_SUPPORT_OPENGL | PFD_DOUBLEBUFFER;
    format.iPixelType = PFD_TYPE_RGBA;
    format.cColorBits = 32;
    if (!SetPixelFormat(device, ChoosePixelFormat(device, &format), &format)) fail_wgl("SetPixelFormat");
    return device;
}

// Creates a context of the newest version. Requests the newest version first, because drivers may return exactly
// the version requested. Returns nullptr if the driver cannot create contexts of a given version.
HGLRC create_newest(HDC device)
{
    const auto create = function<PFNWGLCREATECONTEXTATTRIBSARBPROC>("wglCreateContextAttribsARB");
    if (!create) return nullptr;
    static constexpr std::pair<int, int> versions[] = {{4, 6}, {4, 5}, {4, 3}, {3, 3}};
    for (const auto &[major, minor] : versions) {
        const int attributes[] = {WGL_CONTEXT_MAJOR_VERSION_ARB,
                                  major,
                                  WGL_CONTEXT_MINOR_VERSION_ARB,
                                  minor,
                                  WGL_CONTEXT_PROFILE_MASK_ARB,
                                  WGL_CONTEXT_CORE_PROFILE_BIT_ARB,
                                  0};
        if (HGLRC context = create(device, nullptr, attributes)) return context;
    }
    return nullptr;
}

}  // namespace

const char *const gl_kinds_help = "  --wgl              try OpenGL of a window through WGL\n";

bool session_has(const GlKind &) { return true; }
bool needs_x_server(const GlKind &) { return false; }
void keep_x_server_running(std::chrono::seconds) {}

// Creates the same context for both kinds. The kinds differ only in clgl, which creates a hidden window for
// headless_kind.
GlContext make_gl_context(std::string_view)
{
    HDC device = make_window();
    HGLRC first = wglCreateContext(device);
    if (!first) fail_wgl("wglCreateContext");
    // wglCreateContextAttribsARB can be found only while a context is current.
    if (!wglMakeCurrent(device, first)) fail_wgl("wglMakeCurrent");
    if (HGLRC newest = create_newest(device); newest && !wglMakeCurrent(device, newest))
        fail_wgl("wglMakeCurrent");
    const auto list = function<PFNWGLGETEXTENSIONSSTRINGARBPROC>("wglGetExtensionsStringARB");
    return {"desktop", "opengl32.dll", list ? "with WGL extensions" : "without WGL extensions", find_function};
}

}  // namespace clglinfo
