/* Tests texture commands: reads, writes, fills, copies, copies from and to buffers, and mappings. The commands
 * use regions of textures of every type and format of the device. The CPU computes the expected pixels. */
#define _GNU_SOURCE
#include "texture_support.h"

#define NOTHING "kernel void nothing() {}"

typedef void (*image_body)(kernel_fixture *f, image *i);

static void on_each_format(kernel_fixture *f, image_body run)
{
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        clgl_format formats[MOST_FORMATS];
        const uint32_t count = list_formats(f->context, image_kinds[k], CLGL_ACCESS_READ_WRITE, formats);
        for (uint32_t n = 0; n < count; ++n) {
            image i = make_image(f->context, describe_image(image_kinds[k], formats[n]), n + 1);
            run(f, &i);
            expect_image(f->queue, &i);
            destroy_image(&i);
        }
    }
}

/* Returns the inner region of the image. The pitches leave gaps between rows and slices. */
static clgl_texture_region pitched_part(const image *i)
{
    clgl_texture_region region = inner_part(i);
    region.row_pitch = (region.extent[0] + 3) * i->format.bytes_per_pixel;
    if (region.extent[2] > 1) region.slice_pitch = region.row_pitch * (region.extent[1] + 2);
    return region;
}

static unsigned char *room_for(size_t size, int filling)
{
    unsigned char *memory = malloc(size);
    assert_non_null(memory);
    memset(memory, filling, size);
    return memory;
}

static void write_and_read(kernel_fixture *f, image *i)
{
    const clgl_texture_region region = pitched_part(i);
    const size_t size = region_bytes(i, &region);
    unsigned char *memory = room_for(size, 0), *expected = room_for(size, RUBBISH);
    expect_image(f->queue, i);
    fill_bytes(memory, size, 77);
    expect_success(clgl_texture_write(f->queue, i->texture, &region, memory, 0, 0, NULL, NULL));
    expect_success(clgl_queue_finish(f->queue));
    store_region(i, &region, memory);
    expect_image(f->queue, i);

    load_region(i, &region, expected);
    memset(memory, RUBBISH, size);
    expect_success(clgl_texture_read(f->queue, i->texture, &region, memory, 1, 0, NULL, NULL));
    expect_same_bytes(memory, expected, size);
    free(memory);
    free(expected);
}

/* Stores one channel of the fill colour in the format. */
static void convert_channel(const clgl_format_info *format, unsigned channel, unsigned char *to)
{
    static const int32_t ints[] = {-100, 77, 0, 127};
    static const uint32_t uints[] = {200, 77, 0, 255};
    static const float floats[] = {1, 0.25f, 0, 0.75f};
    static const uint16_t halves[] = {0x3c00, 0x3400, 0, 0x3a00};
    static const uint16_t unorms[] = {65535, 16384, 0, 49151}, snorms[] = {32767, 8192, 0, 24575};
    static const uint8_t small_unorms[] = {255, 64, 0, 191}, small_snorms[] = {127, 32, 0, 95};
    const size_t size = format->bits_per_component / 8;
    switch (format->numeric) {
    case CLGL_NUMERIC_INT:
        memcpy(to, &ints[channel], size);
        break;
    case CLGL_NUMERIC_UINT:
        memcpy(to, &uints[channel], size);
        break;
    case CLGL_NUMERIC_FLOAT:
        memcpy(to, size == 2 ? (const void *)&halves[channel] : &floats[channel], size);
        break;
    case CLGL_NUMERIC_DEPTH:
        memcpy(to, size == 2 ? (const void *)&unorms[channel] : &floats[channel], size);
        break;
    case CLGL_NUMERIC_UNORM:
        memcpy(to, size == 2 ? (const void *)&unorms[channel] : &small_unorms[channel], size);
        break;
    default:
        memcpy(to, size == 2 ? (const void *)&snorms[channel] : &small_snorms[channel], size);
        break;
    }
}

