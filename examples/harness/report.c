#include "report.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness.h"

static void log_to_stderr(int32_t level, const char *message, void *user_data)
{
    static const char *const levels[] = {"", "error", "warning", "info", "trace"};
    (void)user_data;
    fprintf(stderr, "clgl %s: %s\n", levels[level], message);
}

void report_log(void) { check(clgl_log_set_callback(log_to_stderr, NULL, CLGL_LOG_TRACE)); }

void report_context(clgl_context context)
{
    size_t size = 0;
    check(clgl_context_get_report(context, 0, NULL, &size));
    char *text = malloc(size);
    if (!text) fail("no memory for the report of a context");
    check(clgl_context_get_report(context, size, text, NULL));
    fputs(text, stderr);
    free(text);
}

static const char *transport_name(const harness *app, int32_t transport)
{
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    uint32_t index = 0;
    do
        check(clgl_context_get_transport_report(app->context, index++, &report));
    while (report.transport != transport);
    return report.name;
}

static void report_devices(const harness *app)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    check(clgl_context_get_info(app->context, &info));
    check(clgl_device_get_info(info.device, &device));
    printf("OpenGL %u.%u on %s by %s, with OpenCL on %s / %s: %s.\n", info.gl_version_major,
           info.gl_version_minor, info.gl_renderer, info.winsys == CLGL_WINSYS_GLX ? "GLX" : "EGL",
           device.platform_name, device.name, info.match_reason);
}

static void report_transport(const harness *app, clgl_buffer buffer)
{
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    check(clgl_buffer_get_info(buffer, &info));
    printf("Transport %s, %u copies to OpenCL and %u back: %s.\n", transport_name(app, info.transport),
           info.copies_per_acquire, info.copies_per_release, info.transport_reason);
}

static void report_frames(const harness *app)
{
    const int frames = app->frames_begun;
    printf("%d frame%s of %dx%d pixels %s", frames, frames == 1 ? "" : "s", app->width, app->height,
           app->window ? "in a window" : "without a window");
    if (frames > 1) printf(", %.1f frames per second", (frames - 1) / (app->last_done - app->first_done));
    if (app->options.screenshot) printf("; the last one is in %s", app->options.screenshot);
    puts(".");
}

void harness_report(const harness *app, clgl_buffer buffer)
{
    report_devices(app);
    report_transport(app, buffer);
    report_frames(app);
}
