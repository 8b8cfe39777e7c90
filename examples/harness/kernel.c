#include "kernel.h"

#include "check.h"

clgl_kernel kernel_build(clgl_context context, const char *source, const char *name)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    desc.source = source;
    clgl_program program;
    clgl_kernel kernel;
    check(clgl_program_create(context, &desc, &program));
    check(clgl_kernel_create(program, name, &kernel));
    check(clgl_program_destroy(program));
    return kernel;
}

void kernel_launch_2d(clgl_queue queue, clgl_kernel kernel, size_t width, size_t height)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.dimensions = 2;
    launch.global_size[0] = width;
    launch.global_size[1] = height;
    check(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
}