static const void *color_of(const clgl_format_info *format)
{
    static const int32_t ints[] = {-100, 77, 0, 127};
    static const uint32_t uints[] = {200, 77, 0, 255};
    static const float floats[] = {1, 0.25f, 0, 0.75f};
    if (format->numeric == CLGL_NUMERIC_INT) return ints;
    if (format->numeric == CLGL_NUMERIC_UINT) return uints;
    return floats;
}

/* Returns the colour channel of each component (0 = red, 1 = green, 2 = blue, 3 = alpha). */
static const unsigned *order_of(const clgl_format_info *format)
{
    static const unsigned rgba[] = {0, 1, 2, 3}, bgra[] = {2, 1, 0, 3}, argb[] = {3, 0, 1, 2};
    if (format->cl_channel_order == CL_BGRA) return bgra;
    if (format->cl_channel_order == CL_ARGB || format->cl_channel_order == CL_A) return argb;
    return rgba;
}

static void fill(kernel_fixture *f, image *i)
{
    const clgl_texture_region region = inner_part(i);
    size_t at[3];
    const size_t size = i->format.bytes_per_pixel / i->format.components;
    expect_success(clgl_texture_fill(f->queue, i->texture, &region, color_of(&i->format), 0, NULL, NULL));
    FOR_EACH_PIXEL(&region, at)
    for (unsigned c = 0; c < i->format.components; ++c)
        convert_channel(&i->format, order_of(&i->format)[c], i->pixels + in_image(i, &region, at) + c * size);
}

/* Colours that the format can represent are stored exactly. Other colours are rounded to the nearest value. */
static void numbers_are_rounded(kernel_fixture *f)
{
    static const struct {
        clgl_format format;
        int32_t first, last, step;
    } ranges[] = {
        {CLGL_FORMAT_R8, 0, 255, 1}, {CLGL_FORMAT_R8_SNORM, -127, 127, 1}, {CLGL_FORMAT_R16, 0, 65535, 257}};
    for (size_t n = 0; n < COUNT(ranges); ++n) {
        clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_1D, ranges[n].format);
        clgl_texture texture = NULL;
        desc.width = 1;
        if (clgl_texture_create(f->context, &desc, &texture) == CLGL_ERROR_UNSUPPORTED) continue;
        for (int32_t number = ranges[n].first; number <= ranges[n].last; number += ranges[n].step)
            for (int off = -1; off <= 1; ++off) {
                const float color[4] = {((float)number + (float)off * 0.4f) / (float)ranges[n].last, 0, 0, 0};
                unsigned char got[2] = {0, 0};
                expect_success(clgl_texture_fill(f->queue, texture, NULL, color, 0, NULL, NULL));
                expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
                if (desc.format == CLGL_FORMAT_R16)
                    assert_int_equal(got[0] + 256 * got[1], number);
                else
                    assert_int_equal(got[0], (unsigned char)number);
            }
        expect_success(clgl_texture_destroy(texture));
    }
}

static void copy(kernel_fixture *f, image *i)
{
    clgl_texture_region region = inner_part(i);
    clgl_texture_region target = region;
    image other = make_image(f->context, describe_image(i->kind, i->format.format), 99);
    unsigned char *memory = room_for(region_bytes(i, &region), 0);
    memset(target.origin, 0, sizeof target.origin);
    load_region(i, &region, memory);
    expect_success(clgl_texture_copy(f->queue, i->texture, other.texture, &region, target.origin, 0, NULL, NULL));
    store_region(&other, &target, memory);
    expect_image(f->queue, &other);
    /* Copies the first four pixels of each row to the last four pixels of the row, within one texture. */
    region = whole_image(i);
    region.extent[0] = 4;
    target = region;
    target.origin[0] = i->size[0] - 4;
    memory = realloc(memory, region_bytes(i, &region));
    assert_non_null(memory);
    load_region(i, &region, memory);
    expect_success(clgl_texture_copy(f->queue, i->texture, i->texture, &region, target.origin, 0, NULL, NULL));
    store_region(i, &target, memory);
    free(memory);
    expect_image(f->queue, i);
    expect_success(clgl_texture_copy(f->queue, i->texture, other.texture, NULL, NULL, 0, NULL, NULL));
    memcpy(other.pixels, i->pixels, i->bytes);
    expect_image(f->queue, &other);
    destroy_image(&other);
}

