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
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer;
    void *cl_mem, *cl_context;
    uint32_t gl_name;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    desc.size = 4096;
    check(clgl_buffer_create(context, &desc, &buffer));
    check(clgl_context_cl_context(context, &cl_context));
    check(clgl_buffer_cl_mem(buffer, &cl_mem));
    check(clgl_buffer_gl_name(buffer, &gl_name));
    /* Cast the pointers to cl_context and cl_mem. Use a shared cl_mem only between an acquire and a release. */
    printf("the %s of buffer %u\n", cl_context && cl_mem ? "cl_mem" : "?", (unsigned)gl_name);
    check(clgl_buffer_destroy(buffer));
    check(clgl_context_destroy(context));
    return 0;
}
