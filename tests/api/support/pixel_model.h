/* Pixels of any format as numbers, and the expected result of a conversion in double precision: an independent
 * model of include/clgl/convert.h. */
#ifndef PIXEL_MODEL_H
#define PIXEL_MODEL_H

#include "texture_support.h"

/* Memory layout of a pixel: its numbers, and which of red, green, blue and alpha each of them is. */
typedef struct pixel_format {
    clgl_numeric_type numeric;
    unsigned bits, channels;
    unsigned order[4];
    /* 1 if red is also read as green and blue; 1 if red is also read as alpha */
    int spreads, spreads_to_alpha;
    size_t bytes;
} pixel_format;

pixel_format format_of_layout(const clgl_pixel_layout *layout);
pixel_format format_of_image(const image *i);
/* Returns whether the formats convert into each other; integers and fractions do not. */
int go_together(const pixel_format *a, const pixel_format *b);

/* Converts one pixel. */
void convert_pixel(const pixel_format *from, const void *source, const pixel_format *into, void *destination);
/* Compares bytes; any NaN equals any NaN, and a float below 2^-126 may have been flushed to 0. */
int same_pixel(const pixel_format *format, const void *got, const void *expected);
/* Fills a buffer of `size` bytes with numbers of this format; some are hard to convert. */
void fill_pixels(const pixel_format *format, void *memory, size_t size, uint32_t seed);

/* Pixels in a buffer, with the default pitches resolved. `extent` is the extent of the conversion. */
typedef struct pixel_memory {
    clgl_pixel_layout layout;
    pixel_format format;
    size_t extent[3];
    /* Total size, including space after the last row */
    size_t size;
} pixel_memory;

pixel_memory make_pixel_memory(const clgl_pixel_layout *layout, const size_t *extent);
/* Returns the position of a pixel; with `flip`, rows count from the last one. */
size_t in_pixels(const pixel_memory *m, const size_t at[3], int flip);

#endif
