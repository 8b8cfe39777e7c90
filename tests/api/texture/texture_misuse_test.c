/* Tests textures and texture commands with wrong arguments. Each call must return the documented error with a
 * message that contains the wrong values. Also tests that commands wait for their wait lists. */
#define _GNU_SOURCE
#include "refusal.h"
#include "texture_support.h"

#define NOTHING "kernel void nothing() {}"

static void refuse(kernel_fixture *f, clgl_texture_desc desc, clgl_result expected, const char *part)
{
    clgl_texture texture = (clgl_texture)(void *)f;
    check_refused(clgl_texture_create(f->context, &desc, &texture), expected, part, "clgl_texture_create",
                  __FILE__, __LINE__);
    assert_null(texture);
}

#define FIELD(field, value, error, words) WRONG(clgl_texture_desc, field, value, error, words)

static void refuse_fields(kernel_fixture *f, const clgl_texture_desc *good, const wrong_field *rows, size_t count)
{
    for (size_t i = 0; i < count; ++i) {
        clgl_texture_desc desc = *good;
        set_wrong(&desc, &rows[i]);
        refuse(f, desc, rows[i].expected, rows[i].words);
    }
}

static void descriptors_are_checked(kernel_fixture *f)
{
    static const wrong_field rows[] = {
        FIELD(flags, 0x80000004u, INVALID_ARGUMENT, "unknown bits"),
        FIELD(access, 4, INVALID_ARGUMENT, "access is 4"),
        FIELD(type, CLGL_TEXTURE_TYPE_BUFFER + 1, INVALID_ARGUMENT, "type is 7"),
        FIELD(format, CLGL_FORMAT_NONE, INVALID_ARGUMENT, "format is 0"),
        FIELD(format, 100000, INVALID_ARGUMENT, "format is 100000"),
        FIELD(gl_name, 1, INVALID_ARGUMENT, "without OpenGL"),
        FIELD(gl_target, 0x0DE1, INVALID_ARGUMENT, "without OpenGL"),
        FIELD(mip_level_count, 2, INVALID_ARGUMENT, "without OpenGL"),
        FIELD(transport, CLGL_TRANSPORT_STAGED, INVALID_ARGUMENT, "without OpenGL"),
        FIELD(struct_size, 8, INVALID_STRUCT_SIZE, "struct_size"),
        FIELD(width, 0, INVALID_ARGUMENT, "width is 0"),
        FIELD(height, 0, INVALID_ARGUMENT, "height is 0"),
        FIELD(depth, 2, INVALID_ARGUMENT, "depth is 2, but a 2D texture has none"),
        FIELD(layers, 3, INVALID_ARGUMENT, "layers is 3"),
        FIELD(row_pitch, 64, INVALID_ARGUMENT, "data is NULL"),
    };
    static const wrong_field with_data[] = {
        FIELD(row_pitch, 51, INVALID_ARGUMENT, "row_pitch 51 is less than a row of the region, 52 bytes"),
        FIELD(row_pitch, 53, INVALID_ARGUMENT, "not a multiple of the size of a pixel, 4 bytes"),
        FIELD(slice_pitch, 10, INVALID_ARGUMENT, "slice_pitch 10"),
        FIELD(row_pitch, -4, OUT_OF_RANGE, "overflows"),
    };
    static const unsigned char bytes[4096];
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    clgl_texture texture = NULL;
    refuse_fields(f, &desc, rows, COUNT(rows));
    REFUSED_OUT("NULL", texture, clgl_texture_create(f->context, NULL, &texture), INVALID_ARGUMENT,
                "desc is NULL");
    REFUSED("NULL", clgl_texture_create(f->context, &desc, NULL), INVALID_ARGUMENT, "texture is NULL");
    desc.data = bytes;
    refuse_fields(f, &desc, with_data, COUNT(with_data));
    expect_success(clgl_texture_destroy(NULL));
}

