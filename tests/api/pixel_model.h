/* Pixels of any format as numbers, and what a conversion must make of them, in double precision: the tests' own
 * account of include/clgl/convert.h. */
#ifndef PIXEL_MODEL_H
#define PIXEL_MODEL_H

#include "texture_support.h"

/* How a pixel lies in memory: its numbers, and which of red, green, blue and alpha each is. */
typedef struct pixel_format {
    int32_t numeric;
    unsigned bits, channels;
    unsigned order[4];
    /* What reading gives red gives green and blue, too; and alpha. */
    int spreads, spreads_to_alpha;
    size_t bytes;
} pixel_format;

pixel_format format_of_layout(const clgl_pixel_layout *layout);
pixel_format format_of_image(const image *i);
/* Whether integers meet fractions. */
int go_together(const pixel_format *a, const pixel_format *b);

/* From one pixel to another. */
void convert_pixel(const pixel_format *from, const void *source, const pixel_format *into, void *destination);
/* The same bytes, but that NaN may be any NaN, and a float below 2^-126 may have become 0. */
int same_pixel(const pixel_format *format, const void *got, const void *expected);
/* Numbers of this format that are hard to convert, and others: for a buffer with room for so many bytes. */
void fill_pixels(const pixel_format *format, void *memory, size_t size, uint32_t seed);

/* Pixels in a buffer, the pitches filled in; `extent` is that of the conversion. */
typedef struct pixel_memory {
    clgl_pixel_layout layout;
    pixel_format format;
    size_t extent[3];
    /* Of all, with room behind the last row */
    size_t size;
} pixel_memory;

pixel_memory make_pixel_memory(const clgl_pixel_layout *layout, const size_t *extent);
/* Where a pixel is; with `flip`, counted from the last row. */
size_t in_pixels(const pixel_memory *m, const size_t at[3], int flip);

#endif
