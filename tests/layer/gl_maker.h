/* OpenGL contexts without a window, by the window system that SHARING_WINSYS names: egl (the default), gles,
 * gles30, gles20 or glx. */
#ifndef GL_MAKER_H
#define GL_MAKER_H

#include <CL/cl.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Which of the test's contexts: two that share objects. */
enum { GL_FIRST, GL_SECOND, GL_CONTEXTS };

/* Makes both, and makes the first current; ends the program with 77 where there is no such OpenGL. */
void gl_open(void);
void gl_close(void);
/* Ends the contexts, unless they are to stay, and the display; gl_close does nothing then. */
enum { GL_END_CONTEXTS = 1, GL_END_DISPLAY = 2 };
void gl_end(int what);
void gl_use(int which);
void gl_use_none(void);
/* Whether it is OpenGL ES. */
int gl_is_es(void);
int gl_is_glx(void);
/* CL_GL_CONTEXT_KHR and the display's property, as four numbers. */
void gl_properties(cl_context_properties list[4]);
/* Ends the program with 77. */
void skip_all(const char *why);

#ifdef __cplusplus
}
#endif

#endif
