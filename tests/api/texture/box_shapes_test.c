/* Tests transfers of boxes that have as many rows as their row pitch has pixels. rusticl 25.0 copies such boxes
 * as one run of bytes. All widths and positions are tried; the CPU computes the expected bytes. */
#define _GNU_SOURCE
#include "gl_texture_support.h"

#define NOTHING "kernel void nothing() {}"
#define SIDE 16u
#define PIXEL 4u
#define PITCH (SIDE * PIXEL)
#define LAYERS 2u
#define BYTES (SIDE * PITCH * LAYERS)

/* A box of bytes in rows of PITCH bytes. All boxes have the same position in source and destination. */
typedef struct box {
    size_t x, width, rows, slices;
} box;

typedef void (*box_body)(kernel_fixture *f, const box *b);

static void copy_box(const box *b, size_t pitch, const unsigned char *from, unsigned char *into)
{
    for (size_t z = 0; z < b->slices; ++z)
        for (size_t y = 0; y < b->rows; ++y) {
            const size_t at = (z * b->rows + y) * pitch + b->x;
            memcpy(into + at, from + at, b->width);
        }
}

static void on_each_box(kernel_fixture *f, size_t pixel, size_t rows, size_t slices, box_body run)
{
    for (size_t x = 0; x < SIDE; ++x)
        for (size_t width = 1; x + width <= SIDE; ++width) {
            const box b = {x * pixel, width * pixel, rows, slices};
            run(f, &b);
        }
}

static clgl_texture_region region_of(const box *b)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    region.origin[0] = b->x / PIXEL;
    region.extent[0] = b->width / PIXEL;
    region.extent[1] = b->rows;
    region.extent[2] = b->slices;
    region.row_pitch = PITCH;
    if (b->slices > 1) region.slice_pitch = PITCH * b->rows;
    return region;
}

