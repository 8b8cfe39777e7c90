#define _GNU_SOURCE
#include "pixel_model.h"

#include <math.h>

#define HALF_MOST 65520.0
#define HALF_LEAST_NORMAL 0x1p-14
#define HALF_LAST_BIT 0x1p-24

pixel_format format_of_layout(const clgl_pixel_layout *layout)
{
    static const clgl_numeric_type numerics[] = {CLGL_NUMERIC_UNORM, CLGL_NUMERIC_SNORM, CLGL_NUMERIC_UINT,
                                                 CLGL_NUMERIC_INT, CLGL_NUMERIC_FLOAT};
    pixel_format format = {0, 0, 0, {0, 1, 2, 3}, 0, 0, 0};
    format.numeric = numerics[layout->component_type];
    format.bits = layout->component_type == CLGL_PIXEL_FLOAT32 ? 32 : 8;
    format.channels = layout->component_count ? layout->component_count : 4;
    format.bytes = format.channels * format.bits / 8;
    return format;
}

pixel_format format_of_image(const image *i)
{
    static const unsigned bgra[] = {2, 1, 0, 3}, argb[] = {3, 0, 1, 2};
    const uint32_t order = i->format.cl_channel_order;
    pixel_format format = {0, 0, 0, {0, 1, 2, 3}, 0, 0, 0};
    format.numeric = i->format.numeric;
    format.bits = i->format.bits_per_component;
    format.channels = i->format.components;
    format.bytes = i->format.bytes_per_pixel;
    if (order == CL_BGRA) memcpy(format.order, bgra, sizeof bgra);
    if (order == CL_ARGB || order == CL_A) memcpy(format.order, argb, sizeof argb);
    format.spreads = order == CL_LUMINANCE || order == CL_INTENSITY;
    format.spreads_to_alpha = order == CL_INTENSITY;
    return format;
}

static int is_integer(const pixel_format *f)
{
    return f->numeric == CLGL_NUMERIC_INT || f->numeric == CLGL_NUMERIC_UINT;
}

int go_together(const pixel_format *a, const pixel_format *b)
{
    if (a->numeric == CLGL_NUMERIC_FLOAT || b->numeric == CLGL_NUMERIC_FLOAT) return 1;
    return is_integer(a) == is_integer(b);
}

static double from_half(uint16_t half)
{
    const int exponent = half >> 10 & 31, mantissa = half & 1023;
    const double size = exponent == 31  ? mantissa ? NAN : INFINITY
                        : exponent == 0 ? mantissa * HALF_LAST_BIT
                                        : ldexp(1024 + mantissa, exponent - 25);
    return half & 0x8000 ? -size : size;
}

/* Converts to a half float. Rounds to nearest, with ties to even. */
static uint16_t to_half(double x)
{
    const double size = fabs(x);
    const uint16_t sign = signbit(x) ? 0x8000 : 0;
    int exponent = 0;
    if (isnan(x)) return 0x7e00;
    if (size >= HALF_MOST) return sign | 0x7c00;
    if (size < HALF_LEAST_NORMAL) return sign | (uint16_t)nearbyint(size / HALF_LAST_BIT);
    const double significand = nearbyint(ldexp(frexp(size, &exponent), 11));
    return sign | (uint16_t)((exponent + 14) * 1024 + (int)significand - 1024);
}

/* Returns the largest integer that a component can store. */
static double most_of(const pixel_format *f)
{
    const int has_sign = f->numeric == CLGL_NUMERIC_SNORM || f->numeric == CLGL_NUMERIC_INT;
    return ldexp(1, (int)f->bits - has_sign) - 1;
}

static double read_number(const pixel_format *f, const unsigned char *at)
{
    const size_t size = f->bits / 8;
    const int has_sign = f->numeric == CLGL_NUMERIC_SNORM || f->numeric == CLGL_NUMERIC_INT;
    uint32_t bits = 0;
    float number = 0;
    memcpy(&bits, at, size);
    if (f->numeric == CLGL_NUMERIC_FLOAT) {
        memcpy(&number, &bits, sizeof number);
        return size == 2 ? from_half((uint16_t)bits) : (double)number;
    }
    double value = bits;
    if (has_sign && bits >> (f->bits - 1)) value -= ldexp(1, (int)f->bits);
    if (is_integer(f)) return value;
    return fmax(value / most_of(f), -1);
}

static void write_number(const pixel_format *f, double value, unsigned char *at)
{
    const size_t size = f->bits / 8;
    const int has_sign = f->numeric == CLGL_NUMERIC_SNORM || f->numeric == CLGL_NUMERIC_INT;
    const double most = most_of(f);
    const float number = (float)value;
    const uint16_t half = to_half(value);
    double least = has_sign ? -most : 0;
    if (f->numeric == CLGL_NUMERIC_FLOAT) {
        memcpy(at, size == 2 ? (const void *)&half : &number, size);
        return;
    }
    if (is_integer(f) && has_sign) least -= 1;
    if (isnan(value)) value = 0;
    if (!is_integer(f)) value *= most;
    const int64_t whole = (int64_t)nearbyint(fmin(fmax(value, least), most));
    memcpy(at, &whole, size);
}

