#include "gl_maker.h"

#include "sharing.h"

#include <epoxy/egl.h>
#include <epoxy/glx.h>

typedef struct maker {
    void (*open)(void);
    void (*close)(void);
    void (*end)(int what);
    void (*use)(int which);
    void (*use_none)(void);
    void (*properties)(cl_context_properties list[4]);
} maker;

static EGLDisplay egl_display;
static EGLContext egl_contexts[GL_CONTEXTS];
static Display *x_display;
static GLXContext glx_contexts[GL_CONTEXTS];
static GLXPbuffer glx_pbuffer;

static const char *winsys(void)
{
    const char *name = getenv("SHARING_WINSYS");
    return name ? name : "egl";
}

/* Compares the requested version, because EGL may return a newer one. */
static int is_es(const char *version) { return strcmp(winsys(), version) == 0; }
int gl_is_es(void) { return is_es("gles") || is_es("gles30") || is_es("gles20"); }
int gl_is_glx(void) { return strcmp(winsys(), "glx") == 0; }

static EGLDisplay display_of_device(void)
{
    EGLDeviceEXT device = NULL;
    EGLint count = 0;
    if (!(epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_device_base") ||
          epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_device_enumeration")) ||
        !eglQueryDevicesEXT(1, &device, &count) || count == 0)
        skip_all("EGL has no devices here");
    return eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, device, NULL);
}

static void egl_open(void)
{
    const EGLint major = is_es("gles20") ? 2 : 3, minor = is_es("gles20") || is_es("gles30") ? 0 : 2;
    const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION, major, EGL_CONTEXT_MINOR_VERSION, minor, EGL_NONE};
    egl_display = strcmp(winsys(), "device") == 0
                      ? display_of_device()
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
    list[2] = CL_EGL_DISPLAY_KHR;
    list[3] = (cl_context_properties)egl_display;
}

static void glx_open(void)
{
    const int wanted[] = {GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, GLX_RENDER_TYPE, GLX_RGBA_BIT, None};
    const int size[] = {GLX_PBUFFER_WIDTH, 1, GLX_PBUFFER_HEIGHT, 1, None};
    int count = 0;
    GLXFBConfig *configs;
    x_display = XOpenDisplay(NULL);
    if (!x_display) skip_all("there is no X server");
    configs = glXChooseFBConfig(x_display, DefaultScreen(x_display), wanted, &count);
    if (!configs || count == 0) skip_all("GLX has no configuration for pbuffers");
    glx_pbuffer = glXCreatePbuffer(x_display, configs[0], size);
    for (int i = 0; i < GL_CONTEXTS; ++i) {
        glx_contexts[i] =
            glXCreateNewContext(x_display, configs[0], GLX_RGBA_TYPE, i == 0 ? NULL : glx_contexts[0], True);
        if (!glx_contexts[i]) skip_all("GLX cannot create a context");
    }
    XFree(configs);
}

static void glx_use(int which)
{
    assert_true(glXMakeContextCurrent(x_display, glx_pbuffer, glx_pbuffer, glx_contexts[which]));
}

static void glx_use_none(void) { assert_true(glXMakeContextCurrent(x_display, None, None, NULL)); }

static void glx_end(int what)
{
    glx_use_none();
    for (int i = 0; i < GL_CONTEXTS && (what & GL_END_CONTEXTS); ++i)
        glXDestroyContext(x_display, glx_contexts[i]);
    if (!(what & GL_END_DISPLAY)) return;
    glXDestroyPbuffer(x_display, glx_pbuffer);
    XCloseDisplay(x_display);
}

static void glx_close(void) { glx_end(GL_END_CONTEXTS | GL_END_DISPLAY); }

static void glx_properties(cl_context_properties list[4])
{
    list[0] = CL_GL_CONTEXT_KHR;
    list[1] = (cl_context_properties)glx_contexts[GL_FIRST];
    list[2] = CL_GLX_DISPLAY_KHR;
    list[3] = (cl_context_properties)x_display;
}

void *gl_open_connection(void)
{
    Display *const display = XOpenDisplay(NULL);
    assert_non_null(display);
    return display;
}

void gl_close_connection(void *connection) { XCloseDisplay(connection); }

static const maker *chosen(void)
{
    static const maker egl = {egl_open, egl_close, egl_end, egl_use, egl_use_none, egl_properties};
    static const maker glx = {glx_open, glx_close, glx_end, glx_use, glx_use_none, glx_properties};
    return gl_is_glx() ? &glx : &egl;
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