/* Copies the inner part of a texture to a texture of type `kind`. The copied region ends at the last pixel of the
 * destination, and is clipped to the size of the destination. */
static void copy_to_kind(kernel_fixture *f, image *i, clgl_texture_type kind)
{
    image other = make_image(f->context, describe_image(kind, i->format.format), 5);
    clgl_texture_region from = inner_part(i), into = whole_image(&other);
    unsigned char *memory = NULL;
    clgl_fence done = NULL;
    for (int d = 0; d < 3; ++d) {
        if (from.extent[d] > into.extent[d]) from.extent[d] = into.extent[d];
        into.origin[d] = into.extent[d] - from.extent[d];
        into.extent[d] = from.extent[d];
    }
    memory = room_for(region_bytes(i, &from), 0);
    load_region(i, &from, memory);
    expect_success(clgl_texture_copy(f->queue, i->texture, other.texture, &from, into.origin, 0, NULL, &done));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(done));
    store_region(&other, &into, memory);
    expect_image(f->queue, &other);
    destroy_image(&other);
    free(memory);
}

static void copy_between_kinds(kernel_fixture *f)
{
    for (size_t from = 0; from < COUNT(image_kinds); ++from)
        for (size_t into = 0; into < COUNT(image_kinds); ++into) {
            image i = make_image(f->context, describe_image(image_kinds[from], CLGL_FORMAT_RGBA8), 1);
            copy_to_kind(f, &i, image_kinds[into]);
            destroy_image(&i);
        }
}

static void buffers(kernel_fixture *f, image *i)
{
    enum { OFFSET = 32 };
    const clgl_texture_region region = inner_part(i);
    const size_t size = region_bytes(i, &region);
    unsigned char *memory = room_for(OFFSET + size, 3), *got = room_for(OFFSET + size, 0);
    const clgl_buffer buffer = compute_buffer(f->context, OFFSET + size, memory);
    expect_success(clgl_texture_copy_to_buffer(f->queue, i->texture, buffer, &region, OFFSET, 0, NULL, NULL));
    load_region(i, &region, memory + OFFSET);
    read_buffer(f->queue, buffer, got);
    expect_same_bytes(got, memory, OFFSET + size);

    fill_bytes(memory, OFFSET + size, 55);
    expect_success(clgl_buffer_write(f->queue, buffer, NULL, memory, 1, 0, NULL, NULL));
    expect_success(clgl_buffer_copy_to_texture(f->queue, buffer, i->texture, OFFSET, &region, 0, NULL, NULL));
    store_region(i, &region, memory + OFFSET);
    expect_image(f->queue, i);
    expect_success(clgl_buffer_destroy(buffer));
    free(memory);
    free(got);
}

/* Returns an out-of-order queue if the device supports such queues, else an in-order queue. */
static clgl_queue disordered_queue(clgl_context context)
{
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue = NULL;
    desc.flags = CLGL_QUEUE_OUT_OF_ORDER;
    if (clgl_queue_create(context, &desc, &queue) == CLGL_ERROR_UNSUPPORTED) return make_queue(context, 0);
    assert_non_null(queue);
    return queue;
}

/* Copies a region to a buffer with the pitches of the region, and back. Bytes between rows and slices must not
 * change. */
