#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

int main(void)
{
    clgl_context context;
    clgl_queue queue;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));

    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    check(clgl_context_get_info(context, &info));
    printf("%s, %s, %s\n", clgl_winsys_name(info.winsys), clgl_gl_api_name(info.gl_api),
           clgl_device_match_name(info.match));

    /* Run the self-tests that no object has needed yet, so that the report has their results. */
    check(clgl_context_verify_transports(context));
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    check(clgl_context_get_transport_report(context, 0, &report));
    printf("%s: %s\n", clgl_transport_name(report.transport), clgl_self_test_name(report.self_test));

    /* Get the OpenCL devices of the context. */
    clgl_device devices[8];
    uint32_t count;
    check(clgl_context_get_devices(context, 8, devices, &count));
    printf("%u devices\n", (unsigned)count);

    /* Query an OpenCL parameter that has no field in clgl_context_info: CL_CONTEXT_REFERENCE_COUNT. */
    uint32_t references;
    check(clgl_context_query(context, 0x1080, sizeof references, &references, NULL));

    /* Get the memory usage of all objects that the transport "staged" shares. */
    clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
    check(clgl_context_get_memory_usage(context, CLGL_TRANSPORT_STAGED, &usage));
    printf("%u objects, %u bytes besides\n", (unsigned)usage.object_count, (unsigned)usage.extra_bytes);

    /* OpenGL commands of the application need a current context. Make the headless context of the library
     * current. */
    void (*finish)(void);
    check(clgl_context_make_current(context, 1));
    check(clgl_context_get_proc_address(context, "glFinish", (void **)&finish));
    finish();

    /* Get the OpenCL devices that match the current OpenGL context, and how each matches. */
    clgl_device device;
    clgl_device_match match, matches[8];
    check(clgl_device_for_gl(&device, &match));
    check(clgl_device_list_for_gl(8, devices, matches, &count));
    printf("%s; %u devices can be used\n", clgl_device_match_name(match), (unsigned)count);
    check(clgl_context_make_current(context, 0));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
