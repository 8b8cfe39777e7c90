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
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    uint32_t i;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_context_get_info(context, &info));
    printf("%s: %s\n", info.gl_renderer, info.match_reason);
    for (i = 0; i < info.transport_count; ++i) {
        clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
        check(clgl_context_get_transport_report(context, i, &report));
        printf("%s: buffers %s (%s), textures %s (%s)\n", clgl_transport_name(report.transport),
               clgl_transport_status_name(report.buffer_status), report.buffer_reason,
               clgl_transport_status_name(report.texture_status), report.texture_reason);
    }
    check(clgl_context_destroy(context));
    return 0;
}
