#include "panel.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

#include "picture.h"
#include "screen.h"

static void make_current(SDL_Window *window, void *gl)
{
    if (window && SDL_GL_MakeCurrent(window, gl) != 0)
        fail("the OpenGL context of a window is lost: %s", SDL_GetError());
}

static void open_window(panel *p, const harness *app)
{
    char title[100];
    snprintf(title, sizeof title, "%s %d", app->name, p->number);
    SDL_GL_SetAttribute(SDL_GL_SHARE_WITH_CURRENT_CONTEXT, 1);
    p->window = SDL_CreateWindow(title, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, p->width, p->height,
                                 SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE);
    if (!p->window) fail("cannot open window %d: %s", p->number, SDL_GetError());
    p->window_gl = SDL_GL_CreateContext(p->window);
    if (!p->window_gl) fail("cannot create a shared OpenGL context for window %d: %s", p->number, SDL_GetError());
    /* Only the harness window waits for the display refresh. */
    SDL_GL_SetSwapInterval(0);
}

void panel_open(panel *p, harness *app, int number)
{
    memset(p, 0, sizeof *p);
    p->number = number;
    p->width = app->width;
    p->height = app->height;
    if (app->window)
        open_window(p, app);
    else
        screen_create_framebuffer(p->width, p->height, &p->framebuffer, &p->renderbuffer);
    quad_open(&p->shown, NULL);
    make_current(app->window, app->window_gl);
}

void panel_begin(panel *p)
{
    make_current(p->window, p->window_gl);
    if (p->window) SDL_GL_GetDrawableSize(p->window, &p->width, &p->height);
    glBindFramebuffer(GL_FRAMEBUFFER, p->framebuffer);
    glViewport(0, 0, p->width, p->height);
}

static void write_picture(const panel *p, const harness *app)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s.%d.png", app->options.screenshot, p->number) >= (int)sizeof path)
        fail("the name %s is too long", app->options.screenshot);
    picture_write(path, p->width, p->height);
}

void panel_end(panel *p, harness *app)
{
    if (app->options.screenshot && app->frames_begun == app->options.frames) write_picture(p, app);
    if (p->window) SDL_GL_SwapWindow(p->window);
    make_current(app->window, app->window_gl);
}

void panel_close(panel *p, harness *app)
{
    make_current(p->window, p->window_gl);
    quad_close(&p->shown);
    if (p->window) {
        make_current(app->window, app->window_gl);
        SDL_GL_DeleteContext(p->window_gl);
        SDL_DestroyWindow(p->window);
    } else {
        glDeleteFramebuffers(1, &p->framebuffer);
        glDeleteRenderbuffers(1, &p->renderbuffer);
    }
}
