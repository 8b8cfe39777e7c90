#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "screen.h"

#ifdef _WIN32
static int has_display(void) { return 1; }
#else
static int is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value;
}

/* Returns whether SDL can open a window. If SDL_VIDEODRIVER is set, SDL may not need a display. */
static int has_display(void)
{
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("SDL_VIDEODRIVER");
}
#endif

static void open_window(harness *app, clgl_context_desc *desc)
{
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        fail("cannot connect to a window system: %s; use --headless", SDL_GetError());
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    app->window = SDL_CreateWindow(app->name, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, app->width,
                                   app->height, SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE);
    /* SDL uses the driver "offscreen" if the display does not respond. */
    app->visible = strcmp(SDL_GetCurrentVideoDriver(), "offscreen") != 0;
    if (!app->window) fail("cannot open a window: %s; use --headless", SDL_GetError());
    app->window_gl = SDL_GL_CreateContext(app->window);
    if (!app->window_gl) fail("cannot create an OpenGL context for the window: %s", SDL_GetError());
    if (SDL_GL_SetSwapInterval(app->options.vsync) != 0 && app->options.verbose)
        fprintf(stderr, "--vsync has no effect: %s\n", SDL_GetError());

    /* The descriptor does not name a GL context, so clgl uses the current context. */
    check(clgl_context_create(desc, &app->context));
}

void screen_create_framebuffer(int width, int height, GLuint *framebuffer, GLuint *renderbuffer)
{
    glGenRenderbuffers(1, renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, *renderbuffer);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glGenFramebuffers(1, framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, *framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, *renderbuffer);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
        fail("OpenGL cannot draw %dx%d pixels", width, height);
}

static void open_without_window(harness *app, clgl_context_desc *desc)
{
    desc->flags |= CLGL_CONTEXT_HEADLESS;
    check(clgl_context_create(desc, &app->context));
    check(clgl_context_make_current(app->context, 1));

    screen_create_framebuffer(app->width, app->height, &app->framebuffer, &app->renderbuffer);
}

void screen_open(harness *app)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.transport = app->options.transport;
    desc.label = app->name;
    app->width = app->options.size.width;
    app->height = app->options.size.height;
    if (has_display() && !app->options.headless)
        open_window(app, &desc);
    else
        open_without_window(app, &desc);
}

void screen_begin(harness *app)
{
    if (app->window) SDL_GL_GetDrawableSize(app->window, &app->width, &app->height);
    glBindFramebuffer(GL_FRAMEBUFFER, app->framebuffer);
    glViewport(0, 0, app->width, app->height);
}

void screen_show(harness *app)
{
    if (app->window) SDL_GL_SwapWindow(app->window);
}

int screen_is_closed(const harness *app)
{
    SDL_Event event;
    while (app->window && SDL_PollEvent(&event)) {
        if (event.type == SDL_QUIT) return 1;
        /* With several windows, SDL does not report SDL_QUIT when a single window is closed. */
        if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_CLOSE) return 1;
        if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_ESCAPE) return 1;
    }
    return 0;
}

void screen_close(harness *app)
{
    if (!app->window) {
        glDeleteFramebuffers(1, &app->framebuffer);
        glDeleteRenderbuffers(1, &app->renderbuffer);
        check(clgl_context_make_current(app->context, 0));
    }
    check(clgl_context_destroy(app->context));
    if (app->window) {
        SDL_GL_DeleteContext(app->window_gl);
        SDL_DestroyWindow(app->window);
        SDL_Quit();
    }
}
