#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

static void on_destruction(void *user_data) { puts(user_data); }

int main(void)
{
    clgl_context context;
    clgl_queue queue;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));

    clgl_buffer buffer, copy, half;
    float values[4][4] = {{0}}, column[4] = {1, 2, 3, 4};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = sizeof values;
    check(clgl_buffer_create(context, &desc, &buffer));
    check(clgl_buffer_create(context, &desc, &copy));

    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    check(clgl_buffer_get_info(buffer, &info));
    printf("%u bytes, %s\n", (unsigned)info.size, clgl_access_name(info.access));

    /* The callback is called when the memory is no longer in use. */
    check(clgl_buffer_set_destructor_callback(buffer, on_destruction, "the memory is free"));

    check(clgl_buffer_write(queue, buffer, NULL, values, 1, 0, NULL, NULL));

    /* Fill the second column of a matrix. The first size of a box is in bytes, the second in rows. */
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    rect.buffer_origin[0] = sizeof(float);
    rect.buffer_row_pitch = sizeof values[0];
    rect.other_row_pitch = sizeof(float);
    rect.region[0] = sizeof(float);
    rect.region[1] = 4;
    rect.region[2] = 1;
    check(clgl_buffer_write_rect(queue, buffer, &rect, column, 1, 0, NULL, NULL));
    check(clgl_buffer_read_rect(queue, buffer, &rect, column, 1, 0, NULL, NULL));

    /* Copy the second column of one buffer to a row of the other buffer. */
    check(clgl_buffer_copy_rect(queue, buffer, copy, &rect, 0, NULL, NULL));
    check(clgl_buffer_read(queue, copy, NULL, values, 1, 0, NULL, NULL));
    printf("%g %g %g %g\n", values[0][0], values[0][1], values[0][2], values[0][3]);

    /* Create a sub-buffer, which covers a range of its parent. */
    const clgl_range first_half = {0, sizeof values / 2};
    check(clgl_buffer_create_sub(buffer, CLGL_ACCESS_READ_WRITE, &first_half, &half));

    check(clgl_buffer_destroy(half));
    check(clgl_buffer_destroy(copy));
    check(clgl_buffer_destroy(buffer));
    check(clgl_queue_finish(queue));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
