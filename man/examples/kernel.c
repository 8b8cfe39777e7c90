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
    clgl_program_desc program_desc = CLGL_PROGRAM_DESC_INIT;
    clgl_buffer_desc buffer_desc = CLGL_BUFFER_DESC_INIT;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_queue queue;
    clgl_buffer buffer;
    clgl_program program;
    clgl_kernel kernel;
    uint32_t index;
    const float factor = 3;
    float x[4];

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));
    buffer_desc.flags = CLGL_BUFFER_COMPUTE_ONLY; /* not shared, so no acquire is needed */
    buffer_desc.size = sizeof x;
    check(clgl_buffer_create(context, &buffer_desc, &buffer));

    program_desc.source = "kernel void line(global float *x, float factor) {"
                          "    x[get_global_id(0)] = factor * get_global_id(0); }";
    check(clgl_program_create(context, &program_desc, &program)); /* the message of a failure has the build log */
    check(clgl_kernel_create(program, "line", &kernel));
    check(clgl_kernel_set_buffer(kernel, 0, buffer));
    check(clgl_kernel_find_argument(kernel, "factor", &index));
    check(clgl_kernel_set_value(kernel, index, sizeof factor, &factor));
    launch.global_size[0] = 4;
    check(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
    check(clgl_buffer_read(queue, buffer, NULL, x, 1, 0, NULL, NULL));
    printf("%g %g %g %g\n", x[0], x[1], x[2], x[3]);

    check(clgl_kernel_destroy(kernel));
    check(clgl_program_destroy(program));
    check(clgl_buffer_destroy(buffer));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
