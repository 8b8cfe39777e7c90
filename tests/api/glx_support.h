/* OpenGL contexts of GLX in place of EGL's, where CLGL_TEST_GLX is set: drivers share with some but not with
 * others. */
#ifndef GLX_SUPPORT_H
#define GLX_SUPPORT_H

#include "support.h"

int uses_glx(void);

/* As the functions of support.h: the display and the context are GLX's. */
gl_context make_glx(gl_request request);
void use_glx(const gl_context *gl);
void use_no_glx(void);
void destroy_glx(gl_context *gl);

#endif