static void size_limits_depend_on_the_device(kernel_fixture *f)
{
    clgl_context_info context = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    clgl_texture_desc desc;
    expect_success(clgl_context_get_info(f->context, &context));
    expect_success(clgl_device_get_info(context.device, &device));
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        char expected[64];
        const uint64_t limit =
            image_kinds[k] == CLGL_TEXTURE_TYPE_3D ? device.image3d_max_width : device.image2d_max_width;
        desc = describe_image(image_kinds[k], CLGL_FORMAT_RGBA8UI);
        desc.width = (uint32_t)limit + 1;
        snprintf(expected, sizeof expected, "can have at most %llu", (unsigned long long)limit);
        refuse(f, desc, CLGL_ERROR_OUT_OF_RANGE, expected);
        desc.width = 0xffffffffu;
        refuse(f, desc, CLGL_ERROR_OUT_OF_RANGE, expected);
    }
    desc = describe_image(CLGL_TEXTURE_TYPE_2D_ARRAY, CLGL_FORMAT_RGBA8UI);
    desc.layers = (uint32_t)device.image_max_array_size + 1;
    refuse(f, desc, CLGL_ERROR_OUT_OF_RANGE, "layers");
    desc = describe_image(CLGL_TEXTURE_TYPE_3D, CLGL_FORMAT_RGBA8UI);
    desc.depth = (uint32_t)device.image3d_max_depth + 1;
    refuse(f, desc, CLGL_ERROR_OUT_OF_RANGE, "depth");
    desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI);
    desc.height = (uint32_t)device.image2d_max_height + 1;
    refuse(f, desc, CLGL_ERROR_OUT_OF_RANGE, "height");
    desc = describe_image(CLGL_TEXTURE_TYPE_2D_ARRAY, CLGL_FORMAT_RGBA32F);
    desc.width = (uint32_t)device.image2d_max_width;
    desc.height = (uint32_t)device.image2d_max_height;
    desc.layers = (uint32_t)device.image_max_array_size;
    refuse(f, desc, CLGL_ERROR_OUT_OF_RANGE, "the device can allocate at most");
}

/* Requests formats without an OpenCL image format, and formats that some tested drivers do not support. */
static void missing_formats_name_the_nearest(kernel_fixture *f)
{
    static const struct {
        clgl_format format;
        const char *nearest;
    } expected[] = {
        {CLGL_FORMAT_RGB8,
         "OpenCL has no images of CLGL_FORMAT_RGB8; the nearest that works is CLGL_FORMAT_RGBA8"},
        {CLGL_FORMAT_RGB10_A2, "the nearest that works is CLGL_FORMAT_RGBA16"},
        {CLGL_FORMAT_RG8, "has no 2D images of CLGL_FORMAT_RG8; the nearest that works is CLGL_FORMAT_RGBA8"},
        {CLGL_FORMAT_RG32UI, "the nearest that works is CLGL_FORMAT_RGBA32UI"},
        {CLGL_FORMAT_SRGB8_ALPHA8, "the nearest that works is CLGL_FORMAT_RGBA8"},
        {CLGL_FORMAT_DEPTH_COMPONENT32F, "the nearest that works is CLGL_FORMAT_R32F"},
        {CLGL_FORMAT_DEPTH24_STENCIL8, "the nearest that works is CLGL_FORMAT_R32F"},
        {CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM, "the nearest that works is CLGL_FORMAT_RGBA8"},
    };
    for (size_t i = 0; i < COUNT(expected); ++i) {
        const int is_depth = info_of_format(expected[i].format).numeric == CLGL_NUMERIC_DEPTH;
        const char *nearest = expected[i].nearest;
        if (has_format(f->context, expected[i].format)) continue;
        if (is_depth && has_format(f->context, CLGL_FORMAT_DEPTH_COMPONENT32F))
            nearest = "the nearest that works is CLGL_FORMAT_DEPTH_COMPONENT32F";
        refuse(f, describe_image(CLGL_TEXTURE_TYPE_2D, expected[i].format), CLGL_ERROR_UNSUPPORTED, nearest);
    }
}

