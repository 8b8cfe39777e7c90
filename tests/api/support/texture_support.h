/* Shared code of tests of textures: textures with CPU copies of their pixels. */
#ifndef TEXTURE_SUPPORT_H
#define TEXTURE_SUPPORT_H

#include "kernel_support.h"

/* A texture, and a tightly packed CPU copy of its pixels */
typedef struct image {
    clgl_texture texture;
    clgl_format_info format;
    clgl_texture_type kind;
    /* Size in the units of region origins and extents */
    size_t size[3];
    size_t bytes;
    unsigned char *pixels;
} image;

/* All texture types except buffer images */
extern const clgl_texture_type image_kinds[5];

clgl_texture_desc describe_image(clgl_texture_type kind, clgl_format format);
clgl_format_info info_of_format(clgl_format format);
/* Creates a texture from the descriptor, with pseudo-random pixels. */
image make_image(clgl_context context, clgl_texture_desc desc, uint32_t seed);
void destroy_image(image *i);
/* Compares the pixels of the texture with its CPU copy. */
void expect_image(clgl_queue queue, const image *i);

clgl_texture_region whole_image(const image *i);
/* Returns a region without the pixels at the edges, if the size is large enough. */
clgl_texture_region inner_part(const image *i);
size_t region_bytes(const image *i, const clgl_texture_region *region);
/* in_memory returns the byte offset of a pixel in memory with the pitches of the region. in_image returns the
 * byte offset of the pixel in the CPU copy. */
size_t in_memory(const image *i, const clgl_texture_region *region, const size_t at[3]);
size_t in_image(const image *i, const clgl_texture_region *region, const size_t at[3]);

/* store_region copies pixels from memory to the CPU copy, and load_region from the CPU copy to memory. The memory
 * has the pitches of the region. */
void store_region(image *i, const clgl_texture_region *region, const void *memory);
void load_region(const image *i, const clgl_texture_region *region, void *memory);

/* Runs the following statement for each pixel of the region. `at` is the position of the pixel in the region. */
#define FOR_EACH_PIXEL(region, at)                                                                               \
    for ((at)[2] = 0; (at)[2] < (region)->extent[2]; ++(at)[2])                                                  \
        for ((at)[1] = 0; (at)[1] < (region)->extent[1]; ++(at)[1])                                              \
            for ((at)[0] = 0; (at)[0] < (region)->extent[0]; ++(at)[0])

/* Stores the image formats of the device, at most MOST_FORMATS. Returns their number. */
#define MOST_FORMATS 256
uint32_t list_formats(clgl_context context, clgl_texture_type kind, clgl_access access, clgl_format *formats);
/* Returns whether the device supports 2D textures of this format. */
int has_format(clgl_context context, clgl_format format);

#endif
