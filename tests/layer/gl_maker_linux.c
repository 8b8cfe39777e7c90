#include "gl_maker_system.h"
#include "sharing.h"

#include <epoxy/glx.h>

static Display *x_display;
static GLXContext glx_contexts[GL_CONTEXTS];
static GLXPbuffer glx_pbuffer;

EGLDisplay egl_display_of_device(void)
{
    EGLDeviceEXT device = NULL;
    EGLint count = 0;
    if (!(epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_device_base") ||
          epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_device_enumeration")) ||
        !eglQueryDevicesEXT(1, &device, &count) || count == 0)
        skip_all("EGL has no devices here");
    return eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, device, NULL);
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

const gl_maker glx_maker = {glx_open, glx_close, glx_end, glx_use, glx_use_none, glx_properties};