/* For each texture type and dimension, sets the origin or the extent of a region beyond the size. */
static void regions_are_checked(kernel_fixture *f)
{
    static unsigned char bytes[8192];
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        image i = make_image(f->context, describe_image(image_kinds[k], CLGL_FORMAT_RGBA8), 1);
        for (int part = 0; part < 3; ++part) {
            const int there = i.size[part] > 1;
            const clgl_result past = there ? CLGL_ERROR_OUT_OF_RANGE : CLGL_ERROR_INVALID_ARGUMENT;
            clgl_texture_region region = whole_image(&i);
            region.extent[part] = i.size[part] + 1;
            expect_error(clgl_texture_read(f->queue, i.texture, &region, bytes, 1, 0, NULL, NULL), past);
            if (there) expect_message(part == 0 ? "which is 13" : "reach past the edge of the");
            region.extent[part] = (size_t)-1;
            region.origin[part] = 2;
            expect_error(clgl_texture_write(f->queue, i.texture, &region, bytes, 1, 0, NULL, NULL), past);
            region = whole_image(&i);
            region.origin[part] = 1;
            expect_error(clgl_texture_fill(f->queue, i.texture, &region, bytes, 0, NULL, NULL), past);
            region.origin[part] = (size_t)-1;
            expect_error(clgl_texture_read(f->queue, i.texture, &region, bytes, 1, 0, NULL, NULL), past);
            region = whole_image(&i);
            region.extent[part] = 0;
            if (!there) {
                /* The extent may be 0 in dimensions that the texture type does not have. */
                expect_success(clgl_texture_read(f->queue, i.texture, &region, bytes, 1, 0, NULL, NULL));
                continue;
            }
            expect_error(clgl_texture_read(f->queue, i.texture, &region, bytes, 1, 0, NULL, NULL),
                         CLGL_ERROR_INVALID_ARGUMENT);
            expect_message("no size may be 0");
        }
        expect_image(f->queue, &i);
        destroy_image(&i);
    }
}

#define READ(texture, region) clgl_texture_read(f->queue, texture, region, bytes, 1, 0, NULL, NULL)
#define WRITE(texture, region) clgl_texture_write(f->queue, texture, region, bytes, 1, 0, NULL, NULL)
#define FILL(texture, region) clgl_texture_fill(f->queue, texture, region, bytes, 0, NULL, NULL)

static void pitches_are_checked(kernel_fixture *f)
{
#define PITCH(field, value, error, words) WRONG(clgl_texture_region, field, value, error, words)
    static const wrong_field rows[] = {
        PITCH(row_pitch, 51, INVALID_ARGUMENT, "row_pitch 51 is less than a row of the region, 52 bytes"),
        PITCH(slice_pitch, 52 * 6, INVALID_ARGUMENT,
              "slice_pitch 312 is less than a slice of the region, 364 bytes"),
        PITCH(row_pitch, -1, OUT_OF_RANGE, "overflow"),
        PITCH(struct_size, 4, INVALID_STRUCT_SIZE, "struct_size"),
        PITCH(reserved, 1, INVALID_ARGUMENT, "reserved"),
    };
    static unsigned char bytes[8192];
    image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_3D, CLGL_FORMAT_RGBA8), 1);
    clgl_texture_region region = whole_image(&i);
    void *pointer = NULL;
    size_t row_pitch = 1, slice_pitch = 1;
    for (size_t r = 0; r < COUNT(rows); ++r) {
        clgl_texture_region wrong = region;
        set_wrong(&wrong, &rows[r]);
        refused_field(READ(i.texture, &wrong), &rows[r]);
        refused_field(WRITE(i.texture, &wrong), &rows[r]);
    }
    region.row_pitch = 52;
    REFUSED("a pitch", FILL(i.texture, &region), INVALID_ARGUMENT, "must be 0");
    REFUSED_OUT("a pitch", pointer,
                clgl_texture_map(f->queue, i.texture, CLGL_MAP_READ, &region, 1, 0, NULL, &pointer, &row_pitch,
                                 &slice_pitch, NULL),
                INVALID_ARGUMENT, "row_pitch 52");
    assert_int_equal(row_pitch, 0);
    assert_int_equal(slice_pitch, 0);
    expect_image(f->queue, &i);
    destroy_image(&i);
}

