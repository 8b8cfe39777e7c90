#include <stdio.h>

#include "harness.h"

/* Returns why clgl chose this device, in fewer words than match_reason of the context. */
static const char *match_in_words(clgl_device_match match)
{
    switch (match) {
    case CLGL_MATCH_ENVIRONMENT:
        return "chosen by --device or CLGL_DEVICE";
    case CLGL_MATCH_GL_QUERY:
        return "the OpenCL driver shares with this OpenGL context";
    case CLGL_MATCH_UUID:
        return "their UUIDs are equal";
    case CLGL_MATCH_CPU:
        return "both use host memory";
    default:
        return "they may be different devices";
    }
}

static void report_devices(const harness *app)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    check(clgl_context_get_info(app->context, &info));
    check(clgl_device_get_info(info.device, &device));
    printf("OpenGL %u.%u (%s) on %s, OpenCL on %s / %s: %s.\n", info.gl_version_major, info.gl_version_minor,
           clgl_winsys_name(info.winsys), info.gl_renderer, device.platform_name, device.name,
           match_in_words(info.match));
}

double harness_seconds_per_frame(const harness *app)
{
    return app->frames_begun > 1 ? (app->last_done - app->first_done) / (app->frames_begun - 1) : 0;
}

static void report_frames(const harness *app)
{
    const int frames = app->frames_begun;
    printf("%d frame%s of %dx%d pixels %s", frames, frames == 1 ? "" : "s", app->width, app->height,
           app->visible ? "in a window" : "off-screen");
    if (frames > 1) printf(", %.1f frames per second", 1 / harness_seconds_per_frame(app));
    if (app->options.screenshot) printf("; the last one is in %s", app->options.screenshot);
    puts(".");
}

/* The transport of an object, the reason for it, and its number of copies per hand-over */
typedef struct way {
    clgl_transport transport;
    const char *reason;
    uint32_t copies_per_acquire;
    uint32_t copies_per_release;
} way;

static void report_all(const harness *app, way taken)
{
    report_devices(app);
    printf("Transport %s (%s): a hand-over costs %u copies to OpenCL and %u back.\n",
           clgl_transport_name(taken.transport), taken.reason, taken.copies_per_acquire,
           taken.copies_per_release);
    report_frames(app);
}

void harness_report(const harness *app, clgl_buffer buffer)
{
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    check(clgl_buffer_get_info(buffer, &info));
    report_all(app,
               (way){info.transport, info.transport_reason, info.copies_per_acquire, info.copies_per_release});
}

void harness_report_texture(const harness *app, clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    check(clgl_texture_get_info(texture, &info));
    report_all(app,
               (way){info.transport, info.transport_reason, info.copies_per_acquire, info.copies_per_release});
}