static void buffer_with_pitches(kernel_fixture *f, image *i, const clgl_texture_region *region)
{
    enum { OFFSET = 7 };
    const size_t size = OFFSET + region_bytes(i, region) + 5;
    const clgl_queue queue = disordered_queue(f->context);
    unsigned char *memory = room_for(size, 3), *got = room_for(size, 0);
    const clgl_buffer buffer = compute_buffer(f->context, size, memory);
    clgl_fence done = NULL, written = NULL;
    expect_success(clgl_texture_copy_to_buffer(queue, i->texture, buffer, region, OFFSET, 0, NULL, &done));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(done));
    load_region(i, region, memory + OFFSET);
    read_buffer(f->queue, buffer, got);
    expect_same_bytes(got, memory, size);

    fill_bytes(memory, size, 55);
    expect_success(clgl_buffer_write(queue, buffer, NULL, memory, 0, 0, NULL, &written));
    expect_success(clgl_buffer_copy_to_texture(queue, buffer, i->texture, OFFSET, region, 1, &written, &done));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    store_region(i, region, memory + OFFSET);
    expect_image(f->queue, i);
    expect_success(clgl_fence_destroy(done));
    expect_success(clgl_fence_destroy(written));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_buffer_destroy(buffer));
    free(memory);
    free(got);
}

static void pitched_buffers(kernel_fixture *f, image *i)
{
    const clgl_texture_region rows = pitched_part(i), inner = inner_part(i);
    const size_t row = inner.extent[0] * i->format.bytes_per_pixel;
    clgl_texture_region odd = rows, slices = inner, packed = inner;
    /* Pitches that are not multiples of the pixel size */
    odd.row_pitch = row + 1;
    if (odd.extent[2] > 1) odd.slice_pitch = odd.row_pitch * (odd.extent[1] + 1);
    /* Pitches with gaps only between slices */
    slices.row_pitch = row;
    if (slices.extent[2] > 1) slices.slice_pitch = row * (slices.extent[1] + 3);
    /* Pitches that are equal to the default pitches */
    packed.row_pitch = row;
    packed.slice_pitch = row * packed.extent[1];
    buffer_with_pitches(f, i, &rows);
    buffer_with_pitches(f, i, &odd);
    buffer_with_pitches(f, i, &slices);
    buffer_with_pitches(f, i, &packed);
}

/* Maps the inner part of the image. Returns this region with the pitches of the mapping. */
static clgl_texture_region map(kernel_fixture *f, image *i, uint32_t flags, void **pointer)
{
    clgl_texture_region region = inner_part(i);
    size_t row_pitch = 1, slice_pitch = 1;
    expect_success(clgl_texture_map(f->queue, i->texture, flags, &region, 1, 0, NULL, pointer, &row_pitch,
                                    &slice_pitch, NULL));
    assert_non_null(*pointer);
    region.row_pitch = row_pitch;
    region.slice_pitch = slice_pitch;
    if (i->size[2] == 1) assert_int_equal(slice_pitch, 0);
    return region;
}

static void mappings(kernel_fixture *f, image *i)
{
    size_t at[3];
    void *pointer = NULL;
    clgl_texture_region region = map(f, i, CLGL_MAP_READ, &pointer);
    FOR_EACH_PIXEL(&region, at)
    expect_same_bytes((char *)pointer + in_memory(i, &region, at), i->pixels + in_image(i, &region, at),
                      i->format.bytes_per_pixel);
    expect_success(clgl_texture_unmap(f->queue, i->texture, pointer, 0, NULL, NULL));
    for (int discard = 0; discard < 2; ++discard) {
        const uint32_t flags = discard ? CLGL_MAP_WRITE_DISCARD : CLGL_MAP_READ | CLGL_MAP_WRITE;
        region = map(f, i, flags, &pointer);
        fill_bytes(i->pixels, i->bytes, 1000);
        expect_success(clgl_texture_unmap(f->queue, i->texture, pointer, 0, NULL, NULL));
        expect_success(clgl_texture_write(f->queue, i->texture, NULL, i->pixels, 1, 0, NULL, NULL));
        region = map(f, i, flags, &pointer);
        FOR_EACH_PIXEL(&region, at)
        memset((char *)pointer + in_memory(i, &region, at), 0x11 + discard, i->format.bytes_per_pixel);
        FOR_EACH_PIXEL(&region, at)
        memset(i->pixels + in_image(i, &region, at), 0x11 + discard, i->format.bytes_per_pixel);
        expect_success(clgl_texture_unmap(f->queue, i->texture, pointer, 0, NULL, NULL));
        expect_image(f->queue, i);
    }
}