static void other_arguments_are_checked(kernel_fixture *f)
{
    static const uint32_t valid[] = {CLGL_MAP_READ, CLGL_MAP_WRITE, CLGL_MAP_READ | CLGL_MAP_WRITE,
                                     CLGL_MAP_WRITE_DISCARD};
    static unsigned char bytes[8192];
    const clgl_queue q = f->queue;
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    image i = make_image(f->context, desc, 1), only_read;
    clgl_texture t = i.texture, constant;
    void *pointer = NULL;
    size_t row_pitch = 1;
    const clgl_buffer buffer = compute_buffer(f->context, 256, NULL);
    desc.access = CLGL_ACCESS_READ_ONLY;
    only_read = make_image(f->context, desc, 1);
    constant = only_read.texture;
#define INVALID(name, call, words) REFUSED(name, call, INVALID_ARGUMENT, words)
#define MAP(texture, flags, pointer, row_pitch)                                                                  \
    clgl_texture_map(q, texture, flags, NULL, 1, 0, NULL, pointer, row_pitch, NULL, NULL)
    INVALID("no data", clgl_texture_read(q, t, NULL, NULL, 1, 0, NULL, NULL), "data is NULL");
    INVALID("no data", clgl_texture_write(q, t, NULL, NULL, 1, 0, NULL, NULL), "data is NULL");
    INVALID("no color", clgl_texture_fill(q, t, NULL, NULL, 0, NULL, NULL), "color is NULL");
    INVALID("no bool", clgl_texture_read(q, t, NULL, bytes, 2, 0, NULL, NULL), "blocking is 2");
    INVALID("no list", clgl_texture_read(q, t, NULL, bytes, 1, 1, NULL, NULL), "waits is NULL");
    INVALID("read only", WRITE(constant, NULL), "CLGL_ACCESS_READ_ONLY");
    INVALID("read only", FILL(constant, NULL), "CLGL_ACCESS_READ_ONLY");
    INVALID("read only", clgl_texture_copy(q, t, constant, NULL, NULL, 0, NULL, NULL), "CLGL_ACCESS_READ_ONLY");
    INVALID("read only", MAP(constant, CLGL_MAP_WRITE, &pointer, &row_pitch), "CLGL_ACCESS_READ_ONLY");
    INVALID("no pointer", MAP(t, CLGL_MAP_READ, NULL, &row_pitch), "pointer is NULL");
    INVALID("no row pitch", MAP(t, CLGL_MAP_READ, &pointer, NULL), "row_pitch is NULL");
    INVALID("no pointer", clgl_texture_unmap(q, t, NULL, 0, NULL, NULL), "pointer is NULL");
    INVALID("no mapping", clgl_texture_unmap(q, t, bytes, 0, NULL, NULL), "pointer is not a mapping of");
    REFUSED("a small buffer", clgl_buffer_copy_to_texture(q, buffer, t, 0, NULL, 0, NULL, NULL), OUT_OF_RANGE,
            "holds 256 bytes; offset 0 and size");
    REFUSED("a small buffer", clgl_texture_copy_to_buffer(q, t, buffer, NULL, 0, 0, NULL, NULL), OUT_OF_RANGE,
            "256 bytes");
    for (uint32_t flags = 0, next = 0; flags < 16; ++flags) {
        if (next < COUNT(valid) && flags == valid[next])
            ++next;
        else
            REFUSED_OUT("flags", pointer, MAP(t, flags, &pointer, &row_pitch), INVALID_ARGUMENT, "flags");
    }
    expect_image(q, &i);
    expect_image(q, &only_read);
    expect_success(clgl_buffer_destroy(buffer));
    destroy_image(&i);
    destroy_image(&only_read);
}

