/* More windows beside the harness's own, in one share group with it: textures and buffers are common, each has an
 * OpenGL context of its own. Without a window they are framebuffers of the harness's context. */
#ifndef HARNESS_PANEL_H
#define HARNESS_PANEL_H

#include "harness.h"
#include "quad.h"

typedef struct panel {
    /* Vertex arrays belong to a context, so each panel has a quad of its own. */
    quad shown;

    /* The rest is the harness's own. */
    struct SDL_Window *window;
    void *window_gl;
    GLuint framebuffer;
    GLuint renderbuffer;
    int number;
    int width;
    int height;
} panel;

/* Opens a window of the size of the harness's; the number is in its title and in the name of its screenshot:
 * --screenshot a.png makes a.png.2.png for number 2. */
void panel_open(panel *p, harness *app, int number);

/* Makes its context current and binds what to draw into. */
void panel_begin(panel *p);

/* Shows what was drawn, and makes the harness's context current again. */
void panel_end(panel *p, harness *app);

void panel_close(panel *p, harness *app);

#endif