/* Copies to and from sub-buffers. Bytes outside the sub-buffers must not change. */
static void parts_of_buffers(kernel_fixture *f)
{
    enum { PAGE = 4096, OFFSET = 12 };
    image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_3D, CLGL_FORMAT_RGBA8), 1);
    const clgl_texture_region rows = pitched_part(&i), packed = inner_part(&i);
    unsigned char *memory = room_for(3 * PAGE, 3), *got = room_for(3 * PAGE, 0);
    const clgl_buffer buffer = compute_buffer(f->context, 3 * PAGE, memory);
    const clgl_range range = {PAGE, PAGE};
    clgl_buffer part = NULL;
    expect_success(clgl_buffer_create_sub(buffer, CLGL_ACCESS_READ_WRITE, &range, &part));
    for (int pitched = 0; pitched < 2; ++pitched) {
        const clgl_texture_region *region = pitched ? &rows : &packed;
        expect_success(clgl_texture_copy_to_buffer(f->queue, i.texture, part, region, OFFSET, 0, NULL, NULL));
        load_region(&i, region, memory + PAGE + OFFSET);
        read_buffer(f->queue, buffer, got);
        expect_same_bytes(got, memory, 3 * PAGE);
        fill_bytes(memory, 3 * PAGE, 8);
        expect_success(clgl_buffer_write(f->queue, buffer, NULL, memory, 1, 0, NULL, NULL));
        expect_success(clgl_buffer_copy_to_texture(f->queue, part, i.texture, OFFSET, region, 0, NULL, NULL));
        store_region(&i, region, memory + PAGE + OFFSET);
        expect_image(f->queue, &i);
        expect_error(clgl_texture_copy_to_buffer(f->queue, i.texture, part, region, PAGE - 4, 0, NULL, NULL),
                     CLGL_ERROR_OUT_OF_RANGE);
    }
    expect_success(clgl_buffer_destroy(part));
    expect_success(clgl_buffer_destroy(buffer));
    destroy_image(&i);
    free(memory);
    free(got);
}

#define EVERY_FORMAT(name)                                                                                       \
    static void name##_each_format(kernel_fixture *f) { on_each_format(f, name); }                               \
    KERNEL_TEST(name##_each_format, NOTHING, 0)
EVERY_FORMAT(write_and_read)
EVERY_FORMAT(fill)
EVERY_FORMAT(copy)
EVERY_FORMAT(buffers)
EVERY_FORMAT(pitched_buffers)
EVERY_FORMAT(mappings)

KERNEL_TEST(copy_between_kinds, NOTHING, 0)
KERNEL_TEST(parts_of_buffers, NOTHING, 0)
KERNEL_TEST(numbers_are_rounded, NOTHING, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(write_and_read_each_format_on_each_device),
        cmocka_unit_test(fill_each_format_on_each_device),
        cmocka_unit_test(copy_each_format_on_each_device),
        cmocka_unit_test(copy_between_kinds_on_each_device),
        cmocka_unit_test(buffers_each_format_on_each_device),
        cmocka_unit_test(mappings_each_format_on_each_device),
        cmocka_unit_test(numbers_are_rounded_on_each_device),
        cmocka_unit_test(pitched_buffers_each_format_on_each_device),
        cmocka_unit_test(parts_of_buffers_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
