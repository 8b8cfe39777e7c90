/* Resizes the window of the program of clgl_tutorial(7) after some frames, and checks that the program then draws
 * a texture of the new size. Linked with --wrap=SDL_GL_SwapWindow. */
#define GL_GLEXT_PROTOTYPES
#include <SDL2/SDL.h>
#include <SDL2/SDL_opengl.h>
#include <stdio.h>

enum { FRAMES_BEFORE = 20, WIDTH = 333, HEIGHT = 222, PAUSE_MS = 50 };

void __real_SDL_GL_SwapWindow(SDL_Window *window);
void __wrap_SDL_GL_SwapWindow(SDL_Window *window);

void __wrap_SDL_GL_SwapWindow(SDL_Window *window)
{
    static int frames, seen;
    GLint width, height, viewport[4];
    __real_SDL_GL_SwapWindow(window);
    if (++frames == FRAMES_BEFORE) SDL_SetWindowSize(window, WIDTH, HEIGHT);
    if (frames <= FRAMES_BEFORE || seen) return;
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, &height);
    glGetIntegerv(GL_VIEWPORT, viewport);
    seen = width == WIDTH && height == HEIGHT && viewport[2] == WIDTH && viewport[3] == HEIGHT;
    if (seen)
        printf("draws a texture of %d x %d\n", width, height);
    else
        SDL_Delay(PAUSE_MS); /* a thread may paint the picture */
}
