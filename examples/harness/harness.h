/* The harness that the examples share: a window or none, options, a frame loop, pictures, the closing report.
 *
 *     harness app;
 *     harness_open(&app, &about, argc, argv);
 *     while (harness_next_frame(&app)) ...draw...
 *     harness_report(&app, buffer);
 *     harness_close(&app);
 *
 * What goes wrong ends the program with a message on stderr: with status 2 for a bad option, 1 for all else.
 */
#ifndef HARNESS_H
#define HARNESS_H

#include <clgl/clgl.h>
#include <epoxy/gl.h>

#include "check.h"
#include "options.h"

typedef struct harness {
    /* OpenCL joined to OpenGL, which is current on this thread */
    clgl_context context;
    /* What to draw into, bound at the start of each frame: 0 for a window */
    GLuint framebuffer;
    /* Its size in pixels, which is the viewport's at the start of each frame */
    int width;
    int height;
    /* Which frame is being drawn, from 0 */
    int frame;

    /* The rest is the harness's own. */
    const char *name;
    harness_options options;
    /* NULL without a window */
    struct SDL_Window *window;
    void *window_gl;
    /* 0 without a window, and for one that no display shows */
    int visible;
    /* Colours of the framebuffer, without a window */
    GLuint renderbuffer;
    int frames_begun;
    /* Seconds: when the first frame was done, when the last one was, and when the title was written */
    double first_done;
    double last_done;
    double title_written;
    int title_frame;
} harness;

/* Reads the options, then opens a window, or none, and joins OpenCL to its OpenGL context (3.3 core or newer). */
void harness_open(harness *app, const harness_about *about, int argc, char **argv);

/* Shows the frame that was drawn, if there was one, and begins the next; returns 0 after the last one. */
int harness_next_frame(harness *app);

/* Binds what to draw into, with its viewport, as at the start of each frame: for after drawing elsewhere. */
void harness_bind(harness *app);

/* Says on stdout what happened; buffer is the one whose way between OpenGL and OpenCL is told. */
void harness_report(const harness *app, clgl_buffer buffer);

/* The same for a texture. */
void harness_report_texture(const harness *app, clgl_texture texture);

/* How long a frame took on average, without the first one; 0 if there was no other. */
double harness_seconds_per_frame(const harness *app);

/* Frees what harness_open made; objects of the example must be destroyed before. */
void harness_close(harness *app);

/* Compiles and links an OpenGL program. */
GLuint harness_program(const char *vertex_source, const char *fragment_source);

#endif
