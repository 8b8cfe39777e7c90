/* Opens additional windows that share OpenGL objects with the harness window. All windows use the same
 * textures and buffers, but each has its own OpenGL context. With --headless, panels are framebuffers of the
 * harness context instead. */
#ifndef HARNESS_PANEL_H
#define HARNESS_PANEL_H

#include "harness.h"
#include "quad.h"

typedef struct panel {
    /* Vertex arrays are not shared between contexts, so each panel has its own quad. */
    quad shown;

    /* Private to the panel */
    struct SDL_Window *window;
    void *window_gl;
    GLuint framebuffer;
    GLuint renderbuffer;
    int number;
    int width;
    int height;
} panel;

/* Opens a window of the size of the harness window. The title and the screenshot name of the panel contain
 * `number`. For example, --screenshot a.png writes a.png.2.png for panel 2. */
void panel_open(panel *p, harness *app, int number);

/* Makes the context of the panel current and binds its framebuffer. */
void panel_begin(panel *p);

/* Shows the picture of the panel, and makes the harness context current again. */
void panel_end(panel *p, harness *app);

void panel_close(panel *p, harness *app);

#endif
