/* What the tests of textures have in common: textures whose pixels are known on the CPU, too. */
#ifndef TEXTURE_SUPPORT_H
#define TEXTURE_SUPPORT_H

#include "kernel_support.h"

/* A texture, and what it holds, tightly packed. */
typedef struct image {
    clgl_texture texture;
    clgl_format_info format;
    int32_t kind;
    /* What origins and extents count */
    size_t size[3];
    size_t bytes;
    unsigned char *pixels;
} image;

/* Of OpenCL's alone, of every kind but those of buffers, small and odd in each dimension. */
extern const int32_t image_kinds[5];

clgl_texture_desc describe_image(int32_t kind, int32_t format);
clgl_format_info info_of_format(int32_t format);
/* As described, starting with bytes that look random. */
image make_image(clgl_context context, clgl_texture_desc desc, uint32_t seed);
void destroy_image(image *i);
/* What the texture holds is what is known. */
void expect_image(clgl_queue queue, const image *i);

clgl_texture_region whole_image(const image *i);
/* A part that touches no edge that it need not touch. */
clgl_texture_region inner_part(const image *i);
size_t region_bytes(const image *i, const clgl_texture_region *region);
/* Where the pixel of a region is in memory with the region's pitches, and in what is known. */
size_t in_memory(const image *i, const clgl_texture_region *region, const size_t at[3]);
size_t in_image(const image *i, const clgl_texture_region *region, const size_t at[3]);

/* Between what is known and memory with the region's pitches. */
void store_region(image *i, const clgl_texture_region *region, const void *memory);
void load_region(const image *i, const clgl_texture_region *region, void *memory);

/* Runs `body` for each pixel of a region. */
#define FOR_EACH_PIXEL(region, at)                                                                               \
    for ((at)[2] = 0; (at)[2] < (region)->extent[2]; ++(at)[2])                                                  \
        for ((at)[1] = 0; (at)[1] < (region)->extent[1]; ++(at)[1])                                              \
            for ((at)[0] = 0; (at)[0] < (region)->extent[0]; ++(at)[0])

/* The formats that the device has images of. */
#define MOST_FORMATS 256
uint32_t list_formats(clgl_context context, int32_t kind, int32_t access, int32_t *formats);

#endif
