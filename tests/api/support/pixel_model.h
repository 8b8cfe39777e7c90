/* A CPU model of the conversions in include/clgl/convert.h. The model computes in double precision. */
#ifndef PIXEL_MODEL_H
#define PIXEL_MODEL_H

#include "texture_support.h"

/* Memory layout of a pixel: type, size and number of its components, and the colour channel of each component */
typedef struct pixel_format {
    clgl_numeric_type numeric;
    unsigned bits, channels;
    unsigned order[4];
    /* 1 if the value of red is also the value of green and blue (spreads), or of alpha (spreads_to_alpha) */
    int spreads, spreads_to_alpha;
    size_t bytes;
} pixel_format;

pixel_format format_of_layout(const clgl_pixel_layout *layout);
pixel_format format_of_image(const image *i);
/* Returns whether pixels can be converted between the formats. Integers and normalized values cannot be converted
 * to each other. */
int go_together(const pixel_format *a, const pixel_format *b);

/* Converts one pixel. */
void convert_pixel(const pixel_format *from, const void *source, const pixel_format *into, void *destination);
/* Returns whether two pixels are equal. All NaNs are equal, and floats below 2^-126 are equal to 0. */
int same_pixel(const pixel_format *format, const void *got, const void *expected);
/* Fills `size` bytes with numbers of the format. Some of the numbers are difficult to round. */
void fill_pixels(const pixel_format *format, void *memory, size_t size, uint32_t seed);

/* Pixels in a buffer: the layout with explicit pitches, and the extent of the conversion */
typedef struct pixel_memory {
    clgl_pixel_layout layout;
    pixel_format format;
    size_t extent[3];
    /* Total size in bytes, including padding after the last row */
    size_t size;
} pixel_memory;

pixel_memory make_pixel_memory(const clgl_pixel_layout *layout, const size_t *extent);
/* Returns the byte offset of a pixel. If `flip` is set, rows are counted from the last row. */
size_t in_pixels(const pixel_memory *m, const size_t at[3], int flip);

#endif
