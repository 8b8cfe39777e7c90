/* Implements the EGL functions that the API tests call with WGL. A context without a surface uses a hidden
 * window. */
#ifndef WINDOWS_EGL_H
#define WINDOWS_EGL_H

#include <epoxy/gl.h>

typedef int EGLint;
typedef unsigned EGLenum, EGLBoolean;
/* A display is the HDC of the hidden window; a context is an HGLRC. */
typedef void *EGLDisplay, *EGLContext;

#define EGL_TRUE 1u
#define EGL_NONE 0x3038
#define EGL_CONTEXT_MAJOR_VERSION 0x3098
#define EGL_CONTEXT_MINOR_VERSION 0x30FB
#define EGL_CONTEXT_OPENGL_NO_ERROR_KHR 0x31B3
#define EGL_CONTEXT_OPENGL_PROFILE_MASK 0x30FD
#define EGL_CONTEXT_OPENGL_COMPATIBILITY_PROFILE_BIT 2
#define EGL_OPENGL_ES_API 0x30A0u
#define EGL_OPENGL_API 0x30A2u
#define EGL_PLATFORM_SURFACELESS_MESA 0x31DDu
#define EGL_DEFAULT_DISPLAY NULL
#define EGL_NO_DISPLAY ((EGLDisplay)0)
#define EGL_NO_CONTEXT ((EGLContext)0)
#define EGL_NO_SURFACE NULL
#define EGL_NO_CONFIG_KHR NULL

#define epoxy_has_egl_extension(display, name) ((void)(display), (void)(name), 1)
#define eglGetPlatformDisplayEXT(platform, native, attributes) ((void)(platform), windows_display())
#define eglInitialize(display, major, minor) ((display) != EGL_NO_DISPLAY)
#define eglMakeCurrent(display, draw, read, context) egl_make_current(context)
#define eglDestroyContext(display, context) egl_destroy_context(context)
#define eglCreateContext(display, config, share, attributes)                                                     \
    ((void)(display), egl_create_context(share, attributes))
#define eglGetCurrentDisplay() windows_display()
/* Destroys the hidden window. Does not destroy its contexts, unlike EGL. */
#define eglTerminate(display) destroy_window(display)

/* Creates the hidden window if there is none. */
EGLDisplay windows_display(void);
EGLBoolean destroy_window(EGLDisplay display);
EGLBoolean eglBindAPI(EGLenum api);
EGLContext egl_create_context(EGLContext share, const EGLint *attributes);
EGLBoolean egl_make_current(EGLContext context);
EGLBoolean egl_destroy_context(EGLContext context);
EGLContext eglGetCurrentContext(void);
/* Returns the value of GetLastError. */
EGLint eglGetError(void);

#endif
