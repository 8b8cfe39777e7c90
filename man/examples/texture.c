#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

static const char source[] = "kernel void invert(read_only image2d_t in, write_only image2d_t out)"
                             "{ int2 at = (int2)(get_global_id(0), get_global_id(1));"
                             "  write_imagef(out, at, 1.0f - read_imagef(in, at)); }";

int main(void)
{
    const unsigned char pixels[] = {255, 0, 0, 0, 0, 255, 0, 0};
    unsigned char got[sizeof pixels];
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_program_desc program_desc = CLGL_PROGRAM_DESC_INIT;
    clgl_context context;
    clgl_queue queue;
    clgl_texture in, out;
    clgl_program program;
    clgl_kernel kernel;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = 2;
    desc.height = 1;
    check(clgl_texture_create(context, &desc, &out));
    desc.data = pixels;
    check(clgl_texture_create(context, &desc, &in));
    program_desc.source = source;
    check(clgl_program_create(context, &program_desc, &program));
    check(clgl_kernel_create(program, "invert", &kernel));

    check(clgl_kernel_set_texture(kernel, 0, in));
    check(clgl_kernel_set_texture(kernel, 1, out));
    check(clgl_kernel_launch_2d(queue, kernel, 2, 1));
    check(clgl_texture_read(queue, out, NULL, got, 1, 0, NULL, NULL));
    printf("%d %d %d, %d %d %d\n", got[0], got[1], got[2], got[4], got[5], got[6]);

    check(clgl_kernel_destroy(kernel));
    check(clgl_program_destroy(program));
    check(clgl_texture_destroy(in));
    check(clgl_texture_destroy(out));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
