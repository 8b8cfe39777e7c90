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

    /* Get the cl_device_id and the cl_platform_id, for OpenCL calls, and the clgl device of a cl_device_id. */
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_device device;
    void *cl_device, *cl_platform;
    check(clgl_context_get_info(context, &info));
    check(clgl_device_cl_device(info.device, &cl_device));
    check(clgl_device_cl_platform(info.device, &cl_platform));
    check(clgl_device_from_cl_device(cl_device, &device));
    printf("%s\n", device == info.device ? "the same device" : "another device");

    /* Get the EGLContext and EGLDisplay, or the GLXContext and Display. */
    void *gl_context, *gl_display;
    check(clgl_context_gl_context(context, &gl_context, &gl_display));

    /* OpenCL commands that the application enqueues in this queue are ordered with the commands of clgl. */
    void *cl_queue;
    check(clgl_queue_cl_queue(queue, &cl_queue));

    /* Get the cl_mem of a buffer, and wrap a cl_mem as a buffer. */
    clgl_buffer buffer, same_buffer;
    void *cl_mem;
    check(
        clgl_buffer_create(context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = 4096), &buffer));
    check(clgl_buffer_cl_mem(buffer, &cl_mem));
    check(clgl_buffer_from_cl_mem(context, cl_mem, CLGL_ACCESS_READ_WRITE, &same_buffer));

    clgl_texture texture, same_texture;
    check(clgl_texture_create(context,
                              CLGL_TEXTURE_DESC(.flags = CLGL_TEXTURE_COMPUTE_ONLY, .type = CLGL_TEXTURE_TYPE_2D,
                                                .format = CLGL_FORMAT_RGBA8, .width = 4, .height = 4),
                              &texture));
    check(clgl_texture_cl_mem(texture, &cl_mem));
    check(clgl_texture_from_cl_mem(context, cl_mem, &same_texture));

    clgl_sampler sampler;
    void *cl_sampler;
    check(clgl_sampler_create(context, NULL, &sampler));
    check(clgl_sampler_cl_sampler(sampler, &cl_sampler));

    clgl_program program;
    clgl_kernel kernel, same_kernel;
    void *cl_program, *cl_kernel;
    check(clgl_program_create(context, CLGL_PROGRAM_DESC(.source = "kernel void f(global int *i) { *i = 1; }"),
                              &program));
    check(clgl_program_cl_program(program, &cl_program));
    check(clgl_kernel_create(program, "f", &kernel));
    check(clgl_kernel_cl_kernel(kernel, &cl_kernel));
    check(clgl_kernel_from_cl_kernel(context, cl_kernel, &same_kernel));

    /* Get the cl_event of a command, and wrap a cl_event as a fence. */
    const uint32_t zero = 0;
    clgl_fence filled, same_event;
    void *cl_event;
    check(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 0, NULL, &filled));
    check(clgl_fence_cl_event(filled, &cl_event));
    check(clgl_fence_from_cl_event(context, cl_event, &same_event));

    /* Get the GLsync of a fence after the OpenGL commands, and wrap a GLsync as a fence. */
    clgl_fence drawn, same_sync;
    void *gl_sync;
    check(clgl_context_make_current(context, 1));
    check(clgl_fence_record_gl(context, &drawn));
    check(clgl_fence_gl_sync(drawn, &gl_sync));
    check(clgl_fence_from_gl_sync(context, gl_sync, &same_sync));
    check(clgl_fence_wait(same_sync, CLGL_FOREVER));

    /* After the application has changed the size of its buffer, the buffer must be wrapped again. */
    enum { ARRAY_BUFFER = 0x8892, DYNAMIC_DRAW = 0x88E8 };
    void (*gen)(int, unsigned *), (*bind)(unsigned, unsigned),
        (*data)(unsigned, ptrdiff_t, const void *, unsigned);
    unsigned name;
    clgl_buffer wrapped;
    check(clgl_context_get_proc_address(context, "glGenBuffers", (void **)&gen));
    check(clgl_context_get_proc_address(context, "glBindBuffer", (void **)&bind));
    check(clgl_context_get_proc_address(context, "glBufferData", (void **)&data));
    gen(1, &name);
    bind(ARRAY_BUFFER, name);
    data(ARRAY_BUFFER, 1024, NULL, DYNAMIC_DRAW);
    check(clgl_buffer_create(context, CLGL_BUFFER_DESC(.gl_name = name), &wrapped));
    data(ARRAY_BUFFER, 2048, NULL, DYNAMIC_DRAW);
    check(clgl_buffer_rewrap(wrapped));
    check(clgl_context_make_current(context, 0));

    check(clgl_buffer_destroy(wrapped));
    check(clgl_fence_destroy(same_sync));
    check(clgl_fence_destroy(drawn));
    check(clgl_fence_destroy(same_event));
    check(clgl_fence_destroy(filled));
    check(clgl_kernel_destroy(same_kernel));
    check(clgl_kernel_destroy(kernel));
    check(clgl_program_destroy(program));
    check(clgl_sampler_destroy(sampler));
    check(clgl_texture_destroy(same_texture));
    check(clgl_texture_destroy(texture));
    check(clgl_buffer_destroy(same_buffer));
    check(clgl_buffer_destroy(buffer));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
