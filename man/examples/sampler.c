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
    clgl_sampler_desc desc = CLGL_SAMPLER_DESC_INIT;
    clgl_sampler_info info = CLGL_SAMPLER_INFO_INIT;
    clgl_context context;
    clgl_sampler sampler;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    desc.addressing = CLGL_SAMPLER_ADDRESS_REPEAT;
    desc.filter = CLGL_FILTER_LINEAR;
    desc.label = "tiles";
    check(clgl_sampler_create(context, &desc, &sampler));
    check(clgl_sampler_get_info(sampler, &info));
    printf("%s: %s, %s, %s\n", info.label, clgl_sampler_filter_name(info.filter),
           clgl_sampler_address_name(info.addressing), clgl_sampler_coordinates_name(info.coordinates));
    check(clgl_sampler_destroy(sampler));
    check(clgl_context_destroy(context));
    return 0;
}
