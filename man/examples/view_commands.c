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

    clgl_buffer buffer, copy;
    clgl_view rows = CLGL_VIEW_INIT, columns = CLGL_VIEW_INIT, line = CLGL_VIEW_INIT, other = CLGL_VIEW_INIT;
    const size_t shape[] = {2, 3}, flat[] = {6};
    check(clgl_buffer_create(context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = 24), &buffer));
    check(clgl_buffer_create(context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = 24), &copy));
    check(clgl_view_init(buffer, CLGL_ELEMENT_FLOAT32, 1, NULL, 2, shape, &rows));
    check(clgl_view_init(copy, CLGL_ELEMENT_FLOAT32, 1, NULL, 2, shape, &other));

    const float one = 1, two = 2;
    const int64_t index[] = {1, 2};
    float item;
    check(clgl_view_fill(queue, &rows, &one, 0, NULL, NULL));
    check(clgl_view_write_item(queue, &rows, index, &two, 1, 0, NULL, NULL));
    check(clgl_view_read_item(queue, &rows, index, &item, 1, 0, NULL, NULL));
    printf("%g\n", item);

    /* Views of the same bytes with other dimensions: 3 x 2, and 6 */
    check(clgl_view_transpose(&rows, NULL, &columns));
    check(clgl_view_reshape(&rows, 1, flat, &line));

    clgl_view_info info = CLGL_VIEW_INFO_INIT;
    check(clgl_view_get_info(&columns, &info));
    printf("%u items of %s, %s\n", (unsigned)info.item_count, clgl_element_type_name(columns.format),
           info.is_c_contiguous ? "in rows" : "in columns");

    check(clgl_view_copy(queue, &rows, &other, 0, NULL, NULL));
    check(clgl_queue_finish(queue));

    check(clgl_buffer_destroy(copy));
    check(clgl_buffer_destroy(buffer));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
