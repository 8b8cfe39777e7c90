/* Functions of the operating system that gl_maker.c uses. */
#ifndef GL_MAKER_SYSTEM_H
#define GL_MAKER_SYSTEM_H

#include "gl_maker.h"

#include <epoxy/egl.h>

/* On Windows the display of the contexts is an HDC. */
#ifdef _WIN32
#define EGL_DISPLAY_PROPERTY CL_WGL_HDC_KHR
#else
#define EGL_DISPLAY_PROPERTY CL_EGL_DISPLAY_KHR
#endif

typedef struct gl_maker {
    void (*open)(void);
    void (*close)(void);
    void (*end)(int what);
    void (*use)(int which);
    void (*use_none)(void);
    void (*properties)(cl_context_properties list[4]);
} gl_maker;

extern const gl_maker glx_maker;

/* Returns the display of the first EGL device. */
EGLDisplay egl_display_of_device(void);

#endif
