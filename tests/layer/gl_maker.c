#include "gl_maker.h"

#include "gl_maker_system.h"
#include "sharing.h"

static EGLDisplay egl_display;
static EGLContext egl_contexts[GL_CONTEXTS];

static const char *winsys(void)
{
    const char *name = getenv("SHARING_WINSYS");
    return name ? name : "egl";
}

/* Checks the requested version, because EGL may create a context of a later version. */
static int is_es(const char *version) { return strcmp(winsys(), version) == 0; }
int gl_is_es(void) { return is_es("gles") || is_es("gles30") || is_es("gles20"); }
int gl_is_glx(void) { return strcmp(winsys(), "glx") == 0; }
int gl_is_wgl(void) { return EGL_DISPLAY_PROPERTY == CL_WGL_HDC_KHR; }

static void egl_open(void)
{
    const EGLint major = is_es("gles20") ? 2 : 3, minor = is_es("gles20") || is_es("gles30") ? 0 : 2;
    const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION, major, EGL_CONTEXT_MINOR_VERSION, minor, EGL_NONE};
    egl_display = strcmp(winsys(), "device") == 0
                      ? egl_display_of_device()
                      : eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (egl_display == EGL_NO_DISPLAY || !eglInitialize(egl_display, NULL, NULL))
        skip_all("EGL does not have that platform here");
    assert_true(eglBindAPI(gl_is_es() ? EGL_OPENGL_ES_API : EGL_OPENGL_API));
    for (int i = 0; i < GL_CONTEXTS; ++i) {
        egl_contexts[i] = eglCreateContext(egl_display, EGL_NO_CONFIG_KHR,
                                           i == 0 ? EGL_NO_CONTEXT : egl_contexts[0], attributes);
        if (egl_contexts[i] == EGL_NO_CONTEXT) skip_all("EGL cannot create such a context");
    }
}

static void egl_use(int which)
{
    assert_true(eglBindAPI(gl_is_es() ? EGL_OPENGL_ES_API : EGL_OPENGL_API));
    assert_true(eglMakeCurrent(egl_display, EGL_NO_SURFACE, EGL_NO_SURFACE, egl_contexts[which]));
}

static void egl_use_none(void)
{
    assert_true(eglMakeCurrent(egl_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
}

static void egl_close(void)
{
    egl_use_none();
    for (int i = 0; i < GL_CONTEXTS; ++i)
        eglDestroyContext(egl_display, egl_contexts[i]);
}

static void egl_end(int what)
{
    if (what & GL_END_CONTEXTS) egl_close();
    if (what & GL_END_DISPLAY) {
        assert_true(eglTerminate(egl_display));
        egl_use_none();
    }
}

static void egl_properties(cl_context_properties list[4])
{
    list[0] = CL_GL_CONTEXT_KHR;
    list[1] = (cl_context_properties)egl_contexts[GL_FIRST];
    list[2] = EGL_DISPLAY_PROPERTY;
    list[3] = (cl_context_properties)egl_display;
}

static const gl_maker *chosen(void)
{
    static const gl_maker egl = {egl_open, egl_close, egl_end, egl_use, egl_use_none, egl_properties};
    return gl_is_glx() ? &glx_maker : &egl;
}

static int ended;

void gl_open(void)
{
    ended = 0;
    chosen()->open();
    gl_use(GL_FIRST);
}

void gl_close(void)
{
    if (!ended) chosen()->close();
}

void gl_end(int what)
{
    ended = 1;
    chosen()->end(what);
}

void gl_use(int which) { chosen()->use(which); }
void gl_use_none(void) { chosen()->use_none(); }
void gl_properties(cl_context_properties list[4]) { chosen()->properties(list); }
