#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(1);
}

int main(void)
{
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer;
    void *cl_mem, *cl_context;
    uint32_t gl_name;

    context_desc.flags = CLGL_CONTEXT_HEADLESS;
    check(clgl_context_create(&context_desc, &context));
    desc.size = 4096;
    check(clgl_buffer_create(context, &desc, &buffer));
    check(clgl_context_cl_context(context, &cl_context));
    check(clgl_buffer_cl_mem(buffer, &cl_mem));
    check(clgl_buffer_gl_name(buffer, &gl_name));
    /* Cast both to their OpenCL types. Use a shared cl_mem only between clgl_acquire and clgl_release. */
    printf("the %s of buffer %u\n", cl_context && cl_mem ? "cl_mem" : "?", (unsigned)gl_name);
    clgl_buffer_destroy(buffer);
    return clgl_context_destroy(context);
}
