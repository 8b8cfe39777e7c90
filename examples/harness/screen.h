/* Opens the window or framebuffer into which an example draws. */
#ifndef HARNESS_SCREEN_H
#define HARNESS_SCREEN_H

#include "harness.h"

/* Creates and binds a framebuffer. */
void screen_create_framebuffer(int width, int height, GLuint *framebuffer, GLuint *renderbuffer);

/* Makes an OpenGL context current, and creates a clgl context that shares objects with the OpenGL context. */
void screen_open(harness *app);
/* Binds the framebuffer, and sets the viewport to the current size of the framebuffer. */
void screen_begin(harness *app);
/* Shows the frame. */
void screen_show(harness *app);
/* Returns whether the user wants to quit (Escape, the close button or an interrupt). */
int screen_is_closed(const harness *app);
void screen_close(harness *app);

#endif