static void copies_are_checked(kernel_fixture *f)
{
    image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    image other = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI), 1);
    const clgl_texture_region region = inner_part(&i);
    const size_t on_itself[3] = {2, 3, 0}, past[3] = {4, 3, 0};
#define COPY(into, region, origin) clgl_texture_copy(f->queue, i.texture, into, region, origin, 0, NULL, NULL)
    REFUSED("formats", COPY(other.texture, NULL, NULL), INVALID_ARGUMENT,
            "source is of CLGL_FORMAT_RGBA8, destination of CLGL_FORMAT_RGBA8UI");
    REFUSED("itself", COPY(i.texture, &region, on_itself), OUT_OF_RANGE, "overlap");
    REFUSED("past the edge", COPY(i.texture, &region, past), OUT_OF_RANGE, "reach past the edge");
    expect_image(f->queue, &i);
    destroy_image(&other);
    destroy_image(&i);
}

/* Copies between 2D textures, slices of 3D textures, and layers of 2D arrays. */
static void kinds_are_copied_into_each_other(kernel_fixture *f)
{
    image flat = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    image deep = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_3D, CLGL_FORMAT_RGBA8), 2);
    image layers = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D_ARRAY, CLGL_FORMAT_RGBA8), 3);
    clgl_texture_region region = whole_image(&flat);
    const size_t origin[3] = {0, 0, 2};
    expect_success(clgl_texture_copy(f->queue, flat.texture, deep.texture, NULL, origin, 0, NULL, NULL));
    memcpy(deep.pixels + 2 * flat.bytes, flat.pixels, flat.bytes);
    expect_image(f->queue, &deep);
    region.origin[2] = 2;
    expect_success(clgl_texture_copy(f->queue, deep.texture, layers.texture, &region, origin, 0, NULL, NULL));
    memcpy(layers.pixels + 2 * flat.bytes, flat.pixels, flat.bytes);
    expect_image(f->queue, &layers);
    region.origin[2] = 1;
    expect_success(clgl_texture_copy(f->queue, layers.texture, flat.texture, &region, NULL, 0, NULL, NULL));
    memcpy(flat.pixels, layers.pixels + flat.bytes, flat.bytes);
    expect_image(f->queue, &flat);
    destroy_image(&flat);
    destroy_image(&deep);
    destroy_image(&layers);
}

static void other_contexts_are_refused(kernel_fixture *f)
{
    const clgl_context other = make_context(POCL, CLGL_TRANSPORT_AUTO);
    image i = make_image(other, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    image own = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    static unsigned char bytes[512];
    const clgl_buffer buffer = compute_buffer(other, 4096, NULL);
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_BUFFER, CLGL_FORMAT_RGBA8);
#define ANOTHERS(call, words) REFUSED("another context", call, WRONG_CONTEXT, words)
    ANOTHERS(READ(i.texture, NULL), "context");
    ANOTHERS(clgl_texture_copy(f->queue, own.texture, i.texture, NULL, NULL, 0, NULL, NULL), "context");
    ANOTHERS(clgl_texture_copy(f->queue, i.texture, own.texture, NULL, NULL, 0, NULL, NULL), "context");
    ANOTHERS(clgl_texture_copy_to_buffer(f->queue, own.texture, buffer, NULL, 0, 0, NULL, NULL), "context");
    ANOTHERS(clgl_buffer_copy_to_texture(f->queue, buffer, own.texture, 0, NULL, 0, NULL, NULL), "context");
    ANOTHERS(clgl_texture_unmap(f->queue, i.texture, bytes, 0, NULL, NULL), "context");
    desc.buffer = buffer;
    refuse(f, desc, CLGL_ERROR_WRONG_CONTEXT, "context");
    expect_success(clgl_buffer_destroy(buffer));
    destroy_image(&own);
    destroy_image(&i);
    expect_success(clgl_context_destroy(other));
}

