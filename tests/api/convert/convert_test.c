/* Tests pixel conversions between two buffers, and between buffers and textures of every type and format of the
 * device. Uses regions, pitches and flips. The CPU computes the expected pixels.
 *
 * CLGL_TEST_DEVICE = the name of the only device to test (default: PoCL and rusticl). CLGL_TEST_STRIDE = n
 * converts only every nth pair of formats (default 1). A stride saves time, because PoCL compiles a program for
 * each pair. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "pixel_model.h"

#include <math.h>

#define COMPONENT_COUNT (CLGL_PIXEL_FLOAT32 + 1)
#define MOST_CHANNELS 4u

typedef struct fixture {
    clgl_context context;
    clgl_queue queue;
    /* Number of conversions so far. Selects the pitches and flips of the next conversion. */
    uint32_t turn;
    /* Number of format pairs so far */
    uint32_t pairs;
} fixture;

static uint32_t stride = 1;

static int is_wanted(fixture *f) { return f->pairs++ % stride == 0; }

typedef void (*fixture_body)(fixture *f);

static void run(fixture_body body)
{
    static const char *const usual[] = {POCL, RUSTICL};
    const char *chosen = getenv("CLGL_TEST_DEVICE");
    for (size_t i = 0; i < (chosen ? 1 : COUNT(usual)); ++i) {
        fixture f = {NULL, NULL, 0, 0};
        f.context = make_compute(chosen ? chosen : usual[i]);
        f.queue = make_queue(f.context, 0);
        body(&f);
        expect_success(clgl_queue_destroy(f.queue));
        expect_no_memory(f.context);
        expect_success(clgl_context_destroy(f.context));
    }
}
#define RUN(name)                                                                                                \
    static void run_##name(void **state)                                                                         \
    {                                                                                                            \
        (void)state;                                                                                             \
        run(name);                                                                                               \
    }

static unsigned char *room_for(size_t size)
{
    unsigned char *memory = malloc(size);
    assert_non_null(memory);
    memset(memory, RUBBISH, size);
    return memory;
}

/* Returns a layout for the conversion `turn`: without gaps, or with gaps and offsets that are multiples of a
 * pixel, a component, or a byte. */
static clgl_pixel_layout layout_in_turn(int32_t component, uint32_t channels, size_t width, size_t rows,
                                        uint32_t turn)
{
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
    size_t unit = 0;
    layout.component_type = component;
    layout.component_count = channels;
    const size_t bytes = format_of_layout(&layout).bytes;
    if (turn % 4 == 0) return layout;
    unit = turn % 4 == 1 ? bytes : turn % 4 == 2 ? bytes / channels : 1;
    layout.offset = 3 * unit;
    layout.row_pitch = width * bytes + (turn % 3) * unit;
    layout.slice_pitch = layout.row_pitch * (rows + turn % 2);
    return layout;
}

static int has_rows(const image *i)
{
    return i->kind == CLGL_TEXTURE_TYPE_2D || i->kind == CLGL_TEXTURE_TYPE_3D ||
           i->kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
}

/* Copies the pixel from `got` to `expected` if both are equal apart from NaN bits and flushed denormals. */
static void accept_equals(const pixel_format *format, unsigned char *expected, const unsigned char *got)
{
    if (same_pixel(format, got, expected)) memcpy(expected, got, format->bytes);
}

static void buffer_to_texture(fixture *f, image *i, const pixel_memory *m, const clgl_texture_region *region,
                              uint32_t flags)
{
    const pixel_format format = format_of_image(i);
    unsigned char *memory = room_for(m->size), *got = room_for(i->bytes);
    size_t at[3];
    fill_pixels(&m->format, memory + m->layout.offset, m->size - m->layout.offset, f->turn);
    const clgl_buffer buffer = compute_buffer(f->context, m->size, memory);
    expect_success(clgl_convert_buffer_to_texture(f->queue, buffer, &m->layout, i->texture, region, flags, 0, 0,
                                                  NULL, NULL));
    expect_success(clgl_texture_read(f->queue, i->texture, NULL, got, 1, 0, NULL, NULL));
    FOR_EACH_PIXEL(region, at)
    {
        unsigned char *pixel = i->pixels + in_image(i, region, at);
        convert_pixel(&m->format, memory + in_pixels(m, at, flags & CLGL_CONVERT_FLIP), &format, pixel);
        accept_equals(&format, pixel, got + in_image(i, region, at));
    }
    if (memcmp(got, i->pixels, i->bytes) != 0)
        print_error("component %d, %u channels, flags %x, into kind %d of %s\n", (int)m->layout.component_type,
                    m->format.channels, (unsigned)flags, (int)i->kind, i->format.name);
    expect_same_bytes(got, i->pixels, i->bytes);
    expect_success(clgl_buffer_destroy(buffer));
    free(memory);
    free(got);
}

