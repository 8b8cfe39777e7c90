#include "glx_support.h"

#include <dlfcn.h>
#include <epoxy/glx.h>

/* Width and height of the drawable. Its contents are unused. */
#define SIDE 16

static Display *the_x_display(void)
{
    static Display *display;
    void *const xlib = dlopen("libX11.so.6", RTLD_LAZY);
    Display *(*open_display)(const char *);
    if (display) return display;
    if (!xlib) {
        fprintf(stderr, "skipped: there is no libX11.so.6\n");
        exit(EXIT_SKIPPED);
    }
    *(void **)&open_display = dlsym(xlib, "XOpenDisplay");
    display = open_display(NULL);
    if (!display) {
        fprintf(stderr, "skipped: DISPLAY cannot be opened, and CLGL_TEST_GLX wants GLX\n");
        exit(EXIT_SKIPPED);
    }
    return display;
}

static GLXFBConfig any_config(void)
{
    static const int wanted[] = {GLX_RENDER_TYPE, GLX_RGBA_BIT, GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, None};
    int count = 0;
    GLXFBConfig *const found = glXChooseFBConfig(the_x_display(), 0, wanted, &count);
    assert_true(found && count > 0);
    return found[0];
}

static GLXPbuffer the_pbuffer(void)
{
    static const int size[] = {GLX_PBUFFER_WIDTH, SIDE, GLX_PBUFFER_HEIGHT, SIDE, None};
    static GLXPbuffer pbuffer;
    if (!pbuffer) pbuffer = glXCreatePbuffer(the_x_display(), any_config(), size);
    return pbuffer;
}

int uses_glx(void) { return getenv("CLGL_TEST_GLX") != NULL; }

gl_context make_glx(gl_request request)
{
    const int es = request.api == EGL_OPENGL_ES_API;
    const int attributes[] = {GLX_CONTEXT_MAJOR_VERSION_ARB,
                              request.major,
                              GLX_CONTEXT_MINOR_VERSION_ARB,
                              request.minor,
                              GLX_CONTEXT_PROFILE_MASK_ARB,
                              es ? GLX_CONTEXT_ES2_PROFILE_BIT_EXT : GLX_CONTEXT_CORE_PROFILE_BIT_ARB,
                              None};
    gl_context gl = {the_x_display(), EGL_NO_CONTEXT};
    gl.context = glXCreateContextAttribsARB(the_x_display(), any_config(), (GLXContext)request.share, True,
                                            request.major == 0 ? NULL : attributes);
    assert_non_null(gl.context);
    use_glx(&gl);
    return gl;
}

void use_glx(const gl_context *gl)
{
    assert_true(glXMakeContextCurrent(the_x_display(), the_pbuffer(), the_pbuffer(), (GLXContext)gl->context));
}

void use_no_glx(void) { assert_true(glXMakeContextCurrent(the_x_display(), None, None, NULL)); }

void destroy_glx(gl_context *gl)
{
    if (glXGetCurrentContext() == (GLXContext)gl->context) use_no_glx();
    glXDestroyContext(the_x_display(), (GLXContext)gl->context);
    gl->context = EGL_NO_CONTEXT;
}
