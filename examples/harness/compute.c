#define _POSIX_C_SOURCE 200112L
#include "compute.h"

#include <stdlib.h>
#include <string.h>

#include "verbose.h"

static void choose_device(const char *name)
{
#ifdef _WIN32
    const int failed = _putenv_s("CLGL_DEVICE", name);
#else
    const int failed = setenv("CLGL_DEVICE", name, 1);
#endif
    if (failed) fail("no memory for the name of a device");
}

void compute_open(compute *app, const harness_about *about, int argc, char **argv)
{
    const char *device = NULL;
    memset(app, 0, sizeof *app);
    const harness_option common[] = {
        {"--device", "TEXT", "a part of the OpenCL device name", read_text, &device},
        {"--verbose", NULL, "print more on stderr", NULL, &app->verbose},
    };
    options_parse(about, common, sizeof common / sizeof common[0], argc, argv);
    if (app->verbose) verbose_log();
    if (device) choose_device(device);

    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    desc.label = about->name;
    check(clgl_context_create(&desc, &app->context));
    if (app->verbose) verbose_context(app->context);

    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    app->device = (clgl_device_info)CLGL_DEVICE_INFO_INIT;
    check(clgl_context_get_info(app->context, &info));
    check(clgl_device_get_info(info.device, &app->device));
}

void compute_close(compute *app)
{
    check(clgl_context_destroy(app->context));
    if (app->verbose) check(clgl_log_set_callback(NULL, NULL, 0));
}

clgl_buffer compute_buffer(const compute *app, const char *label, clgl_access access, size_t size,
                           const void *data)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.access = access;
    desc.size = size;
    desc.data = data;
    desc.label = label;
    clgl_buffer buffer;
    check(clgl_buffer_create(app->context, &desc, &buffer));
    return buffer;
}

clgl_queue compute_queue(const compute *app, uint32_t flags)
{
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue;
    desc.flags = flags & app->device.queue_on_host_properties;
    check(clgl_queue_create(app->context, &desc, &queue));
    return queue;
}

int compute_has_times(const compute *app)
{
    return (app->device.queue_on_host_properties & CLGL_DEVICE_QUEUE_PROFILING) != 0;
}

clgl_profiling compute_times(clgl_fence fence)
{
    clgl_profiling times = CLGL_PROFILING_INIT;
    check(clgl_fence_wait(fence, CLGL_FOREVER));
    const clgl_result result = clgl_fence_get_profiling(fence, &times);
    if (result != CLGL_ERROR_UNSUPPORTED) check(result);
    check(clgl_fence_destroy(fence));
    return times;
}