static void texture_to_buffer(fixture *f, const image *i, const pixel_memory *m,
                              const clgl_texture_region *region, uint32_t flags)
{
    const pixel_format format = format_of_image(i);
    unsigned char *expected = room_for(m->size), *got = room_for(m->size);
    const clgl_buffer buffer = compute_buffer(f->context, m->size, expected);
    size_t at[3];
    expect_success(clgl_convert_texture_to_buffer(f->queue, i->texture, region, buffer, &m->layout, flags, 0, 0,
                                                  NULL, NULL));
    read_buffer(f->queue, buffer, got);
    FOR_EACH_PIXEL(region, at)
    {
        const size_t place = in_pixels(m, at, flags & CLGL_CONVERT_FLIP);
        convert_pixel(&format, i->pixels + in_image(i, region, at), &m->format, expected + place);
        accept_equals(&m->format, expected + place, got + place);
    }
    if (memcmp(got, expected, m->size) != 0)
        print_error("kind %d of %s into component %d, %u channels, flags %x\n", (int)i->kind, i->format.name,
                    (int)m->layout.component_type, m->format.channels, (unsigned)flags);
    expect_same_bytes(got, expected, m->size);
    expect_success(clgl_buffer_destroy(buffer));
    free(expected);
    free(got);
}

/* Returns whether the library refuses the format because the driver computes wrong values. PoCL 3.1 computes
 * wrong values for 16-bit floats with one channel. */
static int is_refused(fixture *f, const image *i)
{
    const clgl_buffer buffer = compute_buffer(f->context, i->size[0] * i->size[1] * i->size[2] * 16, NULL);
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
    int refused = 0;
    layout.component_type = CLGL_PIXEL_FLOAT32;
    if (i->format.numeric == CLGL_NUMERIC_FLOAT && i->format.bytes_per_pixel == 2)
        refused = clgl_convert_texture_to_buffer(f->queue, i->texture, NULL, buffer, &layout, 0, 1, 0, NULL,
                                                 NULL) == CLGL_ERROR_UNSUPPORTED;
    if (refused) {
        expect_message("wrong pixels");
        expect_error(
            clgl_convert_buffer_to_texture(f->queue, buffer, &layout, i->texture, NULL, 0, 1, 0, NULL, NULL),
            CLGL_ERROR_UNSUPPORTED);
    }
    expect_success(clgl_buffer_destroy(buffer));
    return refused;
}

/* Converts the image to a buffer, and then a buffer with other pixels to the image. */
static void there_and_back(fixture *f, image *i, int32_t component, uint32_t channels)
{
    const uint32_t turn = f->turn++;
    const clgl_texture_region region = turn % 2 ? inner_part(i) : whole_image(i);
    const uint32_t flags = has_rows(i) && turn % 3 == 0 ? CLGL_CONVERT_FLIP : 0;
    const clgl_pixel_layout layout =
        layout_in_turn(component, channels, region.extent[0], region.extent[1], turn);
    const pixel_memory m = make_pixel_memory(&layout, region.extent);
    const pixel_format format = format_of_image(i);
    if (!go_together(&format, &m.format)) return;
    texture_to_buffer(f, i, &m, &region, flags);
    buffer_to_texture(f, i, &m, &region, flags);
}

/* Lists the formats of the device that conversions support. */
static uint32_t formats_here(fixture *f, clgl_texture_type kind, clgl_format *formats)
{
    const uint32_t count = list_formats(f->context, kind, CLGL_ACCESS_READ_WRITE, formats);
    uint32_t kept = 0;
    for (uint32_t n = 0; n < count; ++n) {
        const clgl_numeric_type numeric = info_of_format(formats[n]).numeric;
        if (numeric != CLGL_NUMERIC_SRGB && numeric != CLGL_NUMERIC_DEPTH) formats[kept++] = formats[n];
    }
    return kept;
}

/* Returns an 8-bit component type that can be converted to the format. Odd and even values of `turn` select
 * different types. */
static int32_t bytes_for(const image *i, uint32_t turn)
{
    const int is_integer = i->format.numeric == CLGL_NUMERIC_INT || i->format.numeric == CLGL_NUMERIC_UINT;
    return (is_integer ? CLGL_PIXEL_UINT8 : CLGL_PIXEL_UNORM8) + (int32_t)(turn % 2);
}

/* Converts every format to and from floats and 8-bit values. Uses only one channel count per conversion, because
 * PoCL compiles slowly. */