void convert_pixel(const pixel_format *from, const void *source, const pixel_format *into, void *destination)
{
    double colour[4] = {0, 0, 0, 1};
    for (unsigned c = 0; c < from->channels; ++c)
        colour[from->order[c]] = read_number(from, (const unsigned char *)source + c * (from->bits / 8));
    if (from->spreads) colour[1] = colour[2] = colour[0];
    if (from->spreads_to_alpha) colour[3] = colour[0];
    for (unsigned c = 0; c < into->channels; ++c)
        write_number(into, colour[into->order[c]], (unsigned char *)destination + c * (into->bits / 8));
}

static int same_number(const pixel_format *f, const unsigned char *got, const unsigned char *expected)
{
    if (memcmp(got, expected, f->bits / 8) == 0) return 1;
    if (f->numeric != CLGL_NUMERIC_FLOAT) return 0;
    const double a = read_number(f, got), b = read_number(f, expected);
    return (isnan(a) && isnan(b)) || (f->bits == 32 && a == 0 && fabs(b) < 0x1p-126);
}

int same_pixel(const pixel_format *f, const void *got, const void *expected)
{
    for (size_t c = 0; c < f->channels; ++c)
        if (!same_number(f, (const unsigned char *)got + c * (f->bits / 8),
                         (const unsigned char *)expected + c * (f->bits / 8)))
            return 0;
    return 1;
}

static float hard_number(uint32_t *state)
{
    static const float hard[] = {0.0f,           -0.0f,
                                 0.5f,           -0.5f,
                                 1.0f,           -1.0f,
                                 1.5f,           2.5f,
                                 -2.5f,          3.5f,
                                 127.5f,         254.5f,
                                 255.5f,         -128.5f,
                                 65504.0f,       65519.0f,
                                 65520.0f,       -65520.0f,
                                 1e10f,          -1e10f,
                                 1e-10f,         0x1p-14f,
                                 0x1p-15f,       0x1p-24f,
                                 0x1p-25f,       0x1.000002p-25f,
                                 0x1.8p-24f,     0x1.fffffep-15f,
                                 0x1.ffep9f,     0x1.ff2p9f,
                                 2147483520.0f,  2147483648.0f,
                                 -2147483648.0f, 4294967040.0f,
                                 4294967296.0f,  INFINITY,
                                 -INFINITY,      NAN,
                                 -NAN,           0x1.fffffep127f};
    static const float most[] = {255.0f, 65535.0f, 127.0f, 32767.0f};
    const uint32_t choice = next_random(state) % 8, number = next_random(state);
    const float scale = most[next_random(state) % COUNT(most)];
    uint32_t bits = 0;
    float near_middle = ((float)(number % (uint32_t)scale) + 0.5f) / scale;
    if (choice < 2) return hard[number % COUNT(hard)];
    if (choice < 4) return (float)(number >> 8) * 0x1.8p-24f - 0.25f;
    if (choice < 5) return ((float)(number >> 8) * 0x1p-24f - 0.5f) * 1e5f;
    /* Returns the midpoint between two adjacent normalized values, or a float close to the midpoint. */
    memcpy(&bits, &near_middle, sizeof bits);
    bits += next_random(state) % 5 - 2;
    memcpy(&near_middle, &bits, sizeof bits);
    return choice < 7 ? near_middle : -near_middle;
}

void fill_pixels(const pixel_format *f, void *memory, size_t size, uint32_t seed)
{
    uint32_t state = seed * 2654435761u + 1u;
    fill_bytes(memory, size, seed);
    if (f->numeric != CLGL_NUMERIC_FLOAT) return;
    /* Copies each number with memcpy, because `memory` may be unaligned. */
    for (size_t at = 0; at + sizeof(float) <= size; at += sizeof(float)) {
        const float number = hard_number(&state);
        memcpy((char *)memory + at, &number, sizeof number);
    }
}

pixel_memory make_pixel_memory(const clgl_pixel_layout *layout, const size_t *extent)
{
    pixel_memory m;
    m.layout = *layout;
    m.format = format_of_layout(layout);
    memcpy(m.extent, extent, sizeof m.extent);
    if (!m.layout.row_pitch) m.layout.row_pitch = extent[0] * m.format.bytes;
    if (!m.layout.slice_pitch) m.layout.slice_pitch = extent[1] * m.layout.row_pitch;
    m.size = m.layout.offset + extent[2] * m.layout.slice_pitch;
    return m;
}

size_t in_pixels(const pixel_memory *m, const size_t at[3], int flip)
{
    const size_t row = flip ? m->extent[1] - 1 - at[1] : at[1];
    return m->layout.offset + at[2] * m->layout.slice_pitch + row * m->layout.row_pitch + at[0] * m->format.bytes;
}
