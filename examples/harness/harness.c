#include <SDL.h>
#include <stdio.h>
#include <string.h>

#include "harness.h"
#include "picture.h"
#include "screen.h"
#include "verbose.h"

static double seconds(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

void harness_open(harness *app, const harness_about *about, int argc, char **argv)
{
    memset(app, 0, sizeof *app);
    app->name = about->name;
    options_read(&app->options, about, argc, argv);
    if (app->options.verbose) verbose_log();
    if (app->options.device) SDL_setenv("CLGL_DEVICE", app->options.device, 1);
    screen_open(app);
    if (app->options.verbose) verbose_context(app->context);
    /* Without a visible window, the default is one frame. */
    if (!app->visible && app->options.frames == 0) app->options.frames = 1;
}

/* Updates the frame rate in the title, at most twice per second. */
static void write_title(harness *app)
{
    const double interval = 0.5;
    const double passed = app->last_done - app->title_written;
    if (!app->window || passed < interval) return;
    char title[100];
    snprintf(title, sizeof title, "%s: %.1f frames per second", app->name,
             (app->frame - app->title_frame) / passed);
    SDL_SetWindowTitle(app->window, title);
    app->title_written = app->last_done;
    app->title_frame = app->frame;
}

/* Shows the frame. Returns whether it was the last frame. */
static int end_frame(harness *app)
{
    const int last = screen_is_closed(app) || app->frames_begun == app->options.frames;
    if (last && app->options.screenshot) {
        glBindFramebuffer(GL_FRAMEBUFFER, app->framebuffer);
        picture_write(app->options.screenshot, app->width, app->height);
    }
    screen_show(app);
    const GLenum error = glGetError();
    if (error != GL_NO_ERROR) fail("OpenGL error 0x%04x in frame %d", error, app->frame);

    /* Timing starts after the first frame, which compiles shaders and starts threads. */
    app->last_done = seconds();
    if (app->frame == 0) app->first_done = app->title_written = app->last_done;
    write_title(app);
    return last;
}

int harness_next_frame(harness *app)
{
    if (app->frames_begun > 0 && end_frame(app)) return 0;
    app->frame = app->frames_begun++;
    screen_begin(app);
    return 1;
}

void harness_bind(harness *app) { screen_begin(app); }

int harness_pointer(const harness *app, float place[2])
{
    int x, y, width, height;
    if (!app->visible || SDL_GetMouseFocus() != app->window) return 0;
    SDL_GetMouseState(&x, &y);
    SDL_GetWindowSize(app->window, &width, &height);
    place[0] = ((float)x + 0.5f) / (float)width;
    place[1] = 1 - ((float)y + 0.5f) / (float)height;
    return 1;
}

void harness_close(harness *app)
{
    screen_close(app);
    if (app->options.verbose) check(clgl_log_set_callback(NULL, NULL, 0));
}
