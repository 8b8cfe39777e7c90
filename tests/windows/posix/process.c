/* Implements process_support.h and glx_support.h on Windows, which has neither X servers nor GLX. */
#include "glx_support.h"
#include "process_support.h"

#include <process.h>

#define MOST_CHANGES 8
#define NAME_SIZE 64

/* Tests with GLX are skipped later, in glx_open. */
void start_x_server(int with_glx)
{
    if (!with_glx) SKIP_WITHOUT("X servers");
}

glx_pbuffer_context glx_open(void)
{
    const glx_pbuffer_context none = {NULL, NULL, 0};
    SKIP_WITHOUT("GLX");
    return none;
}

glx_pbuffer_context glx_open_without_errors(void) { return glx_open(); }
void glx_make_current(const glx_pbuffer_context *glx) { (void)glx; }
void glx_release(const glx_pbuffer_context *glx) { (void)glx; }
void glx_close(glx_pbuffer_context *glx) { (void)glx; }

glx_pbuffer_context open_without_fences(void)
{
    const gl_context gl = make_best_gl();
    const glx_pbuffer_context opened = {gl.display, gl.context, 0};
    setenv(NO_SYNC_THREAD, "1", 1);
    return opened;
}

void close_without_fences(glx_pbuffer_context *opened)
{
    gl_context gl = {opened->display, opened->context};
    destroy_gl(&gl);
    unsetenv(NO_SYNC_THREAD);
}

int uses_glx(void) { return 0; }
gl_context make_glx(gl_request request) { return make_gl(request); }
void use_glx(const gl_context *gl) { use_gl(gl); }
void use_no_glx(void) { use_no_gl(); }
void destroy_glx(gl_context *gl) { destroy_gl(gl); }

void *open_x_display(void) { return NULL; }
void close_x_display(void *display) { (void)display; }

/* An environment variable that has another value in the child process, and its previous value */
typedef struct changed {
    char name[NAME_SIZE];
    char *before;
} changed;

static changed change(const char *setting)
{
    const char *const value = strchr(setting, '=');
    const char *before;
    changed c = {"", NULL};
    snprintf(c.name, sizeof c.name, "%.*s", (int)(value ? value - setting : (ptrdiff_t)strlen(setting)), setting);
    before = getenv(c.name);
    if (before) c.before = _strdup(before);
    if (value)
        setenv(c.name, value + 1, 1);
    else
        unsetenv(c.name);
    return c;
}

int run_again(const char *argument, ...)
{
    changed changes[MOST_CHANGES];
    size_t count = 0;
    intptr_t status;
    va_list list;
    va_start(list, argument);
    for (const char *setting = va_arg(list, const char *); setting; setting = va_arg(list, const char *)) {
        assert_in_range(count, 0, MOST_CHANGES - 1);
        changes[count++] = change(setting);
    }
    va_end(list);
    status = _spawnl(_P_WAIT, _pgmptr, "again", argument, (char *)NULL);
    while (count > 0) {
        const changed *const c = &changes[--count];
        if (c->before)
            setenv(c->name, c->before, 1);
        else
            unsetenv(c->name);
        free(c->before);
    }
    return (int)status;
}
