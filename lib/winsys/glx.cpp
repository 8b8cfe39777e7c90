// Implements the GLX function table and the current binding.
#include "winsys/glx.hpp"

#include "base/error.hpp"
#include "base/result.hpp"
#include "base/text.hpp"

#include <cstdlib>

namespace clgl::winsys
{

namespace
{

// libGLX.so.0 is part of libglvnd. Systems without libglvnd have GLX in libGL.so.1.
constexpr const char *glx_sonames[] = {"libGLX.so.0", "libGL.so.1"};

constinit Lazy<Glx> glx_library;

void *find_any_glx(Find how)
{
    for (const char *soname : glx_sonames)
        if (void *library = find_library(soname, how)) return library;
    return nullptr;
}

void *glx_current_context()
{
    const Glx *g = glx_library.if_loaded();
    return g ? g->GetCurrentContext() : nullptr;
}

Binding glx_current()
{
    const Glx &g = glx();
    return {CLGL_WINSYS_GLX, g.GetCurrentDisplay(), g.GetCurrentContext(), g.GetCurrentDrawable(),
            g.GetCurrentReadDrawable()};
}

void glx_make_current(const Binding &binding)
{
    const Glx &g = glx();
    auto *display = static_cast<Display *>(binding.display);
    XErrorTrap trap(*g.x11, display);
    const Bool made =
        g.MakeContextCurrent(display, binding.draw, binding.read, static_cast<GLXContext>(binding.context));
    if (!made || trap.error() != 0) fail_glx(trap, "glXMakeContextCurrent");
}

void glx_release_current()
{
    const Glx *g = glx_library.if_loaded();
    GLXContext context = g ? g->GetCurrentContext() : nullptr;
    if (!context || is_display_closed(context)) return;
    Display *display = g->GetCurrentDisplay();
    XErrorTrap trap(*g->x11, display);
    if (!g->MakeContextCurrent(display, None, None, nullptr))
        fail_glx(trap, "glXMakeContextCurrent without a context");
}

void *glx_proc_address(const char *name)
{
    return reinterpret_cast<void *>(glx().GetProcAddressARB(reinterpret_cast<const GLubyte *>(name)));
}

bool glx_has_sync(const Binding &) { return false; }

std::unique_ptr<Sync> glx_make_sync(const Binding &) { fail(CLGL_ERROR_UNSUPPORTED, glx_platform.no_sync); }

std::string glx_explain_missing()
{
    const char *name = std::getenv("DISPLAY");
    switch (probe_glx_display()) {
    case GlxDisplay::not_named:
        return "DISPLAY is not set";
    case GlxDisplay::no_xlib:
        return "no libX11.so.6";
    case GlxDisplay::cannot_open:
        return text("cannot open DISPLAY ", name);
    case GlxDisplay::without_glx:
        return text("DISPLAY ", name, " has no GLX");
    case GlxDisplay::with_glx:
        break;
    }
    return glx_library.load() ? "" : "no libGLX.so.0 and no libGL.so.1";
}

}  // namespace

std::unique_ptr<Glx> Glx::find(Find how)
{
    void *library = find_any_glx(how);
    const X11 *x11 = library ? x11_or_null() : nullptr;
    if (!x11) return nullptr;
    auto glx = std::make_unique<Glx>();
    glx->x11 = x11;
    bool all = true;
#define CLGL_GLX_FIND(name) all &= find_function(library, "glX" #name, glx->name);
    CLGL_GLX_FUNCTIONS(CLGL_GLX_FIND)
#undef CLGL_GLX_FIND
    if (!all) return nullptr;
    glx->knows_contexts = library == find_library(glx_sonames[0], Find::loaded_only);
    const auto *name = reinterpret_cast<const GLubyte *>("glXCreateContextAttribsARB");
    glx->CreateContextAttribsARB =
        reinterpret_cast<PFNGLXCREATECONTEXTATTRIBSARBPROC>(glx->GetProcAddressARB(name));
    return glx;
}

const Glx &glx()
{
    if (const Glx *loaded = glx_library.load()) return *loaded;
    fail(CLGL_ERROR_NO_OPENGL, "cannot load libX11.so.6, or neither libGLX.so.0 nor libGL.so.1: install GLX "
                               "(Debian: libgl1)");
}

void fail_glx(XErrorTrap &trap, const std::string &doing)
{
    const int code = trap.error();
    fail(CLGL_ERROR_WINSYS,
         text(doing, " failed with ", trap.error_name(code), " (", code, ")",
              explain_native(CLGL_NATIVE_GLX, code)),
         {CLGL_NATIVE_GLX, code});
}

bool display_lacks_glx() { return probe_glx_display() == GlxDisplay::without_glx; }

constinit const Platform glx_platform = {CLGL_WINSYS_GLX,
                                         glx_current_context,
                                         glx_current,
                                         glx_make_current,
                                         glx_release_current,
                                         glx_proc_address,
                                         make_glx_shared,
                                         watch_glx,
                                         glx_has_sync,
                                         glx_make_sync,
                                         "GLX has no fences for other threads",
                                         glx_explain_missing};

}  // namespace clgl::winsys
