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
    static const uint32_t seven = 7;
    static const float orange[4] = {1, 0.5f, 0, 1};
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer;
    clgl_texture texture;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));
    check(clgl_buffer_create(context, CLGL_BUFFER_DESC(.size = 4096), &buffer));
    check(clgl_texture_create(
        context,
        CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .format = CLGL_FORMAT_RGBA8, .width = 64, .height = 64),
        &texture));

    /* OpenCL writes a whole buffer. */
    check(clgl_buffer_acquire(queue, buffer)); /* until the release, OpenGL must not access the buffer */
    check(clgl_buffer_fill(queue, buffer, NULL, &seven, sizeof seven, 0, NULL, NULL));
    check(clgl_buffer_release(queue, buffer)); /* later OpenGL commands read the sevens */

    /* OpenCL writes a whole texture. */
    check(clgl_texture_acquire(queue, texture)); /* until the release, OpenGL must not access the texture */
    check(clgl_texture_fill(queue, texture, NULL, orange, 0, NULL, NULL));
    check(clgl_texture_release(queue, texture)); /* later OpenGL commands read orange pixels */

    /* OpenCL writes a part of a buffer, and the CPU does not wait. */
    const clgl_range half = {0, 2048};
    const clgl_handover handover = {.struct_size = sizeof handover,
                                    .flags = CLGL_HANDOVER_NO_CPU_WAIT,
                                    .buffer_count = 1,
                                    .buffers = &buffer,
                                    .buffer_ranges = &half};
    clgl_fence released;
    check(clgl_acquire(queue, &handover, 0, NULL, NULL));
    check(clgl_buffer_fill(queue, buffer, &half, &seven, sizeof seven, 0, NULL, NULL));
    check(clgl_release(queue, &handover, 0, NULL, &released));
    check(clgl_fence_wait_gl(released)); /* later OpenGL commands read the sevens */

    /* Find out which threads may release the buffer. */
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    check(clgl_buffer_get_info(buffer, &info));
    printf("a release %s a current OpenGL context\n", info.release_needs_gl ? "needs" : "does not need");

    check(clgl_fence_destroy(released));
    check(clgl_texture_destroy(texture));
    check(clgl_buffer_destroy(buffer));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
