#define _GNU_SOURCE
#include "process_support.h"

#include <epoxy/glx.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MOST_CHANGES 8

void start_x_server(int with_glx)
{
    int ends[2];
    char number[16] = ":";
    size_t length = 1;
    assert_int_equal(pipe(ends), 0);
    if (fork() == 0) {
        char descriptor[16];
        const int nothing = open("/dev/null", O_WRONLY);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        dup2(nothing, STDOUT_FILENO);
        dup2(nothing, STDERR_FILENO);
        snprintf(descriptor, sizeof descriptor, "%d", ends[1]);
        execlp("Xvfb", "Xvfb", "-displayfd", descriptor, with_glx ? "+extension" : "-extension", "GLX",
               "-noreset", "-screen", "0", "64x64x24", "-nolisten", "tcp", (char *)NULL);
        _exit(1);
    }
    close(ends[1]);
    while (length + 1 < sizeof number && read(ends[0], &number[length], 1) == 1 && number[length] != '\n')
        ++length;
    number[length] = '\0';
    close(ends[0]);
    if (length == 1) fail_msg("Xvfb did not start; is it installed?");
    setenv("DISPLAY", number, 1);
}

static void *x_function(const char *name)
{
    void *const library = dlopen("libX11.so.6", RTLD_LAZY);
    void *const function = library ? dlsym(library, name) : NULL;
    assert_non_null(function);
    return function;
}

void *open_x_display(void)
{
    Display *(*open_display)(const char *) = NULL;
    *(void **)&open_display = x_function("XOpenDisplay");
    return open_display(NULL);
}

void close_x_display(void *display)
{
    int (*close_display)(Display *) = NULL;
    *(void **)&close_display = x_function("XCloseDisplay");
    close_display(display);
}

static glx_pbuffer_context open_glx(const int *context_attributes)
{
    const int wanted[] = {GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, GLX_RENDER_TYPE, GLX_RGBA_BIT, None};
    const int size[] = {GLX_PBUFFER_WIDTH, 8, GLX_PBUFFER_HEIGHT, 8, None};
    int count = 0;
    glx_pbuffer_context glx;
    GLXFBConfig *configs;
    Display *display = open_x_display();
    assert_non_null(display);
    configs = glXChooseFBConfig(display, 0, wanted, &count);
    assert_in_range(count, 1, INT32_MAX);
    glx.display = display;
    glx.context = glXCreateContextAttribsARB(display, configs[0], NULL, True, context_attributes);
    assert_non_null(glx.context);
    glx.drawable = glXCreatePbuffer(display, configs[0], size);
    /* Uses free() instead of XFree(), because the test is not linked with Xlib. */
    free(configs);
    glx_make_current(&glx);
    return glx;
}

glx_pbuffer_context glx_open(void)
{
    const int attributes[] = {GLX_CONTEXT_MAJOR_VERSION_ARB, 4, GLX_CONTEXT_MINOR_VERSION_ARB, 5, None};
    return open_glx(attributes);
}

glx_pbuffer_context glx_open_without_errors(void)
{
    const int attributes[] = {GLX_CONTEXT_MAJOR_VERSION_ARB,
                              4,
                              GLX_CONTEXT_MINOR_VERSION_ARB,
                              5,
                              GLX_CONTEXT_OPENGL_NO_ERROR_ARB,
                              True,
                              None};
    return open_glx(attributes);
}

void glx_make_current(const glx_pbuffer_context *glx)
{
    assert_true(glXMakeContextCurrent(glx->display, glx->drawable, glx->drawable, glx->context));
}

void glx_release(const glx_pbuffer_context *glx)
{
    assert_true(glXMakeContextCurrent(glx->display, None, None, NULL));
}

void glx_close(glx_pbuffer_context *glx)
{
    if (glXGetCurrentContext() == glx->context) glx_release(glx);
    glXDestroyPbuffer(glx->display, glx->drawable);
    glXDestroyContext(glx->display, glx->context);
    glx->context = NULL;
}

glx_pbuffer_context open_without_fences(void) { return glx_open(); }
void close_without_fences(glx_pbuffer_context *opened) { glx_close(opened); }

int run_again(const char *argument, ...)
{
    const char *changes[MOST_CHANGES];
    size_t count = 0;
    int status = 0;
    pid_t process;
    va_list list;
    va_start(list, argument);
    for (const char *change = va_arg(list, const char *); change; change = va_arg(list, const char *)) {
        assert_in_range(count, 0, MOST_CHANGES - 1);
        changes[count++] = change;
    }
    va_end(list);
    process = fork();
    if (process == 0) {
        for (size_t i = 0; i < count; ++i) {
            if (strchr(changes[i], '='))
                putenv((char *)changes[i]);
            else
                unsetenv(changes[i]);
        }
        execl("/proc/self/exe", "again", argument, (char *)NULL);
        _exit(1);
    }
    assert_int_equal(waitpid(process, &status, 0), process);
    return WIFSIGNALED(status) ? SIGNAL_STATUS + WTERMSIG(status) : WEXITSTATUS(status);
}
