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
    static const float picture[2][3] = {{1, 0.5f, 0}, {0, 0.25f, 1}};
    static const size_t extent[3] = {1, 2, 1};
    unsigned char bytes[2][4];
    clgl_buffer_desc from_desc = CLGL_BUFFER_DESC_INIT, into_desc = CLGL_BUFFER_DESC_INIT;
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
    clgl_context context;
    clgl_queue queue;
    clgl_buffer from, into;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_COMPUTE_ONLY), &context));
    check(clgl_queue_create(context, NULL, &queue));
    from_desc.flags = into_desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    from_desc.size = sizeof picture;
    from_desc.data = picture;
    into_desc.size = sizeof bytes;
    check(clgl_buffer_create(context, &from_desc, &from));
    check(clgl_buffer_create(context, &into_desc, &into));
    layout.component_type = CLGL_PIXEL_FLOAT32;
    layout.component_count = 3;
    check(clgl_convert_buffer(queue, from, &layout, into, NULL, extent, CLGL_CONVERT_FLIP, 0, 0, NULL, NULL));
    check(clgl_buffer_read(queue, into, NULL, bytes, 1, 0, NULL, NULL));
    printf("from %s: %d %d %d %d\n", clgl_pixel_component_type_name(layout.component_type), bytes[0][0],
           bytes[0][1], bytes[0][2], bytes[0][3]);
    check(clgl_buffer_destroy(into));
    check(clgl_buffer_destroy(from));
    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
