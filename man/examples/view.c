#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 3
#define COLUMNS 6

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

int main(void)
{
    static const size_t shape[] = {ROWS, COLUMNS};
    clgl_context context;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer;
    clgl_queue queue;
    clgl_view matrix = CLGL_VIEW_INIT, columns = CLGL_VIEW_INIT;
    clgl_slice slices[] = {CLGL_SLICE_INIT, CLGL_SLICE_INIT};
    float numbers[ROWS * COLUMNS], read[(ROWS - 1) * COLUMNS / 2];
    int i;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = sizeof numbers;
    check(clgl_buffer_create(context, &desc, &buffer));

    for (i = 0; i < ROWS * COLUMNS; ++i)
        numbers[i] = (float)i;
    check(clgl_view_init(buffer, CLGL_ELEMENT_FLOAT32, 1, NULL, 2, shape, &matrix));
    check(clgl_view_write(queue, &matrix, NULL, numbers, 1, 0, NULL, NULL));
    slices[0].flags = CLGL_SLICE_START; /* [1:, ::-2] */
    slices[0].start = 1;
    slices[1].step = -2;
    check(clgl_view_slice(&matrix, 2, slices, &columns));
    check(clgl_view_read(queue, &columns, NULL, read, 1, 0, NULL, NULL));
    for (i = 0; i < (ROWS - 1) * COLUMNS / 2; ++i)
        printf("%g%s", read[i], (i + 1) % (COLUMNS / 2) ? " " : "\n");

    check(clgl_buffer_destroy(buffer));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