static void every_format(fixture *f)
{
    clgl_format formats[MOST_FORMATS];
    const uint32_t count = formats_here(f, CLGL_TEXTURE_TYPE_2D, formats);
    for (uint32_t n = 0; n < count; ++n) {
        image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, formats[n]), n + 1);
        if (!is_refused(f, &i)) {
            if (is_wanted(f)) there_and_back(f, &i, CLGL_PIXEL_FLOAT32, n % 2 ? 3 : 4);
            if (is_wanted(f)) there_and_back(f, &i, bytes_for(&i, n), n % 2 ? 4 : 3);
        }
        destroy_image(&i);
    }
}

static void every_count_of_channels(fixture *f)
{
    static const clgl_format formats[] = {CLGL_FORMAT_RGBA8, CLGL_FORMAT_RGBA32I, CLGL_FORMAT_R32F};
    for (size_t n = 0; n < COUNT(formats); ++n) {
        image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, formats[n]), 3);
        for (uint32_t channels = 1; channels <= MOST_CHANNELS; ++channels)
            for (int turns = 0; turns < 2; ++turns)
                if (is_wanted(f)) there_and_back(f, &i, turns ? bytes_for(&i, 0) : CLGL_PIXEL_FLOAT32, channels);
        destroy_image(&i);
    }
}

static void every_kind(fixture *f)
{
    static const clgl_format formats[] = {CLGL_FORMAT_RGBA8, CLGL_FORMAT_RGBA32F, CLGL_FORMAT_RGBA16I};
    for (size_t k = 0; k < COUNT(image_kinds); ++k)
        for (size_t n = 0; n < COUNT(formats); ++n) {
            image i = make_image(f->context, describe_image(image_kinds[k], formats[n]), 5);
            /* The six turns cover the whole image and a region, with and without flips and gaps. */
            for (int turns = 0; turns < 6; ++turns)
                there_and_back(f, &i, CLGL_PIXEL_FLOAT32, 4);
            destroy_image(&i);
        }
}

/* Converts images that are so large that the library splits each conversion into several parts. */
static void many_pixels(fixture *f)
{
    static const struct {
        clgl_texture_type kind;
        uint32_t width, height, layers;
    } sizes[] = {{CLGL_TEXTURE_TYPE_2D, 1500, 1400, 0}, {CLGL_TEXTURE_TYPE_2D_ARRAY, 300, 400, 11}};
    for (size_t n = 0; n < COUNT(sizes); ++n) {
        clgl_texture_desc desc = describe_image(sizes[n].kind, CLGL_FORMAT_RGBA8);
        desc.width = sizes[n].width;
        desc.height = sizes[n].height;
        desc.layers = sizes[n].layers;
        image i = make_image(f->context, desc, 6);
        /* With turn 5, the first conversion uses a region with gaps. The second conversion uses the whole image
         * flipped. */
        f->turn = 5;
        for (int turns = 0; turns < 2; ++turns)
            there_and_back(f, &i, CLGL_PIXEL_FLOAT32, 4);
        destroy_image(&i);
    }
}

static void textures_of_buffers(fixture *f)
{
    const size_t width = 21;
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    unsigned char *bytes = room_for(width * 4);
    fill_bytes(bytes, width * 4, 10);
    const clgl_buffer pixels = compute_buffer(f->context, width * 4, bytes);
    image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_1D, CLGL_FORMAT_RGBA8), 9);
    destroy_image(&i);
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = i.kind = CLGL_TEXTURE_TYPE_BUFFER;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = (uint32_t)(i.size[0] = width);
    desc.buffer = pixels;
    i.bytes = width * 4;
    i.pixels = bytes;
    /* No tested driver supports buffer images. This part runs only on other drivers. */
    if (clgl_texture_create(f->context, &desc, &i.texture) == CLGL_SUCCESS) {
        for (uint32_t channels = 1; channels <= MOST_CHANNELS; ++channels)
            there_and_back(f, &i, channels % 2 ? CLGL_PIXEL_FLOAT32 : CLGL_PIXEL_UNORM8, channels);
        expect_success(clgl_texture_destroy(i.texture));
    }
    free(bytes);
    expect_success(clgl_buffer_destroy(pixels));
}

static void between_buffers(fixture *f, const pixel_memory *from, const pixel_memory *into, uint32_t flags)
{
    unsigned char *source = room_for(from->size), *got = room_for(into->size), *expected = room_for(into->size);
    clgl_texture_region all = CLGL_TEXTURE_REGION_INIT;
    size_t at[3];
    fill_pixels(&from->format, source + from->layout.offset, from->size - from->layout.offset, f->turn);
    const clgl_buffer a = compute_buffer(f->context, from->size, source);
    const clgl_buffer b = compute_buffer(f->context, into->size, got);
    expect_success(clgl_convert_buffer(f->queue, a, &from->layout, b, &into->layout, from->extent,
                                       flags | CLGL_CONVERT_ALLOW_PARTIAL, 1, 0, NULL, NULL));
    read_buffer(f->queue, b, got);
    memcpy(all.extent, from->extent, sizeof all.extent);
    FOR_EACH_PIXEL(&all, at)
    {
        const size_t place = in_pixels(into, at, 0);
        convert_pixel(&from->format, source + in_pixels(from, at, (int)flags), &into->format, expected + place);
        accept_equals(&into->format, expected + place, got + place);
    }
    if (memcmp(got, expected, into->size) != 0)
        print_error("component %d, %u channels, into component %d, %u channels, flags %x\n",
                    (int)from->layout.component_type, from->format.channels, (int)into->layout.component_type,
                    into->format.channels, (unsigned)flags);
    expect_same_bytes(got, expected, into->size);
    expect_success(clgl_buffer_destroy(a));
    expect_success(clgl_buffer_destroy(b));
    free(source);
    free(got);
    free(expected);
}

