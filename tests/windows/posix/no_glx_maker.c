/* Implements gl_maker_system.h on Windows, which has no GLX. */
#include "gl_maker_system.h"

const gl_maker glx_maker;

EGLDisplay egl_display_of_device(void) { return EGL_NO_DISPLAY; }

void *gl_open_connection(void) { return NULL; }
void gl_close_connection(void *connection) { (void)connection; }
