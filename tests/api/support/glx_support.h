/* Creates GLX contexts instead of EGL contexts if CLGL_TEST_GLX is set. Some drivers support native sharing only
 * with GLX. */
#ifndef GLX_SUPPORT_H
#define GLX_SUPPORT_H

#include "support.h"

int uses_glx(void);

/* Functions of support.h for GLX contexts */
gl_context make_glx(gl_request request);
void use_glx(const gl_context *gl);
void use_no_glx(void);
void destroy_glx(gl_context *gl);

#endif
