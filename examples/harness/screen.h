/* Where an example draws: a window of SDL's, or a framebuffer without one. */
#ifndef HARNESS_SCREEN_H
#define HARNESS_SCREEN_H

#include "harness.h"

/* Makes a framebuffer to draw into, and binds it. */
void screen_create_framebuffer(int width, int height, GLuint *framebuffer, GLuint *renderbuffer);

/* Makes OpenGL current and joins OpenCL to it. */
void screen_open(harness *app);
/* Binds the framebuffer and gives the viewport its size, which may have changed. */
void screen_begin(harness *app);
/* Shows what was drawn. */
void screen_show(harness *app);
/* Whether the user wants to end: Escape, the close button, or an interrupt. */
int screen_is_closed(const harness *app);
void screen_close(harness *app);

#endif
