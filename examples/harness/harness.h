/* Shared code of the examples with OpenGL: an optional window, options, a frame loop, screenshots and a report.
 *
 *     harness app;
 *     harness_open(&app, &about, argc, argv);
 *     while (harness_next_frame(&app))
 *         draw_a_frame();
 *     harness_report(&app, buffer);
 *     harness_close(&app);
 *
 * Errors end the process with a message on stderr. The exit status is 2 for a wrong option, and 1 for all other
 * errors. */
#ifndef HARNESS_H
#define HARNESS_H

#include <clgl/clgl.h>
#include <epoxy/gl.h>

#include "check.h"
#include "options.h"

typedef struct harness {
    /* The clgl context that shares objects with the OpenGL context of this thread */
    clgl_context context;
    /* Framebuffer to draw into, bound at the start of each frame; 0 = the window */
    GLuint framebuffer;
    /* Size in pixels of the framebuffer, and of the viewport at the start of each frame */
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
    /* 0 without a window, and for an off-screen window */
    int visible;
    /* Colour buffer of the framebuffer, if there is no window */
    GLuint renderbuffer;
    int frames_begun;
    /* Times in seconds: end of the first frame, end of the last frame, last update of the title */
    double first_done;
    double last_done;
    double title_written;
    int title_frame;
} harness;

/* Reads the options. Creates an OpenGL context (3.3 core or newer), and a window unless --headless is set.
 * Creates a clgl context that shares objects with the OpenGL context. */
void harness_open(harness *app, const harness_about *about, int argc, char **argv);

/* Shows the previous frame, if there is one, and begins the next frame. Returns 0 after the last frame. */
int harness_next_frame(harness *app);

/* Binds the framebuffer, and sets the viewport as at the start of a frame. Must be called after drawing to
 * another framebuffer. */
void harness_bind(harness *app);

/* Stores the position of the mouse pointer in a visible window, from (0, 0) at the lower left to (1, 1) at the
 * upper right. If the pointer is not in the window, returns 0 and does not change `place`. */
int harness_pointer(const harness *app, float place[2]);

/* Prints the devices, the frames, and the transport of the buffer on stdout. */
void harness_report(const harness *app, clgl_buffer buffer);

/* Like harness_report, for a texture. */
void harness_report_texture(const harness *app, clgl_texture texture);

/* Returns the average time per frame in seconds, without the first frame. Returns 0 if there was only one frame.
 */
double harness_seconds_per_frame(const harness *app);

/* Frees the objects that harness_open created. The example must destroy its own objects first. */
void harness_close(harness *app);

/* Compiles and links an OpenGL program. */
GLuint harness_program(const char *vertex_source, const char *fragment_source);

#endif
