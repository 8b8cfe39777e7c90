/* Creates headless OpenGL contexts on the window system that SHARING_WINSYS selects: egl (the default), gles,
 * gles30, gles20 or glx. */
#ifndef GL_MAKER_H
#define GL_MAKER_H

#include <CL/cl.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The two contexts of the test, which share objects */
enum { GL_FIRST, GL_SECOND, GL_CONTEXTS };

/* Creates both contexts and makes the first one current. Exits with status 77 if this kind of OpenGL is not
 * available. */
void gl_open(void);
void gl_close(void);
/* Destroys the contexts (GL_END_CONTEXTS), the display (GL_END_DISPLAY), or both. gl_close does nothing
 * afterwards. */
enum { GL_END_CONTEXTS = 1, GL_END_DISPLAY = 2 };
void gl_end(int what);
void gl_use(int which);
void gl_use_none(void);
/* Returns whether the context is OpenGL ES. */
int gl_is_es(void);
int gl_is_glx(void);
int gl_is_wgl(void);
/* Opens another connection to the X server (GLX only). */
void *gl_open_connection(void);
void gl_close_connection(void *connection);
/* A property for displays of a window system that the layer does not support here */
#ifdef _WIN32
#define FOREIGN_DISPLAY_PROPERTY CL_CGL_SHAREGROUP_KHR
#else
#define FOREIGN_DISPLAY_PROPERTY CL_WGL_HDC_KHR
#endif
/* Stores two properties with their values: CL_GL_CONTEXT_KHR and the property for the display. */
void gl_properties(cl_context_properties list[4]);
/* Prints the reason, and exits with status 77 (skipped). */
void skip_all(const char *why);

#ifdef __cplusplus
}
#endif

#endif