static void pair_of_buffers(fixture *f, int32_t source, uint32_t channels, int32_t destination,
                            uint32_t other_channels)
{
    static const size_t extent[3] = {19, 5, 3};
    const uint32_t turn = f->turn++;
    const clgl_pixel_layout a = layout_in_turn(source, channels, extent[0], extent[1], turn);
    const clgl_pixel_layout b = layout_in_turn(destination, other_channels, extent[0], extent[1], turn + 1);
    const pixel_memory from = make_pixel_memory(&a, extent), into = make_pixel_memory(&b, extent);
    if (go_together(&from.format, &into.format))
        between_buffers(f, &from, &into, turn % 3 == 0 ? CLGL_CONVERT_FLIP : 0);
}

static void two_buffers(fixture *f)
{
    for (int32_t source = 0; source < COMPONENT_COUNT; ++source)
        for (int32_t destination = 0; destination < COMPONENT_COUNT; ++destination)
            if (is_wanted(f))
                pair_of_buffers(f, source, 1 + f->turn % MOST_CHANNELS, destination,
                                1 + (f->turn / 2) % MOST_CHANNELS);
    /* Conversions from floats to 8-bit normalized values are the most common, so all channel counts are
     * tested. */
    for (uint32_t channels = 1; channels <= MOST_CHANNELS; ++channels)
        for (uint32_t other = 1; other <= MOST_CHANNELS; ++other)
            if (is_wanted(f)) pair_of_buffers(f, CLGL_PIXEL_FLOAT32, channels, CLGL_PIXEL_UNORM8, other);
}

/* Converts floats close to the midpoints between adjacent 8-bit or 16-bit normalized values. Then converts each
 * normalized value to a float. */
static void every_fraction_is_rounded_right(fixture *f)
{
    static const clgl_format formats[] = {CLGL_FORMAT_R8, CLGL_FORMAT_R16, CLGL_FORMAT_R8_SNORM,
                                          CLGL_FORMAT_R16_SNORM};
    clgl_format here[MOST_FORMATS];
    const uint32_t count = formats_here(f, CLGL_TEXTURE_TYPE_2D, here);
    const size_t side = 512;
    for (size_t n = 0; n < COUNT(formats); ++n) {
        clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, formats[n]);
        clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
        int has = 0;
        for (uint32_t h = 0; h < count; ++h)
            has |= here[h] == formats[n];
        if (!has) continue;
        layout.component_type = CLGL_PIXEL_FLOAT32;
        layout.component_count = 1;
        desc.width = desc.height = side;
        image i = make_image(f->context, desc, 4);
        const clgl_texture_region all = whole_image(&i);
        const pixel_memory m = make_pixel_memory(&layout, all.extent);
        f->turn += 100;
        buffer_to_texture(f, &i, &m, &all, 0);
        for (size_t at = 0; at < side * side; ++at)
            memcpy(i.pixels + at * i.format.bytes_per_pixel, &at, i.format.bytes_per_pixel);
        expect_success(clgl_texture_write(f->queue, i.texture, NULL, i.pixels, 1, 0, NULL, NULL));
        texture_to_buffer(f, &i, &m, &all, 0);
        destroy_image(&i);
    }
}

RUN(every_format)
RUN(every_count_of_channels)
RUN(every_kind)
RUN(many_pixels)
RUN(textures_of_buffers)
RUN(two_buffers)
RUN(every_fraction_is_rounded_right)

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(run_every_format),
        cmocka_unit_test(run_every_count_of_channels),
        cmocka_unit_test(run_every_kind),
        cmocka_unit_test(run_many_pixels),
        cmocka_unit_test(run_textures_of_buffers),
        cmocka_unit_test(run_two_buffers),
        cmocka_unit_test(run_every_fraction_is_rounded_right),
    };
    const char *given = getenv("CLGL_TEST_STRIDE");
    if (given) stride = (uint32_t)strtoul(given, NULL, 10);
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    if (count > 1) cmocka_set_test_filter(arguments[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
