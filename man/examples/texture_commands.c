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

    clgl_texture texture, copy;
    clgl_buffer buffer;
    unsigned char pixels[4][4][4] = {{{0}}};
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    check(clgl_texture_create(context, &desc, &texture));
    check(clgl_texture_create(context, &desc, &copy));
    check(clgl_buffer_create(context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = sizeof pixels),
                             &buffer));

    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    check(clgl_texture_get_info(texture, &info));
    printf("%s, %s\n", clgl_texture_type_name(info.type), clgl_format_name(info.format));

    /* The callback is called when the memory is no longer in use. */
    check(clgl_texture_set_destructor_callback(texture, on_destruction, "the memory is free"));

    check(clgl_texture_write(queue, texture, NULL, pixels, 1, 0, NULL, NULL));

    /* Fill with a colour of four floats. */
    const float orange[4] = {1, 0.5f, 0, 1};
    check(clgl_texture_fill(queue, texture, NULL, orange, 0, NULL, NULL));

    check(clgl_texture_copy(queue, texture, copy, NULL, NULL, 0, NULL, NULL));

    /* Copy pixels without gaps to a buffer, and back. */
    check(clgl_texture_copy_to_buffer(queue, texture, buffer, NULL, 0, 0, NULL, NULL));
    check(clgl_buffer_copy_to_texture(queue, buffer, copy, 0, NULL, 0, NULL, NULL));

    /* The row pitch of a mapping may differ from the row pitch of the texture. */
    void *pointer;
    size_t row_pitch;
    check(clgl_texture_map(queue, copy, CLGL_MAP_READ, NULL, 1, 0, NULL, &pointer, &row_pitch, NULL, NULL));
    const unsigned char *second_row = (const unsigned char *)pointer + row_pitch;
    printf("%d %d %d %d\n", second_row[0], second_row[1], second_row[2], second_row[3]);
    check(clgl_texture_unmap(queue, copy, pointer, 0, NULL, NULL));

    /* Convert floats from 0 to 1 to a texture of bytes, and back. Each float is one component. */
    clgl_buffer numbers;
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
    layout.component_type = CLGL_PIXEL_FLOAT32;
    check(clgl_buffer_create(
        context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = 4 * sizeof pixels), &numbers));
    check(clgl_convert_texture_to_buffer(queue, texture, NULL, numbers, &layout, 0, 0, 0, NULL, NULL));
    check(
        clgl_convert_buffer_to_texture(queue, numbers, &layout, copy, NULL, CLGL_CONVERT_FLIP, 0, 0, NULL, NULL));

    /* Find formats by their OpenGL format (GL_RGBA8) and OpenCL format (CL_RGBA, CL_UNORM_INT8). */
    clgl_format format;
    check(clgl_format_from_gl(0x8058, &format));
    check(clgl_format_from_cl(0x10B5, 0x10D2, &format));
    printf("%s\n", clgl_format_name(format));

    /* Count the formats that kernels can read, and check whether a format can be shared. */
    uint32_t count;
    check(clgl_texture_list_formats(context, CLGL_TEXTURE_TYPE_2D, CLGL_ACCESS_READ_ONLY, 0, NULL, &count));
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    check(clgl_texture_verify(context, CLGL_TRANSPORT_STAGED, 0x0DE1 /* GL_TEXTURE_2D */, format, 0, &support));
    printf("%s\n", clgl_self_test_name(support.self_test));

    /* Resize a shared texture of the library. */
    clgl_texture shared;
    const size_t extent[3] = {8, 8, 1};
    check(clgl_texture_create(
        context,
        CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .format = CLGL_FORMAT_RGBA8, .width = 4, .height = 4),
        &shared));
    check(clgl_texture_resize(shared, extent));

    check(clgl_texture_destroy(shared));
    check(clgl_buffer_destroy(numbers));
    check(clgl_buffer_destroy(buffer));
    check(clgl_texture_destroy(copy));
    check(clgl_texture_destroy(texture));
    check(clgl_queue_finish(queue));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