/* Each command waits for the fence of the previous command. The first command waits for a user event. */
static void commands_wait(kernel_fixture *f)
{
    image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    image other = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 2);
    const clgl_buffer buffer = compute_buffer(f->context, i.bytes, NULL);
    unsigned char *got = malloc(i.bytes);
    clgl_fence gate = NULL, steps[6];
    void *pointer = NULL;
    size_t row_pitch = 0;
    assert_non_null(got);
    expect_success(clgl_fence_create_user(f->context, &gate));
    expect_success(clgl_texture_write(f->queue, i.texture, NULL, other.pixels, 0, 1, &gate, &steps[0]));
    expect_success(clgl_texture_copy_to_buffer(f->queue, i.texture, buffer, NULL, 0, 1, &steps[0], &steps[1]));
    expect_success(clgl_buffer_copy_to_texture(f->queue, buffer, i.texture, 0, NULL, 1, &steps[1], &steps[2]));
    expect_success(clgl_texture_copy(f->queue, i.texture, other.texture, NULL, NULL, 1, &steps[2], &steps[3]));
    expect_success(clgl_texture_read(f->queue, other.texture, NULL, got, 0, 1, &steps[3], &steps[4]));
    expect_success(clgl_texture_fill(f->queue, i.texture, NULL, i.pixels, 1, &steps[4], &steps[5]));
    for (size_t s = 0; s < COUNT(steps); ++s)
        assert_int_equal(clgl_fence_wait(steps[s], 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(gate, 0));
    for (size_t s = 0; s < COUNT(steps); ++s) {
        expect_success(clgl_fence_wait(steps[s], CLGL_FOREVER));
        expect_success(clgl_fence_destroy(steps[s]));
    }
    expect_same_bytes(got, other.pixels, other.bytes);
    expect_image(f->queue, &other);
    expect_success(clgl_texture_map(f->queue, other.texture, CLGL_MAP_READ, NULL, 0, 0, NULL, &pointer,
                                    &row_pitch, NULL, &steps[0]));
    expect_success(clgl_fence_wait(steps[0], CLGL_FOREVER));
    expect_same_bytes(pointer, other.pixels, 4 * other.size[0]);
    expect_success(clgl_texture_unmap(f->queue, other.texture, pointer, 0, NULL, &steps[1]));
    expect_success(clgl_fence_wait(steps[1], CLGL_FOREVER));
    expect_success(clgl_fence_destroy(steps[0]));
    expect_success(clgl_fence_destroy(steps[1]));
    expect_success(clgl_fence_destroy(gate));
    expect_success(clgl_buffer_destroy(buffer));
    free(got);
    destroy_image(&i);
    destroy_image(&other);
}

KERNEL_TEST(descriptors_are_checked, NOTHING, 0)
KERNEL_TEST(size_limits_depend_on_the_device, NOTHING, 0)
KERNEL_TEST(missing_formats_name_the_nearest, NOTHING, 0)
KERNEL_TEST(regions_are_checked, NOTHING, 0)
KERNEL_TEST(pitches_are_checked, NOTHING, 0)
KERNEL_TEST(other_arguments_are_checked, NOTHING, 0)
KERNEL_TEST(copies_are_checked, NOTHING, 0)
KERNEL_TEST(kinds_are_copied_into_each_other, NOTHING, 0)
KERNEL_TEST(other_contexts_are_refused, NOTHING, 0)
KERNEL_TEST(commands_wait, NOTHING, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(descriptors_are_checked_on_each_device),
        cmocka_unit_test(size_limits_depend_on_the_device_on_each_device),
        cmocka_unit_test(missing_formats_name_the_nearest_on_each_device),
        cmocka_unit_test(regions_are_checked_on_each_device),
        cmocka_unit_test(pitches_are_checked_on_each_device),
        cmocka_unit_test(other_arguments_are_checked_on_each_device),
        cmocka_unit_test(copies_are_checked_on_each_device),
        cmocka_unit_test(kinds_are_copied_into_each_other_on_each_device),
        cmocka_unit_test(other_contexts_are_refused_on_each_device),
        cmocka_unit_test(commands_wait_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
