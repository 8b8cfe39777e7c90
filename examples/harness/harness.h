/* Shared by the examples with OpenGL: an optional window, options, a frame loop, screenshots, the final report.
 *
 * harness app; harness_open(&app, &about, argc, argv); while (harness_next_frame(&app)) ...draw...
 * harness_report(&app, buffer); harness_close(&app);
 *
 * Errors end the program with a message on stderr: with status 2 for a wrong option, 1 for all others. */
#ifndef HARNESS_H
#define HARNESS_H

#include <clgl/clgl.h>
#include <epoxy/gl.h>

#include "check.h"
#include "options.h"

typedef struct harness {
    /* clgl context over the OpenGL context that is current on this thread */
    clgl_context context;
    /* Framebuffer to draw into, bound at the start of each frame; 0 for a window */
    GLuint framebuffer;
    /* Size in pixels, which is also the viewport at the start of each frame */
    int width;
    int height;
    /* Number of the current frame, from 0 */
    int frame;

    /* Private to the harness */
    const char *name;
    harness_options options;
    /* NULL without a window */
    struct SDL_Window *window;
    void *window_gl;
    /* 0 without a window, and for an offscreen one */
    int visible;
    /* Colour buffer without a window */
    GLuint renderbuffer;
    int frames_begun;
    /* Times in seconds: end of the first and of the last frame, and update of the title */
    double first_done;
    double last_done;
    double title_written;
    int title_frame;
} harness;

/* Reads the options, opens a window unless headless, and creates a clgl context over its OpenGL context (3.3
 * core or newer). */
void harness_open(harness *app, const harness_about *about, int argc, char **argv);

/* Shows the previous frame, if any, and begins the next; returns 0 after the last one. */
int harness_next_frame(harness *app);

/* Binds framebuffer and viewport as at the start of a frame; call it after drawing elsewhere. */
void harness_bind(harness *app);

/* Gets the place of the mouse pointer in a visible window, from (0, 0) at the lower left to (1, 1). Returns 0,
 * and leaves `place` as it is, if the pointer is elsewhere. */
int harness_pointer(const harness *app, float place[2]);

/* Prints the result on stdout, with the transport of the buffer. */
void harness_report(const harness *app, clgl_buffer buffer);

/* Like harness_report, for a texture. */
void harness_report_texture(const harness *app, clgl_texture texture);

/* Returns the average time of a frame without the first one; 0 if there was only one. */
double harness_seconds_per_frame(const harness *app);

/* Frees the objects of harness_open; objects of the example must be destroyed before. */
void harness_close(harness *app);

/* Compiles and links an OpenGL program. */
GLuint harness_program(const char *vertex_source, const char *fragment_source);

#endif