static void read_and_write_texture(kernel_fixture *f, const box *b)
{
    static unsigned char pixels[BYTES], given[BYTES], got[BYTES], expected[BYTES];
    const size_t bytes = b->rows * PITCH * b->slices;
    clgl_texture_desc desc =
        describe_image(b->slices > 1 ? CLGL_TEXTURE_TYPE_3D : CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    const clgl_texture_region region = region_of(b);
    clgl_texture texture = NULL;
    clgl_fence done = NULL;
    desc.width = SIDE;
    desc.height = (uint32_t)b->rows;
    desc.depth = b->slices > 1 ? (uint32_t)b->slices : 0;
    fill_bytes(pixels, bytes, 1);
    desc.data = pixels;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    for (uint32_t blocking = 0; blocking < 2; ++blocking) {
        memset(got, 0, bytes);
        memset(expected, 0, bytes);
        copy_box(b, PITCH, pixels, expected);
        expect_success(clgl_texture_read(f->queue, texture, &region, got + b->x, blocking, 0, NULL, &done));
        expect_success(clgl_fence_wait(done, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(done));
        expect_same_bytes(got, expected, bytes);
        fill_bytes(given, bytes, 2 + blocking);
        copy_box(b, PITCH, given, pixels);
        expect_success(clgl_texture_write(f->queue, texture, &region, given + b->x, blocking, 0, NULL, NULL));
        expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, pixels, bytes);
    }
    expect_success(clgl_texture_destroy(texture));
}

static clgl_buffer_rect rect_of(const box *b)
{
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    rect.buffer_origin[0] = rect.other_origin[0] = b->x;
    rect.region[0] = b->width;
    rect.region[1] = b->rows;
    rect.region[2] = b->slices;
    rect.buffer_row_pitch = rect.other_row_pitch = SIDE;
    rect.buffer_slice_pitch = rect.other_slice_pitch = SIDE * b->rows;
    return rect;
}

/* The contents of two buffers, and values to write */
typedef struct contents {
    unsigned char one[BYTES], other[BYTES], given[BYTES], got[BYTES];
} contents;

static contents c;

static void read_and_write_boxes(kernel_fixture *f, const box *b)
{
    const size_t bytes = SIDE * b->rows * b->slices;
    const clgl_buffer_rect rect = rect_of(b);
    clgl_buffer buffer = NULL, other = NULL;
    fill_bytes(c.one, bytes, 1);
    fill_bytes(c.other, bytes, 2);
    fill_bytes(c.given, bytes, 3);
    buffer = compute_buffer(f->context, bytes, c.one);
    other = compute_buffer(f->context, bytes, c.other);
    for (uint32_t blocking = 0; blocking < 2; ++blocking) {
        expect_success(clgl_buffer_write_rect(f->queue, buffer, &rect, c.given, blocking, 0, NULL, NULL));
        copy_box(b, SIDE, c.given, c.one);
        read_buffer(f->queue, buffer, c.got);
        expect_same_bytes(c.got, c.one, bytes);
        expect_success(clgl_buffer_copy_rect(f->queue, buffer, other, &rect, 0, NULL, NULL));
        copy_box(b, SIDE, c.one, c.other);
        read_buffer(f->queue, other, c.got);
        expect_same_bytes(c.got, c.other, bytes);
        fill_bytes(c.given, bytes, 4);
        memcpy(c.got, c.given, bytes);
        copy_box(b, SIDE, c.one, c.given);
        expect_success(clgl_buffer_read_rect(f->queue, buffer, &rect, c.got, blocking, 0, NULL, NULL));
        expect_success(clgl_queue_finish(f->queue));
        expect_same_bytes(c.got, c.given, bytes);
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_buffer_destroy(other));
}

/* Returns a view of the columns of a box. */
static clgl_view view_of(clgl_buffer buffer, const box *b)
{
    const size_t shape[] = {b->slices, b->rows, SIDE};
    clgl_slice slices[] = {CLGL_SLICE_INIT, CLGL_SLICE_INIT, CLGL_SLICE_INIT};
    clgl_view view = CLGL_VIEW_INIT, part = CLGL_VIEW_INIT;
    expect_success(clgl_view_init(buffer, CLGL_ELEMENT_BYTES, 1, NULL, 3, shape, &view));
    slices[2].flags = CLGL_SLICE_START | CLGL_SLICE_STOP;
    slices[2].start = (int64_t)b->x;
    slices[2].stop = (int64_t)(b->x + b->width);
    expect_success(clgl_view_slice(&view, 3, slices, &part));
    return part;
}

static void read_and_write_views(kernel_fixture *f, const box *b)
{
    const size_t bytes = SIDE * b->rows * b->slices;
    const int64_t strides[] = {(int64_t)(SIDE * b->rows), SIDE, 1};
    clgl_buffer buffer = NULL, other = NULL;
    clgl_view view, target;
    fill_bytes(c.one, bytes, 1);
    fill_bytes(c.other, bytes, 2);
    fill_bytes(c.given, bytes, 3);
    buffer = compute_buffer(f->context, bytes, c.one);
    other = compute_buffer(f->context, bytes, c.other);
    view = view_of(buffer, b);
    target = view_of(other, b);
    for (uint32_t blocking = 0; blocking < 2; ++blocking) {
        expect_success(clgl_view_write(f->queue, &view, strides, c.given + b->x, blocking, 0, NULL, NULL));
        copy_box(b, SIDE, c.given, c.one);
        read_buffer(f->queue, buffer, c.got);
        expect_same_bytes(c.got, c.one, bytes);
        expect_success(clgl_view_copy(f->queue, &view, &target, 0, NULL, NULL));
        copy_box(b, SIDE, c.one, c.other);
        read_buffer(f->queue, other, c.got);
        expect_same_bytes(c.got, c.other, bytes);
        fill_bytes(c.given, bytes, 4);
        memcpy(c.got, c.given, bytes);
        copy_box(b, SIDE, c.one, c.given);
        expect_success(clgl_view_read(f->queue, &view, strides, c.got + b->x, blocking, 0, NULL, NULL));
        expect_success(clgl_queue_finish(f->queue));
        expect_same_bytes(c.got, c.given, bytes);
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_buffer_destroy(other));
}

/* Copies a box from an image of a buffer to a texture, and back. Some drivers have no such images, or cannot copy
 * to them. */
static void copy_images_of_buffers(kernel_fixture *f, const box *b)
{
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const size_t bytes = b->rows * PITCH;
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    cl_image_desc image_desc = {0};
    void *context = NULL;
    cl_mem image = NULL;
    clgl_texture texture = NULL, of_buffer = NULL;
    clgl_texture_region region = region_of(b);
    fill_bytes(c.one, bytes, 1);
    fill_bytes(c.other, bytes, 2);
    const clgl_buffer buffer = compute_buffer(f->context, bytes, c.one);
    region.row_pitch = 0;
    expect_success(clgl_context_cl_context(f->context, &context));
    image_desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    image_desc.image_width = SIDE;
    image_desc.image_height = b->rows;
    image_desc.image_row_pitch = PITCH;
    image_desc.buffer = mem_of(buffer);
    image = clCreateImage(context, CL_MEM_READ_WRITE, &format, &image_desc, NULL, NULL);
    if (image && clgl_texture_from_cl_mem(f->context, image, &of_buffer) == CLGL_SUCCESS) {
        desc.width = SIDE;
        desc.height = (uint32_t)b->rows;
        desc.data = c.other;
        expect_success(clgl_texture_create(f->context, &desc, &texture));
        expect_success(clgl_texture_copy(f->queue, of_buffer, texture, &region, region.origin, 0, NULL, NULL));
        copy_box(b, PITCH, c.one, c.other);
        expect_success(clgl_texture_read(f->queue, texture, NULL, c.got, 1, 0, NULL, NULL));
        expect_same_bytes(c.got, c.other, bytes);
        fill_bytes(c.other, bytes, 3);
        expect_success(clgl_texture_write(f->queue, texture, NULL, c.other, 1, 0, NULL, NULL));
        if (clgl_texture_copy(f->queue, texture, of_buffer, &region, region.origin, 0, NULL, NULL) ==
            CLGL_SUCCESS)
            copy_box(b, PITCH, c.other, c.one);
        else
            expect_message("produce wrong pixels");
        read_buffer(f->queue, buffer, c.got);
        expect_same_bytes(c.got, c.one, bytes);
        expect_success(clgl_texture_destroy(texture));
        expect_success(clgl_texture_destroy(of_buffer));
    }
    if (image) assert_int_equal(clReleaseMemObject(image), CL_SUCCESS);
    expect_success(clgl_buffer_destroy(buffer));
}

static void textures(kernel_fixture *f)
{
    on_each_box(f, PIXEL, SIDE, 1, read_and_write_texture);
    on_each_box(f, PIXEL, SIDE, LAYERS, read_and_write_texture);
    on_each_box(f, PIXEL, SIDE - 1, 1, read_and_write_texture);
}

static void boxes_of_buffers(kernel_fixture *f)
{
    on_each_box(f, 1, SIDE, 1, read_and_write_boxes);
    on_each_box(f, 1, SIDE, LAYERS, read_and_write_boxes);
}

static void views(kernel_fixture *f)
{
    on_each_box(f, 1, SIDE, 1, read_and_write_views);
    on_each_box(f, 1, SIDE, LAYERS, read_and_write_views);
}

static void images_of_buffers(kernel_fixture *f) { on_each_box(f, PIXEL, SIDE, 1, copy_images_of_buffers); }

KERNEL_TEST(textures, NOTHING, 0)
KERNEL_TEST(boxes_of_buffers, NOTHING, 0)
KERNEL_TEST(views, NOTHING, 0)
KERNEL_TEST(images_of_buffers, NOTHING, 0)

/* A release writes back only the region that commands have written. */
static void fill_and_release(const share_fixture *f)
{
    static const float white[] = {1, 1, 1, 1};
    for (size_t x = 0; x < SIDE; ++x)
        for (size_t width = 1; x + width <= SIDE; width += 5) {
            const box b = {x * PIXEL, width * PIXEL, SIDE, 1};
            gl_image i = {.target = GL_TEXTURE_2D};
            clgl_texture_region region = region_of(&b);
            clgl_texture texture = NULL;
            i.format = i.as = info_of_format(CLGL_FORMAT_RGBA8);
            i.size[0] = i.size[1] = SIDE;
            i.size[2] = 1;
            i.bytes = SIDE * PITCH;
            i.pixels = calloc(i.bytes, 1);
            memset(c.given, 0xff, i.bytes);
            region.row_pitch = 0;
            glGenTextures(1, &i.name);
            glBindTexture(GL_TEXTURE_2D, i.name);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
            draw_gl_image(&i);
            texture = share_gl_image(f->context, &i, f->transport);
            acquire_texture(f->queue, texture);
            expect_success(clgl_texture_fill(f->queue, texture, &region, white, 0, NULL, NULL));
            release_texture(f->queue, texture);
            copy_box(&b, PITCH, c.given, i.pixels);
            expect_gl_image(&i);
            expect_success(clgl_texture_destroy(texture));
            destroy_gl_image(&i);
        }
}

static void releases(void **state)
{
    (void)state;
    on_each_share(fill_and_release);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(textures_on_each_device),
        cmocka_unit_test(boxes_of_buffers_on_each_device),
        cmocka_unit_test(views_on_each_device),
        cmocka_unit_test(images_of_buffers_on_each_device),
        cmocka_unit_test(releases),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
